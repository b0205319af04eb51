"""Amounts of several currencies, each stored as an entry."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import c_uint64, sizeof
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Union

from .._boundary.acceleration import method_of_adding
from .._boundary.calls import call, refuse_type
from .._boundary.dates import Day
from .._boundary.documents import made_document
from .._boundary.freshness import Stale
from .._boundary.numbers import encoded
from .._boundary.rounding import Rounding, RoundingLike
from .._boundary.watched import changed
from .._currency.currency import CurrencyLike, CurrencyRegistry
from .._ffi.guarded import entered
from .._library import native
from .._money.money import Money, money_struct
from .._public import public
from .._rates.options import convert_options
from .._rates.rates import Rates
from .._rates.shipped import warn_of_pairs
from .._raw import (
    BankImportStruct,
    ExchangeLegStruct,
    MoneyStruct,
    TransferLegStruct,
    WalletHandle,
)
from . import _restored
from .entry_kind import EntryKindLike
from .wallet_history import WalletHistory
from .wallet_input import checked_id, exchange_leg, exchanged, listed_legs, note_struct
from .wallet_queries import home_code, table_handle

if TYPE_CHECKING:
    from .._bank.records import Import, Statement

#: A source wallet, a target wallet and an amount; None instead of a wallet for an external end.
TransferLeg = tuple[Union["Wallet", None], Union["Wallet", None], Money]
#: An amount to exchange and the target currency; None for an outflow such as a fee.
ExchangeLeg = tuple[Money, Union[CurrencyLike, None]]


@public
class Wallet(WalletHistory):
    """Amounts of several currencies, each stored as an entry, with holds and a journal.

    A change that fails leaves the wallet unchanged. Only one thread may use a wallet at a time.

    :param amounts: the first entries.
    :param currency: the home currency, the default of :meth:`total` and :meth:`statement`; None to
        require one in each call.

    >>> wallet = Wallet(Money("10.00", "EUR"), Money("20.00", "USD"))
    >>> wallet.add(Money("5.50", "EUR"))
    3
    >>> wallet.sum("EUR"), wallet.total("EUR", Rates([("EUR", "USD", "2")]))
    (Money('15.50', 'EUR'), Money('25.50', 'EUR'))
    >>> Wallet(Money("20.00", "USD"), currency="USD").total()
    Money('20.00', 'USD')
    """

    __slots__ = ()

    def __init__(self, *amounts: Money, currency: CurrencyLike | None = None) -> None:
        structs, home = [money_struct(amount) for amount in amounts], home_code(currency)
        self._start(WalletHandle())
        self._home = home
        call(native.money_wallet_new, self._handle)
        for struct in structs:
            call(native.money_wallet_add, self._handle, struct, None, None)

    # In and out

    def add(
        self,
        amount: Money,
        label: str | None = None,
        date: Day | None = None,
        *,
        kind: EntryKindLike | None = None,
        counterpart: str | None = None,
        external_id: str | None = None,
        effective: Day | None = None,
        cost: Money | None = None,
    ) -> int:
        """Adds an entry and returns its id.

        A negative amount records a payment. It may overdraw the wallet, but held amounts stay
        reserved.

        :param label: one line, at most 79 bytes of UTF-8, like the other texts.
        :param external_id: the id that another system assigned. Adding an entry with the same id
            and content again changes nothing and returns the id of the first; other content raises
            :class:`Conflict`.
        :param effective: the date on which the balance changes; None for ``date``.
        :param cost: the value of the amount in another currency: its cost, or the proceeds of a
            negative amount.

        >>> Wallet().add(Money("5.00", "EUR"), "lunch", date="2024-02-29")
        1
        >>> wallet = Wallet()
        >>> wallet.add(Money("5.00", "EUR"), external_id="x1", kind="deposit")
        1
        >>> wallet.add(Money("5.00", "EUR"), external_id="x1", kind="deposit")
        1
        """
        struct, identity = money_struct(amount), c_uint64()
        note = note_struct(label, date, kind, counterpart, external_id, effective, cost)
        self._change(native.money_wallet_add, struct, note, identity)
        return identity.value

    def remove_amount(self, amount: Money) -> int:
        """Removes the first entry of an amount, as if it had never existed; returns its id.

        >>> wallet = Wallet(Money("5.00", "EUR"))
        >>> wallet.remove_amount(Money(5, "EUR"))
        1
        >>> wallet.remove_amount(Money(5, "EUR"))
        Traceback (most recent call last):
        ...
        libmoney.NotFound: no entry of 5 EUR in the wallet
        """
        struct, identity = money_struct(amount), c_uint64()
        self._change(native.money_wallet_remove_amount, struct, identity)
        return identity.value

    def remove(self, id: int) -> None:
        """Removes an entry by id, as if it had never existed.

        >>> wallet = Wallet(Money("5.00", "EUR"))
        >>> wallet.remove(1)
        >>> wallet.count
        0
        """
        self._change(native.money_wallet_remove, checked_id(id))

    def add_statement(self, statement: Statement) -> Import:
        """Adds the booked entries of a bank statement that the wallet does not contain yet.

        Entries are equal if their amounts, dates and labels are, and equal entries are counted, so
        adding a statement again changes nothing. A label of more than 79 bytes is cut and ends with
        "…".

        >>> from libmoney.bank import read_camt
        >>> xml = (
        ...     "<Document xmlns='urn:iso:std:iso:20022:tech:xsd:camt.053.001.08'>"
        ...     "<BkToCstmrStmt><Stmt><Id>7</Id>"
        ...     "<Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct><Ntry>"
        ...     "<Amt Ccy='EUR'>35.90</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>"
        ...     "<AddtlNtryInf>Book Shop</AddtlNtryInf></Ntry></Stmt></BkToCstmrStmt></Document>"
        ... )
        >>> wallet = Wallet()
        >>> wallet.add_statement(read_camt(xml)[0]), wallet.add_statement(read_camt(xml)[0])
        (Import(added=1, present=0, unbooked=0), Import(added=0, present=1, unbooked=0))
        """
        from .._bank.records import Import, Statement

        if not isinstance(statement, Statement):
            refuse_type("a statement", "a libmoney.bank.Statement", statement)
        result = BankImportStruct()
        function = native.money_wallet_add_bank_statement
        self._change(function, statement._handle, statement._index, result)
        return Import(result.added, result.present, result.unbooked)

    # Holds

    def hold(
        self,
        amount: Money,
        label: str | None = None,
        date: Day | None = None,
        *,
        kind: EntryKindLike | None = None,
        counterpart: str | None = None,
        external_id: str | None = None,
        effective: Day | None = None,
    ) -> int:
        """Reserves an amount until the hold ends, and returns the hold's id.

        A commit passes the properties on to the entry.

        >>> wallet = Wallet(Money("10.00", "EUR"))
        >>> wallet.hold(Money("8.00", "EUR"), "hotel")
        2
        >>> wallet.hold(Money("8.00", "EUR"))
        Traceback (most recent call last):
        ...
        libmoney.InsufficientFunds: insufficient balance: 10.00 EUR, 8.00 of it held
        """
        struct, identity = money_struct(amount), c_uint64()
        note = note_struct(label, date, kind, counterpart, external_id, effective)
        self._change(native.money_wallet_hold, struct, note, identity)
        return identity.value

    def commit(self, hold: int, amount: Money | None = None) -> int:
        """Commits a hold: an entry of the negated amount replaces it; returns the entry's id.

        :param amount: the amount to spend, which must be positive; the rest is released. None for
            all.

        >>> wallet = Wallet(Money("10.00", "EUR"))
        >>> wallet.commit(wallet.hold(Money("8.00", "EUR")))
        3
        >>> wallet.amounts()
        [Money('10.00', 'EUR'), Money('-8.00', 'EUR')]
        >>> wallet = Wallet(Money("100.00", "EUR"))
        >>> wallet.commit(wallet.hold(Money("80.00", "EUR")), Money("60.00", "EUR"))
        3
        >>> wallet.sum("EUR"), wallet.held("EUR")
        (Money('40.00', 'EUR'), Money('0.00', 'EUR'))
        """
        number, identity = checked_id(hold), c_uint64()
        if amount is None:
            self._change(native.money_wallet_commit, number, identity)
        else:
            struct = money_struct(amount)
            self._change(native.money_wallet_commit_amount, number, struct, identity)
        return identity.value

    def release(self, hold: int) -> None:
        """Releases a hold, so that its amount can be spent again.

        >>> wallet = Wallet(Money("10.00", "EUR"))
        >>> wallet.release(wallet.hold(Money("8.00", "EUR")))
        >>> wallet.held("EUR")
        Money('0.00', 'EUR')
        """
        self._change(native.money_wallet_release, checked_id(hold))

    # Movements

    @staticmethod
    def transfer(
        legs: Iterable[TransferLeg],
        label: str | None = None,
        date: Day | None = None,
        *,
        kind: EntryKindLike | None = None,
        counterpart: str | None = None,
        external_id: str | None = None,
        effective: Day | None = None,
    ) -> None:
        """Moves amounts between wallets atomically.

        The net outflow of each wallet must be available, excluding held amounts. Amounts with a
        cost keep it, and the date of their lot.

        :param legs: 1 to 1,024 of (source, target, amount); None instead of a wallet for an
            external end. A fee is a separate leg.
        :param external_id: as in :meth:`add`; each wallet must receive one entry.

        >>> mine, yours = Wallet(Money("10.00", "EUR")), Wallet()
        >>> Wallet.transfer([(mine, yours, Money(8, "EUR")), (mine, None, Money("0.50", "EUR"))])
        >>> mine.sum("EUR"), yours.sum("EUR")
        (Money('1.50', 'EUR'), Money('8.00', 'EUR'))
        """
        checked = [_transfer_leg(leg) for leg in listed_legs(legs, "source, target and amount")]
        note = note_struct(label, date, kind, counterpart, external_id, effective)
        structs = (TransferLegStruct * len(checked))()
        wallets: list[Wallet] = []
        for struct, (source, target, amount) in zip(structs, checked):
            struct.struct_size = sizeof(TransferLegStruct)
            struct.source = None if source is None else source._handle.value
            struct.target = None if target is None else target._handle.value
            struct.amount = amount
            wallets += [one for one in (source, target) if one is not None]
        # The library finds the wallets in the legs, which a guarded call does not inspect.
        with entered([one._handle for one in wallets]):
            changed(wallets, native.money_wallet_transfer, structs, len(checked), note)

    def exchange(
        self,
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
        kind: EntryKindLike | None = None,
        counterpart: str | None = None,
        effective: Day | None = None,
    ) -> None:
        """Exchanges amounts at the rates of a table atomically, each rounded once.

        :param legs: (amount, currency) each; None instead of the currency for an outflow such as a
            fee.
        :param date: the date of the entries; ``on`` is the date of the rates.

        >>> wallet, rates = Wallet(Money("10.00", "EUR")), Rates([("EUR", "USD", "1.1")])
        >>> wallet.exchange([(Money(8, "EUR"), "USD"), (Money("0.50", "EUR"), None)], rates)
        >>> wallet.sum("EUR"), wallet.sum("USD")
        (Money('1.50', 'EUR'), Money('8.80', 'USD'))
        """
        checked = [exchange_leg(leg) for leg in listed_legs(legs, "amount and currency")]
        table = table_handle(rates)
        note = note_struct(label, date, kind, counterpart, effective=effective)
        options = convert_options(on, max_gap, rounding, digits, registry, now, fresh_for, stale)
        warn_of_pairs(rates, on, exchanged(checked), options)
        structs = (ExchangeLegStruct * len(checked))()
        for struct, (give, receive) in zip(structs, checked):
            struct.struct_size = sizeof(ExchangeLegStruct)
            struct.give, struct.receive = give, receive
        function = native.money_wallet_exchange
        self._change(function, structs, len(checked), table, options, note)

    # Documents

    def to_json(self) -> str:
        """The wallet as JSON, without its journal and home currency.

        Equal wallets have equal JSON.

        >>> Wallet.from_json(Wallet(Money("5.00", "EUR")).to_json()).sum("EUR")
        Money('5.00', 'EUR')
        """
        return made_document(native.money_wallet_to_json, self._handle)

    @staticmethod
    def from_json(document: str | bytes, currency: CurrencyLike | None = None) -> Wallet:
        """Reads a wallet from JSON that :meth:`to_json` wrote.

        :param currency: the home currency, which the document does not contain.

        >>> Wallet.from_json('{"format": "libmoney.wallet"}')
        Traceback (most recent call last):
        ...
        libmoney.DocumentError: missing "version": expected a number
        """
        return _read(native.money_wallet_from_json, document, currency)

    def to_journal(self) -> str:
        r"""The journal: one line of JSON per change.

        >>> print(Wallet(Money("5.00", "EUR")).to_journal(), end="")
        {"format":"libmoney.journal","version":1}
        {"do":"post","entries":[{"amount":"5.00","currency":"EUR","id":1}]}
        """
        return made_document(native.money_wallet_to_journal, self._handle)

    @staticmethod
    def from_journal(journal: str | bytes, currency: CurrencyLike | None = None) -> Wallet:
        """Rebuilds the wallet that a journal records; its JSON is byte-identical.

        :param currency: the home currency, which the journal does not contain.

        >>> wallet = Wallet(Money("5.00", "EUR"))
        >>> Wallet.from_journal(wallet.to_journal()).to_json() == wallet.to_json()
        True
        """
        return _read(native.money_wallet_from_journal, journal, currency)

    def __reduce__(self) -> tuple[Any, ...]:
        # A copy has the journal and the home currency but not the callback.
        return _restored, (self.to_journal(), self.currency)


def _read(function: Any, document: object, currency: CurrencyLike | None) -> Wallet:
    text, home = None, home_code(currency)
    if isinstance(document, str):
        text, data = document, encoded(document)
    elif isinstance(document, (bytes, bytearray, memoryview)):
        data = bytes(document)
    else:
        refuse_type("a document", "a str or bytes", document)
    handle = WalletHandle()
    call(function, data, len(data), handle, text=text)
    return made_wallet(handle, home)


def made_wallet(handle: WalletHandle, home: bytes | None) -> Wallet:
    """Returns the wallet of a handle."""
    wallet = object.__new__(Wallet)
    wallet._start(handle)
    wallet._home = home
    return wallet


def _transfer_leg(leg: object) -> tuple[Wallet | None, Wallet | None, MoneyStruct]:
    if not isinstance(leg, (tuple, list)) or len(leg) != 3:
        refuse_type("a leg", "a tuple of a wallet, a wallet and a Money", leg)
    source, target, amount = leg
    for wallet in (source, target):
        if wallet is not None and not isinstance(wallet, Wallet):
            refuse_type("the source or target of a leg", "a Wallet or None", wallet)
    return source, target, money_struct(amount)


Wallet.add = method_of_adding(Wallet)  # type: ignore[method-assign]
