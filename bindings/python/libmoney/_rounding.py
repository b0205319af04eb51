"""How a result that does not fit its digits is rounded."""

from __future__ import annotations

from enum import IntEnum

from ._calls import refuse_type


class Rounding(IntEnum):
    """The eight ways to round.

    >>> Money("2.5", "JPY").rounded(rounding=Rounding.HALF_EVEN)
    Money('2', 'JPY')
    >>> Money("2.5", "JPY").rounded(rounding=Rounding.HALF_UP)
    Money('3', 'JPY')
    """

    #: To nearest, ties to the even digit; the default.
    HALF_EVEN = 0
    #: To nearest, ties away from zero.
    HALF_UP = 1
    #: To nearest, ties towards zero.
    HALF_DOWN = 2
    #: Away from zero.
    UP = 3
    #: Towards zero.
    DOWN = 4
    #: Towards positive infinity.
    CEILING = 5
    #: Towards negative infinity.
    FLOOR = 6
    #: An inexact result is an error.
    UNNECESSARY = 7


def checked_rounding(value: object) -> Rounding:
    """The argument, when it is a rounding mode."""
    if isinstance(value, Rounding):
        return value
    refuse_type("a rounding mode", "a Rounding, such as Rounding.HALF_EVEN", value)
