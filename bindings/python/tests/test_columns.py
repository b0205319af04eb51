"""Columns, row for row against exact fractions and against the functions of one amount."""

from __future__ import annotations

import random
from datetime import date, timedelta
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest

from libmoney import (
    ArgumentError,
    CurrencyMismatch,
    DecimalOverflow,
    InexactResult,
    InvalidWeights,
    Money,
    NoRate,
    NotFound,
    Rates,
    Rounding,
    Status,
    UnknownCurrency,
    allocate_column,
    compare_column,
    quantize_column,
    sum_column,
)

RANDOM = random.Random(20240229)
RATE = Rates([("EUR", "USD", "1.0813"), ("EUR", "JPY", "162.82"), ("EUR", "BHD", "0.4077")])


def rounded(value: Fraction, mode: Rounding) -> int:
    """The whole number that a fraction rounds to, by the definition of each mode."""
    floor = value.numerator // value.denominator
    rest = value - floor
    if rest == 0:
        return floor
    toward_zero = floor if value > 0 else floor + 1
    away = floor + 1 if value > 0 else floor
    half = Fraction(1, 2)
    if mode.name.startswith("HALF") and rest != half:
        return floor + 1 if rest > half else floor
    return {
        Rounding.HALF_EVEN: floor + floor % 2,
        Rounding.HALF_UP: away,
        Rounding.HALF_DOWN: toward_zero,
        Rounding.HALF_ODD: floor + 1 - floor % 2,
        Rounding.HALF_CEILING: floor + 1,
        Rounding.HALF_FLOOR: floor,
        Rounding.UP: away,
        Rounding.DOWN: toward_zero,
        Rounding.CEILING: floor + 1,
        Rounding.FLOOR: floor,
    }[mode]


def amounts(count: int, bits: int = 63) -> list[int]:
    """Amounts of all sizes, the smallest and the largest among them."""
    values = [
        RANDOM.randrange(-(1 << (size := RANDOM.randrange(1, bits))), 1 << size)
        for _ in range(count)
    ]
    return [0, 1, -1, 5000, -5000, 10000, -10000, 15000, *values]


MODES = [mode for mode in Rounding if mode is not Rounding.UNNECESSARY]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("bits", [20, 40, 62])
def test_one_rate_is_the_exact_fraction(mode: Rounding, bits: int) -> None:
    for target, rate, shift in (
        ("USD", Fraction(10813, 10000), 1),
        ("JPY", Fraction(16282, 100), Fraction(1, 100)),
        ("BHD", Fraction(4077, 10000), 10),
    ):
        values = amounts(3000, bits)
        wanted = [rounded(value * rate * shift, mode) for value in values]
        fitting = [-(2**63) <= want < 2**63 for want in wanted]
        values = [value for value, fits in zip(values, fitting) if fits]
        wanted = [want for want, fits in zip(wanted, fitting) if fits]
        assert RATE.convert_column(values, "EUR", target, rounding=mode) == wanted


@pytest.mark.parametrize("mode", MODES)
def test_ties_go_where_the_mode_says(mode: Rounding) -> None:
    rates = Rates([("EUR", "USD", "0.5"), ("EUR", "GBP", "2.5"), ("EUR", "CHF", "0.0005")])
    values = list(range(-2000, 2001))
    for target, rate in (
        ("USD", Fraction(1, 2)),
        ("GBP", Fraction(5, 2)),
        ("CHF", Fraction(5, 10000)),
    ):
        wanted = [rounded(value * rate, mode) for value in values]
        assert rates.convert_column(values, "EUR", target, rounding=mode) == wanted
        # The first block learns whether anything was rounded; the others have another loop.
        assert rates.convert_column(values * 3, "EUR", target, rounding=mode) == wanted * 3


def test_random_rates(ecb: Rates) -> None:
    for _ in range(60):
        numerator, denominator = RANDOM.randrange(1, 10**9), 10 ** RANDOM.randrange(0, 9)
        rate = Fraction(numerator, denominator)
        rates = Rates([("EUR", "USD", f"{numerator}/{denominator}")])
        mode = RANDOM.choice(MODES)
        values = amounts(600, 40)
        there = [rounded(value * rate, mode) for value in values]
        back = [rounded(value / rate, mode) for value in values]
        if all(abs(value) < 2**63 for value in there):
            assert rates.convert_column(values, "EUR", "USD", rounding=mode) == there
        if all(abs(value) < 2**63 for value in back):
            assert rates.convert_column(values, "USD", "EUR", rounding=mode) == back


