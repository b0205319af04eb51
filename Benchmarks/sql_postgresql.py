"""Times of statements in PostgreSQL: numeric with a code, cents, a composite, and amounts.

sql_postgresql.py ROWS, within sql/postgresql/tests/cluster.sh, prints processor milliseconds of the
session, the best of three, and ratios to numeric. Each time includes a scan of the table; sums and
products of one currency remain faster with integers of cents and with numeric.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROUNDS = 3
FILL = """
CREATE EXTENSION IF NOT EXISTS libmoney;
CREATE TYPE pair AS (currency text, number numeric);
CREATE TABLE t AS
    SELECT number, code, cents, amount(number, code) AS a, amount(number, 'EUR') AS euro,
           ROW(code, number)::pair AS composite, date '2020-01-02' + (i % 1000) AS day
    FROM (SELECT i, cents, (cents / 100.0)::numeric(20, 2) AS number,
                 (ARRAY['EUR', 'USD', 'GBP', 'JPY', 'CHF'])[1 + i % 5]::char(3) AS code
          FROM (SELECT i, i::bigint * 7919 % 1000003 AS cents
                FROM generate_series(1, {rows}) AS i) AS whole) AS one;
VACUUM ANALYZE t;
SET max_parallel_workers_per_gather = 0;
SET work_mem = '512MB';
"""
#: The work, and its statements with numeric, cents, a composite and amounts.
WORK = {
    "sum, one currency": ("sum(number) FROM t", "sum(cents) FROM t", "", "sum(euro) FROM t"),
    "sum by currency": (
        "count(s) FROM (SELECT sum(number) AS s FROM t GROUP BY code) AS one",
        "count(s) FROM (SELECT sum(cents) AS s FROM t GROUP BY code) AS one",
        "count(s) FROM (SELECT sum((composite).number) AS s FROM t"
        " GROUP BY (composite).currency) AS one",
        "totals(a) FROM t",
    ),
    "product, rounded": (
        "sum(round(number * 1.19, 2)) FROM t",
        "sum((cents * 119 + 50) / 100) FROM t",
        "",
        "sum(multiplied(euro, 1.19, 2, 'half-up')) FROM t",
    ),
    "sort": (
        'count(*) FROM (SELECT number FROM t ORDER BY code COLLATE "C", number OFFSET 0) AS one',
        "count(*) FROM (SELECT cents FROM t ORDER BY cents OFFSET 0) AS one",
        "count(*) FROM (SELECT composite FROM t ORDER BY composite OFFSET 0) AS one",
        "count(*) FROM (SELECT a FROM t ORDER BY a OFFSET 0) AS one",
    ),
    "convert, dated": ("", "", "", "totals(converted(a, 'EUR', day, 7)) FROM t"),
}


class Session:
    """A psql whose server process is measured."""

    def __init__(self) -> None:
        program = [str(Path(os.environ["PGBIN"]) / "psql"), "-X", "-q", "-A", "-t"]
        pipes = subprocess.PIPE
        self.psql = subprocess.Popen(
            program, stdin=pipes, stdout=pipes, stderr=subprocess.STDOUT, text=True
        )
        self.process = self.run("SELECT pg_backend_pid();")

    def run(self, script: str) -> str:
        """The lines that a script prints."""
        if self.psql.stdin is None or self.psql.stdout is None:
            raise SystemExit("psql must have pipes")
        self.psql.stdin.write(f"{script}\n\\echo end\n")
        self.psql.stdin.flush()
        lines: list[str] = []
        while (line := self.psql.stdout.readline()) not in ("end\n", ""):
            lines.append(line.rstrip("\n"))
        return "\n".join(lines)

    def milliseconds(self, statement: str) -> float:
        times = []
        for _ in range(ROUNDS):
            before = self.used()
            answer = self.run(f"SELECT {statement};")
            times.append(self.used() - before)
            if "ERROR" in answer:
                raise SystemExit(answer)
        return min(times)

    def used(self) -> float:
        """The processor time of the server process in milliseconds."""
        return int(Path(f"/proc/{self.process}/schedstat").read_text().split()[0]) / 1e6


def main(rows: int) -> None:
    root = Path(__file__).resolve().parent.parent
    rates = (root / "share" / "ecb" / "eurofxref-hist.csv").read_text().replace("'", "''")
    session = Session()
    session.run(FILL.format(rows=rows))
    session.run(f"SELECT load_rates('{rates}');")
    print(f"{rows:,} rows, ms    numeric    cents  composite   amount  amount/numeric")
    for name, statements in WORK.items():
        times = [session.milliseconds(one) if one else None for one in statements]
        cells = " ".join("        –" if one is None else f"{one:9.1f}" for one in times)
        ratio = f"{times[3] / times[0]:.2f}" if times[0] and times[3] else "–"
        print(f"{name:20}{cells}  {ratio:>10}")
    for column in ("number", "cents", "composite", "a"):
        size = session.run(f"SELECT avg(pg_column_size({column}))::numeric(8, 2) FROM t;")
        print(f"bytes per value, {column}: {size}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10**6)
