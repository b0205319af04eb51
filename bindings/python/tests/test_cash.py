"""Cash rounding steps: each row of the data on the day before, its day and the day after."""

from __future__ import annotations

import csv
from datetime import date, timedelta
from decimal import ROUND_DOWN, ROUND_HALF_DOWN, ROUND_HALF_UP, Decimal
from pathlib import Path

import pytest

from libmoney import (
    ArgumentError,
    Basket,
    CashRule,
    Catalogue,
    EncodingError,
    Money,
    MoneySyntaxError,
    NotFound,
    Policy,
    Rounding,
    UnknownCurrency,
    cash_rule,
    country_currencies,
)

DATA = Path(__file__).resolve().parents[3] / "share" / "currencies" / "cash.csv"
with DATA.open(encoding="utf-8", newline="") as file:
    ROWS = list(csv.DictReader(file))
DAYS = [
    (row, date.fromisoformat(row["since"]) + timedelta(offset))
    for row in ROWS
    if row["since"]
    for offset in (-1, 0, 1)
]


WAYS = {"half_up": ROUND_HALF_UP, "half_down": ROUND_HALF_DOWN, "down": ROUND_DOWN}


def wanted(currency: str, country: str, day: date | None) -> dict[str, str] | None:
    """The row of a day, found without the library."""
    for row in ROWS:
        until = date.fromisoformat(row["until"]) if row["until"] else date.max
        since = date.fromisoformat(row["since"]) if row["since"] else date.min
        if (row["currency"], row["country"]) == (currency, country):
            if day is None and not row["until"]:
                return row
            if day is not None and since <= day < until:
                return row
    return None


def paid(amount: Decimal, row: dict[str, str]) -> Decimal:
    """The amount in cash, by the words of the row."""
    step, small = Decimal(row["step"]), Decimal(row["small"] or 0)
    if 0 < amount <= small:
        return step if row["small_rule"] == "up" else amount
    return (amount / step).quantize(Decimal(1), WAYS[row["rounding"]]) * step


@pytest.mark.parametrize(("row", "day"), DAYS)
def test_each_row_around_its_day(row: dict[str, str], day: date) -> None:
    currency, country = row["currency"], row["country"] or None
    own = wanted(currency, row["country"], day)
    if own is None:
        with pytest.raises(NotFound):
            cash_rule(currency, country, on=day)
        with pytest.raises(NotFound):
            Money(1, currency).to_cash(country=country, on=day)
        return
    try:
        rule = cash_rule(currency, country, on=day)
    except NotFound:
        # Before the day on which the country adopted the currency.
        assert country and currency not in country_currencies(country, on=day)
        return
    assert (rule.currency, rule.country) == (currency, country)
    assert rule.step == Decimal(own["step"]) and rule.rounding is Rounding[own["rounding"].upper()]
    assert rule.since == (date.fromisoformat(own["since"]) if own["since"] else None)
    assert rule.until == (date.fromisoformat(own["until"]) if own["until"] else None)
    assert rule.small == Decimal(own["small"] or 0)
    assert rule.small_amounts == (own["small_rule"] or None)
    for cents in (
        *range(12),
        24,
        25,
        49,
        50,
        51,
        74,
        75,
        99,
        249,
        250,
        500,
        501,
        1003,
        1500,
        999_999,
    ):
        amount = Decimal(cents) / 100
        cash = Money(amount, currency).to_cash(country=country, on=day)
        assert cash == Money(paid(amount, own), currency), (amount, own)
        assert Money(-amount, currency).to_cash(country=country, on=day) == -cash


def test_the_last_digit_of_a_peso_decides() -> None:
    """Act No 20,956: 1 to 5 go down, 6 to 9 go up."""
    for pesos in range(1000):
        down, digit = divmod(pesos, 10)
        paid_in_cash = (down + (digit >= 6)) * 10
        for sign in (1, -1):
            amount = Money(sign * pesos, "CLP")
            assert amount.to_cash(country="CL", on="2026-06-01") == Money(
                sign * paid_in_cash, "CLP"
            )
            assert amount.to_cash(country="cl", on="2017-10-31") == amount == amount.to_cash()
    basket = Basket(Catalogue("CLP"), policy=Policy(tender="cash", cash_country="CL"))
    basket.put("bread", price="1995")
    assert basket.checkout().payable == Money(1990, "CLP")
    assert Money("9.96", "PEN").to_cash(country="PE") == Money("9.90", "PEN")
    assert Money("9.92", "PEN").to_cash(country="PE", on="2018-12-31") == Money("9.90", "PEN")
    assert Money("1.23", "GEL").to_cash() == Money("1.25", "GEL")


