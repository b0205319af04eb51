"""Bags: sums in several currencies."""

from __future__ import annotations

import pytest

from libmoney import (
    CurrencyRegistry,
    DecimalOverflow,
    InexactResult,
    Money,
    MoneyBag,
    MoneySyntaxError,
    NoRate,
    Rates,
    Rounding,
    UnknownCurrency,
)

RATES = Rates([("EUR", "USD", "1.1"), ("EUR", "JPY", "160")])


def test_an_empty_bag() -> None:
    bag = MoneyBag()
    assert (len(bag), bool(bag), bag.amounts) == (0, False, [])
    assert (repr(bag), str(bag)) == ("MoneyBag()", "0")
    assert bag.amount("USD") == Money(0, "USD")
    assert bag.reduce("EUR") == Money(0, "EUR")
    assert hash(bag) == hash(MoneyBag(Money(0, "EUR")))
    assert bag == MoneyBag(Money(1, "EUR"), Money(-1, "EUR"))


def test_it_never_changes() -> None:
    bag = MoneyBag(Money(1, "EUR"))
    before = repr(bag)
    others = [bag.add(Money(1, "USD")), bag + bag, bag * 3, -bag]
    assert bag not in others
    with pytest.raises(AttributeError):
        bag.amounts = []  # type: ignore[misc]
    assert repr(bag) == before


def test_operators() -> None:
    euro, dollar = Money("5.00", "EUR"), Money("10.00", "USD")
    bag = MoneyBag(euro, dollar)
    assert bag + euro == MoneyBag(Money(10, "EUR"), dollar)
    assert euro + bag == bag + euro
    assert bag - euro == MoneyBag(dollar)
    assert euro - bag == MoneyBag(-dollar)
    assert bag * "0.5" == MoneyBag(Money("2.5", "EUR"), Money(5, "USD"))
    assert 2 * bag == bag + bag
    assert -bag == bag * -1
    assert sum([bag, bag]) == bag * 2
    assert str(bag) == "5.00 EUR + 10.00 USD"
    assert repr(bag) == "MoneyBag(Money('5.00', 'EUR'), Money('10.00', 'USD'))"
    assert bag != euro
    assert euro != bag
    assert bag != 0
    assert list(bag) == [euro, dollar]


def test_reduction() -> None:
    bag = MoneyBag(Money("0.105", "EUR"), Money("0.11", "USD"))
    # 0.105 + 0.1 is rounded once, not each.
    assert str(bag.reduce("EUR", RATES)) == "0.20 EUR"
    assert str(bag.reduce("EUR", RATES, rounding=Rounding.UP)) == "0.21 EUR"
    assert str(bag.reduce("EUR", RATES, digits=4)) == "0.2050 EUR"
    with pytest.raises(InexactResult):
        bag.reduce("EUR", RATES, rounding=Rounding.UNNECESSARY)
    with pytest.raises(NoRate) as caught:
        (bag + Money(1, "CHF")).reduce("EUR", RATES)
    assert str(caught.value) == "no rate from CHF to EUR: the table contains no rates of CHF"
    with pytest.raises(NoRate):
        bag.reduce("EUR")
    with pytest.raises(MoneySyntaxError):
        bag.reduce("", RATES)
    with pytest.raises(UnknownCurrency):
        MoneyBag(Money(1, "EUR")).reduce("QQQ", Rates([("EUR", "QQQ", 2)]))


def test_reduction_on_a_date(ecb: Rates) -> None:
    bag = MoneyBag(Money("100.00", "EUR"), Money("100.00", "USD"))
    assert str(bag.reduce("EUR", ecb, on="2020-03-13")) == "190.06 EUR"
    assert str(bag.reduce("EUR", ecb, on="2020-03-14", max_gap=1)) == "190.06 EUR"
    with pytest.raises(NoRate):
        bag.reduce("EUR", ecb, on="2020-03-14")


def test_reduction_to_a_currency_of_ones_own() -> None:
    registry = CurrencyRegistry()
    registry.add("GEM", 1)
    rates = Rates([("EUR", "GEM", "3.33")])
    assert str(MoneyBag(Money(1, "EUR")).reduce("GEM", rates, registry=registry)) == "3.3 GEM"


def test_overflow_leaves_the_bag_as_it_was() -> None:
    bag = MoneyBag(Money(10**37, "EUR"), Money(1, "USD"))
    with pytest.raises(DecimalOverflow):
        bag * 10
    with pytest.raises(DecimalOverflow):
        bag + MoneyBag(Money(1, "USD"), Money(9 * 10**37, "EUR"))
    assert bag == MoneyBag(Money(10**37, "EUR"), Money(1, "USD"))
