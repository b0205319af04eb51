"""Rates of return: internal (money-weighted) and time-weighted."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import c_double, c_uint32, sizeof
from dataclasses import dataclass
from decimal import Decimal
from enum import IntEnum
from typing import Any, NamedTuple, Union

from .._boundary.calls import call, refuse_type
from .._boundary.dates import Day, day_number
from .._boundary.numbers import Number, checked_digits, to_decimal
from .._boundary.rounding import Rounding, RoundingLike, checked_rounding
from .._errors import LimitError
from .._library import native
from .._money.money import Money
from .._public import public
from .._raw import (
    CASH_FLOWS_MAX,
    VALUE_POINTS_MAX,
    CashFlowStruct,
    DecimalStruct,
    ValuePointStruct,
    XirrStruct,
)
from .cash_flows import amount_struct, cash_flows

#: An amount, or a number if the currency does not matter.
Amount = Union[Money, Number]


@public
class XirrOutcome(IntEnum):
    """The number of internal rates of return.

    >>> from libmoney import XirrOutcome, xirr
    >>> xirr([("2024-01-01", -100), ("2025-01-01", 110)]).outcome is XirrOutcome.ONE
    True
    """

    ONE = 1
    SEVERAL = 2
    NONE = 3
    UNDEFINED = 4


@public
class XirrReason(IntEnum):
    """The reason why no rate exists.

    >>> from libmoney import XirrReason, xirr
    >>> xirr([]).reason is XirrReason.NO_FLOWS
    True
    """

    NO_FLOWS = 1
    ONE_DATE = 2
    ONE_SIGN = 3
    ALWAYS_ZERO = 4
    OUT_OF_RANGE = 5
    NO_ROOT = 6
    #: A price or a rate is missing.
    UNPRICED = 7
    #: No date on which to value the holdings.
    NO_DATE = 8

    @property
    def text(self) -> str:
        """The reason as a text.

        >>> from libmoney import XirrReason
        >>> XirrReason.ONE_DATE.text
        'all flows on one date'
        """
        words: bytes = native.money_xirr_reason_text(int(self))
        return words.decode()


@public
@dataclass(frozen=True)
class Xirr:
    """The internal rates of return of cash flows, days counted as actual/365 (fixed).

    >>> from libmoney import xirr
    >>> found = xirr([("2010-01-01", -200), ("2010-12-31", 210)])
    >>> found.outcome.name, round(found.rate, 9), found.day_count
    ('ONE', 0.05014075, 'actual/365')
    """

    outcome: XirrOutcome
    #: The reason why no rate exists, or None.
    reason: XirrReason | None
    #: In ascending order; 0.05 is 5 % a year.
    rates: tuple[float, ...]
    #: True if the number of rates is proven; otherwise rates that are almost equal count as one.
    is_certain: bool
    day_count: str = "actual/365"

    @property
    def rate(self) -> float | None:
        """The rate if there is exactly one, otherwise None.

        >>> from libmoney import xirr
        >>> xirr([("2024-01-01", 1), ("2024-06-01", 1)]).rate is None
        True
        """
        return self.rates[0] if len(self.rates) == 1 else None


@public
class TimeWeighted(NamedTuple):
    """A time-weighted return: 0.05 is 5 %.

    >>> from libmoney import TimeWeighted
    >>> TimeWeighted(0, False, None).rounded
    False
    """

    value: Decimal
    #: True if digits other than 0 were dropped.
    rounded: bool
    #: The same growth over 365 days; None unless requested.
    annualised: float | None


@public
def xirr(flows: Iterable[tuple[Day, Amount]]) -> Xirr:
    """Calculates the internal rates of return: every rate at which the flows are worth 0.

    :param flows: dates and amounts in any order; negative for payments in, positive for payments
        out. All must be Money of one currency, or all plain numbers.

    >>> from libmoney import xirr
    >>> xirr([("2024-01-01", -100), ("2024-01-01", 110)]).reason.text
    'all flows on one date'
    >>> flows = [("2021-01-01", -1000), ("2022-01-01", 2300), ("2023-01-01", "-1320")]
    >>> [round(rate, 9) for rate in xirr(flows).rates]
    [0.1, 0.2]
    """
    block, count = cash_flows(flows)
    if count > CASH_FLOWS_MAX:
        raise LimitError(f"number of flows must be at most {CASH_FLOWS_MAX}")
    result = XirrStruct()
    call(native.money_xirr, (CashFlowStruct * count).from_buffer(block), count, result)
    return made_xirr(result)


def made_xirr(result: XirrStruct) -> Xirr:
    """Returns the rates that the library found, or the reason why none exists."""
    return Xirr(
        XirrOutcome(result.outcome),
        XirrReason(result.reason) if result.reason else None,
        tuple(result.rates[: result.rate_count]),
        result.is_certain == 1,
    )


@public
def time_weighted_return(
    points: Iterable[tuple[Day, Amount, Amount]],
    digits: int = 8,
    rounding: RoundingLike = Rounding.HALF_EVEN,
    annualise: bool = False,
    flows: str | int | None = None,
) -> TimeWeighted:
    """Calculates the time-weighted return: the growth between flows, compounded, minus 1.

    :param points: dates in ascending order, the value before the flow, and the flow: positive for
        payments in, negative for payments out.
    :param flows: when a flow counts: ``"start"``, ``"end"`` or ``"start_in_end_out"``. The value
        of a point is then that at the day's end, with its flow in it.

    >>> from libmoney import time_weighted_return
    >>> points = [("2024-01-01", 0, 100), ("2024-07-01", 110, 50), ("2024-12-31", 168, 0)]
    >>> time_weighted_return(points)
    TimeWeighted(value=Decimal('0.15500000'), rounded=False, annualised=None)
    >>> round(time_weighted_return(points, digits=2, annualise=True).annualised, 9)
    0.155
    """
    array, count = value_points(points)
    if flows is not None:
        from .track_record import track_of

        record = track_of(array, count, flows, digits, rounding)
        yearly_rate = record.annualised if annualise else None
        return TimeWeighted(record.time_weighted, record.rounded, yearly_rate)
    places, mode = checked_digits(digits), checked_rounding(rounding)
    result, bits, yearly = DecimalStruct(), c_uint32(), c_double()
    asked = yearly if annualise else None
    call(native.money_time_weighted_return, array, count, places, mode, result, bits, asked)
    return TimeWeighted(to_decimal(result), bits.value != 0, yearly.value if annualise else None)


def value_points(points: Iterable[object]) -> tuple[Any, int]:
    """Returns points as structs of the library, and their number."""
    listed = [_point(point) for point in points]
    if len(listed) > VALUE_POINTS_MAX:
        raise LimitError(f"number of points must be at most {VALUE_POINTS_MAX}")
    return (ValuePointStruct * len(listed))(*listed), len(listed)


def _point(point: object) -> ValuePointStruct:
    if not isinstance(point, (tuple, list)) or len(point) != 3:
        refuse_type("a point", "a tuple of a date, a value and a flow", point)
    value, flow = amount_struct(point[1]), amount_struct(point[2])
    return ValuePointStruct(sizeof(ValuePointStruct), day_number(point[0]), value, flow)
