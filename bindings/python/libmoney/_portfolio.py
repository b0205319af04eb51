"""Transactions in securities, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from ctypes import c_size_t, c_uint64, sizeof
from datetime import datetime, timedelta
from typing import Any, Callable, Literal

from ._calls import call, refuse_type
from ._currency import CurrencyLike, CurrencyRegistry, code_bytes, registry_handle
from ._dates import Day
from ._documents import (
    Amount,
    Document,
    amount_struct,
    document_bytes,
    identifier,
    made_document,
)
from ._errors import ArgumentError
from ._library import native
from ._money import Money, made_money
from ._numbers import Number, to_decimal
from ._portfolio_structs import (
    ChosenLotStruct,
    PortfolioHandle,
    PortfolioInfo,
    PortfolioOptions,
    RealisedHandle,
    SummaryStruct,
    TransactionStruct,
    ValuationHandle,
)
from ._rates import Rates
from ._rounding import Rounding
from ._structs import MoneyStruct
from ._transaction import (
    Action,
    ChosenLot,
    RateLike,
    Transaction,
    lot_structs,
    made_transaction,
    transaction_struct,
)
from ._valuation import (
    Disposal,
    QuoteLike,
    Summary,
    Valuation,
    made_disposals,
    made_summary,
    made_valuation,
    quote_structs,
    valuation_options,
)
from ._wallet_content import table_handle
from ._watching import change_listener

#: Which lots a sale sells.
LotMethod = Literal["fifo", "lifo", "hifo", "average", "chosen"]
#: What is done about a sale of more than is held.
ShortagePolicy = Literal["reject", "short", "missing"]

LOT_METHODS = {"fifo": 0, "lifo": 1, "hifo": 2, "average": 3, "chosen": 4}
SHORTAGES = {"reject": 0, "short": 1, "missing": 2}


class Portfolio:
    """Transactions in securities, by date: lots, positions, profit.

    A change that fails has changed nothing. A portfolio belongs to one thread at a time.

    :param currency: what everything is reported in.
    :param method: which lots a sale sells: the oldest first ("fifo"), the newest ("lifo"), the
        dearest a share ("hifo"), a share of all at their average cost ("average"), or those that
        each sale names ("chosen").
    :param shortage: selling more than is held is refused ("reject"), a debt of shares ("short"),
        or noted as missing ("missing").
    :param registry: currencies of the program's own; copied.

    >>> portfolio = Portfolio(currency="EUR", method="fifo")
    >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
    '1'
    >>> portfolio.sell("ABC", quantity=11, total="110.00", on="2024-02-01")
    Traceback (most recent call last):
    ...
    libmoney.InsufficientFunds: 11 ABC sold on 2024-02-01, 10 held
    """

    __slots__ = ("__weakref__", "_callback", "_code", "_handle", "_raised")
    _handle: PortfolioHandle
    _code: bytes
    _callback: Any
    #: What the callback raised, for the call that it came in.
    _raised: list[BaseException]

    def __init__(
        self,
        currency: CurrencyLike = "EUR",
        method: LotMethod = "fifo",
        shortage: ShortagePolicy = "reject",
        registry: CurrencyRegistry | None = None,
    ) -> None:
        code = code_bytes(currency)
        known = registry_handle(registry)
        options = PortfolioOptions(
            sizeof(PortfolioOptions),
            _choice(method, LOT_METHODS, "a method"),
            _choice(shortage, SHORTAGES, "a shortage policy"),
            0,
            None if known is None else known.value,
        )
        self._start(PortfolioHandle())
        call(native.money_portfolio_new, code, options, self._handle)
        self._code = code

    def _start(self, handle: PortfolioHandle) -> None:
        self._handle, self._callback, self._raised = handle, None, []

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
        """Adds a purchase; its id.

        :param total: what was paid, without the fee: a Money, or a number of ``currency``.
        :param currency: None: the portfolio's.
        :param fee: a Money of any currency, or a number of ``currency``.
        :param rate: what 1 of ``currency`` is in the portfolio's; None: the rate of the day.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("AAPL", quantity=10, total=1500, currency="USD", on="2024-01-02")
        '1'
        """
        paid, cost = self._amount(total, currency), self._amount(fee, currency)
        return self.add(
            Transaction(symbol, on, Action.BUY, quantity, 0, paid, cost, rate, (), id)
        )

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
        """Adds a sale; its id. Parameters as of :meth:`buy`.

        :param lots: the (id, quantity) of the purchases that it sells; none: what the method takes.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
        '1'
        >>> portfolio.sell("ABC", quantity=4, total="50.00", on="2024-02-01", lots=[("1", 4)])
        '2'
        """
        got, cost = self._amount(total, currency), self._amount(fee, currency)
        chosen = tuple(ChosenLot(*lot) for lot in lots)
        return self.add(
            Transaction(symbol, on, Action.SELL, quantity, 0, got, cost, rate, chosen, id)
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
        """Adds a payment that a security brought; its id. Parameters as of :meth:`buy`.

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
        """Adds a cost by itself, of a security or of none; its id. Parameters as of :meth:`buy`.

        >>> Portfolio("EUR").fee(total="4.90", on="2024-12-31")
        '1'
        """
        paid = self._amount(total, currency)
        return self.add(Transaction(symbol, on, Action.FEE, 0, 0, paid, None, rate, (), id))

    def split(self, symbol: str, *, quantity: Number, on: Day, per: Number = 1, id: str = "") -> str:
        """Adds a split: for each ``per`` shares there are ``quantity`` after it; its id.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.split("ABC", quantity=4, on="2024-06-10")
        '1'
        >>> portfolio.split("XYZ", quantity=1, per=10, on="2024-06-10")
        '2'
        """
        return self.add(Transaction(symbol, on, Action.SPLIT, quantity, per, id=id))

    def add(self, transaction: Transaction) -> str:
        """Adds a transaction; its id.

        >>> Portfolio("EUR").add(Transaction("", "2024-12-31", Action.FEE, total=Money(5, "EUR")))
        '1'
        """
        struct, (lots, count) = transaction_struct(transaction), lot_structs(transaction.lots)
        stored = TransactionStruct()
        self._change(native.money_portfolio_add, self._handle, struct, lots, count, stored)
        return stored.id.decode()

    def edit(self, transaction: Transaction) -> None:
        """Puts a transaction in the place of the one with its id.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
        '1'
        >>> portfolio.edit(portfolio.transaction("1")._replace(quantity=11))
        >>> portfolio.transaction("1").quantity
        Decimal('11')
        """
        struct, (lots, count) = transaction_struct(transaction), lot_structs(transaction.lots)
        self._change(native.money_portfolio_edit, self._handle, struct, lots, count)

    def delete(self, id: str) -> None:
        """Deletes the transaction of an id.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.delete("7")
        Traceback (most recent call last):
        ...
        libmoney.NotFound: there is no transaction "7"
        """
        self._change(native.money_portfolio_delete, self._handle, identifier(id, "an id"))

    @property
    def transactions(self) -> list[Transaction]:
        """The transactions, by date, then in the order they were entered.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=1, total="20.00", on="2024-02-01")
        '1'
        >>> portfolio.buy("ABC", quantity=2, total="30.00", on="2024-01-02")
        '2'
        >>> [one.id for one in portfolio.transactions]
        ['2', '1']
        """
        return [self._at(index) for index in range(len(self))]

    def transaction(self, id: str) -> Transaction:
        """The transaction of an id.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.fee(total="4.90", on="2024-12-31", id="custody")
        'custody'
        >>> portfolio.transaction("custody").total
        Money('4.90', 'EUR')
        """
        struct = TransactionStruct()
        call(native.money_portfolio_find, self._handle, identifier(id, "an id"), struct)
        return self._made(struct)

    # What follows

    def value(
        self,
        prices: Mapping[str, QuoteLike] | None = None,
        rates: Rates | None = None,
        on: Day | None = None,
        max_gap: int = 7,
        now: datetime | None = None,
        fresh_for: timedelta | None = None,
        percent_digits: int = 2,
        rounding: Rounding = Rounding.HALF_EVEN,
    ) -> Valuation:
        """What the portfolio comes to. What has no price or no rate is listed, and not counted.

        :param prices: by symbol: a number of the currency of the symbol's trades, a Money, or a
            :class:`Quote` with its instant.
        :param on: transactions up to it count, at its rates; None: all, at the newest rates.
        :param max_gap: how many days earlier than wanted rates may be.
        :param now: for the age of quotes.
        :param fresh_for: how old a quote is still fresh; None: always.

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
        return made_valuation(handle)

    def summary(
        self,
        prices: Mapping[str, QuoteLike] | None = None,
        rates: Rates | None = None,
        on: Day | None = None,
        max_gap: int = 7,
        now: datetime | None = None,
        fresh_for: timedelta | None = None,
        percent_digits: int = 2,
        rounding: Rounding = Rounding.HALF_EVEN,
    ) -> Summary:
        """The summary of :meth:`value` alone.

        >>> Portfolio("EUR").summary().result.value
        Money('0.00', 'EUR')
        """
        quotes, count = quote_structs({} if prices is None else prices)
        options = valuation_options(on, max_gap, now, fresh_for, percent_digits, rounding)
        struct = SummaryStruct()
        function, table = native.money_portfolio_summary, table_handle(rates)
        call(function, self._handle, quotes, count, table, options, struct)
        return made_summary(struct)

    def realised(
        self,
        rates: Rates | None = None,
        on: Day | None = None,
        max_gap: int = 7,
        rounding: Rounding = Rounding.HALF_EVEN,
    ) -> list[Disposal]:
        """What was disposed of, up to a day, in the order of the transactions.

        >>> portfolio = Portfolio("EUR", method="average")
        >>> portfolio.buy("ABC", quantity=10, total="400.00", on="2024-01-01")
        '1'
        >>> portfolio.buy("ABC", quantity=10, total="600.00", on="2024-02-01")
        '2'
        >>> portfolio.sell("ABC", quantity=5, total="275.00", on="2024-03-01")
        '3'
        >>> [one.gain for one in portfolio.realised()]
        [Money('25.00', 'EUR')]
        """
        options = valuation_options(on, max_gap, rounding=rounding)
        handle = RealisedHandle()
        call(native.money_portfolio_realised, self._handle, table_handle(rates), options, handle)
        return made_disposals(handle)

    # Documents

    def to_json(self) -> str:
        """The portfolio as JSON, which :meth:`from_json` reads back; always the same for one.

        >>> Portfolio("EUR").to_json()[:44]
        '{"currency":"EUR","format":"libmoney.portfol'
        """
        return made_document(native.money_portfolio_to_json, self._handle)

    @staticmethod
    def from_json(document: Document, registry: CurrencyRegistry | None = None) -> Portfolio:
        """Reads what :meth:`to_json` wrote.

        >>> Portfolio.from_json(Portfolio("EUR").to_json())
        <Portfolio of 0 transactions in EUR>
        """
        data, text = document_bytes(document)
        known, handle, info = registry_handle(registry), PortfolioHandle(), PortfolioInfo()
        call(native.money_portfolio_from_json, data, len(data), known, handle, text=text)
        call(native.money_portfolio_info, handle, info)
        portfolio = object.__new__(Portfolio)
        portfolio._start(handle)
        portfolio._code = info.currency
        return portfolio

    # Watching

    @property
    def revision(self) -> int:
        """The number that grows with each change.

        >>> Portfolio("EUR").revision
        0
        """
        number = c_uint64()
        call(native.money_portfolio_revision, self._handle, number)
        return number.value

    def on_change(self, callback: Callable[[int], object] | None) -> None:
        """Sets who hears of changes, in place of whoever did; None: nobody.

        The callback gets the new revision. It may read the portfolio; changing it is a BusyError.
        What it raises comes out of the call that made the change, which has been made.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.on_change(lambda revision: print("changed", revision))
        >>> portfolio.fee(total="4.90", on="2024-12-31")
        changed 1
        '1'
        """
        listener = change_listener(callback, self._raised)
        call(native.money_portfolio_on_change, self._handle, listener, None)
        # The library holds its address.
        self._callback = listener

    def release_memory(self) -> None:
        """Gives back memory that the portfolio holds only to be faster.

        >>> Portfolio("EUR").release_memory()
        """
        call(native.money_portfolio_release_memory, self._handle)

    def __reduce__(self) -> tuple[Any, ...]:
        return Portfolio.from_json, (self.to_json(),)

    def __len__(self) -> int:
        count = c_size_t()
        call(native.money_portfolio_count, self._handle, count)
        return count.value

    def __repr__(self) -> str:
        return f"<Portfolio of {len(self)} transactions in {self._code.decode()}>"

    def _at(self, index: int) -> Transaction:
        struct = TransactionStruct()
        call(native.money_portfolio_transaction, self._handle, index, struct)
        return self._made(struct)

    def _made(self, struct: TransactionStruct) -> Transaction:
        lots: list[ChosenLot] = []
        if struct.action == Action.SELL:
            lot = ChosenLotStruct()
            function, handle = native.money_portfolio_chosen_lot, self._handle
            while function(handle, struct.id, len(lots), lot, None) == 0:
                lots.append(ChosenLot(lot.id.decode(), to_decimal(lot.quantity)))
        return made_transaction(struct, tuple(lots))

    def _amount(self, value: Amount | None, currency: CurrencyLike | None) -> Any:
        if value is None or isinstance(value, Money):
            return value
        code = self._code if currency is None else code_bytes(currency)
        return made_money(MoneyStruct.from_buffer_copy(amount_struct(value, code, "an amount")))

    def _change(self, function: Any, *arguments: Any) -> None:
        """Calls what changes the portfolio, and raises what the callback raised on the way."""
        call(function, *arguments)
        if self._raised:
            raised = self._raised[0]
            self._raised.clear()
            raise raised


def _choice(value: object, known: dict[str, int], what: str) -> int:
    if not isinstance(value, str):
        refuse_type(what, "a str", value)
    if value not in known:
        raise ArgumentError(f"{what} is one of {', '.join(known)}, not {value}")
    return known[value]
