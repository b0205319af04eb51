"""Lists of rows, read in few calls."""

from __future__ import annotations

from ctypes import c_size_t
from typing import Any, Callable, TypeVar

from .calls import call

Row = TypeVar("Row")

#: How many rows a call reads at most.
CHUNK = 256


def read_rows(
    function: Any,
    struct: Any,
    made: Callable[[Any], Row],
    *arguments: Any,
    made_page: Callable[[Any, int], list[Row]] | None = None,
) -> list[Row]:
    """All rows of an object, over its function that fills an array.

    :param struct: the row as the library writes it.
    :param made: makes the row of the package; it copies what it needs, as the struct is reused.
    :param made_page: makes the rows of a page in C, if the accelerator is there.
    :param arguments: what the function takes before the index of the first row.
    """
    found: list[Row] = []
    page, count = (struct * CHUNK)(), c_size_t()
    while True:
        call(function, *arguments, len(found), page, CHUNK, count)
        if made_page is not None:
            found += made_page(page, count.value)
        else:
            found.extend(made(page[index]) for index in range(count.value))
        if count.value < CHUNK:
            return found
