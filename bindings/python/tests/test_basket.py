"""Catalogues, baskets, policies and receipts."""

from __future__ import annotations

import copy
import json
import pickle
import random
from decimal import Decimal
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from conftest import vectors

from libmoney import (
    Amounts,
    ArgumentError,
    Basket,
    BusyError,
    Catalogue,
    CurrencyMismatch,
    DecimalOverflow,
    DocumentError,
    DuplicateSku,
    EncodingError,
    InexactResult,
    InvalidDiscount,
    InvalidTax,
    JSONError,
    Level,
    LimitError,
    Money,
    MoneyError,
    MoneySyntaxError,
    NoRate,
    NotFound,
    Policy,
    PriceBasis,
    Rates,
    Receipt,
    Rounding,
    Tender,
    VersionError,
)

METHODS = {
    "first": "floor_to_first",
    "last": "floor_to_last",
    "largest": "largest_remainder",
}


def groceries(**quantities: Any) -> Basket:
    basket = Basket(Catalogue.groceries())
    for sku, quantity in quantities.items():
        basket.add(sku, quantity)
    return basket


# Vectors


@pytest.mark.parametrize("case", vectors("basket"), ids=lambda case: case["name"])
def test_vector(case: dict[str, Any]) -> None:
    catalogue = Catalogue(currency=case["currency"])
    category = ""
    if "tax_rate" in case:
        category = "standard"
        # The vectors have fractions, the library percents.
        catalogue.set_tax(category, percent=Decimal(case["tax_rate"]) * 100)
    changes: dict[str, Any] = {}
    if "rounding" in case:
        changes["level"] = Level[case["rounding"]["level"].upper()]
        changes["rounding"] = Rounding[case["rounding"]["mode"].upper()]
    if "prices" in case:
        changes["prices"] = PriceBasis[case["prices"].upper()]
    if "tender" in case:
        changes.update(tender=Tender.CASH, cash_step=case["tender"]["cash_step"])
    if "discount" in case:
        changes["remainder"] = METHODS[case["discount"]["remainder"]]
    for index, line in enumerate(case["lines"]):
        catalogue.add(line.get("sku", f"sku{index}"), line["unit_price"], category=category)
    basket = Basket(catalogue, Policy(**changes))
    for index, line in enumerate(case["lines"]):
        basket.add(line.get("sku", f"sku{index}"), line["quantity"])
    if "discount" in case:
        basket.discount_order(amount=case["discount"]["fixed"])
    currency, rates = None, None
    if "checkout" in case:
        currency = case["checkout"]["currency"]
        rates = Rates([(case["currency"], currency, case["checkout"]["rate"])])
    receipt = basket.checkout(currency, rates)
    for name in ("total", "gross", "tax", "cash_rounding", "payable"):
        if name in case:
            assert str(getattr(receipt, name).amount) == case[name], name
    if "discount_shares" in case:
        shares = [str(line.order_discount.amount) for line in receipt.lines]
        assert shares == case["discount_shares"]


# Laws


def total(moneys: list[Money], currency: str) -> Money:
    return sum(moneys[1:], moneys[0]) if moneys else Money(0, currency)


def expect_adds_up(amounts: Amounts, prices: PriceBasis) -> None:
    currency = amounts.total.currency
    lines, taxes = amounts.lines, amounts.taxes
    assert total([line.total for line in lines], currency) == amounts.subtotal
    assert total([line.order_discount for line in lines], currency) == amounts.discount
    for name in ("net", "tax", "gross"):
        whole = getattr(amounts, name)
        assert total([getattr(line, name) for line in lines], currency) == whole
        assert total([getattr(row, name) for row in taxes], currency) == whole
    assert amounts.net + amounts.tax == amounts.gross == amounts.total_of_lines
    assert amounts.gross + amounts.difference == amounts.total
    assert amounts.total + amounts.cash_rounding == amounts.payable
    taxed = amounts.net if prices is PriceBasis.NET else amounts.gross
    assert amounts.subtotal - amounts.discount == taxed
    for line in lines:
        assert line.price - line.discount == line.total
        assert line.net + line.tax == line.gross


