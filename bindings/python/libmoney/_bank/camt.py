"""Reads bank statements in XML."""

from __future__ import annotations

import json
from datetime import date
from decimal import Decimal
from typing import Any

from .._boundary.calls import call
from .._boundary.documents import made_document
from .._boundary.numbers import Document
from .._boundary.xml_bytes import xml_bytes
from .._library import native
from .._money.money import Money
from .._raw import BankStatementsHandle
from .records import Balance, Charge, Entry, Exchange, Finding, Statement, Transaction


def read_camt(document: Document) -> list[Statement]:
    """Reads the statements of a document: camt.052, camt.053 or camt.054, versions 02 to 13.

    Nothing is fetched. A difference between a stated number and the entries is a finding of its
    statement and not an error.

    :raises XMLError: if the document is not well-formed, contains a document type declaration, or
        exceeds a limit.
    :raises DocumentError: if it is not such a message, a mandatory part is missing, or a value is
        malformed. The message contains the line and the column.
    :raises UnknownCurrency: if the library does not contain a currency.
    """
    data, handle = xml_bytes(document), BankStatementsHandle()
    call(native.money_bank_statements_from_camt, data, len(data), handle)
    content = json.loads(made_document(native.money_bank_statements_to_json, handle))
    found = enumerate(content["statements"])
    return [_statement(row, content["message"], handle, index) for index, row in found]


def to_json(document: Document) -> str:
    """Returns the statements of a document as JSON, as the library writes them."""
    data, handle = xml_bytes(document), BankStatementsHandle()
    call(native.money_bank_statements_from_camt, data, len(data), handle)
    return made_document(native.money_bank_statements_to_json, handle)


def _statement(
    row: dict[str, Any], message: str, handle: BankStatementsHandle, index: int
) -> Statement:
    entries = tuple(map(_entry, row["entries"]))
    return Statement(
        id=row["id"],
        message=message,
        account=row.get("account", ""),
        is_iban=row.get("is_iban", False),
        owner=row.get("owner", ""),
        currency=row.get("currency", ""),
        sequence=row.get("sequence", ""),
        created=row.get("created", ""),
        start=_day(row.get("from")),
        end=_day(row.get("to")),
        balances=tuple(
            Balance(one.get("type", ""), Money.parse(one["amount"]), _day(one.get("date")))
            for one in row["balances"]
        ),
        entries=entries,
        check=row["check"],
        findings=tuple(_finding(one, entries) for one in row["findings"]),
        _handle=handle,
        _index=index,
    )


def _entry(row: dict[str, Any]) -> Entry:
    return Entry(
        amount=Money.parse(row["amount"]),
        status=row["status"],
        booking_date=_day(row.get("booking_date")),
        value_date=_day(row.get("value_date")),
        label=row.get("label", ""),
        is_debit=row.get("is_debit", False),
        is_reversal=row.get("is_reversal", False),
        reference=row.get("reference", ""),
        servicer_reference=row.get("servicer_reference", ""),
        domain=row.get("domain", ""),
        family=row.get("family", ""),
        subfamily=row.get("subfamily", ""),
        code=row.get("code", ""),
        information=row.get("information", ""),
        exchange=_exchange(row.get("exchange")),
        charges=_charges(row),
        transactions=tuple(map(_transaction, row.get("transactions", ()))),
    )


def _transaction(row: dict[str, Any]) -> Transaction:
    return Transaction(
        amount=_money(row.get("amount")),
        name=row.get("name", ""),
        account=row.get("account", ""),
        is_iban=row.get("is_iban", False),
        remittance=row.get("remittance", ""),
        creditor_reference=row.get("creditor_reference", ""),
        end_to_end_id=row.get("end_to_end_id", ""),
        transaction_id=row.get("transaction_id", ""),
        mandate_id=row.get("mandate_id", ""),
        servicer_reference=row.get("servicer_reference", ""),
        purpose=row.get("purpose", ""),
        details=row.get("details", ""),
        exchange=_exchange(row.get("exchange")),
        charges=_charges(row),
    )


def _charges(row: dict[str, Any]) -> tuple[Charge, ...]:
    return tuple(
        Charge(
            Money.parse(one["amount"]),
            one.get("direction", ""),
            one.get("inclusion", ""),
            one.get("type", ""),
        )
        for one in row.get("charges", ())
    )


def _exchange(row: dict[str, Any] | None) -> Exchange | None:
    if row is None:
        return None
    return Exchange(
        _money(row.get("instructed")),
        _money(row.get("transaction")),
        row.get("source", ""),
        row.get("target", ""),
        row.get("unit", ""),
        Decimal(row["rate"]) if "rate" in row else None,
    )


def _finding(row: dict[str, Any], entries: tuple[Entry, ...]) -> Finding:
    return Finding(
        row["kind"],
        Decimal(row["stated"]),
        Decimal(row["computed"]),
        row.get("currency", ""),
        entries[row["entry"]] if "entry" in row else None,
        row["line"],
        row["column"],
    )


def _money(text: str | None) -> Money | None:
    return None if text is None else Money.parse(text)


def _day(text: str | None) -> date | None:
    return None if text is None else date.fromisoformat(text)
