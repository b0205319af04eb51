"""An independent oracle of track records, which writes Tests/Vectors/track-records.json.

Returns and drawdowns are exact fractions, and levels are compared point by point. Deviations are
decimals with 60 digits. A case with `csv` is a portfolio, whose points are computed here from its
transactions and quotes.

    python3 bindings/python/tests/track_record_oracle.py > Tests/Vectors/track-records.json
"""

from __future__ import annotations

import json
import random
from datetime import date, timedelta
from decimal import Decimal, localcontext
from fractions import Fraction
from typing import Any

from oracle_rounding import lines, rounded

Case = dict[str, Any]
Point = tuple[date, Fraction, Fraction]
DEFAULTS: Case = {
    "flow_time": "start_in_end_out",
    "sample": "day",
    "digits": 8,
    "rounding": "half_even",
    "first": "",
    "last": "",
}


def _window(case: Case) -> list[Point]:
    points = [(date.fromisoformat(day), Fraction(v), Fraction(f)) for day, v, f in case["points"]]
    if case["first"]:
        first = max(one[0] for one in points if one[0] <= date.fromisoformat(case["first"]))
        start = max(index for index, one in enumerate(points) if one[0] == first)
        points = points[start:]
    if case["last"]:
        points = [one for one in points if one[0] <= date.fromisoformat(case["last"])]
    return points


def _period(case: Case, before: Point, after: Point) -> tuple[Fraction, Fraction]:
    """The amounts at the start and at the end of a period."""
    flow = after[2]
    at_start = {
        "after": before[2],
        "start": flow,
        "end": Fraction(0),
        "start_in_end_out": max(flow, Fraction(0)),
    }[case["flow_time"]]
    at_end = {
        "after": Fraction(0),
        "start": Fraction(0),
        "end": flow,
        "start_in_end_out": min(flow, Fraction(0)),
    }[case["flow_time"]]
    return before[1] + at_start, after[1] - at_end


def _levels(case: Case, points: list[Point]) -> list[Fraction]:
    """The growth of 1 until each point."""
    levels = [Fraction(1)]
    for before, after in zip(points, points[1:], strict=False):
        start, end = _period(case, before, after)
        levels.append(levels[-1] * (end / start if start or end else 1))
    return levels


def _dietz(case: Case, points: list[Point]) -> Fraction | None:
    days = (points[-1][0] - points[0][0]).days
    is_after = case["flow_time"] == "after"
    start = points[0][1] + (points[0][2] if is_after else 0)
    flows = points[1:-1] if is_after else points[1:]
    capital, paid = start * days, Fraction(0)
    for day, _, flow in flows:
        at_start = case["flow_time"] == "start" or (
            case["flow_time"] == "start_in_end_out" and flow > 0
        )
        capital += flow * ((points[-1][0] - day).days + at_start)
        paid += flow
    return (points[-1][1] - start - paid) * days / capital if days and capital > 0 else None


def _drawdown(points: list[Point], levels: list[Fraction]) -> Case:
    days = [one[0].isoformat() for one in points]
    depth, peak, trough = Fraction(0), -1, -1
    for end, level in enumerate(levels):
        high = max(range(end + 1), key=lambda index: (levels[index], index))
        if levels[high] and 1 - level / levels[high] > depth:
            depth, peak, trough = 1 - level / levels[high], high, end
    above = [i for i in range(len(levels)) if i > trough >= 0 and levels[i] > levels[peak]]
    longest, start = 0, ""
    for index, level in enumerate(levels):
        if any(one > level for one in levels[:index]):
            continue
        higher = [i for i in range(index + 1, len(levels)) if levels[i] > level]
        end = higher[0] if higher else len(levels) - 1
        length = (points[end][0] - points[index][0]).days
        has_fallen = any(one < level for one in levels[index:end])
        has_fallen = has_fallen or (not higher and levels[end] < level)
        if has_fallen and length > longest:
            longest, start = length, days[index]
    return {
        "drawdown": depth,
        "peak": days[peak] if peak >= 0 else "",
        "trough": days[trough] if trough >= 0 else "",
        "recovery": days[above[0]] if above else "",
        "longest_start": start,
        "longest_days": longest,
    }


