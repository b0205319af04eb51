"""Amounts in models and forms of Django.

``MoneyField(currency="EUR")`` keeps whole minor units, so that the database adds and sorts them
exactly. ``MoneyField()`` keeps ``12.50 EUR`` as a text, any currency in each row.

In an expression Django does not know the column of an amount, so name it:
``F("fee") + Value(Money(1, "EUR"), output_field=MoneyField(currency="EUR"))``.
"""

from .form_field import MoneyFormField
from .model_field import MoneyField

__all__ = ["MoneyField", "MoneyFormField"]


def __dir__() -> list[str]:
    return sorted(__all__)
