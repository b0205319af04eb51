"""Measures one work of the package CurrencyConverter.

    converter.py load HISTORY.csv [decimal]                   seconds a load
    converter.py convert HISTORY.csv CONVERSIONS [decimal]    nanoseconds each

Prints the time and a check sum.
"""

from __future__ import annotations

import sys
from datetime import date
from statistics import median
from time import process_time

from currency_converter import CurrencyConverter

SECONDS_A_RUN = 0.4


def load(history: str, decimal: bool) -> tuple[float, float]:
    """The median of a few loads, after a first one that fills the package's memory of dates."""
    CurrencyConverter(history, decimal=decimal)
    times = []
    for _ in range(3):
        start = process_time()
        CurrencyConverter(history, decimal=decimal)
        times.append(process_time() - start)
    return median(times), 0.0


def convert(history: str, conversions: str, decimal: bool) -> tuple[float, float]:
    converter = CurrencyConverter(history, decimal=decimal)
    work = []
    with open(conversions) as lines:
        for line in lines:
            cents, source, target, day = line.split()
            work.append((converter.cast(cents) / 100, source, target, date.fromisoformat(day)))
    times: list[float] = []
    results: list[float] = []
    begin = process_time()
    while process_time() - begin < SECONDS_A_RUN:
        start = process_time()
        results = [
            converter.convert(amount, source, target, date=day)
            for amount, source, target, day in work
        ]
        times.append(process_time() - start)
    return median(times) / len(work) * 1e9, float(sum(results))


def main(work: str, history: str, *rest: str) -> None:
    decimal = "decimal" in rest
    if work == "load":
        time, check = load(history, decimal)
    else:
        time, check = convert(history, rest[0], decimal)
    print(time, check)


if __name__ == "__main__":
    main(*sys.argv[1:])
