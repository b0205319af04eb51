"""Charts of portfolios."""

# mypy: disable-error-code="import-untyped,import-not-found,misc,no-any-return,unused-ignore"
# mypy: disallow-untyped-calls=False
from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date, timedelta
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from matplotlib.ticker import PercentFormatter

from ..._errors import ArgumentError
from ..._locale.locale import format_locale
from ..._locale.money_table import host_locale
from ..._money.money import Money
from . import axes
from .axes import MoneyFormatter

if TYPE_CHECKING:
    from ..._boundary.dates import Day
    from ..._boundary.numbers import Number
    from ..._portfolio.portfolio_queries import PortfolioQueries
    from ..._portfolio.price_quotes import DatedQuotes
    from ..._portfolio.valuation import Valuation
    from ..._rates.rates import Rates


def plot_allocation(valuation: Valuation, ax: Any = None, locale: str | None = None) -> Any:
    """Draws the value of each position in the portfolio's currency, the largest first.

    Returns the axes. Each bar is labelled with its share of the positions drawn. Positions without
    a value are not drawn; ``valuation.unpriced`` lists them.

    :param ax: the axes to draw on; None for new ones.
    :param locale: the locale of the amounts; None as in :class:`MoneyFormatter`.

    >>> from libmoney.contrib.matplotlib import plot_allocation
    >>> portfolio = Portfolio("EUR")
    >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
    '1'
    >>> axes = plot_allocation(portfolio.value({"ABC": "12.50"}))
    >>> [label.get_text() for label in axes.get_yticklabels()]
    ['ABC']
    """
    held: list[tuple[str, Money]] = []
    for one in valuation.positions:
        value = one.performance.value
        if value is not None and value.amount:
            held.append((one.symbol, value))
    if not held:
        raise ArgumentError("valuation must include at least one position with a value")
    held.sort(key=lambda one: one[1].amount, reverse=True)
    whole = sum(abs(value.amount) for _, value in held)
    ax = axes.axes(ax)
    # Symbols are data: a dollar sign must not start a formula.
    names = [symbol.replace("$", r"\$") for symbol, _ in held]
    places = list(range(len(held)))
    bars = ax.barh(places, [float(value.amount) for _, value in held])
    ax.set_yticks(places, names)
    tag = host_locale() if locale is None else locale
    ax.bar_label(bars, [_percent(value, whole, tag) for _, value in held], padding=4)
    ax.invert_yaxis()
    ax.margins(x=0.15)
    currency = held[0][1].currency
    ax.set_xlabel(currency)
    ax.xaxis.set_major_formatter(MoneyFormatter(currency, tag))
    axes.thin(ax)
    return ax


def plot_value(
    portfolio: PortfolioQueries,
    quotes: DatedQuotes,
    rates: Rates | None = None,
    start: Day | None = None,
    end: Day | None = None,
    ax: Any = None,
    locale: str | None = None,
) -> Any:
    """Draws the value of a portfolio above the capital that is invested in it. Returns the axes.

    The points are the days with a quote or a transaction. A price counts until the next one. A day
    on which a position has no price or no exchange rate is a gap.

    :param quotes: by symbol: a dict or a pandas Series of days and prices.
    :param ax: the axes to draw on; None for new ones.
    :param locale: the locale of the amounts; None as in :class:`MoneyFormatter`.

    >>> from libmoney.contrib.matplotlib import plot_value
    >>> portfolio = Portfolio("EUR")
    >>> portfolio.buy("ABC", quantity=10, total="1000.00", on="2024-01-02")
    '1'
    >>> axes = plot_value(portfolio, {"ABC": {"2024-01-02": 100, "2024-01-05": 104}})
    >>> [line.get_ydata().tolist() for line in axes.lines]
    [[1000.0, 1040.0], [1000.0, 1000.0]]
    """
    days: list[date] = []
    values: list[float] = []
    costs: list[float] = []
    currency = ""
    for day, prices in _days(portfolio, quotes, start, end):
        summary = portfolio.value(prices, rates, on=day).summary
        found = summary.performance
        currency = found.profit.currency
        days.append(day)
        values.append(_number(None if summary.unpriced_count else found.value))
        costs.append(_number(found.cost))
    ax = axes.axes(ax)
    ax.plot(days, values, label="value")
    ax.plot(days, costs, label="invested", drawstyle="steps-post", linestyle="--")
    ax.set_ylabel(currency)
    ax.yaxis.set_major_formatter(MoneyFormatter(currency, locale))
    ax.legend()
    axes.date_axis(ax)
    return ax


