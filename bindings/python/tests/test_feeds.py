"""Feeds: requests out, answers in, and no key in any text."""

from __future__ import annotations

import traceback
from datetime import datetime, timedelta, timezone
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from conftest import vectors

from libmoney import (
    Action,
    ArgumentError,
    BusyError,
    CurrenciesFeed,
    CurrencyList,
    Feed,
    FeedRequest,
    FeedState,
    HTTPFailure,
    InsufficientFunds,
    JSONError,
    Money,
    MoneyError,
    MoneySyntaxError,
    NoCurrencies,
    NoRates,
    NotFound,
    OperationState,
    Portfolio,
    PortfolioView,
    PortfolioViewState,
    PriceQuotesFeed,
    PriceState,
    ProviderError,
    RateJumped,
    RateLimited,
    RatesFeed,
    RemovalError,
    ResponseTooLarge,
    RetrievalError,
    SavingError,
    Status,
    Transaction,
    TransactionsFeed,
    TransportError,
    TruncatedResponse,
    Unauthorized,
    UnknownRequest,
    WrongContentType,
)

KEY = "aBcDeF0123456789"
LIVE = b'{"success":true,"timestamp":50,"source":"USD","quotes":{"USDEUR":0.9,"USDJPY":150}}'
LIST = b'{"success":true,"currencies":{"EUR":"Euro"}}'


def ask(feed: Feed, now: int) -> FeedRequest:
    """The next request, which there is."""
    request = feed.next(now)
    assert request is not None
    return request


@pytest.mark.parametrize("case", vectors("feed"), ids=lambda case: str(len(case["steps"])))
def test_vectors(case: dict[str, Any]) -> None:
    ttl = timedelta(seconds=case["ttl_seconds"])
    feed: Feed = (
        CurrenciesFeed(KEY, ttl=ttl)
        if case["feed"] == "currency_list"
        else RatesFeed.currencylayer(KEY, ttl=ttl)
    )
    request = None
    for step in case["steps"]:
        at = step["at"]
        if "expect" in step:
            asked = feed.next(at)
            assert (asked is not None) == (step["expect"] == "fetch"), step
            request = asked or request
        elif step.get("event") == "refresh":
            feed.refresh()
        elif step.get("event") == "network is back":
            feed.notify_online(at)
        elif step.get("answer") == "ok":
            assert request is not None
            body = LIST if case["feed"] == "currency_list" else LIVE
            feed.receive_response(request, 200, "application/json", body, at)
            assert feed.failure() is None
        elif step.get("answer") == "no connection":
            assert request is not None
            feed.fail_request(request, "connection", at)
            assert isinstance(feed.failure(), TransportError)
        elif step.get("answer") == "html":
            assert request is not None
            feed.receive_response(request, 200, "text/html", b"<html>", at)
            assert isinstance(feed.failure(), WrongContentType)
        else:
            assert step["serves"] == "the good table of 0, stale by 3601 s"
            assert isinstance(feed, RatesFeed)
            assert feed.state(at) == FeedState.STALE
            assert feed.age(at) == 3601
            assert feed.rates.convert(Money(1, "USD"), "EUR") == Money("0.90", "EUR")


BAD = [
    (500, "text/html", b"<html>", HTTPFailure),
    (401, "application/json", b'{"error":"Invalid API key ' + KEY.encode() + b'"}', Unauthorized),
    (429, None, b"", RateLimited),
    (200, "text/html", LIVE, WrongContentType),
    (200, None, b"<!DOCTYPE html>" + KEY.encode(), WrongContentType),
    (200, None, LIVE[:40], TruncatedResponse),
    (200, None, b"", TruncatedResponse),
    (200, None, LIVE + b" " * 200, ResponseTooLarge),
    (200, None, KEY.encode(), JSONError),
    (
        200,
        None,
        b'{"success":false,"error":{"code":101,"info":"' + KEY.encode() + b'"}}',
        ProviderError,
    ),
    (200, None, LIVE.replace(b"0.9", b"90"), RateJumped),
]


