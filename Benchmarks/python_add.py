"""What adding amounts, and loading the history, take in Python.

    python_add.py money      nanoseconds an addition of two ``Money``
    python_add.py decimal    the same of two ``decimal.Decimal``
    python_add.py load       seconds of ``Rates.from_ecb()``

Prints the time and a check sum. libmoney's package must be on the path.
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


def additions(make: Callable[[str], Any]) -> tuple[float, float]:
    pairs = [(make(left), make(right)) for left, right in sample()]
    results: list[Any] = []
    times: list[float] = []
    begin = process_time()
    while process_time() - begin < SECONDS_A_RUN:
        start = process_time()
        results = [left + right for left, right in pairs]
        times.append(process_time() - start)
    total = results[0]
    for result in results[1:]:
        total += result
    return median(times) / COUNT * 1e9, float(str(total).split()[0])


def loads() -> tuple[float, float]:
    from libmoney import Rates

    times = []
    for _ in range(5):
        start = process_time()
        Rates.from_ecb()
        times.append(process_time() - start)
    return median(times), 0.0


def main(work: str) -> None:
    if work == "money":
        from libmoney import Money

        time, check = additions(lambda text: Money(text, "EUR"))
    elif work == "decimal":
        time, check = additions(Decimal)
    else:
        time, check = loads()
    print(time, check)


if __name__ == "__main__":
    main(*sys.argv[1:])
