"""docs/results/benchmarks.json: the results behind the page of the benchmarks and its figures.

One row a line. Samples have six significant digits, three more than the page shows.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from bench_results import Row, Section

#: The file's name, beside the page.
NAME = "benchmarks.json"


def short(samples: list[float] | None) -> list[float] | None:
    """Samples with six significant digits."""
    return None if samples is None else [float(f"{one:.6g}") for one in samples]


def row_of(row: Row) -> str:
    """A row as JSON, without empty fields."""
    content = {
        **asdict(row),
        "samples": short(row.samples),
        "peer_samples": short(row.peer_samples),
    }
    return json.dumps({key: one for key, one in content.items() if one}, ensure_ascii=False)


def written(told: str, sections: list[Section]) -> str:
    """The file's text: when and where the run was, and its sections."""
    parts = []
    for one in sections:
        head = {"title": one.title, "note": one.note, "told": one.told, "matrix": one.is_matrix}
        rows = ",\n".join(f"   {row_of(row)}" for row in one.rows)
        start = json.dumps(head, ensure_ascii=False)[:-1]
        parts.append(f'  {start}, "rows": [\n{rows}\n  ]}}')
    listed = ",\n".join(parts)
    told = json.dumps(told, ensure_ascii=False)
    return f'{{\n "told": {told},\n "sections": [\n{listed}\n ]\n}}\n'


def parsed(text: str) -> tuple[str, list[Section]]:
    """Reads the text of `written`."""
    content = json.loads(text)
    sections = [
        Section(
            one["title"],
            one["note"],
            [Row(**row) for row in one["rows"]],
            one["matrix"],
            one["told"],
        )
        for one in content["sections"]
    ]
    return content["told"], sections


def load(folder: Path) -> tuple[str, list[Section]]:
    """The results behind the page in a folder."""
    return parsed((folder / NAME).read_text(encoding="utf-8"))


def refreshed(old: list[Section], new: list[Section]) -> list[Section]:
    """The sections with those of the same titles replaced; others follow the last replaced one."""
    left = {one.title: one for one in new}
    kept: list[Section] = []
    place = len(old)
    for one in old:
        if one.title in left:
            one = left.pop(one.title)
            place = len(kept) + 1
        kept.append(one)
    kept[place:place] = left.values()
    return kept
