"""Tests of the extension for DuckDB: vectors, threads, windows, databases, hostile values."""

from __future__ import annotations

import itertools
import random
import sys
from concurrent.futures import ThreadPoolExecutor
from decimal import ROUND_HALF_EVEN, ROUND_HALF_UP, Context, Decimal
from pathlib import Path

import duckdb

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from cases import RATES, ROOT, Case, Checks, check_cases, status_in

EXTENSION = ROOT / "build" / "sql" / "duckdb" / "libmoney.duckdb_extension"
EXACT = Context(prec=60)
SEED = 20260202
LOAD = f"SELECT money_rates_load(content) FROM read_text('{RATES}')"
CODES = ("EUR", "USD", "JPY", "GBP")


def loaded(path: str = ":memory:") -> duckdb.DuckDBPyConnection:
    connection = duckdb.connect(path, config={"allow_unsigned_extensions": "true"})
    connection.execute(f"LOAD '{EXTENSION}'")
    return connection


def euros(number: str) -> str:
    return f"{{'currency': 'EUR', 'amount': {number}}}"


def answer(connection: duckdb.DuckDBPyConnection, query: str) -> object:
    try:
        row = connection.execute(query).fetchone()
    except duckdb.Error as error:
        return status_in(str(error))
    return row[0] if row else None


def check_shared_cases(checks: Checks, connection: duckdb.DuckDBPyConnection) -> None:
    def run(case: Case) -> object:
        wrapped = f"money_text({case.expression})" if case.kind == "amount" else case.expression
        row = connection.execute(f"SELECT {wrapped}").fetchone()
        return row[0] if row else None

    check_cases(checks, run, duckdb.Error)


def check_types(checks: Checks, connection: duckdb.DuckDBPyConnection) -> None:
    """Every type of a number, in either order of fields, with one result."""
    kinds = [f"DECIMAL({width}, 2)" for width in (4, 9, 18, 38)]
    kinds += ["DECIMAL(38, 20)", "TINYINT", "UTINYINT", "SMALLINT", "USMALLINT", "INTEGER"]
    kinds += ["UINTEGER", "BIGINT", "UBIGINT", "HUGEINT"]
    for kind in kinds:
        for fields in (
            f"{{'currency': 'EUR', 'amount': CAST(12 AS {kind})}}",
            f"{{'amount': CAST(12 AS {kind}), 'currency': 'EUR'}}",
        ):
            got = answer(connection, f"SELECT money_text(money_multiply({fields}, 3, 2, 'up'))")
            checks.equal(got, "36.00 EUR", fields)
            total = f"SELECT money_text(money_sum({fields})) FROM range(5000)"
            checks.equal(answer(connection, total), "60000.00 EUR", fields)
    for kind in ("DOUBLE", "FLOAT", "VARCHAR", "BOOLEAN", "DATE", "UHUGEINT"):
        value = "NULL" if kind in ("DATE", "BOOLEAN") else "12"
        fields = f"{{'currency': 'EUR', 'amount': CAST({value} AS {kind})}}"
        # A null field makes the row null only if its type is one of an amount.
        got = answer(connection, f"SELECT money_text({fields})")
        checks.equal(got, "MONEY_ERR_ARGUMENT", fields)
    for value in (
        "1", "1.5", "CAST(1 AS DOUBLE)", "true", "DATE '2024-02-29'", "[1]", "{'a': 1, 'b': 2}",
        "'\\x00'::BLOB", "MAP {'currency': 1}", "{'currency': 'EUR', 'amount': 1, 'more': 1}",
        "{'currency': '', 'amount': 1}", "{'currency': 'ABCDEFGHIJKLM', 'amount': 1}",
        "{'currency': chr(0), 'amount': 1}",
    ):  # fmt: skip
        for query in ("money_text({})", "money_sum({})", "money_add({0}, {0})"):
            got = answer(connection, f"SELECT {query.format(value)}")
            checks.equal(got, "MONEY_ERR_ARGUMENT", query.format(value))


