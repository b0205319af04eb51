"""A basket of groceries, row by row: the goods, the basket, its checkout in any currency, stored
data and its expiry, and a network that is slow, failing, gone and back. The second run reads the
data that the first has stored.

    PYTHONPATH=bindings/python python3 examples/python/basket_app.py URL KEY FILE

URL is that of Tests/Network/server.py, FILE a store.
"""

from __future__ import annotations

import json
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path

from libmoney import (
    Basket,
    Catalogue,
    CurrenciesFeed,
    CurrencyList,
    Feed,
    MoneyError,
    Rates,
    RatesFeed,
    Store,
    UnknownCurrency,
)
from libmoney.http import Transport

URL, KEY, FILE = sys.argv[1:]
#: Nothing listens there.
NOBODY = "http://127.0.0.1:1"
START = datetime(2026, 10, 30, 15, tzinfo=timezone.utc)
SECOND, MINUTE, HOUR, DAY = (
    timedelta(seconds=1),
    timedelta(minutes=1),
    timedelta(hours=1),
    timedelta(days=1),
)
transport = Transport()


def say(text: object) -> None:
    """Prints text, which must not contain the key."""
    assert KEY not in str(text)
    print(text)


def refused(action) -> None:
    try:
        action()
    except MoneyError as error:
        say(f"  refused: {error}")
    else:
        raise AssertionError("it was not refused")


# The network


def show(what: str, feed: Feed, now: datetime) -> None:
    info, failure = feed.info(now), feed.failure()
    age = "" if info.age is None else f", {info.age} s old"
    restored = ", restored" if info.is_restored else ""
    failed = "" if failure is None else f"; {type(failure).__name__}: {failure}"
    say(f"  {what}: {info.state.name}{age}{restored}{failed}")


def drive(feeds: list[Feed], now: datetime) -> int:
    """Sends the requests of feeds, passes on the responses; returns the number still pending."""
    for feed in feeds:
        transport.drive(feed, now)
    return sum(feed.pending_count for feed in feeds)


def settle(feeds: list[Feed], now: datetime) -> None:
    """Repeats this until no request is pending; a program would do other work meanwhile."""
    while drive(feeds, now):
        transport.wait()


def play(path: str, behaviour: str) -> None:
    """Sets the behaviour of the test server for its next response at a path."""
    body = json.dumps({"path": path, "behaviour": behaviour, "times": 1}).encode()
    transport.send("control", 1, "PUT", f"{URL}/control", body=body)
    transport.wait()
    answer = transport.take("control")
    assert answer is not None
    assert answer.status == 200


# Row by row


def goods() -> Catalogue:
    say("Goods, priced in one currency")
    catalogue = Catalogue.groceries()
    for product in catalogue:
        say(f"  {product.name}: {product.price} {product.unit}")
    again = Catalogue.from_json(catalogue.to_json())
    say(f"  JSON there and back: {again.to_json() == catalogue.to_json()}")
    again = Catalogue.from_csv(catalogue.to_csv())
    say(f"  CSV there and back: {again.to_csv() == catalogue.to_csv()}")
    return catalogue


def filled(catalogue: Catalogue) -> Basket:
    say("Basket: empty")
    basket = Basket(catalogue)
    basket.on_change(lambda revision: say(f"  revision {revision}: {len(basket)} goods"))
    say(f"  total {basket.checkout().total}")
    say("Basket: add, twice the same merges")
    basket.add("milk", 1)
    basket.add("eggs", 1)
    basket.add("milk", 2)
    say(f"  milk: {basket.quantity('milk')}")
    say("Basket: remove one")
    basket.remove("eggs")
    refused(lambda: basket.remove("eggs"))
    say("Basket: change a quantity")
    basket.set("milk", 1)
    refused(lambda: basket.add("caviar", 1))
    return basket


def checkout(basket: Basket) -> None:
    say("Checkout")
    say(f"  in USD: {basket.checkout().total}")
    say(f"  at 1.5: {basket.checkout('EUR', Rates([('USD', 'EUR', '1.5')])).total}")
    refused(lambda: basket.checkout("EUR", Rates([])))
    for sku in ("peas", "eggs", "beans"):
        basket.add(sku, 1)
    say("Checkout: lines converted, and the total converted once")
    rates = Rates([("EUR", "USD", "1.0813", "2024-03-01")])
    receipt = basket.checkout("EUR", rates, on="2024-03-03", max_gap=7)
    for line in receipt.lines:
        say(f"  {line.product.name}: {line.total}")
    lines, difference = receipt.total_of_lines, receipt.difference
    say(f"  lines {lines}, total {receipt.total}, difference {difference}")


def checkout_anywhere(basket: Basket, listed: CurrenciesFeed, rates: Rates) -> None:
    say("Checkout in any currency with a rate")
    currencies = CurrencyList("en", current=False)
    listed.add_to(currencies)
    for currency in currencies:
        try:
            say(f"  {basket.checkout(currency.code, rates).total}")
        except UnknownCurrency as error:
            say(f"  {currency.code}: {error}")
            # Gold has no minor unit, so the shop must choose the number of digits.
            say(f"  {basket.checkout(currency.code, rates, digits=4).total}")
        except MoneyError as error:
            say(f"  {currency.code}: {error}")


