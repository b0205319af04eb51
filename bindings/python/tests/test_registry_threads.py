"""Threads share registries: additions by one do not disturb the calls of the others."""

from __future__ import annotations

import subprocess
import sys
import threading
from typing import Any

import pytest

from libmoney import AmountFormat, CurrencyRegistry, DuplicateCurrency, Money
from libmoney._currency import currency
from libmoney._currency import registry_handle as module
from libmoney._currency.currency import registry_handle

#: Every call releases Python's lock, as in a free-threaded build: four threads read a registry that
#: one fills.
PROGRAM = """
import sys, threading
from libmoney import CurrencyRegistry, Money
from libmoney._library import native

native._locked = native._unlocked
sys.setswitchinterval(1e-6)
registry, known, errors = CurrencyRegistry(), [], []
registry.add("C0", 2)

def read():
    try:
        while len(known) < COUNT:
            code = known[-1] if known else "C0"
            amount = Money("1.5", code, registry=registry)
            assert str(amount.normalized(registry=registry)) == f"1.50 {code}"
            Money("3", code, registry=registry).split(2, registry=registry)
    except BaseException as error:
        errors.append(error)

COUNT = 800
threads = [threading.Thread(target=read) for _ in range(4)]
for thread in threads:
    thread.start()
for number in range(1, COUNT + 1):
    registry.add(f"C{number}", 2, "N" * 100)
    known.append(f"C{number}")
for thread in threads:
    thread.join()
assert not errors, errors
assert len(registry) == COUNT + 1 and list(registry)[-1].code == f"C{COUNT}"
"""


def test_threads_read_what_another_fills() -> None:
    ended = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr


def test_a_call_keeps_the_currencies_that_it_began_with() -> None:
    registry = CurrencyRegistry()
    registry.add("GEM", 2)
    held = registry_handle(registry)
    registry.add("COIN", 0)
    assert registry_handle(registry) is not held
    assert [one.code for one in registry] == ["GEM", "COIN"]
    registry._handle, new = held, registry._handle  # type: ignore[assignment]
    assert [one.code for one in registry] == ["GEM"]
    registry._handle = new


def test_a_registry_that_nobody_else_uses_grows_in_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ensures that a thousand currencies do not need a million steps."""
    registry, copies = CurrencyRegistry(), []
    original = currency.copied
    monkeypatch.setattr(currency, "copied", lambda handle: copies.append(1) or original(handle))
    for number in range(100):
        registry.add(f"C{number}", 2)
        assert Money(1, f"C{number}", registry=registry).currency == f"C{number}"
    assert not copies


def test_where_python_counts_no_references_all_is_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "sys", object())
    registry = CurrencyRegistry()
    for code in ("GEM", "COIN"):
        before = registry._handle
        registry.add(code, 2, code.lower())
        assert registry._handle is not before
    assert [(one.code, one.name) for one in registry] == [("GEM", "gem"), ("COIN", "coin")]


def test_a_currency_that_is_there_changes_nothing() -> None:
    registry = CurrencyRegistry()
    registry.add("GEM", 2)
    held: Any = registry_handle(registry)
    with pytest.raises(DuplicateCurrency):
        registry.add("GEM", 3)
    assert registry._handle is held and len(registry) == 1


def test_a_format_finds_what_was_added_later() -> None:
    registry = CurrencyRegistry()
    shown = AmountFormat("#,##0.00 ¤¤", registry=registry)
    registry.add("GEM", 2)
    assert shown.format(Money("5", "GEM", registry=registry)) == "5.00 GEM"
    assert shown.parse("5.00 GEM") == Money("5", "GEM", registry=registry)


def test_a_registry_changes_while_another_thread_forks() -> None:
    """A child can add: no thread that it does not have holds the lock."""
    os = pytest.importorskip("os")
    if not hasattr(os, "fork"):
        pytest.skip("the system has no fork")
    registry, ended = CurrencyRegistry(), threading.Event()

    def fill() -> None:
        number = 0
        while not ended.is_set() and number < 20_000:
            registry.add(f"C{number}", 2)
            number += 1

    thread = threading.Thread(target=fill)
    thread.start()
    try:
        for _ in range(20):
            child = os.fork()
            if child == 0:
                CurrencyRegistry().add("GEM", 2)
                os._exit(7)
            assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
    finally:
        ended.set()
        thread.join()
