"""Amounts as locales write them: ``R$ 1.234,56``."""

from __future__ import annotations

from ctypes import c_size_t, c_uint32, create_string_buffer, sizeof
from enum import IntEnum
from functools import cache
from typing import Any

from .._boundary.calls import call, refuse_type
from .._boundary.choices import member
from .._boundary.identifiers import locale_name
from .._boundary.numbers import checked_digits, encoded
from .._boundary.rounding import Rounding, RoundingLike, checked_rounding
from .._currency.currency import CurrencyRegistry, code_bytes, registry_handle
from .._library import native
from .._money.money import Money, money_of, money_struct
from .._public import public
from .._rates.conversion import Flags
from .._raw import DIGITS_CURRENCY, LOCALE_SIZE, LOCALE_TEXT_MAX, LocaleOptions, MoneyStruct
from .tables import LocaleTables, tables_handle


@public
class Style(IntEnum):
    """The style of an amount.

    >>> [style.name for style in Style]
    ['STANDARD', 'ACCOUNTING', 'COMPACT']
    """

    STANDARD = 0
    ACCOUNTING = 1
    COMPACT = 2


@public
class Display(IntEnum):
    """How the currency is written.

    >>> [format_locale(Money("1.50", "CAD"), "en", display=display) for display in Display]
    ['CA$1.50', '$1.50', 'CAD\\xa01.50', '1.50 Canadian dollars', '1.50']
    """

    SYMBOL = 0
    NARROW = 1
    CODE = 2
    NAME = 3
    NONE = 4


@public
class Numerals(IntEnum):
    """The digits that are written.

    >>> format_locale(Money("1.50", "INR"), "mr", numerals=Numerals.LATIN)
    '₹1.50'
    """

    LOCALE = 0
    LATIN = 1


@public
def format_locale(
    amount: Money,
    locale: str,
    style: Style | str = Style.STANDARD,
    display: Display | str = Display.SYMBOL,
    digits: int | None = None,
    rounding: RoundingLike = Rounding.HALF_EVEN,
    numerals: Numerals | str = Numerals.LOCALE,
    registry: CurrencyRegistry | None = None,
    tables: LocaleTables | None = None,
) -> str:
    """Formats an amount for a locale.

    :param digits: the number of fraction digits, required for compact amounts; None for the
        currency's minor units or the amount's own digits, whichever is more, so that nothing is
        rounded.
    :param tables: locale tables that you loaded; None for the built-in ones.

    >>> format_locale(Money("1234.56", "EUR"), "fr")
    '1\\u202f234,56\\xa0€'
    >>> format_locale(Money("-1234.56", "USD"), "en-US", Style.ACCOUNTING)
    '($1,234.56)'
    >>> format_locale(Money("1234.56", "USD"), "en-US", Style.COMPACT, digits=1)
    '$1.2K'
    """
    text, _ = _formatted(
        amount, locale, style, display, digits, rounding, numerals, registry, tables
    )
    return text


@public
def explain_locale(
    amount: Money,
    locale: str,
    style: Style | str = Style.STANDARD,
    display: Display | str = Display.SYMBOL,
    digits: int | None = None,
    rounding: RoundingLike = Rounding.HALF_EVEN,
    numerals: Numerals | str = Numerals.LOCALE,
    registry: CurrencyRegistry | None = None,
    tables: LocaleTables | None = None,
) -> tuple[str, bool]:
    """Formats like :func:`format_locale`; also returns whether digits other than 0 were dropped.

    >>> explain_locale(Money("1234.56", "JPY"), "en", digits=0)
    ('¥1,235', True)
    """
    return _formatted(amount, locale, style, display, digits, rounding, numerals, registry, tables)


