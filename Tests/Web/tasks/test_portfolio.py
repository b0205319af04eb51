"""Tasks with a portfolio, done with clicks and keys alone."""

from __future__ import annotations

import datetime
import re

import pytest
from playwright.sync_api import expect
from web.user import User

from tasks.portfolio import POSITIONS, SUMMARY, TRANSACTIONS, done, enter, price, saved


def test_p1_buy_ten_shares(portfolio: User) -> None:
    enter(portfolio, "aapl", "10", "150", currency="usd", day="2026-05-04")
    saved(portfolio, "Buy AAPL")
    price(portfolio, "AAPL", "160")
    expect(portfolio.at("#portfolio-value")).to_contain_text("€1,")
    expect(portfolio.at("#portfolio-profit")).to_contain_text("%)")
    expect(portfolio.at("#portfolio-state")).to_have_text("Up to date")
    done(portfolio, "P1 buy 10 AAPL")


def test_p1_without_an_exchange_rate_nothing_is_worth_zero(portfolio: User) -> None:
    enter(portfolio, "AAPL", "10", "150", currency="usd")
    price(portfolio, "AAPL", "160")
    expect(portfolio.at("#portfolio-value")).to_have_text("–")
    expect(portfolio.at(SUMMARY)).to_contain_text(
        "One position excluded: no exchange rate since 30 Oct."
    )
    expect(portfolio.at("#portfolio-state")).to_have_text("Incomplete")
    expect(portfolio.at(POSITIONS)).to_contain_text("no exchange rate since 30 Oct")
    expect(portfolio.page.locator(".portfolio")).not_to_have_text(re.compile(r"[€$]0\.00"))
    expect(portfolio.at("#portfolio-rates")).to_have_text(
        "Turn on daily rates (Frankfurter, no key)"
    )
    # A missing price is another reason, and is counted apart.
    enter(portfolio, "SAP", "2", "100", currency="eur")
    expect(portfolio.at(SUMMARY)).to_contain_text("One position excluded: no price.")


def test_the_own_rate_of_a_transaction_is_used(portfolio: User) -> None:
    portfolio.click("summary:has-text('Fee and exchange rate')")
    portfolio.click("#order-currency")
    portfolio.type("usd")
    portfolio.press("Enter")
    portfolio.click("#order-rate")
    portfolio.type("0.8")
    portfolio.click("#order-ticker")
    portfolio.type("AAPL")
    portfolio.press("Tab")
    portfolio.type("10")
    portfolio.press("Tab")
    portfolio.type("150")
    portfolio.press("Enter")
    saved(portfolio, "Buy AAPL")
    price(portfolio, "AAPL", "160")
    # 1,500 USD at 0.8 are 1,200 EUR.
    expect(portfolio.at("#portfolio-value")).to_contain_text("€1,")
    portfolio.click("[data-tab=lots]")
    expect(portfolio.page.locator("#lots tbody tr")).to_contain_text(["€1,200.00"])
    done(portfolio, "own exchange rate of a purchase")


@pytest.mark.parametrize("ticker", ["GOOGL", "BRK.B", "A", "7203", "US0378331005"])
def test_p2_buy_any_ticker(portfolio: User, ticker: str) -> None:
    enter(portfolio, ticker, "3", "50")
    saved(portfolio, f"Buy {ticker}")
    price(portfolio, ticker, "60")
    expect(portfolio.at("#portfolio-value")).to_have_text("€180.00")
    done(portfolio, f"P2 buy {ticker}")


def test_p3_dividend_fee_and_split(portfolio: User) -> None:
    enter(portfolio, "SAP", "10", "100", day="2026-01-05")
    enter(portfolio, "SAP", "20", action="div", day="2026-02-05")
    saved(portfolio, "Dividend SAP")
    enter(portfolio, "", "5", action="fee", day="2026-02-06")
    saved(portfolio, "Fee")
    enter(portfolio, "SAP", "2", "1", action="spl", day="2026-03-05")
    saved(portfolio, "Split SAP")
    price(portfolio, "SAP", "60")
    expect(portfolio.at("#portfolio-value")).to_have_text("€1,200.00")
    expect(portfolio.at("#portfolio-profit")).to_have_text("+€215.00 (21.50 %)")
    parts = ["€200.00", "€0.00", "€20.00", "-€5.00", "€215.00"]
    expect(portfolio.page.locator(".waterfall td.number")).to_have_text(parts)
    expect(portfolio.page.locator(TRANSACTIONS)).to_have_count(4)
    expect(portfolio.page.locator(TRANSACTIONS).first).to_contain_text("2 : 1")
    done(portfolio, "P3 dividend, fee and split")


