#!/usr/bin/env python3
"""Columns of amounts beside NumPy, pandas, pyarrow, CurrencyConverter and Python's Decimal.

columns.py OUT FLAVOR [ROWS]     LIBMONEY_PATH names the library; Benchmarks/columns.sh

Every result is compared with exact fractions, row by row, before timing. Both sides run in
turns. Times are processor time on one thread, and wall time for works with two threads.
"""

from __future__ import annotations

import datetime
import os
import random
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
from bench_results import Results  # noqa: E402
from contest import QUICK, turns  # noqa: E402
from libmoney import Rates, allocate_column, sum_column  # noqa: E402

pa.set_cpu_count(1)
HISTORY = ROOT / "share" / "ecb" / "eurofxref-hist.csv"
RATE = "1.0813"
CODES = ("USD", "JPY", "GBP", "CHF", "SEK", "NOK", "DKK", "PLN", "AUD", "CAD")
WEIGHTS = (1, 2, 3, 4, 5, 6, 7)
CHECKED = 20000
ROUNDS = 9
TWO = ", two threads, by the clock on the wall"

Work = Callable[[], Any]


class Contest:
    """Our works beside their peers'."""

    def __init__(self, flavor: str, rows: int) -> None:
        self.flavor = flavor
        self.results = Results(
            f"columns-{flavor}",
            f"Columns of {rows:,} rows, from Python ({flavor})",
            "A row's time. Peers run on one thread; so do we, unless a work says two.",
        )

    def run(
        self,
        id: str,
        work: str,
        ours: tuple[Work, int],
        peer: tuple[str, Work, int],
        clock: Callable[[], float] = time.process_time,
    ) -> None:
        """Both in turns, each with how many rows it does."""
        name, theirs, their_rows = peer
        times: tuple[list[float], list[float]] = ([], [])
        for _ in range(turns(ROUNDS)):
            for side, (body, rows) in enumerate((ours, (theirs, their_rows))):
                start = clock()
                body()
                times[side].append((clock() - start) / rows)
        self.results.compare(id, work, (self.flavor, times[0]), (name, times[1]))

    def run_on_two(
        self, id: str, work: str, ours: tuple[Work, int], peer: tuple[str, Work, int]
    ) -> None:
        self.run(f"{id}-two", work + TWO, ours, peer, time.perf_counter)


def half_even(value: Fraction) -> int:
    return round(value)


def check(name: str, got: Any, wanted: Any) -> None:
    for row, (left, right) in enumerate(zip(got, wanted)):
        if int(left) != right:
            raise SystemExit(f"{name}: row {row} is {left}, and exactly {right}")


def one_rate(contest: Contest, values: np.ndarray[Any, Any]) -> None:
    rates = Rates([("EUR", "USD", RATE)])
    part = values[:CHECKED]
    exact = [half_even(Fraction(int(value)) * Fraction(RATE)) for value in part]
    check("one rate", rates.convert_column(part, "EUR", "USD"), exact)
    floats, factor = values / 100, float(RATE)
    place = np.empty_like(values)
    ours = lambda: rates.convert_column(values, "EUR", "USD", out=place)  # noqa: E731
    work, count = "convert int64 at one rate, into an array", len(values)
    into = np.empty_like(floats)
    peers = {
        "np.round(x * r, 2)": lambda: np.round(floats * factor, 2),
        "the same, into an array": lambda: np.round(floats * factor, 2, out=into),
        "x * r, not rounded, into an array": lambda: np.multiply(floats, factor, out=into),
    }
    both = lambda: rates.convert_column(values, "EUR", "USD", out=place, threads=2)  # noqa: E731
    check("one rate, two threads", both()[:CHECKED], exact)
    for name, peer in peers.items():
        contest.run("column-convert", work, (ours, count), (name, peer, count))
        contest.run_on_two("column-convert", work, (both, count), (name, peer, count))
    made = lambda: rates.convert_column(values, "EUR", "USD")  # noqa: E731
    name = "np.round(x * r, 2)"
    contest.run(
        "column-convert-new",
        "convert int64 at one rate, into a new array",
        (made, count),
        (name, peers[name], count),
    )
    small = len(values) // 10
    decimals = pa.array(
        [Decimal(int(value)).scaleb(-2) for value in values[:small]], pa.decimal128(18, 2)
    )
    scalar = pa.scalar(Decimal(RATE), pa.decimal128(6, 4))
    exactly = lambda: pc.round(pc.multiply(decimals, scalar), 2, round_mode="half_to_even")  # noqa: E731
    check("pyarrow", [value.as_py() * 100 for value in exactly()[:CHECKED]], exact)
    contest.run("column-convert", work, (ours, count), ("pyarrow multiply, round", exactly, small))


