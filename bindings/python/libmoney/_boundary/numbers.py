"""Converts numbers to and from the library's types, independently of the decimal context."""

from __future__ import annotations

import sys
from decimal import MAX_EMAX, MAX_PREC, MIN_EMIN, Context, Decimal
from numbers import Integral
from operator import index

from .._errors import ArgumentError, DecimalOverflow, MoneySyntaxError
from .._library import native
from .._raw import DIGITS_MAX, DecimalStruct, MoneyStruct, RatioStruct
from .calls import fail, refuse_type
from .limits import COEFFICIENT_LIMIT, INT32_MAX, WORD_MASK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction
    from typing import Union

    from typing_extensions import TypeGuard

    #: An exact number.
    Number = Union[str, int, Decimal]

    #: The text of a document.
    Document = Union[str, bytes, bytearray, memoryview]
else:
    Document = object
    Number = object


_NUMBER = "a str, an int or a Decimal"

#: Exact arithmetic: Decimal's operators round to the program's context.
EXACT = Context(prec=MAX_PREC, Emax=MAX_EMAX, Emin=MIN_EMIN, traps=[])


def encoded(text: str) -> bytes:
    """Returns UTF-8; surrogates are kept, so that the library reports their position."""
    return str.encode(text, "utf-8", "surrogatepass")


def document_bytes(document: object) -> tuple[bytes, str | None]:
    """Returns a document as bytes, and the text in which positions are counted, if any."""
    if isinstance(document, str):
        return encoded(document), document
    if isinstance(document, (bytes, bytearray, memoryview)):
        return bytes(document), None
    refuse_type("a document", "a str or bytes", document)


def decimal_struct(value: object, what: str = "a number") -> DecimalStruct:
    """Returns a number as an exact decimal struct.

    :param what: the argument's name in an error.
    """
    if isinstance(value, str):
        return _parsed(value)
    if isinstance(value, int) and not isinstance(value, bool):
        # The value itself, bypassing overrides of a subclass.
        return _from_coefficient(int.__index__(value), 0)
    if isinstance(value, Decimal):
        return _from_decimal(value)
    if isinstance(value, float):
        raise TypeError(f"{what} must be {_NUMBER}, got float, which is not exact")
    if isinstance(value, Integral) and not isinstance(value, bool):
        # An integer of NumPy.
        return _from_coefficient(index(value), 0)
    refuse_type(what, _NUMBER, value)


def _parsed(text: str) -> DecimalStruct:
    result = DecimalStruct()
    data = encoded(text)
    if native.money_decimal_parse(data, len(data), result, None):
        fail(native.money_decimal_parse, data, len(data), result, text=text)
    return result


def _from_coefficient(coefficient: int, scale: int) -> DecimalStruct:
    if not -COEFFICIENT_LIMIT < coefficient < COEFFICIENT_LIMIT:
        raise DecimalOverflow(
            f"a number must have at most 38 digits, got {_digit_count(coefficient)}"
        )
    return DecimalStruct(coefficient & WORD_MASK, coefficient >> 64, scale, 0)


def _digit_count(value: int) -> str:
    value = abs(value)
    bits = value.bit_length()
    return f"{len(str(value))} digits" if bits < 2000 else f"{bits} bits"


def _from_decimal(value: Decimal) -> DecimalStruct:
    # Parsing the plain notation is fastest; an exponent requires the digits.
    data = Decimal.__str__(value).encode()
    result = DecimalStruct()
    if native.money_decimal_parse(data, len(data), result, None) == 0:
        return result
    sign, parts, exponent = value.as_tuple()
    if not isinstance(exponent, int):
        raise MoneySyntaxError(f"expected a decimal number, got {value}", position=0)
    digits = "".join(map(str, parts)).lstrip("0")
    if not digits:
        return _from_coefficient(0, min(max(-exponent, 0), DIGITS_MAX))
    while (
        exponent < 0 and digits[-1] == "0" and (len(digits) > DIGITS_MAX or -exponent > DIGITS_MAX)
    ):
        digits = digits[:-1]
        exponent += 1
    if len(digits) + max(exponent, 0) > DIGITS_MAX or -exponent > DIGITS_MAX:
        raise too_long(value)
    coefficient = int(digits + "0" * exponent)
    return _from_coefficient(-coefficient if sign else coefficient, max(-exponent, 0))


def too_long(value: Decimal) -> DecimalOverflow:
    """Returns the error for a decimal of more than 38 digits, such as a float's exact value."""
    text = Decimal.__str__(value)
    shown = text if len(text) <= 64 else f"{text[:40]}… ({len(text)} characters)"
    _, digits, exponent = value.as_tuple()
    is_fine = isinstance(exponent, int) and len(digits) <= DIGITS_MAX and exponent < 0
    where = " after the point" if is_fine else ""
    return DecimalOverflow(f"a number must have at most {DIGITS_MAX} digits{where}, got {shown}")


def coefficient_of(value: DecimalStruct | MoneyStruct) -> int:
    """Returns the coefficient as an integer."""
    return (value.hi << 64) | value.lo


def to_decimal(value: DecimalStruct | MoneyStruct) -> Decimal:
    """Returns the value with its scale."""
    return Decimal(f"{coefficient_of(value)}E-{value.scale}")


def checked_int(value: object, what: str, low: int = -INT32_MAX, high: int = INT32_MAX) -> int:
    """Returns the argument if it is an integer within bounds; raises otherwise."""
    if not isinstance(value, int) or isinstance(value, bool):
        refuse_type(what, "an int", value)
    if not low <= value <= high:
        shown = str(value) if value.bit_length() < 2000 else "a larger one"
        raise ArgumentError(f"{what} must be {low} to {high}, got {shown}")
    return value


#: The coarsest rounding is to 10^37, since 10^38 has 39 digits.
DIGITS_LEAST = 1 - DIGITS_MAX


def checked_digits(value: object, least: int = 0) -> int:
    """Returns the argument if it is a valid number of fraction digits; raises otherwise."""
    if not isinstance(value, int) or isinstance(value, bool):
        refuse_type("a number of digits", "an int", value)
    if not least <= value <= DIGITS_MAX:
        shown = str(value) if value.bit_length() < 2000 else "more"
        raise ArgumentError(f"digits must be {least} to {DIGITS_MAX}, got {shown}")
    return value


def checked_significant(value: object) -> int:
    """Returns the argument if it is a valid number of significant digits; raises otherwise."""
    return checked_int(value, "a number of significant digits", 1, DIGITS_MAX)


def fraction_of(ratio: RatioStruct) -> Fraction:
    """Returns an exact ratio as a fraction."""
    from fractions import Fraction

    numerator = _whole(ratio.numerator[:])
    return Fraction(numerator if ratio.sign >= 0 else -numerator, _whole(ratio.denominator[:]))


def is_fraction(value: object) -> TypeGuard[Fraction]:
    """True for a Fraction. No object is one before the program imports its module."""
    # While another thread imports the module, it may lack the class.
    return isinstance(value, getattr(sys.modules.get("fractions"), "Fraction", ()))


def _whole(words: list[int]) -> int:
    """Returns the integer of 64-bit words, least significant first."""
    number = 0
    for word in reversed(words):
        number = number << 64 | word
    return number
