"""Amounts on the axes of matplotlib, and the parts common to all charts."""

# mypy: disable-error-code="import-untyped,import-not-found,misc,no-any-return,unused-ignore"
# mypy: disallow-untyped-calls=False
from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, datetime
from decimal import Context, Decimal
from typing import TYPE_CHECKING, Any

from matplotlib.ticker import Formatter
from matplotlib.units import AxisInfo, ConversionInterface, registry

from ..._errors import CurrencyMismatch
from ..._locale.locale import format_locale
from ..._locale.money_table import host_locale
from ..._money.money import Money

if TYPE_CHECKING:
    from ..._boundary.dates import Day

#: Enough digits for any tick, and few enough to drop the noise of floats.
_TICK = Context(prec=12)
#: The limit on the fraction digits of a tick.
_DIGITS_MAX = 8


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


def axes(ax: Any) -> Any:
    """The given axes, or new ones."""
    if ax is not None:
        return ax
    from matplotlib import pyplot

    return pyplot.subplots(layout="constrained")[1]


def thin(ax: Any) -> None:
    """Removes the lines above and beside a chart."""
    for side in ("top", "right"):
        ax.spines[side].set_visible(False)


def date_axis(ax: Any) -> None:
    """Prepares the axis of a chart over days."""
    ax.margins(x=0)
    thin(ax)
    # Dates must not overlap on a narrow figure.
    for label in ax.get_xticklabels():
        label.set_rotation(30)
        label.set_horizontalalignment("right")


def day(day: Day | None, otherwise: date) -> date:
    """A day as a date."""
    if day is None:
        return otherwise
    if isinstance(day, str):
        return date.fromisoformat(day)
    # The days of a pandas Series are instants.
    return day.date() if isinstance(day, datetime) else day
