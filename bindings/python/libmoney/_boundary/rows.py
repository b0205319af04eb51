"""Reads lists of rows in few calls."""

from __future__ import annotations

from ctypes import c_size_t
from typing import Any, Callable, TypeVar

from .calls import call

Row = TypeVar("Row")

#: The maximum number of rows per call.
CHUNK = 256


def read_rows(
    function: Any,
    struct: Any,
    made: Callable[[Any], Row],
    *arguments: Any,
    made_page: Callable[[Any, int], list[Row]] | None = None,
) -> list[Row]:
    """Reads all rows of an object through a function that fills an array.

    :param struct: the row's struct in the library.
    :param made: makes a row of the package; it must copy the values, since the struct is reused.
    :param made_page: makes the rows of a page in C, if the accelerator is installed.
    :param arguments: the function's arguments before the index of the first row.
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
