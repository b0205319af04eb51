"""A pandas column of amounts."""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return"
# mypy: disallow-subclassing-any=False
from __future__ import annotations

from collections.abc import Iterable, Sequence
from decimal import Decimal
from typing import Any

import numpy as np
import pandas as pd
from pandas.api.extensions import ExtensionArray
from pandas.api.indexers import check_array_indexer
from pandas.api.types import is_integer, is_list_like, is_scalar, pandas_dtype

from ..._errors import ArgumentError, CurrencyMismatch
from ..._money.amount_parts import amount_of, checked_code, default_scale, made, parts, refuse_float
from ..._money.money import Money
from . import whole_numbers as whole
from .money_dtype import MoneyDtype
from .money_grouping import MoneyGrouping
from .money_operations import MoneyOperations
from .money_reduction import MoneyReduction


def _is_missing(value: Any) -> bool:
    if value is None or value is pd.NA or value is pd.NaT:
        return True
    if isinstance(value, Decimal):
        return value.is_qnan()
    return isinstance(value, float) and value != value


class MoneyArray(MoneyOperations, MoneyReduction, MoneyGrouping, ExtensionArray):
    """Amounts side by side: integers with one scale, and a flag for each missing row.

    Make one with ``pd.array(amounts, dtype="money[EUR]")`` or :meth:`from_minor`. Sums,
    comparisons,
    rounding, conversions and allocations run in the library, one call per column.

    >>> pd.Series(["12.50", "0.5", None], dtype="money[EUR]").sum()
    Money('13.00', 'EUR')
    """

    __array_priority__ = 1000

    def __init__(
        self,
        units: Any,
        mask: Any,
        scale: int,
        currencies: Sequence[str],
        codes: Any = None,
    ) -> None:
        self._units, self._mask, self._scale = units, mask, scale
        self._currencies, self._codes = tuple(currencies), codes
        self._dtype = MoneyDtype(None if codes is not None else self._currencies[0])

    # Construction

    @classmethod
    def from_minor(
        cls, minor: Iterable[int | None] | Any, currency: Any, scale: int | None = None
    ) -> MoneyArray:
        """Returns a column of minor units, as ``money[EUR]``.

        :param minor: ints, with None for a missing row; an int64 array of NumPy is not copied.
        :param scale: the number of fraction digits of the integers; None for the currency's minor
            units.

        >>> MoneyArray.from_minor([1050, None], "EUR")[0]
        Money('10.50', 'EUR')
        """
        code = checked_code(currency)
        places = default_scale(code) if scale is None else scale
        if isinstance(minor, np.ndarray) and minor.dtype == np.int64 and minor.ndim == 1:
            return cls(minor, np.zeros(len(minor), bool), places, (code,))
        rows = [None if _is_missing(one) else one for one in minor]
        for one in rows:
            if one is not None and (not is_integer(one) or isinstance(one, (bool, np.bool_))):
                raise TypeError(f"minor units must be ints, got {type(one).__name__}")
        mask = np.array([one is None for one in rows], dtype=bool)
        return cls(whole.column([int(one or 0) for one in rows]), mask, places, (code,))

    @classmethod
    def _from_sequence(cls, scalars: Any, *, dtype: Any = None, copy: bool = False) -> MoneyArray:
        if isinstance(scalars, cls):
            kind: Any = scalars.dtype if dtype is None else pandas_dtype(dtype)
            array = scalars._as_money(kind)
            return array.copy() if copy else array
        currency = None
        if dtype is not None:
            kind = pandas_dtype(dtype)
            if not isinstance(kind, MoneyDtype):
                raise TypeError(f"a column must be of the type {kind}, got amounts")
            currency = kind.currency
        kinds = getattr(getattr(scalars, "dtype", None), "kind", "O")
        if kinds in "iuf" and len(scalars) and not pd.isna(scalars).all():
            _refuse_number(scalars[0] if kinds == "f" else 0)
        return cls._of_rows(list(scalars), currency, dtype is None)

    @classmethod
    def _of_rows(cls, rows: list[Any], currency: str | None, infer: bool) -> MoneyArray:
        amounts: list[Money | None] = []
        for row in rows:
            if _is_missing(row):
                amounts.append(None)
                continue
            if isinstance(row, (int, float, np.number)) and not isinstance(row, Money):
                _refuse_number(row)
            amounts.append(amount_of(row, currency))
        found = {amount.currency: None for amount in amounts if amount is not None}
        if infer and len(found) == 1:
            currency = next(iter(found))
        taken = [(0, 0, "") if amount is None else parts(amount) for amount in amounts]
        names = tuple(found) if currency is None else (currency,)
        least = max((default_scale(code) for code in names), default=0)
        scale = max((one[1] for one in taken), default=least)
        if scale < least and all(abs(one[0]) < 10 ** (38 + one[1] - least) for one in taken):
            scale = least
        mask = np.array([amount is None for amount in amounts], dtype=bool)
        units = whole.column([number * 10 ** (scale - places) for number, places, _ in taken])
        if currency is not None:
            return cls(units, mask, scale, names)
        index = {code: place for place, code in enumerate(names)}
        codes = np.array([index.get(one[2], 0) for one in taken], dtype=np.int32)
        return cls(units, mask, scale, names, codes)

    @classmethod
    def _from_sequence_of_strings(
        cls, strings: Any, *, dtype: Any = None, copy: bool = False
    ) -> MoneyArray:
        return cls._from_sequence(strings, dtype=dtype, copy=copy)

    @classmethod
    def _from_scalars(cls, scalars: Any, *, dtype: Any) -> MoneyArray:
        for one in scalars:
            if not (isinstance(one, Money) or _is_missing(one)):
                raise TypeError("values of a column of amounts must be amounts")
        try:
            return cls._from_sequence(scalars, dtype=dtype)
        except CurrencyMismatch:
            return cls._from_sequence(scalars, dtype=MoneyDtype())

    @classmethod
    def _from_factorized(cls, values: Any, original: MoneyArray) -> MoneyArray:
        return cls._from_sequence(values, dtype=original.dtype)

    @classmethod
    def _concat_same_type(  # pyright: ignore[reportIncompatibleMethodOverride]
        cls, to_concat: Sequence[MoneyArray]
    ) -> MoneyArray:
        scale = max(array._scale for array in to_concat)
        parts_ = [whole.rescaled(array._units, scale - array._scale) for array in to_concat]
        units = whole.settled(np.concatenate(parts_))
        mask = np.concatenate([array._mask for array in to_concat])
        if to_concat[0]._codes is None:
            return cls(units, mask, scale, to_concat[0]._currencies)
        index: dict[str, int] = {}
        codes = []
        for array in to_concat:
            places = [index.setdefault(code, len(index)) for code in array._currencies]
            lookup = np.array(places or [0], dtype=np.int32)
            codes.append(lookup[array._codes])
        return cls(units, mask, scale, tuple(index), np.concatenate(codes))

    # The interface of pandas' extension arrays

    @property
    def dtype(self) -> MoneyDtype:
        """The type of the column."""
        return self._dtype

    @property
    def scale(self) -> int:
        """The number of fraction digits of the integers."""
        return self._scale

    @property
    def nbytes(self) -> int:
        """The size of the column's memory in bytes."""
        more = 0 if self._codes is None else self._codes.nbytes
        return int(self._units.nbytes + self._mask.nbytes + more)

    def __len__(self) -> int:
        return len(self._units)

    def __iter__(self) -> Any:
        for row in range(len(self)):
            yield self._at(row)

    def _at(self, row: int) -> Any:
        if self._mask[row]:
            return pd.NA
        place = 0 if self._codes is None else self._codes[row]
        return made(self._units[row], self._scale, self._currencies[place])

    def __getitem__(self, item: Any) -> Any:
        if is_integer(item):
            if not -len(self) <= item < len(self):
                raise IndexError(f"index {item} is out of bounds for axis 0 with size {len(self)}")
            return self._at(int(item))
        item = check_array_indexer(self, item)
        if isinstance(item, tuple):
            item = item[0] if len(item) == 1 else _without_ellipsis(item)
            return self[item]
        result = self._with(self._units[item], self._mask[item], rows=item)
        if isinstance(item, slice):
            result._readonly = getattr(self, "_readonly", False)
        return result

    def _with(
        self, units: Any, mask: Any, scale: int | None = None, rows: Any = None
    ) -> MoneyArray:
        """Returns a column of the same currencies."""
        codes = self._codes
        if codes is not None and rows is not None:
            codes = codes[rows]
        places = self._scale if scale is None else scale
        return type(self)(whole.settled(units), mask, places, self._currencies, codes)

    def __setitem__(self, key: Any, value: Any) -> None:
        if getattr(self, "_readonly", False):
            raise ValueError("Cannot modify read-only array")
        key = check_array_indexer(self, key)
        if is_list_like(value) and not isinstance(value, (str, dict)):
            if is_scalar(key):
                raise ValueError("setting an array element with a sequence.")
            other = type(self)._from_sequence(value, dtype=self.dtype)
        else:
            other = type(self)._from_sequence([value], dtype=self.dtype)
            key = slice(key, None if key == -1 else key + 1) if is_integer(key) else key
        self._set(key, other)

    def _set(self, key: Any, other: MoneyArray) -> None:
        """Copies rows from another column; if that is finer, this column's scale increases."""
        mine, theirs, scale = whole.aligned(self._units, self._scale, other._units, other._scale)
        if theirs.dtype == object:
            mine = mine.astype(object)
        if mine is self._units and (mine.dtype == object or not mine.flags.writeable):
            # The memory of an Arrow array must not be written to.
            mine = mine.copy()
        if not self._mask.flags.writeable:
            self._mask = self._mask.copy()
        codes, names = None, list(self._currencies)
        if self._codes is not None:
            names = list(dict.fromkeys([*self._currencies, *other._currencies]))
            lookup = np.array([names.index(one) for one in other._currencies] or [0], np.int32)
            codes = lookup[other._codes]
        # Everything that may fail is done before, so a failed assignment changes nothing.
        mine[key] = theirs if len(theirs) != 1 else theirs[0]
        self._mask[key] = other._mask if len(theirs) != 1 else other._mask[0]
        if codes is not None and self._codes is not None:
            self._codes[key] = codes if len(theirs) != 1 else codes[0]
            self._currencies = tuple(names)
        self._units, self._scale = whole.settled(mine), scale

    def isna(self) -> Any:
        """True for each missing row."""
        return self._mask.copy()

    @property
    def _hasna(self) -> bool:
        return bool(self._mask.any())

    def copy(self) -> MoneyArray:
        """Returns a deep copy."""
        codes = None if self._codes is None else self._codes.copy()
        return type(self)(
            self._units.copy(), self._mask.copy(), self._scale, self._currencies, codes
        )

    def take(self, indices: Any, *, allow_fill: bool = False, fill_value: Any = None) -> MoneyArray:
        """Returns rows by index; with ``allow_fill``, -1 is a missing row or ``fill_value``."""
        indices = np.asarray(indices, dtype=np.intp)
        if not allow_fill:
            if len(indices) and not len(self):
                raise IndexError("cannot do a non-empty take from an empty axes.")
            return self[indices]
        if (indices < -1).any():
            raise ValueError("indices must be -1 or more")
        if len(self) == 0 and (indices >= 0).any():
            raise IndexError("cannot do a non-empty take from an empty axes.")
        fills = indices == -1
        if len(self):
            result = self[np.where(fills, 0, indices)]
        else:
            result = type(self)._from_sequence([None] * len(indices), dtype=self.dtype)
        result._units[fills] = 0
        result._mask[fills] = True
        if not _is_missing(fill_value) and fills.any():
            result[fills] = fill_value
        return result

    # Conversion to other types

    def _as_money(self, kind: MoneyDtype) -> MoneyArray:
        if kind == self.dtype:
            return self
        if kind.currency is None:
            codes = np.zeros(len(self), dtype=np.int32)
            return type(self)(self._units, self._mask, self._scale, self._currencies, codes)
        for code in self.present_currencies():
            if code != kind.currency:
                raise CurrencyMismatch(
                    f"an amount must be in {kind.currency}, got {code}: use money.convert()"
                )
        return type(self)(self._units, self._mask, self._scale, (kind.currency,))

    def astype(self, dtype: Any, copy: bool = True) -> Any:
        """Returns the column as another type; ``float`` explicitly requests inexact numbers."""
        kind = pandas_dtype(dtype)
        if isinstance(kind, MoneyDtype):
            array = self._as_money(kind)
            return array.copy() if copy else array
        if isinstance(kind, np.dtype) and kind.kind == "f":
            return self.floats().astype(kind, copy=False)
        if isinstance(kind, np.dtype) and kind.kind in "iu":
            raise TypeError("could not convert amounts to int: use money.minor or money.amount")
        if isinstance(kind, pd.StringDtype):
            texts = [pd.NA if one is pd.NA else str(one) for one in self]
            return kind.construct_array_type()._from_sequence(texts, dtype=kind)
        return super().astype(dtype, copy=copy)

    def floats(self) -> Any:
        """Returns the numbers as floats, for charts and statistics; a missing row is NaN."""
        if self._units.dtype == object:
            result = np.array([float(Decimal(f"{one}E-{self._scale}")) for one in self._units])
        else:
            result = self._units / np.float64(10) ** self._scale
        result[self._mask] = np.nan
        return result

    def to_numpy(self, dtype: Any = None, copy: bool = False, na_value: Any = pd.NA) -> Any:
        """Returns an array of :class:`Money`, or of floats if requested."""
        if dtype is not None and np.dtype(dtype).kind == "f":
            result = self.floats().astype(dtype)
            if na_value is not pd.NA:
                result[self._mask] = na_value
            return result
        objects = np.empty(len(self), dtype=object)
        for row in range(len(self)):
            objects[row] = na_value if self._mask[row] else self._at(row)
        return objects if dtype is None else objects.astype(dtype)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        if copy is False:
            raise ValueError("could not create an array of amounts without a copy")
        return self.to_numpy(dtype)

    def __arrow_array__(self, type: Any = None) -> Any:
        from ..arrow import array_to_arrow

        return array_to_arrow(self, type)

    def _formatter(self, boxed: bool = False) -> Any:
        return str if boxed else repr

    def _values_for_json(self) -> Any:
        texts = np.empty(len(self), dtype=object)
        texts[:] = [None if one is pd.NA else str(one) for one in self]
        return texts

    # Currencies

    def present_currencies(self) -> list[str]:
        """Returns the currencies of the rows that are not missing."""
        if self._codes is None:
            return list(self._currencies)
        here = np.unique(self._codes[~self._mask])
        return [self._currencies[place] for place in here]

    def only_currency(self, what: str) -> str:
        """Returns the currency of all rows; raises CurrencyMismatch if there are several."""
        present = self.present_currencies()
        if len(present) > 1:
            raise CurrencyMismatch(
                f"{what} of amounts in {present[0]} and {present[1]}: money.convert() makes one"
                " currency of them, money.bag() adds each up, and money.currency groups them"
            )
        return present[0] if present else "XXX"


def _without_ellipsis(item: tuple[Any, ...]) -> Any:
    rest = [one for one in item if one is not Ellipsis]
    if len(rest) > 1:
        raise IndexError("too many indices for array: a column has one dimension")
    return rest[0] if rest else slice(None)


def _refuse_number(value: Any) -> None:
    if isinstance(value, (float, np.floating)):
        refuse_float("an amount of a column")
    raise ArgumentError(
        f"values of a column must be a str or a Decimal, got {type(value).__name__}: use"
        " MoneyArray.from_minor() for minor units"
    )
