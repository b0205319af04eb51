"""The amounts of an invoice in UBL."""

from __future__ import annotations

from .facts import Facts, Stated, StatedCategory, StatedLine
from .facts_reader import FactsReader, check_profile, refused
from .tree import Element

#: The namespaces of UBL 2.1.
UBL = "urn:oasis:names:specification:ubl:schema:xsd:"
AGGREGATE = UBL + "CommonAggregateComponents-2"
BASIC = UBL + "CommonBasicComponents-2"


def is_ubl(root: Element) -> bool:
    """True if it is the root of an invoice or a credit note of UBL 2.1."""
    return root.name in ("Invoice", "CreditNote") and root.namespace == f"{UBL}{root.name}-2"


class UblReader(FactsReader):
    """Reads the elements of one document in UBL."""

    CURRENCIES = ("DocumentCurrencyCode", "TaxCurrencyCode")
    CATEGORY = ("ID", "Percent")
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
            raise refused("there is no LegalMonetaryTotal", self.root, "BR-13")
        totals = {child.name: self.amount(child) for child in total}
        tax, accounting_tax, categories = self.taxes()
        charges = self.root.all("AllowanceCharge")
        return Facts(
            self.currency,
            self.accounting,
            [self.line(line) for line in self.root.all(name)],
            [self.adjustment(one, "TaxCategory", "ChargeIndicator") for one in charges],
            categories,
            tax,
            accounting_tax,
            totals,
            self.root,
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
        """The tax, the tax in the currency of accounting, and the breakdown."""
        tax, own, categories = None, None, []
        for total in self.root.all("TaxTotal"):
            amount = self.required(total, "BR-CO-14", "TaxAmount")
            code = self.currency_of(amount)
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
