"""Amounts in Apache Arrow and Parquet: an extension type that contains the currency.

A column of several currencies is stored as a struct of ``currency`` and ``amount``, which every
engine reads, groups and sorts by currency. A column of one currency is stored as ``decimal128``
with the currency in the metadata of the type; engines that do not support the type lose it, so
such a column should stay in Arrow. The type reads every struct of a text and a decimal, in any
order and width.

>>> import libmoney.contrib.arrow
>>> libmoney.contrib.arrow.array([Money("12.50", "EUR"), None]).type
MoneyType(currency='EUR', scale=2)
"""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,misc,unused-ignore"
from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import numpy as np
import pyarrow as pa

from .._columns.arrow_columns import decimal128, decoded
from .._errors import ArgumentError
from .._money.amount_parts import checked_code
from .._money.money import Money
from .._money_error import MoneyError
from .._raw import DIGITS_MAX

__all__ = ["NAME", "MoneyType", "amounts", "array", "array_from_arrow", "array_to_arrow"]


def __dir__() -> list[str]:
    return sorted(__all__)


NAME = "libmoney.money"
_VERSION = 1
_TEXTS = ("string", "large_string", "string_view")
_FIELDS = {"amount", "currency"}


class MoneyType(pa.ExtensionType):
    """The type of a column of amounts.

    :param currency: the currency of all rows; None if each row has its own.
    :param scale: the number of fraction digits.
    """

    def __init__(self, currency: Any = None, scale: int = 2) -> None:
        self.currency = None if currency is None else checked_code(currency)
        if not isinstance(scale, int) or not 0 <= scale <= DIGITS_MAX:
            raise ArgumentError(f"the scale of a column must be 0 to {DIGITS_MAX}, got {scale}")
        self.scale = scale
        storage: Any = pa.decimal128(38, scale)
        if self.currency is None:
            # Engines compare structs in the order of their fields.
            storage = pa.struct([("currency", pa.string()), ("amount", storage)])
        self._told = json.dumps({"version": _VERSION, "currency": self.currency}).encode()
        super().__init__(storage, NAME)

    @classmethod
    def _of(cls, storage: Any, currency: str | None, scale: int | None, told: bytes) -> MoneyType:
        """Returns the type over a storage of a file, which is kept as it is."""
        made: Any = cls.__new__(cls)
        made.currency, made.scale, made._told = currency, scale, told
        pa.ExtensionType.__init__(made, storage, NAME)
        return made

    def __arrow_ext_serialize__(self) -> bytes:
        return self._told

    @classmethod
    def __arrow_ext_deserialize__(cls, storage_type: Any, serialized: bytes) -> MoneyType:
        # Every file must stay readable, so nothing is raised here: without a known
        # form the type is its storage, which `amounts` refuses.
        currency, scale = _known(storage_type, serialized)
        return cls._of(storage_type, currency, scale, serialized)

    def __repr__(self) -> str:
        return f"MoneyType(currency={self.currency!r}, scale={self.scale})"

    __str__ = __repr__

    def to_pandas_dtype(self) -> Any:
        """The type of the column in pandas."""
        if self.scale is None:
            raise NotImplementedError(f"a column of amounts must not be {self.storage_type}")
        from .pandas import MoneyDtype

        return MoneyDtype(self.currency)


def _known(storage: Any, serialized: bytes) -> tuple[str | None, int | None]:
    """Returns the currency and the scale of a storage; no scale if it is not one of amounts."""
    try:
        told = json.loads(serialized.decode())
    except ValueError:
        return None, None
    if not isinstance(told, dict) or told.get("version", _VERSION) != _VERSION:
        return None, None
    currency = told.get("currency")
    if currency is not None:
        try:
            currency = checked_code(currency)
        except (TypeError, MoneyError):
            return None, None
        number = storage
    else:
        number = _number_of(storage)
    if number is None or not pa.types.is_decimal(number) or not 0 <= number.scale <= DIGITS_MAX:
        return None, None
    return currency, number.scale


def _number_of(storage: Any) -> Any:
    """Returns the type of the numbers of a struct of amounts and codes, in any order; or None."""
    if not pa.types.is_struct(storage) or storage.num_fields != len(_FIELDS):
        return None
    if {field.name for field in storage} != _FIELDS:
        return None
    codes = storage.field("currency").type
    codes = codes.value_type if pa.types.is_dictionary(codes) else codes
    number = storage.field("amount").type
    is_mixed = str(codes) in _TEXTS and pa.types.is_decimal(number)
    return number if is_mixed else None


def _register() -> None:
    # If this module was loaded before, the name is already registered.
    with suppress(pa.ArrowKeyError):
        pa.register_extension_type(MoneyType("XXX", 0))


_register()


def array(amounts: Iterable[Money | None], currency: Any = None) -> Any:
    """Returns an Arrow array of amounts; None is a missing row.

    :param currency: the currency of all rows; None for their common currency, if any.
    """
    from .pandas.money_array import MoneyArray

    if currency is not None:
        return array_to_arrow(MoneyArray._of_rows(list(amounts), checked_code(currency), False))
    return array_to_arrow(MoneyArray._of_rows(list(amounts), None, True))


def amounts(column: Any) -> list[Money | None]:
    """Returns the amounts of an Arrow array, plain or chunked, of the type of :func:`array`.

    >>> from libmoney.contrib import arrow
    >>> arrow.amounts(arrow.array([Money("12.50", "EUR"), None]))
    [Money('12.50', 'EUR'), None]
    """
    kind = getattr(column, "type", None)
    if not isinstance(kind, MoneyType):
        raise TypeError(f"expected a column of amounts, got one of {kind or type(column)}")
    if kind.scale is None:
        raise TypeError(f"a column of amounts must not be {kind.storage_type}")
    from .pandas import MoneyDtype

    rows = array_from_arrow(column, MoneyDtype(kind.currency))
    return [one if isinstance(one, Money) else None for one in rows]


