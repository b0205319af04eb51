"""An exact amount of a currency."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import Array, c_int32, c_int64, c_size_t, c_uint64, create_string_buffer
from decimal import Decimal
from typing import Any

from .._boundary.calls import call, fail, refuse_type
from .._boundary.limits import COEFFICIENT_LIMIT, WORD_MASK
from .._boundary.numbers import (
    Document,
    Number,
    coefficient_of,
    decimal_struct,
    document_bytes,
    encoded,
    to_decimal,
)
from .._boundary.rounding import Rounding
from .._currency.currency import CurrencyLike, CurrencyRegistry, code_bytes, registry_handle
from .._errors import DecimalOverflow
from .._library import native
from .._raw import DIGITS_EXACT, JSON_MAX, ROUND_UNNECESSARY, TEXT_MAX, MoneyStruct
from .._status import Status
from . import _restored
from .allocation import AllocationMethod, allocate, split
from .money_division import MoneyDivision
from .money_hooks import MoneyHooks
from .money_rounding import MoneyRounding
from .money_value import formatted, not_a_factor, not_an_amount
from .money_value import money_struct as money_struct


class Money(MoneyRounding, MoneyDivision, MoneyHooks):
    """An exact amount of a currency. It never changes.

    The scale is kept as written: 10.50 has two fraction digits, and equals 10.5. Sums, differences
    and products are exact; where something may be rounded, the digits and the mode are arguments.

    :param amount: a str, an int or a Decimal; a float is a TypeError.
    :param currency: a code of ISO 4217, or one of ``registry``.

    >>> price = Money("10.50", "EUR")
    >>> price + Money(1, "EUR")
    Money('11.50', 'EUR')
    >>> str(price * 3)
    '31.50 EUR'
    """

    __slots__ = ()

    def __new__(
        cls, amount: Number, currency: CurrencyLike, registry: CurrencyRegistry | None = None
    ) -> Money:
        code, handle = code_bytes(currency), registry_handle(registry)
        number, value = decimal_struct(amount, "an amount"), MoneyStruct()
        if native.money_new(number, code, handle, value, None):
            fail(native.money_new, number, code, handle, value)
        self = object.__new__(cls)
        self._value = value
        return self

    @staticmethod
    def parse(
        text: str, currency: CurrencyLike | None = None, registry: CurrencyRegistry | None = None
    ) -> Money:
        """Reads ``12.50 EUR`` or ``EUR 12.50``, one space between.

        :param currency: what a plain decimal is an amount of; None: a plain decimal is an error.

        >>> Money.parse("12.50 EUR"), Money.parse("12.50", currency="USD")
        (Money('12.50', 'EUR'), Money('12.50', 'USD'))
        """
        if not isinstance(text, str):
            refuse_type("the text of an amount", "a str", text)
        code = None if currency is None else code_bytes(currency)
        handle, data, value = registry_handle(registry), encoded(text), MoneyStruct()
        call(native.money_parse_in, data, len(data), code, handle, value, text=text)
        return made_money(value)

    @staticmethod
    def from_json(document: Document, registry: CurrencyRegistry | None = None) -> Money:
        """Reads an amount that :meth:`to_json` wrote.

        >>> Money.from_json('{"amount":"12.50","currency":"EUR"}')
        Money('12.50', 'EUR')
        """
        (data, text), handle, value = (
            document_bytes(document),
            registry_handle(registry),
            MoneyStruct(),
        )
        call(native.money_from_json, data, len(data), handle, value, text=text)
        return made_money(value)

    def to_json(self) -> str:
        """The amount as JSON, the same text for the same amount.

        >>> Money("12.50", "EUR").to_json()
        '{"amount":"12.50","currency":"EUR"}'
        """
        buffer, length = create_string_buffer(JSON_MAX), c_size_t()
        call(native.money_to_json, self._value, buffer, JSON_MAX, length)
        return buffer.value.decode()

    @staticmethod
    def from_minor(
        minor: int, currency: CurrencyLike, registry: CurrencyRegistry | None = None
    ) -> Money:
        """An amount of minor units.

        >>> Money.from_minor(1050, "EUR"), Money.from_minor(1050, "JPY")
        (Money('10.50', 'EUR'), Money('1050', 'JPY'))
        """
        if not isinstance(minor, int) or isinstance(minor, bool):
            refuse_type("an amount of minor units", "an int", minor)
        if not -COEFFICIENT_LIMIT < minor < COEFFICIENT_LIMIT:
            raise DecimalOverflow("an amount of minor units does not fit 38 digits")
        code, handle, value = code_bytes(currency), registry_handle(registry), MoneyStruct()
        # The library's own argument has 64 bits; scale and currency do not depend on it.
        call(native.money_from_minor, 0, code, handle, value)
        value.lo, value.hi = minor & WORD_MASK, minor >> 64
        return made_money(value)

    @property
    def amount(self) -> Decimal:
        """The number, with its scale.

        >>> Money("10.50", "EUR").amount
        Decimal('10.50')
        """
        return to_decimal(self._value)

    @property
    def currency(self) -> str:
        """The currency's code.

        >>> Money("10.50", "EUR").currency
        'EUR'
        """
        return self._value.currency.decode()

    @property
    def minor(self) -> int:
        """The amount in minor units, exactly; InexactResult when it is finer than that.

        >>> Money("10.5", "EUR").minor
        1050
        """
        return self.to_minor()

    def to_minor(self, registry: CurrencyRegistry | None = None) -> int:
        """The amount in minor units, where the currency may be one of ``registry``.

        >>> registry = CurrencyRegistry()
        >>> registry.add("GEM", 3)
        >>> Money("1.5", "GEM", registry=registry).to_minor(registry)
        1500
        """
        handle, minor = registry_handle(registry), c_int64()
        status = native.money_to_minor(self._value, handle, minor, None)
        if status == Status.OVERFLOW:
            return coefficient_of(self.rounded(None, Rounding.UNNECESSARY, registry)._value)
        if status:
            fail(native.money_to_minor, self._value, handle, minor)
        return minor.value

    @property
    def sign(self) -> int:
        """-1 where the amount is less than 0, 1 where it is more, and 0 where it is 0.

        >>> Money("-0.01", "EUR").sign, Money("0.00", "EUR").sign
        (-1, 0)
        """
        sign = c_int32()
        call(native.money_sign, self._value, sign)
        return sign.value

    @staticmethod
    def sum(amounts: Iterable[Money], currency: CurrencyLike | None = None) -> Money:
        """The exact sum of amounts of one currency.

        Unlike :func:`sum` it fails only where the sum itself does not fit, and the sum of none is
        0 of ``currency``.

        >>> Money.sum([Money("1.50", "EUR"), Money("2", "EUR")])
        Money('3.50', 'EUR')
        >>> Money.sum([], "EUR")
        Money('0', 'EUR')
        """
        code = None if currency is None else code_bytes(currency)
        array, value = money_array(amounts), MoneyStruct()
        call(native.money_sum, array, len(array), code, value)
        return made_money(value)

    def split(
        self,
        count: int,
        method: AllocationMethod = "largest_remainder",
        digits: int | None = None,
        registry: CurrencyRegistry | None = None,
        step: Number | None = None,
    ) -> list[Money]:
        """Shares as equal as can be, which sum to the amount.

        :param step: as in :meth:`allocate`.

        >>> Money("10.00", "EUR").split(3)
        [Money('3.34', 'EUR'), Money('3.33', 'EUR'), Money('3.33', 'EUR')]
        """
        shares = split(self._value, count, method, digits, registry, step)
        return [made_money(share) for share in shares]

    def allocate(
        self,
        weights: Iterable[Number],
        method: AllocationMethod = "largest_remainder",
        digits: int | None = None,
        registry: CurrencyRegistry | None = None,
        step: Number | None = None,
    ) -> list[Money]:
        """Shares in proportion to the weights, which sum to the amount.

        Every share is first rounded down. The units left over go, one each, to the shares that lost
        most (``largest_remainder``), to the first (``floor_to_first``) or to the last ones
        (``floor_to_last``). With ``separate_remainder`` they are one more element at the end.

        :param digits: of every share; None: the currency's minor units, or the amount's own scale
            if that is larger.
        :param step: what every share is a multiple of, in place of ``digits``; what is less than a
            step is one more element at the end.

        >>> Money("10.00", "EUR").allocate(["50", "30", "20.5"])
        [Money('4.98', 'EUR'), Money('2.98', 'EUR'), Money('2.04', 'EUR')]
        >>> Money("0.05", "EUR").allocate([1, 1], method="separate_remainder")
        [Money('0.02', 'EUR'), Money('0.02', 'EUR'), Money('0.01', 'EUR')]
        >>> Money("10.02", "EUR").allocate([1, 1], step="0.05")
        [Money('5.00', 'EUR'), Money('5.00', 'EUR'), Money('0.02', 'EUR')]
        """
        shares = allocate(self._value, weights, method, digits, registry, step)
        return [made_money(share) for share in shares]

    def __add__(self, other: Money) -> Money:
        if not isinstance(other, Money):
            return not_an_amount(other, "cannot be added to an amount")
        value = MoneyStruct()
        if native.money_add(self._value, other._value, value, None):
            fail(native.money_add, self._value, other._value, value)
        return made_money(value)

    def __radd__(self, other: object) -> Money:
        # What sum() starts from.
        if type(other) is int and other == 0:
            return self
        return not_an_amount(other, "cannot be added to an amount")  # type: ignore[no-any-return]

    def __sub__(self, other: Money) -> Money:
        if not isinstance(other, Money):
            return not_an_amount(other, "cannot be subtracted from an amount")
        value = MoneyStruct()
        if native.money_subtract(self._value, other._value, value, None):
            fail(native.money_subtract, self._value, other._value, value)
        return made_money(value)

    def __rsub__(self, other: object) -> Money:
        what = "cannot have an amount subtracted from it"
        return not_an_amount(other, what)  # type: ignore[no-any-return]

    def __mul__(self, factor: Number) -> Money:
        if not isinstance(factor, (str, int, float, Decimal)):
            return not_a_factor(factor)
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
        return made_money(value)

    __rmul__ = __mul__

    def __neg__(self) -> Money:
        value = MoneyStruct()
        call(native.money_negate, self._value, value)
        return made_money(value)

    def __pos__(self) -> Money:
        return self

    def __abs__(self) -> Money:
        value = MoneyStruct()
        call(native.money_absolute, self._value, value)
        return made_money(value)

    def __bool__(self) -> bool:
        return (self._value.lo | self._value.hi) != 0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Money):
            return NotImplemented
        equal = c_int32()
        if native.money_equal(self._value, other._value, equal, None):
            fail(native.money_equal, self._value, other._value, equal)
        return equal.value != 0

    def __hash__(self) -> int:
        result = c_uint64()
        call(native.money_hash, self._value, result)
        return hash(result.value)

    def __lt__(self, other: Money) -> bool:
        return self._order(other) < 0 if isinstance(other, Money) else _unordered(other)

    def __le__(self, other: Money) -> bool:
        return self._order(other) <= 0 if isinstance(other, Money) else _unordered(other)

    def __gt__(self, other: Money) -> bool:
        return self._order(other) > 0 if isinstance(other, Money) else _unordered(other)

    def __ge__(self, other: Money) -> bool:
        return self._order(other) >= 0 if isinstance(other, Money) else _unordered(other)

    def _order(self, other: Money) -> int:
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
        return formatted(str(self), specification)

    def __copy__(self) -> Money:
        return self

    def __deepcopy__(self, memo: object) -> Money:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        value = self._value
        return _restored, (coefficient_of(value), value.scale, value.currency.decode())

    def _made(self, value: MoneyStruct) -> Money:
        return made_money(value)


def _unordered(other: object) -> Any:
    return not_an_amount(other, "cannot be compared with an amount")


def restored(coefficient: int, scale: int, currency: str) -> Money:
    """A pickled amount; its currency may be of a registry that is not at hand."""
    code = code_bytes(currency)
    if not -COEFFICIENT_LIMIT < coefficient < COEFFICIENT_LIMIT:
        raise DecimalOverflow("an amount does not fit 38 digits")
    value = MoneyStruct(coefficient & WORD_MASK, coefficient >> 64, scale, code)
    # Any call refuses an amount that cannot be.
    call(native.money_absolute, value, MoneyStruct())
    return made_money(value)


def money_array(amounts: Iterable[Money], what: str = "an amount") -> Array[MoneyStruct]:
    """Amounts as the library takes them."""
    if isinstance(amounts, (str, bytes)):
        refuse_type("amounts", "a list of Money", amounts)
    structs = [money_struct(amount, what) for amount in amounts]
    return (MoneyStruct * len(structs))(*structs)


def made_money(value: MoneyStruct) -> Money:
    """An amount that the library made."""
    money = object.__new__(Money)
    money._value = value
    return money


def copied_money(value: MoneyStruct) -> Money:
    """An amount that the library made as a part of a larger structure, on its own."""
    return made_money(MoneyStruct.from_buffer_copy(value))
