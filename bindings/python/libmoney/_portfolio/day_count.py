"""Day counts: the days between two dates as years, by a convention."""

from __future__ import annotations

from ctypes import byref
from enum import IntEnum
from fractions import Fraction

from .. import _raw
from .._boundary.calls import call
from .._boundary.choices import chosen
from .._boundary.dates import Day, day_number
from .._boundary.numbers import fraction_of
from .._errors import ArgumentError
from .._library import native
from .._public import public
from .._raw import DayCountOptions, RatioStruct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Union


@public
class DayCount(IntEnum):
    """A day count convention.

    >>> from libmoney import DayCount, day_count
    >>> day_count("2024-02-28", "2024-03-01", DayCount.THIRTY_360_BOND)
    Fraction(1, 120)
    """

    #: Actual/365 (Fixed): ``"act/365f"``.
    ACTUAL_365 = _raw.DAY_COUNT_ACTUAL_365
    #: Actual/360: ``"act/360"``.
    ACTUAL_360 = _raw.DAY_COUNT_ACTUAL_360
    #: Actual/365 Actual: ``"act/365a"``. A year has 366 days if 29 February is included.
    ACTUAL_365_ACTUAL = _raw.DAY_COUNT_ACTUAL_365_ACTUAL
    #: Actual/Actual (ISDA): ``"act/act isda"``.
    ACTUAL_ACTUAL_ISDA = _raw.DAY_COUNT_ACTUAL_ACTUAL_ISDA
    #: Actual/Actual (ICMA, formerly ISMA): ``"act/act icma"`` or ``"act/act isma"``.
    ACTUAL_ACTUAL_ICMA = _raw.DAY_COUNT_ACTUAL_ACTUAL_ICMA
    #: Actual/Actual (AFB): ``"act/act afb"``.
    ACTUAL_ACTUAL_AFB = _raw.DAY_COUNT_ACTUAL_ACTUAL_AFB
    #: 30/360 (Bond Basis): ``"30/360 bond"``.
    THIRTY_360_BOND = _raw.DAY_COUNT_THIRTY_360_BOND
    #: 30E/360 (Eurobond Basis): ``"30e/360"``.
    THIRTY_E_360 = _raw.DAY_COUNT_THIRTY_E_360
    #: 30/360 (US): ``"30/360 us"``.
    THIRTY_360_US = _raw.DAY_COUNT_THIRTY_360_US
    #: 30E/360 (ISDA): ``"30e/360 isda"``.
    THIRTY_E_360_ISDA = _raw.DAY_COUNT_THIRTY_E_360_ISDA


_NAMES = {
    "act/365f": DayCount.ACTUAL_365,
    "act/360": DayCount.ACTUAL_360,
    "act/365a": DayCount.ACTUAL_365_ACTUAL,
    "act/act isda": DayCount.ACTUAL_ACTUAL_ISDA,
    "act/act icma": DayCount.ACTUAL_ACTUAL_ICMA,
    "act/act isma": DayCount.ACTUAL_ACTUAL_ICMA,
    "act/act afb": DayCount.ACTUAL_ACTUAL_AFB,
    "30/360 bond": DayCount.THIRTY_360_BOND,
    "30e/360": DayCount.THIRTY_E_360,
    "30/360 us": DayCount.THIRTY_360_US,
    "30e/360 isda": DayCount.THIRTY_E_360_ISDA,
}

if TYPE_CHECKING:
    #: A day count convention, or its name, such as ``"act/act isda"``.
    DayCountLike = Union[DayCount, str]
else:
    DayCountLike = object


def checked_convention(value: object) -> DayCount:
    """Returns the convention that an argument is or names."""
    if not isinstance(value, str):
        return chosen(DayCount, value, "a day count convention")
    found = _NAMES.get(value.lower())
    if found is None:
        raise ArgumentError(
            f"a day count convention must be one of {', '.join(_NAMES)}, got {value!r}"
        )
    return found


@public
def day_count(
    start: Day,
    end: Day,
    convention: DayCountLike,
    *,
    period: tuple[Day, Day] | None = None,
    termination: Day | None = None,
) -> Fraction:
    """Returns the years between two dates as an exact fraction; negative if the end is first.

    :param convention: a DayCount, or its name: ``"act/360"``, ``"30/360 us"``.
    :param period: a coupon period, which Actual/Actual (ICMA) requires.
    :param termination: the end of the contract, for 30E/360 (ISDA).

    >>> from libmoney import day_count
    >>> day_count("2003-11-01", "2004-05-01", "act/act isda")
    Fraction(66491, 133590)
    >>> period = ("2003-11-01", "2004-05-01")
    >>> day_count("2003-11-01", "2004-05-01", "act/act icma", period=period)
    Fraction(1, 2)
    """
    options, years = DayCountOptions(), RatioStruct()
    native.money_day_count_options_init(byref(options))
    if period is not None:
        first, last = period
        options.period_start = day_number(first, "the start of a period")
        options.period_end = day_number(last, "the end of a period")
    if termination is not None:
        options.termination = day_number(termination, "a termination date")
    call(
        native.money_day_count,
        day_number(start),
        day_number(end),
        checked_convention(convention),
        byref(options),
        years,
    )
    return fraction_of(years)