# Conversion between pandas and Arrow


def array_to_arrow(column: Any, kind: Any = None) -> Any:
    """Returns the Arrow array of a pandas column."""
    currency = None if column._codes is not None else column._currencies[0]
    wanted = kind
    if kind is None:
        kind = MoneyType(currency, column.scale)
    if not isinstance(kind, MoneyType):
        if str(kind) in _TEXTS:
            texts = [str(one) if isinstance(one, Money) else None for one in column]
            return pa.array(texts, kind)
        storage = array_to_arrow(column).storage
        return storage if wanted == storage.type else storage.cast(wanted)
    if kind.currency != currency:
        raise TypeError(f"a column must be of {kind}, got {currency or 'several currencies'}")
    if kind.scale < column.scale:
        raise TypeError(f"the scale of amounts must be at most {kind.scale}, got {column.scale}")
    numbers = _decimals(column, kind.scale)
    if currency is not None:
        return pa.ExtensionArray.from_storage(kind, numbers)
    codes = pa.DictionaryArray.from_arrays(
        pa.array(column._codes, pa.int32(), mask=column.isna()),
        pa.array(column._currencies, pa.string()),
    ).dictionary_decode()
    written = MoneyType(None, kind.scale)
    mask = pa.array(column.isna())
    storage = pa.StructArray.from_arrays(
        [codes, numbers], fields=list(written.storage_type), mask=mask
    )
    return pa.ExtensionArray.from_storage(written, storage)


def _decimals(column: Any, scale: int) -> Any:
    from .pandas import whole_numbers as whole

    units, mask = whole.rescaled(column._units, scale - column.scale), column.isna()
    words = np.empty((len(units), 2), dtype=np.uint64)
    if units.dtype == object:
        words[:, 0] = [one & (2**64 - 1) for one in units]
        words[:, 1] = [(one >> 64) & (2**64 - 1) for one in units]
    else:
        words[:, 0] = units.view(np.uint64) if units.strides[0] == 8 else units.astype(np.uint64)
        words[:, 1] = (units >> 63).astype(np.uint64)
    bits = pa.py_buffer(np.packbits(~mask, bitorder="little")) if mask.any() else None
    kind = pa.decimal128(38, scale)
    return pa.Array.from_buffers(kind, len(units), [bits, pa.py_buffer(words)])


def array_from_arrow(column: Any, dtype: Any) -> Any:
    """Returns the pandas column of an Arrow array; raises a TypeError without amounts."""
    from .pandas.money_array import MoneyArray

    chunks = column.chunks if isinstance(column, pa.ChunkedArray) else [column]
    made = [_chunk(one, dtype) for one in chunks]
    if not made:
        return MoneyArray._from_sequence([], dtype=dtype)
    return made[0] if len(made) == 1 else MoneyArray._concat_same_type(made)


def _chunk(chunk: Any, dtype: Any) -> Any:
    from .pandas import MoneyDtype
    from .pandas.money_array import MoneyArray

    kind, currency = chunk.type, dtype.currency
    if isinstance(kind, MoneyType):
        currency, chunk, kind = kind.currency, chunk.storage, kind.storage_type
    if pa.types.is_null(kind):
        return MoneyArray._from_sequence([None] * len(chunk), dtype=dtype)
    if str(kind) in _TEXTS:
        return MoneyArray._from_sequence(chunk.to_pylist(), dtype=dtype)
    gone = np.asarray(chunk.is_null())
    if currency is not None and pa.types.is_decimal(kind):
        made = MoneyArray(_units(decimal128(chunk), gone), gone, _scale(kind), (currency,))
        return made._as_money(dtype) if made.dtype != dtype else made
    number = _number_of(kind)
    if number is not None:
        numbers, codes = decimal128(chunk.field("amount")), chunk.field("currency")
        if pa.types.is_dictionary(codes.type):
            codes = decoded(codes)
        codes = codes.cast(pa.string()).dictionary_encode()
        gone = gone | np.asarray(numbers.is_null()) | np.asarray(codes.is_null())
        names = [checked_code(one) for one in codes.dictionary.to_pylist()]
        places = np.asarray(codes.indices.fill_null(0), dtype=np.int32)
        scale = _scale(number)
        units = _units(numbers, gone)
        return MoneyArray(units, gone, scale, names, np.where(gone, 0, places))._as_money(dtype)
    raise TypeError(f"a column must be of {MoneyDtype(dtype.currency)}, got {kind}")


def _scale(kind: Any) -> int:
    if not 0 <= kind.scale <= DIGITS_MAX:
        raise ArgumentError(f"the scale of a column must be 0 to {DIGITS_MAX}, got {kind.scale}")
    return int(kind.scale)


def _units(numbers: Any, gone: Any) -> Any:
    from .pandas import whole_numbers as whole

    count, start = len(numbers), numbers.offset * 2
    if count == 0:
        return np.zeros(0, np.int64)
    words = np.frombuffer(numbers.buffers()[1], dtype=np.int64, count=start + 2 * count)[start:]
    low, high = words[0::2], words[1::2]
    if gone.any():
        low, high = np.where(gone, 0, low), np.where(gone, 0, high)
    if (high == low >> 63).all():
        # The numbers stay in Arrow's memory; only the lower of two words is used.
        return low
    pairs = zip(
        low.view(np.uint64).tolist() if gone.any() else low.astype(np.uint64).tolist(), high
    )
    return whole.settled(whole.column([(int(top) << 64) | bottom for bottom, top in pairs]))
