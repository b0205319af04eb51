"""An independent oracle of rebalancing, which writes Tests/Vectors/rebalancing.json.

Goals are exact shares of the total. Quantities are rounded towards fewer shares, then one step is
bought in the order of the shortages, as long as the cash suffices. Amounts need no rounding.

    python3 bindings/python/tests/rebalance_oracle.py > Tests/Vectors/rebalancing.json
"""

from __future__ import annotations

import json
import random
from fractions import Fraction
from typing import Any

from oracle_rounding import integer, lines, rounded

Case = dict[str, Any]
DEFAULTS: Case = {
    "currency": "EUR",
    "method": "fifo",
    "wash_sales": False,
    "fees": "basis",
    "capital": "gain",
    "rates": [],
    "cash": "0",
    "digits": 0,
    "sells": True,
    "labels": [],
}


def _csv(held: dict[str, int]) -> str:
    rows = [f"2024-01-02,buy,{one},{count},{count * 10}\n" for one, count in held.items()]
    return "date,action,symbol,quantity,total\n" + "".join(rows)


def _filled(values: list[Fraction], weights: list[Fraction], cash: Fraction) -> list[Fraction]:
    """Goals without sales: cash raises those that lack the most to one level of their weight."""
    goals, raised = list(values), []
    order = [index for index in range(len(values)) if weights[index]]
    for index in sorted(order, key=lambda one: values[one] / weights[one]):
        weight = sum(weights[one] for one in raised)
        whole = cash + sum(values[one] for one in raised)
        if raised and values[index] / weights[index] >= whole / weight:
            break
        raised.append(index)
    whole = cash + sum(values[one] for one in raised)
    for index in raised:
        goals[index] = whole * weights[index] / sum(weights[one] for one in raised)
    return goals


def answer(case: Case, held: dict[str, int]) -> Case:
    """The orders, the sums, and the breakdown of the holdings."""
    rates = {one["from"]: Fraction(one["rate"]) for one in case["rates"]}
    price = {one: Fraction(text) * rates.get(code, 1) for one, text, code in case["quotes"]}
    names = [one for one, _ in case["targets"]]
    weights = [Fraction(weight) for _, weight in case["targets"]]
    values = [held.get(one, 0) * price[one] for one in names]
    cash, step = Fraction(case["cash"]), Fraction(1, 10 ** case["digits"])
    total = sum(values) + cash
    goals = [total * weight / sum(weights) for weight in weights]
    if not case["sells"]:
        goals = _filled(values, weights, cash)
    quantities, left = [], cash
    for index, name in enumerate(names):
        change = (goals[index] - values[index]) / price[name]
        quantity = integer(change / step, "floor") * step
        quantities.append(max(quantity, Fraction(-held.get(name, 0))))
        left -= quantities[-1] * price[name]
    assert left >= 0, case

    def shortage(index: int) -> Fraction:
        owned = held.get(names[index], 0) + quantities[index]
        return goals[index] - owned * price[names[index]]

    for index in sorted(range(len(names)), key=shortage, reverse=True):
        if shortage(index) > 0 and step * price[names[index]] <= left:
            quantities[index] += step
            left -= step * price[names[index]]
    orders = [
        [name, rounded(quantity, case["digits"]), rounded(quantity * price[name], 2)]
        for name, quantity in zip(names, quantities, strict=True)
    ]
    sums = {"orders": orders, "total": rounded(total, 2), "cash_left": rounded(left, 2)}
    return {**sums, "rows": _breakdown(case, held, price)}


def _breakdown(case: Case, held: dict[str, int], price: dict[str, Fraction]) -> list[list[Any]]:
    labels = dict(case["labels"])
    rows: dict[str, list[Fraction]] = {}
    for name, count in held.items():
        rows.setdefault(labels.get(name, ""), []).append(count * price[name])
    whole = sum((sum(row) for row in rows.values()), Fraction(0))
    return [
        [label, rounded(sum(row, Fraction(0)), 2), rounded(sum(row) * 100 / whole, 6), len(row)]
        for label, row in sorted(rows.items())
    ]


def vector(
    held: dict[str, int], prices: dict[str, str], weights: dict[str, str], **more: Any
) -> Case:
    """A case with its answer; a price ends with another currency than euro."""
    quotes = [[one, *(f"{text} EUR".split()[:2])] for one, text in prices.items()]
    case = {**DEFAULTS, "csv": _csv(held), "targets": [*map(list, weights.items())]}
    case |= {"quotes": quotes, **more}
    return case if "error" in case else {**case, "answer": answer(case, held)}


def _random() -> list[Case]:
    source, found = random.Random(60), []
    for number in range(24):
        names = "ABCDEFG"[: source.randint(2, 7)]
        held = {one: source.randint(1, 60) for one in names if source.random() < 0.7}
        prices = {one: f"{source.randint(300, 30000) / 100:.2f}" for one in names}
        weights = {one: str(source.choice((0, 5, 10, 12.5, 20, 40))) for one in names}
        weights[names[0]] = "30"
        more: Case = {"cash": str(source.randint(0, 9000)), "sells": number % 3 != 0}
        more["labels"] = [[one, source.choice(("shares", "bonds"))] for one in names[:4]]
        found.append(vector(held, prices, weights, **more))
    return found


def vectors() -> list[Case]:
    """All cases of Tests/Vectors/rebalancing.json."""
    two, prices = {"A": 10, "B": 5}, {"A": "100.00", "B": "50.00"}
    even = {"A": "50", "B": "50"}
    dollars = {"rates": [{"from": "USD", "to": "EUR", "rate": "0.5"}]}
    return [
        vector({}, {"A": "300"}, {"A": "1"}, cash="1000"),
        vector({}, {"A": "30", "B": "20"}, {"A": "60", "B": "40"}, cash="1000"),
        vector(two, prices, even),
        vector(two, prices, even, cash="-300"),
        vector(two, prices, {"A": "0", "B": "1"}),
        vector(two, {**prices, "C": "8.00 USD"}, {**even, "C": "100"}, **dollars),
        vector(two, {**prices, "C": "8.00"}, {**even, "C": "100"}, digits=2, cash="12.34"),
        *_random(),
        vector(two, prices, {"A": "0", "B": "0"}, error="weights"),
        vector(two, prices, {"A": "-1", "B": "2"}, error="weights"),
        vector(two, prices, {**even, "C": "1"}, error="not found"),
        vector(two, {**prices, "C": "8 USD"}, {**even, "C": "1"}, error="no rate"),
        vector(two, prices, even, cash="-1250.01", error="insufficient"),
        vector(two, prices, even, cash="-1", sells=False, error="insufficient"),
    ]


def written() -> str:
    """The text of Tests/Vectors/rebalancing.json."""
    return lines([json.dumps(one, separators=(",", ":")) for one in vectors()])


if __name__ == "__main__":
    print(written(), end="")
