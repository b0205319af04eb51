"""Exact arithmetic on decimals of up to 38 digits, without a currency.

Numbers are passed as ``str``, ``int`` or ``Decimal`` and returned as ``Decimal``; Python's decimal
context has no effect.
"""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import Array, c_int32
from decimal import Decimal
from typing import Any

from ._boundary.calls import call, fail, refuse_type
from ._boundary.identifiers import locale_name
from ._boundary.numbers import (
    Number,
    checked_digits,
    checked_significant,
    decimal_struct,
    encoded,
    to_decimal,
)
from ._boundary.rounding import Rounding, RoundingLike, checked_rounding
from ._library import native
from ._raw import DIGITS_EXACT, DIGITS_MAX, READING_LENIENT, READING_STRICT, DecimalStruct

__all__ = [
    "add",
    "compare",
    "divide",
    "divide_remainder",
    "maximum",
    "minimum",
    "multiply",
    "normalize",
    "parse_locale",
    "quantize",
    "round_significant",
    "round_to_step",
    "sign",
    "subtract",
    "sum",
]


def __dir__() -> list[str]:
    return sorted(__all__)


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
    a: Number, b: Number, digits: int | None = None, rounding: RoundingLike = Rounding.HALF_EVEN
) -> Decimal:
    """Returns a × b exactly, or rounded once to ``digits`` fraction digits.

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


def divide(
    a: Number, b: Number, digits: int, rounding: RoundingLike = Rounding.HALF_EVEN
) -> Decimal:
    """Returns a ÷ b with ``digits`` fraction digits, rounded once from the exact quotient.

    >>> from libmoney import decimal
    >>> decimal.divide(2, 3, 4, Rounding.HALF_UP)
    Decimal('0.6667')
    """
    left, right, result = decimal_struct(a), decimal_struct(b), DecimalStruct()
    places, mode = checked_digits(digits), checked_rounding(rounding)
    if native.money_decimal_divide(left, right, places, mode, result, None, None):
        fail(native.money_decimal_divide, left, right, places, mode, result, None)
    return to_decimal(result)


def parse_locale(text: str, locale: str, lenient: bool = False) -> Decimal:
    """Reads a number without a currency in a locale's format, such as a quantity.

    :param lenient: True to accept plain decimals too, unless the text is another number in the
        format of the locale.

    >>> from libmoney import decimal
    >>> decimal.parse_locale("1.234,5", "de"), decimal.parse_locale("1.5", "de", lenient=True)
    (Decimal('1234.5'), Decimal('1.5'))
    """
    if not isinstance(text, str):
        refuse_type("a text", "a str", text)
    data, result = encoded(text), DecimalStruct()
    reading = READING_LENIENT if lenient else READING_STRICT
    given = (data, len(data), locale_name(locale), reading, result)
    call(native.money_decimal_parse_locale, *given, text=text)
    return to_decimal(result)


def quantize(a: Number, digits: int, rounding: RoundingLike = Rounding.HALF_EVEN) -> Decimal:
    """Returns the value with exactly ``digits`` fraction digits, rounded or padded with zeros.

    :param digits: 0 to 38, or -1 to -37 for a multiple of 10, 100, ….

    >>> from libmoney import decimal
    >>> decimal.quantize(1235, -1)
    Decimal('1240')
    >>> decimal.quantize("2.345", 2)
    Decimal('2.34')
    >>> decimal.quantize(2, 2)
    Decimal('2.00')
    """
    value, result = decimal_struct(a), DecimalStruct()
    places, mode = checked_digits(digits, 1 - DIGITS_MAX), checked_rounding(rounding)
    if places < 0:
        step = decimal_struct(10**-places)
        call(native.money_decimal_round_to_step, value, step, mode, result, None)
        return to_decimal(result)
    if native.money_decimal_quantize(value, places, mode, result, None, None):
        fail(native.money_decimal_quantize, value, places, mode, result, None)
    return to_decimal(result)


def divide_remainder(
    a: Number, b: Number, digits: int = 0, rounding: RoundingLike = Rounding.DOWN
) -> tuple[Decimal, Decimal]:
    """Returns quotient (to ``digits``) and remainder: a = quotient × b + remainder.

    The rounding mode determines the remainder's sign: with DOWN it is that of ``a``, as in
    ``divmod`` of two Decimals; with FLOOR it is that of ``b``, as in ``divmod`` of two ints.

    >>> from libmoney import decimal
    >>> decimal.divide_remainder(-7, 2)
    (Decimal('-3'), Decimal('-1'))
    >>> decimal.divide_remainder(-7, 2, rounding=Rounding.FLOOR)
    (Decimal('-4'), Decimal('1'))
    """
    left, right = decimal_struct(a), decimal_struct(b)
    places, mode = checked_digits(digits), checked_rounding(rounding)
    quotient, rest = DecimalStruct(), DecimalStruct()
    call(native.money_decimal_divide_remainder, left, right, places, mode, quotient, rest)
    return to_decimal(quotient), to_decimal(rest)


def normalize(a: Number, digits: int = 0) -> Decimal:
    """Returns the value without trailing zeros, but with at least ``digits`` fraction digits.

    >>> from libmoney import decimal
    >>> decimal.normalize("1.500"), decimal.normalize("1.500", 2)
    (Decimal('1.5'), Decimal('1.50'))
    """
    value, places, result = decimal_struct(a), checked_digits(digits), DecimalStruct()
    call(native.money_decimal_normalize, value, places, result)
    return to_decimal(result)


def round_to_step(a: Number, step: Number, rounding: RoundingLike = Rounding.HALF_EVEN) -> Decimal:
    """Returns the nearest multiple of ``step``, with the step's fraction digits.

    >>> from libmoney import decimal
    >>> decimal.round_to_step(1234, 100), decimal.round_to_step("1.03", "0.05")
    (Decimal('1200'), Decimal('1.05'))
    """
    value, unit = decimal_struct(a), decimal_struct(step, "a step")
    mode, result = checked_rounding(rounding), DecimalStruct()
    call(native.money_decimal_round_to_step, value, unit, mode, result, None)
    return to_decimal(result)


def round_significant(
    a: Number, digits: int, rounding: RoundingLike = Rounding.HALF_EVEN
) -> Decimal:
    """Returns the value with at most ``digits`` significant digits.

    >>> from libmoney import decimal
    >>> decimal.round_significant("1234.5", 2), decimal.round_significant("0.0995", 2)
    (Decimal('1200'), Decimal('0.10'))
    """
    value, places = decimal_struct(a), checked_significant(digits)
    mode, result = checked_rounding(rounding), DecimalStruct()
    call(native.money_decimal_round_significant, value, places, mode, result, None)
    return to_decimal(result)


def sign(a: Number) -> int:
    """Returns the sign of the value: -1, 0 or 1.

    >>> from libmoney import decimal
    >>> decimal.sign("-0.01"), decimal.sign("0.00")
    (-1, 0)
    """
    value, result = decimal_struct(a), c_int32()
    call(native.money_decimal_sign, value, result)
    return result.value


def sum(values: Iterable[Number]) -> Decimal:
    """Returns the exact sum, with the most fraction digits of any value; 0 for an empty list.

    It fails only if the sum itself does not fit, independently of the order of the values.

    >>> from libmoney import decimal
    >>> decimal.sum(["0.1", "0.25", 1])
    Decimal('1.35')
    """
    return _of_many(native.money_decimal_sum, values)


def minimum(values: Iterable[Number]) -> Decimal:
    """Returns the smallest value; the first of equals.

    >>> from libmoney import decimal
    >>> decimal.minimum(["0.3", "0.25", 1])
    Decimal('0.25')
    """
    return _of_many(native.money_decimal_minimum, values)


def maximum(values: Iterable[Number]) -> Decimal:
    """Returns the largest value; the first of equals.

    >>> from libmoney import decimal
    >>> decimal.maximum(["1.0", "0.25", 1])
    Decimal('1.0')
    """
    return _of_many(native.money_decimal_maximum, values)


def _of_many(function: Any, values: Iterable[Number]) -> Decimal:
    array, result = _structs(values), DecimalStruct()
    call(function, array, len(array), result)
    return to_decimal(result)


def _structs(values: Iterable[Number]) -> Array[DecimalStruct]:
    if isinstance(values, (str, bytes)):
        refuse_type("values", "a list of numbers", values)
    structs = [decimal_struct(value) for value in values]
    return (DecimalStruct * len(structs))(*structs)


def compare(a: Number, b: Number) -> int:
    """Returns -1 if a < b, 0 if they are equal, 1 if a > b.

    >>> from libmoney import decimal
    >>> decimal.compare("10.5", "10.50")
    0
    """
    left, right, order = decimal_struct(a), decimal_struct(b), c_int32()
    if native.money_decimal_compare(left, right, order, None):
        fail(native.money_decimal_compare, left, right, order)
    return order.value
