"""Equality, order and groups in columns of amounts."""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return"
from __future__ import annotations

from ctypes import sizeof
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from ..._boundary.calls import call_once
from ..._columns.column_currencies import made_currencies
from ..._columns.column_memory import column
from ..._columns.columns import _plain
from ..._library import native
from ..._raw import COLUMN_CODES_MAX, COLUMN_INT32, COLUMN_INT64, DecimalStruct
from . import whole_numbers as whole
from .money_reduction import mean

if TYPE_CHECKING:
    from .money_array import MoneyArray

_STRUCT = np.dtype(
    [("lo", "<u8"), ("hi", "<i8"), ("scale", "<i4"), ("reserved", "<i4")], align=True
)
assert _STRUCT.itemsize == sizeof(DecimalStruct)


class MoneyGrouping:
    """The methods that sort, group and count a column of amounts."""

    _units: Any
    _mask: Any
    _scale: int
    _currencies: tuple[str, ...]
    _codes: Any

    dtype: Any
    # Methods of the column.
    copy: Any
    take: Any
    only_currency: Any
    __len__: Any
    __getitem__: Any

    # Order

    def _values_for_argsort(self) -> Any:
        self.only_currency("an order")
        return self._units

    def searchsorted(self, value: Any, side: Any = "left", sorter: Any = None) -> Any:
        """Returns the positions at which amounts belong in a sorted column."""
        self.only_currency("an order")
        one = not isinstance(value, (MoneyGrouping, list, tuple, np.ndarray, pd.Series))
        other = self._rows_like([value] if one else value)
        if other._mask.any() or self._mask.any():
            raise ValueError("searchsorted requires amounts without missing rows")
        mine, theirs, _ = whole.aligned(self._units, self._scale, other._units, other._scale)
        found = mine.searchsorted(theirs, side=side, sorter=sorter)
        return found[0] if one else found

    def _rows_like(self, values: Any) -> MoneyArray:
        kind = type(self)
        return kind._from_sequence(values, dtype=self.dtype)  # type: ignore[attr-defined]

    # Equal rows

    def _row_numbers(self, use_na_sentinel: bool) -> tuple[Any, Any]:
        """Returns a number per row, equal for equal rows, and the first row of each number."""
        numbers = np.full(len(self), -1, dtype=np.intp)
        valid = ~self._mask
        found, _ = pd.factorize(self._units[valid])
        if self._codes is not None:
            count = max(len(self._currencies), 1)
            found, _ = pd.factorize(found.astype(np.int64) * count + self._codes[valid])
        numbers[valid] = found
        if not use_na_sentinel and not valid.all():
            numbers, _ = pd.factorize(numbers + 1)
        kept = np.flatnonzero(numbers >= 0)
        _, first = np.unique(numbers[kept], return_index=True)
        return numbers, kept[first]

    def factorize(self, use_na_sentinel: bool = True) -> tuple[Any, Any]:
        """Returns a number per row, and the column of distinct amounts."""
        numbers, firsts = self._row_numbers(use_na_sentinel)
        return numbers, self.take(firsts)

    def unique(self) -> Any:
        """Returns the distinct amounts, in order of appearance."""
        return self.factorize(use_na_sentinel=False)[1]

    def duplicated(self, keep: Any = "first") -> Any:
        """True for each row that equals another row."""
        numbers, _ = self._row_numbers(use_na_sentinel=False)
        return pd.Series(numbers).duplicated(keep=keep).to_numpy()

    def isin(self, values: Any) -> Any:
        """True for each row whose amount is in ``values``."""
        mine: Any = self
        theirs: Any = values
        if not isinstance(values, MoneyGrouping):
            from .money_array import MoneyArray

            rows = [one for one in values if hasattr(one, "currency") or pd.isna(one)]
            theirs = MoneyArray._from_sequence(rows, dtype="money")
        both = type(mine)._concat_same_type(
            [one.astype("money", copy=False) for one in (mine, theirs)]
        )
        numbers, _ = both._row_numbers(use_na_sentinel=False)
        return np.isin(numbers[: len(self)], numbers[len(self) :])

    def value_counts(self, dropna: bool = True) -> Any:
        """Returns the frequency of each amount, in descending order."""
        numbers, uniques = self.factorize(use_na_sentinel=dropna)
        counts = np.bincount(numbers[numbers >= 0], minlength=len(uniques))
        order = np.argsort(-counts, kind="stable")
        index = pd.Index(uniques.take(order), dtype=uniques.dtype)
        return pd.Series(pd.array(counts[order], dtype="Int64"), index=index, name="count")

    def _hash_pandas_object(self, *, encoding: str, hash_key: str, categorize: bool) -> Any:
        from pandas.util import hash_array

        rows: Any = self
        hashes = [0 if one is pd.NA else hash(one) for one in rows]
        numbers = np.array(hashes, dtype=np.int64)
        # pandas resolves the function at run time, in a way that type checkers cannot follow.
        hashed: Any = hash_array
        return hashed(numbers, encoding, hash_key, categorize)

    # Groups

    def _groupby_op(
        self, *, how: str, has_dropped_na: bool, min_count: int, ngroups: int, ids: Any, **more: Any
    ) -> Any:
        if how not in ("sum", "min", "max", "mean", "median", "cumsum", "cummin", "cummax"):
            if how in ("first", "last"):
                base: Any = super()
                return base._groupby_op(
                    how=how,
                    has_dropped_na=has_dropped_na,
                    min_count=min_count,
                    ngroups=ngroups,
                    ids=ids,
                    **more,
                )
            if how in ("prod", "std", "var", "sem", "skew", "kurt", "cumprod", "any", "all"):
                raise TypeError(f"dtype '{self.dtype}' does not support operation '{how}'")
            raise NotImplementedError(f"{how} of amounts in groups")
        if how.startswith("cum"):
            return self._accumulated_groups(how, ids, more.get("skipna", True))
        valid = ~self._mask & (ids >= 0)
        rows, groups = self[valid], ids[valid]
        counts = np.bincount(groups, minlength=ngroups)
        least = max(min_count, 0 if how == "sum" else 1)
        gone = counts < least
        if not more.get("skipna", True):
            gone |= np.bincount(ids[self._mask & (ids >= 0)], minlength=ngroups) > 0
        codes = None
        if self._codes is not None:
            codes, empty = _group_codes(rows, groups, ngroups)
            gone |= empty
        units, scale = _group_units(rows, groups, ngroups, how, counts)
        units[gone] = 0
        kind = type(self)
        result: Any = kind(whole.settled(units), gone, scale, self._currencies, codes)  # type: ignore[call-arg]
        return result

    def _accumulated_groups(self, how: str, ids: Any, skipna: bool) -> Any:
        result: Any = self.copy()
        for group in np.unique(ids[ids >= 0]):
            rows = np.flatnonzero(ids == group)
            result[rows] = self[rows]._accumulate(how, skipna=skipna)
        result[np.flatnonzero(ids < 0)] = pd.NA
        return result


