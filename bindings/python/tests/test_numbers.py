"""Remainders, digits, sums and ratios, against Python's own fractions."""

from __future__ import annotations

import ctypes
import random
import re
from decimal import Context, Decimal
from fractions import Fraction

import pytest

from libmoney import (
    ArgumentError,
    CurrencyMismatch,
    DecimalOverflow,
    DivisionByZero,
    InexactResult,
    Money,
    NoRate,
    Rates,
    Rounding,
    decimal,
)
from libmoney._boundary.numbers import fraction_of
from libmoney._library import native
from libmoney._raw import RatioStruct

SEED = 20260701


@pytest.fixture
def source() -> random.Random:
    print(f"seed {SEED}")
    return random.Random(SEED)


def number(source: random.Random, digits: int = 12) -> Decimal:
    """Returns a decimal of limited length; short and round ones are frequent."""
    coefficient = source.choice(
        [source.randrange(20), source.randrange(10 ** source.randint(1, digits))]
    )
    return Decimal(source.choice([1, -1]) * coefficient).scaleb(-source.randint(0, 6))


def rounded(exact: Fraction, mode: Rounding) -> int:
    """Rounds a fraction to an integer, by the definitions of the modes."""
    floor = exact.numerator // exact.denominator
    rest = exact - floor
    if rest == 0:
        return floor
    half = Fraction(1, 2)
    up = floor + 1
    if mode is Rounding.UP:
        return up if exact > 0 else floor
    if mode is Rounding.DOWN:
        return floor if exact > 0 else up
    if mode is Rounding.CEILING:
        return up
    if mode is Rounding.FLOOR:
        return floor
    if rest != half:
        return up if rest > half else floor
    return {
        Rounding.HALF_EVEN: floor if floor % 2 == 0 else up,
        Rounding.HALF_ODD: up if floor % 2 == 0 else floor,
        Rounding.HALF_UP: up if exact > 0 else floor,
        Rounding.HALF_DOWN: floor if exact > 0 else up,
        Rounding.HALF_CEILING: up,
        Rounding.HALF_FLOOR: floor,
    }[mode]


MODES = [mode for mode in Rounding if mode is not Rounding.UNNECESSARY]


@pytest.mark.parametrize("mode", MODES)
def test_every_mode(mode: Rounding, source: random.Random) -> None:
    for _ in range(300):
        value, digits = number(source), source.randint(0, 4)
        wanted = rounded(Fraction(value) * 10**digits, mode)
        assert decimal.quantize(value, digits, mode) == Decimal(wanted).scaleb(-digits), value
        halves = Decimal(source.randrange(-99, 99)) + Decimal("0.5")
        assert decimal.quantize(halves, 0, mode) == rounded(Fraction(halves), mode), halves


@pytest.mark.parametrize("mode", MODES)
def test_remainders(mode: Rounding, source: random.Random) -> None:
    for _ in range(300):
        a, b, digits = number(source), number(source), source.choice([0, 0, 2])
        if b == 0:
            continue
        quotient, rest = decimal.divide_remainder(a, b, digits, mode)
        assert quotient == Decimal(rounded(Fraction(a) / Fraction(b) * 10**digits, mode)).scaleb(
            -digits
        )
        assert Fraction(a) == Fraction(quotient) * Fraction(b) + Fraction(rest), (a, b)


