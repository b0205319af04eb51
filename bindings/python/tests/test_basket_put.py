"""Line items that the catalogue does not have, or has at another price."""

from __future__ import annotations

import random
from decimal import Decimal

import pytest

from libmoney import ArgumentError, Basket, Catalogue, CurrencyMismatch, Money, Policy


def test_line_items_of_its_own() -> None:
    basket = Basket(Catalogue.groceries())
    basket.add("milk", 2)
    basket.put("milk/oat", Money("1.80", "USD"), 3, name="Milk, oat", unit="per bottle")
    basket.put("note", 0, name="Thank you for coming")
    basket.discount_line("milk", percent=10)
    basket.put("milk", "1.00", 4)
    assert [item.product.sku for item in basket] == ["milk", "milk/oat", "note"]
    assert basket.line_items[0].percent == 10
    receipt = basket.checkout()
    assert receipt.total == Money("9.00", "USD")
    again = Basket.from_json(basket.to_json(), Catalogue.groceries())
    assert again.line_items == basket.line_items
    with pytest.raises(ArgumentError):
        basket.put("milk", "1.00", 0)
    with pytest.raises(CurrencyMismatch):
        basket.put("milk", Money("1.00", "EUR"))
    assert again.line_items == basket.line_items


def test_a_mirrored_basket_of_own_line_items_gives_back_what_the_sale_took() -> None:
    numbers = random.Random(18)
    for _ in range(100):
        sale, refund = (Basket(Catalogue.groceries()) for _ in range(2))
        for index in range(numbers.randrange(1, 8)):
            price = Decimal(numbers.randrange(1, 10**5)).scaleb(-numbers.randrange(5))
            quantity = Decimal(numbers.randrange(1, 5000)).scaleb(-numbers.randrange(4))
            for basket, sign in ((sale, 1), (refund, -1)):
                basket.put(f"line {index}", price, sign * quantity, category=f"{index % 2}")
        percent = Decimal(numbers.randrange(1, 1000)).scaleb(-1)
        for basket in (sale, refund):
            basket.set_tax("0", "19")
            basket.set_tax("1", "7.7")
            basket.discount_order(percent=percent)
        for name in Policy.presets():
            sale.policy = refund.policy = Policy.preset(name)
            took, gave = sale.checkout(), refund.checkout()
            assert gave.total == -took.total, name
            for one, other in zip(took.lines, gave.lines):
                assert (one.net, one.tax, one.gross) == (-other.net, -other.tax, -other.gross)
