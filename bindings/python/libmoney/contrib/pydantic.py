"""Amounts in models of pydantic 2.

A field of :class:`Money` takes an amount, a text such as ``12.50 EUR``, or an object with
``amount`` and ``currency``; JSON has such an object, with two texts. ``MoneyIn("EUR")`` allows one
currency only, and then a plain number is enough.

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

from pydantic_core import PydanticCustomError, core_schema

from .._money.money import Money
from .._money.money_error import MoneyError
from .parts import amount_of, checked_code, mapping_of

__all__ = ["MoneyIn", "core_schema_of"]


def __dir__() -> list[str]:
    return sorted(__all__)


def core_schema_of(currency: str | None) -> Any:
    """How pydantic reads and writes amounts, in one currency or in any."""

    def read(value: Any) -> Money:
        try:
            return amount_of(value, currency)
        except (MoneyError, TypeError) as error:
            kind = "money_type" if isinstance(error, TypeError) else "money_parsing"
            raise PydanticCustomError(kind, "{reason}", {"reason": str(error)}) from None

    member = core_schema.typed_dict_field(core_schema.str_schema())
    document = core_schema.typed_dict_schema({"amount": member, "currency": member})
    return core_schema.no_info_plain_validator_function(
        read,
        serialization=core_schema.plain_serializer_function_ser_schema(
            mapping_of, return_schema=document, when_used="json"
        ),
        json_schema_input_schema=core_schema.union_schema([core_schema.str_schema(), document]),
    )


class MoneyIn:
    """The only currency of a field, as an annotation: ``Annotated[Money, MoneyIn("EUR")]``."""

    __slots__ = ("currency",)

    def __init__(self, currency: Any) -> None:
        self.currency = checked_code(currency)

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        return core_schema_of(self.currency)

    def __repr__(self) -> str:
        return f"MoneyIn({self.currency!r})"
