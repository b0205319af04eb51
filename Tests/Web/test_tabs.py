"""Two tabs that change the same document: nothing is lost, and what is half typed stays."""

from __future__ import annotations

import json
import time

import pytest
from test_frame import exported, settle
from web.chromium import Page
from web.user import User

#: The tab hears of no other tab, as one that was asleep.
DEAF = "delete self.BroadcastChannel;"


def pair(user: User, screen: str, is_deaf: bool = False) -> Page:
    """The screen in the user's tab and in another one."""
    other = user.tab()
    if is_deaf:
        for page in (user.page, other):
            page.send("Page.addScriptToEvaluateOnNewDocument", source=DEAF)
    user.open(screen)
    return user.open(screen, other)


def at_once(user: User, other: Page, actions: tuple[str, str], gap: int) -> None:
    """Runs something in both tabs at one moment, or so many milliseconds apart."""
    at = int(time.time() * 1000) + 600
    for page, action, late in ((user.page, actions[0], 0), (other, actions[1], gap)):
        page.run(f"setTimeout(() => {{ {action} }}, Math.max(0, {at + late} - Date.now())); 0")
    settle(user.page, 1200 + gap)


ADD = "document.querySelector('#wallet-amount').form.requestSubmit();"


@pytest.mark.parametrize("is_deaf", [False, True])
@pytest.mark.parametrize("gap", [0, 5, 60])
def test_adds_of_two_tabs_are_both_there(user: User, gap: int, is_deaf: bool) -> None:
    other = pair(user, "wallet", is_deaf)
    user.page.fill("#wallet-amount", "100")
    other.fill("#wallet-amount", "7")
    at_once(user, other, (ADD, ADD), gap)
    user.page.fill("#wallet-amount", "0.25")
    user.page.click("#wallet-add")
    settle(user.page)
    user.open("wallet", is_anew=True)
    assert "€107.25" in user.page.text("tr.total")


def test_a_stale_tab_adds_to_what_is_there_and_shows_it(user: User) -> None:
    other = pair(user, "wallet", is_deaf=True)
    user.page.fill("#wallet-amount", "100")
    user.page.click("#wallet-add")
    settle(user.page)
    other.fill("#wallet-amount", "7")
    other.click("#wallet-add")
    other.wait("document.querySelector('tr.total').textContent.includes('€107.00')")


def test_what_cannot_be_done_twice_is_refused_and_the_input_stays(user: User) -> None:
    user.open("wallet")
    user.page.fill("#wallet-amount", "10")
    user.page.click("#wallet-add")
    settle(user.page)
    other = pair(user, "wallet", is_deaf=True)
    user.open("wallet", is_anew=True)
    for page in (user.page, other):
        page.fill("#wallet-amount", "8")
        page.click("#wallet-take")
        settle(page)
    assert "Another tab was first" in other.text("#notices")
    assert "not enough" in other.text("#notices")
    assert other.run("document.querySelector('#wallet-amount').value") == "8"
    assert "€2.00" in other.text("tr.total")


def test_a_removal_belongs_to_the_entry_that_was_shown(user: User) -> None:
    other = pair(user, "wallet", is_deaf=True)
    user.page.fill("#wallet-amount", "10")
    user.page.click("#wallet-add")
    settle(user.page)
    # In this tab the first entry is another one, and its removal follows before it is kept.
    other.fill("#wallet-amount", "3")
    other.run(
        "document.querySelector('#wallet-add').click();"
        "document.querySelector(\"button[aria-label^='Remove entry 1,']\").click(); 0"
    )
    settle(other)
    user.open("wallet", is_anew=True)
    assert "€13.00" in user.page.text("tr.total")
    assert "another tab has changed" in other.text("#notices")


def test_a_change_elsewhere_leaves_what_is_half_typed(user: User) -> None:
    other = pair(user, "wallet")
    other.fill("#wallet-currency", "GBP")
    other.fill("#wallet-label", "lunch")
    other.fill("#wallet-amount", "12.3")
    user.page.fill("#wallet-amount", "1")
    user.page.click("#wallet-add")
    other.wait("document.querySelector('tr.total') !== null")
    found = other.run(
        "['amount', 'label', 'currency']"
        ".map((one) => document.querySelector(`#wallet-${one}`).value)"
    )
    assert found == ["12.3", "lunch", "GBP"]
    other.click("#wallet-add")
    other.wait("/12\\.30/.test(document.querySelector('#screen').textContent)")
    assert "£12.30" in other.text("#screen")


def test_goods_and_quantities_of_two_tabs(user: User) -> None:
    other = pair(user, "till", is_deaf=True)
    user.page.click("[data-sku=peas]")
    other.click("[data-sku=milk]")
    settle(other)
    for page, name in ((user.page, "Tea"), (other, "Cake")):
        page.fill("#good-name", name)
        page.fill("#good-price", "2")
        page.run("document.querySelector('#good-name').form.requestSubmit(); 0")
        settle(page)
    user.open("till", is_anew=True)
    basket = user.page.text(".card[aria-label=Basket]")
    assert all(name in basket for name in ("Peas", "Milk", "Tea", "Cake"))


def test_transactions_and_prices_of_two_tabs(user: User) -> None:
    other = pair(user, "portfolio", is_deaf=True)
    for page, ticker in ((user.page, "ACME"), (other, "NORD")):
        fields = {"date": "2024-05-02", "ticker": ticker, "quantity": "10", "sum": "100"}
        for name, text in fields.items():
            page.fill(f"#order-{name}", text)
        page.click("#order-save")
        settle(page)
    user.open("portfolio", is_anew=True)
    user.page.fill("[data-symbol=ACME]", "11")
    other.fill("[data-symbol=NORD]", "12")
    settle(other)
    documents = exported(user)["documents"]
    assert all(name in documents["portfolio"] for name in ("ACME", "NORD"))
    user.open("portfolio", is_anew=True)
    assert (user.value("[data-symbol=ACME]"), user.value("[data-symbol=NORD]")) == ("11", "12")


def test_lines_of_two_notepads(user: User) -> None:
    other = pair(user, "calculator", is_deaf=True)
    line = ".notes li:nth-child({}) input"
    user.page.fill(line.format(2), "hotel = 3 x 129.00 GBP")
    other.fill(line.format(6), "prev ÷ 4")
    settle(other)
    user.open("calculator", is_anew=True)
    assert user.value(line.format(2)) == "hotel = 3 x 129.00 GBP"
    assert user.value(line.format(6)) == "prev ÷ 4"


def test_settings_of_two_tabs(user: User) -> None:
    other = pair(user, "settings", is_deaf=True)
    user.page.fill("#provider", "currencylayer")
    user.page.fill("#locale", "de")
    settle(user.page)
    # A key that was typed for no provider does not go to the one that the other tab chose.
    other.fill("#setting-key", "MY-SECRET-KEY")
    settle(other)
    assert "the key for exchange rates was for another provider" in other.text("#notices")
    other.fill("#setting-finnhub", "F")
    settle(other)
    user.open("settings", is_anew=True)
    assert (user.value("#provider"), user.value("#locale")) == ("currencylayer", "de")
    assert (user.value("#setting-key"), user.value("#setting-finnhub")) == ("", "F")
    assert "MY-SECRET-KEY" not in json.dumps(exported(user))
