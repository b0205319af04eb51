"""The tests that pandas has for columns of other packages, for ``money[EUR]`` and ``money``."""

from __future__ import annotations

import itertools
from decimal import Decimal
from typing import Any

import pandas as pd
import pytest
from pandas.conftest import *  # noqa: F403
from pandas.tests.extension import base
from pandas.tests.extension.conftest import *  # noqa: F403

from libmoney import Money
from libmoney.contrib.pandas import MoneyArray, MoneyDtype


def column(rows: list[str | None], dtype: MoneyDtype) -> MoneyArray:
    cells = [None if row is None else Money(row, "EUR") for row in rows]
    return MoneyArray._from_sequence(cells, dtype=dtype)


@pytest.fixture(params=["EUR", None], ids=["one-currency", "mixed"])
def dtype(request: Any) -> MoneyDtype:
    return MoneyDtype(request.param)


@pytest.fixture
def data(dtype: MoneyDtype) -> MoneyArray:
    return column([f"{one}.{one % 10}5" for one in range(1, 11)], dtype)


@pytest.fixture
def data_missing(dtype: MoneyDtype) -> MoneyArray:
    return column([None, "1.50"], dtype)


@pytest.fixture
def data_for_sorting(dtype: MoneyDtype) -> MoneyArray:
    return column(["2", "3", "1"], dtype)


@pytest.fixture
def data_missing_for_sorting(dtype: MoneyDtype) -> MoneyArray:
    return column(["2", None, "1"], dtype)


@pytest.fixture
def na_cmp() -> Any:
    return lambda a, b: a is pd.NA and b is pd.NA


@pytest.fixture
def data_for_grouping(dtype: MoneyDtype) -> MoneyArray:
    return column(["2", "2", None, None, "1", "1", "2", "3"], dtype)


class TestMoneyArray(base.ExtensionTests):
    """All tests of ``pandas.tests.extension.base``. They query the supported operations:

    - Amounts and columns of amounts are added and subtracted. They are not multiplied by amounts,
      and nothing divides them without digits, so those operators are a TypeError.
    - Sums, extremes, exact means and medians are amounts. The others (std, skew, …) are not.
    - A comparison is a ``boolean`` column, in which a missing row is missing.

    Two tests are overridden, each with its reason, and all others pass.
    """

    def _get_expected_exception(self, op_name: str, obj: Any, other: Any) -> Any:
        return None if op_name.strip("_") in ("add", "radd", "sub", "rsub") else TypeError

    def _cast_pointwise_result(self, op_name: str, obj: Any, other: Any, result: Any) -> Any:
        if op_name in ("eq", "ne", "lt", "le", "gt", "ge"):
            return result.astype("boolean")
        return result.astype(obj.dtype) if isinstance(result, pd.Series) else result

    def _supports_reduction(self, series: Any, op_name: str) -> bool:
        return op_name in ("sum", "min", "max", "mean", "median", "count")

    def check_reduce(self, series: Any, op_name: str, skipna: bool) -> None:
        amounts = [one for one in series if one is not pd.NA]
        total = Money.sum(amounts, "EUR")
        ordered = sorted(amounts)
        expected = {
            "count": len(amounts),
            "sum": total,
            "min": ordered[0],
            "max": ordered[-1],
            "mean": total * Decimal("0.1"),
            "median": (ordered[4] + ordered[5]) * Decimal("0.5"),
        }[op_name]
        result = series.count() if op_name == "count" else getattr(series, op_name)(skipna=skipna)
        assert len(amounts) == 10
        assert result == expected

    def _supports_accumulation(self, series: Any, op_name: str) -> bool:
        return op_name in ("cumsum", "cummin", "cummax")

    def check_accumulate(self, series: Any, op_name: str, skipna: bool) -> None:
        result = getattr(series, op_name)(skipna=skipna)
        step = {"cumsum": lambda a, b: a + b, "cummin": min, "cummax": max}[op_name]
        assert result.tolist() == list(itertools.accumulate(series, step))

    def test_round(self, data: MoneyArray) -> None:
        # pandas refuses to round a type that is not a number to it. Amounts are rounded, by the
        # library, and are no number, so that nothing makes floats of them.
        assert data.round(1).tolist() == [one.rounded(1) for one in data]

    def test_in_numeric_groupby(self, data_for_grouping: MoneyArray) -> None:
        # pandas expects sums in groups only of numbers, and of a type called "decimal".
        frame = pd.DataFrame({"A": [1, 1, 2, 2, 3, 3, 1, 4], "B": data_for_grouping})
        sums = frame.groupby("A").sum()["B"]
        assert sums.dtype == data_for_grouping.dtype
        assert sums[1] == Money(6, "EUR") and sums[4] == Money(3, "EUR")
