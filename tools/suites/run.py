"""Runs tasks, one per core at a time, each as soon as its requirements are built."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import subprocess
import threading
import time

from suites.places import RESULTS, ROOT, own_folders
from suites.report import Report
from suites.task import Outcome, Task, outcome_of

TIMES = RESULTS / "times.json"


def load_times() -> dict[str, float]:
    """The processor seconds of each task's last successful run on this machine."""
    try:
        kept = json.loads(TIMES.read_text())
        return {str(name): float(seconds) for name, seconds in kept.items()}
    except (OSError, ValueError, AttributeError):
        return {}


def save_times(outcomes: list[Outcome]) -> None:
    times = load_times()
    for outcome in outcomes:
        # The time of a build without work does not predict the next one.
        if outcome.passed and not outcome.failed:
            times[outcome.task.name] = round(outcome.processor, 2)
    TIMES.write_text(json.dumps(times, indent=2, sort_keys=True))


class Processes:
    """The processes that are under way, each the leader of a group that ends with it."""

    def __init__(self) -> None:
        self._groups: set[int] = set()
        self._lock = threading.Lock()
        self._stopped = False

    def run(self, task: Task) -> tuple[int, float]:
        """Runs a task's command into its log; its exit code, and the processor's seconds."""
        with task.log.open("wb") as log:
            with self._lock:
                if self._stopped:
                    return 130, 0.0
                process = subprocess.Popen(
                    task.command,
                    cwd=ROOT,
                    env={**os.environ, **own_folders(), **task.environment},
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    start_new_session=True,
                )
                self._groups.add(process.pid)
            timer = threading.Timer(task.limit, self._end, [process.pid])
            timer.daemon = True
            timer.start()
            try:
                _, status, usage = os.wait4(process.pid, 0)
            finally:
                timer.cancel()
                # Processes that it left running would disturb the others.
                self._end(process.pid)
            process.returncode = os.waitstatus_to_exitcode(status)
        return process.returncode, usage.ru_utime + usage.ru_stime

    def _end(self, group: int) -> None:
        with self._lock:
            self._groups.discard(group)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(group, signal.SIGKILL)

    def end_all(self) -> None:
        with self._lock:
            self._stopped = True
            groups = list(self._groups)
        # The package manager ends its compilers itself, which are groups of their own.
        for group in groups:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(group, signal.SIGTERM)
        time.sleep(2)
        for group in groups:
            self._end(group)


def perform(task: Task, processes: Processes) -> Outcome:
    started = time.monotonic()
    try:
        code, processor = processes.run(task)
    except OSError as error:
        return Outcome(task, 0, 1, words=(f"{task.command[0]}: {error.strerror}",))
    seconds = time.monotonic() - started
    output = task.log.read_text(errors="replace")
    if code != 0 and seconds >= task.limit:
        output += f"\n{task.name} was ended: it took longer than {task.limit:.0f} seconds\n"
    return outcome_of(task, code, output, seconds, processor)


def urgency(tasks: list[Task], expected: dict[str, float]) -> dict[str, float]:
    """For each task the seconds to the end of the longest chain that begins with it."""
    ahead: dict[str, float] = {}
    # Tasks come after those that they need, so the reverse order starts with the dependents.
    for task in reversed(tasks):
        after = [ahead[other.name] for other in tasks if task.name in other.needs]
        ahead[task.name] = expected[task.name] + max(after, default=0.0)
    return ahead


class Run:
    """A run of tasks, each after those that it needs.

    With `minutes`, a task that would probably not be done by then is left out: it neither passes
    nor fails, and is named in the report.
    """

    def __init__(self, tasks: list[Task], workers: int, minutes: float | None = None) -> None:
        known: set[str] = set()
        for task in tasks:
            missing = set(task.needs) - known
            if missing or task.name in known:
                raise ValueError(f"{task.name} is there twice, or needs {missing} before it")
            known.add(task.name)
        self.tasks = tasks
        self.workers = workers
        self.deadline = None if minutes is None else time.monotonic() + 60 * minutes
        times = load_times()
        self.expected = {task.name: times.get(task.name, task.seconds) for task in tasks}
        self.outcomes: dict[str, Outcome] = {}
        #: When each task that is under way was started.
        self._started: dict[str, float] = {}
        self._ended: queue.Queue[Outcome] = queue.Queue()
        self._processes = Processes()

    def go(self, report: Report) -> list[Outcome]:
        """Runs all; the outcomes, in the order in which they ended."""
        ahead = urgency(self.tasks, self.expected)
        waiting = sorted(self.tasks, key=lambda task: -ahead[task.name])
        under_way = 0
        report.begin(self.tasks, self.workers, self._estimate(ahead))
        try:
            while waiting or under_way:
                for task in [task for task in waiting if self._is_lost(task)]:
                    waiting.remove(task)
                    words = ("not run: " + ", ".join(task.needs) + " did not all end well",)
                    self._take(Outcome(task, 0, 1, words=words), report)
                for task in [task for task in waiting if self._is_late(task)]:
                    waiting.remove(task)
                    self._take(Outcome(task, 0, 0, is_left_out=True), report)
                ready = [task for task in waiting if self._is_ready(task)]
                for task in ready[: self.workers - under_way]:
                    waiting.remove(task)
                    under_way += 1
                    self._start(task)
                if under_way:
                    self._take(self._next(report, ahead), report)
                    under_way -= 1
        except BaseException:
            self._processes.end_all()
            raise
        save_times(list(self.outcomes.values()))
        return list(self.outcomes.values())

    def _next(self, report: Report, ahead: dict[str, float]) -> Outcome:
        """Waits for a task to end, in steps, so that signals are handled at once."""
        while True:
            try:
                return self._ended.get(timeout=1)
            except queue.Empty:
                report.goes_on(self._started, self._estimate(ahead))

    def _estimate(self, ahead: dict[str, float]) -> float:
        """The approximate seconds left: the work for all cores, or the longest chain.

        The finished tasks determine the speed of this machine.
        """
        ended = [one for one in self.outcomes.values() if one.processor > 1]
        expected = sum(self.expected[one.task.name] for one in ended)
        pace = sum(one.seconds for one in ended) / expected if expected > 60 else 1.0
        now = time.monotonic()
        left = {
            task.name: max(0.0, self.expected[task.name] - self._age(task, now) / max(pace, 0.1))
            for task in self.tasks
            if task.name not in self.outcomes
        }
        chain = max((ahead[name] - self.expected[name] + left[name] for name in left), default=0.0)
        return pace * max(sum(left.values()) / self.workers, chain)

    def _age(self, task: Task, now: float) -> float:
        return now - self._started[task.name] if task.name in self._started else 0.0

    def _start(self, task: Task) -> None:
        self._started[task.name] = time.monotonic()
        work = lambda: self._ended.put(perform(task, self._processes))  # noqa: E731
        threading.Thread(target=work, daemon=True).start()

    def _take(self, outcome: Outcome, report: Report) -> None:
        self.outcomes[outcome.task.name] = outcome
        self._started.pop(outcome.task.name, None)
        report.ended(outcome)

    def _is_ready(self, task: Task) -> bool:
        return all(name in self.outcomes for name in task.needs)

    def _is_lost(self, task: Task) -> bool:
        return any(name in self.outcomes and self.outcomes[name].failed for name in task.needs)

    def _is_late(self, task: Task) -> bool:
        if self.deadline is None:
            return False
        if any(name in self.outcomes and self.outcomes[name].is_left_out for name in task.needs):
            return True
        return time.monotonic() + self.expected[task.name] > self.deadline
