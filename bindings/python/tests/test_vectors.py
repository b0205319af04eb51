"""The golden vectors that every binding runs."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from conftest import vectors

from libmoney import (
    DecimalOverflow,
    InvalidRate,
    InvalidWeights,
    Money,
    MoneyBag,
    MoneyError,
    MoneySyntaxError,
    NoRate,
    Rates,
    Rounding,
    decimal,
)

ERRORS: dict[str, type[MoneyError]] = {
    "syntax": MoneySyntaxError,
    "overflow": DecimalOverflow,
    "no rate": NoRate,
    "a rate must be positive": InvalidRate,
    "negative weight": InvalidWeights,
    "all weights are zero": InvalidWeights,
    "no weights": InvalidWeights,
}


def error_class(words: str) -> type[MoneyError]:
    """The class of an error whose line starts with these words."""
    return next(kind for start, kind in ERRORS.items() if words.startswith(start))


def refused(case: dict[str, Any], action: Any) -> MoneyError:
    """The error of a case that is to fail, its line checked."""
    words = case["error"]
    with pytest.raises(error_class(words)) as caught:
        action()
    if words not in ("syntax", "overflow"):
        assert str(caught.value).startswith(words)
    return caught.value


@pytest.mark.parametrize("case", vectors("parse"), ids=lambda case: case["text"] or "empty")
def test_parse(case: dict[str, Any]) -> None:
    text = case["text"]
    currency = case.get("currency")
    if "error" in case:
        for error in (
            refused(case, lambda: Money.parse(text, currency="EUR")),
            refused(case, lambda: Money(text, "EUR")),
            refused(case, lambda: decimal.quantize(text, 2)),
        ):
            if "position" in case:
                assert error.position == case["position"]
        return
    money = Money.parse(text, currency=None if currency else "XXX")
    assert str(money.amount) == case["accept"]
    assert money.currency == (currency or "XXX")
    if not currency:
        assert Money(text, "EUR").amount == Decimal(case["accept"])


@pytest.mark.parametrize("case", vectors("allocation"))
def test_allocation(case: dict[str, Any]) -> None:
    money = Money(case["amount"], case["currency"])

    def allocate() -> list[Money]:
        return money.allocate(case["weights"], method=case["method"])

    if "error" in case:
        refused(case, allocate)
        return
    shares = allocate()
    assert [str(share.amount) for share in shares] == case["shares"]
    assert sum(shares) == money
    assert [-share for share in (-money).allocate(case["weights"], method=case["method"])] == shares


def table(case: dict[str, Any]) -> Rates:
    """The rates of a case."""
    return Rates([(one["from"], one["to"], one["rate"]) for one in case["rates"]])


@pytest.mark.parametrize("case", vectors("conversion"))
def test_conversion(case: dict[str, Any]) -> None:
    money = Money(case["amount"], case["from"])
    rounding = Rounding[case.get("rounding", "half_even").upper()]

    if "error" in case:
        refused(case, lambda: table(case).convert(money, case["to"], rounding=rounding))
        return
    rates = table(case)
    assert str(rates.convert(money, case["to"], rounding=rounding).amount) == case["result"]
    explained = rates.explain(money, case["to"], rounding=rounding)
    assert explained.result == Money(case["result"], case["to"])
    if "flags" in case:
        assert explained.rounded == ("rounded" in case["flags"])
    if "path" in case:
        assert explained.path == case["path"]


@pytest.mark.parametrize("case", vectors("bag"))
def test_bag(case: dict[str, Any]) -> None:
    if "equal" in case:
        bags = [MoneyBag(*map(Money.parse, texts)) for texts in case["equal"]]
        assert bags[0] == bags[1]
        assert hash(bags[0]) == hash(bags[1])
        return
    bag = MoneyBag(*map(Money.parse, case["sum"])) * case["times"]
    if "error" in case:
        refused(case, lambda: bag.reduce(case["reduce"], table(case)))
        return
    assert str(bag.reduce(case["reduce"], table(case)).amount) == case["result"]
