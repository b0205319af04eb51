"""The tables of converter, list, wallet, portfolio and till, through the page."""

from __future__ import annotations

import pytest
from web.user import User


def test_both_fields_are_live(user: User) -> None:
    user.open("converter")
    user.page.fill("#give", "10")
    assert user.value("#take") == "11.17"
    user.page.fill("#take", "22.34")
    assert user.value("#give") == "20.00"
    assert user.page.text("#equivalence") == "1 EUR = 1.1172 USD"
    assert "2026-10-30" in user.page.text("#updated")


@pytest.mark.parametrize(
    ("typed", "result", "words"),
    [("", "", ""), ("12.", "13.41", ""), ("abc", "", "no number"), ("1.5.5", "", "not a number")],
)
def test_states_of_the_input(user: User, typed: str, result: str, words: str) -> None:
    user.open("converter")
    user.page.fill("#give", typed)
    assert user.value("#take") == result
    assert words in user.page.text("#converter-wrong")
    invalid = user.run("document.querySelector('#give').getAttribute('aria-invalid')")
    assert (invalid == "true") == bool(words)


def test_swap_and_restart(user: User) -> None:
    user.open("converter")
    user.page.fill("#give", "10")
    user.page.click("#swap")
    assert user.page.text("#equivalence").startswith("1 USD = 0.89")
    user.run("new Promise((resolve) => setTimeout(resolve, 200))")
    user.open("converter", is_anew=True)
    assert (user.value("#source"), user.value("#target")) == ("USD", "EUR")
    assert user.value("#give") == "10"


def test_a_day_of_the_past(user: User) -> None:
    user.open("converter")
    user.page.fill("#give", "100")
    user.page.fill("#day", "2020-05-02")
    told = user.page.text("#past-told")
    assert "$108.76" in told and "these rates are of 2020-04-30" in told
    user.page.fill("#day", "1998-01-01")
    assert "no rate" in user.page.text("#past-told")


def test_a_fee_beside_the_market(user: User) -> None:
    user.open("converter")
    user.page.fill("#give", "100")
    user.page.fill("#fee", "2")
    told = user.page.text("#fee-told")
    assert ", rates of 20" in user.page.text("details.facts-fold summary")
    assert "$111.72" in told and "€2.00" in told and "$109.49" in told


def test_the_list(user: User) -> None:
    user.open("settings")
    user.page.fill("#locale", "es")
    user.open("currencies")
    user.page.fill("#search", "dolar")
    names = user.all(".currencies .name")
    assert any(name.startswith("dólar estadounidense") for name in names)
    assert all("dólar" in name.lower() for name in names)
    user.page.click("[data-code=USD] button")
    user.page.fill("#search", "")
    assert user.all(".currencies .name")[0].startswith("dólar estadounidense")
    user.page.fill("#search", "qqq")
    assert user.run("document.querySelector('#list-state').dataset.state") == "nothing_found"
    user.page.fill("#search", "")
    user.page.fill("#sort", "code_descending")
    codes = [name.splitlines()[-1][:3] for name in user.all(".currencies .name")]
    assert codes[0] == "USD" and codes[1:] == sorted(codes[1:], reverse=True)
    user.page.click("#only")
    assert len(user.all(".currencies .name")) == 1
    user.open("currencies", is_anew=True)
    assert len(user.all(".currencies .name")) == 1


def test_names_in_a_language_that_the_module_lacks(user: User) -> None:
    user.open("settings")
    user.page.fill("#locale", "ar_EG")
    user.open("currencies")
    shown = "document.querySelector('[data-code=USD] .name').textContent.includes('دولار أمريكي')"
    user.page.wait(shown, 20)
    user.page.fill("#search", "دولار")
    assert len(user.all(".currencies .name")) > 10


def move(user: User, amount: str, currency: str, button: str) -> str:
    user.page.fill("#wallet-currency", currency)
    user.page.fill("#wallet-amount", amount)
    user.page.click(button)
    return user.page.text("#wallet-wrong")


def test_the_wallet(user: User) -> None:
    user.open("wallet")
    assert "empty" in user.page.text(".empty")
    assert move(user, "10", "EUR", "#wallet-add") == ""
    assert move(user, "11.172", "USD", "#wallet-add") == ""
    assert "€20.00" in user.page.text("tr.total")
    assert len(user.all("tr.section")) == 2
    assert len(user.all("tr.subtotal")) == 2
    assert "not enough" in move(user, "10.01", "EUR", "#wallet-take")
    assert move(user, "4", "EUR", "#wallet-hold") == ""
    assert "not enough" in move(user, "7", "EUR", "#wallet-take")
    assert "number" in move(user, "ten", "EUR", "#wallet-add")
    assert move(user, "1" + "0" * 38, "EUR", "#wallet-add") != ""
    user.page.fill("#exchange-give", "EUR")
    user.page.fill("#exchange-amount", "5")
    user.page.fill("#exchange-fee", "10")
    user.page.click("#exchange-run")
    assert "€1.00" not in user.page.text("tr.total")
    assert any("$5.03" in row for row in user.all("tbody tr"))
    # Nobody named a day, so the newest one is named with what was converted at its rates.
    day = user.page.text("#at-rates").removeprefix("Total at the rates of ").rstrip(".")
    assert day in user.page.text("#rates-line")
    assert any(f"exchange with a fee, rates of {day}" in row for row in user.all("tbody tr"))
    user.page.click("#journal summary")
    assert "Step 4 of 4" in user.page.text("#journal p")
    user.open("wallet", is_anew=True)
    assert len(user.all("tr.section")) == 2


