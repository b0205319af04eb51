"""Operations on columns of amounts: sum, convert, round, compare and allocate in one call."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from ctypes import c_int32, sizeof
from datetime import datetime, timedelta
from typing import Any, Literal

from .._boundary.calls import call_once, pending, raise_pending, refuse_type
from .._boundary.dates import day_number, instant_number
from .._boundary.freshness import Stale, seconds_of, stale_value
from .._boundary.limits import INT32_MAX
from .._boundary.numbers import Number, checked_digits, checked_int, decimal_struct, to_decimal
from .._boundary.rounding import Rounding, RoundingLike, checked_rounding
from .._currency.currency import (
    CurrencyLike,
    CurrencyRegistry,
    code_bytes,
    registry_handle,
)
from .._currency.registry_handle import holding
from .._errors import ArgumentError
from .._library import native
from .._money.allocation import _METHODS, AllocationMethod
from .._money.money import Money, money_of
from .._public import public
from .._raw import (
    COLUMN_INT8,
    COLUMN_THREADS_MAX,
    DATE_NONE,
    DIGITS_CURRENCY,
    INSTANT_NONE,
    SHARES_MAX,
    ColumnOptions,
    ColumnReportStruct,
    ColumnStruct,
    DecimalStruct,
    MoneyStruct,
    RatesHandle,
)
from .._status import Status
from .column_currencies import currencies_input
from .column_input import amounts_input, days_input, is_one_day, plain_input
from .column_memory import ARROW, Input
from .column_output import Output, finished, given_output, new_output

#: The treatment of rows that fail: the first one raises; they become null; or the result is a pair
#: of the column with nulls and the :class:`Status` of each row.
Errors = Literal["raise", "null", "status"]


def _options(
    date: int,
    max_gap: int,
    digits: int | None,
    rounding: RoundingLike,
    method: int,
    threads: int,
    registry: CurrencyRegistry | None,
    age: tuple[datetime | None, timedelta | None, Stale] = (None, None, "flag"),
) -> ColumnOptions:
    now, fresh_for, stale = age
    places = DIGITS_CURRENCY if digits is None else checked_digits(digits)
    handle = registry_handle(registry)
    gap, mode = checked_int(max_gap, "max_gap", 0, INT32_MAX), checked_rounding(rounding)
    others = (
        method,
        checked_int(threads, "threads", 0, COLUMN_THREADS_MAX),
        stale_value(stale),
        None,
        instant_number(now),
        seconds_of(fresh_for, "fresh_for"),
    )
    if handle is None and gap == 0 and others == _USUAL:
        # A copy costs a third of the fields.
        options = ColumnOptions.from_buffer_copy(_PLAIN)
        options.date, options.digits, options.rounding = date, places, mode
        return options
    return holding(ColumnOptions(sizeof(ColumnOptions), date, gap, places, mode, *others), handle)


#: The options of most calls: the method, one thread, and rates of any age.
_USUAL = (0, 1, stale_value("flag"), None, INSTANT_NONE, INSTANT_NONE)
#: The library only reads options, so calls share them.
_PLAIN = ColumnOptions(
    sizeof(ColumnOptions), DATE_NONE, 0, DIGITS_CURRENCY, Rounding.HALF_EVEN, *_USUAL
)


def _plain(threads: int, registry: CurrencyRegistry | None) -> ColumnOptions:
    if type(threads) is int and threads == 1 and registry is None:
        return _PLAIN
    return _options(DATE_NONE, 0, None, Rounding.HALF_EVEN, 0, threads, registry)


def _statuses(errors: object, length: int) -> Any:
    if errors not in ("raise", "null", "status"):
        raise ArgumentError(f"errors must be 'raise', 'null' or 'status', got {errors!r}")
    return None if errors == "raise" else (c_int32 * length)()


def _filled(
    like: Input, output: Output, report: ColumnReportStruct, statuses: Any, errors: str
) -> Any:
    result = finished(like, output, report.scale)
    if errors != "status":
        return result
    return result, [Status(status) for status in statuses]


def _has_nulls(*columns: ColumnStruct | None) -> bool:
    return any(column is not None and column.validity is not None for column in columns)


def convert_column(
    handle: RatesHandle,
    amounts: object,
    source: object,
    target: CurrencyLike,
    on: object,
    max_gap: int,
    rounding: RoundingLike,
    digits: int | None,
    registry: CurrencyRegistry | None,
    scale: int | None,
    errors: Errors,
    threads: int,
    out: Any,
    age: tuple[datetime | None, timedelta | None, Stale],
    warn: Callable[[list[str]], None] | None,
) -> Any:
    """See :meth:`libmoney.Rates.convert_column`.

    :param warn: called with the rows' currencies before the conversion.
    """
    given, codes = amounts_input(amounts, scale), currencies_input(source)
    date, dates, keep = DATE_NONE, None, None
    if is_one_day(on):
        date = day_number(on)
    else:
        dates, keep = days_input(on)
    options = _options(date, max_gap, digits, rounding, 0, threads, registry, age)
    statuses = _statuses(errors, given.struct.length)
    nulls = statuses is not None or _has_nulls(given.struct, codes.indices, dates)
    report = ColumnReportStruct()
    if out is None:
        output = new_output(given, given.struct.layout, nulls)
    else:
        output = given_output(given, out, nulls)
    before = (handle, given.struct, codes.struct, dates, code_bytes(target), options)
    if warn is not None:
        warn(codes.codes)
    _call_scaled(native.money_column_convert, before, given, output, (statuses, report))
    del keep
    return _filled(given, output, report, statuses, errors)


def _call_scaled(
    function: Any, before: tuple[Any, ...], given: Input, output: Output, after: tuple[Any, ...]
) -> None:
    # A decimal column keeps its type if that has room for the results' digits.
    inner = given.inner or given
    if given.is_decimal and inner.kind == ARROW:
        output.struct.scale = given.struct.scale
        status = function(*before, output.struct, *after, None)
        if pending:
            raise_pending()
        if status == 0:
            return
        output.struct.scale = DIGITS_CURRENCY
    # Repeating a call over a long column only to obtain its error would cost too much.
    call_once(function, *before, output.struct, *after)


@public
def sum_column(
    amounts: object,
    currency: object = None,
    *,
    registry: CurrencyRegistry | None = None,
    scale: int | None = None,
    threads: int = 1,
) -> Any:
    """The exact sum of a column, null rows left out.

    :param amounts: integers are minor units (or 10^-``scale``), decimals themselves: a list, a
        NumPy array, a pandas Series or a pyarrow Array of them.
    :param currency: a code for a :class:`Money`; a column of codes for a dict of sums by currency;
        None for an int or a Decimal, like the amounts.

    >>> from decimal import Decimal
    >>> sum_column([1050, 250], "EUR")
    Money('13.00', 'EUR')
    >>> sum_column([1050, 250, 100], ["EUR", "JPY", "EUR"])
    {'EUR': Money('11.50', 'EUR'), 'JPY': Money('250', 'JPY')}
    >>> sum_column([Decimal("0.1"), None, Decimal("0.25")])
    Decimal('0.35')
    """
    given = plain_input(amounts, scale) if currency is None else amounts_input(amounts, scale)
    codes = None if currency is None else currencies_input(currency)
    count = 1 if codes is None else len(codes.codes)
    sums, options = (DecimalStruct * count)(), _plain(threads, registry)
    call_once(
        native.money_column_sum,
        given.struct,
        None if codes is None else codes.struct,
        options,
        sums,
        None,
    )
    if codes is None:
        total = to_decimal(sums[0])
        return total if given.is_decimal or scale is not None else int(total)
    if codes.indices is None:
        return _money(sums[0], codes.codes[0])
    return {code: _money(sums[index], code) for index, code in enumerate(codes.codes)}


def _money(value: DecimalStruct, code: str) -> Money:
    return money_of(MoneyStruct(value.lo, value.hi, value.scale, code.encode()))


@public
def quantize_column(
    amounts: object,
    digits: int | None = None,
    rounding: RoundingLike = Rounding.HALF_EVEN,
    *,
    currency: object = None,
    registry: CurrencyRegistry | None = None,
    scale: int | None = None,
    errors: Errors = "raise",
    threads: int = 1,
) -> Any:
    """Rounds a column, each row like :meth:`Money.rounded`; the result has the input's type.

    :param digits: the number of fraction digits, 0 to 38; None for the minor units of each row's
        ``currency``.
    :param scale: the number of fraction digits of integer amounts; the results have ``digits``.

    >>> from decimal import Decimal
    >>> quantize_column([Decimal("0.125"), Decimal("0.135"), None], 2)
    [Decimal('0.12'), Decimal('0.14'), None]
    >>> quantize_column([12345, -12355], 1, scale=3)
    [123, -124]
    """
    given = amounts_input(amounts, scale)
    codes = None if currency is None else currencies_input(currency)
    options = _options(DATE_NONE, 0, digits, rounding, 0, threads, registry)
    statuses = _statuses(errors, given.struct.length)
    indices = None if codes is None else codes.indices
    nulls = statuses is not None or _has_nulls(given.struct, indices)
    output, report = new_output(given, given.struct.layout, nulls), ColumnReportStruct()
    before = (given.struct, None if codes is None else codes.struct, options)
    _call_scaled(native.money_column_quantize, before, given, output, (statuses, report))
    return _filled(given, output, report, statuses, errors)


@public
def compare_column(
    a: object,
    b: object,
    currency: object = None,
    other_currency: object = None,
    *,
    registry: CurrencyRegistry | None = None,
    scale: int | None = None,
    errors: Errors = "raise",
    threads: int = 1,
) -> Any:
    """Compares row by row: -1, 0 or 1 if ``a`` is less than, equal to or greater than ``b``.

    :param currency: the currencies of ``a``, and of ``b`` unless ``other_currency`` is set; None
        for
        plain numbers.
    :param scale: the number of fraction digits of integers without a currency; None for 0.

    >>> from decimal import Decimal
    >>> compare_column([Decimal("1.50"), Decimal(2)], [Decimal("1.5"), Decimal(3)])
    [0, -1]
    """
    numbers_input = plain_input if currency is None else amounts_input
    first, second = numbers_input(a, scale), numbers_input(b, scale)
    codes = None if currency is None else currencies_input(currency)
    others = codes if other_currency is None else currencies_input(other_currency)
    statuses = _statuses(errors, first.struct.length)
    columns = [first.struct, second.struct]
    columns += [each.indices for each in (codes, others) if each is not None and each.indices]
    nulls = statuses is not None or _has_nulls(*columns)
    output, report = new_output(first, COLUMN_INT8, nulls), ColumnReportStruct()
    call_once(
        native.money_column_compare,
        first.struct,
        None if codes is None else codes.struct,
        second.struct,
        None if others is None else others.struct,
        _plain(threads, registry),
        output.struct,
        statuses,
        report,
    )
    return _filled(first, output, report, statuses, errors)


@public
def allocate_column(
    amounts: object,
    weights: Iterable[Number],
    method: AllocationMethod = "largest_remainder",
    digits: int | None = None,
    *,
    scale: int | None = None,
    errors: Errors = "raise",
    threads: int = 1,
) -> Any:
    """Allocates each amount in proportion to the same weights: one column per weight.

    In each row the shares sum to the amount, like those of :meth:`Money.allocate`. With the method
    ``separate_remainder`` the last column contains the remainder.

    :param digits: the number of fraction digits of the shares; None for the column's own unit.

    >>> allocate_column([100, -100, None], [1, 1, 1])
    [[34, -34, None], [33, -33, None], [33, -33, None]]
    """
    if isinstance(weights, (str, bytes)):
        refuse_type("weights", "a list of numbers", weights)
    if method not in _METHODS:
        raise ArgumentError(f"a method must be one of {', '.join(_METHODS)}, got {method!r}")
    parts = [decimal_struct(weight, "a weight") for weight in weights]
    given, count = amounts_input(amounts, scale), len(parts)
    options = _options(DATE_NONE, 0, digits, Rounding.HALF_EVEN, _METHODS[method], threads, None)
    statuses = _statuses(errors, given.struct.length)
    nulls = statuses is not None or _has_nulls(given.struct)
    keeps = method == "separate_remainder"
    room = count + keeps if count <= SHARES_MAX else 0
    outputs = [new_output(given, given.struct.layout, nulls) for _ in range(room)]
    structs = (ColumnStruct * max(count, 1))(*[output.struct for output in outputs[:count]])
    report = ColumnReportStruct()
    call_once(
        native.money_column_allocate,
        given.struct,
        (DecimalStruct * count)(*parts),
        count,
        options,
        structs,
        outputs[-1].struct if keeps else None,
        statuses,
        report,
    )
    columns = [finished(given, output, report.scale) for output in outputs]
    if errors == "status" and statuses is not None:
        return columns, [Status(status) for status in statuses]
    return columns
