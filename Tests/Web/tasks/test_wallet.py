"""Tasks with a wallet, done with clicks and keys alone."""

from __future__ import annotations

import re
import time

import pytest
from fit import axe
from playwright.sync_api import expect
from web.user import User

from tasks.wallet import BANK, done, give, put, total, wrong


def test_w1_four_currencies_with_subtotals_and_a_total(wallet: User) -> None:
    for amount, code in (
        ("10", "EUR"),
        ("5.50", "EUR"),
        ("20", "USD"),
        ("3", "GBP"),
        ("900", "JPY"),
    ):
        put(wallet, amount, code)
    expect(wallet.page.locator(".balances li")).to_have_count(4)
    expect(wallet.at(".entries[data-code=EUR] .subtotal")).to_have_text("€15.50")
    assert total(wallet).startswith("€")
    box = wallet.at("#wallet-total").bounding_box()
    assert box is not None and box["y"] < 300
    done(wallet, "W1 four currencies, sections, subtotals, total")


def test_w2_the_total_in_francs_changes_nothing_else(wallet: User) -> None:
    put(wallet, "10", label="Lunch")
    wallet.click("#wallet-amount")
    wallet.type("7")
    wallet.click("#wallet-label")
    wallet.type("half")
    wallet.click("#home")
    wallet.type("franc")
    wallet.press("Enter")
    expect(wallet.at("#home")).to_have_value("CHF")
    expect(wallet.at("#wallet-total")).to_contain_text("CHF")
    for field, text in (("amount", "7"), ("label", "half"), ("currency", "EUR")):
        expect(wallet.at(f"#wallet-{field}")).to_have_value(text)
    expect(wallet.at("#exchange-give")).to_have_value("EUR")
    done(wallet, "W2 total in CHF")


def test_w3_correct_a_wrong_amount(wallet: User) -> None:
    put(wallet, "125", label="Lunch")
    wallet.click("[data-edit]")
    wallet.type("12.50")
    wallet.press("Enter")
    expect(wallet.at("#wallet-total")).to_have_text("€12.50")
    expect(wallet.page.locator(".entries tbody tr")).to_have_count(1)
    expect(wallet.at(".entries tbody tr")).to_contain_text("Lunch")
    done(wallet, "W3 correct a wrong amount")
    wallet.click("#undo")
    expect(wallet.at("#wallet-total")).to_have_text("€125.00")


def test_edit_the_label_and_the_day(wallet: User) -> None:
    put(wallet, "20", label="Lnuch")
    put(wallet, "5", label="Tea", button="#wallet-take")
    wallet.click("[data-edit='1']")
    wallet.click("#wallet-label")
    wallet.replace("Lunch")
    wallet.press("Tab")
    wallet.type("11012026")
    wallet.click("#wallet-save")
    rows = wallet.page.locator(".entries tbody tr")
    expect(rows.nth(1)).to_contain_text("Lunch")
    expect(rows.nth(1)).to_contain_text("2026-11-01")
    expect(wallet.at("#wallet-total")).to_have_text("€15.00")
    done(wallet, "edit a label and a date")


def test_editing_is_left_without_a_change(wallet: User) -> None:
    put(wallet, "20")
    wallet.click("[data-edit]")
    wallet.type("0")
    wallet.press("Enter")
    assert wrong(wallet, "#wallet-amount") == "Enter an amount other than zero."
    wallet.click("#wallet-cancel")
    expect(wallet.at("[data-edit]")).to_be_focused()
    expect(wallet.at("#wallet-total")).to_have_text("€20.00")
    done(wallet, "leave editing")


def test_w4_undo_a_removal(wallet: User) -> None:
    put(wallet, "20", label="Milk")
    wallet.click("[aria-label^='Remove entry 1']")
    expect(wallet.at("#wallet-total")).to_have_text("€0.00")
    wallet.click("#notices .act")
    expect(wallet.at("#wallet-total")).to_have_text("€20.00")
    done(wallet, "W4 undo a removal")


