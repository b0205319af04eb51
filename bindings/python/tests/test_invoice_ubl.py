"""UBL: reading, writing and rejecting, each fault with its rule and its place."""

from __future__ import annotations

import socket
import time
import tracemalloc
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from libmoney import ArgumentError, CurrencyMismatch, DocumentError, Invoice, InvoiceTax, Money
from libmoney.invoice import Heading, Party, Refused, check

SELLER = Party("Ink & Sons", "IE", "IE1234567T", "Quay 1", "Cork", "T12")
BUYER = Party("Pen <GmbH>", "DE")
HEADING = Heading("2026-1", date(2026, 10, 30), SELLER, BUYER, due="2026-11-30")


def example() -> Invoice:
    invoice = Invoice("EUR")
    line = invoice.add("Paper", "10", "4.99", "1", "S", "25")
    line.allowance("5.00", reason="Discount")
    line.charge(rate="2", base="50.00", reason="Packing", reason_code="PC")
    invoice.add("Advice", category="AE", price="100")
    invoice.add("Returned", "-1", "3.50", category="S", percent="25")
    invoice.allowance("10.00", category="S", percent="25", reason_code="95")
    invoice.charge("3.00", category="Z")
    invoice.exemption("AE", "Reverse charge", "VATEX-EU-AE")
    invoice.prepaid("100.00")
    invoice.rounding("0.01")
    return invoice


XML = example().to_ubl(HEADING)


@pytest.mark.parametrize("is_credit_note", [False, True])
def test_there_and_back(is_credit_note: bool) -> None:
    heading = Heading("1", "2026-10-30", SELLER, BUYER, is_credit_note=is_credit_note)
    xml = example().to_ubl(heading)
    assert ("<CreditNote " in xml) == is_credit_note
    assert str(check(xml)) == "The invoice passes all checks."
    assert Invoice.from_ubl(xml).totals() == example().totals()
    assert Invoice.from_ubl(xml.encode("utf-8")).to_ubl(heading) == xml
    utf16 = xml.replace('encoding="UTF-8"', 'encoding="UTF-16"').encode("utf-16")
    assert Invoice.from_ubl(utf16).totals() == example().totals()


def test_the_tax_in_the_currency_of_accounting() -> None:
    invoice = example()
    invoice.accounting("SEK", "11.5")
    xml = invoice.to_ubl(HEADING)
    assert check(xml).ok
    tax = invoice.totals().accounting_tax
    assert tax == Money("93.15", "SEK")
    assert ">93.15</cbc:TaxAmount>" in xml
    again = Invoice.from_ubl(xml)
    assert again.totals() == invoice.totals()
    assert again.to_ubl(HEADING) == xml


@pytest.mark.parametrize("rate", ["0.0000123", "0.3333333333", "1", "171.239", "25000.125"])
@pytest.mark.parametrize("price", ["0.04", "123.45", "99999999.99"])
def test_every_rate_leads_back_to_the_tax_of_accounting(rate: str, price: str) -> None:
    invoice = Invoice("EUR")
    invoice.add("Paper", price=price, percent="25")
    invoice.accounting("SEK", rate)
    tax = invoice.totals().accounting_tax
    again = Invoice.from_ubl(invoice.to_ubl(HEADING)).totals()
    assert again.accounting_tax == (tax if tax else None)


def test_the_currency_of_accounting_is_another_one() -> None:
    with pytest.raises(CurrencyMismatch, match="must differ from that of the invoice, got EUR"):
        Invoice("EUR").accounting("EUR", "1")


def test_a_tax_of_accounting_that_no_rate_leads_to() -> None:
    invoice = example()
    invoice.accounting("SEK", "11.5")
    xml = invoice.to_ubl(HEADING)
    against = xml.replace(">93.15</cbc:TaxAmount>", ">-93.15</cbc:TaxAmount>")
    assert Invoice.from_ubl(against).totals().accounting_tax is None
    free = Invoice("EUR")
    free.add("Advice", price=1, category="Z")
    free.accounting("SEK", "11.5")
    again = Invoice.from_ubl(free.to_ubl(HEADING)).totals().accounting_tax
    assert again == Money("0.00", "SEK")