def test_p4_edit_a_sale_whose_fee_is_visible(portfolio: User) -> None:
    portfolio.click("#example")
    row = portfolio.page.locator(TRANSACTIONS).nth(1)
    expect(row).to_contain_text("$4.95")
    portfolio.click("button[aria-label^='Edit Sell ACME']")
    expect(portfolio.at("#order-fee")).to_have_value("4.95")
    portfolio.replace("6")
    portfolio.press("Enter")
    saved(portfolio, "Sell ACME")
    expect(portfolio.page.locator(TRANSACTIONS).nth(1)).to_contain_text("$4.95")
    expect(portfolio.page.locator(f"{POSITIONS} tbody tr").first).to_contain_text("ACME")
    expect(portfolio.page.locator(f"{POSITIONS} tbody tr").first).to_contain_text("6")
    done(portfolio, "P4 edit a sale")


def test_p5_overselling_is_refused_at_the_field(portfolio: User) -> None:
    enter(portfolio, "SAP", "10", "100", day="2026-01-05")
    enter(portfolio, "SAP", "11", "100", action="sell", day="2026-02-05")
    wrong = portfolio.page.locator(".field:has(#order-quantity) .wrong")
    expect(wrong).to_have_text("Only 10 SAP are held on 2026-02-05.")
    expect(portfolio.at("#order-quantity")).to_be_focused()
    portfolio.replace("4")
    portfolio.press("Enter")
    saved(portfolio, "Sell SAP")
    # The purchase is needed by the sale.
    portfolio.click("button[aria-label^='Remove Buy SAP']")
    expect(portfolio.at("#portfolio-wrong")).to_contain_text("a later sale needs its shares")
    done(portfolio, "P5 oversell refused")


def test_p6_allocation(portfolio: User) -> None:
    portfolio.click("#example")
    rows = portfolio.page.locator(".card[aria-label=Allocation] tbody tr")
    expect(rows).to_have_count(2)
    shares = [float(one.split("\t")[1].removesuffix(" %")) for one in rows.all_inner_texts()]
    assert abs(sum(shares) - 100) < 0.2
    portfolio.click("[data-by=currency]")
    expect(rows.first).to_contain_text("USD")
    done(portfolio, "P6 allocation")


def xirr(flows: list[tuple[str, float]]) -> float:
    """The rate at which the present values add up to 0, by bisection."""
    first = datetime.date.fromisoformat(flows[0][0])
    years = [(datetime.date.fromisoformat(day) - first).days / 365 for day, _ in flows]

    def value(rate: float) -> float:
        return sum(
            amount / (1 + rate) ** year for (_, amount), year in zip(flows, years, strict=True)
        )

    low, high = -0.99, 10.0
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if value(middle) > 0 else (low, middle)
    return low


def test_p7_yearly_return_beside_a_benchmark(portfolio: User) -> None:
    enter(portfolio, "SAP", "10", "100", day="2025-01-02")
    enter(portfolio, "SAP", "10", "120", day="2025-07-01")
    enter(portfolio, "SAP", "30", action="div", day="2026-01-02")
    price(portfolio, "SAP", "150")
    rows = portfolio.page.locator("#returns tbody tr")
    today = datetime.date.today().isoformat()  # noqa: DTZ011
    flows = [("2025-01-02", -1000.0), ("2025-07-01", -1200.0)]
    flows += [("2026-01-02", 30.0), (today, 3000.0)]
    rate = f"+{100 * xirr(flows):.2f} %"
    # 1000 to 1000; 2200 to 2430 with the dividend; 2400 to 3000.
    growth = 1000 / 1000 * 2430 / 2200 * 3000 / 2400 - 1
    expect(rows.nth(5)).to_contain_text(f"Since the beginning+{100 * growth:.2f} %{rate}")
    portfolio.click("#benchmark")
    portfolio.type("SAP")
    portfolio.press("Enter")
    expect(portfolio.page.locator("#returns thead th").nth(5)).to_have_text("Price of SAP")
    # From 120, the last price known a year ago, to 150.
    expect(rows.nth(3).locator("td").nth(4)).to_have_text("+25.00 %")
    done(portfolio, "P7 yearly return and benchmark")


def test_undo_a_removal(portfolio: User) -> None:
    enter(portfolio, "SAP", "10", "100", day="2026-01-05")
    portfolio.click("button[aria-label^='Remove Buy SAP']")
    expect(portfolio.at("#portfolio-state")).to_have_attribute("data-state", "empty")
    portfolio.click(".notice .act")
    expect(portfolio.page.locator(TRANSACTIONS)).to_have_count(1)
    done(portfolio, "undo a removal")


