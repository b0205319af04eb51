"""The same laws where numbers are as large and as fine as they get, against exact fractions."""

from __future__ import annotations

import random
from decimal import Decimal
from fractions import Fraction

import pytest

from libmoney import DecimalOverflow, InexactResult, Money, MoneyBag, Rates, Rounding

LIMIT = 10**38
CODES = ("AAA", "BBB", "CCC", "DDD", "EEE")


@pytest.fixture
def source(request: pytest.FixtureRequest) -> random.Random:
    return random.Random(request.node.name)


def number(source: random.Random, low: int = -LIMIT + 1) -> Decimal:
    """A decimal of up to 38 digits at any scale."""
    digits = source.randint(1, 38)
    coefficient = source.randint(max(low, -(10**digits) + 1), 10**digits - 1)
    return Decimal(f"{coefficient}E-{source.randint(0, 38)}")


def rounded(exact: Fraction, digits: int, mode: Rounding) -> Fraction:
    """A fraction rounded the slow way."""
    scaled = exact * 10**digits
    below = scaled.numerator // scaled.denominator
    rest = scaled - below
    if rest:
        away = below + (scaled > 0)
        up = {
            Rounding.CEILING: below + 1,
            Rounding.FLOOR: below,
            Rounding.UP: away,
            Rounding.DOWN: 2 * below + 1 - away,
            Rounding.HALF_EVEN: below + below % 2,
            Rounding.HALF_UP: away,
            Rounding.HALF_DOWN: 2 * below + 1 - away,
            Rounding.HALF_ODD: below + 1 - below % 2,
            Rounding.HALF_CEILING: below + 1,
            Rounding.HALF_FLOOR: below,
        }[mode]
        if mode.name.startswith("HALF") and rest != Fraction(1, 2):
            up = below + (rest > Fraction(1, 2))
        below = up
    return Fraction(below, 10**digits)


MODES = [mode for mode in Rounding if mode is not Rounding.UNNECESSARY]


def test_shares(source: random.Random) -> None:
    done = 0
    while done < 400:
        money = Money(number(source), "EUR")
        weights = [number(source, 0) for _ in range(source.randint(1, 8))]
        try:
            shares = money.allocate(weights)
        except (DecimalOverflow, InexactResult):
            # The minor units do not fit with that many digits.
            assert abs(money.amount) >= Decimal("1E+36")
            continue
        except ValueError:
            assert not any(weights)
            continue
        done += 1
        whole = Fraction(money.amount)
        total = sum(map(Fraction, weights))
        unit = Fraction(1, 10 ** len(str(shares[0].amount).partition(".")[2]))
        assert sum(Fraction(share.amount) for share in shares) == whole
        for share, weight in zip(shares, weights):
            fair = whole * Fraction(weight) / total
            assert abs(Fraction(share.amount) - fair) < unit
            assert Fraction(share.amount) * whole >= 0


def test_cash(source: random.Random) -> None:
    for _ in range(1_000):
        money, step = Money(number(source), "CHF"), number(source, 0)
        mode = source.choice(MODES)
        if not step:
            continue
        exact = Fraction(money.amount) / Fraction(step)
        multiple = rounded(exact, 0, mode) * Fraction(step)
        try:
            paid = money.to_cash(step, mode)
        except DecimalOverflow:
            # More than 38 digits of steps, or of their value.
            assert abs(exact) >= LIMIT - 1 or abs(multiple) * 10**38 >= LIMIT
            continue
        assert Fraction(paid.amount) == multiple


def chain(source: random.Random) -> Rates:
    """Four rates in a row, each as long as a rate can be."""
    pairs = zip(CODES, CODES[1:])
    return Rates(
        (one, two, Fraction(source.randint(1, 2**64 - 1), source.randint(1, 2**64 - 1)))
        for one, two in pairs
    )


def test_long_paths(source: random.Random) -> None:
    fitted = 0
    for _ in range(500):
        rates = chain(source)
        start, end = source.sample(CODES, 2)
        product = Fraction(1)
        route = rates.find(start, end)
        for leg in route.legs:
            product *= leg.rate
        assert route.rate == product
        assert route.rate * rates.find(end, start).rate == 1
        assert len(route.legs) == abs(CODES.index(start) - CODES.index(end))
        amount = parts(source, start, 1)[0]
        digits, mode = source.randint(0, 38), source.choice(MODES)
        exact = Fraction(amount.amount) * product
        expected = rounded(exact, digits, mode)
        try:
            told = rates.explain(amount, end, digits=digits, rounding=mode)
        except DecimalOverflow:
            assert abs(expected) * 10**digits >= LIMIT
            continue
        fitted += 1
        assert Fraction(told.result.amount) == expected
        assert told.remainder == exact - expected
        assert told.rounded == (exact != expected)
    assert fitted > 100


def parts(source: random.Random, code: str, count: int) -> list[Money]:
    """Amounts in a currency that only the rates define."""
    start = Money(1, "EUR")
    rates = Rates([("EUR", code, 1)])
    unit = rates.convert(start, code, digits=0)
    return [unit * number(source) for _ in range(count)]


def test_bags_over_long_paths(source: random.Random) -> None:
    fitted = 0
    for _ in range(300):
        rates = chain(source)
        moneys = [parts(source, code, 1)[0] for code in source.sample(CODES, 3)]
        end = source.choice(CODES)
        exact = sum(Fraction(one.amount) * rates.find(one.currency, end).rate for one in moneys)
        digits, mode = source.randint(0, 20), source.choice(MODES)
        bag = MoneyBag(*moneys)
        expected = rounded(Fraction(exact), digits, mode)
        try:
            total = bag.reduce(end, rates, digits=digits, rounding=mode)
        except DecimalOverflow:
            assert abs(expected) * 10**digits >= LIMIT
            continue
        fitted += 1
        assert Fraction(total.amount) == expected
    assert fitted > 50
