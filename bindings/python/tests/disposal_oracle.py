"""An independent oracle of disposals and pools, which writes Tests/Vectors/disposals.json.

The rules of taxes are those of Tests/Model/shares_oracle.py, in exact fractions. The effects of
corporate actions are stated by hand. `paid` is the sum of all payments, which
the pools minus the gains equal to the last digit.

    python3 bindings/python/tests/disposal_oracle.py > Tests/Vectors/disposals.json
"""

from __future__ import annotations

import json
import random
import sys
from datetime import timedelta
from fractions import Fraction
from pathlib import Path
from typing import Any

from oracle_rounding import lines

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "Tests" / "Model"))
import shares_oracle

Case = dict[str, Any]
DEFAULTS: Case = {
    "currency": "EUR",
    "method": "fifo",
    "wash_sales": False,
    "fees": "basis",
    "capital": "gain",
    "year": "2024-01-01",
    "tolerance": "0",
}
#: Sums of amounts that are rounded to 10 digits; those of lots are rounded to cents.
POOLED, LOTS = "0.00001", "0.30"
BOUGHT = "2024-01-02,buy,X,10,1000,0,,\n"
HEADER = "date,action,symbol,quantity,total,fee,into,cost_share\n"


def _matched(trades: list[Any]) -> dict[str, dict[str, str]]:
    """The shares of each sale by the rule of section 104 that they fall under, day by day."""
    free: dict[Any, Fraction] = {}
    for day, action, quantity, _, _ in trades:
        if action == "buy":
            free[day] = free.get(day, Fraction(0)) + quantity
    sales = [
        (str(index + 1), one[0], [Fraction(one[2])], {})
        for index, one in enumerate(trades)
        if one[1] == "sell"
    ]
    for rule, offsets in (("same day", range(1)), ("30 days", range(1, 31))):
        for _, day, left, found in sales:
            for offset in offsets:
                other = day + timedelta(offset)
                part = min(left[0], free.get(other, Fraction(0)))
                if part:
                    left[0] -= part
                    free[other] -= part
                    found[rule] = found.get(rule, Fraction(0)) + part
    for _, _, left, found in sales:
        if left[0]:
            found["pool"] = left[0]
    return {id: {rule: str(part) for rule, part in found.items()} for id, _, _, found in sales}


def tax_case(name: str, rule: str, trades: list[Any]) -> Case:
    """A history of one security under a tax rule."""
    case = shares_oracle.case(name, rule, trades)
    washes = rule == "wash_sales"
    named = {"section_104": "", "adjusted_cost_base": "pool", "wash_sales": "fifo"}[rule]
    rules = {
        str(index + 1): {named: str(one[2])} for index, one in enumerate(trades) if one[1] == "sell"
    }
    paid = sum(one[3] + one[4] if one[1] == "buy" else one[4] - one[3] for one in trades)
    return {
        **DEFAULTS,
        "source": name,
        "csv": case["csv"],
        "currency": case["currency"],
        "method": "fifo" if washes else rule,
        "wash_sales": washes,
        "year": f"{trades[-1][0].year}-04-06" if rule == "section_104" else "2020-01-01",
        "tolerance": LOTS if washes else POOLED,
        "rules": rules if named else _matched(trades),
        "gains": case["gains"],
        "pools": [["X", "", case["quantity"], case["cost"]]],
        "paid": str(paid),
    }


def _tax_cases() -> list[Case]:
    source, found = random.Random(26), []
    for case in shares_oracle.public_cases():
        rows = [row.split(",") for row in case["csv"].splitlines()[1:]]
        trades = [
            (shares_oracle.day(row[0]), row[1], int(row[3]), int(row[4]), int(row[5]))
            for row in rows
        ]
        found.append(tax_case(case["name"], case["rule"], trades))
    for rule in shares_oracle.RULES:
        for number in range(8):
            length = source.choice((5, 12, 20))
            trades = shares_oracle.random_trades(source, length, source.choice((20, 120, 400)))
            found.append(tax_case(f"random {number + 1}", rule, trades))
    return found


