"""The output of a run: its subject, a line for each task as it ends, and the sums.

On a terminal the last line shows the running tasks. Elsewhere a line lists them after half a minute
without output.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable

from suites.task import Outcome, Task

#: The longest time in seconds that a run prints nothing.
SILENCE = 30.0


class Report:
    """Prints as a run goes on."""

    def __init__(self, is_terminal: bool | None = None) -> None:
        self._started = self._said = time.monotonic()
        self._outcomes: list[Outcome] = []
        self._count = 0
        self._is_terminal = sys.stdout.isatty() if is_terminal is None else is_terminal

    def begin(self, tasks: Iterable[Task], workers: int, estimate: float) -> None:
        """Prints the subject of the run, before its first task starts."""
        builds = sum(task.is_build for task in tasks)
        self._count = sum(1 for _ in tasks)
        self._say(
            f"{counted(self._count - builds, 'suite')} after {counted(builds, 'build')}, "
            f"{workers} at a time: about {clock(estimate)}, "
            f"less where the builds are there. Logs: build/suites"
        )

    def goes_on(self, under_way: Iterable[str], estimate: float) -> None:
        """Prints the running tasks: each second on a terminal, seldom elsewhere."""
        now = time.monotonic()
        if not self._is_terminal and now - self._said < SILENCE:
            return
        words = (
            f"{len(self._outcomes)} of {self._count}, {clock(now - self._started)}, "
            f"about {clock(estimate)} left: {', '.join(under_way)}"
        )
        if self._is_terminal:
            print(f"\r\033[K{words[:100]}", end="", flush=True)
        else:
            self._say(words)

    def ended(self, outcome: Outcome) -> None:
        self._outcomes.append(outcome)
        place = f"{len(self._outcomes):>3} of {self._count}"
        self._say(f"{place}  {line_of(outcome)}")
        for word in outcome.words:
            self._say("    " + word)

    def sums(self) -> tuple[int, int]:
        passed = sum(outcome.passed for outcome in self._outcomes)
        failed = sum(outcome.failed for outcome in self._outcomes)
        return passed, failed

    def end(self) -> int:
        """Prints the summary; returns the exit code of the run."""
        processor = sum(outcome.processor for outcome in self._outcomes)
        suites = [outcome for outcome in self._outcomes if not outcome.task.is_build]
        ran = [outcome for outcome in suites if outcome.passed]
        self._say(
            f"{len(ran)} of {counted(len(suites), 'suite')} ran, in "
            f"{clock(time.monotonic() - self._started)}, {clock(processor)} of processors"
        )
        skipped = [outcome for outcome in self._outcomes if outcome.skipped]
        if skipped:
            named = (f"{outcome.task.name} {outcome.skipped}" for outcome in skipped)
            self._say(f"tests that suites left out themselves: {', '.join(named)}")
        left = [outcome.task.name for outcome in self._outcomes if outcome.is_left_out]
        if left:
            self._say(f"not run, for want of time: {', '.join(left)}")
        for outcome in self._outcomes:
            if outcome.failed:
                self._say_how_to_repeat(outcome)
        passed, failed = self.sums()
        self._say(f"{passed} passed, {failed} failed")
        return 1 if failed or not passed else 0

    def _say_how_to_repeat(self, outcome: Outcome) -> None:
        name = outcome.task.name
        self._say(f"failed: {name}; all that it wrote is in build/suites/{name}.log")
        self._say(f"    again: PYTHONPATH=tools python3 -m suites run {name}")

    def _say(self, line: str) -> None:
        start = "\r\033[K" if self._is_terminal else ""
        print(f"{start}{line}", flush=True)
        self._said = time.monotonic()


def line_of(outcome: Outcome) -> str:
    if outcome.is_left_out:
        return f"{'left':<7}{outcome.task.name:<26} skipped for lack of time"
    mark = "FAILED" if outcome.failed else "ok"
    counts = f"{outcome.passed} passed" + (f", {outcome.failed} failed" if outcome.failed else "")
    if outcome.task.is_build:
        counts = "not made" if outcome.failed else "made"
    times = f"{outcome.seconds:6.1f} s, {outcome.processor:6.1f} s of a processor"
    return f"{mark:<7}{outcome.task.name:<26} {counts:<16} {times}"


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}" + ("" if number == 1 else "s")


def clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest:02d} s" if minutes else f"{rest} s"
