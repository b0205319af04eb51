"""An exact amount of a currency."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import c_int32, c_int64, c_size_t, create_string_buffer
from decimal import Decimal

from .. import _money
from .._boundary.acceleration import (
    class_of_amounts,
    complete,
    function_of_pickles,
    is_accelerated,
)
from .._boundary.calls import call, fail, refuse_type
from .._boundary.limits import COEFFICIENT_LIMIT, WORD_MASK
from .._boundary.numbers import Document, Number, coefficient_of, document_bytes
from .._boundary.rounding import Rounding
from .._currency.currency import (
    CurrencyLike,
    CurrencyRegistry,
    bad_code,
    code_bytes,
    registry_handle,
)
from .._errors import ArgumentError, DecimalOverflow
from .._library import native
from .._public import public
from .._raw import CODE_SIZE, JSON_MAX, PACKED_MAX, SORT_KEY_MAX, MoneyStruct
from .._status import Status
from .allocation import AllocationMethod, allocate, split
from .money_division import MoneyDivision
from .money_hooks import MoneyHooks
from .money_operators import MoneyOperators
from .money_rounding import MoneyRounding
from .money_structs import money_array as money_array
from .money_value import MoneyClass
from .money_value import money_struct as money_struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction
    from typing import Any, Callable, ClassVar, NoReturn, Union

    #: A multiplier, divisor or weight of an amount.
    Factor = Union[str, int, Decimal, Fraction]
else:
    Factor = object


@public
class Money(MoneyOperators, MoneyRounding, MoneyDivision, MoneyHooks):
    """An exact amount of a currency. It is immutable.

    The scale is kept as written: 10.50 has two fraction digits, and equals 10.5. Sums, differences
    and products are exact; operations that may round accept the digits and the rounding mode.

    :param amount: a str, an int or a Decimal; a float raises a TypeError.
    :param currency: an ISO 4217 code, or a code of ``registry``.

    >>> price = Money("10.50", "EUR")
    >>> price + Money(1, "EUR")
    Money('11.50', 'EUR')
    >>> str(price * 3)
    '31.50 EUR'
    """

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, str]] = ("amount", "currency")

    @staticmethod
    def zero(currency: CurrencyLike, registry: CurrencyRegistry | None = None) -> Money:
        """Zero in a currency.

        >>> Money.zero("EUR")
        Money('0', 'EUR')
        """
        return Money(0, currency, registry)

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
        return money_of(value)

    def to_json(self) -> str:
        """The amount as JSON. Equal amounts of the same scale have equal JSON.

        >>> Money("12.50", "EUR").to_json()
        '{"amount":"12.50","currency":"EUR"}'
        """
        buffer, length = create_string_buffer(JSON_MAX), c_size_t()
        call(native.money_to_json, self._value, buffer, JSON_MAX, length)
        return buffer.value.decode()

    @staticmethod
    def unpack(data: bytes | bytearray | memoryview) -> Money:
        """Reads an amount that :meth:`pack` of this or an earlier version returned.

        >>> Money.unpack(bytes.fromhex("13 45 55 52 02 04 1a 4d"))
        Money('10.50', 'EUR')
        """
        if not isinstance(data, (bytes, bytearray, memoryview)):
            refuse_type("a packed amount", "bytes", data)
        content, value = bytes(data), MoneyStruct()
        call(native.money_unpack, content, len(content), value)
        return money_of(value)

    def pack(self) -> bytes:
        """The amount as bytes for disks and networks; their format is frozen.

        >>> Money("10.50", "EUR").pack().hex(" ")
        '13 45 55 52 02 04 1a 4d'
        """
        buffer, length = create_string_buffer(PACKED_MAX), c_size_t()
        call(native.money_pack, self._value, buffer, PACKED_MAX, length)
        return buffer.raw[: length.value]

    def sort_key(self) -> bytes:
        """Bytes that sort like amounts: by currency code, then by value.

        Keys of equal amounts are equal, regardless of their scale.

        >>> Money("9.80", "EUR").sort_key() < Money("10.5", "EUR").sort_key()
        True
        """
        buffer, length = create_string_buffer(SORT_KEY_MAX), c_size_t()
        call(native.money_sort_key, self._value, buffer, SORT_KEY_MAX, length)
        return buffer.raw[: length.value]

    def to_minor(self, registry: CurrencyRegistry | None = None) -> int:
        """The amount in minor units; ``registry`` defines those of user-defined currencies.

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
    def is_zero(self) -> bool:
        """True if the amount is 0, in any currency.

        ``amount == 0`` is False, because 0 EUR and 0 USD would otherwise both equal 0 but not each
        other. ``bool(amount)`` is False for 0.

        >>> Money("0.00", "EUR").is_zero, Money("0.00", "EUR") == 0
        (True, False)
        """
        return not self

    @property
    def sign(self) -> int:
        """The sign of the amount: -1, 0 or 1.

        >>> Money("-0.01", "EUR").sign, Money("0.00", "EUR").sign
        (-1, 0)
        """
        sign = c_int32()
        call(native.money_sign, self._value, sign)
        return sign.value

    def split(
        self,
        count: int,
        method: AllocationMethod = "largest_remainder",
        digits: int | None = None,
        registry: CurrencyRegistry | None = None,
        step: Number | None = None,
    ) -> list[Money]:
        """Returns shares that are as equal as possible and sum to the amount.

        :param step: as in :meth:`allocate`.

        >>> Money("10.00", "EUR").split(3)
        [Money('3.34', 'EUR'), Money('3.33', 'EUR'), Money('3.33', 'EUR')]
        """
        shares = split(self._value, count, method, digits, registry, step)
        return [money_of(share) for share in shares]

    def allocate(
        self,
        weights: Iterable[Factor],
        method: AllocationMethod = "largest_remainder",
        digits: int | None = None,
        registry: CurrencyRegistry | None = None,
        step: Number | None = None,
    ) -> list[Money]:
        """Returns shares in proportion to the weights, which sum to the amount.

        Each share is first rounded down. The remaining units go, one each, to the shares that lost
        the most (``largest_remainder``), to the first (``floor_to_first``) or to the last shares
        (``floor_to_last``). With ``separate_remainder`` they form an additional last element.

        :param digits: the number of fraction digits of the shares; None for the currency's minor
            units, or the amount's own scale if that is larger.
        :param step: the step of which each share is a multiple, instead of ``digits``; a remainder
            smaller than a step forms an additional last element.

        >>> Money("10.00", "EUR").allocate(["50", "30", "20.5"])
        [Money('4.98', 'EUR'), Money('2.98', 'EUR'), Money('2.04', 'EUR')]
        >>> Money("10.00", "EUR").allocate([Fraction(1, 3), Fraction(2, 3)])
        [Money('3.33', 'EUR'), Money('6.67', 'EUR')]
        >>> Money("0.05", "EUR").allocate([1, 1], method="separate_remainder")
        [Money('0.02', 'EUR'), Money('0.02', 'EUR'), Money('0.01', 'EUR')]
        >>> Money("10.02", "EUR").allocate([1, 1], step="0.05")
        [Money('5.00', 'EUR'), Money('5.00', 'EUR'), Money('0.02', 'EUR')]
        """
        shares = allocate(self._value, weights, method, digits, registry, step)
        return [money_of(share) for share in shares]

    def __int__(self) -> NoReturn:
        raise TypeError(
            "could not convert an amount to int: use .minor, or int(m.amount), which truncates"
        )

    def __float__(self) -> NoReturn:
        raise TypeError(
            "could not convert an amount to float exactly: use .amount, or float(m.amount), which"
            " rounds"
        )

    def __copy__(self) -> Money:
        return self

    def __deepcopy__(self, memo: object) -> Money:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        value = self._value
        return _money._restored, (coefficient_of(value), value.scale, value.currency.decode())


