"""An independent oracle of share matching in exact fractions, and the vectors that it makes.

    python3 Tests/Model/shares_oracle.py    writes Tests/Data/tax-rules.json and
                                            Tests/Data/corporate-actions.json

The rules are written from their wording, share by share or day by day, without the library's
methods: no pool of rounded amounts, no window that moves.
"""

from __future__ import annotations

import json
import random
from datetime import date, timedelta
from fractions import Fraction
from pathlib import Path

DATA = Path(__file__).resolve().parents[1] / "Data"


def section_104(trades):
    """Returns the gain of each sale, and the pool's shares and cost at the end."""
    bought, sold = {}, []
    for number, (day, action, quantity, total, fee) in enumerate(trades):
        if action == "buy":
            held = bought.setdefault(day, [Fraction(0), Fraction(0)])
            held[0] += quantity
            held[1] += total + fee
        else:
            sold.append([number, day, Fraction(quantity), Fraction(total - fee), Fraction(0)])
    price = {day: cost / quantity for day, (quantity, cost) in bought.items()}
    free = {day: quantity for day, (quantity, _) in bought.items()}
    for sale in sold:
        match(sale, sale[1], free, price)
    for sale in sold:
        for offset in range(1, 31):
            match(sale, sale[1] + timedelta(offset), free, price)
    shares, cost = Fraction(0), Fraction(0)
    for day in sorted({*bought, *(sale[1] for sale in sold)}):
        for sale in (sale for sale in sold if sale[1] == day and sale[2]):
            part = cost * sale[2] / shares
            sale[4] += part
            cost -= part
            shares -= sale[2]
        if free.get(day):
            shares += free[day]
            cost += free[day] * price[day]
    return {sale[0]: sale[3] - sale[4] for sale in sold}, shares, cost


def match(sale, day, free, price):
    """Matches the rest of a sale with purchases of a day."""
    part = min(sale[2], free.get(day, Fraction(0)))
    if part:
        free[day] -= part
        sale[2] -= part
        sale[4] += part * price[day]


def adjusted_cost_base(trades):
    """Returns the gain of each sale, and the shares and their adjusted cost base at the end."""
    shares, cost, gains = Fraction(0), Fraction(0), {}
    for number, (day, action, quantity, total, fee) in enumerate(trades):
        if action == "buy":
            shares += quantity
            cost += total + fee
            continue
        gain = Fraction(total - fee) - cost * quantity / shares
        cost -= cost * quantity / shares
        shares -= quantity
        if gain < 0:
            first, last = day - timedelta(30), day + timedelta(30)
            window = [one for one in trades if first <= one[0] <= last]
            acquired = sum(one[2] for one in window if one[1] == "buy")
            held = sum(one[2] if one[1] == "buy" else -one[2] for one in trades if one[0] <= last)
            denied = -gain * min(quantity, acquired, held) / quantity
            cost += denied
            gain += denied
        gains[number] = gain
    return gains, shares, cost


def wash_sales(trades):
    """Returns the gains under FIFO, and the shares and their basis at the end, share by share."""
    shares, waiting, gains = [], [], {}
    for number, (day, action, quantity, total, fee) in enumerate(trades):
        if action == "buy":
            lot = [
                {"day": day, "lot": number, "own": Fraction(total + fee, quantity), "carried": None}
                for _ in range(quantity)
            ]
            shares += lot
            for one in lot:
                waiting = [loss for loss in waiting if (day - loss[0]).days <= 30]
                if not waiting:
                    break
                _, amount, sale = waiting.pop(0)
                carry(one, amount, shares)
                gains[sale] += amount
            continue
        each = Fraction(total - fee, quantity)
        gone = taken(shares, quantity)
        gains[number] = Fraction(0)
        reduced = {one["lot"] for one in gone if each < basis(one)}
        for one in gone:
            gains[number] += each - basis(one)
        for one in gone:
            loss = basis(one) - each
            if loss <= 0:
                continue
            for other in shares:
                recent = (day - other["day"]).days <= 30
                if recent and other["carried"] is None and other["lot"] not in reduced:
                    carry(other, loss, shares)
                    gains[number] += loss
                    break
            else:
                waiting.append((day, loss, number))
    return gains, Fraction(len(shares)), sum(map(basis, shares), Fraction(0))


