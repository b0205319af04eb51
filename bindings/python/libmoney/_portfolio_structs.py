"""The structures and handles of portfolios in ``money.h``, as ctypes sees them."""

from __future__ import annotations

from ctypes import Array, Structure, c_char, c_int32, c_int64, c_uint32, c_uint64, c_void_p

from ._structs import CODE_SIZE, DecimalStruct, Handle, MoneyStruct

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


class PortfolioInfo(Structure):
    """``money_portfolio_info_t``: what a portfolio was made with."""

    _fields_ = [
        ("currency", c_char * CODE_SIZE),
        ("method", c_int32),
        ("shortage", c_int32),
        ("reserved", c_uint32),
    ]
    currency: bytes
    method: int
    shortage: int
    reserved: int


class QuoteStruct(Structure):
    """``money_quote_t``: what a share of a security costs."""

    _fields_ = [
        ("symbol", c_char * SYMBOL_SIZE),
        ("price", DecimalStruct),
        ("currency", c_char * CODE_SIZE),
        ("reserved", c_uint32),
        ("instant", c_int64),
    ]
    symbol: bytes
    price: DecimalStruct
    currency: bytes
    reserved: int
    instant: int


class ValuationOptions(Structure):
    """``money_valuation_options_t``: as of when to value, and how."""

    _fields_ = [
        ("struct_size", c_uint32),
        ("date", c_int32),
        ("max_gap", c_int32),
        ("percent_digits", c_int32),
        ("rounding", c_int32),
        ("reserved", c_uint32),
        ("now", c_int64),
        ("fresh_for", c_int64),
    ]
    struct_size: int
    date: int
    max_gap: int
    percent_digits: int
    rounding: int
    reserved: int
    now: int
    fresh_for: int


class ResultStruct(Structure):
    """``money_result_t``: what securities come to."""

    _fields_ = [
        ("value", MoneyStruct),
        ("cost", MoneyStruct),
        ("unrealised", MoneyStruct),
        ("realised", MoneyStruct),
        ("released", MoneyStruct),
        ("price_effect", MoneyStruct),
        ("currency_effect", MoneyStruct),
        ("income", MoneyStruct),
        ("fees", MoneyStruct),
        ("profit", MoneyStruct),
        ("unrealised_percent", DecimalStruct),
        ("realised_percent", DecimalStruct),
        ("profit_percent", DecimalStruct),
        ("percentages", c_uint32),
        ("reserved", c_uint32),
    ]
    value: MoneyStruct
    cost: MoneyStruct
    unrealised: MoneyStruct
    realised: MoneyStruct
    released: MoneyStruct
    price_effect: MoneyStruct
    currency_effect: MoneyStruct
    income: MoneyStruct
    fees: MoneyStruct
    profit: MoneyStruct
    unrealised_percent: DecimalStruct
    realised_percent: DecimalStruct
    profit_percent: DecimalStruct
    percentages: int
    reserved: int


class SummaryStruct(Structure):
    """``money_summary_t``: what a portfolio comes to."""

    _fields_ = [
        ("result", ResultStruct),
        ("position_count", c_uint64),
        ("unpriced_count", c_uint64),
        ("flags", c_uint32),
        ("reserved", c_uint32),
    ]
    result: ResultStruct
    position_count: int
    unpriced_count: int
    flags: int
    reserved: int


class PositionStruct(Structure):
    """``money_position_t``: a security, held now or once."""

    _fields_ = [
        ("symbol", c_char * SYMBOL_SIZE),
        ("quantity", DecimalStruct),
        ("missing", DecimalStruct),
        ("price", MoneyStruct),
        ("cost", MoneyStruct),
        ("value", MoneyStruct),
        ("realised", MoneyStruct),
        ("result", ResultStruct),
        ("age_seconds", c_int64),
        ("state", c_int32),
        ("flags", c_uint32),
        ("unconverted_id", c_char * ID_SIZE),
        ("unconverted_date", c_int32),
        ("reserved", c_uint32),
    ]
    symbol: bytes
    quantity: DecimalStruct
    missing: DecimalStruct
    price: MoneyStruct
    cost: MoneyStruct
    value: MoneyStruct
    realised: MoneyStruct
    result: ResultStruct
    age_seconds: int
    state: int
    flags: int
    unconverted_id: bytes
    unconverted_date: int
    reserved: int


class DisposalStruct(Structure):
    """``money_disposal_t``: a part of a lot that was disposed of."""

    _fields_ = [
        ("symbol", c_char * SYMBOL_SIZE),
        ("id", c_char * ID_SIZE),
        ("lot", c_char * ID_SIZE),
        ("quantity", DecimalStruct),
        ("date", c_int32),
        ("opened", c_int32),
        ("missing", c_int32),
        ("flags", c_uint32),
        ("proceeds", MoneyStruct),
        ("cost", MoneyStruct),
        ("gain", MoneyStruct),
        ("reported_proceeds", MoneyStruct),
        ("reported_cost", MoneyStruct),
        ("reported_gain", MoneyStruct),
        ("price_effect", MoneyStruct),
        ("currency_effect", MoneyStruct),
    ]
    symbol: bytes
    id: bytes
    lot: bytes
    quantity: DecimalStruct
    date: int
    opened: int
    missing: int
    flags: int
    proceeds: MoneyStruct
    cost: MoneyStruct
    gain: MoneyStruct
    reported_proceeds: MoneyStruct
    reported_cost: MoneyStruct
    reported_gain: MoneyStruct
    price_effect: MoneyStruct
    currency_effect: MoneyStruct


class PortfolioHandle(Handle):
    """``money_portfolio_t *``."""


class ValuationHandle(Handle):
    """``money_valuation_t *``."""


class RealisedHandle(Handle):
    """``money_realised_t *``."""


class SessionHandle(Handle):
    """``money_session_t *``."""
