"""The till's fields with anything in them, its documents, and goods that have no tax rate."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect
from test_frame import exported, file_of, give_file, settle
from test_recovery import keep
from test_tabs import pair
from web.user import User

#: The worst that a person, or a program that types for one, may enter.
ODD = {
    "nothing": "",
    "negative": "-5",
    "nines": "9" * 38,
    "exponent": "1e400",
    "bytes": "é" * 64,
    "long": "7" * 100_000,
    "nul": "1\0",
    "markup": "<img src=x onerror=alert(1)>",
}


def product(user: User, name: str, price: str, category: str = "", rate: str = "") -> None:
    """Adds a product of the user's own."""
    user.fill("#good-name", name)
    user.fill("#good-price", price)
    user.fill("#good-category", category)
    if rate:
        user.fill("#good-rate", rate)
    user.page.evaluate("document.querySelector('#good-name').form.requestSubmit(); 0")


@pytest.mark.parametrize(
    ("name", "category", "field", "words"),
    [
        ("a" * 64, "", "name", "Enter at most 63 bytes; this text has 64."),
        ("é" * 32, "", "name", "Enter at most 63 bytes; this text has 64."),
        ("Tea", "c" * 32, "category", "Enter at most 31 bytes; this text has 32."),
        ("T\u202eea", "", "name", "Remove the invisible character from the text."),
    ],
)
def test_a_text_that_is_too_long_is_a_sentence_at_its_field(
    user: User, name: str, category: str, field: str, words: str
) -> None:
    user.open("till")
    product(user, "Tea", "cheap")
    expect(user.at("#good-price ~ .wrong")).to_contain_text("number")
    product(user, name, "1", category, "5" if category else "")
    expect(user.at(f"#good-{field} ~ .wrong")).to_have_text(words)
    expect(user.at(f"#good-{field}")).to_be_focused()
    expect(user.at("#good-name")).to_have_value(name)
    product(user, "a" * 63, "1", "c" * 31, "5")
    expect(user.page.locator(".wrong:not(:empty)")).to_have_count(0)


def test_a_category_without_a_rate_asks_for_it(user: User) -> None:
    user.open("till")
    catalogue = {
        **json.loads('{"currency":"USD","digits":2,"format":"libmoney.catalogue","version":2}'),
        "products": [
            {"category": "reduced", "name": "Book", "price": "10", "sku": "book", "unit": ""}
        ],
        "taxes": {},
    }
    keep(user, "catalogue", json.dumps(catalogue))
    user.open("till", is_anew=True)
    user.page.click("[data-sku=book]")
    expect(user.at("#payable")).to_have_text("–")
    user.page.click("[data-fold=policies] > summary")
    expect(user.at("#compare .wrong")).to_have_text("Enter the tax rate of each category.")
    # The checkout asks, rather than refusing.
    user.page.click("#checkout")
    expect(user.at("#rate-reduced ~ .wrong")).to_have_text("Enter a value.")
    expect(user.at("#rate-reduced")).to_be_focused()
    user.page.keyboard.type("7")
    user.page.keyboard.press("Enter")
    expect(user.at("#payable")).to_have_text("$10.70")
    expect(user.page.locator("#policies")).to_be_attached()
    user.fill("#tax-reduced", "101")
    expect(user.at("#tax-reduced ~ .wrong")).to_have_text("Enter at most 100.")
    expect(user.at("#payable")).to_have_text("$10.70")


#: The field, the element that is left to read it, and whether nothing is a value.
FIELDS = {
    "quantity": ("input[data-key='quantity milk']", False),
    "tax": ("#tax", True),
    "discount": ("#order-discount", True),
    "price": ("#good-price", False),
    "name": ("#good-name", False),
    "shop": ("#shop-name", True),
    "tendered": ("#tendered", True),
    "part": ("#part", True),
}
#: Texts that are values of a field: a shop may be called 1e400.
VALUES = {
    "name": {"negative", "nines", "exponent", "markup"},
    "shop": {"negative", "nines", "exponent", "markup"},
    "price": {"nines"},
}


@pytest.mark.parametrize("name", FIELDS)
def test_any_text_in_a_field_is_a_value_or_a_sentence(user: User, name: str) -> None:
    selector, is_optional = FIELDS[name]
    user.open("till")
    user.page.click("[data-sku=milk]")
    if name in ("tendered", "part"):
        user.page.click("#checkout")
    for kind, text in ODD.items():
        user.fill(selector, text)
        if kind == "nothing":
            assert is_optional or user.page.locator(selector).count() == 1
            continue
        wrong = user.page.locator(f".field:has({selector}) .wrong")
        if kind in VALUES.get(name, set()):
            expect(wrong).to_have_count(0)
        else:
            expect(wrong).not_to_have_text("")
            assert not any(word in wrong.inner_text() for word in ("options", "length", "sku"))
            # Correct it, so that the next sentence is another one.
            user.fill(selector, "1")
    settle(user.page)
    user.open("till", is_anew=True)
    expect(user.page.locator(".failure")).to_have_count(0)
    expect(user.at("#payable")).to_contain_text("$")


