"""The options of a conversion."""

from __future__ import annotations

from ctypes import sizeof
from datetime import datetime, timedelta

from .._boundary.dates import Day, day_number, instant_number
from .._boundary.freshness import Stale, seconds_of, stale_value
from .._boundary.limits import INT32_MAX
from .._boundary.numbers import checked_digits, checked_int
from .._boundary.rounding import Rounding, RoundingLike, checked_rounding
from .._currency.currency import CurrencyRegistry, registry_handle
from .._currency.registry_handle import holding
from .._raw import DIGITS_CURRENCY, ConvertOptions


def convert_options(
    on: Day | None,
    max_gap: int,
    rounding: RoundingLike,
    digits: int | None,
    registry: CurrencyRegistry | None,
    now: datetime | None = None,
    fresh_for: timedelta | None = None,
    stale: Stale = "flag",
) -> ConvertOptions | None:
    """Returns the options of a conversion as a struct of the library; None for the defaults."""
    if (
        on is None
        and digits is None
        and registry is None
        and now is None
        and fresh_for is None
        and stale == "flag"
        and rounding is Rounding.HALF_EVEN
        and type(max_gap) is int
        and max_gap == 0
    ):
        return None
    day, gap = day_number(on), checked_int(max_gap, "max_gap", 0, INT32_MAX)
    mode, handle = checked_rounding(rounding), registry_handle(registry)
    places = DIGITS_CURRENCY if digits is None else checked_digits(digits)
    instant, limit = instant_number(now), seconds_of(fresh_for, "fresh_for")
    size, policy = sizeof(ConvertOptions), stale_value(stale)
    options = ConvertOptions(size, day, gap, places, mode, policy, None, instant, limit)
    return holding(options, handle)
