"""Times of statements in the sqlite3 program: cents, its decimals, and amounts in text.

sql.py EXTENSION ROWS prints processor milliseconds, the best of three, and ratios to decimals. Each
time includes a scan of the table; integers of cents remain faster than amounts.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROUNDS = 3
FILL = """
CREATE TABLE t(cents INTEGER, number TEXT, price TEXT);
INSERT INTO t SELECT c, printf('%d.%02d', c / 100, c % 100), printf('%d.%02d EUR', c / 100, c % 100)
FROM (SELECT abs(random() % 1000000) AS c FROM generate_series(1, {rows}));
"""
#: The rows of the table: work, and the statement with cents, decimals and amounts.
WORK = {
    "sum": (
        "SELECT sum(cents) FROM t",
        "SELECT decimal_sum(number) FROM t",
        "SELECT money_sum(price) FROM t",
    ),
    "product": (
        "SELECT sum((cents * 119 + 50) / 100) FROM t",
        "SELECT decimal_sum(decimal_mul(number, '1.19')) FROM t",
        "SELECT money_sum(money_multiply(price, '1.19', 2, 'half-up')) FROM t",
    ),
    "order": (
        "SELECT cents FROM t ORDER BY cents LIMIT 1 OFFSET 1000",
        "SELECT number FROM t ORDER BY number COLLATE decimal LIMIT 1 OFFSET 1000",
        "SELECT price FROM t ORDER BY price COLLATE MONEY LIMIT 1 OFFSET 1000",
    ),
}
TIMER = re.compile(r"user ([0-9.]+)")


def run(file: Path, script: str) -> str:
    done = subprocess.run(["sqlite3", str(file)], input=script, capture_output=True, text=True)
    if done.stderr:
        raise SystemExit(done.stderr)
    return done.stdout


def milliseconds(file: Path, extension: str, statement: str) -> float:
    script = f".load {extension}\n.timer on\n{statement};\n"
    found = (TIMER.search(run(file, script)) for _ in range(ROUNDS))
    return min(float(one[1]) * 1000 for one in found if one)


def main(extension: str, rows: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "bench.db"
        run(file, FILL.format(rows=rows))
        print(f"{rows:,} rows, ms    cents  decimal   amount  amount/decimal")
        for name, statements in WORK.items():
            cents, decimal, amount = (milliseconds(file, extension, one) for one in statements)
            print(f"{name:<16} {cents:8.0f} {decimal:8.0f} {amount:8.0f}  {amount / decimal:.2f}")


if __name__ == "__main__":
    main(str(Path(sys.argv[1]).resolve()), int(sys.argv[2]))
