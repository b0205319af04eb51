"""Columns in Arrow's layout, as the library takes them."""

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

#: The kinds of columns, by who made them.
LIST, NUMPY, OBJECTS, SERIES, ARROW = "list", "numpy", "objects", "series", "arrow"
#: A column of polars, or another that Arrow's C data interface lends.
LENT = "lent"


@dataclass
class Input:
    """A column with what keeps its memory alive, and how one like it is made."""

    struct: ColumnStruct
    kind: str
    keep: Any = None
    #: What the caller gave: an index and a name to copy, a type to have again.
    like: Any = None
    is_decimal: bool = False
    #: The precise sort of a list or a series: how values are given back.
    inner: Any = field(default=None)


def module_of(value: object) -> str:
    """The package that a value's class is of."""
    return type(value).__module__.partition(".")[0]


def rows_of(values: Iterable[Any], what: str) -> list[Any]:
    """The rows of a column."""
    try:
        return list(values)
    except NotImplementedError as error:
        # A memoryview of several dimensions, or of numbers in another order than the machine's.
        raise TypeError(f"{what} must be a list or an array of one dimension: {error}") from None


def bitmap(flags: Sequence[Any]) -> Any:
    """Arrow's bitmap of a list: a bit a row that is not None; None where there is no None."""
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
    """A column of memory, with the bitmap that :func:`bitmap` makes."""
    if bits is None:
        return ColumnStruct(values, length, stride, None, 0, 0, kind, scale, 0)
    address, size = addressof(bits), len(bits)
    return ColumnStruct(values, length, stride, address, size, 0, kind, scale, 0)


def integer_scale(scale: int | None) -> int:
    return DIGITS_CURRENCY if scale is None else checked_int(scale, "a scale", 0, DIGITS_MAX)


def coefficient(value: Decimal, places: int) -> int:
    """The whole number of 10^-places that a decimal is."""
    sign, digits, exponent = value.as_tuple()
    if not isinstance(exponent, int) or len(digits) + exponent + places > DIGITS_MAX + 1:
        if any(digits) or not isinstance(exponent, int):
            raise too_long(value)
        return 0
    number = int("".join(map(str, digits))) * 10 ** (exponent + places)
    return int(-number if sign else number)


def wide_input(numbers: list[Any], scale: int, kind: str, like: Any, is_decimal: bool) -> Input:
    """A column of whole numbers of up to 38 digits."""
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
