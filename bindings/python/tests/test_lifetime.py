"""Copies, pickles, threads, memory, and the end of the interpreter."""

from __future__ import annotations

import copy
import gc
import os
import pickle
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Callable

import pytest

from libmoney import (
    Currency,
    CurrencyRegistry,
    Money,
    MoneyBag,
    NoRate,
    Rates,
    RatesBuilder,
    Rounding,
)


def registry() -> CurrencyRegistry:
    made = CurrencyRegistry()
    made.add("GEM", 3, "Gems")
    return made


VALUES: list[Any] = [
    Money("-10.50", "EUR"),
    Money(10**38 - 1, "JPY"),
    Money("1.5", "GEM", registry=registry()),
    MoneyBag(),
    MoneyBag(Money(1, "EUR"), Money("2.50", "USD")),
    Currency("CHF"),
    Currency("GEM", registry()),
    Rates([("EUR", "USD", "1.1")]).explain(Money(1, "EUR"), "USD"),
    Rounding.HALF_UP,
]


@pytest.mark.parametrize("value", VALUES, ids=repr)
@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_pickles(value: Any, protocol: int) -> None:
    again = pickle.loads(pickle.dumps(value, protocol))
    assert again == value
    assert repr(again) == repr(value)
    assert type(again) is type(value)


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_copies(value: Any) -> None:
    assert copy.copy(value) == value
    assert copy.deepcopy([value]) == [value]


def test_tables_and_registries() -> None:
    rates = Rates([("EUR", "USD", "1.1"), ("USD", "EUR", "7/8")], base="EUR", source="by hand")
    again = pickle.loads(pickle.dumps(rates))
    assert again.to_json() == rates.to_json()
    assert copy.deepcopy(rates) is rates
    registered = pickle.loads(pickle.dumps(registry()))
    assert [(one.code, one.digits, one.name) for one in registered] == [("GEM", 3, "Gems")]
    copied = copy.copy(registry())
    copied.add("MORE", 2)
    assert len(copied) == 2
    # Two owners of one object would release it twice.
    for action in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError):
            action(RatesBuilder())
        with pytest.raises(TypeError):
            action(rates._handle)


def in_threads(action: Callable[[int], Any], count: int = 8) -> list[Any]:
    """Returns the results of threads that start together."""
    barrier = threading.Barrier(count)

    def run(number: int) -> Any:
        barrier.wait()
        return action(number)

    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(run, range(count)))


def test_threads_share_tables_amounts_and_bags(ecb: Rates) -> None:
    amount = Money("100.00", "USD")
    bag = MoneyBag(amount, Money("5.00", "EUR"))
    days = ecb.dates[-300:]
    expected = [str(ecb.convert(amount, "GBP", on=day)) for day in days]

    def work(number: int) -> bool:
        for _ in range(5):
            assert [str(ecb.convert(amount, "GBP", on=day)) for day in days] == expected
            reduced = bag.reduce("EUR", ecb, on=days[number])
            assert reduced == (bag + MoneyBag()).reduce("EUR", ecb, on=days[number])
            with pytest.raises(NoRate) as caught:
                ecb.convert(amount, "XAF", on=days[number])
            assert str(days[number]) in str(caught.value)
        return True

    assert in_threads(work) == [True] * 8


def test_threads_read_documents_at_once(root: Path) -> None:
    document = (root / "share" / "ecb" / "eurofxref-hist.csv").read_bytes()
    assert len(set(in_threads(lambda number: repr(Rates.from_ecb(document)), 4))) == 1


def test_threads_fill_and_read_one_registry() -> None:
    shared = CurrencyRegistry()

    def work(number: int) -> int:
        for index in range(50):
            code = f"T{number}.{index}"
            shared.add(code, 2)
            assert Money("1.23", code, registry=shared).to_minor(shared) == 123
        return number

    assert in_threads(work) == list(range(8))
    assert len(shared) == 400


def resident() -> int:
    """The process's memory in bytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads /proc")
def test_memory_is_given_back() -> None:
    entries = [("EUR", "USD", "1.1", day) for day in ("2024-03-01", "2024-03-04")]
    amount = Money("10.00", "EUR")

    def work(count: int) -> None:
        for _ in range(count):
            rates = Rates(entries)
            rates.to_json()
            rates.explain(amount, "USD")
            MoneyBag(amount, amount) * 3 + amount
            registry()
            with pytest.raises(NoRate):
                rates.convert(amount, "CHF")
        gc.collect()

    work(2_000)
    before = resident()
    work(4_000)
    assert resident() - before < 4_000_000


def run(program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs a program in an interpreter of its own."""
    package = str(Path(__file__).resolve().parents[1])
    return subprocess.run(
        [sys.executable, "-X", "dev", "-c", program],
        env={**os.environ, "PYTHONPATH": package, **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_the_end_of_the_interpreter() -> None:
    program = """
import threading, time
import libmoney
from libmoney import *

rates = Rates.from_ecb()
bag = MoneyBag(Money(1, "EUR"))
builder = RatesBuilder()
registry = CurrencyRegistry()
cycle = [rates, bag]; cycle.append(cycle)
libmoney.kept = [Rates([("EUR", "USD", 2)]) for _ in range(10)]

def busy():
    while True:
        rates.convert(Money(1, "EUR"), "USD", on="2020-03-13")
        MoneyBag(Money(1, "EUR")) + Money(2, "USD")

for _ in range(3):
    threading.Thread(target=busy, daemon=True).start()
time.sleep(0.1)
print("done")
"""
    finished = run(program)
    assert (finished.returncode, finished.stdout, finished.stderr) == (0, "done\n", "")


def test_forks() -> None:
    program = """
import os
from libmoney import *
rates = Rates.from_ecb()
child = os.fork()
if child == 0:
    assert str(rates.convert(Money("1.00", "EUR"), "USD", on="2020-03-13")) == "1.11 USD"
    os._exit(0)
assert os.waitpid(child, 0)[1] == 0
print(rates.convert(Money("1.00", "EUR"), "USD", on="2020-03-13"))
"""
    finished = run(program)
    assert (finished.returncode, finished.stdout) == (0, "1.11 USD\n"), finished.stderr