def test_long_texts_are_cut() -> None:
    xml = XML.replace(">Paper<", f">{'ü' * 200}\n  more<")
    totals = Invoice.from_ubl(xml).totals()
    assert totals.payable == example().totals().payable
    assert '"' + "ü" * 126 + '…"' in Invoice.from_ubl(xml).to_json()


@pytest.mark.parametrize("text", ["x" * 255, "€" * 85, "ü" * 127 + "x"], ids="123")
def test_texts_of_255_bytes_are_whole(text: str) -> None:
    invoice = example()
    invoice.add(text, price="1", category="AE")
    invoice.charge("3.00", category="Z", reason=text)
    invoice.exemption("AE", text)
    again = Invoice.from_ubl(invoice.to_ubl(HEADING))
    assert again.totals() == invoice.totals()
    assert again.to_json().count(f'"{text}"') == 3


FAULTS = [
    ("LineExtensionAmount", 0, "BR-CO-10", "LegalMonetaryTotal"),
    ("LineExtensionAmount", 1, "PEPPOL-EN16931-R120", "InvoiceLine/"),
    ("LineExtensionAmount", 2, "PEPPOL-EN16931-R120", "InvoiceLine[2]/"),
    ("AllowanceTotalAmount", 0, "BR-CO-11", "LegalMonetaryTotal"),
    ("ChargeTotalAmount", 0, "BR-CO-12", "LegalMonetaryTotal"),
    ("TaxExclusiveAmount", 0, "BR-CO-13", "LegalMonetaryTotal"),
    ("TaxAmount", 0, "BR-CO-14", "TaxTotal"),
    ("TaxInclusiveAmount", 0, "BR-CO-15", "LegalMonetaryTotal"),
    ("PayableAmount", 0, "BR-CO-16", "LegalMonetaryTotal"),
    ("TaxAmount", 1, "BR-CO-17", "TaxTotal/TaxSubtotal/"),
    ("TaxableAmount", 0, "BR-S-08", "TaxTotal/TaxSubtotal/"),
    ("TaxableAmount", 1, "BR-AE-08", "TaxTotal/TaxSubtotal[2]/"),
    ("TaxableAmount", 2, "BR-Z-08", "TaxTotal/TaxSubtotal[3]/"),
]


def changed(name: str, index: int, by: str = "0.01") -> tuple[str, str, str]:
    """The example with one amount changed; the amount before and after."""
    parts = XML.split(f"<cbc:{name} ")
    head, rest = parts[index + 1].split(">", 1)
    old, rest = rest.split("<", 1)
    new = f"{Decimal(old) + Decimal(by)}"
    parts[index + 1] = f"{head}>{new}<{rest}"
    return f"<cbc:{name} ".join(parts), old, new


@pytest.mark.parametrize(("name", "index", "rule", "place"), FAULTS)
@pytest.mark.parametrize("by", ["0.01", "-0.01"])
def test_each_difference_is_named(name: str, index: int, rule: str, place: str, by: str) -> None:
    xml, old, new = changed(name, index, by)
    found = [finding for finding in check(xml).findings if finding.rule == rule]
    assert len(found) == 1
    assert found[0].place.startswith(f"Invoice/{place}")
    assert xml.splitlines()[found[0].line - 1].strip().startswith(f"<cbc:{name} ")
    assert (found[0].stated, found[0].computed) == (Decimal(new), Decimal(old))


def test_amounts_have_two_digits() -> None:
    assert "BR-DEC-23" in check(changed("LineExtensionAmount", 1, "0.001")[0]).rules
    assert "BR-DEC-18" in check(changed("PayableAmount", 0, "0.001")[0]).rules
    assert "BR-DEC-20" in check(changed("TaxAmount", 1, "0.001")[0]).rules


