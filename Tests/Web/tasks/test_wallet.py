"""What people do with a wallet, with clicks and keys alone."""

from __future__ import annotations

import csv
import io
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect
from test_layout import axe
from web.tasks import record
from web.user import User

STATEMENT = Path(__file__).with_name("statement.camt.053.xml").read_text(encoding="utf-8")
BANK = '''Kontoumsätze;;;
Konto;DE02120300000000202051;;

"Buchungstag";"Verwendungszweck";"Betrag";"Währung"
"05.11.2026";"Miete; November";"-850,00";"EUR"
"13.11.2026";"Gehalt ""Müller""";"2.400,00";"EUR"
"14.11.2026";"Kaffee";"-3,20";"EUR"
"14.11.2026";"Kaffee";"-3,20";"EUR"
"31.11.2026";"Nie";"1,00";"EUR"
"15.11.2026";"Kaputt";"abc";"EUR"
"16.11.2026";"Unbekannt";"1,00";"XQQ"
'''


@pytest.fixture
def wallet(user: User) -> User:
    user.page.clock.set_fixed_time("2026-11-26T12:00:00")
    user.open("wallet")
    return user


def done(user: User, task: str) -> None:
    record(user, "wallet", task)


def put(
    user: User, amount: str, currency: str = "", label: str = "", button: str = "#wallet-add"
) -> None:
    """Types an amount into the form, and presses a button."""
    if currency:
        user.click("#wallet-currency")
        user.type(currency)
        user.press("Enter")
    user.click("#wallet-amount")
    user.replace(amount)
    if label:
        user.click("#wallet-label")
        user.replace(label)
    user.click(button)


def wrong(user: User, field: str) -> str:
    """The error beside a field, which has the focus and is described by it."""
    control = user.at(field)
    expect(control).to_have_attribute("aria-invalid", "true")
    expect(control).to_be_focused()
    return user.at(f".field:has({field}) .wrong").inner_text()


def give(user: User, content: str | bytes, name: str = "bank.csv") -> None:
    user.click("[data-tab=import]")
    data = content.encode() if isinstance(content, str) else content
    payload = {"name": name, "mimeType": "text/plain", "buffer": data}
    user.page.set_input_files("#import-file", files=[payload])  # type: ignore[list-item]


def total(user: User) -> str:
    return user.at("#wallet-total").inner_text()


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


def test_w8_import_a_bank_file_and_export_the_statement(wallet: User) -> None:
    give(wallet, BANK.encode("windows-1252"))
    expect(wallet.at("#import-summary")).to_have_text(
        "4 new, 0 already in the wallet, 3 with errors"
    )
    rows = wallet.page.locator("#import-rows tbody tr")
    for index, words in enumerate(("31.11.2026", "“abc” is not an amount", "“XQQ”")):
        expect(rows.nth(index)).to_contain_text(words)
    expect(rows.nth(0)).to_contain_text("9")
    wallet.click("#import-run")
    expect(wallet.at("#wallet-total")).to_have_text("€1,543.60")
    expect(wallet.at(".entries")).to_contain_text("Miete; November")
    expect(wallet.at(".entries")).to_contain_text('Gehalt "Müller"')
    # The same file again contains nothing new.
    give(wallet, BANK)
    expect(wallet.at("#import-summary")).to_have_text(
        "0 new, 4 already in the wallet, 3 with errors"
    )
    expect(wallet.at("#import-run")).to_be_disabled()
    wallet.click("#import-cancel")
    wallet.click("[data-tab=statement]")
    with wallet.page.expect_download() as found:
        wallet.click("#statement-csv")
    assert found.value.suggested_filename == "wallet-2026-11-01-2026-11-30.csv"
    text = found.value.path().read_text(encoding="utf-8-sig")
    lines = list(csv.reader(io.StringIO(text)))
    assert lines[:3] == [
        ["Date", "Label", "Amount", "Currency", "Balance"],
        ["2026-11-01", "Opening balance", "", "EUR", "0.00"],
        ["2026-11-05", "Miete; November", "-850.00", "EUR", "-850.00"],
    ]
    assert lines[-1] == ["2026-11-30", "Closing balance", "", "EUR", "1543.60"]
    done(wallet, "W8 import a bank CSV, export the statement")
    wallet.click("#undo")
    expect(wallet.at("#wallet-total")).to_have_text("€0.00")


def test_duplicates_are_added_on_demand(wallet: User) -> None:
    give(wallet, "date,label,amount\n2026-11-02,Tea,-2.50\n")
    wallet.click("#import-run")
    give(wallet, "date,label,amount\n2026-11-02,Tea,-2.5\n2026-11-03,Bun,-1\n")
    expect(wallet.at("#import-summary")).to_contain_text("1 new, 1 already")
    wallet.click("#import-double")
    wallet.click("#import-run")
    expect(wallet.at("#wallet-total")).to_have_text("-€6.00")


