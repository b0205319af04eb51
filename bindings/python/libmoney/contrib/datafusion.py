"""Amounts in DataFusion: structs of ``currency`` and ``amount`` in the columns of a frame.

DataFusion reads a literal such as ``1.19`` as a float and coerces arguments to the types of a
function, so these functions work on a column in its own type.

>>> import datafusion, pyarrow as pa
>>> from libmoney import Rates
>>> from libmoney.contrib import arrow, datafusion as money_datafusion
>>> context = datafusion.SessionContext()
>>> prices = arrow.array([Money("12.50", "EUR"), Money("3.00", "USD"), Money("1.00", "EUR")])
>>> frame = context.from_arrow(pa.table({"price": prices.storage}))
>>> money_datafusion.totals(frame, "price")
{'EUR': Money('13.50', 'EUR'), 'USD': Money('3.00', 'USD')}
>>> rates = Rates([("EUR", "USD", "1.25")])
>>> euros = money_datafusion.converted(frame, "price", rates, "EUR")
>>> money_datafusion.totals(euros, "price")
{'EUR': Money('15.90', 'EUR')}
"""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,misc,unused-ignore"
from __future__ import annotations

from typing import Any

import pyarrow as pa
import pyarrow.compute
from datafusion import col, udf

from .._boundary.rounding import Rounding
from .._columns.columns import quantize_column, sum_column
from .._money.amount_parts import checked_code, default_scale
from .._money.money import Money
from .._rates.rates import Rates
from .._rates.shipped import is_undated, warn_of

__all__ = ["converted", "rounded", "totals"]

_compute: Any = pyarrow.compute


def __dir__() -> list[str]:
    return sorted(__all__)


def totals(frame: Any, column: str) -> dict[str, Money]:
    """Returns the exact sum of each currency in a column of amounts."""
    _storage(frame, column)
    table = frame.select(col(f'"{column}"')).to_arrow_table()
    found: dict[str, Money] = {}
    for chunk in table.column(0).chunks:
        codes, numbers = _parts(chunk)
        is_row = _compute.and_(codes.is_valid(), numbers.is_valid())
        codes, numbers = codes.filter(is_row), numbers.filter(is_row)
        if len(codes) == 0:
            continue
        for code, total in sum_column(numbers, codes).items():
            found[code] = found[code] + total if code in found else total
    return dict(sorted(found.items()))


def converted(
    frame: Any, column: str, rates: Rates, target: Any, on: Any = None, **options: Any
) -> Any:
    """Returns the frame with a column in another currency, at the newest rates or those of a day.

    :param on: a day, or the name of a column of days; None for the table's newest day.
    """
    if is_undated(rates, on):
        # DataFusion runs the function later and in its own thread, where a warning has no source
        # line.
        on = rates.as_of
        warn_of([on])
    code = checked_code(target)
    digits = options.setdefault("digits", default_scale(code))

    def run(amounts: Any, *days: Any) -> Any:
        codes, numbers = _parts(amounts)
        numbers = _compute.if_else(codes.is_valid(), numbers, pa.scalar(None, numbers.type))
        day = days[0] if days else on
        result = rates.convert_column(numbers, codes.fill_null(code), code, day, **options)
        return _structs(result, pa.array([code] * len(result)), digits)

    days = [on] if isinstance(on, str) and on in frame.schema().names else []
    return _changed(frame, column, run, digits, days)


def rounded(frame: Any, column: str, digits: int, rounding: Rounding = Rounding.HALF_EVEN) -> Any:
    """Returns the frame with the amounts of a column rounded to ``digits`` fraction digits."""

    def run(amounts: Any) -> Any:
        codes, numbers = _parts(amounts)
        return _structs(quantize_column(numbers, digits, rounding), codes, digits)

    return _changed(frame, column, run, digits, [])


def _storage(frame: Any, column: str) -> Any:
    """Returns the type of a column of amounts."""
    kind = frame.schema().field(column).type
    kind = kind.storage_type if isinstance(kind, pa.BaseExtensionType) else kind
    names = {field.name for field in kind} if pa.types.is_struct(kind) else set()
    if names != {"currency", "amount"} or not pa.types.is_decimal(kind.field("amount").type):
        raise TypeError(f"amounts must be structs of currency and amount, got {kind}")
    return kind


def _parts(amounts: Any) -> tuple[Any, Any]:
    """Returns the codes and the numbers of an array of structs; both null where a row is."""
    rows = amounts.storage if isinstance(amounts, pa.ExtensionArray) else amounts
    names = [field.name for field in rows.type]
    parts = dict(zip(names, rows.flatten()))
    return parts["currency"].cast(pa.string()), parts["amount"]


def _kind(digits: int) -> Any:
    return pa.struct([("currency", pa.string()), ("amount", pa.decimal128(38, digits))])


def _structs(numbers: Any, codes: Any, digits: int) -> Any:
    numbers = numbers.cast(pa.decimal128(38, digits))
    mask = _compute.or_(numbers.is_null(), codes.is_null())
    return pa.StructArray.from_arrays([codes, numbers], fields=list(_kind(digits)), mask=mask)


def _changed(frame: Any, column: str, run: Any, digits: int, days: list[str]) -> Any:
    kinds = [_storage(frame, column), *(frame.schema().field(day).type for day in days)]
    function = udf(run, kinds, _kind(digits), "volatile", name="libmoney")
    given = [col(f'"{name}"') for name in (column, *days)]
    return frame.with_column(column, function(*given))
