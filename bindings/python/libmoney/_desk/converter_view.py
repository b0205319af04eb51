"""The content that a converter shows, and its settings."""

from __future__ import annotations

from ctypes import sizeof
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import IntEnum

from .._boundary.calls import refuse_type
from .._boundary.choices import member
from .._boundary.dates import duration_of, instant_of
from .._boundary.numbers import checked_digits
from .._boundary.rounding import RoundingLike, checked_rounding
from .._currency.currency import CurrencyRegistry, registry_handle
from .._currency.registry_handle import holding
from .._locale.locale import Display
from .._public import public
from .._rates.conversion import Flags
from .._raw import DIGITS_CURRENCY, INSTANT_NONE, ConverterInfoStruct, ConverterOptions
from .._status import Status


@public
class ConverterState(IntEnum):
    """The state of a screen.

    >>> Converter("EUR", "USD").state()
    <ConverterState.EMPTY: 0>
    """

    #: Nothing is typed, or no digit yet.
    EMPTY = 0
    #: There are no rates yet.
    LOADING = 1
    READY = 2
    #: Converted at rates that are older than they may be, or that could not be renewed.
    STALE = 3
    #: Not an amount, no rate for the pair, or no rates to be had.
    FAILED = 4


@public
class InputState(IntEnum):
    """The state of an amount while it is typed.

    >>> converter = Converter("EUR", "USD")
    >>> for text in ("", "12", "12.", "12x"):
    ...     converter.amount = text
    ...     print(converter.info().input_state.name)
    EMPTY
    COMPLETE
    UNFINISHED
    INVALID
    """

    EMPTY = 0
    COMPLETE = 1
    UNFINISHED = 2
    INVALID = 3


@public
class Origin(IntEnum):
    """Where rates come from.

    >>> Converter("EUR", "USD").info().origin
    <Origin.NONE: 0>
    """

    NONE = 0
    NETWORK = 1
    #: Kept from before.
    STORE = 2
    #: The program's own: a file, or by hand.
    PROGRAM = 3


@public
@dataclass(frozen=True)
class ConverterView:
    """The facts that a converter shows besides its texts.

    >>> Converter("EUR", "USD").info().wants_rates
    True
    """

    source: str
    target: str
    state: ConverterState
    input_state: InputState
    origin: Origin
    #: Whether rates were asked for, and the answer is on its way.
    is_loading: bool
    #: Whether there are rates, older than they may be or not renewed.
    is_stale: bool
    #: Whether whoever fetches rates should ask for them now.
    wants_rates: bool
    #: What :attr:`Converter.reason` tells of; None when nothing failed.
    failure: Status | None
    #: Of the result.
    flags: Flags
    #: The document's own time, or the start of its newest day.
    updated: datetime | None
    updated_age: timedelta | None
    received: datetime | None
    received_age: timedelta | None


def converter_view(info: ConverterInfoStruct) -> ConverterView:
    """The view of a converter, as the library gives it."""
    return ConverterView(
        info.source.decode(),
        info.target.decode(),
        ConverterState(info.state),
        InputState(info.input_state),
        Origin(info.origin),
        bool(info.is_loading),
        bool(info.is_stale),
        bool(info.wants_rates),
        Status(info.failure) if info.failure else None,
        Flags(info.flags),
        instant_of(info.updated),
        duration_of(info.updated_age),
        instant_of(info.received),
        duration_of(info.received_age),
    )


def converter_options(
    digits: int | None,
    other_digits: int,
    rounding: RoundingLike,
    display: Display | str,
    fresh_for: timedelta | None,
    registry: CurrencyRegistry | None,
) -> ConverterOptions:
    """Options as the library takes them."""
    seconds = INSTANT_NONE
    if fresh_for is not None:
        if not isinstance(fresh_for, timedelta):
            refuse_type("fresh_for", "a timedelta", fresh_for)
        seconds = fresh_for // timedelta(seconds=1)
    handle = registry_handle(registry)
    options = ConverterOptions(
        sizeof(ConverterOptions),
        DIGITS_CURRENCY if digits is None else checked_digits(digits),
        checked_digits(other_digits),
        checked_rounding(rounding),
        member(Display, display, "a display"),
        0,
        seconds,
        None,
    )
    return holding(options, handle)