def _formatted(
    amount: Money,
    locale: str,
    style: Style | str,
    display: Display | str,
    digits: int | None,
    rounding: RoundingLike,
    numerals: Numerals | str,
    registry: CurrencyRegistry | None,
    tables: LocaleTables | None,
) -> tuple[str, bool]:
    struct, handle, loaded = money_struct(amount), registry_handle(registry), tables_handle(tables)
    options = LocaleOptions(
        sizeof(LocaleOptions),
        member(Style, style, "a style"),
        member(Display, display, "a display"),
        DIGITS_CURRENCY if digits is None else checked_digits(digits),
        checked_rounding(rounding),
        member(Numerals, numerals, "numerals"),
        None if handle is None else handle.value,
        None if loaded is None else loaded.value,
    )
    flags = c_uint32()
    text = _text(
        LOCALE_TEXT_MAX, native.money_format_locale, struct, locale_name(locale), options, flags
    )
    return text, bool(flags.value & Flags.ROUNDED)


@public
def parse_locale(
    text: str,
    locale: str,
    currency: str | None = None,
    registry: CurrencyRegistry | None = None,
    tables: LocaleTables | None = None,
) -> Money:
    """Reads an amount in a locale's format, with a symbol, code or name before or after it.

    :param currency: the currency of a text without one, and of an ambiguous symbol.

    >>> parse_locale("R$ 1.234,56", "pt-BR"), parse_locale("($1,234.56)", "en-US")
    (Money('1234.56', 'BRL'), Money('-1234.56', 'USD'))
    >>> parse_locale("5 kr", "en", currency="SEK")
    Money('5', 'SEK')
    >>> parse_locale("5 kr", "en")
    Traceback (most recent call last):
    ...
    libmoney.AmbiguousCurrency: ambiguous currency "kr": expected one of the codes DKK ISK NOK SEK
    """
    if not isinstance(text, str):
        refuse_type("a text", "a str", text)
    data, result = encoded(text), MoneyStruct()
    code, handle = None if currency is None else code_bytes(currency), registry_handle(registry)
    given = (data, len(data), locale_name(locale), code, handle, result)
    if (loaded := tables_handle(tables)) is None:
        call(native.money_parse_locale, *given, text=text)
    else:
        call(native.money_locales_parse, loaded, *given, text=text)
    return money_of(result)


@public
def currency_text(
    code: str,
    locale: str,
    display: Display | str = Display.SYMBOL,
    registry: CurrencyRegistry | None = None,
    tables: LocaleTables | None = None,
) -> str:
    """Returns a currency as a locale writes it.

    >>> currency_text("USD", "pt", Display.NAME), currency_text("USD", "fr")
    ('Dólar americano', '$US')
    """
    handle, shown = registry_handle(registry), member(Display, display, "a display")
    given = (code_bytes(code), locale_name(locale), shown, handle)
    if (loaded := tables_handle(tables)) is None:
        return _text(LOCALE_TEXT_MAX, native.money_currency_text, *given)
    return _text(LOCALE_TEXT_MAX, native.money_locales_currency_text, loaded, *given)


@public
@cache
def locales() -> tuple[str, ...]:
    """Returns the identifiers of all locales in Unicode CLDR.

    >>> len(locales()) > 1000, "pt_BR" in locales()
    (True, True)
    """
    count = native.money_locale_count()
    return tuple(_text(LOCALE_SIZE, native.money_locale_at, index) for index in range(count))


@public
def find_locale(locale: str) -> str:
    """Returns the identifier of the locale that a name denotes.

    >>> find_locale("pt-br"), find_locale("zh-TW"), find_locale("en-ZZ")
    ('pt_BR', 'zh_Hant_TW', 'en')
    """
    return _text(LOCALE_SIZE, native.money_locale_find, locale_name(locale))


def _text(room: int, function: Any, *arguments: Any) -> str:
    """Returns the text that a function writes to a buffer; an output for flags follows it."""
    buffer, length = create_string_buffer(room), c_size_t()
    if arguments and isinstance(arguments[-1], c_uint32):
        call(function, *arguments[:-1], buffer, room, length, arguments[-1])
    else:
        call(function, *arguments, buffer, room, length)
    return buffer.raw[: length.value].decode()
