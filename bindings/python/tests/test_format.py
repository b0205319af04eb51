"""Formats of one's own, and single amounts, bags and rates as text and JSON."""

from __future__ import annotations

import random
from decimal import Decimal
from fractions import Fraction

import pytest

from libmoney import (
    AmountFormat,
    ArgumentError,
    CurrencyMismatch,
    CurrencyRegistry,
    DocumentError,
    InexactResult,
    InvalidRate,
    LimitError,
    Money,
    MoneyBag,
    MoneyError,
    MoneySyntaxError,
    NotFound,
    Pair,
    Rates,
    Rounding,
    SignDisplay,
    TrailingZeros,
    UnknownCurrency,
)

CODES = ["EUR", "USD", "JPY", "CHF", "KWD", "XAU", "BTC"]


def test_writes_and_reads() -> None:
    money = Money("-1234.5", "USD")
    brackets = AmountFormat("¤#,##0.00;(¤#,##0.00)", symbol="$")
    assert brackets.format(money) == "($1,234.50)"
    assert brackets.parse("($1,234.50)", "USD") == money
    assert repr(brackets) == "AmountFormat('¤#,##0.00;(¤#,##0.00)')"
    own = AmountFormat(
        "¤ #,##0.00",
        sign=SignDisplay.ALWAYS,
        zeros=TrailingZeros.STRIP_WHOLE,
        decimal_separator="·",
        group_separator="’",
        minus_sign="−",
        symbol="Fr.",
    )
    assert own.format(Money("1234.00", "CHF")) == "+Fr. 1’234"
    assert own.format(money) == "−Fr. 1’234·50"
    assert own.parse("−Fr. 1’234·50", "CHF") == Money("-1234.5", "CHF")
    assert AmountFormat("@@#").format(Money("0.0012345", "EUR")) == "0.00123"
    assert AmountFormat("0", maximum_significant=2).format(Money("1256", "EUR")) == "1300"
    minor = AmountFormat("0.0", minimum_fraction="currency", maximum_fraction="currency")
    assert [minor.format(Money(1, code)) for code in ("JPY", "EUR", "KWD")] == [
        "1",
        "1.00",
        "1.000",
    ]
    exact = AmountFormat("0.00", maximum_fraction="exact", rounding=Rounding.UNNECESSARY)
    assert exact.format(Money("1.2345", "EUR")) == "1.2345"
    registry = CurrencyRegistry()
    registry.add("GEM", 3)
    gems = AmountFormat("0.0 ¤¤", minimum_fraction="currency", registry=registry)
    assert gems.format(Money(1, "GEM", registry)) == "1.000 GEM"
    assert gems.parse("1.000 GEM") == Money(1, "GEM", registry)


def test_refuses() -> None:
    with pytest.raises(ArgumentError) as wrong:
        AmountFormat("¤¤ 0.0#0")
    assert wrong.value.position == 7
    for options in (
        {"decimal_separator": ""},
        {"decimal_separator": "1"},
        {"group_separator": "."},
        {"minus_sign": "+"},
        {"minimum_fraction": 3, "maximum_fraction": 2},
        {"minimum_fraction": 3, "maximum_significant": 2},
        {"maximum_significant": 0},
        {"minimum_grouping": 0},
    ):
        with pytest.raises(ArgumentError):
            AmountFormat("#,##0.00", **options)
    with pytest.raises(ValueError):
        AmountFormat("0", minimum_fraction="minor")
    with pytest.raises(TypeError):
        AmountFormat(5)  # type: ignore[arg-type]
    with pytest.raises(NotFound):
        AmountFormat("0", locale="xx")
    with pytest.raises(LimitError):
        AmountFormat("x" * 129 + "0")
    with pytest.raises(InexactResult):
        AmountFormat("0", rounding=Rounding.UNNECESSARY).format(Money("0.5", "EUR"))
    with pytest.raises(UnknownCurrency):
        AmountFormat("0", minimum_fraction="currency").format(Money(1, "XAU"))
    plain = AmountFormat("¤¤ #,##0.00")
    for text, position in (("EUR 1.2.3", 7), ("EUR 12,34", 6), ("EUR", 3), ("EUR  1", 4)):
        with pytest.raises(MoneySyntaxError) as caught:
            plain.parse(text)
        assert caught.value.position == position, text
    with pytest.raises(CurrencyMismatch):
        plain.parse("EUR 1", "USD")
    with pytest.raises(UnknownCurrency):
        plain.parse("QQQ 1")


def test_json_and_text() -> None:
    seed = random.randrange(2**32)
    source = random.Random(seed)
    for index in range(300):
        what = f"seed {seed}, case {index}"
        digits = source.randrange(-(10 ** source.randrange(1, 38)), 10 ** source.randrange(1, 38))
        money = Money(Decimal(digits).scaleb(-source.randrange(20)), source.choice(CODES))
        back = Money.from_json(money.to_json())
        assert back == money and str(back) == str(money), what
        bag = MoneyBag(
            *(Money(source.randrange(-99, 99), code) for code in source.sample(CODES, 4))
        )
        assert MoneyBag.from_json(bag.to_json()) == bag == MoneyBag.parse(str(bag)), what
        assert MoneyBag.parse(" + ".join(map(str, bag.amounts[::-1])) or "0") == bag, what
        rate = Fraction(source.randrange(1, 2**20), source.randrange(1, 2**20))
        day = source.choice([None, "2020-03-13"])
        pair = Rates([("EUR", "USD", rate, day)]).pairs()[0]
        assert Pair.parse(str(pair)) == pair == Pair.from_json(pair.to_json()), what
        assert Rates.from_json(f"[{pair.to_json()}]").pairs() == [pair], what


def test_shapes() -> None:
    assert Money("12.50", "EUR").to_json() == '{"amount":"12.50","currency":"EUR"}'
    bag = MoneyBag(Money("3.00", "USD"), Money("-12.50", "EUR"))
    assert str(bag) == "-12.50 EUR + 3.00 USD"
    assert bag.to_json().startswith('[{"amount":"-12.50","currency":"EUR"},')
    assert str(Pair("EUR", "USD", Fraction("1.1172"))) == "EUR/USD 1.1172"
    assert str(Pair("EUR", "USD", Fraction(10, 9))) == "EUR/USD 10/9"
    assert Pair.parse("EUR/USD 1.10") == Pair.parse("EUR/USD 11/10")
    with pytest.raises(DocumentError):
        Money.from_json('{"amount":12.5,"currency":"EUR"}')
    with pytest.raises(MoneySyntaxError) as twice:
        MoneyBag.parse("1 EUR + 2 EUR")
    assert twice.value.position == 8
    with pytest.raises(InvalidRate):
        str(Pair("EUR", "USD", Fraction(0)))
    for text in ("", "EUR/USD", "EURUSD 1", "EUR/USD 1 "):
        with pytest.raises(MoneyError):
            Pair.parse(text)
