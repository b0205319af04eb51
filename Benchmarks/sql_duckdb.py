"""Times of statements in DuckDB: its own decimals and joins, and the extension with amounts.

sql_duckdb.py EXTENSION RATES ROWS prints processor milliseconds of one thread, the best of three,
and ratios. DuckDB's ASOF join divides in doubles; sums and products of one currency remain faster
with its own decimals.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import duckdb

ROUNDS = 3
FILL = """
CREATE TABLE t AS SELECT DATE '2019-01-01' + (hash(i) % 1400)::INTEGER AS day,
    ['EUR', 'USD', 'GBP', 'JPY', 'CHF'][1 + i % 5] AS code,
    ((hash(i * 7) % 1000000) / 100)::DECIMAL(18, 2) AS n FROM range({rows}) AS r(i);
CREATE TABLE m AS SELECT day, struct_pack(currency := code, amount := n) AS a FROM t;
CREATE TABLE sorted AS FROM m ORDER BY day;
CREATE TABLE rate AS SELECT CAST("Date" AS DATE) AS day, code, CAST(trim(rate) AS DOUBLE) AS rate
    FROM (UNPIVOT (FROM read_csv('{rates}', all_varchar = true, header = true))
          ON COLUMNS(* EXCLUDE ("Date")) INTO NAME code VALUE rate)
    WHERE regexp_full_match(trim(rate), '[0-9]+([.][0-9]+)?');
INSERT INTO rate SELECT DISTINCT day, 'EUR', 1 FROM rate;
"""
ASOF = (
    "SELECT sum(round(n / rate, 2)) FROM t ASOF JOIN rate "
    "ON t.code = rate.code AND t.day >= rate.day"
)
#: The rows of the table: work, and the statement with DuckDB's own means and with amounts.
WORK = {
    "convert, random days": (
        ASOF,
        "SELECT sum(money_convert(a, 'EUR', day, 7).amount) FROM m",
    ),
    "convert, sorted days": (
        ASOF.replace(
            "FROM t", "FROM (SELECT day, a.currency AS code, a.amount AS n FROM sorted) t"
        ),
        "SELECT sum(money_convert(a, 'EUR', day, 7).amount) FROM sorted",
    ),
    "sum by currency": (
        "SELECT code, sum(n) FROM t GROUP BY 1",
        "SELECT a.currency, money_sum(a) FROM m GROUP BY 1",
    ),
    "product": (
        "SELECT sum(round(n * 1.19, 2)) FROM t",
        "SELECT sum(money_multiply(a, 1.19, 2, 'half-up').amount) FROM m",
    ),
    "product of 38 digits": (
        "SELECT sum(round(CAST(n AS DECIMAL(36, 2)) * 1.19, 2)) FROM t",
        "SELECT sum(money_multiply(a, 1.19, 2, 'half-up').amount) FROM m",
    ),
}


def milliseconds(connection: duckdb.DuckDBPyConnection, statement: str) -> float:
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        connection.execute(statement).fetchall()
        best = min(best, time.process_time() - start)
    return best * 1000


def main(extension: str, rates: str, rows: int) -> None:
    connection = duckdb.connect(config={"allow_unsigned_extensions": "true"})
    connection.execute(f"LOAD '{extension}'; SET threads = 1")
    connection.execute(FILL.format(rows=rows, rates=rates))
    connection.execute(f"SELECT money_rates_load(content) FROM read_text('{rates}')").fetchall()
    print(f"{rows:,} rows, ms           DuckDB   amount  amount/DuckDB")
    for name, statements in WORK.items():
        own, amount = (milliseconds(connection, one) for one in statements)
        print(f"{name:<22} {own:8.0f} {amount:8.0f}  {amount / own:.2f}")


if __name__ == "__main__":
    main(str(Path(sys.argv[1]).resolve()), str(Path(sys.argv[2]).resolve()), int(sys.argv[3]))