def test_w5_hold_then_pay(wallet: User) -> None:
    put(wallet, "100")
    put(wallet, "80", label="Hotel", button="#wallet-hold")
    expect(wallet.at(".balances li")).to_contain_text("€20.00 available, €80.00 held")
    wallet.click("[aria-label='Pay €80.00']")
    expect(wallet.at("#wallet-total")).to_have_text("€20.00")
    expect(wallet.at(".card[aria-label=Holds]")).to_contain_text("No holds")
    done(wallet, "W5 hold, then pay")


def test_release_a_hold_and_remove_an_entry_that_is_held(wallet: User) -> None:
    put(wallet, "100", label="Salary")
    put(wallet, "80", label="Hotel", button="#wallet-hold")
    wallet.click("[aria-label^='Remove entry 1']")
    expect(wallet.at("#entries-wrong")).to_contain_text("Release the hold first")
    wallet.click("[aria-label='Release €80.00']")
    wallet.click("[aria-label^='Remove entry 1']")
    expect(wallet.at("#wallet-total")).to_have_text("€0.00")
    done(wallet, "release a hold")


def test_w6_exchange_with_a_fee(wallet: User) -> None:
    put(wallet, "100")
    wallet.click("#exchange-amount")
    wallet.type("100")
    wallet.click("#exchange-fee")
    wallet.replace("1.5")
    preview = wallet.at("#exchange-preview")
    expect(preview).to_contain_text("The fee is €1.50.")
    received = re.search(r"You receive (\$[\d.]+)\.", preview.inner_text())
    assert received is not None
    wallet.press("Enter")
    expect(wallet.at(".entries[data-code=USD] .subtotal")).to_have_text(received[1])
    expect(wallet.at(".entries[data-code=EUR] .subtotal")).to_have_text("€0.00")
    done(wallet, "W6 exchange with 1.5 % fee")
    wallet.click("#exchange-amount")
    wallet.type("1")
    wallet.press("Enter")
    assert wrong(wallet, "#exchange-amount") == "No EUR is available."


def test_w7_an_overdraft_is_refused_in_place(wallet: User) -> None:
    put(wallet, "10")
    put(wallet, "10.01", button="#wallet-take")
    assert wrong(wallet, "#wallet-amount") == "Only €10.00 is available."
    expect(wallet.at("#wallet-total")).to_have_text("€10.00")
    wallet.replace("-5")
    wallet.press("Enter")
    assert wrong(wallet, "#wallet-amount") == "Enter a number greater than zero."
    done(wallet, "W7 refuse an overdraft")


def test_a_statement_of_a_period_is_printed_alone(wallet: User) -> None:
    give(wallet, "date,label,amount\n2026-10-02,Pay,100\n2026-11-03,Bun,-1\n2026-12-01,Tea,-2\n")
    wallet.click("#import-run")
    wallet.click("[data-tab=statement]")
    table = wallet.at("#statement table")
    expect(table.locator("tr.subtotal")).to_have_text(
        [re.compile("Opening balance.*€100.00"), re.compile("Closing balance.*€99.00")]
    )
    wallet.fill("#statement-period", "last_month")
    expect(wallet.at("#statement table")).to_contain_text("Pay")
    wallet.fill("#statement-period", "custom")
    wallet.fill("#statement-from", "2026-11-30")
    wallet.fill("#statement-to", "2026-11-01")
    expect(wallet.at(".field:has(#statement-to) .wrong")).to_contain_text("must not be before")
    wallet.fill("#statement-period", "all")
    expect(wallet.page.locator("#statement tbody tr")).to_have_count(5)
    wallet.page.emulate_media(media="print")
    expect(wallet.at("#statement table")).to_be_visible()
    for hidden in (".wallet-form", ".wallet-total", ".frame", "[data-tab=import]", "#notices"):
        expect(wallet.page.locator(hidden)).to_be_hidden()
    done(wallet, "print the statement of a period")


