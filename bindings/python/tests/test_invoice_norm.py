"""Elements that the norm allows once, namespaces, and the requirements of each category."""

from __future__ import annotations

import re
import tracemalloc
from typing import Any

import pytest
from test_invoice_cii import XML as CII
from test_invoice_ubl import HEADING, XML, example

from libmoney import ArgumentError, Invoice, Money
from libmoney.invoice import Heading, Party, Refused, check

READERS = {"UBL": Invoice.from_ubl, "CII": Invoice.from_cii}
#: Without the parties, whose elements are not read.
BARE = re.sub(
    r"  <cac:AccountingSupplier.*</cac:AccountingCustomerParty>\n", "", XML, flags=re.DOTALL
)
DOCUMENTS = {"UBL": BARE, "CII": CII}
#: The elements of the example in UBL, and of the one in CII, that an element has once.
ONCE = {
    "UBL": (
        "DocumentCurrencyCode LegalMonetaryTotal LineExtensionAmount TaxExclusiveAmount"
        " TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount"
        " PayableRoundingAmount PayableAmount TaxTotal TaxAmount TaxableAmount TaxCategory ID"
        " Percent TaxScheme ChargeIndicator MultiplierFactorNumeric Amount BaseAmount"
        " InvoicedQuantity Item ClassifiedTaxCategory Price PriceAmount BaseQuantity"
        " TaxExemptionReasonCode TaxExemptionReason CustomizationID Name"
    ),
    "CII": (
        "InvoiceCurrencyCode SpecifiedTradeSettlementHeaderMonetarySummation LineTotalAmount"
        " ChargeTotalAmount AllowanceTotalAmount TaxBasisTotalAmount TaxTotalAmount RoundingAmount"
        " GrandTotalAmount TotalPrepaidAmount DuePayableAmount CalculatedAmount BasisAmount"
        " TypeCode CategoryCode RateApplicablePercent ChargeIndicator Indicator ActualAmount"
        " CalculationPercent CategoryTradeTax SpecifiedLineTradeAgreement ChargeAmount"
        " NetPriceProductTradePrice BasisQuantity BilledQuantity SpecifiedLineTradeDelivery"
        " SpecifiedLineTradeSettlement SpecifiedTradeSettlementLineMonetarySummation"
        " ApplicableHeaderTradeSettlement SupplyChainTradeTransaction ExchangedDocumentContext"
    ),
}
PLACES = [
    (kind, name, index)
    for kind, names in ONCE.items()
    for name in names.split()
    for index in range(len(re.findall(rf"<(?:\w+:)?{name}[ >]", DOCUMENTS[kind])))
]


def element(kind: str, name: str, index: int) -> re.Match[str]:
    """An element of an example."""
    pattern = rf"<((?:\w+:)?{name})[ >].*?</\1>"
    return list(re.finditer(pattern, DOCUMENTS[kind], re.DOTALL))[index]


@pytest.mark.parametrize(("kind", "name", "index"), PLACES)
def test_two_of_what_the_norm_has_once(kind: str, name: str, index: int) -> None:
    xml, found = DOCUMENTS[kind], element(kind, name, index)
    if name == "ID" and not re.search(r"Tax(Category|Scheme)>\s*$", xml[: found.start()]):
        pytest.skip("not the ID of a category or a scheme")
    twice = xml[: found.end()] + found[0] + xml[found.end() :]
    report = check(twice)
    assert any("must appear once" in one.message for one in report.findings), report
    with pytest.raises(Refused, match="must appear once"):
        READERS[kind](twice)


@pytest.mark.parametrize(("kind", "name", "index"), PLACES)
def test_an_element_of_another_namespace_is_none_of_the_norm(
    kind: str, name: str, index: int
) -> None:
    xml, found = DOCUMENTS[kind], element(kind, name, index)
    start = found[0].replace(found[1], f'{name} xmlns="urn:x"', 1)
    foreign = re.sub(rf"</{found[1]}>$", f"</{name}>", start)
    # Beside the norm's own element it changes nothing; instead of it, the element counts as
    # missing.
    assert check(xml[: found.start()] + foreign + xml[found.start() :]).ok
    without = xml[: found.start()] + xml[found.end() :]
    instead = xml[: found.start()] + foreign + xml[found.end() :]
    assert rules(instead) == rules(without)