@pytest.mark.parametrize(("status", "kind", "body", "wanted"), BAD)
def test_bad_answers(status: int, kind: str | None, body: bytes, wanted: type[MoneyError]) -> None:
    feed = RatesFeed.__new__(RatesFeed)
    feed._open("currencylayer", api_key=KEY, largest_body=len(LIVE) + 100)
    feed.receive_response(ask(feed, 0), 200, "application/json", LIVE, 0)
    feed.refresh()
    feed.receive_response(ask(feed, 10), status, kind, body, 10)
    failure = feed.failure()
    assert type(failure) is wanted
    assert KEY not in str(failure) and KEY[:8] not in str(failure)
    assert feed.state(10) == FeedState.READY and feed.age(10) == 10
    assert feed.rates.convert(Money(1, "USD"), "EUR") == Money("0.90", "EUR")
    assert feed.pending_count == 0


def test_no_text_holds_a_key() -> None:
    feed = RatesFeed.currencylayer(KEY)
    request = ask(feed, 0)
    assert KEY in request.url
    assert KEY not in repr(request) + repr(feed) + repr(feed.info(0))
    feed.receive_response(request, 200, None, LIVE, 0)
    assert KEY not in feed.to_json()
    for wrong in (f"{KEY} {KEY}", f"{KEY}é", f"{KEY}\n", KEY * 1000):
        with pytest.raises(MoneyError) as caught:
            RatesFeed.currencylayer(wrong)
        assert KEY not in str(caught.value)
        assert not any(KEY in line for line in traceback.format_exception_only(caught.value))
    for url in (f"ftp://{KEY}", f"http://x:{KEY}@host", f"http://host?key={KEY}"):
        with pytest.raises(MoneySyntaxError) as refused:
            RatesFeed.frankfurter(base_url=url)
        assert KEY not in str(refused.value)


def test_what_a_feed_needs() -> None:
    for make in (
        lambda: RatesFeed.currencylayer(""),
        lambda: PriceQuotesFeed.finnhub(""),
        lambda: RatesFeed.frankfurter(ttl=timedelta(seconds=-5)),
        lambda: PriceQuotesFeed.finnhub("x", per_second=-1),
        lambda: RatesFeed.frankfurter(jump="often"),  # type: ignore[arg-type]
    ):
        with pytest.raises(ArgumentError):
            make()
    feed = RatesFeed.frankfurter()
    with pytest.raises(TypeError):
        feed.next(0.5)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        feed.receive_response(1, 200, None, "text", 0)  # type: ignore[arg-type]
    with pytest.raises(ArgumentError):
        feed.next(2**63)
    with pytest.raises(ArgumentError):
        feed.fail_request(1, "bored", 0)  # type: ignore[arg-type]
    with pytest.raises(UnknownRequest):
        feed.fail_request(1, "other", 0)


def test_instants_are_numbers_or_datetimes() -> None:
    feed = RatesFeed.frankfurter(ttl=timedelta(minutes=5))
    moment = datetime(2026, 10, 30, 12, tzinfo=timezone.utc)
    feed.receive_response(
        ask(feed, int(moment.timestamp())), 200, None, b'{"base":"EUR","rates":{"USD":1}}', moment
    )
    assert feed.age(moment + timedelta(seconds=90)) == 90
    assert feed.next(moment + timedelta(seconds=299)) is None
    assert feed.next(moment + timedelta(seconds=300)) is not None


def test_frankfurter_version_2() -> None:
    feed = RatesFeed.frankfurter(base="USD", base_url="https://api.frankfurter.dev/v2")
    request = ask(feed, 0)
    assert request.url == "https://api.frankfurter.dev/v2/rates?base=USD"
    row = b'{"date":"2026-07-03","base":"%s","quote":"EUR","rate":0.8}'
    feed.receive_response(request, 200, "application/json", b"[" + row % b"GBP" + b"]", 0)
    assert "base of the rates must be USD, got GBP" in str(feed.failure())
    feed.refresh()
    body = b"[" + row % b"USD" + b',{"date":"2026-07-03","base":"USD","quote":"USD","rate":1.0}]'
    feed.receive_response(ask(feed, 1), 200, "application/json", body, 1)
    assert feed.rates.convert(Money(10, "USD"), "EUR") == Money("8.00", "EUR")
    feed.refresh()
    feed.receive_response(
        ask(feed, 2), 422, None, b'{"status":422,"message":"invalid currency: X"}', 2
    )
    assert "invalid currency: X" in str(feed.failure())


