"""The structures of lines, as ctypes sees them."""

from __future__ import annotations

from ctypes import Array, Structure, c_int32, c_uint32, c_uint64

from ._structs import DecimalStruct, Handle, MoneyStruct, RatioStruct

LINE_MAX = 16384
LINE_CURRENCIES_MAX = 64
VALUE_NUMBER = 1
VALUE_MONEY = 2


class ValueStruct(Structure):
    """``money_value_t``: what a line comes to."""

    _fields_ = [
        ("kind", c_int32),
        ("flags", c_uint32),
        ("number", DecimalStruct),
        ("money", MoneyStruct),
    ]
    kind: int
    flags: int
    number: DecimalStruct
    money: MoneyStruct


class EvaluationInfo(Structure):
    """``money_evaluation_info_t``: what is known of an evaluation."""

    _fields_ = [
        ("value", ValueStruct),
        ("exact", RatioStruct),
        ("conversion_count", c_uint64),
        ("reserved", c_uint64 * 4),
    ]
    value: ValueStruct
    exact: RatioStruct
    conversion_count: int
    reserved: Array[c_uint64]


class EvaluationHandle(Handle):
    """``money_evaluation_t *``."""
