"""Writes invoices as UBL."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import date
from decimal import Decimal
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from .._errors import ArgumentError
from .facts import RULES
from .heading import Heading, Party
from .invoice import Invoice
from .totals import InvoiceCategory, InvoiceTotals
from .ubl_facts import AGGREGATE, BASIC, UBL

_REASON = ("E", "AE", "K", "G", "O")


def _check_characters(what: str, text: str) -> None:
    """Raises if a text contains line breaks or characters that XML forbids."""
    for sign in text:
        code = ord(sign)
        if code < 32 or code == 127:
            raise ArgumentError(
                f"{what} must be one line of text without control characters, got U+{code:04X}"
            )
        if 0xD800 <= code <= 0xDFFF or code in (0xFFFE, 0xFFFF):
            raise ArgumentError(f"{what} must be of characters of XML, got U+{code:04X}")


class _Writer:
    """Assembles elements."""

    def __init__(self, currency: str) -> None:
        self.lines: list[str] = []
        self.currency = currency
        self.depth = 1

    def leaf(self, name: str, text: object, **attributes: str) -> None:
        """Writes an element with a text; an empty text is skipped."""
        content = str(text)
        if not content:
            return
        for what, value in ((name, content), *attributes.items()):
            _check_characters(what, value)
        given = "".join(f" {key}={quoteattr(value)}" for key, value in attributes.items())
        self.lines.append(f"{'  ' * self.depth}<cbc:{name}{given}>{escape(content)}</cbc:{name}>")

    def amount(self, name: str, value: Decimal, currency: str = "") -> None:
        """Writes an amount with its currency."""
        self.leaf(name, f"{value:f}", currencyID=currency or self.currency)

    def open(self, name: str) -> None:
        """Starts an element with child elements."""
        self.lines.append(f"{'  ' * self.depth}<cac:{name}>")
        self.depth += 1

    def close(self, *names: str) -> None:
        """Ends elements."""
        for name in names:
            self.depth -= 1
            self.lines.append(f"{'  ' * self.depth}</cac:{name}>")


def write_invoice(invoice: Invoice, heading: Heading) -> str:
    """Writes an invoice or a credit note in UBL 2.1."""
    content, totals = json.loads(invoice.to_json()), invoice.totals()
    _refuse(totals, content)
    name = "CreditNote" if heading.is_credit_note else "Invoice"
    writer = _Writer(invoice.currency)
    _head(writer, heading, content)
    for one in content.get("adjustments", []):
        _adjustment(writer, one, one["taxes"][0])
    _taxes(writer, totals)
    _totals(writer, totals)
    for index, (line, amounts) in enumerate(zip(content["lines"], totals.lines)):
        _line(writer, index + 1, line, amounts.net.amount, heading)
    spaces = f'xmlns="{UBL}{name}-2" xmlns:cac="{AGGREGATE}" xmlns:cbc="{BASIC}"'
    body = "\n".join(writer.lines)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<{name} {spaces}>\n{body}\n</{name}>\n'


def _refuse(totals: InvoiceTotals, content: dict[str, Any]) -> None:
    """Raises if a part of the invoice has no equivalent in the norm."""
    if not totals.lines:
        raise ArgumentError("an invoice must have at least one line item (BR-16)")
    for row in totals.categories:
        if row.category not in RULES or row.kind != "added":
            raise ArgumentError(
                f'unknown tax "{row.category}" of the kind "{row.kind}" in the norm'
            )
        if row.category in _REASON and not row.reason and not row.reason_code:
            rule = f"{RULES[row.category]}-10"
            raise ArgumentError(f'missing reason of the category "{row.category}" ({rule})')
    for one in (*content["lines"], *content.get("adjustments", [])):
        if len(one["taxes"]) > 1:
            raise ArgumentError("a line item must have one tax under the norm")


def _head(writer: _Writer, heading: Heading, content: dict[str, Any]) -> None:
    kind = "CreditNote" if heading.is_credit_note else "Invoice"
    for what, text in (("number", heading.number), ("seller", heading.seller.name)):
        if not text:
            raise ArgumentError(f"the {what} of an invoice must not be empty")
    writer.leaf("CustomizationID", heading.profile)
    writer.leaf("ID", heading.number)
    writer.leaf("IssueDate", _day(heading.issued))
    if heading.due is not None and not heading.is_credit_note:
        writer.leaf("DueDate", _day(heading.due))
    writer.leaf(f"{kind}TypeCode", "381" if heading.is_credit_note else "380")
    writer.leaf("DocumentCurrencyCode", writer.currency)
    if "accounting" in content:
        writer.leaf("TaxCurrencyCode", content["accounting"]["currency"])
    writer.leaf("BuyerReference", heading.buyer_reference)
    _party(writer, "AccountingSupplierParty", heading.seller)
    _party(writer, "AccountingCustomerParty", heading.buyer)


def _day(day: date | str) -> str:
    return date.fromisoformat(str(day)).isoformat()


def _party(writer: _Writer, role: str, party: Party) -> None:
    for name in (role, "Party", "PostalAddress"):
        writer.open(name)
    writer.leaf("StreetName", party.street)
    writer.leaf("CityName", party.city)
    writer.leaf("PostalZone", party.postcode)
    writer.open("Country")
    writer.leaf("IdentificationCode", party.country)
    writer.close("Country", "PostalAddress")
    if party.tax_id:
        writer.open("PartyTaxScheme")
        writer.leaf("CompanyID", party.tax_id)
        _scheme(writer)
        writer.close("PartyTaxScheme")
    writer.open("PartyLegalEntity")
    writer.leaf("RegistrationName", party.name)
    writer.close("PartyLegalEntity", "Party", role)


def _scheme(writer: _Writer) -> None:
    writer.open("TaxScheme")
    writer.leaf("ID", "VAT")
    writer.close("TaxScheme")


def _category(
    writer: _Writer, name: str, category: str, percent: object, why: Iterable[tuple[str, str]] = ()
) -> None:
    writer.open(name)
    writer.leaf("ID", category)
    if category != "O":
        writer.leaf("Percent", percent)
    for element, text in why:
        writer.leaf(element, text)
    _scheme(writer)
    writer.close(name)


def _adjustment(writer: _Writer, one: dict[str, Any], tax: dict[str, Any] | None) -> None:
    writer.open("AllowanceCharge")
    writer.leaf("ChargeIndicator", "true" if one["kind"] == "charge" else "false")
    writer.leaf("AllowanceChargeReasonCode", one["reason_code"])
    default = "Charge" if one["kind"] == "charge" else "Allowance"
    writer.leaf("AllowanceChargeReason", one["reason"] or ("" if one["reason_code"] else default))
    if "percent" in one and "base" in one:
        writer.leaf("MultiplierFactorNumeric", one["percent"])
    writer.amount("Amount", Decimal(one["amount"]))
    if "percent" in one and "base" in one:
        writer.amount("BaseAmount", Decimal(one["base"]))
    if tax is not None:
        _category(writer, "TaxCategory", tax["category"], tax["percent"])
    writer.close("AllowanceCharge")


def _taxes(writer: _Writer, totals: InvoiceTotals) -> None:
    writer.open("TaxTotal")
    writer.amount("TaxAmount", totals.tax.amount)
    for row in totals.categories:
        writer.open("TaxSubtotal")
        writer.amount("TaxableAmount", row.base.amount)
        writer.amount("TaxAmount", row.tax.amount)
        _category(writer, "TaxCategory", row.category, f"{row.percent:f}", _why(row))
        writer.close("TaxSubtotal")
    writer.close("TaxTotal")
    own = totals.accounting_tax
    if own is not None:
        writer.open("TaxTotal")
        writer.amount("TaxAmount", own.amount, own.currency)
        writer.close("TaxTotal")


def _why(row: InvoiceCategory) -> list[tuple[str, str]]:
    code, reason = row.reason_code, row.reason
    return [("TaxExemptionReasonCode", code), ("TaxExemptionReason", reason)]


def _totals(writer: _Writer, totals: InvoiceTotals) -> None:
    writer.open("LegalMonetaryTotal")
    writer.amount("LineExtensionAmount", totals.line_total.amount)
    writer.amount("TaxExclusiveAmount", totals.net.amount)
    writer.amount("TaxInclusiveAmount", totals.gross.amount)
    for name, value in (
        ("AllowanceTotalAmount", totals.allowances),
        ("ChargeTotalAmount", totals.charges),
        ("PrepaidAmount", totals.prepaid),
        ("PayableRoundingAmount", totals.rounding),
    ):
        if value.amount:
            writer.amount(name, value.amount)
    writer.amount("PayableAmount", totals.payable.amount)
    writer.close("LegalMonetaryTotal")


def _line(
    writer: _Writer, number: int, line: dict[str, Any], net: Decimal, heading: Heading
) -> None:
    kind = "CreditNote" if heading.is_credit_note else "Invoice"
    writer.open(f"{kind}Line")
    writer.leaf("ID", number)
    quantity = "CreditedQuantity" if heading.is_credit_note else "InvoicedQuantity"
    writer.leaf(quantity, line["quantity"], unitCode=heading.unit)
    writer.amount("LineExtensionAmount", net)
    for one in line.get("adjustments", []):
        _adjustment(writer, one, None)
    writer.open("Item")
    writer.leaf("Name", line["name"] or f"{number}")
    tax = line["taxes"][0]
    _category(writer, "ClassifiedTaxCategory", tax["category"], tax["percent"])
    writer.close("Item")
    writer.open("Price")
    writer.amount("PriceAmount", Decimal(line["price"]))
    if "base_quantity" in line:
        writer.leaf("BaseQuantity", line["base_quantity"], unitCode=heading.unit)
    writer.close("Price", f"{kind}Line")
