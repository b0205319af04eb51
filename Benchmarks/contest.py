"""Running programs in turn."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass, field


class BenchError(Exception):
    """A program that did not do its work."""


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

    def samples(self, column: int = 0, scale: float = 1) -> list[float]:
        return [run[column] * scale for run in self.runs]


def in_turn(programs: Iterable[Program], rounds: int) -> None:
    """Runs A B C A B C: a temporary load of the machine slows all of them."""
    programs = list(programs)
    for _ in range(rounds):
        for program in programs:
            program.run()


def check_same(programs: Iterable[Program]) -> None:
    """Checks that all computed the same sum, up to the error of binary floats."""
    sums = [program.runs[0][1] for program in programs]
    if any(abs(each - sums[0]) > 1e-6 * max(1.0, abs(sums[0])) for each in sums):
        raise BenchError(f"the programs disagree: {sums}")


def output_of(*command: str) -> str:
    """Returns the output of a command; "" if the command does not exist."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return (done.stdout or done.stderr).strip()
