"""Amounts in msgspec: hooks for its encoders and decoders.

>>> import msgspec
>>> from libmoney.contrib.msgspec import dec_hook, enc_hook
>>> class Order(msgspec.Struct):
...     price: Money
>>> data = msgspec.json.encode(Order(Money("12.50", "EUR")), enc_hook=enc_hook)
>>> data
b'{"price":{"amount":"12.50","currency":"EUR"}}'
>>> msgspec.json.decode(data, type=Order, dec_hook=dec_hook).price
Money('12.50', 'EUR')
"""

from __future__ import annotations

from typing import Any

from .._money.amount_parts import amount_of, mapping_of
from .._money.money import Money

__all__ = ["dec_hook", "enc_hook"]


def __dir__() -> list[str]:
    return sorted(__all__)


def enc_hook(value: Any) -> Any:
    """An amount as an object of two texts."""
    if isinstance(value, Money):
        return mapping_of(value)
    raise NotImplementedError(f"could not encode {type(value).__name__}")


def dec_hook(kind: type, value: Any) -> Any:
    """The amount of such an object, or of a text."""
    if issubclass(kind, Money):
        return amount_of(value)
    raise NotImplementedError(f"could not decode {kind.__name__}")
