"""Writes libmoney_pack.sql from pack.sql and the table of currencies; --check only compares."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
CURRENCIES = HERE.parent.parent / "share" / "currencies" / "currencies.csv"
PACK = HERE / "libmoney_pack.sql"
MARK = "/* DIGITS */"
WIDTH = 118


def digits() -> str:
    """The known minor units of currencies, as members of an object in JSON."""
    with CURRENCIES.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(line for line in file if not line.startswith("#")))
    lines, line = [], "   "
    for code, count in sorted(
        {row["code"]: row["digits"] for row in rows if row["digits"]}.items()
    ):
        member = f' "{code}": {count},'
        if len(line) + len(member) > WIDTH:
            lines.append(line)
            line = "   "
        line += member
    return "\n".join([*lines, line.rstrip(",")]).lstrip()


def main(words: list[str]) -> int:
    text = "-- Written by sql/postgresql/generate.py from pack.sql.\n"
    text += (HERE / "pack.sql").read_text().replace(MARK, digits())
    if words == ["--check"]:
        return int(not PACK.exists() or PACK.read_text() != text)
    PACK.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
