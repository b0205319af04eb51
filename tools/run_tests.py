"""Runs the test suites and ends with one line, 'N passed, N failed'.

    python3 tools/run_tests.py quick    lint, Swift, the standard flavour's suites
    python3 tools/run_tests.py full     everything, against both flavours of the library

Each suite's output is kept in build/test-logs; what failed is printed.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / "build" / "test-logs"
PYTHON = str(ROOT / "build" / "venv" / "bin" / "python")
FLAVOURS = ("standard", "embedded")
FULL = sys.argv[1:] != ["quick"]


@dataclass
class Suite:
    name: str
    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)


@dataclass
class Outcome:
    suite: Suite
    passed: int
    failed: int
    seconds: float
    output: str


def library(flavour: str) -> str:
    return str(ROOT / "build" / flavour / "lib")


def python_environment(flavour: str) -> dict[str, str]:
    return {
        "LIBMONEY_PATH": library(flavour) + "/libmoney.so.0",
        "PYTHONPATH": str(ROOT / "bindings" / "python"),
    }


def count(output: str, pattern: str) -> int:
    return sum(int(number) for number in re.findall(pattern, output))


def run(suite: Suite) -> Outcome:
    started = time.monotonic()
    finished = subprocess.run(
        suite.command,
        cwd=ROOT,
        env={**os.environ, **suite.environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    output = finished.stdout
    (LOGS / f"{suite.name}.log").write_text(output)
    tail = "\n".join(output.splitlines()[-40:])
    # pytest and this project's programs say "N passed"; Swift Testing says "Test run with N tests".
    last = next(
        (line for line in reversed(tail.splitlines()) if re.search(r"\d+ passed", line)), ""
    )
    passed = count(last, r"(\d+) passed") or count(tail, r"Test run with (\d+) tests?")
    failed = count(last, r"(\d+) (?:failed|errors?)\b")
    skipped = count(last, r"(\d+) skipped")
    # What a suite wants read although it has not failed.
    notes = [line for line in output.splitlines() if line.startswith("note: ")]
    if finished.returncode != 0:
        failed = max(failed, 1)
        passed = max(passed - failed, 0) if "Test run with" in tail else passed
    elif passed == 0 and not (skipped and notes):
        output += f"\n{suite.name}: no test was run\n"
        failed = max(failed, 1)
    outcome = Outcome(suite, passed, failed, time.monotonic() - started, output)
    mark = "ok    " if failed == 0 else "FAILED"
    print(
        f"{mark} {suite.name}: {passed} passed, {failed} failed ({outcome.seconds:.0f} s)",
        flush=True,
    )
    if failed:
        print("\n".join("    " + line for line in output.splitlines()[-60:]), flush=True)
    elif notes:
        print("\n".join("    " + line for line in notes), flush=True)
    return outcome


def lint_suites() -> list[Suite]:
    return [
        Suite("lint", ["bash", "tools/lint.sh"]),
        Suite("header", ["bash", "Tests/ABI/check_header.sh"]),
    ]


def swift_suites() -> list[Suite]:
    return [Suite("swift", ["sh", "tools/test_swift.sh"])]


def kills(flavour: str) -> dict[str, str]:
    """How often a program that writes a store is killed: 1,000 times in all of a full run."""
    often = FULL and flavour == FLAVOURS[0]
    return {"KILLS": "1000" if often else "50"}


def library_suites(flavour: str) -> list[Suite]:
    folder = library(flavour)
    environment = python_environment(flavour)
    return [
        Suite(
            f"exports-{flavour}", ["bash", "Tests/ABI/check_exports.sh", folder + "/libmoney.so.0"]
        ),
        Suite(f"c-{flavour}", ["bash", "Tests/ABI/run.sh", folder], kills(flavour)),
        Suite(f"network-{flavour}", ["bash", "Tests/Network/run.sh", folder]),
        # With the packages that some examples are about.
        Suite(f"examples-{flavour}", ["bash", "examples/run.sh", folder], {"PYTHON": PYTHON}),
        Suite(
            f"wallet-model-{flavour}",
            [PYTHON, "Tests/Model/run_wallet.py", "100000"],
            environment,
        ),
        Suite(
            f"calculator-model-{flavour}",
            [PYTHON, "Tests/Model/run_calculator.py", "100000"],
            environment,
        ),
        Suite(
            f"portfolio-model-{flavour}",
            [PYTHON, "Tests/Model/run_portfolio.py", "20000"],
            environment,
        ),
        Suite(f"journals-{flavour}", [PYTHON, "Tests/Model/run_journals.py", "2000"], environment),
        Suite(f"fuzz-corpus-{flavour}", ["bash", "Tests/Fuzz/run.sh", "--corpus", folder]),
        Suite(
            f"python-{flavour}",
            [PYTHON, "-m", "pytest", "-q", "-p", "no:cacheprovider", "bindings/python"],
            environment,
        ),
    ]


def full_only_suites() -> list[Suite]:
    return [
        Suite(
            "currency-data",
            [PYTHON, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tools/currencies"],
        ),
        Suite(
            "wallet-model-long",
            [PYTHON, "Tests/Model/run_wallet.py", "1000000", "7"],
            python_environment("standard"),
        ),
        Suite(
            "calculator-model-long",
            [PYTHON, "Tests/Model/run_calculator.py", "500000", "7"],
            python_environment("standard"),
        ),
        Suite(
            "portfolio-model-long",
            [PYTHON, "Tests/Model/run_portfolio.py", "200000", "7"],
            python_environment("standard"),
        ),
        Suite("instructions", [PYTHON, "Benchmarks/instructions.py"]),
        Suite("install", ["bash", "tools/test_install.sh"]),
        Suite("valgrind", ["bash", "Tests/ABI/run.sh", library("standard")], {"VALGRIND": "1"}),
        Suite(
            "network-valgrind",
            ["bash", "Tests/Network/run.sh", library("standard")],
            {"VALGRIND": "1"},
        ),
    ]


def main() -> int:
    LOGS.mkdir(parents=True, exist_ok=True)
    for flavour in FLAVOURS if FULL else FLAVOURS[:1]:
        print(f"Building the {flavour} library", flush=True)
        subprocess.run(["tools/build_library.sh", flavour], cwd=ROOT, check=True)
    suites = lint_suites() + swift_suites()
    for flavour in FLAVOURS if FULL else FLAVOURS[:1]:
        suites += library_suites(flavour)
    if FULL:
        suites += full_only_suites()
    # Two at a time: one core builds the Swift tests while the other runs what is built already.
    with ThreadPoolExecutor(max_workers=2) as pool:
        outcomes = list(pool.map(run, suites))
    passed = sum(outcome.passed for outcome in outcomes)
    failed = sum(outcome.failed for outcome in outcomes)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
