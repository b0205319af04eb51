"""Twenty tasks beyond the forty, as somebody tries them who was never here before."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from web.tasks import record
from web.user import User

from tasks.portfolio import enter, give_csv, price
from tasks.till import add_product, paper, pay, ring_up
from tasks.wallet import put


def done(user: User, task: str) -> None:
    record(user, "newcomer", task)


def line(user: User, text: str) -> str:
    """The answer of the notepad to a line at its end."""
    user.open("calculator")
    user.click(".notes li:last-child input")
    user.press("End", "Enter")
    user.type(text)
    answer = user.page.locator(".notes li:last-child .answer")
    expect(answer).not_to_be_empty()
    return answer.inner_text()


def test_n01_count_everything_in_dollars(wallet: User) -> None:
    put(wallet, "10", "usd")
    wallet.click("#home")
    wallet.type("us dollar")
    wallet.press("Enter")
    expect(wallet.at("#wallet-total")).to_have_text("$10.00")
    wallet.open("wallet", is_anew=True)
    expect(wallet.at("#wallet-total")).to_have_text("$10.00")
    done(wallet, "N1 another home currency")


def test_n02_delete_everything_and_think_again(wallet: User) -> None:
    put(wallet, "10")
    wallet.click("a[href='#/settings']")
    wallet.click("#delete")
    expect(wallet.at("#notices")).to_contain_text("All data of this page were deleted")
    wallet.open("wallet", is_anew=True)
    expect(wallet.at("#wallet-total")).to_have_text("€0.00")
    # A reload of the tab keeps its steps.
    wallet.click("#undo")
    expect(wallet.at("#wallet-total")).to_have_text("€10.00")
    done(wallet, "N2 delete everything, and undo it")


def test_n03_the_statement_of_last_month(wallet: User) -> None:
    wallet.fill("#wallet-date", "2026-10-15")
    put(wallet, "100", label="Rent of October")
    wallet.click("[data-tab=statement]")
    wallet.page.select_option("#statement-period", "last_month")
    expect(wallet.at("#statement")).to_contain_text("Rent of October")
    with wallet.page.expect_download() as download:
        wallet.click("#statement-csv")
    text = download.value.path().read_text(encoding="utf-8-sig")
    assert "2026-10-15" in text and "Rent of October" in text
    done(wallet, "N3 last month's statement in a spreadsheet")


def test_n04_a_csv_with_semicolons_and_commas(portfolio: User) -> None:
    give_csv(
        portfolio,
        "date;action;symbol;quantity;total;currency\n2026-01-05;buy;SAP;1,5;150,75;EUR\n",
    )
    expect(portfolio.at("#import-summary")).to_contain_text("One new transaction")
    portfolio.click("#import-run")
    expect(portfolio.at("#transactions")).to_contain_text("€150.75")
    done(portfolio, "N4 import a CSV with semicolons")


def test_n05_what_100_marks_of_a_birthday_were(user: User) -> None:
    user.open("converter")
    user.fill("#day", "2005-05-05")
    expect(user.at("#past-told, #equivalence")).to_contain_text(re.compile("2005-05-0|1 EUR = 1.2"))
    expect(user.at("#equivalence")).to_contain_text("1 EUR = 1.29")
    user.fill("#day", "1985-05-05")
    expect(user.at(".field:has(#day) .wrong")).to_contain_text("1999-01-04")
    done(user, "N5 the rate of a birthday")


def test_n06_split_a_bill_by_three(user: User) -> None:
    assert line(user, "100 EUR / 3 people") == "€33.34 · €33.33 · €33.33"
    done(user, "N6 split a bill by 3")


def test_n07_pay_a_part_with_a_voucher(till: User) -> None:
    ring_up(till, "eggs", "milk")
    till.click("#checkout")
    till.click("#pay-voucher")
    till.click("[data-fold=split] > summary, details:has(#part) > summary")
    till.click("#part")
    till.type("2")
    till.press("Enter")
    expect(till.at("#to-pay")).to_have_text("$2.00")
    till.click("#complete")
    expect(till.at("#to-pay")).to_have_text("$1.40")
    till.click("#pay-cash")
    till.click("#complete")
    expect(till.at(".money-paper")).to_be_visible()
    till.click("#views a[href='#/receipts']")
    expect(till.at("#takings")).to_have_text("Voucher $2.00 · Cash $1.40")
    done(till, "N7 a gift voucher and the rest in cash")


def test_n08_give_half_back(till: User) -> None:
    ring_up(till, "eggs", "eggs")
    pay(till)
    till.click("#views a[href='#/receipts']")
    till.click("#refund")
    till.click("#refund-0")
    till.type("1")
    till.click("#refund-cash")
    assert "-$2.10" in paper(till)
    done(till, "N8 refund half")


def test_n09_another_tax_for_one_product(till: User) -> None:
    add_product(till, "Book", "10", "reduced", "7")
    expect(till.at("#payable")).to_have_text("$10.70")
    done(till, "N9 another tax for one product")


def test_n10_undo_after_a_reload(wallet: User) -> None:
    put(wallet, "10", label="Kept")
    wallet.click("button[aria-label^='Remove entry 1']")
    wallet.open("wallet", is_anew=True)
    expect(wallet.at("#wallet-total")).to_have_text("€0.00")
    wallet.click("#undo")
    expect(wallet.at("#wallet-total")).to_have_text("€10.00")
    expect(wallet.page.locator("#screen")).to_contain_text("Kept")
    done(wallet, "N10 undo after a reload")


def test_n11_the_portfolio_in_a_spreadsheet(portfolio: User) -> None:
    portfolio.click("#example")
    button = portfolio.page.locator("button", has_text=re.compile("CSV")).last
    with portfolio.page.expect_download() as download:
        portfolio.clicks += 1
        button.click()
    assert "ACME" in download.value.path().read_text()
    done(portfolio, "N11 export to a spreadsheet")


def test_n12_a_dividend(portfolio: User) -> None:
    enter(portfolio, "SAP", "2", "50", day="2026-01-05")
    price(portfolio, "SAP", "60")
    enter(portfolio, "SAP", "5", action="div", day="2026-06-05")
    expect(portfolio.at("#transactions")).to_contain_text("Dividend")
    done(portfolio, "N12 a dividend")


def test_n13_how_much_was_the_discount(user: User) -> None:
    assert line(user, "20% off 80 EUR") == "€64.00"
    done(user, "N13 a discount in the shop")


def test_n14_the_day_after_tomorrow_is_refused_in_words(user: User) -> None:
    user.open("converter")
    user.fill("#day", "2031-01-01")
    expect(user.at(".field:has(#day) .wrong")).to_contain_text("Choose a day between")
    user.fill("#day", "")
    expect(user.at("#take")).to_have_value("111.72")
    done(user, "N14 back from a day without rates")


def test_n15_the_money_of_japan(user: User) -> None:
    user.open("converter")
    user.click("#target")
    user.type("japan")
    user.press("Enter")
    expect(user.at("#target")).to_have_value("JPY")
    done(user, "N15 a currency by its country")


def test_n16_the_page_in_german_and_dark(user: User) -> None:
    user.open("settings")
    user.page.select_option("#language", "de")
    expect(user.at("#title")).to_have_text("Einstellungen")
    user.page.get_by_label("Farbschema").select_option("dark")
    user.open("converter", is_anew=True)
    expect(user.at("#title")).to_have_text("Umrechner")
    expect(user.page.locator("html[data-theme=dark]")).to_be_attached()
    done(user, "N16 German and dark, after a restart too")


def test_n17_two_pieces_less(till: User) -> None:
    ring_up(till, "milk", "milk", "milk")
    till.click("input[data-key='quantity milk']")
    till.replace("1")
    till.press("Enter")
    expect(till.at("#payable")).to_have_text("$1.30")
    done(till, "N17 correct a quantity")


def test_n18_take_a_reservation_back(wallet: User) -> None:
    put(wallet, "10")
    put(wallet, "4", button="#wallet-hold")
    wallet.click("button[aria-label^='Release']")
    expect(wallet.page.locator("#screen")).to_contain_text("No holds")
    done(wallet, "N18 release a reservation")


def test_n19_send_somebody_the_rate(user: User) -> None:
    user.context.grant_permissions(["clipboard-read", "clipboard-write"])
    user.open("converter")
    user.fill("#give", "250")
    user.click("#copy-link")
    link = user.page.evaluate("navigator.clipboard.readText()")
    assert "250" in link and link.startswith(user.site)
    done(user, "N19 a link to a result")


def test_n20_a_wrong_price_is_corrected(portfolio: User) -> None:
    enter(portfolio, "SAP", "2", "50", day="2026-01-05")
    price(portfolio, "SAP", "6000")
    price(portfolio, "SAP", "60")
    expect(portfolio.at("#portfolio-value")).to_have_text("€120.00")
    portfolio.click("#undo")
    expect(portfolio.at("#portfolio-value")).to_have_text("€12,000.00")
    done(portfolio, "N20 correct a price")


#: The screens without a walk of their own, the control that is reached, its key, and the result.
WALKS = {
    "currencies": (".currencies .star", "Enter", ".star[aria-pressed=true]"),
    "settings": ("#language", "d", "html[lang=de]"),
    "trust": ("#run, #again, .card button", "Enter", "#trust-told:not(:empty)"),
    "watch": (".watch a", "Enter", "#screen[data-screen=portfolio]"),
    "receipts": ("#refund", "Enter", "#refund-0"),
    "invoice": ("[data-tab=write]", "ArrowRight", "#invoice-file"),
}


@pytest.mark.parametrize("screen", WALKS)
def test_each_other_screen_by_keys_alone(user: User, screen: str) -> None:
    selector, key, result = WALKS[screen]
    if screen == "receipts":
        user.open("till")
        ring_up(user, "milk")
        pay(user)
    user.open(screen)
    target = user.page.locator(selector).locator("visible=true").first
    expect(target).to_be_visible()
    user.page.focus("#main")
    for _ in range(60):
        if target.evaluate("(one) => one === document.activeElement"):
            break
        user.press("Tab")
    expect(target).to_be_focused()
    user.press(key)
    expect(user.page.locator(result).first).to_be_attached()
