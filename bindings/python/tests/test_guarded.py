"""Long calls release Python's lock; other threads wait for the object, with no deadlock."""

from __future__ import annotations

import os
import sys
import threading
from datetime import date, timedelta
from itertools import count
from typing import Any

import pytest

from libmoney import (
    Basket,
    BusyError,
    Catalogue,
    Money,
    Portfolio,
    PortfolioView,
    RatesFeed,
    StateError,
    Wallet,
    progress,
)
from libmoney._ffi.guarded import guarded, running
from libmoney._library import native
from libmoney._raw import GUARDED, SIGNATURES, UNLOCKED


def large_portfolio(size: int) -> Portfolio:
    portfolio = Portfolio("EUR")
    start = date(2010, 1, 1)
    for number in range(size):
        symbol, day = f"S{number % 50}", start + timedelta(number % 3000)
        portfolio.buy(symbol, quantity=2, total=Money(10 + number % 7, "EUR"), on=day)
    return portfolio


QUOTES = {f"S{number}": "7.5" for number in range(50)}


def lets_others_run(work: Any, tries: int) -> bool:
    """Whether another thread runs Python while the call works, in one of some tries.

    No thread has to give Python's lock away meanwhile, so the other one gets it from the call or
    not at all.
    """
    old = sys.getswitchinterval()
    for _ in range(tries):
        begin, ran = threading.Event(), []
        other = threading.Thread(target=lambda begin=begin, ran=ran: (begin.wait(), ran.append(1)))
        other.start()
        sys.setswitchinterval(1000)
        try:
            begin.set()
            work()
            has_run = bool(ran)
        finally:
            sys.setswitchinterval(old)
        other.join()
        if has_run:
            return True
    return False


def feed_answer() -> None:
    feed = RatesFeed.currencylayer("key")
    request = feed.next(0)
    assert request is not None
    feed.receive_response(request, 200, "application/json", b" " * 1_000_000 + b"{}", 1)


def works() -> dict[str, Any]:
    portfolio = large_portfolio(5000)
    view = PortfolioView(on=date(2024, 1, 1))
    view.set_transactions(portfolio)
    view.set_quotes(QUOTES)
    days = count()

    def another_day() -> date:
        """The portfolio's cached results for a day do not apply to another one."""
        return date(2024, 1, 1) + timedelta(next(days))

    return {
        "value": lambda: portfolio.value(QUOTES, on=another_day()),
        "xirr of a portfolio": lambda: portfolio.xirr(QUOTES, on=another_day()),
        "value of a view": view.value,
        "document": portfolio.to_json,
        "answer": feed_answer,
    }


@pytest.mark.parametrize("name", list(works()))
def test_long_calls_let_other_threads_run(name: str) -> None:
    # A busy machine starts the other thread late.
    assert lets_others_run(works()[name], tries=5000)


def test_short_calls_keep_the_lock() -> None:
    """So the test above can fail."""
    assert not lets_others_run(lambda: [Money(1, "EUR").split(3) for _ in range(1000)], tries=100)


class Held:
    """A thread inside a long call, until it is let go."""

    def __init__(self, work: Any, inside: Any = None) -> None:
        self.entered, self.leave = threading.Event(), threading.Event()
        self.errors: list[BaseException] = []
        self._work, self._inside = work, inside
        self._thread = threading.Thread(target=self._run)
        self._thread.start()
        assert self.entered.wait(30)

    def _run(self) -> None:
        def report(done: int, total: int) -> None:
            if not self.entered.is_set():
                self.entered.set()
                self.leave.wait(30)
                if self._inside is not None:
                    self._inside()

        try:
            with progress(report):
                self._work()
        except BaseException as error:
            self.errors.append(error)

    def end(self) -> None:
        self.leave.set()
        self._thread.join(30)
        assert not self._thread.is_alive()


def test_another_thread_waits_for_the_object() -> None:
    portfolio = large_portfolio(3000)
    held = Held(lambda: portfolio.value(QUOTES, on="2024-01-01"))
    done = threading.Event()

    def change() -> None:
        portfolio.buy("NEW", quantity=1, total=Money(1, "EUR"), on="2024-01-01")
        done.set()

    other = threading.Thread(target=change)
    other.start()
    assert not done.wait(0.1)
    # Other objects are not held up.
    Portfolio("EUR").buy("A", quantity=1, total=Money(1, "EUR"), on="2024-01-01")
    held.end()
    assert done.wait(30)
    other.join()
    assert not held.errors and "NEW" in str(portfolio.to_json())


def test_two_threads_that_want_each_other_s_object_do_not_hang() -> None:
    first, second = large_portfolio(3000), large_portfolio(3000)
    values = [lambda one=one: one.value(QUOTES, on="2024-01-01") for one in (first, second)]
    one = Held(values[0], values[1])
    two = Held(values[1], values[0])
    one.end()
    two.end()
    # The first would have waited for the second; the second changes an object in a callback.
    assert [str(*one.errors), type(*one.errors)] == [
        "object is in use by another thread",
        BusyError,
    ]
    assert [type(error) for error in two.errors] == [BusyError]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_child_does_not_wait_for_a_thread_of_its_parent() -> None:
    portfolio, other = large_portfolio(3000), large_portfolio(10)
    held = Held(lambda: portfolio.value(QUOTES, on="2024-01-01"))
    child = os.fork()
    if child == 0:
        try:
            other.value(QUOTES, on="2024-01-01")
            portfolio.value(QUOTES, on="2024-01-01")
        except StateError:
            os._exit(7)
        finally:
            os._exit(1)
    held.end()
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7


