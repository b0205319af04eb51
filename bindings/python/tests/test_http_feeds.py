"""Feeds of every provider, carried by ``libmoney.http``, against a real server on loopback."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
from http_server import ENVIRONMENT, KEY, NETWORK, Server, behaviours

from libmoney import (
    Action,
    BusyError,
    CurrenciesFeed,
    Feed,
    FeedState,
    LimitError,
    Money,
    OperationState,
    OutOfMemory,
    PriceQuotesFeed,
    PriceState,
    RatesFeed,
    Status,
    Transaction,
    TransactionsFeed,
    UnknownRequest,
)
from libmoney.http import Transport

#: A minute after the documents' own time.
NOW = 1793372460
MINUTE = timedelta(minutes=1)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server() as server:
        yield server


@pytest.fixture
def transport() -> Iterator[Transport]:
    with Transport(body_max=1 << 20) as transport:
        yield transport


def carry(transport: Transport, feed: Feed, now: int = NOW) -> int:
    """Sends the feed's requests and passes it the responses; returns its number of changes."""
    changes = 0
    while True:
        changes += transport.drive(feed, now)
        if not transport.pending_count:
            return changes
        transport.wait()


def status_of(feed: Feed) -> str:
    failure = feed.failure()
    assert KEY not in str(failure)
    return "MONEY_OK" if failure is None else f"MONEY_ERR_{failure.status.name}"


@pytest.mark.parametrize("row", behaviours(), ids=lambda row: row[0])
def test_behaviour(server: Server, transport: Transport, row: list[str]) -> None:
    reasons = [None, "connection", "dns", "tls", "disconnected", "cancelled", "too_large", "other"]
    feed = RatesFeed.currencylayer(KEY, base_url=server.behave(row[0]), retry=MINUTE)
    assert carry(transport, feed) >= 1
    info = feed.info(NOW)
    assert (status_of(feed), info.reason) == (row[5], reasons[int(row[1])])
    assert info.pending_count == 0
    good = row[5] == "MONEY_OK"
    assert info.state == (FeedState.READY if good else FeedState.FAILED)
    if good:
        assert len(feed.rates) > 10
    if info.http_status is not None:
        assert info.http_status == int(row[2])


@pytest.mark.parametrize(
    "make",
    [
        lambda url: RatesFeed.currencylayer(KEY, base_url=url),
        lambda url: RatesFeed.frankfurter(base_url=url),
        lambda url: RatesFeed.frankfurter("USD", base_url=url),
        lambda url: RatesFeed.open_exchange_rates(KEY, base_url=url),
        lambda url: RatesFeed.ecb(url),
    ],
)
def test_rates(server: Server, transport: Transport, make: Callable[[str], RatesFeed]) -> None:
    feed = make(server.url + "/some/folder")
    carry(transport, feed)
    assert status_of(feed) == "MONEY_OK"
    assert str(feed.rates.convert(Money(100, "EUR"), "USD")).startswith("111.7")


def test_list_and_quotes(server: Server, transport: Transport) -> None:
    currencies = CurrenciesFeed(KEY, base_url=server.url)
    quotes = PriceQuotesFeed.finnhub(KEY, "USD", base_url=server.url + "/api/v1")
    quotes.add("AAPL")
    quotes.add("NONE")
    transport.drive(currencies, NOW)
    transport.drive(quotes, NOW)
    # Two feeds at once through one transport.
    while transport.pending_count:
        transport.wait()
        for feed in (currencies, quotes):
            transport.drive(feed, NOW)
    assert currencies.state(NOW) == FeedState.READY
    assert str(quotes.price_quote("AAPL", NOW).price) == "261.74"
    assert quotes.price_quote("NONE", NOW).state in (PriceState.ZERO, PriceState.MISSING)


def test_wrong_key(server: Server, transport: Transport) -> None:
    feed = RatesFeed.currencylayer("another-key", base_url=server.url)
    carry(transport, feed)
    assert status_of(feed) == "MONEY_ERR_PROVIDER"
    quotes = PriceQuotesFeed.finnhub("another-key", base_url=server.url)
    quotes.add("AAPL")
    carry(transport, quotes)
    assert status_of(quotes) == "MONEY_ERR_UNAUTHORIZED"


def test_store(server: Server, transport: Transport) -> None:
    feed = TransactionsFeed(server.url, "USD", secret=KEY)
    carry(transport, feed)
    assert len(feed.portfolio) == 0
    bought = Transaction("AAPL", "2026-10-30", Action.BUY, 2, total=Money("523.48", "USD"))
    id = feed.put(bought)
    carry(transport, feed)
    assert feed.operation(id) == OperationState.DONE
    assert list(server.control()["transactions"]) == [id]
    # A store of small numbers comes back as a list.
    carry(transport, reader := TransactionsFeed(server.url, "USD", secret=KEY))
    assert len(reader.portfolio) == 1
    # Requests that the server rejects or never receives leave both sides unchanged.
    for behaviour in ("500", "hangup", "429", "html"):
        again = TransactionsFeed(server.url, "USD", secret=KEY)
        carry(transport, again)
        server.control("PUT", behaviour=behaviour, path=".json", times=1)
        again.remove(id)
        carry(transport, again)
        assert again.operation(id) == OperationState.FAILED
        assert len(again.portfolio) == 1
        assert list(server.control()["transactions"]) == [id]
    feed.remove(id)
    carry(transport, feed)
    assert feed.operation(id) == OperationState.DONE
    assert server.control()["transactions"] == {}
    wrong = TransactionsFeed(server.url, "USD", secret="another-secret")
    carry(transport, wrong)
    assert status_of(wrong) == "MONEY_ERR_RETRIEVAL"


