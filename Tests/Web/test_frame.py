"""Themes, locales, two tabs, one file with everything, no network, no module, no storage."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect
from web.user import User, until

from web import serve

SCREENS = (
    *("calculator", "converter", "currencies", "wallet", "portfolio", "watch", "till"),
    *("invoice", "trust", "settings"),
)


def settle(page: Page, milliseconds: int = 150) -> None:
    page.wait_for_timeout(milliseconds)


def fill_wallet(user: User, amount: str = "12.50") -> None:
    user.open("wallet")
    user.fill("#wallet-amount", amount)
    user.page.click("#wallet-add")


def give_file(user: User, content: str, *words: str) -> None:
    """Imports a file, and waits for the words about it."""
    user.open("settings")
    file = FilePayload(name="desk.json", mimeType="application/json", buffer=content.encode())
    user.page.set_input_files("#import", file)
    for one in words:
        expect(user.at("#import-told")).to_contain_text(one)


def file_of(**documents: str) -> str:
    """The text of an exported file with these documents."""
    return json.dumps({"format": "libmoney-desk", "version": 1, "documents": documents})


def exported(user: User) -> dict[str, Any]:
    """The file that the page exports."""
    user.open("settings")
    with user.page.expect_download() as download:
        user.page.click("#export")
    found: dict[str, Any] = json.loads(download.value.path().read_text(encoding="utf-8"))
    return found


def test_a_theme_of_choice(user: User) -> None:
    user.open("settings")
    user.page.emulate_media(color_scheme="dark")
    colour = "getComputedStyle(document.body).backgroundColor"
    dark = user.page.evaluate(colour)
    user.fill("select", "light")
    assert user.page.evaluate(colour) != dark
    user.page.emulate_media(color_scheme="light")
    user.open("settings", is_anew=True)
    assert user.page.evaluate("document.documentElement.dataset.theme") == "light"


@pytest.mark.parametrize(
    ("language", "theme", "rates", "results"),
    [
        ("de", "Farbschema", "Wechselkurse: ", "Ergebnisse je Datei"),
        ("pt", "Tema", "Taxas de câmbio: ", "Resultados por arquivo"),
    ],
)
def test_a_language_of_choice(
    user: User, language: str, theme: str, rates: str, results: str
) -> None:
    user.open("settings")
    user.fill("#language", language)
    expect(user.at("#screen label")).to_have_text(theme)
    expect(user.at("#rates-line")).to_contain_text(rates)
    user.open("trust")
    expect(user.at("#screen caption")).to_have_text(results)


def test_a_locale_and_its_direction(user: User) -> None:
    user.open("settings")
    user.fill("#locale", "de")
    expect(user.page.locator(".sample")).to_contain_text("1.234.567,89")
    user.fill("#locale", "ar_EG")
    # The words are English, whatever the locale of numbers.
    expect(user.page.locator("html[dir=ltr]")).to_be_attached()
    user.fill("[aria-label=Appearance] .field:has-text('Direction') select", "rtl")
    expect(user.page.locator("html[dir=rtl]")).to_be_attached()
    for screen in SCREENS:
        user.open(screen)
        assert user.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), screen


def test_a_change_is_seen_in_another_tab(user: User) -> None:
    fill_wallet(user)
    other = user.open("wallet", user.tab())
    expect(other.locator("#wallet-total")).to_contain_text("€12.50")
    fill_wallet(user, "7.25")
    expect(other.locator("#wallet-total")).to_contain_text("€19.75")


def test_everything_goes_into_a_file_and_back(user: User, browser: Browser) -> None:
    fill_wallet(user)
    user.open("calculator")
    user.page.click("[data-key=digit_7]")
    settle(user.page)
    content = exported(user)
    assert {"wallet", "calculator"} <= set(content["documents"])
    other = User(browser, user.site)
    give_file(other, json.dumps(content), "documents imported.")
    other.open("wallet")
    expect(other.at("#wallet-total")).to_contain_text("€12.50")
    other.open("calculator", is_anew=True)
    expect(other.at("#display")).to_have_text("7")
    other.close()


def test_a_key_is_not_exported(user: User) -> None:
    user.open("settings")
    user.fill(".card[aria-label='Live rates and prices'] input[type=password]", "secret-word")
    settle(user.page)
    assert "secret-word" not in json.dumps(exported(user))


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("{", "damaged"),
        ("[]", "that this page exported"),
        ('{"format":"libmoney-desk","version":2,"documents":{}}', "version 2"),
        ('{"format":"libmoney-desk","version":1}', "contains no data"),
        ('{"format":"libmoney-desk","version":1,"documents":{"wallet":5}}', "must be a string"),
        ('{"format":"libmoney-desk","version":1,"documents":{"wallet":"x"}}', "“wallet”"),
        ('{"format":"libmoney-desk","version":1,"documents":{"portfolio":"{}"}}', "“portfolio”"),
    ],
)
def test_a_file_with_a_mistake_changes_nothing(user: User, content: str, words: str) -> None:
    fill_wallet(user)
    give_file(user, content, words, "Nothing has changed")
    user.open("wallet")
    expect(user.at("#wallet-total")).to_contain_text("€12.50")


def test_without_a_network_after_the_first_visit(user: User) -> None:
    user.open("calculator")
    until(user.page, "navigator.serviceWorker.controller !== null")
    later = (
        "caches.keys().then(async (names) => (await caches.match('data/rates.gz')) !== undefined"
    )
    until(user.page, later + " && (await caches.match('lib/tests/vectors/run.js')) !== undefined)")
    settle(user.page, 500)
    user.context.set_offline(True)
    try:
        for screen in SCREENS:
            user.open(screen, is_anew=True)
        user.open("converter")
        expect(user.at("#equivalence")).to_contain_text("1 EUR = ")
    finally:
        user.context.set_offline(False)


def test_a_module_that_does_not_load(user: User) -> None:
    user.context.route("**/libmoney.wasm", lambda route: route.abort("blockedbyclient"))
    user.expected = ["ERR_BLOCKED_BY_CLIENT", "libmoney.wasm"]
    user.page.goto(user.site)
    expect(user.at(".failure")).to_contain_text("Could not load the library")
    expect(user.at(".failure")).to_contain_text("Your data are unchanged")


def test_storage_that_is_forbidden(user: User) -> None:
    user.page.add_init_script(
        "IDBFactory.prototype.open = () =>"
        " { throw new DOMException('forbidden', 'SecurityError'); };",
    )
    fill_wallet(user)
    expect(user.at("#notices")).to_contain_text("does not save data")
    expect(user.at("#wallet-total")).to_contain_text("€12.50")


def test_storage_that_is_full(user: User) -> None:
    user.page.add_init_script(
        "IDBObjectStore.prototype.put = () =>"
        " { throw new DOMException('full', 'QuotaExceededError'); };",
    )
    fill_wallet(user)
    expect(user.page.locator("#notices")).to_contain_text("could not save")
    expect(user.at("#wallet-total")).to_contain_text("€12.50")


def test_a_damaged_document_is_put_aside(user: User) -> None:
    fill_wallet(user)
    settle(user.page)
    user.page.evaluate(
        "new Promise((resolve) => { indexedDB.open('libmoney-desk').onsuccess = (event) => {"
        " const work = event.target.result.transaction('documents', 'readwrite');"
        " work.objectStore('documents').put('{nonsense', 'wallet');"
        " work.oncomplete = resolve; }; })"
    )
    user.open("wallet", is_anew=True)
    expect(user.at("#notices")).to_contain_text("was set aside")
    settle(user.page)
    assert exported(user)["documents"]["damaged wallet"] == "{nonsense"


def test_the_keyboard_alone_reaches_everything(user: User) -> None:
    user.open("wallet")
    seen = set()
    for _ in range(60):
        user.page.keyboard.press("Tab")
        seen.add(
            user.page.evaluate(
                "document.activeElement.id || document.activeElement.textContent.trim()"
            )
        )
    assert {"Skip to main content", "Wallet", "wallet-amount", "wallet-add", "exchange-run"} <= seen


def test_a_newer_version_says_that_it_is_there(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "web"
    shutil.copytree(serve.FOLDER, folder)
    server = serve.start(folder)
    user = User(browser, f"http://127.0.0.1:{server.server_address[1]}/")
    fill_wallet(user)
    until(user.page, "navigator.serviceWorker.controller !== null")
    user.open("wallet", is_anew=True)
    files = folder / "files.js"
    files.write_text(files.read_text().replace('"version": "', '"version": "newer-'))
    user.page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update()); 0")
    expect(user.at("#notices")).to_contain_text("newer version")
    user.open("wallet", is_anew=True)
    expect(user.at("#wallet-total")).to_contain_text("€12.50")
    user.close()
    server.shutdown()


#: Holds the file of exchange rates back until a test lets it go.
HELD = """
const given = self.fetch;
self.fetch = (what, ...rest) => {
  if (!String(what.url ?? what).endsWith("rates.gz")) return given(what, ...rest);
  return new Promise((go) => { self.letGo = () => go(given(what, ...rest)); });
};
"""
#: Types into a field, leaves the cursor within the text, and lets the rates go.
TYPES = """
const amount = document.getElementById("wallet-amount");
amount.dataset.old = "1";
amount.focus();
amount.value = "12.3";
amount.setSelectionRange(2, 2);
amount.dispatchEvent(new Event("input", { bubbles: true }));
self.letGo();
0
"""


def test_late_rates_leave_what_is_typed(user: User) -> None:
    user.page.add_init_script(HELD)
    user.page.goto(f"{user.site}#/wallet")
    expect(user.at("html[data-state=ready] #screen[data-screen=wallet]")).to_be_attached()
    until(user.page, "self.letGo !== undefined")
    user.page.evaluate(TYPES)
    expect(user.at("#wallet-amount:not([data-old])")).to_have_value("12.3")
    assert user.page.evaluate("document.activeElement.id") == "wallet-amount"
    assert user.page.evaluate("document.activeElement.selectionStart") == 2