@pytest.mark.parametrize(
    ("content", "first"),
    [
        # Two columns of amounts, month first, no currency.
        (
            "Date,Description,Paid out,Paid in\n11/14/2026,Tea,2.50,\n11/15/2026,Pay,,10\n",
            ["2026-11-14", "Tea", "-€2.50"],
        ),
        # Without headings.
        (
            "2026-11-14;Tea shop;-2,50\n2026-11-15;Pay;1.010,00\n",
            ["2026-11-14", "Tea shop", "-€2.50"],
        ),
        # A column of currencies, apostrophes, tabs, a mark at the beginning.
        (
            "\ufeffDatum\tBuchungstext\tBetrag\tWährung\n14.11.26\tTee\t-1'002.50\tCHF\n",
            ["2026-11-14", "Tee", "-CHF"],
        ),
        # A label that is too long, and one on two lines.
        (
            f'Date,Payee,Amount\n2026-11-14,"a\n{"é" * 60}",-2.50\n',
            ["2026-11-14", "a ééé", "-€2.50"],
        ),
    ],
)
def test_the_columns_of_other_banks(wallet: User, content: str, first: list[str]) -> None:
    give(wallet, content)
    row = wallet.at("#import-rows tbody tr")
    for text in first:
        expect(row).to_contain_text(text)
    expect(wallet.at("#import-summary")).to_contain_text("0 with errors")
    wallet.click("#import-run")
    expect(wallet.page.locator(".entries").first).to_contain_text(first[1])


def test_a_wrong_guess_is_corrected(wallet: User) -> None:
    give(wallet, "A,B,C,D\n01/02/2026,Tea,2.50,7\n02/03/2026,Bun,3.50,8\n")
    expect(wallet.at("#import-unclear")).to_be_visible()
    wallet.fill("#import-days", "dmy")
    expect(wallet.page.locator("#import-rows tbody tr").first).to_contain_text("2026-02-01")
    expect(wallet.page.locator("#import-unclear")).to_have_count(0)
    wallet.fill("#import-amount", "3")
    expect(wallet.page.locator("#import-rows tbody tr").first).to_contain_text("€7.00")
    done(wallet, "correct the columns of a file")


@pytest.mark.parametrize("version", ["02", "08", "13"])
def test_import_a_statement_in_xml(wallet: User, version: str) -> None:
    text = STATEMENT.replace("001.02", f"001.{version}")
    if version != "02":
        text = re.sub(r"<Sts>(\w+)</Sts>", r"<Sts><Cd>\1</Cd></Sts>", text)
        text = re.sub(r"<(Dbtr|Cdtr)><Nm>(.*?)</Nm>", r"<\1><Pty><Nm>\2</Nm></Pty>", text)
    give(wallet, text, "statement.xml")
    expect(wallet.at("#import")).to_contain_text("One pending entry was left out")
    wallet.click("#import-run")
    expect(wallet.at(".entries[data-code=EUR] .subtotal")).to_have_text("€2,364.10")
    expect(wallet.at(".entries[data-code=JPY] .subtotal")).to_have_text("-¥1,200")
    for words in ("Müller & Söhne: Salary November", "Book Shop: Card payment"):
        expect(wallet.at(".entries[data-code=EUR]")).to_contain_text(words)
    expect(wallet.at(".entries[data-code=JPY]")).to_contain_text("Collected payments")
    done(wallet, "import camt.053")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", "The file is empty."),
        ("hello", "No table was found"),
        ("\0\1\2", "not a text file"),
        (STATEMENT.replace("001.02", "001.14"), "has version 14 of camt.053; versions 02 to 13"),
        (STATEMENT.replace("camt.053", "camt.052"), "a camt.052 message"),
        ("<html><b>x</b></html>", "not an account statement"),
        (STATEMENT[:-20], "damaged"),
        (
            STATEMENT.replace("<Document", "<!DOCTYPE a [<!ENTITY b 'c'>]><Document"),
            "document type",
        ),
        ("a,b\n" + "x" * 6_000_000, "larger than 5 MB"),
        ("date,amount\n" + "2026-11-01,1\n" * 20_001, "more than 20000 rows"),
    ],
)
def test_a_file_that_is_no_statement(wallet: User, content: str, words: str) -> None:
    # Chromium describes damaged XML with a style that the page's policy forbids.
    wallet.expected.append("inline style")
    give(wallet, content)
    assert words in wrong(wallet, "#import-file")
    expect(wallet.page.locator("#import-run")).to_have_count(0)


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
    assert wrong(wallet, "#wallet-amount") == "JPY has no decimals."
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


#: Milliseconds until a wallet of 2,000 entries is there; the machine is shared.
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
