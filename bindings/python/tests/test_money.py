"""Amounts: inputs, outputs and rejected values."""

from __future__ import annotations

import decimal
from decimal import Decimal
from typing import Any

import pytest

from libmoney import (
    ArgumentError,
    CurrencyMismatch,
    CurrencyRegistry,
    DecimalOverflow,
    DivisionByZero,
    EncodingError,
    InexactResult,
    InvalidWeights,
    LimitError,
    Money,
    MoneySyntaxError,
    Rounding,
    UnknownCurrency,
)
from libmoney import decimal as exact

LARGEST = 10**38 - 1


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ("10.50", "10.50"),
        ("-0.00", "0.00"),
        ("+7", "7"),
        (0, "0"),
        (-5, "-5"),
        (LARGEST, str(LARGEST)),
        (-LARGEST, str(-LARGEST)),
        (2**64, str(2**64)),
        (-(2**64) - 1, str(-(2**64) - 1)),
        (Decimal("10.50"), "10.50"),
        (Decimal("-0.00"), "0.00"),
        (Decimal("1E+3"), "1000"),
        (Decimal("-1.5E+3"), "-1500"),
        (Decimal("1E-10"), "0.0000000001"),
        (Decimal("1E-38"), "0." + "0" * 37 + "1"),
        (Decimal("1.00E-37"), "0." + "0" * 36 + "10"),
        (Decimal("10E-39"), "0." + "0" * 37 + "1"),
        (Decimal("0E+999999"), "0"),
        (Decimal("0E-999999"), "0." + "0" * 38),
        (Decimal(LARGEST), str(LARGEST)),
        (Decimal("1." + "0" * 60), "1." + "0" * 37),
        (Decimal("1E+37"), "1" + "0" * 37),
    ],
)
def test_numbers_come_in_exactly(given: str | int | Decimal, text: str) -> None:
    money = Money(given, "EUR")
    assert str(money) == f"{text} EUR"
    assert str(money.amount) == str(Decimal(text))
    assert money.amount == Decimal(given)


@pytest.mark.parametrize(
    "given",
    [
        10**38,
        -(10**38),
        pytest.param(10**5000, id="5001 digits"),
        Decimal("1E+38"),
        Decimal("1E-39"),
        Decimal("1E+999999"),
        Decimal("1E-999999"),
        Decimal("1." + "0" * 50 + "1"),
        "1" * 39,
    ],
)
def test_numbers_that_do_not_fit(given: str | int | Decimal) -> None:
    with pytest.raises(DecimalOverflow):
        Money(given, "EUR")


@pytest.mark.parametrize("given", ["NaN", "sNaN", "Infinity", "-Infinity", "NaN123"])
def test_decimals_that_are_no_numbers(given: str) -> None:
    for one in (Decimal(given), given):
        with pytest.raises(MoneySyntaxError):
            Money(one, "EUR")
        with pytest.raises(ValueError):
            exact.add(one, 1)


def test_the_decimal_context_has_no_part() -> None:
    with decimal.localcontext() as context:
        context.clear_flags()
        context.prec, context.Emax, context.Emin, context.capitals = 3, 4, -4, 0
        context.rounding = decimal.ROUND_UP
        for signal in context.traps:
            context.traps[signal] = True
        big = Decimal("12345678901234567890.123456")
        assert str(Money(big, "EUR").amount) == "12345678901234567890.123456"
        assert str(Money(Decimal("1.5E+3"), "EUR")) == "1500 EUR"
        assert str(exact.add(big, "0.000001")) == "12345678901234567890.123457"
        assert str((Money(big, "EUR") * "1.5").amount) == "18518518351851851835.1851840"
        with pytest.raises(DecimalOverflow):
            Money(Decimal("1E+40"), "EUR")
        assert not any(context.flags.values())


def test_text_that_is_no_number() -> None:
    for text, position in (("", 0), ("12,50", 2), ("١٢", 0), ("1é", 1), (" 1", 0), ("1 ", 1)):
        with pytest.raises(MoneySyntaxError) as caught:
            Money(text, "EUR")
        assert caught.value.position == position
    with pytest.raises(EncodingError):
        Money("1\0", "EUR")
    with pytest.raises(EncodingError) as refused:
        Money("12\ud800", "EUR")
    assert refused.value.position == 2
    with pytest.raises(LimitError):
        Money("1" * 1025, "EUR")


def test_positions_count_as_python_does() -> None:
    with pytest.raises(MoneySyntaxError) as caught:
        Money.parse("1.50 éé")
    assert caught.value.position == 5
    registry = CurrencyRegistry()
    with pytest.raises(EncodingError) as refused:
        registry.add("GEM", 2, "éé\0")
    assert refused.value.position == 2


