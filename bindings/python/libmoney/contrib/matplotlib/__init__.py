"""Amounts on the axes of matplotlib, and charts of rates and portfolios.

The axis is named after the currency, and its ticks are in the compact format of a locale.

>>> import libmoney.contrib.matplotlib
>>> libmoney.contrib.matplotlib.MoneyConverter.convert([Money("1.50", "EUR")], "EUR", None)
[1.5]
"""

from .axes import MoneyConverter, MoneyFormatter
from .portfolios import plot_allocation, plot_drawdown, plot_value, plot_waterfall
from .rates import plot_rates

__all__ = [
    "MoneyConverter",
    "MoneyFormatter",
    "plot_allocation",
    "plot_drawdown",
    "plot_rates",
    "plot_value",
    "plot_waterfall",
]


def __dir__() -> list[str]:
    return sorted(__all__)
