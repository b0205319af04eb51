"""Explanations: the laws, the texts, and the tree in notebooks."""

from __future__ import annotations

import copy
import pickle
import random
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest

from libmoney import (
    ArgumentError,
    Basket,
    Catalogue,
    Explanation,
    ExplanationNode,
    Invoice,
    Level,
    Money,
    NotFound,
    Policy,
    PriceBasis,
    Rates,
    Rounding,
    explain_expression,
)


def value(node: ExplanationNode) -> Fraction:
    return node.exact if node.number is None else Fraction(node.number)


def sign(node: ExplanationNode) -> int:
    return -1 if node.is_subtracted else 1


def recomputed(node: ExplanationNode) -> Fraction:
    own = node.children
    if node.kind == "sum" and node.rounding is None:
        return sum((sign(one) * one.exact for one in own), Fraction())
    if node.kind in ("sum", "rounded"):
        return sum((sign(one) * value(one) for one in own), Fraction())
    if node.kind == "percent":
        return value(own[0]) * value(own[1]) / 100
    if node.kind == "included":
        return value(own[0]) * value(own[1]) / (100 + value(own[0]))
    product = Fraction(1)
    for one in own:
        product = product / value(one) if one.is_divisor else product * value(one)
    return product


def moved(node: ExplanationNode) -> Fraction:
    """The sum of the parts that the roundings of a sum moved, each counted once."""
    if node.target is not None:
        return moved(node.target)
    if node.kind == "sum" and node.rounding is None:
        return sum((sign(one) * moved(one) for one in node.children), Fraction())
    return value(node) - node.exact


def half_up(exact: Fraction, digits: int) -> Fraction:
    scaled = abs(exact) * 10**digits
    nearest = Fraction(int(scaled + Fraction(1, 2)), 10**digits)
    return -nearest if exact < 0 else nearest


def unit(node: ExplanationNode) -> Fraction | None:
    """The rounded value of one unit, if units are rounded."""
    if node.quantity is None:
        return None
    assert node.digits is not None
    exact = node.exact / Fraction(node.quantity)
    if node.kind == "percent":
        percent, base = node.children
        of = unit(base.target or base)
        if of is not None:
            exact = value(percent) * of / 100
    return half_up(exact, node.digits)


def rate(node: ExplanationNode) -> Fraction:
    """The product of the rates of a conversion."""
    product = Fraction(1)
    for one in node.children[1:]:
        product *= value(one)
    return product


def exact_below(node: ExplanationNode) -> Fraction:
    """The value without the node's own rounding and, in a sum, without those of the addends."""
    if node.target is not None:
        return exact_below(node.target)
    if node.kind == "conversion":
        return exact_below(node.children[0]) * rate(node)
    if node.kind not in ("sum", "rounded"):
        return node.exact
    return sum((sign(one) * exact_below(one) for one in node.children), Fraction())


def parts(node: ExplanationNode) -> Fraction:
    """The parts that all roundings in the tree of a node moved."""
    if node.target is not None:
        return parts(node.target)
    if node.kind == "conversion":
        return node.moved + parts(node.children[0]) * rate(node)
    if node.kind not in ("sum", "rounded"):
        return own_parts(node)
    own = Fraction() if node.rounding is None else node.moved
    return own + sum((sign(one) * parts(one) for one in node.children), Fraction())


def own_parts(node: ExplanationNode) -> Fraction:
    own = Fraction() if node.rounding is None else node.moved
    return own + sum((own_parts(one) for one in node.children), Fraction())


def check_parts(explanation: Explanation) -> None:
    """The moved parts in each tree add up to its total minus its exact total."""
    for root in explanation.roots:
        assert value(root) - exact_below(root) == parts(root), root


