"""Tasks with an invoice, done with clicks and keys alone."""

from __future__ import annotations

import json

from playwright.sync_api import expect
from web.user import User

from tasks.invoice import WRONG, add_line, done, explain, give


def test_i1_write_an_invoice(invoice: User) -> None:
    add_line(invoice, "Consulting", "1", "1091.50", "15")
    expect(invoice.at("#invoice-payable")).to_have_text("€1,255.23")
    done(invoice, "I1 write an invoice")


def test_i2_see_why_the_tax_is_that(invoice: User) -> None:
    add_line(invoice, "Consulting", "1", "1091.50", "15")
    told = explain(invoice, "invoice categories[0].tax")
    assert "15% of €1,091.50" in told
    assert "163.725 (6549/40)" in told
    assert "half up, to 2 decimal places" in told
    assert "+0.005 (1/200)" in told
    assert "BR-CO-17" in told
    done(invoice, "I2 see why the tax is that")


def test_i3_two_rates_an_allowance_and_a_prepayment(invoice: User) -> None:
    add_line(invoice, "Paper", "10", "4.99", "25", allowance="5")
    add_line(invoice, "Book", "1", "20", "5")
    invoice.click("[data-fold='invoice adjustments'] > summary")
    invoice.click("#adjust-reason")
    invoice.type("Voucher")
    invoice.press("Tab")
    invoice.type("10")
    invoice.press("Tab", "Tab")
    invoice.type("25")
    invoice.press("Enter")
    invoice.click("#invoice-prepaid")
    invoice.type("20")
    invoice.press("Tab")
    # 34.90 at 25 % and 20.00 at 5 %: 54.90 + 8.73 + 1.00 - 20.00.
    expect(invoice.at("#invoice-payable")).to_have_text("€44.63")
    done(invoice, "I3 two rates, an allowance, a prepayment")


def test_i4_correct_a_line_and_undo(invoice: User) -> None:
    add_line(invoice, "Paper", "10", "4.99", "25")
    invoice.click("button[aria-label='Edit Paper']")
    invoice.press("Tab")
    invoice.replace("2")
    invoice.press("Enter")
    expect(invoice.at("#invoice-payable")).to_have_text("€12.48")
    invoice.click("#undo")
    expect(invoice.at("#invoice-payable")).to_have_text("€62.38")
    invoice.click("button[aria-label='Remove Paper']")
    expect(invoice.at("#invoice-payable")).to_have_text("€0.00")
    invoice.click("#notices .act")
    expect(invoice.at("#invoice-payable")).to_have_text("€62.38")
    done(invoice, "I4 correct a line and undo")


def test_i5_see_which_cent_is_wrong_and_correct_it(invoice: User) -> None:
    give(invoice, WRONG)
    expect(invoice.at("#invoice-verdict")).to_contain_text("2 findings")
    row = invoice.page.locator("#invoice-findings tbody tr").first
    expect(row).to_contain_text("BR-CO-17")
    expect(row).to_contain_text("163.72")
    expect(row).to_contain_text("163.73")
    expect(row).to_contain_text("rounded half to even")
    expect(invoice.at(".corrections")).to_contain_text("Line 49: 163.72 becomes 163.73")
    invoice.click("#apply")
    expect(invoice.at("#invoice-verdict")).to_contain_text("passes all checks")
    expect(invoice.at("#save-corrected")).to_be_focused()
    with invoice.page.expect_download() as download:
        invoice.press("Enter")
    assert download.value.suggested_filename == "invoice.corrected.xml"
    text = download.value.path().read_text(encoding="utf-8")
    assert text == WRONG.replace(">163.72<", ">163.73<")
    done(invoice, "I5 see which cent is wrong and correct it")


def test_i6_open_an_invoice_and_continue(invoice: User) -> None:
    give(invoice, WRONG)
    invoice.click("#edit-file")
    expect(invoice.at("#invoice-number")).to_have_value("2026-41")
    expect(invoice.at("#invoice-issued")).to_have_value("2026-10-30")
    expect(invoice.at("#invoice-seller")).to_have_value("Tischlerei Huber")
    expect(invoice.at("#invoice-buyerCity")).to_have_value("Hamburg")
    expect(invoice.at("#invoice-payable")).to_have_text("€1,255.23")
    done(invoice, "I6 open an invoice and continue")