def test_ecb(root: Path) -> None:
    feed = RatesFeed.ecb("http://localhost:1")
    document = (root / "Tests/Data/eurofxref-daily.csv").read_bytes()
    feed.receive_response(ask(feed, 0), 200, "text/csv", document, 0)
    assert feed.rates.convert(Money(1, "EUR"), "USD", on="2026-10-30") == Money("1.12", "USD")
    again = RatesFeed.ecb("http://localhost:1")
    again.restore(feed.to_json(), 0)
    assert again.rates.to_json() == feed.rates.to_json()
    for cut in range(len(document)):
        feed.refresh()
        feed.receive_response(ask(feed, 1), 200, "text/csv", document[:cut], 1)
        wanted = NoRates if document[:cut].endswith(b"\n") else TruncatedResponse
        assert isinstance(feed.failure(), wanted), document[:cut]


def test_every_cut_of_a_document_is_noticed(root: Path) -> None:
    document = (root / "Tests/Data/currencylayer-live.json").read_bytes().rstrip()
    feed = RatesFeed.currencylayer(KEY)
    feed.receive_response(ask(feed, 0), 200, None, document, 0)
    kept = feed.rates.to_json()
    for cut in range(len(document)):
        feed.refresh()
        feed.receive_response(ask(feed, 1), 200, None, document[:cut], 1)
        assert isinstance(feed.failure(), TruncatedResponse), document[:cut]
        assert feed.rates.to_json() == kept


def test_currencies(root: Path) -> None:
    document = (root / "Tests/Data/currencylayer-list.json").read_bytes()
    feed = CurrenciesFeed(KEY)
    feed.receive_response(ask(feed, 0), 200, "application/json", document, 0)
    assert feed.info(0).next_at == 86400
    currencies, same = CurrencyList("pt", current=False), CurrencyList("pt", current=False)
    feed.add_to(currencies)
    same.add_json(document)
    assert [item.code for item in currencies] == [item.code for item in same]
    currencies.search("dolar")
    assert "USD" in [item.code for item in currencies]
    for empty in (
        b"{}",
        b'{"currencies":{}}',
        b'{"success":true,"currencies":[]}',
        b'{"success":true}',
    ):
        feed.refresh()
        feed.receive_response(ask(feed, 1), 200, None, empty, 1)
        assert isinstance(feed.failure(), NoCurrencies)
        with pytest.raises(NoCurrencies):
            same.add_json(empty)
    with pytest.raises(ProviderError):
        same.add_json((root / "Tests/Data/currencylayer-error.json").read_bytes())
    again = CurrenciesFeed(KEY)
    again.restore(feed.to_json(), 5)
    assert again.state(6) == FeedState.READY
    full = CurrencyList("en")
    before = full.revision
    with pytest.raises(MoneyError):
        full.add_json('{"QQQ":"Thing","no code":"Thing"}')
    assert full.revision == before and not full.find("QQQ")


def test_quotes_feed_a_view(root: Path) -> None:
    feed = PriceQuotesFeed.finnhub(KEY, "USD")
    portfolio, view = Portfolio("USD"), PortfolioView()
    portfolio.buy("AAPL", quantity=10, total="1500.00", on="2020-01-02")
    view.set_transactions(portfolio)
    for symbol in view.symbols:
        feed.add(symbol)
    request = ask(feed, 1582641000)
    assert request.url.endswith("symbol=AAPL") and KEY not in request.url
    assert request.headers["X-Finnhub-Token"] == KEY
    body = (root / "Tests/Data/finnhub-quote.json").read_bytes()
    feed.receive_response(request, 200, "application/json", body, 1582641010)
    view.set_quotes(feed.price_quotes(1582641020))
    assert view.value().value == Money("2617.40", "USD")
    assert view.state() == PortfolioViewState.READY
    found = feed.price_quote("AAPL", 1582641020)
    assert found == (Decimal("261.74"), 1582641000, PriceState.FRESH, 10)
    feed.remove("AAPL")
    assert feed.symbols == [] and feed.state(0) == FeedState.EMPTY


