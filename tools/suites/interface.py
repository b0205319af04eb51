"""The checks of the interface's description and of the exports, and files generated for tests.

All of the suites' dependencies on these tools are here.
"""

from __future__ import annotations

import re
import subprocess
import sys

from suites.places import BUILD, PYTHON, ROOT

#: Headers that programs of the tests include and that are made from the description.
GENERATED = BUILD / "programs" / "include"
DESCRIPTION = "api/money.api.json"
#: The recorder of the statuses that programs receive.
RECORDER = BUILD / "recorder"
RECORD = RECORDER / "statuses"


def checks() -> dict[str, tuple[str, ...]]:
    """The checks of the headers and of the files generated from them, by suite name."""
    passes = ("bash", "tools/check/lint.sh", "passes")
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


def start_recording() -> None:
    """Builds the recorder, and deletes its previous records."""
    command = [sys.executable, "api/record_statuses.py", "build", str(RECORDER)]
    subprocess.run(command, cwd=ROOT, check=True)
    RECORD.unlink(missing_ok=True)


def recording() -> dict[str, str]:
    """The environment of a program whose statuses are noted."""
    return {
        "LD_PRELOAD": str(RECORDER / "librecorder.so"),
        "MONEY_STATUS_RECORD": str(RECORD),
    }


def compare_record() -> tuple[int, int]:
    """The numbers of documented statuses that were seen and that were not."""
    command = [sys.executable, "api/record_statuses.py", "check", str(RECORD)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    lines = (done.stdout + done.stderr).strip().splitlines() or [""]
    found = re.match(r"(\d+) passed, (\d+) failed$", lines[-1])
    passed, failed = (int(found[1]), int(found[2])) if found else (0, 1)
    if failed:
        print("\n".join(lines[:-1]))
    print(f"statuses: {passed} passed, {failed} failed", flush=True)
    return passed, failed
