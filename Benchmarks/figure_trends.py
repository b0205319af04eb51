"""The figures of instructions over time, and of growth by count."""

from __future__ import annotations

from typing import Any

from bench_results import shown
from figure_style import GRID, LOSS, OURS, PAGE, SMALL, SOFT, WIDTH, Picture

ROW, CELL_LEFT, CELL_RIGHT = 22, 108, 98
PANEL, PANEL_HEIGHT = 190, 116
PANEL_LEFT, PANEL_RIGHT = 56, 16
#: The change from which a cell is fully coloured.
FULL = 0.5


def instructions(history: list[dict[str, Any]]) -> Picture:
    """Works by recordings: the change from the first one, and the present count."""
    works = list(history[-1]["embedded"])
    height = ROW * len(works)
    picture = Picture("Instructions per call, by work and recording", height + 132)
    picture.text(8, 16, "Instructions per call, change in %", bold=True)
    picture.text(8, 34, "■ fewer", colour=OURS, size=SMALL)
    picture.text(78, 34, "■ more than at first", colour=LOSS, size=SMALL)
    width = WIDTH - CELL_LEFT - CELL_RIGHT
    axes = picture.axes(CELL_LEFT, 70, width, height)
    axes.set_xlim(0, len(history))
    cell = width / len(history)
    days = [one["date"][5:] for one in history]
    for day in dict.fromkeys(days):
        first = days.index(day)
        x = CELL_LEFT + cell * (first + days.count(day) / 2)
        picture.text(x, 58, day[3:], anchor="center", size=SMALL, colour=SOFT)
        axes.axvline(first, color=PAGE, lw=2, zorder=4)
    picture.text(CELL_LEFT - 8, 58, "November", anchor="right", size=SMALL, colour=SOFT)
    picture.text(WIDTH - 50, 58, "now", anchor="right", size=SMALL, colour=SOFT)
    for place, work in enumerate(works):
        y = ROW * (place + 0.5)
        picture.text(CELL_LEFT - 8, 70 + y, work, anchor="right", size=SMALL)
        count, first = history[-1]["embedded"][work], history[0]["embedded"][work]
        picture.text(WIDTH - 50, 70 + y, f"{count:,.0f}", anchor="right", size=SMALL)
        change = count / first - 1
        colour = LOSS if change > 0 else OURS
        told = f"{change:+.0%}".replace("-", "−")
        picture.text(WIDTH - 8, 70 + y, told, anchor="right", size=SMALL, colour=colour)
        for column, one in enumerate(history):
            change = one["embedded"][work] / history[0]["embedded"][work] - 1
            colour = LOSS if change > 0 else OURS
            alpha = min(abs(change) / FULL, 1)
            axes.barh(y, 1, ROW - 2, column, color=colour, alpha=alpha, lw=0)
    base = 70 + height
    picture.text(8, base + 18, f"Full colour: a change of {FULL:.0%} or more.", size=SMALL)
    told = f"{len(history)} recordings from {history[0]['date']} to {history[-1]['date']}"
    picture.text(8, base + 36, told, size=SMALL, colour=SOFT)
    return picture


def growth(told: str, works: list[dict[str, Any]]) -> Picture:
    """One panel a group, one line a work; the steepest work is named."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for work in works:
        groups.setdefault(work["group"], []).append(work)
    picture = Picture("Time per element by count; level is linear", PANEL * len(groups) + 70)
    picture.text(8, 16, "Time per element, by number of elements", bold=True)
    picture.text(8, 34, "level: linear growth; thick: the steepest", size=SMALL, colour=SOFT)
    picture.text(8, 52, told.split(",")[0], size=SMALL, colour=SOFT)
    for place, (group, own) in enumerate(groups.items()):
        growth_panel(picture, 66 + PANEL * place, group, own)
    return picture


def growth_panel(picture: Picture, top: float, group: str, works: list[dict[str, Any]]) -> None:
    """The lines of one group."""
    steepest = max(works, key=lambda work: work["growth"])
    picture.text(8, top + 12, group, bold=True)
    label = f"{steepest['title']}: n^{steepest['growth']:.2f}"
    picture.text(WIDTH - 8, top + 30, label, size=SMALL, colour=OURS, anchor="right")
    width = WIDTH - PANEL_LEFT - PANEL_RIGHT
    axes = picture.axes(PANEL_LEFT, top + 44, width, PANEL_HEIGHT)
    axes.set_axis_off()
    axes.set_xscale("log")
    axes.set_yscale("log")
    sizes = [int(size) for work in works for size in work["each"]]
    seconds = [second for work in works for second in work["each"].values()]
    axes.set_xlim(min(sizes), max(sizes))
    low, high = min(seconds) / 1.5, max(seconds) * 1.5
    axes.set_ylim(low, high)
    transform = (axes.transData + axes.transAxes.inverted()).transform
    for exponent in range(-11, 0):
        if low <= 10**exponent <= high:
            axes.axhline(10**exponent, color=GRID, lw=1)
            y = top + 44 + PANEL_HEIGHT * (1 - transform((min(sizes), 10**exponent))[1])
            label = shown(10**exponent)
            picture.text(PANEL_LEFT - 8, y, label, size=SMALL, colour=SOFT, anchor="right")
    for exponent in range(1, 8):
        if min(sizes) <= 10**exponent <= max(sizes):
            x = PANEL_LEFT + width * transform((10**exponent, high))[0]
            label = f"10{'⁰¹²³⁴⁵⁶⁷'[exponent]}"
            look = {"size": SMALL, "colour": SOFT, "anchor": "center"}
            picture.text(x, top + 44 + PANEL_HEIGHT + 12, label, **look)
    for work in works:
        points = sorted((int(size), second) for size, second in work["each"].items())
        is_steepest = work is steepest
        (line,) = axes.plot(*zip(*points), color=OURS, lw=2.5 if is_steepest else 1)
        line.set_alpha(1 if is_steepest else 0.45)
        line.set_gid(f"line-{group}-{works.index(work)}".replace(" ", "-"))