def every_policy() -> list[Policy]:
    modes = [one for one in Rounding if one is not Rounding.UNNECESSARY]
    choices = product(Level, modes, METHODS.values(), PriceBasis, Tender)
    return [
        Policy(
            level, mode, method, prices, tender, mode, None if tender is Tender.EXACT else "0.05"
        )
        for level, mode, method, prices, tender in choices
    ]


def random_basket(dice: random.Random, policy: Policy) -> Basket:
    catalogue = Catalogue("EUR")
    catalogue.set_tax("standard", percent=19)
    catalogue.set_tax("reduced", percent=7)
    skus = [f"sku{number}" for number in range(dice.randrange(7))]
    for sku in skus:
        price = Decimal(dice.randrange(100_000)).scaleb(-dice.choice([0, 1, 2, 3]))
        catalogue.add(sku, price, category=dice.choice(["", "standard", "reduced"]))
    basket = Basket(catalogue, policy)
    for sku in skus:
        size = Decimal(dice.randrange(1, 4000)).scaleb(-dice.choice([0, 0, 3]))
        basket.add(sku, -size if dice.random() < 0.2 else size)
        if dice.random() < 0.3:
            basket.discount_line(sku, percent=Decimal(dice.randrange(10_001)).scaleb(-2))
    if dice.random() < 0.5:
        basket.discount_order(percent=dice.randrange(101))
    return basket


def test_parts_add_up_under_every_policy() -> None:
    dice = random.Random(120)
    rates = Rates([("EUR", "USD", "1.1172"), ("EUR", "JPY", "171.239")])
    for policy in every_policy():
        receipt = random_basket(dice, policy).checkout(dice.choice(["USD", "JPY", "EUR"]), rates)
        expect_adds_up(receipt, policy.prices)
        expect_adds_up(receipt.priced, policy.prices)
        once = rates.convert(receipt.priced.total, receipt.total.currency)
        assert receipt.total == once


def test_a_full_discount_leaves_nothing() -> None:
    dice = random.Random(121)
    for policy in every_policy():
        basket = random_basket(dice, policy)
        basket.discount_order(percent=100)
        receipt = basket.checkout()
        assert not receipt.total.amount
        assert not receipt.payable.amount


# The basket


def test_add_set_and_remove() -> None:
    basket = groceries(milk=1, eggs=2)
    basket.add("milk", "0.5")
    assert [item.product.sku for item in basket] == ["milk", "eggs"]
    assert basket.quantity("milk") == Decimal("1.5")
    basket.add("milk", "-1.5")
    assert "milk" not in basket
    basket.set("eggs", 0)
    assert len(basket) == 0
    assert basket.checkout().total == Money(0, "USD")


def test_the_receipt_names_rate_day_and_staleness() -> None:
    rates = Rates([("EUR", "USD", "1.25", "2024-03-01")], source="by hand")
    receipt = groceries(milk=1).checkout("EUR", rates, on="2024-03-03", max_gap=7)
    conversion = receipt.conversion
    assert (conversion.gap_days, str(conversion.as_of), conversion.source) == (
        2,
        "2024-03-01",
        "by hand",
    )
    assert conversion.rate == Fraction(4, 5)
    text = str(receipt)
    assert "1 USD = 0.8 EUR, as of 2024-03-01, 2 days" in text.replace("\n", " ")
    assert "(by hand)" in text.replace("\n", " ")
    told = json.loads(receipt.to_json())
    assert told["conversion"]["as_of"] == "2024-03-01"
    assert told["checkout"]["total"] == "1.04"