def test_a_provider_that_wants_to_be_left_alone() -> None:
    feed = PriceQuotesFeed.finnhub(KEY)
    feed.add("A")
    feed.receive_response(ask(feed, 0), 429, None, b"", 0, {"Date": "x", "Retry-After": "30"})
    assert feed.info(1).is_waiting is False and feed.info(1).next_at == 3600
    feed.refresh()
    assert feed.info(1).is_waiting and feed.info(1).next_at == 30
    assert feed.next(29) is None and feed.next(30) is not None


def bought(id: str = "") -> Transaction:
    return Transaction("ABC", "2024-01-02", Action.BUY, 10, total=Money(100, "EUR"), id=id)


def test_a_store_of_transactions() -> None:
    feed = TransactionsFeed("https://example.org/", "EUR", secret=KEY, method="lifo")
    with pytest.raises(NotFound):
        feed.put(bought())
    feed.receive_response(ask(feed, 0), 500, None, b"", 0)
    failure = feed.failure()
    assert isinstance(failure, RetrievalError) and failure.cause == Status.HTTP
    feed.notify_online(1)
    feed.receive_response(ask(feed, 1), 200, "application/json", b"null", 1)
    assert len(feed.portfolio) == 0
    assert [feed.put(bought()), feed.put(bought()), feed.put(bought("own"))] == ["1", "2", "own"]
    with pytest.raises(InsufficientFunds):
        feed.put(Transaction("ABC", "2024-01-03", Action.SELL, 31, total=Money(1, "EUR")))
    first = ask(feed, 2)
    assert feed.next(2) is None and feed.pending_count == 1
    feed.receive_response(first, 200, "application/json", first.body or b"", 3)
    feed.fail_request(ask(feed, 3), "connection", 3)
    assert isinstance(feed.failure("2"), SavingError)
    feed.receive_response(ask(feed, 3), 204, None, b"", 3)
    states = [feed.operation(id) for id in ("1", "2", "own", "other")]
    wanted = ["DONE", "FAILED", "DONE", "NONE"]
    assert states == [OperationState[name] for name in wanted]
    assert sorted(one.id for one in feed.portfolio.transactions) == ["1", "own"]
    feed.remove("own")
    feed.receive_response(ask(feed, 4), 403, None, b'{"error":"Permission denied"}', 4)
    denied = feed.failure("own")
    assert isinstance(denied, RemovalError) and denied.cause == Status.UNAUTHORIZED
    assert "Permission denied" in str(denied)
    again = TransactionsFeed("https://example.org/", "EUR", secret=KEY)
    again.restore(feed.to_json(), 4)
    assert again.portfolio.to_json() != "" and len(again.portfolio) == 2
    copy = feed.portfolio
    copy.remove("1")
    assert len(feed.portfolio) == 2


def test_the_portfolio_of_a_store_is_that_of_hand() -> None:
    feed, local = TransactionsFeed("https://example.org/", "EUR"), Portfolio("EUR")
    feed.receive_response(ask(feed, 0), 200, None, b"null", 0)
    saved: dict[str, str] = {}
    for number in range(12):
        sale = Transaction("ABC", "2024-02-01", Action.SELL, 3, total=Money(40, "EUR"))
        one = sale if number % 3 == 2 else bought()
        local.add(one)
        feed.put(one)
        request = ask(feed, 1)
        assert request.body is not None
        saved[request.url.rsplit("/", 1)[1][: -len(".json")]] = request.body.decode()
        feed.receive_response(request, 200, None, request.body, 1)
    remote = TransactionsFeed("https://example.org/", "EUR")
    body = "{" + ",".join(f'"{id}":{text}' for id, text in sorted(saved.items())) + "}"
    remote.receive_response(ask(remote, 0), 200, "application/json", body.encode(), 0)
    prices = {"ABC": "12.34"}
    for portfolio in (feed.portfolio, remote.portfolio):
        assert portfolio.value(prices).profit == local.value(prices).profit
        assert portfolio.transactions == local.transactions


def test_callbacks() -> None:
    feed = RatesFeed.frankfurter()
    heard: list[int] = []

    def hear(revision: int) -> None:
        heard.append(revision)
        with pytest.raises(BusyError):
            feed.refresh()

    feed.on_change(hear)
    feed.fail_request(ask(feed, 0), "tls", 1)
    feed.notify_online(2)
    assert heard == [1, 2, 3] and feed.revision == 3
