"""The amounts of an invoice in UBL."""

from __future__ import annotations

from .facts import Facts, Stated, StatedCategory, StatedLine
from .facts_reader import FactsReader, check_profile, refused
from .tree import Element, Kept, Vocabulary

#: The namespaces of UBL 2.1.
UBL = "urn:oasis:names:specification:ubl:schema:xsd:"
AGGREGATE = UBL + "CommonAggregateComponents-2"
BASIC = UBL + "CommonBasicComponents-2"

_HEADER = {
    "CustomizationID": "BR-01",
    "DocumentCurrencyCode": "BR-05",
    "TaxCurrencyCode": "BR-53",
    "LegalMonetaryTotal": "BR-13",
}
_CATEGORY = {
    "ID": "BR-47",
    "Percent": "BR-48",
    "TaxExemptionReason": "UBL-SR-32",
    "TaxExemptionReasonCode": "UBL-SR-32",
    "TaxScheme": "BR-47",
}
_LINE = {
    "InvoicedQuantity": "BR-22",
    "CreditedQuantity": "BR-22",
    "LineExtensionAmount": "BR-24",
    "Item": "BR-25",
    "Price": "BR-26",
}
#: The elements that must be unique, by their parent.
_ONCE = {
    "Invoice": _HEADER,
    "CreditNote": _HEADER,
    "LegalMonetaryTotal": {
        "LineExtensionAmount": "BR-12",
        "TaxExclusiveAmount": "BR-13",
        "TaxInclusiveAmount": "BR-14",
        "AllowanceTotalAmount": "BR-CO-11",
        "ChargeTotalAmount": "BR-CO-12",
        "PrepaidAmount": "BR-CO-16",
        "PayableRoundingAmount": "BR-CO-16",
        "PayableAmount": "BR-15",
    },
    "TaxTotal": {"TaxAmount": "BR-CO-15"},
    "TaxSubtotal": {"TaxableAmount": "BR-45", "TaxAmount": "BR-46", "TaxCategory": "BR-47"},
    "TaxCategory": _CATEGORY,
    "ClassifiedTaxCategory": {**_CATEGORY, "ID": "BR-CO-04", "TaxScheme": "BR-CO-04"},
    "TaxScheme": {"ID": "BR-47"},
    "AllowanceCharge": {
        "ChargeIndicator": "UBL-CR",
        "MultiplierFactorNumeric": "PEPPOL-EN16931-R040",
        "Amount": "BR-31",
        "BaseAmount": "PEPPOL-EN16931-R040",
        "TaxCategory": "BR-32",
        "AllowanceChargeReason": "UBL-SR-30",
        "AllowanceChargeReasonCode": "UBL-SR-30",
    },
    "InvoiceLine": _LINE,
    "CreditNoteLine": _LINE,
    "Item": {"Name": "BR-25", "ClassifiedTaxCategory": "UBL-SR-48"},
    "Price": {"PriceAmount": "BR-26", "BaseQuantity": "PEPPOL-EN16931-R121"},
}
#: The elements that are read. TaxTotal, AllowanceCharge and line items may be repeated.
VOCABULARY: Vocabulary = {
    **{name: Kept(BASIC, True) for names in _ONCE.values() for name in names},
    **{name: Kept(AGGREGATE, False) for name in _ONCE},
}


def is_ubl(namespace: str, name: str) -> bool:
    """True if the element is the root of an invoice or a credit note in UBL 2.1."""
    return name in ("Invoice", "CreditNote") and namespace == f"{UBL}{name}-2"


class UblReader(FactsReader):
    """Reads the elements of one document in UBL."""

    CURRENCIES = ("DocumentCurrencyCode", "TaxCurrencyCode")
    CATEGORY = ("ID", "Percent")
    SCHEME = ("TaxScheme", "ID")
    ONCE = _ONCE
    ADJUSTMENT = (
        "Amount",
        "BaseAmount",
        "MultiplierFactorNumeric",
        "AllowanceChargeReason",
        "AllowanceChargeReasonCode",
    )

    def __init__(self, root: Element) -> None:
        check_profile(root.word("CustomizationID"), root.find("CustomizationID") or root)
        super().__init__(root, root)

    def facts(self) -> Facts:
        name = "CreditNoteLine" if self.root.name == "CreditNote" else "InvoiceLine"
        total = self.root.find("LegalMonetaryTotal")
        if total is None:
            raise refused("missing LegalMonetaryTotal", self.root, "BR-13")
        totals = {child.name: self.amount(child) for child in total if child.number == 1}
        tax, accounting_tax, categories = self.taxes()
        charges = self.root.all("AllowanceCharge")
        lines = [self.line(line) for line in self.root.all(name)]
        if not lines:
            self.faults.append(refused("missing line item", self.root, "BR-16"))
        return Facts(
            self.currency,
            self.accounting,
            lines,
            [self.adjustment(one, "TaxCategory", "ChargeIndicator") for one in charges],
            categories,
            tax,
            accounting_tax,
            totals,
            self.root,
            False,
            self.faults,
        )

    def line(self, at: Element) -> StatedLine:
        is_credit_note = self.root.name == "CreditNote"
        quantity = "CreditedQuantity" if is_credit_note else "InvoicedQuantity"
        price = self.price(self.required(at, "BR-26", "Price", "PriceAmount"))
        base = self.base_quantity(at.find("Price", "BaseQuantity"))
        tax = self.required(at, "BR-CO-04", "Item", "ClassifiedTaxCategory")
        charges = at.all("AllowanceCharge")
        return StatedLine(
            at.word("Item", "Name"),
            self.number(self.required(at, "BR-22", quantity), "BR-22"),
            price,
            base,
            [self.adjustment(one, None, "ChargeIndicator") for one in charges],
            self.category(tax, "05"),
            self.amount(self.required(at, "BR-24", "LineExtensionAmount")),
            at,
        )

    def taxes(self) -> tuple[Stated | None, Stated | None, list[StatedCategory]]:
        """Returns the tax, the tax in the accounting currency, and the breakdown."""
        found: dict[str, Stated] = {}
        categories: list[StatedCategory] = []
        for total in self.root.all("TaxTotal"):
            amount = self.required(total, "BR-CO-14", "TaxAmount")
            self.put_tax(found, amount)
            # The accounting tax has no breakdown; a second tax in the same currency is an error.
            is_own = amount.currency == self.accounting != self.currency
            if not categories and not (self.accounting and is_own):
                categories = [self.subtotal(one) for one in total.all("TaxSubtotal")]
        own = None if self.accounting == self.currency else found.get(self.accounting)
        return found.get(self.currency), own, categories

    def subtotal(self, at: Element) -> StatedCategory:
        tax = self.required(at, "BR-47", "TaxCategory")
        return StatedCategory(
            self.category(tax, "48"),
            self.amount(self.required(at, "BR-45", "TaxableAmount")),
            self.amount(self.required(at, "BR-46", "TaxAmount")),
            tax.word("TaxExemptionReason"),
            tax.word("TaxExemptionReasonCode"),
        )
