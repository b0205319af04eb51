"""Reports on documents of other programs: ways of rounding, corrections, profiles, and CII."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal

import pytest
from test_invoice_ubl import HEADING, example

from libmoney import Invoice, Money
from libmoney.invoice import Correction, Heading, Party, Refused, Report, check


def document(net: str, tax: str, gross: str, *prices: str, percent: str) -> str:
    """A document of another program: its lines are right, its totals are stated."""
    invoice = Invoice("EUR")
    for price in prices:
        invoice.add("x", price=price, percent=percent)
    totals = invoice.totals()
    lines = invoice.to_ubl(Heading("1", "2026-01-01", Party("a", "IE"), Party("b", "DE"))).split(
        "<cac:InvoiceLine>"
    )
    head = lines[0]
    for name, own, stated in (
        ("TaxAmount", totals.tax, tax),
        ("LineExtensionAmount", totals.line_total, net),
        ("TaxExclusiveAmount", totals.net, net),
        ("TaxableAmount", totals.net, net),
        ("TaxInclusiveAmount", totals.gross, gross),
        ("PayableAmount", totals.payable, gross),
    ):
        head = head.replace(
            f'{name} currencyID="EUR">{own.amount}<', f'{name} currencyID="EUR">{stated}<'
        )
    return "<cac:InvoiceLine>".join([head, *lines[1:]])


def corrected(xml: str, corrections: list[Correction]) -> str:
    """The document with the corrections made."""
    lines = xml.splitlines()
    for one in corrections:
        text = lines[one.line - 1]
        assert f">{one.stated}<" in text[one.column - 1 :]
        lines[one.line - 1] = text.replace(f">{one.stated}<", f">{one.corrected}<")
    return "\n".join(lines)


SCREWS = ("0.335", "0.335", "0.335")


@pytest.mark.parametrize(
    ("totals", "prices", "percent", "rule", "rounding"),
    [
        (("1.02", "0.27", "1.29"), SCREWS, "25", "BR-CO-17", "tax_per_line"),
        (("1.02", "0.25", "1.27"), SCREWS, "25", "BR-CO-17", "unrounded"),
        (("1.01", "0.25", "1.26"), SCREWS, "25", "BR-CO-10", "unrounded"),
        (("1091.50", "163.72", "1255.22"), ("1091.50",), "15", "BR-CO-17", "half_even"),
        (("138.09", "6.91", "145.00"), ("85.71", "52.38"), "5", "BR-CO-17", "tax_per_line"),
        (("10.10", "1.52", "11.62"), ("10.10",), "15", "BR-CO-17", ""),
        (("10.10", "1.51", "11.61"), ("10.10",), "15", "BR-CO-17", "half_down"),
    ],
)
def test_the_way_of_rounding_is_named(
    totals: tuple[str, str, str], prices: tuple[str, ...], percent: str, rule: str, rounding: str
) -> None:
    if totals[1] == "1.52":
        totals = ("10.10", "1.50", "11.60")
    xml = document(*totals, *prices, percent=percent)
    report = check(xml)
    found = {finding.rule: finding.rounding for finding in report.findings}
    assert found[rule] == rounding
    assert report.is_correctable
    assert check(corrected(xml, report.corrections)).ok


def test_gross_first_is_among_the_ways() -> None:
    report = check(document("138.09", "6.91", "145.00", "85.71", "52.38", percent="5"))
    assert "gross amount of each line item rounded first" in report.findings[0].hypothesis
    assert [str(one.corrected) for one in report.corrections] == [
        "6.90",
        "6.90",
        "144.99",
        "144.99",
    ]


def test_half_a_cent_in_the_category_alone() -> None:
    xml = document("1091.50", "163.73", "1255.23", "1091.50", percent="15")
    at = xml.index("TaxableAmount")
    xml = xml[:at] + xml[at:].replace(">163.73<", ">163.72<", 1)
    report = check(xml)
    assert report.rules == ["BR-CO-17", "BR-CO-14"]
    assert [one.rounding for one in report.findings] == ["half_even", "standard"]
    assert [(one.stated, one.corrected) for one in report.corrections] == [
        (Decimal("163.72"), Decimal("163.73"))
    ]
    assert check(corrected(xml, report.corrections)).ok


def test_a_wrong_price_is_corrected_alone() -> None:
    invoice = Invoice("EUR")
    invoice.add("a", quantity="3", price="12.345", percent="19")
    invoice.add("b", quantity="7", price="2.50", percent="7")
    xml = invoice.to_ubl(HEADING).replace(">12.345<", ">12.543<")
    report = check(xml)
    assert report.rules == ["PEPPOL-EN16931-R120"]
    # The net amount is 37.04, of which a third is 12.3467; 3 × 12.35 would be 37.05.
    assert [(one.place, str(one.corrected)) for one in report.corrections] == [
        ("Invoice/InvoiceLine/Price/PriceAmount", "12.347")
    ]
    assert check(corrected(xml, report.corrections)).ok


def test_an_ignored_base_quantity_is_corrected() -> None:
    # The price is for 100, and the program multiplied it by 3.
    invoice = Invoice("EUR")
    invoice.add("a", quantity="3", price="12.50", base_quantity="1", percent="19")
    xml = invoice.to_ubl(HEADING).replace(">1</cbc:BaseQuantity>", ">100</cbc:BaseQuantity>")
    report = check(xml)
    assert [(one.place, str(one.stated), str(one.corrected)) for one in report.corrections] == [
        ("Invoice/InvoiceLine/Price/BaseQuantity", "100", "1")
    ]
    assert check(corrected(xml, report.corrections)).ok


def test_a_wrong_net_amount_is_corrected_alone() -> None:
    invoice = Invoice("EUR")
    invoice.add("a", quantity="3", price="12.345", percent="19")
    invoice.add("b", quantity="7", price="2.50", percent="7")
    xml = invoice.to_ubl(HEADING)
    start, end = xml.rsplit('LineExtensionAmount currencyID="EUR">17.50<', 1)
    wrong = f'{start}LineExtensionAmount currencyID="EUR">17.40<{end}'
    report = check(wrong)
    assert [str(one.corrected) for one in report.corrections] == ["17.50"]
    assert check(corrected(wrong, report.corrections)).ok


def test_the_percentage_of_a_line_is_written_with_its_base() -> None:
    invoice = Invoice("EUR")
    line = invoice.add("a", quantity="3", price="3.33", percent="19")
    line.allowance(rate="10")
    line.charge("0.50", rate="5")
    xml = invoice.to_ubl(HEADING)
    # The charge of 0.50 is 5 % of 9.99, the price of three.
    assert xml.count("<cbc:MultiplierFactorNumeric>") == 2
    assert xml.count('<cbc:BaseAmount currencyID="EUR">9.99<') == 2
    assert invoice.to_cii(HEADING).count("<ram:BasisAmount>9.99<") == 2
    again = Invoice.from_ubl(xml)
    assert again.totals() == invoice.totals() == Invoice.from_cii(invoice.to_cii(HEADING)).totals()
    # An amount that is not the percentage of the price is written without a base.
    other = Invoice("EUR")
    other.add("a", price="10", percent="19").allowance("3", rate="10")
    assert "Multiplier" not in other.to_ubl(HEADING)


def test_a_program_rounds_in_one_way() -> None:
    # Both taxes are truncated; half to even would yield the first one, too.
    invoice = Invoice("EUR")
    invoice.add("x", price="0.90", percent="5")
    invoice.add("y", price="1.07", percent="25")
    xml = invoice.to_ubl(HEADING)
    for own, truncated in (("0.05", "0.04"), ("0.27", "0.26")):
        assert f'TaxAmount currencyID="EUR">{own}<' in xml
        xml = xml.replace(f'"EUR">{own}<', f'"EUR">{truncated}<')
    findings = [one for one in check(xml).findings if one.rule == "BR-CO-17"]
    assert [one.rounding for one in findings] == ["down", "down"]


def test_one_wrong_amount_does_not_change_the_digits_of_a_currency() -> None:
    invoice = Invoice("JPY")
    invoice.add("a", price="1005", percent="10")
    xml = invoice.to_ubl(HEADING)
    wrong = xml.replace(">1106</cbc:PayableAmount>", ">1106.4</cbc:PayableAmount>")
    report = check(wrong)
    assert [str(one.corrected) for one in report.corrections] == ["1106"]
    read = Invoice.from_ubl(corrected(wrong, report.corrections))
    assert read.totals().payable == Money(1106, "JPY")
    # A program that computes in hundredths of a yen.
    assert check(xml.replace(">101<", ">100.50<").replace(">1106<", ">1105.50<")).ok


@pytest.mark.parametrize("adjust", [Invoice.charge, Invoice.allowance])
def test_a_charge_or_an_allowance_of_nothing(adjust: Callable[..., object]) -> None:
    invoice = Invoice("EUR")
    invoice.add("a", price="10", percent="19")
    adjust(invoice, "0", percent="19")
    assert check(invoice.to_ubl(HEADING)).ok and check(invoice.to_cii(HEADING)).ok


def test_a_missing_reason_cannot_be_corrected() -> None:
    xml = example().to_ubl(HEADING).replace("VATEX-EU-AE", "").replace("Reverse charge", "")
    report = check(xml)
    assert (report.rules, report.corrections, report.is_correctable) == (["BR-AE-10"], [], False)


@pytest.mark.parametrize("is_credit_note", [False, True])
def test_cii_is_written(is_credit_note: bool) -> None:
    parties = HEADING.seller, HEADING.buyer
    heading = Heading("7", "2026-10-30", *parties, "2026-11-29", is_credit_note=is_credit_note)
    invoice = example()
    xml = invoice.to_cii(heading)
    report = check(xml)
    assert (report.ok, report.syntax, report.profile) == (True, "CII", "EN 16931")
    assert report.is_credit_note is is_credit_note
    again = Invoice.from_cii(xml)
    assert again.totals() == invoice.totals()
    assert again.to_cii(heading) == xml
    with pytest.raises(Refused, match="expected an Invoice"):
        Invoice.from_ubl(xml)


def test_profiles() -> None:
    for suffix, profile in (
        ("", "EN 16931"),
        ("#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0", "XRechnung"),
        ("#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0", "Peppol BIS Billing 3"),
        ("#compliant#urn:factur-x.eu:1p0:basic", "Factur-X BASIC"),
        ("#conformant#urn:factur-x.eu:1p0:extended", "Factur-X EXTENDED"),
    ):
        heading = Heading(
            "1", "2026-01-01", *(HEADING.seller, HEADING.buyer),
            profile=f"urn:cen.eu:en16931:2017{suffix}",
        )  # fmt: skip
        assert check(example().to_cii(heading)).profile == profile


def test_a_text_is_utf8_whatever_it_declares() -> None:
    xml = example().to_ubl(HEADING).replace("UTF-8", "ISO-8859-1", 1).replace(">Paper<", ">Ré<")
    assert (
        Invoice.from_ubl(xml).to_json()
        == Invoice.from_ubl(xml.replace("ISO-8859-1", "UTF-8").encode()).to_json()
    )
    assert "RÃ©" not in Invoice.from_ubl(xml.encode("latin-1")).to_json()


def test_an_empty_report() -> None:
    assert (Report([]).corrections, Report([]).is_correctable) == ([], True)
