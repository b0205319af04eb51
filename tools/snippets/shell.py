"""Commands on the pages: those of compilers and databases run, the names in others are checked.

A block runs in an empty folder with the page's files, after the page's setup in Python. There
`/usr/local` and pkg-config provide the library as installed, and `sudo` runs its command unchanged.
"""

from __future__ import annotations

import atexit
import functools
import os
import re
import shlex
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path

from suites.places import PYTHON, ROOT

from snippets.answers import LIB, Answer, beside_sources, call, compared
from snippets.blocks import Block, files_of, setup_of

#: The commands that run.
RUN = ("cc", "c++", "sqlite3", "money")
STUBS = {
    "sudo": '#!/bin/sh\nexec "$@"\n',
    "sqlite3": f"""#!{PYTHON}
import sqlite3, sys
for row in sqlite3.connect(sys.argv[1]).execute(sys.argv[2]):
    print("|".join("" if one is None else str(one) for one in row))
""",
}
SEPARATORS = re.compile(r"\s(?:&&|\|\||;|\|)\s")
COMMENT = re.compile(r"(^|\s)#.*$")
_prefix_lock = threading.Lock()


@functools.lru_cache(maxsize=1)
def _staged() -> Path:
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    subprocess.run(
        ["tools/packages/install.sh", "install", "", str(folder / "prefix"), "0.0.0"],
        cwd=ROOT,
        env={**os.environ, "LIBRARY": str(LIB)},
        check=True,
        capture_output=True,
    )
    return folder / "prefix"


def prefix() -> Path:
    """A prefix in which the library is installed, made once."""
    with _prefix_lock:
        return _staged()


def commands_of(text: str) -> list[list[str]]:
    """The words of each command of a block, without its comments and its settings."""
    found = []
    for line in text.replace("\\\n", " ").splitlines():
        for part in SEPARATORS.split(COMMENT.sub("", line)):
            words = shlex.split(part)
            while words and re.match(r"^\w+=", words[0]):
                words = words[1:]
            if words:
                found.append(words)
    return found


def run(block: Block) -> Answer:
    """Runs a complete block, and stops at the first command that fails."""
    with beside_sources() as folder:
        for name, text in files_of(block.page).items():
            (folder / name).write_text(text)
        if setup_of(block.page):
            _, wrong = call([PYTHON, "-c", setup_of(block.page)], folder)
            if wrong:
                return block, "failed", f"the setup of the page: {wrong}"
        stubs = folder / "stubs"
        stubs.mkdir()
        for name, text in STUBS.items():
            (stubs / name).write_text(text)
            (stubs / name).chmod(0o755)
        local = folder / "local"
        shutil.copytree(prefix(), local, symlinks=True, copy_function=os.link)
        more = {
            "PKG_CONFIG_PATH": str(local / "lib" / "pkgconfig"),
            "CPATH": str(local / "include"),
            "LIBRARY_PATH": str(local / "lib"),
            "MAKEFLAGS": f"PREFIX={local} OUT={folder / 'made'}",
            "PATH": f"{stubs}:{os.environ['PATH']}",
        }
        script = block.text.replace("/usr/local", str(local))
        return compared(block, *call(["sh", "-e", "-c", script], folder, more=more))


def make(words: list[str]) -> str:
    """Checks that the Makefile defines the targets and reads the settings."""
    text = (ROOT / "Makefile").read_text()
    for word in words[1:]:
        name, sets, _ = word.partition("=")
        has = f"$({name})" in text if sets else re.search(rf"^{re.escape(name)}:", text, re.M)
        if not has:
            return f"not found in the Makefile: {word}"
    return ""


def module(words: list[str]) -> str:
    """Checks that `python3 -m suites …` and the like name existing modules and suites."""
    if len(words) < 3 or words[1] != "-m":
        return f"unsupported command: {shlex.join(words)}"
    if words[2] == "venv":  # Python's own
        return "" if len(words) == 4 else f"venv requires one folder, got {words[3:]}"
    path = ROOT / "tools" / words[2].replace(".", "/")
    if not (path / "__main__.py").exists() and not path.with_suffix(".py").exists():
        return f"unknown module: {words[2]}"
    from suites.__main__ import all_suites
    from suites.programs import all_programs

    known: list[str] = []
    if words[2:4] == ["suites", "run"]:
        known, given = [task.name for task in all_suites()], words[4:]
    elif words[2] == "suites.run_programs":
        known, given = [program.name for program in all_programs()], words[4:]
    elif words[2:] != ["suites", "list"]:
        return f"unsupported command: {shlex.join(words)}"
    else:
        given = []
    wrong = [word for word in given if not any(name.startswith(word) for name in known)]
    return f"unknown names: {', '.join(wrong)}" if wrong else ""


def script(words: list[str]) -> str:
    """Checks that a program of the tree exists, and supports the given command."""
    path = ROOT / words[0]
    if not path.is_file() or not os.access(path, os.X_OK):
        return f"not an executable: {words[0]}"
    if len(words) > 1 and f'"{words[1]}"' not in path.read_text():
        return f"{words[0]}: unknown command {words[1]}"
    return ""


RULES: dict[str, Callable[[list[str]], str]] = {"make": make, "python3": module}


def commands(block: Block) -> Answer:
    """A block of commands in a shell."""
    if block.text.startswith("$ "):
        return block, "failed", "the language of a block with answers must be console"
    _, wrong = call(["sh", "-n"], ROOT, block.text)
    if wrong:
        return block, "failed", wrong
    found = commands_of(block.text)
    if any(words[0] in RUN for words in found):
        return run(block)
    for words in found:
        rule = RULES.get(words[0], script if "/" in words[0] else None)
        wrong = rule(words) if rule else f"unsupported command: {words[0]}"
        if wrong:
            return block, "failed", wrong
    return (block, "checked", "") if found else (block, "failed", "the block contains no command")
