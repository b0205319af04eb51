#!/usr/bin/env python3
"""Columns of amounts beside NumPy, pandas, pyarrow, CurrencyConverter and Python's Decimal.

    columns.py [ROWS]     LIBMONEY_PATH names the library; Benchmarks/columns.sh

Every result is compared with exact fractions, row by row, before it is timed. Both sides of a row
run in turns. Figures are medians, in nanoseconds a row: of the processor's time on one thread, of
the clock on the wall where a line says two.
"""

from __future__ import annotations

import datetime
import os
import random
import statistics
import sys
import time
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any, Callable

os.environ.setdefault("OMP_NUM_THREADS", "1")
ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "bindings" / "python"))

import numpy as np  # noqa: E402
import pandas as pd  # noqa: E402
import pyarrow as pa  # noqa: E402
import pyarrow.compute as pc  # noqa: E402
from libmoney import Rates, allocate_column, sum_column  # noqa: E402

pa.set_cpu_count(1)
HISTORY = ROOT / "share" / "ecb" / "eurofxref-hist.csv"
RATE = "1.0813"
CODES = ("USD", "JPY", "GBP", "CHF", "SEK", "NOK", "DKK", "PLN", "AUD", "CAD")
WEIGHTS = (1, 2, 3, 4, 5, 6, 7)
CHECKED = 20000
TWO = "    the same on two threads"


def rounds(
    ours: Callable[[], Any],
    peer: Callable[[], Any],
    ours_rows: int,
    peer_rows: int,
    clock: Callable[[], float] = time.process_time,
) -> tuple[float, float]:
    """Nanoseconds a row of both, in turns."""
    times: list[list[float]] = [[], []]
    for _ in range(9):
        for side, (work, rows) in enumerate(((ours, ours_rows), (peer, peer_rows))):
            start = clock()
            work()
            times[side].append((clock() - start) / rows * 1e9)
    return statistics.median(times[0]), statistics.median(times[1])


def half_even(value: Fraction) -> int:
    return round(value)


def check(name: str, got: Any, wanted: Any) -> None:
    for row, (left, right) in enumerate(zip(got, wanted)):
        if int(left) != right:
            raise SystemExit(f"{name}: row {row} is {left}, and exactly {right}")


below: list[str] = []
last: list[str] = []


def tell(name: str, ours: float, peer: float, wanted: float) -> None:
    """Prints a line; one on two threads is another way to what the line before it must reach."""
    holds = peer / ours >= wanted
    if name == TWO:
        missed = bool(below) and below[-1] == last[-1]
        if missed and holds:
            below.pop()
        mark = "   BELOW" if missed and not holds else ""
    else:
        last.append(name)
        if not holds:
            below.append(name)
        mark = "" if holds else "   BELOW"
    print(
        f"{name:62} {ours:9.2f} {peer:11.2f} {peer / ours:8.2f} x   (at least {wanted:g} x){mark}"
    )


def one_rate(values: np.ndarray[Any, Any]) -> None:
    rates = Rates([("EUR", "USD", RATE)])
    part = values[:CHECKED]
    exact = [half_even(Fraction(int(value)) * Fraction(RATE)) for value in part]
    check("one rate", rates.convert_column(part, "EUR", "USD"), exact)
    floats, factor = values / 100, float(RATE)
    place = np.empty_like(values)
    ours = lambda: rates.convert_column(values, "EUR", "USD", out=place)  # noqa: E731
    name = "convert int64 at one rate, into an array / np.round(x * r, 2)"
    peer = lambda: np.round(floats * factor, 2)  # noqa: E731
    tell(name, *rounds(ours, peer, len(values), len(values)), 2.5)
    both = lambda: rates.convert_column(values, "EUR", "USD", out=place, threads=2)  # noqa: E731
    tell(TWO, *rounds(both, peer, len(values), len(values), time.perf_counter), 2.5)
    small = len(values) // 10
    decimals = pa.array(
        [Decimal(int(value)).scaleb(-2) for value in values[:small]], pa.decimal128(18, 2)
    )
    scalar = pa.scalar(Decimal(RATE), pa.decimal128(6, 4))
    exactly = lambda: pc.round(pc.multiply(decimals, scalar), 2, round_mode="half_to_even")  # noqa: E731
    check("pyarrow", [value.as_py() * 100 for value in exactly()[:CHECKED]], exact)
    tell(
        "convert int64 at one rate / pyarrow multiply, round",
        *rounds(ours, exactly, len(values), small),
        40,
    )


def sums(values: np.ndarray[Any, Any]) -> None:
    if sum_column(values) != sum(map(int, values)):
        raise SystemExit("the sum is wrong")
    count = len(values)
    tell("sum int64 / numpy.sum", *rounds(lambda: sum_column(values), values.sum, count, count), 1)
    tell(
        TWO,
        *rounds(lambda: sum_column(values, threads=2), values.sum, count, count, time.perf_counter),
        1,
    )
    wide = np.empty((count, 2), np.int64)
    wide[:, 0], wide[:, 1] = values, values >> 63
    column = pa.Array.from_buffers(pa.decimal128(38, 2), count, [None, pa.py_buffer(wide)])
    if sum_column(column) != pc.sum(column).as_py():
        raise SystemExit("the sum of decimals is wrong")
    tell(
        "sum decimal128 / pyarrow sum",
        *rounds(lambda: sum_column(column), lambda: pc.sum(column), count, count),
        2,
    )


