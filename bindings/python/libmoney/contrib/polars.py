"""Amounts in polars: structs of ``currency`` and ``amount``, and ``.money`` for columns.

``.money`` accepts structs, columns of the extension type of :mod:`libmoney.contrib.arrow`, and
plain decimals, whose currency is then an argument. The library reads a polars column through
Arrow's C data interface, without copying it.

>>> import polars as pl
>>> from libmoney.contrib import polars as money_polars
>>> prices = money_polars.series([Money("12.50", "EUR"), None], name="price")
>>> prices.dtype.fields[1].dtype, money_polars.amounts(prices)
(Decimal(precision=38, scale=2), [Money('12.50', 'EUR'), None])
>>> prices.money.sum()
Money('12.50', 'EUR')
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
from .._money.amount_parts import checked_code
from .._money.money import Money
from .._rates.rates import Rates
from .._rates.shipped import is_undated, warn_of
from . import polars_parts as _amounts

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
    """Returns the amounts of a series of structs, or of the extension type."""
    from . import arrow
    from .pandas import MoneyDtype

    found = _amounts.parts(series)
    if found is None and not isinstance(series.dtype, pl.Struct):
        raise TypeError(f"amounts must be structs of currency and amount, got {series.dtype}")
    if found is not None and isinstance(series.dtype, pl.BaseExtension):
        series = _amounts.with_numbers(series.name, *found)
    rows = arrow.array_from_arrow(series.to_arrow(), MoneyDtype())
    return [one if isinstance(one, Money) else None for one in rows]


@pl.api.register_series_namespace("money")
class MoneyNamespace:
    """The library's column functions for a series of amounts, of decimals, or of minor units."""

    def __init__(self, series: pl.Series) -> None:
        self._series = series

    def sum(self, currency: Any = None) -> Any:
        """Returns the exact sum: an amount, or a dict of amounts if ``currency`` is a column.

        A series of amounts of several currencies raises :class:`libmoney.CurrencyMismatch`.
        """
        if currency is None and _amounts.parts(self._series) is not None:
            return _amounts.total(self._series)
        return sum_column(self._series, currency)

    def totals(self) -> dict[str, Money]:
        """Returns the exact sum of each currency in a series of amounts."""
        return _amounts.totals(self._series)

    def convert(
        self, rates: Rates, source: Any, target: Any, on: Any = None, **options: Any
    ) -> pl.Series:
        """Returns the numbers in another currency, like :meth:`libmoney.Rates.convert_column`."""
        return rates.convert_column(self._series, source, target, on, **options)

    def converted(self, rates: Rates, target: Any, on: Any = None, **options: Any) -> pl.Series:
        """Returns the amounts in another currency, as structs.

        >>> from libmoney import Rates
        >>> rates = Rates([("EUR", "USD", "1.25")])
        >>> amounts(series([Money("10.00", "EUR"), None]).money.converted(rates, "USD"))
        [Money('12.50', 'USD'), None]
        """

        def convert(numbers: pl.Series, codes: Any) -> pl.Series:
            made: pl.Series = rates.convert_column(numbers, codes, target, on, **options)
            return made

        return _amounts.converted(self._series, convert, checked_code(target))

    def rounded(self, digits: int, rounding: Rounding = Rounding.HALF_EVEN) -> pl.Series:
        """Returns the amounts or numbers, rounded to ``digits`` fraction digits."""
        if _amounts.parts(self._series) is not None:
            return _amounts.rounded(self._series, digits, rounding)
        return quantize_column(self._series, digits, rounding)


def _day(rates: Rates, on: Any) -> Any:
    """Returns the day of a conversion, with a warning if it is implicit."""
    if not is_undated(rates, on):
        return on
    # polars runs the expression later and in its own thread, where a warning has no source line.
    warn_of([rates.as_of])
    return rates.as_of


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
        on = _day(rates, on)
        if not isinstance(options.get("digits"), int):
            options["digits"] = _amounts.digits_of(target)
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

    def sum(self, scale: int = 2) -> pl.Expr:
        """Returns the exact sum of amounts as a struct, also for the groups of ``group_by``.

        polars' own sum of such a group is null or an error. A group of several currencies raises
        :class:`libmoney.CurrencyMismatch`; a sum of more than ``scale`` digits is an error.
        """
        kind = _amounts.kind_of_amounts(scale)

        def run(given: Any) -> pl.Series:
            found = _amounts.total(given[0])
            row = None
            if found is not None:
                number = quantize_column([found.amount], scale, Rounding.UNNECESSARY)[0]
                row = {"currency": found.currency, "amount": number}
            return pl.Series(given[0].name, [row], dtype=kind)

        return pl.map_batches([self._expression], run, return_dtype=kind, returns_scalar=True)

    def converted(self, rates: Rates, target: Any, on: Any = None, **options: Any) -> pl.Expr:
        """Returns amounts in another currency, as structs; ``on`` may be an expression."""
        on = _day(rates, on)
        if not isinstance(options.get("digits"), int):
            options["digits"] = _amounts.digits_of(target)
        columns = [on] if isinstance(on, pl.Expr) else []

        def run(given: Any) -> pl.Series:
            days = given[1] if columns else on
            made: pl.Series = given[0].money.converted(rates, target, days, **options)
            return made

        kind = _amounts.kind_of_amounts(options["digits"])
        return pl.map_batches([self._expression, *columns], run, return_dtype=kind)