def test_i7_save_ubl_cii_and_json(invoice: User) -> None:
    add_line(invoice, "Paper", "10", "4.99", "25")
    invoice.click("#save-ubl")
    # Missing data are requested at their fields.
    expect(invoice.at("#invoice-number")).to_be_focused()
    expect(invoice.page.locator(".wrong:not(:empty)")).to_have_text(["Enter a value."] * 2)
    invoice.type("2026-1")
    invoice.press("Tab")
    invoice.click("#invoice-seller")
    invoice.type("Ink Ltd")
    invoice.press("Tab")
    found = {}
    for name in ("ubl", "cii", "json"):
        with invoice.page.expect_download() as download:
            invoice.click(f"#save-{name}")
        found[download.value.suggested_filename] = download.value.path().read_text("utf-8")
    assert '<cbc:PayableAmount currencyID="EUR">62.38<' in found["invoice-2026-1.ubl.xml"]
    assert "<ram:DuePayableAmount>62.38<" in found["invoice-2026-1.cii.xml"]
    assert json.loads(found["invoice-2026-1.json"])["lines"][0]["name"] == "Paper"
    for name in ("invoice-2026-1.ubl.xml", "invoice-2026-1.cii.xml"):
        give(invoice, found[name], name)
        expect(invoice.at("#invoice-verdict")).to_contain_text(f"{name} passes all checks")
        expect(invoice.at("#checked-payable")).to_have_text("€62.38")
    done(invoice, "I7 save UBL, CII and JSON")


def test_i8_a_payment_code(invoice: User) -> None:
    add_line(invoice, "Paper", "10", "4.99", "25")
    invoice.fill("#invoice-number", "2026-1")
    invoice.fill("#invoice-seller", "Ink Ltd")
    invoice.click("[data-fold='invoice code'] > summary")
    invoice.click("#invoice-iban")
    invoice.type("DE89370400440532013001")
    invoice.press("Tab")
    expect(invoice.at("#invoice-iban ~ .wrong")).to_contain_text("Check the IBAN")
    invoice.click("#invoice-iban")
    invoice.replace("DE89 3704 0044 0532 0130 00")
    invoice.press("Tab")
    invoice.click("#code-epc")
    lines = invoice.at(".code-text").input_value().split("\n")
    assert lines[0] == "BCD"
    assert lines[5:8] == ["Ink Ltd", "DE89370400440532013000", "EUR62.38"]
    assert lines[-1] == "2026-1"
    # A German account has no QR-bill.
    invoice.click("#code-swiss")
    expect(invoice.at("#invoice-iban ~ .wrong, #invoice-sellerPostcode ~ .wrong")).to_contain_text(
        "No code"
    )
    done(invoice, "I8 the text of a payment code")


def test_i9_print_on_paper_and_on_a_roll(invoice: User) -> None:
    add_line(invoice, "Paper", "10", "4.99", "25")
    invoice.fill("#invoice-seller", "Ink Ltd")
    expect(invoice.at(".money-paper")).to_contain_text("Ink Ltd")
    invoice.page.evaluate("self.print = () => { self.PRINTED = true; }; 0")
    invoice.click("#print")
    assert invoice.page.evaluate("self.PRINTED")
    sizes = {}
    for sheet in ("a4", "roll"):
        invoice.fill("#sheet", sheet)
        pdf = invoice.page.pdf(prefer_css_page_size=True)
        box = pdf.split(b"/MediaBox")[1].split(b"]")[0].split(b"[")[1].split()
        sizes[sheet] = [round(float(one) / 72 * 25.4) for one in box[2:]]
    assert sizes == {"a4": [210, 297], "roll": [80, 297]}
    done(invoice, "I9 print on A4 or 80 mm")