REFUSED: list[tuple[str, str | None, str]] = [
    ("", None, "invalid XML"),
    ("{}", None, "invalid XML"),
    ("%PDF-1.7\n", None, "expected XML, got a PDF"),
    ("<Invoice/>", None, "expected an Invoice"),
    ("<html><body/></html>", None, "expected an Invoice"),
    (XML.replace("Invoice-2", "Order-2"), None, "expected an Invoice"),
    (
        XML.replace("<Invoice ", "<CreditNote ").replace("</Invoice>", "</CreditNote>"),
        None,
        "expected an Invoice",
    ),
    (XML.replace("urn:cen.eu:en16931:2017", "urn:example:other"), "BR-01", "profile"),
    (XML.replace(">EUR<", "><"), "BR-05", "DocumentCurrencyCode"),
    (XML.replace(">EUR<", ">E R<"), "BR-05", "code"),
    (XML.replace(">EUR<", ">ABC<"), "BR-05", "unknown currency"),
    (XML.replace("LegalMonetaryTotal", "Total"), "BR-13", "LegalMonetaryTotal"),
    (XML.replace(">4.99<", ">4,99<"), "BR-DEC", "expected a number"),
    (XML.replace(">4.99<", ">NaN<"), "BR-DEC", "expected a number"),
    (XML.replace(">4.99<", ">1e5<"), "BR-DEC", "expected a number"),
    (XML.replace(">4.99<", f">{'9' * 41}<"), "BR-DEC", "expected a number"),
    (XML.replace(">4.99<", ">-4.99<"), "BR-27", "must not be negative"),
    (XML.replace(">1</cbc:BaseQ", ">0</cbc:BaseQ"), "PEPPOL-EN16931-R121", "base quantity"),
    (XML.replace("InvoicedQuantity", "Quantity"), "BR-22", "InvoicedQuantity"),
    (XML.replace("ClassifiedTaxCategory", "Category"), "BR-CO-04", "ClassifiedTaxCategory"),
    (XML.replace(">AE<", ">XX<"), "BR-CL-18", "category"),
    (XML.replace(">true<", ">maybe<"), "UBL-CR", "ChargeIndicator"),
]


@pytest.mark.parametrize(
    ("xml", "rule", "words"), REFUSED, ids=[f"{rule} {words}" for _, rule, words in REFUSED]
)
def test_documents_are_refused(xml: str, rule: str | None, words: str) -> None:
    for action in (check, Invoice.from_ubl):
        with pytest.raises(Refused, match=words) as caught:
            action(xml)
        assert (caught.value.rule, caught.value.line > 0) == (rule, True)
        assert isinstance(caught.value, DocumentError)


def test_every_beginning_is_refused() -> None:
    for length in range(0, len(XML.rstrip()), 97):
        with pytest.raises(Refused) as caught:
            check(XML[:length])
        assert caught.value.line >= 1


ATTACKS = {
    "entity": '<!DOCTYPE x [<!ENTITY a SYSTEM "{url}">]>',
    "external subset": '<!DOCTYPE x SYSTEM "{url}">',
    "public": '<!DOCTYPE x PUBLIC "a" "{url}">',
    "parameter entity": '<!DOCTYPE x [<!ENTITY % a SYSTEM "{url}"> %a;]>',
    "file": '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
    "laughs": "<!DOCTYPE x [<!ENTITY a0 'ha'>"
    + "".join(f"<!ENTITY a{i} '&a{i - 1};&a{i - 1};'>" for i in range(1, 100))
    + "]>",
}


