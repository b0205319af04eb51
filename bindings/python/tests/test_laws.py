"""Laws that hold for any amount, checked on random ones."""

from __future__ import annotations

import random
from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction

import pytest

from libmoney import CurrencyMismatch, Money, MoneyBag, Rates, Rounding, decimal

METHODS = ("largest_remainder", "floor_to_first", "floor_to_last", "separate_remainder")
CODES = ("EUR", "USD", "JPY", "TND", "CHF")


def amount_of(source: random.Random, digits: int = 12) -> Money:
    """Returns an amount of up to `digits` digits, either sign, zero included."""
    coefficient = source.randint(-(10 ** source.randint(0, digits)), 10**digits)
    scale = source.randint(0, 6)
    return Money(Decimal(coefficient).scaleb(-scale), "EUR")


def scale_of(amount: Money) -> int:
    """How many fraction digits it has."""
    return len(str(amount.amount).partition(".")[2])


@pytest.fixture
def source(request: pytest.FixtureRequest) -> random.Random:
    return random.Random(request.node.name)


def amounts(source: random.Random, count: int) -> Iterator[tuple[Money, Money, Money]]:
    for _ in range(count):
        yield amount_of(source), amount_of(source), amount_of(source)


def test_addition(source: random.Random) -> None:
    zero = Money(0, "EUR")
    for a, b, c in amounts(source, 2_000):
        assert a + b == b + a
        assert (a + b) + c == a + (b + c)
        assert a + zero == a
        assert a - a == zero
        assert a - b == -(b - a)
        assert a + b - b == a
        assert Fraction((a + b).amount) == Fraction(a.amount) + Fraction(b.amount)
        assert scale_of(a + b) == max(scale_of(a), scale_of(b))


def test_multiplication(source: random.Random) -> None:
    for a, b, factor in amounts(source, 2_000):
        number = factor.amount
        assert (a + b) * number == a * number + b * number
        assert a * number == number * a
        assert -(a * number) == (-a) * number
        assert Fraction((a * number).amount) == Fraction(a.amount) * Fraction(number)
        assert a * 3 == a + a + a


def test_order(source: random.Random) -> None:
    for a, b, c in amounts(source, 2_000):
        assert (a < b) + (a == b) + (a > b) == 1
        assert (a <= b) == (not a > b)
        assert sorted([a, b, c]) == sorted([c, b, a])
        assert abs(a) >= a
        assert (a < b) == (a.amount < b.amount)
        assert (a < b) == (-b < -a)


def test_equal_amounts_have_equal_hashes(source: random.Random) -> None:
    for a, b, _ in amounts(source, 2_000):
        try:
            longer = a.rounded(10)
        except OverflowError:
            continue
        assert longer == a
        assert hash(longer) == hash(a)
        assert (hash(a) == hash(b)) == (a == b)
        assert hash(a) != hash(Money(a.amount, "USD"))


def test_text_and_back(source: random.Random) -> None:
    for a, _, _ in amounts(source, 2_000):
        again = Money.parse(str(a))
        assert again == a
        assert str(again) == str(a)
        code, number = str(a).split()[::-1]
        assert Money.parse(f"{code} {number}") == a
        assert eval(repr(a), {"Money": Money}) == a


def test_rounding(source: random.Random) -> None:
    for a, _, _ in amounts(source, 2_000):
        digits = source.randint(0, 6)
        unit = Fraction(1, 10**digits)
        exact = Fraction(a.amount)
        results = {
            mode: Fraction(a.rounded(digits, mode).amount)
            for mode in Rounding
            if mode is not Rounding.UNNECESSARY
        }
        assert results[Rounding.FLOOR] <= exact <= results[Rounding.CEILING]
        assert abs(results[Rounding.DOWN]) <= abs(exact) <= abs(results[Rounding.UP])
        for mode, result in results.items():
            assert abs(result - exact) < unit
            if mode.name.startswith("HALF"):
                assert abs(result - exact) <= unit / 2
        mirrored = {
            Rounding.FLOOR: Rounding.CEILING,
            Rounding.CEILING: Rounding.FLOOR,
            Rounding.HALF_FLOOR: Rounding.HALF_CEILING,
            Rounding.HALF_CEILING: Rounding.HALF_FLOOR,
        }
        for mode, result in results.items():
            assert Fraction((-a).rounded(digits, mirrored.get(mode, mode)).amount) == -result