def test_away_and_back(transport: Transport) -> None:
    with Server() as first:
        pass
    feed = RatesFeed.currencylayer(KEY, base_url=first.url, retry=MINUTE)
    carry(transport, feed)
    info = feed.info(NOW)
    assert (info.state, info.reason, info.next_at) == (FeedState.FAILED, "connection", NOW + 60)
    with Server(first.port):
        carry(transport, feed, NOW + 1)  # not yet: the feed waits a minute
        assert feed.state(NOW + 1) == FeedState.FAILED
        feed.notify_online(NOW + 1)
        assert carry(transport, feed, NOW + 1) >= 1
        assert feed.state(NOW + 1) == FeedState.READY
    feed.refresh()
    carry(transport, feed, NOW + 100)
    # Valid rates are kept, and their age is reported.
    assert status_of(feed) == "MONEY_ERR_TRANSPORT"
    assert (feed.state(NOW + 100), feed.age(NOW + 100)) == (FeedState.READY, 99)
    assert len(feed.rates) > 10


def test_leaving(server: Server, transport: Transport) -> None:
    silent = RatesFeed.currencylayer(KEY, base_url=server.behave("silent"))
    slow = RatesFeed.currencylayer(KEY, base_url=server.behave("slow=1000"))
    with Transport() as other:
        transport.drive(silent, NOW)
        other.drive(slow, NOW)
        assert other.wait(0.1) == 0
        assert (silent.pending_count, slow.pending_count) == (1, 1)
        transport.cancel(silent, NOW)
        assert (silent.pending_count, silent.info(NOW).reason) == (0, "cancelled")
        assert transport.pending_count == 0


def test_what_a_feeds_callback_raises_comes_out(server: Server, transport: Transport) -> None:
    for error in (RuntimeError("of a callback"), UnknownRequest("x", status=Status.BUSY)):
        feed = RatesFeed.currencylayer(KEY, base_url=server.url)
        transport.drive(feed, NOW)
        transport.wait()

        def fail(_: int, error: Exception = error) -> None:
            raise error

        feed.on_change(fail)
        try:
            transport.drive(feed, NOW)
        except RuntimeError as raised:
            assert raised is error
        feed.on_change(None)
        carry(transport, feed)
        assert feed.state(NOW) == FeedState.READY


class Reluctant:
    """Represents a feed that cannot accept its response at first."""

    def __init__(self, url: str, *errors: Exception) -> None:
        self.url, self.errors, self.revision = url, list(errors), 0
        self.told: list[Any] = []

    def next(self, _: int) -> Any:
        if self.revision:
            return None
        self.revision = 1
        return self

    id, method, headers, body = 5, "GET", {}, None

    def receive_response(self, id: int, status: int, *_: Any) -> None:
        if self.errors:
            raise self.errors.pop(0)
        self.told.append(status)

    def fail_request(self, id: int, reason: str, _: int) -> None:
        if self.errors:
            raise self.errors.pop(0)
        self.told.append(reason)


def test_a_feed_that_cannot_take_its_answer_now(server: Server, transport: Transport) -> None:
    busy = BusyError("now", status=Status.BUSY)
    memory = OutOfMemory("now", status=Status.OUT_OF_MEMORY)
    for url, told in ((server.url + "/latest", 200), (server.behave("hangup"), "disconnected")):
        feed: Any = Reluctant(url, busy, memory)
        transport.drive(feed, NOW)
        transport.wait()
        for error in (BusyError, OutOfMemory):
            with pytest.raises(error):
                transport.drive(feed, NOW)
            assert transport.pending_count == 1
        transport.drive(feed, NOW)
        assert (feed.told, transport.pending_count) == ([told], 0)
    # Given up by the feed: no news. Refused for good: no answer.
    unknown: Any = Reluctant(server.url, UnknownRequest("x", status=Status.UNKNOWN_REQUEST))
    refusing: Any = Reluctant(server.url, LimitError("x", status=Status.LIMIT))
    cancelled: Any = Reluctant(server.behave("silent"), busy)
    for feed in (unknown, refusing):
        carry(transport, feed)
    assert (unknown.told, refusing.told) == ([], ["other"])
    transport.drive(cancelled, NOW)
    with pytest.raises(BusyError):
        transport.cancel(cancelled, NOW)
    assert transport.pending_count == 1
    transport.cancel(cancelled, NOW)
    assert (cancelled.told, transport.pending_count) == (["cancelled"], 0)


def test_example(server: Server) -> None:
    folder = NETWORK.parents[1] / "examples" / "python"
    program = [sys.executable, str(folder / "ecb.py"), server.url]
    ran = subprocess.run(program, check=True, capture_output=True, text=True, env=ENVIRONMENT)
    assert ran.stdout == (folder / "ecb.expected").read_text()
