"""The answers of blocks, and the running of their commands."""

from __future__ import annotations

import contextlib
import os
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from suites.places import BUILD, PYTHON, ROOT, library

from snippets.blocks import Block

LIMIT = 60
LIB = library("embedded")
ENVIRONMENT = {
    **os.environ,
    "LIBMONEY_PATH": str(LIB / "libmoney.so.0"),
    "LD_LIBRARY_PATH": str(LIB),
    "PYTHONPATH": f"{ROOT / 'bindings/python'}:{ROOT / 'tools'}",
    "PYTHONDONTWRITEBYTECODE": "1",
    "PATH": f"{BUILD / 'embedded/bin'}:{Path(PYTHON).parent}:{os.environ['PATH']}",
}
#: The states of a block beside "failed". A "checked" block is not a program but is verified by one;
#: an "elsewhere" block is read from the page by another suite.
STATES = ("run", "compared", "compiled only", "checked", "elsewhere")
#: A block, its state, and its error or an empty text.
Answer = tuple[Block, str, str]


def compared(block: Block, wrote: str, wrong: str) -> Answer:
    """The answer for a program that ran."""
    if wrong:
        return block, "failed", wrong
    if block.output is None:
        return block, "run", ""
    if wrote != block.output:
        return block, "failed", f"it wrote\n{wrote}and the page says\n{block.output}"
    return block, "compared", ""


def call(
    words: list[str],
    folder: Path,
    text: str = "",
    more: dict[str, str] | None = None,
    limit: float = LIMIT,
) -> tuple[str, str]:
    """The output of a command, and its error or an empty text."""
    try:
        done = subprocess.run(
            words, input=text, cwd=folder, env={**ENVIRONMENT, **(more or {})}, text=True,
            capture_output=True, timeout=limit, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return "", f"it exceeded {limit:.0f} seconds"
    except OSError as error:
        return "", str(error)
    wrong = done.stderr or done.stdout or f"exit {done.returncode}"
    return done.stdout, "" if done.returncode == 0 else wrong


@contextlib.contextmanager
def beside_sources() -> Iterator[Path]:
    """An empty folder in which the folders of the source tree are reachable by name."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for path in ROOT.iterdir():
            if path.is_dir() and not path.name.startswith("."):
                (folder / path.name).symlink_to(path)
        yield folder
