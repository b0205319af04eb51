"""``round`` of a Series and of a DataFrame for columns of amounts.

pandas rounds only columns of its own numeric types and silently skips all others. A column of
amounts cannot be of a numeric type: ``describe`` would convert it to floats, and ``corr`` would
mix currencies. Both methods therefore handle columns of amounts here.
"""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return"
from __future__ import annotations

from functools import wraps
from typing import Any

import pandas as pd
from pandas.api.types import is_integer

from .money_dtype import MoneyDtype

_MARK = "_rounds_amounts"


def _rounded(series: Any, decimals: object) -> Any:
    if not is_integer(decimals):
        raise TypeError(f"decimals must be an int, got {type(decimals).__name__}")
    made = series._constructor(series.array.round(int(decimals)), index=series.index, copy=False)  # type: ignore[call-overload]
    return made.__finalize__(series, method="round")


def _series_round(original: Any) -> Any:
    @wraps(original)
    def round(self: Any, decimals: int = 0, *args: Any, **kwargs: Any) -> Any:
        if isinstance(self.dtype, MoneyDtype):
            return _rounded(self, decimals)
        return original(self, decimals, *args, **kwargs)

    return round


def _frame_round(original: Any) -> Any:
    @wraps(original)
    def round(self: Any, decimals: Any = 0, *args: Any, **kwargs: Any) -> Any:
        result = original(self, decimals, *args, **kwargs)
        for place, dtype in enumerate(self.dtypes):
            if not isinstance(dtype, MoneyDtype):
                continue
            digits = decimals
            if isinstance(decimals, (dict, pd.Series)):
                if self.columns[place] not in decimals:
                    continue
                digits = decimals[self.columns[place]]
            result.isetitem(place, _rounded(self.iloc[:, place], digits))
        return result

    return round


def install() -> None:
    """Replaces both methods of pandas, once."""
    for owner, made in ((pd.Series, _series_round), (pd.DataFrame, _frame_round)):
        original = owner.round
        if not hasattr(original, _MARK):
            method = made(original)
            setattr(method, _MARK, True)
            owner.round = method
