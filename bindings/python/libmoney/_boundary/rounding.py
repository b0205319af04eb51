"""How a result that does not fit its digits is rounded."""

from __future__ import annotations

from enum import IntEnum

from .. import _raw
from .._public import public
from .choices import chosen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Union


@public
class Rounding(IntEnum):
    """The eleven ways to round.

    >>> Money("2.5", "JPY").rounded(rounding=Rounding.HALF_EVEN)
    Money('2', 'JPY')
    >>> Money("2.5", "JPY").rounded(rounding=Rounding.HALF_UP)
    Money('3', 'JPY')
    """

    #: To nearest, ties to the even digit; the default.
    HALF_EVEN = _raw.ROUND_HALF_EVEN
    #: To nearest, ties away from zero.
    HALF_UP = _raw.ROUND_HALF_UP
    #: To nearest, ties towards zero.
    HALF_DOWN = _raw.ROUND_HALF_DOWN
    #: Away from zero.
    UP = _raw.ROUND_UP
    #: Towards zero.
    DOWN = _raw.ROUND_DOWN
    #: Towards positive infinity.
    CEILING = _raw.ROUND_CEILING
    #: Towards negative infinity.
    FLOOR = _raw.ROUND_FLOOR
    #: An inexact result is an error.
    UNNECESSARY = _raw.ROUND_UNNECESSARY
    #: To nearest, ties to the odd digit.
    HALF_ODD = _raw.ROUND_HALF_ODD
    #: To nearest, ties towards positive infinity.
    HALF_CEILING = _raw.ROUND_HALF_CEILING
    #: To nearest, ties towards negative infinity.
    HALF_FLOOR = _raw.ROUND_HALF_FLOOR


if TYPE_CHECKING:
    #: A rounding mode, or its name: ``Rounding.HALF_UP``, ``"half_up"``, or
    #: ``decimal.ROUND_HALF_UP``.
    RoundingLike = Union[Rounding, str]
else:
    RoundingLike = object


def checked_rounding(value: object) -> Rounding:
    """The argument, when it is a rounding mode."""
    if type(value) is Rounding:
        return value
    if isinstance(value, str):
        value = value.upper()
        value = value[len("ROUND_") :] if value.startswith("ROUND_") else value
    return chosen(Rounding, value, "a rounding mode")
