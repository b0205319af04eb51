"""Wallets as accounts: details of entries, balances by day and statements of periods."""

from __future__ import annotations

from .._boundary.calls import call
from .._boundary.dates import Day, day_number
from .._boundary.documents import identifier
from .._boundary.rows import read_rows
from .._boundary.watched import Watched
from .._currency.currency import CurrencyLike, CurrencyRegistry, code_bytes, registry_handle
from .._errors import NotFound
from .._library import native
from .._raw import (
    AccountStatementHandle,
    WalletBalanceStruct,
    WalletDetailsStruct,
    WalletEntryStruct,
    WalletHandle,
)
from .account_statement import AccountStatement
from .entry_details import EntryDetails, WalletBalance, made_balance, made_details
from .wallet_entry import WalletEntry, made_entry
from .wallet_input import checked_id


class WalletAccounts(Watched):
    """The part of a wallet that a bank would show of an account."""

    __slots__ = ()
    _noun = "wallet"
    _handle: WalletHandle

    def details(self, id: int) -> EntryDetails:
        """Returns the details of an entry or a hold.

        >>> wallet = Wallet()
        >>> wallet.details(wallet.add(Money(5, "EUR"), counterpart="Ann")).counterpart
        'Ann'
        """
        struct = WalletDetailsStruct()
        call(native.money_wallet_details, self._handle, checked_id(id), struct)
        return made_details(struct)

    def entry_details(self, currency: CurrencyLike | None = None) -> list[EntryDetails]:
        """Returns the details of the entries that :meth:`entries` returns, in the same order.

        >>> [one.kind.name for one in Wallet(Money(5, "EUR")).entry_details()]
        ['UNSPECIFIED']
        """
        code = None if currency is None else code_bytes(currency)
        function = native.money_wallet_entry_details
        return read_rows(function, WalletDetailsStruct, made_details, self._handle, code)

    def find(self, external_id: str) -> WalletEntry | None:
        """Returns the entry or the hold of an external id; None if it is unknown.

        >>> wallet = Wallet()
        >>> wallet.find("x1"), wallet.add(Money(5, "EUR"), external_id="x1")
        (None, 1)
        >>> wallet.find("x1").id
        1
        """
        struct = WalletEntryStruct()
        try:
            call(native.money_wallet_find, self._handle, identifier(external_id, "an id"), struct)
        except NotFound:
            return None
        return made_entry(struct)

    def balance(
        self,
        currency: CurrencyLike,
        on: Day | None = None,
        registry: CurrencyRegistry | None = None,
    ) -> WalletBalance:
        """The balance of a currency at the end of a day.

        Entries count from their effective date on; those without a date count on every day.

        :param on: the day; None for all entries and holds.
        :param registry: user-defined currencies, for their fraction digits.

        >>> wallet = Wallet()
        >>> _ = wallet.add(Money("10.00", "USD"), date="2024-01-31", effective="2024-02-01")
        >>> wallet.balance("USD", on="2024-01-31").posted, wallet.balance("USD").posted
        (Money('0.00', 'USD'), Money('10.00', 'USD'))
        """
        code, known, struct = code_bytes(currency), registry_handle(registry), WalletBalanceStruct()
        call(native.money_wallet_balance, self._handle, code, day_number(on), known, struct)
        return made_balance(struct)

    def account_statement(
        self,
        currency: CurrencyLike,
        start: Day | None = None,
        end: Day | None = None,
        registry: CurrencyRegistry | None = None,
    ) -> AccountStatement:
        """The entries of a currency during a period, with running balances and sums by kind.

        :param start: the first day; None for the beginning of the wallet.
        :param end: the last day; None for no end.

        >>> Wallet(Money("5.00", "EUR")).account_statement("EUR").closing
        Money('5.00', 'EUR')
        """
        code, known, handle = (
            code_bytes(currency),
            registry_handle(registry),
            AccountStatementHandle(),
        )
        period = day_number(start), day_number(end)
        function = native.money_wallet_account_statement
        call(function, self._handle, code, *period, known, handle)
        return AccountStatement(handle)
