"""The errors of wallets."""

from __future__ import annotations

from ._errors import CLASSES, MoneyError, Status


class InsufficientFunds(MoneyError, ValueError):
    """Less there, or less not held, than should go out.

    >>> wallet = Wallet()
    >>> wallet.add(Money("10.00", "EUR"))
    1
    >>> wallet.hold(Money("10.01", "EUR"))
    Traceback (most recent call last):
    ...
    libmoney.InsufficientFunds: not enough: the wallet has 10.00 EUR
    """

    _status = Status.INSUFFICIENT


CLASSES[InsufficientFunds._status] = InsufficientFunds
