"""What a screen shows of a portfolio."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import c_int32, c_size_t, create_string_buffer
from datetime import datetime, timedelta
from enum import IntEnum

from ._calls import call, refuse_type
from ._dates import Day, instant_number
from ._documents import label
from ._feed_parts import QuotesFeed, TransactionsFeed
from ._library import native
from ._portfolio import Portfolio
from ._quotes import QuoteLike, quote_structs, valuation_options
from ._rates import Rates
from ._raw import SYMBOL_SIZE, SessionHandle, SummaryStruct, ValuationHandle
from ._rounding import Rounding
from ._valuation import Summary, Valuation, made_summary, made_valuation
from ._wallet_content import table_handle
from ._watched import Watched

REASON_SIZE = 240


class SessionState(IntEnum):
    """What a screen shows.

    >>> Session().state()
    <SessionState.LOADING: 0>
    """

    #: No transactions yet, or no price yet of anything held.
    LOADING = 0
    #: There are no transactions.
    EMPTY = 1
    READY = 2
    #: A price is older than ``fresh_for``.
    STALE = 3
    #: The last retrieval of transactions failed; what was there before still shows.
    RETRIEVAL_FAILED = 4
    #: The last attempt to get prices failed; the last good ones still show.
    PRICES_FAILED = 5


class Session(Watched):
    """What a screen shows of a portfolio, wherever its transactions and prices come from.

    Each is handed over when it has arrived, or what went wrong when it has not. What was good stays
    until something better comes. The parameters are those of :meth:`Portfolio.value`.

    >>> portfolio, session = Portfolio("EUR"), Session()
    >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
    '1'
    >>> session.retrieved(portfolio)
    >>> session.symbols, session.state()
    (['ABC'], <SessionState.LOADING: 0>)
    >>> session.priced({"ABC": "12.50"})
    >>> session.state(), session.summary().result.profit
    (<SessionState.READY: 2>, Money('25.00', 'EUR'))
    """

    __slots__ = ()
    _noun = "session"
    _handle: SessionHandle

    def __init__(
        self,
        on: Day | None = None,
        max_gap: int = 7,
        fresh_for: timedelta | None = None,
        percent_digits: int = 2,
        rounding: Rounding = Rounding.HALF_EVEN,
    ) -> None:
        options = valuation_options(on, max_gap, None, fresh_for, percent_digits, rounding)
        self._start(SessionHandle())
        call(native.money_session_new, options, self._handle)

    # What arrives

    def retrieved(self, portfolio: Portfolio) -> None:
        """Takes the transactions that have been retrieved, in place of those it had; copied.

        >>> session = Session()
        >>> session.retrieved(Portfolio("EUR"))
        >>> session.state()
        <SessionState.EMPTY: 1>
        """
        if not isinstance(portfolio, Portfolio):
            refuse_type("a portfolio", "a Portfolio", portfolio)
        self._change(native.money_session_retrieved, portfolio._handle)

    def retrieval_failed(self, reason: str = "") -> None:
        """Notes that transactions could not be retrieved.

        >>> session = Session()
        >>> session.retrieval_failed("no connection")
        >>> session.state(), session.reason
        (<SessionState.RETRIEVAL_FAILED: 4>, 'no connection')
        """
        text = label(reason, "a reason")
        self._change(native.money_session_retrieval_failed, text, len(text))

    def priced(self, prices: Mapping[str, QuoteLike]) -> None:
        """Takes prices that have arrived; one of 0 not in place of a better one.

        >>> Session().priced({"ABC": "12.50"})
        """
        quotes, count = quote_structs(prices)
        self._change(native.money_session_priced, quotes, count)

    def prices_failed(self, reason: str = "") -> None:
        """Notes that prices could not be had.

        >>> session, portfolio = Session(), Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
        '1'
        >>> session.retrieved(portfolio)
        >>> session.prices_failed("no connection")
        >>> session.state()
        <SessionState.PRICES_FAILED: 5>
        """
        text = label(reason, "a reason")
        self._change(native.money_session_prices_failed, text, len(text))

    def take(self, feed: TransactionsFeed | QuotesFeed) -> None:
        """Takes how a feed is doing: what it has, and why it could not be asked anew.

        A feed that has neither yet changes nothing. What it could not save or delete is no failure
        of the session's.

        >>> feed, session = TransactionsFeed("https://example.org", "EUR"), Session()
        >>> feed.answer(feed.next(0), 200, None, b"null", 0)
        >>> session.take(feed)
        >>> session.state()
        <SessionState.EMPTY: 1>
        >>> feed.refresh()
        >>> feed.no_answer(feed.next(60), "connection", 60)
        >>> session.take(feed)
        >>> session.reason
        'transactions could not be had: no answer: there is no connection'
        """
        if not isinstance(feed, (TransactionsFeed, QuotesFeed)):
            refuse_type("a feed", "a TransactionsFeed or a QuotesFeed", feed)
        self._change(native.money_session_take_feed, feed._handle)

    def set_rates(self, rates: Rates | None) -> None:
        """Sets the rates, in place of those it had.

        >>> Session().set_rates(Rates([("EUR", "USD", "1.1")]))
        """
        self._change(native.money_session_set_rates, table_handle(rates))

    # What is shown

    def state(self, now: datetime | None = None) -> SessionState:
        """The state at a moment.

        >>> Session().state()
        <SessionState.LOADING: 0>
        """
        state = c_int32()
        call(native.money_session_state, self._handle, instant_number(now), state)
        return SessionState(state.value)

    @property
    def reason(self) -> str:
        """Why it is in a state of failure; "" when it is not.

        >>> Session().reason
        ''
        """
        buffer = create_string_buffer(REASON_SIZE)
        call(native.money_session_reason, self._handle, buffer, REASON_SIZE, None)
        return buffer.value.decode()

    def value(self, now: datetime | None = None) -> Valuation:
        """The positions and the summary at a moment.

        >>> Session().value()
        Traceback (most recent call last):
        ...
        libmoney.NotFound: no transactions have been retrieved yet
        """
        handle = ValuationHandle()
        call(native.money_session_value, self._handle, instant_number(now), handle)
        return made_valuation(handle)

    def summary(self, now: datetime | None = None) -> Summary:
        """The summary of :meth:`value` alone.

        >>> session = Session()
        >>> session.retrieved(Portfolio("EUR"))
        >>> session.summary().result.profit
        Money('0.00', 'EUR')
        """
        struct = SummaryStruct()
        call(native.money_session_summary, self._handle, instant_number(now), struct)
        return made_summary(struct)

    @property
    def symbols(self) -> list[str]:
        """The symbols that need a price: those held.

        >>> Session().symbols
        []
        """
        count, buffer = c_size_t(), create_string_buffer(SYMBOL_SIZE)
        call(native.money_session_symbol_count, self._handle, count)
        symbols = []
        for index in range(count.value):
            call(native.money_session_symbol_at, self._handle, index, buffer, SYMBOL_SIZE, None)
            symbols.append(buffer.value.decode())
        return symbols
