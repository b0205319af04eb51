"""What a run prints: a line for each task as it ends, and one line with the sums."""

from __future__ import annotations

import time

from suites.task import Outcome


class Report:
    """Prints as a run goes on."""

    def __init__(self) -> None:
        self._started = time.monotonic()
        self._outcomes: list[Outcome] = []

    def ended(self, outcome: Outcome) -> None:
        self._outcomes.append(outcome)
        print(line_of(outcome), flush=True)
        for word in outcome.words:
            print("    " + word, flush=True)

    def sums(self) -> tuple[int, int]:
        passed = sum(outcome.passed for outcome in self._outcomes)
        failed = sum(outcome.failed for outcome in self._outcomes)
        return passed, failed

    def end(self) -> int:
        """Prints what is left to say; the exit code of the run."""
        processor = sum(outcome.processor for outcome in self._outcomes)
        print(
            f"{clock(time.monotonic() - self._started)} in all, {clock(processor)} of processors",
            flush=True,
        )
        for kind, names in (
            ("failed", [outcome.task.name for outcome in self._outcomes if outcome.failed]),
            ("left out", [outcome.task.name for outcome in self._outcomes if outcome.is_left_out]),
        ):
            if names:
                print(f"{kind}: {', '.join(names)}")
        passed, failed = self.sums()
        print(f"{passed} passed, {failed} failed", flush=True)
        return 1 if failed or not passed else 0


def line_of(outcome: Outcome) -> str:
    if outcome.is_left_out:
        return f"{'left':<7}{outcome.task.name:<26} there was no time for it"
    mark = "FAILED" if outcome.failed else "ok"
    counts = f"{outcome.passed} passed" + (f", {outcome.failed} failed" if outcome.failed else "")
    if outcome.task.is_build:
        counts = "not made" if outcome.failed else "made"
    times = f"{outcome.seconds:6.1f} s, {outcome.processor:6.1f} s of a processor"
    return f"{mark:<7}{outcome.task.name:<26} {counts:<16} {times}"


def clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest:02d} s" if minutes else f"{rest} s"
