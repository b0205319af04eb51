"""Arithmetic and comparison of columns of amounts."""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return"
# mypy: disallow-subclassing-any=False
from __future__ import annotations

import operator
from decimal import Decimal
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd
from pandas.api.extensions import ExtensionScalarOpsMixin
from pandas.api.types import is_list_like

from ..._columns.columns import compare_column
from ..._errors import CurrencyMismatch
from ..._money.amount_parts import parts, refuse_float, units_of
from ..._money.money import Money
from . import whole_numbers as whole

if TYPE_CHECKING:
    pass

_BOXES = (pd.Series, pd.Index, pd.DataFrame)


class MoneyOperations(ExtensionScalarOpsMixin):
    """The operators of a column of amounts, such as ``+``, ``*`` and ``<``."""

    _units: Any
    _mask: Any
    _scale: int
    _currencies: tuple[str, ...]
    _codes: Any

    # Methods of the column.
    _with: Any
    __len__: Any

    # Sums and differences

    def __add__(self, other: Any) -> Any:
        return self._sum(other, 1, 1, "added to")

    def __radd__(self, other: Any) -> Any:
        return self._sum(other, 1, 1, "added to")

    def __sub__(self, other: Any) -> Any:
        return self._sum(other, 1, -1, "subtracted from")

    def __rsub__(self, other: Any) -> Any:
        return self._sum(other, -1, 1, "the minuend of")

    def _sum(self, other: Any, sign: int, other_sign: int, what: str) -> Any:
        if isinstance(other, _BOXES):
            return NotImplemented
        if other is pd.NA or other is None:
            return self._with(self._units * 0, np.ones(len(self), bool))
        column = self._operand(other)
        if column is None:
            kind = getattr(other, "dtype", type(other).__name__)
            raise TypeError(f"{kind} cannot be {what} a column of amounts: expected an amount")
        base = self._common(column)
        mine, theirs, scale = whole.aligned(self._units, self._scale, column._units, column._scale)
        mask = self._mask | column._mask
        units = whole.added(whole.multiplied(mine, sign), whole.multiplied(theirs, other_sign))
        if mask.any():
            units = np.where(mask, 0, units)
        return base._with(units, mask, scale)

    def _operand(self, other: Any) -> Any:
        """Returns the other operand as a column of equal length, or None if it is not an amount."""
        if isinstance(other, MoneyOperations):
            column = other
        elif isinstance(other, Money):
            number, scale, code = parts(other)
            column = self._repeated(number, scale, code)
        elif is_list_like(other) and len(other) and not isinstance(other, str):
            kind = getattr(other, "dtype", None)
            rows = list(other)
            if (kind is not None and getattr(kind, "kind", "O") != "O") or not all(
                isinstance(one, Money) or pd.isna(one) for one in rows
            ):
                return None
            from .money_array import MoneyArray

            column = MoneyArray._of_rows(rows, None, True)
        elif is_list_like(other) and len(other) == len(self) == 0:
            return self
        else:
            return None
        if len(column) != len(self):
            raise ValueError(f"Lengths must match: {len(self)} and {len(column)} rows")
        return column

    def _repeated(self, number: int, scale: int, code: str) -> Any:
        from .money_array import MoneyArray

        one = whole.column([number])
        mask = np.zeros(len(self), bool)
        return MoneyArray(np.broadcast_to(one, len(self)), mask, scale, (code,))

    def _row_currencies(self, names: list[str]) -> Any:
        """Returns the index in a list of each row's currency."""
        lookup = np.array([names.index(code) for code in self._currencies] or [0], np.int32)
        if self._codes is None:
            return np.broadcast_to(lookup, len(self))
        return lookup[self._codes]

    def _common(self, other: Any) -> Any:
        """Returns the operand with the currencies of both; raises CurrencyMismatch otherwise."""
        if self._codes is None and other._codes is None and self._currencies == other._currencies:
            return self
        names = list(dict.fromkeys([*self._currencies, *other._currencies]))
        mine, theirs = self._row_currencies(names), other._row_currencies(names)
        wrong = np.flatnonzero((mine != theirs) & ~self._mask & ~other._mask)
        if len(wrong):
            row = int(wrong[0])
            codes = f"{names[mine[row]]} and {names[theirs[row]]}"
            raise CurrencyMismatch(f"row {row}: amounts in {codes}", position=row)
        return other if self._codes is None else self

    # Products

    def __mul__(self, other: Any) -> Any:
        if isinstance(other, _BOXES):
            return NotImplemented
        if other is pd.NA or other is None:
            return self._with(self._units * 0, np.ones(len(self), bool))
        if isinstance(other, (bool, np.bool_)):
            raise TypeError("a factor must be an int or a Decimal, got bool")
        if isinstance(other, (int, np.integer)):
            return self._with(whole.multiplied(self._units, int(other)), self._mask.copy())
        if isinstance(other, str):
            other = Money(other, "XXX").amount
        if isinstance(other, Decimal):
            number, scale = units_of(other)
            units = whole.multiplied(self._units, number)
            return self._with(units, self._mask.copy(), self._checked_scale(scale))
        if is_list_like(other) and not isinstance(other, MoneyOperations):
            return self._by_rows(other)
        if isinstance(other, (float, np.floating)):
            raise TypeError(
                "a factor must be a str, an int or a Decimal, got float, which is not exact"
            )
        raise TypeError(f"a column of amounts cannot be multiplied by {type(other).__name__}")

    __rmul__ = __mul__

    def _checked_scale(self, more: int) -> int:
        # Zeros are rescaled too, so that a scale beyond the limit is rejected.
        whole.rescaled(np.zeros(1, np.int64), self._scale + more)
        return self._scale + more

    def _by_rows(self, factors: Any) -> Any:
        if len(factors) != len(self):
            raise ValueError(f"Lengths must match: {len(self)} and {len(factors)} rows")
        kind = getattr(factors, "dtype", None)
        gone = np.asarray(pd.isna(factors), dtype=bool)
        if kind is not None and getattr(kind, "kind", "O") in "iu":
            numbers = np.where(gone, 0, factors) if gone.any() else np.asarray(factors)
            places = 0
            column = whole.column(numbers.tolist()) if numbers.dtype != np.int64 else numbers
        else:
            rows = [Decimal(0) if missing else one for one, missing in zip(factors, gone)]
            for one in rows:
                if isinstance(one, (float, np.floating)):
                    refuse_float("a factor")
                if isinstance(one, bool) or not isinstance(one, (int, Decimal, np.integer)):
                    raise TypeError(
                        f"a factor must be an int or a Decimal, got {type(one).__name__}"
                    )
            taken = [units_of(one) if isinstance(one, Decimal) else (int(one), 0) for one in rows]
            places = max((scale for _, scale in taken), default=0)
            column = whole.column([number * 10 ** (places - scale) for number, scale in taken])
        mask = self._mask | gone
        units = np.where(mask, 0, whole.multiplied(self._units, column))
        return self._with(units, mask, self._checked_scale(places))

    def __truediv__(self, other: Any) -> Any:
        if isinstance(other, _BOXES):
            return NotImplemented
        raise TypeError(
            "a quotient of amounts must be rounded or a ratio:"
            " use money.divided(8, digits=2), or money.ratio(total) for Fractions"
        )

    def _refused(self, other: Any) -> Any:
        if isinstance(other, _BOXES):
            return NotImplemented
        raise TypeError("unsupported operator of a column of amounts: use money.divided()")

    __rtruediv__ = __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = _refused
    __pow__ = __rpow__ = __divmod__ = __rdivmod__ = _refused

    # Signs

    def __neg__(self) -> Any:
        return self._with(whole.multiplied(self._units, -1), self._mask.copy())

    def __pos__(self) -> Any:
        return self._with(self._units.copy(), self._mask.copy())

    def __abs__(self) -> Any:
        return self._with(whole.positive(self._units), self._mask.copy())

    # Comparison

    def __eq__(self, other: Any) -> Any:
        return self._compared(other, operator.eq)

    def __ne__(self, other: Any) -> Any:
        return self._compared(other, operator.ne)

    def __lt__(self, other: Any) -> Any:
        return self._compared(other, operator.lt)

    def __le__(self, other: Any) -> Any:
        return self._compared(other, operator.le)

    def __gt__(self, other: Any) -> Any:
        return self._compared(other, operator.gt)

    def __ge__(self, other: Any) -> Any:
        return self._compared(other, operator.ge)

    def _compared(self, other: Any, operation: Any) -> Any:
        """Returns a column of bools, in which missing rows stay missing."""
        if isinstance(other, _BOXES):
            return NotImplemented
        is_equality = operation in (operator.eq, operator.ne)
        if other is pd.NA or other is None:
            return pd.arrays.BooleanArray(np.zeros(len(self), bool), np.ones(len(self), bool))
        if is_list_like(other) and not isinstance(other, str) and len(other) != len(self):
            raise ValueError(f"Lengths must match: {len(self)} and {len(other)} rows")
        column = self._operand(other)
        if column is None:
            if not is_equality:
                raise TypeError(f"{type(other).__name__} cannot be compared with amounts")
            unequal = np.full(len(self), operation is operator.ne)
            return pd.arrays.BooleanArray(unequal, self._mask.copy())
        mask = self._mask | column._mask
        if is_equality:
            names = list(dict.fromkeys([*self._currencies, *column._currencies]))
            same = self._row_currencies(names) == column._row_currencies(names)
        else:
            self._common(column)
            same = np.ones(len(self), bool)
        orders = _orders(self, column)
        result = operation(np.where(same, orders, 1), 0)
        return pd.arrays.BooleanArray(np.where(mask, False, result), mask)

    __hash__ = None  # type: ignore[assignment]


def _orders(a: Any, b: Any) -> Any:
    """Returns -1, 0 or 1 for each row, computed by the library."""
    if len(a) == 0:
        return np.zeros(0, np.int8)
    first, second, scale = whole.aligned(a._units, a._scale, b._units, b._scale)
    if first.dtype != object and second.dtype != object:
        return np.asarray(compare_column(first, second, scale=scale))
    numbers = [[Decimal(f"{one}E-{scale}") for one in side] for side in (first, second)]
    return np.array(compare_column(*numbers), dtype=np.int8)
