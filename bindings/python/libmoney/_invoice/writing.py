"""Writes invoices as UBL and CII."""

from __future__ import annotations

import re
from ctypes import byref
from datetime import date
from typing import Any

from .._boundary.calls import refuse_type
from .._boundary.dates import day_number
from .._boundary.documents import identifier, made_document
from .._errors import ArgumentError, MoneySyntaxError
from .._library import native
from .._raw import InvoiceHandle, InvoiceHeadingStruct
from .heading import Heading

_TEXTS = ("number", "buyer_reference", "profile", "unit")
_PARTS = ("country", "tax_id", "street", "city", "postcode")


def write_invoice(function: Any, invoice: InvoiceHandle, heading: Heading) -> str:
    """Writes an invoice or a credit note through a function of the library."""
    if not isinstance(heading, Heading):
        refuse_type("a heading", "a Heading", heading)
    struct = InvoiceHeadingStruct()
    native.money_invoice_heading_init(byref(struct))
    struct.is_credit_note = int(bool(heading.is_credit_note))
    struct.issued = day_number(_day(heading.issued))
    if heading.due is not None:
        struct.due = day_number(_day(heading.due))
    for name in _TEXTS:
        setattr(struct, name, _text(getattr(heading, name), name))
    for role, party in (("seller", heading.seller), ("buyer", heading.buyer)):
        setattr(struct, role, _text(party.name, role))
        for part in _PARTS:
            setattr(struct, f"{role}_{part}", _text(getattr(party, part), part))
    try:
        return made_document(function, invoice, struct)
    except MoneySyntaxError as error:
        raise ArgumentError(str(error)) from None


def _text(value: object, what: str) -> bytes:
    """Returns a text of a heading; one that XML cannot contain is an ArgumentError here."""
    text = value if isinstance(value, str) else ""
    found = re.search("[\0-\x1f\x7f\ud800-\udfff\ufffe\uffff]", text)
    if found:
        code = f"U+{ord(found[0]):04X}"
        raise ArgumentError(f"{what} must be one line of characters of XML, got {code}")
    return identifier(value, what)


def _day(day: date | str) -> date:
    return date.fromisoformat(str(day))
