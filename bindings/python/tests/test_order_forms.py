"""Order forms from Python: the golden vectors, and random forms beside Python's own decimals."""

from __future__ import annotations

import random
from decimal import ROUND_HALF_EVEN, Context, Decimal, Inexact
from typing import Any

import pytest
from conftest import vectors

from libmoney import (
    Action,
    ArgumentError,
    EncodingError,
    FieldState,
    InsufficientFunds,
    LimitError,
    LotSelection,
    Money,
    MoneyError,
    MoneySyntaxError,
    NotFound,
    OrderForm,
    Portfolio,
)

FIELDS = ("date", "action", "ticker", "quantity", "price", "sum")
WIDE = Context(prec=200, rounding=ROUND_HALF_EVEN)


def typed(
    texts: dict[str, str], rule: Any = "letters", portfolio: Portfolio | None = None
) -> OrderForm:
    form = OrderForm(portfolio or Portfolio("EUR"), ticker_rule=rule)
    for field in FIELDS:
        setattr(form, field, texts.get(field, ""))
    return form


def named(texts: dict[str, str]) -> dict[str, str]:
    """Texts by field, as the form names them: the vectors call the action a type."""
    return {"action" if name == "type" else name: text for name, text in texts.items()}


@pytest.mark.parametrize("case", vectors("transaction-draft"), ids=lambda case: str(case["draft"]))
def test_vector(case: dict[str, Any]) -> None:
    portfolio = Portfolio("EUR")
    form = typed(named(case["draft"]), case["draft"].get("rule", "letters"), portfolio)
    assert form.errors == named(case.get("errors", {}))
    for field in FIELDS:
        if field in case:
            assert getattr(form, field) == case[field]
    if case["saved"]:
        assert form.save(portfolio) == "1"
    else:
        with pytest.raises(MoneySyntaxError):
            form.save(portfolio)
    assert len(portfolio) == case["saved"]


def plain(value: Decimal, digits: int = 0) -> str:
    """Without zeros at the end, but for those of the first digits."""
    whole, _, fraction = f"{value:f}".partition(".")
    fraction = fraction.rstrip("0").ljust(digits, "0")
    return f"{whole}.{fraction}" if fraction else whole


def price_of(quantity: Decimal, total: Decimal) -> Decimal:
    """Returns a price from the integer quotient and remainder, rounded half-even to 8 digits."""
    numerator, denominator = (total.scaleb(8, WIDE).as_integer_ratio(), quantity.as_integer_ratio())
    above, below = numerator[0] * denominator[1], numerator[1] * denominator[0]
    whole, rest = divmod(above, below)
    whole += rest * 2 > below or (rest * 2 == below and whole % 2)
    return Decimal(whole).scaleb(-8, WIDE)


def expected(texts: dict[str, str]) -> dict[str, str]:
    """Returns the texts of quantity, price and sum, "" if not computable; `error` if any."""
    given = {name: Decimal(text) for name, text in texts.items() if text}
    shown = dict(texts)
    if len(given) == 3:
        fits = given["price"] in (
            price_of(given["quantity"], given["sum"]),
            WIDE.divide(given["sum"], given["quantity"]),
        )
        return shown if fits else {**shown, "error": "price"}
    if "price" not in given:
        shown["price"] = plain(price_of(given["quantity"], given["sum"]))
    elif "sum" not in given:
        shown["sum"] = plain(WIDE.multiply(given["quantity"], given["price"]), 2)
    else:
        exact = WIDE.copy()
        exact.traps[Inexact] = True
        try:
            found = exact.divide(given["sum"], given["price"]).quantize(
                Decimal("1e-18"), context=exact
            )
            shown["quantity"] = plain(found)
        except Inexact:
            shown["error"] = "quantity"
    return shown


def test_random_forms() -> None:
    source, seen, portfolio = random.Random(11), set(), Portfolio("EUR")
    for _ in range(4000):
        names = source.sample(("quantity", "price", "sum"), source.choice((2, 2, 2, 3)))
        texts = {"quantity": "", "price": "", "sum": ""}
        for name in names:
            number = Decimal(source.randint(1, 10 ** source.randint(1, 9)))
            texts[name] = f"{number.scaleb(-source.randint(0, 4)):f}"
        if len(names) == 3 and source.random() < 0.7:
            texts["price"] = plain(price_of(Decimal(texts["quantity"]), Decimal(texts["sum"])))
            if texts["price"] == "0":
                continue
        form = typed({"date": "2024-01-02", "action": "buy", "ticker": "abc", **texts})
        wanted = expected(texts)
        wrong = wanted.pop("error", None)
        seen.add((tuple(sorted(names)), wrong))
        assert {name: getattr(form, name) for name in wanted} == wanted, texts
        assert list(form.errors) == ([wrong] if wrong else []), texts
        if wrong is None:
            made = form.transaction
            assert made.quantity == Decimal(wanted["quantity"])
            assert made.total == Money(wanted["sum"], "EUR")
            form.save(portfolio)
    # Every pair, three that agree, and the two ways to be wrong.
    assert len(seen) == 6


