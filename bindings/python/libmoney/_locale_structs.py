"""The structures of locales, as ctypes sees them."""

from __future__ import annotations

from ctypes import Structure, c_int32, c_uint32, c_void_p

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
