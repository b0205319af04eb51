"""Track records: returns, drawdown and volatility between two days."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref, c_int32, c_uint32, sizeof
from datetime import date as Date
from decimal import Decimal
from enum import IntEnum
from typing import NamedTuple, Union

from .. import _raw
from .._boundary.calls import call
from .._boundary.choices import chosen
from .._boundary.dates import Day, day_number, day_of
from .._boundary.numbers import Number, checked_digits, checked_int, decimal_struct, to_decimal
from .._boundary.rounding import Rounding, RoundingLike, checked_rounding
from .._errors import ArgumentError
from .._library import native
from .._money.money import Money, money_of
from .._public import public
from .._raw import DecimalStruct, TrackOptions, TrackRecordStruct
from .returns import Amount, Xirr, made_xirr, value_points


@public
class FlowTime(IntEnum):
    """When the flow of a day counts. Except for AFTER, the value of a point contains its flow.

    >>> from libmoney import FlowTime, track_record
    >>> points = [("2024-01-01", 100, 0), ("2024-01-02", 220, 100)]
    >>> [str(track_record(points, flows=time, digits=2).time_weighted) for time in FlowTime]
    ['1.20', '0.10', '0.20', '0.10']
    """

    AFTER = _raw.FLOW_AFTER
    START = _raw.FLOW_START
    END = _raw.FLOW_END
    START_IN_END_OUT = _raw.FLOW_START_IN_END_OUT


#: A flow time, or its name: ``"start_in_end_out"``.
FlowTimeLike = Union[FlowTime, str]


@public
class Sample(IntEnum):
    """The calendar periods whose last values are compared for the volatility.

    >>> from libmoney import Sample
    >>> Sample.WEEK.name
    'WEEK'
    """

    DAY = _raw.SAMPLE_DAY
    WEEK = _raw.SAMPLE_WEEK
    MONTH = _raw.SAMPLE_MONTH


#: A sample period, or its name: ``"month"``.
SampleLike = Union[Sample, str]


@public
class Drawdown(NamedTuple):
    """The greatest fall from a high, and the longest time below one.

    >>> from libmoney import track_record
    >>> points = [("2024-01-01", 100, 0), ("2024-01-02", 75, 0), ("2024-01-04", 120, 0)]
    >>> found = track_record(points, digits=2).drawdown
    >>> str(found.depth), str(found.trough), found.longest_days
    ('0.25', '2024-01-02', 3)
    """

    #: As a part of the high: 0.25 is 25 %.
    depth: Decimal
    peak: Date | None
    trough: Date | None
    #: The first day above the high; ``None`` before the recovery.
    recovery: Date | None
    longest_days: int
    longest_start: Date | None


@public
class Volatility(NamedTuple):
    """The deviation of logarithmic returns from their mean, from one sample to the next.

    >>> from libmoney import track_record
    >>> points = [("2024-01-01", 100, 0), ("2024-01-02", 110, 0), ("2024-01-03", 100, 0)]
    >>> found = track_record(points).volatility
    >>> round(found.deviation, 6), found.samples
    (0.134789, 2)
    """

    deviation: float
    #: From the returns below the mean only.
    semi_deviation: float
    #: The factor of both to a year.
    year_factor: float
    #: The number of returns.
    samples: int


@public
class TrackRecord(NamedTuple):
    """The performance between two days; a return of 0.05 is 5 %.

    >>> from libmoney import track_record
    >>> points = [("2024-01-01", 10000, 0), ("2024-01-02", 11000, 0), ("2024-01-03", 21000, 10000)]
    >>> record = track_record(points, digits=2)
    >>> record.time_weighted, record.gain
    (Decimal('0.10'), Money('1000', 'XXX'))
    """

    first: Date
    last: Date
    start_value: Money
    end_value: Money
    flows: Money
    gain: Money
    time_weighted: Decimal
    #: The same growth over 365 days; None if undefined.
    annualised: float | None
    #: The gain over the average capital; None if that is not above 0.
    modified_dietz: Decimal | None
    money_weighted: Xirr
    drawdown: Drawdown
    #: None with fewer than two returns, or a value of 0.
    volatility: Volatility | None
    rounded: bool
    #: The track record of the benchmark in the same window, or None.
    benchmark: TrackRecord | None = None


def track_options(
    flows: object,
    sample: object,
    digits: object,
    rounding: object,
    first: Day | None,
    last: Day | None,
    price_gap: object = 7,
) -> TrackOptions:
    """Returns options as a struct of the library."""
    return TrackOptions(
        sizeof(TrackOptions),
        chosen(FlowTime, flows, "flows"),
        chosen(Sample, sample, "sample"),
        checked_digits(digits),
        checked_rounding(rounding),
        _raw.DATE_NONE if first is None else day_number(first),
        _raw.DATE_NONE if last is None else day_number(last),
        checked_int(price_gap, "the gap of prices", low=0),
        0,
    )


def made_track_record(
    record: TrackRecordStruct, benchmark: TrackRecord | None = None
) -> TrackRecord:
    """Returns a record of the package."""
    figures = record.figures
    first, last = day_of(record.first), day_of(record.last)
    if first is None or last is None:
        raise ArgumentError("track record must have a first and a last day")
    drawdown = Drawdown(
        to_decimal(record.drawdown),
        day_of(record.peak),
        day_of(record.trough),
        day_of(record.recovery),
        record.longest_days,
        day_of(record.longest_start),
    )
    volatility = Volatility(
        record.volatility, record.semi_deviation, record.year_factor, record.sample_count
    )
    return TrackRecord(
        first,
        last,
        money_of(record.start_value),
        money_of(record.end_value),
        money_of(record.flows),
        money_of(record.gain),
        to_decimal(record.time_weighted),
        record.annualised if figures & _raw.TRACK_ANNUALISED else None,
        to_decimal(record.modified_dietz) if figures & _raw.TRACK_MODIFIED_DIETZ else None,
        made_xirr(record.money_weighted),
        drawdown,
        volatility if figures & _raw.TRACK_VOLATILITY else None,
        record.flags != 0,
        benchmark,
    )


@public
def track_record(
    points: Iterable[tuple[Day, Amount, Amount]],
    flows: FlowTimeLike = FlowTime.START_IN_END_OUT,
    sample: SampleLike = Sample.DAY,
    first: Day | None = None,
    last: Day | None = None,
    digits: int = 8,
    rounding: RoundingLike = Rounding.HALF_EVEN,
) -> TrackRecord:
    """Computes the track record of an investment from its values and flows.

    :param points: dates in ascending order, the value at the day's end with its flow in it,
        and the flow: positive for payments in, negative for withdrawals.
    :param flows: when the flow of a day counts.
    :param first: the last point on or before this day is the first; None for all points.
    :param last: the last point on or before this day is the last; None for all points.

    >>> from libmoney import track_record
    >>> points = [("2024-01-01", 100, 0), ("2024-02-01", 80, 0), ("2024-03-01", 110, 0)]
    >>> record = track_record(points, digits=2)
    >>> str(record.time_weighted), str(record.drawdown.depth)
    ('0.10', '0.20')
    """
    array, count = value_points(points)
    return track_of(array, count, flows, digits, rounding, sample, first, last)


def track_of(
    array: object,
    count: int,
    flows: object,
    digits: object,
    rounding: object,
    sample: object = Sample.DAY,
    first: Day | None = None,
    last: Day | None = None,
) -> TrackRecord:
    """Computes the track record of points that are structs of the library."""
    options = track_options(flows, sample, digits, rounding, first, last)
    record = TrackRecordStruct()
    call(native.money_points_track_record, array, count, byref(options), record)
    return made_track_record(record)


@public
def real_return(
    nominal: Number,
    index_start: Number,
    index_end: Number,
    digits: int = 8,
    rounding: RoundingLike = Rounding.HALF_EVEN,
) -> Decimal:
    """Computes the real return of a nominal one, given an index of prices.

    >>> from libmoney import real_return
    >>> real_return("0.10", 100, 110, digits=2)
    Decimal('0.00')
    """
    numbers = [decimal_struct(one) for one in (nominal, index_start, index_end)]
    places, mode = checked_digits(digits), checked_rounding(rounding)
    result, flags = DecimalStruct(), c_uint32()
    call(native.money_real_return, *map(byref, numbers), places, mode, result, flags)
    return to_decimal(result)


#: The names of windows.
_WINDOWS = {
    "1M": _raw.WINDOW_ONE_MONTH,
    "3M": _raw.WINDOW_THREE_MONTHS,
    "6M": _raw.WINDOW_SIX_MONTHS,
    "YTD": _raw.WINDOW_YEAR_TO_DATE,
    "1Y": _raw.WINDOW_ONE_YEAR,
    "3Y": _raw.WINDOW_THREE_YEARS,
    "5Y": _raw.WINDOW_FIVE_YEARS,
    "10Y": _raw.WINDOW_TEN_YEARS,
    "MAX": _raw.WINDOW_MAX,
}


@public
def window_start(window: str, last: Day, earliest: Day | None = None) -> Date:
    """Returns the first day of a window such as ``"3M"``, ``"YTD"`` or ``"max"``.

    >>> from libmoney import window_start
    >>> str(window_start("1M", "2024-03-31")), str(window_start("YTD", "2024-03-31"))
    ('2024-02-29', '2023-12-31')
    """
    number = _WINDOWS.get(str(window).upper())
    if number is None:
        raise ArgumentError(f"window must be one of {', '.join(_WINDOWS)}, got {window!r}")
    limit = _raw.DATE_NONE if earliest is None else day_number(earliest)
    first = c_int32()
    call(native.money_window_start, number, day_number(last), limit, first)
    return Date.fromordinal(first.value + Date(1970, 1, 1).toordinal())
