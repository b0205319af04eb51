"""The sentences that people read: of headers, pages, docstrings and comments."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HEADER, PAGE, CELL, DOCSTRING, COMMENT = "header", "page", "cell", "docstring", "comment"


@dataclass(frozen=True)
class Text:
    """A paragraph, an item of a list or a cell of a table, and where it starts."""

    kind: str
    line: int
    words: str


_FENCED = re.compile(r"^ *```.*?^ *```", re.DOTALL | re.MULTILINE)
_HIDDEN = re.compile(r"<!--.*?-->", re.DOTALL)
_C_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_ITEM = re.compile(r"\s*(?:[-*]|\d+\.)\s+")
_TAG = re.compile(r"\s*@(?:param\s+\w+\s*(?:\[[^\]]*\]\s*)?|\w+\s*)")
_SWIFT_LINE = re.compile(r"\s*///? ?(?!/)(.*)")


def _paragraphs(kind: str, lines: list[tuple[int, str]]) -> Iterator[Text]:
    """Joins lines to paragraphs; an empty line, a tag or an item starts another."""
    start, words = 0, ""
    for number, line in [*lines, (0, "")]:
        item = _ITEM.match(line)
        tag = _TAG.match(line)
        if (not line.strip() or item or tag) and words:
            yield Text(kind, start, words)
            words = ""
        begun = tag or item
        rest = line[begun.end() :] if begun else line
        if not words:
            start = number
        words = f"{words} {rest.strip()}".strip()


def of_page(text: str) -> Iterator[Text]:
    """The texts of a page of Markdown, without its code and its comments."""

    def blank(found: re.Match[str]) -> str:
        return "\n" * found[0].count("\n")

    lines: list[tuple[int, str]] = []
    plain = _HIDDEN.sub(blank, _FENCED.sub(blank, text))
    for number, line in enumerate(plain.split("\n"), 1):
        if line.startswith("|"):
            for cell in line.strip("| ").split("|"):
                yield Text(CELL, number, cell.strip())
        lines.append((number, "" if line.startswith(("|", "#")) else line))
    yield from _paragraphs(PAGE, lines)


def of_header(text: str) -> Iterator[Text]:
    """The texts of a header's comments, without their programs and tables."""
    for comment in _C_COMMENT.finditer(text):
        first = text.count("\n", 0, comment.start()) + 1
        lines = []
        for number, line in enumerate(comment[0].split("\n"), first):
            line = re.sub(r"^\s*/?\*+/? ?", "", line).replace("*/", "")
            is_program = line.startswith("     ") or re.search(r"\S {4,}\S", line)
            lines.append((number, "" if is_program else line))
        yield from _paragraphs(HEADER, lines)


def of_python(text: str) -> Iterator[Text]:
    """The texts of docstrings, without their examples."""
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            continue
        docstring = ast.get_docstring(node, clean=True)
        if docstring is None:
            continue
        is_example = False
        lines = []
        for offset, line in enumerate(docstring.split("\n")):
            is_example = line.startswith(">>>") or (is_example and bool(line.strip()))
            words = re.sub(r"^:(?:param )?\w+: ", "", line)
            number = node.body[0].lineno + offset
            if words != line:
                lines.append((number, ""))
            # What is indented is code, or goes on with a parameter.
            is_code = line.startswith("    ") and not lines[-1][1] if lines else False
            lines.append((number, "" if is_example or is_code else words))
        yield from _paragraphs(DOCSTRING, lines)


def of_swift(text: str) -> Iterator[Text]:
    """The texts of Swift's comments."""
    lines = []
    for number, line in enumerate(text.split("\n"), 1):
        found = _SWIFT_LINE.fullmatch(line)
        is_code = found is None or found[1].startswith("    ")
        lines.append((number, "" if is_code or found is None else found[1]))
    yield from _paragraphs(COMMENT, lines)


READERS = {".md": of_page, ".h": of_header, ".hpp": of_header, ".py": of_python, ".swift": of_swift}


def texts_of(path: Path) -> list[Text]:
    """The texts of a file, by the end of its name."""
    return list(READERS[path.suffix](path.read_text(encoding="utf-8")))


def sentences(words: str) -> list[str]:
    """The sentences of a text; code in them is one word."""
    words = re.sub(r"``?[^`]+``?", "X", words)
    words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", words)
    words = re.sub(r"^\*\*[^*]*\*\*\s*|\*\*", "", words)
    return [one for one in re.split(r"(?<=[.!?:;])[)\"]?\s+(?=[A-Z\"(])", words) if one]
