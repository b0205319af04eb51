"""Invoices from UBL."""

from __future__ import annotations

from decimal import Decimal

from .._boundary.numbers import Document
from .._money.money_error import MoneyError
from .invoice import Invoice
from .refused import Refused
from .ubl_facts import Facts, StatedLine, StatedTax, read_facts

#: The room of a text in the library, in bytes.
_TEXT, _CODE = 127, 31


def shortened(text: str, room: int) -> str:
    """A text that fits its room; one that is cut ends with an ellipsis."""
    data = text.encode("utf-8", "replace")
    if len(data) <= room:
        return text
    return data[: room - 3].decode("utf-8", "ignore") + "…"


def add_line(invoice: Invoice, line: StatedLine) -> None:
    """Adds a line item of a document with its allowances and charges."""
    item = invoice.add(
        shortened(line.name, _TEXT),
        line.quantity.value,
        line.price.value,
        None if line.base_quantity is None else line.base_quantity.value,
        line.tax.category,
        line.tax.percent,
    )
    for one in line.adjustments:
        adjust = item.charge if one.is_charge else item.allowance
        adjust(
            one.amount.value,
            rate=None if one.rate is None else one.rate.value,
            base=None if one.base is None else one.base.value,
            reason=shortened(one.reason, _TEXT),
            reason_code=shortened(one.reason_code, _CODE),
        )


def made_invoice(facts: Facts) -> Invoice:
    """The invoice of a document; :class:`Refused` if nobody can add it up."""
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
        adjust(
            one.amount.value,
            tax.category,
            tax.percent,
            rate=None if one.rate is None else one.rate.value,
            base=None if one.base is None else one.base.value,
            reason=shortened(one.reason, _TEXT),
            reason_code=shortened(one.reason_code, _CODE),
        )
    for row in facts.categories:
        if row.reason or row.reason_code:
            reason, code = shortened(row.reason, _TEXT), shortened(row.reason_code, _CODE)
            invoice.exemption(row.tax.category, reason, code)
    for name, put in (
        ("PrepaidAmount", invoice.prepaid),
        ("PayableRoundingAmount", invoice.rounding),
    ):
        if name in facts.totals:
            put(facts.totals[name].value)


def read_invoice(document: Document) -> Invoice:
    """Reads an invoice or a credit note in UBL 2.1."""
    return made_invoice(read_facts(document))
