"""Rounds exact fractions, for the oracles of the golden vectors."""

from __future__ import annotations

from decimal import Decimal, localcontext
from fractions import Fraction
from math import floor

#: MONEY_DIGITS_SIGNIFICANT: 34 significant digits.
SIGNIFICANT = -3


def integer(value: Fraction, rounding: str) -> int:
    """The integer to which a mode rounds a fraction."""
    below = floor(value)
    rest = value - below
    if rest == 0:
        return below
    up = {
        "floor": False,
        "ceiling": True,
        "down": value < 0,
        "up": value > 0,
        "half_even": rest > Fraction(1, 2) or (rest == Fraction(1, 2) and below % 2 == 1),
        "half_up": rest > Fraction(1, 2) or (rest == Fraction(1, 2) and value > 0),
        "half_down": rest > Fraction(1, 2) or (rest == Fraction(1, 2) and value < 0),
    }[rounding]
    return below + up


def rounded(value: Fraction, digits: int, rounding: str = "half_even") -> str:
    """A fraction with fraction digits, or with 34 significant ones, as plain text."""
    if digits == SIGNIFICANT:
        size, digits = abs(value), 33
        while size >= 10:
            size, digits = size / 10, digits - 1
        while 0 < size < 1:
            size, digits = size * 10, digits + 1
    whole = integer(value * 10**digits, rounding)
    with localcontext() as context:
        context.prec = 400
        return f"{Decimal(whole).scaleb(-digits):f}"


def lines(cases: list[str]) -> str:
    """A list of JSON with a case a line."""
    return "[\n " + ",\n ".join(cases) + "\n]\n"
