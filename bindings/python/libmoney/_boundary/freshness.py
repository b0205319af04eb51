"""How old rates and prices may be, and the treatment of older ones."""

from __future__ import annotations

from datetime import timedelta
from typing import Literal

from .._errors import ArgumentError
from .._raw import INSTANT_NONE, STALE_FLAG, STALE_REFUSE
from .calls import refuse_type

#: What is done about rates that are too old: the result has ``Flags.STALE``, or the call is a
#: :class:`NoRate`.
Stale = Literal["flag", "refuse"]


def seconds_of(duration: object, name: str) -> int:
    """A duration in whole seconds; None: the library's word for none."""
    if duration is None:
        return INSTANT_NONE
    if not isinstance(duration, timedelta):
        refuse_type(name, "a timedelta", duration)
    return duration // timedelta(seconds=1)


def stale_value(stale: object) -> int:
    """The treatment of stale rates, as the library takes it."""
    if stale not in ("flag", "refuse"):
        raise ArgumentError(f"stale must be 'flag' or 'refuse', got {stale!r}")
    return STALE_REFUSE if stale == "refuse" else STALE_FLAG
