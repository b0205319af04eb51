"""Two tabs that change the same document: nothing is lost, and half-typed text stays."""

from __future__ import annotations

import json
import time

import pytest
from playwright.sync_api import Page, expect
from test_frame import exported, settle
from web.user import User, fill

#: The tab receives no message of other tabs, as if it had been asleep.
DEAF = "delete self.BroadcastChannel;"


def pair(user: User, screen: str, is_deaf: bool = False) -> Page:
    """The screen in the user's tab and in another one."""
    other = user.tab()
    if is_deaf:
        for page in (user.page, other):
            page.add_init_script(DEAF)
    user.open(screen)
    return user.open(screen, other)


def at_once(user: User, other: Page, actions: tuple[str, str], gap: int) -> None:
    """Runs something in both tabs at the same time, or some milliseconds apart."""
    at = int(time.time() * 1000) + 600
    for page, action, late in ((user.page, actions[0], 0), (other, actions[1], gap)):
        page.evaluate(f"setTimeout(() => {{ {action} }}, Math.max(0, {at + late} - Date.now())); 0")
    settle(user.page, 1200 + gap)


ADD = "document.querySelector('#wallet-amount').form.requestSubmit();"


@pytest.mark.parametrize("is_deaf", [False, True])
@pytest.mark.parametrize("gap", [0, 5, 60])
def test_adds_of_two_tabs_are_both_there(user: User, gap: int, is_deaf: bool) -> None:
    other = pair(user, "wallet", is_deaf)
    user.fill("#wallet-amount", "100")
    fill(other, "#wallet-amount", "7")
    at_once(user, other, (ADD, ADD), gap)
    user.fill("#wallet-amount", "0.25")
    user.page.click("#wallet-add")
    settle(user.page)
    user.open("wallet", is_anew=True)
    expect(user.at("#wallet-total")).to_contain_text("€107.25")


def test_a_stale_tab_adds_to_what_is_there_and_shows_it(user: User) -> None:
    other = pair(user, "wallet", is_deaf=True)
    user.fill("#wallet-amount", "100")
    user.page.click("#wallet-add")
    settle(user.page)
    fill(other, "#wallet-amount", "7")
    other.click("#wallet-add")
    expect(other.locator("#wallet-total")).to_contain_text("€107.00")


def test_what_cannot_be_done_twice_is_refused_and_the_input_stays(user: User) -> None:
    user.open("wallet")
    user.fill("#wallet-amount", "10")
    user.page.click("#wallet-add")
    settle(user.page)
    other = pair(user, "wallet", is_deaf=True)
    user.open("wallet", is_anew=True)
    for page in (user.page, other):
        fill(page, "#wallet-amount", "8")
        page.click("#wallet-take")
        settle(page)
    expect(other.locator("#notices")).to_contain_text("Another tab changed the data first")
    expect(other.locator("#notices")).to_contain_text("insufficient balance")
    expect(other.locator("#wallet-amount")).to_have_value("8")
    expect(other.locator("#wallet-total")).to_contain_text("€2.00")


def test_a_removal_belongs_to_the_entry_that_was_shown(user: User) -> None:
    other = pair(user, "wallet", is_deaf=True)
    user.fill("#wallet-amount", "10")
    user.page.click("#wallet-add")
    settle(user.page)
    # In this tab the first entry is another one, and its removal follows before it is kept.
    fill(other, "#wallet-amount", "3")
    other.evaluate(
        "document.querySelector('#wallet-add').click();"
        "document.querySelector(\"button[aria-label^='Remove entry 1,']\").click(); 0"
    )
    settle(other)
    user.open("wallet", is_anew=True)
    expect(user.at("#wallet-total")).to_contain_text("€13.00")
    expect(other.locator("#notices")).to_contain_text("another tab has changed")


def test_a_change_elsewhere_leaves_what_is_half_typed(user: User) -> None:
    other = pair(user, "wallet")
    fill(other, "#wallet-currency", "GBP")
    fill(other, "#wallet-label", "lunch")
    fill(other, "#wallet-amount", "12.3")
    user.fill("#wallet-amount", "1")
    user.page.click("#wallet-add")
    expect(other.locator("#wallet-total")).to_contain_text("€1.00")
    for name, text in (("amount", "12.3"), ("label", "lunch"), ("currency", "GBP")):
        expect(other.locator(f"#wallet-{name}")).to_have_value(text)
    other.click("#wallet-add")
    expect(other.locator("#screen")).to_contain_text("£12.30")


def test_goods_and_quantities_of_two_tabs(user: User) -> None:
    other = pair(user, "till", is_deaf=True)
    user.page.click("[data-sku=peas]")
    other.click("[data-sku=milk]")
    settle(other)
    for page, name in ((user.page, "Tea"), (other, "Cake")):
        fill(page, "#good-name", name)
        fill(page, "#good-price", "2")
        page.evaluate("document.querySelector('#good-name').form.requestSubmit(); 0")
        settle(page)
    user.open("till", is_anew=True)
    for name in ("Peas", "Milk", "Tea", "Cake"):
        expect(user.at(".card[aria-label=Basket]")).to_contain_text(name)


def test_transactions_and_prices_of_two_tabs(user: User) -> None:
    other = pair(user, "portfolio", is_deaf=True)
    for page, ticker in ((user.page, "ACME"), (other, "NORD")):
        fields = {"date": "2024-05-02", "ticker": ticker, "quantity": "10", "sum": "100"}
        for name, text in fields.items():
            fill(page, f"#order-{name}", text)
        page.click("#order-save")
        settle(page)
    user.open("portfolio", is_anew=True)
    user.fill("[data-symbol=ACME]", "11")
    fill(other, "[data-symbol=NORD]", "12")
    settle(other)
    documents = exported(user)["documents"]
    assert all(name in documents["portfolio"] for name in ("ACME", "NORD"))
    user.open("portfolio", is_anew=True)
    expect(user.at("[data-symbol=ACME]")).to_have_value("11")
    expect(user.at("[data-symbol=NORD]")).to_have_value("12")


def test_lines_of_two_notepads(user: User) -> None:
    other = pair(user, "calculator", is_deaf=True)
    line = ".notes li:nth-child({}) input"
    user.fill(line.format(2), "hotel = 3 x 129.00 GBP")
    fill(other, line.format(6), "prev ÷ 4")
    settle(other)
    user.open("calculator", is_anew=True)
    expect(user.at(line.format(2))).to_have_value("hotel = 3 x 129.00 GBP")
    expect(user.at(line.format(6))).to_have_value("prev ÷ 4")


def test_settings_of_two_tabs(user: User) -> None:
    other = pair(user, "settings", is_deaf=True)
    user.fill("#provider", "currencylayer")
    user.fill("#locale", "de")
    settle(user.page)
    # A key that was typed for no provider does not go to the one that the other tab chose.
    fill(other, "#setting-key", "MY-SECRET-KEY")
    settle(other)
    expect(other.locator("#notices")).to_contain_text(
        "the key for exchange rates was for another provider"
    )
    fill(other, "#setting-finnhub", "F")
    settle(other)
    user.open("settings", is_anew=True)
    texts = {"provider": "currencylayer", "locale": "de", "setting-key": "", "setting-finnhub": "F"}
    for name, text in texts.items():
        expect(user.at(f"#{name}")).to_have_value(text)
    assert "MY-SECRET-KEY" not in json.dumps(exported(user))
