"""Checks every total of an invoice in UBL or CII by recalculation."""

from __future__ import annotations

from ctypes import c_size_t
from decimal import Decimal
from typing import Any

from .._boundary.calls import call
from .._boundary.numbers import Document, to_decimal
from .._boundary.xml_bytes import xml_bytes
from .._library import native
from .._raw import (
    InvoiceCorrectionStruct,
    InvoiceFindingStruct,
    InvoiceReportHandle,
    InvoiceReportInfoStruct,
)
from .refused import Refused
from .report import Correction, Finding, Report

#: The syntaxes, profiles and ways of rounding in the order of their numbers.
SYNTAXES = ("", "UBL", "CII")
PROFILES = (
    "",
    "EN 16931",
    "XRechnung",
    "Peppol BIS Billing 3",
    "Factur-X MINIMUM",
    "Factur-X BASIC WL",
    "Factur-X BASIC",
    "Factur-X EXTENDED",
)
ROUNDINGS = (
    "",
    "tax_per_line",
    "unit_first",
    "unrounded",
    "gross_first",
    "half_even",
    "half_down",
    "down",
    "up",
    "standard",
)
#: The number of rows per call.
_PAGE = 64


def check(document: Document) -> Report:
    """Checks the amounts of an invoice or a credit note against EN 16931.

    The document is in UBL 2.1 or in CII, the syntax of Factur-X and ZUGFeRD.

    Every total is recalculated to the cent, and each difference is a finding with its rule. Like a
    validator, each formula uses the amounts that the document states, so an error is reported at
    its source and not in every sum above it. Nothing is fetched.

    Mixed currencies, a category without its rate and repeated elements that must be unique are
    findings too. Such an invoice cannot be totalled, so :meth:`Invoice.from_ubl` and
    :meth:`Invoice.from_cii` reject it.

    :raises Refused: if the document is not XML, contains a document type declaration, has another
        profile or is not such an invoice. Also raised if a mandatory part is missing, a price is
        negative, or a product of numbers has more than 38 digits.

    >>> from libmoney.invoice import check
    >>> check("<Invoice/>")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    libmoney.invoice.Refused: line 1, Invoice: not an Invoice or a CreditNote of UBL 2.1 ...
    """
    report, info = checked(xml_bytes(document))
    findings = _rows(native.money_invoice_report_findings, InvoiceFindingStruct, _finding, report)
    if not info.is_readable:
        found = findings[0]
        raise Refused(found.message, found.place, found.line, found.rule or None, found.column)
    return Report(
        findings,
        _rows(
            native.money_invoice_report_corrections, InvoiceCorrectionStruct, _correction, report
        ),
        bool(info.is_correctable),
        SYNTAXES[info.syntax],
        PROFILES[info.profile],
        bool(info.is_credit_note),
    )


def checked(data: bytes) -> tuple[InvoiceReportHandle, InvoiceReportInfoStruct]:
    """Checks a document; returns its report and a description of it."""
    report, info = InvoiceReportHandle(), InvoiceReportInfoStruct()
    call(native.money_invoice_check, data, len(data), report)
    call(native.money_invoice_report_info, report, info)
    return report, info


def refusal(info: InvoiceReportInfoStruct) -> Refused:
    """Returns the error for a document that the library rejects."""
    found = info.refusal
    message = found.message.decode("utf-8", "replace")
    if info.is_refused_totals:
        message += "; recalculate=True replaces it"
    rule = found.rule.decode() or None
    return Refused(message, found.place.decode("utf-8", "replace"), found.line, rule, found.column)


def _rows(function: Any, struct: Any, made: Any, report: InvoiceReportHandle) -> list[Any]:
    found: list[Any] = []
    page, count = (struct * _PAGE)(), c_size_t()
    while True:
        call(function, report, len(found), page, _PAGE, count)
        found.extend(made(page[index]) for index in range(count.value))
        if count.value < _PAGE:
            return found


def _finding(row: InvoiceFindingStruct) -> Finding:
    return Finding(
        row.rule.decode(),
        row.place.decode("utf-8", "replace"),
        row.line,
        row.message.decode("utf-8", "replace"),
        _number(row.stated, row.has_stated),
        _number(row.computed, row.has_computed),
        row.column,
        ROUNDINGS[row.rounding],
        row.hypothesis.decode(),
    )


def _number(value: Any, is_set: int) -> Decimal | None:
    return to_decimal(value) if is_set else None


def _correction(row: InvoiceCorrectionStruct) -> Correction:
    place = row.place.decode("utf-8", "replace")
    return Correction(place, row.line, row.column, to_decimal(row.from_), to_decimal(row.to))
