"""Checks the measurements of a run against the guaranteed figures.

thresholds.py OUT    OUT contains the results of one run; fails if one is missed or not measured
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import median

from results import Row, Section, read, shown, times

HERE = Path(__file__).resolve().parent


class Thresholds:
    """The limits in thresholds.json: minimum ratios and maximum figures.

    A ratio may also state a target that has not been reached yet.
    """

    def __init__(self) -> None:
        self._listed = json.loads((HERE / "thresholds.json").read_text())

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
        """Returns whether a row reaches its threshold; true if it has no threshold."""
        one = self.of(row)
        if one is None:
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


def main() -> int:
    told = Thresholds().shortfalls(read(Path(sys.argv[1])))
    for line in told:
        print(line, file=sys.stderr)
    print("All that is promised was reached." if not told else f"{len(told)} missed.")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