def test_a_change_that_fails_changes_nothing() -> None:
    basket = groceries(milk=2)
    basket.discount_line("milk", amount="2.60")
    before, revision = basket.to_json(), basket.revision
    failing: list[tuple[type[MoneyError], Any]] = [
        (NotFound, lambda: basket.remove("eggs")),
        (NotFound, lambda: basket.add("caviar")),
        (NotFound, lambda: basket.set("eggs", 0)),
        (NotFound, lambda: basket.discount_line("eggs", percent=1)),
        (ArgumentError, lambda: basket.add("milk", 0)),
        (DecimalOverflow, lambda: basket.add("milk", "9" * 38)),
        (DecimalOverflow, lambda: basket.add("milk", "9" * 39)),
        (InvalidDiscount, lambda: basket.set("milk", 1)),
        (InvalidDiscount, lambda: basket.discount_line("milk", amount="2.61")),
        (InvalidDiscount, lambda: basket.discount_line("milk", percent="100.01")),
        (InvalidDiscount, lambda: basket.discount_order(percent=-1)),
        (InvalidDiscount, lambda: basket.discount_order(amount=-1)),
        (InexactResult, lambda: basket.discount_order(amount="0.001")),
        (CurrencyMismatch, lambda: basket.discount_order(amount=Money(1, "EUR"))),
        (InvalidTax, lambda: basket.set_tax("standard", "-0.01")),
        (InvalidTax, lambda: basket.set_tax("standard", 119)),
        (MoneySyntaxError, lambda: basket.set_tax("two\nlines", "0.01")),
        (LimitError, lambda: basket.set_tax("x" * 32, "0.01")),
        (EncodingError, lambda: basket.add("a\0b")),
        (ArgumentError, lambda: basket.discount_order()),
        (ArgumentError, lambda: basket.discount_order(1, 1)),
    ]
    for kind, action in failing:
        with pytest.raises(kind) as caught:
            action()
        assert "\n" not in str(caught.value)
    assert (basket.to_json(), basket.revision) == (before, revision)
    assert not basket.checkout().total.amount


@pytest.mark.parametrize("sku", ["milk", None])
def test_a_discount_replaces_another_and_0_removes_it(sku: str | None) -> None:
    basket = groceries(milk=2)

    def total(**discount: Any) -> Money:
        if sku is None:
            basket.discount_order(**discount)
        else:
            basket.discount_line(sku, **discount)
        return basket.checkout().total

    assert total(percent=50) == Money("1.30", "USD")
    assert total(amount="0.60") == Money("2.00", "USD")
    item = basket.line_items[0]
    assert (item.percent, item.amount) == (None, Money("0.60", "USD") if sku else None)
    assert total(percent="12.5") == Money("2.27", "USD")
    assert basket.line_items[0].percent == (Decimal("12.5") if sku else None)
    assert total(amount=Money(0, "USD")) == Money("2.60", "USD")


def test_what_cannot_be_checked_out() -> None:
    catalogue = Catalogue("EUR")
    catalogue.add("wine", "8.90", category="standard")
    basket = Basket(catalogue)
    basket.add("wine")
    with pytest.raises(InvalidTax):
        basket.checkout()
    basket.set_tax("standard", percent=19)
    with pytest.raises(NoRate):
        basket.checkout("USD", Rates([]))
    with pytest.raises(NoRate):
        basket.checkout("USD")
    basket.discount_order(amount="8.91")
    with pytest.raises(InvalidDiscount):
        basket.checkout()


def test_changes_are_heard() -> None:
    basket = groceries()
    heard: list[int] = []
    basket.on_change(heard.append)
    basket.add("milk")
    with pytest.raises(NotFound):
        basket.remove("eggs")
    basket.remove("milk")
    assert heard == [1, 2]
    basket.on_change(lambda revision: basket.add("milk"))
    with pytest.raises(BusyError):
        basket.add("eggs")
    assert [item.product.sku for item in basket] == ["eggs"]
    basket.on_change(None)
    basket.add("milk")
    assert basket.revision == 4


