"""Data frames and databases over columns of amounts: the works of the contest by engine.

Each engine returns, for each of its works, a function that does the work, a function that reads its
result in cents, and whether it computes with floats. Rows may come in any order.
"""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Any

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc
from column_data import CODES, RATE, Data

Work = Callable[[], Any]
Contestant = tuple[Work, Callable[[Any], Any], bool]
Works = dict[str, Contestant]


def of_number(value: Any) -> list[int]:
    return [int(value)]


def of_decimal(value: Any) -> list[int]:
    return [int(value * 100)]


def of_decimals(column: Any) -> Any:
    """The cents of an Arrow column of decimals with two places: the low words."""
    array = column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column
    array = array.cast(pa.decimal128(38, 2))
    words = np.frombuffer(array.buffers()[1], np.int64)[::2]
    return words[array.offset : array.offset + len(array)]


def of_floats(column: Any) -> Any:
    return np.rint(np.asarray(column) * 100).astype(np.int64)


def of_groups(pairs: Any) -> list[int]:
    """Sums by code, of pairs in any order."""
    found = {int(code): int(value) for code, value in pairs}
    return [found[code] for code in range(len(CODES))]


def numpy(data: Data, threads: int) -> Works:
    factor = float(RATE)
    dense, first = data.dense_prices()
    days = data.day_numbers - first

    def lookup() -> Any:
        return np.round(data.units * dense[data.codes, days], 2)

    return {
        "sum": (data.minors.sum, of_number, False),
        "rate": (lambda: np.round(data.floats * factor, 2), of_floats, True),
        "group": (
            lambda: np.bincount(data.codes, data.minors),
            lambda sums: [int(one) for one in sums],
            True,
        ),
        "dated": (lookup, of_floats, True),
    }


def pandas(data: Data, threads: int) -> Works:
    frame = data.table.select(["minor", "number", "units", "code", "day"]).to_pandas()
    frame["code"] = pd.Categorical(frame["code"], range(len(CODES)))
    frame["day"] = pd.Categorical(frame["day"], data.days)
    prices = data.prices().to_pandas()
    prices["code"] = pd.Categorical(prices["code"], range(len(CODES)))
    prices["day"] = pd.Categorical(prices["day"], data.days)
    factor = float(RATE)

    def merge() -> Any:
        joined = frame.merge(prices, on=["code", "day"], how="left")
        return (joined["units"] * joined["rate"]).round(2)

    return {
        "sum": (frame["minor"].sum, of_number, False),
        "rate": (lambda: (frame["number"] * factor).round(2), of_floats, True),
        "group": (
            lambda: frame.groupby("code", observed=True)["minor"].sum(),
            lambda sums: of_groups(sums.items()),
            False,
        ),
        "dated": (merge, of_floats, True),
    }


def pyarrow(data: Data, threads: int) -> Works:
    pa.set_cpu_count(threads)
    minors, amounts = data.table["minor"], data.table["amount"]
    factor = pa.scalar(Decimal(RATE), pa.decimal128(6, 4))
    grouped = data.table.select(["minor", "code"])

    def groups() -> Any:
        return grouped.group_by("code", use_threads=threads > 1).aggregate([("minor", "sum")])

    return {
        "sum": (lambda: pc.sum(minors).as_py(), of_number, False),
        "sum-decimal": (lambda: pc.sum(data.big).as_py(), of_decimal, False),
        "rate": (
            lambda: pc.round(pc.multiply(amounts, factor), 2, round_mode="half_to_even"),
            of_decimals,
            False,
        ),
        "group": (
            groups,
            lambda sums: of_groups(zip(sums["code"].to_pylist(), sums["minor_sum"].to_pylist())),
            False,
        ),
    }


def polars(data: Data, threads: int) -> Works:
    import polars as pl

    frame = pl.from_arrow(data.table)
    prices = pl.from_arrow(data.prices())
    # A product keeps the larger scale of its factors, and would be rounded twice.
    amount = pl.col("amount").cast(pl.Decimal(38, 6))
    product = (amount * pl.lit(Decimal(RATE))).round(2, mode="half_to_even")

    def join() -> Any:
        joined = frame.join(prices, on=["code", "day"], how="left", maintain_order="left")
        return joined.select((pl.col("units") * pl.col("rate")).round(2))

    return {
        "sum": (frame["minor"].sum, of_number, False),
        "sum-decimal": (frame["big"].sum, of_decimal, False),
        "rate": (
            lambda: frame.select(product),
            lambda found: of_decimals(found.to_series().to_arrow()),
            False,
        ),
        "group": (
            lambda: frame.group_by("code").agg(pl.col("minor").sum()),
            lambda sums: of_groups(sums.rows()),
            False,
        ),
        "dated": (join, lambda found: of_floats(found.to_series()), True),
    }