def test_mixed_currencies_and_days_are_the_scalar_conversions(ecb: Rates) -> None:
    codes = ["USD", "JPY", "EUR", "GBP", "BGN", "HRK", "CHF", "XAF", "GBX", "ISK", "KRW"]
    count = 4000
    values: list[Any] = amounts(count - 8, 50)
    currencies: list[Any] = [RANDOM.choice(codes) for _ in values]
    start = date(1998, 12, 20)
    days: list[Any] = [start + timedelta(RANDOM.randrange(10500)) for _ in values]
    for _ in range(200):
        values[RANDOM.randrange(count)] = None
        currencies[RANDOM.randrange(count)] = None
        days[RANDOM.randrange(count)] = None
    for target in ("EUR", "USD", "JPY", "DEM"):
        results, statuses = ecb.convert_column(
            values, currencies, target, days, max_gap=4, digits=2, errors="status"
        )
        failures = 0
        for row, (value, code, day) in enumerate(zip(values, currencies, days)):
            if value is None or code is None or day is None:
                assert (results[row], statuses[row]) == (None, Status.OK)
                continue
            try:
                one = ecb.convert(Money.from_minor(value, code), target, day, 4, digits=2)
            except NoRate:
                assert (results[row], statuses[row]) == (None, Status.NO_RATE)
                failures += 1
            else:
                assert Money.from_minor(results[row], "EUR").amount == one.rounded(2).amount
                assert statuses[row] == Status.OK
        assert 0 < failures < count


def test_the_table_of_ratios_and_the_way_row_by_row_agree(ecb: Rates) -> None:
    days = [date(2024, 1, 1) + timedelta(number % 90) for number in range(3000)]
    values = amounts(2992, 45)
    codes = [RANDOM.choice(["USD", "GBP", "JPY"]) for _ in values]
    many = ecb.convert_column(values, codes, "CHF", days, max_gap=7)
    few = [
        ecb.convert_column([value], [code], "CHF", [day], max_gap=7)[0]
        for value, code, day in zip(values, codes, days)
    ]
    assert many == few


def test_decimals(ecb: Rates) -> None:
    values: list[Any] = [
        Decimal(RANDOM.randrange(-(10**15), 10**15)).scaleb(-RANDOM.randrange(0, 8))
        for _ in range(1500)
    ]
    values += [Decimal(10) ** 30, -(Decimal(10) ** 30), None, Decimal(0)]
    for digits in (0, 2, 6):
        results = RATE.convert_column(values, "EUR", "USD", digits=digits)
        for value, result in zip(values, results):
            if value is None:
                assert result is None
            else:
                exact = Fraction(value) * Fraction(10813, 10000) * 10**digits
                assert Fraction(result) * 10**digits == rounded(exact, Rounding.HALF_EVEN)
    # A known currency reports its missing minor unit; an unknown one is reported as unknown.
    lacks = "row 1: no minor unit for XAU; amounts.scale must be set"
    with pytest.raises(UnknownCurrency, match=lacks):
        RATE.convert_column([1, 2], ["EUR", "XAU"], "USD")
    with pytest.raises(UnknownCurrency, match='row 1: unknown currency eur; did you mean "EUR"'):
        RATE.convert_column([1, 2], ["EUR", "eur"], "USD")
    with pytest.raises(DecimalOverflow, match="row 1"):
        RATE.convert_column([Decimal(1), Decimal(10) ** 37], "EUR", "JPY")


def test_sums() -> None:
    for bits in (10, 40, 63):
        values = amounts(20000, bits)
        assert sum_column(values) == sum(values)
        assert sum_column(values, "EUR") == Money(Decimal(sum(values)).scaleb(-2), "EUR")
    largest = [2**63 - 1] * 5000 + [-(2**63)] * 4999
    assert sum_column(largest) == sum(largest)
    codes = [RANDOM.choice(["EUR", "JPY", "BHD"]) for _ in range(1000)]
    values = [RANDOM.randrange(-(10**9), 10**9) for _ in codes]
    sums = sum_column(values, codes)
    for code in ("EUR", "JPY", "BHD"):
        total = sum(value for value, own in zip(values, codes) if own == code)
        assert sums[code].minor == total
    decimals: list[Any] = [Decimal(RANDOM.randrange(10**30)).scaleb(-10) for _ in range(5000)]
    assert Fraction(sum_column(decimals)) == sum(map(Fraction, decimals))
    near = [Decimal(10**38 - 1), Decimal(10**38 - 1), Decimal(-(10**38 - 1))]
    assert sum_column(near * 1000 + [near[2]] * 1000) == 0
    with pytest.raises(DecimalOverflow):
        sum_column([Decimal(10**38 - 1), Decimal(1)])
    assert sum_column([], "EUR") == Money("0.00", "EUR")


