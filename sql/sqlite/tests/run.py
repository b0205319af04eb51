"""Tests of the extension for SQLite: run.py EXTENSION, with a Python that can load extensions."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
from decimal import Decimal
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from cases import RATES, ROOT, Case, Checks, check_cases, status_in, value_of
from page import check_page

FRAMES = (
    "ROWS BETWEEN 2 PRECEDING AND CURRENT ROW",
    "ROWS BETWEEN 1 FOLLOWING AND 3 FOLLOWING",
    "ROWS BETWEEN 3 PRECEDING AND 1 PRECEDING EXCLUDE CURRENT ROW",
    "ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW EXCLUDE TIES",
    "ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING",
    "GROUPS BETWEEN 1 PRECEDING AND 1 FOLLOWING",
    "RANGE BETWEEN 2 PRECEDING AND 1 FOLLOWING EXCLUDE GROUP",
)
SEED = 20260101


def connected(extension: str, *statements: str) -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:")
    for statement in statements:
        connection.execute(statement)
    connection.enable_load_extension(True)
    connection.load_extension(extension)
    connection.enable_load_extension(False)
    return connection


def refused(connection: sqlite3.Connection, query: str, *values: object) -> str:
    try:
        connection.execute(query, values).fetchall()
    except (sqlite3.Error, OverflowError) as error:
        return status_in(str(error))
    return "no error"


def load_rates(connection: sqlite3.Connection) -> None:
    connection.execute("SELECT money_rates_load(?)", (RATES.read_text(),)).fetchall()


def check_shared_cases(checks: Checks, extension: str) -> None:
    for encoding in ("UTF-8", "UTF-16le", "UTF-16be"):
        connection = connected(extension, f"PRAGMA encoding = '{encoding}'")
        load_rates(connection)

        def run(case: Case, connection: sqlite3.Connection = connection) -> object:
            return connection.execute(f"SELECT {case.expression}").fetchone()[0]

        check_cases(checks, run, sqlite3.Error)
        connection.close()


def total(amounts: list[str]) -> str | None:
    """The sum with the largest scale of the rows, as Python's decimals define it."""
    if not amounts:
        return None
    values = [Decimal(text.split()[0]) for text in amounts]
    return f"{sum(values, Decimal(0)):f} EUR"


def check_windows(checks: Checks, extension: str) -> None:
    """Frames that SQLite moves by removing rows, against the list of the rows of each frame."""
    chance = random.Random(SEED)
    connection = connected(extension, "CREATE TABLE t(i INTEGER, k INTEGER, a TEXT)")
    for i in range(300):
        number = Decimal(chance.randint(-(10**9), 10**9)).scaleb(-chance.randint(0, 6))
        value = None if chance.random() < 0.1 else f"{number:f} EUR"
        connection.execute("INSERT INTO t VALUES (?, ?, ?)", (i, chance.randint(0, 60), value))
    for frame in FRAMES:
        order = "k" if frame.startswith(("GROUPS", "RANGE")) else "k, i"
        window = f"OVER (ORDER BY {order} {frame})"
        query = f"SELECT money_sum(a) {window}, group_concat(a) {window} FROM t"
        for got, listed in connection.execute(query):
            checks.equal(got, total(listed.split(",") if listed else []), frame)
    connection.close()


def check_order(checks: Checks, extension: str) -> None:
    connection = connected(extension)
    sorted_ = ["-1 EUR", "1.5 EUR", "10 EUR", "9 USD", "10 USD", "", "10", "x EUR"]
    values = ", ".join(f"('{text}')" for text in reversed(sorted_))
    rows = connection.execute(f"SELECT column1 FROM (VALUES {values}) ORDER BY 1 COLLATE MONEY")
    checks.equal([row[0] for row in rows], sorted_, "COLLATE MONEY")
    connection.execute("CREATE TABLE t(a TEXT COLLATE MONEY UNIQUE)")
    connection.execute("INSERT INTO t VALUES ('1.5 EUR')")
    checks.equal(
        refused(connection, "INSERT INTO t VALUES ('1.50 EUR')") != "no error", True, "UNIQUE"
    )
    got = connection.execute(
        "SELECT count(*) FROM t WHERE a < '2 EUR' AND a > '1.4 EUR'"
    ).fetchone()
    checks.equal(got, (1,), "range")
    checks.equal(connection.execute("PRAGMA integrity_check").fetchone(), ("ok",), "integrity")
    connection.close()


