"""Two storages of transactions with the same interface: a file and a server."""

import json
from datetime import datetime, timedelta
from typing import Optional, Union

from libmoney import (
    Feed,
    MoneyError,
    Portfolio,
    PortfolioView,
    PriceQuotesFeed,
    RetrievalError,
    Store,
    Transaction,
    TransactionsFeed,
)
from libmoney.http import Transport


class Network:
    """A transport, and the server on loopback."""

    def __init__(self, transport: Transport, url: str, key: str) -> None:
        self.transport, self.url, self.key = transport, url, key

    def carry(self, feed: Feed, now: datetime) -> None:
        """Sends the requests of a feed and passes the responses to it until none is pending."""
        while True:
            self.transport.drive(feed, now)
            if not self.transport.pending_count:
                return
            self.transport.wait()

    def control(self, **wanted: object) -> None:
        """Sets the behaviour of the server."""
        body = json.dumps(wanted).encode()
        self.transport.send(self, 1, "PUT", f"{self.url}/control", body=body)
        self.transport.wait()
        answer = self.transport.take(self)
        assert answer is not None
        assert answer.status == 200

    def quotes(self, per_minute: Optional[int] = None) -> PriceQuotesFeed:
        """The server's prices."""
        retry = timedelta(seconds=5)
        return PriceQuotesFeed.finnhub(
            self.key, base_url=self.url, retry=retry, per_minute=per_minute
        )

    def transactions(self) -> TransactionsFeed:
        """The server's transactions."""
        return TransactionsFeed(self.url, "EUR", secret=self.key, retry=timedelta(seconds=5))


class InFile:
    """Transactions in a file."""

    name = "in a file"

    def __init__(self, store: Store) -> None:
        self.store = store

    @property
    def portfolio(self) -> Portfolio:
        """Returns the transactions."""
        return self.store.load_portfolio("mine")

    def retrieve(self, view: PortfolioView, now: datetime) -> Optional[MoneyError]:
        """Retrieves the transactions for a view, independent of the storage."""
        try:
            view.set_transactions(self.portfolio)
        except MoneyError as error:
            view.set_transactions_failure(str(error))
            return error
        return None

    def save(self, one: Transaction, now: datetime) -> str:
        """Adds or replaces a transaction and returns its ID."""
        # Everything is checked before anything is written.
        portfolio = self.portfolio
        if one.id:
            portfolio.edit(one)
        id = one.id or portfolio.add(one)
        self.store.save_transaction("mine", portfolio.transaction(id))
        return id

    def delete(self, id: str, now: datetime) -> None:
        """Deletes a transaction."""
        self.portfolio.remove(id)
        self.store.remove_transaction("mine", id)


class BehindServer:
    """Transactions behind a server."""

    name = "behind a server"

    def __init__(self, network: Network) -> None:
        self.network, self.feed = network, network.transactions()

    @property
    def portfolio(self) -> Portfolio:
        """Returns the transactions."""
        return self.feed.portfolio

    def retrieve(self, view: PortfolioView, now: datetime) -> Optional[MoneyError]:
        """Retrieves the transactions for a view, independent of the storage."""
        self.feed.refresh()
        self.network.carry(self.feed, now)
        view.take(self.feed)
        failure = self.feed.failure()
        return failure if isinstance(failure, RetrievalError) else None

    def save(self, one: Transaction, now: datetime) -> str:
        """Adds or replaces a transaction and returns its ID."""
        id = self.feed.put(one)
        self._finish(id, now)
        return id

    def delete(self, id: str, now: datetime) -> None:
        """Deletes a transaction."""
        self.feed.remove(id)
        self._finish(id, now)

    def _finish(self, id: str, now: datetime) -> None:
        self.network.carry(self.feed, now)
        failure = self.feed.failure(id)
        if failure is not None:
            raise failure


#: Either of them.
Place = Union[InFile, BehindServer]


def same(one: str, other: str) -> str:
    """True if two portfolios contain the same transactions, regardless of their history."""
    first, second = (text[text.index('"transactions"') :] for text in (one, other))
    return str(first == second).lower()
