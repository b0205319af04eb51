"""No result depends on the program's decimal context, to which operators of Decimal round."""

from __future__ import annotations

import decimal
from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction

import pytest
from test_docstrings import OBJECTS
from test_docstrings import test_example as run_example

from libmoney import Invoice, Money, Portfolio, Rates
from libmoney.invoice import Heading, Party, check

CONTEXTS = {
    "three digits": decimal.Context(prec=3),
    "three digits, up": decimal.Context(prec=3, rounding=decimal.ROUND_UP),
    "traps": decimal.Context(
        prec=3, traps=[decimal.Inexact, decimal.Rounded, decimal.Subnormal, decimal.Clamped]
    ),
    "small exponents": decimal.Context(prec=3, Emax=2, Emin=-2),
}


@pytest.fixture(params=CONTEXTS.values(), ids=CONTEXTS)
def hostile(request: pytest.FixtureRequest) -> Iterator[None]:
    with decimal.localcontext(request.param):
        yield


def document(prepaid: str) -> tuple[str, str]:
    """An invoice in UBL, and its amount due."""
    invoice = Invoice("EUR")
    invoice.add("Paper", price="100", percent="19")
    invoice.allowance("10.01", category="S", percent="19")
    invoice.prepaid(prepaid)
    sides = Party("Seller", "IE"), Party("Buyer", "DE")
    return invoice.to_ubl(Heading("1", "2026-01-01", *sides)), str(invoice.totals().payable.amount)


@pytest.mark.usefixtures("hostile")
@pytest.mark.parametrize("prepaid", ["5.00", "1234567.89", "1" + 27 * "0" + ".01"])
def test_check_judges_to_the_cent(prepaid: str) -> None:
    right, payable = document(prepaid)
    assert check(right).ok
    digit = "1" if payable[-1] != "1" else "2"
    wrong = right.replace(f">{payable}<", f">{payable[:-1]}{digit}<")
    assert wrong != right and check(wrong).rules == ["BR-CO-16"]


@pytest.mark.usefixtures("hostile")
def test_a_negative_rate_of_an_adjustment_is_read_whole() -> None:
    right, _ = document("5.00")
    assert str(Invoice.from_ubl(right).totals().payable) == str(document("5.00")[1]) + " EUR"


@pytest.mark.usefixtures("hostile")
def test_a_portfolio_keeps_the_whole_rate() -> None:
    portfolio = Portfolio("EUR")
    portfolio.buy(
        "ABC", quantity=1, total="10.00", currency="USD", rate="1.23456789", on="2024-01-02"
    )
    assert next(iter(portfolio.transactions)).rate == Fraction(123456789, 10**8)


@pytest.mark.usefixtures("hostile")
def test_printed_numbers_are_whole() -> None:
    invoice = Invoice("EUR")
    invoice.add("x", quantity="1234567.891", price="1.00", percent="19")
    assert "\n1,234,567.891 × x" in invoice.to_text(60, "en")


@pytest.mark.usefixtures("hostile")
def test_the_table_of_rates_says_what_is_exact() -> None:
    shown = Rates([("EUR", "USD", "1.23456789")])._repr_html_()
    assert "1.23456789" in shown and "1.23456789…" not in shown


@pytest.mark.usefixtures("hostile")
def test_amounts_are_exact() -> None:
    amount = Money("123456789.01", "EUR")
    assert str(-amount) == "-123456789.01 EUR" and (amount + amount).amount == Decimal(
        "246913578.02"
    )
    assert hash(amount) == hash(Money("123456789.010", "EUR"))


@pytest.mark.parametrize("name", OBJECTS)
def test_every_example_of_the_package(name: str) -> None:
    with decimal.localcontext(CONTEXTS["traps"]):
        run_example(name)
