"""Parameters that many functions of ``money.h`` have alike, as ctypes has them."""

from __future__ import annotations

from ctypes import POINTER, c_char_p, c_int32, c_size_t, c_uint32, c_uint64, c_void_p

from ._basket_structs import PolicyStruct, ProductStruct
from ._structs import (
    AllocateOptions,
    ConversionStruct,
    ConvertOptions,
    CurrencyStruct,
    DecimalStruct,
    ErrorStruct,
    MoneyStruct,
    RateStruct,
    WalletEntryStruct,
    WalletNote,
)

status = c_int32
rounding = c_int32
code = c_char_p
text = (c_char_p, c_size_t)
buffer = (c_char_p, c_size_t, POINTER(c_size_t))

decimal = POINTER(DecimalStruct)
money = POINTER(MoneyStruct)
currency = POINTER(CurrencyStruct)
rate = POINTER(RateStruct)
conversion = POINTER(ConversionStruct)
convert_options = POINTER(ConvertOptions)
allocate_options = POINTER(AllocateOptions)
product = POINTER(ProductStruct)
policy = POINTER(PolicyStruct)
date = POINTER(c_int32)
word = POINTER(c_uint64)
flags = POINTER(c_uint32)
count = POINTER(c_size_t)
error = POINTER(ErrorStruct)
note = POINTER(WalletNote)
entry = POINTER(WalletEntryStruct)
identity = POINTER(c_uint64)
document = (POINTER(c_void_p), count)
