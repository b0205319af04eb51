"""The structures of columns in ``money.h``, as ctypes sees them."""

from __future__ import annotations

from ctypes import (
    POINTER,
    Structure,
    c_char_p,
    c_int32,
    c_int64,
    c_size_t,
    c_uint32,
    c_uint64,
    c_void_p,
)
from typing import Any

COLUMN_INT64 = 0
COLUMN_DECIMAL128 = 1
COLUMN_DATE32 = 2
COLUMN_INT8 = 3
COLUMN_INT16 = 4
COLUMN_INT32 = 5
COLUMN_THREADS_MAX = 256
COLUMN_CODES_MAX = 65536


class ColumnStruct(Structure):
    """``money_column_t``: a column in memory."""

    _fields_ = [
        ("values", c_void_p),
        ("length", c_size_t),
        ("stride", c_int64),
        ("validity", c_void_p),
        ("validity_size", c_size_t),
        ("validity_offset", c_size_t),
        ("type", c_int32),
        ("scale", c_int32),
        ("reserved", c_uint64),
    ]
    values: int | None
    length: int
    stride: int
    validity: int | None
    validity_size: int
    validity_offset: int
    type: int
    scale: int
    reserved: int


class ColumnCurrenciesStruct(Structure):
    """``money_column_currencies_t``: a dictionary of codes, and each row's index in it."""

    _fields_ = [
        ("codes", POINTER(c_char_p)),
        ("count", c_size_t),
        ("indices", POINTER(ColumnStruct)),
    ]
    codes: Any
    count: int
    indices: Any


class ColumnOptions(Structure):
    """``money_column_options_t``."""

    _fields_ = [
        ("struct_size", c_uint32),
        ("date", c_int32),
        ("max_gap", c_int32),
        ("digits", c_int32),
        ("rounding", c_int32),
        ("method", c_int32),
        ("threads", c_int32),
        ("reserved", c_uint32),
        ("registry", c_void_p),
    ]
    struct_size: int
    date: int
    max_gap: int
    digits: int
    rounding: int
    method: int
    threads: int
    reserved: int
    registry: int | None


class ColumnReport(Structure):
    """``money_column_report_t``: how a call over columns went."""

    _fields_ = [
        ("null_count", c_uint64),
        ("failed_count", c_uint64),
        ("first_failed", c_int64),
        ("scale", c_int32),
        ("flags", c_uint32),
        ("reserved", c_uint64 * 4),
    ]
    null_count: int
    failed_count: int
    first_failed: int
    scale: int
    flags: int
    reserved: Any
