"""The invoice: anything in its fields, its document, two tabs, and files that are no invoice."""

from __future__ import annotations

import json
import random
from fractions import Fraction
from pathlib import Path

import pytest
from fit import check
from playwright.sync_api import expect
from tasks.invoice import WRONG, explain, give
from test_frame import exported, file_of, give_file, settle
from test_recovery import keep
from test_tabs import pair
from web.user import User, fill


def add(user: User, name: str, quantity: str, price: str, rate: str = "") -> None:
    user.fill("#line-name", name)
    user.fill("#line-quantity", quantity)
    user.fill("#line-price", price)
    if rate:
        user.fill("#line-rate", rate)
    user.page.click("#line-save")


def half_up(value: Fraction) -> Fraction:
    """Rounds half away from zero to cents."""
    cents = abs(value) * 100
    whole = (2 * cents + 1) // 2
    return Fraction(-whole if value < 0 else whole, 100)


def test_totals_are_those_of_exact_fractions(user: User) -> None:
    """The net amount of each line item is rounded, then the tax of each rate."""
    rng = random.Random(7)
    user.open("invoice")
    bases: dict[str, Fraction] = {}
    for index in range(8):
        quantity = f"{rng.randint(1, 40)}.{rng.randint(0, 9)}"
        price = f"{rng.randint(0, 99)}.{rng.randint(0, 999):03}"
        rate = rng.choice(["5", "7.7", "19", "25"])
        add(user, f"item {index}", quantity, price, rate)
        net = half_up(Fraction(quantity) * Fraction(price))
        bases[rate] = bases.get(rate, Fraction()) + net
        tax = sum(half_up(base * Fraction(one) / 100) for one, base in bases.items())
        due = sum(bases.values()) + tax
        expect(user.at("#invoice-payable")).to_have_text(f"€{float(due):,.2f}")


@pytest.mark.parametrize(
    ("field", "text", "words"),
    [
        ("price", "-5", "Enter zero or a greater number."),
        ("price", "1e400", "Enter a number such as"),
        ("price", "7" * 100_000, "Enter at most 38 digits."),
        ("price", "1\0", "Remove the invisible character from the text."),
        ("quantity", "<img src=x onerror=alert(1)>", "Enter a number such as"),
        ("quantity", "", "Enter a value."),
        ("rate", "101", "Enter at most 100."),
        ("rate", "-1", "Enter at least 0."),
        ("name", "é" * 128, "Enter at most 255 bytes; this text has 256."),
        ("name", "T\u202eea", "Remove the invisible character from the text."),
        ("allowance", "1.005", "Use at most 2 decimal places for EUR."),
    ],
    ids=(
        *("negative", "exponent", "long", "nul", "markup", "nothing", "large", "below"),
        *("bytes", "direction", "digits"),
    ),
)
def test_a_text_that_is_refused_is_a_sentence_at_its_field(
    user: User, field: str, text: str, words: str
) -> None:
    user.open("invoice")
    for name, value in (("name", "Tea"), ("quantity", "1"), ("price", "2"), ("rate", "5")):
        if name != field:
            user.fill(f"#line-{name}", value)
    user.fill(f"#line-{field}", text)
    user.page.click("#line-save")
    expect(user.at(f"#line-{field} ~ .wrong")).to_contain_text(words)
    expect(user.at(f"#line-{field}")).to_be_focused()
    expect(user.at("#invoice-payable")).to_have_text("€0.00")
    user.fill(f"#line-{field}", "1")
    user.page.click("#line-save")
    expect(user.page.locator(".wrong:not(:empty)")).to_have_count(0)
    expect(user.at("#invoice-payable")).not_to_have_text("€0.00")


