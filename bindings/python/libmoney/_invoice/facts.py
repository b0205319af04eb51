"""The amounts that an invoice document states."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from .refused import Refused
from .tree import Element

#: The prefixes of the rules of each category.
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
#: The categories with a rate of their own.
RATED = ("S", "L", "M", "B")


@dataclass
class Stated:
    """A number of the document, and its location."""

    value: Decimal
    at: Element


@dataclass
class StatedTax:
    """The category of a line item, an allowance or a charge."""

    category: str
    percent: Decimal
    at: Element
    #: True if the document states a rate.
    has_rate: bool
    #: True if the tax scheme is value added tax, the only one in the norm.
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
    """The invoice that a document states."""

    currency: str
    accounting_currency: str
    lines: list[StatedLine]
    adjustments: list[StatedAdjustment]
    categories: list[StatedCategory]
    tax: Stated | None
    accounting_tax: Stated | None
    #: The totals by their names in UBL, such as "PayableAmount", in either syntax.
    totals: dict[str, Stated]
    root: Element
    #: True if the document is in CII.
    is_cii: bool
    #: The reasons why the invoice cannot be totalled, although each of its numbers is readable.
    faults: list[Refused]
