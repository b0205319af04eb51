"""Each field of each screen, found in the page: any text is a value or a sentence at the field."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, expect
from test_frame import exported, settle
from test_layout import furnish
from web.user import User

TEXTS = {
    "nothing": "",
    "negative": "-5",
    "nines": "9" * 38,
    "exponent": "1e400",
    "bytes": "é" * 32,
    "long": "7" * 100_000,
    "nul": "1\0",
    "markup": "<img src=x onerror=alert(1)>",
}
#: Texts that are not a number, regardless of the field's bounds.
NO_NUMBER = ("exponent", "bytes", "long", "nul", "markup")
DAYS = ("0001-01-01", "9999-12-31", "")
#: Words of the library's interface, which mean nothing to the user of a page.
JARGON = ("options", "undefined", "null", "NaN", "[object", "sku", "length", "TypeError", "_")

#: Opens all folds, and marks the visible fields; returns the kind of each.
MARK = """() => {
  for (const fold of document.querySelectorAll("#screen details")) fold.open = true;
  const found = [...document.querySelectorAll("#screen input, #screen textarea, #screen select")]
    .filter((one) => one.checkVisibility() && !one.disabled && !one.readOnly);
  return found.map((one) => {
    const { key, symbol } = one.dataset;
    const label = one.getAttribute("aria-label");
    const name = key ? `[data-key="${key}"]` : symbol ? `[data-symbol="${symbol}"]`
      : one.id !== "" && !/^e\\d+$/.test(one.id) ? `#${one.id}` : `[aria-label="${label}"]`;
    const kind = one.getAttribute("role") ?? (one.localName === "input" ? one.type : one.localName);
    return { name, kind, isNumber: one.inputMode === "decimal" };
  });
}"""

#: Checks of a field after a text; all in one call, because there are many.
STATE = """(name) => {
  const one = document.querySelector(name);
  if (one === null) return null;
  const ids = (one.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id !== "");
  const told = ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ").trim();
  const home = one.closest(".field, li, .price, .card");
  const wrong = [...(home?.querySelectorAll(".wrong, .note p") ?? [])].map((p) => p.textContent);
  return { value: one.value, isInvalid: one.getAttribute("aria-invalid") === "true",
    told, wrong: wrong.join(" ").trim(),
    isFocused: document.activeElement.matches("[aria-invalid=true], .notes input") };
}"""


def sell(user: User) -> None:
    user.page.click("[data-sku=milk]")
    user.page.click("#checkout")
    user.page.click("#complete")
    expect(user.at(".money-paper")).to_be_visible()


def checkout(user: User) -> None:
    # Enter may have completed the sale.
    user.page.click("[data-sku=milk]")
    user.page.click("#checkout")
    expect(user.at("#tendered")).to_be_visible()


def discount(user: User) -> None:
    user.page.click("[data-sku=milk]")
    user.fill("#order-discount-kind", "fixed")


def edit_entry(user: User) -> None:
    user.page.locator("button[aria-label^='Edit']").first.click()


def tab(name: str) -> Callable[[User], None]:
    return lambda user: user.page.click(f"[data-tab={name}]")


def action(name: str) -> Callable[[User], None]:
    return lambda user: user.fill("#order-action", name)


def nothing(_: User) -> None:
    """The state in which a screen opens."""


#: The screens, and the states of a screen in which other fields are shown.
STATES: dict[str, tuple[str, Callable[[User], None]]] = {
    **{name: (name, nothing) for name in ("calculator", "converter", "currencies", "wallet")},
    **{name: (name, nothing) for name in ("portfolio", "watch", "till", "trust", "settings")},
    "wallet entry": ("wallet", edit_entry),
    "wallet statement": ("wallet", tab("statement")),
    "wallet import": ("wallet", tab("import")),
    "portfolio split": ("portfolio", action("split")),
    "portfolio dividend": ("portfolio", action("dividend")),
    "portfolio fee": ("portfolio", action("fee")),
    "till discount": ("till", discount),
    "till checkout": ("till", checkout),
    "receipts": ("receipts", nothing),
    "invoice": ("invoice", nothing),
    "invoice check": ("invoice", tab("check")),
}


def open_state(user: User, state: str) -> list[dict[str, Any]]:
    screen, prepare = STATES[state]
    user.open(screen, is_anew=True)
    prepare(user)
    found: list[dict[str, Any]] = user.page.evaluate(MARK)
    return found


def attack(user: User, field: dict[str, Any], kind: str, text: str) -> list[str]:
    """Types a text and presses Enter; returns the faults of the answer."""
    page, name = user.page, field["name"]
    one = page.locator(name).locator("visible=true").first
    if one.count() == 0:
        # An empty quantity removes its line.
        return []
    one.fill(text)
    one.press("Enter")
    page.wait_for_timeout(30)
    found = page.evaluate(STATE, name)
    if found is None:
        return []
    if field["kind"] == "combobox":
        page.keyboard.press("Escape")
        one.blur()
        found = page.evaluate(STATE, name)
        is_code = found["isInvalid"] or found["value"] == "" or len(found["value"]) == 3
        return [] if is_code else [f"{kind}: the picker keeps {found['value'][:20]!r}"]
    if not found["isInvalid"]:
        # The field itself is left, too.
        one.blur()
        page.wait_for_timeout(30)
        found = page.evaluate(STATE, name) or found
        # An error that appears when a field is left does not return the focus to it.
        found["isFocused"] = True
    troubles = []
    is_cut = found["value"] != text and len(found["value"]) < 20
    must = field["isNumber"] and kind in NO_NUMBER and not is_cut
    if must and not found["isInvalid"]:
        troubles.append(f"{kind}: accepted as a number")
    if found["isInvalid"]:
        if found["told"] == "" or found["wrong"] == "":
            troubles.append(f"{kind}: no sentence at the field")
        if any(word in found["wrong"] for word in JARGON):
            troubles.append(f"{kind}: {found['wrong'][:100]}")
        if not found["isFocused"]:
            troubles.append(f"{kind}: the focus is lost")
    return troubles


def sound(user: User) -> None:
    """Every screen opens again, and the exported file can be imported."""
    settle(user.page)
    user.page.set_default_timeout(30_000)
    for screen in dict.fromkeys(screen for screen, _ in STATES.values()):
        user.open(screen, is_anew=True)
        expect(user.page.locator(".failure")).to_have_count(0)
        expect(user.at("#notices")).not_to_contain_text("unexpected")
        expect(user.at("#notices")).not_to_contain_text("damaged")


@pytest.mark.parametrize("state", STATES)
def test_each_field_takes_any_text_or_says_why_not(user: User, state: str) -> None:
    # Requests to invalid addresses, or with invalid keys, fail.
    user.expected += ["Failed to load", "Content Security Policy", "ERR_", "connect-src"]
    furnish(user)
    if state == "receipts":
        sell(user)
    wrong: dict[str, list[str]] = {}
    fields = open_state(user, state)
    for field in fields:
        if field["kind"] in ("select", "checkbox", "radio", "range", "file"):
            continue
        for kind, text in TEXTS.items():
            if field["kind"] == "date":
                break
            found = attack(user, field, kind, text)
            if found:
                wrong.setdefault(field["name"], []).extend(found)
            if user.page.locator(field["name"]).locator("visible=true").count() == 0:
                fields_now = open_state(user, state)
                if not any(one["name"] == field["name"] for one in fields_now):
                    break
        for day in DAYS if field["kind"] == "date" else ():
            user.page.locator(field["name"]).locator("visible=true").first.fill(day)
            user.page.keyboard.press("Tab")
    assert wrong == {}
    sound(user)
    documents = exported(user)["documents"]
    content = json.dumps({"format": "libmoney-desk", "version": 1, "documents": documents})
    file = FilePayload(name="desk.json", mimeType="application/json", buffer=content.encode())
    user.page.set_input_files("#import", file)
    expect(user.at("#import-told")).to_contain_text("imported.")


#: Files that no screen accepts; a file of 50 MB is made in the test.
FILES = {
    "empty": b"",
    "nul": b"\0" * 100,
    "markup": b"<html><body>hello</body></html>",
    "noise": bytes(range(256)),
    "newer": json.dumps({"format": "libmoney-desk", "version": 2, "documents": {}}).encode(),
    "50 MB": b"",
}


@pytest.mark.parametrize("state", ["settings", "portfolio", "wallet import", "invoice check"])
def test_a_file_that_is_none_is_refused_in_words(user: User, state: str, tmp_path: Path) -> None:
    furnish(user)
    before = exported(user)["documents"]
    names = [one["name"] for one in open_state(user, state) if one["kind"] == "file"]
    assert names != []
    large = tmp_path / "50 MB.csv"
    large.write_bytes(b"1,2,3,4,5,6,7,8\n" * (50 << 16))
    for name in names:
        for kind, content in FILES.items():
            open_state(user, state)
            file = tmp_path / f"{kind}.csv"
            if kind != "50 MB":
                file.write_bytes(content)
            user.page.set_input_files(name, file)
            card = user.page.locator(f".card:has({name})").last
            told = card.locator("[role=status], [role=alert], .wrong").filter(
                has_text=re.compile(".")
            )
            expect(told.first).to_be_visible()
            words = " ".join(told.all_inner_texts())
            assert not any(one in words for one in JARGON), (kind, words)
    assert exported(user)["documents"] == before


#: An action of each screen that saves something.
ACTIONS = {
    "calculator": lambda user: user.fill(".notes input", "1 EUR"),
    "converter": lambda user: user.page.click("#swap"),
    "currencies": lambda user: user.page.click("[data-code=GBP] button"),
    "wallet": lambda user: (user.fill("#wallet-amount", "1"), user.page.click("#wallet-add")),
    "portfolio": lambda user: user.page.click("#example"),
    "till": lambda user: user.page.click("[data-sku=milk]"),
    "invoice": lambda user: user.fill("#invoice-number", "2026-1"),
    "settings": lambda user: user.fill("#provider", "frankfurter"),
}


@pytest.mark.parametrize("screen", ACTIONS)
@pytest.mark.parametrize("storage", ["full", "refused"])
def test_storage_that_is_full_or_refused_is_said(user: User, screen: str, storage: str) -> None:
    user.expected += ["Failed to load", "ERR_"]
    if storage == "refused":
        user.page.add_init_script(
            "IDBFactory.prototype.open = () => { throw new DOMException('no'); };"
        )
    user.open(screen, is_anew=True)
    if storage == "full":
        user.page.evaluate(
            "IDBObjectStore.prototype.put = () =>"
            " { throw new DOMException('full', 'QuotaExceededError'); }; 0"
        )
    ACTIONS[screen](user)
    expect(user.at("#notices")).to_contain_text("save")
    expect(user.page.locator(".failure")).to_have_count(0)
    expect(user.at("#notices")).not_to_contain_text("unexpected")


@pytest.mark.parametrize("year", [1970, 2000, 2025, 2027, 9999])
def test_a_clock_that_is_years_off_stops_no_screen(user: User, year: int) -> None:
    user.page.clock.set_fixed_time(f"{year}-11-26T12:00:00")
    furnish(user)
    sell(user)
    for screen, prepare in STATES.values():
        user.open(screen)
        if prepare is not checkout:
            prepare(user)
        expect(user.page.locator(".failure")).to_have_count(0)
        expect(user.at("#notices")).not_to_contain_text("unexpected")
    user.open("converter")
    user.fill("#give", "100")
    expect(user.at("#take")).not_to_have_value("")
    sound(user)
    assert "wallet" in exported(user)["documents"]