def _group(case: Case, day: date) -> Any:
    if case["sample"] == "week":
        return day.isocalendar()[:2]
    return (day.year, day.month) if case["sample"] == "month" else day


def _volatility(case: Case, points: list[Point], levels: list[Fraction]) -> list[Any]:
    """The deviations, the factor to a year and the number of samples; None if undefined."""
    last = {_group(case, one[0]): index for index, one in enumerate(points)}
    chosen = sorted({0, *last.values()})
    days = (points[-1][0] - points[0][0]).days
    if len(chosen) < 3 or not days or not all(levels[one] for one in chosen):
        return [None, None, None, 0]
    with localcontext() as context:
        context.prec = 60
        steps = [levels[b] / levels[a] for a, b in zip(chosen, chosen[1:], strict=False)]
        logarithms = [(Decimal(one.numerator) / one.denominator).ln() for one in steps]
        mean = sum(logarithms) / len(logarithms)
        squares = [(one - mean) ** 2 for one in logarithms]
        below = [(one - mean) ** 2 for one in logarithms if one < mean]
        count = len(logarithms)
        deviations = [(sum(parts, Decimal(0)) / (count - 1)).sqrt() for parts in (squares, below)]
        return [*map(float, deviations), float((Decimal(count * 365) / days).sqrt()), count]


def answer(case: Case) -> Case:
    """The track record of a case."""
    points = _window(case)
    levels, is_after = _levels(case, points), case["flow_time"] == "after"
    start = points[0][1] + (points[0][2] if is_after else 0)
    flows = sum((one[2] for one in (points[1:-1] if is_after else points[1:])), Fraction(0))
    drawdown, dietz = _drawdown(points, levels), _dietz(case, points)
    days = (points[-1][0] - points[0][0]).days
    growth = Decimal(levels[-1].numerator) / levels[-1].denominator
    mode = (case["digits"], case["rounding"])
    fall = rounded(drawdown["drawdown"], *mode)
    returns = [rounded(levels[-1] - 1, *mode), None if dietz is None else rounded(dietz, *mode)]
    named = ("peak", "trough", "recovery", "longest_start")
    *deviations, count = _volatility(case, points, levels)
    return {
        "days": [points[0][0].isoformat(), points[-1][0].isoformat()]
        + [drawdown[name] for name in named],
        "amounts": [rounded(one, 2) for one in (start, points[-1][1], flows)]
        + [rounded(points[-1][1] - start - flows, 2)],
        "returns": [*returns, fall],
        "doubles": [float(growth ** (Decimal(365) / days) - 1) if days else None, *deviations],
        "counts": [drawdown["longest_days"], count],
    }


def _portfolio_points(case: Case) -> list[list[str]]:
    """The value and the flow of each day: quantities times the last prices, and cash effects."""
    rows = [row.split(",") for row in case["csv"].splitlines()[1:]]
    prices = {(symbol, day): Fraction(price) for symbol, day, price in case["quotes"]}
    days = sorted({row[0] for row in rows} | {day for _, day in prices})
    days = [day for day in days if case["first"] <= day <= case["last"]]
    points = []
    for day in days:
        value = Fraction(0)
        for symbol in {row[2] for row in rows}:
            held = Fraction(0)
            for row in rows:
                if row[2] == symbol and row[0] <= day:
                    held += {"buy": 1, "sell": -1}.get(row[1], 0) * Fraction(row[3] or 0)
            known = [one for one in prices if one[0] == symbol and one[1] <= day]
            value += held * prices[max(known)] if held else 0
        flow = Fraction(0)
        for row in (row for row in rows if row[0] == day):
            flow += {"buy": 1, "sell": -1, "dividend": -1}[row[1]] * Fraction(row[4])
            flow += Fraction(row[5])
        points.append([day, rounded(value, 2), rounded(flow, 2)])
    return points


def vector(given: Case) -> Case:
    full = {**DEFAULTS, **given}
    if "csv" not in full:
        return {**full, "answer": answer(full)}
    return {**full, "answer": answer({**full, "points": _portfolio_points(full)})}


