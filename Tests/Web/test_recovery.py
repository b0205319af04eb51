"""Documents that no screen can show, prices that no view accepts, an import that is too large."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect
from test_frame import exported, file_of, give_file, settle
from test_screens import order
from web.user import User

BUY = {
    **{"date": "2024-05-02", "ticker": "ACME", "quantity": "10", "sum": "1234.50"},
    "currency": "USD",
}


def keep(user: User, name: str, value: object) -> None:
    """Puts any value into the browser's base, past the page."""
    user.page.evaluate(
        "new Promise((resolve) => { indexedDB.open('libmoney-desk').onsuccess = (event) => {"
        " const work = event.target.result.transaction('documents', 'readwrite');"
        f" work.objectStore('documents').put({json.dumps(value)}, {json.dumps(name)});"
        " work.oncomplete = resolve; }; })"
    )


@pytest.mark.parametrize("price", ["-5", "9" * 38, "1e5", "x"])
def test_a_price_that_no_view_takes_is_refused(user: User, price: str) -> None:
    user.open("portfolio")
    order(user, **BUY)
    user.page.click("#order-save")
    user.fill("[data-symbol=ACME]", "150")
    expect(user.at("#portfolio-value")).to_contain_text("€1,342")
    value = user.at("#portfolio-value").inner_text()
    user.fill("[data-symbol=ACME]", price)
    expect(user.at("[data-symbol=ACME][aria-invalid]")).to_be_attached()
    expect(user.at(".price .wrong")).not_to_have_text("")
    expect(user.at("#portfolio-value")).to_have_text(value)
    settle(user.page)
    user.open("portfolio", is_anew=True)
    expect(user.at("#portfolio-value")).to_have_text(value)
    expect(user.page.locator(".portfolio .wrong:not(:empty)")).to_have_count(0)
    user.fill("[data-symbol=ACME]", "151")
    expect(user.at("#portfolio-value")).not_to_have_text(value)


@pytest.mark.parametrize("price", ["-5", "9" * 38])
def test_a_bad_price_that_is_kept_locks_nothing(user: User, price: str) -> None:
    user.open("portfolio")
    order(user, **BUY)
    user.page.click("#order-save")
    settle(user.page)
    bad = {"symbol": "ACME", "price": price, "day": "2026-10-30"}
    keep(user, "prices", json.dumps({"prices": [bad]}))
    user.open("portfolio", is_anew=True)
    user.fill("[data-symbol=ACME]", "150")
    expect(user.at("#portfolio-value")).to_contain_text("€1,342")


@pytest.mark.parametrize("value", [5, None, {"a": 1}, "null", "{}", ""])
@pytest.mark.parametrize(
    ("name", "screen"),
    [
        ("wallet", "wallet"),
        ("portfolio", "portfolio"),
        ("prices", "portfolio"),
        ("basket", "till"),
        ("catalogue", "till"),
        ("notepad", "calculator"),
        ("calculator", "calculator"),
        ("converter", "converter"),
        ("feed frankfurter", "converter"),
        ("currencies", "currencies"),
        ("settings", "settings"),
    ],
)
def test_any_value_in_the_base_leaves_each_screen_there(
    user: User, name: str, screen: str, value: object
) -> None:
    user.open("trust")
    keep(user, name, value)
    user.open(screen, is_anew=True)
    expect(user.page.locator(".failure")).to_have_count(0)
    expect(user.at("#notices")).not_to_contain_text("unexpected error")


def test_a_currency_of_no_country_as_the_home_currency(user: User) -> None:
    content = file_of(settings='{"home":"XX"}')
    give_file(user, content, 'home must not be "XX". Nothing has changed')
    keep(user, "settings", '{"home":"XX","theme":"dark"}')
    user.open("portfolio", is_anew=True)
    expect(user.at("#portfolio-state")).to_have_attribute("data-state", "empty")
    expect(user.page.locator("html[data-theme=dark]")).to_be_attached()


#: A fault of the library while the wallet is drawn.
FAULT = """
const given = Array.prototype.map;
Array.prototype.map = function (...words) {
  if (self.FAULT && /wallet-balances/.test(new Error().stack)) throw new TypeError("a fault");
  return given.apply(this, words);
};
"""


def test_a_screen_that_cannot_be_shown_offers_ways_out(user: User) -> None:
    user.page.add_init_script(FAULT)
    user.open("wallet")
    user.fill("#wallet-amount", "12.50")
    user.page.click("#wallet-add")
    settle(user.page)
    user.page.evaluate("self.FAULT = true; 0")
    user.open("trust")
    user.open("wallet")
    expect(user.at(".failure")).to_contain_text("This screen cannot be shown: a fault")
    # Other screens are there as before.
    user.open("till")
    expect(user.page.locator(".failure")).to_have_count(0)
    user.open("wallet")
    user.page.click("[data-aside=wallet]")
    expect(user.at("#notices")).to_contain_text("set aside as “damaged wallet”")
    settle(user.page)
    assert "12.5" in exported(user)["documents"]["damaged wallet"]


def test_an_import_that_the_browser_cannot_keep_changes_nothing(user: User) -> None:
    user.open("wallet")
    user.fill("#wallet-amount", "12.50")
    user.page.click("#wallet-add")
    settle(user.page)
    user.page.evaluate(
        "IDBObjectStore.prototype.put = () =>"
        " { throw new DOMException('full', 'QuotaExceededError'); }; 0"
    )
    notepad = file_of(notepad='{"lines":["1 EUR"]}')
    give_file(user, notepad, "could not save the file", "Nothing has changed")
    user.open("wallet")
    expect(user.at("#wallet-total")).to_contain_text("€12.50")