def restored(coefficient: int, scale: int, currency: str) -> Money:
    """Returns a pickled amount; its currency may belong to a registry that is not available."""
    code = code_bytes(currency)
    if len(code) >= CODE_SIZE:
        raise bad_code(currency)
    if not -COEFFICIENT_LIMIT < coefficient < COEFFICIENT_LIMIT:
        raise DecimalOverflow("an amount exceeds 38 digits")
    if scale not in range(256):
        # Larger numbers would lose their upper bits in the struct and change the scale.
        raise ArgumentError(f"a scale must be 0 to 38, got {scale}")
    value = MoneyStruct(coefficient & WORD_MASK, coefficient >> 64, scale, code)
    # Any call rejects an invalid amount.
    call(native.money_absolute, value, MoneyStruct())
    return money_of(value)


def _copied(value: MoneyStruct) -> Money:
    """Returns a copy of an amount that is part of a larger structure."""
    return money_of(MoneyStruct.from_buffer_copy(value))


_plain = Money
Money = class_of_amounts(Money, _money._imported)  # type: ignore[misc]
MoneyClass.hand_down(Money)
# Pickles name the function in the package, and a pickler compares it with the one there.
_money._restored = function_of_pickles(_money._restored)
#: True if amounts are implemented in C.
accelerated: bool = is_accelerated()
#: Makes an amount from a struct. An amount in C copies the struct.
money_of: Callable[[MoneyStruct], Money] = Money._holding
copied_money: Callable[[MoneyStruct], Money] = money_of if accelerated else _copied
# The last step, since other threads may then call the functions of this module.
complete(Money, _plain)