def _series(source: random.Random, length: int, gap: int) -> list[list[str]]:
    day, value, points = date(2024, 1, 1), 1_000_000, []
    for index in range(length):
        day += timedelta(source.randint(1, gap))
        flow = source.choice((0, 0, 0, 50_000, -40_000)) if index else 0
        value = value * source.randint(950, 1055) // 1000 + flow
        points.append([day.isoformat(), f"{value / 100:.2f}", f"{flow / 100:.2f}"])
    return points


def _points() -> list[Case]:
    paid = [["2024-01-01", "10000", "10000"], ["2024-01-02", "11000", "0"]]
    paid.append(["2024-01-03", "21000", "10000"])
    source, found = random.Random(44), []
    for time in ("after", "start", "end", "start_in_end_out"):
        found.append({"source": "portfolio-performance ClientIndexTest", "points": paid[:2]})
        found[-1] |= {"flow_time": time}
        if time != "after":
            found.append({**found[-1], "points": paid})
        for sample in ("day", "week", "month"):
            case = {"points": _series(source, 24, 9), "flow_time": time, "sample": sample}
            found.append({**case, "digits": source.choice((4, 8, 20))})
        found.append({**case, "first": "2024-01-30", "last": "2024-04-02", "rounding": "down"})
    falls = [100, 110, 90, 95, 110, 111, 60, 111, 111, 105, 112]
    days = [date(2024, 1, 31) + timedelta(7 * index) for index in range(len(falls))]
    line = [[day.isoformat(), str(value), "0"] for day, value in zip(days, falls, strict=True)]
    flat = [[day, "0", "0"] for day, *_ in line[:3]]
    lost = [["2024-01-01", "5", "0"], ["2024-01-02", "0", "0"]]
    return [*found, {"points": line}, {"points": line[:7]}, {"points": flat}, {"points": lost}]


def _portfolios() -> list[Case]:
    csv = "date,action,symbol,quantity,total,fee\n2024-01-02,buy,A,10,1000.00,0\n"
    csv += "2024-01-04,buy,B,5,250.00,1.50\n2024-01-08,sell,A,4,440.00,2.00\n"
    csv += "2024-01-09,dividend,B,,12.34,0\n"
    prices = [("A", (100, 104, 103, 110, 108, 111)), ("B", (50, 51, 49, 48, 52, 53))]
    days = ("2024-01-02", "2024-01-03", "2024-01-04", "2024-01-08", "2024-01-09", "2024-01-12")
    quotes = [
        [symbol, day, str(price)]
        for symbol, row in prices
        for day, price in zip(days, row, strict=True)
    ]
    case = {"csv": csv, "currency": "EUR", "quotes": quotes, "first": days[0], "last": days[-1]}
    times = ("start", "end", "start_in_end_out")
    options = {"method": "fifo", "wash_sales": False, "fees": "basis", "capital": "gain"}
    return [{**case, **options, "flow_time": time} for time in times]


def _refusals() -> list[Case]:
    rise = [["2024-01-01", "1", "0"], ["2024-01-02", "2", "0"]]
    case = {**DEFAULTS, "points": rise}
    return [
        {**case, "points": rise[::-1], "error": "argument"},
        {**case, "points": rise[:1], "error": "argument"},
        {**case, "points": [["2024-01-01", "-1", "0"], rise[1]], "error": "argument"},
        {**case, "points": [["2024-01-01", "0", "0"], rise[1]], "error": "division by zero"},
        {**case, "first": "2023-12-31", "error": "not found"},
        {**case, "first": "2024-01-02", "last": "2024-01-02", "error": "argument"},
        {**case, "points": [["2024-01-01", "3", "0"], rise[1]], "rounding": "unnecessary"}
        | {"error": "inexact"},
    ]


def vectors() -> list[Case]:
    """All cases of Tests/Vectors/track-records.json."""
    return [vector(one) for one in _points() + _portfolios()] + _refusals()


def written() -> str:
    """The text of Tests/Vectors/track-records.json."""
    return lines([json.dumps(one, separators=(",", ":")) for one in vectors()])


if __name__ == "__main__":
    print(written(), end="")
