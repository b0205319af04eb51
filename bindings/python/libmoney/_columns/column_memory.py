"""Columns in Arrow's layout, for the library."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ctypes import addressof, c_uint8, c_uint64
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from .._boundary.limits import COEFFICIENT_LIMIT, WORD_MASK
from .._boundary.numbers import checked_int, too_long
from .._errors import DecimalOverflow
from .._raw import COLUMN_DECIMAL128, DIGITS_CURRENCY, DIGITS_MAX, ColumnStruct

#: The kinds of columns, by origin.
LIST, NUMPY, OBJECTS, SERIES, ARROW = "list", "numpy", "objects", "series", "arrow"
#: A column of polars, or another that Arrow's C data interface exports.
LENT = "lent"


@dataclass
class Input:
    """A column, the objects that own its memory, and the description of its results."""

    struct: ColumnStruct
    kind: str
    keep: Any = None
    #: The caller's column: its index, name and type are copied to the result.
    like: Any = None
    is_decimal: bool = False
    #: The precise kind of a list or a series, which the result shares.
    inner: Any = field(default=None)


def module_of(value: object) -> str:
    """Returns the top-level package of a value's class."""
    return type(value).__module__.partition(".")[0]


def rows_of(values: Iterable[Any], what: str) -> list[Any]:
    """Returns the rows of a column."""
    try:
        return list(values)
    except NotImplementedError as error:
        # For example a memoryview of several dimensions, or in foreign byte order.
        raise TypeError(f"{what} must be a list or an array of one dimension: {error}") from None


def bitmap(flags: Sequence[Any]) -> Any:
    """Returns Arrow's validity bitmap of a list; None if the list contains no None."""
    if not any(value is None for value in flags):
        return None
    bits = bytearray((len(flags) + 7) // 8)
    for row, value in enumerate(flags):
        if value is not None:
            bits[row >> 3] |= 1 << (row & 7)
    return (c_uint8 * len(bits)).from_buffer(bits)


def column(
    values: int, length: int, stride: int, kind: int, scale: int = 0, bits: Any = None
) -> ColumnStruct:
    """Returns a column over memory, with a bitmap from :func:`bitmap`."""
    if bits is None:
        return ColumnStruct(values, length, stride, None, 0, 0, kind, scale, 0)
    address, size = addressof(bits), len(bits)
    return ColumnStruct(values, length, stride, address, size, 0, kind, scale, 0)


def integer_scale(scale: int | None) -> int:
    return DIGITS_CURRENCY if scale is None else checked_int(scale, "a scale", 0, DIGITS_MAX)


def coefficient(value: Decimal, places: int) -> int:
    """Returns a decimal as an integer multiple of 10^-places."""
    sign, digits, exponent = value.as_tuple()
    if not isinstance(exponent, int) or len(digits) + exponent + places > DIGITS_MAX + 1:
        if any(digits) or not isinstance(exponent, int):
            raise too_long(value)
        return 0
    number = int("".join(map(str, digits))) * 10 ** (exponent + places)
    return int(-number if sign else number)


def wide_input(numbers: list[Any], scale: int, kind: str, like: Any, is_decimal: bool) -> Input:
    """Returns a column of integers of up to 38 digits."""
    words = (c_uint64 * (2 * len(numbers)))()
    for row, number in enumerate(numbers):
        if number is None:
            continue
        if not -COEFFICIENT_LIMIT < number < COEFFICIENT_LIMIT:
            raise DecimalOverflow(f"the amount of row {row} must have at most 38 digits")
        words[2 * row] = number & WORD_MASK
        words[2 * row + 1] = (number >> 64) & WORD_MASK
    bits = bitmap(numbers)
    struct = column(addressof(words), len(numbers), 16, COLUMN_DECIMAL128, scale, bits)
    return Input(struct, kind, (words, bits), like, is_decimal)
