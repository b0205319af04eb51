"""The steps of building a rates table, from a builder or from a list."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal

from .._boundary.calls import call, refuse_type
from .._boundary.dates import Day, day_number, instant_number
from .._boundary.numbers import encoded, is_fraction
from .._currency.currency import CurrencyLike, code_bytes
from .._errors import ArgumentError, InvalidRate, MoneySyntaxError
from .._library import native
from .._raw import RatesBuilderHandle, RatesHandle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction
    from typing import Any, Union

    #: A rate: a decimal or a ratio such as "7/3" as text, or an exact number.
    RateLike = Union[str, int, Decimal, Fraction]
else:
    RateLike = object


_RATE = "a str, an int, a Decimal or a Fraction"


def new_builder(
    base: CurrencyLike | None, source: str | None, instant: datetime | None
) -> RatesBuilderHandle:
    """Returns an empty builder."""
    code = None if base is None else code_bytes(base, "a base")
    if source is not None and not isinstance(source, str):
        refuse_type("a source", "a str", source)
    seconds = instant_number(instant)
    builder = RatesBuilderHandle()
    call(native.money_rates_builder_new, builder)
    if code is not None:
        call(native.money_rates_builder_set_base, builder, code)
    if source is not None:
        text = encoded(source)
        call(native.money_rates_builder_set_source, builder, text, len(text), text=source)
    call(native.money_rates_builder_set_instant, builder, seconds)
    return builder


def add_rate(
    builder: RatesBuilderHandle,
    start: CurrencyLike,
    end: CurrencyLike,
    rate: RateLike,
    on: Day | None,
) -> None:
    """Adds a rate, or replaces the rate of the same direction and day."""
    text, day = rate_text(rate), day_number(on)
    data, source, target = encoded(text), code_bytes(start), code_bytes(end)
    function = native.money_rates_builder_add
    call(function, builder, source, target, data, len(data), day, text=text)


def built(builder: RatesBuilderHandle) -> RatesHandle:
    """Returns a table of the builder's rates."""
    rates = RatesHandle()
    call(native.money_rates_builder_build, builder, rates)
    return rates


def rate_text(rate: object) -> str:
    """Returns a rate as text for the library."""
    if isinstance(rate, str):
        return rate
    if is_fraction(rate):
        text = f"{_whole_text(rate.numerator)}/{_whole_text(rate.denominator)}"
        if rate <= 0:
            raise InvalidRate(f"a rate must be positive, got {text}")
        return text
    if isinstance(rate, int) and not isinstance(rate, bool):
        return _whole_text(rate)
    if isinstance(rate, Decimal):
        return _plain_text(rate)
    if isinstance(rate, float):
        raise TypeError(f"a rate must be {_RATE}, got float, which is not exact")
    refuse_type("a rate", _RATE, rate)


def _whole_text(number: int) -> str:
    if number.bit_length() > 128:
        raise InvalidRate(f"a rate must be between 10^-19 and 2^64, got {number.bit_length()} bits")
    return str(number)


def _plain_text(rate: Decimal) -> str:
    if not rate.is_finite():
        raise MoneySyntaxError(f"expected a rate, got {rate}", position=0)
    if abs(rate.adjusted()) > 64:
        raise InvalidRate(f"a rate must be positive and in range, got {rate:.6E}")
    return f"{rate:f}"


def checked_entry(entry: object) -> tuple[Any, Any, Any, Any]:
    """Returns from, to, rate and day (or None) of an entry of a list."""
    if not isinstance(entry, (tuple, list)):
        refuse_type("a rate of a list", "a tuple of from, to, rate and perhaps date", entry)
    if len(entry) not in (3, 4):
        raise ArgumentError(
            f"a rate of a list must be from, to, rate and perhaps date, got {entry!r}"
        )
    start, end, rate, on = entry if len(entry) == 4 else (*entry, None)
    code_bytes(start)
    code_bytes(end)
    rate_text(rate)
    day_number(on)
    return start, end, rate, on