def test_remainders_are_pythons_own(source: random.Random) -> None:
    for _ in range(300):
        a, b = source.randrange(-1000, 1000), source.choice([-7, -2, 3, 10])
        whole, rest = divmod(Decimal(a), Decimal(b))
        assert decimal.divide_remainder(a, b) == (whole, rest)
        assert decimal.divide_remainder(a, b, rounding=Rounding.FLOOR) == divmod(a, b)
        euros = Money(a, "EUR"), Money(b, "EUR")
        assert divmod(*euros) == (whole, Money(rest, "EUR"))
        assert (euros[0] // euros[1], euros[0] % euros[1]) == divmod(*euros)
        assert euros[0] / euros[1] == euros[0].ratio(euros[1]) == Fraction(a, b)


def test_remainders_refuse() -> None:
    with pytest.raises(DivisionByZero):
        decimal.divide_remainder(1, 0)
    with pytest.raises(InexactResult):
        decimal.divide_remainder(1, 3, rounding=Rounding.UNNECESSARY)
    with pytest.raises(CurrencyMismatch, match="EUR cannot be divided by USD"):
        Money(1, "EUR") / Money(1, "USD")
    with pytest.raises(TypeError, match=r"use divided\(\), which rounds, or split\(\)"):
        Money(1, "EUR") / 3  # type: ignore[operator]
    with pytest.raises(TypeError, match="divided_remainder"):
        Money(1, "EUR") // 3  # type: ignore[operator]


def test_digits(source: random.Random) -> None:
    for _ in range(500):
        value, digits = number(source), source.randint(0, 8)
        normal = decimal.normalize(value, digits)
        exponent = -int(normal.as_tuple().exponent)
        assert normal == value and exponent >= digits
        assert exponent == digits or normal.as_tuple().digits[-1] != 0
        count, mode = source.randint(1, 8), source.choice(MODES)
        short = decimal.round_significant(value, count, mode)
        length = len(str(int(abs(value.scaleb(6)))).lstrip("0"))
        if value == 0:
            assert short == 0
            continue
        # The digit that stays last.
        place = value.adjusted() - count + 1
        unit = Fraction(10) ** place
        if value != short or len(value.as_tuple().digits) > count:
            assert Fraction(short) == rounded(Fraction(value) / unit, mode) * unit, (
                value,
                count,
                length,
            )
        step = Decimal(source.randint(1, 500)).scaleb(-source.randint(0, 3))
        stepped = decimal.round_to_step(value, step, mode)
        assert Fraction(stepped) == rounded(Fraction(value) / Fraction(step), mode) * Fraction(step)


def test_money_digits() -> None:
    assert round(Money("2.5", "EUR")) == Money(2, "EUR")
    assert str(round(Money("2.345", "EUR"), 1)) == "2.3 EUR"
    with pytest.raises(ArgumentError, match="must be 1 to 38, got 0"):
        Money(1, "EUR").rounded_significant(0)
    with pytest.raises(ArgumentError, match="step must be positive, got -1"):
        Money(1, "EUR").rounded_to_step(-1)


def test_amounts_are_rounded_to_tens_and_hundreds(source: random.Random) -> None:
    cases = [("1234.56", -1, "half_even", 1230), ("95", -2, "half_up", 100)]
    cases += [("-9324", -1, "ceiling", -9320), ("15", -1, "half_down", 10), ("-15", -1, "up", -20)]
    for text, digits, mode, wanted in cases:
        assert str(Money(text, "EUR").rounded(digits, mode)) == f"{wanted} EUR"
    for _ in range(500):
        value, digits = number(source, 30), -source.randint(1, 37)
        mode = source.choice([mode for mode in Rounding if mode.name != "UNNECESSARY"])
        unit = 10**-digits
        wanted_value = rounded(Fraction(value) / unit, mode) * unit
        if mode.name not in ("HALF_ODD", "HALF_CEILING", "HALF_FLOOR"):
            quotient = value.scaleb(digits, Context(prec=80))
            assert quotient.quantize(Decimal(1), f"ROUND_{mode.name}") * unit == wanted_value
        amount = Money(value, "EUR")
        if abs(wanted_value) < 10**38:
            assert amount.rounded(digits, mode).amount == wanted_value, (value, digits, mode)
            assert amount.rounded(digits, mode).amount.as_tuple().exponent == 0
            assert decimal.quantize(value, digits, mode) == wanted_value
        else:
            with pytest.raises(DecimalOverflow):
                amount.rounded(digits, mode)
        assert round(amount, digits) == amount.rounded(digits)
    for digits in (-38, -(10**30), 39):
        with pytest.raises(ArgumentError, match="digits must be -37 to 38, got"):
            Money(1, "EUR").rounded(digits)
    with pytest.raises(TypeError):
        Money(1, "EUR").rounded(-1.0)  # type: ignore[arg-type]
    with pytest.raises(InexactResult):
        Money(1, "EUR").rounded(-1, "unnecessary")
    assert Money(10, "EUR").rounded(-1, "unnecessary") == Money(10, "EUR")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (
            Decimal.from_float(0.1),
            "got 0.1000000000000000055511151231257827021181583404541015625",
        ),
        (Decimal("1E+50"), "at most 38 digits, got 1E+50"),
        (Decimal("1E-50"), "at most 38 digits after the point, got 1E-50"),
        (Decimal("1." + "1" * 45), "must have at most 38 digits"),
        (
            Decimal("1" * 100),
            "at most 38 digits, got 1111111111111111111111111111111111111111… (100 characters)",
        ),
    ],
)
def test_a_decimal_of_too_many_digits_says_so(value: Decimal, text: str) -> None:
    with pytest.raises(DecimalOverflow, match=re.escape(text)):
        Money(value, "EUR")
    with pytest.raises(DecimalOverflow, match=re.escape(text)):
        Money(1, "EUR").multiplied(value)


