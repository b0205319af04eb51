"""A real excerpt for each function: lines of a program that the suites compile and run."""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass

from .interface import ROOT

#: Folders that are searched for excerpts, the most readable programs first.
PLACES = (
    "include/money/*.h",
    "examples/c/*.c",
    "docs/cookbook/*.md",
    "docs/guide/*.md",
    "cli/src/*.c",
    "Tests/ABI/**/*.c",
)
#: The macros of the tests that appear in excerpts, with their meaning.
MACROS = {
    "CHECK_OK": "`CHECK_OK` fails unless the call returns `MONEY_OK`",
    "CHECK_STATUS": "`CHECK_STATUS` fails unless the call returns the named status",
    "CHECK_TEXT": "`CHECK_TEXT` compares two texts",
    "CHECK": "`CHECK` fails unless its condition is true",
}
#: The macros of successful calls.
SUCCESS = {"CHECK", "CHECK_OK", "CHECK_TEXT"}
#: The words for macros that one test defines for itself.
OTHERS = "macros in capitals belong to this test and compare a call with its expected result."
_MACRO = re.compile(r"\b(?!MONEY_)([A-Z][A-Z0-9_]{2,})\(")
_CALL = re.compile(r"\b(money_[a-z0-9_]+)\s*\(")
#: The lines around the call.
BEFORE, AFTER = 3, 3


@dataclass(frozen=True)
class Excerpt:
    """Lines of a program, and the file that has them."""

    source: str
    lines: list[str]
    #: The line with the call.
    call: str = ""

    @property
    def text(self) -> str:
        """The lines, moved to the left margin."""
        inner = [line for line in self.lines if line.strip()]
        margin = min((len(line) - len(line.lstrip()) for line in inner), default=0)
        return "\n".join(line[margin:].rstrip() for line in self.lines).strip("\n")

    @property
    def macros(self) -> set[str]:
        """The macros of the tests in the lines."""
        return set(_MACRO.findall(self.text)) if self.source.startswith("Tests/") else set()

    @property
    def notation(self) -> str:
        """The meaning of the macros, as sentences; "" without macros."""
        known = [text for name, text in MACROS.items() if name in self.macros]
        sentences = "; ".join(known) + "." if known else ""
        if not self.macros - set(MACROS):
            return sentences
        return f"{sentences} The other {OTHERS}" if known else f"The {OTHERS}"

    @property
    def rank(self) -> tuple[bool, bool, int]:
        """The order of preference: programs before tests, and successful calls before failures."""
        if not self.source.startswith("Tests/"):
            return False, False, 0
        is_failure = bool(set(_MACRO.findall(self.call)) - SUCCESS)
        return True, is_failure, len(self.macros - SUCCESS)


def programs() -> list[tuple[str, list[str]]]:
    """The programs, each as the name of its file and its lines."""
    found = []
    for place in PLACES:
        for path in sorted(ROOT.glob(place)):
            text = path.read_text(encoding="utf-8")
            texts = [header_example(text)] if path.suffix == ".h" else [text]
            if path.suffix == ".md":
                texts = page_programs(text)
            source = str(path.relative_to(ROOT))
            found += [(source, one.split("\n")) for one in texts if one]
    return found


def page_programs(text: str) -> list[str]:
    """The C programs of a page, without their indentation."""
    blocks = re.findall(r"^( *)```c\n(.*?)^\1```$", text, re.S | re.M)
    return [textwrap.dedent(program) for _, program in blocks]


def header_example(text: str) -> str:
    """The program at the head of a header."""
    match = re.search(r"^ \*  @example\n(.*?)^ \*  @output", text, re.S | re.M)
    if not match:
        return ""
    return "\n".join(re.sub(r"^ \* {0,6}", "", line) for line in match[1].split("\n"))


def excerpts(names: set[str]) -> dict[str, Excerpt]:
    """The best excerpt for each function that a program calls."""
    found: dict[str, Excerpt] = {}
    for source, lines in programs():
        for number, line in enumerate(lines):
            for name in _CALL.findall(line):
                if name not in names or _is_declared(line):
                    continue
                one = Excerpt(source, around(lines, number), line)
                if name not in found or one.rank < found[name].rank:
                    found[name] = one
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
