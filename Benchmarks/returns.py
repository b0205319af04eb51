"""The internal rate of return of 1,000 flows beside pyxirr, and whether both find the same.

returns.py OUT    OUT contains the program that returns.sh built

pyxirr accepts doubles, libmoney exact amounts. Both are measured by themselves: the C function from
its arrays, pyxirr from its lists of dates and floats. All run in turn, and medians are compared.
Below them are the calls of a Python program that stores its amounts as Decimal or Money, and the
periodic rate of numpy-financial, over flows 365 days apart, for which both rates are the same.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import date, timedelta
from decimal import Decimal
from pathlib import Path
from statistics import median

import pyxirr
from bench_results import ANOTHER_RESULT, NOT_RUN, Results
from contest import turns

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "bindings" / "python"))
os.environ.setdefault("LIBMONEY_PATH", str(ROOT / "build" / "standard" / "lib" / "libmoney.so.0"))

import libmoney  # noqa: E402

FLAVORS = ("standard", "embedded")
ROUNDS = 9
CASES = 2000
CLOSE = 1e-9

#: The flows of the periodic rate, a year of 365 days apart.
PERIODS = 30
PERIOD = timedelta(365)

Flows = list[tuple[date, Decimal]]


def portfolio(source: random.Random, count: int) -> Flows:
    """Returns a first deposit, flows in and out over twenty years, and the final value."""
    start = date(2004, 1, 1)
    flows = [(start, Decimal(-1000000))]
    for _ in range(count - 2):
        amount = Decimal(source.randrange(1000, 100000)) / 100
        day = start + timedelta(source.randrange(1, 7300))
        flows.append((day, -amount if source.random() < 0.75 else amount))
    worth = -sum(amount for _, amount in flows) * source.randrange(50, 300) / 100
    flows.append((start + timedelta(7300), round(worth, 2)))
    return flows


def anything(source: random.Random) -> Flows:
    """Returns flows of any signs and dates, with any number of roots."""
    start, days = date(2000, 1, 1), source.choice([30, 365, 3650, 20000])
    return [
        (start + timedelta(source.randrange(days)), Decimal(source.randrange(-99999, 99999)) / 100)
        for _ in range(source.choice([2, 3, 5, 7, 20, 1000]))
    ]


def theirs(flows: Flows) -> float | None:
    try:
        return pyxirr.xirr([day for day, _ in flows], [float(amount) for _, amount in flows])
    except pyxirr.InvalidPaymentsError:
        return None


def compare() -> tuple[int, int, int]:
    """Counts the cases with a rate from pyxirr, from libmoney alone, and from pyxirr by mistake."""
    source = random.Random(20240229)
    found = more = undefined = 0
    for index in range(CASES):
        flows = (
            anything(source) if index % 2 else portfolio(source, 1000 if index % 20 == 0 else 30)
        )
        answer, ours = theirs(flows), libmoney.xirr(flows)
        if answer is None:
            if not ours.rates and ours.reason is None:
                raise SystemExit(f"no rate, and no reason: {flows}")
            more += bool(ours.rates)
            continue
        if ours.outcome is libmoney.XirrOutcome.UNDEFINED:
            # Flows of one date are worth the same at any rate.
            undefined += 1
            continue
        found += 1
        if not any(abs(rate - answer) <= CLOSE * max(1, abs(answer)) for rate in ours.rates):
            raise SystemExit(f"pyxirr finds {answer!r}, and we {ours}: {flows}")
    return found, more, undefined


def duration(call: Callable[[], object]) -> float:
    """The median of many calls, in seconds."""
    single = []
    for _ in range(100):
        started = time.process_time()
        call()
        single.append(time.process_time() - started)
    return median(single)


def periodic(results: Results) -> None:
    """Measures the rate of a yearly payment beside numpy-financial, if it is installed."""
    work = f"IRR of {PERIODS} yearly flows, in Python"
    source, start = random.Random(3), date(2000, 1, 1)
    amounts = [Decimal(-100000), *(Decimal(source.randrange(4000, 9000)) for _ in range(PERIODS))]
    flows = [(start + PERIOD * index, amount) for index, amount in enumerate(amounts)]
    floats = [float(amount) for amount in amounts]
    try:
        import numpy_financial
    except ImportError:
        mine = ("standard", [duration(lambda: libmoney.xirr(flows)) for _ in range(turns(ROUNDS))])
        results.skip("irr", work, mine, "numpy-financial, floats", NOT_RUN)
        return
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(turns(ROUNDS)):
        times[0].append(duration(lambda: libmoney.xirr(flows)))
        times[1].append(duration(lambda: numpy_financial.irr(floats)))
    mine = ("standard", times[0])
    (rate,) = libmoney.xirr(flows).rates
    if abs(rate - numpy_financial.irr(floats)) > CLOSE:
        results.skip("irr", work, mine, "numpy-financial, floats", ANOTHER_RESULT)
    else:
        results.compare("irr", work, mine, ("numpy-financial, floats", times[1]))


def main() -> None:
    out = Path(sys.argv[1])
    flows = portfolio(random.Random(1), 1000)
    data = out / "returns-data"
    data.write_text("".join(f"{day} {amount}\n" for day, amount in flows))
    dates, amounts = [day for day, _ in flows], [float(amount) for _, amount in flows]
    moneys = [(day, libmoney.Money(amount, "EUR")) for day, amount in flows]
    calls: dict[str, Callable[[], object]] = {
        "pyxirr": lambda: pyxirr.xirr(dates, amounts),
        "pyxirr, Decimals": lambda: pyxirr.xirr(flows),
        "Moneys": lambda: libmoney.xirr(moneys),
        "Decimals": lambda: libmoney.xirr(flows),
    }
    times: dict[str, list[float]] = {name: [] for name in FLAVORS}
    for _ in range(turns(ROUNDS)):
        for flavor in FLAVORS:
            library = str(ROOT / "build" / flavor / "lib")
            told = subprocess.run(
                [str(out / "returns"), str(data)],
                env={**os.environ, "LD_LIBRARY_PATH": library},
                capture_output=True,
                text=True,
                check=True,
            ).stdout.split()
            times[flavor].append(float(told[0]) * 1e-9)
            if abs(float(told[1]) - pyxirr.xirr(dates, amounts)) > CLOSE:
                raise SystemExit(f"the rates differ: {told[1:]}")
        for name, call in calls.items():
            times.setdefault(name, []).append(duration(call))
    found, more, undefined = compare()
    results = Results(
        "returns",
        "XIRR over 1,000 flows",
        f"Of {CASES:,} random cases pyxirr finds a rate in {found:,}: libmoney finds it in each, "
        f"within {CLOSE:g}. Only libmoney finds one in another {more:,}. In {undefined:,} pyxirr "
        "returns a rate although it is undefined for flows of one date or sign.",
    )
    for flavor in FLAVORS:
        results.compare(
            "xirr",
            "from arrays, in C",
            (flavor, times[flavor]),
            ("pyxirr, floats", times["pyxirr"]),
        )
    peer = ("pyxirr, Decimals", times["pyxirr, Decimals"])
    for name in ("Moneys", "Decimals"):
        results.compare(
            f"xirr-{name.lower()}",
            f"from a list of {name}, in Python",
            ("standard", times[name]),
            peer,
        )
    periodic(results)
    results.write(out)


if __name__ == "__main__":
    main()
