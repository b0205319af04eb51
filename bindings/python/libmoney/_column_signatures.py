"""What the functions of columns in ``money.h`` take and return."""

from __future__ import annotations

from ctypes import POINTER, c_int32, c_size_t
from typing import Any

from ._column_structs import ColumnCurrenciesStruct, ColumnOptions, ColumnReport, ColumnStruct
from ._parameters import code, decimal, error, status
from ._structs import RatesHandle

_column = POINTER(ColumnStruct)
_currencies = POINTER(ColumnCurrenciesStruct)
_options = POINTER(ColumnOptions)
_results = (POINTER(c_int32), POINTER(ColumnReport), error)

COLUMN_SIGNATURES: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "money_column_options_init": (None, (_options,)),
    "money_column_sum": (
        status,
        (_column, _currencies, _options, decimal, POINTER(ColumnReport), error),
    ),
    "money_column_convert": (
        status,
        (RatesHandle, _column, _currencies, _column, code, _options, _column, *_results),
    ),
    "money_column_round": (status, (_column, _currencies, _options, _column, *_results)),
    "money_column_compare": (
        status,
        (_column, _currencies, _column, _currencies, _options, _column, *_results),
    ),
    "money_column_allocate": (
        status,
        (_column, decimal, c_size_t, _options, _column, _column, *_results),
    ),
}

#: They may take long and touch nothing that can change.
COLUMN_UNLOCKED = frozenset(COLUMN_SIGNATURES) - {"money_column_options_init"}
