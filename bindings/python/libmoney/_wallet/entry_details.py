"""The details of entries, and balances by day."""

from __future__ import annotations

from datetime import date as Date
from enum import IntEnum
from typing import NamedTuple

from .. import _raw
from .._boundary.dates import EPOCH, day_of
from .._money.money import Money, copied_money
from .._public import public
from .._rates.conversion import Flags
from .._raw import DailyBalanceStruct, MoneyStruct, WalletBalanceStruct, WalletDetailsStruct
from .entry_kind import EntryKind


@public
class EntryDetails(NamedTuple):
    """The properties of an entry or a hold that most entries lack.

    >>> wallet = Wallet()
    >>> id = wallet.add(Money("9.00", "USD"), external_id="x1", cost=Money("8.10", "EUR"))
    >>> wallet.details(id).external_id, wallet.details(id).cost
    ('x1', Money('8.10', 'EUR'))
    """

    #: The id of the entry or the hold.
    id: int
    kind: EntryKind
    #: The other party, or "".
    counterpart: str
    #: The id that another system assigned, or "".
    external_id: str
    #: The date on which the balance changes; None if the entry has no date.
    effective: Date | None
    #: The value of the amount in another currency, or None.
    cost: Money | None


@public
class WalletBalance(NamedTuple):
    """The balance of a currency at the end of a day.

    >>> wallet = Wallet(Money("10.00", "EUR"))
    >>> hold = wallet.hold(Money("8.00", "EUR"))
    >>> wallet.balances("EUR").posted, wallet.balances("EUR").available
    (Money('10.00', 'EUR'), Money('2.00', 'EUR'))
    """

    #: The sum of the entries.
    posted: Money
    #: The sum of the holds.
    held: Money
    #: The posted balance if all these holds were committed.
    pending: Money
    #: The pending balance, or 0 if that is negative: the amount that transfers can spend.
    available: Money


@public
class DailyBalance(NamedTuple):
    """The value of a wallet at the end of a day.

    >>> wallet = Wallet(Money("10.00", "EUR"))
    >>> wallet.daily_balances("EUR", "2024-01-31", "2024-01-31")[0].balance
    Money('10.00', 'EUR')
    """

    date: Date
    #: The posted balances of all currencies, converted and rounded once.
    balance: Money
    #: The flags of the conversions.
    flags: Flags


@public
class BalanceRates(IntEnum):
    """The rates of daily balances.

    >>> BalanceRates.DAILY
    <BalanceRates.DAILY: 0>
    """

    #: The rates of each day.
    DAILY = _raw.BALANCE_RATES_DAILY
    #: The rates of one date, for all days.
    ONE = _raw.BALANCE_RATES_ONE


def optional_money(struct: MoneyStruct) -> Money | None:
    """Returns a copy of an amount; None if all of it is zero."""
    return copied_money(struct) if struct.currency else None


def made_details(struct: WalletDetailsStruct) -> EntryDetails:
    """Returns the details of a row."""
    return EntryDetails(
        struct.id,
        EntryKind(struct.kind),
        struct.counterpart.decode(),
        struct.external_id.decode(),
        day_of(struct.effective),
        optional_money(struct.cost),
    )


def made_balance(struct: WalletBalanceStruct) -> WalletBalance:
    """Returns the balance of a struct."""
    parts = struct.posted, struct.held, struct.pending, struct.available
    return WalletBalance(*[copied_money(part) for part in parts])


def made_daily_balance(struct: DailyBalanceStruct) -> DailyBalance:
    """Returns the balance of a row."""
    day = Date.fromordinal(struct.date + EPOCH)
    return DailyBalance(day, copied_money(struct.balance), Flags(struct.flags))
