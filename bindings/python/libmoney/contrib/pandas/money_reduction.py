"""Reductions of a column of amounts: sums, extremes and means."""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return"
from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from ..._boundary.rounding import Rounding
from ..._columns.columns import quantize_column, sum_column
from ..._errors import InexactResult
from ..._money.amount_parts import made
from ..._money.money import Money
from . import whole_numbers as whole

if TYPE_CHECKING:
    from .money_array import MoneyArray

_ROUNDING_ASKED = (
    "the mean {} must be a finite decimal or rounded:"
    " use money.mean(digits=2), or in a group agg(lambda rows: rows.money.mean(digits=2))"
)


class MoneyReduction:
    """The reductions and cumulative functions."""

    _units: Any
    _mask: Any
    _scale: int
    _currencies: tuple[str, ...]
    _codes: Any

    dtype: Any
    # Methods of the column.
    only_currency: Any
    _hasna: Any
    _with: Any
    __len__: Any
    __getitem__: Any

    def _reduce(
        self, name: str, *, skipna: bool = True, keepdims: bool = False, **options: Any
    ) -> Any:
        if name == "count":
            count = int((~self._mask).sum())
            return pd.array([count], dtype="Int64") if keepdims else count
        function = getattr(self, f"_reduced_{name}", None)
        if function is None:
            raise TypeError(
                f"'{type(self).__name__}' with dtype {self.dtype} does not support"
                f" operation '{name}'"
            )
        valid = len(self) - int(self._mask.sum())
        least = options.get("min_count", 0)
        if (self._hasna and not skipna) or valid < least or (valid == 0 and name != "sum"):
            result = pd.NA
        else:
            result = function(self[~self._mask] if self._hasna else self)
        if not keepdims:
            return result
        return type(self)._from_sequence([result], dtype=self.dtype)  # type: ignore[attr-defined]

    def _reduced_sum(self, column: MoneyArray) -> Any:
        code = column.only_currency("a sum")
        if code == "XXX" and self._codes is not None and len(column) == 0:
            return pd.NA
        return made(_sum(column._units), self._scale, code)

    def _reduced_min(self, column: MoneyArray) -> Any:
        return made(column._units.min(), self._scale, column.only_currency("the least"))

    def _reduced_max(self, column: MoneyArray) -> Any:
        return made(column._units.max(), self._scale, column.only_currency("the largest"))

    def _reduced_mean(self, column: MoneyArray) -> Any:
        return mean(_sum(column._units), len(column), self._scale, column.only_currency("a mean"))

    def _reduced_median(self, column: MoneyArray) -> Any:
        code, ordered = column.only_currency("a median"), np.sort(column._units)
        middle = len(ordered) // 2
        pair = ordered[middle - 1 + len(ordered) % 2 : middle + 1]
        return mean(sum(int(one) for one in pair), len(pair), self._scale, code)

    def _accumulate(self, name: str, *, skipna: bool = True, **options: Any) -> Any:
        functions: dict[str, Any] = {
            "cumsum": whole.accumulated,
            "cummin": np.minimum.accumulate,
            "cummax": np.maximum.accumulate,
        }
        if name not in functions:
            raise TypeError(f"unsupported operation {name!r} of a column of amounts")
        self.only_currency(f"a {name}")
        mask = self._mask.copy()
        if not skipna:
            mask = np.logical_or.accumulate(mask)
        units = np.zeros(len(self), dtype=self._units.dtype)
        done = functions[name](self._units[~mask])
        if done.dtype == object:
            units = units.astype(object)
        units[~mask] = done
        return self._with(units, mask)

    def round(self, decimals: int = 0, *args: Any, **kwargs: Any) -> Any:
        """Rounds the column to ``decimals`` fraction digits, ties to even, as NumPy does."""
        return self.rounded(decimals)

    def rounded(self, digits: int, rounding: Rounding = Rounding.HALF_EVEN) -> Any:
        """Rounds the column to ``digits`` fraction digits, in the library."""
        given, scale = whole.for_library(self._units, self._scale)
        result = quantize_column(given, digits, rounding, scale=scale)
        return self._with(whole.from_library(result, digits), self._mask.copy(), digits)


def _sum(units: Any) -> int:
    """Returns the exact sum, computed by the library."""
    if len(units) == 0:
        return 0
    given, scale = whole.for_library(units, 0)
    return int(sum_column(given, scale=scale))


def mean(total: int, count: int, scale: int, currency: str) -> Money:
    """Returns the exact mean; raises InexactResult if it is not a finite decimal."""
    # A quotient is finite if its divisor has no factors but 2 and 5; their number limits its
    # digits.
    for more in range(64):
        number, rest = divmod(total * 10**more, count)
        if rest == 0:
            return made(number, scale + more, currency)
        if more > count.bit_length():
            break
    raise InexactResult(_ROUNDING_ASKED.format(f"of {count} amounts"))


def rounded_mean(
    total: int, count: int, scale: int, currency: str, digits: int, rounding: Rounding
) -> Money:
    """Returns the mean, rounded once to ``digits`` fraction digits."""
    return made(total, scale, currency).divided(count, digits=digits, rounding=rounding)


def decimal_of(units: int, scale: int) -> Decimal:
    """Returns the number of a row."""
    return Decimal(f"{units}E-{scale}")
