"""Receipts and invoices for customers, as the library writes them."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import byref
from dataclasses import dataclass
from typing import Any

from .._boundary.calls import refuse_type
from .._boundary.dates import Day, day_number
from .._boundary.documents import made_document
from .._boundary.identifiers import identifier, locale_name
from .._currency.currency import CurrencyRegistry, registry_handle
from .._currency.registry_handle import holding
from .._errors import ArgumentError
from .._library import native
from .._money.money import Money, money_struct
from .._public import public
from .._raw import PAPER_FRAGMENT, PAPER_HTML, PAPER_TEXT, PaperOptions
from .tables import LocaleTables, tables_handle

_TEXTS = ("seller", "seller_tax_id", "buyer", "buyer_tax_id", "number", "note")


@public
@dataclass(frozen=True)
class Paper:
    """The parts of a receipt or an invoice for a customer that its amounts do not include.

    >>> basket = Basket(Catalogue.groceries())
    >>> basket.add("milk", 2)
    >>> paper = Paper(seller="Corner Shop\\n1 High Street", number="17", tendered=Money(5, "USD"))
    >>> print(basket.checkout().to_text(32, "en", paper=paper))
    Corner Shop
    1 High Street
    <BLANKLINE>
    Receipt
    Number: 17
    --------------------------------
    2 × Milk per bottle at $1.30
                               $2.60
    --------------------------------
    Subtotal                   $2.60
    Net                        $2.60
    Total                      $2.60
    Tendered                   $5.00
    Change                     $2.40
    <BLANKLINE>
    """

    #: The name of the shop or seller, then its address, in up to 12 lines.
    seller: str = ""
    seller_tax_id: str = ""
    #: The name of the buyer, then its address, in up to 12 lines.
    buyer: str = ""
    buyer_tax_id: str = ""
    #: The number of the receipt or invoice.
    number: str = ""
    #: The date of issue.
    date: Day | None = None
    due: Day | None = None
    #: The amount that the customer hands over, shown with the change.
    tendered: Money | None = None
    #: Text at the end, such as terms of payment, in up to 40 lines.
    note: str = ""
    #: True to end a receipt with the English description of its policy.
    show_policy: bool = False
    #: User-defined currencies.
    registry: CurrencyRegistry | None = None
    #: Loaded locale tables; None for the built-in ones.
    tables: LocaleTables | None = None


def paper_text(
    function: Any,
    handle: Any,
    locale: object,
    words: Mapping[str, str] | None,
    paper: Paper | None,
    columns: int,
) -> str:
    """Returns a receipt, an invoice or an account statement as text in columns."""
    return _rendered(function, handle, locale, words, paper, PAPER_TEXT, columns)


def paper_html(
    function: Any,
    handle: Any,
    locale: object,
    words: Mapping[str, str] | None,
    paper: Paper | None,
    fragment: bool,
) -> str:
    """Returns a receipt, an invoice or an account statement as HTML."""
    kind = PAPER_FRAGMENT if fragment else PAPER_HTML
    return _rendered(function, handle, locale, words, paper, kind, 0)


def _rendered(
    function: Any,
    handle: Any,
    locale: object,
    words: Mapping[str, str] | None,
    paper: Paper | None,
    kind: int,
    columns: int,
) -> str:
    if not isinstance(locale, str):
        refuse_type("a locale", "a str", locale)
    paper = Paper() if paper is None else paper
    if not isinstance(paper, Paper):
        refuse_type("paper", "a Paper", paper)
    options = PaperOptions()
    native.money_paper_options_init(byref(options))
    options.format, options.columns = kind, columns
    options.date, options.due = day_number(paper.date), day_number(paper.due, "a due date")
    options.show_policy = int(bool(paper.show_policy))
    options.locale, options.words = locale_name(locale), _words(words)
    for field in _TEXTS:
        setattr(options, field, identifier(getattr(paper, field), field))
    if paper.tendered is not None:
        if not isinstance(paper.tendered, Money):
            refuse_type("a tendered amount", "a Money", paper.tendered)
        options.tendered = money_struct(paper.tendered)
    tables = tables_handle(paper.tables)
    options.locales = None if tables is None else tables.value
    return made_document(function, handle, holding(options, registry_handle(paper.registry)))


def _words(words: Mapping[str, str] | None) -> bytes | None:
    lines: list[str] = []
    for key, value in (words or {}).items():
        if not isinstance(value, str):
            refuse_type(f"the word for {key!r}", "a str", value)
        if "=" in key or "\n" in f"{key}{value}":
            raise ArgumentError(f"the word for {key!r} must be one line, got {value!r}")
        lines.append(f"{key}={value}")
    return identifier("\n".join(lines), "words") if lines else None


__all__ = ["Paper", "paper_html", "paper_text"]