def plot_drawdown(
    portfolio: PortfolioQueries,
    quotes: DatedQuotes,
    rates: Rates | None = None,
    start: Day | None = None,
    end: Day | None = None,
    ax: Any = None,
) -> Any:
    """Draws the fall of a portfolio from its highest point so far, in percent. Returns the axes.

    The fall is that of the time-weighted growth, so that payments do not count. The points are the
    days with a quote or a transaction, and a price counts until the next one.

    :param quotes: by symbol: a dict or a pandas Series of days and prices.
    :param ax: the axes to draw on; None for new ones.

    >>> from libmoney.contrib.matplotlib import plot_drawdown
    >>> portfolio = Portfolio("EUR")
    >>> portfolio.buy("ABC", quantity=10, total="1000.00", on="2024-01-02")
    '1'
    >>> quotes = {"ABC": {"2024-01-02": 100, "2024-01-05": 120, "2024-01-08": 90}}
    >>> plot_drawdown(portfolio, quotes).lines[0].get_ydata().tolist()
    [0.0, 0.0, -25.0]
    """
    days: list[date] = []
    falls: list[float] = []
    growth = high = Decimal(1)
    last: tuple[date, Mapping[str, Money | Number]] | None = None
    for day, prices in _days(portfolio, quotes, start, end):
        before, known = last or (day - timedelta(days=1), {})
        pair: dict[str, dict[Day, Money | Number]] = {
            name: {day: price} for name, price in prices.items()
        }
        for name, price in known.items():
            pair[name][before] = price
        growth *= 1 + portfolio.performance(before, day, pair, rates, digits=18).time_weighted
        high = max(high, growth)
        days.append(day)
        falls.append(float((growth / high - 1) * 100) if high else 0.0)
        last = day, prices
    ax = axes.axes(ax)
    (line,) = ax.plot(days, falls)
    ax.fill_between(days, falls, color=line.get_color(), alpha=0.2)
    ax.yaxis.set_major_formatter(PercentFormatter())
    ax.set_ylabel("drawdown")
    axes.date_axis(ax)
    return ax


def plot_waterfall(valuation: Valuation, ax: Any = None, locale: str | None = None) -> Any:
    """Draws the sources of a portfolio's profit: prices, currencies, income and fees.

    Returns the axes. Each bar starts where the one before it ends, and the last bar is the profit.

    :param ax: the axes to draw on; None for new ones.
    :param locale: the locale of the amounts; None as in :class:`MoneyFormatter`.

    >>> from libmoney.contrib.matplotlib import plot_waterfall
    >>> portfolio = Portfolio("EUR")
    >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
    '1'
    >>> portfolio.dividend("ABC", total="3.00", on="2024-06-03")
    '2'
    >>> axes = plot_waterfall(portfolio.value({"ABC": "12.50"}))
    >>> [float(bar.get_height()) for bar in axes.patches]
    [25.0, 0.0, 3.0, 0.0, 28.0]
    """
    found = valuation.performance
    effects = [found.price_effect, found.currency_effect, found.income, -found.fees]
    names = ["price", "currency", "income", "fees", "profit"]
    amounts = [*effects, found.profit]
    starts = [Decimal(0)]
    for effect in effects[:-1]:
        starts.append(starts[-1] + effect.amount)
    starts.append(Decimal(0))
    ax = axes.axes(ax)
    tones = ["C2" if one.amount >= 0 else "C3" for one in effects]
    bars = ax.bar(
        names,
        [float(one.amount) for one in amounts],
        bottom=[float(one) for one in starts],
        color=[*tones, "C0"],
    )
    tag = host_locale() if locale is None else locale
    ax.bar_label(bars, [format_locale(one, tag) for one in amounts], padding=3)
    ax.axhline(0, color="black", linewidth=0.8)
    ax.margins(y=0.15)
    currency = found.profit.currency
    ax.set_ylabel(currency)
    ax.yaxis.set_major_formatter(MoneyFormatter(currency, tag))
    axes.thin(ax)
    return ax


def _days(
    portfolio: PortfolioQueries, quotes: DatedQuotes, start: Day | None, end: Day | None
) -> Iterator[tuple[date, dict[str, Money | Number]]]:
    """The days of a portfolio with the prices last known on each."""
    first, last = axes.day(start, date.min), axes.day(end, date.max)
    changes: dict[date, dict[str, Money | Number]] = {}
    for one in portfolio.transactions:
        if one.date is not None:
            changes[axes.day(one.date, date.min)] = {}
    earliest = min(changes, default=date.max)
    for symbol, series in quotes.items():
        for day, price in series.items():
            changes.setdefault(axes.day(day, date.min), {})[symbol] = price
    prices: dict[str, Money | Number] = {}
    found = False
    for day in sorted(changes):
        prices.update(changes[day])
        if max(first, earliest) <= day <= last:
            found = True
            yield day, dict(prices)
    if not found:
        raise ArgumentError("portfolio must have at least one transaction until the end")


def _number(amount: Money | None) -> float:
    return float("nan") if amount is None else float(amount.amount)


def _percent(value: Money, whole: Decimal | int, tag: str) -> str:
    share = Money(f"{abs(value.amount) / whole * 100:.1f}", value.currency)
    return format_locale(share, tag, display="none", digits=1) + " %"
