"""A work whose growth is measured."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log

from bench_results import shown

#: The excess over an expected exponent that is allowed for caches, logarithms and other load.
TOLERANCE = 0.15
#: The same for instructions, which depend neither on caches nor on load.
INSTRUCTIONS_TOLERANCE = 0.1


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
    #: Instructions of a pass by count, of two counts if the time grew too fast.
    instructions: dict[int, int] = field(default_factory=dict)

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

    @property
    def last_two(self) -> tuple[int, int]:
        """The most elements, and the largest count that is at most half of it."""
        return max(size for size in self.sizes if 2 * size <= self.most), self.most

    @property
    def instruction_growth(self) -> float | None:
        """The exponent of the instructions; None if they were not counted."""
        if len(self.instructions) != 2:
            return None
        (few, least), (many, most) = sorted(self.instructions.items())
        return log(most / least) / log(many / few)

    @property
    def is_slowed_by_memory(self) -> bool:
        """True if the instructions were counted, and grow as expected."""
        found = self.instruction_growth
        return found is not None and found <= self.wanted + INSTRUCTIONS_TOLERANCE

    @property
    def grows_as_wanted(self) -> bool:
        return self.growth <= self.wanted + TOLERANCE or self.is_slowed_by_memory

    @property
    def exponents(self) -> str:
        """The exponent of the time and, if they were counted, of the instructions."""
        found = self.instruction_growth
        return f"n^{self.growth:.2f}" + (f", instructions n^{found:.2f}" if found else "")

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
        return f"{cells} | {self.exponents}, {self.kilobytes // 1000:,} MB"
