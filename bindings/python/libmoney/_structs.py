"""The structures, handles and constants of ``money.h``, as ctypes sees them."""

from __future__ import annotations

from ctypes import (
    CFUNCTYPE,
    Array,
    Structure,
    c_char,
    c_char_p,
    c_int32,
    c_int64,
    c_uint32,
    c_uint64,
    c_void_p,
)
from typing import Any, Callable, ClassVar, NoReturn

ABI_VERSION = 0

TEXT_MAX = 64
CODE_SIZE = 12
DIGITS_MAX = 38
INPUT_MAX = 1024
DOCUMENT_MAX = 67108864
SHARES_MAX = 1048576
LEGS_MAX = 8
LABEL_SIZE = 80
DATE_NONE = -(2**31)
INSTANT_NONE = -(2**63)
DIGITS_CURRENCY = -1
DIGITS_EXACT = -2

INT32_MAX = 2**31 - 1
COEFFICIENT_LIMIT = 10**DIGITS_MAX
WORD_MASK = 2**64 - 1


class DecimalStruct(Structure):
    """``money_decimal_t``: coefficient × 10^-scale."""

    _fields_ = [
        ("lo", c_uint64),
        ("hi", c_int64),
        ("scale", c_uint32),
        ("reserved", c_uint32),
    ]
    lo: int
    hi: int
    scale: int
    reserved: int


class MoneyStruct(Structure):
    """``money_t``: an amount of a currency."""

    _fields_ = [
        ("lo", c_uint64),
        ("hi", c_int64),
        ("scale", c_uint32),
        ("currency", c_char * CODE_SIZE),
    ]
    lo: int
    hi: int
    scale: int
    currency: bytes


class ErrorStruct(Structure):
    """``money_error_t``: what went wrong."""

    _fields_ = [
        ("status", c_int32),
        ("cause", c_int32),
        ("position", c_int64),
        ("text", c_char * 240),
    ]
    status: int
    cause: int
    position: int
    text: bytes


class CurrencyStruct(Structure):
    """``money_currency_t``: what is known of a currency."""

    _fields_ = [
        ("code", c_char * CODE_SIZE),
        ("kind", c_int32),
        ("numeric", c_int32),
        ("digits", c_int32),
        ("introduced", c_int32),
        ("withdrawn", c_int32),
        ("factor_since", c_int32),
        ("successor", c_char * CODE_SIZE),
        ("factor_numerator", c_uint64),
        ("factor_denominator", c_uint64),
        ("cash_step", DecimalStruct),
        ("flag", c_char * 4),
        ("countries", c_char * 128),
        ("name", c_char * 116),
    ]
    code: bytes
    kind: int
    numeric: int
    digits: int
    introduced: int
    withdrawn: int
    factor_since: int
    successor: bytes
    factor_numerator: int
    factor_denominator: int
    cash_step: DecimalStruct
    flag: bytes
    countries: bytes
    name: bytes


class AllocateOptions(Structure):
    """``money_allocate_options_t``."""

    _fields_ = [
        ("struct_size", c_uint32),
        ("method", c_int32),
        ("digits", c_int32),
        ("reserved", c_uint32),
        ("registry", c_void_p),
    ]
    struct_size: int
    method: int
    digits: int
    reserved: int
    registry: int | None


class RateStruct(Structure):
    """``money_rate_t``: 1 ``from`` = numerator/denominator ``to``.

    ``from`` is a keyword of Python, hence the trailing underscores.
    """

    _fields_ = [
        ("from_", c_char * CODE_SIZE),
        ("to", c_char * CODE_SIZE),
        ("numerator", c_uint64),
        ("denominator", c_uint64),
        ("date", c_int32),
        ("kind", c_int32),
        ("flags", c_uint32),
        ("reserved", c_uint32),
    ]
    from_: bytes
    to: bytes
    numerator: int
    denominator: int
    date: int
    kind: int
    flags: int
    reserved: int


class RatesInfo(Structure):
    """``money_rates_info_t``: what a table holds."""

    _fields_ = [
        ("base", c_char * CODE_SIZE),
        ("flags", c_uint32),
        ("first_date", c_int32),
        ("last_date", c_int32),
        ("instant", c_int64),
        ("currency_count", c_uint64),
        ("pair_count", c_uint64),
        ("date_count", c_uint64),
        ("quote_count", c_uint64),
        ("source", c_char * 64),
        ("reserved", c_uint64 * 3),
    ]
    base: bytes
    flags: int
    first_date: int
    last_date: int
    instant: int
    currency_count: int
    pair_count: int
    date_count: int
    quote_count: int
    source: bytes
    reserved: Array[c_uint64]


