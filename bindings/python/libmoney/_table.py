"""A wallet as a screen shows it."""

from __future__ import annotations

from ctypes import c_size_t, create_string_buffer
from datetime import date as Date
from enum import IntEnum
from typing import NamedTuple

from ._calls import call
from ._dates import day_of
from ._library import native
from ._money import Money, made_money
from ._raw import CODE_SIZE, MoneyStruct, TableHandle, TableRowStruct


class RowKind(IntEnum):
    """What a row of a table is.

    >>> Wallet().table().sections[-1].rows[0].kind
    <RowKind.TOTAL: 2>
    """

    #: One money.
    MONEY = 0
    #: The sum of a section.
    SUBTOTAL = 1
    #: The sum of everything, in one currency.
    TOTAL = 2


class TableRow(NamedTuple):
    """One row: its kind, the amount as text and as a value; of a money its label, date and id.

    >>> Wallet(Money("5.00", "EUR")).table().sections[0].rows[0].text
    '5.00 EUR'
    """

    kind: RowKind
    text: str
    money: Money
    label: str
    date: Date | None
    id: int | None


class TableSection(NamedTuple):
    """Rows under a header, their currency.

    >>> Wallet(Money("5.00", "EUR")).table().sections[0].currency
    'EUR'
    """

    currency: str
    rows: list[TableRow]


class Table(NamedTuple):
    """A section a currency, with a row a money and the subtotal, and one with the grand total.

    A copy: it does not change with the wallet.

    >>> table = Wallet(Money("5.00", "EUR"), Money("1.00", "EUR")).table()
    >>> [(row.kind.name, row.text) for section in table.sections for row in section.rows]
    [('MONEY', '5.00 EUR'), ('MONEY', '1.00 EUR'), ('SUBTOTAL', '6.00 EUR'), ('TOTAL', '6.00 EUR')]
    """

    sections: list[TableSection]

    @property
    def row_count(self) -> int:
        """The rows of all sections: moneys + currencies + 1.

        >>> Wallet(Money("5.00", "EUR"), Money("1.00", "EUR")).table().row_count
        4
        """
        return sum(len(section.rows) for section in self.sections)

    @property
    def total(self) -> Money:
        """The grand total.

        >>> Wallet(Money("5.00", "EUR"), Money("1.00", "EUR")).table().total
        Money('6.00', 'EUR')
        """
        return self.sections[-1].rows[-1].money


def made_table(handle: TableHandle) -> Table:
    """A table that the library made."""
    count = c_size_t()
    call(native.money_table_section_count, handle, count)
    return Table([_section(handle, index) for index in range(count.value)])


def _section(handle: TableHandle, index: int) -> TableSection:
    buffer, count = create_string_buffer(CODE_SIZE), c_size_t()
    call(native.money_table_section_at, handle, index, buffer, CODE_SIZE, None)
    call(native.money_table_row_count, handle, index, count)
    rows = [_row(handle, index, row) for row in range(count.value)]
    return TableSection(buffer.value.decode(), rows)


def _row(handle: TableHandle, section: int, index: int) -> TableRow:
    row = TableRowStruct()
    call(native.money_table_row_at, handle, section, index, row)
    return TableRow(
        RowKind(row.kind),
        row.text.decode(),
        made_money(MoneyStruct.from_buffer_copy(row.money)),
        row.label.decode(),
        day_of(row.date),
        row.id or None,
    )
