"""Columns of amounts in Arrow, Parquet, polars and NumPy: exact, and what they refuse."""

from __future__ import annotations

import io
from decimal import Decimal
from typing import Any

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from amounts import some_amounts

from libmoney import Money, MoneyError, Rates, compare_column, quantize_column, sum_column
from libmoney.contrib import arrow as money_arrow
from libmoney.contrib import numpy as money_numpy
from libmoney.contrib import polars as money_polars
from libmoney.contrib.pandas import MoneyArray, MoneyDtype

# Arrow and Parquet


@pytest.mark.parametrize("kind", ["money[EUR]", "money"])
def test_parquet(kind: str) -> None:
    for seed in range(5):
        currencies = ["EUR"] if kind != "money" else ["EUR", "USD", "JPY"]
        frame = pd.DataFrame({"a": pd.Series(some_amounts(100, currencies, seed), dtype=kind)})
        buffer = io.BytesIO()
        frame.to_parquet(buffer)
        again = pd.read_parquet(buffer)
        pd.testing.assert_frame_equal(again, frame)
        assert money_arrow.amounts(pq.read_table(buffer)["a"]) == [
            None if one is pd.NA else one for one in frame["a"]
        ]


def test_slices_of_arrow() -> None:
    rows = some_amounts(50, ["EUR"], 3)
    whole = money_arrow.array(rows, "EUR")
    for start, length in ((0, 0), (7, 20), (13, 37)):
        part = whole.slice(start, length)
        assert money_arrow.amounts(part) == rows[start : start + length]
        assert pd.Series(part.to_pandas()).tolist() == [
            pd.NA if one is None else one for one in rows[start : start + length]
        ]


@pytest.mark.parametrize(
    "column",
    [pa.array([1.5]), pa.array([1]), pa.array([True]), pa.array([b"x"]),
     pa.array([{"amount": 1, "currency": "EUR"}]), pa.array([{"amount": Decimal(1)}]),
     pa.array([{"amount": Decimal(1), "currency": "no code"}]),
     pa.array([Decimal(100)], pa.decimal128(38, -2)),
     pa.array([Decimal("1e40")], pa.decimal256(50, 2)),
     pa.array([{"currency": "EUR", "amount": Decimal(1)}])],
    ids=lambda one: str(one.type),
)  # fmt: skip
@pytest.mark.parametrize("kind", ["money[EUR]", "money"])
def test_arrow_of_another_schema(column: Any, kind: str) -> None:
    with pytest.raises((TypeError, MoneyError)):
        MoneyDtype.construct_from_string(kind).__from_arrow__(column)
    with pytest.raises((TypeError, MoneyError)):
        money_arrow.amounts(column)


@pytest.mark.parametrize(
    "told", [b"", b"{}", b"\xff", b"null", b"[]", b'{"currency": 1}', b'{"currency": "no code"}',
             b'{"currency": null}'],
)  # fmt: skip
def test_damaged_types_of_arrow(told: bytes) -> None:
    for storage in (pa.decimal128(38, 2), pa.float64(), pa.struct([("amount", pa.float64())])):
        with pytest.raises(MoneyError):
            money_arrow.MoneyType.__arrow_ext_deserialize__(storage, told)


def test_parquet_that_lies_about_its_type() -> None:
    told = {b"ARROW:extension:name": b"libmoney.money",
            b"ARROW:extension:metadata": b'{"currency": "EUR"}'}  # fmt: skip
    schema = pa.schema([pa.field("a", pa.float64(), metadata=told)])
    buffer = io.BytesIO()
    pq.write_table(pa.table({"a": pa.array([1.5])}).cast(schema), buffer)
    with pytest.raises(MoneyError):
        pq.read_table(buffer)


def test_arrow_without_a_copy() -> None:
    units = np.arange(1000, dtype=np.int64)
    column = MoneyArray.from_minor(units, "EUR")
    assert np.shares_memory(column._units, units)
    array = pa.array(column)
    back = MoneyDtype("EUR").__from_arrow__(array)
    address = array.storage.buffers()[1].address
    assert back._units.__array_interface__["data"][0] == address


# polars