def check_no_silent_rounding(checks: Checks, connection: duckdb.DuckDBPyConnection) -> None:
    for query, wanted in (
        (f"money_text(money_round({euros('1.005')}, 2, 'half-even'))", "1.00 EUR"),
        (f"money_text(money_round({euros('1.00500000001')}, 2, 'half-even'))", "1.01 EUR"),
        (f"money_text({euros('1.000000000000000001')})", "1.000000000000000001 EUR"),
        (f"money_add({euros('1.00000000001')}, '1 EUR')", "MONEY_ERR_INEXACT"),
        ("money_parse('0.00000000001 EUR')", "MONEY_ERR_INEXACT"),
        ("money_multiply('1 EUR', 0.333333333333)", "MONEY_ERR_INEXACT"),
        ("money_multiply('1 EUR', CAST(1.19 AS FLOAT))", "MONEY_ERR_ARGUMENT"),
        ("money_round('1.5 EUR', 0.5, 'up')", "MONEY_ERR_ARGUMENT"),
        ("money_round('1.5 EUR', 11, 'up')", "MONEY_ERR_ARGUMENT"),
        ("money_convert('1 EUR', 'USD', TIMESTAMP '2024-02-29 12:00:00')", "MONEY_ERR_ARGUMENT"),
        ("money_convert('1 EUR', 'USD', DATE 'infinity')", "MONEY_ERR_DATE"),
        ("money_convert('1 EUR', 'USD', DATE '2024-02-29', 1.5)", "MONEY_ERR_ARGUMENT"),
        ("money_convert('1 EUR', 'USD', DATE '2024-02-29', -1)", "MONEY_ERR_ARGUMENT"),
        (f"money_add('{'9' * 28} EUR', '{'9' * 28} EUR')", "MONEY_ERR_OVERFLOW"),
        (f"money_multiply('{'9' * 28} EUR', {'9' * 20})", "MONEY_ERR_OVERFLOW"),
        ("money_divide('1 EUR', 0, 2, 'up')", "MONEY_ERR_DIVISION_BY_ZERO"),
        ("money_format('1234.5 EUR', 'de')", "1.234,50\xa0€"),
        ("money_ratio('10 EUR', '4 EUR', 2, 'unnecessary')", Decimal("2.5")),
        ("money_minor_unit('KWD')", 3),
        ("money_text({'currency': 'HOUSE', 'amount': 1.50})", "1.5 HOUSE"),
    ):  # fmt: skip
        checks.equal(answer(connection, f"SELECT {query}"), wanted, query)


def random_rows(count: int) -> list[tuple[int, str | None, Decimal | None, int]]:
    chance = random.Random(SEED)
    return [
        (
            row,
            chance.choice((*CODES, None)),
            chance.choice((None, Decimal(chance.randint(-(10**12), 10**12)).scaleb(-3))),
            chance.randrange(1400),
        )
        for row in range(count)
    ]


def make_table(connection: duckdb.DuckDBPyConnection) -> list[tuple[str, Decimal] | None]:
    """A table with nulls in each place, and the amounts in it."""
    rows = random_rows(6000)
    connection.execute(
        "CREATE TABLE source(i INTEGER, code VARCHAR, n DECIMAL(18, 3), day INTEGER)"
    )
    connection.executemany("INSERT INTO source VALUES (?, ?, ?, ?)", rows)
    connection.execute(
        "CREATE TABLE t AS SELECT i, CASE WHEN i % 17 = 3 THEN NULL "
        "ELSE {'currency': code, 'amount': n} END AS a, DATE '2018-01-01' + day AS day FROM source"
    )
    return [
        None if row % 17 == 3 or code is None or number is None else (code, number)
        for row, code, number, _ in rows
    ]


def check_columns(checks: Checks, connection: duckdb.DuckDBPyConnection) -> None:
    """Vectors, rows and Python's decimals, with NULLs in each place, one and four threads."""
    amounts = make_table(connection)
    for threads in (1, 4):
        connection.execute(f"SET threads = {threads}")
        for mode, python in (("half-even", ROUND_HALF_EVEN), ("half-up", ROUND_HALF_UP)):
            wanted = [
                None if one is None
                else (one[0], (one[1] * Decimal("1.195")).quantize(Decimal("0.01"), python, EXACT))
                for one in amounts
            ]  # fmt: skip
            # A factor of the table goes by columns, a text of the table goes by rows.
            for factor in ("'1.195'", "1.195", "CAST(1.195 + i * 0 AS DECIMAL(9, 3))",
                           "'1.195' || repeat('0', i % 3)"):  # fmt: skip
                query = f"SELECT money_multiply(a, {factor}, 2, '{mode}') AS x FROM t ORDER BY i"
                found = connection.execute(f"SELECT x.currency, x.amount FROM ({query})").fetchall()
                got = [None if code is None else (code, number) for code, number in found]
                checks.equal(got, wanted, f"{query}, {threads} threads")
    query = (
        "SELECT count(*) FROM t WHERE money_convert_or_null(a, 'EUR', day, 7) IS DISTINCT FROM "
        "money_convert_or_null(money_text(a), 'EUR', day, 7)"
    )
    checks.equal(answer(connection, query), 0, "conversions by columns and by rows")
    query = (
        "SELECT count(*) FROM t WHERE (a.currency IS NULL OR a.amount IS NULL) "
        "<> (money_round(a, 2, 'up') IS NULL)"
    )
    checks.equal(answer(connection, query), 0, "nulls")
    unfit = "CASE WHEN i = 4999 THEN 'XQZ' ELSE 'USD' END"
    amount = f"{{'currency': {unfit}, 'amount': i}}"
    query = f"SELECT count(money_convert({amount}, 'EUR', DATE '2024-02-29')) FROM t"
    checks.equal(answer(connection, query), "MONEY_ERR_NO_RATE", "one row without a rate")
    own = f"SELECT money_text(money_convert({euros('1.555')}, 'EUR', DATE '2024-02-29'))"
    checks.equal(answer(connection, own), "1.555 EUR", "an amount in the target is unchanged")
    checks.equal(answer(connection, own + " FROM t"), "1.555 EUR", "in a column as well")