def test_division_undoes_multiplication(source: random.Random) -> None:
    for a, factor, _ in amounts(source, 1_000):
        if factor:
            product = a * factor.amount
            back = product.divided(factor.amount, 12, Rounding.UNNECESSARY)
            assert back == a


def test_shares(source: random.Random) -> None:
    for a, _, _ in amounts(source, 1_000):
        weights = [source.choice([0, 1, 2, source.randint(0, 10**6)]) for _ in range(7)]
        weights[source.randrange(7)] += 1
        divisor = Decimal(10) ** source.randint(0, 4)
        method = source.choice(METHODS)
        shares = a.allocate([weight / divisor for weight in weights], method)  # type: ignore[arg-type]
        assert len(shares) == 7 + (method == "separate_remainder")
        assert sum(shares) == a
        mirrored = (-a).allocate(weights, method)  # type: ignore[arg-type]
        assert [-share for share in mirrored] == shares
        scale = max(2, scale_of(a))
        unit = Fraction(1, 10**scale)
        for share, weight in zip(shares, weights):
            assert share or not share.amount
            assert bool(share) <= bool(weight)
            assert share.amount * a.amount >= 0
            fair = Fraction(a.amount) * weight / sum(weights)
            if method == "largest_remainder":
                assert abs(Fraction(share.amount) - fair) < unit
            assert scale_of(share) == scale


def test_an_equal_split(source: random.Random) -> None:
    for a, _, _ in amounts(source, 1_000):
        count = source.randint(1, 12)
        shares = a.split(count)
        assert shares == a.allocate([1] * count)
        assert sum(shares) == a
        assert max(shares) - min(shares) <= Money(Decimal("1E-2"), "EUR")


def test_bags(source: random.Random) -> None:
    for _ in range(300):
        moneys = [
            Money(source.randint(-100, 100), source.choice(CODES))
            for _ in range(source.randint(0, 8))
        ]
        bag = MoneyBag(*moneys)
        shuffled = source.sample(moneys, len(moneys))
        assert MoneyBag(*shuffled) == bag
        assert hash(MoneyBag(*shuffled)) == hash(bag)
        assert sum(moneys, MoneyBag()) == bag
        assert bag + bag == bag * 2
        assert bag - bag == MoneyBag()
        assert bag * 0 == MoneyBag()
        assert all(bag.amounts)
        assert len(bag) == len(bag.amounts)
        for code in CODES:
            total = sum((one.amount for one in moneys if one.currency == code), Decimal(0))
            assert bag.amount(code) == Money(total, code)


def test_a_bag_reduces_as_its_exact_sum(source: random.Random, ecb: Rates) -> None:
    codes = ("EUR", "USD", "JPY", "CHF", "GBP")
    for _ in range(300):
        parts = [
            Money(Decimal(source.randint(-(10**9), 10**9)).scaleb(-2), source.choice(codes))
            for _ in range(5)
        ]
        target = source.choice(codes)
        exact = sum(Fraction(one.amount) * ecb.find(one.currency, target).rate for one in parts)
        total = MoneyBag(*parts).reduce(target, ecb, on=ecb.as_of, digits=6)
        assert abs(Fraction(total.amount) - exact) <= Fraction(1, 2 * 10**6)


def test_decimal_functions_agree_with_money(source: random.Random) -> None:
    for a, b, _ in amounts(source, 500):
        assert decimal.add(a.amount, b.amount) == (a + b).amount
        assert decimal.subtract(a.amount, b.amount) == (a - b).amount
        assert decimal.multiply(a.amount, b.amount) == (a * b.amount).amount
        assert decimal.compare(a.amount, b.amount) == (a > b) - (a < b)
        assert decimal.quantize(a.amount, 1) == a.rounded(1).amount
        if b:
            assert decimal.divide(a.amount, b.amount, 5) == a.divided(b.amount, 5).amount


def test_currencies_never_mix(source: random.Random) -> None:
    for _ in range(200):
        one, two = source.sample(CODES, 2)
        with pytest.raises(CurrencyMismatch):
            Money(source.randint(-9, 9), one) + Money(source.randint(-9, 9), two)
