"""Rows of an object of the library, many in one call."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import Structure, c_size_t
from typing import Any, TypeVar

from ._calls import call

Row = TypeVar("Row", bound=Structure)
#: How many rows one call fetches.
CHUNK = 256


def rows(kind: type[Row], function: Any, *arguments: Any, chunk: int = CHUNK) -> Iterator[Row]:
    """The rows that a function of the library writes into an array, in order.

    :param arguments: those before the index of the first row.
    """
    first, count = 0, c_size_t()
    while True:
        block = (kind * chunk)()
        call(function, *arguments, first, block, chunk, count)
        yield from block[: count.value]
        if count.value < chunk:
            return
        first += chunk
