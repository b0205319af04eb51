"""docs/reference/defaults.md matches the calls."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import libmoney

ROOT = Path(__file__).resolve().parents[3]


def test_the_page_is_what_the_calls_do() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools/check/defaults.py"), "--check"],
        capture_output=True,
        text=True,
        env={"LIBMONEY_PATH": str(libmoney.library_path)},
    )
    assert done.returncode == 0, done.stderr
