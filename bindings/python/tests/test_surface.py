"""A walk over the surface, line by line, as a user meets it."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest

import libmoney
from libmoney import (
    Currency,
    CurrencyMismatch,
    Money,
    MoneyBag,
    MoneyError,
    Rates,
    RatesBuilder,
    Rounding,
    Wallet,
    decimal,
)


def test_money() -> None:
    a = Money("10.50", "EUR")
    assert repr(a + Money(1, "EUR")) == "Money('11.50', 'EUR')"
    with pytest.raises(CurrencyMismatch) as caught:
        a + Money(1, "USD")
    assert isinstance(caught.value, MoneyError)
    with pytest.raises(TypeError):
        Money(10.5, "EUR")  # type: ignore[arg-type]
    assert a * 3 == Money("31.50", "EUR")
    assert str(a * "1.1") == "11.550 EUR"
    assert -a == Money("-10.50", "EUR")
    assert abs(-a) == a
    assert a == Money("10.5", "EUR")
    assert hash(a) == hash(Money("10.5", "EUR"))
    assert a < Money(11, "EUR")
    assert str(a) == "10.50 EUR"
    assert repr(a.amount) == "Decimal('10.50')"
    assert a.currency == "EUR"
    assert str(a.rounded(digits=1, rounding=Rounding.HALF_EVEN)) == "10.5 EUR"
    assert str(Money("10.52", "EUR").to_cash("0.05")) == "10.50 EUR"
    assert str(a.divided(4, digits=2, rounding=Rounding.HALF_UP)) == "2.63 EUR"
    assert [str(one) for one in a.split(4)] == ["2.63 EUR", "2.63 EUR", "2.62 EUR", "2.62 EUR"]
    shares = a.allocate(["50", "30", "20"], method="largest_remainder")
    assert [str(one.amount) for one in shares] == ["5.25", "3.15", "2.10"]
    assert Money.parse("12.50 EUR") == Money("12.50", "EUR")


def test_bag() -> None:
    a = Money("10.50", "EUR")
    bag = MoneyBag(a, Money(10, "USD")) * 3
    rates = Rates([("EUR", "USD", "2")])
    assert str(bag.reduce("EUR", rates)) == "46.50 EUR"


def test_currency() -> None:
    franc = Currency("CHF")
    assert (franc.digits, franc.numeric, franc.name) == (2, 756, "Swiss Franc")
    assert franc.cash_step == Decimal("0.05")
    assert franc.is_current(date(2024, 2, 29))
    assert franc.successor is None
    assert Currency("HRK").successor == "EUR"


def test_rates(root: Path) -> None:
    a = Money("10.50", "EUR")
    bundled = Rates.from_ecb()
    path = root / "share" / "ecb" / "eurofxref-hist.csv"
    assert Rates.from_ecb(path).as_of == bundled.as_of
    assert Rates.from_ecb(str(path)).as_of == bundled.as_of
    assert Rates.from_ecb(path.read_bytes()).as_of == bundled.as_of
    text = (root / "Tests" / "Data" / "currencylayer-live.json").read_text(encoding="utf-8")
    for document in (text, text.encode()):
        assert Rates.from_json(document).base == "USD"
    rates = Rates([("EUR", "USD", "1.1172"), ("EUR", "GBP", "0.8338")])
    assert str(rates.convert(a, "USD")) == "11.73 USD"
    converted = bundled.convert(
        a, "USD", on=date(2020, 3, 14), max_gap=7, rounding=Rounding.HALF_EVEN, digits=None
    )
    assert str(converted) == "11.66 USD"
    told = bundled.explain(a, "USD", on=date(2020, 3, 14), max_gap=7)
    assert told.result == converted
    assert told.rate == Fraction("1.1104")
    assert told.path == ["EUR", "USD"]
    assert told.as_of == date(2020, 3, 13)
    assert told.gap_days == 1
    assert told.source == "European Central Bank"
    assert told.rounded is True
    assert told.remainder == Fraction("11.6592") - Fraction("11.66")
    assert rates.currencies == ["EUR", "GBP", "USD"]
    assert rates.as_of is None
    assert bundled.as_of == max(bundled.dates)
    assert len(rates.pairs()) == 2
    assert Rates.from_json(rates.to_json()).to_json() == rates.to_json()
    builder = RatesBuilder()
    builder.add("EUR", "USD", "2")
    assert str(builder.build().convert(a, "USD")) == "21.00 USD"


def test_wallet() -> None:
    a, rates = Money("10.50", "EUR"), Rates([("EUR", "USD", "2")])
    w = Wallet()
    w.add(a)
    w.add(Money(10, "USD"))
    assert (w.count, w.count_of("EUR"), w.currencies) == (2, 1, ["EUR", "USD"])
    assert w.moneys("EUR") == [a]
    assert w.sum("EUR") == a
    assert str(w.total("EUR", rates)) == "15.50 EUR"
    assert len(w.table("EUR", rates).sections) == 3
    assert Wallet.from_json(w.to_json()).to_json() == w.to_json()


def test_errors() -> None:
    with pytest.raises(MoneyError) as caught:
        Money.parse("1.23abc")
    assert (caught.value.status.name, caught.value.position) == ("SYNTAX", 4)
    with pytest.raises(ValueError):
        Money("x", "EUR")
    with pytest.raises(OverflowError):
        Money(10**38, "EUR")
    with pytest.raises(LookupError):
        Rates([]).convert(Money(1, "EUR"), "USD")


def test_decimal() -> None:
    assert decimal.add("0.1", Decimal("0.2")) == Decimal("0.3")
    assert decimal.subtract("0.1", "0.2") == Decimal("-0.1")
    assert decimal.multiply("1.5", 3) == Decimal("4.5")
    assert decimal.divide("1", "3", 5, Rounding.UP) == Decimal("0.33334")
    assert decimal.quantize("2.5", 0, Rounding.HALF_UP) == 3
    assert [decimal.compare(*pair) for pair in (("1", "2"), ("2", "2.0"), ("3", "2"))] == [-1, 0, 1]
    assert all(isinstance(one, Decimal) for one in (decimal.add(1, 2), decimal.quantize(1, 2)))


def test_the_library_says_where_it_is() -> None:
    assert Path(libmoney.library_path).is_file()
    assert libmoney.__version__.count(".") == 2
