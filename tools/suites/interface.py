"""The checks of the interface's description and of the exports, and what is made for tests.

Everything that the suites know of these tools is here.
"""

from __future__ import annotations

import subprocess
import sys

from suites.places import BUILD, PYTHON, ROOT

#: Headers that programs of the tests include and that are made from the description.
GENERATED = BUILD / "programs" / "include"
DESCRIPTION = "api/money.api.json"


def checks() -> dict[str, tuple[str, ...]]:
    """What reads the headers and what is made from them, by the names of the suites."""
    passes = ("bash", "tools/lint.sh", "passes")
    return {
        "api": (PYTHON, "-m", "pytest", "-q", "-p", "no:cacheprovider", "api/tests"),
        "api-fresh": (*passes, sys.executable, "api/generate.py", "--check"),
        "headers": ("sh", "Tests/ABI/check_header.sh"),
    }


def exports_command(library: str) -> tuple[str, ...]:
    """Compares the exports of a library with the list of symbols."""
    return ("sh", "Tests/ABI/check_exports.sh", f"{library}/libmoney.so.0")


def examples_command(library: str) -> tuple[str, ...]:
    """Runs the program at the head of each header."""
    return (sys.executable, "api/check_examples.py", library)


def generate_for_programs() -> None:
    """Makes the hostile calls; a file that stays the same is left alone."""
    target = GENERATED / "hostile_cases.h"
    command = [sys.executable, "Tests/ABI/generate_hostile.py", DESCRIPTION]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    if not target.exists() or target.read_text() != done.stdout:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(done.stdout)