def test_half_a_yen_has_a_way_out(wallet: User) -> None:
    put(wallet, "0.5", "JPY")
    assert wrong(wallet, "#wallet-amount") == "Enter a whole number of JPY."
    wallet.click("#wallet-exact")
    expect(wallet.at(".entries[data-code=JPY] .subtotal")).to_have_text("¥0.5")
    expect(wallet.at("#wallet-exact")).to_be_hidden()


def test_german_amounts(wallet: User) -> None:
    wallet.open("settings")
    wallet.fill("#locale", "de")
    wallet.fill("#language", "de")
    wallet.open("wallet")
    put(wallet, "1.234,5", label="Gehalt")
    expect(wallet.at("#wallet-total")).to_have_text("1.234,50\u00a0€")
    wallet.click("#allocation summary")
    wallet.click("#allocate-weights")
    wallet.replace("1,5 1,5")
    expect(wallet.at("#shares")).to_contain_text("50,00\u00a0€")
    wallet.click("#exchange-fee")
    wallet.replace("1,5")
    wallet.click("#exchange-amount")
    wallet.type("100,00")
    expect(wallet.at("#exchange-preview")).to_contain_text("1,50\u00a0€")
    expect(wallet.at("#wallet-add")).to_have_text("Hinzufügen")


def test_words_keep_their_direction_in_arabic_formats(wallet: User) -> None:
    wallet.open("settings")
    wallet.fill("#locale", "ar")
    wallet.open("wallet")
    put(wallet, "5", label="Lunch")
    assert (
        wallet.page.evaluate("getComputedStyle(document.querySelector('#screen')).direction")
        == "ltr"
    )
    expect(wallet.at("#wallet-add")).to_have_text("Add")


def test_the_wallet_by_keyboard(wallet: User) -> None:
    for _ in range(40):
        if wallet.at("#wallet-amount").evaluate("(one) => one === document.activeElement"):
            break
        wallet.press("Tab")
    wallet.type("12.50")
    wallet.press("Tab", "Tab")
    wallet.type("Lunch")
    wallet.press("Enter")
    expect(wallet.at("#wallet-total")).to_have_text("€12.50")
    expect(wallet.at("#wallet-amount")).to_be_focused()
    for field in ("amount", "label"):
        expect(wallet.at(f"#wallet-{field}")).to_have_value("")
    wallet.type("2.50")
    for _ in range(20):
        if wallet.at("#wallet-take").evaluate("(one) => one === document.activeElement"):
            break
        wallet.press("Tab")
    wallet.press("Enter")
    expect(wallet.at("#wallet-total")).to_have_text("€10.00")
    done(wallet, "add and spend by keyboard")


FIELDS = (
    "#wallet-amount",
    "#wallet-label",
    "#exchange-amount",
    "#exchange-fee",
    "#allocate-weights",
)
TEXTS = (
    "",
    "-5",
    "9" * 38,
    "1e400",
    "é" * 64,
    "9" * 100_000,
    "1\0",
    "<img src=x onerror=alert(1)>",
)


@pytest.mark.parametrize("field", FIELDS)
def test_bad_input_is_refused_at_its_field_and_nothing_is_lost(wallet: User, field: str) -> None:
    put(wallet, "10", label="Kept")
    if field.startswith("#allocate"):
        wallet.click("#allocation summary")
    run = "#exchange-run" if field.startswith("#exchange") else "#wallet-take"
    others = {"#wallet-label": "#wallet-amount", "#exchange-fee": "#exchange-amount"}
    for text in TEXTS:
        if field in others:
            wallet.page.fill(others[field], "999")
        wallet.page.fill(field, text)
        if not field.startswith("#allocate"):
            wallet.click(run)
            expect(wallet.page.locator("[aria-invalid]").first).to_be_focused()
        expect(wallet.page.locator(".failure")).to_have_count(0)
    wallet.open("wallet", is_anew=True)
    expect(wallet.at("#wallet-total")).to_have_text("€10.00")


