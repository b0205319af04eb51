"""Imports of transactions: their options and the rows of their reports."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import sizeof
from enum import IntEnum
from typing import Any, Literal, NamedTuple

from .._boundary.choices import chosen
from .._boundary.documents import Document, document_bytes, identifier
from .._boundary.rows import read_rows
from .._currency.currency import CurrencyLike, code_bytes
from .._errors import ArgumentError
from .._library import native
from .._public import public
from .._raw import ImportOptions, ImportReportHandle, ImportRowStruct, TransactionStruct
from .._status import Status
from .portfolio_queries import PortfolioQueries
from .transaction import Transaction, made_transaction

#: The order of the parts of a date.
DateOrder = Literal["ymd", "dmy", "mdy"]

_DATE_ORDERS = {"ymd": 0, "dmy": 1, "mdy": 2}
_DRY_RUN, _PARTIAL = 1, 2


@public
class ImportFormat(IntEnum):
    """The format of a text that is imported into a portfolio.

    >>> ImportFormat.GHOSTFOLIO.name
    'GHOSTFOLIO'
    """

    #: Any columns, which are mapped to fields.
    CSV = 1
    PORTFOLIO_PERFORMANCE = 2
    GHOSTFOLIO = 3
    BEANCOUNT = 4
    LEDGER = 5
    HLEDGER = 6


@public
class ImportOutcome(IntEnum):
    """The outcome of a row of an import.

    >>> ImportOutcome.DUPLICATE.name
    'DUPLICATE'
    """

    ACCEPTED = 1
    #: The portfolio contains the transaction.
    DUPLICATE = 2
    #: The row moves cash alone, or is left out by its action.
    IGNORED = 3
    REFUSED = 4


@public
class ImportRow(NamedTuple):
    """A row of an import.

    >>> portfolio = Portfolio("EUR")
    >>> text = "date,action,symbol,quantity,total\\n2024-01-02,gift,ABC,1,20.00\\n"
    >>> (row,) = portfolio.import_transactions(text, dry_run=True)
    >>> row.line, row.outcome.name, row.status.name, row.reason
    (2, 'REFUSED', 'DOCUMENT', 'unknown action "gift"')
    """

    #: The line of the row or, in a refused row, of the fault; from 1.
    line: int
    #: In characters, from 1.
    column: int
    outcome: ImportOutcome
    #: The reason for a refusal; otherwise OK.
    status: Status
    #: The reason for ignoring or refusing the row; otherwise "".
    reason: str
    #: None for an ignored or a refused row.
    transaction: Transaction | None


class PortfolioImports(PortfolioQueries):
    """The imports of a portfolio."""

    __slots__ = ()

    def import_transactions(
        self,
        document: Document,
        format: ImportFormat | str = "csv",
        *,
        dry_run: bool = False,
        partial: bool = False,
        columns: Mapping[str, str] | None = None,
        actions: Mapping[str, str] | None = None,
        symbols: Mapping[str, str] | None = None,
        date_order: DateOrder = "ymd",
        delimiter: str | None = None,
        decimal_separator: str | None = None,
        group_separator: str | None = None,
        currency: CurrencyLike | None = None,
    ) -> list[ImportRow]:
        r"""Adds all transactions of a file of a broker or of another program, or raises an error.

        Importing a file again adds nothing: its rows are duplicates.

        :param dry_run: True to return the outcome of each row and change nothing.
        :param partial: True to leave out refused rows, which otherwise raise the first one's error.
        :param columns: names of columns, and the field of each, such as ``{"Ticker": "symbol"}``.
        :param actions: words for actions, such as ``{"Kauf": "buy"}``.
        :param date_order: the parts of a date in CSV; 05/04/2024 is 5 April with "dmy".
        :param delimiter: the character between cells; None for a comma.
        :param decimal_separator: a point or a comma; None for a point.
        :param group_separator: the character between groups of digits, as in 1,234.50; None for no
            groups.
        :param symbols: in a journal, names of currencies, such as ``{"$": "USD"}``.
        :param currency: the currency of amounts without one; None for the portfolio's.

        >>> portfolio = Portfolio("EUR")
        >>> text = "date,action,symbol,quantity,total\n2024-01-02,buy,ABC,10,100.00\n"
        >>> [row.outcome.name for row in portfolio.import_transactions(text)]
        ['ACCEPTED']
        >>> [row.outcome.name for row in portfolio.import_transactions(text)]
        ['DUPLICATE']
        """
        options = _options(
            dry_run=dry_run,
            partial=partial,
            columns=columns,
            actions=actions,
            symbols=symbols,
            date_order=date_order,
            delimiter=delimiter,
            decimal_separator=decimal_separator,
            group_separator=group_separator,
            currency=currency,
        )
        data, text = document_bytes(document)
        report, known = ImportReportHandle(), _format(format)
        function = native.money_portfolio_import
        self._change(function, data, len(data), known, options, report, text=text)
        return _made_rows(report)


def _options(
    *,
    dry_run: bool,
    partial: bool,
    columns: Mapping[str, str] | None,
    actions: Mapping[str, str] | None,
    symbols: Mapping[str, str] | None,
    date_order: DateOrder,
    delimiter: str | None,
    decimal_separator: str | None,
    group_separator: str | None,
    currency: CurrencyLike | None,
) -> ImportOptions:
    """Returns the options of an import for the library."""
    if date_order not in _DATE_ORDERS:
        names = ", ".join(_DATE_ORDERS)
        raise ArgumentError(f"a date order must be one of {names}, got {date_order!r}")
    return ImportOptions(
        sizeof(ImportOptions),
        (_DRY_RUN if dry_run else 0) | (_PARTIAL if partial else 0),
        _DATE_ORDERS[date_order],
        0,
        _text(delimiter, "a delimiter"),
        _text(decimal_separator, "a decimal separator"),
        _text(group_separator, "a group separator"),
        _lines(columns, "the columns"),
        _lines(actions, "the actions"),
        _lines(symbols, "the symbols"),
        None if currency is None else code_bytes(currency),
    )


def _format(format: object) -> ImportFormat:
    """Returns the format that an argument is or names."""
    return chosen(ImportFormat, format, "a format")


def _text(text: str | None, what: str) -> bytes | None:
    return None if text is None else identifier(text, what)


def _lines(words: Mapping[str, str] | None, what: str) -> bytes | None:
    """The lines of a mapping of names to values."""
    if words is None:
        return None
    for name, value in words.items():
        if "\n" in name or "\n" in value:
            raise ArgumentError(f"{what} must not contain line breaks, got {name!r}: {value!r}")
    return identifier("".join(f"{name}={value}\n" for name, value in words.items()), what)


def _made_rows(handle: ImportReportHandle) -> list[ImportRow]:
    """The rows of a report."""
    transactions = read_rows(
        native.money_import_report_transactions,
        TransactionStruct,
        lambda struct: made_transaction(struct, ()),
        handle,
    )

    def made(struct: Any) -> ImportRow:
        found = struct.transaction < len(transactions)
        return ImportRow(
            struct.line,
            struct.column,
            ImportOutcome(struct.outcome),
            Status(struct.status),
            struct.text.decode(),
            transactions[struct.transaction] if found else None,
        )

    return read_rows(native.money_import_report_rows, ImportRowStruct, made, handle)