def _group_codes(rows: Any, groups: Any, count: int) -> tuple[Any, Any]:
    """Returns each group's currency, and the groups without rows; mixed groups are rejected."""
    codes = np.zeros(count, dtype=np.int32)
    codes[groups] = rows._codes
    wrong = np.flatnonzero(codes[groups] != rows._codes)
    if len(wrong):
        rows[groups == groups[wrong[0]]].only_currency("a group")
    empty = np.ones(count, bool)
    empty[groups] = False
    return codes, empty


def _group_units(rows: Any, groups: Any, count: int, how: str, counts: Any) -> tuple[Any, int]:
    """Returns the number of each group, and the scale of the numbers."""
    if how == "sum":
        return group_sums(rows._units, groups, count), rows._scale
    if how == "mean":
        sums = group_sums(rows._units, groups, count)
        return _means(list(zip(sums.tolist(), counts.tolist())), rows._scale)
    order = (
        np.lexsort((rows._units, groups))
        if rows._units.dtype != object
        else np.array(
            sorted(range(len(rows)), key=lambda row: (groups[row], rows._units[row])), dtype=np.intp
        )
    )
    ends = np.cumsum(counts)
    starts, ordered = ends - counts, rows._units[order]
    units = np.zeros(count, dtype=ordered.dtype)
    here = counts > 0
    if how == "median":
        low, high = starts + (counts - 1) // 2, starts + counts // 2
        pairs = [
            (int(ordered[low[one]]) + int(ordered[high[one]]), 2) if here[one] else (0, 1)
            for one in range(count)
        ]
        return _means(pairs, rows._scale)
    units[here] = ordered[starts[here]] if how == "min" else ordered[ends[here] - 1]
    return units, rows._scale


def _means(pairs: list[tuple[int, int]], scale: int) -> tuple[Any, int]:
    """Returns the exact means of sums and counts, with their common scale."""
    from ..._money.amount_parts import parts

    found = [parts(mean(total, max(number, 1), scale, "XXX")) for total, number in pairs]
    most = max((places for _, places, _ in found), default=scale)
    return whole.column([number * 10 ** (most - places) for number, places, _ in found]), most


def group_sums(units: Any, groups: Any, count: int) -> Any:
    """Returns the sum per group, computed by the library: a group is a dictionary entry."""
    if units.dtype == object:
        totals = [0] * count
        for number, group in zip(units, groups):
            totals[group] += number
        return whole.column(totals)
    sums = np.zeros(count, dtype=_STRUCT)
    groups = np.ascontiguousarray(groups)
    for start in range(0, count, COLUMN_CODES_MAX):
        size = min(count - start, COLUMN_CODES_MAX)
        if count <= COLUMN_CODES_MAX:
            part, numbers = units, groups.astype(np.int32)
        else:
            here = (groups >= start) & (groups < start + size)
            part, numbers = units[here], (groups[here] - start).astype(np.int32)
        sums[start : start + size] = _dictionary_sums(part, numbers, size)
    if (sums["hi"] == sums["lo"].astype(np.int64) >> 63).all():
        return sums["lo"].astype(np.int64)
    return whole.column([(int(high) << 64) + int(low) for low, high in zip(sums["lo"], sums["hi"])])


def _dictionary_sums(units: Any, numbers: Any, size: int) -> Any:
    amounts = column(units.ctypes.data, len(units), units.strides[0], COLUMN_INT64)
    indices = column(numbers.ctypes.data, len(numbers), 4, COLUMN_INT32)
    codes = made_currencies([b"XXX"] * size, indices, numbers)
    sums = (DecimalStruct * size)()
    call_once(native.money_column_sum, amounts, codes.struct, _plain(1, None), sums, None)
    return np.frombuffer(memoryview(sums).cast("B"), dtype=_STRUCT)
