"""Documents that no screen can show, prices that no view takes, an import that is too large."""

from __future__ import annotations

import json

import pytest
from test_frame import exported, file_of, give_file, settle
from test_screens import order
from web.user import User

BUY = {"date": "2024-05-02", "ticker": "ACME", "quantity": "10", "sum": "1234.50"}


def keep(user: User, name: str, value: object) -> None:
    """Puts any value into the browser's base, past the page."""
    user.run(
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
    user.page.fill("[data-symbol=ACME]", "150")
    value = user.page.text("#portfolio-value")
    user.page.fill("[data-symbol=ACME]", price)
    assert user.page.text("#portfolio-wrong") != ""
    assert user.page.text("#portfolio-value") == value
    settle(user.page)
    user.open("portfolio", is_anew=True)
    assert (user.page.text("#portfolio-value"), user.page.text("#portfolio-wrong")) == (value, "")
    user.page.fill("[data-symbol=ACME]", "151")
    assert user.page.text("#portfolio-value") != value


@pytest.mark.parametrize("price", ["-5", "9" * 38])
def test_a_bad_price_that_is_kept_locks_nothing(user: User, price: str) -> None:
    user.open("portfolio")
    order(user, **BUY)
    user.page.click("#order-save")
    settle(user.page)
    bad = {"symbol": "ACME", "price": price, "day": "2026-10-30"}
    keep(user, "prices", json.dumps({"prices": [bad]}))
    user.open("portfolio", is_anew=True)
    user.page.fill("[data-symbol=ACME]", "150")
    assert user.page.text("#portfolio-value").startswith("€1,342")


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
    assert user.page.text(".failure") == ""
    assert "made a mistake" not in user.page.text("#notices")


def test_a_currency_of_no_country_as_the_home_currency(user: User) -> None:
    content = file_of(settings='{"home":"XX"}')
    assert 'home must not be "XX". Nothing has changed' in give_file(user, content)
    keep(user, "settings", '{"home":"XX","theme":"dark"}')
    user.open("portfolio", is_anew=True)
    assert user.run("document.querySelector('#portfolio-state').dataset.state") == "empty"
    assert user.run("document.documentElement.dataset.theme") == "dark"


#: A fault of the library while the wallet is drawn.
FAULT = """
const given = Array.prototype.flatMap;
Array.prototype.flatMap = function (...words) {
  if (self.FAULT && /wallet-statement/.test(new Error().stack)) throw new TypeError("a fault");
  return given.apply(this, words);
};
"""


def test_a_screen_that_cannot_be_shown_offers_ways_out(user: User) -> None:
    user.page.send("Page.addScriptToEvaluateOnNewDocument", source=FAULT)
    user.open("wallet")
    user.page.fill("#wallet-amount", "12.50")
    user.page.click("#wallet-add")
    settle(user.page)
    user.run("self.FAULT = true; 0")
    user.open("trust")
    user.open("wallet")
    assert "This screen cannot be shown: a fault" in user.page.text(".failure")
    # Other screens are there as before.
    user.open("till")
    assert user.page.text(".failure") == ""
    user.open("wallet")
    user.page.click("[data-aside=wallet]")
    user.page.wait("document.querySelector('.empty') !== null")
    assert 'put aside as "damaged wallet"' in user.page.text("#notices")
    settle(user.page)
    assert "12.5" in exported(user)["documents"]["damaged wallet"]


def test_an_import_that_the_browser_cannot_keep_changes_nothing(user: User) -> None:
    user.open("wallet")
    user.page.fill("#wallet-amount", "12.50")
    user.page.click("#wallet-add")
    settle(user.page)
    user.run(
        "IDBObjectStore.prototype.put = () =>"
        " { throw new DOMException('full', 'QuotaExceededError'); }; 0"
    )
    told = give_file(user, file_of(notepad='{"lines":["1 EUR"]}'))
    assert "could not keep the file" in told and "Nothing has changed" in told
    user.open("wallet")
    assert "€12.50" in user.page.text("tr.total")
