"""Amounts between libmoney and Babel: its locales, and its formats.

>>> from babel import Locale
>>> from libmoney.contrib.babel import format_amount, format_babel, parse_amount
>>> format_amount(Money("1234.50", "EUR"), Locale("de", "DE"))
'1.234,50\\xa0€'
>>> parse_amount("1.234,50 €", Locale("de", "DE"))
Money('1234.50', 'EUR')
>>> format_babel(Money("1234.567", "EUR"), "de_DE")
'1.234,567\\xa0€'
"""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,unused-ignore"
from __future__ import annotations

from typing import Any

from babel import Locale
from babel.numbers import format_currency

from .._locale.locale import format_locale, parse_locale
from .._money.money import Money

__all__ = ["format_amount", "format_babel", "parse_amount", "tag"]


def __dir__() -> list[str]:
    return sorted(__all__)


def tag(locale: Locale | str) -> str:
    """The tag of a locale of Babel, such as ``de-DE``.

    >>> from libmoney.contrib.babel import tag
    >>> tag(Locale("zh", "TW", "Hant"))
    'zh-Hant-TW'
    """
    found = locale if isinstance(locale, Locale) else Locale.parse(locale, sep=_separator(locale))
    parts = (found.language, found.script, found.territory, found.variant)
    return "-".join(part for part in parts if part)


def _separator(text: str) -> str:
    return "-" if "-" in text else "_"


def format_amount(amount: Money, locale: Locale | str, **options: Any) -> str:
    """An amount as libmoney writes it in a locale; ``options`` are those of ``format_locale``."""
    return format_locale(amount, tag(locale), **options)


def parse_amount(text: str, locale: Locale | str, **options: Any) -> Money:
    """The amount that people of a locale wrote."""
    return parse_locale(text, tag(locale), **options)


def format_babel(amount: Money, locale: Locale | str, **options: Any) -> str:
    """An amount as Babel writes it, with all its digits: Babel's own default would round it."""
    name = tag(locale).replace("-", "_")
    options.setdefault("decimal_quantization", False)
    return format_currency(amount.amount, amount.currency, locale=name, **options)
