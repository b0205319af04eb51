"""The amounts of an invoice in CII, the syntax of Factur-X and ZUGFeRD."""

from __future__ import annotations

from .facts import Facts, Stated, StatedAdjustment, StatedCategory, StatedLine
from .facts_reader import FactsReader, check_profile, refused
from .tree import Element, Kept, Vocabulary

_CII = "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"

#: The totals and their names in UBL.
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
_BASE = "urn:un:unece:uncefact:data:standard:"
_AGGREGATE = f"{_BASE}ReusableAggregateBusinessInformationEntity:100"
_TYPES = f"{_BASE}UnqualifiedDataType:100"
_CONTEXT = "ExchangedDocumentContext"
_TRANSACTION = "SupplyChainTradeTransaction"
_TAX = {
    "CalculatedAmount": "BR-46",
    "TypeCode": "BR-47",
    "ExemptionReason": "BR-E-10",
    "ExemptionReasonCode": "BR-E-10",
    "BasisAmount": "BR-45",
    "CategoryCode": "BR-47",
    "RateApplicablePercent": "BR-48",
}
#: The elements that must be unique, by their parent.
_ONCE = {
    "CrossIndustryInvoice": {_CONTEXT: "BR-01", _TRANSACTION: "BR-16"},
    _CONTEXT: {"GuidelineSpecifiedDocumentContextParameter": "CII-SR-009"},
    "GuidelineSpecifiedDocumentContextParameter": {"ID": "CII-SR-010"},
    _TRANSACTION: {"ApplicableHeaderTradeSettlement": "BR-13"},
    "ApplicableHeaderTradeSettlement": {
        "InvoiceCurrencyCode": "BR-05",
        "TaxCurrencyCode": "BR-53",
        "SpecifiedTradeSettlementHeaderMonetarySummation": "BR-13",
    },
    "SpecifiedTradeSettlementHeaderMonetarySummation": {
        "LineTotalAmount": "BR-12",
        "ChargeTotalAmount": "BR-CO-12",
        "AllowanceTotalAmount": "BR-CO-11",
        "TaxBasisTotalAmount": "BR-13",
        "RoundingAmount": "BR-CO-16",
        "GrandTotalAmount": "BR-14",
        "TotalPrepaidAmount": "BR-CO-16",
        "DuePayableAmount": "BR-15",
    },
    "ApplicableTradeTax": _TAX,
    "CategoryTradeTax": _TAX,
    "AppliedTradeTax": _TAX,
    "SpecifiedTradeAllowanceCharge": {
        "ChargeIndicator": "UBL-CR",
        "CalculationPercent": "PEPPOL-EN16931-R040",
        "BasisAmount": "PEPPOL-EN16931-R040",
        "ActualAmount": "BR-31",
        "Reason": "BR-33",
        "ReasonCode": "BR-33",
        "CategoryTradeTax": "BR-32",
    },
    "ChargeIndicator": {"Indicator": "UBL-CR"},
    "SpecifiedLogisticsServiceCharge": {
        "Description": "BR-38",
        "AppliedAmount": "BR-36",
        "AppliedTradeTax": "BR-37",
    },
    "IncludedSupplyChainTradeLineItem": {
        "AssociatedDocumentLineDocument": "BR-21",
        "SpecifiedTradeProduct": "BR-25",
        "SpecifiedLineTradeAgreement": "BR-26",
        "SpecifiedLineTradeDelivery": "BR-22",
        "SpecifiedLineTradeSettlement": "BR-24",
    },
    "AssociatedDocumentLineDocument": {"LineStatusReasonCode": "BR-24"},
    "SpecifiedTradeProduct": {"Name": "BR-25"},
    "SpecifiedLineTradeAgreement": {"NetPriceProductTradePrice": "BR-26"},
    "NetPriceProductTradePrice": {"ChargeAmount": "BR-26", "BasisQuantity": "PEPPOL-EN16931-R121"},
    "SpecifiedLineTradeDelivery": {"BilledQuantity": "BR-22"},
    "SpecifiedLineTradeSettlement": {
        "ApplicableTradeTax": "BR-CO-04",
        "SpecifiedTradeSettlementLineMonetarySummation": "BR-24",
    },
    "SpecifiedTradeSettlementLineMonetarySummation": {"LineTotalAmount": "BR-24"},
}
#: The elements that are read. The name determines the namespace.
VOCABULARY: Vocabulary = {
    **{name: Kept(_AGGREGATE, True) for names in _ONCE.values() for name in names},
    "TaxTotalAmount": Kept(_AGGREGATE, True),
    **{name: Kept(_AGGREGATE, False) for name in _ONCE},
    _CONTEXT: Kept(_CII, False),
    _TRANSACTION: Kept(_CII, False),
    "Indicator": Kept(_TYPES, True),
}
#: Kinds of line items that only group or inform; they exist in the profile EXTENDED only.
_NOT_ADDED = ("GROUP", "INFORMATION")


