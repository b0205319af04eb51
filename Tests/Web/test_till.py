"""The till with texts that are too long, and with goods that have no tax rate."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from web.user import User, until


def product(user: User, name: str, price: str, category: str = "") -> None:
    """Adds a product of the user's own."""
    user.fill("#good-name", name)
    user.fill("#good-price", price)
    user.fill("#good-category", category)
    user.page.evaluate("document.querySelector('#good-name').form.requestSubmit(); 0")


@pytest.mark.parametrize(
    ("name", "category", "words"),
    [
        ("a" * 64, "", "The name must be at most 63 bytes, got 64"),
        ("é" * 32, "", "at most 63 bytes, got 64"),
        ("Tea", "c" * 32, "The category must be at most 31 bytes, got 32"),
    ],
)
def test_a_text_that_is_too_long_is_a_sentence(
    user: User, name: str, category: str, words: str
) -> None:
    user.open("till")
    # An older sentence does not stay in its place.
    wrong = expect(user.at("#till-wrong"))
    product(user, "Tea", "cheap")
    wrong.to_contain_text("number")
    product(user, name, "1", category)
    wrong.to_contain_text(words)
    expect(user.at("#good-name")).to_have_value(name)
    product(user, "a" * 63, "1", "c" * 31)
    wrong.to_have_text("")


def test_a_category_without_a_rate_is_a_sentence_for_receipt_and_policies(user: User) -> None:
    user.open("till")
    product(user, "Book", "10", "reduced")
    expect(user.at("#till-wrong")).to_have_text("")
    user.fill("#tax", "19")
    policies = ".card[aria-label='Comparison of rounding policies']"
    expect(user.at(f"{policies} .wrong")).to_contain_text("no tax rate")
    expect(user.at(".receipt-place .wrong")).to_contain_text('no tax rate for category "reduced"')
    user.fill("#tax-category", "reduced")
    user.fill("#tax", "7")
    expect(user.page.locator("#policies")).to_be_attached()
    user.fill("#tax-category", "c" * 32)
    user.fill("#tax", "5")
    expect(user.at("#till-wrong")).to_contain_text("at most 31 bytes, got 32")


#: Notes for each drawing of the screen how much of the card of the policies is there at once.
DRAWINGS = """
self.DRAWINGS = [];
new MutationObserver(() => {
  const card = document.querySelector(".card[aria-label='Comparison of rounding policies']");
  if (card !== null) self.DRAWINGS.push(card.childElementCount);
}).observe(document.getElementById("screen"), { childList: true });
0
"""


def test_a_new_drawing_has_the_policies_at_once(user: User) -> None:
    user.open("till")
    user.page.evaluate(DRAWINGS)
    other = user.open("till", user.tab())
    other.click("[data-sku=milk]")
    until(user.page, "self.DRAWINGS.length > 0")
    assert 0 not in user.page.evaluate("self.DRAWINGS")