DATED = "SELECT round(units * rate, 2) AS amount FROM sales JOIN prices USING (code, day)"


def duckdb(data: Data, threads: int) -> Works:
    import duckdb as engine

    database = engine.connect()
    database.execute(f"SET threads = {threads}")
    database.execute("SET enable_progress_bar = false")
    for name, table in (("sales", data.table), ("prices", data.prices())):
        database.register("given", table)
        database.execute(f"CREATE TABLE {name} AS SELECT * FROM given")
        database.unregister("given")

    def one(query: str) -> Work:
        return lambda: database.sql(query).fetchall()[0][0]

    def rows(query: str) -> Work:
        return lambda: database.sql(query).fetchall()

    def column(query: str) -> Work:
        return lambda: database.sql(query).to_arrow_table().column(0)

    product = f"SELECT round_even(amount * {RATE}::DECIMAL(5, 4), 2) FROM sales"
    return {
        "sum": (one("SELECT sum(minor) FROM sales"), of_number, False),
        "sum-decimal": (one("SELECT sum(big) FROM sales"), of_decimal, False),
        "rate": (column(product), of_decimals, False),
        "rate-up": (column(product.replace("round_even", "round")), of_decimals, False),
        "group": (rows("SELECT code, sum(minor) FROM sales GROUP BY code"), of_groups, False),
        "dated": (column(DATED), of_floats, True),
    }


def datafusion(data: Data, threads: int) -> Works:
    from datafusion import SessionConfig, SessionContext

    context = SessionContext(SessionConfig().with_target_partitions(threads))
    sales = data.table.to_batches(max_chunksize=max(data.rows // threads, 1))
    context.register_record_batches("sales", [[batch] for batch in sales])
    context.register_record_batches("prices", [data.prices().to_batches()])

    def column(query: str) -> Work:
        return lambda: pa.chunked_array([part.column(0) for part in context.sql(query).collect()])

    def one(query: str) -> Work:
        return lambda: context.sql(query).collect()[0].column(0)[0].as_py()

    def rows(query: str) -> Work:
        return lambda: [
            pair
            for part in context.sql(query).collect()
            for pair in zip(part.column(0).to_pylist(), part.column(1).to_pylist())
        ]

    product = f"SELECT round(amount * arrow_cast({RATE}, 'Decimal128(5, 4)'), 2) FROM sales"
    return {
        "sum": (one("SELECT sum(minor) FROM sales"), of_number, False),
        "sum-decimal": (one("SELECT sum(big) FROM sales"), of_decimal, False),
        "rate-up": (column(product), of_decimals, False),
        "group": (rows("SELECT code, sum(minor) FROM sales GROUP BY code"), of_groups, False),
        "dated": (column(DATED), of_floats, True),
    }


def clickhouse(data: Data, threads: int) -> Works:
    from chdb.session import Session

    session = Session()
    sales, prices = data.table, data.prices()
    session.query("CREATE DATABASE bench ENGINE = Atomic")
    types = "minor Int64, amount Decimal(18, 2), big Decimal(38, 2), number Float64, units Float64"
    for name, columns in (
        ("sales", f"{types}, code Int32, day Date32"),
        ("prices", "code Int32, day Date32, rate Float64"),
    ):
        session.query(f"CREATE TABLE bench.{name} ({columns}) ENGINE = Memory")
        insert = f"INSERT INTO bench.{name} SELECT * FROM Python({name})"
        session.query(f"{insert} SETTINGS max_threads = 1")
    del sales, prices
    session.query("USE bench")
    setting = f" SETTINGS max_threads = {threads}"

    def table(query: str) -> Any:
        return session.query(query + setting, "ArrowTable")

    def one(query: str) -> Work:
        return lambda: table(query).column(0)[0].as_py()

    def rows(query: str) -> Work:
        return lambda: list(zip(*(column.to_pylist() for column in table(query).columns)))

    def column(query: str) -> Work:
        return lambda: table(query).column(0)

    product = f"SELECT roundBankers(amount * toDecimal64('{RATE}', 4), 2) FROM sales"
    dated = DATED.replace("round(", "roundBankers(")
    return {
        "sum": (one("SELECT sum(minor) FROM sales"), of_number, False),
        "sum-decimal": (one("SELECT sum(big) FROM sales"), of_decimal, False),
        "rate": (column(product), of_decimals, False),
        "group": (rows("SELECT code, sum(minor) FROM sales GROUP BY code"), of_groups, False),
        "dated": (column(dated), of_floats, True),
    }


#: The engines, by the names that the page shows.
ENGINES: dict[str, Callable[[Data, int], Works]] = {
    "NumPy": numpy,
    "pandas": pandas,
    "pyarrow": pyarrow,
    "Polars": polars,
    "DuckDB": duckdb,
    "DataFusion": datafusion,
    "ClickHouse": clickhouse,
}
