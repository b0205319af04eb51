"""Entries of wallets."""

from __future__ import annotations

from ctypes import Array
from datetime import date as Date
from typing import NamedTuple

from .._boundary.acceleration import pages_of_entries
from .._boundary.dates import day_of
from .._money.money import Money, copied_money
from .._public import public
from .._raw import WalletEntryStruct, WalletHandle


@public
class WalletEntry(NamedTuple):
    """An entry of a wallet, or a hold.

    >>> wallet = Wallet()
    >>> wallet.add(Money("5.00", "EUR"), "lunch", date="2024-02-29")
    1
    >>> wallet.entries()[0]  # doctest: +NORMALIZE_WHITESPACE
    WalletEntry(id=1, amount=Money('5.00', 'EUR'), label='lunch',
                date=datetime.date(2024, 2, 29))
    """

    #: 1, 2, 3, … in the order in which entries and holds were made; never reused.
    id: int
    amount: Money
    label: str
    date: Date | None


#: The function in C that makes a page of entries, or None.
entry_pages = pages_of_entries(WalletHandle, WalletEntry)


def made_entry(struct: WalletEntryStruct) -> WalletEntry:
    label, date = struct.label.decode(), day_of(struct.date)
    return WalletEntry(struct.id, copied_money(struct.amount), label, date)


def made_entries(page: Array[WalletEntryStruct], count: int) -> list[WalletEntry]:
    """Returns the first entries of a page."""
    if entry_pages is not None:
        found: list[WalletEntry] = entry_pages(page, count)
        return found
    return [made_entry(page[index]) for index in range(count)]
