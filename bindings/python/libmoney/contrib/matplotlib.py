"""Amounts on the axes of matplotlib: the axis is named after the currency.

>>> import libmoney.contrib.matplotlib
>>> libmoney.contrib.matplotlib.MoneyConverter.convert([Money("1.50", "EUR")], "EUR", None)
[1.5]
"""

# mypy: disable-error-code="import-untyped,import-not-found,misc,no-any-return,unused-ignore"
# mypy: disallow-untyped-calls=False
from __future__ import annotations

from typing import Any

from matplotlib.units import AxisInfo, ConversionInterface, registry

from .._errors import CurrencyMismatch
from .._money.money import Money

__all__ = ["MoneyConverter"]


def __dir__() -> list[str]:
    return sorted(__all__)


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
    ) -> AxisInfo:
        """The currency as the axis' label."""
        return AxisInfo(label=unit)


registry[Money] = MoneyConverter()
