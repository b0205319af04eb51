"""The rows of the page in which a peer is faster, with the limit that explains them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from statistics import median

from bench_results import Row, Section, shown, times

HERE = Path(__file__).resolve().parent
#: Contestants that are libmoney itself; other rows compare peers with each other.
OURS = ("embedded", "libmoney", "money", "Money")


def compared(sections: list[Section]) -> list[tuple[str, Row]]:
    """The product's rows beside a peer that was timed, each with its section's title."""
    return [
        (section.title, row)
        for section in sections
        for row in section.rows
        if row.ratio is not None
        and row.ours.startswith(OURS)
        and not row.peer.startswith("libmoney")
    ]


def is_slower(row: Row) -> bool:
    """True if the page shows a ratio below 1."""
    return row.ratio is not None and float(f"{row.ratio:.3g}") < 1


def limit_of(work: str, peer: str) -> str:
    """The reason in limits.json why a peer is faster, or ""."""
    for one in json.loads((HERE / "limits.json").read_text()):
        if peer.startswith(one["peer"]) and re.search(one.get("work", ""), work):
            return str(one["limit"])
    return ""


def faster_table(sections: list[Section]) -> str:
    """The rows with a ratio below 1, the lowest first."""
    found = [(row.ratio or 0, title, row) for title, row in compared(sections) if is_slower(row)]
    if not found:
        return "None."
    lines = ["| ratio | work | libmoney | peer | takes | section | limit |", "|" + "---|" * 7]
    for ratio, title, row in sorted(found, key=lambda one: one[0]):
        own, theirs = median(row.samples), median(row.peer_samples or [])
        cells = [f"**{times(ratio)}**", row.work, shown(own, row.unit), row.peer]
        cells += [shown(theirs, row.unit), title, limit_of(row.work, row.peer)]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)
