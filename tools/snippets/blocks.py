"""Finds the fenced blocks of a page, those inside tabs too."""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass
from pathlib import Path

FENCE = re.compile(r"^( *)(`{3,})\s*(\w*)(.*)$")
EXCUSE = re.compile(r"<!--\s*not run:\s*(\S.*?)\s*-->\s*$")
PREAMBLE = re.compile(r"<!-- preamble\n(.*?)-->", re.DOTALL)


@dataclass
class Block:
    """A fenced block."""

    page: Path
    line: int
    language: str
    text: str
    #: Why it cannot run, as the comment before it says.
    excuse: str = ""
    #: What it must write, if a block titled Output follows.
    output: str | None = None


def blocks_of(page: Path) -> list[Block]:
    """The blocks of a page; a block titled Output belongs to the one before it."""
    found: list[Block] = []
    lines = page.read_text().splitlines()
    excuse, at = "", 0
    while at < len(lines):
        opened = FENCE.match(lines[at])
        if not opened:
            if lines[at].strip():
                told = EXCUSE.search(lines[at])
                excuse = told[1] if told else ""
            at += 1
            continue
        indent, ticks, language, words = opened.groups()
        end = at + 1
        while end < len(lines) and lines[end].strip() != ticks:
            end += 1
        inside = [line.removeprefix(indent) for line in lines[at + 1 : end]]
        text = "".join(f"{line}\n" for line in inside)
        if 'title="Output"' in words:
            if not found or found[-1].output is not None:
                raise ValueError(f"{page}:{at + 1}: an output without a program")
            found[-1].output = text
        else:
            found.append(Block(page, at + 1, language, textwrap.dedent(text), excuse))
        excuse, at = "", end + 1
    return found


def preamble_of(page: Path) -> str:
    """What the fragments in C of a page need before them, from a comment in the page."""
    return "".join(PREAMBLE.findall(page.read_text()))
