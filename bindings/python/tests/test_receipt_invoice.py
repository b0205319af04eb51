"""Invoices of random receipts: the same amount due, and no finding of the checker."""

from __future__ import annotations

import random
from decimal import Decimal

import pytest

from libmoney import (
    Basket,
    Catalogue,
    InexactResult,
    InvalidDiscount,
    Invoice,
    Level,
    Policy,
    PriceBasis,
    Rates,
    Receipt,
    Rounding,
    Tender,
)
from libmoney.invoice import Heading, Party, check

HEADING = Heading("1", "2026-11-26", Party("Shop", "DE", tax_id="DE1"), Party("Buyer", "AT"))
MODES = [mode for mode in Rounding if mode.name != "UNNECESSARY"]
RATES = Rates([("EUR", "USD", "1.1172"), ("EUR", "JPY", "171.239")])
#: The percentages of the tax categories; that of "Z" is a category of the norm.
TAXES = {"standard": "19", "reduced": "7", "book": "5", "odd": "12.345", "Z": "0", "free": "0"}


def some_basket(seed: int) -> Basket:
    some = random.Random(seed)
    catalogue = Catalogue("EUR")
    for category, percent in TAXES.items():
        catalogue.set_tax(category, percent)
    tender = some.choice(list(Tender))
    policy = Policy(
        level=some.choice(list(Level)),
        rounding=some.choice(MODES),
        prices=some.choice(list(PriceBasis)),
        tender=tender,
        cash_step="0.05" if tender is Tender.CASH else None,
    )
    for index in range(some.randint(1, 6)):
        price = Decimal(some.randrange(1, 10 ** some.randint(1, 6))).scaleb(-some.randint(0, 4))
        sku, category = f"sku{index}", some.choice(list(TAXES))
        catalogue.add(sku, price, category=category)
    basket = Basket(catalogue, policy)
    for product in catalogue:
        quantity = Decimal(some.randrange(1, 10 ** some.randint(1, 4))).scaleb(
            -some.choice([0, 0, 1, 3])
        )
        if some.random() < 0.1:
            quantity = -quantity
        basket.add(product.sku, quantity)
        if some.random() < 0.3:
            basket.discount_line(product.sku, percent=some.randint(0, 100))
    if some.random() < 0.3:
        basket.discount_order(percent=some.randint(0, 90))
    return basket


def receipt_of(seed: int) -> Receipt | None:
    basket = some_basket(seed)
    target = random.Random(seed).choice(["EUR", "EUR", "USD", "JPY"])
    try:
        return basket.checkout(target, RATES)
    except InvalidDiscount:  # rounded down, a price may be below its discount
        return None


@pytest.mark.parametrize("part", range(10))
def test_invoices_of_random_receipts_pass_every_rule(part: int) -> None:
    found = 0
    for seed in range(part * 30, part * 30 + 30):
        receipt = receipt_of(seed)
        if receipt is None:
            continue
        invoice = Invoice.from_receipt(receipt, "E")
        invoice.exemption("E", "Exempt", "VATEX-EU-132")
        totals = invoice.totals()
        assert totals.payable == receipt.payable
        remainder = totals.rounding - receipt.difference - receipt.cash_rounding
        if receipt.policy.prices is PriceBasis.GROSS:
            digits = 0 if totals.payable.currency == "JPY" else 2
            assert abs(remainder.amount) <= Decimal(1).scaleb(-digits)
        else:
            assert totals.net == receipt.net
        assert str(check(invoice.to_ubl(HEADING))) == "The invoice passes all checks.", seed
        found += 1
    assert found > 15


def test_a_receipt_with_three_fraction_digits_has_no_invoice() -> None:
    catalogue = Catalogue("KWD")
    catalogue.set_tax("a", 5)
    catalogue.add("ink", "10.125", category="a")
    basket = Basket(catalogue)
    basket.add("ink")
    with pytest.raises(InexactResult):
        Invoice.from_receipt(basket.checkout())


def test_priced_selects_the_currency_of_the_catalogue() -> None:
    receipt = receipt_of(3)
    assert receipt is not None
    invoice = Invoice.from_receipt(receipt, "E", priced=True)
    assert invoice.totals().payable == receipt.priced.payable
