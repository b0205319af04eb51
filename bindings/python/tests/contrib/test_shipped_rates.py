"""Columns of pandas and polars at the rates that come with libmoney, without a day."""

from __future__ import annotations

import warnings
from typing import Any, Callable

import pytest

from libmoney import Rates, ShippedRatesWarning

pandas = pytest.importorskip("pandas")
polars = pytest.importorskip("polars")

import libmoney.contrib.pandas  # noqa: E402
import libmoney.contrib.polars  # noqa: E402, F401


def in_pandas(rates: Rates, **day: Any) -> list[str]:
    column = pandas.Series(["10.00", "5.00"], dtype="money[EUR]")
    return [str(one) for one in column.money.convert(rates, "USD", **day)]


def in_polars(rates: Rates, **day: Any) -> list[str]:
    column = polars.Series(["10.00", "5.00"]).cast(polars.Decimal(38, 2))
    return [str(one) for one in column.money.convert(rates, "EUR", "USD", **day)]


def in_an_expression(rates: Rates, **day: Any) -> list[str]:
    column = polars.Series("a", ["10.00", "5.00"]).cast(polars.Decimal(38, 2))
    expression = polars.col("a").money.convert(rates, "EUR", "USD", **day)
    return [str(one) for one in column.to_frame().lazy().select(expression).collect()["a"]]


@pytest.mark.parametrize("convert", [in_pandas, in_polars, in_an_expression])
def test_the_day_is_named_once_at_the_line_of_the_program(
    ecb: Rates, convert: Callable[..., list[str]]
) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        undated = convert(ecb)
        assert convert(ecb, on=ecb.as_of) == undated
    (one,) = (each for each in caught if each.category is ShippedRatesWarning)
    assert f"rates, of {ecb.as_of}: " in str(one.message) and one.filename == __file__
