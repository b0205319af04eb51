"""Columns in Arrow's layout, for the library."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from ctypes import addressof, c_char
from dataclasses import dataclass, field
from decimal import Decimal
from sys import byteorder
from typing import Any

from .._boundary.limits import COEFFICIENT_LIMIT
from .._boundary.numbers import checked_int, too_long
from .._errors import DecimalOverflow
from .._raw import COLUMN_DECIMAL128, DIGITS_CURRENCY, DIGITS_MAX, ColumnStruct

#: The kinds of columns, by origin.
LIST, NUMPY, OBJECTS, SERIES, ARROW = "list", "numpy", "objects", "series", "arrow"
#: A column of polars, or another that Arrow's C data interface exports.
LENT = "lent"

_WIDE_MASK = 2**128 - 1


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


def address_of(data: bytearray) -> int:
    """Returns the address of bytes, of which there must be at least one."""
    return addressof(c_char.from_buffer(data))


def words_of(numbers: list[int], code: str) -> bytearray:
    """Returns integers side by side, as the array module's type ``code``."""
    # The address of a column without rows must be valid, too.
    return bytearray(array(code, numbers)) or bytearray(1)


def bitmap(flags: Sequence[Any]) -> bytearray | None:
    """Returns Arrow's validity bitmap of a list; None if the list contains no None."""
    if not any(value is None for value in flags):
        return None
    bits = bytearray((len(flags) + 7) // 8)
    for row, value in enumerate(flags):
        if value is not None:
            bits[row >> 3] |= 1 << (row & 7)
    return bits


def column(
    values: int, length: int, stride: int, kind: int, scale: int = 0, bits: bytearray | None = None
) -> ColumnStruct:
    """Returns a column over memory, with a bitmap from :func:`bitmap`."""
    # Each field costs time, and most of them are 0.
    struct = ColumnStruct(values, length, stride)
    struct.layout = kind
    if scale:
        struct.scale = scale
    if bits is not None:
        struct.validity, struct.validity_size = address_of(bits), len(bits)
    return struct


def integer_scale(scale: int | None, default: int = DIGITS_CURRENCY) -> int:
    return default if scale is None else checked_int(scale, "a scale", 0, DIGITS_MAX)


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
    words = bytearray(max(16 * len(numbers), 1))
    for row, number in enumerate(numbers):
        if number is None:
            continue
        if not -COEFFICIENT_LIMIT < number < COEFFICIENT_LIMIT:
            raise DecimalOverflow(f"the amount of row {row} must have at most 38 digits")
        words[16 * row : 16 * row + 16] = (number & _WIDE_MASK).to_bytes(16, byteorder)
    bits = bitmap(numbers)
    struct = column(address_of(words), len(numbers), 16, COLUMN_DECIMAL128, scale, bits)
    return Input(struct, kind, (words, bits), like, is_decimal)
