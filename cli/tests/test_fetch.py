"""Tests `money rates fetch` against a server on loopback, and the use of the fetched days.

The conversions are compared with exact fractions of the served rates.
"""

from __future__ import annotations

import re
import shutil
import ssl
import subprocess
import threading
import time
from collections.abc import Iterator
from fractions import Fraction
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from conftest import RATES, ROOT, Tool, rounded

HEADER, *ROWS = RATES.read_text().splitlines()
LAST = ROWS[0][:10]
NOW = ("--now", "2026-11-26")
FIRST_DAY = {"USD": "1.1234", "JPY": "170.12", "GBP": "0.85"}
SECOND_DAY = {"USD": "1.125", "JPY": "171", "GBP": "0.851"}


def xml(*days: tuple[str, dict[str, str]]) -> bytes:
    cubes = "".join(
        f"<Cube time='{day}'>"
        + "".join(f"<Cube currency='{code}' rate='{rate}'/>" for code, rate in rates.items())
        + "</Cube>"
        for day, rates in days
    )
    return f"<?xml version='1.0'?><Envelope><Cube>{cubes}</Cube></Envelope>".encode()


class Server(ThreadingHTTPServer):
    """Serves `body`, with a status, headers or a behaviour that a test sets."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.body = xml(("2026-11-25", FIRST_DAY))
        self.status = 200
        self.headers: dict[str, str] = {"Content-Type": "text/xml"}
        self.requests: list[tuple[str, str]] = []
        self.is_endless = self.is_silent = False

    def url(self, name: str = "eurofxref-daily.xml", scheme: str = "http") -> str:
        return f"{scheme}://127.0.0.1:{self.server_address[1]}/{name}"


class Handler(BaseHTTPRequestHandler):
    server: Server

    def do_GET(self) -> None:
        server = self.server
        server.requests.append((self.path, self.headers["User-Agent"]))
        self.send_response(server.status)
        for name, value in server.headers.items():
            self.send_header(name, value)
        if not server.is_endless and not server.is_silent:
            self.send_header("Content-Length", str(len(server.body)))
        self.end_headers()
        try:
            while server.is_endless:
                self.wfile.write(b" " * 65536)
            if server.is_silent:
                time.sleep(120)
            self.wfile.write(server.body)
        except OSError:
            pass

    def log_message(self, format: str, *arguments: object) -> None:
        pass


@pytest.fixture
def server() -> Iterator[Server]:
    with Server() as one:
        threading.Thread(target=one.serve_forever, daemon=True).start()
        yield one
        one.shutdown()


def cache(money: Tool) -> Path:
    return money.folder / "cache" / "libmoney" / "ecb-days.csv"


def fetch(money: Tool, server: Server, *words: str) -> subprocess.CompletedProcess[str]:
    return money("rates", "fetch", "--url", server.url(), *NOW, *words)


def test_fetched_rates_are_the_newest(money: Tool, server: Server) -> None:
    done = fetch(money, server)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "3 rates of 2026-11-25, European Central Bank\n"
    ((path, agent),) = server.requests
    assert path == "/eurofxref-daily.xml" and agent.startswith("libmoney/")
    for code in ("USD", "JPY", "GBP"):
        expected = rounded(100 / Fraction(FIRST_DAY[code]), "EUR")
        for on in ((), ("--on", "2026-11-25"), ("--on", "2026-11-26", "--max-gap", "1")):
            assert money.answer("convert", "100", code, "EUR", *NOW, *on) == f"{expected} EUR\n"
        (line,) = money.answer("convert", "-", "EUR", *NOW, text=f"100 {code}").splitlines()
        assert line == f"{expected} EUR"
    done = money("convert", "100", "USD", "EUR", *NOW)
    assert done.stderr == "money convert: rates of 2026-11-25, European Central Bank\n"
    assert ", 5 days old, " in money("convert", "1", "USD", "EUR", "--now", "2026-11-30").stderr


def test_days_of_the_history_remain(money: Tool, server: Server) -> None:
    words = ("convert", "100", "USD", "EUR", *NOW)
    before = [money(*words, "--on", day).stdout for day in (LAST, "2020-03-13", "2026-11-01")]
    series = money.answer("rates", "USD", "EUR", "--from", "2026-10-01")
    assert fetch(money, server).returncode == 0
    after = [money(*words, "--on", day).stdout for day in (LAST, "2020-03-13", "2026-11-01")]
    assert before == after and before[0] and before[1]
    # A day between the two files uses the last installed one.
    assert money.answer(*words, "--on", "2026-11-20", "--max-gap", "30") == before[0]
    longer = money.answer("rates", "USD", "EUR", "--from", "2026-10-01")
    assert longer.startswith(series) and longer[len(series) :].count("2026-11-25") == 1
    # Explicit files are used alone.
    assert f"rates of {LAST}" in money(*words, "--rates", str(RATES)).stderr
    assert f"rates of {LAST}" in money(*words, MONEY_RATES=str(RATES)).stderr


def test_both_files_are_shown(money: Tool, server: Server) -> None:
    assert money.object("rates")["fetched"] is None
    fetch(money, server)
    shown = money.answer("rates")
    assert f"  fetched    {cache(money)}, 2026-11-25 (1)\n" in shown
    assert "eurofxref-hist.csv\n" in shown and "1999-01-04 to 2026-11-25" in shown
    found = money.object("rates")["fetched"]
    days = {"first_day": "2026-11-25", "last_day": "2026-11-25", "days": 1}
    assert found == {"file": str(cache(money)), **days}
    words = ("convert", "1", "USD", "EUR", "--explain")
    assert f"source     European Central Bank, {cache(money)}\n" in money.answer(*words)
    assert "eurofxref-hist.csv" in money.answer(*words, "--on", LAST)
    assert money.object(*words)["file"] == str(cache(money))


def test_days_accumulate(money: Tool, server: Server) -> None:
    fetch(money, server)
    server.body = xml(("2026-11-26", SECOND_DAY))
    assert fetch(money, server).returncode == 0
    answers = {
        day: money.answer("convert", "100", "USD", "EUR", "--on", day)
        for day in ("2026-11-25", "2026-11-26")
    }
    for day, rates in (("2026-11-25", FIRST_DAY), ("2026-11-26", SECOND_DAY)):
        assert answers[day] == rounded(100 / Fraction(rates["USD"]), "EUR") + " EUR\n"
    assert "2026-11-25 to 2026-11-26 (2)" in money.answer("rates")
    done = fetch(money, server)
    assert "no newer rates: those of 2026-11-26 were available before" in done.stderr
    # A correction by the bank replaces the day.
    server.body = xml(("2026-11-26", {**SECOND_DAY, "USD": "1.2"}))
    assert fetch(money, server).returncode == 0
    assert money.answer("convert", "100", "USD", "EUR") == "83.33 EUR\n"
    # Several days at once, and a currency that no file contained before.
    server.body = xml(("2026-11-24", {"USD": "1.3"}), ("2026-11-23", {"USD": "1.4", "KES": "130"}))
    assert fetch(money, server).returncode == 0
    assert money.answer("convert", "130", "KES", "EUR", "--on", "2026-11-23") == "1.00 EUR\n"
    words = ("convert", "100", "USD", "EUR", "--on", "2026-11-25")
    assert money.answer(*words) == answers["2026-11-25"]
    assert "2026-11-23 to 2026-11-26 (4)" in money.answer("rates")


def test_csv_and_json_output(money: Tool, server: Server) -> None:
    server.headers["Content-Type"] = "text/csv"
    server.body = b"Date, USD, JPY, \n25 November 2026, 1.1234, 170.12, \n"
    done = money.object("rates", "fetch", "--url", server.url("eurofxref.csv"), *NOW)
    assert done["rates"] == 2 and done["last_day"] == "2026-11-25"
    assert done["file"] == str(cache(money)) and done["source"] == "European Central Bank"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"", "CSV"),
        (b"<html>sign in</html>", ""),
        (xml(("2026-11-25", FIRST_DAY))[:-30], ""),
        (xml(("2026-11-25", {"USD": "0"})), "rate"),
        (xml(("2026-11-25", {"USD": "-1"})), "rate"),
        (xml(("2026-11-25", {"USD": "112.34", "JPY": "170.12"})), "factor of 100"),
        (xml(("2026-11-28", FIRST_DAY)), "must not be later than today, got 2026-11-28"),
        (xml(), ""),
    ],
)
def test_invalid_documents_replace_nothing(
    money: Tool, server: Server, body: bytes, reason: str
) -> None:
    fetch(money, server)
    before = cache(money).read_bytes()
    server.body = body
    done = fetch(money, server)
    assert (done.returncode, done.stdout) == (3, "") and reason in done.stderr, done
    assert done.stderr.startswith(f"money rates: {server.url()}: ") and done.stderr.count("\n") == 1
    assert cache(money).read_bytes() == before
    assert [one.name for one in cache(money).parent.iterdir()] == [cache(money).name]


@pytest.mark.parametrize(
    ("status", "headers", "said"),
    [
        (404, {}, "HTTP 404"),
        (500, {}, "HTTP 500"),
        (302, {"Location": "https://example.com/"}, "HTTP 302"),
        (200, {"Content-Type": "text/html"}, "got a page"),
    ],
)
def test_failures_of_the_server(
    money: Tool, server: Server, status: int, headers: dict[str, str], said: str
) -> None:
    server.status = status
    server.headers |= headers
    done = fetch(money, server)
    assert done.returncode == 3 and said in done.stderr, done
    assert not cache(money).exists() and len(server.requests) == 1


def test_an_endless_response(money: Tool, server: Server) -> None:
    server.is_endless = True
    done = fetch(money, server)
    assert done.returncode == 3 and "the response must be at most 16 MiB" in done.stderr


def test_no_connection(money: Tool, server: Server) -> None:
    url = server.url()
    server.server_close()
    done = money("rates", "fetch", "--url", url)
    assert done.returncode == 3 and "connect" in done.stderr.lower()


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("http://example.com/x.xml", "http:// is allowed only for this machine"),
        ("http://127.0.0.1@example.com/x.xml", "must not contain a user name"),
        ("http://127.0.0.1.example.com/x.xml", "http:// is allowed only for this machine"),
        ("file:///etc/passwd", "must begin with https://"),
        ("ftp://127.0.0.1/x.xml", "must begin with https://"),
        ("x", ""),
        ("", ""),
    ],
)
def test_other_addresses_are_rejected(money: Tool, url: str, said: str) -> None:
    done = money("rates", "fetch", "--url", url)
    assert done.returncode == 2 and "--url: " in done.stderr and said in done.stderr


def test_a_certificate_of_nobody_is_rejected(money: Tool, server: Server) -> None:
    key, certificate = money.folder / "key.pem", money.folder / "certificate.pem"
    words = "openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=127.0.0.1".split()
    subprocess.run(
        [*words, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    done = money("rates", "fetch", "--url", server.url(scheme="https"))
    assert done.returncode == 3 and "certificate" in done.stderr
    assert server.requests == []


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"rubbish\n",
        b"Date,USD,\n",
        b"Date,USD,\n2026-11-25,nothing,\n",
        b"Date,USD,\n2026-11-25,1.1234,\n2026-11-26,1,\n",
        b"\0" * 5000,
        b"Date,USD,\n2026-11-25,-1,\n",
    ],
)
def test_a_damaged_cache_is_ignored(money: Tool, server: Server, content: bytes) -> None:
    words = ("convert", "100", "USD", "EUR", *NOW)
    expected = money.answer(*words)
    cache(money).parent.mkdir(parents=True)
    cache(money).write_bytes(content)
    for more, text in (((), ""), (("--on", LAST), "")):
        done = money(*words, *more, text=text)
        assert (done.returncode, done.stdout) == (0, expected)
        assert f"fetched rates ignored: {cache(money)}: " in done.stderr
    assert fetch(money, server).returncode == 0
    assert "ignored" not in money(*words).stderr
    assert money.answer(*words) != expected


def test_folders_that_cannot_be_written(money: Tool, server: Server) -> None:
    (money.folder / "cache").write_text("a file")
    done = fetch(money, server)
    assert done.returncode == 3 and "Not a directory" in done.stderr
    for changes in ({"XDG_CACHE_HOME": "", "HOME": ""}, {"XDG_CACHE_HOME": "x", "HOME": "y"}):
        done = money("rates", "fetch", "--url", server.url(), **changes)
        assert done.returncode == 3 and "absolute path in HOME or XDG_CACHE_HOME" in done.stderr
    home = money.folder / "home"
    done = money("rates", "fetch", "--url", server.url(), XDG_CACHE_HOME="", HOME=str(home))
    assert done.returncode == 0 and (home / ".cache/libmoney/ecb-days.csv").exists()


def test_without_libcurl(money: Tool) -> None:
    """Preloads a dlopen that finds no library."""
    source, library = money.folder / "absent.c", money.folder / "absent.so"
    source.write_text("void *dlopen(const char *n, int f) { (void)n; (void)f; return 0; }\n")
    subprocess.run(["cc", "-shared", "-fPIC", str(source), "-o", str(library)], check=True)
    done = money("rates", "fetch", LD_PRELOAD=str(library))
    assert done.returncode == 3
    assert "libcurl is required: install the package libcurl4 (Debian, Ubuntu)" in done.stderr


def test_libcurl_is_loaded_late(money: Tool) -> None:
    loaded = subprocess.run(["ldd", str(money.path)], capture_output=True, text=True).stdout
    assert "libcurl" not in loaded and "libedit" not in loaded


@pytest.mark.skipif(
    not list(Path("/usr/include").glob("**/curl/curl.h")),
    reason="curl/curl.h is missing: tools/setup.sh test installs libcurl4-openssl-dev",
)
def test_the_numbers_are_those_of_libcurl(money: Tool) -> None:
    header = ROOT / "cli" / "fetch" / "curl_numbers.h"
    names = re.findall(r"OWN_(CURL\w+) =", header.read_text())
    assert len(names) > 15
    lines = ["#include <curl/curl.h>", f'#include "{header}"']
    lines += [f'_Static_assert((long){name} == (long)OWN_{name}, "{name}");' for name in names]
    source = money.folder / "numbers.c"
    source.write_text("\n".join(lines) + "\n")
    words = ["cc", "-w", "-fsyntax-only", str(source)]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_no_other_command_accesses_the_network(money: Tool) -> None:
    if shutil.which("strace") is None:
        pytest.skip("strace is missing")
    for words in (("convert", "1", "USD", "EUR"), ("rates",), ("calc", "1 USD in EUR")):
        done = subprocess.run(
            ["strace", "-f", "-e", "trace=network", str(money.path), *words],
            capture_output=True,
            text=True,
            env=money.environment,
        )
        assert "socket(" not in done.stderr
