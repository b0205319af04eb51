"""An argument that is an amount, or a number of a currency that is known."""

from __future__ import annotations

from typing import Union

from .._boundary.numbers import Number, decimal_struct
from .._raw import MoneyStruct
from .money import Money, money_struct

#: An amount: a Money, or a number of a currency that is known.
Amount = Union[Money, Number]


def amount_struct(value: object, currency: bytes, what: str) -> MoneyStruct:
    """A Money, or a number that is an amount of a currency."""
    if isinstance(value, Money):
        return money_struct(value)
    number = decimal_struct(value, what)
    return MoneyStruct(number.lo, number.hi, number.scale, currency)
