"""Sums, orders and groups of columns of amounts in each engine: the right answer or a refusal."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
import pytest

from libmoney import CurrencyMismatch, InexactResult, Money, Rates
from libmoney.contrib import arrow as money_arrow
from libmoney.contrib import polars as money_polars

duckdb = pytest.importorskip("duckdb")
datafusion = pytest.importorskip("datafusion")

from libmoney.contrib import datafusion as money_datafusion  # noqa: E402

EUROS = [Money("12.50", "EUR"), None, Money("0.05", "EUR"), Money("7.25", "EUR")]
MIXED = [Money("12.50", "EUR"), Money("-3.00", "USD"), None, Money("7.25", "USD")]
TOTALS = {"EUR": Money("12.50", "EUR"), "USD": Money("4.25", "USD")}
RATES = Rates([("EUR", "USD", "1.25", "2024-02-29")])
DAY = date(2024, 2, 29)


def table_of(rows: list[Money | None]) -> Any:
    return pa.table({"k": [1, 2, 2, 2], "price": money_arrow.array(rows), "day": [DAY] * 4})


def frame_of(rows: list[Money | None]) -> pl.DataFrame:
    frame = pl.from_arrow(table_of(rows))
    assert isinstance(frame, pl.DataFrame)
    return frame


def context_of(rows: list[Money | None]) -> Any:
    context = datafusion.SessionContext()
    context.from_arrow(table_of(rows), "rows")
    return context


# Refusals: each engine names the type or the currencies, and answers nothing wrong.

REFUSALS: dict[str, tuple[Callable[[], Any], type[BaseException], str]] = {
    "pyarrow sum": (
        lambda: pc.sum(table_of(MIXED)["price"]),
        pa.ArrowNotImplementedError,
        "libmoney.money",
    ),
    "pyarrow sort": (lambda: table_of(MIXED).sort_by("price"), pa.ArrowTypeError, "libmoney.money"),
    "pyarrow group": (
        lambda: table_of(MIXED).group_by("price").aggregate([("k", "sum")]),
        pa.ArrowNotImplementedError,
        "libmoney.money",
    ),
    "polars sum": (
        lambda: frame_of(MIXED)["price"].sum(),
        pl.exceptions.InvalidOperationError,
        "libmoney.money",
    ),
    "polars .money.sum": (
        lambda: frame_of(MIXED)["price"].money.sum(),
        CurrencyMismatch,
        "EUR and USD",
    ),
    "pandas sum": (lambda: table_of(MIXED).to_pandas()["price"].sum(), CurrencyMismatch, "EUR"),
    "pandas sort": (
        lambda: table_of(MIXED).to_pandas().sort_values("price"),
        CurrencyMismatch,
        "EUR and USD",
    ),
    "duckdb sum": (
        lambda: rows_in_duckdb("SELECT sum(price) FROM rows", MIXED),
        duckdb.BinderException,
        "STRUCT",
    ),
    "datafusion sum": (
        lambda: context_of(MIXED).sql("SELECT sum(price) FROM rows").to_arrow_table(),
        Exception,
        "sum",
    ),
}


def rows_in_duckdb(query: str, amounts: list[Money | None]) -> Any:
    connection = duckdb.connect()
    connection.register("rows", table_of(amounts))
    return connection.sql(query).fetchall()


@pytest.mark.parametrize("name", REFUSALS)
def test_refusals(name: str) -> None:
    run, kind, text = REFUSALS[name]
    with pytest.raises(kind, match=text):
        run()


# Answers


def test_answers_of_pandas() -> None:
    euros = table_of(EUROS).to_pandas()
    assert euros["price"].sum() == Money("19.80", "EUR")
    order = euros.sort_values("price")["price"].dropna().tolist()
    assert order == [Money("0.05", "EUR"), Money("7.25", "EUR"), Money("12.50", "EUR")]
    groups = euros.groupby("k")["price"].sum().to_dict()
    assert groups == {1: Money("12.50", "EUR"), 2: Money("7.30", "EUR")}


def test_answers_of_polars() -> None:
    mixed = frame_of(MIXED)
    order = money_polars.amounts(mixed.sort("price", nulls_last=True)["price"])
    assert order == [MIXED[0], MIXED[1], MIXED[3], None]
    assert mixed["price"].money.totals() == TOTALS
    assert frame_of(EUROS)["price"].money.sum() == Money("19.80", "EUR")
    assert mixed["price"][2:3].money.sum() is None and mixed["price"][2:3].money.totals() == {}
    # polars adds no structs in a group: its own sum is null, or an error of a lazy frame.
    assert mixed.group_by("k").agg(pl.col("price").sum())["price"].null_count() == 2
    lazy = mixed.lazy().group_by("k")
    with pytest.raises(pl.exceptions.InvalidOperationError, match=r"libmoney\.money"):
        lazy.agg(pl.col("price").sum()).collect()
    groups = lazy.agg(pl.col("price").money.sum()).sort("k").collect()["price"]
    assert money_polars.amounts(groups) == [Money("12.50", "EUR"), Money("4.25", "USD")]
    with pytest.raises(CurrencyMismatch, match="EUR and USD"):
        mixed.lazy().select(pl.col("price").money.sum()).collect()
    with pytest.raises(InexactResult):
        mixed.lazy().group_by("k").agg(pl.col("price").money.sum(scale=0)).collect()


@pytest.mark.parametrize("rows", [EUROS, MIXED], ids=["euros", "mixed"])
def test_conversion_in_polars(rows: list[Money | None]) -> None:
    frame = frame_of(rows)
    wanted = [None if one is None else RATES.convert(one, "USD", DAY) for one in rows]
    for found in (
        frame["price"].money.converted(RATES, "USD", DAY),
        frame["price"].money.converted(RATES, "USD", frame["day"]),
        frame.lazy().select(pl.col("price").money.converted(RATES, "USD", pl.col("day")))
        .collect()["price"],
        money_polars.series(rows).money.converted(RATES, "USD", DAY),
    ):  # fmt: skip
        assert money_polars.amounts(found) == wanted
    tenths = frame["price"].money.rounded(1)
    assert money_polars.amounts(tenths) == [one and one.rounded(1) for one in rows]


def test_amounts_of_polars() -> None:
    for rows in (EUROS, MIXED):
        assert money_polars.amounts(frame_of(rows)["price"]) == rows
    for bad in (pl.Series([1.5]), pl.Series(["1 EUR"]), pl.Series([{"currency": "EUR"}])):
        with pytest.raises(TypeError):
            bad.money.totals()


def test_answers_of_datafusion() -> None:
    context = context_of(MIXED)
    frame = context.table("rows")
    assert money_datafusion.totals(frame, "price") == TOTALS
    euros = money_datafusion.converted(frame, "price", RATES, "EUR", "day")
    assert money_datafusion.totals(euros, "price") == {"EUR": Money("15.90", "EUR")}
    same = money_datafusion.converted(frame, "price", RATES, "EUR", DAY)
    assert same.to_arrow_table()["price"].to_pylist() == euros.to_arrow_table()["price"].to_pylist()
    tenths = money_datafusion.rounded(frame, "price", 1).to_arrow_table()["price"].to_pylist()
    assert [one and one["amount"] for one in tenths] == [
        Decimal("12.5"), Decimal("-3.0"), None, Decimal("7.2"),
    ]  # fmt: skip
    for bad in ("k", "day"):
        with pytest.raises(TypeError, match="structs of currency and amount"):
            money_datafusion.totals(frame, bad)
    # Its own literals are floats, so that the helpers are needed for products.
    query = "SELECT arrow_typeof(1.19) AS x"
    assert context.sql(query).to_arrow_table()["x"].to_pylist() == ["Float64"]


def test_one_currency_stays_in_arrow() -> None:
    """Databases read a column of one currency as a plain decimal."""
    query = "SELECT sum(price) FROM rows"
    assert rows_in_duckdb(query, EUROS) == [(Decimal("19.80"),)]


# Files that a database writes


def write_duckdb(path: Path) -> None:
    connection = duckdb.connect()
    connection.register("rows", table_of(MIXED))
    connection.execute(f"COPY (SELECT * FROM rows) TO '{path}' (FORMAT parquet)")


def write_datafusion(path: Path) -> None:
    context_of(MIXED).table("rows").write_parquet(str(path))


@pytest.mark.parametrize("write", [write_duckdb, write_datafusion])
def test_files_of_databases(tmp_path: Path, write: Callable[[Path], None]) -> None:
    path = tmp_path / "rows.parquet"
    write(path)
    column = pq.read_table(path)["price"].combine_chunks()
    storage = column.storage if isinstance(column, pa.ExtensionArray) else column
    kind = money_arrow.MoneyType.__arrow_ext_deserialize__(storage.type, b"{}")
    wanted = [None if one is None else str(one) for one in MIXED]
    found = money_arrow.amounts(pa.ExtensionArray.from_storage(kind, storage))
    assert [None if one is None else str(one) for one in found] == wanted
    assert money_polars.amounts(pl.read_parquet(path)["price"]) == MIXED
    assert isinstance(pd.read_parquet(path), pd.DataFrame)
    own = duckdb.sql(f"SELECT price.currency, sum(price.amount) FROM '{path}' WHERE price "
                     "IS NOT NULL GROUP BY 1").fetchall()  # fmt: skip
    assert dict(own) == {code: one.amount for code, one in TOTALS.items()}


@pytest.mark.parametrize("told", [b"", b"\xff", b"[]", b'{"version": 2}', b'{"currency": "?"}'])
def test_unknown_metadata_is_the_storage(told: bytes) -> None:
    storage = money_arrow.array(MIXED).storage
    kind = money_arrow.MoneyType.__arrow_ext_deserialize__(storage.type, told)
    column = pa.ExtensionArray.from_storage(kind, storage)
    assert column.storage.equals(storage)
    with pytest.raises(TypeError):
        money_arrow.amounts(column)
