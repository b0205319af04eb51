"""Amounts in polars: structs of ``currency`` and ``amount``, and ``.money`` for plain decimals.

The library reads a polars column through Arrow's C data interface, without copying it.

>>> import polars as pl
>>> from libmoney.contrib import polars as money_polars
>>> prices = money_polars.series([Money("12.50", "EUR"), None], name="price")
>>> prices.dtype.fields[1].dtype, money_polars.amounts(prices)
(Decimal(precision=38, scale=2), [Money('12.50', 'EUR'), None])
>>> pl.Series(["1.50", "2.00"]).cast(pl.Decimal(38, 2)).money.sum("EUR")
Money('3.50', 'EUR')
"""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,misc,unused-ignore"
# mypy: disallow-untyped-decorators=False
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import polars as pl

from .._boundary.rounding import Rounding
from .._columns.columns import quantize_column, sum_column
from .._money.money import Money
from .._rates.rates import Rates
from .._rates.shipped import is_undated, warn_of

__all__ = ["MoneyExpression", "MoneyNamespace", "amounts", "series"]


def __dir__() -> list[str]:
    return sorted(__all__)


def series(amounts: Iterable[Money | None], name: str = "") -> pl.Series:
    """Returns a series of structs; None becomes a missing row."""
    from . import arrow

    column = arrow.array(amounts)
    if column.type.currency is not None:
        from .pandas import MoneyArray, MoneyDtype

        mixed = arrow.array_from_arrow(column, MoneyDtype(column.type.currency))
        column = arrow.array_to_arrow(MoneyArray._from_sequence(mixed, dtype=MoneyDtype()))
    made: Any = pl.from_arrow(column.storage)
    return made.alias(name)


def amounts(series: pl.Series) -> list[Money | None]:
    """Returns the amounts of a series that :func:`series` made."""
    from . import arrow
    from .pandas import MoneyDtype

    if not isinstance(series.dtype, pl.Struct):
        raise TypeError(f"amounts must be structs of currency and amount, got {series.dtype}")
    rows = arrow.array_from_arrow(series.to_arrow(), MoneyDtype())
    return [one if isinstance(one, Money) else None for one in rows]


@pl.api.register_series_namespace("money")
class MoneyNamespace:
    """The library's column functions for a series of decimals, or of ints as minor units."""

    def __init__(self, series: pl.Series) -> None:
        self._series = series

    def sum(self, currency: Any = None) -> Any:
        """Returns the exact sum: an amount, or a dict of amounts if ``currency`` is a column."""
        return sum_column(self._series, currency)

    def convert(
        self, rates: Rates, source: Any, target: Any, on: Any = None, **options: Any
    ) -> pl.Series:
        """Returns the numbers in another currency, like :meth:`libmoney.Rates.convert_column`."""
        return rates.convert_column(self._series, source, target, on, **options)

    def rounded(self, digits: int, rounding: Rounding = Rounding.HALF_EVEN) -> pl.Series:
        """Returns the numbers, rounded to ``digits`` fraction digits."""
        return quantize_column(self._series, digits, rounding)


@pl.api.register_expr_namespace("money")
class MoneyExpression:
    """The same functions for expressions, including those of lazy frames."""

    def __init__(self, expression: pl.Expr) -> None:
        self._expression = expression

    def convert(
        self, rates: Rates, source: Any, target: Any, on: Any = None, **options: Any
    ) -> pl.Expr:
        """Returns the numbers in another currency; ``source`` and ``on`` may be expressions.

        Without a day, the table's newest rates are used. If the table comes with libmoney, making
        the expression emits a :class:`libmoney.ShippedRatesWarning` with their day.
        """
        if is_undated(rates, on):
            # polars runs the expression later and in its own thread, where a warning has no source
            # line.
            on = rates.as_of
            warn_of([on])
        if not isinstance(options.get("digits"), int):
            from .._money.amount_parts import checked_code, default_scale

            options["digits"] = default_scale(checked_code(target))
        columns = [one for one in (source, on) if isinstance(one, pl.Expr)]

        def run(given: Any) -> pl.Series:
            rest = list(given[1:])
            codes = rest.pop(0) if isinstance(source, pl.Expr) else source
            days = rest.pop(0) if isinstance(on, pl.Expr) else on
            result: pl.Series = rates.convert_column(given[0], codes, target, days, **options)
            return result

        kind = pl.Decimal(38, options["digits"])
        return pl.map_batches([self._expression, *columns], run, return_dtype=kind)

    def rounded(self, digits: int, rounding: Rounding = Rounding.HALF_EVEN) -> pl.Expr:
        """Returns the numbers, rounded to ``digits`` fraction digits."""
        return pl.map_batches(
            [self._expression],
            lambda given: quantize_column(given[0], digits, rounding),
            return_dtype=pl.Decimal(38, digits),
        )