def test_amounts_that_are_too_large_are_refused_at_the_field(user: User) -> None:
    user.open("invoice")
    add(user, "Tea", "9" * 30, "9" * 30, "5")
    expect(user.at("#line-price ~ .wrong")).to_have_text("The amounts are too large.")
    expect(user.at("#line-price")).to_be_focused()
    expect(user.at("#line-name")).to_have_value("Tea")
    add(user, "Tea", "1", "9" * 35, "5")
    expect(user.at("#line-name")).to_have_value("")
    # Each is an invoice, but not both.
    add(user, "Tea", "10", "9" * 35, "5")
    expect(user.at("#line-price ~ .wrong")).to_have_text("The amounts are too large.")
    settle(user.page)
    user.open("invoice", is_anew=True)
    expect(user.page.locator("#invoice-lines tbody tr")).to_have_count(1)


@pytest.mark.parametrize("day", ["9999-12-31", "0001-01-01"])
def test_the_first_and_the_last_day(user: User, day: str) -> None:
    user.open("invoice")
    user.fill("#invoice-issued", day)
    expect(user.page.locator(".wrong:not(:empty)")).to_have_count(0)
    settle(user.page)
    user.open("invoice", is_anew=True)
    expect(user.at("#invoice-issued")).to_have_value(day)
    expect(user.at(".money-paper")).to_contain_text(day[:4].lstrip("0"))


def test_a_currency_with_fewer_digits_is_refused_if_an_amount_has_more(user: User) -> None:
    user.open("invoice")
    add(user, "Tea", "1", "2.50", "5")
    user.fill("#invoice-currency", "JPY")
    expect(user.at("#invoice-payable")).to_have_text("¥3")
    user.page.click("#undo")
    expect(user.at("#invoice-payable")).to_have_text("€2.63")
    user.fill("#invoice-prepaid", "1.50")
    expect(user.at("#invoice-payable")).to_have_text("€1.13")
    user.fill("#invoice-currency", "JPY")
    expect(
        user.at("#invoice-currency").locator("xpath=ancestor::*[@class='field']")
    ).to_contain_text("too few decimal places")
    expect(user.at("#invoice-payable")).to_have_text("€1.13")


def test_a_category_without_tax_asks_for_its_reason(user: User) -> None:
    user.open("invoice")
    user.fill("#line-category", "AE")
    expect(user.at("#line-rate")).to_be_hidden()
    add(user, "Consulting", "1", "100")
    expect(user.at("#invoice-payable")).to_have_text("€100.00")
    user.fill("#invoice-number", "1")
    user.fill("#invoice-seller", "Ink Ltd")
    user.page.click("#save-ubl")
    expect(user.at("#reason-AE ~ .wrong")).to_contain_text("Enter a reason")
    expect(user.at("#reason-AE")).to_be_focused()
    user.fill("#reason-code-AE", "VATEX-EU-AE")
    with user.page.expect_download() as download:
        user.page.click("#save-ubl")
    assert "VATEX-EU-AE" in download.value.path().read_text("utf-8")


def test_each_amount_explains_itself(user: User) -> None:
    user.open("invoice")
    for name in ("one", "two", "three"):
        add(user, name, "1", "0.335", "25")
    assert "Effect of roundings" in explain(user, "invoice net")
    line = explain(user, "invoice lines[1].net")
    assert "1 × €0.335" in line
    assert "0.335 (67/200)" in line
    assert "+0.005 (1/200)" in line
    names = user.page.locator(".explained-rows > .explains")
    assert names.count() >= 5
    for index in range(names.count()):
        if names.nth(index).get_attribute("open") is None:
            names.nth(index).locator("> summary").click()
        expect(names.nth(index).locator("> .explained dl, > .explained p").first).to_be_visible()
    # A fold stays open when the invoice changes.
    add(user, "four", "1", "1", "25")
    expect(user.at("[data-explains='invoice net'] > .explained")).to_contain_text(
        "four – net amount"
    )


