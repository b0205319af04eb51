"""Makes the pages of a built site lighter: no blanks between elements, no styles for nothing.

The theme's style sheet describes everything that Material can show, in both directions of writing.
A rule stays if a page or a script of the site contains the classes that it names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

#: Elements whose blanks matter.
_KEPT = re.compile(r"(<(pre|script|textarea|style)\b.*?</\2>)", re.S)
_BLANKS = re.compile(r"\s{2,}|\n")
_COMMENT = re.compile(r"<!--(?!\[if).*?-->", re.S)
_CLASSES = re.compile(r'\bclass="([^"]*)"')
_NAME = re.compile(r"\.(-?[_a-zA-Z][\w-]*)")
#: The parts of a rule that select nothing on a page from left to right.
_NEVER = re.compile(r"\[dir=[\"']?rtl|:host|\.md-typeset \.arithmatex")
_NEGATION = re.compile(r":(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)")
#: The word of a script.
_WORD = re.compile(r"[\w-]+")


def lighten(site: Path) -> tuple[int, int]:
    """Rewrites pages and style sheets; returns the bytes of all pages before and after."""
    before = after = 0
    seen: set[str] = set()
    for path in sorted(site.rglob("*.html")):
        if path.is_relative_to(site / "desk"):
            continue
        text = path.read_text(encoding="utf-8")
        small = without_blanks(text)
        path.write_text(small, encoding="utf-8")
        before, after = before + len(text), after + len(small)
        for names in set(_CLASSES.findall(small)):
            seen.update(names.split())
    for path in (site / "assets").rglob("*.js"):
        if not path.is_relative_to(site / "assets" / "live"):
            seen.update(_WORD.findall(path.read_text(encoding="utf-8")))
    for path in (site / "assets" / "stylesheets").glob("*.css"):
        path.write_text(without_unused(path.read_text(encoding="utf-8"), seen), encoding="utf-8")
    for path in (site / "assets").rglob("*.map"):
        path.unlink()
    return before, after


def without_blanks(page: str) -> str:
    """A page with one blank instead of several, except where they are shown."""
    pieces = _KEPT.split(page)
    # The two groups of the pattern follow each text: the element and its name.
    found = [_BLANKS.sub(" ", _COMMENT.sub("", piece)) for piece in pieces[::3]]
    for number, element in enumerate(pieces[1::3]):
        found[number] += element
    return "".join(found)


def blocks(style: str) -> Iterator[tuple[str, str]]:
    """The rules of a style sheet: selectors or at-rule, and the text between the braces."""
    depth, start, opened = 0, 0, 0
    quote = ""
    for place, one in enumerate(style):
        if quote:
            quote = "" if one == quote and style[place - 1] != "\\" else quote
        elif one in "\"'":
            quote = one
        elif one == "{":
            if depth == 0:
                opened = place
            depth += 1
        elif one == "}":
            depth -= 1
            if depth == 0:
                yield style[start:opened], style[opened + 1 : place]
                start = place + 1
        elif one == ";" and depth == 0:
            yield style[start : place + 1], ""
            start = place + 1


def without_unused(style: str, seen: set[str]) -> str:
    """A style sheet without the rules that select nothing."""
    found = []
    for head, body in blocks(style):
        if head.endswith(";"):
            found.append(head)
        elif head.startswith(("@media", "@supports")):
            inner = without_unused(body, seen)
            found.append(f"{head}{{{inner}}}" if inner else "")
        elif head.startswith("@"):
            found.append(f"{head}{{{body}}}")
        else:
            used = [one for one in selectors(head) if is_used(one, seen)]
            found.append(f"{','.join(used)}{{{body}}}" if used else "")
    return "".join(found)


def selectors(head: str) -> list[str]:
    """The selectors of a rule, separated by the commas outside brackets."""
    found = [""]
    depth = 0
    for one in head:
        depth += (one in "([") - (one in ")]")
        if one == "," and depth == 0:
            found.append("")
        else:
            found[-1] += one
    return found


def is_used(selector: str, seen: set[str]) -> bool:
    """True if every class that a selector requires is on a page or in a script."""
    if _NEVER.search(selector):
        return False
    return all(name in seen for name in _NAME.findall(_NEGATION.sub("", selector)))
