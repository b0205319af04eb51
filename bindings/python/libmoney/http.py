"""Sends the requests of feeds over HTTP, using only the standard library.

The library opens no connections: a feed produces requests and receives responses. A
:class:`Transport` connects the two, for programs without an HTTP client of their own::

    with Transport() as transport:
        while True:
            transport.drive(feed, now)    # starts what the feed wants, hands over what has come
            if not transport.pending_count:
                break
            transport.wait()              # or other work, and drive again later

Requests run in background threads; a feed is only accessed by the thread that calls ``drive`` or
``cancel``. A request may take one minute in total, unless ``timeout`` is set. HTTPS certificates
are always verified. A GET follows up to five redirects within one server (scheme, host, port); any
other redirect is returned as the response, with its status, so that a key never reaches another
host. A feed receives the file in a ZIP archive, not the archive. Messages never contain URLs,
headers or bodies. Proxies are read from the environment.
"""

from __future__ import annotations

import sys
import threading
from collections import deque
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Callable

from ._errors import BusyError, OutOfMemory
from ._feeds.http_handover import tell_answer, tell_no_answer
from ._feeds.http_transfer import (
    REDIRECTS_MAX,
    Answer,
    Transfer,
    has_control,
    make_opener,
    make_request,
)
from ._library import native
from ._status import Status

if TYPE_CHECKING:
    from ._feeds.feed import Feed
    from ._feeds.feed_requests import Instant

__all__ = ["BODY_MAX", "PARALLEL", "REDIRECTS_MAX", "TIMEOUT", "Answer", "Transport"]


def __dir__() -> list[str]:
    return sorted(__all__)


#: The default maximum size of a body, in bytes.
BODY_MAX = 16 * 1024 * 1024
#: The default maximum number of parallel requests; others are queued.
PARALLEL = 8
#: The default time limit of a request, in seconds.
TIMEOUT = 60.0

_METHODS = ("GET", "PUT", "POST", "PATCH", "DELETE")


class _Worker(threading.Thread):
    """A background thread, which never prevents a program from exiting."""

    def __init__(self, transport: Transport, transfer: Transfer) -> None:
        super().__init__(name="libmoney.http", daemon=True)
        self.transport, self.transfer = transport, transfer

    def run(self) -> None:
        self.transport._finish(self.transfer, self.transfer.perform(self.transport._opener))


class _Watch(_Worker):
    """A thread that ends a request when its time limit expires, in any phase."""

    def run(self) -> None:
        if not self.transfer.over.wait(self.transfer.seconds):
            answer = Answer(self.transfer.id, "timeout")
            self.transport._finish(self.transfer, answer, self.transfer.cancel)


