"""User-defined formats: a pattern with separators, signs, a symbol and digits."""

from __future__ import annotations

from ctypes import byref, c_size_t, c_uint32, create_string_buffer
from enum import IntEnum
from typing import Union

from .._boundary.calls import call, refuse_type
from .._boundary.choices import member
from .._boundary.documents import identifier
from .._boundary.identifiers import locale_name
from .._boundary.numbers import checked_digits, encoded
from .._boundary.rounding import Rounding, RoundingLike, checked_rounding
from .._currency.currency import (
    CurrencyLike,
    CurrencyRegistry,
    code_bytes,
    registry_handle,
)
from .._currency.registry_handle import holding
from .._library import native
from .._money.money import Money, money_of, money_struct
from .._public import public
from .._rates.conversion import Flags
from .._raw import (
    DIGITS_CURRENCY,
    DIGITS_EXACT,
    DIGITS_PATTERN,
    LOCALE_TEXT_MAX,
    FormatOptions,
    MoneyStruct,
)
from .locale import Numerals
from .tables import LocaleTables, tables_handle

#: A number of fraction digits: a count, ``"currency"`` for the minor unit, or ``"exact"`` for those
#: of the amount.
FractionDigits = Union[int, str]

_NAMED = {"currency": DIGITS_CURRENCY, "exact": DIGITS_EXACT}


@public
class SignDisplay(IntEnum):
    """The amounts that are written with a sign.

    >>> [AmountFormat("0", sign=sign).format(Money(0, "EUR")) for sign in SignDisplay]
    ['0', '+0', '0', '0']
    """

    #: Negative amounts, and others if the pattern contains a plus sign.
    PATTERN = 0
    ALWAYS = 1
    EXCEPT_ZERO = 2
    #: No amounts: a negative amount looks like a positive one.
    NEVER = 3


@public
class TrailingZeros(IntEnum):
    """The treatment of zeros at the end of the fraction.

    >>> [AmountFormat("0.00", zeros=zeros).format(Money("12.50", "EUR")) for zeros in TrailingZeros]
    ['12.50', '12.5', '12.50']
    """

    #: As many as the minimum number of digits requires.
    PATTERN = 0
    STRIP = 1
    #: Removed if the fraction is zero: ``12.00`` becomes ``12``, and ``12.50`` stays.
    STRIP_WHOLE = 2


