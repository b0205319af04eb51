"""Views that read from feeds; the acceptance program prints the same in C and Python."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest

from libmoney import (
    Action,
    Money,
    PortfolioView,
    PortfolioViewState,
    PriceQuotesFeed,
    RatesFeed,
    RetrievalError,
    SavingError,
    Transaction,
    TransactionsFeed,
)

EXAMPLES = Path(__file__).resolve().parents[3] / "examples"
MAP = (
    b'{"1":{"date":"2024-01-02","type":"buy","ticker":"ABC","quantity":10,"sum":100,'
    b'"currency":"EUR"}}'
)


@pytest.fixture
def store() -> TransactionsFeed:
    """A store of one transaction."""
    feed = TransactionsFeed("http://localhost", "EUR")
    feed.receive_response(feed.next(0) or 0, 200, None, MAP, 0)
    return feed


def test_what_there_is(store: TransactionsFeed) -> None:
    view, quotes = PortfolioView(), PriceQuotesFeed.finnhub("not-a-key")
    view.take(quotes)
    assert view.revision == 0
    view.take(store)
    assert view.symbols == ["ABC"]
    for symbol in view.symbols:
        quotes.add(symbol)
    quotes.receive_response(quotes.next(1) or 0, 200, None, b'{"c":12.5,"t":1}', 1)
    view.take(quotes)
    assert view.state() is PortfolioViewState.READY
    assert view.value().value.amount == Decimal("125.00")


def test_what_could_not_be_had(store: TransactionsFeed) -> None:
    view = PortfolioView()
    view.take(store)
    store.refresh()
    store.fail_request(store.next(1) or 0, "connection", 1)
    view.take(store)
    assert view.state() is PortfolioViewState.TRANSACTIONS_FAILED
    assert view.reason == str(store.failure())
    assert view.symbols == ["ABC"]


def test_the_last_failure_of_one_instant_is_told(store: TransactionsFeed) -> None:
    view = PortfolioView()
    id = store.put(Transaction("ABC", "2024-01-03", Action.BUY, 1, total=Money(9, "EUR")))
    store.receive_response(store.next(5) or 0, 500, None, b"", 5)
    assert isinstance(store.failure(), SavingError)
    view.take(store)
    assert view.reason == ""
    store.refresh()
    store.receive_response(store.next(5) or 0, 500, None, b"", 5)
    assert isinstance(store.failure(), RetrievalError)
    assert isinstance(store.failure(id), SavingError)


def test_other_feeds_are_refused() -> None:
    with pytest.raises(TypeError):
        PortfolioView().take(RatesFeed.frankfurter())  # type: ignore[arg-type]


def test_the_acceptance_program_says_the_same_in_both_languages() -> None:
    said = (EXAMPLES / "python" / "investments_app.expected").read_text()
    assert said == (EXAMPLES / "c" / "investments_app.expected").read_text()