def test_sums(source: random.Random) -> None:
    for _ in range(200):
        values = [number(source, 30) for _ in range(source.randint(1, 20))]
        assert Fraction(decimal.sum(values)) == sum(map(Fraction, values))
        assert decimal.minimum(values) == min(values)
        assert decimal.maximum(values) == max(values)
        assert Money.sum([Money(value, "EUR") for value in values]).amount == decimal.sum(values)
        assert decimal.sign(values[0]) == (values[0] > 0) - (values[0] < 0)
    huge = 10**38 - 1
    assert decimal.sum([huge, huge, -huge]) == huge
    with pytest.raises(DecimalOverflow):
        decimal.sum([huge, 1])
    with pytest.raises(
        ArgumentError, match="number of values for a minimum must be at least 1, got 0"
    ):
        decimal.minimum([])
    with pytest.raises(ArgumentError, match="currency must be set"):
        Money.sum([])
    with pytest.raises(CurrencyMismatch, match="entry 1: USD cannot be added to EUR"):
        Money.sum([Money(1, "EUR"), Money(1, "USD")])


def test_through_rates(source: random.Random) -> None:
    worth = {"EUR": Fraction(1), "USD": 1 / Fraction("1.0837"), "JPY": 1 / Fraction("161.4")}
    rates = Rates([("EUR", "USD", "1.0837"), ("EUR", "JPY", "161.4")], base="EUR")

    def of(amount: Money) -> Fraction:
        return Fraction(amount.amount) * worth[amount.currency]

    for _ in range(100):
        amounts = [
            Money(
                source.choice([number(source), Decimal(source.randrange(3))]),
                source.choice(list(worth)),
            )
            for _ in range(source.randint(2, 30))
        ]
        ordered = rates.sorted(amounts, "EUR")
        assert list(map(str, ordered)) == list(map(str, sorted(amounts, key=of)))
        assert str(rates.minimum(amounts, "EUR")) == str(min(amounts, key=of))
        assert str(rates.maximum(amounts, "EUR")) == str(max(amounts, key=of))
        a, b = amounts[:2]
        assert rates.compare(a, b, "EUR") == (of(a) > of(b)) - (of(a) < of(b))
        total = sum(map(of, amounts))
        assert rates.sum(amounts, "EUR", digits=2).amount == Decimal(
            rounded(total * 100, Rounding.HALF_EVEN)
        ).scaleb(-2)
    assert rates.sorted([], "EUR") == []
    with pytest.raises(NoRate):
        rates.sorted([Money(1, "EUR"), Money(1, "CHF")], "EUR")


def ratio_struct(value: Fraction) -> RatioStruct:
    struct = RatioStruct()
    struct.sign = (value > 0) - (value < 0)
    for index in range(8):
        struct.numerator[index] = abs(value.numerator) >> (64 * index) & (2**64 - 1)
        struct.denominator[index] = value.denominator >> (64 * index) & (2**64 - 1)
    return struct


def test_ratios(source: random.Random) -> None:
    for _ in range(400):
        bits = source.choice([10, 64, 200, 511])
        value = Fraction(source.getrandbits(bits) - 2 ** (bits - 1), source.getrandbits(bits) + 1)
        if source.random() < 0.3:
            # Half a unit in a double's last place.
            half = Fraction((2**52 + source.getrandbits(52)) * 2 + 1)
            value = half * Fraction(2) ** source.randint(-300, 300)
        struct = ratio_struct(value)
        double, text = ctypes.c_double(), ctypes.create_string_buffer(320)
        assert native.money_ratio_to_double(struct, double, None) == 0
        assert double.value == value.numerator / value.denominator == float(value)
        assert native.money_ratio_format(struct, text, len(text), None, None) == 0
        assert text.value.decode() == str(value)
        back = RatioStruct()
        assert native.money_ratio_parse(text.value, len(text.value), back, None) == 0
        assert fraction_of(back) == value
        digits, mode = source.randint(0, 38), source.choice(MODES)
        assert (
            native.money_ratio_format_decimal(struct, digits, mode, text, len(text), None, None)
            == 0
        )
        assert Fraction(text.value.decode()) == Fraction(
            rounded(value * 10**digits, mode), 10**digits
        )
        other = (
            ratio_struct(value + source.choice([0, 1, Fraction(1, 2**60)]))
            if bits < 511
            else struct
        )
        order = ctypes.c_int32()
        assert native.money_ratio_compare(struct, other, order, None) == 0
        assert order.value == (value > fraction_of(other)) - (value < fraction_of(other))


def test_steps(source: random.Random) -> None:
    for _ in range(200):
        amount = Money(number(source), "EUR")
        step = Decimal(source.randint(1, 300)).scaleb(-2)
        weights = [source.randint(0, 5) for _ in range(source.randint(1, 6))] + [1]
        *shares, rest = amount.allocate(weights, step=step)
        assert len(shares) == len(weights)
        assert Money.sum([*shares, rest]) == amount
        assert all(Fraction(share.amount) % Fraction(step) == 0 for share in shares)
        assert abs(rest.amount) < step
    with pytest.raises(ArgumentError, match="step must be positive, got 0"):
        Money(1, "EUR").split(2, step=0)
    with pytest.raises(ArgumentError, match="step must be positive, got -1"):
        Money(1, "EUR").split(2, step=-1)
