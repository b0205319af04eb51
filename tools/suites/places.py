"""Where things are."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
#: What a run leaves: a log for each task, and how long each took.
RESULTS = BUILD / "suites"
#: The Python with the packages of tools/requirements-test.txt.
PYTHON = str(BUILD / "venv" / "bin" / "python")
#: The functions of the interface, one a line.
SYMBOLS = ROOT / "symbols.txt"
INCLUDE = ROOT / "include"

#: The product comes first; the standard build is for Swift's own tools and Swift programs.
FLAVOURS = ("embedded", "standard")


def library(flavour: str) -> Path:
    """The folder with libmoney.so of a build."""
    return BUILD / flavour / "lib"