def basis(share):
    return share["own"] + (share["carried"] or 0)


def carry(share, loss, shares):
    """Adds a loss to a share. The shares of a lot that replace others carry the same loss each."""
    share["carried"] = loss
    lot = [one for one in shares if one["lot"] == share["lot"] and one["carried"] is not None]
    each = sum(one["carried"] for one in lot) / len(lot)
    for one in lot:
        one["carried"] = each


def taken(shares, quantity):
    """Removes shares, the oldest lot first; of a lot, those that carry a loss first."""
    gone = []
    while len(gone) < quantity:
        lot = shares[0]["lot"]
        same = [one for one in shares if one["lot"] == lot]
        one = next((one for one in same if one["carried"] is not None), same[0])
        gone.append(one)
        shares.remove(one)
    return gone


def random_trades(random_source, length, span):
    """Returns a history in which no more is sold than is held."""
    days = sorted(
        date(2020, 1, 1) + timedelta(random_source.randrange(span)) for _ in range(length)
    )
    held, trades = 0, []
    for day in days:
        quantity = random_source.randint(1, 40)
        if held and random_source.random() < 0.45:
            quantity = min(quantity, held)
            held -= quantity
            action = "sell"
        else:
            held += quantity
            action = "buy"
        total = quantity * random_source.randint(5, 15)
        trades.append((day, action, quantity, total, random_source.choice((0, 0, 1, 2))))
    return trades


def csv_of(trades):
    """Returns a history as the library's comma-separated values."""
    lines = ["date,action,symbol,quantity,total,fee"]
    lines += [f"{day},{action},X,{q},{total},{fee}" for day, action, q, total, fee in trades]
    return "\n".join(lines) + "\n"


def digits(value):
    """Returns a fraction with 6 decimals."""
    return f"{round(Fraction(value) * 10**6) / 10**6:.6f}"


RULES = {
    "section_104": ("GBP", section_104),
    "adjusted_cost_base": ("CAD", adjusted_cost_base),
    "wash_sales": ("USD", wash_sales),
}


def case(name, rule, trades):
    """Returns a vector: the history, and the gains and the pool that follow from it."""
    currency, work = RULES[rule]
    gains, shares, cost = work(trades)
    return {
        "name": name,
        "rule": rule,
        "currency": currency,
        "csv": csv_of(trades),
        "gains": {str(number + 1): digits(gain) for number, gain in sorted(gains.items())},
        "quantity": str(shares),
        "cost": digits(cost),
    }


def day(text):
    return date.fromisoformat(text)


def public_cases():
    """Histories whose figures an authority or another project prints."""
    return [
        case(
            "HS284 example 3",
            "section_104",
            [
                (day("2014-04-01"), "buy", 1000, 4000, 150),
                (day("2017-09-01"), "buy", 500, 2050, 80),
                (day("2020-05-01"), "sell", 700, 3360, 100),
                (day("2021-02-01"), "sell", 400, 2080, 105),
            ],
        ),
        case(
            "CRYPTO22251",
            "section_104",
            [
                (day("2018-01-01"), "buy", 100, 1000, 0),
                (day("2018-02-01"), "buy", 50, 125000, 0),
                (day("2018-04-20"), "sell", 50, 300000, 0),
            ],
        ),
        case(
            "CRYPTO22254",
            "section_104",
            [
                (day("2018-01-01"), "buy", 8000, 1000, 0),
                (day("2018-08-30"), "sell", 5000, 500, 0),
                (day("2018-08-30"), "buy", 4000, 320, 0),
                (day("2018-08-30"), "buy", 1000, 75, 0),
                (day("2018-08-30"), "buy", 1000, 70, 0),
                (day("2018-08-30"), "sell", 2000, 142, 0),
                (day("2018-08-30"), "buy", 500, 35, 0),
            ],
        ),
        case(
            "CRYPTO22255",
            "section_104",
            [
                (day("2018-01-01"), "buy", 14000, 200000, 0),
                (day("2020-08-30"), "sell", 4000, 160000, 0),
                (day("2020-09-11"), "buy", 500, 17500, 0),
            ],
        ),
        case(
            "acb: basic",
            "adjusted_cost_base",
            [
                (day("2020-01-01"), "buy", 5, 250, 2),
                (day("2020-01-02"), "sell", 1, 60, 0),
            ],
        ),
        case(
            "acb: superficial",
            "adjusted_cost_base",
            [
                (day("2020-01-01"), "buy", 10, 10, 2),
                (day("2020-02-20"), "sell", 5, 1, 0),
                (day("2020-02-21"), "buy", 5, 1, 2),
            ],
        ),
        case(
            "VITA case study 1",
            "wash_sales",
            [
                (day("2020-01-01"), "buy", 100, 1000, 0),
                (day("2020-06-01"), "sell", 100, 750, 0),
                (day("2020-06-20"), "buy", 100, 800, 0),
            ],
        ),
    ]


