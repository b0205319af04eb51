"""The README's commands in an empty system."""
