"""The history of the European Central Bank in a form that compresses well.

The file lists the days once, and then for each currency a line of the differences from day to day,
as whole numbers. `web/src/state/history.js` reads it, and reconstructs the bank's own file.
"""

from __future__ import annotations

import gzip
from pathlib import Path


def column(values: list[str]) -> str:
    """The differences of a column; "dK:" marks that K fraction digits follow from there on."""
    words = []
    last, digits = 0, -1
    for value in values:
        if value in ("N/A", ""):
            words.append("n" if value else "e")
            continue
        places = len(value.partition(".")[2])
        number = int(value.replace(".", ""))
        start = "" if places == digits else f"d{places}:"
        words.append(f"{start}{number - last}")
        last, digits = number, places
    return ",".join(words)


def pack(text: str) -> str:
    """The compact form of the bank's file."""
    rows = [line.split(",")[:-1] for line in text.splitlines()]
    head, days = rows[0], rows[1:]
    columns = [column([day[index] for day in days]) for index in range(1, len(head))]
    return "\n".join([",".join(head[1:]), ",".join(day[0] for day in days), *columns])


def write(source: Path, target: Path) -> None:
    packed = pack(source.read_text(encoding="ascii")).encode()
    target.write_bytes(gzip.compress(packed, 9, mtime=0))
