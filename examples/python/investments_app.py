"""An investments application, row by row: transactions, a portfolio behind a screen, prices.

python3 investments_app.py URL KEY FILE

The transactions come from a file, or from a server. The first run uses the server of
Tests/Network, which it ends half-way; the second finds in FILE what the first left, and no server.
"""

import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Callable, Optional

from libmoney import (
    Action,
    BusyError,
    Money,
    MoneyError,
    NotFound,
    OrderForm,
    Portfolio,
    PortfolioView,
    PriceQuotesFeed,
    Rates,
    Store,
    Transaction,
)
from libmoney.http import Transport
from places import BehindServer, InFile, Network, Place, same

NOW = datetime(2026, 10, 30, 15, 1, tzinfo=timezone.utc)
URL, KEY, FILE = sys.argv[1], sys.argv[2], Path(sys.argv[3])
RATES = Rates.from_ecb()
network = Network(Transport(), URL, KEY)


def say(line: str) -> None:
    """Writes all output of the program."""
    assert KEY not in line, "the key is in the output"
    print(line)


def refused(what: str, error: Optional[MoneyError]) -> None:
    """Prints a failure: its kind, its status if known, and its message."""
    if error is None:
        say(f"  {what}: done")
    elif error.cause is not None:
        say(f"  {what}: {error.status.name} because of {error.cause.name}: {error}")
    else:
        say(f"  {what}: {error.status.name}: {error}")


def attempt(what: str, action: Callable[[], object]) -> None:
    """Runs a call that may fail."""
    try:
        action()
    except MoneyError as error:
        refused(what, error)
    else:
        refused(what, None)


def document(place: Place) -> str:
    """Returns the portfolio as JSON."""
    text = place.portfolio.to_json()
    assert KEY not in text, "the key is in a portfolio"
    return text


# The contents of a screen


class Screen:
    """Returns an observed view, with the prices of a feed, if any."""

    def __init__(self, quotes: Optional[PriceQuotesFeed] = None) -> None:
        self.view = PortfolioView(fresh_for=timedelta(minutes=15))
        self.heard = 0
        self.view.on_change(self.changed)
        self.view.set_rates(RATES)
        if quotes is not None:
            self.view.take(quotes)

    def changed(self, revision: int) -> None:
        """A screen would redraw itself. The callback may read the view, but must not change it."""
        try:
            self.view.set_transactions_failure()
        except BusyError:
            self.heard += revision == self.view.revision

    def show(self, now: datetime) -> None:
        """The compact summary, with the state."""
        view = self.view
        line = "  " + view.state(now).name.lower().replace("_", " ")
        try:
            valuation = view.value(now)
        except NotFound:
            say(line)
            return
        percent = valuation.performance.profit_percent
        line += f": {valuation.value}, profit {valuation.profit}"
        line += ", no percentage" if percent is None else f", {percent} %"
        if valuation.summary.unpriced_count:
            line += f", {valuation.summary.unpriced_count} without a price"
        say(line + (f"; {view.reason}" if view.reason else ""))

    def ask(self, quotes: PriceQuotesFeed, now: datetime) -> None:
        """Requests the prices that the view requires."""
        for symbol in self.view.symbols:
            quotes.add(symbol)
        quotes.refresh()
        network.carry(quotes, now)
        self.view.take(quotes)

    def positions(self, now: datetime) -> None:
        """The table."""
        for one in self.view.value(now).positions:
            result = one.performance
            line = f"  {one.symbol}: {one.quantity} at {one.price}, cost {result.cost}"
            line += f", value {result.value}, profit {result.profit}, {result.profit_percent} %"
            say(line)


# Transactions


def submit(place: Place, what: str, id: str = "", **fields: str) -> None:
    """Fills in a form and saves it, provided that all fields are valid."""
    portfolio = place.portfolio
    form = OrderForm.edit(portfolio, id) if id else OrderForm(portfolio, currency="USD")
    for field, text in fields.items():
        setattr(form, field, text)
    for field, wrong in form.errors.items():
        say(f"    {field}: {wrong}")
    if not form.errors:
        say(f"    price {form.price}")
    attempt(what, lambda: place.save(form.transaction, NOW))


def form(line: str) -> dict[str, str]:
    """Fills in all fields of a form: date, action, ticker, quantity and sum."""
    return dict(zip(("date", "action", "ticker", "quantity", "sum"), line.split()))


def show_all(place: Place) -> None:
    """The list of transactions."""
    for one in place.portfolio.transactions:
        what = f"{one.action.name.lower()} {one.quantity} {one.symbol}"
        say(f"  {one.id}: {one.date} {what}, {one.total}")


