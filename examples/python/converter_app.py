"""A converter with a list of currencies, row by row: rates, list, converter, no network, a restart.

    PYTHONPATH=bindings/python python3 examples/python/converter_app.py URL KEY FILE

URL and KEY are those of the server of Tests/Network. The program creates FILE; if it exists, the
program shows the data that a restart reads from it, and needs no server.
"""

import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path

from libmoney import (
    Converter,
    CurrenciesFeed,
    CurrencyList,
    CurrencySort,
    Feed,
    Origin,
    RatesFeed,
    Store,
)
from libmoney.http import Transport

URL, KEY, FILE = sys.argv[1:]
NOWHERE = "http://127.0.0.1:1"  # no server listens here
# The library reads no clock: the program passes the time.
NOW = datetime(2026, 10, 30, 15, 1, tzinfo=timezone.utc)
MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)

transport = Transport()


def say(text: str) -> None:
    """All output of this program, which must not contain the key."""
    assert KEY not in text, "the key is shown"
    print(text)


# Requests


def fetch(feed: Feed, now: datetime) -> bool:
    """Sends the requests of the feed and waits for the responses. True if anything changed."""
    has_changed = False
    while True:
        has_changed |= transport.drive(feed, now)
        if not transport.pending_count:
            return has_changed
        transport.wait()


def tell(what: str, feed: Feed, now: datetime) -> None:
    say(f"  {what}: {feed.state(now).name}")
    age, failure = feed.age(now), feed.failure()
    if age is not None:
        say(f"    {timedelta(seconds=age)} old")
    if failure is not None:
        say(f"    {type(failure).__name__}: {failure}")


def hang_up(is_away: bool) -> None:
    """Makes the server close each connection before it returns rates, or respond again."""
    rule = b'{"behaviour":"hangup","path":"/live"}' if is_away else None
    transport.send("server", 1, "PUT" if is_away else "DELETE", URL + "/control", body=rule)
    transport.wait()
    transport.take("server")


# Rates


def rates() -> RatesFeed:
    say("Rates")
    refused = RatesFeed.currencylayer("another-key", base_url=URL)
    fetch(refused, NOW)
    tell("success is false", refused, NOW)
    feed = RatesFeed.currencylayer(KEY, base_url=URL)
    fetch(feed, NOW)
    tell("success is true", feed, NOW)
    table = feed.rates
    say(f"  {len(table)} rates against {table.base}, published {table.instant}")
    for source, target in (("EUR", "USD"), ("EUR", "GBP"), ("BTC", "JPY")):
        say(f"  {' to '.join(table.find(source, target).path)}")
    return feed


# List


def show_list(what: str, currencies: CurrencyList, most: int = 10) -> None:
    say(f"  {what}: {currencies.state.name}, {len(currencies)}")
    for item in list(currencies)[:most]:
        star = "*" if item.is_favourite else " "
        rate = "" if item.is_quoted else " (no rate)"
        say(f"    {star} {item.code} {item.flag or '--'} {item.name}{rate}")


def search(currencies: CurrencyList, text: str) -> None:
    currencies.search(text)
    show_list(text, currencies)
    currencies.search("")


def list_currencies(listed: CurrenciesFeed, live: RatesFeed) -> CurrencyList:
    say("List")
    none = CurrenciesFeed(KEY, base_url=URL + "/behave/nothing")
    fetch(none, NOW)
    tell("without currencies", none, NOW)
    fetch(listed, NOW)
    tell("the provider's", listed, NOW)
    currencies = CurrencyList("pt", current=False)
    listed.add_to(currencies)
    currencies.add("XAF")
    currencies.mark(live.rates)
    for text in ("EUR", "XAF", "BTC", "STD", "dolar", "COROA", "zzz"):
        search(currencies, text)
    for order in CurrencySort:
        currencies.sort(order)
        show_list(order.name, currencies, 3)
    currencies.sort(CurrencySort.NAME_ASCENDING)
    currencies.favourites_only()
    show_list("favourites alone", currencies)
    currencies.favourites_only(False)
    for code in ("JPY", "BRL", "AUD"):
        currencies.favourite(code)
    show_list("favourites first", currencies, 5)
    currencies.sort(CurrencySort.CODE_DESCENDING)
    show_list("in the same order", currencies, 5)
    currencies.sort(CurrencySort.NAME_ASCENDING)
    search(currencies, "dolar")
    currencies.favourites_only()
    show_list("favourites alone", currencies)
    currencies.favourites_only(False)
    return currencies


