"""The amounts of an invoice in CII, the syntax of Factur-X and ZUGFeRD."""

from __future__ import annotations

from .facts import Facts, Stated, StatedAdjustment, StatedCategory, StatedLine
from .facts_reader import FactsReader, check_profile, refused
from .tree import Element

_CII = "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"

#: The totals, and what UBL calls them.
_TOTALS = {
    "LineTotalAmount": "LineExtensionAmount",
    "AllowanceTotalAmount": "AllowanceTotalAmount",
    "ChargeTotalAmount": "ChargeTotalAmount",
    "TaxBasisTotalAmount": "TaxExclusiveAmount",
    "GrandTotalAmount": "TaxInclusiveAmount",
    "TotalPrepaidAmount": "PrepaidAmount",
    "RoundingAmount": "PayableRoundingAmount",
    "DuePayableAmount": "PayableAmount",
}
#: Kinds of line items that only head others or tell something, in the profile EXTENDED alone.
_NOT_ADDED = ("GROUP", "INFORMATION")


def is_cii(root: Element) -> bool:
    """True if it is the root of an invoice in CII."""
    return root.name == "CrossIndustryInvoice" and root.namespace == _CII


class CiiReader(FactsReader):
    """Reads the elements of one document in CII."""

    CURRENCIES = ("InvoiceCurrencyCode", "TaxCurrencyCode")
    CATEGORY = ("CategoryCode", "RateApplicablePercent")
    ADJUSTMENT = ("ActualAmount", "BasisAmount", "CalculationPercent", "Reason", "ReasonCode")

    def __init__(self, root: Element) -> None:
        context = "ExchangedDocumentContext", "GuidelineSpecifiedDocumentContextParameter", "ID"
        check_profile(root.word(*context), root.find(*context) or root)
        transaction = "SupplyChainTradeTransaction"
        self.transaction = self.required(root, "BR-16", transaction)
        settlement = self.required(root, "BR-05", transaction, "ApplicableHeaderTradeSettlement")
        super().__init__(root, settlement)

    def currency_of(self, at: Element) -> str:
        """The currency of an amount, which is the document's unless the amount says another."""
        return super().currency_of(at) or self.currency

    def facts(self) -> Facts:
        summation = "SpecifiedTradeSettlementHeaderMonetarySummation"
        total = self.required(self.header, "BR-13", summation)
        totals = {_TOTALS[one.name]: self.amount(one) for one in total if one.name in _TOTALS}
        tax, accounting_tax = self.taxes(total)
        charges = self.header.all("SpecifiedTradeAllowanceCharge")
        services = self.header.all("SpecifiedLogisticsServiceCharge")
        lines = self.transaction.all("IncludedSupplyChainTradeLineItem")
        indicator = "ChargeIndicator", "Indicator"
        return Facts(
            self.currency,
            self.accounting,
            [self.line(line) for line in lines],
            [self.adjustment(one, "CategoryTradeTax", *indicator) for one in charges]
            + [self.service(one) for one in services],
            [self.row(one) for one in self.header.all("ApplicableTradeTax")],
            tax,
            accounting_tax,
            totals,
            self.root,
            self.faults,
        )

    def line(self, at: Element) -> StatedLine:
        status = at.find("AssociatedDocumentLineDocument", "LineStatusReasonCode")
        if status is not None and status.text.strip() in _NOT_ADDED:
            raise refused("a line item of groups is not one of the norm", status, "BR-24")
        settlement = self.required(at, "BR-24", "SpecifiedLineTradeSettlement")
        agreement = "SpecifiedLineTradeAgreement", "NetPriceProductTradePrice"
        price = self.price(self.required(at, "BR-26", *agreement, "ChargeAmount"))
        base = self.base_quantity(at.find(*agreement, "BasisQuantity"))
        delivery = "SpecifiedLineTradeDelivery", "BilledQuantity"
        quantity = self.number(self.required(at, "BR-22", *delivery), "BR-22")
        tax = self.required(settlement, "BR-CO-04", "ApplicableTradeTax")
        charges = settlement.all("SpecifiedTradeAllowanceCharge")
        net = "SpecifiedTradeSettlementLineMonetarySummation", "LineTotalAmount"
        return StatedLine(
            at.word("SpecifiedTradeProduct", "Name"),
            quantity,
            price,
            base,
            [self.adjustment(one, None, "ChargeIndicator", "Indicator") for one in charges],
            self.category(tax, "05"),
            self.amount(self.required(settlement, "BR-24", *net)),
            at,
        )

    def service(self, at: Element) -> StatedAdjustment:
        """A charge for freight and the like, which the profile EXTENDED keeps apart."""
        tax = self.category(self.required(at, "BR-37", "AppliedTradeTax"), "07")
        amount = self.amount(self.required(at, "BR-36", "AppliedAmount"))
        return StatedAdjustment(True, amount, None, None, at.word("Description"), "", tax)

    def taxes(self, total: Element) -> tuple[Stated | None, Stated | None]:
        """The tax, and the tax in the currency of accounting."""
        tax, own = None, None
        for amount in total.all("TaxTotalAmount"):
            code = self.currency_of(amount)
            if self.accounting and code == self.accounting != self.currency:
                own = self.amount(amount, code)
            elif tax is None:
                tax = self.amount(amount)
            else:
                own = own or self.amount(amount)
        return tax, own

    def row(self, at: Element) -> StatedCategory:
        return StatedCategory(
            self.category(at, "48"),
            self.amount(self.required(at, "BR-45", "BasisAmount")),
            self.amount(self.required(at, "BR-46", "CalculatedAmount")),
            at.word("ExemptionReason"),
            at.word("ExemptionReasonCode"),
        )
