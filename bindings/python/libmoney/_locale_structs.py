"""The structures of locales, as ctypes sees them."""

from __future__ import annotations

from ctypes import Structure, c_char, c_int32, c_uint32, c_void_p

from ._structs import Handle

LOCALE_SIZE = 16
LOCALE_TEXT_MAX = 512


class LocaleOptions(Structure):
    """``money_locale_options_t``."""

    _fields_ = [
        ("struct_size", c_uint32),
        ("style", c_int32),
        ("display", c_int32),
        ("digits", c_int32),
        ("rounding", c_int32),
        ("numerals", c_int32),
        ("registry", c_void_p),
    ]
    struct_size: int
    style: int
    display: int
    digits: int
    rounding: int
    numerals: int
    registry: int | None


class CurrencyListItemStruct(Structure):
    """``money_currency_list_item_t``."""

    _fields_ = [
        ("code", c_char * 12),
        ("flag", c_char * 12),
        ("is_favourite", c_int32),
        ("is_quoted", c_int32),
        ("name", c_char * 128),
    ]
    code: bytes
    flag: bytes
    is_favourite: int
    is_quoted: int
    name: bytes


class CurrencyListHandle(Handle):
    """``money_currency_list_t *``."""
