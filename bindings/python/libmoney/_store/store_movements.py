"""Movements in stored wallets, without loading them."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import c_uint64, sizeof
from datetime import datetime, timedelta
from typing import NamedTuple, Union

from .._boundary.calls import refuse_type
from .._boundary.dates import Day, instant_number
from .._boundary.documents import identifier
from .._boundary.freshness import Stale
from .._boundary.rounding import Rounding, RoundingLike
from .._currency.currency import CurrencyRegistry
from .._library import native
from .._money.money import Money, money_of, money_struct
from .._public import public
from .._rates.options import convert_options
from .._rates.rates import Rates
from .._rates.shipped import warn_of_pairs
from .._raw import (
    ExchangeLegStruct,
    ExchangeStruct,
    LegEntriesStruct,
    MoneyStruct,
    MovementOptions,
    StoredLegStruct,
)
from .._wallet.entry_kind import EntryKindLike
from .._wallet.exchange import Exchange, made_exchange
from .._wallet.wallet import ExchangeLeg
from .._wallet.wallet_exchanges import ExchangeQuote
from .._wallet.wallet_input import checked_id, exchange_leg, exchanged, listed_legs, note_struct
from .._wallet.wallet_queries import table_handle
from .store_market import StoreMarket, name_bytes

#: The name of the source wallet, that of the target wallet, and an amount; None instead of a name
#: for an end outside the store.
StoredLeg = tuple[Union[str, None], Union[str, None], Money]


@public
class LegEntries(NamedTuple):
    """The entries of a leg of a movement; None for an end outside the store.

    >>> LegEntries(source=4, target=None, received=None)
    LegEntries(source=4, target=None, received=None)
    """

    source: int | None
    target: int | None
    received: Money | None


class StoreMovements(StoreMarket):
    """The part of :class:`Store` that moves amounts in stored wallets."""

    __slots__ = ()

    def spend(
        self,
        name: str,
        amount: Money,
        label: str | None = None,
        date: Day | None = None,
        *,
        may_go_below_zero: bool = False,
        idempotency_key: str | None = None,
        kind: EntryKindLike | None = None,
        counterpart: str | None = None,
        external_id: str | None = None,
        effective: Day | None = None,
        cost: Money | None = None,
    ) -> int:
        """Spends an available amount of a stored wallet, and returns the entry's id.

        :param may_go_below_zero: True to allow an overdraft; held amounts stay reserved.
        :param idempotency_key: one line of at most 63 bytes. Repeating a request with its key
            returns the first result without executing it again; a different request with the key
            raises
            :class:`Conflict`. The other parameters are those of :meth:`Wallet.add`.

        >>> store = Store(":memory:")
        >>> store.add_to_wallet("default", Money("10.00", "EUR"))
        1
        >>> store.spend("default", Money("4.00", "EUR"), idempotency_key="order-17")
        2
        >>> store.spend("default", Money("4.00", "EUR"), idempotency_key="order-17")
        2
        >>> store.wallet_sum("default", "EUR")
        Money('6.00', 'EUR')
        """
        struct = money_struct(amount)
        note = note_struct(label, date, kind, counterpart, external_id, effective, cost)
        movement, identity = movement_struct(idempotency_key, may_go_below_zero), c_uint64()
        function = native.money_store_wallet_spend
        self._call(function, name_bytes(name), struct, note, movement, identity)
        return identity.value

    def hold(
        self,
        name: str,
        amount: Money,
        label: str | None = None,
        date: Day | None = None,
        *,
        idempotency_key: str | None = None,
        kind: EntryKindLike | None = None,
        counterpart: str | None = None,
        external_id: str | None = None,
        effective: Day | None = None,
    ) -> int:
        """Reserves an amount of a stored wallet until the hold ends, and returns the hold's id.

        >>> store = Store(":memory:")
        >>> store.add_to_wallet("default", Money("10.00", "EUR"))
        1
        >>> store.hold("default", Money("8.00", "EUR"), "hotel")
        2
        >>> store.spend("default", Money("8.00", "EUR"))
        Traceback (most recent call last):
        ...
        libmoney.InsufficientFunds: insufficient balance: 10.00 EUR, 8.00 of it held
        """
        struct = money_struct(amount)
        note = note_struct(label, date, kind, counterpart, external_id, effective)
        movement, identity = movement_struct(idempotency_key), c_uint64()
        function = native.money_store_wallet_hold
        self._call(function, name_bytes(name), struct, note, movement, identity)
        return identity.value

    def commit(
        self,
        name: str,
        hold: int,
        amount: Money | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> int:
        """Commits a hold of a stored wallet, and returns the id of the entry that replaces it.

        :param amount: the amount to spend, which must be positive; the rest is released. None for
            all.

        >>> store = Store(":memory:")
        >>> store.add_to_wallet("default", Money("10.00", "EUR"))
        1
        >>> store.commit("default", store.hold("default", Money("8.00", "EUR")))
        3
        """
        number, movement, identity = checked_id(hold), movement_struct(idempotency_key), c_uint64()
        if amount is None:
            function = native.money_store_wallet_commit
            self._call(function, name_bytes(name), number, movement, identity)
        else:
            function, struct = native.money_store_wallet_commit_amount, money_struct(amount)
            self._call(function, name_bytes(name), number, struct, movement, identity)
        return identity.value

    def release(self, name: str, hold: int, *, idempotency_key: str | None = None) -> None:
        """Releases a hold of a stored wallet, so that its amount can be spent again.

        >>> store = Store(":memory:")
        >>> store.add_to_wallet("default", Money("10.00", "EUR"))
        1
        >>> store.release("default", store.hold("default", Money("8.00", "EUR")))
        """
        number, movement = checked_id(hold), movement_struct(idempotency_key)
        self._call(native.money_store_wallet_release, name_bytes(name), number, movement)

    def transfer(
        self,
        legs: Iterable[StoredLeg],
        label: str | None = None,
        date: Day | None = None,
        *,
        idempotency_key: str | None = None,
        kind: EntryKindLike | None = None,
        counterpart: str | None = None,
        external_id: str | None = None,
        effective: Day | None = None,
    ) -> list[LegEntries]:
        """Moves amounts between stored wallets atomically, and returns the entries of each leg.

        :param legs: (source, target, amount) each, with names of wallets; None for an end outside
            the store. A missing wallet that only receives amounts is created.

        >>> store = Store(":memory:")
        >>> store.transfer([(None, "mine", Money("10.00", "EUR"))], idempotency_key="salary-02")
        [LegEntries(source=None, target=1, received=Money('10.00', 'EUR'))]
        >>> store.transfer([("mine", "yours", Money("8.00", "EUR"))])
        [LegEntries(source=2, target=1, received=Money('8.00', 'EUR'))]
        """
        given = [_stored_leg(leg) for leg in listed_legs(legs, "source, target and amount")]
        structs = (StoredLegStruct * len(given))()
        for struct, (source, target, amount) in zip(structs, given):
            struct.struct_size = sizeof(StoredLegStruct)
            struct.source, struct.target, struct.amount = source, target, amount
        note = note_struct(label, date, kind, counterpart, external_id, effective)
        movement = movement_struct(idempotency_key)
        made = (LegEntriesStruct * len(given))()
        self._call(native.money_store_wallet_transfer, structs, len(given), note, movement, made)
        return [_entries(one) for one in made]

    def exchange(
        self,
        name: str,
        legs: Iterable[ExchangeLeg],
        rates: Rates | None = None,
        label: str | None = None,
        date: Day | None = None,
        on: Day | None = None,
        max_gap: int = 0,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        digits: int | None = None,
        registry: CurrencyRegistry | None = None,
        *,
        now: datetime | None = None,
        fresh_for: timedelta | None = None,
        stale: Stale = "flag",
        idempotency_key: str | None = None,
        kind: EntryKindLike | None = None,
        counterpart: str | None = None,
        effective: Day | None = None,
    ) -> list[LegEntries]:
        """Exchanges amounts in a stored wallet like :meth:`Wallet.exchange`; returns the entries.

        :param idempotency_key: as in :meth:`spend`. The rates are not part of the request.

        >>> store, rates = Store(":memory:"), Rates([("EUR", "USD", "1.1")])
        >>> store.add_to_wallet("default", Money("10.00", "EUR"))
        1
        >>> store.exchange("default", [(Money(8, "EUR"), "USD")], rates)
        [LegEntries(source=2, target=3, received=Money('8.80', 'USD'))]
        """
        given = [exchange_leg(leg) for leg in listed_legs(legs, "amount and currency")]
        table = table_handle(rates)
        note = note_struct(label, date, kind, counterpart, effective=effective)
        options = convert_options(on, max_gap, rounding, digits, registry, now, fresh_for, stale)
        structs = (ExchangeLegStruct * len(given))()
        for struct, (give, receive) in zip(structs, given):
            struct.struct_size = sizeof(ExchangeLegStruct)
            struct.give, struct.receive = give, receive
        warn_of_pairs(rates, on, exchanged(given), options)
        count, movement, made = (
            len(given),
            movement_struct(idempotency_key),
            (LegEntriesStruct * len(given))(),
        )
        function = native.money_store_wallet_exchange
        self._call(function, name_bytes(name), structs, count, table, options, note, movement, made)
        return [_entries(one) for one in made]

    def accept(
        self,
        name: str,
        quote: ExchangeQuote,
        at: datetime,
        label: str | None = None,
        date: Day | None = None,
        *,
        kind: EntryKindLike | None = None,
        counterpart: str | None = None,
        effective: Day | None = None,
    ) -> Exchange:
        """Accepts a quote in a stored wallet like :meth:`Wallet.accept`, in one transaction.

        A quote with an id is accepted once, even if the call is repeated after a crash.

        :param at: the present instant.

        >>> from datetime import datetime, timezone
        >>> noon = datetime(2024, 3, 1, 12, tzinfo=timezone.utc)
        >>> quote = Wallet().quote(Money(8, "EUR"), "USD", valid_until=noon, rate="1.08")
        >>> store = Store(":memory:")
        >>> store.add_to_wallet("default", Money("10.00", "EUR"))
        1
        >>> store.accept("default", quote, noon).receive_entry, store.wallet_sum("default", "USD")
        (3, Money('8.64', 'USD'))
        """
        if not isinstance(quote, ExchangeQuote):
            refuse_type("a quote", "an ExchangeQuote, as Wallet.quote returns", quote)
        instant = instant_number(at, "the instant")
        note = note_struct(label, date, kind, counterpart, effective=effective)
        made, function = ExchangeStruct(), native.money_store_wallet_accept
        self._call(function, name_bytes(name), quote._handle, instant, note, made)
        return made_exchange(made)


def movement_struct(idempotency_key: object, may_go_below_zero: bool = False) -> MovementOptions:
    """Returns the options of a movement."""
    data = None if idempotency_key is None else identifier(idempotency_key, "a key")
    return MovementOptions(sizeof(MovementOptions), bool(may_go_below_zero), data)


def _stored_leg(leg: object) -> tuple[bytes | None, bytes | None, MoneyStruct]:
    if not isinstance(leg, (tuple, list)) or len(leg) != 3:
        refuse_type("a leg", "a tuple of a name, a name and a Money", leg)
    source, target, amount = leg
    names = [None if name is None else name_bytes(name) for name in (source, target)]
    return names[0], names[1], money_struct(amount)


def _entries(made: LegEntriesStruct) -> LegEntries:
    received = money_of(made.received) if made.received.currency else None
    return LegEntries(made.source or None, made.target or None, received)
