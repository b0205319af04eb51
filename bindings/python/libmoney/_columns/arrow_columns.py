"""Columns of Arrow: integers, decimals of any width, texts, and exported columns."""

from __future__ import annotations

from typing import Any

from .._boundary.numbers import decimal_struct
from .._boundary.optional import optional
from .._errors import ArgumentError, DecimalOverflow
from .._money_error import MoneyError
from .._raw import COLUMN_DECIMAL128, COLUMN_INT64, DIGITS_MAX, ColumnStruct
from .column_memory import ARROW, Input, integer_scale, wide_input

#: The maximum number of invalid rows that an error lists.
_NAMED = 10
#: The widths in bits of the decimals that the library reads.
_WIDTH = 128


def lent_array(values: object) -> Any:
    """Returns the pyarrow Array of a column that Arrow's C data interface exports, or None.

    Columns of polars are such columns. Their memory is shared, not copied.
    """
    is_array = hasattr(values, "__arrow_c_array__")
    if not is_array and not hasattr(values, "__arrow_c_stream__"):
        return None
    pyarrow = optional("pyarrow")
    try:
        return pyarrow.array(values) if is_array else one_array(pyarrow.chunked_array(values))
    except pyarrow.ArrowException as error:
        # polars lends integers of 128 bits, which Arrow does not have.
        kind = getattr(values, "dtype", type(values).__name__)
        raise TypeError(f"could not create an Arrow column of {kind}: {error}") from None


def arrow_column(array: Any, width: int, kind: int, scale: int) -> ColumnStruct:
    """Returns a column over the memory of a pyarrow Array."""
    validity, values = array.buffers()[-2:] if array.buffers() else (None, None)
    start = (values.address if values is not None else 0) + array.offset * width
    if len(array) == 0:
        start = 0
    struct = ColumnStruct(start or None, len(array), width, None, 0, 0, kind, scale, 0)
    if validity is not None and array.null_count:
        struct.validity, struct.validity_size = validity.address, validity.size
        struct.validity_offset = array.offset
    return struct


def one_array(values: Any) -> Any:
    """Returns a pyarrow Array; chunks are concatenated."""
    if type(values).__name__ == "ChunkedArray":
        values = values.combine_chunks() if values.num_chunks != 1 else values.chunk(0)
    if not hasattr(values, "buffers"):
        raise TypeError(f"a column must be a pyarrow Array, got {type(values).__name__}")
    return values


def cast_array(array: Any, kind: Any, what: str) -> Any:
    """Returns an array cast to another type, in which all values must fit."""
    pyarrow = optional("pyarrow")
    try:
        return array.cast(kind)
    except pyarrow.ArrowException as error:
        raise TypeError(f"a column of {what} must be {kind}, got {array.type}: {error}") from None


def decoded(array: Any) -> Any:
    """Returns a dictionary array decoded. Arrow decodes neither views nor narrow decimals."""
    pyarrow = optional("pyarrow")

    values = array.dictionary
    kind = values.type
    if str(kind) == "string_view":
        values = values.cast(pyarrow.large_string())
    elif pyarrow.types.is_decimal(kind) and kind.bit_width < _WIDTH:
        values = values.cast(pyarrow.decimal128(DIGITS_MAX, kind.scale))
    if values.type != kind:
        array = pyarrow.DictionaryArray.from_arrays(array.indices, values)
    return array.dictionary_decode()


def arrow_input(values: Any, scale: int | None) -> Input:
    """A column of amounts of a pyarrow Array."""
    types = optional("pyarrow").types

    array = one_array(values)
    if types.is_dictionary(array.type):
        array = decoded(array)
    kind = array.type
    if types.is_decimal(kind):
        return _decimals(array, scale)
    if types.is_integer(kind):
        return _integers(array, scale)
    if str(kind) in ("string", "large_string", "string_view"):
        return _texts(array, scale)
    raise TypeError(f"a column of amounts must be of integers, decimals or texts, got {kind}")


def _refuse_scale(scale: int | None, what: str) -> None:
    if scale is not None:
        raise ArgumentError(f"scale must not be set: {what}")


def decimal128(array: Any) -> Any:
    """Returns a pyarrow Array of decimals in the width that the library reads."""
    pyarrow = optional("pyarrow")

    kind = array.type
    if not 0 <= kind.scale <= DIGITS_MAX:
        raise ArgumentError(f"the scale of a column must be 0 to {DIGITS_MAX}, got {kind.scale}")
    if not pyarrow.types.is_decimal128(kind):
        try:
            array = array.cast(pyarrow.decimal128(DIGITS_MAX, kind.scale))
        except pyarrow.ArrowInvalid:
            row = _first(array, lambda value: len(value.as_tuple().digits) > DIGITS_MAX)
            raise _too_large(row, "38 digits") from None
    return array


def _decimals(array: Any, scale: int | None) -> Input:
    _refuse_scale(scale, "the type of the column has its own")
    kind, array = array.type, decimal128(array)
    struct = arrow_column(array, 16, COLUMN_DECIMAL128, kind.scale)
    return Input(struct, ARROW, array, kind, True)


def _integers(array: Any, scale: int | None) -> Input:
    pyarrow = optional("pyarrow")

    kind = array.type
    if kind != pyarrow.int64():
        try:
            array = array.cast(pyarrow.int64())
        except pyarrow.ArrowInvalid:
            raise _too_large(_first(array, lambda value: value >= 2**63), "64 bits") from None
    struct = arrow_column(array, 8, COLUMN_INT64, integer_scale(scale))
    return Input(struct, ARROW, array, kind)


def _first(array: Any, is_wrong: Any) -> int:
    rows = enumerate(array.to_pylist())
    return next((row for row, value in rows if value is not None and is_wrong(value)), 0)


def _too_large(row: int, room: str) -> DecimalOverflow:
    return DecimalOverflow(f"the amount of row {row} must fit {room}", position=row)


def _texts(array: Any, scale: int | None) -> Input:
    """Numbers as texts, each of which is exactly one decimal number."""
    _refuse_scale(scale, "the amounts are texts, which have their own")
    numbers: list[Any] = []
    wrong: list[tuple[int, MoneyError]] = []
    for row, text in enumerate(array.to_pylist()):
        try:
            numbers.append(None if text is None else decimal_struct(text))
        except MoneyError as error:
            wrong.append((row, error))
    if wrong:
        row, first = wrong[0]
        others = ", ".join(str(other) for other, _ in wrong[1:_NAMED])
        more = f"; rows {others} are invalid too" if others else ""
        if len(wrong) > _NAMED:
            more += f", and {len(wrong) - _NAMED} more"
        raise type(first)(f"row {row}: {first}{more}", status=first.status, position=row)
    places = max((one.scale for one in numbers if one is not None), default=0)
    return wide_input(
        [None if one is None else _whole(one, places) for one in numbers],
        places,
        ARROW,
        array.type,
        True,
    )


def _whole(number: Any, places: int) -> int:
    return int((number.hi << 64 | number.lo) * 10 ** (places - number.scale))
