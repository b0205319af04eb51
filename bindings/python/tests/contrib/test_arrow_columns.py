"""Columns of amounts in Arrow, Parquet, polars and NumPy: exactness and rejected values."""

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


def _columns(cells: list[str | None], kind: Any) -> list[Any]:
    """Returns a column in each form that Arrow offers: contiguous, in chunks, a slice, a
    dictionary."""
    given: list[Any] = cells
    if pa.types.is_decimal(kind):
        given = [None if one is None else Decimal(one) for one in cells]
    whole = pa.array(given, kind)
    seen = list(dict.fromkeys(one for one in given if one is not None))
    indices = pa.array([None if one is None else seen.index(one) for one in given], pa.int16())
    wide = pa.array([given[0], *given, given[0]], kind)
    series = pd.Series(whole, dtype=pd.ArrowDtype(kind))
    return [
        whole,
        pa.chunked_array([whole[:2], whole[2:]]),
        wide[1:-1],
        pa.DictionaryArray.from_arrays(indices, pa.array(seen, kind)),
        series,
    ]


@pytest.mark.parametrize(
    "kind",
    [pa.decimal32(8, 3), pa.decimal64(12, 3), pa.decimal128(20, 3), pa.decimal256(60, 3),
     pa.string(), pa.large_string(), pa.string_view()],
    ids=str,
)  # fmt: skip
def test_every_kind_of_decimal_and_of_text(kind: Any) -> None:
    cells = ["59.990", "14.990", None, "-0.005", "14.990"]
    for column in _columns(cells, kind):
        assert sum_column(column, "USD") == Money("89.965", "USD")
        assert sum_column(column) == Decimal("89.965")
        rounded = quantize_column(column, 1, currency="USD").tolist()
        missing = [rounded[2] is None or rounded[2] is pd.NA]
        assert rounded[:2] + missing == [Decimal("60.0"), Decimal("15.0"), True]
        sides = compare_column(column, pa.array([Decimal("15.000")] * 5)).tolist()
        assert [sides[0], sides[1], sides[3]] == [1, -1, -1]


@pytest.mark.parametrize(
    "kind",
    [pa.decimal32(8, 3), pa.decimal64(12, 3), pa.decimal256(60, 3), pa.string_view()],
    ids=str,
)  # fmt: skip
def test_every_kind_becomes_a_column_of_pandas(kind: Any) -> None:
    texts = ["59.990", None, "-0.005"]
    given = texts if kind == pa.string_view() else [one and Decimal(one) for one in texts]
    column = pa.array(given, kind)
    wanted = [Money("59.990", "EUR"), pd.NA, Money("-0.005", "EUR")]
    for made in (column, pa.chunked_array([column[:1], column[1:]]), column[0:3]):
        assert MoneyDtype("EUR").__from_arrow__(made).tolist() == wanted
    if pa.types.is_decimal(kind):
        codes = pa.array(["EUR", "EUR", "USD"])
        rows = pa.StructArray.from_arrays([column, codes], ["amount", "currency"])
        found = MoneyDtype().__from_arrow__(rows).tolist()
        assert found == [wanted[0], pd.NA, Money("-0.005", "USD")]


def test_what_duckdb_and_polars_lend() -> None:
    duckdb = pytest.importorskip("duckdb")
    database = duckdb.connect()
    database.execute("set arrow_output_version = '1.5'")
    query = (
        "select 59.99::decimal(9, 2) a, 59.99::decimal(18, 2) b, 59.99::decimal(38, 2) c, '59.99' d"
    )
    table = database.sql(query).to_arrow_table()
    assert [sum_column(table[name], "USD") for name in "abcd"] == [Money("59.99", "USD")] * 4
    for series in (pl.Series(["59.99", None]), pl.Series(["59.99", None], dtype=pl.Categorical)):
        assert sum_column(series, "USD") == Money("59.99", "USD")


