"""Currencies that lost zeros and kept their code."""

from __future__ import annotations

from fractions import Fraction

from .._boundary.calls import call
from .._boundary.dates import Day, day_number
from .._boundary.identifiers import identifier
from .._boundary.numbers import fraction_of
from .._library import native
from .._public import public
from .._raw import RatioStruct


@public
def redenomination(currency: str, since: Day, until: Day) -> Fraction:
    """The units of the day ``until`` that one unit of the day ``since`` is.

    It is 1 unless the currency lost zeros in between and kept its code. Conversions use the factor.

    >>> redenomination("SYP", "2025-12-31", "2026-01-01")
    Fraction(1, 100)
    >>> redenomination("VES", "2021-10-01", "2021-09-30")
    Fraction(1000000, 1)
    """
    ratio = RatioStruct()
    code = identifier(currency, "a currency")
    call(native.money_redenomination, code, day_number(since), day_number(until), ratio)
    return fraction_of(ratio)