def rules(xml: str) -> Any:
    try:
        return check(xml).rules
    except Refused as error:
        return error.rule, error.reason


LEAVES = [(kind, name) for kind, name, index in PLACES if index == 0]


@pytest.mark.parametrize(("kind", "name"), LEAVES)
def test_a_text_has_no_elements(kind: str, name: str) -> None:
    xml, found = DOCUMENTS[kind], element(kind, name, 0)
    if "><" in re.sub(r">\s+<", "><", found[0]):
        pytest.skip("it has elements")
    at = xml.index(">", found.start()) + 2
    for inside in ("<x/>", "<x xmlns='urn:x'>0</x>", f"<{found[1]}/>"):
        with pytest.raises(Refused, match=f"{name} must be text, got the element"):
            check(xml[:at] + inside + xml[at:])


def test_a_comment_is_no_part_of_a_text() -> None:
    assert check(XML.replace(">4.99<", ">4.<!-- 7 -->99<")).ok


# Tax schemes

SCHEMES = (
    "",
    "<cac:TaxScheme/>",
    "<cac:TaxScheme><cbc:ID/></cac:TaxScheme>",
    "<cac:TaxScheme><cbc:ID>GST</cbc:ID></cac:TaxScheme>",
)
VAT = re.compile(r"<cac:TaxScheme>\s*<cbc:ID>VAT</cbc:ID>\s*</cac:TaxScheme>")


@pytest.mark.parametrize(
    "scheme", [*SCHEMES, "<cac:TaxScheme><cbc:ID>GST</cbc:ID></cac:TaxScheme>"]
)
def test_a_tax_that_is_not_vat(scheme: str) -> None:
    body = XML[XML.index("  <cac:AllowanceCharge>") :]
    found = set(check(XML.replace(body, VAT.sub(scheme, body))).rules)
    assert found == {"BR-CO-04", "BR-32", "BR-37", "BR-47", "BR-48"}
    small = XML.replace(body, body.replace(">VAT<", ">vat<"))
    assert check(small).ok
    for kind in ("", "<r:TypeCode/>", "<r:TypeCode>GST</r:TypeCode>"):
        other = CII.replace("<r:TypeCode>VAT</r:TypeCode>", kind)
        assert set(check(other).rules) == {"BR-CO-04", "BR-32", "BR-37", "BR-47", "BR-48"}


# Categories

NAMES = {"Z": "Z", "E": "E", "AE": "AE", "K": "IC", "G": "G", "O": "O"}
RATED = {"S": "S", "L": "AF", "M": "AG"}


def of_category(category: str, price: str = "10") -> str:
    """An invoice whose line item, allowance and charge are of a category."""
    invoice = Invoice("EUR")
    percent = None if category in NAMES else "19"
    invoice.add("x", price=price, category=category, percent=percent)
    invoice.allowance("1.00", category=category, percent=percent)
    invoice.charge("2.00", category=category, percent=percent)
    if category in ("E", "AE", "K", "G", "O"):
        invoice.exemption(category, "reason")
    return invoice.to_ubl(HEADING)


@pytest.mark.parametrize(("category", "name"), [*NAMES.items(), *RATED.items()])
def test_rates_that_a_category_demands(category: str, name: str) -> None:
    xml = of_category(category)
    assert check(xml).ok
    rate = re.compile(r"\s*<cbc:Percent>\d+</cbc:Percent>")
    if category == "O":
        wrong = xml.replace("<cbc:ID>O</cbc:ID>", "<cbc:ID>O</cbc:ID><cbc:Percent>0</cbc:Percent>")
        assert check(wrong).rules == ["BR-O-05", "BR-O-06", "BR-O-07"]
    else:
        found = set(check(rate.sub("", xml)).rules)
        assert {f"BR-{name}-05", f"BR-{name}-06", f"BR-{name}-07", "BR-48"} <= found
    other = rate.sub("<cbc:Percent>-1</cbc:Percent>", xml)
    if category != "O":
        assert {f"BR-{name}-05", f"BR-{name}-06", f"BR-{name}-07"} <= set(check(other).rules)


