"""The currencies of countries, today or on another day."""

from __future__ import annotations

from ctypes import c_size_t, create_string_buffer
from typing import Any

from .._boundary.calls import call
from .._boundary.dates import Day, day_number
from .._boundary.documents import identifier
from .._library import native
from .._public import public
from .._raw import TEXT_MAX


@public
def country_currencies(country: str, on: Day | None = None) -> list[str]:
    """The currencies that are legal tender in a country: its own first, then the others.

    Raises NotFound if the country did not have a currency on that day.

    :param country: an ISO 3166-1 code of two letters, including those of former countries.
    :param on: a date; None for the end of the data.

    >>> country_currencies("BT"), country_currencies("DE", on="1999-01-01")
    (['BTN', 'INR'], ['DEM', 'EUR'])
    """
    name = identifier(country, "a country")
    return _text(native.money_country_currencies, name, day_number(on)).split()


@public
def locale_currency(locale: str, on: Day | None = None) -> str:
    """The currency of a locale's country; raises NotFound if the locale has no country.

    >>> locale_currency("de-CH"), locale_currency("bg_BG", on="2025-12-31")
    ('CHF', 'BGN')
    """
    return _text(native.money_locale_currency, identifier(locale, "a locale"), day_number(on))


def _text(function: Any, *arguments: Any) -> str:
    buffer, length = create_string_buffer(TEXT_MAX), c_size_t()
    call(function, *arguments, buffer, TEXT_MAX, length)
    return buffer.value.decode()
