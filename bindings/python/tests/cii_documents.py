"""CII documents of the vectors: the amounts that an invoice states, and nothing else."""

from __future__ import annotations

from typing import Any

SPACES = (
    'xmlns="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" '
    'xmlns:r="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" '
    'xmlns:u="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"'
)


def element(name: str, *content: str | None) -> str:
    """Returns an element with its content; "" if the content is empty."""
    given = "".join(one for one in content if one is not None)
    return f"<r:{name}>{given}</r:{name}>" if given else ""


def tax(name: str, one: dict[str, Any], *amounts: str) -> str:
    """A category with its rate."""
    rate = element("RateApplicablePercent", one["percent"])
    has_reason = bool(amounts) and one["category"] in ("E", "AE", "K", "G", "O")
    why = element("ExemptionReason", "No tax") if has_reason else ""
    words = element("TypeCode", "VAT"), why, element("CategoryCode", one["category"])
    return element(name, *amounts, *words, rate)


def adjustment(one: dict[str, Any]) -> str:
    """Returns an allowance or a charge, of a line item unless it has a category."""
    is_of_line = "category" not in one
    indicator = "true" if one["charge"] else "false"
    return element(
        "SpecifiedTradeAllowanceCharge",
        element("ChargeIndicator", f"<u:Indicator>{indicator}</u:Indicator>"),
        element("CalculationPercent", one.get("percent") if is_of_line else None),
        element("BasisAmount", one.get("base")),
        element("ActualAmount", one["amount"]),
        "" if is_of_line else tax("CategoryTradeTax", one),
    )


def line(one: dict[str, Any]) -> str:
    """A line item."""
    price = element("ChargeAmount", one["price"]), element("BasisQuantity", one["base_quantity"])
    net = element("LineTotalAmount", one["net"])
    return element(
        "IncludedSupplyChainTradeLineItem",
        element("SpecifiedTradeProduct", element("Name", "Thing")),
        element("SpecifiedLineTradeAgreement", element("NetPriceProductTradePrice", *price)),
        element("SpecifiedLineTradeDelivery", element("BilledQuantity", one["quantity"])),
        element(
            "SpecifiedLineTradeSettlement",
            tax("ApplicableTradeTax", one),
            *map(adjustment, one["allowances_charges"]),
            element("SpecifiedTradeSettlementLineMonetarySummation", net),
        ),
    )


def row(one: dict[str, Any]) -> str:
    """A row of the tax breakdown."""
    amounts = element("CalculatedAmount", one["tax"]), element("BasisAmount", one["base"])
    return tax("ApplicableTradeTax", one, *amounts)


def cii_document(case: dict[str, Any]) -> str:
    """A case of invoices.json as a document in CII."""
    stated, currency = case["expect"], case["currency"]
    tax_total = f'<r:TaxTotalAmount currencyID="{currency}">{stated["tax"]}</r:TaxTotalAmount>'
    totals = element(
        "SpecifiedTradeSettlementHeaderMonetarySummation",
        element("LineTotalAmount", stated["line_total"]),
        element("ChargeTotalAmount", stated["charges"]),
        element("AllowanceTotalAmount", stated["allowances"]),
        element("TaxBasisTotalAmount", stated["net"]),
        tax_total,
        element("RoundingAmount", case["rounding"]),
        element("GrandTotalAmount", stated["gross"]),
        element("TotalPrepaidAmount", case["prepaid"]),
        element("DuePayableAmount", stated["payable"]),
    )
    settlement = element(
        "ApplicableHeaderTradeSettlement",
        element("InvoiceCurrencyCode", currency),
        *map(row, stated["categories"]),
        *map(adjustment, case["document"]),
        totals,
    )
    profile = element("ID", "urn:cen.eu:en16931:2017")
    context = element("GuidelineSpecifiedDocumentContextParameter", profile)
    return (
        f"<CrossIndustryInvoice {SPACES}>\n"
        f"<ExchangedDocumentContext>{context}</ExchangedDocumentContext>\n"
        "<SupplyChainTradeTransaction>\n"
        + "\n".join([*map(line, case["lines"]), settlement])
        + "\n</SupplyChainTradeTransaction>\n</CrossIndustryInvoice>\n"
    )