class ConvertOptions(Structure):
    """``money_convert_options_t``."""

    _fields_ = [
        ("struct_size", c_uint32),
        ("date", c_int32),
        ("max_gap", c_int32),
        ("digits", c_int32),
        ("rounding", c_int32),
        ("reserved", c_uint32),
        ("registry", c_void_p),
        ("now", c_int64),
    ]
    struct_size: int
    date: int
    max_gap: int
    digits: int
    rounding: int
    reserved: int
    registry: int | None
    now: int


class RatioStruct(Structure):
    """``money_ratio_t``: an exact ratio of two 512-bit integers."""

    _fields_ = [
        ("numerator", c_uint64 * 8),
        ("denominator", c_uint64 * 8),
        ("sign", c_int32),
        ("reserved", c_uint32),
    ]
    numerator: Array[c_uint64]
    denominator: Array[c_uint64]
    sign: int
    reserved: int


class ConversionStruct(Structure):
    """``money_conversion_t``: how a conversion came about."""

    _fields_ = [
        ("rate", RatioStruct),
        ("remainder", RatioStruct),
        ("as_of", c_int32),
        ("gap_days", c_int32),
        ("instant", c_int64),
        ("age_seconds", c_int64),
        ("flags", c_uint32),
        ("leg_count", c_uint32),
        ("legs", RateStruct * LEGS_MAX),
        ("source", c_char * 64),
        ("reserved", c_uint64 * 4),
    ]
    rate: RatioStruct
    remainder: RatioStruct
    as_of: int
    gap_days: int
    instant: int
    age_seconds: int
    flags: int
    leg_count: int
    legs: Array[RateStruct]
    source: bytes
    reserved: Array[c_uint64]


class WalletNote(Structure):
    """``money_wallet_note_t``: what is remembered beside an amount."""

    _fields_ = [
        ("struct_size", c_uint32),
        ("date", c_int32),
        ("label", c_char_p),
    ]
    struct_size: int
    date: int
    label: bytes | None


class WalletEntryStruct(Structure):
    """``money_wallet_entry_t``: one money of a wallet, or one hold."""

    _fields_ = [
        ("id", c_uint64),
        ("money", MoneyStruct),
        ("date", c_int32),
        ("reserved", c_uint32),
        ("label", c_char * LABEL_SIZE),
    ]
    id: int
    money: MoneyStruct
    date: int
    reserved: int
    label: bytes


class WalletTotalsStruct(Structure):
    """``money_wallet_totals_t``: a total beside that of the rounded parts."""

    _fields_ = [
        ("total", MoneyStruct),
        ("total_of_rounded", MoneyStruct),
        ("difference", MoneyStruct),
        ("flags", c_uint32),
        ("reserved", c_uint32),
    ]
    total: MoneyStruct
    total_of_rounded: MoneyStruct
    difference: MoneyStruct
    flags: int
    reserved: int


class TransferLegStruct(Structure):
    """``money_transfer_leg_t``: a movement out of one wallet into another.

    ``from`` is a keyword of Python, hence the trailing underscores.
    """

    _fields_ = [
        ("from_", c_void_p),
        ("to", c_void_p),
        ("money", MoneyStruct),
    ]
    from_: int | None
    to: int | None
    money: MoneyStruct


class ExchangeLegStruct(Structure):
    """``money_exchange_leg_t``: a change of money into another currency."""

    _fields_ = [
        ("give", MoneyStruct),
        ("receive", c_char * CODE_SIZE),
        ("reserved", c_uint32),
    ]
    give: MoneyStruct
    receive: bytes
    reserved: int


class TableRowStruct(Structure):
    """``money_table_row_t``: one row of a table."""

    _fields_ = [
        ("kind", c_int32),
        ("date", c_int32),
        ("id", c_uint64),
        ("money", MoneyStruct),
        ("text", c_char * TEXT_MAX),
        ("label", c_char * LABEL_SIZE),
    ]
    kind: int
    date: int
    id: int
    money: MoneyStruct
    text: bytes
    label: bytes


#: ``money_change_callback_t``: hears of a change.
ChangeCallback = CFUNCTYPE(None, c_void_p, c_uint64)


class Handle(c_void_p):
    """A pointer to an object of the library, released with the Python object that holds it.

    ctypes passes a handle to a function that makes one as ``X **``, to every other as ``X *``.
    """

    release: ClassVar[Callable[[Any], None] | None] = None

    def __del__(self) -> None:
        release = type(self).release
        if release is not None and self.value:
            release(self)

    def __reduce__(self) -> NoReturn:
        # A copy would release the object twice.
        raise TypeError(f"a {type(self).__name__} cannot be copied or pickled")


class RegistryHandle(Handle):
    """``money_registry_t *``."""


class BuilderHandle(Handle):
    """``money_rates_builder_t *``."""


class RatesHandle(Handle):
    """``money_rates_t *``."""


class BagHandle(Handle):
    """``money_bag_t *``."""


class WalletHandle(Handle):
    """``money_wallet_t *``."""


class TableHandle(Handle):
    """``money_table_t *``."""
