"""Runs the programs on a language's pages and compares their output: recipes LANGUAGE [PAGE …].

The pages are docs/start/LANGUAGE.md and docs/cookbook/LANGUAGE.md. A comment of a page,
`<!-- preamble … -->`, has lines for the top of the program, which readers see in its first block or
read in its text. `snippets.recipes.languages` has how the blocks of a language become a program.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from suites.places import ROOT

from snippets.__main__ import report
from snippets.answers import Answer
from snippets.blocks import Block, blocks_of, preamble_of
from snippets.recipes.languages import LANGUAGES
from snippets.recipes.program import MARK, answers

FOLDERS = ("docs/start", "docs/cookbook")


def pages_of(name: str) -> list[Path]:
    """The pages of a language."""
    return [ROOT / folder / f"{name}.md" for folder in FOLDERS]


def answers_of(name: str, page: Path) -> list[Answer]:
    """The answers of the blocks of a page."""
    language = LANGUAGES[name]
    blocks = [block for block in blocks_of(page) if block.language == language.fence]
    whole = [block for block in blocks if language.is_whole(block)]
    parts = [block for block in blocks if block not in whole]
    found: list[Answer] = []
    for group in [*([one] for one in whole), *([parts] if parts else [])]:
        found += together(name, group, preamble_of(page))
    return found


def together(name: str, blocks: list[Block], before: str) -> list[Answer]:
    with tempfile.TemporaryDirectory() as folder:
        wrote, wrong = LANGUAGES[name].together(blocks, before, Path(folder))
    is_whole = LANGUAGES[name].is_whole(blocks[0])
    return answers(blocks, f"{MARK}\n{wrote}" if is_whole else wrote, wrong)


def main(words: list[str]) -> int:
    name, *chosen = words
    subprocess.run((sys.executable, "api/generate.py", "--build"), cwd=ROOT, check=True)
    pages = [Path(page).resolve() for page in chosen] or pages_of(name)
    missing = [str(page) for page in pages if not page.exists()]
    found = [answer for page in pages if page.exists() for answer in answers_of(name, page)]
    if missing or not found:
        print(f"{', '.join(missing) or 'a program'} is missing\n0 passed, 1 failed")
        return 1
    return report(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
