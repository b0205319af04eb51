"""The parts that every call shares: handles, texts, numbers, dates and rows, to C and back."""

# Before the first call of the library, the main thread is watched, so that Ctrl-C ends long calls.
from . import progress as progress
