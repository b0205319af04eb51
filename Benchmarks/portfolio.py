#!/usr/bin/env python3
"""A portfolio of 100,000 transactions in 200 tickers, loaded, booked first in first out and valued.

portfolio.py OUT    OUT contains the program that portfolio.sh built

beancount books a shorter history of the same kind, and the remaining positions of both are
compared. It would need a quarter of an hour for the longer one. beancount is not measured, because
its format differs. All figures are processor time in this run.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from datetime import date, timedelta
from decimal import Decimal
from pathlib import Path

from bench_results import Results
from contest import turns

ROOT = Path(__file__).resolve().parents[1]
COUNT = 100_000
COMPARED = 10_000
TICKERS = 200
ROUNDS = 2
FLAVOURS = ("standard", "embedded")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def transactions(count: int) -> list[tuple[str, str, str, int, Decimal]]:
    chance = random.Random(6)
    tickers = [f"T{LETTERS[i // 26]}{LETTERS[i % 26]}A" for i in range(TICKERS)]
    held = dict.fromkeys(tickers, 0)
    made = []
    for number in range(count):
        when = str(date(2000, 1, 1) + timedelta(number * 9000 // count))
        ticker = chance.choice(tickers)
        sells = held[ticker] > 0 and chance.random() < 0.45
        quantity = chance.randint(1, min(held[ticker], 60) if sells else 50)
        held[ticker] += -quantity if sells else quantity
        price = Decimal(chance.randint(1000, 99999)).scaleb(-2)
        made.append((when, "sell" if sells else "buy", ticker, quantity, price))
    return made


def write(made: list[tuple[str, str, str, int, Decimal]], out: Path) -> None:
    with (out / "portfolio.txt").open("w") as plain:
        for when, action, ticker, quantity, price in made:
            plain.write(f"{when} {action} {ticker} {quantity} {quantity * price}\n")
    with (out / "portfolio.beancount").open("w") as ledger:
        ledger.write('option "booking_method" "FIFO"\n')
        for account in ("Cash", "Stocks"):
            ledger.write(f"1999-01-01 open Assets:{account}\n")
        ledger.write("1999-01-01 open Income:Gains\n")
        for when, action, ticker, quantity, price in made:
            ledger.write(f'{when} * "{action}"\n')
            if action == "buy":
                ledger.write(f"  Assets:Stocks  {quantity} {ticker} {{{price} USD}}\n")
                ledger.write("  Assets:Cash\n")
            else:
                ledger.write(f"  Assets:Stocks  -{quantity} {ticker} {{}} @ {price} USD\n")
                ledger.write(f"  Assets:Cash  {quantity * price} USD\n  Income:Gains\n")


def beancount(path: Path) -> dict[str, tuple[Decimal, Decimal]]:
    """Returns the remaining quantity and cost of each ticker."""
    # It caches parsed files next to them, unless disabled before the import.
    os.environ["BEANCOUNT_DISABLE_LOAD_CACHE"] = "1"
    from beancount import loader
    from beancount.core import data, inventory

    entries, errors, _ = loader.load_file(str(path))
    if errors:
        raise SystemExit(f"beancount: {errors[0]}")
    held = inventory.Inventory()
    for entry in entries:
        if isinstance(entry, data.Transaction):
            for posting in entry.postings:
                if posting.account == "Assets:Stocks":
                    held.add_position(posting)
    left: dict[str, tuple[Decimal, Decimal]] = {}
    for position in held:
        quantity, cost = left.get(position.units.currency, (Decimal(0), Decimal(0)))
        units = position.units.number
        left[position.units.currency] = (quantity + units, cost + units * position.cost.number)
    return left


def libmoney(
    program: Path, flavour: str, path: Path
) -> tuple[list[float], dict[str, tuple[Decimal, Decimal]]]:
    environment = {**os.environ, "LD_LIBRARY_PATH": str(ROOT / "build" / flavour / "lib")}
    command = [str(program), str(path), "5"]
    output = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    ).stdout
    left = {}
    seconds: list[float] = []
    for line in output.splitlines():
        words = line.split()
        if words[0] == "seconds":
            seconds = [float(word) for word in words[1:]]
        elif Decimal(words[2]):
            left[words[1]] = (Decimal(words[2]), Decimal(words[3]))
    return seconds, left


def check(
    left: dict[str, tuple[Decimal, Decimal]], expected: dict[str, tuple[Decimal, Decimal]]
) -> None:
    # The costs of partial lots are rounded to the cent, so totals may differ slightly.
    for ticker, (quantity, cost) in expected.items():
        if quantity and (
            left[ticker][0] != quantity or abs(left[ticker][1] - cost) > Decimal("1.00")
        ):
            raise SystemExit(f"{ticker}: must be {(quantity, cost)}, got {left[ticker]}")


def main() -> None:
    out = Path(sys.argv[1])
    write(transactions(COMPARED), out)
    expected = beancount(out / "portfolio.beancount")
    for flavour in FLAVOURS:
        check(libmoney(out / "portfolio", flavour, out / "portfolio.txt")[1], expected)
    write(transactions(COUNT), out)
    ours: dict[str, list[list[float]]] = {flavour: [] for flavour in FLAVOURS}
    for _ in range(turns(ROUNDS)):
        for flavour in FLAVOURS:
            ours[flavour].append(libmoney(out / "portfolio", flavour, out / "portfolio.txt")[0])
    results = Results("portfolio", f"A portfolio of {COUNT:,} transactions in {TICKERS} tickers")
    for flavour in FLAVOURS:
        whole = [loading + valuing for loading, valuing, _, _ in ours[flavour]]
        results.tell("portfolio", "read, checked, valued", flavour, whole)
    for flavour in FLAVOURS:
        for column, id, work in (
            (1, "portfolio-value", "of it the valuation"),
            (2, "portfolio-more", "one transaction more, and valued again"),
            (3, "portfolio-json", "read from JSON"),
        ):
            results.tell(id, work, flavour, [found[column] for found in ours[flavour]])
    results.write(out)


if __name__ == "__main__":
    main()
