"""The structures and handles of portfolios in ``money.h``, as ctypes sees them."""

from __future__ import annotations

from ctypes import Array, Structure, c_char, c_int32, c_uint32, c_uint64, c_void_p

from ._structs import DecimalStruct, Handle, MoneyStruct

ID_SIZE = 40
SYMBOL_SIZE = 32
CHOSEN_LOTS_MAX = 1024


class TransactionStruct(Structure):
    """``money_transaction_t``: a trade, a payment, or a split."""

    _fields_ = [
        ("id", c_char * ID_SIZE),
        ("symbol", c_char * SYMBOL_SIZE),
        ("date", c_int32),
        ("action", c_int32),
        ("quantity", DecimalStruct),
        ("per", DecimalStruct),
        ("total", MoneyStruct),
        ("fee", MoneyStruct),
        ("rate_numerator", c_uint64),
        ("rate_denominator", c_uint64),
        ("reserved", c_uint64 * 2),
    ]
    id: bytes
    symbol: bytes
    date: int
    action: int
    quantity: DecimalStruct
    per: DecimalStruct
    total: MoneyStruct
    fee: MoneyStruct
    rate_numerator: int
    rate_denominator: int
    reserved: Array[c_uint64]


class ChosenLotStruct(Structure):
    """``money_chosen_lot_t``: a part of a lot that a sale names."""

    _fields_ = [
        ("id", c_char * ID_SIZE),
        ("quantity", DecimalStruct),
    ]
    id: bytes
    quantity: DecimalStruct


class PortfolioOptions(Structure):
    """``money_portfolio_options_t``: what a portfolio is made with."""

    _fields_ = [
        ("struct_size", c_uint32),
        ("method", c_int32),
        ("shortage", c_int32),
        ("reserved", c_uint32),
        ("registry", c_void_p),
    ]
    struct_size: int
    method: int
    shortage: int
    reserved: int
    registry: int | None


class PortfolioHandle(Handle):
    """``money_portfolio_t *``."""