def check_totals(checks: Checks, connection: duckdb.DuckDBPyConnection) -> None:
    exact = (
        "SELECT a.currency, sum(a.amount)::DECIMAL(38, 10), count(*) FROM t "
        "WHERE a.currency IS NOT NULL AND a.amount IS NOT NULL GROUP BY 1 ORDER BY 1"
    )
    wanted = connection.execute(exact).fetchall()
    query = (
        "SELECT a.currency, money_sum(a).amount, count(money_round(a, 2, 'up')) FROM t "
        "WHERE a.currency IS NOT NULL AND a.amount IS NOT NULL GROUP BY 1 ORDER BY 1"
    )
    for threads in (1, 4):
        connection.execute(f"SET threads = {threads}")
        checks.equal(connection.execute(query).fetchall(), wanted, f"sums, {threads} threads")
        checks.equal(
            answer(connection, "SELECT money_sum(a) FROM t"), "MONEY_ERR_CURRENCY_MISMATCH", "mixed"
        )
    checks.equal(answer(connection, "SELECT money_sum(a) FROM t WHERE i < 0"), None, "no rows")
    # Thousands of groups, and windows of every frame, beside DuckDB's own decimals.
    query = (
        f"SELECT count(*) FROM (SELECT i // 3 AS g, money_sum({euros('a.amount')}).amount AS x, "
        "sum(CASE WHEN a IS NOT NULL THEN a.amount END) AS y FROM t GROUP BY 1) "
        "WHERE x IS DISTINCT FROM y"
    )
    checks.equal(answer(connection, query), 0, "groups")
    for frame in (
        "ROWS 1 PRECEDING",
        "ROWS BETWEEN 5 PRECEDING AND 3 FOLLOWING",
        "ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING",
        "ROWS 10 PRECEDING EXCLUDE CURRENT ROW",
    ):
        query = (
            f"SELECT count(*) FROM (SELECT money_sum({euros('a.amount')}) OVER w AS x, "
            f"sum(a.amount) OVER w AS y FROM t WINDOW w AS (ORDER BY i {frame})) "
            "WHERE x.amount IS DISTINCT FROM y"
        )
        checks.equal(answer(connection, query), 0, frame)
    for query, wanted_text in (
        ("money_avg(x, 2, 'half-even')", "1.50 EUR"),
        ("money_avg(x, 'currency', 'up')", "1.50 EUR"),
    ):
        rows = "(VALUES ('1 EUR'), ('2 EUR'), (NULL)) AS v(x)"
        checks.equal(
            answer(connection, f"SELECT money_text({query}) FROM {rows}"), wanted_text, query
        )
    query = "SELECT money_avg('1 EUR', i % 2, 'up') FROM t"
    checks.equal(answer(connection, query), "MONEY_ERR_ARGUMENT", "digits that differ")