def test_shares_add_up(user: User) -> None:
    user.open("wallet")
    user.page.fill("#allocate-amount", "100.00 EUR")
    user.page.fill("#allocate-weights", "1 1 1")
    assert "€33.34" in user.page.text("#shares") and "€100.00" in user.page.text("#shares .total")
    assert user.all("#shares mark") == ["€0.01"]
    user.page.fill("#allocate-weights", "0 0")
    assert user.page.text("#shares .wrong") != ""


def order(user: User, **fields: str) -> None:
    for name, text in fields.items():
        user.page.fill(f"#order-{name}", text)


def test_the_portfolio(user: User) -> None:
    user.open("portfolio")
    assert user.run("document.querySelector('#portfolio-state').dataset.state") == "empty"
    user.page.click("#order-save")
    assert user.all(".field .wrong:not(:empty)") == ["missing"] * 3
    order(user, date="2024-05-02", ticker="ACME", quantity="10", sum="1234.50")
    assert user.value("#order-price") == "123.45"
    order(user, ticker="ABCDE")
    assert user.page.text(".field:nth-child(3) .wrong") != ""
    order(user, ticker="ACME")
    user.page.click("#order-save")
    assert "1 positions have no price" in user.page.text(".card[aria-label=Summary]")
    user.page.fill("[data-symbol=ACME]", "150")
    assert user.page.text("#portfolio-value") == "€1,342.64"
    assert "At the exchange rates of 20" in user.page.text(".card[aria-label=Summary]")
    parts = user.all(".waterfall td.number")
    assert parts == ["€237.65", "-€48.96", "€0.00", "€0.00", "€188.69"]
    assert user.run("document.querySelector('#portfolio-state').dataset.state") == "ready"
    user.open("watch")
    assert user.page.text("#watch-value") == "€1,342.64"
    assert "At the exchange rates of 20" in user.page.text(".watch")
    user.open("portfolio", is_anew=True)
    user.page.click("button[aria-label^='Edit buy ACME']")
    order(user, quantity="20")
    user.page.click("#order-save")
    assert "€2,685.28" in user.page.text("#portfolio-value")
    user.page.click("button[aria-label^='Remove buy ACME']")
    assert user.run("document.querySelector('#portfolio-state').dataset.state") == "empty"


def test_a_transaction_in_another_currency_stays_one(user: User) -> None:
    user.open("portfolio")
    order(user, date="2024-05-02", ticker="ACME", quantity="10", sum="1234.50")
    user.page.click("#order-save")
    for currency in ("EUR", "GBP", "USD"):
        user.page.click("button[aria-label^='Edit buy ACME']")
        user.page.fill("#order-currency", currency)
        assert user.value("#order-quantity") == "10" and user.value("#order-price") == "123.45"
        # To another currency and back is no other one.
        user.page.fill("#order-currency", "USD")
        user.page.fill("#order-currency", currency)
        user.page.click("#order-save")
        assert user.page.text("#order-wrong") == ""
        assert len(user.all("button[aria-label^='Edit buy ACME']")) == 1
        user.open("portfolio", is_anew=True)
        user.page.click("button[aria-label^='Edit buy ACME']")
        assert user.value("#order-currency") == currency
        assert (user.value("#order-quantity"), user.value("#order-sum")) == ("10", "1234.50")


def test_the_till(user: User) -> None:
    user.open("till")
    assert "empty" in user.page.text(".card[aria-label=Basket]")
    user.page.click("[data-sku=milk]")
    assert user.page.text("#payable") == "$1.30"
    user.page.click("[data-sku=milk]")
    assert user.value(".card[aria-label=Basket] input") == "2"
    for sku in ("peas", "peas", "peas", "eggs", "beans"):
        user.page.click(f"[data-sku={sku}]")
    user.page.click(".card[aria-label=Basket] tbody button")
    user.page.click("[data-sku=milk]")
    user.page.fill("#tax", "19")
    user.page.fill("#order-discount", "3")
    user.page.wait("document.querySelector('#policies tr.total td')?.textContent === '$8.05'")
    columns = len(user.all("#policies thead th")) - 1
    payable = user.all("#policies tr.total td")
    assert columns == 7 and payable[0] == "$8.05" and payable[5] == "$6.75"
    assert len(user.all("#policies mark")) > 0
    assert user.all("#policies tbody tr:last-child td").count("valid") == 3
    user.page.fill("#pay-in", "EUR")
    assert user.page.text("#payable") == "€7.21"
    user.page.fill(".card[aria-label=Basket] input", "nonsense")
    assert user.page.text("#till-wrong") != ""
    user.open("till", is_anew=True)
    assert user.page.text("#payable") == "€7.21"


def test_trust(user: User) -> None:
    user.open("trust")
    told = user.page.wait(
        "(/ of /.exec(document.querySelector('#trust-told').textContent) ?? { input: '' }).input"
    )
    passed, _, total = str(told).partition(" of ")
    assert passed == total and int(total) > 500
