"""Decides whether amounts are implemented in C, and connects the accelerator to the library.

A module that defines a class or function in Python requests its counterpart in C here and uses the
result from then on. Without the accelerator, the result is the Python definition or None.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from .._amount_class import WISH, begun, extension, supplement
from .._ffi.guarded import running
from .._library_file import library_file
from .._raw import MoneyStruct
from .calls import pending, raise_pending
from .rounding import Rounding

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeVar

    Class = TypeVar("Class", bound=type)

#: The attributes that belong to a Python class alone.
_OWN = {"__annotations__", "__dict__", "__slots__", "__weakref__"}


class _Found:
    """The accelerator, if it is installed and matches the library."""

    module: Any = extension()


def class_of_amounts(plain: Class, imports: Callable[[], object]) -> Class:
    """Returns the class of amounts in C, or the class in Python without the accelerator.

    The class in C defines the methods that must be fast. :func:`complete` adds those in Python.

    :param imports: imports the module of the class in Python, for other threads.
    """
    if _Found.module is None:
        return plain
    try:
        made: Class = begun(_Found.module, library_file(), imports)
    except ImportError:
        if WISH == "1":
            raise
        _Found.module = None
        return plain
    return made


def complete(made: type, plain: type) -> None:
    """Connects the class in C to its parts in Python; other threads may call them from then on."""
    if _Found.module is not None:
        view = MoneyStruct.from_buffer_copy
        _Found.module.connect(plain, view, Rounding, pending, raise_pending)
        supplement(made, plain, _OWN)


def function_of_pickles(plain: Callable[..., Any]) -> Callable[..., Any]:
    """Returns the function that makes an amount of a pickle: in C, or the one in Python."""
    return plain if _Found.module is None else _Found.module.restoring(plain)


def is_accelerated() -> bool:
    """True if amounts are in C."""
    return _Found.module is not None


def base_of_rates(plain: type, handle: type) -> Any:
    """Returns the base class of :class:`Rates`: in C, or the one in Python."""
    return plain if _Found.module is None else _Found.module.table(plain, handle)


def packed(amounts: Any) -> bytes:
    """Returns the structs of a list of amounts, side by side."""
    if _Found.module is None:
        return b"".join([amount._value for amount in amounts])
    data: bytes = _Found.module.packed(amounts)
    return data


def packed_flows(listed: list[Any]) -> bytearray | None:
    """Returns the structs of dated amounts, side by side; None if any needs the Python code."""
    return None if _Found.module is None else _Found.module.flows(listed)


def column_reader(kind: str) -> Any:
    """Returns the function that converts lists of a kind to columns, or None.

    It returns None for a list that the Python code must convert.

    :param kind: "integers", "decimals", "codes", "days" or "listed", which converts columns to
        lists.
    """
    return None if _Found.module is None else getattr(_Found.module, kind)


def pages_of_entries(handle: type, entry: type) -> Any:
    """Returns the function in C that makes a page of entries, or None."""
    module = _Found.module
    if module is None:
        return None
    module.wallets(handle, entry, date.fromordinal, running)
    return module.entries


def method_of_adding(wallet: Any) -> Any:
    """``Wallet.add``: in C it adds an entry that is only an amount, and calls the one in Python."""
    return wallet.add if _Found.module is None else _Found.module.adding(wallet)
