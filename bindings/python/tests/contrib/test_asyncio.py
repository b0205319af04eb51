"""Feeds and long calls in asyncio."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from libmoney import FeedState, Money, Rates, RatesFeed, Wallet
from libmoney._raw import UNLOCKED
from libmoney.contrib.asyncio import AsyncTransport, run

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from http_server import KEY, Server

#: A minute after the time of the server's documents.
NOW = 1793372460


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server() as server:
        yield server


@pytest.fixture(scope="module")
def document() -> str:
    """A wallet large enough to be slow to read."""
    wallet = Wallet()
    for number in range(60_000):
        wallet.add(Money(f"{number}.25", "EUR"))
    return wallet.to_json()


def test_a_result_and_an_exception_come_back() -> None:
    async def main() -> None:
        assert (await run(Rates.from_ecb)).base == "EUR"
        assert await run(Money, "1.5", currency="EUR") == Money("1.5", "EUR")
        with pytest.raises(LookupError):
            await run(Rates([]).convert, Money(1, "EUR"), "USD")

    asyncio.run(main())


def test_progress_comes_in_the_loop(document: str) -> None:
    heard: list[tuple[int, int]] = []
    threads = set()

    def hear(done: int, total: int) -> None:
        heard.append((done, total))
        threads.add(threading.get_ident())

    async def main() -> None:
        wallet = await run(Wallet.from_json, document, progress=hear)
        assert len(wallet) == 60_000
        await asyncio.sleep(0)

    asyncio.run(main())
    assert len(heard) > 3 and threads == {threading.get_ident()}
    assert heard == sorted(heard)
    assert all(total == len(document) for _, total in heard)


def test_a_cancelled_task_ends_its_call(document: str) -> None:
    class Slow:
        ended = 0.0

        def read(self) -> Wallet:
            try:
                while True:
                    Wallet.from_json(document)
            finally:
                Slow.ended = time.monotonic()

    async def main() -> float:
        task = asyncio.create_task(run(Slow().read))
        await asyncio.sleep(0.1)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        # The call had ended when the task did.
        assert Slow.ended and Slow.ended <= time.monotonic()
        return time.monotonic()

    asyncio.run(main())
    assert not [one for one in threading.enumerate() if "Slow" in one.name]


def test_a_timeout_ends_the_call(document: str) -> None:
    def read_for_ever() -> None:
        while True:
            Wallet.from_json(document)

    async def main() -> None:
        started = time.monotonic()
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(run(read_for_ever), 0.1)
        assert time.monotonic() - started < 5

    asyncio.run(main())


def test_the_loop_goes_on_beside_a_call(document: str) -> None:
    """The library's call does not hold the lock, so that the loop ticks meanwhile."""

    async def main() -> int:
        ticks, task = 0, asyncio.create_task(run(Wallet.from_json, document))
        while not task.done():
            await asyncio.sleep(0.001)
            ticks += 1
        await task
        return ticks

    assert asyncio.run(main()) > 5


def test_what_is_long_releases_the_lock() -> None:
    for name in ("wallet_from_json", "column_convert", "store_check", "rates_from_ecb_csv", "xirr"):
        assert f"money_{name}" in UNLOCKED


def test_feeds(server: Server) -> None:
    async def main() -> None:
        async with AsyncTransport(clock=lambda: NOW) as transport:
            good = RatesFeed.currencylayer(KEY, base_url=server.behave("normal"))
            bad = RatesFeed.currencylayer(KEY, base_url="http://127.0.0.1:1")
            states = await asyncio.gather(transport.update(good), transport.update(bad))
            assert states == [FeedState.READY, FeedState.FAILED]
            assert good.rates.convert(Money(1, "USD"), "EUR").currency == "EUR"
            assert transport.pending_count == 0
            assert await transport.update(good) == FeedState.READY

    asyncio.run(main())


def test_a_feed_is_watched_and_cancelled(server: Server) -> None:
    async def main() -> None:
        async with AsyncTransport(clock=lambda: NOW) as transport:
            feed = RatesFeed.currencylayer(KEY, base_url=server.behave("normal"))
            seen: list[FeedState] = []
            task = asyncio.create_task(transport.watch(feed, seen.append, pause=0.01))
            for _ in range(500):
                if FeedState.READY not in seen:
                    await asyncio.sleep(0.01)
            assert FeedState.READY in seen
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            slow = RatesFeed.currencylayer(KEY, base_url=server.behave("silent"))
            task = asyncio.create_task(transport.update(slow))
            await asyncio.sleep(0.1)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert slow.pending_count == 0 and transport.pending_count == 0

    asyncio.run(main())
