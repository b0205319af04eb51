"""An invoice for a customer: in a locale, as text or as a printable page."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from .._boundary.html import table
from .._locale.page import Row, Words, page_html, page_text
from .._money.amount_argument import amount_struct
from .._money.money import Money, money_of

if TYPE_CHECKING:
    from .invoice import Invoice
    from .totals import InvoiceTotals

#: The default words of an invoice.
WORDS = {
    "title": "Invoice",
    "at": "at",
    "for": "for",
    "allowance": "Allowance",
    "charge": "Charge",
    "line_total": "Line items",
    "net": "Net",
    "tax": "Tax",
    "on": "on",
    "gross": "Total",
    "accounting_tax": "Tax in",
    "retained": "Kept back",
    "prepaid": "Paid",
    "rounding": "Rounding",
    "payable": "Payable",
}


class _Writer:
    """Writes the rows of one invoice."""

    def __init__(self, invoice: Invoice, word: Words) -> None:
        self.content: dict[str, Any] = json.loads(invoice.to_json())
        self.totals = invoice.totals()
        self.code, self.word = invoice.currency.encode(), word

    def rows(self) -> Iterator[Row]:
        totals, word = self.totals, self.word
        for line, amounts in zip(self.content["lines"], totals.lines):
            yield Row(self.label(line), word.amount(amounts.price))
            yield from self.adjustments(line, "part")
        yield Row(word["line_total"], word.amount(totals.line_total), "sum")
        yield from self.adjustments(self.content, "")
        yield Row(word["net"], word.amount(totals.net))
        yield from self.taxes()
        yield Row(word["gross"], word.amount(totals.gross), "total")
        if totals.accounting_tax is not None:
            own = totals.accounting_tax
            yield Row(f"{word['accounting_tax']} {own.currency}", word.amount(own), "part")
        below = list(self.taxes(is_retained=True))
        for name, amount in (("prepaid", -totals.prepaid), ("rounding", totals.rounding)):
            if amount.amount:
                below.append(Row(word[name], word.amount(amount)))
        yield from below
        if below:
            yield Row(word["payable"], word.amount(totals.payable), "total")

    def label(self, line: dict[str, Any]) -> str:
        """The quantity, the name and the price of a line item."""
        word = self.word
        label = f"{self.number(line['quantity'])} × {line['name']}".rstrip()
        label += f" {word['at']} {word.amount(self.money(line['price']))}"
        base = Decimal(line.get("base_quantity", "1"))
        return label if base == 1 else f"{label} {word['for']} {self.number(str(base))}"

    def number(self, number: str) -> str:
        return self.word.number(Decimal(number))

    def money(self, amount: str) -> Money:
        """Returns an amount of the invoice, whose currency may be user-defined."""
        return money_of(amount_struct(amount, self.code, "an amount"))

    def adjustments(self, at: dict[str, Any], kind: str) -> Iterator[Row]:
        """The allowances and charges of a line item or of the document."""
        for one in at.get("adjustments", []):
            amount = self.money(one["amount"])
            label = self.word[one["kind"]]
            if reason := one["reason"]:
                label += f": {reason}"
            if percent := one.get("percent"):
                label += f" ({self.number(percent)} %)"
            shown = -amount if one["kind"] == "allowance" else amount
            yield Row(label, self.word.amount(shown), kind)

    def taxes(self, is_retained: bool = False) -> Iterator[Row]:
        """Yields the rows of the taxes, or of those that the buyer retains."""
        word = self.word
        name = word["retained" if is_retained else "tax"]
        for row in self.totals.categories:
            if (row.kind == "retained") != is_retained:
                continue
            label = f"{name} {row.category} {self.number(str(row.percent))} %"
            label += f" {word['on']} {word.amount(row.base)}"
            if reason := row.reason or row.reason_code:
                label += f": {reason}"
            yield Row(label, word.amount(-row.tax if is_retained else row.tax))


def invoice_text(
    invoice: Invoice, columns: int, locale: str, words: Mapping[str, str] | None
) -> str:
    """Returns an invoice in a locale, with right-aligned amounts."""
    chosen = Words(locale, words, WORDS, "an invoice")
    return page_text(_Writer(invoice, chosen).rows(), columns)


def invoice_html(invoice: Invoice, locale: str, words: Mapping[str, str] | None) -> str:
    """Returns an invoice as a complete page with an embedded style sheet."""
    chosen = Words(locale, words, WORDS, "an invoice")
    return page_html(_Writer(invoice, chosen).rows(), chosen)


def invoice_table(invoice: Invoice) -> str:
    """Returns an invoice as a table for notebooks."""
    totals: InvoiceTotals = invoice.totals()
    lines = json.loads(invoice.to_json())["lines"]
    rows = (
        (line["name"], line["quantity"], line["price"], amounts.net)
        for line, amounts in zip(lines, totals.lines)
    )
    names = ("line_total", "allowances", "charges", "net", "tax", "gross", "payable")
    foot = ((name, "", "", getattr(totals, name)) for name in names)
    return table("Invoice", ("name", "quantity", "price", "net"), rows, foot)
