"""Runs the suites of a target; each task's output is kept in build/suites/NAME.log.

    python3 -m suites smoke [--only WORD[,WORD]]
    python3 -m suites check [--languages]  the linters of the runtimes alone
    python3 -m suites test
    python3 -m suites bindings [--quick]   the vectors and examples of every runtime alone
    python3 -m suites wasm-test
    python3 -m suites torture [--share I/N] [--minutes M]
    python3 -m suites installs [--share I/N]  each line of the README's table of packages
    python3 -m suites platforms [--minutes M]
    python3 -m suites run NAME…            single suites of any target, with what they need
    python3 -m suites list                 their names, and about how long each takes

--jobs N runs N at a time (default: the number of cores).
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from types import FrameType

from suites import bindings, check, packages, smoke, test, torture, wasm
from suites.builds import SWIFT_TESTS, with_builds
from suites.places import RESULTS, ROOT, temporary_folder
from suites.report import Report
from suites.run import Run
from suites.task import Task

#: The targets by the names that make and tools/setup.sh have for them, with their suites.
SUITES: dict[str, Callable[[], list[Task]]] = {
    "check": check.tasks,
    "test": test.suites,
    "bindings": bindings.suites,
    "wasm-test": wasm.suites,
    "torture": torture.suites,
    "installs": packages.installs,
    "platforms": torture.platforms,
}
#: The targets that make calls otherwise.
MAKE = {"installs": "install-test", "platforms": "platforms-test"}


def all_suites() -> list[Task]:
    return [task for suites in SUITES.values() for task in suites()]


def set_up(names: list[str]) -> None:
    """Installs the requirements of suites: the first target that includes a suite sets it up."""
    targets = {
        next(target for target, suites in SUITES.items() if name in {t.name for t in suites()})
        for name in names
    }
    done = subprocess.run(("tools/setup.sh", *sorted(targets)), cwd=ROOT)
    if done.returncode != 0:
        raise SystemExit(done.returncode)


def named(names: list[str]) -> list[Task]:
    """Suites of any target by their names, with the builds that they need."""
    builds = [*torture.BUILDS, SWIFT_TESTS]
    known = {task.name: task for task in [*builds, *all_suites()]}
    unknown = [name for name in names if name not in known]
    if unknown:
        raise SystemExit(f"there is no suite {', '.join(unknown)}; `list` names them")
    suites = [known[name] for name in names if not known[name].is_build]
    set_up([suite.name for suite in suites])
    wanted = {*names, *(task.name for task in with_builds([known[name] for name in names], builds))}
    return [*(build for build in builds if build.name in wanted), *suites]


def share_of(text: str) -> tuple[int, int]:
    """Reads `2/3`: the second of three."""
    first, _, last = text.partition("/")
    if not (first.isdigit() and last.isdigit() and 1 <= int(first) <= int(last)):
        raise SystemExit(f"SHARE is a number of a count, such as 2/3, not {text!r}")
    return int(first) - 1, int(last)


def show() -> None:
    for target, suites in SUITES.items():
        print(f"make {MAKE.get(target, target)}")
        for task in suites():
            print(f"  {task.name:<26} about {task.seconds:.0f} s")


def chosen(options: argparse.Namespace) -> list[Task]:
    if options.target == "smoke":
        try:
            return smoke.tasks(options.only)
        except smoke.NothingNamed as error:
            raise SystemExit(str(error)) from None
    if options.target == "check":
        return check.of_languages() if options.languages else check.tasks()
    if options.target == "test":
        return test.tasks()
    if options.target == "torture":
        return torture.tasks(*share_of(options.share))
    if options.target == "bindings":
        return bindings.tasks(options.quick)
    if options.target == "wasm-test":
        return wasm.tasks()
    if options.target == "installs":
        lines = torture.shared(packages.installs(), *share_of(options.share))
        return with_builds(lines, torture.BUILDS)
    if options.target == "platforms":
        return torture.platform_tasks()
    return named(options.names)


def stop(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="suites", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("target", choices=("smoke", *SUITES, "run", "list"))
    parser.add_argument("names", nargs="*")
    parser.add_argument("--only", default="")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--languages", action="store_true")
    parser.add_argument("--share", default="1/1")
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(words)
    if options.target == "list":
        show()
        return 0
    RESULTS.mkdir(parents=True, exist_ok=True)
    # Suites read the generated files of the languages in build/api.
    subprocess.run((sys.executable, "api/generate.py", "--build"), cwd=ROOT, check=True)
    signal.signal(signal.SIGTERM, stop)
    report = Report()
    try:
        with temporary_folder():
            Run(chosen(options), max(1, options.jobs), options.minutes).go(report)
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return 130
    return report.end()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
