"""A portfolio at the prices and rates of some moment."""

from __future__ import annotations

from ctypes import c_size_t
from datetime import date as Date
from datetime import timedelta
from decimal import Decimal
from typing import Any, NamedTuple

from ._calls import call
from ._conversion import Flags
from ._dates import day_of, duration_of
from ._errors import ArgumentError
from ._library import native
from ._money import Money
from ._numbers import to_decimal
from ._quotes import QuoteState
from ._raw import (
    DecimalStruct,
    DisposalStruct,
    PositionStruct,
    RealisedHandle,
    ResultStruct,
    SummaryStruct,
    ValuationHandle,
)
from ._transaction import optional_money

#: Flags of the percentages that there are.
PERCENTAGES = {"UNREALISED": 1, "REALISED": 2, "PROFIT": 4}


class Result(NamedTuple):
    """What securities come to in the portfolio's currency.

    Always: profit = price_effect + currency_effect + income - fees; and where all is priced
    unrealised = value - cost and profit = realised + unrealised + income - fees.

    >>> portfolio = Portfolio("EUR")
    >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
    '1'
    >>> result = portfolio.value({"ABC": "12.50"}).result
    >>> result.profit, result.profit_percent
    (Money('25.00', 'EUR'), Decimal('25.00'))
    """

    #: Of what is held; None where it has no price.
    value: Money | None
    #: What was paid for it, without fees, at the rates of the purchases; None where one is missing.
    cost: Money | None
    unrealised: Money | None
    #: Made of what was disposed of.
    realised: Money
    #: What was paid for it.
    released: Money
    price_effect: Money
    currency_effect: Money
    income: Money
    fees: Money
    profit: Money
    #: Of the cost, in hundredths; None of a cost of 0, or one not known. So the next two.
    unrealised_percent: Decimal | None
    #: Of what was released.
    realised_percent: Decimal | None
    #: Of both.
    profit_percent: Decimal | None


class Summary(NamedTuple):
    """What a portfolio comes to.

    >>> summary = Portfolio("EUR").summary()
    >>> summary.result.value, summary.result.profit_percent, summary.position_count
    (Money('0.00', 'EUR'), None, 0)
    """

    result: Result
    position_count: int
    #: Positions that do not count, or only with what was realised.
    unpriced_count: int
    flags: Flags


class Position(NamedTuple):
    """A security of a portfolio, held now or once.

    >>> portfolio = Portfolio("EUR")
    >>> portfolio.buy("ABC", quantity=10, total="100.00", currency="USD", on="2024-01-02")
    '1'
    >>> position = portfolio.value({"ABC": "12.50"}).positions[0]
    >>> position.symbol, position.state, position.cost
    ('ABC', <QuoteState.NO_RATE: 4>, Money('100.00', 'USD'))
    """

    symbol: str
    #: Exact but where splits left thirds and the like: then to 18 digits, and flags say so.
    quantity: Decimal
    #: Sold without being held.
    missing: Decimal
    state: QuoteState
    price: Money | None
    #: Of the price.
    age: timedelta | None
    #: In the security's currency; so the next two.
    cost: Money | None
    value: Money | None
    realised: Money | None
    #: In the portfolio's.
    result: Result
    flags: Flags
    #: The first transaction that has no rate, and its date.
    unconverted: tuple[str, Date] | None


class Valuation:
    """A portfolio at the prices and rates of some moment; it never changes.

    >>> portfolio = Portfolio("EUR")
    >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
    '1'
    >>> portfolio.buy("XYZ", quantity=1, total="50.00", on="2024-01-02")
    '2'
    >>> valuation = portfolio.value({"ABC": "12.50"})
    >>> valuation.value, valuation.cost, valuation.profit, valuation.unpriced
    (Money('125.00', 'EUR'), Money('100.00', 'EUR'), Money('25.00', 'EUR'), ['XYZ'])
    """

    __slots__ = ("_positions", "_summary")
    _summary: Summary
    _positions: list[Position]

    def __init__(self) -> None:
        raise TypeError("a valuation is what Portfolio.value makes")

    @property
    def summary(self) -> Summary:
        """What the portfolio comes to.

        >>> Portfolio("EUR").value().summary.unpriced_count
        0
        """
        return self._summary

    @property
    def result(self) -> Result:
        """The amounts of the summary.

        >>> Portfolio("EUR").value().result.fees
        Money('0.00', 'EUR')
        """
        return self._summary.result

    @property
    def value(self) -> Money:
        """What everything that is held and has a price is worth.

        >>> Portfolio("EUR").value().value
        Money('0.00', 'EUR')
        """
        return _known(self.result.value)

    @property
    def cost(self) -> Money:
        """What was paid for it.

        >>> Portfolio("EUR").value().cost
        Money('0.00', 'EUR')
        """
        return _known(self.result.cost)

    @property
    def profit(self) -> Money:
        """Price effect + currency effect + income - fees.

        >>> Portfolio("EUR").value().profit
        Money('0.00', 'EUR')
        """
        return self.result.profit

    @property
    def price_effect(self) -> Money:
        """The profit of trades, but for the currency effect.

        >>> Portfolio("EUR").value().price_effect
        Money('0.00', 'EUR')
        """
        return self.result.price_effect

    @property
    def currency_effect(self) -> Money:
        """Cost in the security's currency × (rate at disposal or now - rate at purchase).

        >>> Portfolio("EUR").value().currency_effect
        Money('0.00', 'EUR')
        """
        return self.result.currency_effect

    @property
    def positions(self) -> list[Position]:
        """One a symbol, held now or once, by symbol.

        >>> Portfolio("EUR").value().positions
        []
        """
        return list(self._positions)

    @property
    def unpriced(self) -> list[str]:
        """The symbols of positions that do not count, or only with what was realised.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=1, total="10.00", on="2024-01-02")
        '1'
        >>> portfolio.value({"ABC": 0}).unpriced
        ['ABC']
        """
        return [one.symbol for one in self._positions if one.state.is_unpriced]

    def __repr__(self) -> str:
        return f"<Valuation: {self.value}, profit {self.profit}, {len(self._positions)} positions>"