@pytest.mark.parametrize("attack", ATTACKS.values(), ids=ATTACKS)
def test_nothing_is_fetched_or_expanded(attack: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def connect(*_: Any) -> None:
        raise AssertionError("a connection was opened")

    monkeypatch.setattr(socket.socket, "connect", connect)
    monkeypatch.setattr("builtins.open", connect)
    head, body = XML.split("\n", 1)
    text = attack.replace("{url}", "http://127.0.0.1:9/x.dtd")
    xml = f"{head}\n{text}\n{body}".replace(">Paper<", ">&a;<")
    with pytest.raises(Refused, match="document type declaration") as caught:
        check(xml)
    assert caught.value.reason == "the document must not have a document type declaration"
    assert caught.value.line == 2
    with pytest.raises(Refused, match="undefined entity"):
        check(f"{head}\n{body}".replace(">Paper<", ">&a;<"))


def test_large_and_deep_documents() -> None:
    start = time.monotonic()
    for xml, words in (
        ("<a>" * 100, "depth of elements"),
        (XML + " " * (33 << 20), "must be at most"),
        ("<a>" + "<b/>" * 1_000_001, "elements"),
    ):
        with pytest.raises(Refused, match=words):
            check(xml)
    line = XML[XML.index("  <cac:InvoiceLine>") : XML.index("</cac:InvoiceLine>") + 20]
    report = check(XML.replace("</Invoice>", line * 500 + "</Invoice>"))
    assert report.rules == ["BR-S-08", "BR-CO-10"]
    assert time.monotonic() - start < 60


def test_two_currencies_and_missing_rates() -> None:
    dollars = XML.replace('PriceAmount currencyID="EUR">4.99', 'PriceAmount currencyID="USD">4.99')
    rateless = XML.replace("<cbc:Percent>25</cbc:Percent>", "", 2)
    for xml, rule, place in (
        (dollars, "PEPPOL-EN16931-R051", "Invoice/InvoiceLine/Price/PriceAmount"),
        (rateless, "BR-S-06", "Invoice/AllowanceCharge/TaxCategory"),
        (rateless, "BR-48", "Invoice/TaxTotal/TaxSubtotal/TaxCategory"),
    ):
        found = {finding.rule: finding.place for finding in check(xml).findings}
        assert found[rule] == place
        with pytest.raises(Refused):
            Invoice.from_ubl(xml)


def test_rates_of_categories() -> None:
    zero = XML.replace("<cbc:Percent>25</cbc:Percent>", "<cbc:Percent>0</cbc:Percent>")
    assert {"BR-S-05", "BR-S-06"} <= set(check(zero).rules)
    taxed = XML.replace("<cbc:Percent>0</cbc:Percent>", "<cbc:Percent>5</cbc:Percent>")
    assert {"BR-AE-05", "BR-Z-07"} <= set(check(taxed).rules)
    with pytest.raises(Refused):
        Invoice.from_ubl(taxed)
    silent = XML.replace("VATEX-EU-AE", "").replace("Reverse charge", "")
    assert check(silent).rules == ["BR-AE-10"]
    bare = XML[: XML.index("  <cac:TaxTotal>")] + XML[XML.index("  <cac:LegalMonetaryTotal>") :]
    assert "BR-CO-18" in check(bare).rules


def test_what_the_norm_has_no_place_for() -> None:
    empty, other, silent, several = (Invoice("EUR") for _ in range(4))
    other.add("x", price="1", category="GST", percent="5")
    silent.add("x", price="1", category="E")
    several.add("x", price="1", percent="5", taxes=[InvoiceTax("B", "1")])
    for invoice, words in (
        (empty, "BR-16"),
        (other, "GST"),
        (silent, "BR-E-10"),
        (several, "one tax"),
    ):
        with pytest.raises(ArgumentError, match=words):
            invoice.to_ubl(HEADING)
    with pytest.raises(ArgumentError, match="number"):
        example().to_ubl(Heading("", "2026-10-30", SELLER, BUYER))
    with pytest.raises(ArgumentError, match="one line"):
        example().to_ubl(Heading("1\n2", "2026-10-30", SELLER, BUYER))
    with pytest.raises(ValueError, match="isoformat"):
        example().to_ubl(Heading("1", "30.10.2026", SELLER, BUYER))


LONG = "n" * 500_000


@pytest.mark.parametrize(
    "document",
    [
        f"<{LONG}>" + "<a/>" * 2000 + f"</{LONG}>",
        f'<r xmlns="{LONG}">' + "".join(f"<a{i}/>" for i in range(2000)) + "</r>",
        f'<r xmlns:p="{LONG}" ' + " ".join(f'p:a{i}=""' for i in range(2000)) + "/>",
    ],
    ids=["name", "namespace", "attributes"],
)
def test_long_names_are_kept_once(document: str) -> None:
    tracemalloc.start()
    with pytest.raises(Refused):
        check(document)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 20 * len(document)


def test_a_prefix_without_a_namespace() -> None:
    with pytest.raises(Refused, match="unknown prefix 'p'"):
        check("<p:Invoice/>")
