"""Periods: a unit of time, or a multiple of one."""

from __future__ import annotations

from enum import IntEnum

from .. import _raw
from .._boundary.calls import refuse_type
from .._boundary.choices import chosen
from .._boundary.numbers import checked_int
from .._public import public

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Union


@public
class PeriodUnit(IntEnum):
    """A unit of time between payments.

    >>> from libmoney import PeriodUnit, apr
    >>> apr("eu", advances=[(0, 100)], payments=[(1, 110)], unit=PeriodUnit.YEAR, digits=1)
    Decimal('10.0')
    """

    DAY = _raw.PERIOD_DAY
    WEEK = _raw.PERIOD_WEEK
    MONTH = _raw.PERIOD_MONTH
    YEAR = _raw.PERIOD_YEAR
    #: For :func:`apr` only: payments twice a month.
    HALF_MONTH = _raw.PERIOD_HALF_MONTH


if TYPE_CHECKING:
    #: A unit of time or its name, such as ``"month"``, or a multiple, such as ``(3, "month")``.
    Period = Union[PeriodUnit, str, tuple[int, Union[PeriodUnit, str]]]
else:
    Period = object


def checked_period(value: object, what: str) -> tuple[int, PeriodUnit]:
    """Returns the number of units of a period, and the unit.

    :param what: the argument's name in an error.
    """
    if not isinstance(value, tuple):
        return 1, chosen(PeriodUnit, value, what)
    if len(value) != 2:
        refuse_type(what, "a unit, or a tuple of a number and a unit", value)
    count, unit = value
    return checked_int(count, what, low=1), chosen(PeriodUnit, unit, what)
