"""Counts the instructions of a work with callgrind."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from contest import BenchError


def counted(program: str, id: str, size: int) -> int | None:
    """The instructions of one pass; None if valgrind is not installed."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        return None
    with tempfile.TemporaryDirectory() as place:
        out = Path(place) / "out"
        tool = [valgrind, "--tool=callgrind", f"--callgrind-out-file={out}"]
        tool += ["--collect-atstart=no", "--toggle-collect=counted"]
        done = subprocess.run(
            [*tool, program, id, str(size), "once"], capture_output=True, text=True
        )
        if done.returncode != 0:
            raise BenchError(f"{id} {size} under callgrind: {done.stderr.strip()}")
        found = re.search(r"^(?:totals|summary): (\d+)", out.read_text(), re.MULTILINE)
        return int(found.group(1)) if found else None
