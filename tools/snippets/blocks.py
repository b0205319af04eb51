"""Finds the fenced blocks of a page, also those inside tabs, and the comments about them."""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass
from pathlib import Path

FENCE = re.compile(r"^( *)(`{3,})\s*(\w*)(.*)$")
NEEDS = re.compile(r"<!--\s*needs:\s*(\S.*?)\s*-->\s*$")
CHECK = "<!-- check"
PREAMBLE = re.compile(r"<!-- preamble\n(.*?)-->", re.DOTALL)
SETUP = re.compile(r"<!-- setup\n(.*?)-->", re.DOTALL)
SCRIPT_SETUP = re.compile(r"<!-- setup js\n(.*?)-->", re.DOTALL)
FILE = re.compile(r"<!-- file (\S+)\n(.*?)-->", re.DOTALL)


@dataclass
class Block:
    """A fenced block."""

    page: Path
    line: int
    language: str
    text: str
    #: Its requirements beyond the usual machine, from the comment before it.
    needs: tuple[str, ...] = ()
    #: A Python program that verifies a block which is not a program, from the comment before it.
    check: str = ""
    #: Its expected output, if a block titled Output follows.
    output: str | None = None
    #: The number of its group of tabs; 0 outside tabs.
    tabs: int = 0
    #: Which of the page's blocks in its language it is, from 1.
    number: int = 1

    @property
    def is_whole(self) -> bool:
        """True if a block in C or C++ is a complete program."""
        return "int main(" in self.text


class Reader:
    """Goes through the lines of a page."""

    def __init__(self, page: Path) -> None:
        self.page = page
        self.lines = page.read_text(encoding="utf-8").splitlines()
        self.at = 0
        self.found: list[Block] = []
        #: The blocks titled Output, in the order of the page.
        self.outputs: list[str] = []
        self.needs: tuple[str, ...] = ()
        self.check = ""
        self.tabs = 0
        self.is_in_tabs = False

    def blocks(self) -> list[Block]:
        while self.at < len(self.lines):
            opened = FENCE.match(self.lines[self.at])
            if opened:
                self.fence(*opened.groups())
            else:
                self.prose(self.lines[self.at])
        return self.found

    def prose(self, line: str) -> None:
        """A line outside of blocks: a comment speaks of the block that follows it."""
        if line.strip() and not line.startswith(" "):
            is_tab = line.startswith("=== ")
            self.tabs += is_tab and not self.is_in_tabs
            self.is_in_tabs = is_tab
        start = self.at + 1
        self.at = start
        if line.strip() == CHECK:
            while self.lines[self.at].strip() != "-->":
                self.at += 1
            self.check = "\n".join(self.lines[start : self.at]) + "\n"
            self.at += 1
        elif line.strip():
            told = NEEDS.search(line)
            self.needs = tuple(told[1].split()) if told else ()
            self.check = ""

    def fence(self, indent: str, ticks: str, language: str, words: str) -> None:
        """A block with its fences."""
        start = end = self.at + 1
        while end < len(self.lines) and self.lines[end].strip() != ticks:
            end += 1
        if end == len(self.lines):
            raise ValueError(f"{self.page}:{start}: unterminated block")
        text = "".join(f"{line.removeprefix(indent)}\n" for line in self.lines[start:end])
        if 'title="Output"' in words:
            self.outputs.append(text)
            self.output(start, indent, text)
        else:
            tabs = self.tabs if indent and self.is_in_tabs else 0
            number = 1 + sum(block.language == language for block in self.found)
            text = textwrap.dedent(text)
            block = Block(self.page, start, language, text, self.needs, self.check)
            block.tabs, block.number = tabs, number
            self.found.append(block)
        self.needs, self.check, self.at = (), "", end + 1

    def output(self, line: int, indent: str, text: str) -> None:
        """Sets the expected output of the program before it; after tabs, of all their programs."""
        if not self.found or self.found[-1].output is not None:
            raise ValueError(f"{self.page}:{line}: an output without a program")
        last = self.found[-1].tabs if not indent else 0
        for block in self.found if last else self.found[-1:]:
            if block.tabs == last or not last:
                block.output = text
        self.is_in_tabs = self.is_in_tabs and bool(indent)


def blocks_of(page: Path) -> list[Block]:
    """The blocks of a page; a block titled Output belongs to the one before it.

    After tabs it belongs to all of them: programs in several languages that write the same.
    """
    return Reader(page).blocks()


def preamble_of(page: Path) -> str:
    """The code before the C fragments of a page, from a comment in the page."""
    return "".join(PREAMBLE.findall(page.read_text(encoding="utf-8")))


def setup_of(page: Path) -> str:
    """The code before the Python blocks of a page, from a comment in the page."""
    return "".join(SETUP.findall(page.read_text(encoding="utf-8")))


def script_setup_of(page: Path) -> str:
    """The code before the JavaScript blocks of a page, from a comment in the page."""
    return "".join(SCRIPT_SETUP.findall(page.read_text(encoding="utf-8")))


def files_of(page: Path) -> dict[str, str]:
    """The files that the commands of a page name, from comments in the page.

    The first complete program of a page in C or C++ is the file that its commands compile.
    """
    found = dict(FILE.findall(page.read_text(encoding="utf-8")))
    for block in blocks_of(page):
        if block.language in ("c", "cpp") and block.is_whole:
            found.setdefault(f"first.{block.language}", block.text)
    return found
