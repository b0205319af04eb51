"""Responses with limits that HTTP and :mod:`http.client` do not impose."""

from __future__ import annotations

import http.client
import io
from typing import Any

#: The maximum size of the lines around a body: status, headers, interim responses, trailers.
LINES_MAX = 256 * 1024
#: The additional allowance per byte of the body, since small chunks consist mostly of lines.
LINES_PER_BYTE = 16


class TooLarge(Exception):
    """The response exceeds the transport's limit."""


class Cut(Exception):
    """The end of the response cannot be determined."""


class Malformed(Exception):
    """The response is not valid HTTP."""


class _Stream(io.BufferedIOBase):
    """Counts the bytes of a connection, since a server may send lines without end."""

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
        # The transport always passes a size. Without one, a chunk of negative length is being read.
        if size is None or size < 0:
            raise Cut
        piece = self._file.read(size)
        self._body += len(piece)
        return piece

    def close(self) -> None:
        self._file.close()
        super().close()


class Response(http.client.HTTPResponse):
    """A response from a counted stream."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.fp = _Stream(self.fp)  # type: ignore[assignment]


def declared_length(response: http.client.HTTPResponse) -> int | None:
    """Returns the declared length of the body, or None. Python accepts "-5" and duplicates."""
    lengths = set(response.headers.get_all("Content-Length", ()))
    if len(lengths) > 1 or any(not (one.isascii() and one.isdigit()) for one in lengths):
        raise Malformed
    return response.length