class Disposal(NamedTuple):
    """A part of a lot that a transaction disposed of.

    >>> portfolio = Portfolio("EUR")
    >>> portfolio.buy("ABC", quantity=3, total="10.00", on="2024-01-02")
    '1'
    >>> portfolio.sell("ABC", quantity=1, total="5.00", on="2024-02-01")
    '2'
    >>> disposal = portfolio.realised()[0]
    >>> disposal.lot, disposal.proceeds, disposal.cost, disposal.gain
    ('1', Money('5.00', 'EUR'), Money('3.33', 'EUR'), Money('1.67', 'EUR'))
    """

    symbol: str
    #: Of the transaction that disposed of it.
    id: str
    #: Of the one that made the lot; "" at average cost, and of what was missing.
    lot: str
    #: In shares as of the disposal.
    quantity: Decimal
    date: Date
    #: The lot's date.
    opened: Date | None
    #: Whether it was sold without being held.
    is_missing: bool
    #: In the security's currency; so the next two.
    proceeds: Money
    cost: Money | None
    gain: Money | None
    #: In the portfolio's, None where a rate is missing; so the rest.
    reported_proceeds: Money | None
    reported_cost: Money | None
    reported_gain: Money | None
    price_effect: Money | None
    currency_effect: Money | None


def _known(money: Money | None) -> Money:
    if money is None:
        raise ArgumentError("a sum is always known")
    return money


def made_result(struct: ResultStruct) -> Result:
    """What securities come to, out of a larger structure."""

    def percent(number: DecimalStruct, flag: str) -> Decimal | None:
        return to_decimal(number) if struct.percentages & PERCENTAGES[flag] else None

    values: list[Any] = [optional_money(getattr(struct, name)) for name in Result._fields[:10]]
    values += [
        percent(struct.unrealised_percent, "UNREALISED"),
        percent(struct.realised_percent, "REALISED"),
        percent(struct.profit_percent, "PROFIT"),
    ]
    return Result(*values)


def made_summary(struct: SummaryStruct) -> Summary:
    """What a portfolio comes to."""
    return Summary(
        made_result(struct.result),
        struct.position_count,
        struct.unpriced_count,
        Flags(struct.flags),
    )


def made_valuation(handle: ValuationHandle) -> Valuation:
    """A valuation that the library made."""
    valuation = object.__new__(Valuation)
    summary, count, position = SummaryStruct(), c_size_t(), PositionStruct()
    call(native.money_valuation_summary, handle, summary)
    valuation._summary, valuation._positions = made_summary(summary), []
    call(native.money_valuation_position_count, handle, count)
    for index in range(count.value):
        call(native.money_valuation_position_at, handle, index, position)
        valuation._positions.append(_made_position(position))
    return valuation


def _made_position(struct: PositionStruct) -> Position:
    day = day_of(struct.unconverted_date)
    return Position(
        struct.symbol.decode(),
        to_decimal(struct.quantity),
        to_decimal(struct.missing),
        QuoteState(struct.state),
        optional_money(struct.price),
        duration_of(struct.age_seconds),
        optional_money(struct.cost),
        optional_money(struct.value),
        optional_money(struct.realised),
        made_result(struct.result),
        Flags(struct.flags),
        None if day is None else (struct.unconverted_id.decode(), day),
    )


def made_disposals(handle: RealisedHandle) -> list[Disposal]:
    """Disposals that the library listed."""
    count, struct = c_size_t(), DisposalStruct()
    call(native.money_realised_count, handle, count)
    disposals = []
    for index in range(count.value):
        call(native.money_realised_at, handle, index, struct)
        amounts: list[Any] = [
            optional_money(getattr(struct, name)) for name in Disposal._fields[7:]
        ]
        disposals.append(
            Disposal(
                struct.symbol.decode(),
                struct.id.decode(),
                struct.lot.decode(),
                to_decimal(struct.quantity),
                day_of(struct.date) or Date.min,
                day_of(struct.opened),
                bool(struct.missing),
                *amounts,
            )
        )
    return disposals
