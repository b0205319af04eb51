"""The parts that every call shares: handles, texts, numbers, dates and rows, to C and back."""
