"""The errors of portfolios."""

from __future__ import annotations

from ._errors import CLASSES, MoneyError, Status


class DuplicateId(MoneyError, ValueError):
    """Two transactions of one id.

    >>> portfolio = Portfolio("EUR")
    >>> portfolio.buy("ABC", quantity=1, total="10.00", on="2024-01-02", id="first")
    'first'
    >>> portfolio.buy("ABC", quantity=1, total="10.00", on="2024-01-02", id="first")
    Traceback (most recent call last):
    ...
    libmoney.DuplicateId: there is a transaction first already
    """

    _status = Status.DUPLICATE_ID


CLASSES[DuplicateId._status] = DuplicateId
