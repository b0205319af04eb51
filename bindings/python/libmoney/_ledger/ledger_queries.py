"""The contents of a ledger, and reports on it."""

from __future__ import annotations

from datetime import date as Date
from typing import Any

from .._boundary.calls import call
from .._boundary.dates import Day, day_number, day_of
from .._boundary.identifiers import identifier
from .._boundary.rows import read_rows
from .._currency.currency import CurrencyLike, CurrencyRegistry, code_bytes, registry_handle
from .._library import native
from .._money.money import Money, copied_money, money_of
from .._raw import (
    LedgerAccountStruct,
    LedgerHandle,
    LedgerInfoStruct,
    LedgerPostingStruct,
    LedgerReportHandle,
    LedgerRowStruct,
    LedgerStatementRowStruct,
    LedgerTransactionStruct,
    MoneyStruct,
)
from .records import (
    AccountKind,
    LedgerAccount,
    LedgerPosting,
    LedgerRow,
    LedgerRowKind,
    LedgerStatementRow,
    LedgerTransaction,
    LedgerTransactionKind,
)

TRIAL_BALANCE, BALANCE_SHEET, INCOME_STATEMENT = 1, 2, 3


class LedgerQueries:
    """The part of a ledger that changes nothing."""

    __slots__ = ("__weakref__", "_base", "_handle")
    _handle: LedgerHandle
    _base: bytes

    @property
    def base(self) -> str:
        """The base currency, in which revaluations are posted.

        >>> Ledger("EUR").base
        'EUR'
        """
        return self._base.decode()

    @property
    def closed(self) -> Date | None:
        """The last date of the closed periods; None if no period is closed.

        >>> books = Ledger("EUR")
        >>> books.close("2023-12-31")
        >>> books.closed
        datetime.date(2023, 12, 31)
        """
        return day_of(self._info().closed)

    @property
    def accounts(self) -> list[LedgerAccount]:
        """The accounts, in the order in which they were created.

        >>> books = Ledger("EUR")
        >>> books.account("Equity", "equity")
        >>> books.accounts[0].kind
        <AccountKind.EQUITY: 3>
        """
        return read_rows(native.money_ledger_accounts, LedgerAccountStruct, _account, self._handle)

    @property
    def transactions(self) -> list[LedgerTransaction]:
        """The transactions with their postings, by id.

        >>> Ledger("EUR").transactions
        []
        """
        handle = self._handle
        postings = read_rows(native.money_ledger_postings, LedgerPostingStruct, _posting, handle)

        def made(struct: LedgerTransactionStruct) -> LedgerTransaction:
            first, count = struct.first_posting, struct.posting_count
            return LedgerTransaction(
                struct.id,
                _date(struct.date),
                struct.description.decode(),
                tuple(postings[first : first + count]),
                LedgerTransactionKind(struct.kind),
                struct.reverses or None,
                struct.reversed_by or None,
            )

        return read_rows(native.money_ledger_transactions, LedgerTransactionStruct, made, handle)

    def balance(
        self,
        account: str,
        currency: CurrencyLike | None = None,
        on: Day | None = None,
        with_children: bool = True,
        registry: CurrencyRegistry | None = None,
    ) -> Money:
        """Returns the balance of an account at the end of a date, positive for a debit balance.

        :param currency: None for the base currency of the ledger.
        :param on: None for the balance of all postings.
        :param with_children: whether the balances of all accounts below the account are added.
        :param registry: user-defined currencies, for their fraction digits.

        >>> books = Ledger("EUR")
        >>> books.account("Assets:Bank", "asset")
        >>> books.account("Equity:Opening", "equity")
        >>> postings = [("Assets:Bank", "5.00 EUR"), ("Equity:Opening", "-5.00 EUR")]
        >>> books.post("2024-01-01", "opening", postings)
        1
        >>> books.balance("Assets"), books.balance("Assets", on="2023-12-31")
        (Money('5.00', 'EUR'), Money('0.00', 'EUR'))
        """
        name, code, value = identifier(account, "an account"), self._code(currency), MoneyStruct()
        day, depth, known = day_number(on), int(bool(with_children)), registry_handle(registry)
        call(native.money_ledger_balance, self._handle, name, code, day, depth, known, value)
        return money_of(value)

    def statement(
        self,
        account: str,
        currency: CurrencyLike | None = None,
        start: Day | None = None,
        end: Day | None = None,
        registry: CurrencyRegistry | None = None,
    ) -> list[LedgerStatementRow]:
        """Returns the postings of an account in a currency, by date, with the balance after each.

        :param currency: None for the base currency of the ledger.
        :param start: the first date; None for all postings to ``end``.
        :param end: the last date; None for all postings from ``start`` on.
        :param registry: user-defined currencies, for the fraction digits of the balances.

        >>> books = Ledger("EUR")
        >>> books.account("Assets:Bank", "asset")
        >>> books.statement("Assets:Bank")
        []
        """
        name, code = identifier(account, "an account"), self._code(currency)
        period = day_number(start), day_number(end), registry_handle(registry)
        function, handle = native.money_ledger_statement, self._handle
        return read_rows(
            function, LedgerStatementRowStruct, made_statement_row, handle, name, code, *period
        )

    def trial_balance(
        self, on: Day | None = None, registry: CurrencyRegistry | None = None
    ) -> list[LedgerRow]:
        """Returns the balances of all accounts, positive for debits, and the sums of both sides.

        :param on: None for the balances of all postings.

        >>> books = Ledger("EUR")
        >>> books.account("Assets:Bank", "asset")
        >>> books.account("Equity:Opening", "equity")
        >>> postings = [("Assets:Bank", "5.00 EUR"), ("Equity:Opening", "-5.00 EUR")]
        >>> books.post("2024-01-01", "opening", postings)
        1
        >>> for row in books.trial_balance():
        ...     print(row.kind.name, row.account or "-", row.amount)
        ACCOUNT Assets:Bank 5.00 EUR
        ACCOUNT Equity:Opening -5.00 EUR
        DEBITS - 5.00 EUR
        CREDITS - 5.00 EUR
        """
        return self._report(TRIAL_BALANCE, None, on, registry)

    def balance_sheet(
        self, on: Day | None = None, registry: CurrencyRegistry | None = None
    ) -> list[LedgerRow]:
        """Returns assets, liabilities and equity, with subtotals, totals and the open result.

        Balances of liabilities and equity are negated, so that usual balances are positive.

        :param on: None for the balances of all postings.

        >>> books = Ledger("EUR")
        >>> books.account("Assets", "asset")
        >>> books.account("Income", "income")
        >>> books.post("2024-01-01", "sale", [("Assets", "5.00 EUR"), ("Income", "-5.00 EUR")])
        1
        >>> for row in books.balance_sheet():
        ...     print(row.kind.name, row.account or "-", row.amount)
        ACCOUNT Assets 5.00 EUR
        TOTAL - 5.00 EUR
        RESULT - 5.00 EUR
        """
        return self._report(BALANCE_SHEET, None, on, registry)

    def income_statement(
        self,
        start: Day | None = None,
        end: Day | None = None,
        registry: CurrencyRegistry | None = None,
    ) -> list[LedgerRow]:
        """Returns the income and expenses of a period, with subtotals, totals and the result.

        Transactions that close a period are excluded. Income is positive, and so are expenses.

        :param start: the first date; None for all postings to ``end``.
        :param end: the last date; None for all postings from ``start`` on.

        >>> Ledger("EUR").income_statement("2024-01-01", "2024-12-31")
        []
        """
        return self._report(INCOME_STATEMENT, start, end, registry)

    def __repr__(self) -> str:
        count = self._info().transaction_count
        return f"<Ledger in {self.base}, {count} transaction{'' if count == 1 else 's'}>"

    def _info(self) -> LedgerInfoStruct:
        info = LedgerInfoStruct()
        call(native.money_ledger_info, self._handle, info)
        return info

    def _code(self, currency: CurrencyLike | None) -> bytes:
        return self._base if currency is None else code_bytes(currency)

    def _report(
        self, kind: int, start: Day | None, end: Day | None, registry: CurrencyRegistry | None
    ) -> list[LedgerRow]:
        report, first, last = LedgerReportHandle(), day_number(start), day_number(end)
        known = registry_handle(registry)
        call(native.money_ledger_report, self._handle, kind, first, last, known, report)
        return read_rows(native.money_ledger_report_rows, LedgerRowStruct, made_row, report)


def _date(number: int) -> Date:
    found = day_of(number)
    assert found is not None
    return found


def _account(struct: LedgerAccountStruct) -> LedgerAccount:
    currency, kind = struct.currency.decode() or None, AccountKind(struct.kind)
    return LedgerAccount(struct.name.decode(), kind, currency, bool(struct.is_group))


def _posting(struct: LedgerPostingStruct) -> LedgerPosting:
    return LedgerPosting(struct.account.decode(), copied_money(struct.amount))


def made_statement_row(struct: LedgerStatementRowStruct) -> LedgerStatementRow:
    """Returns the row of a struct; it copies the values."""
    return LedgerStatementRow(
        struct.id,
        struct.transaction,
        _date(struct.date),
        struct.description.decode(),
        copied_money(struct.amount),
        copied_money(struct.balance),
    )


def made_row(struct: Any) -> LedgerRow:
    """Returns the row of a struct; it copies the values."""
    kind, name = LedgerRowKind(struct.kind), struct.account.decode()
    section = AccountKind(struct.account_kind) if struct.account_kind else None
    return LedgerRow(kind, name, copied_money(struct.amount), section, struct.depth)