def test_polars() -> None:
    rows = some_amounts(60, ["EUR", "USD"], 5)
    series = money_polars.series(rows, "price")
    assert money_polars.amounts(series) == rows and series.name == "price"
    assert money_polars.amounts(series[10:30]) == rows[10:30]
    for bad in (pl.Series([1.5]), pl.Series(["x"]), pl.Series([{"amount": 1.5, "currency": "E"}])):
        with pytest.raises((TypeError, MoneyError)):
            money_polars.amounts(bad)


def test_columns_of_polars() -> None:
    prices = pl.Series("p", ["1.50", "2.25", None]).cast(pl.Decimal(38, 2))
    codes = pl.Series(["EUR", "USD", "EUR"])
    assert sum_column(prices, "EUR") == Money("3.75", "EUR")
    expected = {"EUR": Money("1.50", "EUR"), "USD": Money("2.25", "USD")}
    assert sum_column(prices, codes) == sum_column(prices, codes.cast(pl.Categorical)) == expected
    rounded = quantize_column(prices, 1)
    assert isinstance(rounded, pl.Series) and rounded.name == "p"
    assert rounded.to_list() == [Decimal("1.5"), Decimal("2.2"), None]
    assert compare_column(prices, prices).to_list() == [0, 0, None]
    assert sum_column(pl.Series([150, 250]), "EUR") == Money("4.00", "EUR")
    rates = Rates.from_ecb()
    days = pl.Series(["2020-03-13", "2020-03-12", None]).str.to_date()
    found = rates.convert_column(prices, codes, "GBP", days)
    expected_rows = [
        rates.convert(Money("1.50", "EUR"), "GBP", "2020-03-13").amount,
        rates.convert(Money("2.25", "USD"), "GBP", "2020-03-12").amount,
    ]
    assert found.to_list() == [*expected_rows, None]
    for bad in (pl.Series([1.5]), pl.Series(["x"]), pl.Series([True])):
        with pytest.raises((TypeError, MoneyError)):
            sum_column(bad, "EUR")


def test_expressions_of_polars() -> None:
    frame = pl.LazyFrame({"p": ["1.50", "2.25"], "c": ["EUR", "USD"]})
    frame = frame.with_columns(pl.col("p").cast(pl.Decimal(38, 2)))
    rates = Rates([("EUR", "USD", "2")])
    found = frame.with_columns(
        u=pl.col("p").money.convert(rates, pl.col("c"), "USD"), r=pl.col("p").money.rounded(1)
    ).collect()
    assert found["u"].to_list() == [Decimal("3.00"), Decimal("2.25")]
    assert found["r"].to_list() == [Decimal("1.5"), Decimal("2.2")]


def test_objects_that_lend_their_memory() -> None:
    class Lent:
        """A column of a package that the library does not know."""

        def __init__(self, array: Any) -> None:
            self.array = array

        def __arrow_c_array__(self, schema: Any = None) -> Any:
            return self.array.__arrow_c_array__(schema)

    lent = Lent(pa.array([Decimal("1.50"), None], pa.decimal128(38, 2)))
    assert sum_column(lent, "EUR") == Money("1.50", "EUR")
    assert isinstance(quantize_column(lent, 1), pa.Array)


# NumPy


def test_numpy() -> None:
    rows = [one for one in some_amounts(60, ["EUR", "USD"], 6) if one is not None]
    structs = money_numpy.array(rows)
    assert money_numpy.amounts(structs) == rows
    assert [str(one) for one in money_numpy.amounts(structs[::-2])] == [
        str(one) for one in rows[::-2]
    ]
    assert money_numpy.from_minor_units(np.array([1, -2]), "EUR")[1] == Money("-0.02", "EUR")
    structs["scale"][0] = 99
    with pytest.raises(MoneyError):
        money_numpy.amounts(structs)
    structs["scale"][0], structs["currency"][0] = 0, b"\xff"
    with pytest.raises(MoneyError):
        money_numpy.amounts(structs)
    for bad in (np.zeros(3), [1], np.zeros((1, 1), money_numpy.MONEY)):
        with pytest.raises(TypeError):
            money_numpy.amounts(bad)
    with pytest.raises(MoneyError):
        money_numpy.minor_units([Money(10**20, "EUR")], "EUR")