def test_days_at_the_edge_and_huge_sums_can_be_opened_again(wallet: User) -> None:
    wallet.page.fill("#wallet-date", "9999-12-31")
    put(wallet, "9" * 35)
    put(wallet, "9" * 35)
    wallet.open("wallet", is_anew=True)
    expect(wallet.at("#wallet-total")).to_contain_text("€199,999")
    wallet.click("[data-tab=statement]")
    wallet.fill("#statement-period", "all")
    expect(wallet.at("#statement")).to_contain_text("9999-12-31")


def test_a_full_storage_is_told_and_the_page_goes_on(wallet: User) -> None:
    wallet.page.evaluate(
        "IDBObjectStore.prototype.put = () =>"
        " { throw new DOMException('full', 'QuotaExceededError'); }; 0"
    )
    put(wallet, "10")
    expect(wallet.at("#notices")).to_contain_text("could not save")
    expect(wallet.at("#wallet-total")).to_have_text("€10.00")


#: The limit in milliseconds on opening a wallet of 2,000 entries.
SOON = 600


def test_two_thousand_entries_open_soon(wallet: User) -> None:
    rows = "".join(
        f"2026-{1 + n % 12:02}-{1 + n % 28:02},Entry {n},{n % 97 + 1}.25\n" for n in range(2000)
    )
    give(wallet, "date,label,amount\n" + rows)
    expect(wallet.at("#import-summary")).to_contain_text("2000 new")
    wallet.click("#import-run")
    expect(wallet.page.locator(".entries tbody tr")).to_have_count(20)
    times = []
    for _ in range(4):
        wallet.open("trust")
        times.append(
            wallet.page.evaluate(
                "new Promise((resolve) => { const start = performance.now();"
                " const place = document.getElementById('screen');"
                " new MutationObserver((_, one) => { if (place.dataset.screen === 'wallet'"
                " && place.querySelector('.entries') !== null) { one.disconnect();"
                " requestAnimationFrame(() => resolve(performance.now() - start)); } })"
                ".observe(place, { childList: true, subtree: true, attributes: true });"
                " location.hash = '#/wallet'; })"
            )
        )
    print(f"2,000 entries after {min(times):.0f} ms")
    assert min(times) < SOON
    start = time.monotonic()
    wallet.page.fill("#entries-EUR-filter", "Entry 1999")
    expect(wallet.page.locator(".entries tbody tr")).to_have_count(1)
    assert time.monotonic() - start < 10


@pytest.mark.parametrize("size", [(320, 480), (360, 740)])
def test_the_main_action_is_in_view_on_a_phone(wallet: User, size: tuple[int, int]) -> None:
    wallet.page.set_viewport_size({"width": size[0], "height": size[1]})
    box = wallet.at("#wallet-add").bounding_box()
    assert box is not None and box["y"] + box["height"] <= size[1]
    assert wallet.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_all_views_can_be_read_and_none_overflows(wallet: User, scheme: str) -> None:
    source = axe()
    put(wallet, "123456789012345678901234567890.12", label="L" * 79)
    put(wallet, "12.50", "USD", label="Hotel")
    put(wallet, "10", button="#wallet-hold")
    wallet.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    for fold in ("#allocation summary", "#journal summary"):
        wallet.click(fold)
    put(wallet, "99", button="#wallet-take")
    found = {}
    for view in ("entries", "statement", "import"):
        wallet.click(f"[data-tab={view}]")
        if view == "import":
            give(wallet, BANK)
            expect(wallet.at("#import-run")).to_be_visible()
        for width in (360, 768, 1280):
            wallet.page.set_viewport_size({"width": width, "height": 900})
            assert wallet.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), view
            wallet.page.evaluate(source + "; 0")
            bad = wallet.page.evaluate(
                "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa',"
                " 'wcag22aa', 'best-practice'] }).then(({ violations }) =>"
                " violations.map(({ id, nodes }) => [id, nodes[0].html.slice(0, 200)]))"
            )
            if bad:
                found[view, width] = bad
    assert found == {}
