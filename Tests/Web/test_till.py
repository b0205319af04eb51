"""The till with texts that are too long, and with goods that have no tax rate."""

from __future__ import annotations

import pytest
from web.user import User


def product(user: User, name: str, price: str, category: str = "") -> str:
    """Adds a product of the user's own; the sentence about it."""
    user.page.fill("#good-name", name)
    user.page.fill("#good-price", price)
    user.page.fill("#good-category", category)
    user.run("document.querySelector('#good-name').form.requestSubmit(); 0")
    return user.page.text("#till-wrong")


@pytest.mark.parametrize(
    ("name", "category", "words"),
    [
        ("a" * 64, "", "The name has 64 bytes, and at most 63 fit"),
        ("é" * 32, "", "The name has 64 bytes"),
        ("Tea", "c" * 32, "The category has 32 bytes, and at most 31 fit"),
    ],
)
def test_a_text_that_is_too_long_is_a_sentence(
    user: User, name: str, category: str, words: str
) -> None:
    user.open("till")
    # An older sentence does not stay in its place.
    assert "number" in product(user, "Tea", "cheap")
    assert words in product(user, name, "1", category)
    assert user.value("#good-name") == name
    assert product(user, "a" * 63, "1", "c" * 31) == ""


def test_a_category_without_a_rate_is_a_sentence_for_receipt_and_policies(user: User) -> None:
    user.open("till")
    assert product(user, "Book", "10", "reduced") == ""
    user.page.fill("#tax", "19")
    policies = ".card[aria-label='The basket under each policy']"
    user.page.wait(f'document.querySelector("{policies} .wrong") !== null')
    assert "no tax rate" in user.page.text(f"{policies} .wrong")
    assert 'no tax rate for the category "reduced"' in user.page.text(".receipt-place .wrong")
    user.page.fill("#tax-category", "reduced")
    user.page.fill("#tax", "7")
    user.page.wait("document.querySelector('#policies') !== null")
    user.page.fill("#tax-category", "c" * 32)
    user.page.fill("#tax", "5")
    assert "The category has 32 bytes" in user.page.text("#till-wrong")
