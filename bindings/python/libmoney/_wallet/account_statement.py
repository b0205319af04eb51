"""Account statements: the entries of a period with running balances."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from ctypes import c_size_t
from datetime import date as Date
from typing import NamedTuple

from .._boundary.calls import call
from .._boundary.dates import Day, day_number, day_of
from .._boundary.documents import made_document
from .._boundary.numbers import checked_int
from .._boundary.rows import read_rows
from .._library import native
from .._locale.money_table import money_table
from .._locale.paper import Paper, paper_html, paper_text
from .._money.money import Money, copied_money
from .._public import public
from .._raw import (
    AccountRowStruct,
    AccountStatementHandle,
    AccountStatementInfoStruct,
    AccountTurnoverStruct,
)
from .entry_kind import EntryKind


@public
class AccountRow(NamedTuple):
    """An entry with the balance after it.

    >>> Wallet(Money("5.00", "EUR")).account_statement("EUR").rows()[0].balance
    Money('5.00', 'EUR')
    """

    #: The id of the entry.
    id: int
    amount: Money
    #: The balance after the entry.
    balance: Money
    #: The date of the booking.
    date: Date | None
    #: The date on which the balance changes.
    effective: Date | None
    kind: EntryKind
    label: str
    counterpart: str
    external_id: str


@public
class AccountTurnover(NamedTuple):
    """The entries of one kind in a period.

    >>> wallet = Wallet()
    >>> _ = wallet.add(Money("5.00", "EUR"), kind="interest")
    >>> wallet.account_statement("EUR").turnovers[0].inflow
    Money('5.00', 'EUR')
    """

    kind: EntryKind
    #: The number of the entries.
    entry_count: int
    #: The sum of the positive amounts.
    inflow: Money
    #: The sum of the negative amounts, without the sign.
    outflow: Money


@public
class AccountStatement:
    """The entries of a wallet in one currency during a period, with the balance after each.

    ``opening + inflow - outflow == closing``. A statement does not change with the wallet.

    >>> wallet = Wallet()
    >>> _ = wallet.add(Money("1500.00", "EUR"), date="2024-01-31")
    >>> _ = wallet.add(Money("-600.00", "EUR"), "Rent", date="2024-02-01", kind="withdrawal")
    >>> statement = wallet.account_statement("EUR", "2024-02-01", "2024-02-29")
    >>> statement.opening, statement.closing
    (Money('1500.00', 'EUR'), Money('900.00', 'EUR'))
    >>> [(row.label, row.balance) for row in statement]
    [('Rent', Money('900.00', 'EUR'))]
    """

    __slots__ = (
        "_count",
        "_handle",
        "closing",
        "currency",
        "end",
        "inflow",
        "opening",
        "outflow",
        "start",
        "turnovers",
    )

    currency: str
    #: The first day of the period; None for the beginning of the wallet.
    start: Date | None
    #: The last day of the period; None for no end.
    end: Date | None
    #: The balance before the first entry.
    opening: Money
    #: The sum of the positive amounts.
    inflow: Money
    #: The sum of the negative amounts, without the sign.
    outflow: Money
    #: The balance after the last entry.
    closing: Money
    #: The sums by kind, in the order of the kinds' numbers.
    turnovers: list[AccountTurnover]

    def __init__(self, handle: AccountStatementHandle) -> None:
        self._handle = handle
        info = AccountStatementInfoStruct()
        call(native.money_account_statement_info, handle, info)
        self.currency = info.currency.decode()
        self.start, self.end = day_of(info.start), day_of(info.end)
        self.opening, self.closing = copied_money(info.opening), copied_money(info.closing)
        self.inflow, self.outflow = copied_money(info.inflow), copied_money(info.outflow)
        self._count = info.row_count
        function = native.money_account_statement_turnovers
        self.turnovers = read_rows(function, AccountTurnoverStruct, _turnover, handle)

    def rows(self, first: int = 0, most: int | None = None) -> list[AccountRow]:
        """Returns entries with their balances, and reads no others.

        :param first: the index of the first entry; a page by day starts at :meth:`position`.
        :param most: the maximum number of entries; None for all.

        >>> statement = Wallet(Money(1, "EUR"), Money(2, "EUR")).account_statement("EUR")
        >>> [row.balance for row in statement.rows(first=1)]
        [Money('3.00', 'EUR')]
        """
        first = max(first, 0)
        left = max(self._count - first, 0)
        room = left if most is None else max(min(most, left), 0)
        if room == 0:
            return []
        page, count = (AccountRowStruct * room)(), c_size_t()
        call(native.money_account_statement_rows, self._handle, first, page, room, count)
        return [made_row(page[index]) for index in range(count.value)]

    def position(self, date: Day) -> int:
        """Returns the index of the first entry that is effective on a day or later.

        >>> wallet = Wallet()
        >>> _ = wallet.add(Money(1, "EUR"), date="2024-01-31")
        >>> wallet.account_statement("EUR").position("2024-02-01")
        1
        """
        index = c_size_t()
        call(native.money_account_statement_find, self._handle, day_number(date), index)
        return index.value

    def to_text(
        self,
        columns: int = 48,
        locale: str = "en",
        words: Mapping[str, str] | None = None,
        paper: Paper | None = None,
    ) -> str:
        """The statement for a terminal or a printer.

        :param columns: 32 to 200.
        :param locale: the locale of amounts, dates and words.
        :param words: replacements for words, by their names: ``title``, ``entry``, ``amount``,
            ``balance``, ``opening``, ``inflow``, ``outflow``, ``closing``, ``from``, ``until``,
            ``number``, ``date``, ``buyer``, ``tax_id`` and ``date_format``.
        :param paper: the bank, the owner of the account and other parts.

        >>> print(Wallet(Money("5.00", "EUR")).account_statement("EUR").to_text(32), end="")
        Account statement
        --------------------------------
        Opening balance            €0.00
                                   €5.00
          Balance                  €5.00
        --------------------------------
        Incoming                   €5.00
        Outgoing                   €0.00
        Closing balance            €5.00
        """
        width = checked_int(columns, "columns", 32, 200)
        function = native.money_account_statement_render
        return paper_text(function, self._handle, locale, words, paper, width)

    def to_html(
        self,
        locale: str = "en",
        words: Mapping[str, str] | None = None,
        paper: Paper | None = None,
        *,
        fragment: bool = False,
    ) -> str:
        """The statement as a printable HTML page.

        :param words: as in :meth:`to_text`.
        :param fragment: True for a ``div`` element to embed in a page, without a style sheet.

        >>> statement = Wallet(Money("5.00", "EUR")).account_statement("EUR")
        >>> "<h1>Kontoauszug</h1>" in statement.to_html("de-DE")
        True
        """
        function = native.money_account_statement_render
        return paper_html(function, self._handle, locale, words, paper, fragment)

    def to_json(self) -> str:
        """The statement as JSON.

        >>> '"closing":"5.00"' in Wallet(Money(5, "EUR")).account_statement("EUR").to_json()
        True
        """
        return made_document(native.money_account_statement_to_json, self._handle)

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[AccountRow]:
        return iter(self.rows())

    def __repr__(self) -> str:
        return f"<AccountStatement of {self._count} entries, {self.opening} to {self.closing}>"

    def _repr_html_(self) -> str:
        rows = ((row.label, row.effective, row.amount, row.balance) for row in self.rows())
        sums = [("Closing balance", "", "", self.closing)]
        return money_table("Statement", ("Entry", "Date", "Amount", "Balance"), rows, sums)


def _turnover(struct: AccountTurnoverStruct) -> AccountTurnover:
    sums = copied_money(struct.inflow), copied_money(struct.outflow)
    return AccountTurnover(EntryKind(struct.kind), struct.count, *sums)


def made_row(struct: AccountRowStruct) -> AccountRow:
    """Returns the row of a struct; it copies the values."""
    return AccountRow(
        struct.id,
        copied_money(struct.amount),
        copied_money(struct.balance),
        day_of(struct.date),
        day_of(struct.effective),
        EntryKind(struct.kind),
        struct.label.decode(),
        struct.counterpart.decode(),
        struct.external_id.decode(),
    )
