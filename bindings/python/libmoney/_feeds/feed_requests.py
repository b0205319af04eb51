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

#: What stands for an instant: seconds since the epoch, UTC, or a datetime with a time zone.
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

    #: Nothing yet, and nothing asked.
    EMPTY = 0
    #: Nothing yet, and it is under way.
    LOADING = 1
    READY = 2
    #: Older than ``ttl``.
    STALE = 3
    #: Nothing yet, and the last attempt failed.
    FAILED = 4
    #: Nothing yet, and the provider's limit does not let it be asked now.
    WAITING = 5


@public
class OperationState(IntEnum):
    """The state of the last saving or removal of a transaction under an id.

    >>> TransactionsFeed("https://example.org", "EUR").operation("1")
    <OperationState.NONE: 0>
    """

    #: Nothing was saved or removed under the id, or it was long ago.
    NONE = 0
    #: It waits to be sent, or is under way.
    PENDING = 1
    DONE = 2
    FAILED = 3


@public
@dataclass(frozen=True)
class FeedRequest:
    """A request to send. Its URL and its headers may hold a key: not for logs, nor in its text.

    >>> RatesFeed.frankfurter().next(0)
    FeedRequest(id=1, method='GET')
    """

    #: What its answer is handed in with.
    id: int
    method: str
    url: str = field(repr=False)
    headers: dict[str, str] = field(repr=False)
    body: bytes | None = field(repr=False)


@public
@dataclass(frozen=True)
class FeedInfo:
    """How a feed is doing at a moment.

    >>> info = RatesFeed.frankfurter().info(0)
    >>> info.state, info.age, info.next_at
    (<FeedState.EMPTY: 0>, None, 0)
    """

    state: FeedState
    pending_count: int
    #: Seconds since what there is came, of several the oldest; None: nothing yet.
    age: int | None
    #: When it came, in seconds since the epoch.
    success: int | None
    #: When anything was last asked or answered.
    attempt: int | None
    #: When there is a request to send, if nothing else happens; None: never.
    next_at: int | None
    #: The HTTP status of what failed last, where there was one.
    http_status: int | None
    #: Why there was no answer, as :meth:`Feed.fail_request` has it; None where there was one.
    reason: str | None
    #: Whether a rate is a hundred times higher or lower than in the table before.
    has_jumped: bool
    #: Whether something is due that the provider's limit does not let be asked now.
    is_waiting: bool
    #: Whether what there is was restored, and not asked for since.
    is_restored: bool


def instant(value: object) -> int:
    """An instant as the library takes it."""
    if isinstance(value, bool) or not isinstance(value, (int, datetime)):
        refuse_type("an instant", "an int of seconds or a datetime with a time zone", value)
    if isinstance(value, datetime):
        return instant_number(value)
    if not INSTANT_NONE < value < 2**63:
        raise ArgumentError(f"an instant must fit 64 bits, got {value}")
    return value


def seconds(value: object, what: str) -> int:
    """A duration as the library takes it; the library's sentinel for None."""
    if value is None:
        return INSTANT_NONE
    if not isinstance(value, timedelta):
        refuse_type(what, "a timedelta", value)
    return value // timedelta(seconds=1)


def made_request(handle: FeedRequestHandle) -> FeedRequest:
    """A request that the library made."""
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
    """An instant or a duration that the library may not know."""
    return None if number == INSTANT_NONE else number
