"""The handle, callbacks and limits of calculators in ``money.h``, as ctypes sees them."""

from __future__ import annotations

from ctypes import CFUNCTYPE, c_char_p, c_int32, c_void_p

from ._structs import Handle

CALCULATOR_NUMBERS_MAX = 100
CALCULATOR_KEYS_MAX = 8192
CALCULATOR_TEXT_MAX = 4608

#: ``money_display_callback_t``: hears of a display.
DisplayCallback = CFUNCTYPE(None, c_void_p, c_char_p)
#: ``money_alert_callback_t``: hears of an alert.
AlertCallback = CFUNCTYPE(None, c_void_p, c_int32, c_char_p, c_char_p)


class CalculatorHandle(Handle):
    """``money_calculator_t *``."""
