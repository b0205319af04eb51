"""The checks of the header and of the library's exports, and what C tests need made from them.

Everything that the suites know of these tools is here.
"""

from __future__ import annotations

import subprocess
import sys

from suites.places import BUILD, INCLUDE, ROOT

#: Headers that programs of the tests include and that are made from the interface.
GENERATED = BUILD / "programs" / "include"


def check_command() -> list[str]:
    """Checks the description of the interface: the header and everything made from it."""
    if (ROOT / "api" / "check.py").exists():
        return [sys.executable, "api/check.py"]
    return ["sh", "Tests/ABI/check_header.sh"]


def exports_command(library: str) -> list[str]:
    """Compares the exports of a library with the interface."""
    return ["sh", "Tests/ABI/check_exports.sh", library]


def generate_for_programs() -> None:
    """Makes the hostile calls from the header; a file that stays the same is left alone."""
    target = GENERATED / "hostile_cases.h"
    command = [sys.executable, "Tests/ABI/generate_hostile.py", str(INCLUDE / "money.h")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    if not target.exists() or target.read_text() != done.stdout:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(done.stdout)
