"""Measures loops over 10^5 rows of CSV: amounts, Decimal, int cents and py-moneyed in Python.

    python_rows.py CONTESTANT    nanoseconds a row of each of WORKS, on one line
    python_rows.py               all contestants in turn, after a check that their results are equal

A contestant is money, decimal, cents, moneyed or reading, which makes no amounts. Each loop reads
the rows with the csv module, makes an amount of each, and ends with texts. A contestant without a
work prints 0 for it. The packages must be on the path.
"""

from __future__ import annotations

import csv
import io
import random
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from decimal import Decimal
from statistics import median
from time import process_time
from typing import Any

ROWS = 100_000
ROUNDS = 7
#: The titles of the works on the page.
TITLES = {
    "totals": "totals by currency",
    "scaled": "amount × rate, its total, the text of each row",
    "lists": "a list's sum, largest and order",
    "mixed": "totals, a third of the rows with 3 decimals",
    "columns": "amount × rate, amount and currency written as two columns",
}
RATES = {
    code: Decimal(rate)
    for code, rate in (("EUR", "1"), ("USD", "1.0837"), ("GBP", "0.8512"), ("CHF", "0.95"))
}
#: Half to even, as Decimal's context rounds.
CENT = Decimal("0.01")


def table(is_mixed: bool) -> str:
    """Returns rows of an amount and a currency: 0.01 to 100,000.00, of either sign."""
    chance = random.Random(1)
    out = io.StringIO()
    writer = csv.writer(out)
    for row in range(ROWS):
        digits = 3 if is_mixed and row % 3 == 0 else 2
        units = chance.randrange(1, 10 ** chance.randrange(3, 8))
        sign = "-" if chance.random() < 0.25 else ""
        text = f"{sign}{units // 100}.{units % 100:02}" + ("5" if digits == 3 else "")
        writer.writerow((text, chance.choice(list(RATES))))
    return out.getvalue()


TABLES = {False: table(False), True: table(True)}


def rows(is_mixed: bool = False) -> Iterator[list[str]]:
    return csv.reader(io.StringIO(TABLES[is_mixed]))


def nothing() -> dict[str, Callable[[], Any]]:
    """Reading the rows alone, the minimum for any contestant."""

    def read(is_mixed: bool = False) -> None:
        for _text, _code in rows(is_mixed):
            pass

    return {work: read for work in TITLES}


def money() -> dict[str, Callable[[], Any]]:
    from libmoney import Money

    def totals(is_mixed: bool = False) -> list[str]:
        found: dict[str, Any] = defaultdict(int)
        for text, code in rows(is_mixed):
            found[code] += Money(text, code)
        return [str(total) for total in found.values()]

    def scaled() -> list[str]:
        found: dict[str, Any] = defaultdict(int)
        texts = []
        for text, code in rows():
            product = Money(text, code).multiplied(RATES[code], 2)
            found[code] += product
            texts.append(str(product))
        return texts + [str(total) for total in found.values()]

    def lists() -> list[str]:
        amounts = [Money(text, "EUR") for text, _code in rows()]
        return [str(Money.sum(amounts)), str(max(amounts)), *map(str, sorted(amounts)[::1000])]

    def columns() -> str:
        out = io.StringIO()
        writer = csv.writer(out)
        for text, code in rows():
            product = Money(text, code).multiplied(RATES[code], 2)
            writer.writerow((product.amount, product.currency))
        return out.getvalue()

    return {
        "totals": totals,
        "scaled": scaled,
        "lists": lists,
        "mixed": lambda: totals(True),
        "columns": columns,
    }


def decimal() -> dict[str, Callable[[], Any]]:
    def totals(is_mixed: bool = False) -> list[str]:
        found: dict[str, Any] = defaultdict(int)
        for text, code in rows(is_mixed):
            found[code] += Decimal(text)
        return [f"{total} {code}" for code, total in found.items()]

    def scaled() -> list[str]:
        found: dict[str, Any] = defaultdict(int)
        texts = []
        for text, code in rows():
            product = (Decimal(text) * RATES[code]).quantize(CENT)
            found[code] += product
            texts.append(f"{product} {code}")
        return texts + [f"{total} {code}" for code, total in found.items()]

    def lists() -> list[str]:
        amounts = [Decimal(text) for text, _code in rows()]
        chosen = [sum(amounts), max(amounts), *sorted(amounts)[::1000]]
        return [f"{amount} EUR" for amount in chosen]

    def columns() -> str:
        out = io.StringIO()
        writer = csv.writer(out)
        for text, code in rows():
            writer.writerow(((Decimal(text) * RATES[code]).quantize(CENT), code))
        return out.getvalue()

    return {
        "totals": totals,
        "scaled": scaled,
        "lists": lists,
        "mixed": lambda: totals(True),
        "columns": columns,
    }