def test_a_german_types_commas(portfolio: User) -> None:
    portfolio.open("settings")
    portfolio.fill("#language", "de")
    portfolio.fill("#locale", "de")
    portfolio.open("portfolio")
    enter(portfolio, "SAP", "1,5", "100,20")
    expect(portfolio.at("#order-told")).to_have_text("Gespeichert: Kauf SAP.")
    price(portfolio, "SAP", "110,5")
    expect(portfolio.at("#portfolio-value")).to_have_text("165,75\u00a0€")
    expect(portfolio.at(".card[aria-label=Positionen]")).to_contain_text("1,5")
    done(portfolio, "German typing of 1,5")


def test_another_currency_and_cost_method(portfolio: User) -> None:
    for quantity, total, day in (("10", "10", "2026-01-05"), ("10", "20", "2026-01-06")):
        enter(portfolio, "SAP", quantity, total, day=day)
    enter(portfolio, "SAP", "10", "30", action="sell", day="2026-01-07")
    portfolio.click("[data-tab=sold]")
    sold = portfolio.page.locator("#sold tbody tr")
    expect(sold).to_contain_text(["€200.00"])
    portfolio.click("#portfolio-method")
    portfolio.type("Average")
    portfolio.press("Enter")
    expect(portfolio.page.locator("#portfolio-method")).to_have_value("average")
    portfolio.click("[data-tab=sold]")
    expect(sold).to_contain_text(["€150.00"])
    portfolio.click("#portfolio-currency")
    portfolio.type("usd")
    portfolio.press("Enter")
    price(portfolio, "SAP", "20")
    expect(portfolio.at("#portfolio-value")).to_contain_text("$2")
    done(portfolio, "report in another currency, at average cost")


def test_any_two_of_quantity_price_and_total(portfolio: User) -> None:
    enter(portfolio, "SAP", "", "4", "100")
    saved(portfolio, "Buy SAP")
    expect(portfolio.page.locator(TRANSACTIONS).first).to_contain_text("25")
    enter(portfolio, "SAP", "3", "4", "13")
    wrong = portfolio.page.locator(".field:has(#order-sum) .wrong")
    expect(wrong).to_contain_text("Quantity times price must equal the total.")
    portfolio.click("#order-sum")
    portfolio.press("Control+a", "Delete")
    expect(portfolio.at("#order-sum")).to_have_value("12.00")
    portfolio.click("#order-price")
    portfolio.replace("5")
    expect(portfolio.at("#order-sum")).to_have_value("15.00")
    portfolio.press("Enter")
    saved(portfolio, "Buy SAP")
    done(portfolio, "quantity from price and total")


def test_the_currency_follows_the_ticker(portfolio: User) -> None:
    enter(portfolio, "AAPL", "1", "100", currency="usd", day="2026-01-05")
    enter(portfolio, "SAP", "1", "100", currency="eur", day="2026-01-05")
    portfolio.click("#order-ticker")
    portfolio.type("aapl")
    expect(portfolio.at("#order-currency")).to_have_value("USD")
    portfolio.click("#order-currency")
    portfolio.type("gbp")
    portfolio.press("Enter")
    portfolio.click("#order-quantity")
    portfolio.type("1")
    portfolio.press("Tab")
    portfolio.type("5")
    portfolio.press("Enter")
    expect(portfolio.page.locator(".field:has(#order-currency) .wrong")).to_have_text(
        "All trades of AAPL are in USD."
    )
    done(portfolio, "the currency of a known ticker")


def test_a_watch_is_zero_without_transactions(user: User) -> None:
    user.open("watch")
    expect(user.at("#watch-value")).to_have_text("€0.00")
    expect(user.at("#watch-profit")).to_have_text("Profit €0.00")
    expect(user.at(".watch")).not_to_contain_text("%")


def test_by_keyboard_alone(portfolio: User) -> None:
    """From the start of the page: a purchase, its price, and the second purchase right after it."""
    page = portfolio.page
    page.keyboard.press("Tab")
    for _ in range(30):
        portfolio.press("Tab")
        if page.evaluate("document.activeElement.id") == "add-transaction":
            break
    portfolio.press("Enter")
    expect(portfolio.at("#order-ticker")).to_be_focused()
    for ticker in ("SAP", "BMW"):
        portfolio.type(ticker)
        portfolio.press("Tab")
        portfolio.type("2")
        portfolio.press("Tab")
        portfolio.type("50")
        portfolio.press("Enter")
        saved(portfolio, f"Buy {ticker}")
        expect(portfolio.at("#order-ticker")).to_be_focused()
    for _ in range(40):
        portfolio.press("Tab")
        if page.evaluate("document.activeElement.dataset.symbol") == "BMW":
            break
    portfolio.type("60")
    portfolio.press("Tab")
    expect(page.locator("[data-symbol=SAP]")).to_be_focused()
    portfolio.type("70")
    portfolio.press("Enter")
    expect(portfolio.at("#portfolio-value")).to_have_text("€260.00")
    expect(page.locator("[data-symbol=SAP]")).to_be_focused()
    done(portfolio, "by keyboard alone")
