"""Feeds of several items: price quotes by symbol, and a store of transactions."""

from __future__ import annotations

from ctypes import c_int32, c_int64, c_size_t, create_string_buffer
from datetime import timedelta
from decimal import Decimal
from typing import NamedTuple

from .._boundary.calls import call
from .._boundary.dates import instant_of
from .._boundary.documents import identifier
from .._boundary.numbers import Number, to_decimal
from .._currency.currency import CurrencyLike, CurrencyRegistry, code_bytes
from .._library import native
from .._money.money import Money
from .._portfolio.portfolio import Portfolio, _made
from .._portfolio.portfolio_options import LotMethod, ShortSalePolicy, portfolio_options
from .._portfolio.price_quotes import PriceQuote, PriceState
from .._portfolio.transaction import Transaction, lot_structs, transaction_struct
from .._public import public
from .._raw import SYMBOL_SIZE, PortfolioHandle, PriceQuoteStruct, TransactionStruct
from .feed import Feed
from .feed_requests import Instant, OperationState, instant, optional


@public
class FeedPriceQuote(NamedTuple):
    """The last good price quote of a symbol.

    >>> feed = PriceQuotesFeed.finnhub("not-a-key")
    >>> feed.add("ABC")
    >>> feed.price_quote("ABC", 0)
    FeedPriceQuote(price=None, instant=None, state=<PriceState.MISSING: 2>, age=None)
    """

    #: None until a price has been received.
    price: Decimal | None
    #: The time of the trade, if the provider reports it, otherwise that of the response.
    instant: int | None
    state: PriceState
    #: Seconds since the quote was received.
    age: int | None


@public
class PriceQuotesFeed(Feed):
    """Share prices, with one request per symbol, within the provider's rate limit.

    >>> feed = PriceQuotesFeed.finnhub("not-a-key")
    >>> feed.add("ABC")
    >>> request = feed.next(now=1582641000)
    >>> request.url
    'https://finnhub.io/api/v1/quote?symbol=ABC'
    >>> body = b'{"c":261.74,"h":263.31,"l":260.68,"o":261.07,"pc":259.45,"t":1582641000}'
    >>> feed.receive_response(request, 200, "application/json", body, now=1582641001)
    >>> feed.price_quote("ABC", now=1582641061).price
    Decimal('261.74')
    """

    __slots__ = ("_code",)
    _code: str | None

    @staticmethod
    def finnhub(
        token: str,
        currency: CurrencyLike | None = None,
        *,
        base_url: str | None = None,
        ttl: timedelta | None = None,
        retry: timedelta | None = None,
        per_second: int | None = None,
        per_minute: int | None = None,
    ) -> PriceQuotesFeed:
        """Quotes of Finnhub.

        :param currency: the currency of the prices; None for that of each symbol's trades.
        :param per_second: the maximum number of requests per second, 0 for no limit; None for 30,
            the provider's general limit.
        :param per_minute: the maximum number of requests per minute; None for 60, as in the free
            plan.

        >>> PriceQuotesFeed.finnhub("not-a-key").symbols
        []
        """
        feed = PriceQuotesFeed.__new__(PriceQuotesFeed)
        feed._code = None if currency is None else code_bytes(currency).decode()
        feed._open(
            "finnhub",
            api_key=token,
            currency=currency,
            base_url=base_url,
            ttl=ttl,
            retry=retry,
            per_second=per_second,
            per_minute=per_minute,
        )
        return feed

    def add(self, symbol: str) -> None:
        """Adds a symbol to fetch price quotes for, unless the feed already contains it.

        >>> PriceQuotesFeed.finnhub("not-a-key").add("ABC")
        """
        self._change(native.money_feed_add_symbol, identifier(symbol, "a symbol"))

    def remove(self, symbol: str) -> None:
        """Removes a symbol with its price quote.

        >>> PriceQuotesFeed.finnhub("not-a-key").remove("ABC")
        Traceback (most recent call last):
        ...
        libmoney.NotFound: unknown symbol "ABC" in the feed
        """
        self._change(native.money_feed_remove_symbol, identifier(symbol, "a symbol"))

    @property
    def symbols(self) -> list[str]:
        """The symbols, in the order in which they were added.

        >>> PriceQuotesFeed.finnhub("not-a-key").symbols
        []
        """
        count, buffer = c_size_t(), create_string_buffer(SYMBOL_SIZE)
        call(native.money_feed_symbol_count, self._handle, count)
        symbols = []
        for index in range(count.value):
            call(native.money_feed_symbol_at, self._handle, index, buffer, SYMBOL_SIZE, None)
            symbols.append(buffer.value.decode())
        return symbols

    def price_quote(self, symbol: str, now: Instant) -> FeedPriceQuote:
        """The last good price quote of a symbol.

        >>> feed = PriceQuotesFeed.finnhub("not-a-key")
        >>> feed.add("ABC")
        >>> feed.price_quote("ABC", 0).state
        <PriceState.MISSING: 2>
        """
        name, moment, struct = identifier(symbol, "a symbol"), instant(now), PriceQuoteStruct()
        state, age = c_int32(), c_int64()
        call(native.money_feed_price_quote, self._handle, name, moment, struct, state, age)
        known = PriceState(state.value)
        if known in (PriceState.MISSING, PriceState.ZERO):
            return FeedPriceQuote(None, None, known, optional(age.value))
        price = to_decimal(struct.price)
        return FeedPriceQuote(price, optional(struct.instant), known, optional(age.value))

    def price_quotes(self, now: Instant) -> dict[str, PriceQuote]:
        """The last good price quotes, for :meth:`Portfolio.value`.

        >>> PriceQuotesFeed.finnhub("not-a-key").price_quotes(0)
        {}
        """
        quotes = {}
        for symbol in self.symbols:
            found = self.price_quote(symbol, now)
            if found.price is not None and found.instant is not None:
                price: Money | Number = found.price
                if self._code is not None:
                    price = Money(found.price, self._code)
                quotes[symbol] = PriceQuote(price, instant_of(found.instant))
        return quotes


