"""The structures of converters, as ctypes sees them."""

from __future__ import annotations

from ctypes import Structure, c_char, c_int32, c_int64, c_uint32, c_uint64, c_void_p

from ._structs import Handle


class ConverterOptions(Structure):
    """``money_converter_options_t``."""

    _fields_ = [
        ("struct_size", c_uint32),
        ("digits", c_int32),
        ("other_digits", c_int32),
        ("rounding", c_int32),
        ("display", c_int32),
        ("reserved", c_uint32),
        ("fresh_for", c_int64),
        ("registry", c_void_p),
    ]
    struct_size: int
    digits: int
    other_digits: int
    rounding: int
    display: int
    reserved: int
    fresh_for: int
    registry: int | None


class ConverterInfo(Structure):
    """``money_converter_info_t``."""

    _fields_ = [
        ("source", c_char * 12),
        ("target", c_char * 12),
        ("state", c_int32),
        ("typed", c_int32),
        ("origin", c_int32),
        ("is_loading", c_int32),
        ("is_stale", c_int32),
        ("wants_rates", c_int32),
        ("failure", c_int32),
        ("flags", c_uint32),
        ("updated", c_int64),
        ("updated_age", c_int64),
        ("received", c_int64),
        ("received_age", c_int64),
        ("reserved", c_uint64 * 3),
    ]
    source: bytes
    target: bytes
    state: int
    typed: int
    origin: int
    is_loading: int
    is_stale: int
    wants_rates: int
    failure: int
    flags: int
    updated: int
    updated_age: int
    received: int
    received_age: int


class ConverterHandle(Handle):
    """``money_converter_t *``."""
