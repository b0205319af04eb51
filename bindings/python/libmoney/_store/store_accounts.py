"""Stored wallets as accounts, without loading them: balances by day, statements and pages."""

from __future__ import annotations

from ctypes import c_size_t

from .._boundary.dates import Day, day_number
from .._boundary.documents import identifier
from .._boundary.rows import CHUNK
from .._currency.currency import CurrencyLike, CurrencyRegistry, code_bytes, registry_handle
from .._errors import NotFound
from .._library import native
from .._raw import (
    AccountRowStruct,
    AccountStatementHandle,
    WalletBalanceStruct,
    WalletEntryStruct,
)
from .._wallet.account_statement import AccountRow, AccountStatement, made_row
from .._wallet.entry_details import WalletBalance, made_balance
from .._wallet.wallet_entry import WalletEntry, made_entry
from .store_market import name_bytes
from .store_wallets import StoreWallets, row_limit


class StoreAccounts(StoreWallets):
    """The part of :class:`Store` that a bank would show of a stored wallet."""

    __slots__ = ()

    def wallet_balance(
        self,
        name: str,
        currency: CurrencyLike,
        on: Day | None = None,
        registry: CurrencyRegistry | None = None,
    ) -> WalletBalance:
        """The balance of a currency of a stored wallet at the end of a day.

        :param on: the day; None for all entries and holds.
        :param registry: user-defined currencies, for their fraction digits.

        >>> store = Store(":memory:")
        >>> store.add_to_wallet("default", Money("10.00", "USD"), date="2024-02-01")
        1
        >>> store.wallet_balance("default", "USD", on="2024-01-31").posted
        Money('0.00', 'USD')
        """
        code, known, struct = code_bytes(currency), registry_handle(registry), WalletBalanceStruct()
        function, date = native.money_store_wallet_balance, day_number(on)
        self._call(function, name_bytes(name), code, date, known, struct)
        return made_balance(struct)

    def wallet_account_statement(
        self,
        name: str,
        currency: CurrencyLike,
        start: Day | None = None,
        end: Day | None = None,
        registry: CurrencyRegistry | None = None,
    ) -> AccountStatement:
        """The statement of a period of a stored wallet, like :meth:`Wallet.account_statement`.

        >>> store = Store(":memory:")
        >>> store.add_to_wallet("default", Money("5.00", "EUR"), date="2024-02-01")
        1
        >>> store.wallet_account_statement("default", "EUR", "2024-03-01").opening
        Money('5.00', 'EUR')
        """
        code, known = code_bytes(currency), registry_handle(registry)
        period, handle = (day_number(start), day_number(end)), AccountStatementHandle()
        function = native.money_store_wallet_account_statement
        self._call(function, name_bytes(name), code, *period, known, handle)
        return AccountStatement(handle)

    def wallet_account_rows(
        self,
        name: str,
        currency: CurrencyLike,
        *,
        on: Day | None = None,
        before: AccountRow | None = None,
        most: int | None = None,
        registry: CurrencyRegistry | None = None,
    ) -> list[AccountRow]:
        """Returns entries of a stored wallet by effective date, newest first, with balances.

        To read the next page, pass the last row as ``before``. Entries without a date come last.

        :param on: the last effective date of the entries; None to start at the newest entry.
        :param before: the row before which the entries start.
        :param most: the maximum number of entries; None for all.

        >>> store = Store(":memory:")
        >>> for day in ("2024-02-01", "2024-01-31"):
        ...     _ = store.add_to_wallet("default", Money("5.00", "EUR"), date=day)
        >>> page = store.wallet_account_rows("default", "EUR", most=1)
        >>> [(row.id, row.balance) for row in page]
        [(1, Money('10.00', 'EUR'))]
        >>> [row.id for row in store.wallet_account_rows("default", "EUR", before=page[-1])]
        [2]
        """
        code, known, left = code_bytes(currency), registry_handle(registry), row_limit(most)
        data, page, count = name_bytes(name), (AccountRowStruct * min(CHUNK, left))(), c_size_t()
        date, start = day_number(on), 0 if before is None else before.id
        found: list[AccountRow] = []
        with self._lock:
            while left > 0:
                room = min(CHUNK, left)
                function = native.money_store_wallet_account_rows
                self._call(function, data, code, date, start, known, page, room, count)
                found.extend(made_row(page[index]) for index in range(count.value))
                if count.value < room:
                    break
                start, left = found[-1].id, left - room
        return found

    def wallet_find(self, name: str, external_id: str) -> WalletEntry | None:
        """Returns the entry or the hold of an external id of a stored wallet; None if unknown.

        >>> store = Store(":memory:")
        >>> store.add_to_wallet("default", Money("5.00", "EUR"), external_id="x1")
        1
        >>> store.wallet_find("default", "x1").amount, store.wallet_find("default", "x2")
        (Money('5.00', 'EUR'), None)
        """
        struct, data = WalletEntryStruct(), name_bytes(name)
        try:
            function = native.money_store_wallet_find
            self._call(function, data, identifier(external_id, "an id"), struct)
        except NotFound:
            # A missing wallet is an error, as for all calls.
            self.wallet_count(name)
            return None
        return made_entry(struct)
