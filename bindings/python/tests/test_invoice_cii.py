"""CII: the same facts as in UBL produce the same invoice, and each fault violates its rule."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Any

import pytest
from cii_documents import SPACES, cii_document, element
from conftest import vectors
from invoice_documents import document
from test_invoice_ubl import HEADING, example

from libmoney import Invoice, Money
from libmoney.invoice import Refused, check

CASES: list[dict[str, Any]] = vectors("invoices")["cases"]  # type: ignore[call-overload]

LINE = {
    "quantity": "10",
    "price": "4.99",
    "base_quantity": "1",
    "category": "S",
    "percent": "25",
    "allowances_charges": [
        {"charge": False, "amount": "5.00", "base": None, "percent": None},
        {"charge": True, "amount": "1.00", "base": "50.00", "percent": "2"},
    ],
    "net": "45.90",
}
CASE = {
    "currency": "EUR",
    "lines": [LINE],
    "document": [
        {"charge": False, "amount": "10.00", "category": "S", "percent": "25"},
        {"charge": True, "amount": "3.00", "category": "Z", "percent": "0"},
    ],
    "prepaid": "20.00",
    "rounding": "0.01",
    "expect": {
        "categories": [
            {"category": "S", "percent": "25", "base": "35.90", "tax": "8.98"},
            {"category": "Z", "percent": "0", "base": "3.00", "tax": "0.00"},
        ],
        "line_total": "45.90",
        "allowances": "10.00",
        "charges": "3.00",
        "net": "38.90",
        "tax": "8.98",
        "gross": "47.88",
        "payable": "27.89",
    },
}
XML = cii_document(CASE)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['source']} {case['index']}")
def test_public_invoices(case: dict[str, Any]) -> None:
    xml = cii_document(case)
    assert check(xml).rules == check(document(case)).rules
    if not case["broken"]:
        read, same = Invoice.from_cii(xml).totals(), Invoice.from_ubl(document(case)).totals()
        assert (read.lines, read.categories, read.payable) == (
            same.lines,
            same.categories,
            same.payable,
        )


def test_an_invoice() -> None:
    assert str(check(XML)) == "The invoice passes all checks."
    totals = Invoice.from_cii(XML).totals()
    assert totals.lines[0].net == Money("45.90", "EUR")
    assert totals.payable == Money("27.89", "EUR")


FAULTS = [
    ("LineTotalAmount", 0, "PEPPOL-EN16931-R120"),
    ("LineTotalAmount", 1, "BR-CO-10"),
    ("CalculatedAmount", 0, "BR-CO-17"),
    ("BasisAmount", 1, "BR-S-08"),
    ("BasisAmount", 2, "BR-Z-08"),
    ("AllowanceTotalAmount", 0, "BR-CO-11"),
    ("ChargeTotalAmount", 0, "BR-CO-12"),
    ("TaxBasisTotalAmount", 0, "BR-CO-13"),
    ("TaxTotalAmount", 0, "BR-CO-14"),
    ("GrandTotalAmount", 0, "BR-CO-15"),
    ("DuePayableAmount", 0, "BR-CO-16"),
]


@pytest.mark.parametrize(("name", "index", "rule"), FAULTS)
def test_each_difference_is_named(name: str, index: int, rule: str) -> None:
    found = list(re.finditer(rf"<r:{name}[^>]*>([^<]+)", XML))[index]
    old = found[1]
    new = str(Decimal(old) + Decimal("0.01"))
    finding = next(
        one
        for one in check(XML[: found.start(1)] + new + XML[found.end(1) :]).findings
        if one.rule == rule
    )
    assert finding.place.split("/")[-1].split("[")[0] == name
    assert (finding.stated, finding.computed) == (Decimal(new), Decimal(old))
    assert XML[: found.start()].count("\n") + 1 == finding.line


REFUSED: list[tuple[str, str | None, str]] = [
    (f"<CrossIndustryInvoice {SPACES}/>", "BR-16", "SupplyChainTradeTransaction"),
    (
        XML.replace("CrossIndustryInvoice:100", "CrossIndustryInvoice:12"),
        None,
        "expected a",
    ),
    (XML.replace("urn:cen.eu:en16931:2017", "urn:factur-x.eu:1p0:minimum"), "BR-01", "profile"),
    (XML.replace(">EUR<", ">ABC<"), "BR-05", "unknown currency"),
    (XML.replace("InvoiceCurrencyCode", "CurrencyCode"), "BR-05", "InvoiceCurrencyCode"),
    (XML.replace("HeaderMonetarySummation", "Summation"), "BR-13", "Summation"),
    (XML.replace(">4.99<", ">4,99<"), "BR-DEC", "expected a number"),
    (XML.replace(">4.99<", ">-4.99<"), "BR-27", "must not be negative"),
    (XML.replace("BilledQuantity", "Quantity"), "BR-22", "BilledQuantity"),
    (XML.replace(">true<", ">maybe<"), "UBL-CR", "ChargeIndicator"),
    (XML.replace(">Z<", ">XX<"), "BR-CL-18", "category"),
    (
        XML.replace(
            "<r:SpecifiedTradeProduct>",
            element("AssociatedDocumentLineDocument", element("LineStatusReasonCode", "GROUP"))
            + "<r:SpecifiedTradeProduct>",
        ),
        "BR-24",
        "groups",
    ),
]


@pytest.mark.parametrize(("xml", "rule", "words"), REFUSED, ids=[one[2] for one in REFUSED])
def test_documents_are_refused(xml: str, rule: str | None, words: str) -> None:
    for action in (check, Invoice.from_cii):
        with pytest.raises(Refused, match=words) as caught:
            action(xml)
        assert (caught.value.rule, caught.value.line > 0) == (rule, True)


def test_every_beginning_is_refused() -> None:
    for length in range(0, len(XML.rstrip()), 97):
        with pytest.raises(Refused):
            check(XML[:length])


def test_a_syntax_has_its_own_reader() -> None:
    with pytest.raises(Refused, match="expected an Invoice or a CreditNote of UBL"):
        Invoice.from_ubl(XML)
    with pytest.raises(Refused, match="expected a CrossIndustryInvoice"):
        Invoice.from_cii(document(CASES[0]))


def test_two_currencies() -> None:
    dollars = XML.replace("<r:ChargeAmount>", '<r:ChargeAmount currencyID="USD">')
    assert "PEPPOL-EN16931-R051" in check(dollars).rules
    with pytest.raises(Refused, match="'USD'"):
        Invoice.from_cii(dollars)


def test_rates_of_categories() -> None:
    rate = "<r:RateApplicablePercent>25</r:RateApplicablePercent>"
    rules = {one.rule: one.place.split("/")[-1] for one in check(XML.replace(rate, "")).findings}
    assert rules["BR-S-05"] == "ApplicableTradeTax"
    assert rules["BR-S-06"] == "CategoryTradeTax"
    assert rules["BR-48"] == "ApplicableTradeTax"
    charge = XML.replace(
        ">Z</r:CategoryCode><r:RateApplicablePercent>0<",
        ">Z</r:CategoryCode><r:RateApplicablePercent>5<",
    )
    assert "BR-Z-07" in check(charge).rules
    rateless = re.sub("Z(</r:CategoryCode>)<r:RateApplicablePercent>0<[^>]+>", r"S\1", XML)
    assert "BR-S-07" in check(rateless).rules
    with pytest.raises(Refused):
        Invoice.from_cii(XML.replace(rate, ""))


def test_rules_of_parts_of_the_document() -> None:
    for name, rules in (
        ("CategoryTradeTax", {"BR-32"}),
        ("ActualAmount", {"BR-41"}),
        ("CalculatedAmount", {"BR-46"}),
        ("SpecifiedLineTradeSettlement", {"BR-24"}),
    ):
        with pytest.raises(Refused) as caught:
            check(XML.replace(f"<r:{name}>", "<r:Other>").replace(f"</r:{name}>", "</r:Other>"))
        assert {caught.value.rule} == rules


def test_the_tax_in_the_currency_of_accounting() -> None:
    own = '<r:TaxTotalAmount currencyID="SEK">103.27</r:TaxTotalAmount><r:TaxTotalAmount '
    code = element("TaxCurrencyCode", "SEK") + "<r:InvoiceCurrencyCode>"
    xml = XML.replace("<r:InvoiceCurrencyCode>", code).replace("<r:TaxTotalAmount ", own)
    assert check(xml).ok
    assert Invoice.from_cii(xml).totals().accounting_tax == Money("103.27", "SEK")


def test_charges_for_services() -> None:
    service = element(
        "SpecifiedLogisticsServiceCharge",
        element("Description", "Freight"),
        element("AppliedAmount", "3.00"),
        element(
            "AppliedTradeTax",
            element("TypeCode", "VAT"),
            element("CategoryCode", "Z"),
            element("RateApplicablePercent", "0"),
        ),
    )
    charge = XML[XML.rindex("<r:SpecifiedTradeAllowanceCharge>") :]
    charge = charge[: charge.index("<r:SpecifiedTradeSettlement")]
    xml = XML.replace(charge, service)
    assert check(xml).ok
    invoice = Invoice.from_cii(xml)
    assert invoice.totals().charges == Money("3.00", "EUR")
    assert '"Freight"' in invoice.to_json()


def test_a_percentage_below_0() -> None:
    xml = XML.replace(">2</r:CalculationPercent>", ">-2</r:CalculationPercent>")
    invoice = Invoice.from_cii(xml.replace(">50.00<", ">-50.00<"))
    assert invoice.to_json() == Invoice.from_cii(XML).to_json()


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("LineTotalAmount", "BR-12"),
        ("TaxBasisTotalAmount", "BR-13"),
        ("TaxTotalAmount", "BR-CO-15"),
        ("GrandTotalAmount", "BR-14"),
        ("DuePayableAmount", "BR-15"),
    ],
)
def test_missing_totals(name: str, rule: str) -> None:
    xml = example().to_cii(HEADING)
    totals = xml.index("SpecifiedTradeSettlementHeaderMonetarySummation")
    end = re.sub(rf"<ram:{name}\b.*?</ram:{name}>", "", xml[totals:])
    assert end != xml[totals:]
    with pytest.raises(Refused, match=r"missing .*; recalculate") as caught:
        Invoice.from_cii(xml[:totals] + end)
    assert caught.value.rule == rule
    assert rule in check(xml[:totals] + end).rules
