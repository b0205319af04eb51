"""What the functions of converters in ``money.h`` take and return."""

from __future__ import annotations

from ctypes import POINTER, c_char_p, c_int32, c_int64, c_void_p
from typing import Any

from ._converter_structs import ConverterHandle, ConverterInfo, ConverterOptions
from ._feed_structs import FeedHandle
from ._parameters import buffer, code, conversion, document, error, money, status, text, word
from ._structs import ChangeCallback, RatesHandle, RegistryHandle

_options = POINTER(ConverterOptions)

CONVERTER_SIGNATURES: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "money_converter_options_init": (None, (_options,)),
    "money_converter_new": (status, (code, code, _options, POINTER(ConverterHandle), error)),
    "money_converter_free": (None, (ConverterHandle,)),
    "money_converter_set_amount": (status, (ConverterHandle, *text, error)),
    "money_converter_amount": (status, (ConverterHandle, *buffer, error)),
    "money_converter_set_pair": (status, (ConverterHandle, code, code, error)),
    "money_converter_swap": (status, (ConverterHandle, error)),
    "money_converter_set_locale": (status, (ConverterHandle, c_char_p, error)),
    "money_converter_set_options": (status, (ConverterHandle, _options, error)),
    "money_converter_refresh": (status, (ConverterHandle, error)),
    "money_converter_set_loading": (status, (ConverterHandle, error)),
    "money_converter_set_rates": (
        status,
        (ConverterHandle, RatesHandle, c_int32, c_int64, error),
    ),
    "money_converter_set_failure": (status, (ConverterHandle, status, *text, error)),
    "money_converter_info": (status, (ConverterHandle, c_int64, POINTER(ConverterInfo), error)),
    "money_converter_result": (status, (ConverterHandle, c_int64, money, conversion, error)),
    "money_converter_take_feed": (status, (ConverterHandle, FeedHandle, error)),
    "money_converter_text": (status, (ConverterHandle, *buffer, error)),
    "money_converter_rate": (status, (ConverterHandle, c_int64, conversion, error)),
    "money_converter_equivalence": (status, (ConverterHandle, *buffer, error)),
    "money_converter_reason": (status, (ConverterHandle, *buffer, error)),
    "money_converter_to_json": (status, (ConverterHandle, *document, error)),
    "money_converter_from_json": (
        status,
        (*text, RegistryHandle, POINTER(ConverterHandle), error),
    ),
    "money_converter_revision": (status, (ConverterHandle, word, error)),
    "money_converter_on_change": (status, (ConverterHandle, ChangeCallback, c_void_p, error)),
    "money_converter_release_memory": (status, (ConverterHandle, error)),
}
