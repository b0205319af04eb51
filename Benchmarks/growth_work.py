"""A work whose growth is measured."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log

from results import shown


@dataclass
class Work:
    """A line of growth/works.h, and its measurements."""

    id: str
    group: str
    title: str
    element: str
    least: int
    most: int
    ends: str
    wanted: float
    why: str
    #: Seconds of processor time by count.
    seconds: dict[int, float] = field(default_factory=dict)
    kilobytes: int = 0
    #: The exponent over the last two decades.
    growth: float = 0

    @classmethod
    def read(cls, line: str) -> Work:
        id, group, title, element, least, most, ends, wanted, why = line.split("\t")
        return cls(id, group, title, element, int(least), int(most), ends, float(wanted), why)

    @property
    def sizes(self) -> list[int]:
        """The powers of ten from the least count on, and the most."""
        sizes = []
        size = self.least
        while size < self.most:
            sizes.append(size)
            size *= 10
        return [*sizes, self.most]

    def each(self, size: int) -> float:
        """Seconds an element."""
        return self.seconds[size] / size

    def since(self, size: int) -> float | None:
        """The exponent relative to the previous count; None if that is missing or too close."""
        position = self.sizes.index(size)
        before = self.sizes[position - 1]
        if position == 0 or size < 2 * before:
            return None
        return log(self.seconds[size] / self.seconds[before]) / log(size / before)

    def cell(self, size: int) -> str:
        """The time of an element, and the exponent from the count before."""
        since = self.since(size)
        told = shown(self.each(size))
        return told if since is None else f"{told}, n^{since:.2f}"

    @property
    def told(self) -> str:
        cells = " | ".join(f"{size:,}: {self.cell(size)}" for size in self.sizes)
        return f"{cells} | n^{self.growth:.2f}, {self.kilobytes // 1000:,} MB"