def test_texts_that_are_no_numbers_are_named() -> None:
    cells = ["1", "1,50", " 2", None, "1_000", "NaN", "", "\uff11", "+3", "0x1"]
    with pytest.raises(
        MoneyError, match=r'row 1: .*"1,50".*; rows 2, 4, 5, 6, 7, 9 are invalid too'
    ) as caught:
        sum_column(pa.array(cells), "USD")
    assert caught.value.position == 1
    with pytest.raises(MoneyError, match="and 21 more"):
        sum_column(pa.array(["x"] * 31), "USD")
    with pytest.raises(MoneyError, match="the amounts are texts"):
        sum_column(pa.array(["1"]), "USD", scale=2)


@pytest.mark.parametrize(
    ("column", "error", "text"),
    [
        (pa.array([None, Decimal("1e38")], pa.decimal256(50, 2)), OverflowError, "row 1 .* 38"),
        (pa.array([1, 2**63], pa.uint64()), OverflowError, "row 1 .* 64 bits"),
        (pa.array([Decimal(1)], pa.decimal256(76, 39)), ValueError, "scale"),
        (pa.array([1.5]), TypeError, "integers, decimals or texts"),
        (pl.Series([2**70], dtype=pl.Int128), TypeError, "Int128"),
        (pl.Series([1.5]), TypeError, "integers, decimals or texts"),
        (memoryview(np.array([1, 2], ">i8")), TypeError, "one dimension"),
        (memoryview(np.array([[1], [2]])), TypeError, "one dimension"),
    ],
)
def test_columns_that_are_refused(column: Any, error: type[Exception], text: str) -> None:
    for call in (
        lambda: sum_column(column, "USD"),
        lambda: quantize_column(column, 2, currency="USD"),
        lambda: compare_column(column, column, currency="USD"),
    ):
        with pytest.raises(error, match=text) as caught:
            call()
        assert not isinstance(caught.value, pa.ArrowException)


def test_days_and_codes_that_are_refused() -> None:
    rates = Rates([("EUR", "USD", "1.25")])
    view = memoryview(np.array([1, 2], ">i8"))
    for days in (pa.array(["x", "y"]), pl.Series([1, 2], dtype=pl.Int128), view):
        with pytest.raises(TypeError) as caught:
            rates.convert_column([1, 2], "EUR", "USD", on=days)
        assert not isinstance(caught.value, pa.ArrowException)
    for codes in (pl.Series([1, 2], dtype=pl.Int128), view, pa.array([1, 2])):
        with pytest.raises(TypeError):
            sum_column([1, 2], codes)
    assert sum_column([1, 2], pa.array(["EUR", "USD"], pa.string_view())) == {
        "EUR": Money("0.01", "EUR"), "USD": Money("0.02", "USD")
    }  # fmt: skip


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
     pa.array([{"currency": "EUR", "amount": Decimal(1), "note": "x"}])],
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
             b'{"currency": null}', b'{"version": 2, "currency": "EUR"}'],
)  # fmt: skip
def test_unknown_types_of_arrow_are_their_storage(told: bytes) -> None:
    for storage in (pa.float64(), pa.struct([("amount", pa.float64())]), pa.decimal128(38, -2)):
        kind = money_arrow.MoneyType.__arrow_ext_deserialize__(storage, told)
        assert kind.storage_type == storage and kind.__arrow_ext_serialize__() == told
        column = pa.ExtensionArray.from_storage(kind, pa.nulls(2, storage))
        with pytest.raises(TypeError, match="must not be"):
            money_arrow.amounts(column)
        sink = io.BytesIO()
        table = pa.table({"a": column, "b": [1, 2]})
        with pa.ipc.new_file(sink, table.schema) as file:
            file.write_table(table)
        assert pa.ipc.open_file(sink.getvalue()).read_all()["b"].to_pylist() == [1, 2]


def test_parquet_that_lies_about_its_type() -> None:
    told = {b"ARROW:extension:name": b"libmoney.money",
            b"ARROW:extension:metadata": b'{"currency": "EUR"}'}  # fmt: skip
    schema = pa.schema([pa.field("a", pa.float64(), metadata=told)])
    buffer = io.BytesIO()
    pq.write_table(pa.table({"a": pa.array([1.5])}).cast(schema), buffer)
    column = pq.read_table(buffer)["a"]
    with pytest.raises(TypeError, match="must not be double"):
        money_arrow.amounts(column)


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
        """A column of a package that the library does not support."""

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
