"""Invoices from documents in UBL and CII."""

from __future__ import annotations

import re
from typing import Any

from .._boundary.calls import call
from .._boundary.numbers import Document
from .._boundary.xml_bytes import xml_bytes
from .._errors import DocumentError, XMLError
from .._library import native
from .._raw import INVOICE_SYNTAX_CII, INVOICE_SYNTAX_UBL, InvoiceHandle
from .check import checked, refusal
from .refused import Refused

#: The library's error for a document: line, column, place and message.
_LOCATED = re.compile(r"line (\d+), column (\d+), (.*?): (.*)", re.DOTALL)


def read_ubl(document: Document, recalculate: bool) -> InvoiceHandle:
    """Reads an invoice or a credit note in UBL 2.1."""
    function = native.money_invoice_from_ubl
    return _read(function, INVOICE_SYNTAX_UBL, xml_bytes(document), recalculate)


def read_cii(document: Document, recalculate: bool) -> InvoiceHandle:
    """Reads an invoice or a credit note in CII."""
    function = native.money_invoice_from_cii
    return _read(function, INVOICE_SYNTAX_CII, xml_bytes(document), recalculate)


def _read(function: Any, syntax: int, data: bytes, recalculate: bool) -> InvoiceHandle:
    handle = InvoiceHandle()
    try:
        call(function, data, len(data), handle)
    except (DocumentError, XMLError) as error:
        # Only a report contains the parts of the error.
        report, info = checked(data)
        if info.syntax != syntax and not isinstance(error, XMLError):
            raise _located(error) from None
        if not (recalculate and info.is_refused_totals):
            raise refusal(info) from error
        call(native.money_invoice_report_invoice, report, handle)
    return handle


def _located(error: DocumentError) -> Refused:
    found = _LOCATED.match(str(error))
    if found is None:
        return Refused(str(error))
    return Refused(found[4], found[3], int(found[1]), column=int(found[2]))
