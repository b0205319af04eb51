"""Divides amounts into shares that sum to the amount."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import Array, sizeof
from math import lcm

from .._boundary.calls import call, refuse_type
from .._boundary.numbers import Number, checked_digits, coefficient_of, decimal_struct, is_fraction
from .._currency.currency import CurrencyRegistry, registry_handle
from .._currency.registry_handle import holding
from .._errors import ArgumentError, LimitError
from .._library import native
from .._raw import DIGITS_CURRENCY, SHARES_MAX, AllocateOptions, DecimalStruct, MoneyStruct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction
    from typing import Any, Literal

    from .money import Factor

    #: The distribution of the units left over when every share has been rounded down.
    AllocationMethod = Literal[
        "largest_remainder", "floor_to_first", "floor_to_last", "separate_remainder"
    ]
else:
    AllocationMethod = object


_METHODS = {
    "largest_remainder": 0,
    "floor_to_first": 1,
    "floor_to_last": 2,
    "separate_remainder": 3,
}


def split(
    amount: MoneyStruct,
    count: object,
    method: AllocationMethod,
    digits: int | None,
    registry: CurrencyRegistry | None,
    step: Number | None,
) -> list[MoneyStruct]:
    """Returns shares that are as equal as possible."""
    if not isinstance(count, int) or isinstance(count, bool):
        refuse_type("a number of shares", "an int", count)
    if count < 0:
        raise ArgumentError(f"a number of shares must be at least 1, got {count}")
    if count > SHARES_MAX:
        raise LimitError(f"a number of shares must be at most {SHARES_MAX}")
    options = _options(method, digits, registry, step)
    shares, remainder = (MoneyStruct * count)(), MoneyStruct()
    call(native.money_split, amount, count, options, shares, remainder)
    return _copies(shares, remainder, step is not None or method == "separate_remainder")


def allocate(
    amount: MoneyStruct,
    weights: Iterable[Factor],
    method: AllocationMethod,
    digits: int | None,
    registry: CurrencyRegistry | None,
    step: Number | None,
) -> list[MoneyStruct]:
    """Returns shares in proportion to weights."""
    if isinstance(weights, (str, bytes)) or not isinstance(weights, Iterable):
        raise TypeError(f"weights must be a list of numbers, got {type(weights).__name__}")
    numbers = _weights(list(weights))
    options = _options(method, digits, registry, step)
    count = len(numbers)
    shares, remainder = (MoneyStruct * count)(), MoneyStruct()
    structs = (DecimalStruct * count)(*numbers)
    call(native.money_allocate, amount, structs, count, options, shares, remainder)
    return _copies(shares, remainder, step is not None or method == "separate_remainder")


def _weights(weights: list[Any]) -> list[DecimalStruct]:
    """Returns weights as structs; fractions are scaled to integers of the same proportion."""
    if not any(is_fraction(weight) for weight in weights):
        return [decimal_struct(weight, "a weight") for weight in weights]
    exact = [
        weight if is_fraction(weight) else _fraction(decimal_struct(weight, "a weight"))
        for weight in weights
    ]
    common = lcm(*(one.denominator for one in exact))
    return [decimal_struct(int(one * common), "a weight") for one in exact]


def _fraction(number: DecimalStruct) -> Fraction:
    from fractions import Fraction

    return Fraction(coefficient_of(number), 10**number.scale)


def _options(
    method: object, digits: int | None, registry: CurrencyRegistry | None, step: Number | None
) -> AllocateOptions:
    if not isinstance(method, str):
        refuse_type("a method", "a str", method)
    if method not in _METHODS:
        raise ArgumentError(f"a method must be one of {', '.join(_METHODS)}, got {method!r}")
    places = DIGITS_CURRENCY if digits is None else checked_digits(digits)
    handle = registry_handle(registry)
    unit = DecimalStruct() if step is None else decimal_struct(step, "a step")
    if step is not None and not unit.lo | unit.hi:
        raise ArgumentError("step must be positive, got 0")
    options = AllocateOptions(sizeof(AllocateOptions), _METHODS[method], places, 0, None, unit)
    return holding(options, handle)


def _copies(
    shares: Array[MoneyStruct], remainder: MoneyStruct, has_remainder: bool
) -> list[MoneyStruct]:
    # A reference to an element would keep the array alive.
    size = sizeof(MoneyStruct)
    copies = [MoneyStruct.from_buffer_copy(shares, index * size) for index in range(len(shares))]
    return [*copies, remainder] if has_remainder else copies