@pytest.mark.parametrize("row", [row for row in ROWS if not row["until"]])
def test_a_basket_and_an_amount_give_one_answer(row: dict[str, str]) -> None:
    currency, country = row["currency"], row["country"] or None
    for cents in (1, 2, 3, 5, 7, 25, 50, 75, 105, 249, 250, 1234):
        amount = Money(Decimal(cents) / 100, currency).rounded(rounding="half_up")
        policy = Policy(tender="cash", cash_country=country)
        basket = Basket(Catalogue(currency), policy=policy)
        basket.put("total", price=amount.amount)
        wanted_cash = amount.to_cash(country=country) if country else amount.to_cash()
        assert basket.checkout().payable == wanted_cash, (amount, row)


def test_a_basket_rounds_as_on_its_day() -> None:
    basket = Basket(Catalogue("EUR"), policy=Policy(tender="cash", cash_country="lt"))
    basket.put("bread", price="1.02")
    assert basket.checkout(on="2025-04-30").payable == Money("1.02", "EUR")
    receipt = basket.checkout(on="2025-05-01")
    assert receipt.payable == Money("1.00", "EUR")
    assert receipt.cash_rounding == Money("-0.02", "EUR")
    assert basket.checkout().payable == Money("1.00", "EUR")


def test_a_basket_keeps_its_country() -> None:
    basket = Basket(Catalogue("EUR"), policy=Policy(tender="cash", cash_country="ie"))
    basket.put("bread", price="1.02")
    assert basket.policy.cash_country == "IE"
    assert "payment is in cash, as in IE." in str(basket.policy)
    again = Basket.from_json(basket.to_json())
    assert again.policy == basket.policy and again.checkout().payable == Money("1.00", "EUR")


def test_a_currency_that_is_no_tender_has_its_own_step() -> None:
    basket = Basket(Catalogue("CHF"), policy=Policy(tender="cash", cash_country="FI"))
    basket.put("bread", price="0.01")
    assert basket.checkout().payable == Money("0.00", "CHF")


def test_without_a_rule_the_minor_unit() -> None:
    assert cash_rule("USD") == CashRule(
        "USD", None, Decimal("0.01"), Rounding.HALF_UP, None, None, Decimal("0.00"), None
    )
    assert cash_rule("JPY", "jp").step == Decimal(1)
    assert cash_rule("EUR", "DE").step == cash_rule("EUR").step == Decimal("0.01")


def test_nothing_is_guessed() -> None:
    for arguments in (("EUR", "ZZ"), ("EUR", "CH"), ("SEK", "FI"), ("EUR", "SU")):
        with pytest.raises(NotFound):
            cash_rule(*arguments)
        with pytest.raises(NotFound):
            Money(1, arguments[0]).to_cash(country=arguments[1])
    for place in ("", "F", "FIN", "1A", "é"):
        with pytest.raises((MoneySyntaxError, ArgumentError)):
            cash_rule("EUR", place)
    with pytest.raises(UnknownCurrency):
        cash_rule("XAU")
    with pytest.raises(ArgumentError):
        Money(1, "EUR").to_cash("0.05", country="FI")
    with pytest.raises(ArgumentError):
        Money(1, "EUR").to_cash(rounding="down", on="2020-01-01")


@pytest.mark.parametrize("place", ["", "F", "FIN", "ZZ", "1A", "é", "A\0"])
def test_policies_refuse_places_that_are_none(place: str) -> None:
    with pytest.raises((MoneySyntaxError, ArgumentError, NotFound, EncodingError)):
        Policy(tender="cash", cash_country=place)


def test_policies_have_a_step_or_a_country() -> None:
    with pytest.raises(ArgumentError):
        Policy(tender="cash", cash_step="0.05", cash_country="FI")
    with pytest.raises(TypeError):
        Policy(tender="cash", cash_country=5)  # type: ignore[arg-type]
