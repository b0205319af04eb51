"""Converts dates and instants to and from the library's numbers."""

from __future__ import annotations

from ctypes import c_int32
from datetime import date, datetime, timedelta, timezone

from .._errors import ArgumentError
from .._library import native
from .._raw import DATE_NONE, INSTANT_NONE
from .calls import call, refuse_type
from .numbers import encoded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Union

    #: A day: a date, or its ISO 8601 text.
    Day = Union[date, str]
else:
    Day = object


#: 1970-01-01 as Python numbers days.
EPOCH = date(1970, 1, 1).toordinal()
_EPOCH_INSTANT = datetime(1970, 1, 1, tzinfo=timezone.utc)


def day_number(value: object, what: str = "a date") -> int:
    """Returns the days since 1970-01-01; for None, the library's sentinel."""
    if value is None:
        return DATE_NONE
    if isinstance(value, date) and not isinstance(value, datetime):
        return value.toordinal() - EPOCH
    if isinstance(value, str):
        data = encoded(value)
        result = c_int32()
        call(native.money_date_parse, data, len(data), result, text=value)
        return result.value
    refuse_type(what, 'a date or a str such as "2024-02-29"', value)


def day_of(number: int) -> date | None:
    """Returns the date of a number of days; None for the library's sentinel."""
    return None if number == DATE_NONE else date.fromordinal(number + EPOCH)


def instant_number(value: object, what: str = "an instant") -> int:
    """Returns the seconds since the epoch; for None, the library's sentinel."""
    if value is None:
        return INSTANT_NONE
    if not isinstance(value, datetime):
        refuse_type(what, "a datetime with a time zone", value)
    if value.utcoffset() is None:
        raise ArgumentError(f"{what} must have a time zone, got {value}")
    return (value - _EPOCH_INSTANT) // timedelta(seconds=1)


def instant_of(number: int) -> datetime | None:
    """Returns an instant in UTC; None for the library's sentinel or outside datetime's range."""
    if number == INSTANT_NONE:
        return None
    try:
        return _EPOCH_INSTANT + timedelta(seconds=number)
    except OverflowError:
        return None


def duration_of(seconds: int) -> timedelta | None:
    """Returns a duration; None for the library's sentinel or outside timedelta's range."""
    if seconds == INSTANT_NONE:
        return None
    try:
        return timedelta(seconds=seconds)
    except OverflowError:
        return None