@public
class AmountFormat:
    """A user-defined format, which writes amounts and reads them back. It is immutable.

    :param pattern: a number pattern of Unicode CLDR, such as ``¤#,##0.00;(¤#,##0.00)``: ``0`` is a
        mandatory digit, ``#`` an optional one, ``@`` counts significant digits, ``¤`` is the
        symbol, ``¤¤`` the code, and ``;`` starts the pattern for negative amounts.
    :param minimum_fraction: the minimum number of fraction digits, overriding the pattern: a
        number, ``"currency"``, or ``"exact"`` for those of the amount. ``maximum_fraction``
        likewise.
    :param minimum_significant: the minimum number of significant digits, instead of fraction
        digits.
        ``maximum_significant`` likewise.
    :param minimum_grouping: the minimum number of digits before the first group separator.
    :param group_separator: ``""`` for no separator.
    :param symbol: the text for ``¤``; None for the locale's symbol, or the code without a locale.
    :param locale: the locale of texts and digits that are not set; None for ``.``, ``,``, ``-``,
        ``+`` and the digits 0 to 9.

    >>> AmountFormat("¤#,##0.00;(¤#,##0.00)", symbol="$").format(Money("-1234.5", "USD"))
    '($1,234.50)'
    >>> AmountFormat("#,##0.00 ¤", locale="de").parse("1.234,50 €")
    Money('1234.50', 'EUR')
    >>> AmountFormat("0.0#0")
    Traceback (most recent call last):
    ...
    libmoney.ArgumentError: invalid pattern "0.0#0": 0 must precede # in the fraction digits
    """

    __slots__ = ("_own_options", "_pattern", "_registry", "_tables")

    def __init__(
        self,
        pattern: str,
        *,
        sign: SignDisplay | str = SignDisplay.PATTERN,
        zeros: TrailingZeros | str = TrailingZeros.PATTERN,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        numerals: Numerals | str = Numerals.LOCALE,
        minimum_fraction: FractionDigits | None = None,
        maximum_fraction: FractionDigits | None = None,
        minimum_significant: int | None = None,
        maximum_significant: int | None = None,
        minimum_grouping: int = 1,
        decimal_separator: str | None = None,
        group_separator: str | None = None,
        minus_sign: str | None = None,
        plus_sign: str | None = None,
        symbol: str | None = None,
        locale: str | None = None,
        registry: CurrencyRegistry | None = None,
        tables: LocaleTables | None = None,
    ) -> None:
        if not isinstance(pattern, str):
            refuse_type("a pattern", "a str", pattern)
        self._pattern = pattern
        # The options contain the address of the tables, which must live as long.
        self._tables = tables_handle(tables)
        registry_handle(registry)
        self._registry = registry
        options = FormatOptions()
        native.money_format_options_init(byref(options))
        options.sign = member(SignDisplay, sign, "a sign")
        options.zeros = member(TrailingZeros, zeros, "zeros")
        options.rounding = checked_rounding(rounding)
        options.numerals = member(Numerals, numerals, "numerals")
        options.minimum_fraction = _fraction_digits(minimum_fraction)
        options.maximum_fraction = _fraction_digits(maximum_fraction)
        options.minimum_significant = _significant_digits(minimum_significant)
        options.maximum_significant = _significant_digits(maximum_significant)
        options.minimum_grouping = checked_digits(minimum_grouping)
        options.decimal_separator = _own(decimal_separator, "a decimal separator")
        options.group_separator = _own(group_separator, "a group separator")
        options.minus_sign = _own(minus_sign, "a minus sign")
        options.plus_sign = _own(plus_sign, "a plus sign")
        options.symbol = _own(symbol, "a symbol")
        options.locale = None if locale is None else locale_name(locale)
        options.locales = None if self._tables is None else self._tables.value
        self._own_options = options
        # Raises an error in the pattern or the options now.
        self.format(Money(0, "EUR"))

    @property
    def _options(self) -> FormatOptions:
        """The options, with the registry's current currencies."""
        if self._registry is None:
            return self._own_options
        options = FormatOptions.from_buffer_copy(self._own_options)
        return holding(options, registry_handle(self._registry))

    @property
    def pattern(self) -> str:
        """The pattern.

        >>> AmountFormat("0.00").pattern
        '0.00'
        """
        return self._pattern

    def format(self, amount: Money) -> str:
        """Formats an amount.

        >>> AmountFormat("#,##0.00 ¤¤").format(Money("1234.5", "EUR"))
        '1,234.50 EUR'
        """
        return self.explain(amount)[0]

    def explain(self, amount: Money) -> tuple[str, bool]:
        """Formats like :meth:`format`; also returns whether digits other than 0 were dropped.

        >>> AmountFormat("0.00").explain(Money("1.005", "EUR"))
        ('1.00', True)
        """
        struct, pattern = money_struct(amount), encoded(self._pattern)
        buffer, length, flags = create_string_buffer(LOCALE_TEXT_MAX), c_size_t(), c_uint32()
        call(
            native.money_format_pattern,
            struct,
            pattern,
            len(pattern),
            self._options,
            buffer,
            LOCALE_TEXT_MAX,
            length,
            flags,
            text=self._pattern,
        )
        return buffer.raw[: length.value].decode(), bool(flags.value & Flags.ROUNDED)

    def parse(self, text: str, currency: CurrencyLike | None = None) -> Money:
        """Reads an amount that the format wrote, exactly.

        The text may contain any number of digits, grouped as in the pattern or not at all.

        :param currency: the currency of the amount; None if the text contains it.

        >>> AmountFormat("¤#,##0.00", symbol="$").parse("$1,234.5", currency="CAD")
        Money('1234.5', 'CAD')
        """
        if not isinstance(text, str):
            refuse_type("the text of an amount", "a str", text)
        data, pattern, result = encoded(text), encoded(self._pattern), MoneyStruct()
        code = None if currency is None else code_bytes(currency)
        function = native.money_parse_pattern
        arguments = (data, len(data), pattern, len(pattern), code, self._options, result)
        call(function, *arguments, text=text)
        return money_of(result)

    def __repr__(self) -> str:
        return f"AmountFormat({self._pattern!r})"


def _own(value: str | None, what: str) -> bytes | None:
    return None if value is None else identifier(value, what)


def _fraction_digits(value: FractionDigits | None) -> int:
    if value is None:
        return DIGITS_PATTERN
    if isinstance(value, str):
        if value not in _NAMED:
            raise ValueError(
                f"fraction digits must be a number, 'currency' or 'exact', got {value!r}"
            )
        return _NAMED[value]
    return checked_digits(value)


def _significant_digits(value: int | None) -> int:
    return DIGITS_PATTERN if value is None else checked_digits(value)