def transactions(place: Place) -> None:
    """List, save, edit, delete."""
    screen = Screen()
    say(f"transactions, {place.name}: none yet")
    screen.show(NOW)
    place.retrieve(screen.view, NOW)
    screen.show(NOW)
    say("an order form shows an error per field, and is saved once all fields are valid")
    submit(place, "save", **form("2026-02-30 gift a 0 -1"))
    submit(place, "save", price="4.00", **form("2026-05-05 buy AAPL 3 10.00"))
    submit(place, "save", **form("2026-01-05 buy aapl 10 1500.00"))
    submit(place, "save", **form("2026-02-02 buy msft 3 1110.00"))
    submit(place, "save", **form("2026-03-02 buy tsla 1 220.00"))
    submit(place, "save", **form("2026-03-03 buy nke 7 500.00"))
    submit(place, "save", **form("2026-05-04 sell AAPL 4 720.00"))
    say("edit and delete; inconsistent transactions are rejected before they are sent")
    submit(place, "edit", "2", quantity="2")
    attempt("delete 3", lambda: place.delete("3", NOW))
    submit(place, "save", **form("2026-05-05 sell AAPL 7 1.00"))
    attempt("delete 1", lambda: place.delete("1", NOW))
    attempt("delete 7", lambda: place.delete("7", NOW))
    show_all(place)
    text = document(place)
    copy = Portfolio.from_json(text)
    say(f"  export and import change nothing: {str(copy.to_json() == text).lower()}")
    screen.view.set_transactions(copy)
    screen.show(NOW)
    heard = str(screen.heard == screen.view.revision).lower()
    say(f"  revision {screen.view.revision}, and as many changes heard of: {heard}")


# Prices


def limits(screen: Screen) -> None:
    """Three tickers, with a limit of two requests per minute."""
    quotes = network.quotes(per_minute=2)
    say("prices: as many as the provider's limit lets through, here two a minute")
    say(f"  needed: {' '.join(screen.view.symbols)}")
    screen.show(NOW)
    screen.ask(quotes, NOW)
    screen.show(NOW)
    info = quotes.info(NOW)
    assert info.next_at is not None
    wait = info.next_at - int(NOW.timestamp())
    say(f"  waiting: {str(info.is_waiting).lower()}, for {wait} s")
    for later in (NOW + timedelta(seconds=59), NOW + timedelta(seconds=60)):
        network.carry(quotes, later)
        screen.view.take(quotes)
        screen.show(later)


def prices(place: Place) -> PriceQuotesFeed:
    """Values the positions, and handles each failure."""
    screen, quotes = Screen(), network.quotes()
    place.retrieve(screen.view, NOW)
    network.control(quotes={"AAPL": "261.74", "MSFT": "413.52"})
    limits(screen)
    now = NOW + timedelta(minutes=1)
    say("prices: a price of 0 counts as missing until a valid one arrives")
    screen.ask(quotes, now)
    screen.show(now)
    network.control(quotes={"NKE": "71.05"})
    screen.ask(quotes, now)
    screen.show(now)
    screen.positions(now)
    say("prices: stale, and each failure of its own; the last good ones serve")
    screen.show(now + timedelta(hours=1))
    # Rate limit exceeded; two kinds of invalid data; a rejected key; no connection.
    for behaviour in ("429", "html", "truncated", "401", "hangup"):
        now += timedelta(seconds=10)
        network.control(path="/quote", behaviour=behaviour)
        screen.ask(quotes, now)
        refused(behaviour, quotes.failure())
        if behaviour == "429":
            again = quotes.info(now).next_at
            assert again is not None
            say(f"  again in {again - int(now.timestamp())} s")
        screen.show(now)
    network.control(path="/quote", behaviour="normal")
    now += timedelta(seconds=10)
    screen.ask(quotes, now)
    screen.show(now)
    return quotes


# Storage

PURCHASE = Transaction("AAPL", "2026-06-01", Action.BUY, 1, total=Money("200.00", "USD"))


def attempts(place: Place, why: str) -> None:
    """Saves and deletes with a failing storage."""
    say(why)
    attempt("save", lambda: place.save(PURCHASE, NOW))
    attempt("delete 5", lambda: place.delete("5", NOW))