def test_threads_that_value_and_change_one_portfolio() -> None:
    portfolio = large_portfolio(500)
    errors: list[BaseException] = []

    def change(symbol: str) -> None:
        try:
            for _ in range(100):
                portfolio.buy(symbol, quantity=1, total=Money(1, "EUR"), on="2024-01-01")
                portfolio.value({**QUOTES, "A": "1", "B": "1", "C": "1"}, on="2024-01-01")
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=change, args=(symbol,)) for symbol in "ABC"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors
    assert len(portfolio) == 800


def small_wallet() -> Wallet:
    return Wallet(Money(1, "EUR"))


def small_catalogue(size: int = 2) -> Catalogue:
    catalogue = Catalogue("EUR")
    for number in range(size):
        catalogue.add(f"P{number}", 1)
    return catalogue


def small_basket() -> Basket:
    basket = Basket(small_catalogue())
    basket.add("P1")
    return basket


class Blocked:
    """Replaces a function of the library: a call that lasts until it is released."""

    restype = None

    def __init__(self, name: str) -> None:
        self.argtypes = SIGNATURES[name][1]
        self.entered, self.leave = threading.Event(), threading.Event()

    def __call__(self, *_: object) -> None:
        self.entered.set()
        self.leave.wait(30)


#: The long call, the data that it writes, and a change of that data by another thread.
WRITERS: dict[str, tuple[str, Any, Any]] = {
    "wallet": ("money_wallet_to_json", small_wallet, lambda one: one.add(Money(1, "EUR"))),
    "label": ("money_wallet_to_json", small_wallet, lambda one: one.add(Money(1, "EUR"), "x")),
    "journal": ("money_wallet_to_journal", small_wallet, lambda one: one.remove(1)),
    "transfer": (
        "money_wallet_to_json",
        small_wallet,
        lambda one: Wallet.transfer([(one, Wallet(), Money(1, "EUR"))]),
    ),
    "catalogue": ("money_catalogue_to_json", small_catalogue, lambda one: one.remove("P1")),
    "rows": ("money_catalogue_to_csv", small_catalogue, lambda one: one.remove("P1")),
    "basket": ("money_basket_to_json", small_basket, lambda one: one.clear()),
    "stored": (
        "money_store_basket_save",
        small_basket,
        lambda one: one.add("P0"),
    ),
}


@pytest.mark.parametrize("name", list(WRITERS))
def test_nobody_changes_what_another_thread_writes(name: str) -> None:
    function, make, change = WRITERS[name]
    thing, blocked = make(), Blocked(function)
    guard = guarded(blocked, blocked.argtypes, GUARDED)
    given = [
        thing._handle if isinstance(thing._handle, kind) else None for kind in blocked.argtypes
    ]
    before, changed = thing.to_json(), threading.Event()
    writer = threading.Thread(target=guard, args=given)
    writer.start()
    assert blocked.entered.wait(30)
    other = threading.Thread(target=lambda: (change(thing), changed.set()))
    other.start()
    was_changed = changed.wait(0.1)
    blocked.leave.set()
    assert changed.wait(30)
    writer.join()
    other.join()
    assert not was_changed
    assert thing.to_json() != before


def test_an_amount_is_added_while_another_object_is_written() -> None:
    """The method in C falls back to the one in Python, which does not wait here."""
    wallet, catalogue = Wallet(), small_catalogue(3000)
    held = Held(catalogue.to_csv)
    assert wallet.add(Money(1, "EUR")) == 1
    held.end()
    assert wallet.add(Money(1, "EUR")) == 2 and not running


def test_a_callback_s_error_is_of_its_own_thread() -> None:
    """A short call of another thread comes between the callback and the end of the long call."""

    class Ours(Exception):
        pass

    def report(done: int, total: int) -> None:
        raise Ours

    catalogue, ours, stop = small_catalogue(600), 0, threading.Event()
    errors: list[BaseException] = []

    def work() -> None:
        while not stop.is_set():
            try:
                Money(1, "EUR").to_json()
            except BaseException as error:
                errors.append(error)

    others = [threading.Thread(target=work) for _ in range(2)]
    for other in others:
        other.start()
    old = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(200):
            try:
                with progress(report):
                    catalogue.to_csv()
            except Ours:
                ours += 1
    finally:
        sys.setswitchinterval(old)
        stop.set()
        for other in others:
            other.join()
    assert not errors and ours == 200


def test_each_long_function_is_guarded_where_it_changes_an_object() -> None:
    names = [kind.__name__ for kind in GUARDED]
    assert {"WalletHandle", "BasketHandle", "CatalogueHandle", "PortfolioHandle"} < set(names)
    assert {"FeedHandle", "CalculatorHandle", "ConverterHandle", "PortfolioViewHandle"} < set(names)
    # A table of rates never changes.
    assert "RatesHandle" not in names
    assert {
        "money_portfolio_value",
        "money_portfolio_xirr",
        "money_feed_receive_response",
    } <= UNLOCKED
    for name in UNLOCKED:
        kinds = [kind for kind in SIGNATURES[name][1] if kind in GUARDED]
        assert bool(kinds) == (getattr(native, name).__name__ == "call")
