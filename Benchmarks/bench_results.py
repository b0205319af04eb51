"""The results of a benchmark: samples of contestants that ran in turn, for the page."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

#: The folder for the results of the benchmarks, below that of their programs.
FOLDER = "results"

#: Reasons why the peer of a row was not timed.
NOT_RUN = "not run"
ANOTHER_RESULT = "not timed: another result"


@dataclass(frozen=True)
class Row:
    """One contestant of ours beside one peer; or by itself, where `peer` is empty.

    A sample is the measurement of one turn: seconds for one unit of the work, or else `unit`.
    """

    id: str
    work: str
    ours: str
    samples: list[float]
    peer: str = ""
    peer_samples: list[float] | None = None
    unit: str = "s"
    #: The reason why the peer was not timed: NOT_RUN or ANOTHER_RESULT; else "".
    state: str = ""

    @property
    def ratio(self) -> float | None:
        """The peer's time divided by libmoney's, by the medians."""
        if not self.peer_samples:
            return None
        return median(self.peer_samples) / median(self.samples)

    @property
    def ratios(self) -> list[float]:
        """The ratio of each turn, if both took part in all turns."""
        theirs = self.peer_samples or []
        if len(theirs) != len(self.samples):
            return []
        return [peer / own for own, peer in zip(self.samples, theirs)]


@dataclass(frozen=True)
class Section:
    """Reads the results of one benchmark."""

    title: str
    note: str
    rows: list[Row]
    #: True if all contestants do the same works: one table shows them side by side.
    is_matrix: bool = False
    #: When and where it was measured, if not with the other sections of the page.
    told: str = ""


class Results:
    """The rows of one benchmark."""

    def __init__(self, name: str, section: str, note: str = "", *, is_matrix: bool = False) -> None:
        self.name = name
        self.section = section
        self.note = note
        self.is_matrix = is_matrix
        self.rows: list[Row] = []

    def compare(
        self,
        id: str,
        work: str,
        ours: tuple[str, Sequence[float]],
        peer: tuple[str, Sequence[float]],
    ) -> None:
        """Keeps seconds of ours beside seconds of a peer."""
        self.rows.append(Row(id, work, ours[0], list(ours[1]), peer[0], list(peer[1])))

    def skip(
        self, id: str, work: str, ours: tuple[str, Sequence[float]], peer: str, state: str
    ) -> None:
        """Keeps seconds of ours beside a peer that was not timed."""
        self.rows.append(Row(id, work, ours[0], list(ours[1]), peer, state=state))

    def tell(self, id: str, work: str, who: str, samples: Sequence[float], unit: str = "s") -> None:
        """Keeps a figure that has no peer."""
        self.rows.append(Row(id, work, who, list(samples), unit=unit))

    def write(self, out: Path) -> None:
        """Leaves the rows for the page, and prints them."""
        folder = out / FOLDER
        folder.mkdir(parents=True, exist_ok=True)
        content = {
            "title": self.section,
            "note": self.note,
            "order": len(list(folder.glob("*.json"))),
            "is_matrix": self.is_matrix,
            "rows": [asdict(row) for row in self.rows],
        }
        (folder / f"{self.name}.json").write_text(json.dumps(content, indent=1) + "\n")
        print(f"\n{self.section}")
        for row in self.rows:
            print(f"  {row.work}: {row.ours} {shown(median(row.samples), row.unit)}", end="")
            ratio = row.ratio
            if row.state:
                print(f", {row.peer}: {row.state}")
            else:
                print("" if ratio is None else f", {row.peer} takes {times(ratio)} as long")


def read(out: Path) -> list[Section]:
    """Reads the results of a run's benchmarks, in their order; those in JSON Lines come last."""
    folder = out / FOLDER
    contents = [json.loads(path.read_text()) for path in folder.glob("*.json")]
    contents.sort(key=lambda content: content["order"])
    contents += [read_lines(path) for path in sorted(folder.glob("*.jsonl"))]
    return [
        Section(
            content["title"],
            content.get("note", ""),
            [Row(**row) for row in content["rows"]],
            content.get("is_matrix", False),
        )
        for content in contents
    ]


def read_lines(path: Path) -> dict[str, Any]:
    """Reads results in JSON Lines: a section's title and note, then a row on each line."""
    first, *rows = [json.loads(line) for line in path.read_text().splitlines() if line.strip()]
    return {**first, "rows": rows}


def counts(rows: Iterable[tuple[str, str]]) -> str:
    """Returns how many rows were measured, and which were not, from peers and states."""
    listed = list(rows)
    told = [f"{sum(not state for _, state in listed)} rows beside a peer were measured"]
    for state in (NOT_RUN, ANOTHER_RESULT):
        peers = Counter(peer for peer, other in listed if other == state)
        named = ", ".join(f"{peer} ({count})" for peer, count in peers.items())
        told.append(f"{sum(peers.values())} {state}" + (f", {named}" if named else ""))
    return "; ".join(told) + "."


def peers_and_states(sections: list[Section]) -> Iterable[tuple[str, str]]:
    """The peers of all compared rows, each with the reason why it was not timed."""
    return [(row.peer, row.state) for section in sections for row in section.rows if row.peer]


def shown(value: float, unit: str = "s") -> str:
    """A figure with its unit, in three digits."""
    if value < 0:
        return "-" + shown(-value, unit)
    if unit != "s":
        return f"{value:,.0f} {unit}" if value >= 100 else f"{value:.3g} {unit}"
    for size, name in ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs")):
        if value >= size:
            return f"{value / size:.3g} {name}" if value < 1000 else f"{value:,.0f} s"
    return f"{value * 1e9:.3g} ns"


def times(ratio: float) -> str:
    """A ratio: 1.25 ×, 36.4 ×, 1,240 ×."""
    if ratio >= 1000:
        return f"{float(f'{ratio:.3g}'):,.0f} ×"
    return f"{ratio:.0f} ×" if ratio >= 100 else f"{ratio:.3g} ×"
