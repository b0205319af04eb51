"""The helpers that the parts of an amount's methods have in common."""

from __future__ import annotations

import re
from ctypes import c_int32
from decimal import Decimal
from numbers import Complex, Rational
from typing import TYPE_CHECKING, Any

from .._boundary.calls import call, refuse_type
from .._boundary.numbers import checked_digits
from .._currency.currency import CurrencyRegistry, registry_handle
from .._library import native
from .._raw import DATE_NONE, DIGITS_CURRENCY, MoneyStruct

if TYPE_CHECKING:
    from .money import Money

#: The end of a format that cuts a str.
_PRECISION = re.compile(r"\.[0-9]+s?$")


class MoneyValue:
    """An amount as the library takes it. :class:`Money` is made of this and its methods."""

    __slots__ = ("_value",)
    _value: MoneyStruct

    def _made(self, value: MoneyStruct) -> Money:
        """An amount that the library made."""
        raise NotImplementedError

    def _places(self, digits: int | None, registry: CurrencyRegistry | None) -> int:
        """Fraction digits as the library takes them; minor units of a registry are looked up."""
        handle = registry_handle(registry)
        if digits is not None:
            return checked_digits(digits)
        if handle is None:
            return DIGITS_CURRENCY
        places = c_int32()
        call(native.money_currency_digits, self._value.currency, DATE_NONE, handle, places)
        return places.value


def money_struct(value: object, what: str = "an amount") -> MoneyStruct:
    """An amount as the library takes it."""
    if isinstance(value, MoneyValue):
        return value._value
    refuse_type(what, "a Money", value)


def not_an_amount(other: object, what: str) -> Any:
    """Raises the TypeError of a number where an amount belongs; another type may know better."""
    if isinstance(other, str):
        raise TypeError(f'str {what}: Money.parse("5.00 EUR") makes an amount of a text')
    if isinstance(other, (Complex, Decimal)):
        kind = type(other).__name__
        raise TypeError(f'{kind} {what}: a number needs a currency, as in Money(5, "EUR")')
    return NotImplemented


def not_a_factor(factor: object) -> Any:
    """Raises the TypeError of a product; another type may know better."""
    if isinstance(factor, MoneyValue):
        raise TypeError(
            "an amount cannot be multiplied by an amount: a factor is a number, such as a quantity"
        )
    if isinstance(factor, Rational):
        raise TypeError(
            "a factor is a str, an int or a Decimal, not Fraction; of a Fraction f the product is"
            " (amount * f.numerator).divided(f.denominator)"
        )
    return NotImplemented


def formatted(text: str, specification: str) -> str:
    """An amount's text, aligned as a str is."""
    # Of a str, ".2" would be its first two characters.
    if not _PRECISION.search(specification):
        try:
            return format(text, specification)
        except ValueError:
            pass
    raise ValueError(
        f"{specification!r} is not for an amount, which is aligned as a str, as by '>12';"
        " rounded() rounds it, and its .amount is a Decimal, which takes '.2f'"
    )
