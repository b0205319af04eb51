"""Converts columns of amounts, currencies and days from Python's types to Arrow's layout.

NumPy, pandas and pyarrow are imported only if a column is of one of their types.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime
from decimal import Decimal
from typing import Any

from .._boundary.acceleration import column_reader
from .._boundary.calls import refuse_type
from .._boundary.dates import day_number
from .._boundary.optional import optional
from .._errors import ArgumentError, DecimalOverflow
from .._money_error import MoneyError
from .._raw import (
    COLUMN_DATE32,
    COLUMN_DECIMAL128,
    COLUMN_INT64,
    DIGITS_CURRENCY,
    DIGITS_MAX,
    ColumnStruct,
)
from .arrow_columns import arrow_column, arrow_input, cast_array, lent_array, one_array
from .column_memory import (
    LENT,
    LIST,
    NUMPY,
    OBJECTS,
    SERIES,
    Input,
    address_of,
    bitmap,
    coefficient,
    column,
    integer_scale,
    module_of,
    rows_of,
    wide_input,
    words_of,
)

_read_integers = column_reader("integers")
_read_decimals = column_reader("decimals")
_read_days = column_reader("days")


def amounts_input(values: object, scale: int | None) -> Input:
    """A column of amounts: integers count minor units, or 10^-scale; decimals are themselves."""
    if type(values) is list:
        return _list(values, scale)
    module = module_of(values)
    if module == "numpy":
        return _numpy(values, scale)
    if module == "pandas":
        return _series(values, scale)
    if module == "pyarrow":
        return arrow_input(values, scale)
    lent = lent_array(values)
    if lent is not None:
        inner = arrow_input(lent, scale)
        return Input(inner.struct, LENT, inner.keep, values, inner.is_decimal, inner)
    if isinstance(values, (str, bytes, bytearray, dict)) or not isinstance(values, Iterable):
        refuse_type("a column", "a list, a NumPy array, a pandas Series or a pyarrow Array", values)
    return _list(rows_of(values, "amounts"), scale)


def plain_input(values: object, scale: int | None) -> Input:
    """A column of numbers without a currency: integers are themselves, or count 10^-scale."""
    if type(values) is list or type(values) is tuple:
        return _list(list(values), scale, default=0)
    return amounts_input(values, 0 if scale is None and _are_integers(values) else scale)


def _are_integers(amounts: object) -> bool:
    module = module_of(amounts)
    if module == "numpy":
        return amounts.dtype.kind in "iu"  # type: ignore[attr-defined]
    if module in ("pandas", "pyarrow", "polars"):
        kind = str(getattr(amounts, "dtype", None) or getattr(amounts, "type", ""))
        return kind.lower().startswith(("int", "uint"))
    if isinstance(amounts, (list, tuple)):
        return any(type(value) is int for value in amounts)
    return False


def _list(
    values: list[Any],
    scale: int | None,
    kind: str = LIST,
    like: Any = None,
    default: int = DIGITS_CURRENCY,
) -> Input:
    """A column of a list.

    :param default: the scale of integers if ``scale`` is None.
    """
    read = _read_integers and _read_integers(values)
    if read:
        words, bits = read
        return _integers(words, bits, integer_scale(scale, default), kind, like)
    read = _read_decimals and _read_decimals(values)
    if read:
        words, bits, places = read
        _refuse_scale_of_decimals(scale)
        struct = column(address_of(words), len(words) // 16, 16, COLUMN_DECIMAL128, places, bits)
        return Input(struct, kind, (words, bits), like, True)
    # Another thread may change the caller's list, and the code in C has rejected the list.
    values = list(values)
    given = [value for value in values if value is not None]
    if all(type(value) is int for value in given) and given:
        if all(-(2**63) <= value < 2**63 for value in given):
            words = words_of([0 if value is None else value for value in values], "q")
            places = integer_scale(scale, default)
            return _integers(words, bitmap(values), places, kind, like)
        return wide_input(values, integer_scale(scale, default), kind, like, False)
    places = 0
    for value in given:
        if not isinstance(value, Decimal):
            what = "all of them ints or all of them Decimals"
            raise TypeError(f"amounts of a column must be {what}, got {type(value).__name__}")
        exponent = value.as_tuple().exponent
        if not isinstance(exponent, int):
            raise ArgumentError(f"expected a decimal number, got {value}")
        places = max(places, -exponent)
    _refuse_scale_of_decimals(scale)
    if places > DIGITS_MAX:
        raise DecimalOverflow(
            f"an amount must have at most {DIGITS_MAX} fraction digits, got {places}"
        )
    numbers = [None if value is None else coefficient(value, places) for value in values]
    return wide_input(numbers, places, kind, like, True)


def _integers(words: bytearray, bits: bytearray | None, scale: int, kind: str, like: Any) -> Input:
    struct = column(address_of(words), len(words) // 8, 8, COLUMN_INT64, scale, bits)
    return Input(struct, kind, (words, bits), like)


def _refuse_scale_of_decimals(scale: int | None) -> None:
    if scale is not None:
        raise ArgumentError("scale must not be set for amounts that are decimals")


def _numpy(values: Any, scale: int | None) -> Input:
    numpy = optional("numpy")

    if values.ndim != 1:
        raise ArgumentError(f"a column must have one dimension, got {values.ndim}")
    refuse_mask(values)
    if values.dtype == object:
        return _list(values.tolist(), scale, OBJECTS)
    # Unsigned 64-bit numbers do not fit int64, in either byte order.
    if values.dtype.kind not in "iu" or (values.dtype.kind == "u" and values.dtype.itemsize == 8):
        raise TypeError(f"a column of amounts must be int64 or of objects, got {values.dtype}")
    keep = values
    if values.dtype != numpy.int64 or not values.dtype.isnative:
        keep = values.astype(numpy.int64)
    struct = column(
        keep.ctypes.data, len(keep), keep.strides[0], COLUMN_INT64, integer_scale(scale)
    )
    return Input(struct, NUMPY, keep)


def refuse_mask(values: Any) -> None:
    """Rejects a masked array: NumPy's own functions would read the hidden values."""
    numpy = optional("numpy")

    if isinstance(values, numpy.ma.MaskedArray):
        raise TypeError(
            "a column must not be a masked array: pass its filled() values, or a list with None for"
            " each masked row"
        )


