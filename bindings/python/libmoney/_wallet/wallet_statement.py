"""A wallet as displayed on a screen: sections, rows, subtotals and a total."""

from __future__ import annotations

from ctypes import c_size_t, create_string_buffer
from datetime import date as Date
from enum import IntEnum
from typing import NamedTuple

from .._boundary.calls import call
from .._boundary.dates import day_of
from .._boundary.rows import read_rows
from .._library import native
from .._locale.money_table import money_table
from .._money.money import Money, copied_money
from .._public import public
from .._raw import CODE_SIZE, WalletStatementHandle, WalletStatementRowStruct


@public
class StatementRowKind(IntEnum):
    """The kind of a row of a wallet statement.

    >>> Wallet().statement("EUR").sections[-1].rows[0].kind
    <StatementRowKind.TOTAL: 2>
    """

    #: An entry.
    AMOUNT = 0
    #: The sum of a section.
    SUBTOTAL = 1
    #: The sum of everything, in one currency.
    TOTAL = 2


@public
class StatementRow(NamedTuple):
    """A row of a wallet statement. The row of an entry also has its label, date and id.

    >>> Wallet(Money("5.00", "EUR")).statement("EUR").sections[0].rows[0].text
    '5.00 EUR'
    """

    kind: StatementRowKind
    #: The amount as text.
    text: str
    amount: Money
    label: str
    date: Date | None
    id: int | None


@public
class StatementSection(NamedTuple):
    """The rows of a currency, or the row of the total.

    >>> Wallet(Money("5.00", "EUR")).statement("EUR").sections[0].currency
    'EUR'
    """

    currency: str
    rows: list[StatementRow]


@public
class WalletStatement(NamedTuple):
    """A wallet as displayed on a screen.

    Each currency has a section with a row per entry and a row with the subtotal. The last section
    consists of one row, the grand total. A statement does not change with the wallet.

    >>> statement = Wallet(Money("5.00", "EUR"), Money("1.00", "EUR")).statement("EUR")
    >>> for section in statement.sections:
    ...     print(section.currency, [(row.kind.name, row.text) for row in section.rows])
    EUR [('AMOUNT', '5.00 EUR'), ('AMOUNT', '1.00 EUR'), ('SUBTOTAL', '6.00 EUR')]
    EUR [('TOTAL', '6.00 EUR')]
    """

    sections: list[StatementSection]

    @property
    def row_count(self) -> int:
        """The number of rows in all sections: entries + currencies + 1.

        >>> Wallet(Money("5.00", "EUR"), Money("1.00", "EUR")).statement("EUR").row_count
        4
        """
        return sum(len(section.rows) for section in self.sections)

    def _repr_html_(self) -> str:
        names = {1: "Subtotal", 2: "Total"}
        rows = (
            (names.get(row.kind, row.label), row.date, row.amount)
            for section in self.sections
            for row in section.rows
        )
        return money_table("Statement", ("Entry", "Date", "Amount"), rows)

    @property
    def total(self) -> Money:
        """The grand total.

        >>> Wallet(Money("5.00", "EUR"), Money("1.00", "EUR")).statement("EUR").total
        Money('6.00', 'EUR')
        """
        return self.sections[-1].rows[-1].amount


def made_statement(handle: WalletStatementHandle) -> WalletStatement:
    """Returns the statement of a handle."""
    count = c_size_t()
    call(native.money_wallet_statement_section_count, handle, count)
    return WalletStatement([_section(handle, index) for index in range(count.value)])


def _section(handle: WalletStatementHandle, index: int) -> StatementSection:
    buffer = create_string_buffer(CODE_SIZE)
    call(native.money_wallet_statement_section_at, handle, index, buffer, CODE_SIZE, None)
    function = native.money_wallet_statement_rows
    rows = read_rows(function, WalletStatementRowStruct, _row, handle, index)
    return StatementSection(buffer.value.decode(), rows)


def _row(struct: WalletStatementRowStruct) -> StatementRow:
    return StatementRow(
        StatementRowKind(struct.kind),
        struct.text.decode(),
        copied_money(struct.amount),
        struct.label.decode(),
        day_of(struct.date),
        struct.id or None,
    )
