"""Transactions in securities, and the figures computed from them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .._boundary.calls import call
from .._boundary.dates import Day
from .._boundary.documents import Document, document_bytes, identifier, made_document
from .._boundary.numbers import Number
from .._currency.currency import CurrencyLike, CurrencyRegistry, code_bytes, registry_handle
from .._library import native
from .._money.amount_argument import Amount, amount_struct
from .._money.money import Money, money_of
from .._public import public
from .._raw import (
    MoneyStruct,
    PortfolioHandle,
    PortfolioInfoStruct,
    TransactionStruct,
)
from .importing import PortfolioImports
from .portfolio_actions import PortfolioActions
from .portfolio_options import (
    CapitalPolicy,
    FeePolicy,
    LotMethod,
    ShortSalePolicy,
    portfolio_options,
)
from .transaction import (
    Action,
    LotSelection,
    RateLike,
    Transaction,
    lot_structs,
    transaction_struct,
)


@public
class Portfolio(PortfolioActions, PortfolioImports):
    """Transactions in securities, by date: lots, positions, profit.

    A change that fails leaves the portfolio unchanged. Only one thread may use a portfolio at a
    time.

    :param currency: the reporting currency.
    :param method: which lots a sale disposes of: the oldest first ("fifo"), the newest ("lifo"),
        the most expensive per share ("hifo"), a share of all at average cost ("average"), or those
        that each sale names ("specific"). Tax rules: the United Kingdom's Section 104 holding
        ("section_104") and Canada's adjusted cost base ("adjusted_cost_base").
    :param short_sales: whether selling more than is held is rejected ("reject"), creates a debt of
        shares ("allow"), or is recorded as oversold ("record").
    :param registry: user-defined currencies; copied.
    :param fees: whether fees of trades are part of the cost basis and the proceeds ("basis") or
        apart ("apart").
    :param wash_sales: True to disallow losses on shares that are bought again within 30 days, as
        in the United States.
    :param capital: whether a return of capital above the cost is a gain ("gain") or refused
        ("refuse").

    >>> portfolio = Portfolio(currency="EUR", method="fifo")
    >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
    '1'
    >>> portfolio.sell("ABC", quantity=11, total="110.00", on="2024-02-01")
    Traceback (most recent call last):
    ...
    libmoney.InsufficientFunds: 11 ABC sold on 2024-02-01, 10 held
    """

    __slots__ = ()

    def __init__(
        self,
        currency: CurrencyLike,
        method: LotMethod = "fifo",
        short_sales: ShortSalePolicy = "reject",
        registry: CurrencyRegistry | None = None,
        fees: FeePolicy = "basis",
        wash_sales: bool = False,
        capital: CapitalPolicy = "gain",
    ) -> None:
        options = portfolio_options(method, short_sales, registry, fees, wash_sales, capital)
        code = code_bytes(currency)
        self._start(PortfolioHandle())
        call(native.money_portfolio_new, code, options, self._handle)
        self._code = code

    # Transactions

    def buy(
        self,
        symbol: str,
        *,
        quantity: Number,
        total: Amount,
        on: Day,
        currency: CurrencyLike | None = None,
        fee: Amount | None = None,
        rate: RateLike | None = None,
        id: str = "",
    ) -> str:
        """Adds a purchase and returns its id.

        :param total: the price paid, excluding the fee: a Money, or a number of ``currency``.
        :param currency: the currency of the numbers; None for the portfolio's currency.
        :param fee: a Money of any currency, or a number of ``currency``.
        :param rate: the value of 1 ``currency`` in the portfolio's currency; None for the day's
            rate.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("AAPL", quantity=10, total=1500, currency="USD", on="2024-01-02")
        '1'
        """
        paid, cost = self._amount(total, currency), self._amount(fee, currency)
        return self.add(Transaction(symbol, on, Action.BUY, quantity, 0, paid, cost, rate, (), id))

    def sell(
        self,
        symbol: str,
        *,
        quantity: Number,
        total: Amount,
        on: Day,
        currency: CurrencyLike | None = None,
        fee: Amount | None = None,
        rate: RateLike | None = None,
        lots: Iterable[tuple[str, Number]] = (),
        id: str = "",
    ) -> str:
        """Adds a sale and returns its id. Parameters as for :meth:`buy`.

        :param lots: the (id, quantity) of the purchases that it sells; empty to let the method
            choose.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
        '1'
        >>> portfolio.sell("ABC", quantity=4, total="50.00", on="2024-02-01", lots=[("1", 4)])
        '2'
        """
        got, cost = self._amount(total, currency), self._amount(fee, currency)
        named = tuple(LotSelection(*lot) for lot in lots)
        return self.add(
            Transaction(symbol, on, Action.SELL, quantity, 0, got, cost, rate, named, id)
        )

    def dividend(
        self,
        symbol: str,
        *,
        total: Amount,
        on: Day,
        currency: CurrencyLike | None = None,
        fee: Amount | None = None,
        rate: RateLike | None = None,
        id: str = "",
    ) -> str:
        """Adds a payment by a security and returns its id. Parameters as for :meth:`buy`.

        >>> Portfolio("EUR").dividend("ABC", total="2.50", on="2024-03-01")
        '1'
        """
        got, cost = self._amount(total, currency), self._amount(fee, currency)
        return self.add(Transaction(symbol, on, Action.DIVIDEND, 0, 0, got, cost, rate, (), id))

    def fee(
        self,
        *,
        total: Amount,
        on: Day,
        symbol: str = "",
        currency: CurrencyLike | None = None,
        rate: RateLike | None = None,
        id: str = "",
    ) -> str:
        """Adds a separate fee, with or without a security, and returns its id; see :meth:`buy`.

        >>> Portfolio("EUR").fee(total="4.90", on="2024-12-31")
        '1'
        """
        paid = self._amount(total, currency)
        return self.add(Transaction(symbol, on, Action.FEE, 0, 0, paid, None, rate, (), id))

    def split(
        self, symbol: str, *, quantity: Number, on: Day, per: Number = 1, id: str = ""
    ) -> str:
        """Adds a split, which turns ``per`` shares into ``quantity``, and returns its id.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.split("ABC", quantity=4, on="2024-06-10")
        '1'
        >>> portfolio.split("XYZ", quantity=1, per=10, on="2024-06-10")
        '2'
        """
        return self.add(Transaction(symbol, on, Action.SPLIT, quantity, per, id=id))

    def add(self, transaction: Transaction) -> str:
        """Adds a transaction and returns its id.

        >>> Portfolio("EUR").add(Transaction("", "2024-12-31", Action.FEE, total=Money(5, "EUR")))
        '1'
        """
        struct, (lots, count) = transaction_struct(transaction), lot_structs(transaction.lots)
        stored = TransactionStruct()
        self._change(native.money_portfolio_add, struct, lots, count, stored)
        return stored.id.decode()

    def edit(self, transaction: Transaction) -> None:
        """Replaces the transaction with the same id.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
        '1'
        >>> portfolio.edit(portfolio.transaction("1")._replace(quantity=11))
        >>> portfolio.transaction("1").quantity
        Decimal('11')
        """
        struct, (lots, count) = transaction_struct(transaction), lot_structs(transaction.lots)
        self._change(native.money_portfolio_edit, struct, lots, count)

    def remove(self, id: str) -> None:
        """Removes a transaction by id.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.remove("7")
        Traceback (most recent call last):
        ...
        libmoney.NotFound: unknown transaction "7"
        """
        self._change(native.money_portfolio_remove, identifier(id, "an id"))

    # Documents

    def to_json(self) -> str:
        """The portfolio as JSON, which :meth:`from_json` reads back. Equal ones have equal JSON.

        >>> Portfolio("EUR").to_json()[:32]
        '{"currency":"EUR","fees":"basis"'
        """
        return made_document(native.money_portfolio_to_json, self._handle)

    @staticmethod
    def from_json(document: Document, registry: CurrencyRegistry | None = None) -> Portfolio:
        """Reads a portfolio that :meth:`to_json` wrote.

        >>> Portfolio.from_json(Portfolio("EUR").to_json())
        <Portfolio of 0 transactions in EUR>
        """
        data, text = document_bytes(document)
        known, handle = registry_handle(registry), PortfolioHandle()
        call(native.money_portfolio_from_json, data, len(data), known, handle, text=text)
        return made_portfolio(handle)

    def to_csv(self) -> str:
        """The transactions as comma-separated values, which :meth:`from_csv` reads back.

        The totals are exact; prices are rounded to 8 digits.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=3, total="10.00", on="2024-01-02")
        '1'
        >>> print(portfolio.to_csv().splitlines()[1])
        1,2024-01-02,buy,ABC,3,3.33333333,10.00,EUR,,,
        """
        return made_document(native.money_portfolio_to_csv, self._handle)

    @staticmethod
    def from_csv(
        document: Document,
        currency: CurrencyLike,
        method: LotMethod = "fifo",
        short_sales: ShortSalePolicy = "reject",
        registry: CurrencyRegistry | None = None,
        fees: FeePolicy = "basis",
        wash_sales: bool = False,
        capital: CapitalPolicy = "gain",
    ) -> Portfolio:
        r"""Reads a portfolio from comma-separated values, completely or not at all.

        The first line names the columns: date, action, symbol, quantity, and total or price; id,
        currency, fee (or fees), fee_currency, rate and lots are optional. The other parameters are
        those of the constructor. A document that starts with the newest line is read from its end,
        and a day's purchases precede a sale on the same day that needs them.

        >>> header = "date,action,symbol,quantity,price,fees,currency\n"
        >>> portfolio = Portfolio.from_csv(header + "2024-01-02,buy,ABC,10,12.34,1.00,USD", "EUR")
        >>> portfolio.transaction("1").total
        Money('123.40', 'USD')
        >>> Portfolio.from_csv(header + "2024-01-02,sell,ABC,10,12.34,,USD", "EUR")
        Traceback (most recent call last):
        ...
        libmoney.InsufficientFunds: line 2: 10 ABC sold on 2024-01-02, 0 held
        """
        data, text = document_bytes(document)
        options = portfolio_options(method, short_sales, registry, fees, wash_sales, capital)
        code = code_bytes(currency)
        handle, function = PortfolioHandle(), native.money_portfolio_from_csv
        call(function, data, len(data), code, options, handle, text=text)
        return _made(handle, code)

    def to_beancount(self) -> str:
        """The portfolio as a journal for beancount, which books lots and verifies gains.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=3, total="10.00", on="2024-01-02")
        '1'
        >>> [line for line in portfolio.to_beancount().splitlines() if "3 ABC" in line]
        ['  Assets:Securities  3 ABC {{10.00 EUR, 2024-01-02, "1/1"}}']
        """
        return made_document(native.money_portfolio_to_beancount, self._handle)

    def to_ledger(self) -> str:
        """The portfolio as a journal for ledger and hledger, with shares and money balanced.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=3, total="10.00", on="2024-01-02")
        '1'
        >>> print(portfolio.to_ledger())
        2024-01-02 * (1) buy ABC
            Assets:Securities  3 "ABC"
            Equity:Trading:ABC  -3 "ABC"
            Assets:Cash  -10.00 "EUR"
            Equity:Trading:ABC  10.00 "EUR"
        <BLANKLINE>
        """
        return made_document(native.money_portfolio_to_ledger, self._handle)

    def __reduce__(self) -> tuple[Any, ...]:
        return Portfolio.from_json, (self.to_json(),)

    def _amount(self, value: Amount | None, currency: CurrencyLike | None) -> Any:
        if value is None or isinstance(value, Money):
            return value
        code = self._code if currency is None else code_bytes(currency)
        return money_of(MoneyStruct.from_buffer_copy(amount_struct(value, code, "an amount")))


def made_portfolio(handle: PortfolioHandle) -> Portfolio:
    """Returns the portfolio of a handle."""
    info = PortfolioInfoStruct()
    call(native.money_portfolio_info, handle, info)
    return _made(handle, info.currency)


def _made(handle: PortfolioHandle, code: bytes) -> Portfolio:
    portfolio = object.__new__(Portfolio)
    portfolio._start(handle)
    portfolio._code = code
    return portfolio


# Pickles refer to the class by its package.
Portfolio.from_json.__module__ = __name__.rpartition(".")[0]
