"""Amounts multiplied by fractions: by the numerator exactly, then divided by the denominator."""

from __future__ import annotations

from .._boundary.calls import call
from .._boundary.numbers import decimal_struct
from .._errors import InexactResult
from .._library import native
from .._raw import DIGITS_EXACT, DIGITS_MAX, ROUND_UNNECESSARY, MoneyStruct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction


def fraction_multiple(
    amount: MoneyStruct, factor: Fraction, digits: int, rounding: int
) -> MoneyStruct:
    """The amount × a fraction, rounded once."""
    product, result = _numerator_multiple(amount, factor), MoneyStruct()
    divisor = decimal_struct(factor.denominator, "the denominator of a factor")
    call(native.money_divide, product, divisor, digits, rounding, result, None)
    return result


def exact_multiple(amount: MoneyStruct, factor: Fraction) -> MoneyStruct:
    """The amount × a fraction; an InexactResult if a decimal cannot be it."""
    product, result = _numerator_multiple(amount, factor), MoneyStruct()
    digits = min(product.scale + _places(factor.denominator), DIGITS_MAX)
    divisor = decimal_struct(factor.denominator, "the denominator of a factor")
    arguments = product, divisor, digits, ROUND_UNNECESSARY, result, None
    try:
        call(native.money_divide, *arguments)
    except InexactResult:
        raise InexactResult(
            f"an amount × {factor} must be a finite decimal: use multiplied(), which rounds"
        ) from None
    return result


def _numerator_multiple(amount: MoneyStruct, factor: Fraction) -> MoneyStruct:
    numerator = decimal_struct(factor.numerator, "the numerator of a factor")
    product = MoneyStruct()
    arguments = amount, numerator, DIGITS_EXACT, ROUND_UNNECESSARY, product, None
    call(native.money_multiply, *arguments)
    return product


def _places(denominator: int) -> int:
    """How many fraction digits 1 ÷ the denominator has, without its factors other than 2 and 5."""
    most = 0
    for prime in (2, 5):
        count = 0
        while denominator % prime == 0 and count <= DIGITS_MAX:
            denominator //= prime
            count += 1
        most = max(most, count)
    return most
