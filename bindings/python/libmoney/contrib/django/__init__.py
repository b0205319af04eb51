"""Amounts in models and forms of Django.

``MoneyField(currency="EUR")`` stores an integer of minor units, which the database adds and sorts
exactly. ``MoneyField()`` stores a text such as ``12.50 EUR``, with any currency in each row.

In an expression, Django cannot determine the column of an amount, so specify it:
``F("fee") + Value(Money(1, "EUR"), output_field=MoneyField(currency="EUR"))``.
"""

from .form_field import MoneyFormField
from .model_field import MoneyField

__all__ = ["MoneyField", "MoneyFormField"]


def __dir__() -> list[str]:
    return sorted(__all__)
