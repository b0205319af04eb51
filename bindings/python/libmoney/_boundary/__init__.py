"""What every call shares: handles, texts, numbers, dates and rows on their way to C and back."""