class Transport:
    """Sends requests in the background, for any number of feeds.

    >>> from libmoney.http import Transport
    >>> with Transport() as transport:
    ...     transport.pending_count, transport.wait(0)
    (0, 0)

    :param body_max: the maximum size of a body, in bytes; a longer response counts as a failure.
    :param parallel: the maximum number of parallel requests.
    :param timeout: the time limit of a request in seconds, from its start to the last byte,
        including redirects but not queueing; None for no limit.
    :param ca_file: certificates (PEM) to trust instead of the system's.
    :param on_finished: called when a request has finished, *in the background thread*, to wake an
        event loop. It must return quickly and must not call the transport, which raises BusyError.
    """

    def __init__(
        self,
        *,
        body_max: int = BODY_MAX,
        parallel: int = PARALLEL,
        timeout: float | None = TIMEOUT,
        ca_file: str | None = None,
        on_finished: Callable[[], object] | None = None,
    ) -> None:
        if body_max < 1 or parallel < 1:
            raise ValueError("body_max and parallel must be at least 1")
        if timeout is not None and not 0 < timeout <= threading.TIMEOUT_MAX:
            raise ValueError("timeout must be positive or None")
        self._timeout = timeout
        self._body_max, self._parallel, self._on_finished = body_max, parallel, on_finished
        self._opener = make_opener(ca_file, _agent())
        self._news = threading.Condition()
        self._queued: deque[Transfer] = deque()
        self._active: list[Transfer] = []
        self._finished: deque[tuple[object, Answer]] = deque()
        self._calling = 0
        self._closed = False

    def __enter__(self) -> Transport:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Cancels pending requests without notifying their feeds; cancel those of live feeds first.

        Afterwards no callback is called; closing does not wait for servers.

        >>> from libmoney.http import Transport
        >>> transport = Transport()
        >>> transport.close()
        """
        self._refuse_inside()
        with self._news:
            self._closed = True
            abandoned, self._active = self._active, []
            self._queued.clear()
            self._finished.clear()
            for transfer in abandoned:
                transfer.cancel()
            self._news.notify_all()
            self._news.wait_for(lambda: self._calling == 0)

    def drive(self, feed: Feed, now: Instant) -> bool:
        """Passes responses on to a feed and starts its next requests, without waiting.

        An exception of the feed's callback is raised here; other responses wait for the next call.

        >>> from libmoney.http import Transport

        :param now: the instant passed to the feed.
        :return: True if the feed has changed.
        """
        self._refuse_inside()
        before = feed.revision
        while True:
            answer = self.take(feed)
            if answer is None:
                break
            self._tell(feed, answer, now)
        while True:
            request = feed.next(now)
            if request is None:
                return feed.revision != before
            try:
                head = request.method, request.url, list(request.headers.items())
                self._send(feed, request.id, *head, request.body, unpacks=True)
            except BaseException:
                feed.fail_request(request.id, "other", now)
                raise

    def cancel(self, feed: Feed, now: Instant) -> None:
        """Cancels the pending requests of a feed at once, and reports them to it as failed.

        A saving or removal may have reached the server nevertheless. Afterwards the transport keeps
        nothing of the feed.

        >>> from libmoney.http import Transport
        """
        self._refuse_inside()
        while True:
            id = self._any(feed)
            if id is None:
                return
            # The feed comes first: if it cannot be notified now, the request continues.
            tell_no_answer(feed, id, "cancelled", now)
            self._forget(feed, id)

    def wait(self, seconds: float | None = None) -> int:
        """Waits for a response, the end of all pending requests, or the time limit.

        >>> from libmoney.http import Transport
        >>> Transport().wait()
        0

        :param seconds: the time limit; None for no limit.
        :return: the number of responses ready.
        """
        self._refuse_inside()
        with self._news:
            self._news.wait_for(
                lambda: self._finished or not (self._active or self._queued), seconds
            )
            return len(self._finished)

    @property
    def pending_count(self) -> int:
        """The number of requests that were started and not yet handed over, finished or not.

        >>> from libmoney.http import Transport
        >>> Transport().pending_count
        0
        """
        with self._news:
            return len(self._queued) + len(self._active) + len(self._finished)

    # Without a feed

    def send(
        self,
        owner: object,
        id: int,
        method: str,
        url: str,
        headers: Mapping[str, str] | Iterable[tuple[str, str]] = (),
        body: bytes | None = None,
    ) -> None:
        """Starts a request of an owner, who retrieves the response with :meth:`take`.

        >>> from libmoney.http import Transport
        >>> with Transport() as transport:
        ...     transport.send("me", 1, "GET", "http://no such address")
        ...     transport.wait()
        ...     transport.take("me").reason
        1
        'other'

        :param owner: the owner, compared by identity, not by equality.
        :param method: "GET", "PUT", "POST", "PATCH" or "DELETE".
        :param url: http or https; other URLs fail without a response.
        :param body: sent as application/json unless a Content-Type is set.
        """
        pairs = list(headers.items() if isinstance(headers, Mapping) else headers)
        # Type checkers assume that iterating over a mapping could yield pairs.
        self._send(owner, id, method, url, pairs, body, unpacks=False)  # pyright: ignore

    def _send(
        self,
        owner: object,
        id: int,
        method: str,
        url: str,
        pairs: list[tuple[str, str]],
        body: bytes | None,
        *,
        unpacks: bool,
    ) -> None:
        self._refuse_inside()
        if method not in _METHODS:
            raise ValueError("method must be GET, PUT, POST, PATCH or DELETE")
        if method == "GET" and body is not None:
            raise ValueError("body must not be set for GET")
        if has_control(url) or any(has_control(text) for pair in pairs for text in pair):
            raise ValueError("address and headers must not contain control characters")
        request = make_request(method, url, pairs, body)
        with self._news:
            if self._closed:
                raise ValueError("transport is closed")
            if request is None:
                self._finished.append((owner, Answer(id, "other")))
                self._news.notify_all()
                return
            self._queued.append(
                Transfer(owner, id, request, self._body_max, self._timeout, unpacks)
            )
            self._start()

    def take(self, owner: object) -> Answer | None:
        """Returns the next finished request of an owner and removes it; None without one.

        >>> from libmoney.http import Transport
        >>> Transport().take("me")
        """
        self._refuse_inside()
        with self._news:
            for index, (whose, answer) in enumerate(self._finished):
                if whose is owner:
                    del self._finished[index]
                    return answer
        return None

    def forget(self, owner: object) -> None:
        """Cancels an owner's pending requests silently.

        >>> from libmoney.http import Transport
        >>> Transport().forget("me")
        """
        self._refuse_inside()
        while True:
            id = self._any(owner)
            if id is None:
                return
            self._forget(owner, id)

    # Implementation

    def _refuse_inside(self) -> None:
        worker = threading.current_thread()
        if isinstance(worker, _Worker) and worker.transport is self:
            raise BusyError("function must not be called inside on_finished", status=Status.BUSY)

    def _start(self) -> None:
        """Starts queued requests up to the limit; the lock must be held."""
        while self._queued and len(self._active) < self._parallel:
            transfer = self._queued.popleft()
            self._active.append(transfer)
            try:
                if transfer.seconds is not None:
                    _Watch(self, transfer).start()
                _Worker(self, transfer).start()
            except RuntimeError:  # the system cannot start a thread
                transfer.over.set()
                self._active.remove(transfer)
                self._finished.append((transfer.owner, Answer(transfer.id, "other")))
                self._news.notify_all()

    def _finish(
        self, transfer: Transfer, answer: Answer, end: Callable[[], None] | None = None
    ) -> None:
        """Stores the outcome of a transfer; a later one from its second thread is ignored."""
        with self._news:
            if transfer not in self._active:
                return  # its result is no longer needed
            self._active.remove(transfer)
            transfer.over.set()
            if end is not None:
                end()
            self._finished.append((transfer.owner, answer))
            self._start()
            self._news.notify_all()
            if self._on_finished is None:
                return
            self._calling += 1
        try:
            self._on_finished()
        except Exception:
            args = (*sys.exc_info(), threading.current_thread())
            threading.excepthook(threading.ExceptHookArgs(args))
        finally:
            with self._news:
                self._calling -= 1
                self._news.notify_all()

    def _any(self, owner: object) -> int | None:
        """Returns the number of one of the owner's requests, in any state, or None."""
        with self._news:
            for whose, answer in self._finished:
                if whose is owner:
                    return answer.id
            for transfer in (*self._active, *self._queued):
                if transfer.owner is owner:
                    return transfer.id
        return None

    def _forget(self, owner: object, id: int) -> None:
        def is_it(transfer: Transfer) -> bool:
            return transfer.owner is owner and transfer.id == id

        with self._news:
            self._finished = deque(
                one for one in self._finished if not (one[0] is owner and one[1].id == id)
            )
            self._queued = deque(one for one in self._queued if not is_it(one))
            for transfer in [one for one in self._active if is_it(one)]:
                self._active.remove(transfer)
                transfer.cancel()
            self._start()
            self._news.notify_all()

    def _tell(self, feed: Feed, answer: Answer, now: Instant) -> None:
        """Passes a response on; if the feed cannot accept it now, it is kept for the next time."""
        try:
            if answer.reason is not None:
                tell_no_answer(feed, answer.id, answer.reason, now)
            else:
                tell_answer(feed, answer, now)
        except (BusyError, OutOfMemory, KeyboardInterrupt):
            with self._news:
                self._finished.appendleft((feed, answer))
            raise


def _agent() -> str:
    return f"libmoney/{native.money_version().decode()}"
