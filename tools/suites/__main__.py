"""Runs the suites of a target; each task's output is kept in build/suites/NAME.log.

    python3 -m suites smoke [--only WORD[,WORD]]
    python3 -m suites check
    python3 -m suites test
    python3 -m suites torture [--share I/N] [--minutes M]
    python3 -m suites platforms [--minutes M]
    python3 -m suites bindings
    python3 -m suites run NAME…            single suites of any target, with what they need
    python3 -m suites list                 their names, and about how long each takes

--jobs N runs so many at a time; as many as there are cores, if it is not given.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from types import FrameType

from suites import bindings, check, smoke, test, torture
from suites.builds import SWIFT_TESTS, with_builds
from suites.places import RESULTS
from suites.report import Report
from suites.run import Run
from suites.task import Task


def all_suites() -> list[Task]:
    return [
        *test.suites(),
        *torture.suites(),
        *torture.platforms(),
        *torture.wasm(),
        *bindings.suites(),
    ]


def named(names: list[str]) -> list[Task]:
    """Suites of any target by their names, with the builds that they need."""
    known = {task.name: task for task in all_suites()}
    unknown = [name for name in names if name not in known]
    if unknown:
        raise SystemExit(f"there is no suite {', '.join(unknown)}; `list` names them")
    return with_builds([known[name] for name in names], [*torture.BUILDS, SWIFT_TESTS])


def share_of(text: str) -> tuple[int, int]:
    """Reads `2/3`: the second of three."""
    first, _, last = text.partition("/")
    if not (first.isdigit() and last.isdigit() and 1 <= int(first) <= int(last)):
        raise SystemExit(f"SHARE is a number of a count, such as 2/3, not {text!r}")
    return int(first) - 1, int(last)


def show() -> None:
    for title, tasks in (
        ("make check", check.suites()),
        ("make test, beside those", test.suites()[len(check.suites()) :]),
        ("make torture", torture.suites()),
        ("make bindings", bindings.suites()),
        ("make platforms-test", torture.platforms()),
        ("make wasm-test", torture.wasm()),
    ):
        print(title)
        for task in tasks:
            print(f"  {task.name:<26} about {task.seconds:.0f} s")


def chosen(options: argparse.Namespace) -> list[Task]:
    if options.target == "smoke":
        try:
            return smoke.tasks(options.only)
        except smoke.NothingNamed as error:
            raise SystemExit(str(error)) from None
    if options.target == "check":
        return check.tasks()
    if options.target == "test":
        return test.tasks()
    if options.target == "torture":
        return torture.tasks(*share_of(options.share))
    if options.target == "bindings":
        return bindings.tasks()
    if options.target == "platforms":
        return torture.platform_tasks()
    return named(options.names)


def stop(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="suites", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    targets = ("smoke", "check", "test", "torture", "bindings", "platforms", "run", "list")
    parser.add_argument("target", choices=targets)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--only", default="")
    parser.add_argument("--share", default="1/1")
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(words)
    if options.target == "list":
        show()
        return 0
    RESULTS.mkdir(parents=True, exist_ok=True)
    signal.signal(signal.SIGTERM, stop)
    report = Report()
    try:
        Run(chosen(options), max(1, options.jobs), options.minutes).go(report)
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return 130
    return report.end()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