def test_editing() -> None:
    portfolio = Portfolio("EUR")
    bought = portfolio.buy("ABC", quantity=10, total="100.00", fee="1.00", on="2024-01-02")
    sold = portfolio.sell("ABC", quantity=4, total="60.00", on="2024-02-01")
    before = portfolio.to_json()
    form = OrderForm.edit(portfolio, bought)
    form.quantity = "3"
    assert form.price == "33.33333333"
    with pytest.raises(InsufficientFunds):
        form.save(portfolio)
    assert (portfolio.to_json(), form.quantity) == (before, "3")
    form.quantity = "4"
    assert form.save(portfolio) == bought
    assert portfolio.transaction(bought).fee == Money("1.00", "EUR")
    portfolio.remove(sold)
    other = OrderForm.edit(portfolio, bought)
    other.action, other.sum = "sell", ""
    assert other.errors == {"sum": "missing"}
    portfolio.remove(bought)
    with pytest.raises(NotFound):
        form.save(portfolio)
    paid = portfolio.dividend("ABC", total="1.00", on="2024-03-01")
    with pytest.raises(ArgumentError):
        OrderForm.edit(portfolio, paid)


def test_what_is_refused() -> None:
    portfolio = Portfolio("EUR")
    form = OrderForm(portfolio, currency="USD")
    with pytest.raises(LimitError):
        form.quantity = "9" * 10_000
    with pytest.raises(EncodingError):
        form.sum = "1\0"
    with pytest.raises(EncodingError):
        form.ticker = "\ud800"
    with pytest.raises(TypeError):
        form.sum = 5  # type: ignore[assignment]
    with pytest.raises(ArgumentError):
        form.state("total")
    with pytest.raises(ArgumentError):
        OrderForm(portfolio, ticker_rule="any")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        OrderForm("EUR")  # type: ignore[arg-type]
    with pytest.raises(MoneySyntaxError) as caught:
        form.save(portfolio)
    assert str(caught.value) == "date: missing"
    form.sum = "9" * 39
    assert form.state("sum") is FieldState.TOO_MANY_DIGITS
    assert repr(form).startswith(
        "<OrderForm: date='', action='', ticker='', quantity='', price='', sum="
    )


def test_a_callback_that_raises() -> None:
    portfolio = Portfolio("EUR")
    form = typed(
        {"date": "2024-01-02", "action": "buy", "ticker": "ABC", "quantity": "1", "sum": "1"},
        portfolio=portfolio,
    )

    def hear(revision: int) -> None:
        raise KeyError(revision)

    portfolio.on_change(hear)
    with pytest.raises(KeyError):
        form.save(portfolio)
    assert [one.action for one in portfolio.transactions] == [Action.BUY]


def test_every_state_has_a_name() -> None:
    assert len({state.text for state in FieldState}) == len(FieldState)


def test_a_sale_of_named_lots() -> None:
    portfolio = Portfolio("EUR", method="specific")
    portfolio.buy("ABC", quantity=10, total="100", on="2024-01-02", id="a")
    portfolio.buy("ABC", quantity=10, total="150", on="2024-01-03", id="b")
    lots = [("a", 2), ("b", 4)]
    portfolio.sell("ABC", quantity=6, total="90", on="2024-02-01", lots=lots, id="sold")
    form = OrderForm.edit(portfolio, "sold")
    form.sum = "96"
    form.save(portfolio)
    assert [(lot.id, lot.quantity) for lot in portfolio.transaction("sold").lots] == lots
    assert [one.cost.amount for one in portfolio.realised()] == [20, 60]
    before = portfolio.to_json()
    for id, field, text, words in [
        ("sold", "quantity", "7", "quantities of the lots must add up to the sale's 7, got 6"),
        ("sold", "action", "buy", "lots must be empty except for a sale"),
        ("sold", "ticker", "xyz", "6 XYZ sold on 2024-02-01, 0 held"),
        ("a", "quantity", "1", "quantity of lot a must be at most 1, got 2"),
        ("a", "date", "2024-02-02", "quantity of lot a must be at most 0, got 2"),
    ]:
        form = OrderForm.edit(portfolio, id)
        setattr(form, field, text)
        assert form.errors == {}
        with pytest.raises(MoneyError, match=words):
            form.save(portfolio)
        assert portfolio.to_json() == before
    # A sale typed anew names no lots: they are added to its transaction.
    form = OrderForm(portfolio)
    form.date, form.action, form.ticker = "2024-03-01", "sell", "abc"
    form.quantity, form.sum = "1", "20"
    with pytest.raises(
        ArgumentError, match="lots must be set for a sale with specific identification"
    ):
        form.save(portfolio)
    named = form.transaction._replace(lots=(LotSelection("b", 1),))
    assert portfolio.transaction(portfolio.add(named)).lots == (LotSelection("b", Decimal(1)),)
