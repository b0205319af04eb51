"""The page of growth."""

from __future__ import annotations

import json
from pathlib import Path

from growth_work import Work

MEMORY = (
    "the time grows faster than the instructions: the difference is the time of memory, because"
    " many elements exceed the processor's caches"
)

HERE = Path(__file__).resolve().parent


def power(size: int) -> str:
    """10^5 as a heading; other counts as they are."""
    digits = str(size)
    if digits.strip("0") != "1":
        return f"{size:,}"
    return "10" + "".join("⁰¹²³⁴⁵⁶⁷⁸⁹"[int(digit)] for digit in str(len(digits) - 1))


def is_decade(size: int) -> bool:
    return str(size).strip("0") == "1"


def table(works: list[Work]) -> list[str]:
    decades = sorted({size for work in works for size in work.sizes if is_decade(size)})
    has_limits = any(not is_decade(work.most) for work in works)
    headings = ["work", "of a"] + [power(size) for size in decades]
    headings += ["at its limit"] * has_limits + ["growth", "memory"]
    lines = ["| " + " | ".join(headings) + " |", "|" + "---|" * len(headings)]
    for work in works:
        cells = [work.title, work.element]
        cells += [work.cell(size) if size in work.seconds else "" for size in decades]
        if has_limits:
            limit = "" if is_decade(work.most) else f"{work.most:,}: {work.cell(work.most)}"
            cells.append(limit)
        found = work.instruction_growth
        instructions = "" if found is None else f", instructions n^{found:.2f}"
        cells += [f"**n^{work.growth:.2f}**{instructions}", f"{work.kilobytes // 1000:,} MB"]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def notes(works: list[Work]) -> list[str]:
    """Why a work ends where it does, and why it grows as it does; works of one reason together."""
    reasons: dict[str, list[str]] = {}
    for work in works:
        if work.ends:
            reasons.setdefault(f"up to {work.most:,}: {work.ends}", []).append(work.title)
        if work.why:
            reasons.setdefault(f"n^{work.wanted:g} is expected: {work.why}", []).append(work.title)
        if work.is_slowed_by_memory:
            reasons.setdefault(MEMORY, []).append(work.title)
    return [f"- {reason} ({'; '.join(titles)})." for reason, titles in reasons.items()]


def page(works: list[Work], told: str) -> str:
    lines = [(HERE / "growth.md").read_text(), told]
    for group in dict.fromkeys(work.group for work in works):
        own = [work for work in works if work.group == group]
        lines += ["", f"## {group}", "", *table(own), "", *notes(own)]
    return "\n".join(lines).rstrip() + "\n"


def content(works: list[Work], told: str) -> str:
    """The data of the page, for its figure: seconds of an element by count, one work a line."""
    lines = []
    for work in works:
        each = {str(size): float(f"{work.each(size):.6g}") for size in work.sizes}
        row = {"group": work.group, "title": work.title, "element": work.element}
        row |= {"growth": round(work.growth, 2), "each": each}
        if work.instruction_growth is not None:
            row["instructions"] = round(work.instruction_growth, 2)
        lines.append(f"  {json.dumps(row, ensure_ascii=False)}")
    listed = ",\n".join(lines)
    return f'{{\n "told": {json.dumps(told)},\n "works": [\n{listed}\n ]\n}}\n'
