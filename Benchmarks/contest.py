"""Running programs in turn, and the tables that compare them."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from statistics import median


class BenchError(Exception):
    """A program that did not do its work."""


# ---------------------------------------------------------------------------------------- Running


@dataclass
class Program:
    """One contestant: a command that prints its figures on one line."""

    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)
    runs: list[list[float]] = field(default_factory=list)

    def run(self) -> None:
        done = subprocess.run(
            self.command, env={**os.environ, **self.environment}, capture_output=True, text=True
        )
        if done.returncode != 0:
            raise BenchError(f"{' '.join(self.command)}\n{done.stderr.strip()}")
        self.runs.append([float(word) for word in done.stdout.split()])

    def figure(self, column: int = 0) -> float:
        return median(run[column] for run in self.runs)


def in_turn(programs: Iterable[Program], rounds: int) -> None:
    """A B C A B C: what slows the machine for a while slows them all."""
    programs = list(programs)
    for _ in range(rounds):
        for program in programs:
            program.run()


def check_same(programs: Iterable[Program]) -> None:
    """All of them came to the same sum, up to what binary floats lose."""
    sums = [program.runs[0][1] for program in programs]
    if any(abs(each - sums[0]) > 1e-6 * max(1.0, abs(sums[0])) for each in sums):
        raise BenchError(f"the programs disagree: {sums}")


# ------------------------------------------------------------------------------------------ Table


def nanoseconds(value: float) -> str:
    return f"{value:.1f} ns" if value < 100 else f"{value:.0f} ns"


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1e3:.2f} ms"


def markdown(rows: list[tuple[str, ...]]) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths)) + " |"
        for row in rows
    ]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


HEADINGS = ("work", "ours", "peer", "ratio", "wanted", "")


@dataclass
class Table:
    rows: list[tuple[str, ...]] = field(default_factory=list)
    missed: int = 0

    def compare(
        self,
        work: str,
        ours: float,
        peer: tuple[str, float],
        wanted: float | None,
        write: Callable[[float], str],
    ) -> None:
        ratio = peer[1] / ours
        verdict = "" if wanted is None else "ok" if ratio >= wanted else "MISSED"
        self.missed += verdict == "MISSED"
        threshold = "" if wanted is None else f"≥ {wanted:g} ×"
        self.rows.append(
            (work, write(ours), f"{peer[0]} {write(peer[1])}", f"{ratio:.2f} ×", threshold, verdict)
        )

    def tell(self, work: str, ours: str, peer: str = "") -> None:
        self.rows.append((work, ours, peer, "", "", ""))

    def markdown(self) -> str:
        rows = [HEADINGS, *self.rows]
        widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
        lines = [
            "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths)) for row in rows
        ]
        lines = [line + " |" for line in lines]
        lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
        return "\n".join(lines)
