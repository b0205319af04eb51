"""Options of a conversion."""

from __future__ import annotations

from ctypes import sizeof
from datetime import datetime

from ._currency import CurrencyRegistry, registry_handle
from ._dates import Day, day_number, instant_number
from ._limits import INT32_MAX
from ._numbers import checked_digits, checked_int
from ._raw import DIGITS_CURRENCY, ConvertOptions
from ._rounding import Rounding, checked_rounding


def convert_options(
    on: Day | None,
    max_gap: int,
    rounding: Rounding,
    digits: int | None,
    registry: CurrencyRegistry | None,
    now: datetime | None = None,
) -> ConvertOptions | None:
    """Options of a conversion as the library takes them; None for the defaults."""
    if (
        on is None
        and digits is None
        and registry is None
        and now is None
        and rounding is Rounding.HALF_EVEN
        and type(max_gap) is int
        and max_gap == 0
    ):
        return None
    day, gap = day_number(on), checked_int(max_gap, "max_gap", 0, INT32_MAX)
    mode, handle = checked_rounding(rounding), registry_handle(registry)
    places = DIGITS_CURRENCY if digits is None else checked_digits(digits)
    instant = instant_number(now)
    pointer = None if handle is None else handle.value
    return ConvertOptions(sizeof(ConvertOptions), day, gap, places, mode, 0, pointer, instant)