def check_allocation(checks: Checks, extension: str) -> None:
    connection = connected(extension)
    query = "SELECT position, share FROM money_allocate(?, ?)"
    rows = connection.execute(query, ("100.00 EUR", 3)).fetchall()
    checks.equal(rows, [(1, "33.34 EUR"), (2, "33.33 EUR"), (3, "33.33 EUR")], "split")
    for weights in ("[50, 30, 20]", "50,30,20", '["50", 30, 20]', " [50,30 , 20] "):
        rows = connection.execute(query, ("10.00 EUR", weights)).fetchall()
        checks.equal([row[1] for row in rows], ["5.00 EUR", "3.00 EUR", "2.00 EUR"], weights)
    for weights in (
        "[]",
        "[1",
        "1]",
        "1,,2",
        "[1,]",
        '["1]',
        "-1",
        "x",
        0,
        -1,
        1048577,
        1.5,
        b"1",
        "",
    ):
        got = refused(connection, query, "10.00 EUR", weights)
        checks.equal(got.startswith("MONEY_ERR_"), True, f"weights {weights!r}: {got}")
    checks.equal(connection.execute(query, (None, 3)).fetchall(), [], "NULL amount")
    checks.equal(connection.execute(query, ("1 EUR", None)).fetchall(), [], "NULL weights")
    last = "SELECT share FROM money_allocate('0.05 EUR', 2, 'floor-to-last')"
    checks.equal(connection.execute(last).fetchall(), [("0.02 EUR",), ("0.03 EUR",)], "method")
    joined = (
        "SELECT p.i, money_sum(share) FROM (SELECT 1 AS i, '9.99 EUR' AS a"
        " UNION SELECT 2, '1 USD') p, money_allocate(p.a, 7) GROUP BY i"
    )
    checks.equal(connection.execute(joined).fetchall(), [(1, "9.99 EUR"), (2, "1.00 USD")], "join")
    checks.equal(refused(connection, "SELECT * FROM money_allocate"), "MONEY_ERR_ARGUMENT", "none")
    checks.equal(refused(connection, "DELETE FROM money_allocate") != "no error", True, "read-only")
    connection.close()


def check_rates(checks: Checks, extension: str) -> None:
    connection = connected(extension, "CREATE TABLE r(f TEXT, t TEXT, rate, day TEXT)")
    convert = "SELECT money_convert('10 USD', 'EUR', '2024-01-02')"
    checks.equal(refused(connection, convert), "MONEY_ERR_NO_RATE", "without rates")
    connection.execute(
        "INSERT INTO r VALUES ('EUR', 'USD', '1.25', '2024-01-02'), ('EUR', 'USD', 2, '2024-01-05')"
    )
    loaded = connection.execute("SELECT money_rates_load(f, t, rate, day) FROM r").fetchone()
    checks.equal(loaded, (2,), "rates of a table")
    checks.equal(connection.execute(convert).fetchone(), ("8.00 EUR",), "converted")
    rows = connection.execute("SELECT * FROM money_rates").fetchall()
    checks.equal(rows, [("EUR", "USD", "2", "2024-01-05")], "money_rates")
    # A failure keeps the rates that are loaded.
    connection.execute("INSERT INTO r VALUES ('EUR', 'USD', 0.5, '2024-01-06')")
    got = refused(connection, "SELECT money_rates_load(f, t, rate, day) FROM r")
    checks.equal(got, "MONEY_ERR_ARGUMENT", "a float as a rate")
    checks.equal(
        refused(connection, "SELECT money_rates_load('x')").startswith("MONEY_ERR_"), True, "no CSV"
    )
    checks.equal(connection.execute(convert).fetchone(), ("8.00 EUR",), "kept")
    # An open cursor keeps its rates while others are loaded.
    load_rates(connection)
    cursor = connection.execute("SELECT to_code FROM money_rates")
    first = cursor.fetchone()
    connection.execute("SELECT money_rates_load('EUR', 'USD', '1.5', NULL)").fetchall()
    checks.equal((first, len(cursor.fetchall()) > 20), (("AUD",), True), "an open cursor")
    checks.equal(connection.execute(convert).fetchone(), ("6.67 EUR",), "undated")
    gap = (
        "SELECT money_convert('100 USD', 'EUR', '2024-03-02', 3),"
        " money_convert_or_null('1 USD', 'XAF')"
    )
    load_rates(connection)
    checks.equal(connection.execute(gap).fetchone(), ("92.48 EUR", None), "gap and NULL")
    other = connected(extension)
    checks.equal(refused(other, convert), "MONEY_ERR_NO_RATE", "rates belong to a connection")
    other.close()
    connection.close()


def check_flags(checks: Checks, extension: str) -> None:
    """Schemas may use functions that depend on their arguments alone, and cannot load rates."""
    connection = connected(extension, "PRAGMA trusted_schema = OFF")
    load_rates(connection)
    connection.execute(
        "CREATE TABLE t(a TEXT CHECK (money_currency(a) = 'EUR'), b AS (money_number(a)))"
    )
    connection.execute("CREATE INDEX u ON t(money_currency(a))")
    connection.execute("INSERT INTO t VALUES ('1.50 EUR')")
    checks.equal(refused(connection, "INSERT INTO t VALUES ('1 USD')") != "no error", True, "CHECK")
    checks.equal(
        refused(connection, "INSERT INTO t VALUES ('1')"), "MONEY_ERR_SYNTAX", "CHECK on a text"
    )
    connection.execute("CREATE VIEW v AS SELECT money_convert(a, 'USD', '2024-02-29') AS a FROM t")
    checks.equal(connection.execute("SELECT a FROM v").fetchall(), [("1.62 USD",)], "a view")
    got = refused(connection, "CREATE INDEX w ON t(money_convert(a, 'USD'))")
    checks.equal("deterministic" in got, True, got)
    connection.execute("CREATE VIEW x AS SELECT money_rates_load('') AS n")
    checks.equal("unsafe use" in refused(connection, "SELECT n FROM x"), True, "DIRECTONLY")
    connection.close()


