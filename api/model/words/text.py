"""Paragraphs, lists and sentences of a doc comment."""

from __future__ import annotations

import re

#: A sentence ends before a space and a capital; abbreviations do not end a sentence.
_END = re.compile(
    r"""(?<!\be\.g\.)(?<!\bi\.e\.)(?<!\bNo\.)(?<=[.!?])(["')]*)\s+(?=`|["'(¤]*(?:[A-Z0-9]|money_))"""
)


def blocks(text: str) -> list[str | list[str]]:
    """The paragraphs of a comment as texts in one line, and its lists as lists of such texts."""
    found: list[str | list[str]] = []
    for part in re.split(r"\n\s*\n", text.strip()):
        prose: list[str] = []
        items: list[str] = []
        depth = 0
        for line in part.split("\n"):
            entry = re.match(r"\s*- (.*)", line)
            if entry:
                items.append(entry[1].strip())
                depth = line.index("-")
            elif items and len(line) - len(line.lstrip()) > depth:
                items[-1] += " " + line.strip()
            elif items:
                # A list ends at the first line that is not indented further.
                found += _kept(prose, items)
                prose, items = [line.strip()], []
            else:
                prose.append(line.strip())
        found += _kept(prose, items)
    return found


def _kept(prose: list[str], items: list[str]) -> list[str | list[str]]:
    text = " ".join(word for line in prose for word in line.split())
    made: list[str | list[str]] = [text] if text else []
    return [*made, items] if items else made


def sentences(paragraph: str) -> list[str]:
    """The sentences of a paragraph."""
    cut = _END.sub(lambda m: m[1] + "\n", paragraph)
    return [one for one in cut.split("\n") if one]
