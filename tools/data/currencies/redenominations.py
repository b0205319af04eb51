"""Currencies that lost zeros and kept their code: redenominations.csv, and its Swift."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from common import (
    REDENOMINATIONS,
    REDENOMINATIONS_SWIFT,
    Row,
    doc_comment,
    fail,
    field,
    read_rows,
)
from countries import day

LINE_DOC = (
    "One fixed-width line a redenomination; columns: code 3, first day 3, zeros of its factor 1. "
    "Days are counted from 1500-01-01, as numbers of base 92."
)
COLUMNS = ["code", "since", "factor", "source"]


def build_redenominations(curated: Sequence[Row], rows: Sequence[Row]) -> tuple[Path, str]:
    """redenominations.csv: the number of old units that 1 unit replaces from a day on."""
    known = {row["code"] for row in rows}
    for row in curated:
        factor = row["factor"]
        if row["code"] not in known or not factor.isdigit() or set(factor[1:]) != {"0"}:
            fail(f"redenominations.csv: {row}")
        date.fromisoformat(row["since"])
    buffer = io.StringIO()
    writer = csv.DictWriter(buffer, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(sorted(curated, key=lambda row: (row["code"], row["since"])))
    return REDENOMINATIONS, buffer.getvalue()


def build_swift_redenominations() -> tuple[Path, str]:
    """Redenominations+Data.swift."""
    lines = [
        field(row["code"], 3, row["code"]) + day(row["since"]) + str(len(row["factor"]) - 1)
        for row in read_rows(REDENOMINATIONS)
    ]
    if any(not line[6:].isdigit() or len(line) != 7 or line[6] == "0" for line in lines):
        fail("redenominations.csv: a factor is a power of ten of at most nine zeros")
    if any(not row["factor"].startswith("1") for row in read_rows(REDENOMINATIONS)):
        fail("redenominations.csv: a factor is a power of ten")
    out = [
        (
            "// Generated from share/currencies/redenominations.csv by "
            "tools/data/currencies/generate.py; not edited by hand."
        ),
        "",
        "extension Redenominations {",
        "  /// Lines in `lines`.",
        f"  static var count: Int {{ {len(lines)} }}",
        "",
        "  /// Bytes a line of `lines`, the line feed included.",
        "  static var lineWidth: Int { 8 }",
        "",
        *doc_comment(LINE_DOC, "  "),
        "  static var lines: StaticString {",
        '    """',
        *["    " + line.replace("\\", "\\\\") for line in lines],
        "",
        '    """',
        "  }",
        "}",
        "",
    ]
    return REDENOMINATIONS_SWIFT, "\n".join(out)
