"""A portfolio, valued at the prices and rates of a moment."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from datetime import date as Date
from datetime import timedelta
from decimal import Decimal
from typing import Any, NamedTuple

from .._boundary.calls import call
from .._boundary.dates import Day, day_of, duration_of
from .._boundary.numbers import to_decimal
from .._boundary.rows import read_rows
from .._errors import ArgumentError, NoRate
from .._explanation.explanation import Explanation, explained
from .._library import native
from .._locale.money_table import money_table
from .._money.money import Money
from .._public import public
from .._rates.conversion import Flags
from .._rates.rates import Rates
from .._raw import (
    DecimalStruct,
    PerformanceStruct,
    PortfolioSummaryStruct,
    PositionStruct,
    ValuationHandle,
)
from .price_quotes import PriceState
from .rebalance import BreakdownRow, made_breakdown
from .transaction import optional_money

#: The flags of the percentages that are defined.
PERCENTAGES = {"UNREALISED": 1, "REALISED": 2, "PROFIT": 4}


@public
class Performance(NamedTuple):
    """The performance of securities in the portfolio's currency.

    Always: profit = price_effect + currency_effect + income - fees. If all holdings are priced,
    also
    unrealised_gain = value - cost, profit = realised_gain + unrealised_gain + income - fees.

    >>> portfolio = Portfolio("EUR")
    >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
    '1'
    >>> performance = portfolio.value({"ABC": "12.50"}).performance
    >>> performance.profit, performance.profit_percent
    (Money('25.00', 'EUR'), Decimal('25.00'))
    """

    #: The value of the holdings; None without a price.
    value: Money | None
    #: The cost basis of the holdings, excluding fees, at the rates of the purchases; None if a rate
    #: is missing.
    cost: Money | None
    unrealised_gain: Money | None
    #: The gain from disposals.
    realised_gain: Money
    #: The cost basis of the shares disposed of.
    disposed_cost: Money
    price_effect: Money
    currency_effect: Money
    income: Money
    fees: Money
    profit: Money
    #: In percent of the cost, like the next two; None if the cost is 0 or unknown.
    unrealised_percent: Decimal | None
    #: In percent of the cost basis of the shares disposed of.
    realised_percent: Decimal | None
    #: In percent of both.
    profit_percent: Decimal | None


@public
class PortfolioSummary(NamedTuple):
    """The totals of a portfolio.

    >>> summary = Portfolio("EUR").value().summary
    >>> summary.performance.value, summary.performance.profit_percent, summary.position_count
    (Money('0.00', 'EUR'), None, 0)
    """

    performance: Performance
    position_count: int
    #: The number of positions that are excluded or counted with realised gains only.
    unpriced_count: int
    flags: Flags


@public
class Position(NamedTuple):
    """A security of a portfolio, held now or in the past.

    >>> portfolio = Portfolio("EUR")
    >>> portfolio.buy("ABC", quantity=10, total="100.00", currency="USD", on="2024-01-02")
    '1'
    >>> position = portfolio.value({"ABC": "12.50"}).positions[0]
    >>> position.symbol, position.state, position.cost
    ('ABC', <PriceState.NO_RATE: 4>, Money('100.00', 'USD'))
    """

    symbol: str
    #: Exact unless a split produced an endless fraction: then to 18 digits, with a flag.
    quantity: Decimal
    #: Shares sold without being held.
    oversold: Decimal
    state: PriceState
    price: Money | None
    #: The currency of the price.
    age: timedelta | None
    #: In the security's currency, like the next two.
    cost: Money | None
    value: Money | None
    realised_gain: Money | None
    #: In the portfolio's currency.
    performance: Performance
    flags: Flags
    #: The first transaction without a rate, and its date.
    unconverted: tuple[str, Date] | None


@public
class Valuation:
    """A portfolio, valued at the prices and rates of a moment. It is immutable.

    >>> portfolio = Portfolio("EUR")
    >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
    '1'
    >>> portfolio.buy("XYZ", quantity=1, total="50.00", on="2024-01-02")
    '2'
    >>> valuation = portfolio.value({"ABC": "12.50"})
    >>> valuation.value, valuation.cost, valuation.profit, valuation.unpriced
    (Money('125.00', 'EUR'), Money('100.00', 'EUR'), Money('25.00', 'EUR'), ['XYZ'])
    """

    __slots__ = ("_asked", "_handle", "_positions", "_summary")
    #: The rates, the day, and how many days older the rates may be.
    _asked: tuple[Rates | None, Day | None, int]
    _handle: ValuationHandle
    _summary: PortfolioSummary
    #: None until first requested: a screen may show the summary only.
    _positions: list[Position] | None

    def __init__(self) -> None:
        raise TypeError("a valuation must be created by Portfolio.value")

    @property
    def summary(self) -> PortfolioSummary:
        """The totals of the portfolio.

        >>> Portfolio("EUR").value().summary.unpriced_count
        0
        """
        return self._summary

    @property
    def performance(self) -> Performance:
        """The amounts of the summary.

        >>> Portfolio("EUR").value().performance.fees
        Money('0.00', 'EUR')
        """
        return self._summary.performance

    @property
    def value(self) -> Money:
        """The total value of the holdings that have a price.

        >>> Portfolio("EUR").value().value
        Money('0.00', 'EUR')
        """
        return _known(self.performance.value)

    @property
    def cost(self) -> Money:
        """The cost basis of these holdings.

        >>> Portfolio("EUR").value().cost
        Money('0.00', 'EUR')
        """
        return _known(self.performance.cost)

    @property
    def profit(self) -> Money:
        """The profit: price effect + currency effect + income - fees.

        >>> Portfolio("EUR").value().profit
        Money('0.00', 'EUR')
        """
        return self.performance.profit

    @property
    def price_effect(self) -> Money:
        """The profit of trades, excluding the currency effect.

        >>> Portfolio("EUR").value().price_effect
        Money('0.00', 'EUR')
        """
        return self.performance.price_effect

    @property
    def currency_effect(self) -> Money:
        """Cost in the security's currency × (rate at disposal or now - rate at purchase).

        >>> Portfolio("EUR").value().currency_effect
        Money('0.00', 'EUR')
        """
        return self.performance.currency_effect

    @property
    def positions(self) -> list[Position]:
        """The positions, one per symbol, held now or in the past, by symbol.

        >>> Portfolio("EUR").value().positions
        []
        """
        return list(self._known())

    @property
    def unpriced(self) -> list[str]:
        """The symbols of positions that are excluded or counted with realised gains only.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=1, total="10.00", on="2024-01-02")
        '1'
        >>> portfolio.value({}).unpriced
        ['ABC']
        """
        return [one.symbol for one in self._known() if one.state.is_unpriced]

    @property
    def as_of(self) -> Date | None:
        """The day of the exchange rates of the valuation; the oldest if there are several.

        None if no holding needed a dated rate.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=5, total="563.80", currency="USD", on="2024-01-02")
        '1'
        >>> portfolio.value({"ABC": "133.92"}, Rates.from_ecb(), on="2024-06-03").as_of
        datetime.date(2024, 6, 3)
        """
        rates, on, max_gap = self._asked
        if rates is None:
            return None
        target, days = self.profit.currency, []
        for code in {one.value.currency for one in self._known() if one.value is not None}:
            with suppress(NoRate):
                days.append(rates.find(code, target, on, max_gap).as_of)
        return min((day for day in days if day is not None), default=None)

    def explain(self) -> Explanation:
        """The computation of the value and the profit, with the exact value before each rounding.

        The nodes are named after the amounts, such as ``"value"``, ``"profit"`` and
        ``"positions[0].performance.value"``. Cost bases, realised gains, income and fees follow
        from the transactions and are inputs.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=3, total="100.00", on="2024-01-02")
        '1'
        >>> value = portfolio.value({"ABC": "40.335"}).explain()["value"]
        >>> value.amount, value.exact, value.moved
        (Money('121.00', 'EUR'), Fraction(24201, 200), Fraction(-1, 200))
        """
        return explained(native.money_valuation_explain, self._handle)

    def breakdown(self, labels: Mapping[str, str]) -> list[BreakdownRow]:
        """Adds up the values of the priced positions by label, in the order of the labels.

        :param labels: by symbol; symbols without a label share the empty one.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=1, total="20.00", on="2024-02-01")
        '1'
        >>> [str(row.percent) for row in portfolio.value({"ABC": 25}).breakdown({})]
        ['100.00']
        """
        return made_breakdown(self._handle, labels)

    def _known(self) -> list[Position]:
        if self._positions is None:
            function = native.money_valuation_positions
            self._positions = read_rows(function, PositionStruct, _made_position, self._handle)
        return self._positions

    def __repr__(self) -> str:
        count = self._summary.position_count
        day = "" if self.as_of is None else f", rates of {self.as_of}"
        return f"<Valuation: {self.value}, profit {self.profit}, {count} positions{day}>"

    def _repr_html_(self) -> str:
        head = ("Security", "Quantity", "Unit price", "Cost", "Value", "Profit", "Profit in %")
        rows = (
            (
                one.symbol,
                one.quantity,
                one.price,
                one.performance.cost,
                one.performance.value,
                one.performance.profit,
                one.performance.profit_percent,
            )
            for one in self._known()
        )
        whole = self.performance
        sums = ("Total", "", "", whole.cost, whole.value, whole.profit, whole.profit_percent)
        title = "Valuation" if self.as_of is None else f"Valuation, at the rates of {self.as_of}"
        return money_table(title, head, rows, [sums])


def _known(money: Money | None) -> Money:
    if money is None:
        raise ArgumentError("an unknown sum was requested")
    return money


def made_performance(struct: PerformanceStruct) -> Performance:
    """Returns the performance from a larger structure."""

    def percent(number: DecimalStruct, flag: str) -> Decimal | None:
        return to_decimal(number) if struct.percentages & PERCENTAGES[flag] else None

    values: list[Any] = [optional_money(getattr(struct, name)) for name in Performance._fields[:10]]
    values += [
        percent(struct.unrealised_percent, "UNREALISED"),
        percent(struct.realised_percent, "REALISED"),
        percent(struct.profit_percent, "PROFIT"),
    ]
    return Performance(*values)


def made_summary(struct: PortfolioSummaryStruct) -> PortfolioSummary:
    """Returns the totals of a portfolio."""
    return PortfolioSummary(
        made_performance(struct.performance),
        struct.position_count,
        struct.unpriced_count,
        Flags(struct.flags),
    )


def made_valuation(
    handle: ValuationHandle, rates: Rates | None, on: Day | None, max_gap: int
) -> Valuation:
    """A valuation that the library made."""
    valuation, summary = object.__new__(Valuation), PortfolioSummaryStruct()
    call(native.money_valuation_summary, handle, summary)
    valuation._handle, valuation._summary = handle, made_summary(summary)
    valuation._positions, valuation._asked = None, (rates, on, max_gap)
    return valuation


def _made_position(struct: PositionStruct) -> Position:
    day = day_of(struct.unconverted_date)
    return Position(
        struct.symbol.decode(),
        to_decimal(struct.quantity),
        to_decimal(struct.oversold),
        PriceState(struct.state),
        optional_money(struct.price),
        duration_of(struct.age_seconds),
        optional_money(struct.cost),
        optional_money(struct.value),
        optional_money(struct.realised_gain),
        made_performance(struct.performance),
        Flags(struct.flags),
        None if day is None else (struct.unconverted_id.decode(), day),
    )