def _actions() -> list[tuple[Any, ...]]:
    """Rows after the purchase, the parts disposed of, the pools at the end, and the sum paid.

    A part is the id, the rule, the quantity and the gain.
    """
    x = ("X", "0", "0")
    return [
        ("2024-02-01,split,X,2:1,,,,\n", [], [("X", "20", "1000")], "1000"),
        (
            "2024-02-01,split,X,2:1,,,,\n2024-02-02,split,X,1:3,,,,\n",
            [],
            [("X", "20/3", "1000")],
            "1000",
        ),
        (
            "2024-02-01,split,X,17:1,,,,\n2024-02-02,split,X,134:170,,,,\n",
            [],
            [("X", "134", "1000")],
            "1000",
        ),
        ("2024-02-01,stock_dividend,X,1:4,,,,\n", [], [("X", "25/2", "1000")], "1000"),
        (
            "2024-02-01,spin_off,X,1:3,,,Y,1/5\n",
            [],
            [("X", "10", "800"), ("Y", "10/3", "200")],
            "1000",
        ),
        ("2024-02-01,merger,X,3:5,,,Y,\n", [], [x, ("Y", "6", "1000")], "1000"),
        (
            "2024-02-01,merger,X,3:5,100,,Y,\n",
            [("2", "merger", "0", "0")],
            [x, ("Y", "6", "900")],
            "900",
        ),
        (
            "2024-02-01,merger,X,3:5,100,,Y,3/4\n",
            [("2", "merger", "10", "-150")],
            [x, ("Y", "6", "750")],
            "900",
        ),
        ("2024-02-01,merger,X,,1500,,,\n", [("2", "merger", "10", "500")], [x], "-500"),
        (
            "2024-02-01,return_of_capital,X,,300,,,\n",
            [("2", "return of capital", "0", "0")],
            [("X", "10", "700")],
            "700",
        ),
        (
            "2024-02-01,return_of_capital,X,,1300,,,\n",
            [("2", "return of capital", "0", "300")],
            [("X", "10", "0")],
            "-300",
        ),
        ("2024-02-01,rights,X,1:2,,,R,\n", [], [("X", "10", "1000"), ("R", "5", "0")], "1000"),
        (
            "2024-02-01,rights,X,1:2,,,R,1/10\n2024-03-01,exercise,R,5:5,50,,Z,\n",
            [],
            [("X", "10", "900"), ("R", "0", "0"), ("Z", "5", "150")],
            "1050",
        ),
        ("2024-02-01,worthless,X,,,,,\n", [("2", "worthless", "10", "-1000")], [x], "1000"),
        ("2024-02-01,transfer_out,X,4,,,,\n", [], [("X", "6", "600")], "600"),
        ("2024-02-01,transfer_in,X,4,500,,,\n", [], [("X", "14", "1500")], "1500"),
    ]


def _action_cases() -> list[Case]:
    found = []
    for method in ("fifo", "average", "section_104", "adjusted_cost_base"):
        for rows, parts, pools, paid in _actions():
            case = {**DEFAULTS, "csv": HEADER + BOUGHT + rows, "method": method, "paid": paid}
            case["rules"] = {id: {rule: quantity} for id, rule, quantity, _ in parts}
            case["gains"] = {id: gain for id, _, _, gain in parts}
            ends = [[symbol, "", count, cost] for symbol, count, cost in pools]
            found.append({**case, "pools": [["X", "2024-01-31", "10", "1000"], *ends]})
    return found


def _fee_cases() -> list[Case]:
    """Portfolio Performance: 99.00 received for 1 of 10 shares, after a fee of 0.01."""
    sale = "2024-02-01,sell,X,1,99.01,0.01,,\n"
    case = {**DEFAULTS, "csv": HEADER + BOUGHT + sale, "rules": {"2": {"fifo": "1"}}}
    pools = [["X", "", "9", "900"]]
    return [
        {**case, "gains": {"2": "-1"}, "pools": pools, "paid": "901"},
        {**case, "gains": {"2": "-0.99"}, "pools": pools, "paid": "900.99", "fees": "apart"},
    ]


def _refusals() -> list[Case]:
    capital = HEADER + BOUGHT + "2024-02-01,return_of_capital,X,,1000.01,,,\n"
    case = {**DEFAULTS, "pools": []}
    return [
        {**case, "csv": capital, "capital": "refuse", "error": "insufficient"},
        {**case, "csv": HEADER + BOUGHT + "2024-02-01,sell,X,11,1,,,\n", "error": "insufficient"},
        {**case, "csv": HEADER + BOUGHT + "2024-02-01,transfer_out,Q,2,,,,\n"}
        | {"error": "insufficient"},
        {**case, "csv": HEADER, "pools": [["X", "", "0", "0"]], "error": "not found"},
        {**case, "csv": HEADER + BOUGHT, "method": "section_104", "wash_sales": True}
        | {"error": "argument"},
    ]


def vectors() -> list[Case]:
    """All cases of Tests/Vectors/disposals.json."""
    return _tax_cases() + _action_cases() + _fee_cases() + _refusals()


def written() -> str:
    """The text of Tests/Vectors/disposals.json."""
    return lines([json.dumps(one, separators=(",", ":")) for one in vectors()])


if __name__ == "__main__":
    print(written(), end="")
