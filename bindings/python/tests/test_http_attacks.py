"""Malicious servers: each request ends soon, with a reason, and uses bounded memory."""

from __future__ import annotations

import socket
import threading
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest
from http_server import KEY, Server

from libmoney import Money, Rates, RatesFeed
from libmoney.http import TIMEOUT, Answer, Transport

LIVE = f"/live?access_key={KEY}"
#: Long enough for a busy machine to respond, if it responds at all.
SOON = 0.3


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server() as server:
        yield server


def ask(transport: Transport, url: str) -> tuple[Answer, float]:
    started = time.monotonic()
    transport.send("me", 7, "GET", url)
    assert transport.wait(10) == 1
    answer = transport.take("me")
    assert answer is not None
    return answer, time.monotonic() - started


def carry(url: str, **options: float) -> RatesFeed:
    feed = RatesFeed.ecb(url)
    with Transport(**options) as transport:  # type: ignore[arg-type]
        transport.drive(feed, 0)
        assert transport.wait(10) == 1
        transport.drive(feed, 0)
    return feed


def reason(feed: RatesFeed) -> str | None:
    return feed.info(0).reason


@pytest.mark.parametrize(
    "name",
    ["silent", "stall", "trickle", "trickle-head", "trickle-continue", "trickle-redirect"],
)
def test_a_request_ends_when_its_time_is_up(server: Server, name: str) -> None:
    with Transport(timeout=SOON) as transport:
        answer, seconds = ask(transport, server.behave(name, LIVE))
        assert answer == Answer(7, "timeout")
        # All redirects share the time, and so do all bytes.
        assert SOON <= seconds < SOON + 2
        assert transport.pending_count == 0
        # It goes on.
        assert ask(transport, server.url + LIVE)[0].status == 200


def test_the_time_does_not_run_while_a_request_waits_its_turn(server: Server) -> None:
    with Transport(timeout=SOON, parallel=1) as transport:
        for number in range(3):
            transport.send("me", number, "GET", server.behave("silent", LIVE))
        transport.send("me", 3, "GET", server.url + LIVE)
        started = time.monotonic()
        while transport.pending_count > len(found := transport._finished):
            transport.wait(0.01)
            assert time.monotonic() < started + 10
        assert [answer.reason for _, answer in found] == ["timeout"] * 3 + [None]
        assert time.monotonic() - started >= 3 * SOON


def test_a_name_and_a_handshake_that_take_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    over = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as silent, Transport(timeout=SOON) as transport:
        url = f"https://127.0.0.1:{silent.getsockname()[1]}/"
        assert ask(transport, url)[0].reason == "timeout"
        # The system's resolver cannot be cancelled; its result is abandoned.
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: over.wait(10))
        answer, seconds = ask(transport, "http://slow.invalid/")
        assert answer.reason == "timeout"
        assert seconds < SOON + 2
    over.set()


def test_a_feed_is_told_of_it(server: Server) -> None:
    feed = carry(server.behave("silent"), timeout=SOON)
    assert reason(feed) == "timeout"
    assert str(feed.failure()) == "fetch failed: timed out"


def test_the_end_wakes_an_event_loop(server: Server) -> None:
    woken = threading.Event()
    with Transport(timeout=SOON, on_finished=woken.set) as transport:
        transport.send("me", 1, "GET", server.behave("silent", LIVE))
        assert woken.wait(5)
        assert transport.take("me") == Answer(1, "timeout")


def test_time_outs() -> None:
    assert Transport()._timeout == TIMEOUT == 60
    assert Transport(timeout=None)._timeout is None
    for wrong in (0, -1, float("inf"), float("nan")):
        with pytest.raises(ValueError, match="timeout"):
            Transport(timeout=wrong)


@pytest.mark.parametrize("name", ["header-line", "status-line", "chunk-line"])
def test_lines_without_an_end(server: Server, name: str) -> None:
    with Transport() as transport:
        answer, seconds = ask(transport, server.behave(name, LIVE))
    assert answer.reason == "too_large"
    assert seconds < 5


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("continue", "too_large"),
        ("headers", "too_large"),
        ("trailers", "too_large"),
        ("chunk-negative", "disconnected"),
        ("huge", "too_large"),
        ("zip-bomb/eurofxref.zip", "too_large"),
    ],
)
def test_memory(server: Server, name: str, wanted: str) -> None:
    """The stored bytes are bounded by the largest body, not by the number received."""
    carry(server.url + "/eurofxref.zip", body_max=1 << 16)
    tracemalloc.start()
    try:
        feed = carry(server.behave(name), body_max=1 << 16)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert reason(feed) == wanted
    assert peak < 1 << 20


def test_the_files_as_the_bank_publishes_them(server: Server, root: Path) -> None:
    daily = carry(server.url + "/stats/eurofxref/eurofxref.zip")
    unpacked = carry(server.url + "/stats/eurofxref")
    assert len(daily.rates) == len(unpacked.rates) == 29
    assert str(daily.rates.as_of) == str(unpacked.rates.as_of) == "2026-10-30"
    xml = carry(server.url + "/stats/eurofxref/eurofxref-daily.xml")
    assert xml.rates.to_json() == daily.rates.to_json()
    page = carry(server.behave("html", "/eurofxref-daily.xml")).failure()
    assert str(page) == "response must be CSV, got a page"
    cut = carry(server.behave("truncated", "/eurofxref-daily.xml")).failure()
    assert str(cut) == "the document is truncated"
    history = carry(server.url + "/stats/eurofxref/eurofxref-hist.zip")
    shipped = Rates.from_ecb((root / "share" / "ecb" / "eurofxref-hist.csv").read_bytes())
    assert len(history.rates) == len(shipped)
    amount = Money("100.00", "EUR")
    for day in ("1999-01-04", "2020-03-13", "2026-10-30"):
        expected = shipped.convert(amount, "USD", on=day)
        assert history.rates.convert(amount, "USD", on=day) == expected
    # A program that asks for an archive itself gets it.
    with Transport() as transport:
        answer, _ = ask(transport, server.url + "/eurofxref.zip")
    assert answer.content_type == "application/zip"
    assert answer.body.startswith(b"PK")


def test_an_archive_without_compression(server: Server) -> None:
    assert len(carry(server.behave("zip-stored")).rates) == 1


def test_an_archive_that_swells(server: Server) -> None:
    assert reason(carry(server.behave("zip-bomb", "/eurofxref.zip"))) == "too_large"
    # The decompressed size is bounded like a body.
    assert reason(carry(server.url + "/eurofxref-hist.zip", body_max=1 << 20)) == "too_large"


@pytest.mark.parametrize(
    "name", ["zip-two", "zip-many", "zip-none", "zip-cut", "zip-damaged", "zip-liar", "zip-method"]
)
def test_what_is_not_an_archive_of_one_file(server: Server, name: str) -> None:
    failure = carry(server.behave(name, "/eurofxref.zip")).failure()
    assert failure is not None
    assert str(failure) == "response must be CSV, got a ZIP archive"