@pytest.mark.parametrize(("category", "name"), [*NAMES.items(), *RATED.items()])
def test_a_category_without_a_row_in_the_breakdown(category: str, name: str) -> None:
    invoice = Invoice("EUR")
    invoice.add(
        "y",
        price="10",
        category="S" if category != "S" else "Z",
        percent=19 if category != "S" else None,
    )
    invoice.add("free", price="0.00", category=category, percent=None if category in NAMES else 7)
    if category in ("E", "AE", "K", "G", "O"):
        invoice.exemption(category, "reason")
    xml = invoice.to_ubl(HEADING)
    rows = re.findall(r"<cac:TaxSubtotal>.*?</cac:TaxSubtotal>", xml, re.DOTALL)
    row = next(one for one in rows if f"<cbc:ID>{category}</cbc:ID>" in one)
    without = xml.replace(row, "")
    assert without != xml
    assert check(without).rules == [f"BR-{name}-01"]


@pytest.mark.parametrize(("category", "name"), NAMES.items())
def test_a_category_without_tax(category: str, name: str) -> None:
    xml = of_category(category)
    row = re.search(r"\s*<cac:TaxSubtotal>.*?</cac:TaxSubtotal>", xml, re.DOTALL)
    assert row is not None
    twice = xml.replace(row[0], 2 * row[0])
    assert f"BR-{name}-01" in check(twice).rules
    taxed = xml.replace(">0.00</cbc:TaxAmount>", ">1.00</cbc:TaxAmount>")
    assert {f"BR-{name}-09", "BR-CO-17", "BR-CO-15"} <= set(check(taxed).rules)
    silent = re.sub(r"\s*<cbc:TaxExemptionReason>.*?</cbc:TaxExemptionReason>", "", xml)
    assert check(silent).rules == ([] if category == "Z" else [f"BR-{name}-10"])


@pytest.mark.parametrize("category", ["S", "Z", "L", "M"])
def test_a_reason_for_no_tax_where_there_is_none(category: str) -> None:
    reason = "<cbc:TaxExemptionReason>x</cbc:TaxExemptionReason>"
    xml = of_category(category)
    at = xml.index("<cac:TaxScheme>", xml.index("<cac:TaxSubtotal>"))
    name = {**NAMES, **RATED}[category]
    assert check(xml[:at] + reason + xml[at:]).rules == [f"BR-{name}-10"]


def test_categories_that_stand_alone() -> None:
    xml = example().to_ubl(HEADING).replace("<cbc:ID>Z</cbc:ID>", "<cbc:ID>O</cbc:ID>")
    assert {"BR-O-11", "BR-O-12", "BR-O-13"} <= set(check(xml).rules)
    invoice = Invoice("EUR")
    invoice.add("x", price="10", category="O")
    invoice.charge("1.00", percent="19")
    invoice.exemption("O", "reason")
    assert check(invoice.to_ubl(HEADING)).rules == ["BR-O-11", "BR-O-14"]
    both = Invoice("EUR")
    both.add("x", price="10", category="B", percent="22")
    assert check(both.to_ubl(HEADING)).ok
    both.add("y", price="10", percent="22")
    assert check(both.to_ubl(HEADING)).rules == ["BR-B-02"]


# Totals

DEMANDED = {
    "LineExtensionAmount": {"BR-12", "BR-CO-10"},
    "TaxExclusiveAmount": {"BR-13", "BR-CO-13"},
    "TaxInclusiveAmount": {"BR-14", "BR-CO-15"},
    "PayableAmount": {"BR-15", "BR-CO-16"},
    "AllowanceTotalAmount": {"BR-CO-11"},
    "ChargeTotalAmount": {"BR-CO-12"},
}


