"""An exact sum of amounts in several currencies."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import c_int32, c_size_t, c_uint64, create_string_buffer
from datetime import datetime, timedelta
from typing import Any

from .._boundary.calls import call, refuse_type
from .._boundary.dates import Day
from .._boundary.documents import made_document
from .._boundary.freshness import Stale
from .._boundary.numbers import Document, Number, decimal_struct, document_bytes, encoded
from .._boundary.rounding import Rounding, RoundingLike
from .._boundary.rows import read_rows
from .._currency.currency import (
    CurrencyLike,
    CurrencyRegistry,
    bad_code,
    code_bytes,
    registry_handle,
)
from .._library import native
from .._money.money import Money, copied_money, money_of, money_struct
from .._public import public
from .._rates.options import convert_options
from .._rates.rates import Rates, rates_handle
from .._rates.shipped import is_undated, warn_of_target
from .._raw import BagHandle, MoneyStruct


@public
class MoneyBag:
    """An exact sum of amounts in several currencies, which you reduce to one currency later.

    A bag never changes. Amounts of 0 and the order of the currencies do not count.

    >>> bag = MoneyBag(Money("5.00", "EUR"), Money("10.00", "USD"))
    >>> bag * 3
    MoneyBag(Money('15.00', 'EUR'), Money('30.00', 'USD'))
    >>> bag.reduce("EUR", Rates([("EUR", "USD", "2")]))
    Money('10.00', 'EUR')
    """

    __slots__ = ("_handle",)
    _handle: BagHandle

    def __new__(cls, *amounts: Money) -> MoneyBag:
        structs = [money_struct(amount) for amount in amounts]
        handle = BagHandle()
        call(native.money_bag_new, handle)
        for struct in structs:
            call(native.money_bag_add, handle, struct)
        self = object.__new__(cls)
        self._handle = handle
        return self

    @staticmethod
    def parse(text: str, registry: CurrencyRegistry | None = None) -> MoneyBag:
        """Reads amounts with `` + `` between them, each currency once; the text of a bag.

        >>> MoneyBag.parse("-12.50 EUR + 3.00 USD")
        MoneyBag(Money('-12.50', 'EUR'), Money('3.00', 'USD'))
        """
        if not isinstance(text, str):
            refuse_type("the text of a bag", "a str", text)
        data, known, handle = encoded(text), registry_handle(registry), BagHandle()
        call(native.money_bag_parse, data, len(data), known, handle, text=text)
        return _bag(handle)

    @staticmethod
    def from_json(document: Document, registry: CurrencyRegistry | None = None) -> MoneyBag:
        """Reads a bag that :meth:`to_json` wrote.

        >>> MoneyBag.from_json('[{"amount":"12.50","currency":"EUR"}]')
        MoneyBag(Money('12.50', 'EUR'))
        """
        (data, text), known, handle = (
            document_bytes(document),
            registry_handle(registry),
            BagHandle(),
        )
        call(native.money_bag_from_json, data, len(data), known, handle, text=text)
        return _bag(handle)

    def to_json(self) -> str:
        """The bag as a list of amounts, in the order of their codes.

        >>> MoneyBag(Money("12.50", "EUR")).to_json()
        '[{"amount":"12.50","currency":"EUR"}]'
        """
        return made_document(native.money_bag_to_json, self._handle)

    def add(self, other: Money | MoneyBag) -> MoneyBag:
        """The bag with an amount, or another bag, added; the same as ``+``.

        >>> MoneyBag(Money(5, "EUR")).add(Money(1, "EUR"))
        MoneyBag(Money('6', 'EUR'))
        """
        if isinstance(other, MoneyBag):
            handle = self._copy()
            call(native.money_bag_add_bag, handle, other._handle)
        else:
            struct = money_struct(other, "an addend of a bag")
            handle = self._copy()
            call(native.money_bag_add, handle, struct)
        return _bag(handle)

    def amount(self, currency: CurrencyLike) -> Money:
        """The amount of a currency; 0 if the bag does not contain the currency.

        >>> MoneyBag(Money(5, "EUR")).amount("EUR"), MoneyBag().amount("EUR")
        (Money('5', 'EUR'), Money('0', 'EUR'))
        """
        code, value = code_bytes(currency), MoneyStruct()
        call(native.money_bag_amount, self._handle, code, value)
        return money_of(value)

    @property
    def amounts(self) -> list[Money]:
        """The amounts other than 0, in the order in which the currencies were added.

        >>> MoneyBag(Money(5, "EUR"), Money(1, "USD"), Money(2, "EUR")).amounts
        [Money('7', 'EUR'), Money('1', 'USD')]
        """
        return read_rows(native.money_bag_amounts, MoneyStruct, copied_money, self._handle)

    def reduce(
        self,
        currency: CurrencyLike,
        rates: Rates | None = None,
        on: Day | None = None,
        max_gap: int = 0,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        digits: int | None = None,
        registry: CurrencyRegistry | None = None,
        *,
        now: datetime | None = None,
        fresh_for: timedelta | None = None,
        stale: Stale = "flag",
    ) -> Money:
        """The amounts converted into one currency: exact conversions, rounded once.

        The options are those of :meth:`Rates.convert`. Without rates, only a bag of that one
        currency reduces.

        >>> bag = MoneyBag(Money("0.10", "EUR"), Money("0.11", "USD"))
        >>> bag.reduce("EUR", Rates([("EUR", "USD", "1.1")]))
        Money('0.20', 'EUR')
        """
        code = code_bytes(currency)
        if not code:
            raise bad_code("")
        table = None if rates is None else rates_handle(rates)
        options = convert_options(on, max_gap, rounding, digits, registry, now, fresh_for, stale)
        if is_undated(rates, on):
            warn_of_target(rates, on, (one.currency for one in self), code, options)
        value = MoneyStruct()
        call(native.money_bag_reduce, self._handle, code, table, options, value, None)
        return money_of(value)

    def __add__(self, other: Money | MoneyBag) -> MoneyBag:
        return self.add(other) if isinstance(other, (Money, MoneyBag)) else NotImplemented

    def __radd__(self, other: object) -> MoneyBag:
        if isinstance(other, Money):
            return MoneyBag(other).add(self)
        # ``sum()`` starts from 0.
        if type(other) is int and other == 0:
            return self
        return NotImplemented

    def __sub__(self, other: Money | MoneyBag) -> MoneyBag:
        return self.add(-other) if isinstance(other, (Money, MoneyBag)) else NotImplemented

    def __rsub__(self, other: object) -> MoneyBag:
        return MoneyBag(other).add(-self) if isinstance(other, Money) else NotImplemented

    def __mul__(self, factor: Number) -> MoneyBag:
        if isinstance(factor, (Money, MoneyBag)):
            return NotImplemented
        number = decimal_struct(factor, "a factor")
        handle = self._copy()
        call(native.money_bag_multiply, handle, number)
        return _bag(handle)

    __rmul__ = __mul__

    def __neg__(self) -> MoneyBag:
        return self * -1

    def __len__(self) -> int:
        count = c_size_t()
        call(native.money_bag_count, self._handle, count)
        return count.value

    def __iter__(self) -> Iterator[Money]:
        return iter(self.amounts)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, MoneyBag):
            return NotImplemented
        equal = c_int32()
        call(native.money_bag_equal, self._handle, other._handle, equal)
        return equal.value != 0

    def __hash__(self) -> int:
        result = c_uint64()
        call(native.money_bag_hash, self._handle, result)
        return hash(result.value)

    def __repr__(self) -> str:
        return f"MoneyBag({', '.join(map(repr, self))})"

    def __str__(self) -> str:
        length = c_size_t()
        call(native.money_bag_format, self._handle, None, 0, length)
        buffer = create_string_buffer(length.value + 1)
        call(native.money_bag_format, self._handle, buffer, len(buffer), length)
        return buffer.value.decode()

    def __copy__(self) -> MoneyBag:
        return self

    def __deepcopy__(self, memo: object) -> MoneyBag:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return MoneyBag, tuple(self)

    def _copy(self) -> BagHandle:
        handle = BagHandle()
        call(native.money_bag_copy, self._handle, handle)
        return handle


def _bag(handle: BagHandle) -> MoneyBag:
    bag = object.__new__(MoneyBag)
    bag._handle = handle
    return bag
