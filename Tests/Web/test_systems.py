"""What wallet, converter, list, portfolio and till have to do, where no other test does it."""

from __future__ import annotations

import pytest
from test_screens import move, order
from web.user import User


def test_sections_and_rows_of_the_wallet(user: User) -> None:
    user.open("wallet")
    for amount, currency in (("10", "EUR"), ("5", "EUR"), ("11.172", "USD"), ("100", "JPY")):
        assert move(user, amount, currency, "#wallet-add") == ""
    sections = [name.split()[0] for name in user.all("tr.section")]
    assert sections == ["EUR", "USD", "JPY"]
    rows = user.all("tbody tr")
    entries = [row for row in rows if "No." in row]
    assert len(entries) == 4
    assert len(user.all("tr.subtotal")) == 3
    assert [row for row in user.all("tr.total") if row.startswith("Total")] == ["Total\t€25.57\t"]
    assert "€15.00" in user.all("tr.subtotal")[0]
    # A currency that is not there has nothing to take.
    assert "not enough" in move(user, "1", "GBP", "#wallet-take")
    # What is taken away comes off the sum of its currency alone.
    user.page.click("button[aria-label^='Remove entry 1,']")
    assert "€5.00" in user.all("tr.subtotal")[0] and len(user.all("tr.subtotal")) == 3


def test_a_currency_to_itself_changes_nothing(user: User) -> None:
    user.open("converter")
    user.page.fill("#target", "EUR")
    user.page.fill("#give", "12.50")
    assert user.value("#take") == "12.50"


def test_the_equivalence_shows_small_rates(user: User) -> None:
    user.open("converter")
    user.page.fill("#source", "JPY")
    user.page.fill("#target", "EUR")
    figures = user.page.text("#equivalence").removeprefix("1 JPY = ").split()[0]
    assert len(figures.replace(".", "").lstrip("0")) >= 4


@pytest.mark.parametrize("sort", ["name", "code"])
def test_the_list_in_both_directions(user: User, sort: str) -> None:
    user.open("currencies")
    named = "[...document.querySelectorAll('.currencies [data-code]')]"
    keys = {"name": "one.querySelector('bdi').textContent", "code": "one.dataset.code"}
    orders = []
    for direction in ("ascending", "descending"):
        user.page.fill("#sort", f"{sort}_{direction}")
        user.run("new Promise((resolve) => setTimeout(resolve, 60))")
        orders.append(user.run(f"{named}.map((one) => {keys[sort]})"))
    assert len(orders[0]) > 45 and orders[0] == orders[1][::-1]
    if sort == "code":
        assert orders[0] == sorted(orders[0])


def test_a_list_of_no_favourites_says_so(user: User) -> None:
    user.open("currencies")
    user.page.click("#only")
    assert user.run("document.querySelector('#list-state').dataset.state") == "no_favourites"
    flags = "document.querySelector('[data-code=EUR] .flag').textContent"
    user.page.click("#only")
    assert user.run(flags) == "🇪🇺"


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("date", "2024-13-01"),
        ("ticker", "AB"),
        ("ticker", "A1C"),
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
    assert len(user.all(".field .wrong:not(:empty)")) >= 1
    assert user.run("document.querySelector('#portfolio-state').dataset.state") == "empty"


def test_lots_that_are_open(user: User) -> None:
    user.open("portfolio")
    lots = ".card[aria-label='Open lots']"
    assert "No shares" in user.page.text(lots)
    for day, quantity, total in (("2024-05-02", "10", "100"), ("2024-06-03", "5", "80")):
        order(user, date=day, ticker="ACME", quantity=quantity, sum=total)
        user.page.click("#order-save")
    user.page.fill("#order-action", "sell")
    order(user, date="2024-07-01", ticker="ACME", quantity="4", sum="60")
    user.page.click("#order-save")
    rows = user.all(f"{lots} tbody tr")
    assert [row.split()[:4] for row in rows] == [
        ["ACME", "2024-05-02", "6", rows[0].split()[3]],
        ["ACME", "2024-06-03", "5", rows[1].split()[3]],
    ]
    assert rows[0].split()[3].endswith("60.00") and rows[1].split()[3].endswith("80.00")


def test_a_watch_without_transactions_has_no_percentage(user: User) -> None:
    user.open("watch")
    assert user.page.text("#watch-value") in ("€0.00", "–")
    assert "%" not in user.page.text(".watch")


def test_the_receipt_of_a_basket_in_another_currency(user: User) -> None:
    user.open("till")
    user.page.click("[data-sku=milk]")
    user.page.fill("#pay-in", "EUR")
    receipt = user.page.text(".card[aria-label=Receipt]")
    assert "USD" in receipt and "2026-10-30" in receipt and "European Central Bank" in receipt
    assert user.page.text("#payable") == "€1.16"
    # The choice is there when the screen is drawn anew: when rates come late, after a restart.
    user.open("till", is_anew=True)
    assert (user.value("#pay-in"), user.page.text("#payable")) == ("EUR", "€1.16")
    goods = user.page.text(".card[aria-label=Products]")
    for price in ("0.95", "2.10", "1.30", "0.73"):
        assert price in goods
    user.page.click(".card[aria-label=Basket] tbody button")
    assert "empty" in user.page.text(".card[aria-label=Basket]")


def test_what_is_printed_is_the_receipt(user: User) -> None:
    user.open("till")
    user.page.click("[data-sku=milk]")
    user.page.send("Emulation.setEmulatedMedia", media="print")
    shown = user.run(
        "[...document.querySelectorAll('.card')].filter((one) => one.checkVisibility())"
        ".map((one) => one.ariaLabel)"
    )
    assert shown == ["Receipt"]
    assert not user.run("document.querySelector('nav').checkVisibility()")
