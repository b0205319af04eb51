"""Stored ledgers: saving, loading, and posting and reports without loading them."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import c_size_t, c_uint64

from .._boundary.calls import refuse_type
from .._boundary.choices import chosen
from .._boundary.dates import Day, day_number
from .._boundary.documents import label
from .._boundary.identifiers import identifier
from .._boundary.rows import CHUNK, read_rows
from .._currency.currency import CurrencyLike, CurrencyRegistry, code_bytes, registry_handle
from .._ledger.ledger import (
    AccountKindLike,
    Ledger,
    PostingLike,
    made_ledger,
    posting_structs,
    transaction_id,
)
from .._ledger.ledger_postings import required_day
from .._ledger.ledger_queries import (
    BALANCE_SHEET,
    INCOME_STATEMENT,
    TRIAL_BALANCE,
    made_row,
    made_statement_row,
)
from .._ledger.records import AccountKind, LedgerRow, LedgerStatementRow
from .._library import native
from .._money.money import Money, money_of
from .._raw import (
    LedgerHandle,
    LedgerReportHandle,
    LedgerRowStruct,
    LedgerStatementRowStruct,
    MoneyStruct,
)
from .store_accounts import StoreAccounts
from .store_market import name_bytes
from .store_movements import movement_struct
from .store_wallets import row_limit


class StoreLedgers(StoreAccounts):
    """The part of :class:`Store` that stores ledgers."""

    __slots__ = ()

    def save_ledger(self, name: str, ledger: Ledger) -> None:
        """Saves a ledger, replacing the ledger of the same name.

        Conflicts with other programs are detected as in :meth:`save_wallet`.

        >>> Store(":memory:").save_ledger("books", Ledger("EUR"))
        """
        if not isinstance(ledger, Ledger):
            refuse_type("a ledger", "a Ledger", ledger)
        self._call(native.money_store_ledger_save, name_bytes(name), ledger._handle)

    def load_ledger(self, name: str) -> Ledger:
        """Loads a ledger. Every transaction is checked as when it is added.

        >>> store = Store(":memory:")
        >>> store.save_ledger("books", Ledger("EUR"))
        >>> store.load_ledger("books")
        <Ledger in EUR, 0 transactions>
        """
        return made_ledger(self._loaded(native.money_store_ledger_load, name, LedgerHandle()))

    def post_to_ledger(
        self,
        name: str,
        date: Day,
        description: str,
        postings: Iterable[PostingLike],
        *,
        idempotency_key: str | None = None,
    ) -> int:
        """Adds a transaction to a stored ledger without loading it, and returns its id.

        The rules are those of :meth:`Ledger.post`.

        :param idempotency_key: the key of the request, as in :meth:`spend`.

        >>> store, books = Store(":memory:"), Ledger("EUR")
        >>> books.account("Assets:Bank", "asset")
        >>> books.account("Equity:Opening", "equity")
        >>> store.save_ledger("books", books)
        >>> postings = [("Assets:Bank", "5.00 EUR"), ("Equity:Opening", "-5.00 EUR")]
        >>> store.post_to_ledger("books", "2024-01-01", "opening", postings)
        1
        >>> store.ledger_balance("books", "Assets", "EUR")
        Money('5.00', 'EUR')
        """
        day, text = required_day(date), label(description, "a description")
        structs, count = posting_structs(postings)
        movement, identity = movement_struct(idempotency_key), c_uint64()
        function, data = native.money_store_ledger_post, name_bytes(name)
        self._call(function, data, day, text, len(text), structs, count, movement, identity)
        return identity.value

    def add_ledger_account(
        self,
        name: str,
        account: str,
        kind: AccountKindLike,
        currency: CurrencyLike | None = None,
    ) -> None:
        """Adds an account to a stored ledger without loading it, like :meth:`Ledger.account`.

        >>> store = Store(":memory:")
        >>> store.save_ledger("books", Ledger("EUR"))
        >>> store.add_ledger_account("books", "Assets:Bank", "asset")
        >>> [account.name for account in store.load_ledger("books").accounts]
        ['Assets', 'Assets:Bank']
        """
        path, member = identifier(account, "an account"), chosen(AccountKind, kind, "kind")
        code = None if currency is None else code_bytes(currency)
        function, data = native.money_store_ledger_add_account, name_bytes(name)
        self._call(function, data, path, member.value, code)

    def reverse_in_ledger(self, name: str, transaction: int, date: Day) -> int:
        """Reverses a transaction of a stored ledger, and returns the id of the reversal.

        The rules are those of :meth:`Ledger.reverse`.

        >>> store, books = Store(":memory:"), Ledger("EUR")
        >>> books.account("Assets:Bank", "asset")
        >>> books.account("Equity:Opening", "equity")
        >>> postings = [("Assets:Bank", "5.00 EUR"), ("Equity:Opening", "-5.00 EUR")]
        >>> books.post("2024-01-01", "opening", postings)
        1
        >>> store.save_ledger("books", books)
        >>> store.reverse_in_ledger("books", 1, "2024-01-02")
        2
        """
        number, day, identity = transaction_id(transaction), required_day(date), c_uint64()
        self._call(native.money_store_ledger_reverse, name_bytes(name), number, day, identity)
        return identity.value

    def close_ledger_period(self, name: str, date: Day, equity: str | None = None) -> int | None:
        """Closes the period of a stored ledger that ends on a date, like :meth:`Ledger.close`.

        :returns: the id of the closing transaction; None if every balance is already 0.

        >>> store = Store(":memory:")
        >>> store.save_ledger("books", Ledger("EUR"))
        >>> store.close_ledger_period("books", "2023-12-31")
        >>> store.load_ledger("books").closed
        datetime.date(2023, 12, 31)
        """
        account = None if equity is None else identifier(equity, "an account")
        day, identity, data = required_day(date), c_uint64(), name_bytes(name)
        self._call(native.money_store_ledger_close_period, data, day, account, identity)
        return identity.value or None

    def ledger_balance(
        self,
        name: str,
        account: str,
        currency: CurrencyLike,
        on: Day | None = None,
        with_children: bool = True,
        registry: CurrencyRegistry | None = None,
    ) -> Money:
        """The balance of an account of a stored ledger, like :meth:`Ledger.balance`.

        >>> store, books = Store(":memory:"), Ledger("EUR")
        >>> books.account("Assets:Bank", "asset")
        >>> store.save_ledger("books", books)
        >>> store.ledger_balance("books", "Assets:Bank", "EUR", on="2024-01-31")
        Money('0.00', 'EUR')
        """
        data, path, code = name_bytes(name), identifier(account, "an account"), code_bytes(currency)
        day, depth, known = day_number(on), int(bool(with_children)), registry_handle(registry)
        value, function = MoneyStruct(), native.money_store_ledger_balance
        self._call(function, data, path, code, day, depth, known, value)
        return money_of(value)

    def ledger_rows(
        self,
        name: str,
        account: str,
        currency: CurrencyLike,
        *,
        on: Day | None = None,
        before: LedgerStatementRow | None = None,
        most: int | None = None,
        registry: CurrencyRegistry | None = None,
    ) -> list[LedgerStatementRow]:
        """Returns postings of an account of a stored ledger by date, newest first, with balances.

        To read the next page, pass the last row as ``before``.

        :param on: the last date of the postings; None to start at the newest posting.
        :param before: the row before which the postings start.
        :param most: the maximum number of postings; None for all.

        >>> store, books = Store(":memory:"), Ledger("EUR")
        >>> books.account("Assets:Bank", "asset")
        >>> books.account("Equity:Opening", "equity")
        >>> for day in ("2024-01-02", "2024-01-01"):
        ...     postings = [("Assets:Bank", "5.00 EUR"), ("Equity:Opening", "-5.00 EUR")]
        ...     _ = books.post(day, "opening", postings)
        >>> store.save_ledger("books", books)
        >>> page = store.ledger_rows("books", "Assets:Bank", "EUR", most=1)
        >>> [(row.transaction, row.balance) for row in page]
        [(1, Money('10.00', 'EUR'))]
        >>> rows = store.ledger_rows("books", "Assets:Bank", "EUR", before=page[-1])
        >>> [row.transaction for row in rows]
        [2]
        """
        data, path, code = name_bytes(name), identifier(account, "an account"), code_bytes(currency)
        known, left, count = registry_handle(registry), row_limit(most), c_size_t()
        page = (LedgerStatementRowStruct * min(CHUNK, left))()
        day, start = day_number(on), 0 if before is None else before.id
        function = native.money_store_ledger_rows
        found: list[LedgerStatementRow] = []
        with self._lock:
            while left > 0:
                room = min(CHUNK, left)
                self._call(function, data, path, code, day, start, known, page, room, count)
                found.extend(made_statement_row(page[index]) for index in range(count.value))
                if count.value < room:
                    break
                start, left = found[-1].id, left - room
        return found

    def trial_balance(
        self, name: str, on: Day | None = None, registry: CurrencyRegistry | None = None
    ) -> list[LedgerRow]:
        """The trial balance of a stored ledger, like :meth:`Ledger.trial_balance`.

        >>> store = Store(":memory:")
        >>> store.save_ledger("books", Ledger("EUR"))
        >>> store.trial_balance("books")
        []
        """
        return self._report(name, TRIAL_BALANCE, None, on, registry)

    def balance_sheet(
        self, name: str, on: Day | None = None, registry: CurrencyRegistry | None = None
    ) -> list[LedgerRow]:
        """The balance sheet of a stored ledger, like :meth:`Ledger.balance_sheet`.

        >>> store = Store(":memory:")
        >>> store.save_ledger("books", Ledger("EUR"))
        >>> store.balance_sheet("books")
        []
        """
        return self._report(name, BALANCE_SHEET, None, on, registry)

    def income_statement(
        self,
        name: str,
        start: Day | None = None,
        end: Day | None = None,
        registry: CurrencyRegistry | None = None,
    ) -> list[LedgerRow]:
        """The income statement of a stored ledger, like :meth:`Ledger.income_statement`.

        >>> store = Store(":memory:")
        >>> store.save_ledger("books", Ledger("EUR"))
        >>> store.income_statement("books", "2024-01-01", "2024-12-31")
        []
        """
        return self._report(name, INCOME_STATEMENT, start, end, registry)

    def _report(
        self,
        name: str,
        kind: int,
        start: Day | None,
        end: Day | None,
        registry: CurrencyRegistry | None,
    ) -> list[LedgerRow]:
        report, known = LedgerReportHandle(), registry_handle(registry)
        data, period = name_bytes(name), (day_number(start), day_number(end))
        self._call(native.money_store_ledger_report, data, kind, *period, known, report)
        return read_rows(native.money_ledger_report_rows, LedgerRowStruct, made_row, report)
