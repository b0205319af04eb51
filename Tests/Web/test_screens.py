"""The tables of converter, list, wallet, portfolio and till, through the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect
from web.build import files, is_later
from web.user import User


def test_both_fields_are_live(user: User) -> None:
    user.open("converter")
    user.fill("#give", "10")
    expect(user.at("#take")).to_have_value("11.17")
    user.fill("#take", "22.34")
    expect(user.at("#give")).to_have_value("20.00")
    expect(user.at("#equivalence")).to_have_text("1 EUR = 1.1172 USD")
    expect(user.at("#updated")).to_contain_text("2026-10-30")


@pytest.mark.parametrize(
    ("typed", "result", "words"),
    [
        ("", "", ""),
        ("12.", "13.41", ""),
        ("abc", "", "Enter a number such as 1,234.50"),
        ("1.5.5", "", "Enter a number such as 1,234.50"),
    ],
)
def test_states_of_the_input(user: User, typed: str, result: str, words: str) -> None:
    user.open("converter")
    user.fill("#give", typed)
    expect(user.at("#take")).to_have_value(result)
    wrong = user.page.locator(".field:has(#give) .wrong")
    expect(wrong).to_have_count(1 if words else 0)
    if words:
        expect(wrong).to_have_text(re.compile(f"^{re.escape(words)}"))
    expect(user.at("#converter-wrong")).to_be_empty()
    invalid = expect(user.page.locator("#give[aria-invalid=true]"))
    invalid.to_have_count(1 if words else 0)


def test_swap_and_restart(user: User) -> None:
    user.open("converter")
    user.fill("#give", "10")
    user.page.click("#swap")
    expect(user.at("#equivalence")).to_contain_text("1 USD = 0.89")
    user.page.wait_for_timeout(200)
    user.open("converter", is_anew=True)
    expect(user.at("#source")).to_have_value("USD")
    expect(user.at("#target")).to_have_value("EUR")
    expect(user.at("#give")).to_have_value("10")


def test_a_day_of_the_past(user: User) -> None:
    user.open("converter")
    user.fill("#give", "100")
    user.fill("#day", "2020-05-02")
    expect(user.at("#take")).to_have_value("108.76")
    expect(user.at("#past-told")).to_contain_text("the rates of 2020-04-30 are used")
    user.fill("#day", "1998-01-01")
    wrong = user.at(".field:has(#day) .wrong")
    expect(wrong).to_have_text("Choose a day between 1999-01-04 and 2026-10-30.")
    user.page.click("#newest")
    expect(user.at("#take")).to_have_value("111.72")


def test_a_fee_beside_the_market(user: User) -> None:
    user.open("converter")
    user.fill("#give", "100")
    user.fill("#fee", "2")
    expect(user.at("details.facts-fold summary")).to_contain_text(", rates of 20")
    for amount in ("$111.72", "€2.00", "$109.49"):
        expect(user.at("#fee-told")).to_contain_text(amount)


def test_the_list(user: User) -> None:
    user.open("settings")
    user.fill("#locale", "es")
    user.open("currencies")
    user.fill("#search", "dolar")
    names = user.page.locator(".currencies .name")
    expect(names.filter(has_text="dólar estadounidense")).not_to_have_count(0)
    expect(names.filter(has_not_text=re.compile("dólar", re.IGNORECASE))).to_have_count(0)
    user.page.click("[data-code=USD] button")
    user.fill("#search", "")
    expect(names.first).to_have_text(re.compile("^dólar estadounidense"))
    user.fill("#search", "qqq")
    expect(user.at("#list-state")).to_have_attribute("data-state", "nothing_found")
    user.fill("#search", "")
    user.fill("#sort", "code_descending")
    expect(names.nth(100)).to_be_attached()
    codes = [name.splitlines()[-1][:3] for name in names.all_inner_texts()]
    assert codes[0] == "USD" and codes[1:] == sorted(codes[1:], reverse=True)
    user.page.click("#only")
    expect(names).to_have_count(1)
    user.open("currencies", is_anew=True)
    expect(names).to_have_count(1)


def test_names_in_a_language_that_the_module_lacks(user: User) -> None:
    user.open("settings")
    user.fill("#locale", "ar_EG")
    user.open("currencies")
    expect(user.at("[data-code=USD] .name")).to_contain_text("دولار أمريكي")
    user.fill("#search", "دولار")
    expect(user.page.locator(".currencies .name").nth(10)).to_be_attached()


def move(user: User, amount: str, currency: str, button: str, refusal: str = "") -> None:
    """Changes the wallet, or has it refused in words that a pattern describes."""
    user.fill("#wallet-currency", currency)
    user.fill("#wallet-amount", amount)
    user.page.click(button)
    words = user.page.locator(".field:has(#wallet-amount) .wrong")
    if refusal:
        expect(words).to_have_text(re.compile(refusal))
    else:
        expect(words).to_have_count(0)
        expect(user.at("#wallet-amount")).to_have_value("")


def test_the_wallet(user: User) -> None:
    user.open("wallet")
    expect(user.at(".empty")).to_contain_text("No entries yet")
    move(user, "10", "EUR", "#wallet-add")
    # More decimals than the currency has need a second press.
    move(user, "11.172", "USD", "#wallet-add", "Use at most 2 decimal places for USD")
    user.page.click("#wallet-exact")
    total = user.at("#wallet-total")
    expect(total).to_have_text("€20.00")
    expect(user.page.locator(".entries")).to_have_count(2)
    expect(user.page.locator(".subtotal")).to_have_count(2)
    move(user, "10.01", "EUR", "#wallet-take", "Only €10.00 is available")
    move(user, "4", "EUR", "#wallet-hold")
    move(user, "7", "EUR", "#wallet-take", "Only €6.00 is available, because €4.00 is held")
    move(user, "ten", "EUR", "#wallet-add", "number")
    move(user, "-5", "EUR", "#wallet-add", "greater than zero")
    move(user, "1" + "0" * 38, "EUR", "#wallet-add", "38 digits")
    user.fill("#exchange-give", "EUR")
    user.fill("#exchange-amount", "5")
    user.fill("#exchange-fee", "10")
    expect(user.at("#exchange-preview")).to_contain_text("You receive $5.03. The fee is €0.50.")
    user.page.click("#exchange-run")
    rows = user.page.locator(".entries tbody tr")
    expect(rows.filter(has_text="$5.03")).not_to_have_count(0)
    # Without a chosen day, the newest one is shown beside the amounts converted at its rates.
    expect(user.at("#at-rates")).to_contain_text("Total at the rates of ")
    day = user.at("#at-rates").inner_text().removeprefix("Total at the rates of ").rstrip(".")
    expect(user.at("#rates-line")).to_contain_text(day)
    expect(rows.filter(has_text=f"exchange with a fee, rates of {day}")).not_to_have_count(0)
    user.page.click("#journal summary")
    expect(user.at("#journal p")).to_contain_text("Step 4 of 4")
    user.open("wallet", is_anew=True)
    expect(user.page.locator(".entries")).to_have_count(2)


def test_shares_add_up(user: User) -> None:
    user.open("wallet")
    user.fill("#allocate-amount", "100.00 EUR")
    user.fill("#allocate-weights", "1 1 1")
    expect(user.at("#shares")).to_contain_text("€33.34")
    expect(user.at("#shares .total")).to_contain_text("€100.00")
    expect(user.page.locator("#shares mark")).to_have_text(["€0.01"])
    user.fill("#allocate-weights", "0 0")
    expect(user.at(".field:has(#allocate-weights) .wrong")).not_to_have_text("")


def order(user: User, **fields: str) -> None:
    for name, text in fields.items():
        user.fill(f"#order-{name}", text)


def test_the_portfolio(user: User) -> None:
    user.open("portfolio")
    expect(user.at("#portfolio-state")).to_have_attribute("data-state", "empty")
    user.page.click("#order-save")
    expect(user.page.locator(".field .wrong:not(:empty)")).to_have_text(
        ["Enter a ticker, such as AAPL.", "Enter a value.", "Enter a value."]
    )
    order(user, ticker="AC ME", date="2024-05-02", quantity="10", sum="1234.50", currency="USD")
    expect(user.at("#order-price")).to_have_value("123.45")
    user.page.click("#order-save")
    expect(user.page.locator(".field .wrong:not(:empty)")).to_contain_text(["such as BRK.B"])
    order(user, ticker="ACME")
    user.page.click("#order-save")
    expect(user.at(".card[aria-label=Summary]")).to_contain_text("One position excluded: no price.")
    expect(user.at("#portfolio-value")).to_have_text("–")
    user.fill("[data-symbol=ACME]", "150")
    expect(user.at("#portfolio-value")).to_have_text("€1,342.64")
    expect(user.at(".card[aria-label=Summary]")).to_contain_text("At the exchange rates of 20")
    parts = ["€237.65", "-€48.96", "€0.00", "€0.00", "€188.69"]
    expect(user.page.locator(".waterfall td.number")).to_have_text(parts)
    expect(user.at("#portfolio-state")).to_have_attribute("data-state", "ready")
    expect(user.at("#portfolio-profit")).to_have_text("+€188.69 (16.35 %)")
    user.open("watch")
    expect(user.at("#watch-value")).to_have_text("€1,342.64")
    expect(user.at("#watch-profit")).to_have_text("Profit +€188.69 (16.35 %)")
    expect(user.at(".watch")).to_contain_text("At the exchange rates of 20")
    user.open("portfolio", is_anew=True)
    user.page.click("button[aria-label^='Edit Buy ACME']")
    order(user, quantity="20")
    user.page.click("#order-save")
    expect(user.at("#portfolio-value")).to_contain_text("€2,685.28")
    user.page.click("button[aria-label^='Remove Buy ACME']")
    expect(user.at("#portfolio-state")).to_have_attribute("data-state", "empty")


def test_a_transaction_in_another_currency_stays_one(user: User) -> None:
    user.open("portfolio")
    order(user, date="2024-05-02", ticker="ACME", quantity="10", sum="1234.50", currency="USD")
    user.page.click("#order-save")
    for currency in ("EUR", "GBP", "USD"):
        user.page.click("button[aria-label^='Edit Buy ACME']")
        user.fill("#order-currency", currency)
        expect(user.at("#order-quantity")).to_have_value("10")
        expect(user.at("#order-price")).to_have_value("123.45")
        # To another currency and back is no other one.
        user.fill("#order-currency", "USD")
        user.fill("#order-currency", currency)
        user.page.click("#order-save")
        expect(user.at("#order-told")).to_have_text("Saved: Buy ACME.")
        expect(user.page.locator("button[aria-label^='Edit Buy ACME']")).to_have_count(1)
        user.open("portfolio", is_anew=True)
        user.page.click("button[aria-label^='Edit Buy ACME']")
        expect(user.at("#order-currency")).to_have_value(currency)
        expect(user.at("#order-quantity")).to_have_value("10")
        expect(user.at("#order-sum")).to_have_value("1234.50")


def test_the_till(user: User) -> None:
    user.open("till")
    expect(user.at(".card[aria-label=Basket]")).to_contain_text("empty")
    user.page.click("[data-sku=milk]")
    expect(user.at("#payable")).to_have_text("$1.30")
    user.page.click("[data-sku=milk]")
    expect(user.at("input[data-key='quantity milk']")).to_have_value("2")
    for sku in ("peas", "peas", "peas", "eggs", "beans"):
        user.page.click(f"[data-sku={sku}]")
    user.page.click("[aria-label='Remove Milk']")
    user.page.click("[data-sku=milk]")
    user.fill("#tax", "19")
    user.fill("#order-discount", "3")
    user.page.click("[data-fold=policies] > summary")
    payable = user.page.locator("#policies tr.total td")
    expect(payable).to_have_count(7)
    expect(payable.nth(0)).to_have_text("$8.05")
    expect(payable.nth(5)).to_have_text("$6.75")
    expect(user.page.locator("#policies thead th")).to_have_count(8)
    expect(user.page.locator("#policies mark")).not_to_have_count(0)
    expect(user.page.locator("#policies tbody tr:last-child td > .good")).to_have_text(
        ["valid"] * 3
    )
    user.fill("#pay-in", "EUR")
    expect(user.at("#payable")).to_have_text("€7.21")
    user.fill("input[data-key='quantity peas']", "nonsense")
    expect(user.at(".line-controls .wrong")).to_have_text("Enter a number such as 1.5.")
    user.open("till", is_anew=True)
    expect(user.at("#payable")).to_have_text("€7.21")


def test_trust(user: User) -> None:
    user.open("trust")
    told = user.at("#trust-told")
    expect(told).to_have_text(re.compile(r"^([\d,]+) of \1$"))
    assert int(told.inner_text().split()[0].replace(",", "")) > 500


def test_the_start_requests_the_first_files_only(browser: Browser, site: str) -> None:
    """Files that the start does not request are cached after it."""
    requested: set[str] = set()
    context = browser.new_context(service_workers="block")
    try:
        page = context.new_page()
        page.on("request", lambda one: requested.add(one.url.removeprefix(site)))
        page.goto(site, wait_until="networkidle")
        expect(page.locator("#screen .card").first).to_be_visible()
    finally:
        context.close()
    later = {name for name in requested if name and is_later(name)}
    assert later <= {"data/rates.gz", "vendor/chart.js"}
    first = {name for name in files() if not is_later(name)}
    assert first - requested <= {"index.html", "desk.webmanifest"}
