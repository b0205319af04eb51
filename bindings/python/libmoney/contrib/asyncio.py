"""Feeds and long calls in asyncio.

>>> import asyncio
>>> from libmoney.contrib.asyncio import run
>>> async def main():
...     return await run(Rates.from_ecb)
>>> asyncio.run(main()).base
'EUR'
"""

from __future__ import annotations

import asyncio
import contextvars
import threading
from contextlib import suppress
from datetime import datetime, timezone
from types import TracebackType
from typing import Any, Callable, TypeVar

from .._boundary.progress import progress as watching
from .._feeds.feed import Feed
from .._feeds.feed_requests import FeedState, Instant
from ..http import Transport

__all__ = ["AsyncTransport"]


def __dir__() -> list[str]:
    return sorted(__all__)


_Result = TypeVar("_Result")


class _Stopped(Exception):
    """Ends a long call whose task was cancelled."""


async def run(
    function: Callable[..., _Result],
    *arguments: Any,
    progress: Callable[[int, int], object] | None = None,
    **options: Any,
) -> _Result:
    """Runs a long call in a thread while the event loop continues.

    If the task is cancelled, it waits for the call, which ends at its next report of progress and
    changes nothing. Calls that read and write documents, or work on columns and stores, release
    Python's lock, so other threads run in parallel.

    :param progress: called in the event loop with the completed units and the total.
    """
    loop, stop = asyncio.get_running_loop(), threading.Event()

    def hear(done: int, total: int) -> None:
        if stop.is_set():
            raise _Stopped
        if progress is not None:
            loop.call_soon_threadsafe(progress, done, total)

    def work() -> _Result:
        if stop.is_set():
            raise _Stopped
        with watching(hear):
            return function(*arguments, **options)

    context = contextvars.copy_context()
    future = loop.run_in_executor(None, context.run, work)
    try:
        return await asyncio.shield(future)
    except asyncio.CancelledError:
        stop.set()
        # The call may still be using its objects, so wait until it has ended.
        while not future.done():
            with suppress(BaseException):
                await asyncio.shield(future)
        if not future.cancelled():
            future.exception()
        raise


class AsyncTransport:
    """Sends the requests of feeds, and awaits their responses.

    >>> import asyncio
    >>> from libmoney.contrib.asyncio import AsyncTransport
    >>> async def main():
    ...     async with AsyncTransport() as transport:
    ...         return transport.pending_count
    >>> asyncio.run(main())
    0

    :param clock: returns the instant passed to feeds; None for the system's clock.
    :param options: those of :class:`libmoney.http.Transport`.
    """

    def __init__(self, clock: Callable[[], Instant] | None = None, **options: Any) -> None:
        self._now = _now if clock is None else clock
        self._loop = asyncio.get_running_loop()
        self._news = asyncio.Event()
        self._transport = Transport(on_finished=self._finished, **options)

    def _finished(self) -> None:
        # Called in a thread of the transport, possibly after the loop has ended.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._news.set)

    async def __aenter__(self) -> AsyncTransport:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Cancels the pending requests."""
        await self._loop.run_in_executor(None, self._transport.close)

    @property
    def pending_count(self) -> int:
        """The number of requests that were started and not yet handed over."""
        return self._transport.pending_count

    async def update(self, feed: Feed) -> FeedState:
        """Sends the requests of a feed, and returns its state once all are answered.

        If the task is cancelled, the feed's requests are cancelled and its content is kept.
        :meth:`Feed.failure` returns the reason of a failure.
        """
        try:
            while True:
                self._news.clear()
                self._transport.drive(feed, self._now())
                if feed.pending_count == 0:
                    return feed.state(self._now())
                await self._news.wait()
        except asyncio.CancelledError:
            self._transport.cancel(feed, self._now())
            raise

    async def watch(
        self, feed: Feed, on_change: Callable[[FeedState], object], pause: float = 1
    ) -> None:
        """Keeps a feed up to date until the task is cancelled.

        :param on_change: called in the event loop with the state after each change.
        :param pause: the delay in seconds between checks for due requests.
        """
        revision = -1
        while True:
            state = await self.update(feed)
            if feed.revision != revision:
                revision = feed.revision
                on_change(state)
            await asyncio.sleep(pause)


def _now() -> datetime:
    return datetime.now(timezone.utc)
