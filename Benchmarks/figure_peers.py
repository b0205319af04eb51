"""The figures that compare libmoney with its peers: each peer, one amount, columns, calls."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from bench_results import Row, Section, shown
from binding_sums import Sum
from faster import compared, is_slower
from figure_style import GRID, INK, LOSS, OURS, PEER, SMALL, SOFT, WIDTH, Picture
from matplotlib.axes import Axes

LINE = 18
LEFT, RIGHT = 150, 16
PRODUCT = "embedded"
#: The panels of one amount: their title, and their rows by section, work and peers.
AMOUNTS = (
    ("From C: add two amounts", "Arithmetic", "add two amounts", ()),
    ("From C: amount × rate, to 2 places", "Arithmetic", "amount × rate, to 2 places", ()),
    ("From C: parse a decimal", "Arithmetic", "parse a decimal", ()),
    ("From Python: a + b", "Python: amounts", "a + b", ("int", "decimal.Decimal", "py-moneyed")),
    ("From Python: a < b", "Python: amounts", "a < b", ("int", "decimal.Decimal", "py-moneyed")),
)
ONE, ALL = "Columns beside data frames and databases, 4,000,000 rows, one thread", "all cores"


@dataclass(frozen=True)
class Bar:
    """One contestant of a panel."""

    name: str
    seconds: float
    colour: str


def peers(sections: list[Section]) -> Picture:
    """One line a peer, one dot a work."""
    found: dict[str, list[Row]] = {}
    for _, row in compared(sections):
        found.setdefault(row.peer, []).append(row)
    listed = sorted(found.items(), key=lambda one: min(row.ratio or 0 for row in one[1]))
    height = LINE * len(listed)
    picture = Picture("Each peer's time divided by libmoney's, one dot per work", height + 76)
    picture.text(8, 16, "Peer's time ÷ libmoney's", bold=True)
    picture.text(8, 34, "● peer is faster", colour=LOSS, size=SMALL)
    picture.text(120, 34, "● libmoney is faster", colour=OURS, size=SMALL)
    left = 188
    axes = picture.axes(left, 66, WIDTH - left - RIGHT, height)
    axes.set_xscale("log")
    ratios = [row.ratio or 0 for rows in found.values() for row in rows]
    axes.set_xlim(min(ratios) / 1.3, max(ratios) * 1.3)
    for tick in (0.1, 1, 10, 100, 1000, 10_000):
        if axes.get_xlim()[0] < tick < axes.get_xlim()[1]:
            axes.axvline(tick, color=INK if tick == 1 else GRID, lw=1.5 if tick == 1 else 1)
            label = f"{tick:g} ×"
            ticked(picture, axes, left, tick, 56, label)
    for place, (name, rows) in enumerate(listed):
        y = LINE * (place + 0.5)
        own = [row.ratio or 0 for row in rows]
        axes.plot((min(own), max(own)), (y, y), color=PEER, lw=1.5, zorder=2)
        for row in rows:
            kind = "loss" if is_slower(row) else "win"
            colour = LOSS if is_slower(row) else OURS
            (dot,) = axes.plot(row.ratio or 0, y, "o", color=colour, ms=5, mew=0, zorder=3)
            dot.set_gid(f"{kind}-{place}-{row.id}")
        picture.text(left - 8, 66 + y, shortened(name), anchor="right", size=SMALL)
    return picture


def shortened(name: str) -> str:
    """A peer's name that fits beside the axes."""
    return name if len(name) <= 29 else f"{name[:28].rstrip(' ,')}…"


def ticked(picture: Picture, axes: Axes, left: float, tick: float, y: float, label: str) -> None:
    """The label of a tick on axes that start at `left`."""
    share = axes.transAxes.inverted().transform(axes.transData.transform((tick, 0)))[0]
    x = left + share * axes.get_position().width * WIDTH
    picture.text(x, y, label, anchor="center", size=SMALL, colour=SOFT)


def rows_of(sections: list[Section], start: str, work: str) -> list[Row]:
    """The product's timed rows of a work, in the first section whose title starts so."""
    section = next(one for one in sections if one.title.startswith(start))
    return [row for row in section.rows if row.work == work and row.ours == PRODUCT]


def bars_of(sections: list[Section], start: str, work: str, wanted: tuple[str, ...]) -> list[Bar]:
    """libmoney's bar and those of its peers, the fastest first."""
    rows = rows_of(sections, start, work)
    found = [Bar("libmoney", median(rows[0].samples), OURS)]
    for inlined in (row for one in sections for row in one.rows):
        if inlined.work == f"{work}, inlined" and start == "Arithmetic":
            found.append(Bar("libmoney, inlined", median(inlined.samples), OURS))
            break
    for row in rows:
        is_wanted = row.peer in wanted or not wanted
        if row.peer_samples and is_wanted and not row.peer.startswith("libmoney"):
            colour = LOSS if is_slower(row) else PEER
            found.append(Bar(row.peer, median(row.peer_samples), colour))
    return sorted(found, key=lambda bar: bar.seconds)


def panel(picture: Picture, top: float, title: str, bars: list[Bar]) -> None:
    """Bars from zero, each with its name and its time."""
    picture.text(8, top + 12, title, bold=True)
    width = WIDTH - LEFT - 64
    axes = picture.axes(LEFT, top + 26, width, LINE * len(bars))
    axes.set_xlim(0, max(bar.seconds for bar in bars))
    for place, bar in enumerate(bars):
        y = LINE * (place + 0.5)
        axes.barh(y, bar.seconds, 12, color=bar.colour)
        is_own = bar.colour == OURS
        picture.text(LEFT - 8, top + 26 + y, bar.name, anchor="right", size=SMALL, bold=is_own)
        x = LEFT + 5 + width * bar.seconds / axes.get_xlim()[1]
        picture.text(x, top + 26 + y, shown(bar.seconds), size=SMALL, bold=is_own)


