"""The errors of lines."""

from __future__ import annotations

from ._errors import CLASSES, MoneyError, Status


class AmbiguousCurrency(MoneyError, ValueError):
    """A symbol that several currencies have; the text lists them.

    >>> evaluate("5 kr")
    Traceback (most recent call last):
    ...
    libmoney.AmbiguousCurrency: "kr" may be DKK ISK NOK SEK: the code says which
    """

    _status = Status.AMBIGUOUS_CURRENCY


CLASSES[AmbiguousCurrency._status] = AmbiguousCurrency