# Converter


def show(what: str, converter: Converter, now: datetime) -> None:
    info = converter.info(now)
    say(f"  {what}: {info.state.name}, the amount is {info.input_state.name}")
    if converter.text:
        amount, text = converter.amount, converter.text
        say(f"    {amount} {info.source} = {text} {info.target}; {converter.unit_rate}")
    if info.origin is not Origin.NONE:
        say(
            f"    from {info.origin.name}, updated {info.updated}, received {info.received_age} ago"
        )
    if converter.reason:
        say(f"    {converter.reason}")


def convert() -> Converter:
    say("Converter")
    feed, now = RatesFeed.currencylayer(KEY, base_url=URL), NOW
    converter = Converter("EUR", "USD")  # the default pair
    show("nothing typed", converter, now)
    converter.amount = "-"
    show("no digit yet", converter, now)
    converter.amount = "12."
    transport.drive(feed, now)  # sends, and does not wait
    converter.take(feed)
    show("rates are on their way", converter, now)
    fetch(feed, now)
    converter.take(feed)
    show("rates have come", converter, now)
    converter.amount = "12.5x"
    show("a slip", converter, now)
    converter.amount = "12.50"
    converter.swap()
    show("swapped", converter, now)
    converter.set_pair("USD", "BTC")
    show("a small rate", converter, now)
    converter.set_pair("USD", "XAF")
    show("no rate", converter, now)
    converter.set_pair("GBP", "JPY")
    show("through USD", converter, now)

    now += MINUTE
    say(f"  a minute later rates are asked for: {fetch(feed, now)}")
    feed.refresh()
    say(f"  after a refresh: {fetch(feed, now)}")
    converter.take(feed)
    show("refreshed", converter, now)
    show("two hours on", converter, now + 2 * HOUR)
    return converter


# Without a network


def without_network(feed: RatesFeed, converter: Converter) -> None:
    say("Without a network")
    now = NOW + 2 * HOUR
    never = RatesFeed.currencylayer(KEY, base_url=NOWHERE)
    fetch(never, now)
    other = Converter("EUR", "USD")
    other.amount = "1"
    other.take(never)
    show("and no rates from before", other, now)

    hang_up(True)
    fetch(feed, now)
    tell("the rates there are serve", feed, now)
    converter.take(feed)
    show("converted", converter, now)
    now += MINUTE
    say(f"  asked again unasked: {fetch(feed, now)}")
    feed.notify_online(now)
    say(f"  asked again as the network is back: {fetch(feed, now)}")
    hang_up(False)
    now += MINUTE
    feed.notify_online(now)
    fetch(feed, now)
    converter.take(feed)
    show("the network is back", converter, now)


def first_run() -> None:
    live, listed = rates(), CurrenciesFeed(KEY, base_url=URL)
    currencies = list_currencies(listed, live)
    converter = convert()
    without_network(live, converter)
    with Store(FILE) as store, store.transaction():
        store.save_rates("live", live.rates)
        store.save_currencies("list", currencies)
        store.save_setting("favourites", currencies.to_json())
        store.save_feed("live", live)  # with the time of retrieval, without the key
        store.save_feed("list", listed)
        store.save_setting("converter", converter.to_json())
    say(f"  the key is in the file: {KEY.encode() in Path(FILE).read_bytes()}")


def next_run() -> None:
    """Runs without the server, a day and an hour later."""
    say("After a restart")
    now = NOW + 25 * HOUR
    live = RatesFeed.currencylayer(KEY, base_url=URL)
    listed = CurrenciesFeed(KEY, base_url=URL)
    with Store(FILE) as store:
        store.load_feed("live", live)
        store.load_feed("list", listed)
        converter = Converter.from_json(store.setting("converter").value)
        currencies = store.load_currencies("list", "pt")
        currencies.restore(store.setting("favourites").value)
        currencies.mark(store.load_rates("live"))
    tell("rates", live, now)
    tell("currencies", listed, now)
    converter.take(live)
    show("the last pair and amount", converter, now)

    fetch(live, now)
    fetch(listed, now)
    converter.take(live)
    tell("rates", live, now)
    tell("currencies", listed, now)
    show("without a network", converter, now)
    show_list("favourites first", currencies, 5)
    search(currencies, "dolar")


with transport:
    if Path(FILE).exists():
        next_run()
    else:
        first_run()
