"""The frequently used operators and methods of an amount, through ctypes.

The accelerator implements the same in C and calls these functions for everything else, so they
decide which arguments are rejected, and with which message.
"""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import c_int32, c_size_t, create_string_buffer
from decimal import Decimal
from numbers import Integral

from .._boundary.calls import call, fail, refuse_type
from .._boundary.limits import COEFFICIENT_LIMIT, WORD_MASK
from .._boundary.numbers import (
    DIGITS_LEAST,
    Number,
    checked_digits,
    decimal_struct,
    encoded,
    is_fraction,
    to_decimal,
)
from .._boundary.rounding import Rounding, RoundingLike, checked_rounding
from .._currency.currency import CurrencyLike, CurrencyRegistry, code_bytes, registry_handle
from .._errors import DecimalOverflow
from .._library import native
from .._raw import DIGITS_EXACT, ROUND_UNNECESSARY, TEXT_MAX, MoneyStruct
from .money_fractions import exact_multiple, fraction_multiple
from .money_structs import money_array
from .money_value import MoneyClass, MoneyValue, is_int_zero, money_of, not_a_factor, not_an_amount

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .money import Factor, Money

#: The factors of the first letters of a currency's code in a hash.
CODE_FACTOR = 0x1F351


class MoneyOperators(MoneyValue):
    """The part of an amount that the accelerator implements in C."""

    __slots__ = ("__weakref__", "_value")

    def __new__(
        cls, amount: Number, currency: CurrencyLike, registry: CurrencyRegistry | None = None
    ) -> Money:
        code, handle = code_bytes(currency), registry_handle(registry)
        number, value = decimal_struct(amount, "an amount"), MoneyStruct()
        if native.money_new(number, code, handle, value, None):
            fail(native.money_new, number, code, handle, value)
        money: Money = cls._holding(value)
        return money

    # Python's message for a missing argument names the public class.
    __new__.__qualname__ = "Money"

    @classmethod
    def _holding(cls, value: MoneyStruct) -> Any:
        """Returns an amount of this class for a struct of the library."""
        self = object.__new__(cls)
        self._value = value
        return self

    @staticmethod
    def parse(
        text: str, currency: CurrencyLike | None = None, registry: CurrencyRegistry | None = None
    ) -> Money:
        """Reads ``12.50 EUR`` or ``EUR 12.50``, with a single space.

        :param currency: the currency of a plain decimal; None to reject plain decimals.

        >>> Money.parse("12.50 EUR"), Money.parse("12.50", currency="USD")
        (Money('12.50', 'EUR'), Money('12.50', 'USD'))
        """
        if not isinstance(text, str):
            refuse_type("the text of an amount", "a str", text)
        code = None if currency is None else code_bytes(currency)
        handle, data, value = registry_handle(registry), encoded(text), MoneyStruct()
        call(native.money_parse_with_currency, data, len(data), code, handle, value, text=text)
        return money_of(value)

    @staticmethod
    def from_minor(
        minor: int, currency: CurrencyLike, registry: CurrencyRegistry | None = None
    ) -> Money:
        """Returns the amount of a number of minor units.

        >>> Money.from_minor(1050, "EUR"), Money.from_minor(1050, "JPY")
        (Money('10.50', 'EUR'), Money('1050', 'JPY'))
        """
        if not isinstance(minor, int) or isinstance(minor, bool):
            refuse_type("an amount of minor units", "an int", minor)
        minor = int.__index__(minor)
        if not -COEFFICIENT_LIMIT < minor < COEFFICIENT_LIMIT:
            raise DecimalOverflow("an amount of minor units exceeds 38 digits")
        code, handle, value = code_bytes(currency), registry_handle(registry), MoneyStruct()
        # The library accepts 64 bits only, so the coefficient is set in the struct afterwards.
        call(native.money_from_minor, 0, code, handle, value)
        value.lo, value.hi = minor & WORD_MASK, minor >> 64
        return money_of(value)

    @staticmethod
    def sum(amounts: Iterable[Money], currency: CurrencyLike | None = None) -> Money:
        """The exact sum of amounts of one currency.

        Unlike :func:`sum` it fails only if the sum itself does not fit. The sum of an empty list is
        0 in ``currency``.

        >>> Money.sum([Money("1.50", "EUR"), Money("2", "EUR")])
        Money('3.50', 'EUR')
        >>> Money.sum([], "EUR")
        Money('0', 'EUR')
        """
        code = None if currency is None else code_bytes(currency)
        array, value = money_array(amounts), MoneyStruct()
        call(native.money_sum, array, len(array), code, value)
        return money_of(value)

    @property
    def amount(self) -> Decimal:
        """The number, with its scale.

        >>> Money("10.50", "EUR").amount
        Decimal('10.50')
        """
        return to_decimal(self._value)

    @property
    def currency(self) -> str:
        """The code of the currency.

        >>> Money("10.50", "EUR").currency
        'EUR'
        """
        return self._value.currency.decode()

    @property
    def minor(self) -> int:
        """The amount in minor units, exactly; raises InexactResult for fractions of a minor unit.

        >>> Money("10.5", "EUR").minor
        1050
        """
        return self.to_minor()

    def rounded(
        self,
        digits: int | None = None,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        registry: CurrencyRegistry | None = None,
    ) -> Money:
        """Returns the amount rounded to ``digits`` fraction digits.

        :param digits: 0 to 38, or -1 to -37 for a multiple of 10, 100, …; None for the currency's
            minor units.

        >>> Money("2.345", "EUR").rounded()
        Money('2.34', 'EUR')
        >>> Money("2.345", "EUR").rounded(digits=1, rounding=Rounding.UP)
        Money('2.4', 'EUR')
        >>> Money("1234.56", "EUR").rounded(-1), Money("95", "EUR").rounded(-2, "half_up")
        (Money('1230', 'EUR'), Money('100', 'EUR'))
        """
        mode = checked_rounding(rounding)
        if digits is not None and checked_digits(digits, DIGITS_LEAST) < 0:
            return self._rounded_to_tens(digits, mode)
        value = MoneyStruct()
        places = self._places(digits, registry)
        if native.money_quantize(self._value, places, mode, value, None, None):
            fail(native.money_quantize, self._value, places, mode, value, None)
        return money_of(value)

    def multiplied(
        self,
        factor: Factor,
        digits: int | None = None,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        registry: CurrencyRegistry | None = None,
    ) -> Money:
        """Returns the amount × ``factor``, rounded once to ``digits`` fraction digits.

        :param digits: the number of fraction digits; None for the currency's minor units.

        >>> Money("9.99", "EUR").multiplied("0.19")
        Money('1.90', 'EUR')
        """
        mode, places = checked_rounding(rounding), self._places(digits, registry)
        if is_fraction(factor):
            return money_of(fraction_multiple(self._value, factor, places, mode))
        number, value = decimal_struct(factor, "a factor"), MoneyStruct()
        if native.money_multiply(self._value, number, places, mode, value, None, None):
            fail(native.money_multiply, self._value, number, places, mode, value, None)
        return money_of(value)

    def divided(
        self,
        divisor: Factor,
        digits: int | None = None,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        registry: CurrencyRegistry | None = None,
    ) -> Money:
        """Returns the amount ÷ ``divisor``, rounded once to ``digits`` fraction digits.

        :param digits: the number of fraction digits; None for the currency's minor units.

        >>> Money("10.00", "EUR").divided(3)
        Money('3.33', 'EUR')
        """
        mode, places = checked_rounding(rounding), self._places(digits, registry)
        if is_fraction(divisor) and divisor:
            return money_of(fraction_multiple(self._value, 1 / divisor, places, mode))
        number = decimal_struct(divisor.numerator if is_fraction(divisor) else divisor, "a divisor")
        value = MoneyStruct()
        if native.money_divide(self._value, number, places, mode, value, None, None):
            fail(native.money_divide, self._value, number, places, mode, value, None)
        return money_of(value)

    def __add__(self, other: Money) -> Money:
        if not isinstance(other, MoneyClass.final):
            if is_int_zero(other):
                return self  # type: ignore[return-value]
            return not_an_amount(other, "cannot be added to an amount")  # type: ignore[no-any-return]
        value = MoneyStruct()
        if native.money_add(self._value, other._value, value, None):
            fail(native.money_add, self._value, other._value, value)
        return money_of(value)

    def __radd__(self, other: object) -> Money:
        # ``sum()`` starts from 0.
        if is_int_zero(other):
            return self  # type: ignore[return-value]
        return not_an_amount(other, "cannot be added to an amount")  # type: ignore[no-any-return]

    def __sub__(self, other: Money) -> Money:
        if not isinstance(other, MoneyClass.final):
            if is_int_zero(other):
                return self  # type: ignore[return-value]
            return not_an_amount(other, "cannot be subtracted from an amount")  # type: ignore[no-any-return]
        value = MoneyStruct()
        if native.money_subtract(self._value, other._value, value, None):
            fail(native.money_subtract, self._value, other._value, value)
        return money_of(value)

    def __rsub__(self, other: object) -> Money:
        if is_int_zero(other):
            return -self
        what = "cannot have an amount subtracted from it"
        return not_an_amount(other, what)  # type: ignore[no-any-return]

    def __mul__(self, factor: Factor) -> Money:
        if not isinstance(factor, (str, float, Decimal, Integral)):
            if is_fraction(factor):
                return money_of(exact_multiple(self._value, factor))
            return not_a_factor(factor)  # type: ignore[no-any-return]
        number, value = decimal_struct(factor, "a factor"), MoneyStruct()
        if native.money_multiply(
            self._value, number, DIGITS_EXACT, ROUND_UNNECESSARY, value, None, None
        ):
            fail(
                native.money_multiply,
                self._value,
                number,
                DIGITS_EXACT,
                ROUND_UNNECESSARY,
                value,
                None,
            )
        return money_of(value)

    __rmul__ = __mul__

    def __neg__(self) -> Money:
        value = MoneyStruct()
        call(native.money_negate, self._value, value)
        return money_of(value)

    def __pos__(self) -> Money:
        return self  # type: ignore[return-value]

    def __abs__(self) -> Money:
        value = MoneyStruct()
        call(native.money_absolute, self._value, value)
        return money_of(value)

    def __bool__(self) -> bool:
        return (self._value.lo | self._value.hi) != 0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, MoneyClass.final):
            return NotImplemented
        equal = c_int32()
        if native.money_equal(self._value, other._value, equal, None):
            fail(native.money_equal, self._value, other._value, equal)
        return equal.value != 0

    def __ne__(self, other: object) -> bool:
        equal = self.__eq__(other)
        return equal if equal is NotImplemented else not equal

    def __hash__(self) -> int:
        # As Python hashes numbers by value, trailing zeros do not affect the hash. It equals the
        # hash in C.
        code = self._value.currency
        first, others = (int.from_bytes(part, "little") for part in (code[:4], code[4:]))
        return hash(hash(self.amount) + CODE_FACTOR * first + others)

    def __lt__(self, other: Money) -> bool:
        order = self._order(other)
        return order if order is NotImplemented else order < 0  # type: ignore[no-any-return]

    def __le__(self, other: Money) -> bool:
        order = self._order(other)
        return order if order is NotImplemented else order <= 0  # type: ignore[no-any-return]

    def __gt__(self, other: Money) -> bool:
        order = self._order(other)
        return order if order is NotImplemented else order > 0  # type: ignore[no-any-return]

    def __ge__(self, other: Money) -> bool:
        order = self._order(other)
        return order if order is NotImplemented else order >= 0  # type: ignore[no-any-return]

    def _order(self, other: object) -> Any:
        if not isinstance(other, MoneyClass.final):
            if is_int_zero(other):
                return self.sign
            return not_an_amount(other, "cannot be compared with an amount")
        order = c_int32()
        if native.money_compare(self._value, other._value, order, None):
            fail(native.money_compare, self._value, other._value, order)
        return order.value

    def __str__(self) -> str:
        buffer, length = create_string_buffer(TEXT_MAX), c_size_t()
        call(native.money_format, self._value, buffer, TEXT_MAX, length)
        return buffer.value.decode()

    def __repr__(self) -> str:
        amount, _, currency = str(self).partition(" ")
        return f"Money({amount!r}, {currency!r})"

    def __format__(self, specification: str) -> str:
        from .money_format import formatted

        return formatted(self, specification)  # type: ignore[arg-type]
