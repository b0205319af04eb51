"""The rows of the page in which a peer is faster, with the limit that explains them."""

from __future__ import annotations

import json
import re
from pathlib import Path

from results import ANOTHER_RESULT, NOT_RUN

HERE = Path(__file__).resolve().parent
#: Contestants that are libmoney itself; other rows compare peers with each other.
OURS = ("embedded", "libmoney", "money", "Money")


def cells_of_rows(body: str) -> list[list[str]]:
    """The cells of a section's rows that compare libmoney with a peer."""
    rows = []
    for line in body.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) >= 6 and cells[1].startswith(OURS):
            rows.append(cells)
    return rows


def states_of_rows(sections: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The peer of each row of the page, and why it was not timed."""
    found = []
    for _, body in sections:
        for line in body.splitlines():
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if not line.startswith("| ") or len(cells) not in (6, 7) or not cells[3]:
                continue
            if cells[5].startswith("**"):
                found.append((cells[3], ""))
            elif cells[5] in (NOT_RUN, ANOTHER_RESULT):
                found.append((cells[3], cells[5]))
    return found


def limit_of(work: str, peer: str) -> str:
    """The reason in limits.json why a peer is faster, or ""."""
    for one in json.loads((HERE / "limits.json").read_text()):
        if peer.startswith(one["peer"]) and re.search(one.get("work", ""), work):
            return str(one["limit"])
    return ""


def faster_table(sections: list[tuple[str, str]]) -> str:
    """The rows with a ratio below 1, the lowest first."""
    found = []
    for title, body in sections:
        for work, _, own_time, peer, their_time, ratio, *_ in cells_of_rows(body):
            number = re.match(r"\*\*([0-9.]+) ×\*\*", ratio)
            if not number or float(number[1]) >= 1 or peer.startswith("libmoney"):
                continue
            own_time, their_time, ratio = (
                cell.partition(" (")[0] for cell in (own_time, their_time, ratio)
            )
            cells = [title, work, own_time, peer, their_time, ratio, limit_of(work, peer)]
            found.append((float(number[1]), "| " + " | ".join(cells) + " |"))
    if not found:
        return "None."
    lines = ["| section | work | libmoney | peer | takes | ratio | limit |", "|" + "---|" * 7]
    return "\n".join([*lines, *(line for _, line in sorted(found, key=lambda one: one[0]))])