def cents() -> dict[str, Callable[[], Any]]:
    """Ints of a fixed unit, with the arithmetic of exact programs: no float, and ties to even."""
    rates = {code: int(rate * 10000) for code, rate in RATES.items()}

    def read(text: str, places: int) -> int:
        whole, _, fraction = text.partition(".")
        units = int(whole.lstrip("-")) * 10**places + int(fraction.ljust(places, "0"))
        return -units if text[0] == "-" else units

    def shown(units: int, places: int) -> str:
        whole, fraction = divmod(abs(units), 10**places)
        return f"{'-' if units < 0 else ''}{whole}.{fraction:0{places}}"

    def product_of(units: int, rate: int) -> int:
        quotient, rest = divmod(units * rate, 10000)
        return quotient + (rest > 5000 or (rest == 5000 and quotient % 2 == 1))

    def totals(is_mixed: bool = False) -> list[str]:
        found: dict[str, int] = defaultdict(int)
        places = 3 if is_mixed else 2
        for text, code in rows(is_mixed):
            found[code] += read(text, places)
        return [f"{shown(total, places)} {code}" for code, total in found.items()]

    def scaled() -> list[str]:
        found: dict[str, int] = defaultdict(int)
        texts = []
        for text, code in rows():
            product = product_of(read(text, 2), rates[code])
            found[code] += product
            texts.append(f"{shown(product, 2)} {code}")
        return texts + [f"{shown(total, 2)} {code}" for code, total in found.items()]

    def lists() -> list[str]:
        amounts = [read(text, 2) for text, _code in rows()]
        chosen = [sum(amounts), max(amounts), *sorted(amounts)[::1000]]
        return [f"{shown(amount, 2)} EUR" for amount in chosen]

    def columns() -> str:
        out = io.StringIO()
        writer = csv.writer(out)
        for text, code in rows():
            writer.writerow((shown(product_of(read(text, 2), rates[code]), 2), code))
        return out.getvalue()

    return {
        "totals": totals,
        "scaled": scaled,
        "lists": lists,
        "mixed": lambda: totals(True),
        "columns": columns,
    }


def moneyed() -> dict[str, Callable[[], Any]]:
    """py-moneyed, whose own text is in the form of a locale."""
    from moneyed import Money

    def shown(amount: Any) -> str:
        return f"{amount.amount} {amount.currency.code}"

    def totals(is_mixed: bool = False) -> list[str]:
        found: dict[str, Any] = defaultdict(int)
        for text, code in rows(is_mixed):
            found[code] += Money(text, code)
        return [shown(total) for total in found.values()]

    def scaled() -> list[str]:
        found: dict[str, Any] = defaultdict(int)
        texts = []
        for text, code in rows():
            product = (Money(text, code) * RATES[code]).round(2)
            found[code] += product
            texts.append(shown(product))
        return texts + [shown(total) for total in found.values()]

    def lists() -> list[str]:
        amounts = [Money(text, "EUR") for text, _code in rows()]
        return [shown(amount) for amount in (sum(amounts), max(amounts), *sorted(amounts)[::1000])]

    def columns() -> str:
        out = io.StringIO()
        writer = csv.writer(out)
        for text, code in rows():
            product = (Money(text, code) * RATES[code]).round(2)
            writer.writerow((product.amount, product.currency.code))
        return out.getvalue()

    return {
        "totals": totals,
        "scaled": scaled,
        "lists": lists,
        "mixed": lambda: totals(True),
        "columns": columns,
    }


CONTESTANTS = {
    "money": money,
    "decimal": decimal,
    "cents": cents,
    "moneyed": moneyed,
    "reading": nothing,
}


def time_of(work: Callable[[], Any]) -> float:
    """Returns nanoseconds a row."""
    start = process_time()
    work()
    return (process_time() - start) / ROWS * 1e9


def check_same(contestants: dict[str, dict[str, Callable[[], Any]]]) -> None:
    """Checks that the results of all contestants that make amounts are equal."""
    for work in TITLES:
        expected = contestants["decimal"][work]()
        for kind, works in contestants.items():
            if kind != "reading" and works[work]() != expected:
                raise SystemExit(f"{kind} disagrees with decimal: {work}")


def all_in_turn() -> None:
    contestants = {kind: make() for kind, make in CONTESTANTS.items()}
    check_same(contestants)
    for work, title in TITLES.items():
        times: dict[str, list[float]] = {kind: [] for kind in contestants}
        for _ in range(ROUNDS):
            for kind, works in contestants.items():
                times[kind].append(time_of(works[work]))
        ours = median(times["money"])
        found = (
            f"{kind} {median(each):.0f} ({median(each) / ours:.2f})" for kind, each in times.items()
        )
        print(f"{title}: {', '.join(found)}")


def main(*kinds: str) -> None:
    if not kinds:
        all_in_turn()
        return
    works = CONTESTANTS[kinds[0]]()
    # The first pass includes the imports.
    print(*(min(time_of(works[work]) for _ in range(2)) for work in TITLES))


if __name__ == "__main__":
    main(*sys.argv[1:])
