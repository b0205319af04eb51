"""Writes libmoney.sql from macros.sql and the table of currencies; --check only compares."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
CURRENCIES = HERE.parent.parent / "share" / "currencies" / "currencies.csv"
PACK = HERE / "libmoney.sql"
MARK = "/* DIGITS */"
#: The scale of an amount in the pack, which bounds the fraction digits of a currency.
SCALE = 10
WIDTH = 118


def digits() -> str:
    """The known minor units of currencies, as entries of a map."""
    with CURRENCIES.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(line for line in file if not line.startswith("#")))
    entries = sorted({row["code"]: row["digits"] for row in rows if row["digits"]}.items())
    lines, line = [], "   "
    for code, count in entries:
        if int(count) > SCALE:
            continue
        entry = f" '{code}': {count},"
        if len(line) + len(entry) > WIDTH:
            lines.append(line)
            line = "   "
        line += entry
    return "\n".join([*lines, line.rstrip(",")]).lstrip()


def main(words: list[str]) -> int:
    text = (
        "-- Written by sql/duckdb/generate.py from macros.sql.\n"
        + (HERE / "macros.sql").read_text()
    )
    text = text.replace(MARK, digits())
    if words == ["--check"]:
        return int(not PACK.exists() or PACK.read_text() != text)
    PACK.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