@pytest.mark.parametrize(("name", "named"), DEMANDED.items())
def test_missing_totals(name: str, named: set[str]) -> None:
    xml = re.sub(
        rf"(<cac:LegalMonetaryTotal>.*?)<cbc:{name} .*?</cbc:{name}>", r"\1", XML, flags=re.DOTALL
    )
    assert xml != XML
    assert named <= set(check(xml).rules)
    if name not in ("AllowanceTotalAmount", "ChargeTotalAmount"):
        with pytest.raises(Refused, match=f"missing {name}; recalculate") as caught:
            Invoice.from_ubl(xml)
        assert caught.value.rule in named
    assert Invoice.from_ubl(xml, recalculate=True).totals() == example().totals()


def test_taxes_of_cii() -> None:
    total = element("CII", "TaxTotalAmount", 0)[0]
    bare = CII.replace(total, total.replace(' currencyID="EUR"', ""))
    assert "BR-CO-15" in check(bare).rules
    assert "BR-CO-15" in check(CII.replace(total, 2 * total)).rules
    other = total.replace("EUR", "SEK")
    assert "PEPPOL-EN16931-R051" in check(CII.replace(total, total + other)).rules
    code = "<r:TaxCurrencyCode>SEK</r:TaxCurrencyCode><r:InvoiceCurrencyCode>"
    accounted = CII.replace("<r:InvoiceCurrencyCode>", code)
    assert check(accounted).rules == ["BR-53"]
    assert "BR-CO-15" in check(accounted.replace(total, total + 2 * other)).rules


def test_a_second_tax_without_a_currency_of_accounting() -> None:
    second = '<cac:TaxTotal><cbc:TaxAmount currencyID="{}">7</cbc:TaxAmount></cac:TaxTotal>'
    for code, words in (
        ("EUR", "a total tax in 'EUR' must appear once"),
        ("SEK", "currency of a total tax must be EUR, got 'SEK'"),
        ("", "got no currency"),
    ):
        xml = XML.replace(
            "<cac:LegalMonetaryTotal>", second.format(code) + "<cac:LegalMonetaryTotal>"
        )
        assert not check(xml).ok
        with pytest.raises(Refused, match=words):
            Invoice.from_ubl(xml)


def test_digits_count_as_they_are_written() -> None:
    assert check(XML.replace(">0.01</cbc:PayableR", ">0.010</cbc:PayableR")).rules == ["BR-DEC-17"]
    base = XML.replace(">50.00</cbc:BaseAmount>", ">50.000</cbc:BaseAmount>")
    assert check(base).rules == ["BR-DEC-28"]


def test_a_quantity_of_0() -> None:
    invoice = Invoice("EUR")
    invoice.add("Paid work", 2, "50.00", percent=19)
    invoice.add("Nothing this month", 0, "50.00", percent=19)
    assert invoice.totals().lines[1].net == Money("0.00", "EUR")
    assert invoice.totals().payable == invoice.reversed().reversed().totals().payable
    xml = invoice.to_ubl(HEADING)
    assert check(xml).ok
    assert Invoice.from_ubl(xml).totals() == invoice.totals()
    assert Invoice.from_json(invoice.to_json()).totals() == invoice.totals()
    wrong = xml.replace(">0</cbc:InvoicedQuantity>", ">1</cbc:InvoicedQuantity>")
    assert check(wrong).rules == ["PEPPOL-EN16931-R120"]


def test_numbers_that_are_too_large() -> None:
    base, rate = "1" + 36 * "0", "1" + 37 * "0"
    large = re.sub(r">[\d.]+</cbc:TaxableAmount>", f">{base}</cbc:TaxableAmount>", XML)
    large = large.replace("<cbc:Percent>25<", f"<cbc:Percent>{rate}<")
    with pytest.raises(Refused, match="base × rate") as caught:
        check(large)
    assert caught.value.rule == "BR-CO-17"
    assert caught.value.place == "Invoice/TaxTotal/TaxSubtotal/TaxAmount"
    sums = re.sub(r">[\d.]+</cbc:PrepaidAmount>", f">{38 * '9'}</cbc:PrepaidAmount>", XML)
    for xml in (
        sums.replace(">0.01</cbc:PayableR", f">{38 * '9'}</cbc:PayableR"),
        re.sub(r">[\d.]+</cbc:LineExtensionAmount>", f">{38 * '9'}</cbc:LineExtensionAmount>", XML),
    ):
        assert rules(xml)
        with pytest.raises(Refused) as caught:
            Invoice.from_ubl(xml)
        assert caught.value.line > 0


