"""Currencies: ISO 4217 with its history, quote units, informal codes, and a program's own."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import c_int32, c_size_t
from datetime import date
from decimal import Decimal
from enum import IntEnum

from .._boundary.calls import call, refuse_type
from .._boundary.dates import Day, day_number, day_of
from .._boundary.numbers import checked_digits, checked_int, coefficient_of, encoded, to_decimal
from .._errors import MoneySyntaxError
from .._library import native
from .._public import public
from .._raw import DATE_NONE, CurrencyRegistryHandle, CurrencyStruct
from . import _custom, _registry
from .registry_handle import changing, copied, holders

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction
    from typing import Any, Union

    #: A currency: its code or the object.
    CurrencyLike = Union[str, "Currency"]
else:
    CurrencyLike = object


@public
class CurrencyKind(IntEnum):
    """The kind of currency.

    >>> Currency("DEM").kind
    <CurrencyKind.HISTORICAL: 1>
    """

    #: In ISO 4217 today.
    CURRENT = 0
    #: Once in ISO 4217, withdrawn.
    HISTORICAL = 1
    #: A code of ISO 4217 that is not legal tender: XAU, XDR, XTS.
    SPECIAL = 2
    #: A quote unit, a fraction of another currency: GBX, ZAc, ILA.
    UNIT = 3
    #: In common use outside ISO 4217: BTC, CNH.
    INFORMAL = 4
    #: From a registry.
    CUSTOM = 5


@public
class CurrencyRegistry:
    """User-defined currencies, such as tokens and loyalty points.

    Threads may share a registry. A call uses the currencies that exist when it starts.

    >>> registry = CurrencyRegistry()
    >>> registry.add("MILES", 0, "Air miles")
    >>> Money(500, "MILES", registry=registry)
    Money('500', 'MILES')
    """

    __slots__ = ("_handle", "_own_holders")

    def __init__(self) -> None:
        self._handle = CurrencyRegistryHandle()
        call(native.money_currency_registry_new, self._handle)
        self._own_holders = holders(self)

    def add(self, code: str, digits: int, name: str | None = None) -> None:
        """Adds a currency.

        :param code: 1 to 11 letters, digits, ``.``, ``_`` or ``-``, starting with a letter; must
            not be a built-in code.
        :param digits: the number of minor units, 0 to 38.

        >>> registry = CurrencyRegistry()
        >>> registry.add("GEM", 2)
        >>> len(registry)
        1
        """
        data, places = code_bytes(code), checked_digits(digits)
        text = None
        if isinstance(name, str):
            text = encoded(name)
        elif name is not None:
            refuse_type("a name", "a str", name)
        with changing:
            # Other calls may be using the handle, so the registry switches to a copy.
            is_shared = holders(self) != self._own_holders
            handle = copied(self._handle) if is_shared else self._handle
            length = 0 if text is None else len(text)
            call(native.money_currency_registry_add, handle, data, places, text, length, text=name)
            self._handle = handle

    def __len__(self) -> int:
        count = c_size_t()
        with changing:
            call(native.money_currency_registry_count, self._handle, count)
        return count.value

    def __iter__(self) -> Iterator[Currency]:
        for index in range(len(self)):
            struct = CurrencyStruct()
            with changing:
                call(native.money_currency_registry_at, self._handle, index, struct)
            yield _currency(struct)

    def __contains__(self, code: object) -> bool:
        return any(one.code == code for one in self)

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        return f"<CurrencyRegistry of {[one.code for one in self]}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _registry, ([(one.code, one.digits, one.name) for one in self],)


@public
class Currency:
    """A currency and its properties.

    >>> franc = Currency("CHF")
    >>> franc.digits, franc.numeric, franc.name, franc.cash_step
    (2, 756, 'Swiss Franc', Decimal('0.05'))
    """

    __slots__ = ("_struct",)
    _struct: CurrencyStruct

    def __new__(cls, code: CurrencyLike, registry: CurrencyRegistry | None = None) -> Currency:
        self = object.__new__(cls)
        self._struct = CurrencyStruct()
        data, handle = code_bytes(code), registry_handle(registry)
        call(native.money_currency_find, data, handle, self._struct)
        return self

    @staticmethod
    def from_numeric(numeric: int, on: Day | None = None) -> Currency:
        """The currency of a numeric ISO 4217 code.

        :param on: a date; None for the end of the data. No clock is read.

        >>> Currency.from_numeric(532, on="2025-03-30"), Currency.from_numeric(532, on="2025-03-31")
        (Currency('ANG'), Currency('XCG'))
        """
        struct = CurrencyStruct()
        number, day = checked_int(numeric, "a numeric code"), day_number(on)
        call(native.money_currency_find_numeric, number, day, struct)
        return _currency(struct)

    @staticmethod
    def all() -> list[Currency]:
        """All built-in currencies, in the order of their codes.

        >>> [one.code for one in Currency.all() if one.successor == "GBP"]
        ['GBX', 'GBp']
        """
        currencies = []
        for index in range(native.money_currency_count()):
            struct = CurrencyStruct()
            call(native.money_currency_at, index, struct)
            currencies.append(_currency(struct))
        return currencies

    @staticmethod
    def data_version() -> str:
        """The version of the built-in table.

        >>> "ISO 4217" in Currency.data_version()
        True
        """
        version: bytes = native.money_currency_data_version()
        return version.decode()

    @property
    def code(self) -> str:
        """The code.

        >>> Currency("EUR").code
        'EUR'
        """
        return self._struct.code.decode()

    @property
    def kind(self) -> CurrencyKind:
        """The kind of currency.

        >>> Currency("EUR").kind
        <CurrencyKind.CURRENT: 0>
        """
        return CurrencyKind(self._struct.kind)

    @property
    def numeric(self) -> int | None:
        """The numeric ISO 4217 code, or None.

        >>> Currency("EUR").numeric, Currency("BTC").numeric
        (978, None)
        """
        return self._struct.numeric or None

    @property
    def digits(self) -> int | None:
        """The current or last number of minor units; None if the currency has no minor unit.

        >>> Currency("TND").digits, Currency("JPY").digits, Currency("XAU").digits
        (3, 0, None)
        """
        return None if self._struct.digits < 0 else self._struct.digits

    def digits_on(self, on: Day) -> int | None:
        """The number of minor units on a date; None if the currency had no minor unit.

        >>> Currency("EUR").digits_on("2020-01-01")
        2
        """
        if on is None:
            refuse_type("a date", 'a date or a str such as "2024-02-29"', on)
        day = day_number(on)
        if self.kind is CurrencyKind.CUSTOM:
            return self.digits
        digits = c_int32()
        call(native.money_currency_digits, self._struct.code, day, None, digits)
        return None if digits.value < 0 else digits.value

    @property
    def name(self) -> str:
        """The English name from Unicode CLDR.

        >>> Currency("SEK").name
        'Swedish Krona'
        """
        return self._struct.name.decode("utf-8", "replace")

    @property
    def cash_step(self) -> Decimal | None:
        """The smallest cash amount if it differs from the minor unit, otherwise None.

        >>> Currency("CHF").cash_step, Currency("EUR").cash_step
        (Decimal('0.05'), None)
        """
        step = self._struct.cash_step
        return to_decimal(step) if coefficient_of(step) else None

    @property
    def introduced(self) -> date | None:
        """The first day, if known.

        >>> Currency("EUR").introduced
        datetime.date(1999, 1, 1)
        """
        return day_of(self._struct.introduced)

    @property
    def withdrawn(self) -> date | None:
        """The first day on which it was no longer current; None if it still is.

        >>> Currency("HRK").withdrawn
        datetime.date(2023, 1, 1)
        """
        return day_of(self._struct.withdrawn)

    def is_current(self, on: Day | None = None) -> bool:
        """True if the currency is in use on a date.

        :param on: a date; None for the end of the data. No clock is read.

        >>> Currency("HRK").is_current(), Currency("HRK").is_current("2022-12-31")
        (False, True)
        """
        day, start, end = day_number(on), self._struct.introduced, self._struct.withdrawn
        if day == DATE_NONE:
            return self.kind is not CurrencyKind.HISTORICAL
        if self.kind is CurrencyKind.HISTORICAL and end == DATE_NONE:
            return False
        return start <= day and (end == DATE_NONE or day < end)

    @property
    def successor(self) -> str | None:
        """The code of the currency that replaced it or, for a quote unit, of its main currency.

        >>> Currency("HRK").successor, Currency("GBX").successor, Currency("EUR").successor
        ('EUR', 'GBP', None)
        """
        return self._struct.successor.decode() or None

    @property
    def factor(self) -> Fraction | None:
        """The legal factor: how many units of this currency equal one unit of its successor.

        >>> Currency("DEM").factor
        Fraction(195583, 100000)
        """
        from fractions import Fraction

        numerator, denominator = self._struct.factor_numerator, self._struct.factor_denominator
        return Fraction(numerator, denominator) if denominator else None

    @property
    def factor_since(self) -> date | None:
        """The first day on which the factor is fixed.

        >>> Currency("DEM").factor_since
        datetime.date(1999, 1, 1)
        """
        return day_of(self._struct.factor_since)

    @property
    def countries(self) -> list[str]:
        """The ISO 3166 codes of the countries that use it.

        >>> Currency("CHF").countries
        ['CH', 'LI']
        """
        return self._struct.countries.decode().split()

    @property
    def flag(self) -> str | None:
        """The ISO 3166 code of the region whose flag represents the currency, or None.

        >>> Currency("EUR").flag, Currency("XAF").flag
        ('EU', None)
        """
        return self._struct.flag.decode() or None

    @property
    def flag_emoji(self) -> str | None:
        """The flag as an emoji.

        >>> Currency("EUR").flag_emoji
        '🇪🇺'
        """
        if self.flag is None:
            return None
        return "".join(chr(ord(letter) - ord("A") + 0x1F1E6) for letter in self.flag)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Currency):
            return NotImplemented
        return bytes(self._struct) == bytes(other._struct)

    def __hash__(self) -> int:
        return hash(self._struct.code)

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Currency({self.code!r})"

    def __copy__(self) -> Currency:
        return self

    def __deepcopy__(self, memo: object) -> Currency:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if self.kind is CurrencyKind.CUSTOM:
            return _custom, (self.code, self.digits, self.name)
        return Currency, (self.code,)


def _currency(struct: CurrencyStruct) -> Currency:
    currency = object.__new__(Currency)
    currency._struct = struct
    return currency


def bad_code(code: object) -> MoneySyntaxError:
    """Returns the library's error for a text that is not a currency code."""
    return MoneySyntaxError(f'expected a currency code such as EUR, got "{code}"', position=0)


def code_bytes(code: object, what: str = "a currency") -> bytes:
    """Returns a currency's code as bytes."""
    if isinstance(code, str):
        data = encoded(code)
        if b"\0" in data:
            raise bad_code(code)
        return data
    if isinstance(code, Currency):
        return code._struct.code
    refuse_type(what, 'a code such as "EUR"', code)


def registry_handle(registry: object) -> CurrencyRegistryHandle | None:
    """Returns the handle of a registry."""
    if registry is None:
        return None
    if isinstance(registry, CurrencyRegistry):
        with changing:
            return registry._handle
    refuse_type("a registry", "a CurrencyRegistry", registry)
