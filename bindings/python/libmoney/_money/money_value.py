"""The base class of the parts of an amount, and their shared helpers."""

from __future__ import annotations

from ctypes import c_int32
from decimal import Decimal
from numbers import Complex

from .._boundary.calls import call, refuse_type
from .._boundary.numbers import checked_digits, decimal_struct, is_fraction
from .._boundary.rounding import Rounding
from .._currency.currency import CurrencyRegistry, registry_handle
from .._library import native
from .._raw import DATE_NONE, DIGITS_CURRENCY, MoneyStruct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, ClassVar

    from .money import Money


class MoneyValue:
    """The base class of the parts that form :class:`Money`."""

    __slots__ = ()
    if TYPE_CHECKING:
        _value: MoneyStruct

        @property
        def sign(self) -> int: ...
        def to_minor(self, registry: CurrencyRegistry | None = None) -> int: ...

    def _places(self, digits: int | None, registry: CurrencyRegistry | None) -> int:
        """Returns a number of fraction digits; by default, the minor units from the registry."""
        handle = registry_handle(registry)
        if digits is not None:
            return checked_digits(digits)
        if handle is None:
            return DIGITS_CURRENCY
        places = c_int32()
        call(native.money_currency_digits, self._value.currency, DATE_NONE, handle, places)
        return places.value

    def _rounded_to_tens(self, digits: int, rounding: Rounding) -> Money:
        """Returns the nearest multiple of 10, 100, …; ``digits`` must be validated and negative."""
        step = decimal_struct(10**-digits)
        value = MoneyStruct()
        call(native.money_round_to_step, self._value, step, rounding, value, None)
        return money_of(value)


class MoneyClass:
    """The class of amounts, for its parts, which are defined before it.

    ``money.py`` sets it once, as its last step; with the accelerator it is the class in C.
    """

    final: ClassVar[type[Money]]

    @classmethod
    def hand_down(cls, final: type[Money]) -> None:
        """Sets the class, before the first amount is made."""
        cls.final = final


def money_of(value: MoneyStruct) -> Money:
    """Returns an amount for a struct of the library."""
    money: Money = MoneyClass.final._holding(value)
    return money


def money_struct(value: object, what: str = "an amount") -> MoneyStruct:
    """Returns an amount as a struct of the library."""
    if isinstance(value, MoneyClass.final):
        return value._value
    refuse_type(what, "a Money", value)


def is_int_zero(other: object) -> bool:
    """True for the int 0, the neutral element in sums of any currency."""
    return type(other) is int and other == 0


def not_an_amount(other: object, what: str) -> Any:
    """Raises the TypeError for a number instead of an amount; defers to other types."""
    if isinstance(other, str):
        raise TypeError(f'str {what}: use Money.parse("5.00 EUR") for text')
    if isinstance(other, (Complex, Decimal)):
        kind = type(other).__name__
        raise TypeError(f'{kind} {what}: a number must have a currency, as in Money(5, "EUR")')
    if other is None:
        raise TypeError(f"None {what}: omit it, or replace it with an amount")
    return NotImplemented


def not_a_factor(factor: object) -> Any:
    """Raises the TypeError for an invalid factor; defers to other types."""
    if isinstance(factor, MoneyClass.final):
        raise TypeError("a factor must be a number, such as a quantity, got an amount")
    if isinstance(factor, (Complex, type(None))) and not is_fraction(factor):
        kind = type(factor).__name__
        raise TypeError(f"a factor must be a str, an int, a Decimal or a Fraction, got {kind}")
    return NotImplemented
