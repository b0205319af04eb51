"""The amounts of an invoice, as its document states them."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from .refused import Refused
from .tree import Element

#: The names that the rules of a category begin with.
RULES = {
    "S": "BR-S",
    "Z": "BR-Z",
    "E": "BR-E",
    "AE": "BR-AE",
    "K": "BR-IC",
    "G": "BR-G",
    "O": "BR-O",
    "L": "BR-AF",
    "M": "BR-AG",
    "B": "BR-B",
}
#: The categories that the norm gives a rate of their own.
RATED = ("S", "L", "M", "B")


@dataclass
class Stated:
    """A number of the document, and where it is."""

    value: Decimal
    at: Element


@dataclass
class StatedTax:
    """The category of a line item, an allowance or a charge."""

    category: str
    percent: Decimal
    at: Element
    #: Whether the document says a rate.
    has_rate: bool
    #: Whether the tax scheme is that of value added tax, which the norm knows alone.
    is_vat: bool = True


@dataclass
class StatedAdjustment:
    """An allowance or a charge."""

    is_charge: bool
    amount: Stated
    base: Stated | None
    rate: Stated | None
    reason: str
    reason_code: str
    tax: StatedTax | None


@dataclass
class StatedLine:
    """A line item."""

    name: str
    quantity: Stated
    price: Stated
    base_quantity: Stated | None
    adjustments: list[StatedAdjustment]
    tax: StatedTax
    net: Stated
    at: Element


@dataclass
class StatedCategory:
    """A row of the tax breakdown."""

    tax: StatedTax
    base: Stated
    amount: Stated
    reason: str
    reason_code: str


@dataclass
class Facts:
    """An invoice as its document states it."""

    currency: str
    accounting_currency: str
    lines: list[StatedLine]
    adjustments: list[StatedAdjustment]
    categories: list[StatedCategory]
    tax: Stated | None
    accounting_tax: Stated | None
    #: The totals by their names in UBL, such as "PayableAmount", whatever the document is in.
    totals: dict[str, Stated]
    root: Element
    #: Whether the document is in CII.
    is_cii: bool
    #: Why nobody can add the invoice up, although each of its numbers can be read.
    faults: list[Refused]
