"""Comments of plain lines: paragraphs with empty lines between them, and lists whose entries hang."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from .documentation import Documentation, Items, Paragraph
from .lines import wrap


def entry(text: str, width: int, bullet: str = "- ", more: str = "  ") -> list[str]:
    """The lines of an entry of a list, or of a tag: the first begins with the bullet, the others hang."""
    lines = wrap(text, width - max(len(bullet), len(more)))
    return [f"{more if at else bullet}{line}".rstrip() for at, line in enumerate(lines)]


def paragraphs(said: Documentation, width: int, bullet: str = "- ", more: str = "  ") -> list[list[str]]:
    """The summary and everything else, each as its lines."""
    return [
        [line for one in block.texts for line in entry(one, width, bullet, more)]
        if isinstance(block, Items)
        else wrap(block.text, width)
        for block in said.paragraphs
    ]


def operands(said: Documentation, first: str, second: str) -> Documentation:
    """A text on a and b, whose names are others where a method is called on the first."""
    pattern = re.compile(r"\ba (= \S+ ×|[-+×÷/>]|\\?<|sorts before|sorts after) b\b")

    def named(text: str) -> str:
        return pattern.sub(lambda m: f"{first} {m[1]} {second}", text)

    blocks = [Paragraph(named(one.text)) if isinstance(one, Paragraph) else one for one in said.blocks]
    return replace(said, summary=named(said.summary), blocks=blocks)


def joined(parts: Iterable[list[str]]) -> list[str]:
    """Lines of paragraphs with an empty line between them."""
    lines: list[str] = []
    for part in parts:
        if part:
            lines += ["", *part] if lines else part
    return lines
