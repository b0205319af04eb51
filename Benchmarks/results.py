"""The results of a benchmark: samples of contestants that ran in turn, for the page."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

#: The folder for the results of the benchmarks, below that of their programs.
FOLDER = "results"


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


class Results:
    """The rows of one benchmark."""

    def __init__(self, name: str, section: str, note: str = "") -> None:
        self.name = name
        self.section = section
        self.note = note
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
            "rows": [asdict(row) for row in self.rows],
        }
        (folder / f"{self.name}.json").write_text(json.dumps(content, indent=1) + "\n")
        print(f"\n{self.section}")
        for row in self.rows:
            print(f"  {row.work}: {row.ours} {shown(median(row.samples), row.unit)}", end="")
            ratio = row.ratio
            print("" if ratio is None else f", {row.peer} takes {times(ratio)} as long")


def read(out: Path) -> list[Section]:
    """Reads the results of a run's benchmarks, in their order."""
    contents = [json.loads(path.read_text()) for path in (out / FOLDER).glob("*.json")]
    contents.sort(key=lambda content: content["order"])
    return [
        Section(content["title"], content["note"], [Row(**row) for row in content["rows"]])
        for content in contents
    ]


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
