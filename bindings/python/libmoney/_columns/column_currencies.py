"""The currencies of a column's rows: a dictionary of codes, and an index per row."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import c_char_p, pointer
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from .._boundary.acceleration import column_reader
from .._boundary.calls import refuse_type
from .._boundary.optional import optional
from .._currency.currency import code_bytes
from .._raw import COLUMN_INT8, COLUMN_INT16, COLUMN_INT32, ColumnCurrenciesStruct, ColumnStruct
from .arrow_columns import arrow_column, decoded, lent_array, one_array
from .column_input import is_missing
from .column_memory import address_of, bitmap, column, module_of, rows_of, words_of

_read_codes = column_reader("codes")


@dataclass
class Currencies:
    """The currencies of rows, with the objects that own their memory."""

    struct: ColumnCurrenciesStruct
    codes: list[str]
    keep: Any
    indices: ColumnStruct | None = None


def currencies_input(values: object) -> Currencies:
    """One code for all rows, or a column of codes."""
    if type(values) is str:
        return _one_currency(values)
    read = _read_codes and _read_codes(values)
    if read:
        return _indexed(*read)
    if isinstance(values, str) or (hasattr(values, "digits") and hasattr(values, "code")):
        return made_currencies([code_bytes(values)], None, None)
    module = module_of(values)
    if module == "pandas":
        return _series_currencies(values)
    if module == "pyarrow":
        return _arrow_currencies(values)
    lent = lent_array(values)
    if lent is not None:
        return _arrow_currencies(lent)
    if module == "numpy":
        values = values.tolist()  # type: ignore[attr-defined]
    if isinstance(values, (bytes, dict)) or not isinstance(values, Iterable):
        refuse_type("currencies", "a code or a column of codes", values)
    rows = rows_of(values, "currencies")
    numbers: dict[Any, int] = {}
    words = [0] * len(rows)
    for row, code in enumerate(rows):
        if code is not None:
            words[row] = numbers.setdefault(code, len(numbers))
    return _indexed(words_of(words, "i"), bitmap(rows), list(numbers))


@lru_cache(64)
def _one_currency(code: str) -> Currencies:
    """The currency of all rows. Calls share it, since the library only reads it."""
    return made_currencies([code_bytes(code)], None, None)


def _indexed(words: bytearray, bits: bytearray | None, codes: list[Any]) -> Currencies:
    """The currencies of rows that are indices into a list of codes."""
    indices = column(address_of(words), len(words) // 4, 4, COLUMN_INT32, 0, bits)
    return made_currencies([code_bytes(code) for code in codes] or [b"XXX"], indices, (words, bits))


def made_currencies(codes: list[bytes], indices: ColumnStruct | None, keep: Any) -> Currencies:
    texts = (c_char_p * len(codes))(*codes)
    # A field that is a pointer accepts an array.
    struct = ColumnCurrenciesStruct(texts, len(codes))
    if indices is not None:
        struct.indices = pointer(indices)
    return Currencies(struct, [code.decode() for code in codes], (texts, indices, keep), indices)


_WIDTHS = {1: COLUMN_INT8, 2: COLUMN_INT16, 4: COLUMN_INT32}


def _series_currencies(values: Any) -> Currencies:
    if str(values.dtype) != "category":
        if str(values.dtype).endswith("[pyarrow]"):
            pyarrow = optional("pyarrow")

            return _arrow_currencies(pyarrow.array(values.array))
        rows = [None if is_missing(value) else value for value in values.tolist()]
        return currencies_input(rows)
    codes = values.cat.codes.to_numpy()
    names = [code_bytes(name) for name in values.cat.categories] or [b"XXX"]
    struct = column(codes.ctypes.data, len(codes), codes.strides[0], _WIDTHS[codes.itemsize])
    keep: Any = codes
    if len(codes) and codes.min() < 0:
        numpy = optional("numpy")

        bits = numpy.packbits(codes >= 0, bitorder="little")
        struct.validity, struct.validity_size = bits.ctypes.data, len(bits)
        keep = (codes, bits)
    return made_currencies(names, struct, keep)


def _arrow_currencies(values: Any) -> Currencies:
    pyarrow = optional("pyarrow")

    array = one_array(values)
    if not pyarrow.types.is_dictionary(array.type):
        array = one_array(array.dictionary_encode())
    names = array.dictionary.to_pylist()
    indices = array.indices
    if None in names or indices.type.bit_width not in (8, 16, 32) or str(indices.type)[0] == "u":
        if None in names:
            array = one_array(decoded(array).dictionary_encode())
            names, indices = array.dictionary.to_pylist(), array.indices
        indices = indices.cast(pyarrow.int32())
    width = indices.type.bit_width // 8
    struct = arrow_column(indices, width, _WIDTHS[width], 0)
    return made_currencies([code_bytes(name) for name in names] or [b"XXX"], struct, indices)
