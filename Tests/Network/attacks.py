"""Attacks of a server on a client: endless answers, wrong sizes, archive bombs.

Each is a behaviour of the loopback server; see server.py for the others."""

from __future__ import annotations

import gzip
import io
import time
import zipfile
from http.server import BaseHTTPRequestHandler
from typing import Callable

from services import Answer

Answering = Callable[[], Answer]

#: Twenty million zeros, which are twenty thousand bytes in an archive.
SWOLLEN = 2 * 10**7


def archive(*files: tuple[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A ZIP archive."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", method) as opened:
        for name, content in files:
            opened.writestr(name, content)
    return packed.getvalue()


class Attacks(BaseHTTPRequestHandler):
    """The behaviours. Each receives a function that makes the correct answer, and a number."""

    def raw(self, *lines: str) -> None:
        """The beginning of an answer, as it is."""
        self.close_connection = True
        self.wfile.write("".join(line + "\r\n" for line in lines).encode("latin-1"))

    def behave_continue(self, *_: object) -> None:
        while True:
            self.raw("HTTP/1.1 100 Continue", "")

    def behave_trailers(self, make: Answering, *_: object) -> None:
        body = make().body.decode("latin-1")
        self.raw("HTTP/1.1 200 OK", "Transfer-Encoding: chunked", "")
        self.raw(f"{len(body):x}", body, "0")
        while True:
            self.raw("X-Trailer: " + "x" * 100)

    def behave_header_line(self, *_: object) -> None:
        self.raw("HTTP/1.1 200 OK")
        while True:
            self.wfile.write(b"x" * 10000)

    def behave_status_line(self, *_: object) -> None:
        self.close_connection = True
        self.wfile.write(b"HTTP/1.1 200 ")
        while True:
            self.wfile.write(b"x" * 10000)

    def trickle(self, data: bytes, number: int | None) -> None:
        """One byte after the other, with milliseconds between them."""
        for byte in data:
            self.wfile.write(bytes([byte]))
            time.sleep((10 if number is None else number) / 1000)

    def behave_trickle(self, make: Answering, number: int | None, _: str) -> None:
        body = make().body
        self.raw("HTTP/1.1 200 OK", f"Content-Length: {len(body)}", "")
        self.trickle(body * 1000, number)

    def behave_trickle_head(self, _: Answering, number: int | None, __: str) -> None:
        self.raw("HTTP/1.1 200 OK")
        self.trickle(b"X-Padding: 1\r\n" * 1000, number)

    def behave_trickle_continue(self, _: Answering, number: int | None, __: str) -> None:
        self.close_connection = True
        self.trickle(b"HTTP/1.1 100 Continue\r\n\r\n" * 1000, number)

    def behave_trickle_redirect(self, _: Answering, number: int | None, __: str) -> None:
        """Redirects to itself, and delays each answer."""
        time.sleep((100 if number is None else number) / 1000)
        self.raw("HTTP/1.1 302 Found", f"Location: {self.path}", "Content-Length: 0", "")

    def sized(self, make: Answering, *lengths: str) -> None:
        answer = make()
        self.raw("HTTP/1.1 200 OK", f"Content-Type: {answer.content_type}")
        self.raw(*(f"Content-Length: {length}" for length in lengths), "")
        self.wfile.write(answer.body)

    def behave_length_negative(self, make: Answering, *_: object) -> None:
        self.sized(make, "-5")

    def behave_length_text(self, make: Answering, *_: object) -> None:
        self.sized(make, "many")

    def behave_length_overflow(self, make: Answering, *_: object) -> None:
        self.sized(make, "9" * 40)

    def behave_length_two(self, make: Answering, *_: object) -> None:
        length = len(make().body)
        self.sized(make, str(length), str(length - 10))

    def behave_length_same(self, make: Answering, *_: object) -> None:
        length = len(make().body)
        self.sized(make, str(length), str(length))

    def chunked(self, size: str, *rest: str) -> None:
        self.raw("HTTP/1.1 200 OK", "Transfer-Encoding: chunked", "", size, *rest)

    def behave_chunk_overflow(self, *_: object) -> None:
        self.chunked("FFFFFFFFFFFFFFFFFFFF1", "x" * 100)

    def behave_chunk_negative(self, *_: object) -> None:
        self.chunked("-1", "x" * 100)
        while True:
            self.wfile.write(b"x" * 65536)

    def behave_chunk_text(self, *_: object) -> None:
        self.chunked("many", "x" * 100)

    def behave_chunk_line(self, *_: object) -> None:
        self.chunked("1;" + "x" * 50000, "x")
        while True:
            self.raw("1;" + "x" * 50000, "x")

    def behave_gzip(self, *_: object) -> None:
        """An encoding that was not requested, so it is not unpacked."""
        # Without a time: a parser that reads it as text would report varying errors.
        body = gzip.compress(bytes(SWOLLEN), 1, mtime=0)
        self.raw("HTTP/1.1 200 OK", "Content-Type: application/json", "Content-Encoding: gzip")
        self.raw(f"Content-Length: {len(body)}", "")
        self.wfile.write(body)

    # Archives, for feeds of the European Central Bank.

    def zipped(self, body: bytes) -> None:
        self.raw("HTTP/1.1 200 OK", "Content-Type: application/zip")
        self.raw(f"Content-Length: {len(body)}", "")
        self.wfile.write(body)

    def behave_zip_bomb(self, *_: object) -> None:
        self.zipped(archive(("eurofxref.csv", bytes(SWOLLEN))))

    def behave_zip_liar(self, *_: object) -> None:
        """The same, with an archive that declares a size of ten bytes."""
        true, said = SWOLLEN.to_bytes(4, "little"), (10).to_bytes(4, "little")
        self.zipped(archive(("eurofxref.csv", bytes(SWOLLEN))).replace(true, said))

    def behave_zip_two(self, make: Answering, *_: object) -> None:
        self.zipped(archive(("a.csv", b"a"), ("b.csv", b"b")))

    def behave_zip_many(self, *_: object) -> None:
        self.zipped(archive(*((f"{number}.csv", b"") for number in range(5000))))

    def behave_zip_none(self, *_: object) -> None:
        self.zipped(b"PK\x03\x04" + archive())

    def behave_zip_cut(self, make: Answering, *_: object) -> None:
        body = make().body
        self.zipped(body[: len(body) // 2])

    def behave_zip_damaged(self, make: Answering, *_: object) -> None:
        body = bytearray(make().body)
        body[len(body) // 2] ^= 0x55
        self.zipped(bytes(body))

    def behave_zip_method(self, *_: object) -> None:
        self.zipped(archive(("eurofxref.csv", b"Date, USD, \n"), method=zipfile.ZIP_LZMA))

    def behave_zip_stored(self, *_: object) -> None:
        rates = b"Date, USD, \n30 October 2026, 1.1172, \n"
        self.zipped(archive(("eurofxref.csv", rates), method=zipfile.ZIP_STORED))
