"""Themes, locales, two tabs, one file with everything, no network, no module, no storage."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from web.chromium import Chromium, Page
from web.user import RATES, READY, User

from web import serve

SCREENS = (
    *("calculator", "converter", "currencies", "wallet", "portfolio", "watch", "till"),
    *("trust", "settings"),
)


def settle(page: Page, milliseconds: int = 150) -> None:
    page.run(f"new Promise((resolve) => setTimeout(resolve, {milliseconds}))")


def fill_wallet(user: User, amount: str = "12.50") -> None:
    user.open("wallet")
    user.page.fill("#wallet-amount", amount)
    user.page.click("#wallet-add")


def give_file(user: User, content: str) -> str:
    """Imports a file; the sentence about it."""
    user.open("settings")
    user.run(
        "(() => { const data = new DataTransfer(); data.items.add(new File(["
        + json.dumps(content)
        + "], 'desk.json')); const field = document.querySelector('#import');"
        " field.files = data.files; field.dispatchEvent(new Event('change')); })()"
    )
    return str(user.page.wait("document.querySelector('#import-told').textContent"))


def file_of(**documents: str) -> str:
    """The text of an exported file with these documents."""
    return json.dumps({"format": "libmoney-desk", "version": 1, "documents": documents})


def exported(user: User) -> dict[str, Any]:
    """The file that the page gives."""
    user.open("settings")
    user.run(
        "(() => { self.FILES = []; const make = URL.createObjectURL;"
        " URL.createObjectURL = (blob) => { self.FILES.push(blob); return make(blob); };"
        " HTMLAnchorElement.prototype.click = () => {}; })()"
    )
    user.page.click("#export")
    found: dict[str, Any] = json.loads(user.run("self.FILES[0].text()"))
    return found


def test_a_theme_of_choice(user: User) -> None:
    user.open("settings")
    user.page.scheme("dark")
    colour = "getComputedStyle(document.body).backgroundColor"
    dark = user.run(colour)
    user.page.run(
        "(() => { const one = document.querySelector('select'); one.value = 'light';"
        " one.dispatchEvent(new Event('change')); })()"
    )
    assert user.run(colour) != dark
    user.page.scheme("light")
    user.open("settings", is_anew=True)
    assert user.run("document.documentElement.dataset.theme") == "light"


def test_a_locale_and_its_direction(user: User) -> None:
    user.open("settings")
    user.page.fill("#locale", "de")
    user.page.wait("document.querySelector('.sample').textContent.includes('1.234.567,89')")
    user.page.fill("#locale", "ar_EG")
    user.page.wait("document.documentElement.dir === 'rtl'")
    for screen in SCREENS:
        user.open(screen)
        assert user.run("document.documentElement.scrollWidth <= innerWidth"), screen


def test_a_change_is_seen_in_another_tab(user: User) -> None:
    fill_wallet(user)
    other = user.open("wallet", user.tab())
    assert "€12.50" in other.text("tr.total")
    fill_wallet(user, "7.25")
    other.wait("document.querySelector('tr.total').textContent.includes('€19.75')")


def test_everything_goes_into_a_file_and_back(user: User, browser: Chromium) -> None:
    fill_wallet(user)
    user.open("calculator")
    user.page.click("[data-key=digit_7]")
    settle(user.page)
    content = exported(user)
    assert {"wallet", "calculator"} <= set(content["documents"])
    other = User(browser, user.site)
    assert "has been imported" in give_file(other, json.dumps(content))
    other.open("wallet")
    assert "€12.50" in other.page.text("tr.total")
    other.open("calculator", is_anew=True)
    assert other.page.text("#display") == "7"
    other.close()


def test_a_key_is_not_exported(user: User) -> None:
    user.open("settings")
    user.page.fill(".card[aria-label='Live rates and prices'] input[type=password]", "secret-word")
    settle(user.page)
    assert "secret-word" not in json.dumps(exported(user))


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("{", "damaged"),
        ("[]", "not an export"),
        ('{"format":"libmoney-desk","version":2,"documents":{}}', "version 2"),
        ('{"format":"libmoney-desk","version":1}', "no documents"),
        ('{"format":"libmoney-desk","version":1,"documents":{"wallet":5}}', "no text"),
        ('{"format":"libmoney-desk","version":1,"documents":{"wallet":"x"}}', '"wallet"'),
        ('{"format":"libmoney-desk","version":1,"documents":{"portfolio":"{}"}}', '"portfolio"'),
    ],
)
def test_a_file_with_a_mistake_changes_nothing(user: User, content: str, words: str) -> None:
    fill_wallet(user)
    told = give_file(user, content)
    assert words in told and "Nothing has changed" in told
    user.open("wallet")
    assert "€12.50" in user.page.text("tr.total")


def test_without_a_network_after_the_first_visit(user: User) -> None:
    user.open("calculator")
    user.page.wait("navigator.serviceWorker.controller !== null")
    later = (
        "caches.keys().then(async (names) => (await caches.match('data/rates.gz')) !== undefined"
    )
    user.page.wait(later + " && (await caches.match('lib/tests/vectors/run.js')) !== undefined)")
    settle(user.page, 500)
    user.page.offline()
    try:
        for screen in SCREENS:
            user.open(screen, is_anew=True)
        user.open("converter")
        assert user.page.text("#equivalence").startswith("1 EUR = ")
    finally:
        user.page.offline(False)


def test_a_module_that_does_not_load(user: User) -> None:
    user.page.send("Network.setBlockedURLs", urls=["*libmoney.wasm"])
    user.expected = ["ERR_BLOCKED_BY_CLIENT", "libmoney.wasm"]
    user.page.open(user.site)
    user.page.wait("document.documentElement.dataset.state === 'failed'")
    assert "could not be loaded" in user.page.text(".failure")
    assert "Your data are untouched" in user.page.text(".failure")


def test_storage_that_is_forbidden(user: User) -> None:
    user.page.send(
        "Page.addScriptToEvaluateOnNewDocument",
        source="IDBFactory.prototype.open = () =>"
        " { throw new DOMException('forbidden', 'SecurityError'); };",
    )
    fill_wallet(user)
    assert "does not keep data" in user.page.text("#notices")
    assert "€12.50" in user.page.text("tr.total")


def test_storage_that_is_full(user: User) -> None:
    user.page.send(
        "Page.addScriptToEvaluateOnNewDocument",
        source="IDBObjectStore.prototype.put = () =>"
        " { throw new DOMException('full', 'QuotaExceededError'); };",
    )
    fill_wallet(user)
    user.page.wait("document.querySelector('#notices').textContent.includes('could not keep')")
    assert "€12.50" in user.page.text("tr.total")


def test_a_damaged_document_is_put_aside(user: User) -> None:
    fill_wallet(user)
    settle(user.page)
    user.run(
        "new Promise((resolve) => { indexedDB.open('libmoney-desk').onsuccess = (event) => {"
        " const work = event.target.result.transaction('documents', 'readwrite');"
        " work.objectStore('documents').put('{nonsense', 'wallet');"
        " work.oncomplete = resolve; }; })"
    )
    user.open("wallet", is_anew=True)
    assert "was put aside" in user.page.text("#notices")
    settle(user.page)
    assert exported(user)["documents"]["damaged wallet"] == "{nonsense"


def test_the_keyboard_alone_reaches_everything(user: User) -> None:
    user.open("wallet")
    seen = set()
    for _ in range(60):
        user.page.press("Tab")
        seen.add(user.run("document.activeElement.id || document.activeElement.textContent.trim()"))
    assert {"Skip to the screen", "Wallet", "wallet-amount", "wallet-add", "exchange-run"} <= seen


def test_a_newer_version_says_that_it_is_there(browser: Chromium, tmp_path: Path) -> None:
    folder = tmp_path / "web"
    shutil.copytree(serve.FOLDER, folder)
    server = serve.start(folder)
    user = User(browser, f"http://127.0.0.1:{server.server_address[1]}/")
    fill_wallet(user)
    user.page.wait("navigator.serviceWorker.controller !== null")
    user.open("wallet", is_anew=True)
    files = folder / "files.js"
    files.write_text(files.read_text().replace('"version": "', '"version": "newer-'))
    user.run("navigator.serviceWorker.getRegistration().then((one) => one.update()); 0")
    user.page.wait("/newer version/.test(document.querySelector('#notices').textContent)")
    user.open("wallet", is_anew=True)
    assert "€12.50" in user.page.text("tr.total")
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
    user.page.send("Page.addScriptToEvaluateOnNewDocument", source=HELD)
    user.page.open(f"{user.site}#/wallet")
    user.page.wait(f"{READY} && document.getElementById('screen').dataset.screen === 'wallet'")
    user.page.wait("self.letGo !== undefined")
    user.run(TYPES)
    user.page.wait(f"{RATES} && document.querySelector('#wallet-amount:not([data-old])') !== null")
    assert user.value("#wallet-amount") == "12.3"
    assert user.run("document.activeElement.id") == "wallet-amount"
    assert user.run("document.activeElement.selectionStart") == 2
