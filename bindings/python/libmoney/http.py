"""Carries the requests of feeds over HTTP, with nothing but the standard library.

The library opens no connection: a feed says what to ask and is told what came back. A
:class:`Transport` is the part in between, for programs that have none of their own::

    with Transport() as transport:
        while True:
            transport.drive(feed, now)    # starts what the feed wants, hands over what has come
            if not transport.pending_count:
                break
            transport.wait()              # or other work, and drive again later

Requests run in background threads; a feed is only ever touched by the thread that calls ``drive``
or ``cancel``. A request may take a minute, all in all, unless ``timeout`` says otherwise. https is
verified, always. A GET is redirected within one server only (scheme, host, port), five times at
most; any other redirect is the answer, with its status, so that a key never goes to another host.
A feed gets the file in a ZIP archive, not the archive. Addresses, headers and bodies are in no
message. Proxies are those of the environment.
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


#: The largest body taken when nothing else is said, in bytes.
BODY_MAX = 16 * 1024 * 1024
#: How many requests run at once when nothing else is said; more wait their turn.
PARALLEL = 8
#: How long a request may take when nothing else is said, in seconds.
TIMEOUT = 60.0

_METHODS = ("GET", "PUT", "POST", "PATCH", "DELETE")


class _Worker(threading.Thread):
    """A background thread. It never keeps a program from ending."""

    def __init__(self, transport: Transport, transfer: Transfer) -> None:
        super().__init__(name="libmoney.http", daemon=True)
        self.transport, self.transfer = transport, transfer

    def run(self) -> None:
        self.transport._finish(self.transfer, self.transfer.perform(self.transport._opener))


class _Watch(_Worker):
    """A thread that ends a request whose time is up, wherever it stands."""

    def run(self) -> None:
        if not self.transfer.over.wait(self.transfer.seconds):
            answer = Answer(self.transfer.id, "timeout")
            self.transport._finish(self.transfer, answer, self.transfer.cancel)


class Transport:
    """Carries requests in the background. One serves any number of feeds.

    >>> from libmoney.http import Transport
    >>> with Transport() as transport:
    ...     transport.pending_count, transport.wait(0)
    (0, 0)

    :param body_max: the largest body taken, in bytes; a longer one counts as no answer.
    :param parallel: how many requests run at once.
    :param timeout: how long a request may take, in seconds, from its start to the last byte, with
        all redirects. It does not count while the request waits its turn. None: without end.
    :param ca_file: certificates (PEM) to trust instead of the system's.
    :param on_finished: called when a request has finished, *in the background thread*, to wake an
        event loop. It must return soon, and may not call the transport: that is a BusyError.
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
        """Cancels what is under way. Feeds are not told; those that live on are cancelled first.

        Nothing is called back afterwards, and no server is waited for.

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
        """Hands over what has come for a feed, and starts what it has to send. Never waits.

        An exception of its callback comes out of here; the other answers wait for the next call.

        >>> from libmoney.http import Transport

        :param now: the instant told to the feed.
        :return: whether the feed has changed.
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
        """Cancels what is under way for a feed, and tells it so, at once.

        A saving or a removal may have reached the server all the same. Afterwards the transport
        does not know the feed.

        >>> from libmoney.http import Transport
        """
        self._refuse_inside()
        while True:
            id = self._any(feed)
            if id is None:
                return
            # The feed first: where it cannot be told now, the request goes on.
            tell_no_answer(feed, id, "cancelled", now)
            self._forget(feed, id)

    def wait(self, seconds: float | None = None) -> int:
        """Waits until an answer is there to be handed over, nothing is under way, or time is up.

        >>> from libmoney.http import Transport
        >>> Transport().wait()
        0

        :param seconds: None: without end.
        :return: how many answers are there.
        """
        self._refuse_inside()
        with self._news:
            self._news.wait_for(
                lambda: self._finished or not (self._active or self._queued), seconds
            )
            return len(self._finished)

    @property
    def pending_count(self) -> int:
        """How many requests have been started and not handed over; they may have finished.

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
        """Starts a request of somebody's, who takes its answer with :meth:`take`.

        >>> from libmoney.http import Transport
        >>> with Transport() as transport:
        ...     transport.send("me", 1, "GET", "http://no such address")
        ...     transport.wait()
        ...     transport.take("me").reason
        1
        'other'

        :param owner: whose it is: the object itself, not what it equals.
        :param method: "GET", "PUT", "POST", "PATCH" or "DELETE".
        :param url: http or https; anything else ends without an answer.
        :param body: without a Content-Type it is sent as application/json.
        """
        pairs = list(headers.items() if isinstance(headers, Mapping) else headers)
        # Type checkers think of a mapping that has pairs for its names.
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
        """Takes the next finished request of somebody's; None: there is none.

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
        """Cancels what is under way for somebody, and tells nobody.

        >>> from libmoney.http import Transport
        >>> Transport().forget("me")
        """
        self._refuse_inside()
        while True:
            id = self._any(owner)
            if id is None:
                return
            self._forget(owner, id)

    # Inside

    def _refuse_inside(self) -> None:
        worker = threading.current_thread()
        if isinstance(worker, _Worker) and worker.transport is self:
            raise BusyError("function must not be called inside on_finished", status=Status.BUSY)

    def _start(self) -> None:
        """Starts what there is room for; the lock is held."""
        while self._queued and len(self._active) < self._parallel:
            transfer = self._queued.popleft()
            self._active.append(transfer)
            try:
                if transfer.seconds is not None:
                    _Watch(self, transfer).start()
                _Worker(self, transfer).start()
            except RuntimeError:  # the system gives no thread
                transfer.over.set()
                self._active.remove(transfer)
                self._finished.append((transfer.owner, Answer(transfer.id, "other")))
                self._news.notify_all()

    def _finish(
        self, transfer: Transfer, answer: Answer, end: Callable[[], None] | None = None
    ) -> None:
        """Takes what became of a transfer; what the other of its two threads says later is void."""
        with self._news:
            if transfer not in self._active:
                return  # nobody waits for it any more
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
        """The number of a request of somebody's, in whatever state."""
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
        """Hands an answer over. One that cannot be told now is kept for the next time."""
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