# Readers


@pytest.mark.parametrize("name", ["LineExtensionAmount", "TaxExclusiveAmount", "PayableAmount"])
def test_a_reader_refuses_other_totals_than_its_own(name: str) -> None:
    total = XML.index("<cac:LegalMonetaryTotal>")
    at = XML.index(">", XML.index(f"<cbc:{name}", total)) + 1
    xml = XML[:at] + "1" + XML[at:]
    with pytest.raises(Refused, match=r"amount must be .*, got .*; recalculate"):
        Invoice.from_ubl(xml)
    assert Invoice.from_ubl(xml, recalculate=True).totals() == example().totals()
    price = CII.replace(">4.99</r:ChargeAmount>", ">499</r:ChargeAmount>")
    with pytest.raises(Refused, match=r"amount must be .*, got .*; recalculate"):
        Invoice.from_cii(price)
    assert Invoice.from_cii(price, recalculate=True).totals().payable > Money("5000", "EUR")


# Writing


@pytest.mark.parametrize("sign", ["\ufffe", "\uffff", "\x00", "\x1b", "\x7f", "\n"])
def test_no_character_that_xml_lacks_is_written(sign: str) -> None:
    seller, buyer = Party("a", "IE"), Party("b", "DE")
    good = Heading("1", "2026-01-01", seller, buyer)
    bad = [
        Heading(f"1{sign}", "2026-01-01", seller, buyer),
        Heading("1", "2026-01-01", Party(f"a{sign}", "IE"), buyer),
        Heading("1", "2026-01-01", seller, Party("b", "DE", street=sign)),
        Heading("1", "2026-01-01", seller, buyer, unit=f"C{sign}62"),
        Heading("1", "2026-01-01", seller, buyer, profile=f"x{sign}"),
    ]
    for heading in bad:
        with pytest.raises(ArgumentError, match=rf"got U\+{ord(sign):04X}"):
            example().to_ubl(heading)
    if sign in "\ufffe\uffff":
        invoice = Invoice("EUR")
        invoice.add(f"x{sign}", price="1", percent="19")
        with pytest.raises(ArgumentError, match="characters of XML"):
            invoice.to_ubl(good)


def test_half_a_pair_of_surrogates_is_not_written() -> None:
    heading = Heading("1\ud800", "2026-01-01", Party("a", "IE"), Party("b", "DE"))
    with pytest.raises(ArgumentError, match=r"got U\+D800"):
        example().to_ubl(heading)


# Memory

HEAD = XML[: XML.index("  <cbc:CustomizationID>")]
MANY = {
    "attributes of one element": lambda: "<cac:X " + " ".join(f'p{i}=""' for i in range(1_500_000)),
    "attributes": lambda: "".join(
        "<cbc:X " + " ".join(f'p{i}_{j}=""' for j in range(10_000)) + "/>" for i in range(100)
    ),
    "elements": lambda: "<cac:InvoiceLine/>" * 249_000 + "</Invoice>",
    "namespaces": lambda: "".join(f'<cac:X xmlns:p="urn:{i}"/>' for i in range(249_000)),
    "a comment": lambda: "<!--" + "x" * (16 << 20) + "-->",
    "text": lambda: "\n" * (16 << 20) + "</Invoice>",
}


@pytest.mark.parametrize("many", MANY)
def test_memory_has_a_bound(many: str) -> None:
    document = (HEAD + MANY[many]()).encode()
    tracemalloc.start()
    with pytest.raises(Refused):
        check(document)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 100 << 20