def sums(contest: Contest, values: np.ndarray[Any, Any]) -> None:
    if sum_column(values) != sum(map(int, values)):
        raise SystemExit("the sum is wrong")
    count = len(values)
    work, peer = "sum int64, exactly", ("numpy.sum", values.sum, count)
    contest.run("column-sum", work, (lambda: sum_column(values), count), peer)
    contest.run_on_two("column-sum", work, (lambda: sum_column(values, threads=2), count), peer)
    arrow = pa.array(values)
    contest.run(
        "column-sum",
        work,
        (lambda: sum_column(arrow), count),
        ("pyarrow sum", lambda: pc.sum(arrow), count),
    )
    wide = np.empty((count, 2), np.int64)
    wide[:, 0], wide[:, 1] = values, values >> 63
    column = pa.Array.from_buffers(pa.decimal128(38, 2), count, [None, pa.py_buffer(wide)])
    if Fraction(sum_column(column)) != Fraction(sum(map(int, values)), 100):
        raise SystemExit("the sum of decimals is wrong")
    contest.run(
        "column-sum-decimal",
        "sum decimal128",
        (lambda: sum_column(column), count),
        ("pyarrow sum", lambda: pc.sum(column), count),
    )


def mixed(contest: Contest, values: np.ndarray[Any, Any], chance: np.random.Generator) -> None:
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
        for row in sorted(set(picked[:CHECKED]))
    }
    scale = [Fraction(100 if name == "JPY" else 1) for name in CODES]
    exact = [
        half_even(int(values[row]) * scale[codes[row]] * found[codes[row], picked[row]])
        for row in range(min(count, CHECKED))
    ]
    ours = lambda: rates.convert_column(amounts, currencies, "EUR", dates)  # noqa: E731
    check("mixed", ours()[:CHECKED].to_pylist(), exact)
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

    work, peer = "convert mixed currencies and days", ("pandas merge, np.round", merge, count)
    contest.run("column-mixed", work, (ours, count), peer)
    both = lambda: rates.convert_column(amounts, currencies, "EUR", dates, threads=2)  # noqa: E731
    if both() != ours():
        raise SystemExit("mixed: the results of two threads differ")
    contest.run_on_two("column-mixed", work, (both, count), peer)
    contest.run(
        "column-mixed", work, (ours, count), duckdb_join(table, codes, days, picked, values)
    )
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

    contest.run(
        "column-mixed", work, (ours, count), ("a loop over CurrencyConverter", loop, loop_rows)
    )


def duckdb_join(
    table: pd.DataFrame, codes: Any, days: list[datetime.date], picked: Any, values: Any
) -> tuple[str, Work, int]:
    """The join of amounts and rates in DuckDB, in memory and on one thread, rounded."""
    import duckdb

    database = duckdb.connect()
    database.execute("SET threads = 1")
    database.execute("SET enable_progress_bar = false")
    prices = pa.table(
        {
            "currency": pa.array([CODES.index(code) for code in table["currency"]], pa.int32()),
            "day": pa.array(list(table["day"]), pa.date32()),
            "rate": pa.array(table["rate"]),
        }
    )
    numbers = np.array([day.toordinal() - 719163 for day in days], np.int32)
    sales = pa.table(
        {
            "amount": pa.array(values / 100),
            "currency": pa.array(codes),
            "day": pa.array(numbers[picked], pa.int32()).cast(pa.date32()),
        }
    )
    database.register("prices_given", prices)
    database.register("sales_given", sales)
    database.execute("CREATE TABLE prices AS SELECT * FROM prices_given")
    database.execute("CREATE TABLE sales AS SELECT * FROM sales_given")
    query = "SELECT round(amount * rate, 2) AS amount FROM sales JOIN prices USING (currency, day)"
    joined = lambda: database.sql(query).to_arrow_table()  # noqa: E731
    if len(joined()) != len(values):
        raise SystemExit("the join lost rows")
    return "DuckDB join, round", joined, len(values)


def allocation(contest: Contest, values: np.ndarray[Any, Any]) -> None:
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
            raise SystemExit(f"allocation: row {row} must be {wanted}")
    decimals = [Decimal(int(value)).scaleb(-2) for value in values[:loop_rows]]
    contest.run(
        "column-allocate",
        f"allocate {len(values):,} amounts over 7 weights",
        (lambda: allocate_column(values, WEIGHTS), len(values)),
        (
            "a loop over Decimals",
            lambda: [by_hand(amount) for amount in decimals],
            loop_rows,
        ),
    )


def main() -> None:
    out, flavor = Path(sys.argv[1]), sys.argv[2]
    rows = int(sys.argv[3]) if len(sys.argv) > 3 else (100_000 if QUICK else 4_000_000)
    chance = np.random.default_rng(random.Random(7).getrandbits(32))
    values = chance.integers(-(10**9), 10**9, rows)
    contest = Contest(flavor, rows)
    one_rate(contest, values)
    sums(contest, values)
    mixed(contest, values, chance)
    allocation(contest, values[:1_000_000])
    contest.results.write(out)


if __name__ == "__main__":
    main()
