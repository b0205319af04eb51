"""Draws the tables of a store into docs/explain/pictures, for light and dark.

The other diagrams there are written by hand; their styles are the same.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import escape

from .interface import ROOT

FOLDER = ROOT / "docs" / "explain" / "pictures"
STORE = FOLDER / "store-tables.svg"

TABLE = re.compile(r"CREATE TABLE (\w+) \((.*?)\)\s*STRICT", re.DOTALL)

#: Of each kind of shape: its fill and its line, in light and in dark.
COLOURS = {
    "page": ("#ffffff", "none", "#14191b", "none"),
    "box": ("#eef4fc", "#1f4e8c", "#1b2736", "#8fc1ff"),
    "good": ("#dff3e6", "#26743f", "#17382a", "#7fd3a0"),
    "bad": ("#fdecea", "#b3261e", "#3a2120", "#f2a49d"),
    "arrow": ("none", "#46504d", "none", "#b9c6c2"),
    "tip": ("#46504d", "none", "#b9c6c2", "none"),
    "head": ("#1b1f1e", "none", "#eef2f1", "none"),
    "small": ("#46504d", "none", "#b9c6c2", "none"),
}


def style() -> str:
    """The style sheet of a picture: the reader's system chooses between light and dark."""
    light, dark = "", ""
    for name, (fill, line, dark_fill, dark_line) in COLOURS.items():
        light += f"  .{name} {{ fill: {fill}; stroke: {line} }}\n"
        dark += f"    .{name} {{ fill: {dark_fill}; stroke: {dark_line} }}\n"
    fonts = "  text { font: 14px system-ui, sans-serif } .head { font-weight: 600 }\n"
    fonts += "  text.small { font-size: 12px }\n"
    return f"{light}{fonts}  @media (prefers-color-scheme: dark) {{\n{dark}  }}"


@dataclass
class Picture:
    """A picture under way: boxes and arrows between points."""

    title: str
    description: str
    width: int
    height: int
    parts: list[str] = field(default_factory=list)

    def text(self, x: float, y: float, words: str, kind: str = "", anchor: str = "middle") -> None:
        """One line of text."""
        name = f' class="{kind}"' if kind else ""
        self.parts.append(
            f'<text x="{x}" y="{y}" text-anchor="{anchor}"{name}>{escape(words)}</text>'
        )

    def table(self, x: int, y: int, width: int, name: str, columns: list[str]) -> None:
        """A table of a database: its name, and its columns from the left."""
        height = 30 + 17 * len(columns)
        size = f'x="{x}" y="{y}" width="{width}" height="{height}"'
        self.parts.append(f'<rect class="box" {size} rx="6" stroke-width="1.5"/>')
        self.text(x + 10, y + 19, name, "head", "start")
        for index, column in enumerate(columns):
            self.text(x + 10, y + 37 + 17 * index, column, "small", "start")

    def arrow(self, points: list[tuple[int, int]]) -> None:
        """An arrow along points."""
        path = "M" + " L".join(f"{x} {y}" for x, y in points)
        self.parts.append(
            f'<path class="arrow" d="{path}" stroke-width="1.5" marker-end="url(#tip)"/>'
        )

    def svg(self) -> str:
        """The complete file."""
        marker = (
            '<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" '
            'markerHeight="7" orient="auto"><path class="tip" d="M0 0 L10 5 L0 10 z"/>'
            "</marker></defs>"
        )
        lines = [
            '<svg xmlns="http://www.w3.org/2000/svg" role="img" '
            'aria-labelledby="title description" '
            f'width="{self.width}" height="{self.height}" '
            f'viewBox="0 0 {self.width} {self.height}">',
            f'<title id="title">{escape(self.title)}</title>',
            f'<desc id="description">{escape(self.description)}</desc>',
            f"<style>\n{style()}\n</style>",
            marker,
            f'<rect class="page" width="{self.width}" height="{self.height}" rx="10"/>',
            *self.parts,
            "</svg>",
        ]
        return "\n".join(lines) + "\n"


def schema() -> dict[str, tuple[list[str], set[str]]]:
    """The tables that the engine makes: their columns, and the tables that they refer to."""
    found: dict[str, tuple[list[str], set[str]]] = {}
    for path in sorted((ROOT / "Sources" / "MoneyStore").rglob("*.swift")):
        for name, body in TABLE.findall(path.read_text(encoding="utf-8")):
            lines = [line.strip() for line in body.split("\n")]
            columns = [line.split()[0] for line in lines if line and line.split()[0].islower()]
            found[name] = (columns, set(re.findall(r"REFERENCES (\w+)", body)) - {name})
    return found


def depth(tables: dict[str, tuple[list[str], set[str]]], name: str) -> int:
    """The number of tables above a table."""
    parents = tables[name][1]
    return 1 + max(depth(tables, parent) for parent in parents) if parents else 0


def store_tables() -> Picture:
    """The tables of a store, as the engine's sources create them."""
    tables = schema()
    groups: dict[str, list[str]] = {}
    for name in tables:
        root = name
        while tables[root][1]:
            root = next(iter(tables[root][1]))
        groups.setdefault(root, []).append(name)
    for names in groups.values():
        # The sources of later versions, and the tables in them, may precede those of version 1.
        names.sort(key=lambda name: depth(tables, name))
    # The longest chains of tables first, then isolated tables.
    order = sorted(groups.values(), key=lambda names: (-len(names), names[0]))
    tops = [50] * 4
    made = Picture("Tables of a store", "", 960, 0)
    said = []
    for names in order:
        column = tops.index(min(tops))
        x = 20 + 235 * column
        heads: dict[str, int] = {}
        for name in names:
            columns, parents = tables[name]
            y = tops[column]
            made.table(x, y, 205, name, columns)
            if parents:
                top = heads[min(parents)]
                made.arrow([(x + 205, y + 15), (x + 219, y + 15), (x + 219, top), (x + 206, top)])
                said.append(f"{name} belongs to {' and '.join(sorted(parents))}")
            heads[name] = y + 15
            tops[column] = y + 30 + 17 * len(columns) + 18
    made.height = max(tops) + 4
    made.description = f"{len(tables)} tables with their columns. {'; '.join(said)}."
    made.text(
        20,
        30,
        "An arrow leads from a table to the table that its rows belong to.",
        "small",
        "start",
    )
    return made


def draw() -> int:
    """Draws the tables of a store."""
    STORE.write_text(store_tables().svg(), encoding="utf-8")
    return 0