def check(explanation: Explanation) -> None:
    names = [node.name for node in explanation if node.target is None]
    assert len(set(names)) == len(names)
    for node in explanation:
        assert node.moved == value(node) - node.exact == moved(node), node
        if node.kind in ("input", "reference"):
            assert not node.children and node.text == ""
            continue
        assert node.exact == recomputed(node), node
        if node.rounding is not Rounding.HALF_UP or node.step is not None:
            continue
        assert node.digits is not None and node.number is not None
        rounded = unit(node)
        if rounded is None:
            assert abs(node.moved) <= Fraction(1, 2 * 10**node.digits)
        else:
            assert node.quantity is not None
            assert value(node) == half_up(rounded * Fraction(node.quantity), node.digits), node


def invoice_of(*lines: tuple[str, str, str]) -> Invoice:
    invoice = Invoice("EUR")
    for quantity, price, percent in lines:
        invoice.add("", quantity=quantity, price=price, category="S", percent=percent)
    return invoice


def test_a_refused_tax() -> None:
    explanation = invoice_of(("1", "1091.50", "15")).explain()
    check(explanation)
    tax = explanation["tax"]
    assert (tax.amount, tax.exact, tax.moved) == (
        Money("163.73", "EUR"),
        Fraction("163.725"),
        Fraction("0.005"),
    )
    assert explanation["categories[0].tax"].rule == "BR-CO-17"
    assert explanation.root is explanation["payable"] and "lines[0].net" in explanation
    assert "no" not in explanation
    with pytest.raises(NotFound, match="unknown node 'no'"):
        explanation["no"]


def test_leaves_are_the_inputs() -> None:
    invoice = invoice_of(("3", "0.335", "25"), ("2", "10", "7"))
    invoice.allowance("1.00", category="S", percent="25")
    leaves = [node for node in invoice.explain() if node.kind == "input"]
    assert sorted(str(node.number) for node in leaves) == sorted(
        ["3", "0.335", "2", "10", "25", "7", "1.00"]
    )


def test_random_invoices() -> None:
    chance = random.Random(42)
    for _ in range(500):
        invoice = Invoice(chance.choice(["EUR", "JPY"]))
        for _ in range(chance.randrange(5)):
            quantity, price = Decimal(chance.randrange(-99, 999)) / 8, chance.randrange(10**6)
            invoice.add(
                "",
                quantity=quantity,
                price=Decimal(price).scaleb(-chance.randrange(4)),
                base_quantity=chance.choice([1, 3, 7, 100]),
                category="S",
                percent=chance.choice(["19", "7.7", "0"]),
            )
        explanation = invoice.explain()
        check(explanation)
        totals = invoice.totals()
        assert explanation["payable"].amount == totals.payable
        for index, line in enumerate(totals.lines):
            assert explanation[f"lines[{index}].net"].amount == line.net


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("prices", list(PriceBasis))
def test_receipts(level: Level, prices: PriceBasis) -> None:
    catalogue = Catalogue("EUR")
    catalogue.set_tax("a", percent=19)
    catalogue.set_tax("b", percent="7.7")
    for index in range(6):
        catalogue.add(f"s{index}", f"{index}.335", category="ab"[index % 2])
    basket = Basket(catalogue, Policy(level=level, prices=prices))
    for index in range(6):
        basket.add(f"s{index}", ("1", "2", "3", "4", "0.25", "-1.5")[index])
    basket.discount_line("s1", percent="7.5")
    basket.discount_line("s4", percent=50)
    basket.discount_order(amount="1.23")
    receipt = basket.checkout("USD", Rates([("EUR", "USD", "1.1172")]))
    for explanation, amounts in (
        (receipt.explain(), receipt),
        (receipt.explain(priced=True), receipt.priced),
    ):
        check(explanation)
        check_parts(explanation)
        for name in ("payable", "total", "gross", "net", "tax"):
            assert explanation[name].amount == getattr(amounts, name)


