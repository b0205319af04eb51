"""A receipt as a customer reads it: in a locale, as text and as a page that prints."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from decimal import Decimal
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from .._boundary.calls import refuse_type
from .._errors import ArgumentError
from .._locale.format import AmountFormat
from .._locale.locale import find_locale, format_locale
from .._money.money import Money
from .policy import Tender

if TYPE_CHECKING:
    from .receipt import Amounts, Receipt

#: What the words of a receipt are if a program gives no others.
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
_RIGHT_TO_LEFT = {"ar", "ckb", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"}

STYLE = """body{font:11pt/1.4 sans-serif;max-width:18cm;margin:1cm auto}
table{width:100%;border-collapse:collapse}
td{padding:2pt 0;vertical-align:top}
td.amount{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}
tr.sum td{border-top:1px solid}
tr.total td{font-weight:bold}
tr{break-inside:avoid}
@page{margin:15mm}
@media print{body{margin:0;max-width:none}}"""


class _Row(NamedTuple):
    """A label with its amount; the kind says how it looks."""

    label: str
    amount: str
    kind: str = ""


class _Writer:
    """Writes the parts of a receipt in a locale."""

    def __init__(self, locale: object, words: Mapping[str, str] | None) -> None:
        if not isinstance(locale, str):
            refuse_type("a locale", "a str", locale)
        self.locale = find_locale(locale)
        self.words = _checked(words)
        pattern = "#,##0.#"
        self._number = AmountFormat(pattern, maximum_fraction="exact", locale=locale)

    def amount(self, amount: Money) -> str:
        return format_locale(amount, self.locale)

    def number(self, number: Decimal, currency: str) -> str:
        plain = number.normalize() if number else Decimal(0)
        return self._number.format(Money(f"{plain:f}", currency))

    def rows(self, amounts: Amounts, is_cash: bool) -> Iterator[_Row]:
        word = self.words
        code = amounts.payable.currency
        for line in amounts.lines:
            product = line.product
            label = f"{self.number(line.quantity, code)} × {product.name or product.sku}"
            if product.unit:
                label += f" {product.unit}"
            label += f" {word['at']} {self.amount(product.price)}"
            yield _Row(label, self.amount(line.price))
            if line.discount.amount:
                yield _Row(word["discount"], self.amount(-line.discount), "part")
        yield _Row(word["subtotal"], self.amount(amounts.subtotal), "sum")
        if amounts.discount.amount:
            yield _Row(word["discount"], self.amount(-amounts.discount))
        yield _Row(word["net"], self.amount(amounts.net))
        for tax in amounts.taxes:
            if tax.percent:
                name = f"{word['tax']} {tax.category}".rstrip()
                rate = f"{self.number(tax.percent, code)} %"
                label = f"{name} {rate} {word['on']} {self.amount(tax.net)}"
                yield _Row(label, self.amount(tax.tax))
        if amounts.difference.amount:
            yield _Row(word["difference"], self.amount(amounts.difference))
        yield _Row(word["total"], self.amount(amounts.total), "total")
        if is_cash:
            yield _Row(word["cash_rounding"], self.amount(amounts.cash_rounding))
            yield _Row(word["payable"], self.amount(amounts.payable), "total")


def _checked(words: Mapping[str, str] | None) -> dict[str, str]:
    given = dict(words or {})
    for key, value in given.items():
        if key not in WORDS:
            raise ArgumentError(f"a word of a receipt is one of {', '.join(WORDS)}, not {key!r}")
        if not isinstance(value, str):
            refuse_type(f"the word for {key!r}", "a str", value)
    return {**WORDS, **given}


def receipt_text(
    receipt: Receipt, columns: int, locale: str, words: Mapping[str, str] | None
) -> str:
    """A receipt in a locale, with the amounts at the right edge."""
    lines: list[str] = []
    for row in _Writer(locale, words).rows(receipt, _is_cash(receipt)):
        if row.kind == "sum":
            lines.append("-" * columns)
        label = f"  {row.label}" if row.kind == "part" else row.label
        room = columns - _width(row.amount)
        if _width(label) < room:
            lines.append(label + " " * (room - _width(label)) + row.amount)
        else:
            lines += [*_broken(label, columns), " " * max(room, 0) + row.amount]
    return "\n".join(lines) + "\n"


def _broken(text: str, columns: int) -> Iterator[str]:
    """The text in lines that are not too wide, broken at spaces or within a long word."""
    line = ""
    for word in text.split(" "):
        if line and _width(line) + 1 + _width(word) <= columns:
            line += f" {word}"
            continue
        if line:
            yield line
        line = ""
        for character in word:
            if _width(line + character) > columns:
                yield line
                line = ""
            line += character
    yield line


def _width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    shown = (
        one for one in text if not unicodedata.combining(one) and one not in "\u200e\u200f\u061c"
    )
    return sum(2 if unicodedata.east_asian_width(one) in "WF" else 1 for one in shown)


def receipt_html(receipt: Receipt, locale: str, words: Mapping[str, str] | None) -> str:
    """A receipt as a whole page, whose style is inside."""
    writer = _Writer(locale, words)
    language = writer.locale.replace("_", "-")
    direction = "rtl" if language.split("-")[0] in _RIGHT_TO_LEFT else "ltr"
    title = escape(writer.words["title"])
    rows = "\n".join(
        f'<tr class="{row.kind}"><td>{escape(row.label)}</td>'
        f'<td class="amount"><bdi>{escape(row.amount)}</bdi></td></tr>'
        for row in writer.rows(receipt, _is_cash(receipt))
    )
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}" dir="{direction}">\n<head>\n'
        f'<meta charset="utf-8">\n<title>{title}</title>\n<style>\n{STYLE}\n</style>\n</head>\n'
        f"<body>\n<h1>{title}</h1>\n<table>\n{rows}\n</table>\n</body>\n</html>\n"
    )


def _is_cash(receipt: Receipt) -> bool:
    return receipt.policy.tender == Tender.CASH
