"""Amounts in NumPy: an array of structs with the library's memory layout.

>>> from libmoney.contrib import numpy as money_numpy
>>> prices = money_numpy.array([Money("12.50", "EUR"), Money("1", "USD")])
>>> prices["currency"].tolist(), money_numpy.amounts(prices)
([b'EUR', b'USD'], [Money('12.50', 'EUR'), Money('1', 'USD')])
"""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,unused-ignore"
from __future__ import annotations

from collections.abc import Iterable
from ctypes import sizeof
from typing import Any

import numpy as np

from .._errors import ArgumentError
from .._money.amount_parts import made, parts
from .._money.money import Money
from .._raw import MoneyStruct

__all__ = ["MONEY", "amounts", "array", "from_minor_units", "minor_units"]


def __dir__() -> list[str]:
    return sorted(__all__)


#: The struct of an amount: a 128-bit coefficient in two words, its scale, and the code.
MONEY = np.dtype([("lo", "<u8"), ("hi", "<i8"), ("scale", "<i4"), ("currency", "S12")])
assert MONEY.itemsize == sizeof(MoneyStruct)


def array(amounts: Iterable[Money]) -> Any:
    """Returns an array of structs, one per amount."""
    rows = []
    for amount in amounts:
        if not isinstance(amount, Money):
            raise TypeError(f"an amount must be a Money, got {type(amount).__name__}")
        units, scale, currency = parts(amount)
        rows.append((units & (2**64 - 1), units >> 64, scale, currency.encode()))
    return np.array(rows, dtype=MONEY)


def amounts(structs: Any) -> list[Money]:
    """Returns the amounts of an array of structs. The library validates each of them."""
    if getattr(structs, "dtype", None) != MONEY or structs.ndim != 1:
        raise TypeError("amounts must be an array of contrib.numpy.MONEY with one dimension")
    columns = (structs[name].tolist() for name in ("lo", "hi", "scale", "currency"))
    try:
        return [
            made((high << 64) | low, scale, code.decode("ascii"))
            for low, high, scale, code in zip(*columns)
        ]
    except UnicodeDecodeError:
        raise ArgumentError("currencies of the array must be codes") from None


def minor_units(amounts: Iterable[Money], currency: Any) -> Any:
    """Returns the minor units of amounts of one currency as ``int64``, for columns.

    >>> minor_units([Money("12.50", "EUR"), Money("0.5", "EUR")], "EUR").tolist()
    [1250, 50]
    """
    from .._money.amount_parts import amount_of, checked_code

    code = checked_code(currency)
    units = [amount_of(amount, code).minor for amount in amounts]
    try:
        return np.array(units, dtype=np.int64)
    except OverflowError:
        raise ArgumentError("minor units must fit 64 bits") from None


def from_minor_units(units: Any, currency: Any) -> list[Money]:
    """Returns the amounts of an array of minor units.

    >>> from_minor_units(np.array([1250, 50]), "EUR")
    [Money('12.50', 'EUR'), Money('0.50', 'EUR')]
    """
    if getattr(units, "ndim", 1) != 1 or np.asarray(units).dtype.kind not in "iu":
        raise TypeError("minor units must be an array of ints with one dimension")
    return [Money.from_minor(one, currency) for one in np.asarray(units).tolist()]