def check_databases(checks: Checks) -> None:
    """Rates belong to a database and may be loaded beside conversions, also prepared ones."""
    first, second = loaded(), loaded()
    query = "SELECT money_text(money_convert('100 USD', 'EUR', DATE '2024-02-29'))"
    first.execute(LOAD)
    checks.equal(answer(first, query), "92.37 EUR", "the first database")
    checks.equal(answer(second, query), "MONEY_ERR_NO_RATE", "the second one")
    house = (
        "SELECT money_rates_load(CAST(to_json(list("
        "{'from': f, 'to': t, 'rate': r, 'date': d})) AS VARCHAR)) "
        "FROM (VALUES ('EUR', 'USD', '1.25', DATE '2024-02-29')) AS v(f, t, r, d)"
    )
    first.execute(f"PREPARE p AS {query}")
    checks.equal(answer(first, house), 1, "rates of a table")
    checks.equal(answer(first, "EXECUTE p"), "80.00 EUR", "a prepared statement")
    for bad in (
        "''",
        "'{'",
        "'<a'",
        "'LMRATES'",
        "'[]'",
        "'Date,USD'",
        "'\\xFF\\xFE'::BLOB",
        "''::BLOB",
    ):
        got = answer(second, f"SELECT money_rates_load({bad})")
        checks.equal(str(got).startswith("MONEY_ERR_"), True, f"{bad}: {got}")
    checks.equal(answer(first, query), "80.00 EUR", "rates are unchanged by a failure")

    def run(number: int) -> object:
        cursor = first.cursor()
        return [answer(cursor, LOAD if number % 4 == 0 else query) for _ in range(20)]

    with ThreadPoolExecutor(8) as pool:
        found = set(itertools.chain.from_iterable(pool.map(run, range(8))))
    checks.equal(
        found <= {"80.00 EUR", "92.37 EUR", 221702} or found, True, "loading beside reading"
    )
    first.close()
    second.close()


def check_hostile(checks: Checks, connection: duckdb.DuckDBPyConnection) -> None:
    """Every function with random values of every type: an answer, or an error with a status."""
    chance = random.Random(SEED)
    values = [
        "NULL", "1", "-1", "1.5", "'12.50 EUR'", "'EUR'", "''", "'x'", "'currency'", "'half-up'",
        "'2024-02-29'", "DATE '2024-02-29'", "DATE '-infinity'", "CAST(1e300 AS DOUBLE)", "[1, 2]",
        "repeat('9', 5000)", "chr(0)", euros("1.5"), euros("NULL"), euros("9" * 38),
        euros("-170141183460469231731687303715884105727::HUGEINT"), "'\\xFF\\x00'::BLOB", "true",
        "{'currency': NULL, 'amount': 1}", "{'currency': repeat('E', 100), 'amount': 1}",
        "repeat('é', 100)", "CAST(i AS VARCHAR)", "i", "a", "day", "NULL::DATE",
        "CASE WHEN i % 2 = 0 THEN a END", "CASE i % 3 WHEN 0 THEN 'EUR' WHEN 1 THEN 'USD' END",
        "170141183460469231731687303715884105727::HUGEINT", "18446744073709551615::UBIGINT",
    ]  # fmt: skip
    functions = {
        "money_parse": (1, 2, 3), "money_text": (1,), "money_format": (2,), "money_currency": (1,),
        "money_number": (1,), "money_minor_unit": (1,), "money_add": (2,), "money_subtract": (2,),
        "money_negate": (1,), "money_absolute": (1,), "money_multiply": (2, 4),
        "money_divide": (4,), "money_ratio": (4,), "money_round": (3,), "money_compare": (2,),
        "money_convert": (2, 3, 4), "money_convert_or_null": (2, 3, 4), "money_sum": (1,),
        "money_avg": (3,), "money_rates_load": (1,),
    }  # fmt: skip
    for _ in range(1500):
        name = chance.choice(list(functions))
        count = chance.choice(functions[name])
        call = f"{name}({', '.join(chance.choice(values) for _ in range(count))})"
        query = f"SELECT {call} FROM (SELECT * FROM t LIMIT {chance.choice((1, 2, 3000))}) LIMIT 1"
        try:
            connection.execute(query).fetchall()
            good = True
        except duckdb.Error as error:
            good = status_in(str(error)).startswith("MONEY_ERR_")
            if not good:
                query = f"{query}: {error}"
        checks.equal(good, True, query)
    checks.equal(answer(connection, "SELECT 1"), 1, "the database is alive")


def main() -> int:
    checks = Checks("duckdb extension")
    connection = loaded()
    connection.execute(LOAD)
    check_shared_cases(checks, connection)
    check_types(checks, connection)
    check_no_silent_rounding(checks, connection)
    check_columns(checks, connection)
    check_totals(checks, connection)
    check_databases(checks)
    check_hostile(checks, connection)
    return checks.end()


if __name__ == "__main__":
    sys.exit(main())