def panels(title: str, listed: list[tuple[str, list[Bar]]]) -> Picture:
    """Panels of bars, one below the other."""
    picture = Picture(title, sum(LINE * len(bars) + 44 for _, bars in listed))
    top = 4.0
    for name, bars in listed:
        panel(picture, top, name, bars)
        top += LINE * len(bars) + 44
    return picture


def amount(sections: list[Section]) -> Picture:
    """One operation on one amount."""
    listed = [
        (title, bars_of(sections, start, work, wanted)) for title, start, work, wanted in AMOUNTS
    ]
    return panels("Time of one operation on one amount; orange is faster than libmoney", listed)


def calls(sections: list[Section], sums: list[Sum]) -> Picture:
    """The same works through C, inlined C, Python and ctypes, and in the other languages."""
    listed = []
    for title, c_work, python_work in (
        ("Add two amounts", "add two amounts", "a + b"),
        ("Compare two amounts", "compare two amounts", "a < b"),
    ):
        bars = bars_of(sections, "Arithmetic", c_work, ("none",))
        names = {"libmoney": "C", "libmoney, inlined": "C, inlined"}
        found = [Bar(names[bar.name], bar.seconds, OURS) for bar in bars]
        for row in rows_of(sections, "Python: amounts", python_work):
            if row.peer == "libmoney, ctypes":
                found.append(Bar("Python", median(row.samples), OURS))
                found.append(Bar("Python, ctypes", median(row.peer_samples or []), OURS))
        listed.append((title, found))
    for work in dict.fromkeys(one.work for one in sums):
        own = [one for one in sums if one.work == work]
        title = f"{work[0].upper()}{work[1:]}, beside the language's decimals"
        listed.append((title, [bar for one in own for bar in bars_of_sum(one)]))
    return panels("Time of a call through libmoney's interfaces; orange is faster", listed)


def bars_of_sum(one: Sum) -> list[Bar]:
    """A binding's bar, and those of its language's decimals."""
    bars = [Bar(one.language, one.own * 1e-9, OURS)]
    for name, taken in one.peers.items():
        bars.append(Bar(name, taken * 1e-9, LOSS if taken < one.own else PEER))
    return bars


def columns(sections: list[Section]) -> Picture:
    """A row's time in columns: one thread and two."""
    one = next(each for each in sections if each.title == ONE)
    both = next(each for each in sections if f", {ALL}" in each.title)
    works = list(dict.fromkeys(row.work for row in one.rows))
    lines = {work: contestants(one, both, work) for work in works}
    picture = Picture(
        "Time per row of a column, on one thread and on two",
        sum(LINE * len(listed) + 62 for listed in lines.values()) + 50,
    )
    picture.text(8, 16, "Time per row, logarithmic", bold=True)
    picture.text(8, 34, "○ one thread", size=SMALL)
    picture.text(104, 34, "● two threads", size=SMALL)
    picture.text(214, 34, "orange: faster", size=SMALL, colour=LOSS)
    top = 52.0
    for work, listed in lines.items():
        column_panel(picture, top, work, listed)
        top += LINE * len(listed) + 62
    return picture


def contestants(
    one: Section, both: Section, work: str
) -> list[tuple[str, list[float], list[bool]]]:
    """Each contestant's name, times on one thread and on two, and whether each is faster."""
    first = [row for row in one.rows if row.work == work and row.peer_samples]
    second = {row.peer: row for row in both.rows if row.work == work and row.peer_samples}
    own = [median(first[0].samples), median(next(iter(second.values())).samples)]
    found = [("libmoney", own, [False, False])]
    for row in first:
        pair = [row, second[row.peer]] if row.peer in second else [row]
        seconds = [median(each.peer_samples or []) for each in pair]
        found.append((row.peer, seconds, [is_slower(each) for each in pair]))
    return sorted(found, key=lambda each: each[1][0])


def column_panel(
    picture: Picture, top: float, work: str, listed: list[tuple[str, list[float], list[bool]]]
) -> None:
    """One work of the columns."""
    picture.text(8, top + 12, work, bold=True)
    left, height = 96, LINE * len(listed)
    width = WIDTH - left - 74
    axes = picture.axes(left, top + 26, width, height)
    axes.set_xscale("log")
    all_seconds = [second for _, seconds, _ in listed for second in seconds]
    axes.set_xlim(min(all_seconds) / 1.4, max(all_seconds) * 1.4)
    for exponent in range(-11, -4):
        if axes.get_xlim()[0] < 10**exponent < axes.get_xlim()[1]:
            axes.axvline(10**exponent, color=GRID, lw=1)
            label = shown(10**exponent)
            ticked(picture, axes, left, 10**exponent, top + 26 + height + 10, label)
    for place, (name, seconds, faster) in enumerate(listed):
        y = LINE * (place + 0.5)
        own = OURS if name == "libmoney" else PEER
        axes.plot(seconds, [y] * len(seconds), color=own, lw=1.5)
        for index, (second, is_faster) in enumerate(zip(seconds, faster)):
            colour = LOSS if is_faster else own
            look = {"color": colour, "ms": 7, "mew": 1.5, "zorder": 3 - index}
            axes.plot(second, y, "o", mfc="none" if index == 0 else colour, **look)
        is_own = name == "libmoney"
        picture.text(left - 8, top + 26 + y, name, anchor="right", size=SMALL, bold=is_own)
        told = shown(seconds[0])
        picture.text(WIDTH - 8, top + 26 + y, told, anchor="right", size=SMALL, bold=is_own)
