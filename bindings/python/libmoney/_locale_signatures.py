"""What the functions of locales and currency lists in ``money.h`` take and return."""

from __future__ import annotations

from ctypes import POINTER, c_char_p, c_int32, c_size_t, c_void_p
from typing import Any

from ._locale_structs import CurrencyListHandle, CurrencyListItemStruct, LocaleOptions
from ._parameters import (
    buffer,
    code,
    count,
    date,
    document,
    error,
    flags,
    money,
    status,
    text,
    word,
)
from ._structs import ChangeCallback, RatesHandle, RegistryHandle

LOCALE_SIGNATURES: dict[str, tuple[Any, tuple[Any, ...]]] = {
    # Locales
    "money_locale_options_init": (None, (POINTER(LocaleOptions),)),
    "money_locale_text_max": (c_size_t, ()),
    "money_locale_count": (c_size_t, ()),
    "money_locale_at": (status, (c_size_t, *buffer, error)),
    "money_locale_find": (status, (c_char_p, *buffer, error)),
    "money_format_locale": (
        status,
        (money, c_char_p, POINTER(LocaleOptions), *buffer, flags, error),
    ),
    "money_parse_locale": (status, (*text, c_char_p, code, RegistryHandle, money, error)),
    "money_currency_text": (status, (code, c_char_p, c_int32, RegistryHandle, *buffer, error)),
    # Currency lists
    "money_currency_list_new": (status, (c_char_p, POINTER(CurrencyListHandle), error)),
    "money_currency_list_free": (None, (CurrencyListHandle,)),
    "money_currency_list_add": (status, (CurrencyListHandle, code, *text, error)),
    "money_currency_list_to_json": (status, (CurrencyListHandle, *document, error)),
    "money_currency_list_restore": (status, (CurrencyListHandle, *text, error)),
    "money_currency_list_add_current": (status, (CurrencyListHandle, error)),
    "money_currency_list_set_language": (status, (CurrencyListHandle, c_char_p, error)),
    "money_currency_list_set_search": (status, (CurrencyListHandle, *text, error)),
    "money_currency_list_set_sort": (status, (CurrencyListHandle, c_int32, error)),
    "money_currency_list_set_favourite": (status, (CurrencyListHandle, code, c_int32, error)),
    "money_currency_list_set_favourites_only": (status, (CurrencyListHandle, c_int32, error)),
    "money_currency_list_mark": (status, (CurrencyListHandle, RatesHandle, error)),
    "money_currency_list_count": (status, (CurrencyListHandle, count, error)),
    "money_currency_list_at": (
        status,
        (CurrencyListHandle, c_size_t, POINTER(CurrencyListItemStruct), error),
    ),
    "money_currency_list_state": (status, (CurrencyListHandle, date, error)),
    "money_currency_list_revision": (status, (CurrencyListHandle, word, error)),
    "money_currency_list_on_change": (
        status,
        (CurrencyListHandle, ChangeCallback, c_void_p, error),
    ),
    "money_currency_list_release_memory": (status, (CurrencyListHandle, error)),
}
