"""Compiles and runs the blocks of the pages, and compares what they write.

A comment `<!-- not run: reason -->` before a block excuses it. Fragments in C are compiled after
the comment `<!-- preamble … -->` of their page, inside a function. Blocks in Python of a page share
their names, and those of its comment `<!-- setup … -->`. Some pages have tests of their own. Blocks
in other languages are counted apart: the suites of the faces run the examples of their READMEs.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from suites.places import BUILD, INCLUDE, PYTHON, ROOT, library

from snippets.blocks import Block, blocks_of, preamble_of, setup_of

LIMIT = 60
PAGE = ROOT / "tools" / "snippets" / "page.py"
#: Pages whose blocks another suite runs, with files or packages of its own.
ELSEWHERE = {
    "docs/guide/cli.md": "the suite cli",
    "docs/guide/python-ecosystem.md": "the suite python-ecosystem",
}
LIB = library("embedded")
ENVIRONMENT = {
    **os.environ,
    "LIBMONEY_PATH": str(LIB / "libmoney.so.0"),
    "LD_LIBRARY_PATH": str(LIB),
    "PYTHONPATH": str(ROOT / "bindings/python"),
    "PATH": f"{BUILD / 'embedded/bin'}:{os.environ['PATH']}",
}
#: What became of a block, and what is wrong with it.
Answer = tuple[Block, str, str]


def compared(block: Block, wrote: str, wrong: str) -> Answer:
    if wrong:
        return block, "failed", wrong
    if block.output is None:
        return block, "run", ""
    if wrote != block.output:
        return block, "failed", f"it wrote\n{wrote}and the page says\n{block.output}"
    return block, "compared", ""


def call(words: list[str], folder: Path, text: str = "") -> tuple[str, str]:
    try:
        done = subprocess.run(
            words, input=text, cwd=folder, env=ENVIRONMENT, text=True, capture_output=True,
            timeout=LIMIT, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return "", f"it took longer than {LIMIT} seconds"
    return done.stdout, "" if done.returncode == 0 else done.stderr or f"exit {done.returncode}"


def program(block: Block) -> Answer:
    """A block in C: a whole program runs, a fragment is compiled."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        is_whole = "int main(" in block.text
        before = preamble_of(block.page)
        text = block.text if is_whole else f"{before}\nvoid block(void)\n{{\n{block.text}}}\n"
        (folder / "block.c").write_text(text)
        flags = [
            "cc",
            "-std=c11",
            "-D_GNU_SOURCE",
            "-Werror=implicit-function-declaration",
            f"-I{INCLUDE}",
            "block.c",
            "-o",
            "block",
        ]
        last = [f"-L{LIB}", "-lmoney", "-pthread"] if is_whole else ["-c"]
        _, wrong = call([*flags, *last], folder)
        if wrong or not is_whole:
            return block, "failed" if wrong else "compiled only", wrong
        return compared(block, *call(["./block"], folder))


def python(blocks: list[Block]) -> list[Answer]:
    """The blocks in Python of a page."""
    with tempfile.TemporaryDirectory() as name:
        before = setup_of(blocks[0].page)
        texts = json.dumps([before, *(block.text for block in blocks)])
        wrote, wrong = call([PYTHON, str(PAGE)], Path(name), texts)
    if wrong:
        return [(block, "failed", wrong) for block in blocks]
    first, *answers = json.loads(wrote)
    if first[1]:
        return [(block, "failed", f"the setup of the page: {first[1]}") for block in blocks]
    return [compared(b, *answer) for b, answer in zip(blocks, answers, strict=True)]


def console(block: Block) -> Answer:
    """Lines `$ money …`, each with what the tool writes."""
    wrote = ""
    with tempfile.TemporaryDirectory() as name:
        for line in block.text.splitlines():
            if line.startswith("$ "):
                out, wrong = call(["sh", "-c", f"{line[2:]} 2>&1"], Path(name))
                # A page may show how the tool refuses: what it writes is compared all the same.
                wrote += f"{line}\n{out}" if not wrong or out else f"{line}\n{wrong}\n"
    if wrote != block.text:
        return block, "failed", f"it wrote\n{wrote}and the page says\n{block.text}"
    return block, "compared", ""


def answers_of(page: Path) -> list[Answer]:
    found: list[Answer] = []
    inline: list[Block] = []
    for block in blocks_of(page):
        elsewhere = ELSEWHERE.get(str(page.relative_to(ROOT)))
        if elsewhere:
            found.append((block, "elsewhere", elsewhere))
        elif block.excuse:
            found.append((block, "excused", block.excuse))
        elif block.language == "c":
            found.append(program(block))
        elif block.language == "python":
            inline.append(block)
        elif block.language in ("console", "sh") and block.text.startswith("$ money "):
            found.append(console(block))
        else:
            found.append((block, "not tried", ""))
    return found + (python(inline) if inline else [])


def main() -> int:
    pages = [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))]
    pages += sorted(ROOT.glob("bindings/*/README.md"))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        answers = [answer for found in pool.map(answers_of, pages) for answer in found]
    for block, state, words in answers:
        if state == "failed":
            print(f"{block.page.relative_to(ROOT)}:{block.line}: {block.language}: {words.strip()}")
    counts = Counter(state for _, state, _ in answers)
    kinds = ("run", "compared", "compiled only", "excused", "not tried", "elsewhere")
    print("note: " + ", ".join(f"{counts[kind]} {kind}" for kind in kinds))
    passed = sum(counts[kind] for kind in kinds[:3])
    print(f"{passed} passed, {counts['failed']} failed")
    return int(counts["failed"] > 0)


if __name__ == "__main__":
    sys.exit(main())
