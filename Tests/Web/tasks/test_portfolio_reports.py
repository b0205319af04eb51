"""Corporate actions, returns, drawdown and reports of a portfolio, with clicks and keys."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from web.user import User

from tasks.portfolio import POSITIONS, TRANSACTIONS, done, enter, give_csv, price, saved

ROWS = (
    "date,action,symbol,quantity,total,currency\n"
    "2025-01-06,buy,SAP,10,1000.00,EUR\n"
    "2025-06-02,buy,SAP,10,500.00,EUR\n"
    "2026-01-05,sell,SAP,5,600.00,EUR\n"
)


def give(user: User, text: str) -> None:
    give_csv(user, text)
    user.click("#import-run")
    expect(user.at("#import-done")).not_to_have_text("")


def saved_file(user: User, selector: str) -> tuple[str, str]:
    """The name and the text of the file that a button saves."""
    with user.page.expect_download() as download:
        user.click(selector)
    return download.value.suggested_filename, Path(download.value.path()).read_text("utf-8")


def test_a_spin_off_moves_shares_and_cost(portfolio: User) -> None:
    enter(portfolio, "SAP", "10", "100", day="2026-01-05")
    portfolio.click("#add-transaction")
    portfolio.page.select_option("#order-action", "spin_off")
    expect(portfolio.at("#order-about")).to_contain_text("another company")
    for name, text in (("ticker", "SAP"), ("into", "NEW"), ("after", "1"), ("before", "2")):
        portfolio.page.fill(f"#order-{name}", text)
    portfolio.page.fill("#order-date", "2026-02-02")
    portfolio.click("#order-save")
    # A spin-off needs the share of the cost that moves.
    expect(portfolio.at("#order-share")).to_be_focused()
    portfolio.type("20")
    portfolio.press("Enter")
    saved(portfolio, "Spin-off SAP")
    expect(portfolio.page.locator(TRANSACTIONS).first).to_contain_text("SAP → NEW")
    expect(portfolio.page.locator(TRANSACTIONS).first).to_contain_text("1 : 2")
    portfolio.click("[data-tab=lots]")
    lots = portfolio.page.locator("#lots tbody tr")
    expect(lots).to_contain_text([re.compile("NEW.*5.*€200.00"), re.compile("SAP.*10.*€800.00")])
    # The stored share is shown, and survives an edit.
    portfolio.click("[data-tab=transactions]")
    portfolio.click("button[aria-label^='Edit Spin-off SAP']")
    expect(portfolio.at("#order-share")).to_have_value("20")
    portfolio.page.fill("#order-after", "2")
    portfolio.click("#order-save")
    saved(portfolio, "Spin-off SAP")
    portfolio.click("[data-tab=lots]")
    expect(lots).to_contain_text([re.compile("NEW.*10.*€200.00"), re.compile("SAP.*€800.00")])
    done(portfolio, "spin-off")


@pytest.mark.parametrize(
    ("action", "fields", "held"),
    [
        ("merger", {"into": "NEW", "after": "3", "before": "1"}, "NEW"),
        ("merger", {"cash": "1200"}, None),
        ("stock_dividend", {"after": "1", "before": "10"}, "SAP"),
        ("rights", {"into": "RTS", "after": "1", "before": "1"}, "RTS"),
        ("worthless", {}, None),
        ("return_of_capital", {"sum": "50"}, "SAP"),
        ("transfer_out", {"quantity": "4"}, "SAP"),
        ("withholding_tax", {"sum": "5"}, "SAP"),
        ("interest", {"sum": "5"}, "SAP"),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_actions_of_a_share(
    portfolio: User, action: str, fields: dict[str, str], held: str | None
) -> None:
    enter(portfolio, "SAP", "10", "100", day="2026-01-05")
    portfolio.click("#add-transaction")
    portfolio.page.select_option("#order-action", action)
    for name, text in {"ticker": "SAP", **fields, "date": "2026-02-02"}.items():
        portfolio.page.fill(f"#order-{name}", text)
    portfolio.click("#order-save")
    expect(portfolio.at("#order-told")).to_contain_text("Saved:")
    rows = portfolio.page.locator(f"{POSITIONS} tbody tr")
    expect(rows.first).to_contain_text("sold" if held is None else held)


def test_an_action_for_a_share_that_is_not_held_says_so(portfolio: User) -> None:
    enter(portfolio, "SAP", "10", "100", day="2026-01-05")
    portfolio.click("#add-transaction")
    portfolio.page.select_option("#order-action", "worthless")
    portfolio.page.fill("#order-ticker", "BMW")
    portfolio.page.fill("#order-date", "2026-02-02")
    portfolio.click("#order-save")
    wrong = portfolio.page.locator(".field:has(#order-ticker) .wrong")
    expect(wrong).to_have_text("No BMW are held on 2026-02-02.")


def test_returns_by_window_and_the_greatest_fall(portfolio: User) -> None:
    give(portfolio, ROWS)
    price(portfolio, "SAP", "150")
    rows = portfolio.page.locator("#returns tbody tr")
    expect(rows).to_have_count(6)
    expect(rows.last).to_contain_text("Since the beginning")
    expect(rows.last).not_to_contain_text("…")
    # The second purchase counts at the start of its day: 1000 and 500 become 1000, then 3000.
    expect(rows.last).to_contain_text("+100.00 %")
    expect(rows.last).to_contain_text("−33.33 %")
    expect(rows.nth(4)).to_contain_text("–")
    expect(portfolio.at("#greatest-fall")).to_contain_text("Greatest fall: −33.33 %")
    expect(portfolio.at("#greatest-fall")).to_contain_text("2 Jun 2025")
    plot = portfolio.at("#drawdown .plot")
    expect(plot).to_have_attribute("data-drawn", "yes")
    plot.focus()
    portfolio.press("Home")
    expect(portfolio.at("#drawdown .reading")).to_have_text("2025-01-06: 0 %")
    done(portfolio, "returns and greatest fall")


def test_lots_and_sales_are_saved_as_files(portfolio: User) -> None:
    give(portfolio, ROWS)
    portfolio.click("[data-tab=lots]")
    name, text = saved_file(portfolio, "#lots-csv")
    assert re.fullmatch(r"lots-\d{4}-\d\d-\d\d\.csv", name)
    assert text.splitlines() == [
        "symbol,opened,quantity,cost,currency,reported_cost,reported_currency",
        "SAP,2025-01-06,5,500.00,EUR,500.00,EUR",
        "SAP,2025-06-02,10,500.00,EUR,500.00,EUR",
    ]
    portfolio.click("[data-tab=sold]")
    name, text = saved_file(portfolio, "#sold-html")
    assert name.endswith(".html") and "<bdi>€100.00</bdi>" in text and "<script" not in text
    done(portfolio, "save lots as CSV and sales as HTML")


def test_tax_report_of_a_year(portfolio: User) -> None:
    give(portfolio, ROWS)
    portfolio.click("[data-tab=tax]")
    expect(portfolio.at("#tax-year")).to_have_value("2026")
    rows = portfolio.page.locator("#tax-rows tbody tr")
    found = re.compile("2026-01-05.*SAP.*First in.*€600.00.*€500.00.*€100.00")
    expect(rows).to_contain_text([found])
    expect(portfolio.at("#tax-sums")).to_contain_text("€100.00")
    name, text = saved_file(portfolio, "#tax-csv")
    assert name == "tax-2026.csv" and text.startswith("date,symbol,transaction,rule,")
    name, text = saved_file(portfolio, "#tax-html")
    assert name == "tax-2026.html" and "until 2026-12-31" in text
    # The tax year of the United Kingdom begins in April.
    portfolio.page.select_option("#tax-start", "04-06")
    expect(portfolio.at("#tax-year")).to_have_value("2025")
    expect(rows).to_have_count(1)
    portfolio.page.select_option("#tax-year", "2026")
    expect(portfolio.at("#tax-report")).to_contain_text("until 2027-04-05")
    # At one pooled cost, the gain is another.
    portfolio.page.select_option("#portfolio-method", "section_104")
    portfolio.page.select_option("#tax-year", "2025")
    expect(rows).to_contain_text([re.compile("Pool.*€600.00.*€375.00.*€225.00")])
    expect(portfolio.at("#tax-report")).to_contain_text("Taxation of Chargeable Gains Act 1992")
    done(portfolio, "tax report of a year")


def test_tax_report_in_another_currency(portfolio: User) -> None:
    enter(portfolio, "AAPL", "10", "100", currency="usd", day="2026-01-05")
    enter(portfolio, "AAPL", "10", "100", action="sell", currency="usd", day="2026-01-06")
    portfolio.click("[data-tab=sold]")
    gain = portfolio.page.locator("#sold tbody tr td").last.inner_text()
    portfolio.click("[data-tab=tax]")
    expect(portfolio.page.locator("#tax-rows tbody tr td").last).to_have_text(gain)


def test_an_option_keeps_the_others(portfolio: User) -> None:
    give(portfolio, ROWS)
    portfolio.page.select_option("#portfolio-fees", "apart")
    portfolio.page.check("#portfolio-wash-sales")
    portfolio.page.select_option("#portfolio-method", "lifo")
    expect(portfolio.at("#portfolio-fees")).to_have_value("apart")
    expect(portfolio.at("#portfolio-wash-sales")).to_be_checked()
    portfolio.page.select_option("#portfolio-method", "average")
    expect(portfolio.page.locator("#portfolio-wash-sales")).to_have_count(0)
    expect(portfolio.at("#portfolio-fees")).to_have_value("apart")
    done(portfolio, "fees apart and wash sales")
