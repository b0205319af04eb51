"""Amounts in classes of attrs, and in the converters of cattrs.

>>> import attrs, cattrs
>>> from libmoney.contrib.attrs import money_field, register
>>> @attrs.frozen
... class Order:
...     price: Money = money_field("EUR")
>>> Order("12.50").price
Money('12.50', 'EUR')
>>> converter = cattrs.Converter()
>>> register(converter)
>>> converter.unstructure(Order("12.50"))
{'price': {'amount': '12.50', 'currency': 'EUR'}}
"""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,unused-ignore"
from __future__ import annotations

from typing import Any

import attrs

from .._money.amount_parts import amount_of, checked_code, mapping_of
from .._money.money import Money

__all__ = ["money_field", "register"]


def __dir__() -> list[str]:
    return sorted(__all__)


def money_field(currency: Any = None, **options: Any) -> Any:
    """Returns a field for amounts, which also converts values like :func:`amount_of`.

    :param currency: the only currency allowed; None for any.
    """
    code = None if currency is None else checked_code(currency)

    def convert(value: Any) -> Money:
        return amount_of(value, code)

    return attrs.field(converter=convert, **options)


def register(converter: Any) -> None:
    """Registers amounts with a cattrs converter, as objects of two texts."""
    converter.register_unstructure_hook(Money, mapping_of)
    converter.register_structure_hook(Money, lambda value, _: amount_of(value))