def show_receipt(basket: Basket, currency: str, rates: Rates, now: datetime) -> None:
    receipt = basket.checkout(currency, rates, now=now)
    conversion = receipt.conversion
    say(str(receipt).rstrip())
    say(f"  published by {conversion.source} at {conversion.instant}, {conversion.age} before")


def cache(listed: CurrenciesFeed, live: RatesFeed) -> None:
    say("Cache: the rates are good for 60 minutes, the list for a day")
    feeds: list[Feed] = [listed, live]
    say(f"  after 59:59 requests: {drive(feeds, START + HOUR - SECOND)}")
    show("rates", live, START + HOUR)
    say(f"  after 60:00 requests: {drive(feeds, START + HOUR)}")
    settle(feeds, START + HOUR)
    show("rates", live, START + HOUR)
    settle(feeds, START + DAY - SECOND)
    show("list", listed, START + DAY - SECOND)
    show("list", listed, START + DAY)
    say(f"  after a day requests: {drive(feeds, START + DAY)}")
    settle(feeds, START + DAY)
    show("list", listed, START + DAY)

    say("Cache: an older list service")
    older = CurrenciesFeed(KEY, base_url=f"{URL}/older")
    settle([older], START)
    currencies = CurrencyList("en", current=False)
    older.add_to(currencies)
    say(f"  {len(currencies)} currencies")
    currencies.add_json('{"AED":"United Arab Emirates Dirham"}')
    currencies.search("aed")
    say(f"  {currencies[0].code}: {currencies[0].name}")


def failing(listed: CurrenciesFeed, live: RatesFeed) -> None:
    feeds: list[Feed] = [listed, live]
    now = START + DAY + HOUR
    say("Network: a failure keeps what there is")
    play("/live", "close")
    settle(feeds, now)
    show("rates", live, now)
    now += MINUTE
    say(f"  a minute later requests: {drive(feeds, now)}")
    say("Network: it is back, says the host")
    live.notify_online(now)
    say(f"  at once requests: {drive(feeds, now)}")
    settle(feeds, now)
    show("rates", live, now)

    say("Network: always try")
    now += MINUTE
    play("/live", "500")
    live.refresh()
    settle(feeds, now)
    show("rates", live, now)
    live.refresh()
    say(f"  asked to, requests: {drive(feeds, now)}")
    settle(feeds, now)
    show("rates", live, now)

    say("Network: no time-out, the host gives up when it likes")
    play("/live", "silent")
    live.refresh()
    drive(feeds, now + MINUTE)
    answers = transport.wait(0.1)
    now = START + DAY + 4 * HOUR
    say(f"  three hours later answers: {answers}, under way: {drive(feeds, now)}")
    transport.cancel(live, now)
    show("rates", live, now)


def without_server(store: Store, now: datetime) -> None:
    """Uses saved data, without a network."""
    catalogue = store.load_catalogue("goods")
    basket = store.load_basket("basket", catalogue)
    listed = CurrenciesFeed(KEY, base_url=NOBODY)
    live = RatesFeed.currencylayer(KEY, base_url=NOBODY)
    store.load_feed("list", listed)
    store.load_feed("rates", live)
    feeds: list[Feed] = [listed, live]
    currency, since = store.setting("currency")
    say(f"  {len(catalogue)} goods, {len(basket)} in the basket; {currency} was chosen at {since}")
    show("list", listed, now)
    show("rates", live, now)
    say(f"  requests: {drive(feeds, now)}")
    settle(feeds, now)
    show("list", listed, now)
    show("rates", live, now)
    now += SECOND
    for feed in feeds:
        feed.notify_online(now)
    say(f"  back, says the host; requests: {drive(feeds, now)}")
    settle(feeds, now)
    show("rates", live, now)
    show_receipt(basket, currency, live.rates, now)
    document = basket.to_json()
    basket.release_memory()
    say(f"  memory given back, the basket is the same: {basket.to_json() == document}")


def first_run(store: Store) -> None:
    catalogue = goods()
    basket = filled(catalogue)
    checkout(basket)
    listed = CurrenciesFeed(KEY, base_url=URL)
    live = RatesFeed.currencylayer(KEY, base_url=URL)
    feeds: list[Feed] = [listed, live]
    say("Network: requests run in the background")
    play("/live", "slow")
    show("rates", live, START)
    say(f"  under way: {drive(feeds, START)}")
    show("rates", live, START)
    say(f"  meanwhile the basket comes to {basket.checkout().total}")
    settle(feeds, START)
    say(f"  under way: {drive(feeds, START)}")
    show("list", listed, START)
    show("rates", live, START)
    checkout_anywhere(basket, listed, live.rates)
    say("Checkout: the receipt names rate, as-of and staleness")
    show_receipt(basket, "EUR", live.rates, START + 30 * MINUTE)
    cache(listed, live)
    failing(listed, live)
    with store.transaction():
        store.save_catalogue("goods", catalogue)
        store.save_basket("basket", basket)
        store.save_feed("list", listed)
        store.save_feed("rates", live)
        store.save_setting("currency", "EUR", START + DAY + 4 * HOUR)
    say("Without a server")
    without_server(store, START + DAY + 5 * HOUR)


with transport, Store(FILE) as store:
    if store.names("basket"):
        say("After a restart, without a server")
        without_server(store, START + 3 * DAY)
    else:
        first_run(store)
        store.close()
        say(f"The key is in the file: {KEY.encode() in Path(FILE).read_bytes()}")
