"""Draws the diagrams of docs/explain/pictures, for light and dark; they are committed."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import escape

from .interface import ROOT

FOLDER = ROOT / "docs" / "explain" / "pictures"

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

    def box(
        self, x: int, y: int, width: int, height: int, lines: list[str], kind: str = "box"
    ) -> None:
        """A box with a head and smaller lines below it."""
        size = f'x="{x}" y="{y}" width="{width}" height="{height}"'
        self.parts.append(f'<rect class="{kind}" {size} rx="8" stroke-width="1.5"/>')
        top = y + height / 2 + 5 - 8 * (len(lines) - 1)
        for index, line in enumerate(lines):
            self.text(x + width / 2, top + 17 * index, line, "small" if index else "head")

    def table(self, x: int, y: int, width: int, name: str, columns: list[str]) -> None:
        """A table of a database: its name, and its columns from the left."""
        height = 30 + 17 * len(columns)
        size = f'x="{x}" y="{y}" width="{width}" height="{height}"'
        self.parts.append(f'<rect class="box" {size} rx="6" stroke-width="1.5"/>')
        self.text(x + 10, y + 19, name, "head", "start")
        for index, column in enumerate(columns):
            self.text(x + 10, y + 37 + 17 * index, column, "small", "start")

    def arrow(
        self, points: list[tuple[int, int]], words: str = "", at: tuple[int, int] | None = None
    ) -> None:
        """An arrow along points, with words at a place."""
        path = "M" + " L".join(f"{x} {y}" for x, y in points)
        self.parts.append(
            f'<path class="arrow" d="{path}" stroke-width="1.5" marker-end="url(#tip)"/>'
        )
        if words and at:
            self.text(*at, words, "small")

    def svg(self) -> str:
        """The whole file."""
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


def conversion_path() -> Picture:
    """How the library finds the rates of a conversion."""
    made = Picture(
        "Conversion path",
        "The library takes the first that exists: the amount as it is, a legal factor, a direct "
        "quote, an inverse quote, two quotes through the base, the shortest path. It multiplies "
        "the quotes exactly and rounds once, at the end.",
        760,
        490,
    )
    steps = [
        ("1. The same currency", "EUR to EUR: no rate is needed"),
        ("2. A legal factor", "DEM to EUR: 1.95583 marks a euro"),
        ("3. A direct quote", "EUR to USD"),
        ("4. An inverse quote", "USD to EUR, turned round"),
        ("5. Two quotes through the base", "GBP to EUR to USD"),
        ("6. The shortest path", "in a table without a base: at most 4 legs"),
    ]
    for index, (head, line) in enumerate(steps):
        y = 20 + 68 * index
        made.box(20, y, 290, 48, [head, line])
        made.arrow([(165, y + 48), (165, y + 67)])
        if index:
            made.arrow([(310, y + 24), (350, y + 24), (350, 225), (399, 225)])
    made.arrow([(310, 44), (399, 44)])
    made.box(400, 20, 340, 48, ["The same amount", "with the digits that you ask for"], "good")
    made.box(20, 428, 290, 48, ["MONEY_ERR_NO_RATE", "the error names both currencies"], "bad")
    made.text(570, 125, "All legs are of one date: the one that you ask for,", "small")
    made.text(570, 143, "or the last before it, at most max_gap days earlier.", "small")
    made.box(
        400, 195, 340, 60, ["Multiply the legs as one exact ratio", "no digit is lost on the way"]
    )
    made.arrow([(570, 255), (570, 309)])
    made.box(400, 310, 340, 60, ["Round once, to the target's digits", "half even, or as you say"])
    made.arrow([(570, 370), (570, 427)])
    made.box(
        400, 428, 340, 48, ["The converted amount", "its details say how it came about"], "good"
    )
    return made


def feed_states() -> Picture:
    """The states of a feed, and what leads from one to another."""
    made = Picture(
        "Feed states",
        "A feed is empty, then loading. An answer makes it ready; with age it becomes stale, and "
        "the next answer makes it ready again. It is failed or waiting only while it has nothing.",
        760,
        400,
    )
    made.text(190, 30, "The feed has nothing yet", "head")
    made.text(590, 30, "The feed has data", "head")
    made.parts.append(
        '<path class="arrow" d="M400 15 L400 385" stroke-width="1" stroke-dasharray="4 5"/>'
    )
    made.box(110, 55, 160, 50, ["EMPTY", "nothing was asked"])
    made.box(110, 175, 160, 50, ["LOADING", "a request is under way"])
    made.box(20, 315, 160, 50, ["FAILED", "the last attempt failed"], "bad")
    made.box(210, 315, 170, 50, ["WAITING", "the provider's limit"], "bad")
    made.box(510, 175, 160, 50, ["READY", "fresh"], "good")
    made.box(510, 315, 160, 50, ["STALE", "older than the ttl"])
    made.arrow([(190, 105), (190, 174)], "money_feed_next", (250, 144))
    made.arrow([(270, 200), (509, 200)], "a good answer", (455, 190))
    made.arrow([(130, 225), (90, 314)], "a failure", (70, 265))
    made.arrow([(110, 314), (155, 226)], "the next request", (185, 303))
    made.arrow([(235, 225), (270, 314)], "HTTP 429", (210, 252))
    made.arrow([(315, 314), (255, 226)], "the wait is over", (337, 262))
    made.arrow([(560, 225), (560, 314)], "age, or a failure", (500, 272))
    made.arrow([(620, 314), (620, 226)], "a good answer", (680, 272))
    made.arrow(
        [(190, 55), (190, 42), (330, 42), (330, 75), (590, 75), (590, 174)],
        "money_feed_restore",
        (500, 68),
    )
    made.arrow(
        [(670, 340), (725, 340), (725, 380), (590, 380), (590, 366)],
        "a failure: the data stay",
        (650, 396),
    )
    return made


def schema() -> dict[str, tuple[list[str], set[str]]]:
    """The tables that the engine makes: their columns, and the tables that they refer to."""
    found: dict[str, tuple[list[str], set[str]]] = {}
    for path in sorted((ROOT / "Sources" / "MoneyStore").rglob("*.swift")):
        for name, body in TABLE.findall(path.read_text(encoding="utf-8")):
            lines = [line.strip() for line in body.split("\n")]
            columns = [line.split()[0] for line in lines if line and line.split()[0].islower()]
            found[name] = (columns, set(re.findall(r"REFERENCES (\w+)", body)) - {name})
    return found


def store_tables() -> Picture:
    """The tables of a store, as the engine's sources create them."""
    tables = schema()
    groups: dict[str, list[str]] = {}
    for name in tables:
        root = name
        while tables[root][1]:
            root = next(iter(tables[root][1]))
        groups.setdefault(root, []).append(name)
    # The longest chains of tables first, then those that stand alone.
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
    """Draws all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in drawn().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    return 0


def drawn() -> dict[str, str]:
    """The files by their names."""
    made = {
        "conversion-path": conversion_path,
        "feed-states": feed_states,
        "store-tables": store_tables,
    }
    return {f"{name}.svg": picture().svg() for name, picture in made.items()}
