"""Drives feeds without a network: their requests and the handling of responses."""

from pathlib import Path

from libmoney import (
    Action,
    CurrenciesFeed,
    CurrencyList,
    Feed,
    Money,
    PriceQuotesFeed,
    RatesFeed,
    Transaction,
    TransactionsFeed,
)

data = Path(__file__).resolve().parents[2] / "Tests" / "Data"
JSON = "application/json"
KEY = "not-a-key"


def document(name: str) -> bytes:
    """A provider's response."""
    return (data / name).read_bytes()


def tell(feed: Feed, now: int) -> None:
    """Describes the state of a feed."""
    info = feed.info(now)
    print(f"  at {now}: {info.state.name}, {info.age} s old, next at {info.next_at}", end="")
    failure = feed.failure()
    print("" if failure is None else f"; {type(failure).__name__}: {failure}")


print("Rates, good for an hour")
rates = RatesFeed.currencylayer(KEY)
request = rates.next(now=0)
assert request is not None
print(f"  {request.method} {request.url.replace(KEY, '…')}")
rates.receive_response(request, 200, JSON, document("currencylayer-live.json"), now=1)
tell(rates, 1)
print(f"  100 EUR is {rates.rates.convert(Money(100, 'EUR'), 'USD')}")

print("An hour later the provider refuses, then the network is gone: the good rates stay")
request = rates.next(3601)
assert request is not None
rates.receive_response(request, 200, JSON, document("currencylayer-error.json"), 3602)
tell(rates, 3602)
rates.notify_online(4000)
request = rates.next(4000)
assert request is not None
rates.fail_request(request, "connection", 4001)
tell(rates, 4001)
print(f"  asked again unasked: {rates.next(4002)}")
rates.notify_online(5000)
print(f"  once the network is back: {rates.next(5000)}")

print("After a restart without any network")
again = RatesFeed.currencylayer(KEY)
again.restore(rates.to_json(), 1)
tell(again, 4100)

print("A list of currencies, in Portuguese")
listed = CurrenciesFeed(KEY)
request = listed.next(0)
assert request is not None
listed.receive_response(request, 200, JSON, document("currencylayer-list.json"), 0)
currencies = CurrencyList("pt", current=False)
listed.add_to(currencies)
currencies.search("dolar")
print("  " + ", ".join(item.name for item in currencies))

print("Quotes, at most two requests a minute")
quotes = PriceQuotesFeed.finnhub(KEY, "USD", per_minute=2)
for symbol in ("AAPL", "MSFT", "TSLA"):
    quotes.add(symbol)
for request in iter(lambda: quotes.next(0), None):
    quotes.receive_response(request, 200, JSON, document("finnhub-quote.json"), 0)
tell(quotes, 1)
for symbol in quotes.symbols:
    price, _, state, _ = quotes.price_quote(symbol, 1)
    print(f"  {symbol}: {price} {state.name}")

print("Transactions in a remote store")
store = TransactionsFeed("https://example.org", "EUR", secret=KEY)
request = store.next(0)
assert request is not None
store.receive_response(request, 200, JSON, b"null", 0)
bought = Transaction("ABC", "2026-10-30", Action.BUY, 10, total=Money("100.00", "EUR"))
for status, words in ((401, b'{"error":"Permission denied"}'), (200, b"{}")):
    id = store.put(bought)
    request = store.next(1)
    assert request is not None
    print(f"  {request.method} {request.url.replace(KEY, '…')}")
    store.receive_response(request, status, JSON, words, 1)
    failure = store.failure(id)
    print(f"  {store.operation(id).name}, {len(store.portfolio)} transactions")
    if failure is not None:
        print(
            f"  {type(failure).__name__} ({failure.cause.name if failure.cause else ''}): {failure}"
        )
