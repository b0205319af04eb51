"""Pages and headers that people write, with the parts that are made from the headers."""

from __future__ import annotations

from pathlib import Path

from description.parts import Description

from .parts import header_map, replaced, status_table


def files(description: Description, root: Path) -> dict[str, str]:
    """Returns the complete files by their paths from the root."""

    def text(path: str) -> str:
        return (root / path).read_text(encoding="utf-8")

    made = {}
    path = "docs/reference/errors.md"
    table = status_table(description)
    made[path] = replaced(text(path), "<!-- statuses -->\n", "<!-- end -->", table, path)
    path = "include/money.h"
    lines = header_map(description)
    made[path] = replaced(text(path), " * THE MAP\n *\n", " *\n * CONVENTIONS", lines, path)
    return made