def test_there_and_back() -> None:
    basket = groceries(milk="0.5", eggs=-2)
    basket.discount_line("milk", percent=10)
    basket.discount_line("eggs", amount="0.10")
    basket.discount_order(percent="2.5")
    basket.set_tax("standard", percent=19)
    basket.policy = Policy.preset("swiss_cash")
    for other in (
        Basket.from_json(basket.to_json()),
        Basket.from_json(basket.to_json().encode(), Catalogue.groceries()),
        copy.deepcopy(basket),
        pickle.loads(pickle.dumps(basket)),
    ):
        assert other.to_json() == basket.to_json()
        assert other.policy == basket.policy
        assert other.line_items == basket.line_items
        assert other.checkout() == basket.checkout()
    with pytest.raises(CurrencyMismatch):
        Basket.from_json(basket.to_json(), Catalogue("EUR"))


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ({"version": 3}, VersionError),
        ({"format": "libmoney.wallet"}, DocumentError),
        ({"lines": [{"sku": "a", "price": "1", "quantity": "0"}]}, ArgumentError),
        ({"lines": [{"sku": "a", "price": "x", "quantity": "1"}]}, MoneySyntaxError),
        ({"lines": [{"sku": "a", "price": "1", "quantity": "1"}] * 2}, DuplicateSku),
        ({"lines": {}}, DocumentError),
        ({"discount": {"percent": "101"}}, InvalidDiscount),
        ({"discount": {"of": "1"}}, DocumentError),
        ({"taxes": {"standard": {"percent": "-1"}}}, InvalidTax),
        ({"policy": {}}, DocumentError),
        ({"digits": 39}, DocumentError),
        ({"currency": "E R"}, MoneySyntaxError),
    ],
)
def test_documents_refused(change: dict[str, Any], kind: type[MoneyError]) -> None:
    document = {**json.loads(groceries(milk=1).to_json()), **change}
    with pytest.raises(kind):
        Basket.from_json(json.dumps(document))


def test_not_json() -> None:
    with pytest.raises(JSONError) as caught:
        Basket.from_json('{"format": }')
    assert caught.value.position is not None


# The policy


def test_policies() -> None:
    assert Policy.preset("per_line_half_up") == Policy() == groceries().policy
    sentences = {str(Policy.preset(name)) for name in Policy.presets()}
    assert len(sentences) == len(Policy.presets()) == 7
    assert all(one.endswith(".") and "\n" not in one for one in sentences)
    with pytest.raises(ArgumentError):
        Policy(remainder="separate_remainder")
    with pytest.raises(ArgumentError):
        Policy(cash_step="-0.05")
    with pytest.raises(ArgumentError):
        Policy(cash_step=0)
    with pytest.raises(ArgumentError):
        Policy.preset("by_moonlight")
    named: Any = "unit"
    assert Policy(level=named) == Policy(level=Level.UNIT)
    for wrong, error in (("sometimes", ArgumentError), (1, TypeError), (None, TypeError)):
        with pytest.raises(error):
            Policy(level=wrong)  # type: ignore[arg-type]


def test_wrong_types() -> None:
    wrong: Any = 1.5
    for action in (
        lambda: Basket(wrong),
        lambda: groceries().add("milk", wrong),
        lambda: groceries().add(wrong),
        lambda: Catalogue("EUR").add("milk", wrong),
        lambda: groceries().checkout("EUR", wrong),
        lambda: groceries().on_change(wrong),
        lambda: Basket.from_json(wrong),
    ):
        with pytest.raises(TypeError):
            action()


def test_a_receipt_is_text() -> None:
    receipt = groceries(milk=2).checkout()
    assert isinstance(receipt, Receipt)
    for columns in (32, 48, 200):
        lines = receipt.to_text(columns).splitlines()
        assert max(map(len, lines)) <= columns
    with pytest.raises(ArgumentError):
        receipt.to_text(31)
