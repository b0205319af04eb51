"""Tests of the extension and the pack for PostgreSQL, within cluster.sh, with Python's psycopg."""

from __future__ import annotations

import random
import subprocess
import sys
from decimal import Decimal, getcontext
from pathlib import Path

import psycopg

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from cases import RATES, Case, Checks, check_cases
from hostile import check_bytes, check_cancelling, check_data
from page import check_page
from servers import HERE, PACK, command, connected, fresh, query, status

SEED = 20260101
getcontext().prec = 80
#: SQLSTATEs of errors that PostgreSQL raises before the library is called.
STATUSES = {"22P02": "MONEY_ERR_SYNTAX", "42883": "MONEY_ERR_ARGUMENT"}


def check_shared_cases(checks: Checks, name: str) -> None:
    """The cases of all engines, with the same names over the extension and over the pack."""
    connection = fresh(name, with_extension=name == "extension")
    if name == "pack":
        connection.execute(PACK.read_text())
    connection.execute((HERE / "cases.sql").read_text())
    connection.execute("SELECT load_rates(%s::text)", [RATES.read_text()])

    def run(case: Case) -> object:
        expression = case.expression.replace("money_sum(", "sum(")
        expression = expression.replace("AS DOUBLE)", "AS double precision)")
        if case.kind == "amount":
            expression = f"amount_text({expression})"
        try:
            return query(connection, f"SELECT {expression}")[0][0]
        except psycopg.Error as error:
            found = error.diag.message_detail or STATUSES.get(error.sqlstate or "", str(error))
            raise ValueError(found) from None

    check_cases(checks, run, ValueError)
    connection.close()


def amounts(chance: random.Random, count: int) -> list[str | None]:
    """Random amounts of five currencies and all scales; few values are equal."""
    rows: list[str | None] = []
    for _ in range(count):
        digits = chance.choice((1, 2, 3, 5, 9, 15, 19, 20, 22))
        number = Decimal(chance.randint(-(10**digits), 10**digits))
        number = number.scaleb(-chance.choice((0, 0, 1, 2, 2, 3, 8)))
        code = chance.choice(("EUR", "USD", "GBP", "JPY", "XQZ"))
        rows.append(None if chance.random() < 0.05 else f"{number:f} {code}")
    return rows


def totals_of(rows: list[str | None]) -> list[str]:
    totals: dict[str, Decimal] = {}
    for row in rows:
        if row is not None:
            number, code = row.split(" ")
            totals[code] = totals.get(code, Decimal(0)) + Decimal(number)
    return [f"{totals[code]:f} {code}" for code in sorted(totals)]


def check_parallel(checks: Checks) -> None:
    """Sums with forced workers, and without them, against Python's decimals."""
    connection = fresh("parallel")
    chance = random.Random(SEED)
    rows = amounts(chance, 20000)
    connection.execute("CREATE TABLE t (a amount)")
    with connection.cursor().copy("COPY t FROM STDIN") as copy:
        for row in rows:
            copy.write_row([row])
    connection.execute("SET parallel_setup_cost = 0")
    connection.execute("SET parallel_tuple_cost = 0")
    connection.execute("SET min_parallel_table_scan_size = 0")
    wanted = totals_of(rows)
    for workers in (0, 1, 4):
        connection.execute(f"SET max_parallel_workers_per_gather = {workers}")
        got = query(connection, "SELECT totals(a)::text[] FROM t")[0][0]
        checks.equal(got, wanted, f"totals with {workers} workers")
        got = query(connection, "SELECT sum(a)::text FROM t GROUP BY currency(a) ORDER BY 1")
        checks.equal(sorted(row[0] for row in got if row[0]), sorted(wanted), "grouped sums")
        plan = str(query(connection, "EXPLAIN SELECT totals(a) FROM t"))
        checks.equal("Partial Aggregate" in plan, workers > 0, "a plan with workers")
    connection.close()


def check_windows(checks: Checks) -> None:
    """Every frame of random rows, against a new computation of the frame."""
    connection = fresh("windows")
    rows = amounts(random.Random(SEED + 1), 300)
    connection.execute("CREATE TABLE t (id integer, a amount)")
    for index, row in enumerate(rows):
        connection.execute("INSERT INTO t VALUES (%s, %s)", [index, row])
    for before, after in ((0, 0), (1, 0), (3, 2), (20, -5), (300, 0)):
        end = f"{after} FOLLOWING" if after >= 0 else f"{-after} PRECEDING"
        frame = f"ORDER BY id ROWS BETWEEN {before} PRECEDING AND {end}"
        got = query(connection, f"SELECT totals(a) OVER ({frame})::text[] FROM t ORDER BY id")
        for index, row in enumerate(got):
            held = rows[max(0, index - before) : max(0, index + after + 1)]
            checks.equal(row[0] or [], totals_of(held), f"frame {before}, {after}, row {index}")
    connection.close()


