"""The requests and the state of a feed."""

from __future__ import annotations

from ctypes import c_size_t, string_at
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import IntEnum
from typing import Union

from .._boundary.calls import refuse_type
from .._boundary.dates import instant_number
from .._errors import ArgumentError
from .._library import native
from .._public import public
from .._raw import INSTANT_NONE, FeedRequestHandle

#: An instant: seconds since the epoch (UTC), or a datetime with a time zone.
Instant = Union[int, datetime]

PROVIDERS = {
    "currencylayer": 0,
    "currencylayer_list": 1,
    "frankfurter": 2,
    "open_exchange_rates": 3,
    "ecb": 4,
    "finnhub": 5,
    "transactions": 6,
}
JUMPS = {"refuse": 0, "flag": 1, "accept": 2}
TRANSPORT_FAILURES = {
    "connection": 1,
    "dns": 2,
    "tls": 3,
    "disconnected": 4,
    "cancelled": 5,
    "too_large": 6,
    "other": 7,
    "timeout": 8,
}
FEED_FLAGS = {"JUMPED": 1, "WAITING": 2, "RESTORED": 4}


@public
class FeedState(IntEnum):
    """The state of a feed.

    >>> RatesFeed.frankfurter().state(0)
    <FeedState.EMPTY: 0>
    """

    #: No content, and no request sent yet.
    EMPTY = 0
    #: No content yet; a request is pending.
    LOADING = 1
    READY = 2
    #: Older than ``ttl``.
    STALE = 3
    #: No content, and the last request failed.
    FAILED = 4
    #: No content, and requests are rate-limited by the provider.
    WAITING = 5


@public
class OperationState(IntEnum):
    """The state of the last saving or removal of a transaction under an id.

    >>> TransactionsFeed("https://example.org", "EUR").operation("1")
    <OperationState.NONE: 0>
    """

    #: No operation under the id, or it was long ago.
    NONE = 0
    #: Queued, or its request is pending.
    PENDING = 1
    DONE = 2
    FAILED = 3


@public
@dataclass(frozen=True)
class FeedRequest:
    """A request to send. URL and headers may contain a key: never log them. ``repr()`` omits them.

    >>> RatesFeed.frankfurter().next(0)
    FeedRequest(id=1, method='GET')
    """

    #: The id under which its response is passed on.
    id: int
    method: str
    url: str = field(repr=False)
    headers: dict[str, str] = field(repr=False)
    body: bytes | None = field(repr=False)


@public
@dataclass(frozen=True)
class FeedInfo:
    """The state of a feed at a moment.

    >>> info = RatesFeed.frankfurter().info(0)
    >>> info.state, info.age, info.next_at
    (<FeedState.EMPTY: 0>, None, 0)
    """

    state: FeedState
    pending_count: int
    #: The age of the (oldest) content in seconds; None without content.
    age: int | None
    #: When the content was received, in seconds since the epoch.
    success: int | None
    #: The time of the last request or response.
    attempt: int | None
    #: When the next request is due if nothing else happens; None for never.
    next_at: int | None
    #: The HTTP status of the last failure, if any.
    http_status: int | None
    #: The reason why the last request failed, as in :meth:`Feed.fail_request`; otherwise None.
    reason: str | None
    #: True if a rate changed by a factor of a hundred or more from the previous table.
    has_jumped: bool
    #: True if a due request is rate-limited by the provider.
    is_waiting: bool
    #: True if the content was restored and not requested since.
    is_restored: bool


def instant(value: object) -> int:
    """Returns an instant in seconds since the epoch."""
    if isinstance(value, bool) or not isinstance(value, (int, datetime)):
        refuse_type("an instant", "an int of seconds or a datetime with a time zone", value)
    if isinstance(value, datetime):
        return instant_number(value)
    if not INSTANT_NONE < value < 2**63:
        raise ArgumentError(f"an instant must fit 64 bits, got {value}")
    return value


def seconds(value: object, what: str) -> int:
    """Returns a duration in seconds, rounded down; for None, the library's sentinel."""
    if value is None:
        return INSTANT_NONE
    if not isinstance(value, timedelta):
        refuse_type(what, "a timedelta", value)
    return value // timedelta(seconds=1)


def made_request(handle: FeedRequestHandle) -> FeedRequest:
    """Returns the request of a handle."""
    length = c_size_t()
    body = native.money_feed_request_body(handle, length)
    lines = native.money_feed_request_headers(handle).decode().splitlines()
    return FeedRequest(
        native.money_feed_request_id(handle),
        native.money_feed_request_method(handle).decode(),
        native.money_feed_request_url(handle).decode(),
        dict(line.split(": ", 1) for line in lines),
        None if body is None else string_at(body, length.value),
    )


def optional(number: int) -> int | None:
    """Returns an instant or a duration; None for the library's sentinel."""
    return None if number == INSTANT_NONE else number
