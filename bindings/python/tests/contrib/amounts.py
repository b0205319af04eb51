"""Amounts for the tests of columns."""

from __future__ import annotations

import random
from decimal import Decimal

from libmoney import Money


def some_amounts(count: int, currencies: list[str], seed: int) -> list[Money | None]:
    """Amounts of every size, some of them missing."""
    chance = random.Random(seed)
    found: list[Money | None] = []
    for _ in range(count):
        if chance.random() < 0.1:
            found.append(None)
            continue
        limit = chance.choice([10, 10**6, 2**62, 2**64, 10**25])
        number = Decimal(f"{chance.randint(-limit, limit)}E-{chance.choice([0, 1, 2, 4])}")
        found.append(Money(number, chance.choice(currencies)))
    return found
