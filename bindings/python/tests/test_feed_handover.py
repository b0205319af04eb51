"""Feeds handed over: to a converter, to a store and back."""

from __future__ import annotations

import pytest

from libmoney import (
    ArgumentError,
    BusyError,
    Converter,
    ConverterState,
    CurrenciesFeed,
    DocumentError,
    NotFound,
    Origin,
    PriceQuotesFeed,
    RatesFeed,
    Status,
    Store,
)

RATES = b'{"base":"EUR","date":"2026-10-30","rates":{"USD":1.1172}}'


def test_a_converter_takes_a_feed() -> None:
    feed, converter = RatesFeed.frankfurter(), Converter("EUR", "USD")
    converter.amount = "100"
    request = feed.next(0)
    assert request is not None
    converter.take(feed)
    assert converter.state() is ConverterState.LOADING
    assert converter.info().is_loading
    feed.receive_response(request, 200, None, RATES, 1)
    converter.take(feed)
    assert (converter.text, converter.info().origin) == ("111.72", Origin.NETWORK)
    feed.refresh()
    request = feed.next(2)
    assert request is not None
    feed.fail_request(request, "dns", 3)
    converter.take(feed)
    assert converter.state() is ConverterState.STALE
    assert converter.info().failure is Status.TRANSPORT
    assert converter.reason == str(feed.failure())
    revision = converter.revision
    converter.take(feed)
    assert converter.revision == revision
    for other in (None, CurrenciesFeed("not-a-key"), PriceQuotesFeed.finnhub("not-a-key")):
        with pytest.raises(TypeError):
            converter.take(other)  # type: ignore[arg-type]


def test_callbacks_of_a_feed_that_is_loaded() -> None:
    store, feed, heard = Store(":memory:"), RatesFeed.frankfurter(), []
    feed.restore(RATES, 60)
    store.save_feed("live", feed)
    again = RatesFeed.frankfurter()

    def hear(revision: int) -> None:
        heard.append(revision)
        with pytest.raises(BusyError):
            store.load_feed("live", again)
        raise ValueError("heard")

    again.on_change(hear)
    with pytest.raises(ValueError, match="heard"):
        store.load_feed("live", again)
    assert heard == [1]
    assert again.rates.to_json() == feed.rates.to_json()


def test_what_cannot_be_loaded() -> None:
    store, feed = Store(":memory:"), RatesFeed.frankfurter()
    for action in (store.save_feed, store.load_feed):
        with pytest.raises(NotFound):
            action("live", feed)
        with pytest.raises(TypeError):
            action("live", None)  # type: ignore[arg-type]
    store.save_setting("live", RATES.decode())
    with pytest.raises(DocumentError, match="missing instant of the feed"):
        store.load_feed("live", feed)
    assert feed.revision == 0
    feed.restore(RATES, 60)
    for action in (store.save_feed, store.load_feed):
        with pytest.raises(ArgumentError):
            action("", feed)
