"""Columns of amounts beside data frames and databases, on one thread and on all cores.

frames.py OUT one|all|short     LIBMONEY_PATH names the library; Benchmarks/frames.sh

Every result is compared with exact fractions before anything is timed. All contestants run in turn.
One thread is measured in processor time, all cores by the clock on the wall.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterable
from decimal import Decimal
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "bindings" / "python"))

import numpy as np  # noqa: E402
from bench_results import ANOTHER_RESULT, NOT_RUN, Results  # noqa: E402
from column_data import CODES, RATE, Data, agrees  # noqa: E402
from column_peers import ENGINES, Contestant, Work  # noqa: E402
from contest import QUICK, turns  # noqa: E402
from libmoney import Money, Rates, sum_column  # noqa: E402

ROWS = 100_000 if QUICK else 4_000_000
ROUNDS = 5
OURS = "embedded"
TITLES = {
    "sum": "sum int64",
    "sum-decimal": "sum decimal128",
    "rate": f"× {RATE}, to 2 places",
    "rate-up": f"× {RATE}, to 2 places, ties away from zero",
    "group": f"sum by {len(CODES)} currencies",
    "dated": "convert at the rate of each row's day",
}
#: Rows of short columns, and for how long their calls are repeated in a turn.
SHORT_ROWS = (8, 512, 2048, 16384)
SHORT_SECONDS = 0.1
#: The engines that short columns are compared with.
SHORT_PEERS = ("NumPy", "Polars", "DuckDB")
#: The engines that are not installed, which this process found.
MISSING: set[str] = set()


def own_works(data: Data, threads: int) -> dict[str, Contestant]:
    """The works of libmoney, on int64 in cents."""
    one_rate = Rates([("EUR", "USD", RATE)])
    place = np.empty_like(data.minors)
    minors, dates = data.minors, data.dates

    def converted() -> Any:
        return one_rate.convert_column(minors, "EUR", "USD", out=place, threads=threads)

    def converted_up() -> Any:
        return one_rate.convert_column(
            minors, "EUR", "USD", rounding="HALF_UP", out=place, threads=threads
        )

    def dated() -> Any:
        return data.rates.convert_column(
            data.table["minor"].chunk(0), data.currencies, "EUR", dates, threads=threads
        )

    def groups(sums: dict[str, Money]) -> list[int]:
        yen = {"JPY": 1}
        return [int(sums[code].amount * yen.get(code, 100)) for code in CODES]

    return {
        "sum": (lambda: sum_column(minors, threads=threads), lambda total: [int(total)], False),
        "sum-decimal": (
            lambda: sum_column(data.big, threads=threads),
            lambda total: [int(Decimal(total) * 100)],
            False,
        ),
        "rate": (converted, np.asarray, False),
        "rate-up": (converted_up, np.asarray, False),
        "group": (lambda: sum_column(minors, data.currencies, threads=threads), groups, False),
        "dated": (dated, np.asarray, False),
    }


def exact(data: Data) -> dict[str, Callable[[], list[int]]]:
    """The exact results of all works."""
    return {
        "sum": lambda: [data.total()],
        "sum-decimal": lambda: [data.total()],
        "rate": data.products,
        "rate-up": data.products_up,
        "group": data.totals,
        "dated": data.conversions,
    }


def engines(
    data: Data, threads: int, names: Iterable[str] = tuple(ENGINES)
) -> dict[str, dict[str, Contestant]]:
    """The works of each engine that is installed; the others are missing."""
    found: dict[str, dict[str, Contestant]] = {}
    for name in names:
        try:
            found[name] = ENGINES[name](data, threads)
        except ImportError as error:
            print(f"peer {name}: {error}", file=sys.stderr)
            MISSING.add(name)
    return found


def state(name: str, contestant: Contestant, wanted: Any) -> str:
    """The reason not to time a contestant; "" if it computes the wanted result."""
    body, reader, is_float = contestant
    try:
        found = reader(body())
    except Exception as error:  # an engine that fails must not end the others' benchmark
        print(f"peer {name}: {error}", file=sys.stderr)
        return NOT_RUN
    return "" if agrees(found, wanted, is_float) else ANOTHER_RESULT


def timed(body: Work, clock: Callable[[], float], rows: int, least: float = 0) -> float:
    """Seconds a row: the mean of calls that last at least `least` seconds together."""
    calls, start = 0, clock()
    while True:
        body()
        calls += 1
        seconds = clock() - start
        if seconds >= least:
            return seconds / calls / rows


def contest(
    results: Results,
    id: str,
    title: str,
    contestants: dict[str, Contestant],
    wanted: list[int],
    times: Callable[[Work], float],
) -> None:
    """Measures all contestants of a work that agree with libmoney.

    :param wanted: the exact results, of the first rows.
    """
    body, reader, _ = contestants[OURS]
    found = list(reader(body()))
    if [int(one) for one in found[: len(wanted)]] != wanted:
        raise SystemExit(f"{title}: libmoney's result is wrong")
    states = {name: state(name, one, found) for name, one in contestants.items()}
    samples: dict[str, list[float]] = {name: [] for name in contestants if not states[name]}
    for _ in range(turns(ROUNDS)):
        for name, taken in samples.items():
            taken.append(times(contestants[name][0]))
    own = (OURS, samples.pop(OURS))
    for name in contestants:
        if name in samples:
            results.compare(id, title, own, (name, samples[name]))
        elif name != OURS:
            results.skip(id, title, own, name, states[name])
    for name in ENGINES:
        if name in MISSING:
            results.skip(id, title, own, name, NOT_RUN)


def long_columns(out: Path, is_parallel: bool) -> None:
    """All works over long columns."""
    threads = (os.cpu_count() or 1) if is_parallel else 1
    clock = time.perf_counter if is_parallel else time.process_time
    way = f"all cores ({threads})" if is_parallel else "one thread"
    note = (
        "A row's time. libmoney computes with int64 in cents, and exactly; the peers with int64 in"
        " sums, decimals of 18 digits in products, and floats in NumPy, in pandas and in"
        " conversions at a day's rate. Float results may differ by a cent in one row of a thousand."
    )
    name = "frames-all" if is_parallel else "frames-one"
    title = f"Columns beside data frames and databases, {ROWS:,} rows, {way}"
    results = Results(name, title, note, is_matrix=True)
    data = Data(ROWS)
    own, peers, wanted = own_works(data, threads), engines(data, threads), exact(data)
    for work, work_title in TITLES.items():
        contestants = {OURS: own[work]}
        contestants |= {peer: works[work] for peer, works in peers.items() if work in works}
        contest(
            results,
            f"frame-{work}" + ("-all" if is_parallel else ""),
            work_title,
            contestants,
            wanted[work](),
            lambda body: timed(body, clock, ROWS),
        )
    results.write(out)


def short_columns(out: Path) -> None:
    """Conversions at each row's day, of short columns."""
    note = (
        "A row's time. The loop converts one Money after another; NumPy looks floats up in a dense"
        " table of rates; DuckDB and Polars join."
    )
    results = Results("frames-short", "Short columns, from Python", note, is_matrix=True)
    for rows in SHORT_ROWS[:2] if QUICK else SHORT_ROWS:
        data = Data(rows)
        wanted = data.conversions()
        contestants = {OURS: own_works(data, 1)["dated"], "a loop over Money": loop(data)}
        for name, works in engines(data, 1, SHORT_PEERS).items():
            contestants[name] = works["dated"]
        contest(
            results,
            f"short-{rows}",
            f"convert {rows:,} rows at the rate of each row's day",
            contestants,
            wanted,
            lambda body, rows=rows: timed(body, time.process_time, rows, SHORT_SECONDS),
        )
    results.write(out)


def loop(data: Data) -> Contestant:
    """The same conversions, one amount after another."""
    rows = [
        (
            Money.from_minor(int(data.minors[row]), CODES[data.codes[row]]),
            data.days[data.picked[row]],
        )
        for row in range(data.rows)
    ]
    rates = data.rates

    def body() -> list[Money]:
        return [rates.convert(amount, "EUR", day) for amount, day in rows]

    return body, lambda found: [int(one.amount * 100) for one in found], False


def main() -> None:
    out, way = Path(sys.argv[1]), sys.argv[2]
    if way == "short":
        short_columns(out)
    else:
        long_columns(out, way == "all")


if __name__ == "__main__":
    main()
