"""Amounts in models of pydantic 2.

A field of :class:`Money` accepts an amount, a text such as ``12.50 EUR``, or an object with
``amount`` and ``currency``; JSON contains such an object, with two texts. ``MoneyIn("EUR")``
restricts a field to one currency and also accepts plain numbers.

>>> from pydantic import BaseModel
>>> from typing import Annotated
>>> from libmoney.contrib.pydantic import MoneyIn
>>> class Order(BaseModel):
...     price: Money
...     shipping: Annotated[Money, MoneyIn("EUR")] = Money("4.90", "EUR")
>>> order = Order.model_validate_json('{"price": {"amount": "12.50", "currency": "USD"}}')
>>> order.price, order.model_dump_json()[:44]
(Money('12.50', 'USD'), '{"price":{"amount":"12.50","currency":"USD"}')
"""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,unused-ignore"
from __future__ import annotations

from typing import Any

from .._money.amount_parts import checked_code
from .._money.pydantic_schema import core_schema_of

__all__ = ["MoneyIn", "core_schema_of"]


def __dir__() -> list[str]:
    return sorted(__all__)


class MoneyIn:
    """The only currency of a field, as an annotation: ``Annotated[Money, MoneyIn("EUR")]``."""

    __slots__ = ("currency",)

    def __init__(self, currency: Any) -> None:
        self.currency = checked_code(currency)

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        return core_schema_of(self.currency)

    def __repr__(self) -> str:
        return f"MoneyIn({self.currency!r})"
