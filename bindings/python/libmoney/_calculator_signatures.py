"""What the functions of calculators and lines in ``money.h`` take and return."""

from __future__ import annotations

from ctypes import POINTER, c_char_p, c_int32, c_int64, c_size_t, c_void_p
from typing import Any

from ._calculator_structs import AlertCallback, CalculatorHandle, DisplayCallback
from ._line_structs import EvaluationHandle, EvaluationInfo, ValueStruct
from ._parameters import (
    buffer,
    conversion,
    convert_options,
    decimal,
    document,
    error,
    flags,
    rounding,
    status,
    text,
    word,
)
from ._structs import RatesHandle, RatioStruct

CALCULATOR_SIGNATURES: dict[str, tuple[Any, tuple[Any, ...]]] = {
    # Lines
    "money_evaluate": (
        status,
        (*text, RatesHandle, convert_options, POINTER(ValueStruct), error),
    ),
    "money_evaluate_caret": (status, (*text, c_int64, *buffer, error)),
    "money_evaluation_new": (
        status,
        (*text, RatesHandle, convert_options, POINTER(EvaluationHandle), error),
    ),
    "money_evaluation_free": (None, (EvaluationHandle,)),
    "money_evaluation_info": (status, (EvaluationHandle, POINTER(EvaluationInfo), error)),
    "money_evaluation_conversion_at": (
        status,
        (EvaluationHandle, c_size_t, conversion, error),
    ),
    # Calculators
    "money_calculator_text_max": (c_size_t, ()),
    "money_calculator_new": (status, (POINTER(CalculatorHandle), error)),
    "money_calculator_free": (None, (CalculatorHandle,)),
    "money_calculator_press": (status, (CalculatorHandle, c_int32, POINTER(c_int32), error)),
    "money_calculator_press_keys": (status, (CalculatorHandle, *text, POINTER(c_int32), error)),
    "money_calculator_keys": (status, (CalculatorHandle, flags, error)),
    "money_key_name": (c_char_p, (c_int32,)),
    "money_calculator_display": (status, (CalculatorHandle, *buffer, error)),
    "money_calculator_expression": (status, (CalculatorHandle, *buffer, error)),
    "money_calculator_state": (status, (CalculatorHandle, POINTER(c_int32), error)),
    "money_calculator_exact": (status, (CalculatorHandle, POINTER(RatioStruct), error)),
    "money_calculator_value": (
        status,
        (CalculatorHandle, c_int32, rounding, decimal, flags, error),
    ),
    "money_calculator_digits": (status, (CalculatorHandle, POINTER(c_int32), error)),
    "money_calculator_set_digits": (status, (CalculatorHandle, c_int32, error)),
    "money_alert_name": (c_char_p, (c_int32,)),
    "money_calculator_alert_title": (status, (CalculatorHandle, c_int32, *buffer, error)),
    "money_calculator_alert_message": (status, (CalculatorHandle, c_int32, *buffer, error)),
    "money_calculator_set_alert": (status, (CalculatorHandle, c_int32, *text, *text, error)),
    "money_calculator_on_display": (
        status,
        (CalculatorHandle, DisplayCallback, c_void_p, error),
    ),
    "money_calculator_on_alert": (status, (CalculatorHandle, AlertCallback, c_void_p, error)),
    "money_calculator_revision": (status, (CalculatorHandle, word, error)),
    "money_calculator_to_json": (status, (CalculatorHandle, *document, error)),
    "money_calculator_from_json": (status, (*text, POINTER(CalculatorHandle), error)),
}
