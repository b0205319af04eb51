"""A receipt for a customer: in a locale, as text or as a printable page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from .._locale.page import Row, Words, page_html, page_text
from .policy import Tender

if TYPE_CHECKING:
    from .receipt import Receipt

#: The default words of a receipt.
WORDS = {
    "title": "Receipt",
    "at": "at",
    "discount": "Discount",
    "subtotal": "Subtotal",
    "net": "Net",
    "tax": "Tax",
    "on": "on",
    "difference": "Difference",
    "total": "Total",
    "cash_rounding": "Cash rounding",
    "payable": "Payable",
}


def _rows(receipt: Receipt, word: Words) -> Iterator[Row]:
    for line in receipt.lines:
        product = line.product
        label = f"{word.number(line.quantity)} × {product.name or product.sku}"
        if product.unit:
            label += f" {product.unit}"
        label += f" {word['at']} {word.amount(product.price)}"
        yield Row(label, word.amount(line.price))
        if line.discount.amount:
            yield Row(word["discount"], word.amount(-line.discount), "part")
    yield Row(word["subtotal"], word.amount(receipt.subtotal), "sum")
    if receipt.discount.amount:
        yield Row(word["discount"], word.amount(-receipt.discount))
    yield Row(word["net"], word.amount(receipt.net))
    for tax in receipt.taxes:
        if tax.percent:
            name = f"{word['tax']} {tax.category}".rstrip()
            rate = f"{word.number(tax.percent)} %"
            yield Row(f"{name} {rate} {word['on']} {word.amount(tax.net)}", word.amount(tax.tax))
    if receipt.difference.amount:
        yield Row(word["difference"], word.amount(receipt.difference))
    yield Row(word["total"], word.amount(receipt.total), "total")
    if receipt.policy.tender == Tender.CASH:
        yield Row(word["cash_rounding"], word.amount(receipt.cash_rounding))
        yield Row(word["payable"], word.amount(receipt.payable), "total")


def receipt_text(
    receipt: Receipt, columns: int, locale: str, words: Mapping[str, str] | None
) -> str:
    """A receipt in a locale, with the amounts at the right edge."""
    return page_text(_rows(receipt, Words(locale, words, WORDS, "a receipt")), columns)


def receipt_html(receipt: Receipt, locale: str, words: Mapping[str, str] | None) -> str:
    """Returns a receipt as a complete page with an embedded style sheet."""
    chosen = Words(locale, words, WORDS, "a receipt")
    return page_html(_rows(receipt, chosen), chosen)
