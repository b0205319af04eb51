"""Functions of wallet, converter, list, portfolio and till that no other test covers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from test_screens import move, order
from web.user import User


def test_sections_and_rows_of_the_wallet(user: User) -> None:
    user.open("wallet")
    for amount, currency in (("10", "EUR"), ("5", "EUR"), ("11.17", "USD"), ("100", "JPY")):
        move(user, amount, currency, "#wallet-add")
    sections = [re.compile(f"^{code}") for code in ("EUR", "USD", "JPY")]
    expect(user.page.locator(".entries h2")).to_have_text(sections)
    expect(user.page.locator(".entries tbody tr").filter(has_text="No.")).to_have_count(4)
    subtotals = user.page.locator(".subtotal")
    expect(subtotals).to_have_count(3)
    expect(user.at("#wallet-total")).to_have_text("€25.57")
    expect(subtotals.first).to_contain_text("€15.00")
    # A currency that is not there has nothing to take.
    move(user, "1", "GBP", "#wallet-take", "No GBP is available")
    # A removal only reduces the sum of its currency.
    user.page.click("button[aria-label^='Remove entry 1,']")
    expect(subtotals.first).to_contain_text("€5.00")
    expect(subtotals).to_have_count(3)


def test_a_currency_to_itself_changes_nothing(user: User) -> None:
    user.open("converter")
    user.fill("#target", "EUR")
    user.fill("#give", "12.50")
    expect(user.at("#take")).to_have_value("12.50")


def test_the_equivalence_shows_small_rates(user: User) -> None:
    user.open("converter")
    user.fill("#source", "JPY")
    user.fill("#target", "EUR")
    expect(user.at("#equivalence")).to_contain_text("1 JPY = ")
    figures = user.at("#equivalence").inner_text().removeprefix("1 JPY = ").split()[0]
    assert len(figures.replace(".", "").lstrip("0")) >= 4


@pytest.mark.parametrize("sort", ["name", "code"])
def test_the_list_in_both_directions(user: User, sort: str) -> None:
    user.open("currencies")
    named = "[...document.querySelectorAll('.currencies [data-code]')]"
    keys = {"name": "one.querySelector('bdi').textContent", "code": "one.dataset.code"}
    orders = []
    for direction in ("ascending", "descending"):
        user.fill("#sort", f"{sort}_{direction}")
        expect(user.page.locator(".currencies [data-code]").nth(100)).to_be_attached()
        orders.append(user.page.evaluate(f"{named}.map((one) => {keys[sort]})"))
    assert len(orders[0]) > 45 and orders[0] == orders[1][::-1]
    if sort == "code":
        assert orders[0] == sorted(orders[0])


def test_a_list_of_no_favourites_says_so(user: User) -> None:
    user.open("currencies")
    user.page.click("#only")
    expect(user.at("#list-state")).to_have_attribute("data-state", "no_favourites")
    user.page.click("#only")
    expect(user.at("[data-code=EUR] .flag")).to_have_text("🇪🇺")


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("date", "2024-13-01"),
        ("ticker", "A-"),
        ("ticker", "A B"),
        ("quantity", "0"),
        ("quantity", "-3"),
        ("quantity", "ten"),
        ("sum", "0"),
        ("sum", "1.2.3"),
    ],
)
def test_a_field_that_is_wrong_says_so_and_nothing_is_saved(
    user: User, field: str, text: str
) -> None:
    user.open("portfolio")
    right = {"date": "2024-05-02", "ticker": "ACME", "quantity": "10", "sum": "12"}
    order(user, **{**right, field: text})
    user.page.click("#order-save")
    expect(user.page.locator(".field .wrong:not(:empty)")).not_to_have_count(0)
    expect(user.at("#portfolio-state")).to_have_attribute("data-state", "empty")


def test_lots_that_are_open(user: User) -> None:
    user.open("portfolio")
    lots = "#lots"
    for day, quantity, total in (("2024-05-02", "10", "100"), ("2024-06-03", "5", "80")):
        order(user, date=day, ticker="ACME", quantity=quantity, sum=total)
        user.page.click("#order-save")
    user.fill("#order-action", "sell")
    order(user, date="2024-07-01", ticker="ACME", quantity="4", sum="60")
    user.page.click("#order-save")
    user.page.click("[data-tab=lots]")
    expect(user.page.locator(f"{lots} tbody tr")).to_have_count(2)
    rows = user.all(f"{lots} tbody tr")
    assert [row.split()[:4] for row in rows] == [
        ["ACME", "2024-05-02", "6", rows[0].split()[3]],
        ["ACME", "2024-06-03", "5", rows[1].split()[3]],
    ]
    assert rows[0].split()[3].endswith("60.00") and rows[1].split()[3].endswith("80.00")


def test_a_watch_without_transactions_has_no_percentage(user: User) -> None:
    user.open("watch")
    expect(user.at("#watch-value")).to_have_text(re.compile("^(€0.00|–)$"))
    expect(user.at(".watch")).not_to_contain_text("%")


def test_the_receipt_of_a_basket_in_another_currency(user: User) -> None:
    user.open("till")
    user.page.click("[data-sku=milk]")
    user.fill("#pay-in", "EUR")
    for words in ("USD", "2026-10-30", "European Central Bank"):
        expect(user.at(".card[aria-label=Basket]")).to_contain_text(words)
    expect(user.at("#payable")).to_have_text("€1.16")
    # The choice is there when the screen is drawn anew: when rates come late, after a restart.
    user.open("till", is_anew=True)
    expect(user.at("#pay-in")).to_have_value("EUR")
    expect(user.at("#payable")).to_have_text("€1.16")
    for price in ("0.95", "2.10", "1.30", "0.73"):
        expect(user.at(".card[aria-label=Products]")).to_contain_text(price)
    # The receipt names the rate, and shows the same amounts after other rates have come.
    user.click("#checkout, #bar-checkout")
    user.page.click("#complete")
    user.open("receipts", is_anew=True)
    for words in ("€1.16", "1 USD = 0.895095 EUR", "European Central Bank, 2026-10-30"):
        expect(user.at(".money-paper")).to_contain_text(words)
    user.open("till")
    expect(user.at(".card[aria-label=Basket]")).to_contain_text("empty")


def test_what_is_printed_is_the_receipt(user: User) -> None:
    user.open("till")
    user.page.click("[data-sku=milk]")
    user.click("#checkout, #bar-checkout")
    user.page.click("#complete")
    expect(user.at(".money-paper")).to_be_visible()
    user.page.emulate_media(media="print")
    shown = user.page.evaluate(
        "[...document.querySelectorAll('.card')].filter((one) => one.checkVisibility())"
        ".map((one) => one.ariaLabel)"
    )
    assert shown == ["Receipt"]
    assert not user.page.evaluate("document.querySelector('nav').checkVisibility()")
    assert not user.page.evaluate("document.querySelector('#next-sale').checkVisibility()")
