"""Answers of servers, with bounds where HTTP and :mod:`http.client` have none."""

from __future__ import annotations

import http.client
import io
from typing import Any

#: The most bytes of lines around a body: status, headers, interim answers, trailers.
LINES_MAX = 256 * 1024
#: What each byte of a body may add to them, since a body in small chunks has many lines.
LINES_PER_BYTE = 16


class TooLarge(Exception):
    """The answer is longer than the transport takes."""


class Cut(Exception):
    """The answer has no end that can be made out."""


class Malformed(Exception):
    """The answer is not HTTP."""


class _Stream(io.BufferedIOBase):
    """The bytes of a connection, counted: a server may send lines without end."""

    def __init__(self, file: io.BufferedIOBase) -> None:
        self._file = file
        self._lines = self._body = 0

    def readable(self) -> bool:
        return True

    def readline(self, size: int | None = -1, /) -> bytes:
        line = self._file.readline(-1 if size is None else size)
        self._lines += len(line)
        if self._lines > LINES_MAX + LINES_PER_BYTE * self._body:
            raise TooLarge
        return line

    def read(self, size: int | None = -1, /) -> bytes:
        # The transport says how much it wants. Without a size, a chunk of negative length asks.
        if size is None or size < 0:
            raise Cut
        piece = self._file.read(size)
        self._body += len(piece)
        return piece

    def close(self) -> None:
        self._file.close()
        super().close()


class Response(http.client.HTTPResponse):
    """An answer from a stream that is counted."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.fp = _Stream(self.fp)  # type: ignore[assignment]


def declared_length(response: http.client.HTTPResponse) -> int | None:
    """How long the body says it is; None if it does not. Python takes "-5", and one of several."""
    lengths = set(response.headers.get_all("Content-Length", ()))
    if len(lengths) > 1 or any(not (one.isascii() and one.isdigit()) for one in lengths):
        raise Malformed
    return response.length
