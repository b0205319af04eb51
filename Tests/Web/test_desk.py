"""Undo on all screens, addresses with parameters, the focus, and the age of the rates."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from test_frame import settle
from test_tabs import pair
from web.user import User, fill

ENTRIES = ("Milk", "Peas", "Eggs")


def fill_wallet(user: User, *labels: str) -> None:
    user.open("wallet")
    for label in labels:
        user.fill("#wallet-amount", "1")
        user.fill("#wallet-label", label)
        user.page.click("#wallet-add")


def remove(page: Page, number: int) -> None:
    page.click(f"button[aria-label^='Remove entry {number},']")


def focused(page: Page) -> str:
    words = "document.activeElement.id || document.activeElement.getAttribute('aria-label')"
    found: str = page.evaluate(words)
    return found


def test_a_removal_is_undone_by_notice_button_and_keys(user: User) -> None:
    fill_wallet(user, *ENTRIES)
    total = user.at("#wallet-total")
    remove(user.page, 2)
    expect(total).to_contain_text("€2.00")
    expect(user.at("#undo")).to_have_attribute("aria-label", "Undo: remove Peas")
    user.page.click("#notices .act")
    expect(total).to_contain_text("€3.00")
    expect(user.page.locator("#notices .notice")).to_have_count(0)
    expect(user.at("#redo")).to_have_attribute("aria-label", "Redo: remove Peas")
    user.page.click("#redo")
    expect(total).to_contain_text("€2.00")
    user.page.click("#title")
    user.page.keyboard.press("Control+z")
    expect(total).to_contain_text("€3.00")
    user.page.keyboard.press("Control+Shift+z")
    expect(total).to_contain_text("€2.00")
    # In a text field the keys belong to the text.
    user.page.focus("#wallet-label")
    user.page.keyboard.press("Control+z")
    settle(user.page)
    expect(total).to_contain_text("€2.00")


def test_an_undo_works_from_another_screen(user: User) -> None:
    fill_wallet(user, "Milk")
    user.open("calculator")
    user.page.click("#notes-clear")
    expect(user.page.locator(".notes li")).to_have_count(1)
    user.page.click("#notices .act")
    expect(user.page.locator(".notes li")).to_have_count(6)
    user.open("trust")
    user.page.click("#undo")
    user.open("wallet")
    expect(user.at("#screen")).to_contain_text("No entries yet")


def test_an_undo_erases_no_change_of_another_tab(user: User) -> None:
    fill_wallet(user, "Milk")
    other = pair(user, "wallet", is_deaf=True)
    fill(other, "#wallet-amount", "7")
    other.click("#wallet-add")
    settle(other)
    user.page.click("#undo")
    expect(user.at("#notices")).to_contain_text("could not be undone")
    expect(user.at("#wallet-total")).to_contain_text("€8.00")


def test_the_focus_stays_after_a_removal_and_an_addition(user: User) -> None:
    fill_wallet(user, *ENTRIES)
    user.page.focus("button[aria-label^='Remove entry 2,']")
    user.page.keyboard.press("Enter")
    expect(user.page.locator("button[aria-label^='Remove entry']")).to_have_count(2)
    assert focused(user.page).startswith("Remove entry 1,")
    user.open("till")
    user.page.focus("[data-sku=peas]")
    user.page.keyboard.press("Enter")
    expect(user.at("#payable")).to_be_visible()
    assert user.page.evaluate("document.activeElement.dataset.sku") == "peas"


def test_an_address_carries_the_state_of_the_converter(user: User) -> None:
    user.page.goto(f"{user.site}#/converter?from=GBP&to=JPY&amount=5")
    expect(user.at("#equivalence")).to_contain_text("1 GBP = ")
    expect(user.at("#give")).to_have_value("5")
    user.fill("#give", "7")
    settle(user.page, 400)
    assert user.page.evaluate("location.hash") == "#/converter?from=GBP&to=JPY&amount=7"
    user.page.evaluate("location.hash = '#/nonsense'")
    expect(user.at("#title")).to_have_text("Converter")
    assert user.page.evaluate("location.hash") == "#/converter"
    for odd in ("from=XXXX&to=%00", "amount=" + "9" * 1000, "from=&amount=<b>"):
        user.page.evaluate(f"location.hash = '#/converter?{odd}'")
        settle(user.page)
        expect(user.page.locator(".failure")).to_have_count(0)


def test_a_new_visitor_sees_the_converter_and_a_sentence(user: User) -> None:
    user.open()
    expect(user.at("#title")).to_have_text("Converter")
    expect(user.at("#intro")).to_be_visible()
    fill_wallet(user, "Milk")
    user.open("converter")
    expect(user.at("#intro")).to_be_hidden()


@pytest.mark.parametrize(
    ("day", "words", "is_old"),
    [
        ("2026-10-30T12:00:00", "30 Oct, today", False),
        ("2026-11-02T12:00:00", "30 Oct, 3 days old", False),
        ("2026-11-03T12:00:00", "30 Oct, 4 days old", True),
        ("2027-11-03T12:00:00", "30 Oct 2026, 369 days old", True),
        ("2025-11-03T12:00:00", "30 Oct 2026: check the clock of this device", True),
    ],
)
def test_the_age_of_the_rates(user: User, day: str, words: str, is_old: bool) -> None:
    user.page.clock.set_fixed_time(day)
    user.open("wallet")
    expect(user.at("#rates-badge")).to_have_text(words)
    assert ("old" in (user.at("#rates-badge").get_attribute("class") or "").split()) is is_old


def test_a_refresh_without_a_provider_offers_one(user: User) -> None:
    user.context.route(
        "https://api.frankfurter.dev/**",
        lambda route: route.fulfill(
            json={
                "amount": 1,
                "base": "EUR",
                "date": "2026-11-25",
                "rates": {"USD": 1.5, "GBP": 0.8},
            },
            headers={"Access-Control-Allow-Origin": "*"},
        ),
    )
    fill_wallet(user, "Milk")
    user.fill("#home", "USD")
    user.page.click("#rates-badge")
    expect(user.at("#notices")).to_contain_text("Daily rates are off")
    user.page.click("#notices .act")
    expect(user.at("#rates-badge")).to_contain_text("25 Nov")
    # The wallet, too, uses the rates of the provider.
    expect(user.at("#wallet-total")).to_contain_text("$1.50")
