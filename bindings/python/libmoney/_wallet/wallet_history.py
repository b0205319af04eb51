"""The history of wallets: amended and voided entries, and wallets as they were known."""

from __future__ import annotations

from datetime import date as Date
from datetime import datetime
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from .. import _raw
from .._boundary.calls import call
from .._boundary.dates import Day, day_of, instant_number, instant_of
from .._boundary.rows import read_rows
from .._library import native
from .._money.money import Money, money_struct
from .._public import public
from .._raw import WalletChangeStruct, WalletHandle
from .entry_details import optional_money
from .entry_kind import EntryKind, EntryKindLike
from .wallet_exchanges import WalletExchanges
from .wallet_input import checked_id, line_bytes, note_struct

if TYPE_CHECKING:
    from .wallet import Wallet


@public
class WalletChangeKind(IntEnum):
    """The kind of a change in the history of a wallet.

    >>> WalletChangeKind.VOIDED
    <WalletChangeKind.VOIDED: 2>
    """

    #: An entry received other content.
    AMENDED = _raw.WALLET_CHANGE_AMENDED
    #: An entry was removed.
    VOIDED = _raw.WALLET_CHANGE_VOIDED
    #: Nothing was changed.
    CHECKPOINT = _raw.WALLET_CHANGE_CHECKPOINT


@public
class WalletChange(NamedTuple):
    """A change in the history of a wallet, with the entry before it.

    >>> from datetime import datetime, timezone
    >>> wallet, noon = Wallet(Money("5.00", "EUR")), datetime(2024, 3, 1, 12, tzinfo=timezone.utc)
    >>> wallet.void_entry(1, at=noon, reason="Ann: paid twice")
    >>> wallet.changes()[0].amount, wallet.changes()[0].reason
    (Money('5.00', 'EUR'), 'Ann: paid twice')
    """

    change: WalletChangeKind
    #: The instant of the change; None outside the range of datetime.
    at: datetime | None
    #: The person who made the change, or the cause; or "".
    reason: str
    #: The id of the entry; 0 for a checkpoint.
    id: int
    #: The former amount; None for a checkpoint.
    amount: Money | None
    label: str
    date: Date | None
    kind: EntryKind
    counterpart: str
    external_id: str
    effective: Date | None
    cost: Money | None


def _made_change(struct: WalletChangeStruct) -> WalletChange:
    """Returns the change of a row."""
    return WalletChange(
        WalletChangeKind(struct.change),
        instant_of(struct.at),
        struct.reason.decode(),
        struct.id,
        optional_money(struct.amount),
        struct.label.decode(),
        day_of(struct.date),
        EntryKind(struct.kind),
        struct.counterpart.decode(),
        struct.external_id.decode(),
        day_of(struct.effective),
        optional_money(struct.cost),
    )


class WalletHistory(WalletExchanges):
    """The part of a wallet that keeps former entries."""

    __slots__ = ()

    def amend_entry(
        self,
        id: int,
        amount: Money,
        label: str | None = None,
        date: Day | None = None,
        *,
        at: datetime,
        reason: str | None = None,
        kind: EntryKindLike | None = None,
        counterpart: str | None = None,
        external_id: str | None = None,
        effective: Day | None = None,
        cost: Money | None = None,
    ) -> None:
        """Replaces the content of an entry, which keeps its id and its currency.

        The history keeps the former content. All properties that the call omits become absent.

        :param at: the instant of the change, not before that of the last change.
        :param reason: who made the change, or why: one line of at most 79 bytes of UTF-8.

        >>> from datetime import datetime, timezone
        >>> noon = datetime(2024, 3, 1, 12, tzinfo=timezone.utc)
        >>> wallet = Wallet(Money("-45.00", "EUR"))
        >>> wallet.amend_entry(1, Money("-54.00", "EUR"), at=noon, reason="Ann: digits swapped")
        >>> wallet.sum("EUR"), wallet.changes()[0].amount
        (Money('-54.00', 'EUR'), Money('-45.00', 'EUR'))
        """
        number, struct = checked_id(id), money_struct(amount)
        note = note_struct(label, date, kind, counterpart, external_id, effective, cost)
        instant, text = instant_number(at), line_bytes(reason, "a reason")
        self._change(native.money_wallet_amend_entry, number, struct, note, instant, text)

    def void_entry(self, id: int, *, at: datetime, reason: str | None = None) -> None:
        """Removes an entry, which the history keeps, unlike after :meth:`remove`.

        The parameters are those of :meth:`amend_entry`.

        >>> from datetime import datetime, timezone
        >>> wallet = Wallet(Money("5.00", "EUR"), Money("5.00", "EUR"))
        >>> noon = datetime(2024, 3, 1, 12, tzinfo=timezone.utc)
        >>> wallet.void_entry(2, at=noon, reason="added twice")
        >>> wallet.sum("EUR")
        Money('5.00', 'EUR')
        """
        number, instant = checked_id(id), instant_number(at)
        text = line_bytes(reason, "a reason")
        self._change(native.money_wallet_void_entry, number, instant, text)

    def checkpoint(self, at: datetime, reason: str | None = None) -> None:
        """Records that the wallet is in its present state at an instant.

        Entries that are added later are not known at that instant.

        >>> from datetime import datetime, timezone
        >>> noon = datetime(2024, 3, 1, 12, tzinfo=timezone.utc)
        >>> wallet = Wallet(Money("5.00", "EUR"))
        >>> wallet.checkpoint(noon, "February is complete")
        >>> wallet.changes()[0].change.name, wallet.changes()[0].amount
        ('CHECKPOINT', None)
        """
        instant, text = instant_number(at), line_bytes(reason, "a reason")
        self._change(native.money_wallet_checkpoint, instant, text)

    def changes(self) -> list[WalletChange]:
        """Returns the changes in the history, in their order.

        >>> Wallet(Money("5.00", "EUR")).changes()
        []
        """
        function = native.money_wallet_changes
        return read_rows(function, WalletChangeStruct, _made_change, self._handle)

    def as_known(self, at: datetime) -> Wallet:
        """Returns a copy of the wallet as it was known at an instant, without holds.

        The copy is the wallet after the last change at that instant or, without one, before the
        first later change. Its balances and statements are those that were known.

        >>> from datetime import datetime, timedelta, timezone
        >>> noon = datetime(2024, 3, 1, 12, tzinfo=timezone.utc)
        >>> wallet = Wallet(Money("5.00", "EUR"))
        >>> wallet.void_entry(1, at=noon)
        >>> wallet.as_known(noon).sum("EUR"), wallet.as_known(noon - timedelta(1)).sum("EUR")
        (Money('0.00', 'EUR'), Money('5.00', 'EUR'))
        """
        from .wallet import made_wallet

        handle = WalletHandle()
        call(native.money_wallet_as_known, self._handle, instant_number(at), handle)
        return made_wallet(handle, self._home)
