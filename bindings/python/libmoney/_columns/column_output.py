"""Columns that the library fills, and their conversion to the type of the input."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from .._boundary.acceleration import column_reader
from .._boundary.optional import optional
from .._errors import ArgumentError
from .._raw import COLUMN_DECIMAL128, COLUMN_INT8, COLUMN_INT64, DIGITS_CURRENCY, ColumnStruct
from .column_input import refuse_mask
from .column_memory import ARROW, LENT, LIST, NUMPY, SERIES, Input, address_of, column

_WIDTHS = {COLUMN_INT64: 8, COLUMN_DECIMAL128: 16, COLUMN_INT8: 1}
_listed = column_reader("listed")


@dataclass
class Output:
    """A column to be filled."""

    struct: ColumnStruct
    words: Any
    bits: Any


def new_output(like: Input, kind: int, has_nulls: bool) -> Output:
    """Allocates a column as long as the input, with a bitmap if rows may be null."""
    length, width = like.struct.length, _WIDTHS[kind]
    sort = like.inner.kind if like.kind in (SERIES, LENT) else like.kind
    bits: Any = None
    start = size = 0
    if sort == NUMPY and has_nulls and like.kind == NUMPY:
        raise ArgumentError(
            "a NumPy array of integers cannot store nulls: pass a pandas Series, "
            "a pyarrow Array or a list"
        )
    if sort == ARROW:
        pyarrow = optional("pyarrow")

        words = pyarrow.allocate_buffer(max(length * width, 1))
        address = words.address
        if has_nulls:
            bits = pyarrow.allocate_buffer(length // 8 + 1)
            start, size = bits.address, bits.size
    elif sort == NUMPY:
        numpy = optional("numpy")

        words = numpy.empty(length, {1: numpy.int8, 8: numpy.int64}.get(width, "V16"))
        address = words.ctypes.data
    else:
        words = bytearray(max(length * width, 1))
        address = address_of(words)
    if has_nulls and sort != ARROW:
        bits = bytearray(length // 8 + 1)
        start, size = address_of(bits), len(bits)
    struct = column(address, length, width, kind, 0 if kind == COLUMN_INT8 else DIGITS_CURRENCY)
    if bits is not None:
        struct.validity, struct.validity_size = start, size
    return Output(struct, words, bits)


def given_output(like: Input, array: Any, has_nulls: bool) -> Output:
    """Returns a column over the caller's NumPy array."""
    if like.kind != NUMPY or type(array).__module__.partition(".")[0] != "numpy":
        raise TypeError("out must be a NumPy array, as the column is")
    if array.dtype != "int64" or array.ndim != 1 or not array.flags.writeable:
        raise ArgumentError("out must be a writable array of int64 with one dimension")
    if has_nulls:
        raise ArgumentError("a NumPy array of integers cannot store nulls")
    numpy = optional("numpy")

    refuse_mask(array)
    # With overlapping memory, rows would be overwritten before they are read. Two fields of a
    # record array interleave but share no memory.
    place, own = array.__array_interface__["data"][0], like.keep.__array_interface__["data"][0]
    is_own = place == own and array.strides == like.keep.strides and len(array) == len(like.keep)
    if not is_own and numpy.shares_memory(array, like.keep):
        raise ArgumentError("out must be the array of the amounts, or share no memory with it")
    start, stride = array.ctypes.data, array.strides[0]
    struct = column(start, len(array), stride, COLUMN_INT64, DIGITS_CURRENCY)
    return Output(struct, array, None)


def finished(like: Input, output: Output, scale: int) -> Any:
    """Returns the filled column as the type of the input."""
    if like.kind == SERIES:
        return _series(like, output, scale)
    if like.kind == LENT:
        return _lent(like, output, scale)
    if like.kind == ARROW:
        return _arrow(like.like, like.is_decimal, output, scale)
    if like.kind == NUMPY:
        return output.words
    values = _values(like, output, scale)
    if like.kind == LIST:
        return values
    numpy = optional("numpy")

    array = numpy.empty(len(values), dtype=object)
    array[:] = values
    return array


def _values(like: Input, output: Output, scale: int) -> list[Any]:
    words, bits, length = output.words, output.bits, output.struct.length
    is_decimal = like.is_decimal and output.struct.layout == COLUMN_DECIMAL128
    made = _listed and _listed(
        words, bits, length, _WIDTHS[output.struct.layout], scale if is_decimal else -1
    )
    if made:
        return made  # type: ignore[no-any-return]
    values: list[Any]
    cells = memoryview(words)[: length * _WIDTHS[output.struct.layout]]
    if output.struct.layout == COLUMN_DECIMAL128:
        numbers = cells.cast("Q")
        values = []
        for row in range(length):
            number = numbers[2 * row] | numbers[2 * row + 1] << 64
            number -= (number >> 127) << 128
            values.append(Decimal(f"{number}E-{scale}") if is_decimal else number)
    else:
        values = list(cells.cast("b" if output.struct.layout == COLUMN_INT8 else "q"))
    if bits is not None:
        for row in range(length):
            if not bits[row >> 3] >> (row & 7) & 1:
                values[row] = None
    return values


def _arrow(kind: Any, is_decimal: bool, output: Output, scale: int) -> Any:
    pyarrow = optional("pyarrow")

    if output.struct.layout == COLUMN_INT8:
        kind = pyarrow.int8()
    elif is_decimal:
        kind = pyarrow.decimal128(38, scale)
    else:
        kind = pyarrow.int64()
    length = output.struct.length
    return pyarrow.Array.from_buffers(kind, length, [output.bits, output.words])


def _lent(like: Input, output: Output, scale: int) -> Any:
    array = _arrow(like.inner.like, like.is_decimal, output, scale)
    if type(like.like).__module__.partition(".")[0] != "polars":
        return array
    return optional("polars").Series(like.like.name, array)


def _series(like: Input, output: Output, scale: int) -> Any:
    pandas = optional("pandas")

    series, inner = like.like, like.inner
    cells: Any
    if inner.kind == ARROW:
        array = _arrow(inner.like, inner.is_decimal, output, scale)
        cells = pandas.arrays.ArrowExtensionArray(array)
    elif inner.kind == NUMPY:
        cells = output.words
        if output.bits is not None or str(series.dtype) == "Int64":
            numpy = optional("numpy")

            length = len(cells)
            mask = numpy.zeros(length, bool)
            if output.bits is not None:
                raw = numpy.frombuffer(output.bits, numpy.uint8)
                mask = numpy.unpackbits(raw, count=length, bitorder="little") == 0
            cells = pandas.arrays.IntegerArray(cells, mask)
    else:
        numpy = optional("numpy")

        values = _values(inner, output, scale)
        cells = numpy.empty(len(values), dtype=object)
        cells[:] = values
    return pandas.Series(cells, index=series.index, name=series.name)
