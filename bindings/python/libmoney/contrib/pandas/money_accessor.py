"""The methods of ``series.money``, beyond pandas' own."""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return"
# mypy: disallow-untyped-decorators=False
from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

import numpy as np
import pandas as pd
from pandas.api.extensions import register_series_accessor

from ..._bag.bag import MoneyBag
from ..._boundary.numbers import Number
from ..._boundary.rounding import Rounding
from ..._columns.columns import allocate_column
from ..._currency.currency import Currency
from ..._errors import DecimalOverflow, InexactResult
from ..._money.amount_parts import checked_code, default_scale, made
from ..._money.money import Money
from ..._rates.rates import Rates
from . import whole_numbers as whole
from .money_array import MoneyArray
from .money_dtype import MoneyDtype
from .money_grouping import group_sums
from .money_reduction import _sum, decimal_of, rounded_mean


@register_series_accessor("money")
class MoneyAccessor:
    """Numbers, currencies, conversions and shares of a Series of amounts.

    >>> pd.Series(["10.00", "5.00"], dtype="money[EUR]").money.split(3)[0].tolist()
    [Money('3.34', 'EUR'), Money('1.67', 'EUR')]
    """

    def __init__(self, series: Any) -> None:
        if not isinstance(series.dtype, MoneyDtype):
            raise AttributeError(f".money requires a column of amounts, got {series.dtype}")
        self._series = series

    @property
    def _array(self) -> MoneyArray:
        return self._series.array

    def _made(self, values: Any) -> Any:
        return pd.Series(values, index=self._series.index, name=self._series.name)

    @property
    def amount(self) -> Any:
        """The numbers as ``Decimal`` objects.

        >>> pd.Series(["10.5"], dtype="money[EUR]").money.amount[0]
        Decimal('10.50')
        """
        array = self._array
        rows = [decimal_of(one, array.scale) for one in array._units]
        cells = np.array([*rows, None], dtype=object)[:-1]
        cells[array.isna()] = None
        return self._made(cells)

    @property
    def currency(self) -> Any:
        """The codes as a categorical column, for ``groupby``.

        >>> pd.Series([Money(1, "EUR")]).astype("money").money.currency[0]
        'EUR'
        """
        array = self._array
        codes = np.zeros(len(array), np.int32) if array._codes is None else array._codes
        codes = np.where(array.isna(), -1, codes)
        return self._made(pd.Categorical.from_codes(codes, list(array._currencies)))

    @property
    def minor(self) -> Any:
        """The minor units as ``Int64``; raises InexactResult for fractions of a minor unit.

        >>> pd.Series(["10.5"], dtype="money[EUR]").money.minor[0]
        np.int64(1050)
        """
        return self._made(_minor(self._array))

    def floats(self) -> Any:
        """The numbers as floats, which are not exact, for charts and statistics.

        >>> pd.Series(["10.5"], dtype="money[EUR]").money.floats().tolist()
        [10.5]
        """
        return self._made(self._array.floats())

    def plot(self, *arguments: Any, **options: Any) -> Any:
        """Plots the amounts like ``Series.plot``; the axis is labelled with the currency."""
        label = self._array.only_currency("a chart")
        options.setdefault("ylabel", label)
        return self.floats().plot(*arguments, **options)

    def bag(self) -> MoneyBag:
        """The sum as a bag, with an amount for each currency.

        >>> pd.Series([Money(1, "EUR"), Money(2, "USD")]).astype("money").money.bag()
        MoneyBag(Money('1.00', 'EUR'), Money('2.00', 'USD'))
        """
        array = self._array
        valid = ~array.isna()
        names = array._currencies
        if array._codes is None:
            return MoneyBag(made(_sum(array._units[valid]), array.scale, names[0]))
        sums = group_sums(array._units[valid], array._codes[valid], len(names))
        here = array.present_currencies()
        pairs = zip(sums.tolist(), names)
        return MoneyBag(*(made(one, array.scale, code) for one, code in pairs if code in here))

    def mean(self, digits: int, rounding: Rounding = Rounding.HALF_EVEN) -> Any:
        """Returns the mean, rounded to ``digits`` fraction digits; missing rows are skipped.

        >>> pd.Series(["1", "1", "2"], dtype="money[EUR]").money.mean(digits=2)
        Money('1.33', 'EUR')
        """
        array = self._array[~self._array.isna()]
        if len(array) == 0:
            return pd.NA
        code = array.only_currency("a mean")
        return rounded_mean(_sum(array._units), len(array), array.scale, code, digits, rounding)

    def rounded(self, digits: int | None = None, rounding: Rounding = Rounding.HALF_EVEN) -> Any:
        """Returns the amounts, rounded to ``digits``; None for the currency's minor units.

        >>> pd.Series(["1.005"], dtype="money[EUR]").money.rounded(2, Rounding.HALF_UP)[0]
        Money('1.01', 'EUR')
        """
        array = self._array
        if digits is None:
            digits = default_scale(array.only_currency("minor units"))
        return self._made(array.rounded(digits, rounding))

    def divided(self, divisor: Number, digits: int, rounding: Rounding = Rounding.HALF_EVEN) -> Any:
        """Returns the amounts divided by a number, each rounded once.

        >>> pd.Series(["1.00"], dtype="money[EUR]").money.divided(3, digits=4)[0]
        Money('0.3333', 'EUR')
        """
        array = self._array
        number = Money(divisor, "XXX").amount
        # One division per distinct amount.
        numbers, firsts = array._row_numbers(use_na_sentinel=True)
        quotients = [
            array._at(row).divided(number, digits=digits, rounding=rounding) for row in firsts
        ]
        distinct = MoneyArray._from_sequence(quotients, dtype=array.dtype)
        return self._made(distinct.take(numbers, allow_fill=True))

    def ratio(self, other: Any) -> Any:
        """Returns exact ratios to an amount or a column of amounts, as ``Fraction`` objects.

        >>> pd.Series(["1.00"], dtype="money[EUR]").money.ratio(Money(4, "EUR"))[0]
        Fraction(1, 4)
        """
        array = self._array
        column = array._operand(getattr(other, "array", other))
        if column is None:
            raise TypeError(f"divisors of a ratio must be amounts, got {type(other).__name__}")
        array._common(column)
        mine, theirs, _ = whole.aligned(array._units, array.scale, column._units, column._scale)
        gone = array.isna() | column.isna()
        rows = [
            None if missing or b == 0 else Fraction(int(a), int(b))
            for a, b, missing in zip(mine, theirs, gone)
        ]
        return self._made(np.array([*rows, None], dtype=object)[:-1])

    def convert(
        self,
        rates: Rates,
        currency: Any,
        on: Any = None,
        *,
        max_gap: int = 0,
        digits: int | None = None,
        rounding: Rounding = Rounding.HALF_EVEN,
        threads: int = 1,
    ) -> Any:
        """Returns the amounts in another currency, each rounded once, in one call of the library.

        :param on: a day, a Series of days, or None for the newest rates.

        >>> rates = Rates([("EUR", "USD", "2")])
        >>> pd.Series(["1.25"], dtype="money[EUR]").money.convert(rates, "USD")[0]
        Money('2.50', 'USD')
        """
        array, target = self._array, checked_code(currency)
        valid = ~array.isna()
        places = _digits_of(target, on) if digits is None else digits
        given = array[valid]
        source: Any = array._currencies[0] if array._codes is None else given._codes
        if array._codes is not None:
            source = pd.Series(pd.Categorical.from_codes(source, list(array._currencies)))
        if isinstance(on, (pd.Series, np.ndarray, list)):
            on = pd.Series(on).reset_index(drop=True)[valid]
        more: dict[str, Any] = {
            "digits": places,
            "max_gap": max_gap,
            "rounding": rounding,
            "threads": threads,
        }
        numbers, scale = whole.for_library(given._units, given.scale)
        try:
            result = rates.convert_column(numbers, source, target, on, scale=scale, **more)
        except DecimalOverflow:
            # The results may be wider than the amounts.
            decimals = [decimal_of(one, given.scale) for one in given._units]
            result = rates.convert_column(decimals, source, target, on, **more)
        units = whole.from_library(result, places)
        filled = np.zeros(len(array), dtype=units.dtype)
        filled[valid] = units
        return self._made(MoneyArray(filled, array.isna(), places, (target,)))

    def allocate(self, weights: Iterable[Number], **options: Any) -> Any:
        """Returns shares in proportion to weights: a frame with a column per weight.

        >>> pd.Series(["0.05"], dtype="money[EUR]").money.allocate([1, 1]).iloc[0].tolist()
        [Money('0.03', 'EUR'), Money('0.02', 'EUR')]
        """
        array = self._array
        numbers, scale = whole.for_library(array._units, array.scale)
        columns = allocate_column(numbers, weights, scale=scale, **options)
        places = array.scale if options.get("digits") is None else options["digits"]
        shares = {
            place: array._with(whole.from_library(one, places), array.isna(), places)
            for place, one in enumerate(columns)
        }
        return pd.DataFrame(shares, index=self._series.index)

    def split(self, count: int) -> Any:
        """Returns shares that are as equal as possible: a frame with ``count`` columns."""
        return self.allocate([1] * count)


def _minor(array: MoneyArray) -> Any:
    """Returns the minor units of each row."""
    names = array._currencies or ("XXX",)
    less = array.scale - np.array([default_scale(code) for code in names])
    rows = np.zeros(len(array), np.int32) if array._codes is None else array._codes
    divisor = np.array([10 ** max(int(one), 0) for one in less], dtype=object)[rows]
    factor = np.array([10 ** max(-int(one), 0) for one in less], dtype=object)[rows]
    numbers = array._units.astype(object) * factor
    if (numbers % divisor).any():
        raise InexactResult(
            "amounts of the column must have at most the currency's fraction digits"
        )
    cells = zip(numbers // divisor, array.isna())
    return pd.array([None if gone else int(one) for one, gone in cells], dtype="Int64")


def _digits_of(code: str, on: Any) -> int:
    """Returns the minor units of a target, on the day if ``on`` is a single one."""
    currency = Currency(code)
    digits = None
    if on is not None and not isinstance(on, (pd.Series, np.ndarray, list)):
        digits = currency.digits_on(on)
    return (currency.digits if digits is None else digits) or 0
