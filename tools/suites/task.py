"""The tasks of a run: builds, and suites that count their passed and failed tests."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from suites.places import RESULTS

#: The number of lines printed of a suite that failed; its log contains all.
LINES = 40
#: Lines that agree in this many first characters count as equal.
ALIKE = 90
#: A program's line when all of its checks passed: `abi-wallet: 677 passed, 0 failed (1.0 s)`.
HELD = re.compile(r"\S+: \d+ passed, 0 failed\b")
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


@dataclass(frozen=True)
class Task:
    """A command that is a suite, or a build that suites need."""

    name: str
    command: tuple[str, ...]
    #: The names of the tasks that must have ended well before it starts.
    needs: tuple[str, ...] = ()
    environment: Mapping[str, str] = field(default_factory=dict)
    #: Its approximate processor seconds: the longest starts first.
    seconds: float = 1.0
    #: A build counts only when it fails.
    is_build: bool = False

    @property
    def limit(self) -> float:
        """The seconds of wall time after which it counts as hung and is stopped."""
        return max(1500.0, 5 * self.seconds)

    @property
    def log(self) -> Path:
        return RESULTS / f"{self.name}.log"


def suite(
    name: str,
    *command: str,
    seconds: float = 1.0,
    needs: Iterable[Task] = (),
    environment: Mapping[str, str] | None = None,
) -> Task:
    """A suite, with the builds that it needs."""
    return Task(name, command, tuple(one.name for one in needs), environment or {}, seconds)


@dataclass(frozen=True)
class Outcome:
    """The result of a task."""

    task: Task
    passed: int
    failed: int
    #: Tests that a suite reports as skipped.
    skipped: int = 0
    #: By the clock, and of processors.
    seconds: float = 0.0
    processor: float = 0.0
    #: Lines to print: the end of the output of a failed task, or a suite's notes.
    words: tuple[str, ...] = ()
    #: True if it was skipped for lack of time.
    is_left_out: bool = False


def told(lines: list[str]) -> tuple[str, ...]:
    """The relevant lines of a failed suite's output: the last ones, without repetitions.

    The lines of programs that passed are left out. Otherwise a suite of sixty programs would bury
    the one that failed wherever only a part of the output is kept.
    """
    found: list[str] = []
    seen: set[str] = set()
    for line in lines:
        # Tests that started or passed; and a law prints nearly equal lines for a thousand cases.
        has_passed = line.startswith(("◇", "✔", "↳")) or HELD.match(line)
        if has_passed or line[:ALIKE] in seen:
            continue
        seen.add(line[:ALIKE])
        found.append(line)
    return tuple(found[-LINES:])


def count(text: str, pattern: str) -> int:
    return sum(int(number) for number in re.findall(pattern, text))


def outcome_of(task: Task, code: int, output: str, seconds: float, processor: float) -> Outcome:
    """Reads the counts in the last lines of a suite's output.

    pytest and this project's programs write "N passed", Swift Testing "Test run with N tests". A
    suite that exited with an error, or ran no test, counts at least one failure.
    """
    lines = COLOURS.sub("", output).splitlines()
    notes = tuple(line for line in lines if line.startswith("note: "))
    if task.is_build:
        failed = int(code != 0)
        words = told(lines) if failed else notes
        return Outcome(task, 0, failed, 0, seconds, processor, words)
    tail = lines[-40:]
    last = next((line for line in reversed(tail) if re.search(r"\d+ passed", line)), "")
    passed = count(last, r"(\d+) passed")
    failed = count(last, r"(\d+) (?:failed|errors?)\b")
    skipped = count(last, r"(\d+) skipped\b")
    if not last:
        passed = count("\n".join(tail), r"Test run with (\d+) tests?")
        failed = len({line for line in lines if re.match(r"\W*Test (?!run ).* failed after", line)})
        passed = max(passed - failed, 0)
    words = notes
    if code != 0:
        failed = max(failed, 1)
        words = told(lines)
    elif passed == 0:
        failed = max(failed, 1)
        words = (*told(lines), f"{task.name}: no test was run")
    return Outcome(task, passed, failed, skipped, seconds, processor, words)