def mixed(values: np.ndarray[Any, Any], chance: np.random.Generator) -> None:
    rates = Rates.from_ecb()
    count = len(values)
    days = [day for day in rates.dates if day >= datetime.date(2005, 1, 3)]
    numbers = np.array([day.toordinal() - 719163 for day in days], np.int32)
    picked = chance.integers(0, len(days), count)
    codes = chance.integers(0, len(CODES), count).astype(np.int32)
    dates = pa.array(numbers[picked], pa.int32()).cast(pa.date32())
    currencies = pa.DictionaryArray.from_arrays(pa.array(codes), pa.array(CODES))
    amounts = pa.array(values)
    found = {
        (code, row): rates.find(name, "EUR", days[row]).rate
        for code, name in enumerate(CODES)
        for row in sorted(set(picked[:2000]))
    }
    scale = [Fraction(100 if name == "JPY" else 1) for name in CODES]
    exact = [
        half_even(int(values[row]) * scale[codes[row]] * found[codes[row], picked[row]])
        for row in range(2000)
    ]
    ours = lambda: rates.convert_column(amounts, currencies, "EUR", dates)  # noqa: E731
    check("mixed", ours()[:2000].to_pylist(), exact)
    table = pd.DataFrame(
        [(name, day, float(rates.find(name, "EUR", day).rate)) for name in CODES for day in days],
        columns=["currency", "day", "rate"],
    )
    table["currency"] = pd.Categorical(table["currency"], CODES)
    table["day"] = pd.Categorical(table["day"], days)
    frame = pd.DataFrame(
        {
            "amount": values / 100,
            "currency": pd.Categorical.from_codes(codes, CODES),
            "day": pd.Categorical.from_codes(picked, days),
        }
    )

    def merge() -> Any:
        joined = frame.merge(table, on=["currency", "day"], how="left")
        return np.round(joined["amount"] * joined["rate"], 2)

    tell(
        "mixed currencies and days / pandas merge, np.round", *rounds(ours, merge, count, count), 6
    )
    both = lambda: rates.convert_column(amounts, currencies, "EUR", dates, threads=2)  # noqa: E731
    tell(TWO, *rounds(both, merge, count, count, time.perf_counter), 6)
    from currency_converter import CurrencyConverter

    loop_rows = min(count, 20000)
    converter = CurrencyConverter(str(HISTORY))
    triples = [
        (int(values[row]) / 100, CODES[codes[row]], days[picked[row]]) for row in range(loop_rows)
    ]

    def loop() -> list[float]:
        return [
            round(converter.convert(amount, code, "EUR", day), 2) for amount, code, day in triples
        ]

    tell(
        "mixed currencies and days / CurrencyConverter's loop",
        *rounds(ours, loop, count, loop_rows),
        60,
    )


def allocation(values: np.ndarray[Any, Any]) -> None:
    total = sum(WEIGHTS)
    loop_rows = 3000

    def by_hand(amount: Decimal) -> list[Decimal]:
        cent = Decimal("0.01")
        shares = [(abs(amount) * weight / total).quantize(cent, "ROUND_DOWN") for weight in WEIGHTS]
        left = int((abs(amount) - sum(shares)) / cent)
        lost = [abs(amount) * weight / total - share for weight, share in zip(WEIGHTS, shares)]
        for index in sorted(range(len(WEIGHTS)), key=lambda index: -lost[index])[:left]:
            shares[index] += cent
        return [share.copy_sign(amount) if share else share for share in shares]

    columns = allocate_column(values, WEIGHTS)
    for row in range(CHECKED):
        amount = int(values[row])
        parts = [Fraction(abs(amount) * weight, total) for weight in WEIGHTS]
        shares = [part.numerator // part.denominator for part in parts]
        order = sorted(range(len(WEIGHTS)), key=lambda i: (shares[i] - parts[i], i))
        for index in order[: abs(amount) - sum(shares)]:
            shares[index] += 1
        wanted = [share if amount >= 0 else -share for share in shares]
        if [int(column[row]) for column in columns] != wanted:
            raise SystemExit(f"allocation: row {row} is not {wanted}")
    decimals = [Decimal(int(value)).scaleb(-2) for value in values[:loop_rows]]
    tell(
        "allocate over 7 weights / a loop over Decimal",
        *rounds(
            lambda: allocate_column(values, WEIGHTS),
            lambda: [by_hand(amount) for amount in decimals],
            len(values),
            loop_rows,
        ),
        50,
    )


def main() -> int:
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else 4_000_000
    chance = np.random.default_rng(random.Random(7).getrandbits(32))
    values = chance.integers(-(10**9), 10**9, rows)
    print(f"{'columns of ' + format(rows, ',') + ' rows':62} {'libmoney':>9} {'peer':>11}")
    one_rate(values)
    sums(values)
    mixed(values, chance)
    allocation(values[:1_000_000])
    return 1 if below else 0


if __name__ == "__main__":
    sys.exit(main())
