"""Measures adding and multiplying amounts, and loading the history, in Python.

    python_amounts.py add money|decimal|moneyed    nanoseconds an addition of two amounts
    python_amounts.py multiply money|decimal       nanoseconds for amount × rate, to 2 places
    python_amounts.py load money                   seconds of ``Rates.from_ecb()``

money is libmoney's ``Money``, decimal ``decimal.Decimal``, moneyed py-moneyed's ``Money``. Prints
the time and a check sum. libmoney's package must be on the path.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from decimal import Decimal
from statistics import median
from time import process_time
from typing import Any

COUNT = 8192
SECONDS_A_RUN = 0.2


def sample() -> list[tuple[str, str]]:
    """Pairs of amounts as text, from 0.01 to 10 billion, of either sign."""
    chance = random.Random(1)
    texts = []
    for _ in range(COUNT * 2):
        cents = chance.randrange(1, 10 ** chance.randrange(2, 13))
        texts.append(f"{chance.choice(('', '-'))}{cents // 100}.{cents % 100:02}")
    return list(zip(texts[:COUNT], texts[COUNT:]))


def timed(once: Callable[[], list[Any]]) -> tuple[float, list[Any]]:
    """Nanoseconds of one of the results, and the results."""
    results: list[Any] = []
    times: list[float] = []
    begin = process_time()
    while process_time() - begin < SECONDS_A_RUN:
        start = process_time()
        results = once()
        times.append(process_time() - start)
    return median(times) / COUNT * 1e9, results


def makers(kind: str) -> tuple[Callable[[str], Any], Callable[[Any], Decimal]]:
    """How an amount is made of a text, and its decimal is had."""
    if kind == "money":
        from libmoney import Money

        return lambda text: Money(text, "EUR"), lambda money: money.amount
    if kind == "moneyed":
        import moneyed

        return lambda text: moneyed.Money(text, "EUR"), lambda money: money.amount
    return Decimal, lambda decimal: decimal


def additions(kind: str) -> tuple[float, float]:
    make, amount_of = makers(kind)
    pairs = [(make(left), make(right)) for left, right in sample()]
    time, results = timed(lambda: [left + right for left, right in pairs])
    return time, float(sum(map(amount_of, results)))


def products(kind: str) -> tuple[float, float]:
    make, amount_of = makers(kind)
    chance = random.Random(2)
    pairs = [
        (make(left), Decimal(chance.randrange(5000, 25000)).scaleb(-4)) for left, _ in sample()
    ]
    if kind == "money":
        time, results = timed(lambda: [amount.multiplied(rate, 2) for amount, rate in pairs])
    else:
        cent = Decimal("0.01")
        time, results = timed(lambda: [(amount * rate).quantize(cent) for amount, rate in pairs])
    return time, float(sum(map(amount_of, results)))


def loads() -> tuple[float, float]:
    from libmoney import Rates

    times = []
    for _ in range(5):
        start = process_time()
        Rates.from_ecb()
        times.append(process_time() - start)
    return median(times), 0.0


def main(work: str, kind: str) -> None:
    works = {"add": lambda: additions(kind), "multiply": lambda: products(kind), "load": loads}
    print(*works[work]())


if __name__ == "__main__":
    main(*sys.argv[1:])