@pytest.mark.parametrize("code", ["", "E R", "1EUR", "EUR\0", "€", "ABCDEFGHIJKL", "\ud800"])
def test_codes_that_are_none(code: str) -> None:
    with pytest.raises(MoneySyntaxError):
        Money(1, code)


def test_an_unknown_code() -> None:
    with pytest.raises(UnknownCurrency):
        Money(1, "QQQ")
    with pytest.raises(UnknownCurrency):
        Money.parse("1 QQQ")


def test_it_never_changes() -> None:
    money = Money(1, "EUR")
    for name in ("amount", "currency", "minor", "other"):
        with pytest.raises(AttributeError):
            setattr(money, name, 1)
    assert money == Money(1, "EUR")


def test_other_currencies() -> None:
    euro, dollar = Money(1, "EUR"), Money(1, "USD")
    for action in (
        lambda: euro + dollar,
        lambda: euro - dollar,
        lambda: euro < dollar,
        lambda: euro <= dollar,
        lambda: euro > dollar,
        lambda: euro >= dollar,
        lambda: sum([euro, dollar]),
    ):
        with pytest.raises(CurrencyMismatch):
            action()
    assert euro != dollar
    assert euro != 1
    assert euro != "1 EUR"
    assert euro != Decimal(1)
    assert len({euro, dollar, Money("1.00", "EUR")}) == 2


def test_operators() -> None:
    money = Money("10.50", "EUR")
    assert str(3 * money) == "31.50 EUR"
    assert str("0.1" * money) == "1.050 EUR"
    assert str(Decimal("0.1") * money) == "1.050 EUR"
    assert +money is money
    assert money - money == Money(0, "EUR")
    assert not Money("0.00", "EUR")
    assert Money("-0.01", "EUR")
    assert Money(2**64, "EUR")
    assert sum([money, money]) == Money(21, "EUR")
    assert sum([money]) == money
    assert max(money, Money(11, "EUR")) == Money(11, "EUR")
    assert [Money(1, "EUR") <= Money(1, "EUR"), Money(1, "EUR") >= Money(2, "EUR")] == [True, False]


def test_text() -> None:
    money = Money("-1234.50", "EUR")
    assert f"{money}" == "-1234.50 EUR"
    assert f"{money:>16}" == "    -1234.50 EUR"
    assert repr(money) == "Money('-1234.50', 'EUR')"
    assert f"{money:,.1f}" == "-1,234.5 EUR"
    with pytest.raises(ValueError):
        format(money, ".1e")


def test_minor_units() -> None:
    assert Money("10.5", "EUR").minor == 1050
    assert Money("-10", "JPY").minor == -10
    assert Money("1.2340", "TND").minor == 1234
    with pytest.raises(InexactResult):
        Money("0.001", "EUR").minor  # noqa: B018
    with pytest.raises(UnknownCurrency):
        Money(1, "XAU").minor  # noqa: B018
    with pytest.raises(UnknownCurrency):
        Money.from_minor(1, "XAU")
    for minor in (0, -1, 1050, 2**63, -(2**100), LARGEST, -LARGEST):
        money = Money.from_minor(minor, "EUR")
        assert money.minor == minor
        assert money.amount == Decimal(f"{minor}E-2")
    with pytest.raises(DecimalOverflow):
        Money.from_minor(10**38, "EUR")


def test_rounding() -> None:
    expected = {
        Rounding.HALF_EVEN: ("2", "-2"),
        Rounding.HALF_UP: ("3", "-3"),
        Rounding.HALF_DOWN: ("2", "-2"),
        Rounding.UP: ("3", "-3"),
        Rounding.DOWN: ("2", "-2"),
        Rounding.CEILING: ("3", "-2"),
        Rounding.FLOOR: ("2", "-3"),
        Rounding.HALF_ODD: ("3", "-3"),
        Rounding.HALF_CEILING: ("3", "-2"),
        Rounding.HALF_FLOOR: ("2", "-3"),
    }
    for mode, (above, below) in expected.items():
        assert str(Money("2.5", "JPY").rounded(rounding=mode).amount) == above
        assert str(Money("-2.5", "JPY").rounded(rounding=mode).amount) == below
    with pytest.raises(InexactResult):
        Money("2.5", "JPY").rounded(rounding=Rounding.UNNECESSARY)
    assert str(Money("2.50", "JPY").rounded(1, Rounding.UNNECESSARY)) == "2.5 JPY"
    assert str(Money(2, "EUR").rounded()) == "2.00 EUR"
    with pytest.raises(UnknownCurrency):
        Money("2.5", "XAU").rounded()
    for digits in (-38, 39, 2**40, 10**3000, -(10**3000)):
        with pytest.raises(ArgumentError):
            Money(1, "EUR").rounded(digits)


