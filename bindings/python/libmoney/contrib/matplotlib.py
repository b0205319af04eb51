"""Amounts on the axes of matplotlib, and charts of rates and portfolios.

The axis is named after the currency, and its ticks are in the compact format of a locale.

>>> import libmoney.contrib.matplotlib
>>> libmoney.contrib.matplotlib.MoneyConverter.convert([Money("1.50", "EUR")], "EUR", None)
[1.5]
"""

# mypy: disable-error-code="import-untyped,import-not-found,misc,no-any-return,unused-ignore"
# mypy: disallow-untyped-calls=False
from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from decimal import Context, Decimal
from typing import TYPE_CHECKING, Any

from matplotlib.ticker import Formatter
from matplotlib.units import AxisInfo, ConversionInterface, registry

from .._errors import ArgumentError, CurrencyMismatch, NoRate
from .._locale.locale import format_locale
from .._locale.money_table import host_locale
from .._money.money import Money

if TYPE_CHECKING:
    from .._boundary.dates import Day
    from .._portfolio.valuation import Valuation
    from .._rates.rates import Rates

__all__ = ["MoneyConverter", "MoneyFormatter", "plot_allocation", "plot_rates"]

#: Enough digits for any tick, and few enough to drop the noise of floats.
_TICK = Context(prec=12)
#: The limit on the fraction digits of a tick.
_DIGITS_MAX = 8


def __dir__() -> list[str]:
    return sorted(__all__)


class MoneyFormatter(Formatter):
    """Ticks in the compact format of a locale, with the fewest digits that show them exactly.

    :param locale: None for the locale selected with ``locale.setlocale``, or else "en".

    >>> from libmoney.contrib.matplotlib import MoneyFormatter
    >>> MoneyFormatter("EUR").format_ticks([0, 500000, 1000000, 1500000])
    ['€0', '€500K', '€1M', '€1.5M']
    """

    def __init__(self, currency: str, locale: str | None = None) -> None:
        self.currency = currency
        self.tick_locale = host_locale() if locale is None else locale

    def __call__(self, x: float, pos: int | None = None) -> str:
        """The label of one tick."""
        return self.format_ticks([x])[0]

    def format_ticks(self, values: Iterable[float]) -> list[str]:
        """The labels of the ticks, all with the same maximum of digits."""
        ticks = [self._amount(value) for value in values]
        labels = self._labels(ticks, _DIGITS_MAX)
        for digits in range(_DIGITS_MAX):
            shorter = self._labels(ticks, digits)
            if shorter == labels:
                return shorter
        return labels

    def _amount(self, value: float) -> Money:
        # An axis only has floats.
        tick = _TICK.plus(Decimal(repr(float(value))))
        return Money(f"{tick + 0:f}", self.currency)

    def _labels(self, ticks: Sequence[Money], digits: int) -> list[str]:
        return [
            format_locale(one, self.tick_locale, style="compact", digits=digits) for one in ticks
        ]


class MoneyConverter(ConversionInterface):
    """Converts amounts to floats, matplotlib's only precision; an axis has a single currency."""

    @staticmethod
    def convert(obj: Any, unit: Any, axis: Any) -> Any:
        """The number of an amount, or of each in a list."""
        if isinstance(obj, Money):
            if unit is not None and obj.currency != unit:
                raise CurrencyMismatch(f"amounts of an axis must be in {unit}, got {obj.currency}")
            return float(obj.amount)
        if hasattr(obj, "__iter__") and not isinstance(obj, str):
            return [MoneyConverter.convert(one, unit, axis) for one in obj]
        return obj if isinstance(obj, (int, float)) else float("nan")

    # matplotlib's base class returns None, so type checkers infer None for all overrides.
    @staticmethod
    def default_units(  # pyright: ignore[reportIncompatibleMethodOverride]
        x: Any, axis: Any
    ) -> str | None:
        """The currency of the first amount."""
        if isinstance(x, Money):
            return x.currency
        if hasattr(x, "__iter__") and not isinstance(x, str):
            for one in x:
                found = MoneyConverter.default_units(one, axis)
                if found is not None:
                    return found
        return None

    @staticmethod
    def axisinfo(  # pyright: ignore[reportIncompatibleMethodOverride]
        unit: Any, axis: Any
    ) -> AxisInfo | None:
        """The currency as the axis' label, and its ticks in the host's locale."""
        return None if unit is None else AxisInfo(majfmt=MoneyFormatter(unit), label=unit)


registry[Money] = MoneyConverter()


def plot_rates(
    rates: Rates,
    base: str,
    currencies: str | Sequence[str],
    start: Day | None = None,
    end: Day | None = None,
    ax: Any = None,
) -> Any:
    """Draws the price of one unit of a currency in others, by day. Returns the axes.

    A day without a rate of a currency is a gap in its line.

    :param start: the first day; None for that of the table.
    :param end: the last day; None for that of the table.
    :param ax: the axes to draw on; None for new ones.

    >>> from libmoney.contrib.matplotlib import plot_rates
    >>> rates = Rates([("EUR", "USD", "1.10", "2026-01-01"), ("EUR", "USD", "1.20", "2026-01-02")])
    >>> plot_rates(rates, "EUR", "USD").lines[0].get_ydata().tolist()
    [1.1, 1.2]
    """
    wanted = [currencies] if isinstance(currencies, str) else list(currencies)
    if not wanted:
        raise ArgumentError("number of currencies must be at least 1, got 0")
    first, last = _day(start, date.min), _day(end, date.max)
    days = [day for day in rates.dates if first <= day <= last]
    if not days:
        raise ArgumentError("rates must include at least one day from start to end")
    ax = _axes(ax)
    for code in wanted:
        ax.plot(days, [_rate(rates, base, code, day) for day in days], label=code)
    ax.set_ylabel(f"1 {base} in {wanted[0]}" if len(wanted) == 1 else f"1 {base}")
    if len(wanted) > 1:
        ax.legend()
    ax.margins(x=0)
    _thin(ax)
    # Dates must not overlap on a narrow figure.
    for label in ax.get_xticklabels():
        label.set_rotation(30)
        label.set_horizontalalignment("right")
    return ax


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
    ax = _axes(ax)
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
    _thin(ax)
    return ax


def _percent(value: Money, whole: Decimal | int, tag: str) -> str:
    share = Money(f"{abs(value.amount) / whole * 100:.1f}", value.currency)
    return format_locale(share, tag, display="none", digits=1) + " %"


def _axes(ax: Any) -> Any:
    if ax is not None:
        return ax
    from matplotlib import pyplot

    return pyplot.subplots(layout="constrained")[1]


def _thin(ax: Any) -> None:
    for side in ("top", "right"):
        ax.spines[side].set_visible(False)


def _day(day: Day | None, otherwise: date) -> date:
    if day is None:
        return otherwise
    return date.fromisoformat(day) if isinstance(day, str) else day


def _rate(rates: Rates, base: str, code: str, day: date) -> float:
    try:
        rate = rates.find(base, code, day).rate
    except NoRate:
        return float("nan")
    return rate.numerator / rate.denominator