def is_cii(namespace: str, name: str) -> bool:
    """True if the element is the root of an invoice in CII."""
    return name == "CrossIndustryInvoice" and namespace == _CII


class CiiReader(FactsReader):
    """Reads the elements of one document in CII."""

    CURRENCIES = ("InvoiceCurrencyCode", "TaxCurrencyCode")
    CATEGORY = ("CategoryCode", "RateApplicablePercent")
    SCHEME = ("TypeCode",)
    ONCE = _ONCE
    ADJUSTMENT = ("ActualAmount", "BasisAmount", "CalculationPercent", "Reason", "ReasonCode")

    def __init__(self, root: Element) -> None:
        context = "ExchangedDocumentContext", "GuidelineSpecifiedDocumentContextParameter", "ID"
        check_profile(root.word(*context), root.find(*context) or root)
        transaction = "SupplyChainTradeTransaction"
        self.transaction = self.required(root, "BR-16", transaction)
        settlement = self.required(root, "BR-05", transaction, "ApplicableHeaderTradeSettlement")
        super().__init__(root, settlement)

    def currency_of(self, at: Element) -> str:
        """Returns the currency of an amount: the document's, unless the amount states another."""
        return super().currency_of(at) or self.currency

    def facts(self) -> Facts:
        summation = "SpecifiedTradeSettlementHeaderMonetarySummation"
        total = self.required(self.header, "BR-13", summation)
        first = [one for one in total if one.name in _TOTALS and one.number == 1]
        totals = {_TOTALS[one.name]: self.amount(one) for one in first}
        tax, accounting_tax = self.taxes(total)
        charges = self.header.all("SpecifiedTradeAllowanceCharge")
        services = self.header.all("SpecifiedLogisticsServiceCharge")
        lines = self.transaction.all("IncludedSupplyChainTradeLineItem")
        indicator = "ChargeIndicator", "Indicator"
        if not lines:
            self.faults.append(refused("missing line item", self.root, "BR-16"))
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
            True,
            self.faults,
        )

    def line(self, at: Element) -> StatedLine:
        status = at.find("AssociatedDocumentLineDocument", "LineStatusReasonCode")
        if status is not None and status.text.strip() in _NOT_ADDED:
            raise refused("unsupported line item of groups", status, "BR-24")
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
        """Returns a charge for freight and the like, a separate element in the profile EXTENDED."""
        tax = self.category(self.required(at, "BR-37", "AppliedTradeTax"), "07")
        amount = self.amount(self.required(at, "BR-36", "AppliedAmount"))
        return StatedAdjustment(True, amount, None, None, at.word("Description"), "", tax)

    def taxes(self, total: Element) -> tuple[Stated | None, Stated | None]:
        """Returns the tax, and the tax in the accounting currency.

        An amount without a currency is ignored, as only the currency distinguishes the two.
        """
        found: dict[str, Stated] = {}
        for amount in total.all("TaxTotalAmount"):
            if amount.currency:
                self.put_tax(found, amount)
        own = None if self.accounting == self.currency else found.get(self.accounting)
        return found.get(self.currency), own

    def row(self, at: Element) -> StatedCategory:
        return StatedCategory(
            self.category(at, "48"),
            self.amount(self.required(at, "BR-45", "BasisAmount")),
            self.amount(self.required(at, "BR-46", "CalculatedAmount")),
            at.word("ExemptionReason"),
            at.word("ExemptionReasonCode"),
        )