@pytest.mark.parametrize("mode", MODES)
def test_rounding(mode: Rounding) -> None:
    values = amounts(2000, 60)
    wanted = [rounded(Fraction(value, 1000), mode) for value in values]
    assert quantize_column(values, 2, mode, scale=5) == wanted
    decimals = [Decimal(value).scaleb(-5) for value in values]
    assert quantize_column(decimals, 2, mode) == [Decimal(want).scaleb(-2) for want in wanted]


def test_rounding_may_be_ruled_out() -> None:
    assert quantize_column([1200, -300], 0, Rounding.UNNECESSARY, scale=2) == [12, -3]
    with pytest.raises(InexactResult, match="row 1"):
        quantize_column([1200, -301], 0, Rounding.UNNECESSARY, scale=2)
    results = quantize_column([1200, -301], 0, Rounding.UNNECESSARY, scale=2, errors="status")
    assert results == ([12, None], [Status.OK, Status.INEXACT])


def test_comparison() -> None:
    a: list[Any] = [RANDOM.randrange(-3, 4) for _ in range(999)] + [None]
    b: list[Any] = [RANDOM.randrange(-3, 4) for _ in range(999)] + [1]
    wanted = [None if x is None else (x > y) - (x < y) for x, y in zip(a, b)]
    assert compare_column(a, b) == wanted
    assert compare_column(a, b, "EUR") == wanted
    wide = [None if x is None else Decimal(x).scaleb(25) for x in a]
    assert compare_column(wide, [Decimal(y).scaleb(25) for y in b]) == wanted
    with pytest.raises(CurrencyMismatch, match="row 1"):
        compare_column([1, 2], [1, 2], ["EUR", "EUR"], ["EUR", "USD"])


@pytest.mark.parametrize(
    "method", ["largest_remainder", "floor_to_first", "floor_to_last", "separate_remainder"]
)
def test_allocation_is_the_scalar_one(method: Any) -> None:
    for weights in ([1, 1, 1], ["50", "30", "20"], [0, 7, 0, 1], list(range(1, 41)), [10**18, 3]):
        values = amounts(200, 62)
        shares = allocate_column(values, weights, method)
        for row, value in enumerate(values):
            one = Money.from_minor(value, "EUR").allocate(weights, method=method)
            assert [column[row] for column in shares] == [share.minor for share in one]
    with pytest.raises(InvalidWeights):
        allocate_column([1], [0, 0])
    assert allocate_column([-(2**63)], [1, 0]) == [[-(2**63)], [0]]
    with pytest.raises(InexactResult, match="row 1"):
        allocate_column([Decimal("0.10"), Decimal("0.15")], [1, 1], digits=1)


@pytest.mark.parametrize("threads", [2, 3, 16])
def test_threads_change_nothing(ecb: Rates, threads: int) -> None:
    count = 70001
    values: list[Any] = [RANDOM.randrange(-(10**10), 10**10) for _ in range(count)]
    for _ in range(300):
        values[RANDOM.randrange(count)] = None
    codes = [("USD", "JPY", "XAF")[row % 97 % 3] for row in range(count)]
    day = ecb.as_of
    for errors in ("null", "status"):
        one = ecb.convert_column(values, codes, "EUR", day, errors=errors)
        assert ecb.convert_column(values, codes, "EUR", day, errors=errors, threads=threads) == one
    with pytest.raises(NoRate) as failure:
        ecb.convert_column(values, codes, "EUR", day, threads=threads)
    first = next(r for r in range(count) if codes[r] == "XAF" and values[r] is not None)
    assert failure.value.position == first
    assert sum_column(values, codes, threads=threads) == sum_column(values, codes)
    assert allocate_column(values, [1, 2], threads=threads) == allocate_column(values, [1, 2])


def test_failures_name_the_row() -> None:
    with pytest.raises(NoRate, match="row 2: no rate from EUR to GBP"):
        RATE.convert_column([1, 2, 3], ["GBP", "GBP", "EUR"], "GBP")
    with pytest.raises(DecimalOverflow, match="row 1"):
        RATE.convert_column([1, 2**62], "EUR", "USD", digits=4)
    with pytest.raises(ArgumentError, match="length"):
        RATE.convert_column([1, 2, 3], ["EUR", "USD"], "USD")
    assert issubclass(NotFound, LookupError)


@pytest.mark.parametrize(
    "column",
    [1, "12", b"12", {"a": 1}, None, [1.5], [1, Decimal(1)], ["1"], [True], [Money(1, "EUR")]],
)
def test_what_is_no_column(column: Any) -> None:
    with pytest.raises(TypeError):
        sum_column(column)
