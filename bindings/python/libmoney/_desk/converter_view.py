"""The contents that a converter displays, and its settings."""

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
    #: No rates are available yet.
    LOADING = 1
    READY = 2
    #: Converted at rates that are older than allowed or could not be refreshed.
    STALE = 3
    #: The text is not an amount, the pair has no rate, or fetching rates failed.
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
    #: Saved earlier.
    STORE = 2
    #: The program's own rates: from a file, or entered by hand.
    PROGRAM = 3


@public
@dataclass(frozen=True)
class ConverterView:
    """The state that a converter displays in addition to its texts.

    >>> Converter("EUR", "USD").info().wants_rates
    True
    """

    source: str
    target: str
    state: ConverterState
    input_state: InputState
    origin: Origin
    #: True if a request for rates is pending.
    is_loading: bool
    #: True if the rates are older than allowed or could not be refreshed.
    is_stale: bool
    #: True if rates should be fetched now.
    wants_rates: bool
    #: The status that :attr:`Converter.reason` describes; None without a failure.
    failure: Status | None
    #: Of the result.
    flags: Flags
    #: The document's timestamp, or the start of its newest day.
    updated: datetime | None
    updated_age: timedelta | None
    received: datetime | None
    received_age: timedelta | None


def converter_view(info: ConverterInfoStruct) -> ConverterView:
    """Returns the view of a struct that the library filled."""
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
    """Returns options as a struct of the library."""
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
