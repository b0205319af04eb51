"""The licences of the desk's components are in its folder."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_licences_are_in_the_folder() -> None:
    command = [sys.executable, "Tests/Packages/licences.py", "desk"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