def _series(values: Any, scale: int | None) -> Input:
    name = type(values).__name__
    if name != "Series":
        raise TypeError(f"a column must be a Series, got a {name}")
    kind = str(values.dtype)
    if kind.startswith("money"):
        raise TypeError(
            f"expected a column of numbers, got one of {kind}: such a Series has sum(), and"
            " .money.convert(), rounded() and allocate()"
        )
    if kind == "object":
        cells = [None if is_missing(value) else value for value in values.tolist()]
        inner = _list(cells, scale, OBJECTS)
    elif kind == "Int64":
        raw = values.array
        inner = _numpy(raw._data, scale)
        if raw._mask.any():
            numpy = optional("numpy")

            bits = numpy.packbits(~raw._mask, bitorder="little")
            inner.struct.validity, inner.struct.validity_size = bits.ctypes.data, len(bits)
            inner.keep = (inner.keep, bits)
    elif kind.endswith("[pyarrow]"):
        pyarrow = optional("pyarrow")

        inner = arrow_input(pyarrow.array(values.array), scale)
    else:
        inner = _numpy(values.to_numpy(), scale)
    return Input(inner.struct, SERIES, inner.keep, values, inner.is_decimal, inner)


def is_missing(value: object) -> bool:
    return value is None or type(value).__name__ in ("NAType", "NaTType") or value != value


def days_input(values: object) -> tuple[ColumnStruct, Any]:
    """A column of days."""
    read = _read_days and _read_days(values)
    if read:
        return _days(*read)
    module = module_of(values)
    if module == "pyarrow":
        pyarrow = optional("pyarrow")

        array = one_array(values)
        if array.type != pyarrow.date32():
            array = cast_array(array, pyarrow.date32(), "days")
        return arrow_column(array, 4, COLUMN_DATE32, 0), array
    lent = None if module in ("numpy", "pandas") else lent_array(values)
    if lent is not None:
        return days_input(lent)
    if module in ("numpy", "pandas"):
        numpy = optional("numpy")

        days = values
        refuse_mask(days)
        if module == "pandas":
            kind = str(days.dtype)  # type: ignore[attr-defined]
            if kind.endswith("[pyarrow]"):
                pyarrow = optional("pyarrow")

                return days_input(pyarrow.array(days.array))  # type: ignore[attr-defined]
            days = days.to_numpy()  # type: ignore[attr-defined]
        if days.dtype.kind == "M":  # type: ignore[attr-defined]
            whole = days.astype("datetime64[D]")  # type: ignore[attr-defined]
            numbers = whole.astype(numpy.int64)
            missing = numpy.isnat(whole)
            words = numpy.where(missing, 0, numpy.clip(numbers, -(2**31) + 1, 2**31 - 1)).astype(
                numpy.int32
            )
            struct = column(words.ctypes.data, len(words), 4, COLUMN_DATE32)
            keep: Any = words
            if missing.any():
                bits = numpy.packbits(~missing, bitorder="little")
                struct.validity, struct.validity_size = bits.ctypes.data, len(bits)
                keep = (words, bits)
            return struct, keep
        values = [None if is_missing(day) else day for day in days.tolist()]  # type: ignore[attr-defined]
    if not isinstance(values, Iterable):
        refuse_type("days", "a date or a column of dates", values)
    rows = rows_of(values, "days")
    known: dict[Any, int] = {}
    numbers = [0] * len(rows)
    for row, day in enumerate(rows):
        if day is None:
            continue
        if isinstance(day, datetime):
            day = day.date()
        if day not in known:
            known[day] = _row_day(day, row)
        numbers[row] = known[day]
    return _days(words_of(numbers, "i"), bitmap(rows))


def _days(words: bytearray, bits: bytearray | None) -> tuple[ColumnStruct, Any]:
    struct = column(address_of(words), len(words) // 4, 4, COLUMN_DATE32, 0, bits)
    return struct, (words, bits)


def _row_day(day: object, row: int) -> int:
    try:
        return day_number(day)
    except MoneyError as error:
        raise type(error)(f"row {row}: {error}", status=error.status, position=row) from None


def is_one_day(value: object) -> bool:
    """True if the value is a single day for all rows."""
    return value is None or isinstance(value, (str, date))