def check_order(checks: Checks) -> None:
    """Random conditions by index and by scan, the laws of the order, and the check of the index."""
    connection = fresh("ordered")
    chance = random.Random(SEED + 2)
    rows = amounts(chance, 3000)
    connection.execute("CREATE TABLE t (a amount)")
    with connection.cursor().copy("COPY t FROM STDIN") as copy:
        for row in rows:
            copy.write_row([row])
    connection.execute("CREATE INDEX i ON t (a)")
    connection.execute("ANALYZE t")
    connection.execute("CREATE EXTENSION amcheck")
    checks.equal(query(connection, "SELECT bt_index_check('i', true)::text"), [("",)], "amcheck")
    operators = ("<", "<=", "=", ">=", ">", "<~", "<=~", ">=~", ">~", "<>")
    for _ in range(1500):
        bound = chance.choice(rows) or "0 EUR"
        condition = f"a {chance.choice(operators)} '{bound}'"
        if chance.random() < 0.3:
            condition = (
                f"{'NOT ' * (chance.random() < 0.5)}('{bound}' {chance.choice(operators)} a)"
            )
        if chance.random() < 0.3:
            condition += f" {chance.choice(('AND', 'OR'))} a > '{chance.choice(rows) or '1 USD'}'"
        found = []
        for is_on in ("on", "off"):
            connection.execute(f"SET enable_indexscan = {is_on}")
            connection.execute(f"SET enable_bitmapscan = {is_on}")
            connection.execute(f"SET enable_indexonlyscan = {is_on}")
            connection.execute(f"SET enable_seqscan = {'off' if is_on == 'on' else 'on'}")
            found.append(query(connection, f"SELECT count(*) FROM t WHERE {condition}"))
        checks.equal(found[0], found[1], condition)
    wanted = sorted((row for row in rows if row), key=lambda row: (row[-3:], Decimal(row[:-4])))
    got = [row[0] for row in query(connection, "SELECT a::text FROM t WHERE a = a ORDER BY t.a")]
    keys = [[(row[-3:], Decimal(row[:-4])) for row in some] for some in (got, wanted)]
    checks.equal(keys[0] == keys[1], True, "the order of the rows")
    connection.close()


def check_isolation(checks: Checks) -> None:
    """Rates of two sessions: each transaction sees those of its snapshot."""
    one, two = fresh("isolated"), connected("isolated")
    load = "SELECT load_rates(rates_of('EUR', 'USD', {}, '2024-02-29'))"
    convert = "SELECT converted('100 USD', 'EUR', '2024-02-29')::text"
    one.execute(load.format("2"))
    two.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")
    checks.equal(query(two, convert), [("50.00 EUR",)], "before")
    one.execute(load.format("4"))
    checks.equal(query(one, convert), [("25.00 EUR",)], "the other session")
    checks.equal(query(two, convert), [("50.00 EUR",)], "the snapshot")
    two.execute("COMMIT")
    checks.equal(query(two, convert), [("25.00 EUR",)], "after the commit")
    # A cursor keeps the rates of its snapshot while the session uses others.
    two.execute("BEGIN")
    two.execute(
        "DECLARE c CURSOR FOR SELECT converted(a, 'EUR', '2024-02-29')::text"
        " FROM generate_series(1, 4), LATERAL amount(generate_series, 'USD') AS a"
    )
    got = [query(two, "FETCH 1 FROM c")[0][0]]
    two.execute(load.format("8"))
    got.append(query(two, convert)[0][0])
    got += [row[0] for row in query(two, "FETCH 2 FROM c")]
    two.execute("ROLLBACK")
    checks.equal(got, ["0.25 EUR", "12.50 EUR", "0.50 EUR", "0.75 EUR"], "an open cursor")
    checks.equal(query(two, convert), [("25.00 EUR",)], "after a rollback")
    for session in (one, two):
        session.close()


def check_guide(checks: Checks) -> None:
    connection = fresh("guide")
    connection.execute("DROP EXTENSION libmoney")

    def run(statement: str) -> list[tuple[object, ...]]:
        if "pg_read_file" in statement:
            statement = statement.replace("/srv/eurofxref-hist.csv", str(RATES))
            text = RATES.read_text().replace("'", "''")
            statement = statement.replace(f"pg_read_file('{RATES}')", f"'{text}'")
        try:
            return query(connection, statement)
        except psycopg.Error as error:
            raise ValueError(status(error)) from None

    check_page(checks, "docs/guide/postgresql.md", run, ValueError)
    connection.close()


def check_regress(checks: Checks) -> None:
    done = subprocess.run([str(HERE / "regress.sh")], capture_output=True, text=True)
    checks.equal((done.returncode, done.stdout), (0, ""), "the files of tests/sql" + done.stderr)


def check_server(checks: Checks) -> None:
    """No session has ended all others."""
    log = command("log")
    checks.equal("terminated by signal" in log or "PANIC" in log, False, "a crash in the log")


def main() -> int:
    checks = Checks("postgresql")
    check_shared_cases(checks, "extension")
    check_shared_cases(checks, "pack")
    for check in (
        check_regress,
        check_parallel,
        check_windows,
        check_order,
        check_isolation,
        check_data,
        check_bytes,
        check_cancelling,
        check_guide,
        check_server,
    ):
        check(checks)
    return checks.end()


if __name__ == "__main__":
    sys.exit(main())