def test_a_converted_receipt_is_explained_down_to_the_basket() -> None:
    catalogue = Catalogue("EUR")
    catalogue.set_tax("a", percent=25)
    catalogue.add("s", "0.335", category="a")
    catalogue.add("t", "19.99", category="a")
    basket = Basket(catalogue)
    basket.add("s", 3)
    basket.add("t", 2)
    basket.discount_line("s", percent=5)
    basket.discount_line("t", amount="1.50")
    basket.discount_order(amount="1.23")
    receipt = basket.checkout("USD", Rates([("EUR", "USD", "1.1172")]))
    explanation = receipt.explain()
    check(explanation)
    check_parts(explanation)
    leaves = sorted(str(node.number) for node in explanation if node.kind == "input")
    numbers = ["3", "0.335", "5", "2", "19.99", "1.50", "1.23", "25", "1.1172"]
    assert leaves == sorted(numbers)
    price = explanation["priced.lines[0].price"]
    assert (price.amount, price.exact) == (Money("1.01", "EUR"), Fraction("1.005"))
    assert explanation["priced.total"].amount == receipt.priced.total
    assert explanation["total"].children[0] is explanation["priced.total"]


def test_a_refund_negates_its_discounts() -> None:
    catalogue = Catalogue("EUR")
    catalogue.set_tax("a", percent=25)
    catalogue.add("s", "10.00", category="a")
    basket = Basket(catalogue)
    basket.add("s", -2)
    basket.discount_line("s", amount="1.50")
    basket.discount_order(amount="3.00")
    explanation = basket.checkout().explain()
    check(explanation)
    check_parts(explanation)
    leaves = sorted(str(node.number) for node in explanation if node.kind == "input")
    assert leaves == sorted(["-2", "10.00", "1.50", "3.00", "25"])
    assert explanation["lines[0].discount"].amount == Money("-1.50", "EUR")
    for name in ("lines[0].discount", "order_discount"):
        (given,) = explanation[name].children
        assert given is explanation[f"{name}.amount"] and given.is_subtracted
    assert explanation["payable"].amount == Money("-19.38", "EUR")


def test_a_unit_is_rounded_in_the_node_of_its_line_item() -> None:
    catalogue = Catalogue("EUR")
    catalogue.set_tax("a", percent=25)
    catalogue.add("s", "0.335", category="a")
    basket = Basket(catalogue, Policy(level=Level.UNIT))
    basket.add("s", 3)
    explanation = basket.checkout().explain()
    check(explanation)
    check_parts(explanation)
    price = explanation["lines[0].price"]
    assert [child.number for child in price.children] == [Decimal(3), Decimal("0.335")]
    assert (price.amount, price.exact, price.moved, price.quantity) == (
        Money("1.02", "EUR"),
        Fraction("1.005"),
        Fraction("0.015"),
        Decimal(3),
    )
    assert price.text == "3 × 0.335 EUR = 1.005, each unit rounded half up to 2 digits"
    assert explanation["net"].moved == price.moved


def test_conversions() -> None:
    explanation = Rates([]).explanation(Money("100.00", "DEM"), "FRF")
    check(explanation)
    assert explanation["result.euro"].amount == Money("51.129", "EUR")
    assert explanation["DEM/EUR"].exact == Fraction(100000, 195583)
    assert explanation["DEM/EUR"].number is None and explanation["DEM/EUR"].currency is None


def test_expressions() -> None:
    expression = explain_expression("-(10 EUR ÷ 3) + 1 EUR")
    explanation = expression.explain()
    check(explanation)
    assert explanation.root.amount == expression.result
    assert explanation.root.exact == expression.exact
    for other in (copy.copy(expression), pickle.loads(pickle.dumps(expression))):
        assert other == expression
        with pytest.raises(ArgumentError):
            other.explain()


def test_a_notebook_shows_the_tree() -> None:
    explanation: Any = invoice_of(("1", "1091.50", "15")).explain()
    html = explanation._repr_html_()
    assert html.count("<details") == html.count("</details>") > 3
    assert html.count("<div") == html.count("</div>")
    assert "15 % of 1091.50 EUR = 163.725" in html
    many = invoice_of(*[("1", "1", "19")] * 400).explain()
    shown: Any = many
    assert f"… and {len(many) - 1000} more" in shown._repr_html_()
