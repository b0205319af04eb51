"""The view of a portfolio on a screen."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import c_int32, c_size_t, create_string_buffer
from datetime import datetime, timedelta
from enum import IntEnum

from .._boundary.calls import call, refuse_type
from .._boundary.dates import Day, instant_number
from .._boundary.documents import label
from .._boundary.rounding import Rounding, RoundingLike
from .._boundary.watched import Watched
from .._feeds.portfolio_feeds import PriceQuotesFeed, TransactionsFeed
from .._library import native
from .._portfolio.portfolio import Portfolio
from .._portfolio.price_quotes import PriceLike, quote_structs, valuation_options
from .._portfolio.valuation import Valuation, made_valuation
from .._public import public
from .._rates.rates import Rates
from .._raw import SYMBOL_SIZE, PortfolioViewHandle, ValuationHandle
from .._wallet.wallet_queries import table_handle

REASON_SIZE = 240


@public
class PortfolioViewState(IntEnum):
    """The state of a screen.

    >>> PortfolioView().state()
    <PortfolioViewState.LOADING: 0>
    """

    #: No transactions yet, or no price yet for any holding.
    LOADING = 0
    #: The portfolio is empty.
    EMPTY = 1
    READY = 2
    #: A price is older than ``fresh_for``.
    STALE = 3
    #: The last fetch of transactions failed; earlier ones are still shown.
    TRANSACTIONS_FAILED = 4
    #: The last fetch of prices failed; earlier ones are still shown.
    QUOTES_FAILED = 5


@public
class PortfolioView(Watched):
    """An observable view of a portfolio.

    You pass it transactions and prices as they arrive, or the reason for a failed fetch. Good data
    is kept until better data arrives. The parameters are those of :meth:`Portfolio.value`.

    >>> portfolio, view = Portfolio("EUR"), PortfolioView()
    >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
    '1'
    >>> view.set_transactions(portfolio)
    >>> view.symbols, view.state()
    (['ABC'], <PortfolioViewState.LOADING: 0>)
    >>> view.set_quotes({"ABC": "12.50"})
    >>> view.state(), view.value().profit
    (<PortfolioViewState.READY: 2>, Money('25.00', 'EUR'))
    """

    __slots__ = ("_days", "_rates")
    _noun = "portfolio_view"
    _handle: PortfolioViewHandle
    #: The day of the view, if set, and the maximum number of days that rates may be older.
    _days: tuple[Day | None, int]
    _rates: Rates | None

    def __init__(
        self,
        on: Day | None = None,
        max_gap: int = 7,
        fresh_for: timedelta | None = None,
        percent_digits: int = 2,
        rounding: RoundingLike = Rounding.HALF_EVEN,
    ) -> None:
        options = valuation_options(on, max_gap, None, fresh_for, percent_digits, rounding)
        self._start(PortfolioViewHandle())
        self._days, self._rates = (on, max_gap), None
        call(native.money_portfolio_view_new, options, self._handle)

    def __repr__(self) -> str:
        return f"<PortfolioView of {len(self.symbols)} securities>"

    # Updates

    def set_transactions(self, portfolio: Portfolio) -> None:
        """Sets the fetched transactions, replacing the previous ones; they are copied.

        >>> view = PortfolioView()
        >>> view.set_transactions(Portfolio("EUR"))
        >>> view.state()
        <PortfolioViewState.EMPTY: 1>
        """
        if not isinstance(portfolio, Portfolio):
            refuse_type("a portfolio", "a Portfolio", portfolio)
        self._change(native.money_portfolio_view_set_transactions, portfolio._handle)

    def set_transactions_failure(self, reason: str = "") -> None:
        """Records a failed fetch of transactions.

        >>> view = PortfolioView()
        >>> view.set_transactions_failure("no connection")
        >>> view.state(), view.reason
        (<PortfolioViewState.TRANSACTIONS_FAILED: 4>, 'no connection')
        """
        text = label(reason, "a reason")
        self._change(native.money_portfolio_view_set_transactions_failure, text, len(text))

    def set_quotes(self, prices: Mapping[str, PriceLike]) -> None:
        """Sets received prices; a price of 0 never replaces a known one.

        >>> PortfolioView().set_quotes({"ABC": "12.50"})
        """
        quotes, count = quote_structs(prices)
        self._change(native.money_portfolio_view_set_quotes, quotes, count)

    def set_quotes_failure(self, reason: str = "") -> None:
        """Records a failed fetch of prices.

        >>> view, portfolio = PortfolioView(), Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
        '1'
        >>> view.set_transactions(portfolio)
        >>> view.set_quotes_failure("no connection")
        >>> view.state()
        <PortfolioViewState.QUOTES_FAILED: 5>
        """
        text = label(reason, "a reason")
        self._change(native.money_portfolio_view_set_quotes_failure, text, len(text))

    def take(self, feed: TransactionsFeed | PriceQuotesFeed) -> None:
        """Copies the contents of a feed, and its last failure.

        A feed with neither changes nothing; the same holds for a transaction that could not be
        saved
        or removed.

        >>> feed, view = TransactionsFeed("https://example.org", "EUR"), PortfolioView()
        >>> feed.receive_response(feed.next(0), 200, None, b"null", 0)
        >>> view.take(feed)
        >>> view.state()
        <PortfolioViewState.EMPTY: 1>
        >>> feed.refresh()
        >>> feed.fail_request(feed.next(60), "connection", 60)
        >>> view.take(feed)
        >>> view.reason
        'could not fetch transactions: no connection'
        """
        if not isinstance(feed, (TransactionsFeed, PriceQuotesFeed)):
            refuse_type("a feed", "a TransactionsFeed or a PriceQuotesFeed", feed)
        self._change(native.money_portfolio_view_take_feed, feed._handle)

    def set_rates(self, rates: Rates | None) -> None:
        """Sets the rates, replacing the previous ones.

        >>> PortfolioView().set_rates(Rates([("EUR", "USD", "1.1")]))
        """
        self._change(native.money_portfolio_view_set_rates, table_handle(rates))
        self._rates = rates

    # Output

    def state(self, now: datetime | None = None) -> PortfolioViewState:
        """The state at a moment.

        >>> PortfolioView().state()
        <PortfolioViewState.LOADING: 0>
        """
        state = c_int32()
        call(native.money_portfolio_view_state, self._handle, instant_number(now), state)
        return PortfolioViewState(state.value)

    @property
    def reason(self) -> str:
        """The reason for a failed fetch; "" in any other state.

        >>> PortfolioView().reason
        ''
        """
        buffer = create_string_buffer(REASON_SIZE)
        call(native.money_portfolio_view_reason, self._handle, buffer, REASON_SIZE, None)
        return buffer.value.decode()

    def value(self, now: datetime | None = None) -> Valuation:
        """The positions and the summary at a moment.

        >>> PortfolioView().value()
        Traceback (most recent call last):
        ...
        libmoney.NotFound: no transactions fetched yet
        """
        handle = ValuationHandle()
        call(native.money_portfolio_view_value, self._handle, instant_number(now), handle)
        return made_valuation(handle, self._rates, *self._days)

    @property
    def symbols(self) -> list[str]:
        """The symbols of the holdings, each of which needs a price.

        >>> PortfolioView().symbols
        []
        """
        count, buffer = c_size_t(), create_string_buffer(SYMBOL_SIZE)
        call(native.money_portfolio_view_symbol_count, self._handle, count)
        symbols = []
        for index in range(count.value):
            call(
                native.money_portfolio_view_symbol_at,
                self._handle,
                index,
                buffer,
                SYMBOL_SIZE,
                None,
            )
            symbols.append(buffer.value.decode())
        return symbols
