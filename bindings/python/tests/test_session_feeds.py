"""What a session takes from feeds; the acceptance program says the same in C and Python."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest

from libmoney import (
    Action,
    Money,
    QuotesFeed,
    RatesFeed,
    RetrievalError,
    SavingError,
    Session,
    SessionState,
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
    feed.answer(feed.next(0) or 0, 200, None, MAP, 0)
    return feed


def test_what_there_is(store: TransactionsFeed) -> None:
    session, quotes = Session(), QuotesFeed.finnhub("not-a-key")
    session.take(quotes)
    assert session.revision == 0
    session.take(store)
    assert session.symbols == ["ABC"]
    for symbol in session.symbols:
        quotes.add(symbol)
    quotes.answer(quotes.next(1) or 0, 200, None, b'{"c":12.5,"t":1}', 1)
    session.take(quotes)
    assert session.state() is SessionState.READY
    assert session.summary().result.value.amount == Decimal("125.00")


def test_what_could_not_be_had(store: TransactionsFeed) -> None:
    session = Session()
    session.take(store)
    store.refresh()
    store.no_answer(store.next(1) or 0, "connection", 1)
    session.take(store)
    assert session.state() is SessionState.RETRIEVAL_FAILED
    assert session.reason == str(store.failure())
    assert session.symbols == ["ABC"]


def test_the_last_failure_of_one_instant_is_told(store: TransactionsFeed) -> None:
    session = Session()
    id = store.put(Transaction("ABC", "2024-01-03", Action.BUY, 1, total=Money(9, "EUR")))
    store.answer(store.next(5) or 0, 500, None, b"", 5)
    assert isinstance(store.failure(), SavingError)
    session.take(store)
    assert session.reason == ""
    store.refresh()
    store.answer(store.next(5) or 0, 500, None, b"", 5)
    assert isinstance(store.failure(), RetrievalError)
    assert isinstance(store.failure(id), SavingError)


def test_other_feeds_are_refused() -> None:
    with pytest.raises(TypeError):
        Session().take(RatesFeed.frankfurter())  # type: ignore[arg-type]


def test_the_acceptance_program_says_the_same_in_both_languages() -> None:
    said = (EXAMPLES / "python" / "investments_app.expected").read_text()
    assert said == (EXAMPLES / "c" / "investments_app.expected").read_text()
