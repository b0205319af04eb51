"""Columns of integers that never overflow silently.

A column is an array of int64 or, if a number does not fit, of Python integers of up to 38 digits.
Each function checks the largest number first, which avoids a check per row.
"""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,unused-ignore"
from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

import numpy as np

from ..._boundary.limits import COEFFICIENT_LIMIT
from ..._errors import DecimalOverflow
from ..._raw import DIGITS_MAX

_LIMIT = 2**63


def largest(units: Any) -> int:
    """Returns the largest absolute value of a column."""
    if len(units) == 0:
        return 0
    return max(abs(int(units.min())), abs(int(units.max())))


def column(numbers: Sequence[int] | Any) -> Any:
    """Returns a column of numbers: int64 if all fit."""
    numbers = list(numbers)
    if all(-_LIMIT < number < _LIMIT for number in numbers):
        return np.array(numbers, dtype=np.int64)
    return settled(_objects(numbers))


def _objects(numbers: list[int]) -> Any:
    array = np.empty(len(numbers), dtype=object)
    array[:] = numbers
    return array


def settled(units: Any) -> Any:
    """Returns the column as int64 if all numbers fit; raises DecimalOverflow beyond 38 digits."""
    if units.dtype != object:
        return units
    most = largest(units)
    if most >= COEFFICIENT_LIMIT:
        raise DecimalOverflow("an amount of the column exceeds 38 digits")
    return units.astype(np.int64) if most < _LIMIT else units


def added(a: Any, b: Any) -> Any:
    """Returns the sum of two columns, or of a column and a number."""
    if largest(a) + largest(np.atleast_1d(b)) >= _LIMIT:
        a = a.astype(object)
    return settled(a + b)


def multiplied(units: Any, factor: Any) -> Any:
    """Returns the product of a column and a number or a column of numbers."""
    most = abs(factor) if isinstance(factor, int) else largest(factor)
    if largest(units) * most >= _LIMIT or most >= _LIMIT:
        units = units.astype(object)
    return settled(units * factor)


def positive(units: Any) -> Any:
    """Returns absolute values. The smallest int64 has no positive counterpart."""
    if units.dtype != object and largest(units) >= _LIMIT:
        units = units.astype(object)
    return settled(abs(units))


def rescaled(units: Any, more: int) -> Any:
    """Returns the column with ``more`` additional fraction digits."""
    if more > DIGITS_MAX:
        raise DecimalOverflow(f"a column must have at most {DIGITS_MAX} fraction digits")
    return units if more == 0 else multiplied(units, 10**more)


def aligned(a: Any, a_scale: int, b: Any, b_scale: int) -> tuple[Any, Any, int]:
    """Returns two columns with a common scale, and the scale."""
    scale = max(a_scale, b_scale)
    return rescaled(a, scale - a_scale), rescaled(b, scale - b_scale), scale


def accumulated(units: Any) -> Any:
    """Returns the cumulative sums."""
    if largest(units) * len(units) >= _LIMIT:
        units = units.astype(object)
    return settled(np.cumsum(units))


def for_library(units: Any, scale: int) -> tuple[Any, int | None]:
    """Returns a column for the library's column functions, with the scale to pass."""
    if units.dtype == object:
        return [Decimal(f"{number}E-{scale}") for number in units], None
    return units, scale


def from_library(result: Any, scale: int) -> Any:
    """Returns the library's result, whose scale is ``scale``, as a column."""
    if isinstance(result, list):
        return column([0 if one is None else int(f"{one:f}".replace(".", "")) for one in result])
    return result
