"""Running programs in turn."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field

from bench_results import ANOTHER_RESULT, NOT_RUN

#: The variable that makes a run short: few turns and small inputs, for trying the machinery.
QUICK = bool(os.environ.get("QUICK"))


class BenchError(Exception):
    """A program that did not do its work."""


def turns(count: int) -> int:
    """Returns the number of turns: `count`, or 2 in a quick run."""
    return min(count, 2) if QUICK else count


@dataclass
class Program:
    """One contestant: a command that prints its figures on one line."""

    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)
    runs: list[list[float]] = field(default_factory=list)
    #: The most turns in which it takes part; 0 for all.
    most_turns: int = 0

    @property
    def is_there(self) -> bool:
        """True if the program and the files among its arguments exist."""
        files = [word for word in self.command[1:] if word.startswith("/")]
        return shutil.which(self.command[0]) is not None and all(map(os.path.exists, files))

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
    for turn in range(turns(rounds)):
        for program in programs:
            if not program.most_turns or turn < program.most_turns:
                program.run()


def agreeing(
    ours: Iterable[Program], peers: dict[str, Program]
) -> tuple[dict[str, Program], dict[str, str]]:
    """Runs each program once, and compares the check sums, which are integers.

    Returns the peers that computed the same as our programs, and a reason for each of the others.
    These runs are the first turn.
    """
    for program in (own := list(ours)):
        program.run()
    wanted = own[0].runs[0][1]
    if any(program.runs[0][1] != wanted for program in own):
        raise BenchError(f"{own[0].command}: the two builds of libmoney disagree")
    same: dict[str, Program] = {}
    others: dict[str, str] = {}
    for name, peer in peers.items():
        if not peer.is_there:
            others[name] = NOT_RUN
            continue
        try:
            peer.run()
        except BenchError as error:
            print(error, file=sys.stderr)
            others[name] = NOT_RUN
            continue
        if peer.runs[0][1] == wanted:
            same[name] = peer
        else:
            others[name] = ANOTHER_RESULT
    if not same and list(others.values()).count(ANOTHER_RESULT) > 1:
        raise BenchError(f"{own[0].command}: all peers compute another result")
    return same, others


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
