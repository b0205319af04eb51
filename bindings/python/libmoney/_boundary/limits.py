"""Numbers that follow from the interface's own."""

from __future__ import annotations

from .._raw import DIGITS_MAX

INT32_MAX = 2**31 - 1
COEFFICIENT_LIMIT = 10**DIGITS_MAX
WORD_MASK = 2**64 - 1
