"""Finds the fenced blocks of a page, those inside tabs too."""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass
from pathlib import Path

FENCE = re.compile(r"^( *)(`{3,})\s*(\w*)(.*)$")
EXCUSE = re.compile(r"<!--\s*not run:\s*(\S.*?)\s*-->\s*$")
PREAMBLE = re.compile(r"<!-- preamble\n(.*?)-->", re.DOTALL)
SETUP = re.compile(r"<!-- setup\n(.*?)-->", re.DOTALL)


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
    #: The number of the tabs that it stands in; 0 for none.
    tabs: int = 0


def blocks_of(page: Path) -> list[Block]:
    """The blocks of a page; a block titled Output belongs to the one before it.

    After tabs it belongs to all of them: programs in several languages that write the same.
    """
    found: list[Block] = []
    lines = page.read_text().splitlines()
    excuse, at, tabs, is_in_tabs = "", 0, 0, False
    while at < len(lines):
        opened = FENCE.match(lines[at])
        if not opened:
            if lines[at].strip() and not lines[at].startswith(" "):
                is_tab = lines[at].startswith("=== ")
                tabs += is_tab and not is_in_tabs
                is_in_tabs = is_tab
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
            last = found[-1].tabs if not indent else 0
            for block in found if last else found[-1:]:
                if block.tabs == last or not last:
                    block.output = text
            is_in_tabs = is_in_tabs and bool(indent)
        else:
            inside_tabs = tabs if indent and is_in_tabs else 0
            found.append(
                Block(page, at + 1, language, textwrap.dedent(text), excuse, tabs=inside_tabs)
            )
        excuse, at = "", end + 1
    return found


def preamble_of(page: Path) -> str:
    """What the fragments in C of a page need before them, from a comment in the page."""
    return "".join(PREAMBLE.findall(page.read_text()))


def setup_of(page: Path) -> str:
    """What the blocks in Python of a page need before them, from a comment in the page."""
    return "".join(SETUP.findall(page.read_text()))
