"""Exact arithmetic on decimals of up to 38 digits, without a currency.

Numbers go in as ``str``, ``int`` or ``Decimal`` and come out as ``Decimal``; Python's decimal
context has no part in it.
"""

from __future__ import annotations

from ctypes import c_int32
from decimal import Decimal

from ._calls import fail
from ._library import native
from ._numbers import Number, checked_digits, decimal_struct, to_decimal
from ._raw import DIGITS_EXACT, DecimalStruct
from ._rounding import Rounding, checked_rounding

__all__ = ["add", "compare", "divide", "multiply", "quantize", "subtract"]


def add(a: Number, b: Number) -> Decimal:
    """a + b, exactly.

    >>> from libmoney import decimal
    >>> decimal.add("0.1", "0.20")
    Decimal('0.30')
    """
    left, right, result = decimal_struct(a), decimal_struct(b), DecimalStruct()
    if native.money_decimal_add(left, right, result, None):
        fail(native.money_decimal_add, left, right, result)
    return to_decimal(result)


def subtract(a: Number, b: Number) -> Decimal:
    """a − b, exactly.

    >>> from libmoney import decimal
    >>> decimal.subtract(1, "0.99")
    Decimal('0.01')
    """
    left, right, result = decimal_struct(a), decimal_struct(b), DecimalStruct()
    if native.money_decimal_subtract(left, right, result, None):
        fail(native.money_decimal_subtract, left, right, result)
    return to_decimal(result)


def multiply(
    a: Number, b: Number, digits: int | None = None, rounding: Rounding = Rounding.HALF_EVEN
) -> Decimal:
    """a × b: exactly, or rounded once to ``digits`` fraction digits.

    >>> from libmoney import decimal
    >>> decimal.multiply("1.10", "1.1")
    Decimal('1.210')
    >>> decimal.multiply("1.10", "1.1", 1, Rounding.UP)
    Decimal('1.3')
    """
    left, right, result = decimal_struct(a), decimal_struct(b), DecimalStruct()
    places = DIGITS_EXACT if digits is None else checked_digits(digits)
    mode = checked_rounding(rounding)
    if native.money_decimal_multiply(left, right, places, mode, result, None, None):
        fail(native.money_decimal_multiply, left, right, places, mode, result, None)
    return to_decimal(result)


def divide(a: Number, b: Number, digits: int, rounding: Rounding = Rounding.HALF_EVEN) -> Decimal:
    """a ÷ b with ``digits`` fraction digits, rounded once from the exact quotient.

    >>> from libmoney import decimal
    >>> decimal.divide(2, 3, 4, Rounding.HALF_UP)
    Decimal('0.6667')
    """
    left, right, result = decimal_struct(a), decimal_struct(b), DecimalStruct()
    places, mode = checked_digits(digits), checked_rounding(rounding)
    if native.money_decimal_divide(left, right, places, mode, result, None, None):
        fail(native.money_decimal_divide, left, right, places, mode, result, None)
    return to_decimal(result)


def quantize(a: Number, digits: int, rounding: Rounding = Rounding.HALF_EVEN) -> Decimal:
    """The value with exactly ``digits`` fraction digits: rounded, or filled up with zeros.

    >>> from libmoney import decimal
    >>> decimal.quantize("2.345", 2)
    Decimal('2.34')
    >>> decimal.quantize(2, 2)
    Decimal('2.00')
    """
    value, result = decimal_struct(a), DecimalStruct()
    places, mode = checked_digits(digits), checked_rounding(rounding)
    if native.money_decimal_quantize(value, places, mode, result, None, None):
        fail(native.money_decimal_quantize, value, places, mode, result, None)
    return to_decimal(result)


def compare(a: Number, b: Number) -> int:
    """-1 when a < b, 0 when they are equal, 1 when a > b.

    >>> from libmoney import decimal
    >>> decimal.compare("10.5", "10.50")
    0
    """
    left, right, order = decimal_struct(a), decimal_struct(b), c_int32()
    if native.money_decimal_compare(left, right, order, None):
        fail(native.money_decimal_compare, left, right, order)
    return order.value
