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
    """Runs a long call in a thread, while the event loop goes on.

    If the task is cancelled, the call ends at its next report of progress and has changed nothing;
    the task waits for that. Calls that read and write documents, or work on columns and stores, do
    not hold Python's lock, so threads run beside them.

    :param progress: is called in the event loop with the units that are done and all units.
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
        # Nobody may see the objects of a call that still runs.
        while not future.done():
            with suppress(BaseException):
                await asyncio.shield(future)
        if not future.cancelled():
            future.exception()
        raise


class AsyncTransport:
    """Carries the requests of feeds, and awaits what becomes of them.

    >>> import asyncio
    >>> from libmoney.contrib.asyncio import AsyncTransport
    >>> async def main():
    ...     async with AsyncTransport() as transport:
    ...         return transport.pending_count
    >>> asyncio.run(main())
    0

    :param clock: returns the instant that feeds are told; None: the system's clock.
    :param options: those of :class:`libmoney.http.Transport`.
    """

    def __init__(self, clock: Callable[[], Instant] | None = None, **options: Any) -> None:
        self._now = _now if clock is None else clock
        self._loop = asyncio.get_running_loop()
        self._news = asyncio.Event()
        self._transport = Transport(on_finished=self._finished, **options)

    def _finished(self) -> None:
        # It comes in a thread of the transport, perhaps when the loop has ended.
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
        """Cancels what is under way."""
        await self._loop.run_in_executor(None, self._transport.close)

    @property
    def pending_count(self) -> int:
        """How many requests have been started and not handed over."""
        return self._transport.pending_count

    async def update(self, feed: Feed) -> FeedState:
        """Sends what a feed has to ask, and returns its state when all answers are there.

        If the task is cancelled, the requests of the feed are cancelled, and the feed keeps what it
        had. :meth:`Feed.failure` has the reason of a failure.
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

        :param on_change: is called in the event loop with the state after each change.
        :param pause: how many seconds to wait before the feed is asked again what is due.
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
