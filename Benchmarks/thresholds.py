"""Checks the measurements of a run against the guaranteed figures.

thresholds.py OUT          fails if the results of a run in OUT miss one, or do not measure it
thresholds.py OUT write    raises guaranteed ratios to 80 % of the measured ones, and adds those of
                           new rows in which libmoney is faster; a ratio is never lowered
"""

from __future__ import annotations

import json
import sys
from math import floor, log10
from pathlib import Path
from statistics import median
from typing import Any

from bench_results import NOT_RUN, Row, Section, counts, peers_and_states, read, shown, times

HERE = Path(__file__).resolve().parent
LISTED = HERE / "thresholds.json"
#: The share of a measured ratio that is guaranteed.
MARGIN = 0.8
#: Peers whose time differs from run to run, by how a virtual machine compiles them: no guarantee.
UNSTEADY = ("BigDecimal",)
#: Contestants that are libmoney's product, whose rows get a guaranteed ratio.
OURS = ("embedded", "libmoney")


class Thresholds:
    """The limits in thresholds.json: minimum ratios and maximum figures.

    A ratio may also state a target that has not been reached yet.
    """

    def __init__(self) -> None:
        self._listed = json.loads(LISTED.read_text())

    def of(self, row: Row) -> dict[str, float] | None:
        """Returns the threshold of a row, or None."""
        for one in self._listed:
            is_meant = row.ours.startswith(one.get("ours", "")) and row.peer.startswith(
                one.get("peer", "")
            )
            if one["id"] == row.id and is_meant:
                return dict(one)
        return None

    def written(self, row: Row) -> str:
        """The threshold of a row, for a table."""
        one = self.of(row)
        if one is None:
            return ""
        if "at_most" in one:
            return "≤ " + shown(one["at_most"], row.unit)
        told = "≥ " + times(one["at_least"])
        return f"{told}, wanted {times(one['wanted'])}" if "wanted" in one else told

    def is_reached(self, row: Row) -> bool:
        """Returns whether a row reaches its threshold; true without a threshold or a peer."""
        one = self.of(row)
        if one is None or row.state == NOT_RUN:
            return True
        if "at_most" in one:
            return median(row.samples) <= one["at_most"]
        return (row.ratio or 0) >= one["at_least"]

    def shortfalls(self, sections: list[Section]) -> list[str]:
        """Returns a line for each missed threshold."""
        rows = [row for section in sections for row in section.rows]
        told = []
        for one in self._listed:
            if not any(self.of(row) == one for row in rows):
                told.append(f"{one['id']}: not measured")
        for row in rows:
            if not self.is_reached(row):
                found = (
                    shown(median(row.samples), row.unit) if row.ratio is None else times(row.ratio)
                )
                told.append(
                    f"{row.id}, {row.ours}, {row.peer}: {found}, wanted {self.written(row)}"
                )
        return told

    def raised(self, sections: list[Section]) -> list[dict[str, Any]]:
        """Returns the thresholds, with the ratios of a run raised and those of new rows added."""
        listed = [dict(one) for one in self._listed]
        for row in [row for section in sections for row in section.rows]:
            if row.ratio is None or not row.ours.startswith(OURS):
                continue
            if row.peer.startswith("libmoney") or row.peer in UNSTEADY:
                continue
            found = self.of(row)
            least = rounded_down(row.ratio * MARGIN)
            if found is None and row.ratio >= 1:
                listed.append({"id": row.id, "peer": row.peer, "at_least": least})
                self._listed.append(listed[-1])
            elif found and "at_least" in found and found.get("peer") == row.peer:
                one = next(one for one in listed if one == found)
                one["at_least"] = max(one["at_least"], least)
        return listed


def rounded_down(ratio: float) -> float:
    """A ratio in two digits: 0.83, 2.4, 36, 120."""
    digits = 10.0 ** (1 - floor(log10(ratio)))
    return floor(ratio * digits) / digits


def written_out(listed: list[dict[str, Any]]) -> str:
    """The thresholds, one on each line, with their numbers as people write them."""
    lines = []
    for one in listed:
        cells = [f'"{name}": {cell_of(value)}' for name, value in one.items()]
        lines.append("  { " + ", ".join(cells) + " }")
    return "[\n" + ",\n".join(lines) + "\n]\n"


def cell_of(value: str | float) -> str:
    """A value of a threshold: 4, 0.8, 0.00001 or a text."""
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    return f"{value:.6f}".rstrip("0").rstrip(".")


def main() -> int:
    thresholds, measured = Thresholds(), read(Path(sys.argv[1]))
    if sys.argv[2:] == ["write"]:
        LISTED.write_text(written_out(thresholds.raised(measured)))
        return 0
    told = thresholds.shortfalls(measured)
    for line in told:
        print(line, file=sys.stderr)
    print(counts(peers_and_states(measured)))
    print("All that is promised was reached." if not told else f"{len(told)} missed.")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
