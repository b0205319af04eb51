"""Refunds of line items: they return the amounts of the sale, in full and in parts."""

from __future__ import annotations

import random
from decimal import Decimal
from itertools import product
from typing import Any

import pytest
from test_basket import METHODS, groceries, random_basket

from libmoney import (
    ArgumentError,
    Basket,
    Catalogue,
    InexactResult,
    Level,
    Money,
    MoneyError,
    NotFound,
    Policy,
    PriceBasis,
    Rates,
    Receipt,
    ReceiptLineItem,
    Rounding,
)

AMOUNTS = ("price", "discount", "total", "order_discount", "net", "tax", "gross")


def parts_of(dice: random.Random, quantity: Decimal) -> list[Decimal]:
    """The quantity in parts that it can be refunded in."""
    parts = []
    left = quantity
    step = Decimal(1).scaleb(int(quantity.as_tuple().exponent))
    while left and len(parts) < 6:
        part = min(abs(left), step * dice.randrange(1, 1 + max(1, int(abs(quantity) / step))))
        parts.append(part.copy_sign(quantity))
        left -= parts[-1]
    return [*parts, left] if left else parts


def expect_equations(refund: ReceiptLineItem, prices: PriceBasis) -> None:
    assert refund.price - refund.discount == refund.total
    taxed = refund.net if prices is PriceBasis.NET else refund.gross
    assert refund.total - refund.order_discount == taxed
    assert refund.net + refund.tax == refund.gross


def expect_parts(
    dice: random.Random, receipt: Receipt, line: ReceiptLineItem, prices: PriceBasis, **view: bool
) -> None:
    given = Decimal(0)
    sums = [amount * 0 for amount in line[2:]]
    one_way = len({amount.amount > 0 for amount in line[2:] if amount.amount}) < 2
    for part in parts_of(dice, line.quantity):
        refund = receipt.refund(line.product.sku, part, refunded=given, **view)
        given += part
        expect_equations(refund, prices)
        assert refund.quantity == -part
        for index, amount in enumerate(refund[2:]):
            if one_way:
                assert amount.amount * line.quantity <= 0, AMOUNTS[index]
            sums[index] += amount
    assert [-amount for amount in sums] == list(line[2:])
    with pytest.raises(ArgumentError):
        receipt.refund(line.product.sku, refunded=given)


def test_parts_add_up_to_what_the_sale_took_under_every_policy() -> None:
    dice = random.Random(181)
    rates = Rates([("EUR", "USD", "1.1172"), ("EUR", "JPY", "171.239")])
    lines = 0
    modes = [one for one in Rounding if one is not Rounding.UNNECESSARY]
    for choice in product(Level, modes, METHODS.values(), PriceBasis):
        policy = Policy(*choice)
        receipt = random_basket(dice, policy).checkout(dice.choice(["USD", "JPY", "EUR"]), rates)
        for amounts, priced in ((receipt, False), (receipt.priced, True)):
            back = amounts.gross * 0
            for line in amounts.lines:
                whole = receipt.refund(line.product.sku, priced=priced)
                assert [-amount for amount in whole[2:]] == list(line[2:])
                back += whole.gross
                expect_parts(dice, receipt, line, policy.prices, priced=priced)
                lines += 1
            assert -back == amounts.gross == amounts.total - amounts.difference
    assert lines > 1000


@pytest.mark.parametrize(
    ("price", "percent", "prices"),
    list(product(["0.001", "0.005", "0.01", "0.015", "0.99"], [0, 7, 19, 100], PriceBasis)),
)
def test_no_part_goes_the_other_way(price: str, percent: int, prices: PriceBasis) -> None:
    catalogue = Catalogue("EUR")
    catalogue.set_tax("standard", percent=percent)
    catalogue.add("pin", price, category="standard")
    basket = Basket(catalogue, Policy(prices=prices))
    basket.add("pin", 37)
    basket.discount_line("pin", percent="33.3")
    basket.discount_order(percent=12)
    receipt = basket.checkout()
    sums = [amount * 0 for amount in receipt.lines[0][2:]]
    for given in range(37):
        refund = receipt.refund("pin", 1, refunded=given)
        assert all(amount.amount <= 0 for amount in refund[2:])
        # Each sum is less than a cent away from its part of the quantity.
        sums = [one + other for one, other in zip(sums, refund[2:], strict=True)]
        taxed = "net" if prices is PriceBasis.NET else "gross"
        index = AMOUNTS.index(taxed)
        exact = receipt.lines[0][2 + index].amount * (given + 1) / 37
        assert abs(exact + sums[index].amount) <= Decimal("0.005")
    assert [-amount for amount in sums] == list(receipt.lines[0][2:])


def test_a_refund_of_a_refund_is_a_sale() -> None:
    receipt = groceries(milk=-3).checkout()
    again = receipt.refund("milk", -1)
    assert (again.quantity, again.gross) == (Decimal(1), Money("1.30", "USD"))
    assert receipt.refund("milk", refunded=-1).gross == Money("2.60", "USD")


def test_what_cannot_be_refunded() -> None:
    receipt = groceries(milk=3, eggs=1).checkout()
    calls: list[tuple[type[MoneyError], str, dict[str, Any]]] = [
        (ArgumentError, "milk", {"quantity": 0}),
        (ArgumentError, "milk", {"quantity": -1}),
        (ArgumentError, "milk", {"quantity": 4}),
        (ArgumentError, "milk", {"quantity": 3, "refunded": "0.5"}),
        (ArgumentError, "milk", {"refunded": 3}),
        (ArgumentError, "milk", {"refunded": 4}),
        (ArgumentError, "milk", {"refunded": -1}),
        (NotFound, "peas", {}),
    ]
    for kind, sku, given in calls:
        with pytest.raises(kind) as caught:
            receipt.refund(sku, **given)
        assert "\n" not in str(caught.value)


def test_a_policy_that_never_rounds() -> None:
    basket = groceries(milk=3)
    basket.policy = Policy(rounding="unnecessary")
    basket.discount_line("milk", amount="0.10")
    receipt = basket.checkout()
    assert receipt.refund("milk").gross == Money("-3.80", "USD")
    with pytest.raises(InexactResult):
        receipt.refund("milk", 1)
