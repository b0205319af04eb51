"""Decimals against Python's own ``decimal``: 200,000 operations of all sizes and modes."""

from __future__ import annotations

import decimal
import random
from ctypes import c_int32, c_uint32, c_uint64
from decimal import Decimal

import pytest

from libmoney import Rounding, Status
from libmoney._library import native
from libmoney._raw import DIGITS_EXACT, DecimalStruct

OPERATIONS = 200_000
LIMIT = 10**38
MASK = 2**64 - 1

# Wide enough for every exact product, and for a quotient whose rounding is decided further left.
WIDE = decimal.Context(prec=250, Emin=-999, Emax=999, traps=[decimal.InvalidOperation])

MODES = {
    Rounding.HALF_EVEN: decimal.ROUND_HALF_EVEN,
    Rounding.HALF_UP: decimal.ROUND_HALF_UP,
    Rounding.HALF_DOWN: decimal.ROUND_HALF_DOWN,
    Rounding.UP: decimal.ROUND_UP,
    Rounding.DOWN: decimal.ROUND_DOWN,
    Rounding.CEILING: decimal.ROUND_CEILING,
    Rounding.FLOOR: decimal.ROUND_FLOOR,
    Rounding.UNNECESSARY: decimal.ROUND_DOWN,
}
NAMES = ("add", "subtract", "multiply", "multiply, rounded", "divide", "quantize")
OVERFLOW = int(Status.OVERFLOW)
INEXACT = int(Status.INEXACT)
UNITS = [Decimal((0, (1,), -digits)) for digits in range(39)]


def random_coefficient(random_number: random.Random) -> int:
    digits = random_number.randint(0, 38)
    kind = random_number.random()
    if kind < 0.7:
        value = random_number.randrange(10**digits) if digits else 0
    elif kind < 0.8:
        value = 10**digits - random_number.randint(0, 1) if digits < 38 else LIMIT - 1
    elif kind < 0.9:
        value = random_number.randrange(1, 10) * 10 ** min(digits, 37)
    else:
        value = 5 * 10 ** min(digits, 37) + random_number.randint(-1, 1)
    return -value if random_number.random() < 0.5 else value


def struct_of(coefficient: int, scale: int) -> DecimalStruct:
    return DecimalStruct(coefficient & MASK, coefficient >> 64, scale, 0)


def decimal_of(coefficient: int, scale: int) -> Decimal:
    return Decimal(coefficient).scaleb(-scale, WIDE)


def fitted(exact: Decimal, scale: int) -> tuple[int, int] | None:
    """Returns the expected coefficient and scale of an exact result; None if it does not fit."""
    coefficient = int(exact.scaleb(scale, WIDE))
    while scale > 0 and (abs(coefficient) >= LIMIT or scale > 38) and coefficient % 10 == 0:
        coefficient //= 10
        scale -= 1
    return None if abs(coefficient) >= LIMIT or scale > 38 else (coefficient, scale)


def check_exact(status: int, result: DecimalStruct, exact: Decimal, scale: int) -> None:
    expected = fitted(exact, scale)
    if expected is None:
        assert status == OVERFLOW
    else:
        assert status == 0
        assert ((result.hi << 64) | result.lo, result.scale) == expected


def check_rounded(
    status: int, result: DecimalStruct, exact: Decimal, digits: int, mode: Rounding
) -> None:
    rounded = exact.quantize(UNITS[digits], rounding=MODES[mode], context=WIDE)
    coefficient = int(rounded.scaleb(digits, WIDE))
    refusals = set()
    if mode is Rounding.UNNECESSARY and rounded != exact:
        refusals.add(INEXACT)
    if abs(coefficient) >= LIMIT:
        refusals.add(OVERFLOW)
    if refusals:
        assert status in refusals
    else:
        assert status == 0
        assert ((result.hi << 64) | result.lo, result.scale) == (coefficient, digits)


def run(seed: int, count: int) -> None:
    """Random operations; the numbers of a failure are in the message."""
    source = random.Random(seed)
    modes = list(MODES)
    add, subtract = native.money_decimal_add, native.money_decimal_subtract
    multiply, divide = native.money_decimal_multiply, native.money_decimal_divide
    quantize = native.money_decimal_quantize
    result = DecimalStruct()
    for _ in range(count):
        one, two = random_coefficient(source), random_coefficient(source)
        one_scale, two_scale = source.randint(0, 38), source.randint(0, 38)
        a, b = struct_of(one, one_scale), struct_of(two, two_scale)
        x, y = decimal_of(one, one_scale), decimal_of(two, two_scale)
        operation = source.randrange(6)
        digits, mode = source.randint(0, 38), source.choice(modes)
        try:
            if operation == 0:
                status = add(a, b, result, None)
                check_exact(status, result, WIDE.add(x, y), max(one_scale, two_scale))
            elif operation == 1:
                status = subtract(a, b, result, None)
                check_exact(status, result, WIDE.subtract(x, y), max(one_scale, two_scale))
            elif operation == 2:
                status = multiply(a, b, DIGITS_EXACT, mode, result, None, None)
                check_exact(status, result, WIDE.multiply(x, y), one_scale + two_scale)
            elif operation == 3:
                status = multiply(a, b, digits, mode, result, None, None)
                check_rounded(status, result, WIDE.multiply(x, y), digits, mode)
            elif operation == 4:
                status = divide(a, b, digits, mode, result, None, None)
                if two == 0:
                    assert status == Status.DIVISION_BY_ZERO
                else:
                    check_rounded(status, result, WIDE.divide(x, y), digits, mode)
            else:
                status = quantize(a, digits, mode, result, None, None)
                check_rounded(status, result, x, digits, mode)
        except AssertionError as error:
            raise AssertionError(
                f"{NAMES[operation]} {x!r} {y!r} {digits} {mode.name}: {status}"
            ) from error


@pytest.mark.parametrize("seed", range(8))
def test_operations(seed: int) -> None:
    run(seed, OPERATIONS // 8)


def test_flags_say_what_was_dropped() -> None:
    source = random.Random(7)
    result, flags = DecimalStruct(), c_uint32()
    for _ in range(5_000):
        one, scale = random_coefficient(source), source.randint(0, 38)
        digits = source.randint(0, 38)
        exact = decimal_of(one, scale)
        status = native.money_decimal_quantize(
            struct_of(one, scale), digits, 0, result, flags, None
        )
        if status == 0:
            rounded = exact.quantize(UNITS[digits], context=WIDE)
            assert flags.value == int(rounded != exact), (exact, digits)


def test_order_and_hash() -> None:
    source = random.Random(11)
    order, first, second = c_int32(), c_uint64(), c_uint64()
    for _ in range(20_000):
        one, one_scale = random_coefficient(source), source.randint(0, 38)
        two, two_scale = random_coefficient(source), source.randint(0, 38)
        if source.random() < 0.3:
            # The same value at another scale, where it fits.
            two, two_scale = one, one_scale
            while two % 10 == 0 and two_scale > 0 and source.random() < 0.8:
                two, two_scale = two // 10, two_scale - 1
        a, b = struct_of(one, one_scale), struct_of(two, two_scale)
        x, y = decimal_of(one, one_scale), decimal_of(two, two_scale)
        assert native.money_decimal_compare(a, b, order, None) == 0
        assert order.value == (x > y) - (x < y), (x, y)
        assert native.money_decimal_hash(a, first, None) == 0
        assert native.money_decimal_hash(b, second, None) == 0
        if x == y:
            assert first.value == second.value, (x, y)
        elif abs(x) != abs(y):
            assert first.value != second.value, (x, y)
