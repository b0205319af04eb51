"""Columns of whole numbers that never overflow in silence.

A column is an array of int64. If a number does not fit, it is an array of Python's integers, up to
38 digits. Each function looks at the largest number first, so that no row is checked by itself.
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
    """The largest number of a column, whatever its sign."""
    if len(units) == 0:
        return 0
    return max(abs(int(units.min())), abs(int(units.max())))


def column(numbers: Sequence[int] | Any) -> Any:
    """A column of numbers: int64 if all fit."""
    numbers = list(numbers)
    if all(-_LIMIT < number < _LIMIT for number in numbers):
        return np.array(numbers, dtype=np.int64)
    return settled(_objects(numbers))


def _objects(numbers: list[int]) -> Any:
    array = np.empty(len(numbers), dtype=object)
    array[:] = numbers
    return array


def settled(units: Any) -> Any:
    """A column of int64 again if all numbers fit; DecimalOverflow beyond 38 digits."""
    if units.dtype != object:
        return units
    most = largest(units)
    if most >= COEFFICIENT_LIMIT:
        raise DecimalOverflow("an amount of the column exceeds 38 digits")
    return units.astype(np.int64) if most < _LIMIT else units


def added(a: Any, b: Any) -> Any:
    """The sum of two columns, or of a column and a number."""
    if largest(a) + largest(np.atleast_1d(b)) >= _LIMIT:
        a = a.astype(object)
    return settled(a + b)


def multiplied(units: Any, factor: Any) -> Any:
    """The product of a column and a number or a column of numbers."""
    most = abs(factor) if isinstance(factor, int) else largest(factor)
    if largest(units) * most >= _LIMIT or most >= _LIMIT:
        units = units.astype(object)
    return settled(units * factor)


def positive(units: Any) -> Any:
    """The numbers without their signs. int64 has no positive number for its least one."""
    if units.dtype != object and largest(units) >= _LIMIT:
        units = units.astype(object)
    return settled(abs(units))


def rescaled(units: Any, more: int) -> Any:
    """The column with so many digits more."""
    if more > DIGITS_MAX:
        raise DecimalOverflow(f"a column must have at most {DIGITS_MAX} fraction digits")
    return units if more == 0 else multiplied(units, 10**more)


def aligned(a: Any, a_scale: int, b: Any, b_scale: int) -> tuple[Any, Any, int]:
    """Two columns with the same scale, and the scale."""
    scale = max(a_scale, b_scale)
    return rescaled(a, scale - a_scale), rescaled(b, scale - b_scale), scale


def accumulated(units: Any) -> Any:
    """The sums so far."""
    if largest(units) * len(units) >= _LIMIT:
        units = units.astype(object)
    return settled(np.cumsum(units))


def for_library(units: Any, scale: int) -> tuple[Any, int | None]:
    """A column as the library's functions of columns take it, with the scale to name."""
    if units.dtype == object:
        return [Decimal(f"{number}E-{scale}") for number in units], None
    return units, scale


def from_library(result: Any, scale: int) -> Any:
    """A column of the library's results, which have that scale."""
    if isinstance(result, list):
        return column([0 if one is None else int(f"{one:f}".replace(".", "")) for one in result])
    return result
