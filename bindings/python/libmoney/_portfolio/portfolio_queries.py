"""The contents of a portfolio, and the figures computed from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from ctypes import c_size_t
from datetime import datetime, timedelta
from typing import Literal

from .._boundary.calls import call
from .._boundary.dates import Day, day_number
from .._boundary.documents import identifier, made_document
from .._boundary.numbers import Number
from .._boundary.rounding import Rounding, RoundingLike
from .._boundary.rows import read_rows
from .._boundary.watched import Watched
from .._errors import ArgumentError
from .._library import native
from .._locale.money_table import money_table
from .._money.money import Money
from .._rates.rates import Rates
from .._raw import (
    DATE_NONE,
    DisposalsHandle,
    LotSelectionStruct,
    OpenLotsHandle,
    PoolStruct,
    PortfolioHandle,
    RebalancingHandle,
    TrackRecordStruct,
    TransactionStruct,
    ValuationHandle,
    XirrStruct,
)
from .._wallet.wallet_queries import table_handle
from .lots import Disposal, OpenLot, Pool, made_disposals, made_open_lots, made_pool
from .price_quotes import (
    DatedQuotes,
    PriceLike,
    dated_quote_structs,
    quote_structs,
    valuation_options,
)
from .rebalance import (
    Rebalancing,
    made_rebalancing,
    rebalance_options,
    target_structs,
)
from .returns import Amount, Xirr, made_xirr
from .track_record import (
    FlowTime,
    FlowTimeLike,
    Sample,
    SampleLike,
    TrackRecord,
    made_track_record,
    track_options,
    track_record,
)
from .transaction import Action, LotSelection, Transaction, made_lot, made_transaction
from .valuation import Valuation, made_valuation

#: The format of a tax report.
TaxReportFormat = Literal["json", "csv", "text", "html"]
TAX_REPORT_FORMATS = {"json": 0, "csv": 1, "text": 2, "html": 3}


class PortfolioQueries(Watched):
    """The read-only part of a portfolio."""

    __slots__ = ("_code",)
    _noun = "portfolio"
    _handle: PortfolioHandle
    _code: bytes

    @property
    def transactions(self) -> list[Transaction]:
        """The transactions by date; those of a day in the order in which they were added.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=1, total="20.00", on="2024-02-01")
        '1'
        >>> portfolio.buy("ABC", quantity=2, total="30.00", on="2024-01-02")
        '2'
        >>> [one.id for one in portfolio.transactions]
        ['2', '1']
        """
        function = native.money_portfolio_transactions
        return read_rows(function, TransactionStruct, self._made, self._handle)

    def transaction(self, id: str) -> Transaction:
        """Returns a transaction by id.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.fee(total="4.90", on="2024-12-31", id="custody")
        'custody'
        >>> portfolio.transaction("custody").total
        Money('4.90', 'EUR')
        """
        struct = TransactionStruct()
        call(native.money_portfolio_find, self._handle, identifier(id, "an id"), struct)
        return self._made(struct)

    # Figures

    def value(
        self,
        prices: Mapping[str, PriceLike] | None = None,
        rates: Rates | None = None,
        on: Day | None = None,
        max_gap: int = 7,
        now: datetime | None = None,
        fresh_for: timedelta | None = None,
        percent_digits: int = 2,
        rounding: RoundingLike = Rounding.HALF_EVEN,
    ) -> Valuation:
        """Values the portfolio. Positions without a price or a rate are listed but not counted.

        :param prices: by symbol: a number in the currency of the symbol's trades, a Money, or a
            :class:`PriceQuote` with its instant.
        :param on: the last day of the transactions, and the day of the rates; None for all
            transactions at the newest rates, whose day is ``as_of`` of the valuation.
        :param max_gap: how many days earlier than needed an exchange rate may be.
        :param now: the instant relative to which the age of price quotes is measured.
        :param fresh_for: the maximum age of a fresh price quote; None for any age.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=5, total="563.80", currency="USD", on="2024-01-02")
        '1'
        >>> rates = Rates.from_ecb()
        >>> valuation = portfolio.value({"ABC": "133.92"}, rates, on="2024-06-03")
        >>> valuation.value, valuation.price_effect, valuation.currency_effect
        (Money('617.60', 'EUR'), Money('97.59', 'EUR'), Money('5.41', 'EUR'))
        """
        quotes, count = quote_structs({} if prices is None else prices)
        options = valuation_options(on, max_gap, now, fresh_for, percent_digits, rounding)
        handle = ValuationHandle()
        function, table = native.money_portfolio_value, table_handle(rates)
        call(function, self._handle, quotes, count, table, options, handle)
        return made_valuation(handle, rates, on, max_gap)

    def xirr(
        self,
        prices: Mapping[str, PriceLike] | None = None,
        rates: Rates | None = None,
        *,
        on: Day,
        max_gap: int = 7,
        rounding: RoundingLike = Rounding.HALF_EVEN,
    ) -> Xirr:
        """Calculates the internal rates of return of the payments and the final holdings.

        :param on: the day on which the holdings are valued, and the last day of the transactions.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=10, total="1000.00", on="2023-01-01")
        '1'
        >>> round(portfolio.xirr({"ABC": "110.00"}, on="2024-01-01").rate, 9)
        0.1
        >>> portfolio.xirr(on="2024-01-01").reason.text
        'missing price or rate'
        """
        structs, count = quote_structs({} if prices is None else prices)
        options = valuation_options(on, max_gap, rounding=rounding)
        table, result = table_handle(rates), XirrStruct()
        call(native.money_portfolio_xirr, self._handle, structs, count, table, options, result)
        return made_xirr(result)

    def performance(
        self,
        first: Day,
        last: Day,
        quotes: DatedQuotes,
        rates: Rates | None = None,
        flows: FlowTimeLike = FlowTime.START_IN_END_OUT,
        sample: SampleLike = Sample.DAY,
        benchmark: Iterable[tuple[Day, Amount, Amount]] | None = None,
        digits: int = 8,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        max_gap: int = 7,
        price_gap: int = 7,
    ) -> TrackRecord:
        """Computes the performance from the end of one day to the end of another.

        :param quotes: by symbol: a dict or a pandas Series of days and prices.
        :param flows: when the purchases and sales of a day count.
        :param benchmark: points of an index; its record in the same window is ``.benchmark``.
        :param max_gap: how many days earlier than needed an exchange rate may be.
        :param price_gap: how many days earlier than needed a price may be.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=10, total="1000.00", on="2024-01-02")
        '1'
        >>> quotes = {"ABC": {"2024-01-02": 100, "2024-01-05": 104}}
        >>> portfolio.performance("2024-01-02", "2024-01-05", quotes, digits=2).time_weighted
        Decimal('0.04')
        """
        beside = None
        if benchmark is not None:
            beside = track_record(benchmark, flows, sample, first, last, digits, rounding)
        structs, count = dated_quote_structs(quotes)
        valued = valuation_options(None, max_gap, rounding=rounding)
        options = track_options(flows, sample, digits, rounding, first, last, price_gap)
        table, record = table_handle(rates), TrackRecordStruct()
        function = native.money_portfolio_track_record
        call(function, self._handle, structs, count, table, valued, options, record)
        return made_track_record(record, beside)

    def rebalance(
        self,
        targets: Mapping[str, Number],
        prices: Mapping[str, PriceLike],
        rates: Rates | None = None,
        cash: Money | Number | None = None,
        digits: int = 0,
        sells: bool = True,
        on: Day | None = None,
        max_gap: int = 7,
        rounding: RoundingLike = Rounding.HALF_EVEN,
    ) -> Rebalancing:
        """Computes the orders that bring symbols to target weights; nothing is changed.

        :param targets: weights by symbol, relative to their sum; 0 to sell all shares.
        :param prices: prices by symbol; Money for a security that the portfolio never held.
        :param cash: the cash to invest, or to withdraw if below 0.
        :param digits: the fraction digits of quantities; 0 for integers.
        :param sells: False to buy only.

        >>> portfolio = Portfolio("EUR")
        >>> prices = {"ABC": Money(30, "EUR"), "XYZ": Money(20, "EUR")}
        >>> plan = portfolio.rebalance({"ABC": 60, "XYZ": 40}, prices, cash=1000)
        >>> [(one.symbol, int(one.quantity)) for one in plan.orders], plan.cash_left
        ([('ABC', 20), ('XYZ', 20)], Money('0.00', 'EUR'))
        """
        structs, count = target_structs(targets)
        quotes, quote_count = quote_structs(prices)
        options = valuation_options(on, max_gap, rounding=rounding)
        rules = rebalance_options(cash, self._code.decode(), digits, sells)
        table, handle = table_handle(rates), RebalancingHandle()
        function = native.money_portfolio_rebalance
        call(
            function,
            self._handle,
            structs,
            count,
            quotes,
            quote_count,
            table,
            options,
            rules,
            handle,
        )
        return made_rebalancing(handle)

    def disposals(
        self,
        rates: Rates | None = None,
        on: Day | None = None,
        max_gap: int = 7,
        rounding: RoundingLike = Rounding.HALF_EVEN,
    ) -> list[Disposal]:
        """Returns the disposals up to a day, in the order of their transactions.

        >>> portfolio = Portfolio("EUR", method="average")
        >>> portfolio.buy("ABC", quantity=10, total="400.00", on="2024-01-01")
        '1'
        >>> portfolio.buy("ABC", quantity=10, total="600.00", on="2024-02-01")
        '2'
        >>> portfolio.sell("ABC", quantity=5, total="275.00", on="2024-03-01")
        '3'
        >>> [one.gain for one in portfolio.disposals()]
        [Money('25.00', 'EUR')]
        """
        options = valuation_options(on, max_gap, rounding=rounding)
        handle = DisposalsHandle()
        call(native.money_portfolio_disposals, self._handle, table_handle(rates), options, handle)
        return made_disposals(handle)

    #: The original name of :meth:`disposals`.
    realised = disposals

    def open_lots(
        self,
        rates: Rates | None = None,
        on: Day | None = None,
        max_gap: int = 7,
        rounding: RoundingLike = Rounding.HALF_EVEN,
    ) -> list[OpenLot]:
        """Returns the lots with shares held on a day, by symbol and age.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=10, total="400.00", on="2024-01-01")
        '1'
        >>> portfolio.buy("ABC", quantity=10, total="600.00", on="2024-02-01")
        '2'
        >>> portfolio.sell("ABC", quantity=5, total="275.00", on="2024-03-01")
        '3'
        >>> [(str(lot.opened), str(lot.quantity), str(lot.cost)) for lot in portfolio.open_lots()]
        [('2024-01-01', '5', '200.00 EUR'), ('2024-02-01', '10', '600.00 EUR')]
        """
        options = valuation_options(on, max_gap, rounding=rounding)
        handle = OpenLotsHandle()
        call(native.money_portfolio_open_lots, self._handle, table_handle(rates), options, handle)
        return made_open_lots(handle)

    def pool(
        self,
        symbol: str,
        on: Day | None = None,
        rates: Rates | None = None,
        max_gap: int = 7,
        rounding: RoundingLike = Rounding.HALF_EVEN,
    ) -> Pool:
        """Returns all shares of a security after a day, with their cost.

        >>> portfolio = Portfolio("CAD", method="adjusted_cost_base")
        >>> portfolio.buy("ABC", quantity=5, total=250, fee=2, on="2024-01-02")
        '1'
        >>> round(portfolio.pool("ABC").cost, 2)
        Money('252.00', 'CAD')
        """
        struct, options = PoolStruct(), valuation_options(None, max_gap, rounding=rounding)
        day = DATE_NONE if on is None else day_number(on)
        name, table = identifier(symbol, "a symbol"), table_handle(rates)
        call(native.money_portfolio_pool, self._handle, name, day, table, options, struct)
        return made_pool(struct)

    def tax_report(
        self,
        start: Day,
        format: TaxReportFormat = "text",
        rates: Rates | None = None,
        max_gap: int = 7,
        rounding: RoundingLike = Rounding.HALF_EVEN,
    ) -> str:
        """Returns the disposals of the tax year that starts on a day, with the rule of each.

        :param start: the first day of the year, such as 6 April in the United Kingdom.
        :param format: "text", "csv", "json" or "html", a page for print.
        :param rates: the rates of securities in other currencies; None if all are in one.

        >>> portfolio = Portfolio("GBP", method="section_104")
        >>> print(portfolio.tax_report("2024-04-06").splitlines()[0])
        Disposals from 2024-04-06 until 2025-04-05, GBP
        """
        if format not in TAX_REPORT_FORMATS:
            names = ", ".join(TAX_REPORT_FORMATS)
            raise ArgumentError(f"a format must be one of {names}, got {format}")
        options = valuation_options(None, max_gap, rounding=rounding)
        number, first, table = TAX_REPORT_FORMATS[format], day_number(start), table_handle(rates)
        function = native.money_portfolio_tax_report
        return made_document(function, self._handle, first, number, table, options)

    def __len__(self) -> int:
        count = c_size_t()
        call(native.money_portfolio_count, self._handle, count)
        return count.value

    def __repr__(self) -> str:
        return f"<Portfolio of {len(self)} transactions in {self._code.decode()}>"

    def _repr_html_(self) -> str:
        head = ("Security", "Action", "Date", "Quantity", "Amount")
        rows = (
            (one.symbol, one.action.name.lower(), one.date, one.quantity, one.total)
            for one in self.transactions
        )
        return money_table(f"Portfolio in {self._code.decode()}", head, rows)

    def _made(self, struct: TransactionStruct) -> Transaction:
        lots: list[LotSelection] = []
        if struct.action in (Action.SELL, Action.TRANSFER_OUT, Action.EXERCISE):
            function = native.money_portfolio_lot_selections
            lots = read_rows(function, LotSelectionStruct, made_lot, self._handle, struct.id)
        return made_transaction(struct, tuple(lots))
