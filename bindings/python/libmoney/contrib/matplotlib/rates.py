"""Charts of exchange rates."""

# mypy: disable-error-code="import-untyped,import-not-found,misc,no-any-return,unused-ignore"
# mypy: disallow-untyped-calls=False
from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING, Any

from ..._errors import ArgumentError, NoRate
from . import axes

if TYPE_CHECKING:
    from ..._boundary.dates import Day
    from ..._rates.rates import Rates


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
    first, last = axes.day(start, date.min), axes.day(end, date.max)
    days = [day for day in rates.dates if first <= day <= last]
    if not days:
        raise ArgumentError("rates must include at least one day from start to end")
    ax = axes.axes(ax)
    for code in wanted:
        ax.plot(days, [_rate(rates, base, code, day) for day in days], label=code)
    ax.set_ylabel(f"1 {base} in {wanted[0]}" if len(wanted) == 1 else f"1 {base}")
    if len(wanted) > 1:
        ax.legend()
    axes.date_axis(ax)
    return ax


def _rate(rates: Rates, base: str, code: str, day: date) -> float:
    try:
        rate = rates.find(base, code, day).rate
    except NoRate:
        return float("nan")
    return rate.numerator / rate.denominator
