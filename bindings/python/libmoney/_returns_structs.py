"""The structures of returns, as ctypes sees them."""

from __future__ import annotations

from ctypes import Array, Structure, c_double, c_int32, c_uint32

from ._structs import MoneyStruct

CASH_FLOWS_MAX = 1048576
VALUE_POINTS_MAX = 4096
XIRR_RATES_MAX = 32
DAY_COUNT_ACTUAL_365 = 1


class CashFlowStruct(Structure):
    """``money_cash_flow_t``: money that goes in or comes out on a day."""

    _fields_ = [
        ("amount", MoneyStruct),
        ("date", c_int32),
        ("reserved", c_uint32),
    ]
    amount: MoneyStruct
    date: int
    reserved: int


class XirrStruct(Structure):
    """``money_xirr_t``: the internal rates of return of cash flows."""

    _fields_ = [
        ("outcome", c_int32),
        ("reason", c_int32),
        ("day_count", c_int32),
        ("is_certain", c_int32),
        ("rate_count", c_uint32),
        ("reserved", c_uint32),
        ("rates", c_double * XIRR_RATES_MAX),
    ]
    outcome: int
    reason: int
    day_count: int
    is_certain: int
    rate_count: int
    reserved: int
    rates: Array[c_double]


class ValuePointStruct(Structure):
    """``money_value_point_t``: what a portfolio is worth, and the money that then goes in."""

    _fields_ = [
        ("value", MoneyStruct),
        ("flow", MoneyStruct),
        ("date", c_int32),
        ("reserved", c_uint32),
    ]
    value: MoneyStruct
    flow: MoneyStruct
    date: int
    reserved: int