def test_the_till_explains_its_receipts(user: User) -> None:
    user.open("till")
    user.page.click("[data-sku=milk]")
    user.fill("#tax", "19")
    user.page.click("[data-fold=explained] > summary")
    told = explain(user, "basket tax")
    assert "19% of $1.30" in told
    assert "0.247 (247/1000)" in told
    user.page.click("#checkout")
    user.page.click("#complete")
    expect(user.at(".money-paper")).to_be_visible()
    told = explain(user, "receipt 1 payable")
    assert "smallest coin of USD" in told
    assert "to a multiple of 0.01" in told
    user.open("receipts")
    told = explain(user, "receipt 1 gross")
    assert "$1.30 + $0.25" in told
    # The paper is printed without the explanations.
    user.page.emulate_media(media="print")
    expect(user.at(".explained-receipt")).to_be_hidden()
    expect(user.at(".money-paper")).to_be_visible()


#: A file, its name, and the words about it.
FILES = {
    "pdf": (b"%PDF-1.7\n\xff\xfe", "Python"),
    "noise": (bytes(range(256)), "must be text in UTF-8"),
    "empty": (b"  \n", "empty"),
    "text": (b"an invoice", "neither XML nor JSON"),
    "json": (b'{"a": 1}', "must be an invoice"),
    "malformed": (b"<Invoice><a></Invoice>", "Line 1, column"),
    "other xml": (b"<html/>", "Line 1, column 1"),
    "entities": (b'<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', "Line 1"),
}


@pytest.mark.parametrize("kind", FILES)
def test_a_file_that_is_no_invoice_is_refused_in_words(user: User, kind: str) -> None:
    content, words = FILES[kind]
    user.open("invoice")
    give(user, WRONG)
    expect(user.at("#invoice-verdict")).to_be_visible()
    give(user, content)
    expect(user.at("#invoice-file ~ .wrong")).to_contain_text(words)
    expect(user.at("#invoice-verdict")).to_have_count(0)
    give(user, WRONG)
    expect(user.at("#invoice-verdict")).to_contain_text("2 findings")
    expect(user.page.locator(".wrong:not(:empty)")).to_have_count(0)


def test_a_file_of_50_mb_is_refused(user: User, tmp_path: Path) -> None:
    user.open("invoice")
    large = tmp_path / "large.xml"
    large.write_bytes(b"<a>" + b" " * (50 << 20))
    user.click("[data-tab=check]")
    user.page.set_input_files("#invoice-file", large)
    expect(user.at("#invoice-file ~ .wrong")).to_have_text("The file is larger than 32 MB.")


def test_a_correction_is_applied_to_its_characters_alone(user: User) -> None:
    """Comments, characters of two units and quotes before the amount move no correction."""
    text = WRONG.replace("\n", "\r\n").replace(
        '<cbc:TaxAmount currencyID="EUR">163.72<',
        "<!-- 💶 >163.72< --><cbc:TaxAmount  currencyID = 'EUR' > 163.72 <",
    )
    assert text.count("💶") == 1
    user.open("invoice")
    give(user, text)
    user.page.click("#apply")
    with user.page.expect_download() as download:
        user.page.click("#save-corrected")
    found = download.value.path().read_bytes().decode()
    assert found == text.replace("> 163.72 <", ">163.73<")


def test_an_invoice_of_many_lines_is_checked(user: User) -> None:
    """More line items than the form edits; the table of findings has pages."""
    start = WRONG.index("  <cac:InvoiceLine>")
    end = WRONG.index("</Invoice>")
    line = WRONG[start:end]
    user.open("invoice")
    give(user, WRONG[:start] + line * 1200 + WRONG[end:])
    expect(user.at("#invoice-verdict")).to_contain_text("finding")
    expect(user.at("#checked-payable")).to_have_text("€1,506,270.00")
    told = explain(user, "checked invoice.xml line_total")
    assert "sum of 1200 values" in told
    assert "Show 1180 more" in told
    user.page.click("#edit-file")
    expect(user.at("#edit-file ~ .wrong")).to_contain_text("at most 1000")


