"""Compiles and runs the blocks of the pages, and compares their output.

Every block is tested as `KINDS` defines; a block of an unlisted language fails. Comments in a page,
which readers do not see, state the requirements of its blocks:

    <!-- preamble … -->    what fragments in C are compiled after, inside the function `block`; they
                           run if it contains a `main`, which calls the function
    <!-- setup … -->       what blocks in Python run after; they share their names
    <!-- setup js … -->    the same for blocks in JavaScript
    <!-- file NAME … -->   a file that commands of the page name
    <!-- check … -->       a program in Python before a block that is none, which it has as `text`
    <!-- needs: WORD … --> before a block: `wasm`, or packages of Python. `--needing` tries these
                           blocks and no others, and fails if one of them is not there

`snippets.elsewhere` lists the blocks that another suite reads from their page.
"""

from __future__ import annotations

import functools
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from suites.__main__ import all_suites
from suites.bindings import has_wasm
from suites.places import BUILD, ROOT
from suites.task import Task

from snippets import javascript, programs, shell
from snippets.answers import STATES, Answer
from snippets.blocks import Block, blocks_of
from snippets.elsewhere import elsewhere, reader_of

#: How a block is tried by itself.
KINDS: dict[str, Callable[[Block], Answer]] = {
    "c": programs.compiled,
    "cpp": programs.compiled,
    "swift": programs.swift,
    "lua": programs.lua,
    "console": programs.console,
    "sh": shell.commands,
}
#: How a block with needs is tried by those who do not install them.
SYNTAX = {"python": programs.python_syntax, "js": javascript.syntax}


def pages() -> list[Path]:
    """The pages of the tree."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.md"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for name in names.split("\0")[:-1] if (path := ROOT / name).exists()]


def is_here(word: str) -> bool:
    """True if the module or package that a comment names is installed."""
    if word == "wasm":
        return has_wasm()
    return any(BUILD.glob(f"venv/lib/python*/site-packages/{word}/__init__.py"))


@functools.lru_cache(maxsize=1)
def suites() -> dict[str, Task]:
    """The suites of all targets, by their names."""
    return {task.name: task for task in all_suites()}


def unknown(block: Block) -> Answer:
    """The failure of a block that cannot be tested."""
    return block, "failed", "nobody knows how to try a block in this language; see KINDS"


def alone(block: Block, has_needs: bool) -> Answer:
    """A block that is tried by itself."""
    reader = reader_of(block)
    if reader:
        return elsewhere(block, reader, suites())
    if block.needs and not has_needs:
        return SYNTAX.get(block.language, unknown)(block)
    return KINDS.get(block.language, unknown)(block)


def is_shared(block: Block, has_needs: bool) -> bool:
    """True if a block shares its names or its process with others."""
    return (
        block.language in SYNTAX
        and (has_needs or not block.needs)
        and not block.check
        and reader_of(block) is None
    )


def of_language(pages: list[list[Block]], language: str) -> list[list[Block]]:
    """The pages that have blocks in a language, with these alone."""
    found = [[block for block in blocks if block.language == language] for blocks in pages]
    return [blocks for blocks in found if blocks]


def answers_of(found: list[list[Block]], has_needs: bool) -> list[Answer]:
    """The answers of the blocks of all pages."""
    shared = [[block for block in blocks if is_shared(block, has_needs)] for blocks in found]
    others = [block for blocks in found for block in blocks if not is_shared(block, has_needs)]
    looked_at = [block for block in others if block.check]
    rest = [block for block in others if not block.check]
    scripts = of_language(shared, "js")
    live = [block for blocks in scripts for block in blocks if javascript.is_live(block)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        work = [pool.submit(programs.python, of_language(shared, "python"))]
        work += [pool.submit(programs.checked, looked_at), pool.submit(javascript.live, live)]
        for own in scripts:
            work += [pool.submit(javascript.page, part) for part in javascript.programs_of(own)]
        answers = list(pool.map(lambda block: alone(block, has_needs), rest))
        for part in work:
            answers += part.result()
    return answers


def report(answers: list[Answer]) -> int:
    """Prints the failures and the counts; returns the exit code."""
    for block, state, words in answers:
        if state == "failed":
            print(f"{block.page.relative_to(ROOT)}:{block.line}: {block.language}: {words.strip()}")
    counts = Counter(state for _, state, _ in answers)
    print("note: " + ", ".join(f"{counts[state]} {state}" for state in STATES))
    passed = sum(counts[state] for state in STATES)
    print(f"{passed} passed, {counts['failed']} failed")
    return int(counts["failed"] > 0)


def main(words: list[str]) -> int:
    subprocess.run((sys.executable, "api/generate.py", "--build"), cwd=ROOT, check=True)
    found = [blocks_of(page) for page in pages()]
    has_needs = "--needing" in words
    if has_needs:
        found = [[block for block in blocks if block.needs] for blocks in found]
        wanted = {word for blocks in found for block in blocks for word in block.needs}
        missing = sorted(word for word in wanted if not is_here(word))
        if missing:
            print(f"{', '.join(missing)} is missing\n0 passed, 1 failed")
            return 1
    return report(answers_of(found, has_needs))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