def tax_rules():
    source = random.Random(104)
    cases = public_cases()
    for rule in RULES:
        for number in range(60):
            length = source.choice((5, 12, 30))
            trades = random_trades(source, length, source.choice((20, 120, 400)))
            cases.append(case(f"random {number + 1}", rule, trades))
    return cases


def corporate_actions():
    """Histories of actions with the exact shares and costs that they leave."""
    buy = "date,action,symbol,quantity,total,into,cost_share\n2024-01-02,buy,X,10,1000,,\n"
    rows = [
        ("split 2 for 1", "2024-02-01,split,X,2:1,,,\n", {"X": ("20", "1000")}),
        ("reverse split", "2024-02-01,split,X,1:10,,,\n", {"X": ("1", "1000")}),
        (
            "2 for 1, then 1 for 3",
            "2024-02-01,split,X,2:1,,,\n2024-02-02,split,X,1:3,,,\n",
            {"X": ("20/3", "1000")},
        ),
        ("stock dividend", "2024-02-01,stock_dividend,X,1:4,,,\n", {"X": ("25/2", "1000")}),
        (
            "spin-off",
            "2024-02-01,spin_off,X,1:3,,Y,1/5\n",
            {"X": ("10", "800"), "Y": ("10/3", "200")},
        ),
        ("merger for shares", "2024-02-01,merger,X,3:5,,Y,\n", {"Y": ("6", "1000")}),
        ("merger for shares and cash", "2024-02-01,merger,X,3:5,100,Y,\n", {"Y": ("6", "900")}),
        ("merger with a cost share", "2024-02-01,merger,X,3:5,100,Y,3/4\n", {"Y": ("6", "750")}),
        ("merger for cash", "2024-02-01,merger,X,,1500,,\n", {}),
        ("return of capital", "2024-02-01,return_of_capital,X,,300,,\n", {"X": ("10", "700")}),
        ("rights", "2024-02-01,rights,X,1:2,,R,\n", {"X": ("10", "1000"), "R": ("5", "0")}),
        (
            "exercise",
            "2024-02-01,rights,X,1:2,,R,1/10\n2024-03-01,exercise,R,5:5,50,Z,\n",
            {"X": ("10", "900"), "Z": ("5", "150")},
        ),
        ("worthless", "2024-02-01,worthless,X,,,,\n", {}),
        ("transfer out", "2024-02-01,transfer_out,X,4,,,\n", {"X": ("6", "600")}),
        ("transfer in", "2024-02-01,transfer_in,X,4,500,,\n", {"X": ("14", "1500")}),
    ]
    return [
        {"name": name, "currency": "EUR", "csv": buy + text, "held": held}
        for name, text, held in rows
    ]


def main() -> None:
    for name, cases in (("tax-rules", tax_rules()), ("corporate-actions", corporate_actions())):
        lines = ",\n".join(json.dumps(one) for one in cases)
        (DATA / f"{name}.json").write_text(f"[\n{lines}\n]\n")


if __name__ == "__main__":
    main()
