"""The transport of ``libmoney.http``, without a feed, against a real server on loopback."""

from __future__ import annotations

import doctest
import inspect
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from http_server import ENVIRONMENT, KEY, Server, behaviours

import libmoney.http
from libmoney import BusyError
from libmoney.http import PARALLEL, Answer, Transport

REASONS = [None, "connection", "dns", "tls", "disconnected", "cancelled", "too_large", "other"]
LIVE = f"/live?access_key={KEY}"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server() as server:
        yield server


@pytest.fixture(scope="module")
def live(root: Path) -> bytes:
    return (root / "Tests" / "Data" / "currencylayer-live.json").read_bytes()


def ask(transport: Transport, url: str, method: str = "GET", **rest: object) -> Answer:
    transport.send("me", 7, method, url, **rest)  # type: ignore[arg-type]
    assert transport.wait() == 1
    answer = transport.take("me")
    assert answer is not None
    assert answer.id == 7
    return answer


@pytest.mark.parametrize("row", behaviours(), ids=lambda row: row[0])
def test_behaviour(server: Server, live: bytes, row: list[str]) -> None:
    name, reason, status, kind, much, _ = row
    with Transport(body_max=1 << 20) as transport:
        answer = ask(transport, server.behave(name, LIVE))
    assert (answer.reason, answer.status) == (REASONS[int(reason)], int(status))
    if answer.reason is not None:
        assert answer == Answer(7, answer.reason)
        return
    assert answer.content_type.partition(";")[0] == kind
    if much == "whole":
        assert answer.body == live
    elif much == "half":
        assert answer.body == live[: len(live) // 2]
    elif much == "page":
        assert answer.body.startswith(b"<!DOCTYPE html>")
    else:
        assert (answer.body == b"") == (much == "none")
    if status == "429":
        assert ("Retry-After", "7") in answer.headers
    if name == "redirect":
        assert "Location" not in dict(answer.headers)


def test_no_connection() -> None:
    with Transport() as transport:
        assert ask(transport, "http://no-such-host.invalid/live").reason == "dns"
        assert ask(transport, "http://127.0.0.1:1/live").reason == "connection"
        for nonsense in ("ftp://127.0.0.1/", "file:///etc/hostname", "http://[::bad/", "", "http:"):
            assert ask(transport, nonsense).reason == "other"


def test_tls(server: Server, tmp_path: Path) -> None:
    files = tmp_path / "certificate.pem", tmp_path / "key.pem"
    command = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1"
    command += f" -addext subjectAltName=IP:127.0.0.1 -out {files[0]} -keyout {files[1]}"
    subprocess.run(command.split(), check=True, capture_output=True)
    with Transport() as transport, Transport(ca_file=str(files[0])) as trusting:
        assert ask(transport, f"https://127.0.0.1:{server.port}/live").reason == "tls"
        with Server(tls=files) as secure:
            # Certificates: of an unknown authority; known; for another name.
            url = f"https://127.0.0.1:{secure.port}/latest"
            assert ask(transport, url).reason == "tls"
            assert ask(trusting, url).status == 200
            other = ask(trusting, f"https://localhost:{secure.port}/latest")
            assert other.reason == "tls"
    with pytest.raises(FileNotFoundError):
        Transport(ca_file="/no/such/file")


def threads_end() -> bool:
    """Returns whether every background thread ends."""
    deadline = time.monotonic() + 8
    while any(one.name == "libmoney.http" for one in threading.enumerate()):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


def test_a_handshake_that_never_ends_can_be_left() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent, Transport() as transport:
        transport.send("me", 1, "GET", f"https://127.0.0.1:{silent.getsockname()[1]}/")
        assert transport.wait(0.1) == 0
        transport.forget("me")
        assert transport.pending_count == 0
        assert threads_end()


def test_a_proxy_of_the_environment(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", server.url)
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    with Transport() as transport:
        # The server is used for all requests except those that the environment excludes.
        assert ask(transport, "http://no-such-host.invalid/latest").status == 200
        assert ask(transport, "http://no-such-host.invalid/behave/redirect/latest").status == 200
        assert ask(transport, "http://127.0.0.1:1/latest").reason == "connection"


def test_sizes(server: Server, live: bytes) -> None:
    with Transport(body_max=len(live)) as exact, Transport(body_max=len(live) - 1) as less:
        assert ask(exact, server.url + LIVE).body == live
        assert ask(less, server.url + LIVE).reason == "too_large"
        assert ask(less, server.behave("slow=1", LIVE)).reason == "too_large"
        assert ask(less, server.behave("truncated", LIVE)).reason is None


def test_verbs() -> None:
    with Server() as server, Transport() as transport:
        one = f"{server.url}/transactions/a.json?auth={KEY}"
        put = ask(transport, one, "PUT", headers={"X-One": "1"}, body=b'{"sum":"1.00"}')
        assert (put.status, put.body) == (200, b'{"sum":"1.00"}')
        everything = ask(transport, f"{server.url}/transactions.json?auth={KEY}")
        assert b'"sum": "1.00"' in everything.body
        assert ask(transport, one, "DELETE").body == b"null"
        assert ask(transport, f"{server.url}/transactions.json?auth=x").status == 401
        # A saving that is redirected is not sent on; a reading goes to no other host.
        assert ask(transport, server.behave("redirect", "/x"), "PUT", body=b"{}").status == 302
        assert ask(transport, server.behave("redirect-away", LIVE)).status == 302
        seen = server.control()["requests"]
        assert {name.title(): value for name, value in seen[0]["headers"].items()} == {
            "Host": f"127.0.0.1:{server.port}",
            "User-Agent": f"libmoney/{libmoney.__version__}",
            "Accept-Encoding": "identity",
            "Connection": "close",
            "Content-Length": "14",
            "Content-Type": "application/json",
            "X-One": "1",
        }
        assert [one["method"] for one in seen] == ["PUT", "GET", "DELETE", "GET", "PUT", "GET"]
        assert all(one["headers"]["Host"].startswith("127.0.0.1") for one in seen)


def test_leaving_does_not_wait_for_a_server_that_says_nothing(server: Server) -> None:
    started = time.monotonic()
    owner = object()
    with Transport() as transport:
        for name in ("silent", "stall", "slow=1000"):
            transport.send(owner, 1, "GET", server.behave(name, LIVE))
        transport.send("me", 2, "GET", server.behave("silent", LIVE))
        assert transport.pending_count == 4
        assert transport.wait(0.05) == 0
        assert time.monotonic() - started >= 0.05
        assert transport.wait(0) == 0
        transport.forget(owner)
        assert transport.pending_count == 1
        transport.forget("me")
        assert transport.pending_count == 0
        assert transport.wait() == 0  # nothing to wait for
        assert transport.take("me") is None
        assert ask(transport, server.url + LIVE).status == 200  # and it goes on
        for name in ("silent", "stall", "slow=1000"):
            transport.send(owner, 1, "GET", server.behave(name, LIVE))
        time.sleep(0.05)
    assert time.monotonic() - started < 8
    assert transport.pending_count == 0
    with pytest.raises(ValueError, match="closed"):
        transport.send("me", 1, "GET", server.url + LIVE)
    transport.close()
    assert threads_end()


def test_a_program_ends_while_an_answer_is_awaited(server: Server) -> None:
    program = (
        "from libmoney.http import Transport\n"
        "transport = Transport()\n"
        f"transport.send(0, 1, 'GET', {server.behave('silent', LIVE)!r})\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, env=ENVIRONMENT, timeout=10)


def test_a_crowd(server: Server) -> None:
    owners = [object(), object(), object()]
    with Transport(parallel=1) as single, Transport(parallel=4) as several:
        for number in range(60):
            kind = "slow=1" if number % 10 == 0 else "hangup" if number % 7 == 0 else "normal"
            for transport in (single, several):
                transport.send(owners[number % 3], number, "GET", server.behave(kind, LIVE))
        assert (single.pending_count, several.pending_count) == (60, 60)
        for transport in (single, several):
            taken: list[list[int]] = [[], [], []]
            while transport.pending_count:
                transport.wait()
                for index, owner in enumerate(owners):
                    while (answer := transport.take(owner)) is not None:
                        taken[index].append(answer.id)
                        cut = answer.id % 7 == 0 and answer.id % 10 != 0
                        assert answer.reason == ("disconnected" if cut else None)
            assert [sorted(ids) for ids in taken] == [list(range(k, 60, 3)) for k in range(3)]
            if transport is single:
                # One at a time: in the order they were sent.
                assert taken == [sorted(ids) for ids in taken]


def test_several_threads(server: Server) -> None:
    """Owners with their own requests, which they collect, drop or leave pending."""
    reasons: list[str | None] = []

    def work(transport: Transport) -> None:
        owner = object()
        for turn in range(20):
            transport.send(owner, 1, "GET", server.url + LIVE)
            transport.send(owner, 2, "GET", server.behave("hangup", LIVE))
            wanted = 2 if turn % 2 == 0 else 0
            while wanted:
                transport.wait(0.005)
                while (answer := transport.take(owner)) is not None:
                    reasons.append(answer.reason)
                    wanted -= 1
            if turn % 2:
                transport.send(owner, 3, "GET", server.behave("silent", LIVE))
                transport.forget(owner)
        transport.send(owner, 4, "GET", server.behave("stall", LIVE))

    with Transport() as transport:
        threads = [threading.Thread(target=work, args=(transport,)) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert transport.pending_count == 4
    assert sorted(map(str, reasons)) == ["None"] * 40 + ["disconnected"] * 40
    assert threads_end()


def test_parallel(server: Server) -> None:
    """As many connections as allowed, not one more."""
    with Server() as server, Transport() as transport:
        for number in range(PARALLEL + 5):
            transport.send("me", number, "GET", server.behave("silent", LIVE))
        deadline = time.monotonic() + 8
        while len(server.control()["requests"]) < PARALLEL:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        time.sleep(0.05)
        assert len(server.control()["requests"]) == PARALLEL
        assert transport.pending_count == PARALLEL + 5


def test_callback(server: Server) -> None:
    heard: list[object] = []
    woken = threading.Event()

    def wake() -> None:
        heard.append(threading.current_thread().name)
        for call in (transport.wait, transport.close, lambda: transport.take("me")):
            with pytest.raises(BusyError):
                call()
        heard.append(transport.pending_count)  # reading is allowed
        woken.set()

    with Transport(on_finished=wake) as transport:
        transport.send("me", 1, "GET", server.url + LIVE)
        assert woken.wait(5)
        answer = transport.take("me")
        assert answer is not None
        assert answer.status == 200
    assert heard == ["libmoney.http", 1]


def test_what_a_callback_raises_stops_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []
    monkeypatch.setattr(threading, "excepthook", lambda args: told.append(args.exc_value))
    error = RuntimeError("of a callback")

    def fail() -> None:
        raise error

    with Transport(on_finished=fail, parallel=1) as transport:
        for number in range(3):
            transport.send("me", number, "GET", server.url + LIVE)
        while transport.pending_count:
            transport.wait()
            transport.take("me")
    assert told == [error] * 3


def test_refused() -> None:
    with Transport() as transport:
        for method, url, headers, body in (
            ("get", "http://127.0.0.1/?secret", {}, None),
            ("HEAD", "http://127.0.0.1/?secret", {}, None),
            ("GET /\r\nX:", "http://127.0.0.1/?secret", {}, None),
            ("GET", "http://127.0.0.1/?secret", {}, b""),
            ("GET", "http://127.0.0.1/?secret\r\nX: 1", {}, None),
            ("GET", "http://127.0.0.1/", {"X": "secret\r\nY: 1"}, None),
        ):
            with pytest.raises(ValueError) as caught:
                transport.send("me", 1, method, url, headers, body)
            assert "secret" not in str(caught.value)
        assert transport.pending_count == 0
    for options in ({"body_max": 0}, {"parallel": 0}, {"parallel": -1}):
        with pytest.raises(ValueError):
            Transport(**options)  # type: ignore[arg-type]


def test_no_time_out_but_the_callers(server: Server) -> None:
    before = socket.getdefaulttimeout()
    socket.setdefaulttimeout(0.01)
    try:
        with Transport() as transport:
            assert ask(transport, server.behave("slow=10", LIVE)).status == 200
    finally:
        socket.setdefaulttimeout(before)


def test_the_library_itself_does_not_know_the_network() -> None:
    program = (
        "import sys, libmoney; sys.exit('libmoney.http' in sys.modules or 'ssl' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True, env=ENVIRONMENT)


def test_docstrings() -> None:
    assert doctest.testmod(libmoney.http).failed == 0
    for name in libmoney.http.__all__:
        one = getattr(libmoney.http, name)
        if not inspect.isclass(one):
            continue
        for member, value in [("", one), *vars(one).items()]:
            if not member.startswith("_") and (inspect.isfunction(value) or member == ""):
                text = inspect.getdoc(value) or ""
                assert ">>>" in text, f"{name}.{member} has no example"
