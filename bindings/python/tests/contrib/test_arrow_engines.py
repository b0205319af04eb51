"""Columns of amounts in files: each engine writes Parquet and IPC, and every other one reads."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import Any

import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from libmoney import Money
from libmoney.contrib import arrow as money_arrow
from libmoney.contrib import polars as money_polars

duckdb = pytest.importorskip("duckdb")
datafusion = pytest.importorskip("datafusion")

AMOUNTS = [
    Money("12.50", "EUR"),
    Money("-3.00", "USD"),
    None,
    Money("99999999999999999999.99", "EUR"),
    Money("0.05", "JPY"),
    Money("7.25", "USD"),
]
SUMS = {
    "EUR": Decimal("100000000000000000012.49"),
    "JPY": Decimal("0.05"),
    "USD": Decimal("4.25"),
}
SORTED = [one for one in sorted(AMOUNTS, key=lambda one: one.sort_key() if one else b"") if one]
MIXED = money_arrow.MoneyType.__arrow_ext_deserialize__


def storage() -> Any:
    """The column as engines without the type have it."""
    return pa.table({"price": money_arrow.array(AMOUNTS).storage})


def ipc(table: Any, path: Path) -> None:
    with pa.ipc.new_file(str(path), table.schema) as file:
        file.write_table(table)


def from_duckdb() -> Any:
    rows = storage()  # noqa: F841 (DuckDB finds it by its name)
    return duckdb.sql("select price from rows").to_arrow_table()


def from_datafusion() -> Any:
    context = datafusion.SessionContext()
    context.from_arrow(storage(), "rows")
    return context.sql("select price from rows").to_arrow_table()


def write_pandas(path: Path, is_parquet: bool) -> None:
    frame = pd.DataFrame({"price": pd.Series(AMOUNTS, dtype="money")})
    if is_parquet:
        frame.to_parquet(path)
    else:
        ipc(pa.Table.from_pandas(frame, preserve_index=False), path)


def write_polars(path: Path, is_parquet: bool) -> None:
    frame = pl.from_arrow(pa.table({"price": money_arrow.array(AMOUNTS)}))
    assert isinstance(frame, pl.DataFrame)
    if is_parquet:
        frame.write_parquet(path)
    else:
        frame.write_ipc(path)


def write_polars_structs(path: Path, is_parquet: bool) -> None:
    frame = pl.DataFrame([money_polars.series(AMOUNTS, "price")])
    if is_parquet:
        frame.write_parquet(path)
    else:
        frame.write_ipc(path)


def writer(table: Callable[[], Any]) -> Callable[[Path, bool], None]:
    def write(path: Path, is_parquet: bool) -> None:
        if is_parquet:
            pq.write_table(table(), path)
        else:
            ipc(table(), path)

    return write


WRITERS = {
    "pyarrow": writer(lambda: pa.table({"price": money_arrow.array(AMOUNTS)})),
    "pandas": write_pandas,
    "polars": write_polars,
    "polars structs": write_polars_structs,
    "duckdb": writer(from_duckdb),
    "datafusion": writer(from_datafusion),
}


def table_of(path: Path) -> Any:
    if path.suffix == ".parquet":
        return pq.read_table(path)
    return pa.ipc.open_file(pa.memory_map(str(path))).read_all()


def structs_of(column: Any) -> Any:
    """The storage of a column, which engines without the type have."""
    whole = column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column
    return whole.storage if isinstance(whole.type, pa.ExtensionType) else whole


def read_pyarrow(path: Path) -> list[Money | None]:
    column = structs_of(table_of(path)["price"])
    return money_arrow.amounts(
        pa.ExtensionArray.from_storage(
            MIXED(column.type, b'{"currency": null}'),
            column,
        )
    )


def read_pandas(path: Path) -> list[Money | None]:
    column = table_of(path)["price"]
    if isinstance(column.type, money_arrow.MoneyType):
        return [None if one is pd.NA else one for one in column.to_pandas()]
    return read_pyarrow(path)


def read_polars(path: Path) -> list[Money | None]:
    frame = pl.read_parquet(path) if path.suffix == ".parquet" else pl.read_ipc(path)
    series = frame["price"]
    if not isinstance(series.dtype, pl.Struct):
        series = series.ext.storage()
    return money_polars.amounts(series)


READERS = {"pyarrow": read_pyarrow, "pandas": read_pandas, "polars": read_polars}


@pytest.mark.parametrize("suffix", [".parquet", ".arrow"])
@pytest.mark.parametrize(("written", "read"), itertools.product(WRITERS, READERS))
def test_every_engine_reads_what_another_wrote(
    tmp_path: Path, written: str, read: str, suffix: str
) -> None:
    path = tmp_path / f"amounts{suffix}"
    WRITERS[written](path, suffix == ".parquet")
    assert READERS[read](path) == AMOUNTS


def rows_in_duckdb(path: Path) -> Any:
    connection = duckdb.connect()
    if path.suffix == ".parquet":
        connection.execute(f"create view rows as from read_parquet('{path}')")
    else:
        connection.register("rows", pa.table({"price": structs_of(table_of(path)["price"])}))
    return lambda query: connection.sql(query).fetchall()


def rows_in_datafusion(path: Path) -> Any:
    context = datafusion.SessionContext()
    context.from_arrow(pa.table({"price": structs_of(table_of(path)["price"])}), "rows")

    def run(query: str) -> Any:
        found = context.sql(query).to_arrow_table()
        return list(zip(*[column.to_pylist() for column in found.columns]))

    return run


@pytest.mark.parametrize("suffix", [".parquet", ".arrow"])
@pytest.mark.parametrize("written", WRITERS)
@pytest.mark.parametrize("engine", [rows_in_duckdb, rows_in_datafusion])
def test_databases_group_and_sort(tmp_path: Path, written: str, engine: Any, suffix: str) -> None:
    path = tmp_path / f"amounts{suffix}"
    WRITERS[written](path, suffix == ".parquet")
    run = engine(path)
    code, number = "price['currency']", "price['amount']"
    totals = run(f"select {code}, sum({number}) from rows where price is not null group by 1")
    assert dict(totals) == SUMS
    order = run(f"select {code}, {number} from rows where price is not null order by price")
    assert [Money(amount, currency) for currency, amount in order] == SORTED


def test_the_currency_comes_first() -> None:
    kind = money_arrow.array(AMOUNTS).type
    assert [field.name for field in kind.storage_type] == ["currency", "amount"]
    assert kind.__arrow_ext_serialize__() == b'{"version": 1, "currency": null}'


@pytest.mark.parametrize("number", [pa.decimal32(9, 2), pa.decimal64(18, 2), pa.decimal128(20, 2),
                                    pa.decimal256(60, 2)], ids=str)  # fmt: skip
@pytest.mark.parametrize(
    "codes",
    [pa.string(), pa.large_string(), pa.string_view(), pa.dictionary(pa.int8(), pa.string()),
     pa.dictionary(pa.uint32(), pa.large_string()), pa.dictionary(pa.uint64(), pa.string())],
    ids=str,
)  # fmt: skip
@pytest.mark.parametrize("is_reversed", [False, True])
def test_every_form_of_the_struct(number: Any, codes: Any, is_reversed: bool) -> None:
    texts: Any = pa.array(["EUR", "USD", None, "EUR"])
    if pa.types.is_dictionary(codes):
        encoded = texts.dictionary_encode()
        texts = pa.DictionaryArray.from_arrays(
            encoded.indices.cast(codes.index_type), encoded.dictionary.cast(codes.value_type)
        )
    else:
        texts = texts.cast(codes)
    numbers = pa.array([Decimal("1.50"), Decimal("-2.00"), None, None], number)
    parts = {"currency": texts, "amount": numbers}
    names = ["amount", "currency"] if is_reversed else ["currency", "amount"]
    rows = pa.StructArray.from_arrays([parts[name] for name in names], names)
    for told in (b'{"currency": null}', b'{"version": 1, "currency": null}'):
        kind = money_arrow.MoneyType.__arrow_ext_deserialize__(rows.type, told)
        assert kind.storage_type == rows.type and kind.scale == 2
        column = pa.ExtensionArray.from_storage(kind, rows)
        found = money_arrow.amounts(column)
        assert found == [Money("1.50", "EUR"), Money("-2.00", "USD"), None, None]
