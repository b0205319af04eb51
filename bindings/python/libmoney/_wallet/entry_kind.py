"""The kinds of entries."""

from __future__ import annotations

from enum import IntEnum

from .. import _raw
from .._boundary.choices import chosen
from .._public import public

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Union


@public
class EntryKind(IntEnum):
    """The kind of an entry, which statements add up by.

    >>> wallet = Wallet()
    >>> wallet.details(wallet.add(Money("-2.00", "EUR"), kind="fee")).kind
    <EntryKind.FEE: 5>
    """

    #: No kind was stated.
    UNSPECIFIED = _raw.ENTRY_UNSPECIFIED
    DEPOSIT = _raw.ENTRY_DEPOSIT
    WITHDRAWAL = _raw.ENTRY_WITHDRAWAL
    TRANSFER = _raw.ENTRY_TRANSFER
    EXCHANGE = _raw.ENTRY_EXCHANGE
    FEE = _raw.ENTRY_FEE
    INTEREST = _raw.ENTRY_INTEREST
    ADJUSTMENT = _raw.ENTRY_ADJUSTMENT
    #: The balance with which a wallet begins.
    OPENING = _raw.ENTRY_OPENING


if TYPE_CHECKING:
    #: A kind of an entry, or its name, such as ``"fee"``.
    EntryKindLike = Union[EntryKind, str]
else:
    EntryKindLike = object


def kind_number(kind: object) -> int:
    """Returns the number of a kind; that of no kind for None."""
    return 0 if kind is None else chosen(EntryKind, kind, "a kind").value
