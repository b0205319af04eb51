"""Invoices as customers read them."""

from __future__ import annotations

import pytest
from test_invoice_ubl import example
from test_receipt_page import Cells

from libmoney import (
    ArgumentError,
    CurrencyRegistry,
    Invoice,
    InvoiceTax,
    Money,
    MoneySyntaxError,
    format_locale,
    parse_locale,
)

GERMAN = {"title": "Rechnung", "at": "zu", "allowance": "Nachlass", "payable": "Zu zahlen"}


def test_text() -> None:
    title, rule, *lines = example().to_text(60).splitlines()
    assert title == "Invoice" and rule == "-" * 60
    assert {len(line) for line in lines} == {60}
    assert [" ".join(line.split()) for line in lines] == [
        "10 × Paper at €4.99 €49.90",
        "Allowance: Discount -€5.00",
        "Charge: Packing (2 %) €1.00",
        "1 × Advice at €100.00 €100.00",
        "-1 × Returned at €3.50 -€3.50",
        "-" * 60,
        "Line items €142.40",
        "Allowance -€10.00",
        "Charge €3.00",
        "Net €135.40",
        "Tax S 25 % on €32.40 €8.10",
        "Tax AE 0 % on €100.00: Reverse charge €0.00",
        "Tax Z 0 % on €3.00 €0.00",
        "Total €143.50",
        "Paid -€100.00",
        "Rounding €0.01",
        "Payable €43.51",
    ]


@pytest.mark.parametrize("locale", ["de-DE", "fr", "en-IN", "ja", "ar-EG", "hi", "fa", "pt-BR"])
def test_the_amounts_add_up_in_every_locale(locale: str) -> None:
    invoice = example()
    page = Cells(invoice.to_html(locale))
    assert page.open == []
    amounts = [parse_locale(cells[-1], locale, "EUR") for cells in page.rows[1:]]
    zero = Money("0.00", "EUR")
    totals = invoice.totals()
    assert sum(amounts[:5], zero) == amounts[5] == totals.line_total
    assert sum(amounts[5:8], zero) == amounts[8] == totals.net
    assert sum(amounts[8:12], zero) == amounts[12] == totals.gross
    assert sum(amounts[12:15], zero) == amounts[15] == totals.payable


def test_words_and_languages() -> None:
    html = example().to_html("de-DE", GERMAN)
    assert "<title>Rechnung</title>" in html
    assert Cells(html).rows[1] == ["Paper", "10", "4,99\xa0€", "49,90\xa0€"]
    assert Cells(html).attributes["html.lang"] == "de-DE"
    arabic = example().to_html("ar-EG", {"title": "فاتورة"})
    assert Cells(arabic).attributes["html.dir"] == "rtl"


def test_base_quantities_taxes_kept_back_and_accounting() -> None:
    invoice = Invoice("EUR")
    kept = InvoiceTax("IRPF", "15", kind="retained")
    invoice.add("Nails", "250", "8", "100", category="S", percent="21", taxes=[kept])
    invoice.accounting("SEK", "11.5")
    lines = [" ".join(line.split()) for line in invoice.to_text(60).splitlines()[2:]]
    assert lines[0] == "250 × Nails at €8.00 for 100 €20.00"
    tax = format_locale(Money("48.30", "SEK"), "en").replace("\xa0", " ")
    assert lines[-4:] == [
        "Total €24.20",
        f"Tax in SEK {tax}",
        "Withheld IRPF 15 % on €20.00 -€3.00",
        "Payable €21.20",
    ]


def test_texts_cannot_break_the_page() -> None:
    invoice = Invoice("EUR")
    line = invoice.add("<b>&'\"", price=1, category="E")
    line.allowance("0.10", reason="</td><script>")
    invoice.exemption("E", "<i>")
    html = invoice.to_html("en", {"title": "<script>", "at": "</td>"})
    assert "<b>" not in html and "<script>" not in html and "<i>" not in html
    assert "src=" not in html and "http" not in html
    assert Cells(html).open == []
    text = invoice.to_text(40)
    for texts in (("a\nb", ""), ("a\x1b[31m", ""), ("a", "b\tc")):
        with pytest.raises(MoneySyntaxError):
            invoice.add(texts[0], price=1, category="E").allowance("0.10", reason=texts[1])
    assert all(len(line) <= 40 for line in text.splitlines())
    assert "&lt;b&gt;" in invoice._repr_html_()


def test_an_empty_invoice() -> None:
    assert Invoice("JPY").to_text(32).splitlines()[-1] == "Total" + " " * 25 + "¥0"


def test_a_currency_of_the_program() -> None:
    registry = CurrencyRegistry()
    registry.add("XYZ", digits=2)
    invoice = Invoice("XYZ", registry)
    invoice.add("Thing", "2.5", "0.335", percent="25").allowance("0.10")
    first, second = invoice.to_text(48).splitlines()[2:4]
    assert first.split() == ["2.5", "×", "Thing", "at", "XYZ", "0.335", "XYZ", "0.84"]
    assert second.split() == ["Allowance", "-XYZ", "0.10"]
    assert "<td" in invoice.to_html("de-DE") and "XYZ" in invoice._repr_html_()


def test_wrong_arguments() -> None:
    with pytest.raises(ArgumentError, match='unknown word "Total"'):
        example().to_text(48, "de", words={"Total": "Summe"})
    with pytest.raises(ArgumentError, match="columns"):
        example().to_text(31)
    with pytest.raises(TypeError):
        example().to_html(7)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        example().to_html("de", {"at": 7})  # type: ignore[dict-item]
