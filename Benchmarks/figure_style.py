"""The form of the figures: 384 pixels wide, texts as text, colours that follow light and dark."""

from __future__ import annotations

import io
import re
from html import escape

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

#: Narrow enough for a telephone: a page shrinks a figure by a tenth at most.
WIDTH = 384
TEXT, SMALL = 12, 11
#: Stand-ins that matplotlib writes; `svg` replaces each by a variable.
INK, SOFT, GRID, OURS, LOSS, PEER, PAGE = (f"#{one:02d}{one:02d}{one:02d}" for one in range(1, 8))
#: Of each colour: its variable, in light and in dark.
COLOURS = {
    INK: ("ink", "#1b1f1e", "#eef2f1"),
    SOFT: ("soft", "#46504d", "#b9c6c2"),
    GRID: ("grid", "#dde3e1", "#333d3f"),
    OURS: ("ours", "#1f5fa8", "#8fc1ff"),
    LOSS: ("loss", "#b84a00", "#ffa85c"),
    PEER: ("peer", "#7d8a86", "#8b9995"),
    PAGE: ("page", "#ffffff", "#14191b"),
}
SETTINGS = {
    "svg.fonttype": "none",
    "svg.hashsalt": "libmoney",
    "font.family": ["DejaVu Sans"],
    "font.size": TEXT,
    "text.color": INK,
    "figure.facecolor": PAGE,
    "figure.dpi": 72,
    "axes.unicode_minus": False,
}


class Picture:
    """A figure under way; places are pixels from the top left."""

    def __init__(self, title: str, height: float) -> None:
        self.title, self.height = title, height
        with matplotlib.rc_context(SETTINGS):
            self.figure = Figure(figsize=(WIDTH / 72, height / 72))

    def axes(self, left: float, top: float, width: float, height: float) -> Axes:
        """Axes without a frame, whose y runs from 0 at the top to `height` at the bottom."""
        bottom = self.height - top - height
        place = (left / WIDTH, bottom / self.height, width / WIDTH, height / self.height)
        made = self.figure.add_axes(place)
        made.set_ylim(height, 0)
        made.set_axis_off()
        return made

    def text(
        self,
        x: float,
        y: float,
        words: str,
        *,
        colour: str = INK,
        size: int = TEXT,
        anchor: str = "left",
        bold: bool = False,
    ) -> None:
        """One line of text, its middle at y."""
        place = (x / WIDTH, 1 - y / self.height)
        weight = "bold" if bold else "normal"
        look = {"color": colour, "fontsize": size, "ha": anchor, "fontweight": weight}
        self.figure.text(*place, words, va="center_baseline", parse_math=False, **look)

    def svg(self) -> str:
        """The complete file."""
        buffer = io.StringIO()
        with matplotlib.rc_context(SETTINGS):
            self.figure.savefig(buffer, format="svg", metadata={"Date": None, "Creator": None})
        return finished(buffer.getvalue(), self.title)


def finished(drawn: str, title: str) -> str:
    """A drawing of matplotlib with variables for colours, the reader's font and a title."""
    drawn = drawn[drawn.index("<svg") :]
    drawn = re.sub(r"<metadata>.*?</metadata>\s*", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r'(width|height)="([0-9.]+)pt"', r'\1="\2"', drawn, count=2)
    drawn = drawn.replace("'DejaVu Sans'", "system-ui, 'DejaVu Sans'")
    for stand_in, (name, _, _) in COLOURS.items():
        drawn = drawn.replace(stand_in, f"var(--{name})")
    light = "; ".join(f"--{name}: {one}" for name, one, _ in COLOURS.values())
    dark = "; ".join(f"--{name}: {one}" for name, _, one in COLOURS.values())
    style = f"svg {{ {light} }}\n@media (prefers-color-scheme: dark) {{ svg {{ {dark} }} }}"
    head = f"<title>{escape(title)}</title>\n<style>\n{style}\n</style>\n"
    place = drawn.index(">") + 1
    text = f"{drawn[:place]}\n{head}{drawn[place:].lstrip()}"
    return "\n".join(line.rstrip() for line in text.splitlines()) + "\n"
