"""The texts that people read, in every kind of file: pages, comments and messages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PAGE, HEADING, CELL, COMMENT, MESSAGE = "page", "heading", "cell", "comment", "message"


@dataclass(frozen=True)
class Text:
    """A heading, a paragraph, an item of a list, a cell of a table or a message, and its line."""

    kind: str
    line: int
    words: str


_SLASHES = r"/\*.*?\*/|//[^\n]*"
_HASH = r"(?<!\S)#[^\n]*"
_DASHES = r"--\[\[.*?\]\]|--[^\n]*"
_TRIPLE = r'"""(?:[^\\]|\\.)*?"""'
_DOUBLE = r'"(?:[^"\\\n]|\\.)*"'
_SINGLE = r"'(?:[^'\\\n]|\\.)*'"
_LETTER = r"'(?:[^'\\\n]|\\.)'"
_BACK = r"`(?:[^`\\]|\\.)*`"
#: How comments and strings look, by the end of a file's name.
_LOOKS = {
    ".c .h .hpp .cpp .cs .rs": (_SLASHES, _DOUBLE, _LETTER),
    ".swift .java": (_SLASHES, _TRIPLE, _DOUBLE, _LETTER),
    ".go": (_SLASHES, _DOUBLE, _LETTER, _BACK),
    ".js .mjs .cjs .ts": (_SLASHES, _DOUBLE, _SINGLE, _BACK),
    ".php": (_SLASHES, _HASH, _DOUBLE, _SINGLE),
    ".py .pyi": (_TRIPLE, _DOUBLE, _SINGLE, _HASH),
    ".rb .sh .toml .yml": (_HASH, _DOUBLE, _SINGLE),
    ".lua": (_DASHES, _DOUBLE, _SINGLE),
}
_CODE = {
    suffix: re.compile("|".join(look), re.DOTALL)
    for suffixes, look in _LOOKS.items()
    for suffix in suffixes.split()
}
_MARKS = re.compile(
    r'^\s*(?:/\*+|\*+(?:/$|(?=\s|$))|//[/!]?|#+[!:]?|--\[\[|--+|""")?[ ]?|\s*(?:\*/|\]\]|""")$'
)
_ITEM = re.compile(r"\s*(?:[-*]|\d+\.)\s+")
_TAG = re.compile(
    r"\s*(?:\[raises \w+\]\s*|@(?:param\s+\w+\s*(?:\[[^\]]*\]\s*)?|\w+\s*)|:(?:param )?\w+: )"
)
_FENCED = re.compile(r"^ *```.*?^ *```", re.DOTALL | re.MULTILINE)
_HIDDEN = re.compile(r"<!--.*?-->", re.DOTALL)
_MARKUP = re.compile(r"<(script|style)\b.*?</\1>|<[^>]*>", re.DOTALL)
_BREAK = re.compile(r"\.(?:Pp|Sh|Ss|It|Bl|El|Bd|Ed|D1|Dl)\b")
#: A value within a message: of Python and C#, Swift, C, JavaScript and the shell.
_VALUE = re.compile(r"[$#]?\{[^}]*\}|\\\((?:[^()]|\([^()]*\))*\)|%[-.\dlzh]*[a-zA-Z]|\$\w+")
#: A string without any word of letters, such as an IBAN, is data.
_SENTENCE_LIKE = re.compile(r"(?=.*\b[A-Za-z][a-z]+\b)[A-Za-z][\w',.:()-]*(?: [\w',.:()-]+){2,}")


def _blank(found: re.Match[str]) -> str:
    return "\n" * found[0].count("\n")


def _paragraphs(kind: str, lines: list[tuple[int, str]]) -> Iterator[Text]:
    """Joins lines to paragraphs; an empty line, a gap, a tag or an item starts another."""
    start, last, words, is_example, is_fenced = 0, 0, "", False, False
    for number, line in [*lines, (0, "")]:
        is_next = number == last + 1
        is_example = line.startswith(">>>") or (is_example and is_next and bool(line.strip()))
        is_fenced = is_next and is_fenced != line.strip().startswith("```")
        # What is indented within a comment is a program or a table.
        is_code = kind == COMMENT and re.match(r" {5}|.*\S {4,}\S|\s*```", line)
        begun = _TAG.match(line) or _ITEM.match(line)
        is_left_out = is_example or is_fenced or is_code
        rest = "" if is_left_out else line[begun.end() if begun else 0 :].strip()
        if words and (begun or not rest or not is_next):
            yield Text(kind, start, words)
            words = ""
        start = start if words else number
        words = f"{words} {rest}".strip()
        last = number


def of_page(text: str) -> Iterator[Text]:
    """The texts of a page of Markdown or HTML, without its programs and comments."""
    lines: list[tuple[int, str]] = []
    for number, line in enumerate(_HIDDEN.sub(_blank, _FENCED.sub(_blank, text)).split("\n"), 1):
        if line.startswith("|"):
            for cell in line.strip("| ").split("|"):
                yield Text(CELL, number, cell.strip())
        elif line.startswith("#"):
            yield Text(HEADING, number, line.strip("# "))
        lines.append((number, "" if line.startswith(("|", "#")) else line))
    yield from _paragraphs(PAGE, lines)


def of_manual(text: str) -> Iterator[Text]:
    """The texts of a manual page."""
    lines = [
        (number, "" if _BREAK.match(line) else re.sub(r"^\.\w+ ?|\\f.", "", line))
        for number, line in enumerate(text.split("\n"), 1)
    ]
    yield from _paragraphs(PAGE, lines)


def of_code(text: str, suffix: str) -> Iterator[Text]:
    """The texts of a program: its comments, and its strings that look like sentences."""
    lines: list[tuple[int, str]] = []
    number, counted = 1, 0
    for found in _CODE[suffix].finditer(text):
        body, start = found[0], found.start()
        number, counted = number + text.count("\n", counted, start), start
        before = text[text.rfind("\n", 0, start) + 1 : start].strip()
        # A docstring begins its line. Any other text in three quotes is a program or data.
        is_docstring = suffix == ".py" and body.startswith('"""') and before in ("", "r")
        if body[0] in "\"'`" and not is_docstring:
            words = _VALUE.sub("X", body.strip("\"'`")).strip()
            if _SENTENCE_LIKE.fullmatch(words):
                yield Text(MESSAGE, number, words)
            continue
        if before:
            lines.append((0, ""))  # It stands behind code, so it goes on with no comment above it.
        lines += [(number + at, _MARKS.sub("", line)) for at, line in enumerate(body.split("\n"))]
    yield from _paragraphs(COMMENT, lines)


def is_read(path: Path) -> bool:
    """True if a file has texts that this module finds."""
    return path.suffix in (*_CODE, ".md", ".html", ".1") and path.exists()


def texts_of(path: Path) -> list[Text]:
    """The texts of a file, by the end of its name."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".1":
        return list(of_manual(text))
    if path.suffix == ".html":
        return list(of_page(_MARKUP.sub(_blank, text)))
    return list(of_page(text) if path.suffix == ".md" else of_code(text, path.suffix))


def sentences(words: str) -> list[str]:
    """The sentences of a text; code in them is one word."""
    words = re.sub(r"``?[^`]+``?", "X", words)
    words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", words)
    words = re.sub(r"^\*\*[^*]*\*\*\s*|\*\*", "", words)
    return [one for one in re.split(r"(?<=[.!?:;])[)\"]?\s+(?=[A-Z\"(])", words) if one]
