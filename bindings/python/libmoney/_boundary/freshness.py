"""How old rates and prices may be, and how older ones are treated."""

from __future__ import annotations

from datetime import timedelta

from .._errors import ArgumentError
from .._raw import INSTANT_NONE, STALE_FLAG, STALE_REFUSE
from .calls import refuse_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    #: The treatment of stale rates: the result is marked ``Flags.STALE``, or the call raises
    #: :class:`NoRate`.
    Stale = Literal["flag", "refuse"]
else:
    Stale = object


def seconds_of(duration: object, name: str) -> int:
    """Returns a duration in seconds, rounded down; for None, the library's sentinel."""
    if duration is None:
        return INSTANT_NONE
    if not isinstance(duration, timedelta):
        refuse_type(name, "a timedelta", duration)
    return duration // timedelta(seconds=1)


def stale_value(stale: object) -> int:
    """Returns the library's constant for a treatment of stale rates."""
    if stale not in ("flag", "refuse"):
        raise ArgumentError(f"stale must be 'flag' or 'refuse', got {stale!r}")
    return STALE_REFUSE if stale == "refuse" else STALE_FLAG
