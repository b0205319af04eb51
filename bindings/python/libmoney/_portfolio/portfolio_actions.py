"""Corporate actions, transfers, interest and withheld tax of a portfolio."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .._boundary.dates import Day
from .._boundary.numbers import Number
from .._currency.currency import CurrencyLike
from .._money.amount_argument import Amount
from .._money.money import Money
from .lots import OpenLot
from .portfolio_queries import PortfolioQueries
from .transaction import Action, LotSelection, RateLike, Transaction


class PortfolioActions(PortfolioQueries):
    """The actions of a portfolio that are not trades."""

    __slots__ = ()

    def add(self, transaction: Transaction) -> str:
        """Adds a transaction and returns its id."""
        raise NotImplementedError

    def _amount(self, value: Amount | None, currency: CurrencyLike | None) -> Any:
        raise NotImplementedError

    def spin_off(
        self,
        symbol: str,
        *,
        into: str,
        quantity: Number,
        on: Day,
        cost_share: RateLike,
        per: Number = 1,
        cash: Amount | None = None,
        currency: CurrencyLike | None = None,
        id: str = "",
    ) -> str:
        """Adds a spin-off and returns its id.

        ``quantity`` shares of ``into`` are received for each ``per`` shares held, with
        ``cost_share`` of their cost.

        :param cash: an amount received, which is a return of capital.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
        '1'
        >>> portfolio.spin_off(
        ...     "ABC", into="XYZ", quantity=1, per=2, cost_share="0.2", on="2024-06-03"
        ... )
        '2'
        >>> [(lot.symbol, str(lot.shares), str(lot.cost)) for lot in portfolio.open_lots()]
        [('ABC', '10', '80.00 EUR'), ('XYZ', '5', '20.00 EUR')]
        """
        return self._exchange(
            Action.SPIN_OFF, symbol, into, quantity, per, cost_share, cash, currency, on, id
        )

    def merge(
        self,
        symbol: str,
        *,
        on: Day,
        into: str = "",
        quantity: Number = 0,
        per: Number = 1,
        cash: Amount | None = None,
        cost_share: RateLike | None = None,
        currency: CurrencyLike | None = None,
        id: str = "",
    ) -> str:
        """Adds a merger, which replaces all shares, and returns its id.

        :param into: the security received, ``quantity`` shares for each ``per``; "" for cash
            alone.
        :param cash: an amount received. It belongs to the cost outside ``cost_share``, or reduces
            the cost.
        :param cost_share: the share of the cost that moves to ``into``.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
        '1'
        >>> portfolio.merge("ABC", into="XYZ", quantity=3, per=5, cash="40.00", on="2024-06-03")
        '2'
        >>> [(lot.symbol, str(lot.shares), str(lot.cost)) for lot in portfolio.open_lots()]
        [('XYZ', '6', '60.00 EUR')]
        """
        return self._exchange(
            Action.MERGER,
            symbol,
            into,
            quantity,
            per if into else 0,
            cost_share,
            cash,
            currency,
            on,
            id,
        )

    def rights(
        self,
        symbol: str,
        *,
        into: str,
        quantity: Number,
        on: Day,
        per: Number = 1,
        cost_share: RateLike | None = None,
        id: str = "",
    ) -> str:
        """Adds rights to new shares and returns its id. Without a cost share they cost nothing.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
        '1'
        >>> portfolio.rights("ABC", into="ABC-R", quantity=1, per=2, on="2024-06-03")
        '2'
        >>> [(lot.symbol, str(lot.shares), str(lot.cost)) for lot in portfolio.open_lots()]
        [('ABC', '10', '100.00 EUR'), ('ABC-R', '5', '0 EUR')]
        """
        return self._exchange(
            Action.RIGHTS, symbol, into, quantity, per, cost_share, None, None, on, id
        )

    def exercise(
        self,
        symbol: str,
        *,
        into: str,
        quantity: Number,
        per: Number,
        total: Amount,
        on: Day,
        currency: CurrencyLike | None = None,
        fee: Amount | None = None,
        lots: Iterable[tuple[str, Number]] = (),
        id: str = "",
    ) -> str:
        """Adds an exercise: ``per`` options and the total become ``quantity`` of ``into``.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("CALL", quantity=2, total="30.00", on="2024-01-02")
        '1'
        >>> terms = {"into": "ABC", "quantity": 200, "per": 2, "total": "1000.00"}
        >>> portfolio.exercise("CALL", **terms, on="2024-06-03")
        '2'
        >>> portfolio.open_lots()[0].cost
        Money('1030.00', 'EUR')
        """
        paid, cost = self._amount(total, currency), self._amount(fee, currency)
        named = tuple(LotSelection(*lot) for lot in lots)
        return self.add(
            Transaction(
                symbol, on, Action.EXERCISE, quantity, per, paid, cost, None, named, id, into
            )
        )

    def stock_dividend(
        self, symbol: str, *, quantity: Number, per: Number, on: Day, id: str = ""
    ) -> str:
        """Adds a stock dividend, ``quantity`` more shares for each ``per``, and returns its id.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
        '1'
        >>> portfolio.stock_dividend("ABC", quantity=1, per=20, on="2024-06-03")
        '2'
        >>> portfolio.open_lots()[0].quantity
        Decimal('10.50')
        """
        return self.add(Transaction(symbol, on, Action.STOCK_DIVIDEND, quantity, per, id=id))

    def return_of_capital(
        self,
        symbol: str,
        *,
        total: Amount,
        on: Day,
        currency: CurrencyLike | None = None,
        rate: RateLike | None = None,
        id: str = "",
    ) -> str:
        """Adds a return of capital, which reduces the cost of the shares, and returns its id.

        >>> portfolio = Portfolio("CAD", method="adjusted_cost_base")
        >>> portfolio.buy("ABC", quantity=2, total="20.00", on="2024-01-02")
        '1'
        >>> portfolio.return_of_capital("ABC", total="2.00", on="2024-02-01")
        '2'
        >>> round(portfolio.pool("ABC").cost, 2)
        Money('18.00', 'CAD')
        """
        return self._payment(Action.RETURN_OF_CAPITAL, symbol, total, currency, rate, on, id)

    def interest(
        self,
        *,
        total: Amount,
        on: Day,
        symbol: str = "",
        currency: CurrencyLike | None = None,
        rate: RateLike | None = None,
        id: str = "",
    ) -> str:
        """Adds interest from cash or a bond and returns its id.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.interest(total="1.50", on="2024-06-03")
        '1'
        >>> portfolio.value().performance.income
        Money('1.50', 'EUR')
        """
        return self._payment(Action.INTEREST, symbol, total, currency, rate, on, id)

    def withholding_tax(
        self,
        *,
        total: Amount,
        on: Day,
        symbol: str = "",
        currency: CurrencyLike | None = None,
        rate: RateLike | None = None,
        id: str = "",
    ) -> str:
        """Adds a tax that was withheld from income and returns its id.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.withholding_tax(total="1.50", on="2024-06-03")
        '1'
        >>> portfolio.value().performance.fees
        Money('1.50', 'EUR')
        """
        return self._payment(Action.WITHHOLDING_TAX, symbol, total, currency, rate, on, id)

    def worthless(self, symbol: str, *, on: Day, id: str = "") -> str:
        """Adds the loss of all shares, as in a delisting without payment, and returns its id.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
        '1'
        >>> portfolio.worthless("ABC", on="2024-06-03")
        '2'
        >>> portfolio.disposals()[0].gain
        Money('-100.00', 'EUR')
        """
        return self.add(Transaction(symbol, on, Action.WORTHLESS, id=id))

    def transfer_out(
        self,
        symbol: str,
        *,
        quantity: Number,
        on: Day,
        value: Amount | None = None,
        currency: CurrencyLike | None = None,
        lots: Iterable[tuple[str, Number]] = (),
        id: str = "",
    ) -> list[OpenLot]:
        """Adds a transfer to another account and returns the lots that left.

        :param value: the value of the shares, for returns; None for their cost.

        >>> portfolio, other = Portfolio("EUR"), Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
        '1'
        >>> other.transfer_in(
        ...     portfolio.transfer_out("ABC", quantity=4, on="2024-06-03"), on="2024-06-03"
        ... )
        ['1']
        >>> lot = other.open_lots()[0]
        >>> str(lot.opened), str(lot.cost)
        ('2024-01-02', '40.00 EUR')
        """
        before = [lot for lot in self.open_lots(on=on) if lot.symbol == symbol]
        named = tuple(LotSelection(*lot) for lot in lots)
        worth = self._amount(value, currency)
        self.add(
            Transaction(symbol, on, Action.TRANSFER_OUT, quantity, 0, worth, None, None, named, id)
        )
        left = {lot.lot: lot for lot in self.open_lots(on=on) if lot.symbol == symbol}
        return [gone for lot in before if (gone := _less(lot, left.get(lot.lot))).quantity]

    def transfer_in(self, lots: Iterable[OpenLot], *, on: Day) -> list[str]:
        """Adds lots that arrive from another account, with their days and fees; returns their ids.

        :param lots: the lots, as :meth:`open_lots` and :meth:`transfer_out` return them.

        >>> portfolio, other = Portfolio("EUR"), Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=10, total="100.00", fee="5.00", on="2024-01-02")
        '1'
        >>> other.transfer_in(portfolio.open_lots(), on="2024-06-03")
        ['1']
        >>> lot = other.open_lots()[0]
        >>> str(lot.opened), str(lot.cost), str(lot.fee)
        ('2024-01-02', '105.00 EUR', '5.00 EUR')
        """
        ids = []
        for lot in lots:
            fee = lot.fee if lot.fee.amount else None
            total = lot.cost if fee is None else lot.cost - fee
            ids.append(
                self.add(
                    Transaction(
                        lot.symbol,
                        on,
                        Action.TRANSFER_IN,
                        lot.quantity,
                        total=total,
                        fee=fee,
                        opened=lot.opened,
                    )
                )
            )
        return ids

    def _exchange(
        self,
        action: Action,
        symbol: str,
        into: str,
        quantity: Number,
        per: Number,
        cost_share: RateLike | None,
        cash: Amount | None,
        currency: CurrencyLike | None,
        on: Day,
        id: str,
    ) -> str:
        got: Money | None = self._amount(cash, currency)
        return self.add(
            Transaction(
                symbol,
                on,
                action,
                quantity,
                per,
                got,
                id=id,
                into=into,
                cost_share=cost_share,
            )
        )

    def _payment(
        self,
        action: Action,
        symbol: str,
        total: Amount,
        currency: CurrencyLike | None,
        rate: RateLike | None,
        on: Day,
        id: str,
    ) -> str:
        amount = self._amount(total, currency)
        return self.add(Transaction(symbol, on, action, total=amount, rate=rate, id=id))


def _less(lot: OpenLot, left: OpenLot | None) -> OpenLot:
    if left is None:
        return lot
    return lot._replace(
        quantity=lot.quantity - left.quantity,
        shares=lot.shares - left.shares,
        cost=lot.cost - left.cost,
        fee=lot.fee - left.fee,
    )
