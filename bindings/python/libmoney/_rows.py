"""Rows of the library's lists, fetched many in a call."""

from __future__ import annotations

from ctypes import Structure, c_size_t
from typing import Any, Callable, TypeVar

from ._calls import call

_CHUNK = 256

Struct = TypeVar("Struct", bound=Structure)
Row = TypeVar("Row")


def rows(
    struct: type[Struct], make: Callable[[Struct], Row], total: int, function: Any, *arguments: Any
) -> list[Row]:
    """All rows of a list.

    :param make: what becomes of a row; it must not keep the row, whose memory is used again.
    :param total: how many rows the list has.
    :param arguments: those of the function before the first row.
    """
    chunk = min(total, _CHUNK)
    buffer, count = (struct * chunk)(), c_size_t()
    made: list[Row] = []
    while len(made) < total:
        call(function, *arguments, len(made), buffer, chunk, count)
        made += [make(buffer[index]) for index in range(count.value)]
    return made
