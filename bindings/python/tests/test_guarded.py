"""Long calls release Python's lock; other threads wait for the object, and nobody waits forever."""

from __future__ import annotations

import os
import sys
import threading
from datetime import date, timedelta
from itertools import count
from typing import Any

import pytest

from libmoney import (
    BusyError,
    Money,
    Portfolio,
    PortfolioView,
    RatesFeed,
    StateError,
    progress,
)
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


def lets_others_run(work: Any) -> bool:
    """Whether another thread runs Python while the call works, in one of some tries.

    No thread has to give Python's lock away meanwhile, so the other one gets it from the call or
    not at all.
    """
    old = sys.getswitchinterval()
    for _ in range(100):
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
    feed.answer(request, 200, "application/json", b" " * 1_000_000 + b"{}", 1)


def works() -> dict[str, Any]:
    portfolio = large_portfolio(5000)
    view = PortfolioView(on=date(2024, 1, 1))
    view.retrieved(portfolio)
    view.priced(QUOTES)
    days = count()

    def another_day() -> date:
        """What the portfolio keeps of a day is of no use on another one."""
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
    assert lets_others_run(works()[name])


def test_short_calls_keep_the_lock() -> None:
    """So the test above can fail."""
    assert not lets_others_run(lambda: [Money(1, "EUR").split(3) for _ in range(1000)])


class Held:
    """A thread inside ``value`` of a portfolio, until it is let go."""

    def __init__(self, portfolio: Portfolio, inside: Any = None) -> None:
        self.entered, self.leave = threading.Event(), threading.Event()
        self.errors: list[BaseException] = []
        self._portfolio, self._inside = portfolio, inside
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
                self._portfolio.value(QUOTES, on="2024-01-01")
        except BaseException as error:
            self.errors.append(error)

    def end(self) -> None:
        self.leave.set()
        self._thread.join(30)
        assert not self._thread.is_alive()


def test_another_thread_waits_for_the_object() -> None:
    portfolio = large_portfolio(3000)
    held = Held(portfolio)
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
    one = Held(first, lambda: second.value(QUOTES, on="2024-01-01"))
    two = Held(second, lambda: first.value(QUOTES, on="2024-01-01"))
    one.end()
    two.end()
    # The first would have waited for the second; the second changes an object in a callback.
    assert [str(*one.errors), type(*one.errors)] == [
        "another thread is in a call of the object",
        BusyError,
    ]
    assert [type(error) for error in two.errors] == [BusyError]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_child_does_not_wait_for_a_thread_of_its_parent() -> None:
    portfolio, other = large_portfolio(3000), large_portfolio(10)
    held = Held(portfolio)
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


def test_each_long_function_is_guarded_where_it_changes_an_object() -> None:
    names = [kind.__name__ for kind in GUARDED]
    assert names == ["PortfolioHandle", "FeedHandle", "PortfolioViewHandle"]
    assert {"money_portfolio_value", "money_portfolio_xirr", "money_feed_answer"} <= UNLOCKED
    for name in UNLOCKED:
        kinds = [kind for kind in SIGNATURES[name][1] if kind in GUARDED]
        assert bool(kinds) == (getattr(native, name).__name__ == "call")