def test_division_and_multiplication() -> None:
    money = Money("10.00", "EUR")
    assert str(money.divided(3)) == "3.33 EUR"
    assert str(money.divided("-3", 4, Rounding.UP)) == "-3.3334 EUR"
    assert str(money.multiplied("0.12345")) == "1.23 EUR"
    assert str(money.multiplied("0.12345", digits=3, rounding=Rounding.UP)) == "1.235 EUR"
    with pytest.raises(DivisionByZero):
        money.divided(0)
    with pytest.raises(ZeroDivisionError):
        money.divided("0.00")
    with pytest.raises(DecimalOverflow):
        Money(LARGEST, "EUR").divided("0.1")


def test_cash() -> None:
    # Half up, as a basket that is paid in cash.
    assert str(Money("10.525", "CHF").to_cash()) == "10.55 CHF"
    assert str(Money("-10.525", "CHF").to_cash()) == "-10.55 CHF"
    assert str(Money("1.05", "NZD").to_cash()) == "1.10 NZD"
    assert str(Money("1.25", "EUR").to_cash("0.10")) == "1.30 EUR"
    assert str(Money("10.525", "CHF").to_cash(rounding=Rounding.UP)) == "10.55 CHF"
    assert str(Money("10.58", "EUR").to_cash()) == "10.58 EUR"
    assert str(Money("10.58", "EUR").to_cash(Decimal("0.05"))) == "10.60 EUR"
    for step in (0, "-0.05"):
        with pytest.raises(ArgumentError):
            Money(1, "EUR").to_cash(step)


def test_shares() -> None:
    money = Money("0.05", "EUR")
    assert [one.minor for one in money.split(3)] == [2, 2, 1]
    assert [one.minor for one in money.split(3, method="floor_to_last")] == [1, 2, 2]
    assert [one.minor for one in money.split(3, method="floor_to_first")] == [2, 2, 1]
    assert [one.minor for one in money.split(3, method="separate_remainder")] == [1, 1, 1, 2]
    assert [str(one.amount) for one in money.split(2, digits=3)] == ["0.025", "0.025"]
    assert [str(one.amount) for one in Money("0.0001", "EUR").split(1)] == ["0.0001"]
    weights = (Decimal("0.5") for _ in range(2))
    assert [one.minor for one in Money(1, "EUR").allocate(weights)] == [50, 50]
    with pytest.raises(InexactResult):
        Money("0.001", "EUR").split(2, digits=2)
    with pytest.raises(InvalidWeights):
        money.split(0)
    with pytest.raises(InvalidWeights):
        money.allocate([])
    with pytest.raises(ArgumentError):
        money.split(-1)
    for count in (2**20 + 1, 10**12, 10**30):
        with pytest.raises(LimitError):
            money.split(count)
    with pytest.raises(ArgumentError):
        money.split(2, method="fair")  # type: ignore[arg-type]
    shares = Money("1000.00", "EUR").split(100_000)
    assert sum(shares) == Money(1000, "EUR")


def test_currencies_of_ones_own() -> None:
    registry = CurrencyRegistry()
    registry.add("GEM", 3, "Gems")
    money = Money("1.5", "GEM", registry=registry)
    assert str(money + Money.parse("0.5 GEM", registry=registry)) == "2.0 GEM"
    assert Money.parse("2", currency="GEM", registry=registry) == Money(2, "GEM", registry)
    assert Money.from_minor(1500, "GEM", registry) == money
    assert money.to_minor(registry) == 1500
    assert money.to_minor(registry=registry) == 1500
    large = Money(10**30, "GEM", registry)
    assert large.to_minor(registry) == 10**33
    assert str(Money("1.2345", "GEM", registry).rounded(registry=registry)) == "1.234 GEM"
    assert str(money.divided(7, registry=registry)) == "0.214 GEM"
    assert str(money.multiplied("0.1111", registry=registry)) == "0.167 GEM"
    assert [str(one.amount) for one in money.split(2, registry=registry)] == ["0.750", "0.750"]
    for action in (
        lambda: Money(1, "GEM"),
        lambda: Money.parse("1 GEM"),
        lambda: money.minor,
        lambda: money.rounded(),
    ):
        with pytest.raises(UnknownCurrency):
            action()


def test_a_missing_currency_is_told_of_the_class_that_users_know() -> None:
    make: Any = Money
    with pytest.raises(TypeError, match=r"^Money\(\) missing 1 required positional argument"):
        make("12.50 EUR")
