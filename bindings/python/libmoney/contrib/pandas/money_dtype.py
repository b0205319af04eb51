"""The type of a column of amounts."""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return"
# mypy: disallow-subclassing-any=False, disallow-untyped-decorators=False
from __future__ import annotations

import re
from typing import Any

import pandas as pd
from pandas.api.extensions import ExtensionDtype, register_extension_dtype

from ..._money.amount_parts import checked_code
from ..._money.money import Money
from ..._money_error import MoneyError

_NAME = re.compile(r"money(?:\[([^\[\]]*)\])?", re.ASCII)


@register_extension_dtype
class MoneyDtype(ExtensionDtype):
    """``money[EUR]``, amounts of one currency, or ``money``, where each row has its own.

    :param currency: the currency of all rows; None if each row has its own.

    >>> MoneyDtype("EUR"), MoneyDtype()
    (money[EUR], money)
    """

    # pandas declares properties that its own classes override with attributes.
    type = Money  # pyright: ignore[reportAssignmentType, reportIncompatibleMethodOverride]
    kind = "O"  # pyright: ignore[reportAssignmentType, reportIncompatibleMethodOverride]
    na_value = pd.NA  # pyright: ignore[reportAssignmentType, reportIncompatibleMethodOverride]
    _metadata = ("currency",)
    _can_hold_na = True  # pyright: ignore[reportAssignmentType, reportIncompatibleMethodOverride]

    def __init__(self, currency: Any = None) -> None:
        self.currency: str | None = None if currency is None else checked_code(currency)

    @property
    def name(self) -> str:
        """``money[EUR]`` or ``money``."""
        return "money" if self.currency is None else f"money[{self.currency}]"

    @classmethod
    def construct_from_string(cls, string: str) -> MoneyDtype:
        """Returns the type of a name; raises a TypeError if it is not a type of amounts."""
        if not isinstance(string, str):
            raise TypeError(f"'construct_from_string' expects a string, got {type(string)}")
        found = _NAME.fullmatch(string)
        message = f"Cannot construct a 'MoneyDtype' from '{string}'"
        if found is None:
            raise TypeError(message)
        try:
            return cls(found[1])
        except MoneyError as error:
            raise TypeError(f"{message}: {error}") from None

    @classmethod
    def construct_array_type(cls) -> Any:  # pyright: ignore[reportIncompatibleMethodOverride]
        """The class of the columns."""
        from .money_array import MoneyArray

        return MoneyArray

    def _get_common_dtype(self, dtypes: list[Any]) -> Any:
        """Combines columns of two currencies into one in which each row has its own."""
        if not all(isinstance(dtype, MoneyDtype) for dtype in dtypes):
            return None
        return self if all(dtype == self for dtype in dtypes) else MoneyDtype()

    @classmethod
    def _get_plot_converter(cls) -> list[tuple[Any, Any]]:
        """Returns the converter for plots, if matplotlib is installed."""
        try:
            from ..matplotlib import MoneyConverter
        except ImportError:
            return []
        return [(Money, MoneyConverter)]

    def __from_arrow__(self, array: Any) -> Any:
        from ..arrow import array_from_arrow

        return array_from_arrow(array, self)

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Any, ...]:
        return MoneyDtype, (self.currency,)
