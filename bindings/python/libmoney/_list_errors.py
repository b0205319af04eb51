"""The errors of lists of currencies."""

from __future__ import annotations

from ._errors import CLASSES, MoneyError, Status


class NoCurrencies(MoneyError, ValueError):
    """A well-formed document without any currency.

    >>> CurrencyList("en", current=False).add_json("{}")
    Traceback (most recent call last):
    ...
    libmoney.NoCurrencies: the list has no currencies
    """

    _status = Status.NO_CURRENCIES


CLASSES[NoCurrencies._status] = NoCurrencies
