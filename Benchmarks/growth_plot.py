"""The plot of growth: an element's time by count, a panel a group, logarithmic. Level is linear."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10

from growth_work import Work
from results import shown

COLUMNS = 2
PANEL_WIDTH, PANEL_HEIGHT = 480, 330
LEFT, RIGHT, TOP, BOTTOM = 58, 150, 34, 34
LINE = 11
COLOURS = ("#1f5fa8", "#c0392b", "#1e8449", "#8e44ad", "#b9770e", "#117a8b", "#6c3a1e", "#5d6d7e")


class Panel:
    """One group's axes and lines, at a place in the plot."""

    def __init__(self, group: str, works: list[Work], x: int, y: int) -> None:
        self.group = group
        self.works = works
        self.x, self.y = x, y
        sizes = [size for work in works for size in work.sizes]
        times = [log10(work.each(size)) for work in works for size in work.sizes]
        self.first, self.last = log10(min(sizes)), log10(max(sizes))
        self.low, self.high = floor(min(times)), ceil(max(times))

    def across(self, size: float) -> float:
        width = PANEL_WIDTH - LEFT - RIGHT
        return self.x + LEFT + (log10(size) - self.first) / (self.last - self.first) * width

    def up(self, exponent: float) -> float:
        height = PANEL_HEIGHT - TOP - BOTTOM
        return self.y + TOP + (self.high - exponent) / (self.high - self.low) * height

    def axes(self) -> list[str]:
        left, right = self.x + LEFT, self.x + PANEL_WIDTH - RIGHT
        drawn = [text(left, self.y + 20, self.group, "group")]
        for exponent in range(self.low, self.high + 1):
            height = self.up(exponent)
            drawn.append(line(left, height, right, height))
            drawn.append(text(left - 6, height + 3, shown(10**exponent), "right"))
        for exponent in range(ceil(self.first), floor(self.last) + 1):
            place = self.across(10**exponent)
            drawn.append(line(place, self.up(self.low), place, self.up(self.high)))
            drawn.append(text(place, self.up(self.low) + 15, f"{10**exponent:,}", "middle"))
        return drawn

    def lines(self) -> list[str]:
        """The works, each with its name at its end; names that would overlap are moved apart."""
        ends = sorted(self.works, key=lambda work: self.up(log10(work.each(work.most))))
        heights = [self.up(log10(work.each(work.most))) for work in ends]
        for position in range(1, len(heights)):
            heights[position] = max(heights[position], heights[position - 1] + LINE)
        over = heights[-1] - self.up(self.low)
        if over > 0:
            heights[-1] -= over
            for position in range(len(heights) - 2, -1, -1):
                heights[position] = min(heights[position], heights[position + 1] - LINE)
        drawn = []
        right = self.x + PANEL_WIDTH - RIGHT
        for position, (work, height) in enumerate(zip(ends, heights)):
            colour = COLOURS[position % len(COLOURS)]
            points = [(self.across(size), self.up(log10(work.each(size)))) for size in work.sizes]
            path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
            end = points[-1]
            drawn.append(f'<polyline points="{path}" stroke="{colour}"/>')
            drawn.append(
                f'<polyline points="{end[0]:.1f},{end[1]:.1f} {right + 8},{height:.1f}" '
                f'stroke="{colour}" class="lead"/>'
            )
            drawn.append(text(right + 11, height + 3, work.id, "name", colour))
        return drawn


def line(x: float, y: float, to_x: float, to_y: float) -> str:
    return f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" class="grid"/>'


def text(x: float, y: float, words: str, kind: str, colour: str = "#333") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" fill="{colour}">{escape(words)}</text>'


def plot(works: list[Work]) -> str:
    groups = list(dict.fromkeys(work.group for work in works))
    height = ceil(len(groups) / COLUMNS) * PANEL_HEIGHT
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PANEL_WIDTH * COLUMNS} {height}" '
        f'width="{PANEL_WIDTH * COLUMNS}" height="{height}">',
        "<title>Time of an element by the count of elements; level is linear growth</title>",
        "<style>text{font:10px sans-serif}.group{font-size:13px;font-weight:bold}"
        ".right{text-anchor:end}.middle{text-anchor:middle}.grid{stroke:#ddd;fill:none}"
        "polyline{fill:none;stroke-width:1.6}.lead{stroke-width:.5}</style>",
        '<rect width="100%" height="100%" fill="#fff"/>',
    ]
    for position, group in enumerate(groups):
        own = [work for work in works if work.group == group]
        panel = Panel(
            group, own, position % COLUMNS * PANEL_WIDTH, position // COLUMNS * PANEL_HEIGHT
        )
        drawn += panel.axes() + panel.lines()
    return "\n".join([*drawn, "</svg>"]) + "\n"
