"""Labels and amounts in a customer's locale, as text and as a printable page."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from html import escape
from typing import NamedTuple

from .._boundary.calls import refuse_type
from .._boundary.numbers import EXACT
from .._errors import ArgumentError
from .._money.money import Money
from .format import AmountFormat
from .locale import find_locale, format_locale

_RIGHT_TO_LEFT = {"ar", "ckb", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"}

_STYLE = """body{font:11pt/1.4 sans-serif;max-width:18cm;margin:1cm auto}
table{width:100%;border-collapse:collapse}
td{padding:2pt 0;vertical-align:top}
td.amount{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}
tr.sum td{border-top:1px solid}
tr.total td{font-weight:bold}
tr{break-inside:avoid}
@page{margin:15mm}
@media print{body{margin:0;max-width:none}}"""


class Row(NamedTuple):
    """A label with its amount, and a kind that determines the style."""

    label: str
    amount: str
    kind: str = ""


class Words:
    """Amounts, numbers and words for a customer.

    :param defaults: the default words, by name.
    :param kind: the document that the words belong to, such as "a receipt".
    """

    def __init__(
        self, locale: object, words: Mapping[str, str] | None, defaults: dict[str, str], kind: str
    ) -> None:
        if not isinstance(locale, str):
            refuse_type("a locale", "a str", locale)
        self.locale = find_locale(locale)
        # The tag may select other digits, which the identifier does not contain.
        self._tag = locale
        self.words = _checked(words, defaults, kind)
        self._number = AmountFormat("#,##0.#", maximum_fraction="exact", locale=locale)

    def __getitem__(self, name: str) -> str:
        return self.words[name]

    def amount(self, amount: Money) -> str:
        return format_locale(amount, self._tag)

    def number(self, number: Decimal) -> str:
        plain = EXACT.normalize(number) if number else Decimal(0)
        # The pattern shows no currency; the document's currency may be user-defined.
        return self._number.format(Money(f"{plain:f}", "EUR"))


def _checked(
    words: Mapping[str, str] | None, defaults: dict[str, str], kind: str
) -> dict[str, str]:
    given = dict(words or {})
    for key, value in given.items():
        if key not in defaults:
            raise ArgumentError(
                f"a word of {kind} must be one of {', '.join(defaults)}, got {key!r}"
            )
        if not isinstance(value, str):
            refuse_type(f"the word for {key!r}", "a str", value)
    return {**defaults, **given}


def page_text(rows: Iterable[Row], columns: int) -> str:
    """Returns the rows as text, with right-aligned amounts."""
    lines: list[str] = []
    for row in rows:
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
    """Yields the text in lines that fit, broken at spaces or within a long word."""
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
    """Returns the width of a text in columns of a terminal."""
    shown = (
        one for one in text if not unicodedata.combining(one) and one not in "\u200e\u200f\u061c"
    )
    return sum(2 if unicodedata.east_asian_width(one) in "WF" else 1 for one in shown)


def page_html(rows: Iterable[Row], words: Words) -> str:
    """Returns the rows as a complete page with an embedded style sheet."""
    language = words.locale.replace("_", "-")
    direction = "rtl" if language.split("-")[0] in _RIGHT_TO_LEFT else "ltr"
    title = escape(words["title"])
    body = "\n".join(
        f'<tr class="{row.kind}"><td>{escape(row.label)}</td>'
        f'<td class="amount"><bdi>{escape(row.amount)}</bdi></td></tr>'
        for row in rows
    )
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}" dir="{direction}">\n<head>\n'
        f'<meta charset="utf-8">\n<title>{title}</title>\n<style>\n{_STYLE}\n</style>\n</head>\n'
        f"<body>\n<h1>{title}</h1>\n<table>\n{body}\n</table>\n</body>\n</html>\n"
    )