@public
class TransactionsFeed(Feed):
    """A portfolio's transactions in a remote store: ``/transactions.json``, a map by id.

    :param currency: the portfolio's reporting currency; ``method``, ``short_sales`` and
        ``registry`` are those of a :class:`Portfolio`.
    :param secret: sent as ``auth`` in requests, and nowhere else.

    >>> feed = TransactionsFeed("https://example.org", "EUR", secret="not-a-key")
    >>> feed.receive_response(feed.next(0), 200, "application/json", b"null", 0)
    >>> bought = Transaction("ABC", "2024-01-02", Action.BUY, 10, total=Money(100, "EUR"))
    >>> feed.put(bought)
    '1'
    >>> request = feed.next(1)
    >>> request.method, request.url
    ('PUT', 'https://example.org/transactions/1.json?auth=not-a-key')
    >>> len(feed.portfolio), feed.operation("1").name
    (0, 'PENDING')
    >>> feed.receive_response(request, 200, "application/json", request.body, 1)
    >>> len(feed.portfolio), feed.operation("1").name
    (1, 'DONE')
    """

    __slots__ = ("_code",)

    def __init__(
        self,
        base_url: str,
        currency: CurrencyLike,
        *,
        secret: str | None = None,
        method: LotMethod = "fifo",
        short_sales: ShortSalePolicy = "reject",
        registry: CurrencyRegistry | None = None,
        ttl: timedelta | None = None,
        retry: timedelta | None = None,
    ) -> None:
        self._code = code_bytes(currency)
        self._open(
            "transactions",
            api_key=secret,
            base_url=base_url,
            currency=currency,
            portfolio=portfolio_options(method, short_sales, registry),
            ttl=ttl,
            retry=retry,
        )

    @property
    def portfolio(self) -> Portfolio:
        """A new portfolio with the transactions that the store has acknowledged.

        >>> TransactionsFeed("https://example.org", "EUR").portfolio
        Traceback (most recent call last):
        ...
        libmoney.NotFound: no content fetched yet
        """
        handle = PortfolioHandle()
        call(native.money_feed_portfolio, self._handle, handle)
        return _made(handle, self._code)

    def put(self, transaction: Transaction) -> str:
        """Asks the store to save a transaction, new or with a known id; returns the id.

        Nothing changes until the store has acknowledged it.

        >>> feed = TransactionsFeed("https://example.org", "EUR")
        >>> feed.put(Transaction("", "2024-12-31", Action.FEE, total=Money(5, "EUR")))
        Traceback (most recent call last):
        ...
        libmoney.NotFound: no transactions fetched yet
        """
        struct, (lots, count) = transaction_struct(transaction), lot_structs(transaction.lots)
        stored = TransactionStruct()
        self._change(native.money_feed_put, struct, lots, count, stored)
        return stored.id.decode()

    def remove(self, id: str) -> None:
        """Asks the store to remove a transaction.

        >>> feed = TransactionsFeed("https://example.org", "EUR")
        >>> feed.receive_response(feed.next(0), 200, None, b"null", 0)
        >>> feed.remove("1")
        Traceback (most recent call last):
        ...
        libmoney.NotFound: unknown transaction "1"
        """
        self._change(native.money_feed_remove, identifier(id, "an id"))

    def operation(self, id: str) -> OperationState:
        """The state of the last saving or removal of a transaction under an id.

        >>> TransactionsFeed("https://example.org", "EUR").operation("1")
        <OperationState.NONE: 0>
        """
        state = c_int32()
        call(native.money_feed_operation, self._handle, identifier(id, "an id"), state)
        return OperationState(state.value)
