"""No detour changes a rate: A to B to C is A to C, and there and back is where one started.

Every pair of currencies on 500 dates of the European Central Bank's history; ``find`` gives each
rate as an exact ratio of whole numbers.
"""

from __future__ import annotations

import random
import sys
from ctypes import sizeof
from fractions import Fraction

import pytest

from libmoney import Currency, Money, Rates, Rounding, Status
from libmoney._boundary.dates import day_number
from libmoney._library import native
from libmoney._rates.options import convert_options
from libmoney._raw import ConversionStruct, RatioStruct

DATES = 500
PARTS = 5
NO_RATE = int(Status.NO_RATE)
WIDTH = sizeof(RatioStruct().numerator)

pytestmark = pytest.mark.skipif(sys.byteorder != "little", reason="reads the words as bytes")


def rates_on(table: Rates, codes: list[bytes], day: str) -> dict[tuple[int, int], tuple[int, int]]:
    """Numerator and denominator of every rate of a day, by the places of its currencies."""
    options = convert_options(day, 0, Rounding.HALF_EVEN, None, None)
    details = ConversionStruct()
    view = memoryview(details).cast("B")
    find, handle = native.money_rates_find, table._handle
    known = []
    for place, code in enumerate(codes):
        status = find(handle, b"EUR", code, options, details, None)
        assert status in (0, NO_RATE)
        if status == 0:
            known.append(place)
    rates = {}
    for one in known:
        for two in known:
            assert find(handle, codes[one], codes[two], options, details, None) == 0
            rates[one, two] = (
                int.from_bytes(view[:WIDTH], "little"),
                int.from_bytes(view[WIDTH : 2 * WIDTH], "little"),
            )
    return rates


@pytest.mark.parametrize("part", range(PARTS))
def test_detours(ecb: Rates, part: int) -> None:
    source = random.Random(1999)
    days = sorted(source.sample(ecb.dates, DATES))[part::PARTS]
    codes = [code.encode() for code in ecb.currencies]
    pairs = 0
    for day in days:
        rates = rates_on(ecb, codes, day.isoformat())
        known = sorted({one for one, _ in rates})
        detour = list(known)
        source.shuffle(detour)
        for (one, three), (numerator, denominator) in rates.items():
            assert numerator > 0 and denominator > 0
            back = rates[three, one]
            assert numerator * back[0] == denominator * back[1], (day, codes[one], codes[three])
            two = detour[pairs % len(detour)]
            first, second = rates[one, two], rates[two, three]
            assert first[0] * second[0] * denominator == first[1] * second[1] * numerator, (
                day,
                codes[one],
                codes[two],
                codes[three],
            )
            pairs += 1
        for one in known:
            numerator, denominator = rates[one, one]
            assert numerator == denominator
    assert pairs > DATES // PARTS * 700


def test_result_and_remainder_make_the_exact_value(ecb: Rates) -> None:
    source = random.Random(2024)
    days = source.sample(ecb.dates[-2000:], 200)
    checked = 0
    for day in days:
        pairs = source.sample([code for code in ecb.currencies if code in "USD JPY GBP CHF SEK"], 2)
        digits = str(source.randint(-(10**15), 10**15))
        amount = Money(f"{digits}.{source.randint(0, 999):03}", pairs[0])
        for rounding in Rounding:
            if rounding is Rounding.UNNECESSARY:
                continue
            told = ecb.explain(amount, pairs[1], on=day, rounding=rounding)
            exact = Fraction(amount.amount) * told.rate
            assert Fraction(told.result.amount) + told.remainder == exact
            assert told.rounded == (told.remainder != 0)
            assert abs(told.remainder) < Fraction(1, 10 ** (Currency(pairs[1]).digits or 0))
            assert told.result == ecb.convert(amount, pairs[1], on=day, rounding=rounding)
            product = Fraction(1)
            for leg in told.legs:
                product *= leg.rate
                assert leg.date == day
            assert product == told.rate
            checked += 1
    assert checked == 200 * (len(Rounding) - 1)


def test_day_numbers_are_pythons(ecb: Rates) -> None:
    for day in ecb.dates[::100]:
        assert day_number(day.isoformat()) == day_number(day)