def unsaved_here(place: InFile, quotes: PriceQuotesFeed) -> None:
    """Each failure of a file, after which the state is unchanged."""
    screen, before = Screen(quotes), document(place)
    place.retrieve(screen.view, NOW)
    with Store(FILE, read_only=True) as store:
        attempts(InFile(store), "storage: a file that may be read only")
    with Store(FILE, timeout=timedelta()) as store:
        try:
            with store.transaction():
                store.save_setting("writing", "true", NOW)
                attempts(place, "storage: a file that another writes")
                raise InterruptedError
        except InterruptedError:
            pass

    say("storage: a file with inconsistent transactions, added one by one")
    total = Money("1.00", "USD")
    one = Transaction("AAPL", "2026-05-05", Action.SELL, 7, total=total, id="theirs")
    place.store.save_transaction("mine", one)
    refused("retrieve", place.retrieve(screen.view, NOW))
    screen.show(NOW)
    place.store.remove_transaction("mine", "theirs")
    place.retrieve(screen.view, NOW)
    screen.show(NOW)

    say("storage: a file of something else")
    beside = FILE.with_name(FILE.name + ".txt")
    beside.write_text("This is a letter.\n")
    try:
        Store(beside)
    except MoneyError as error:
        say(f"  open: {error.status.name}")
    beside.unlink()
    say(f"  all as before: {same(before, document(place))}")


def unsaved_there(place: BehindServer, quotes: PriceQuotesFeed) -> None:
    """Each failure of a server, after which the state is unchanged."""
    screen, before = Screen(quotes), document(place)
    for behaviour in ("500", "401", "hangup", "html"):
        network.control(path=".json", behaviour=behaviour)
        attempts(place, f"storage: a server that answers with {behaviour}")
        refused("retrieve", place.retrieve(screen.view, NOW))
        screen.show(NOW)
    network.control(path=".json", behaviour="normal")
    place.retrieve(screen.view, NOW)
    screen.show(NOW)
    # Another program reads the server's transactions.
    other = BehindServer(network)
    network.carry(other.feed, NOW)
    here, there = same(before, document(place)), same(before, document(other))
    say(f"  all as before: {here} here, {there} there")


# Without a network


def alone(here: InFile, there: BehindServer, quotes: PriceQuotesFeed, now: datetime) -> None:
    """Demonstrates the features that work offline, and those that do not."""
    screen, theirs = Screen(), Screen()
    here.retrieve(screen.view, now)
    screen.show(now)
    screen.view.set_quotes(here.store.quotes())
    attempt("a quote that was not kept", lambda: here.store.quote("TSLA"))
    screen.show(now)
    screen.ask(quotes, now)
    refused("prices", quotes.failure())
    screen.show(now)

    theirs.view.set_quotes(here.store.quotes())
    refused("retrieve", there.retrieve(theirs.view, now))
    theirs.show(now)
    attempt("save there", lambda: there.save(PURCHASE, now))
    attempt("delete there", lambda: there.delete("5", now))
    saved: list[str] = []
    attempt("save here", lambda: saved.append(here.save(PURCHASE, now)))
    attempt("delete it", lambda: here.delete(saved[0], now))


def compare(here: Place, there: Place, whole: bool = False) -> None:
    """The portfolio of the file and that of the server."""
    ours, theirs = document(here), document(there)
    if whole:
        say(f"  the documents are the same, byte for byte: {str(ours == theirs).lower()}")
    say(f"  the transactions are the same, byte for byte: {same(ours, theirs)}")


def first_run(here: InFile, there: BehindServer) -> None:
    """Runs with the server, and after it has stopped."""
    here.store.save_portfolio("mine", Portfolio("EUR"))
    transactions(here)
    transactions(there)
    compare(here, there, whole=True)
    quotes = prices(there)
    unsaved_here(here, quotes)
    unsaved_there(there, quotes)
    compare(here, there)

    say("saved for a restart: prices, and the server's transactions")
    with Store(FILE, read_only=True) as locked:
        attempt("prices", lambda: locked.save_quotes(quotes.price_quotes(NOW)))
    attempt("prices", lambda: here.store.save_quotes(quotes.price_quotes(NOW)))
    here.store.save_feed("server", there.feed)

    say("the server is gone")
    network.control(stop=True)
    alone(here, there, quotes, NOW + timedelta(minutes=3))


def second_run(here: InFile, there: BehindServer) -> None:
    """Runs without the server, from saved data."""
    say("after a restart: from saved data")
    here.store.load_feed("server", there.feed)
    show_all(here)
    compare(here, there)
    alone(here, there, network.quotes(), NOW + timedelta(days=1))
    compare(here, there)


with network.transport, Store(FILE, timeout=timedelta()) as kept_here:
    run = second_run if kept_here.names("portfolio") else first_run
    run(InFile(kept_here), BehindServer(network))
assert KEY.encode() not in FILE.read_bytes(), "the key is in the file"
