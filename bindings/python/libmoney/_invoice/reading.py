"""Invoices from documents in UBL and CII."""

from __future__ import annotations

from ctypes import Structure
from decimal import Decimal

from .. import decimal as exact
from .._boundary.numbers import EXACT, Document
from .._boundary.rounding import Rounding
from .._money_error import MoneyError
from .._raw import InvoiceAdjustmentStruct, InvoiceLineItemStruct
from .cii_facts import VOCABULARY as CII_VOCABULARY
from .cii_facts import CiiReader, is_cii
from .facts import Facts, StatedAdjustment, StatedLine, StatedTax
from .invoice import Invoice
from .refused import Refused
from .tree import Vocabulary, read_tree
from .ubl_facts import VOCABULARY as UBL_VOCABULARY
from .ubl_facts import UblReader, is_ubl

#: The number of fraction digits of a rate computed from two amounts.
_RATE_DIGITS = 18


def shortened(text: str, struct: type[Structure], field: str) -> str:
    """Returns a text that fits a field with its NUL; a shortened text ends with an ellipsis."""
    room: int = getattr(struct, field).size - 1
    data = text.encode("utf-8", "replace")
    if len(data) <= room:
        return text
    return data[: room - 3].decode("utf-8", "ignore") + "…"


def _reason(text: str) -> str:
    return shortened(text, InvoiceAdjustmentStruct, "reason")


def _reason_code(text: str) -> str:
    return shortened(text, InvoiceAdjustmentStruct, "reason_code")


def _share(one: StatedAdjustment) -> tuple[Decimal | None, Decimal | None]:
    """Returns the rate and the base of an adjustment; -2 % of an amount is 2 % of its negation."""
    rate = None if one.rate is None else one.rate.value
    base = None if one.base is None else one.base.value
    if rate is not None and rate < 0:
        return EXACT.minus(rate), None if base is None else EXACT.minus(base)
    return rate, base


def add_line(invoice: Invoice, line: StatedLine) -> None:
    """Adds a line item of a document with its allowances and charges."""
    item = invoice.add(
        shortened(line.name, InvoiceLineItemStruct, "name"),
        line.quantity.value,
        line.price.value,
        None if line.base_quantity is None else line.base_quantity.value,
        line.tax.category,
        line.tax.percent,
    )
    for one in line.adjustments:
        adjust = item.charge if one.is_charge else item.allowance
        rate, base = _share(one)
        adjust(
            one.amount.value,
            rate=rate,
            base=base,
            reason=_reason(one.reason),
            reason_code=_reason_code(one.reason_code),
        )


def made_invoice(facts: Facts) -> Invoice:
    """Returns the invoice of a document; raises :class:`Refused` if it cannot be totalled."""
    if facts.faults:
        raise facts.faults[0]
    invoice = Invoice(facts.currency)
    for line in facts.lines:
        try:
            add_line(invoice, line)
        except MoneyError as error:
            raise Refused(str(error), line.at.place, line.at.line) from None
    try:
        _add_document(invoice, facts)
    except MoneyError as error:
        raise Refused(str(error), facts.root.place, facts.root.line) from None
    return invoice


def _add_document(invoice: Invoice, facts: Facts) -> None:
    for one in facts.adjustments:
        tax = one.tax or StatedTax("O", Decimal(0), facts.root, False)
        adjust = invoice.charge if one.is_charge else invoice.allowance
        rate, base = _share(one)
        adjust(
            one.amount.value,
            tax.category,
            tax.percent,
            rate=rate,
            base=base,
            reason=_reason(one.reason),
            reason_code=_reason_code(one.reason_code),
        )
    for row in facts.categories:
        if row.reason or row.reason_code:
            reason, code = _reason(row.reason), _reason_code(row.reason_code)
            invoice.exemption(row.tax.category, reason, code)
    for name, put in (
        ("PrepaidAmount", invoice.prepaid),
        ("PayableRoundingAmount", invoice.rounding),
    ):
        if name in facts.totals:
            put(facts.totals[name].value)
    _add_accounting(invoice, facts)


def _add_accounting(invoice: Invoice, facts: Facts) -> None:
    """Sets the accounting currency (BT-6) with the rate that yields its tax (BT-111).

    The norm states both taxes but no rate. The quotient has enough digits to reproduce the tax. If
    the tax is 0, any rate does. If no positive rate leads from one tax to the other, the invoice is
    left without an accounting currency.
    """
    own = facts.accounting_tax
    if own is None or facts.accounting_currency == facts.currency:
        return
    tax = Decimal(0) if facts.tax is None else facts.tax.value
    rate = Decimal(0 if own.value else 1)
    if tax:
        rate = exact.divide(own.value, tax, _RATE_DIGITS, Rounding.HALF_EVEN)
    if rate > 0:
        invoice.accounting(facts.accounting_currency, rate)


#: The totals that an invoice shares with its document, by their names in UBL.
_COMPARED = {
    "LineExtensionAmount": ("line_total", "BR-CO-10"),
    "TaxExclusiveAmount": ("net", "BR-CO-13"),
    "TaxInclusiveAmount": ("gross", "BR-CO-15"),
    "PayableAmount": ("payable", "BR-CO-16"),
}


def _refuse_other_totals(invoice: Invoice, facts: Facts) -> None:
    """Raises if the document states a total that differs from the invoice's."""
    totals = invoice.totals()
    stated = {_COMPARED[name]: one for name, one in facts.totals.items() if name in _COMPARED}
    if facts.tax is not None:
        stated["tax", "BR-CO-14"] = facts.tax
    for (name, rule), one in stated.items():
        own = getattr(totals, name).amount
        if one.value != own:
            message = f"amount must be {own}, got {one.value}; recalculate=True replaces it"
            raise Refused(message, one.at.place, one.at.line, rule)


def _choose(namespace: str, name: str) -> Vocabulary | None:
    if is_ubl(namespace, name):
        return UBL_VOCABULARY
    return CII_VOCABULARY if is_cii(namespace, name) else None


def read_facts(document: Document) -> Facts:
    """Reads a document; raises :class:`Refused` if it is not a readable invoice."""
    wanted = "an Invoice or a CreditNote of UBL 2.1 or a CrossIndustryInvoice of CII"
    root = read_tree(document, _choose, wanted)
    reader = CiiReader(root) if is_cii(root.namespace, root.name) else UblReader(root)
    return reader.facts()


def _read(facts: Facts, recalculate: bool) -> Invoice:
    invoice = made_invoice(facts)
    if not recalculate:
        _refuse_other_totals(invoice, facts)
    return invoice


def read_ubl(document: Document, recalculate: bool) -> Invoice:
    """Reads an invoice or a credit note in UBL 2.1."""

    def choose(namespace: str, name: str) -> Vocabulary | None:
        return UBL_VOCABULARY if is_ubl(namespace, name) else None

    root = read_tree(document, choose, "an Invoice or a CreditNote of UBL 2.1")
    return _read(UblReader(root).facts(), recalculate)


def read_cii(document: Document, recalculate: bool) -> Invoice:
    """Reads an invoice or a credit note in CII."""

    def choose(namespace: str, name: str) -> Vocabulary | None:
        return CII_VOCABULARY if is_cii(namespace, name) else None

    root = read_tree(document, choose, "a CrossIndustryInvoice of CII")
    return _read(CiiReader(root).facts(), recalculate)
