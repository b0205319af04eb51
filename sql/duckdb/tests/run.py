"""Tests of the macro pack for DuckDB: run.py, with Python's duckdb."""

from __future__ import annotations

import random
import sys
from decimal import ROUND_HALF_EVEN, ROUND_HALF_UP, Context, Decimal
from pathlib import Path

import duckdb

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from cases import RATES, ROOT, Case, Checks, check_cases, status_in
from page import check_page

PACK = ROOT / "sql" / "duckdb" / "libmoney.sql"
EXACT = Context(prec=60)
SEED = 20260101


def connected() -> duckdb.DuckDBPyConnection:
    connection = duckdb.connect()
    connection.execute(PACK.read_text())
    connection.execute("INSERT INTO money_rate FROM money_rates_of_ecb(?)", [str(RATES)])
    return connection


def check_shared_cases(checks: Checks, connection: duckdb.DuckDBPyConnection) -> None:
    def run(case: Case) -> object:
        wrapped = f"money_text({case.expression})" if case.kind == "amount" else case.expression
        row = connection.execute(f"SELECT {wrapped}").fetchone()
        return row[0] if row else None

    check_cases(checks, run, duckdb.Error)


def check_columns(checks: Checks, connection: duckdb.DuckDBPyConnection) -> None:
    """Products of random columns, with four threads and with one, against Python's decimals."""
    chance = random.Random(SEED)
    rows = [(i, Decimal(chance.randint(-(10**12), 10**12)).scaleb(-2)) for i in range(5000)]
    connection.execute(
        "CREATE TABLE t(i INTEGER, a STRUCT(currency VARCHAR, amount DECIMAL(18, 2)))"
    )
    connection.executemany("INSERT INTO t VALUES (?, {'currency': 'EUR', 'amount': ?})", rows)
    connection.execute("INSERT INTO t VALUES (5000, NULL)")
    for threads in (1, 4):
        connection.execute(f"SET threads = {threads}")
        for mode, python in (("half-even", ROUND_HALF_EVEN), ("half-up", ROUND_HALF_UP)):
            query = f"SELECT money_multiply(a, '1.195', 2, '{mode}').amount FROM t ORDER BY i"
            got = [row[0] for row in connection.execute(query).fetchall()]
            products = [
                (value * Decimal("1.195")).quantize(Decimal("0.01"), python, EXACT)
                for _, value in rows
            ]
            checks.equal(got, [*products, None], f"products, {mode}, {threads} threads")
        total = connection.execute("SELECT money_sum(a).amount FROM t").fetchone()
        checks.equal(total, (sum(value for _, value in rows),), "sum")


def check_traps(checks: Checks, connection: duckdb.DuckDBPyConnection) -> None:
    for query, status in (
        (
            "SELECT money_round({'currency': 'EUR', 'amount': 1.00000000001}, 2, 'half-up')",
            "MONEY_ERR_INEXACT",
        ),
        (
            "SELECT money_round({'currency': 'EUR', 'amount': 1e0}, 2, 'half-up')",
            "MONEY_ERR_ARGUMENT",
        ),
        ("SELECT money_parse('1 XQZ')", "MONEY_ERR_UNKNOWN_CURRENCY"),
    ):
        try:
            got = str(connection.execute(query).fetchall())
        except duckdb.Error as error:
            got = status_in(str(error))
        checks.equal(got, status, query)
    # An overflow of 128 bits is an error of DuckDB.
    try:
        got = str(
            connection.execute(
                f"SELECT money_multiply(money_parse('{'9' * 27} EUR'), {'9' * 20}, 2, 'up')"
            ).fetchall()
        )
    except duckdb.Error as error:
        got = type(error).__name__
    checks.equal(got in ("OutOfRangeException", "ConversionException"), True, got)
    usd, eur = "{'currency': 'USD', 'amount': 1.0}", "{'currency': 'EUR', 'amount': 2.0}"
    order = f"SELECT a.currency FROM (VALUES ({usd}), ({eur})) AS t(a) ORDER BY a"
    checks.equal(connection.execute(order).fetchall(), [("EUR",), ("USD",)], "order of structs")


def check_guide(checks: Checks) -> None:
    """The page: the extension, and from the command .read on the macros."""
    connection = duckdb.connect(config={"allow_unsigned_extensions": "true"})

    def run(statement: str) -> list[tuple[object, ...]]:
        rows = connection.execute(statement).fetchall()
        return [] if statement.lstrip().startswith(("CREATE", "INSERT", "LOAD")) else rows

    def command(line: str) -> None:
        nonlocal connection
        checks.equal(line, f".read {PACK.relative_to(ROOT)}", "a command of the page")
        connection = duckdb.connect()
        connection.execute(PACK.read_text())

    check_page(checks, "docs/guide/duckdb.md", run, duckdb.Error, command)


def main() -> int:
    checks = Checks("duckdb")
    connection = connected()
    check_shared_cases(checks, connection)
    check_columns(checks, connection)
    check_traps(checks, connection)
    check_guide(checks)
    return checks.end()


if __name__ == "__main__":
    sys.exit(main())