@pytest.mark.parametrize(
    "value", [5, None, {"a": 1}, "null", "{}", "", '{"amounts":{},"heading":{}}']
)
def test_any_value_in_the_base_leaves_the_screen_there(user: User, value: object) -> None:
    user.open("trust")
    keep(user, "invoice", value)
    user.open("invoice", is_anew=True)
    expect(user.page.locator(".failure")).to_have_count(0)
    expect(user.at("#notices")).to_contain_text("was set aside")
    add(user, "Tea", "1", "2", "5")
    expect(user.at("#invoice-payable")).to_have_text("€2.10")


def test_an_invoice_is_exported_and_imported(user: User) -> None:
    user.open("invoice")
    add(user, "Tea", "1", "2", "5")
    user.fill("#invoice-seller", "Ink Ltd")
    settle(user.page)
    text = exported(user)["documents"]["invoice"]
    give_file(user, file_of(invoice=text), "imported")
    wrong = json.loads(text)
    wrong["heading"]["seller"] = "x" * 256
    give_file(user, file_of(invoice=json.dumps(wrong)), "Could not read", "Nothing has changed")
    wrong = json.loads(text)
    wrong["amounts"]["lines"][0]["price"] = "-2"
    give_file(user, file_of(invoice=json.dumps(wrong)), "Could not read")
    user.open("invoice", is_anew=True)
    expect(user.at("#invoice-payable")).to_have_text("€2.10")
    expect(user.at("#invoice-seller")).to_have_value("Ink Ltd")


def test_lines_of_two_tabs_are_both_there(user: User) -> None:
    other = pair(user, "invoice", is_deaf=True)
    add(user, "Tea", "1", "2", "0")
    settle(user.page)
    fill(other, "#line-name", "Milk")
    fill(other, "#line-price", "3")
    fill(other, "#line-rate", "0")
    other.click("#line-save")
    expect(other.locator("#invoice-payable")).to_have_text("€5.00")
    # A line item that the other tab has changed is not removed.
    user.page.click("button[aria-label='Edit Tea']")
    user.fill("#line-price", "4")
    user.page.click("#line-save")
    expect(user.at("#invoice-payable")).to_have_text("€7.00")
    settle(user.page)
    other.click("button[aria-label='Remove Tea']")
    expect(other.locator("#notices")).to_contain_text("Another tab changed the data first")
    expect(other.locator("#invoice-payable")).to_have_text("€7.00")


def test_the_invoice_in_german_and_portuguese(user: User) -> None:
    words = (
        ("de", "de", "3,5", "Zahlbetrag", "kaufmännisch", "Rechnung"),
        ("pt", "pt", "3,5", "Valor a pagar", "metade para cima", "Fatura"),
    )
    for language, locale, price, payable, mode, title in words:
        user.open("settings")
        user.fill("#language", language)
        user.fill("#locale", locale)
        user.open("invoice")
        user.page.click("#invoice-new")
        expect(user.at("#title")).to_have_text(title)
        add(user, "Tee", "1", price, "7,5")
        expect(user.at(".figure-name")).to_have_text(payable)
        expect(user.at("#invoice-payable")).to_contain_text("3,76")
        assert mode in explain(user, "invoice categories[0].tax")
        user.page.reload()
        expect(user.at("html[data-state=ready]")).to_be_attached()


@pytest.mark.parametrize("width", [360, 768, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_invoice_fits_and_axe_is_content(user: User, width: int, scheme: str) -> None:
    user.page.set_viewport_size({"width": width, "height": 900})
    user.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")

    user.open("invoice")
    check(user, "empty")
    add(user, "A desk of a length that fits in no line of a phone", "12.5", "1091.505", "15")
    add(user, "Tea", "1", "9" * 30, "25")
    user.fill("#invoice-seller", "Ink Ltd")
    user.page.evaluate(
        "for (const one of document.querySelectorAll('#screen details')) one.open = true; 0"
    )
    settle(user.page)
    user.page.evaluate(
        "for (const one of document.querySelectorAll('#screen details')) one.open = true; 0"
    )
    settle(user.page)
    check(user, "full")
    give(user, WRONG)
    expect(user.at("#invoice-verdict")).to_be_visible()
    check(user, "findings")
