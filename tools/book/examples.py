"""A real excerpt for each function: lines of a program that the suites compile and run."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .interface import ROOT

#: Folders that are searched for excerpts, the most readable programs first.
PLACES = ("include/money/*.h", "examples/c/*.c", "cli/src/*.c", "Tests/ABI/**/*.c")
_CALL = re.compile(r"\b(money_[a-z0-9_]+)\s*\(")
#: The lines around the call.
BEFORE, AFTER = 3, 3


@dataclass(frozen=True)
class Excerpt:
    """Lines of a program, and the file that has them."""

    source: str
    lines: list[str]

    @property
    def text(self) -> str:
        """The lines, moved to the left margin."""
        inner = [line for line in self.lines if line.strip()]
        margin = min((len(line) - len(line.lstrip()) for line in inner), default=0)
        return "\n".join(line[margin:].rstrip() for line in self.lines).strip("\n")


def programs() -> list[tuple[str, list[str]]]:
    """The programs, each as the name of its file and its lines."""
    found = []
    for place in PLACES:
        for path in sorted(ROOT.glob(place)):
            text = path.read_text(encoding="utf-8")
            if path.suffix == ".h":
                text = header_example(text)
            if text:
                found.append((str(path.relative_to(ROOT)), text.split("\n")))
    return found


def header_example(text: str) -> str:
    """The program at the head of a header."""
    match = re.search(r"^ \*  @example\n(.*?)^ \*  @output", text, re.S | re.M)
    if not match:
        return ""
    return "\n".join(re.sub(r"^ \* {0,6}", "", line) for line in match[1].split("\n"))


def excerpts(names: set[str]) -> dict[str, Excerpt]:
    """An excerpt for each function that some program calls."""
    found: dict[str, Excerpt] = {}
    for source, lines in programs():
        for number, line in enumerate(lines):
            for name in _CALL.findall(line):
                if name in names and name not in found and not _is_declared(line):
                    found[name] = Excerpt(source, around(lines, number))
    return found


def _is_declared(line: str) -> bool:
    return line.lstrip().startswith(("static ", "#define", "//", "*"))


def around(lines: list[str], number: int) -> list[str]:
    """The call with the lines next to it, as far as they belong to the same block."""
    first = last = number
    depth = lines[number].count("(") - lines[number].count(")")
    while depth > 0 and last + 1 < len(lines):
        last += 1
        depth += lines[last].count("(") - lines[last].count(")")
    while first > number - BEFORE and first > 0 and _goes_on(lines[first - 1]):
        first -= 1
    limit = last + AFTER
    while last < limit and last + 1 < len(lines) and _goes_on(lines[last + 1]):
        last += 1
    return lines[first : last + 1]


def _goes_on(line: str) -> bool:
    """True if a line belongs to the excerpt: it is not empty and ends or begins no function."""
    return bool(line.strip()) and not line.startswith(("{", "}", "static", "int ", "#"))
