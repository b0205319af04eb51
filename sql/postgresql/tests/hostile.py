"""Bytes from clients and disks, dumps, and cancelled statements."""

from __future__ import annotations

import random
import tempfile
import threading
import time
from pathlib import Path

import psycopg
from cases import RATES, Checks
from servers import Connection, command, connected, fresh, query

SEED = 20260102
ROWS = 10**6
CALLS = 6000


def check_data(checks: Checks) -> None:
    """A dump restored into another database, and a binary copy of a million amounts."""
    connection = fresh("dumped")
    connection.execute(
        "CREATE TABLE t (a amount(EUR,2), b amount, c amount('ZAc') DEFAULT '1 ZAc')"
    )
    connection.execute(
        "INSERT INTO t SELECT amount(i, 'EUR'), (i || ' XQZ')::amount"
        " FROM generate_series(1, 500) AS i"
    )
    connection.execute("CREATE INDEX i ON t (b)")
    connection.execute("CREATE VIEW v AS SELECT totals(b), sum(a) FROM t WHERE b < '100 XQZ'")
    connection.execute("SELECT load_rates(%s::text)", [RATES.read_text()])
    restored = fresh("restored", with_extension=False)
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "dump.sql")
        command("pg_dump", "-d", "dumped", "-f", file)
        command("psql", "-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", "restored", "-f", file)
    for statement in (
        "SELECT a::text, b::text, c::text FROM t ORDER BY t.b",
        "SELECT totals::text, sum::text FROM v",
        "SELECT converted('100 USD', 'EUR', '2024-02-29')::text",
        "SELECT format_type(atttypid, atttypmod) FROM pg_attribute WHERE attrelid = 't'::regclass"
        " AND attnum > 0 ORDER BY attnum",
    ):
        checks.equal(query(restored, statement), query(connection, statement), statement)
    restored.close()
    connection.execute(
        "CREATE TABLE many AS SELECT amount((i::bigint * 7919 % 1000003 - 500000) / 100.0,"
        f" (ARRAY['EUR', 'USD', 'JPY'])[1 + i % 3]) AS a FROM generate_series(1, {ROWS}) AS i"
    )
    connection.execute("CREATE TABLE again (a amount)")
    copy_binary(connection)
    same = query(connection, "SELECT (SELECT totals(a) FROM many) = (SELECT totals(a) FROM again)")
    count = query(connection, "SELECT count(*) FROM again")
    checks.equal((same, count), ([(True,)], [(ROWS,)]), "a binary copy")
    connection.close()


def copy_binary(connection: Connection) -> None:
    out, into = connection.cursor(), connected("dumped").cursor()
    with out.copy("COPY many TO STDOUT (FORMAT binary)") as source:
        with into.copy("COPY again FROM STDIN (FORMAT binary)") as target:
            for data in source:
                target.write(data)
    into.connection.close()


def damaged(chance: random.Random, seeds: list[bytes]) -> bytes:
    """Bytes near those of a value: flipped, cut, extended, or random."""
    data = bytearray(chance.choice(seeds))
    for _ in range(chance.randint(0, 3)):
        kind = chance.randrange(4)
        if kind == 0 and data:
            data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        elif kind == 1:
            data = data[: chance.randint(0, len(data))]
        elif kind == 2:
            data += chance.randbytes(chance.randint(1, 40))
        else:
            data = bytearray(chance.randbytes(chance.randint(0, 120)))
    # A valid check byte leads the bytes to the other checks.
    if data and chance.random() < 0.5:
        data[-1] = 0
        for byte in data[:-1]:
            data[-1] ^= byte
    return bytes(data)