def check_hostile(checks: Checks, extension: str) -> None:
    """Random values as every argument: each call ends with a value or a named error."""
    chance = random.Random(SEED)
    connection = connected(extension)
    names = connection.execute(
        "SELECT name, narg FROM pragma_function_list WHERE name LIKE 'money%'"
    ).fetchall()
    values: list[object] = [
        None,
        0,
        -1,
        2**63 - 1,
        1.5,
        float("inf"),
        "",
        "EUR",
        "1 EUR",
        "1.5 USD",
        "currency",
    ]
    values += [
        "half-up",
        "9" * 38 + " EUR",
        "2024-02-29",
        "1\0 EUR",
        b"",
        b"\xff\x00",
        "x" * 3000,
        "\U0001f4b6 1",
    ]
    statuses = 0
    for _ in range(20000):
        name, count = chance.choice(names)
        given = [chance.choice(values) for _ in range(count)]
        got = refused(connection, f"SELECT {name}({', '.join('?' * count)})", *given)
        statuses += got.startswith("MONEY_ERR_") or got == "no error"
        if not (got.startswith("MONEY_ERR_") or got == "no error"):
            checks.equal(got, "a status", f"{name}{given}")
    checks.equal(statuses, 20000, "hostile calls")
    # Bytes that are not UTF-8, as text.
    checks.equal(
        refused(connection, "SELECT money_parse(CAST(x'ff20455552' AS TEXT))"),
        "MONEY_ERR_ENCODING",
        "bytes",
    )
    connection.close()


def check_packed(checks: Checks, extension: str) -> None:
    """Amounts in blobs, if the library packs amounts; damaged bytes are refused."""
    connection = connected(extension)
    found = "SELECT count(*) FROM pragma_function_list WHERE name = 'money_pack'"
    if connection.execute(found).fetchone() == (0,):
        return
    query = "SELECT money_text(money_pack(?1)), money_sum(money_pack(?1)), hex(money_pack(?1))"
    for text in ("10.50 EUR", "-0.001 USD", "9" * 38 + " JPY"):
        same, total, packed = connection.execute(query, (text,)).fetchone()
        checks.equal((same, total), (text, text), "packed")
        for index in range(len(packed) // 2):
            damaged = bytearray.fromhex(packed)
            damaged[index] ^= 0x55
            got = refused(connection, "SELECT money_text(?)", bytes(damaged))
            checks.equal(got.startswith("MONEY_ERR_"), True, f"byte {index} of {packed}: {got}")
    keys = "SELECT money_sort_key('1.5 EUR') = money_sort_key('1.50 EUR')"
    keys += ", money_sort_key('-1 EUR') < money_sort_key('0.1 EUR')"
    checks.equal(connection.execute(keys).fetchone(), (1, 1), "sort keys")
    connection.close()


def check_closing(checks: Checks, extension: str) -> None:
    connection = connected(extension)
    load_rates(connection)
    cursors = [
        connection.execute("SELECT * FROM money_rates, money_allocate('1 EUR', 9)")
        for _ in range(3)
    ]
    fetched = [cursor.fetchone() for cursor in cursors]
    connection.close()
    checks.equal(len(fetched), 3, "closing with open cursors")
    overridden = connected(extension)
    overridden.create_function("money_convert", 3, lambda *_: "mine")
    overridden.enable_load_extension(True)
    overridden.load_extension(extension)
    overridden.close()
    checks.equal(value_of("1 EUR"), (Decimal(1), "EUR"), "loading twice")


def check_guide(checks: Checks, extension: str) -> None:
    connection = connected(extension)
    connection.create_function("readfile", 1, lambda name: (ROOT / name).read_bytes())

    def run(statement: str) -> list[tuple[object, ...]]:
        return connection.execute(statement).fetchall()

    check_page(checks, "docs/guide/sqlite.md", run, sqlite3.Error)
    connection.close()


def check_command_line(checks: Checks, extension: str) -> None:
    script = f".load {extension}\nSELECT money_add('1.50 EUR', '2 EUR');\n"
    done = subprocess.run(["sqlite3"], input=script, capture_output=True, text=True)
    checks.equal((done.stdout, done.stderr), ("3.50 EUR\n", ""), "the sqlite3 program")


def main(extension: str) -> int:
    checks = Checks("sqlite")
    for check in (
        check_shared_cases,
        check_windows,
        check_order,
        check_allocation,
        check_rates,
        check_flags,
        check_hostile,
        check_packed,
        check_closing,
        check_guide,
        check_command_line,
    ):
        check(checks, extension)
    return checks.end()


if __name__ == "__main__":
    sys.exit(main(str(Path(sys.argv[1]).resolve())))