def test_a_quantity_whose_total_is_too_large_is_refused(user: User) -> None:
    user.open("till")
    user.page.click("[data-sku=milk]")
    user.fill("input[data-key='quantity milk']", "9" * 38)
    expect(user.at(".line-controls .wrong")).to_have_text("This number is too large.")
    expect(user.at("#payable")).to_have_text("$1.30")


def test_a_tender_whose_change_is_too_large_is_refused(user: User) -> None:
    user.open("till")
    user.page.click("[data-sku=milk]")
    user.page.click("#checkout")
    user.fill("#tendered", "9" * 37)
    user.page.click("#complete")
    expect(user.at("#tendered ~ .wrong")).not_to_have_text("")
    expect(user.at("#tendered")).to_be_focused()


def sell(user: User) -> None:
    user.open("till")
    user.page.click("[data-sku=milk]")
    user.page.click("#checkout")
    user.page.click("#complete")
    expect(user.at(".money-paper")).to_be_visible()
    settle(user.page)


@pytest.mark.parametrize("value", [5, None, {"a": 1}, "null", "{}", "", '{"next":1,"sales":[{}]}'])
@pytest.mark.parametrize("name", ["parked", "sales", "shop"])
def test_any_value_in_the_base_leaves_the_till_there(user: User, name: str, value: object) -> None:
    user.open("trust")
    keep(user, name, value)
    for screen in ("till", "receipts"):
        user.open(screen, is_anew=True)
        expect(user.page.locator(".failure")).to_have_count(0)
        expect(user.at("#notices")).not_to_contain_text("unexpected error")


def test_receipts_are_exported_and_imported(user: User) -> None:
    sell(user)
    documents = exported(user)["documents"]
    kept = json.loads(documents["sales"])
    assert kept["next"] == 2 and kept["sales"][0]["total"] == "1.30 USD"
    give_file(user, file_of(sales=documents["sales"]), "imported")
    kept["sales"][0]["basket"] = "{}"
    give_file(user, file_of(sales=json.dumps(kept)), "Could not read", "Nothing has changed")
    kept = {"next": 1, "sales": [{"number": "7"}]}
    give_file(user, file_of(sales=json.dumps(kept)), "Could not read")
    user.open("receipts")
    expect(user.at(".money-paper")).to_contain_text("$1.30")


def sell_anew(user: User) -> None:
    user.open("till", is_anew=True)
    user.page.click("[data-sku=milk]")
    user.page.click("#checkout")
    user.page.click("#complete")
    expect(user.at(".money-paper")).to_contain_text("000501")


def test_storage_that_is_full_is_said_and_the_sale_goes_on(user: User) -> None:
    user.open("till")
    user.page.evaluate(
        "IDBObjectStore.prototype.put = () =>"
        " { throw new DOMException('full', 'QuotaExceededError'); }; 0"
    )
    user.page.click("[data-sku=milk]")
    expect(user.at("#notices")).to_contain_text("could not save")
    user.page.click("#checkout")
    user.page.click("#complete")
    expect(user.at(".money-paper")).to_contain_text("$1.30")


def test_a_basket_that_another_tab_changed_is_not_sold(user: User) -> None:
    other = pair(user, "till", is_deaf=True)
    user.page.click("[data-sku=milk]")
    user.page.click("#checkout")
    settle(user.page)
    other.click("[data-sku=eggs]")
    settle(other)
    user.page.click("#complete")
    expect(user.at("#notices")).to_contain_text("The basket has changed in another tab")
    user.open("receipts", is_anew=True)
    expect(user.at("#screen")).to_contain_text("No receipts yet")


def test_words_keep_their_direction(user: User) -> None:
    user.open("settings")
    user.fill("#locale", "ar_EG")
    sell(user)
    direction = "getComputedStyle(document.querySelector('.card')).direction"
    assert user.page.evaluate(direction) == "ltr"
    expect(user.at(".money-paper")).to_have_attribute("dir", "ltr")


def test_the_till_in_german_and_portuguese(user: User) -> None:
    words = (("de", "Kassieren", "Belege"), ("pt", "Receber", "Recibos"))
    for language, checkout, receipts in words:
        user.open("settings")
        user.fill("#language", language)
        user.open("till")
        user.page.click("[data-sku=milk]")
        expect(user.at("#checkout")).to_have_text(checkout)
        expect(user.at("#views")).to_contain_text(receipts)
