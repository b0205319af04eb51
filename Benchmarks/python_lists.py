"""Measures columns that come from Python's lists, against loops over the same lists.

    python_lists.py    nanoseconds a row of each work and length, after a check of the results

The rows of a conversion differ in currency and day. ``loop`` converts existing amounts, and
``loop with amounts`` makes them of the lists and returns ints, as the columns do. The package must
be on the path.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import date, timedelta
from decimal import Decimal
from statistics import median
from time import process_time
from typing import Any

from libmoney import Money, NoRate, Rates, sum_column

LENGTHS = (8, 64, 512, 2048, 16384)
ROUNDS = 9
CODES = ("USD", "GBP", "CHF", "JPY", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF")


def time_of(work: Callable[[], Any], length: int) -> float:
    """Returns nanoseconds a row, over the calls of a few milliseconds."""
    calls = max(1, 20_000 // length)
    start = process_time()
    for _ in range(calls):
        work()
    return (process_time() - start) / calls / length * 1e9


def days_with_rates(rates: Rates) -> list[date]:
    """Returns the days with rates of some years."""
    days = [date(2015, 1, 5) + timedelta(number) for number in range(2800)]
    amount, found = Money(1, "USD"), []
    for day in days:
        try:
            rates.convert(amount, "EUR", on=day)
        except NoRate:
            continue
        found.append(day)
    return found


def works_of(length: int) -> dict[str, Callable[[], Any]]:
    rates, chance = Rates.from_ecb(), random.Random(length)
    known = days_with_rates(rates)
    days = [chance.choice(known) for _ in range(length)]
    cents = [chance.randrange(100, 10**7) for _ in range(length)]
    numbers = [Decimal(each).scaleb(-2) for each in cents]
    # As read from a file: equal codes are different objects.
    codes = ["".join(chance.choice(CODES)) for _ in range(length)]
    codes = [code[:1] + code[1:] for code in codes]
    amounts = [Money.from_minor(each, code) for each, code in zip(cents, codes)]
    convert, column = rates.convert, rates.convert_column

    def loop() -> list[Money]:
        return [convert(amount, "EUR", on=day) for amount, day in zip(amounts, days)]

    def loop_with_amounts() -> list[int]:
        return [
            convert(Money.from_minor(each, code), "EUR", on=day).minor
            for each, code, day in zip(cents, codes, days)
        ]

    works = {
        "loop": loop,
        "loop with amounts": loop_with_amounts,
        "column of ints": lambda: column(cents, codes, "EUR", on=days),
        "column of Decimals": lambda: column(numbers, codes, "EUR", on=days),
        "sum_column of ints": lambda: sum_column(cents),
        "sum() of ints": lambda: sum(cents),
        "sum_column of Decimals": lambda: sum_column(numbers),
        "sum() of Decimals": lambda: sum(numbers),
        "sum_column by currency": lambda: sum_column(cents, codes),
    }
    expected = loop_with_amounts()
    if not works["column of ints"]() == expected == [amount.minor for amount in loop()]:
        raise SystemExit("the column and the loop disagree")
    if sum_column(cents) != sum(cents) or sum_column(numbers) != sum(numbers):
        raise SystemExit("the sums disagree")
    return works


def main() -> None:
    for length in LENGTHS:
        works = works_of(length)
        times: dict[str, list[float]] = {name: [] for name in works}
        for _ in range(ROUNDS):
            for name, work in works.items():
                times[name].append(time_of(work, length))
        found = ", ".join(f"{name} {median(each):.1f}" for name, each in times.items())
        print(f"{length} rows: {found}", flush=True)


if __name__ == "__main__":
    main()
