"""The amounts of an invoice in UBL, as the document states them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal

from .._boundary.numbers import Document
from .._currency.currency import Currency
from .._money.money_error import MoneyError
from .refused import Refused
from .ubl_tree import Element, read_tree

#: The namespaces of UBL 2.1.
UBL = "urn:oasis:names:specification:ubl:schema:xsd:"
AGGREGATE = UBL + "CommonAggregateComponents-2"
BASIC = UBL + "CommonBasicComponents-2"

#: What the identifier of the specification (BT-24) of each invoice of the norm begins with.
NORM = "urn:cen.eu:en16931:2017"

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

_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)", re.ASCII)


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

    is_credit_note: bool
    currency: str
    accounting_currency: str
    lines: list[StatedLine]
    adjustments: list[StatedAdjustment]
    categories: list[StatedCategory]
    tax: Stated | None
    accounting_tax: Stated | None
    #: The totals by their names in UBL, such as "PayableAmount".
    totals: dict[str, Stated]
    root: Element
    #: Why nobody can add the invoice up, although each of its numbers can be read.
    faults: list[Refused]


def read_facts(document: Document) -> Facts:
    """Reads a document; :class:`Refused` if it is no invoice, or one with an unreadable part."""
    root = read_tree(document)
    if root.namespace not in (UBL + "Invoice-2", UBL + "CreditNote-2") or (
        root.namespace != f"{UBL}{root.name}-2"
    ):
        message = "not an Invoice or a CreditNote of UBL 2.1"
        raise Refused(
            f"{message} (the namespace is {root.namespace[:200]!r})", root.place, root.line
        )
    profile = root.word("CustomizationID")
    if profile and not profile.startswith(NORM):
        at = root.find("CustomizationID") or root
        raise _refused(f"the profile {profile[:200]!r} is not one of EN 16931", at, "BR-01")
    return _Reader(root).facts()


def _refused(message: str, at: Element, rule: str) -> Refused:
    return Refused(message, at.place, at.line, rule)


class _Reader:
    """Reads the elements of one document."""

    def __init__(self, root: Element) -> None:
        self.root = root
        self.faults: list[Refused] = []
        self.currency = self.code("DocumentCurrencyCode", "BR-05")
        self.accounting = ""
        if root.find("TaxCurrencyCode") is not None:
            self.accounting = self.code("TaxCurrencyCode", "BR-CL-05")

    def code(self, name: str, rule: str) -> str:
        code = self.root.word(name)
        at = self.root.find(name) or self.root
        if not code:
            raise _refused(f"there is no {name}", at, rule)
        try:
            Currency(code)
        except MoneyError as error:
            raise _refused(str(error), at, rule) from None
        return code

    def facts(self) -> Facts:
        name = "CreditNoteLine" if self.root.name == "CreditNote" else "InvoiceLine"
        total = self.root.find("LegalMonetaryTotal")
        if total is None:
            raise _refused("there is no LegalMonetaryTotal", self.root, "BR-13")
        totals = {child.name: self.amount(child) for child in total}
        tax, accounting_tax, categories = self.taxes()
        return Facts(
            self.root.name == "CreditNote",
            self.currency,
            self.accounting,
            [self.line(line) for line in self.root.all(name)],
            [self.adjustment(one, True) for one in self.root.all("AllowanceCharge")],
            categories,
            tax,
            accounting_tax,
            totals,
            self.root,
            self.faults,
        )

    # Numbers

    def number(self, at: Element, rule: str) -> Stated:
        text = at.text.strip()
        if len(text) > 40 or not _NUMBER.fullmatch(text):
            raise _refused(f"not a number of the norm: {text[:40]!r}", at, rule)
        return Stated(Decimal(text), at)

    def amount(self, at: Element, currency: str | None = None) -> Stated:
        """An amount, which is in the currency of the document."""
        wanted, found = currency or self.currency, at.attributes.get("currencyID", "")
        if found != wanted:
            message = f"the amount is in {found[:12]!r}, and the document in {wanted!r}"
            self.faults.append(_refused(message, at, "PEPPOL-EN16931-R051"))
        return self.number(at, "BR-DEC")

    def required(self, parent: Element, rule: str, *path: str) -> Element:
        found = parent.find(*path)
        if found is None:
            raise _refused(f"there is no {'/'.join(path)}", parent, rule)
        return found

    def optional(self, parent: Element, name: str) -> Stated | None:
        found = parent.find(name)
        return None if found is None else self.amount(found)

    # Parts

    def category(self, at: Element, number: str) -> StatedTax:
        """A category with its rate; ``number`` is that of the rule on the rate."""
        name = at.word("ID")
        percent = at.find("Percent")
        if name not in RULES:
            raise _refused(f"no category of the norm: {name[:40]!r}", at, "BR-CL-18")
        if percent is None:
            if name in RATED:
                rule = "BR-48" if number == "48" else f"{RULES[name]}-{number}"
                self.faults.append(_refused(f"the category {name} has no rate", at, rule))
            return StatedTax(name, Decimal(0), at, False)
        return StatedTax(name, self.number(percent, f"{RULES[name]}-{number}").value, at, True)

    def adjustment(self, at: Element, is_of_document: bool) -> StatedAdjustment:
        indicator = at.word("ChargeIndicator")
        if indicator not in ("true", "false", "1", "0"):
            raise _refused("the ChargeIndicator is neither true nor false", at, "UBL-CR")
        is_charge = indicator in ("true", "1")
        tax = None
        if is_of_document:
            rule = "BR-37" if is_charge else "BR-32"
            tax = self.category(self.required(at, rule, "TaxCategory"), "07" if is_charge else "06")
        rate = at.find("MultiplierFactorNumeric")
        rules = ("BR-36", "BR-31") if is_of_document else ("BR-43", "BR-41")
        return StatedAdjustment(
            is_charge,
            self.amount(self.required(at, rules[0 if is_charge else 1], "Amount")),
            self.optional(at, "BaseAmount"),
            None if rate is None else self.number(rate, "PEPPOL-EN16931-R040"),
            at.word("AllowanceChargeReason"),
            at.word("AllowanceChargeReasonCode"),
            tax,
        )

    def line(self, at: Element) -> StatedLine:
        is_credit_note = self.root.name == "CreditNote"
        quantity = "CreditedQuantity" if is_credit_note else "InvoicedQuantity"
        price = self.amount(self.required(at, "BR-26", "Price", "PriceAmount"))
        if price.value < 0:
            raise _refused("the price is below 0", price.at, "BR-27")
        base = at.find("Price", "BaseQuantity")
        stated = None if base is None else self.number(base, "PEPPOL-EN16931-R121")
        if stated is not None and stated.value <= 0:
            raise _refused("the base quantity is not above 0", stated.at, "PEPPOL-EN16931-R121")
        tax = self.required(at, "BR-CO-04", "Item", "ClassifiedTaxCategory")
        return StatedLine(
            at.word("Item", "Name"),
            self.number(self.required(at, "BR-22", quantity), "BR-22"),
            price,
            stated,
            [self.adjustment(one, False) for one in at.all("AllowanceCharge")],
            self.category(tax, "05"),
            self.amount(self.required(at, "BR-24", "LineExtensionAmount")),
            at,
        )

    def taxes(self) -> tuple[Stated | None, Stated | None, list[StatedCategory]]:
        """The tax, the tax in the currency of accounting, and the breakdown."""
        tax, own, categories = None, None, []
        for total in self.root.all("TaxTotal"):
            amount = self.required(total, "BR-CO-14", "TaxAmount")
            code = amount.attributes.get("currencyID", "")
            if self.accounting and code == self.accounting != self.currency:
                own = self.amount(amount, code)
                continue
            stated = self.amount(amount)
            if tax is not None and not total.all("TaxSubtotal"):
                own = own or stated
                continue
            tax = stated
            categories += [self.subtotal(one) for one in total.all("TaxSubtotal")]
        return tax, own, categories

    def subtotal(self, at: Element) -> StatedCategory:
        tax = self.required(at, "BR-47", "TaxCategory")
        return StatedCategory(
            self.category(tax, "48"),
            self.amount(self.required(at, "BR-45", "TaxableAmount")),
            self.amount(self.required(at, "BR-46", "TaxAmount")),
            tax.word("TaxExemptionReason"),
            tax.word("TaxExemptionReasonCode"),
        )