def check_bytes(checks: Checks) -> None:
    """Damaged values as if of a disk: a cast without a function makes bytes a datum."""
    connection = fresh("hostile")
    connection.execute("CREATE CAST (bytea AS amount) WITHOUT FUNCTION")
    chance = random.Random(SEED)
    texts = ("1 EUR", "-0.001 USD", "9" * 38 + " JPY", "0 XQZ", "1.5 ZAc")
    seeds = [query(connection, f"SELECT amount_send('{text}')")[0][0] for text in texts]
    states = [
        query(connection, f"SELECT amount_state_send(amount_accumulate({state}, '1 EUR'))")[0][0]
        for state in ("NULL", "amount_accumulate(NULL, '2.5 USD')")
    ]
    functions = callable_functions(connection)
    good = 0
    for index in range(CALLS):
        name, types = chance.choice(functions)
        values = [argument(chance, one, seeds, states) for one in types]
        places = ", ".join(f"{value}::{one}" for value, one in zip(values, types, strict=True))
        try:
            query(connection, f"SELECT count(x::text) FROM (SELECT {name}({places}) AS x) AS one")
            good += 1
        except psycopg.Error as error:
            if error.sqlstate in (None, "XX000"):
                checks.equal(str(error), "an error with a SQLSTATE", f"{index}: {name}({places})")
            if connection.closed:
                return
    checks.equal(good > CALLS // 40, True, f"{good} of the calls returned a result")
    receive(checks, connection, chance, seeds, states)
    connection.close()


def callable_functions(connection: Connection) -> list[tuple[str, list[str]]]:
    """The functions of the extension without internal arguments, with the names of their types."""
    rows = query(
        connection,
        "SELECT p.proname::text, array(SELECT t::regtype::text FROM unnest(p.proargtypes) AS t)"
        " FROM pg_proc p JOIN pg_depend d ON d.objid = p.oid AND d.deptype = 'e'"
        " JOIN pg_extension e ON e.oid = d.refobjid AND e.extname = 'libmoney'"
        " WHERE p.prokind = 'f' AND NOT 'internal'::regtype = ANY (p.proargtypes)"
        " AND NOT 'cstring[]'::regtype = ANY (p.proargtypes) ORDER BY p.oid",
    )
    return [(str(name), list(types)) for name, types in rows if "cstring" not in types]


#: Literals by type, mostly at limits.
WORDS = {
    "integer": ("0", "-1", "2", "38", "39", "2147483647", "-2147483648", "-16777216", "64", "7"),
    "bigint": ("0", "-1", "2", "38", "9223372036854775807", "-9223372036854775808"),
    "numeric": ("0", "-1", "2", "NaN", "Infinity", "1e-40", "1e200", "0.5"),
    "numeric[]": ("{}", "{1,2}", "{NULL}", "{NaN}", "{{1},{2}}", "{-1,1}"),
    "boolean": ("true", "false"),
    "date": ("2024-02-29", "infinity", "-infinity", "5874897-12-31", "4713-01-01 BC"),
    "json": ("{}", "[]", "1", "null", '{"amount":"1"}', '{"amount":"1","currency":"EUR"}'),
}
TEXTS = ("", "EUR", "half-up", "up", "IE", "de", "x" * 2000, "€", "[1]", "<a/>", "Date,USD")


def argument(chance: random.Random, kind: str, seeds: list[bytes], states: list[bytes]) -> str:
    """A literal of a type, often a bad one."""
    if chance.random() < 0.05:
        return "NULL"
    if kind == "amount":
        return f"'\\x{damaged(chance, seeds).hex()}'::bytea"
    if kind == "amount_state":
        return f"'\\x{damaged(chance, states).hex()}'"
    if kind == "bytea":
        return f"'\\x{chance.randbytes(chance.randint(0, 200)).hex()}'"
    return f"'{chance.choice(WORDS.get(kind, TEXTS))}'"


def receive(
    checks: Checks,
    connection: Connection,
    chance: random.Random,
    seeds: list[bytes],
    states: list[bytes],
) -> None:
    """The same bytes from a client, in the binary format."""
    kinds = {"amount": seeds, "amount_state": states}
    oids = {name: query(connection, f"SELECT '{name}'::regtype::oid")[0][0] for name in kinds}
    kept = 0
    for _ in range(3000):
        name = chance.choice(list(kinds))
        data = damaged(chance, kinds[name])
        result = connection.pgconn.exec_params(
            f"SELECT ($1::{name})::text::{name}::text".encode(), [data], [oids[name]], [1], 0
        )
        state = result.error_field(67)
        kept += state is None
        if state is not None and state[:2] not in (b"22", b"08", b"54"):
            checks.equal(result.error_message, b"a known error", f"{name} {data.hex()}")
    checks.equal(kept > 50, True, f"{kept} of the received values are valid")
    checks.equal(query(connection, "SELECT 1"), [(1,)], "the session lives")


def check_cancelling(checks: Checks) -> None:
    """Cancelled and failing statements do not grow a session, and leave it in order."""
    connection = connected("dumped")
    process = query(connection, "SELECT pg_backend_pid()")[0][0]
    connection.execute("CREATE TABLE few AS SELECT a FROM many LIMIT 100000")
    work = (
        "SELECT totals(converted_or_null(a, 'EUR', '2024-02-29'::date)) FROM few",
        "SELECT count(*) FROM (SELECT a FROM few ORDER BY a OFFSET 0) AS one",
        "SELECT totals(a) OVER (ORDER BY a ROWS 9 PRECEDING) FROM few",
        "SELECT count(*) FROM few, allocate(a, 7)",
        "SELECT load_rates(rates_of('EUR', 'USD', (1 + random())::numeric, '2024-02-29'))",
    )
    for statement in work:
        query(connection, statement)
    before, cancelled = 0, 0
    for turn in range(150):
        if turn == 75:
            before = private_memory(process)
        timer = threading.Timer(random.Random(turn).uniform(0.001, 0.05), connection.cancel)
        timer.start()
        try:
            query(connection, work[turn % len(work)])
        except psycopg.Error:
            cancelled += 1
        timer.join()
    # A late cancellation may hit the next statement.
    for _ in range(2):
        try:
            query(connection, "SELECT 1")
        except psycopg.Error:
            time.sleep(0.05)
    grown = private_memory(process) - before
    checks.equal(cancelled > 20, True, f"{cancelled} statements were cancelled")
    checks.equal(grown < 4000, True, f"the session grew by {grown} kB")
    got = query(
        connection, "SELECT sum(a)::text FROM (VALUES ('1 EUR'::amount), ('2 EUR')) AS t(a)"
    )
    checks.equal(got, [("3 EUR",)], "after cancellations")
    connection.close()


def private_memory(process: object) -> int:
    """The private memory of a process in kB."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))
