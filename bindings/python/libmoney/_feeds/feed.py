"""Data from a provider, kept up to date without performing any I/O."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import c_size_t, pointer, sizeof
from datetime import timedelta
from typing import Literal

from .._boundary.calls import _exception, call, refuse_type
from .._boundary.documents import Document, document_bytes, identifier, made_document
from .._boundary.numbers import checked_int
from .._boundary.watched import Watched
from .._currency.currency import CurrencyLike, code_bytes
from .._library import native
from .._money_error import MoneyError
from .._portfolio.portfolio_options import choice
from .._public import public
from .._raw import (
    DOCUMENT_MAX,
    ErrorStruct,
    FeedHandle,
    FeedInfoStruct,
    FeedOptions,
    FeedRequestHandle,
    PortfolioOptions,
)
from .feed_requests import (
    FEED_FLAGS,
    JUMPS,
    PROVIDERS,
    TRANSPORT_FAILURES,
    FeedInfo,
    FeedRequest,
    FeedState,
    Instant,
    instant,
    made_request,
    optional,
    seconds,
)

#: The treatment of rates that changed by a factor of a hundred or more.
Jump = Literal["refuse", "flag", "accept"]
#: The reason why a request failed.
Reason = Literal[
    "connection", "dns", "tls", "disconnected", "cancelled", "too_large", "other", "timeout"
]


@public
class Feed(Watched):
    """The base of all feeds: it produces requests and receives responses.

    A feed has neither a connection nor a clock: it determines which request to send and when, and
    processes the response. Good content is kept until newer content has been read completely. Only
    a :class:`FeedRequest` contains the feed's key, no other text of the library does. Only one
    thread may use a feed at a time.

    >>> feed = RatesFeed.frankfurter(base="EUR")
    >>> request = feed.next(now=0)
    >>> request.method, request.url
    ('GET', 'https://api.frankfurter.dev/v1/latest?base=EUR')
    >>> body = b'{"base":"EUR","date":"2026-10-30","rates":{"USD":1.1172}}'
    >>> feed.receive_response(request, 200, "application/json", body, now=1)
    >>> feed.state(now=1), feed.age(now=61), feed.next(now=61)
    (<FeedState.READY: 2>, 60, None)
    """

    __slots__ = ()
    _noun = "feed"
    _handle: FeedHandle

    def _open(
        self,
        provider: str,
        *,
        api_key: str | None = None,
        base_url: str | None = None,
        currency: CurrencyLike | None = None,
        portfolio: PortfolioOptions | None = None,
        jump: Jump = "refuse",
        ttl: timedelta | None = None,
        retry: timedelta | None = None,
        per_second: int | None = None,
        per_minute: int | None = None,
        largest_body: int = DOCUMENT_MAX,
    ) -> None:
        options = FeedOptions(
            sizeof(FeedOptions),
            choice(jump, JUMPS, "a jump"),
            None if api_key is None else identifier(api_key, "a key"),
            None if base_url is None else identifier(base_url, "a base URL"),
            None if currency is None else code_bytes(currency),
            None,
            seconds(ttl, "ttl"),
            seconds(retry, "retry"),
            -1 if per_second is None else checked_int(per_second, "per_second", 0, 65535),
            -1 if per_minute is None else checked_int(per_minute, "per_minute", 0, 65535),
            checked_int(largest_body, "largest_body", 1, DOCUMENT_MAX),
        )
        if portfolio is not None:
            options.portfolio = pointer(portfolio)
        self._start(FeedHandle())
        call(native.money_feed_new, PROVIDERS[provider], options, self._handle)

    def __repr__(self) -> str:
        # Omits the key and the address, since the text may be logged.
        return f"<{type(self).__name__}, {self.pending_count} requests under way>"

    # Requests and answers

    def next(self, now: Instant) -> FeedRequest | None:
        """Returns the next request to send, or None. Call it until it returns None.

        A request is pending until :meth:`receive_response` or :meth:`fail_request` is called for
        it.

        >>> feed = RatesFeed.frankfurter()
        >>> feed.next(0), feed.next(0), feed.pending_count
        (FeedRequest(id=1, method='GET'), None, 1)
        """
        handle = FeedRequestHandle()
        self._change(native.money_feed_next, instant(now), handle)
        return made_request(handle) if handle else None

    def receive_response(
        self,
        request: FeedRequest | int,
        status: int,
        content_type: str | None,
        body: bytes,
        now: Instant,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Passes on the response to a request; an error in it is returned by :meth:`failure`.

        :param request: the request, or its id.
        :param content_type: the media type; None if unknown, in which case the body decides.
        :param headers: the response headers; ``Retry-After`` and ``X-Ratelimit-Reset`` are used.

        >>> feed = RatesFeed.currencylayer("not-a-key")
        >>> body = b'{"success":false,"error":{"code":101,"info":"no key: not-a-key"}}'
        >>> feed.receive_response(feed.next(0), 200, "application/json", body, 1)
        >>> feed.failure()
        ProviderError('currencylayer 101: no key: *********')
        """
        if not isinstance(body, (bytes, bytearray, memoryview)):
            refuse_type("a body", "bytes", body)
        number, data, moment = _number(request), bytes(body), instant(now)
        kind = None if content_type is None else identifier(content_type, "a content type")
        status = checked_int(status, "an HTTP status", 100, 999)
        for name, value in (headers or {}).items():
            pair = identifier(name, "a header"), identifier(value, "a header")
            self._change(native.money_feed_receive_header, number, *pair)
        size = len(data)
        self._change(native.money_feed_receive_response, number, status, kind, data, size, moment)

    def fail_request(self, request: FeedRequest | int, reason: Reason, now: Instant) -> None:
        """Reports that a request failed without a response.

        >>> feed = RatesFeed.frankfurter()
        >>> feed.fail_request(feed.next(0), "disconnected", 1)
        >>> feed.failure().status.name, feed.info(1).reason, feed.state(1)
        ('TRANSPORT', 'disconnected', <FeedState.FAILED: 4>)
        """
        why = choice(reason, TRANSPORT_FAILURES, "a reason")
        self._change(native.money_feed_fail_request, _number(request), why, instant(now))

    def notify_online(self, now: Instant) -> None:
        """Retries failed requests at once, a single time.

        >>> feed = RatesFeed.frankfurter()
        >>> feed.fail_request(feed.next(0), "connection", 1)
        >>> feed.next(2)
        >>> feed.notify_online(3)
        >>> feed.next(3)
        FeedRequest(id=2, method='GET')
        """
        self._change(native.money_feed_notify_online, instant(now))

    def refresh(self) -> None:
        """Requests everything again, however fresh, except pending requests.

        >>> RatesFeed.frankfurter().refresh()
        """
        self._change(native.money_feed_refresh)

    @property
    def pending_count(self) -> int:
        """The number of pending requests.

        >>> RatesFeed.frankfurter().pending_count
        0
        """
        count = c_size_t()
        call(native.money_feed_pending_count, self._handle, count)
        return count.value

    # State

    def info(self, now: Instant) -> FeedInfo:
        """Returns the state, with details, at a moment.

        >>> RatesFeed.frankfurter().info(0).pending_count
        0
        """
        struct = FeedInfoStruct()
        call(native.money_feed_info, self._handle, instant(now), struct)
        reasons = {number: name for name, number in TRANSPORT_FAILURES.items()}
        return FeedInfo(
            FeedState(struct.state),
            struct.pending_count,
            optional(struct.age_seconds),
            optional(struct.success),
            optional(struct.attempt),
            optional(struct.next_at),
            struct.http_status or None,
            reasons.get(struct.reason),
            bool(struct.flags & FEED_FLAGS["JUMPED"]),
            bool(struct.flags & FEED_FLAGS["WAITING"]),
            bool(struct.flags & FEED_FLAGS["RESTORED"]),
        )

    def state(self, now: Instant) -> FeedState:
        """Returns the state at a moment.

        >>> RatesFeed.frankfurter().state(0)
        <FeedState.EMPTY: 0>
        """
        return self.info(now).state

    def age(self, now: Instant) -> int | None:
        """The age of the (oldest) content in seconds; None without content.

        >>> RatesFeed.frankfurter().age(0)
        """
        return self.info(now).age

    def failure(self, key: str = "") -> MoneyError | None:
        """Returns the last failure that no success has followed, or None; does not raise it.

        :param key: a symbol, or the id of a transaction to save or remove.

        >>> RatesFeed.frankfurter().failure()
        """
        struct = ErrorStruct()
        call(native.money_feed_failure, self._handle, identifier(key, "a key"), struct)
        return _exception(struct, None) if struct.status else None

    # Over a restart

    def to_json(self) -> str:
        """The content as JSON, without the key, for :meth:`restore` after a restart.

        >>> feed = PriceQuotesFeed.finnhub("not-a-key")
        >>> feed.add("ABC")
        >>> feed.receive_response(feed.next(0), 200, None, b'{"c":12.5,"t":100}', 120)
        >>> again = PriceQuotesFeed.finnhub("not-a-key")
        >>> again.restore(feed.to_json(), 120)
        >>> again.price_quote("ABC", 150).price, again.info(150).is_restored
        (Decimal('12.5'), True)
        """
        return made_document(native.money_feed_to_json, self._handle)

    def restore(self, document: Document, came: Instant) -> None:
        """Restores saved content; newer content is kept.

        :param document: a document from :meth:`to_json`, or one of the provider's.
        :param came: when the content was originally received.

        >>> feed = RatesFeed.frankfurter()
        >>> feed.restore('{"base":"EUR","rates":{"USD":1.1172}}', 100)
        >>> feed.state(200), feed.age(200)
        (<FeedState.READY: 2>, 100)
        """
        data, text = document_bytes(document)
        self._change(native.money_feed_restore, data, len(data), instant(came), text=text)


def _number(request: object) -> int:
    number = request.id if isinstance(request, FeedRequest) else request
    return checked_int(number, "a request", 0, 2**64 - 1)
