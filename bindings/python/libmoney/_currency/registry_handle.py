"""Handles of registries that threads share: a handle in use by a call is never changed."""

from __future__ import annotations

import os
import sys
from _thread import RLock
from ctypes import Structure, c_size_t
from itertools import count as numbers

from .._boundary.calls import call
from .._library import native
from .._raw import CurrencyRegistryHandle, CurrencyStruct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeVar

    _Options = TypeVar("_Options", bound=Structure)

#: A number unique to each call.
_numbers = numbers()

#: Serialises changes of registries and acquisitions of handles. A fork acquires it first, so that
#: the child does not wait forever for a thread that exists only in the parent.
changing = RLock()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(
        before=changing.acquire,
        after_in_parent=changing.release,
        after_in_child=changing.release,
    )


def holders(registry: Any) -> int:
    """Returns the number of references to the handle, or a unique number if unknown."""
    count = getattr(sys, "getrefcount", None)
    return next(_numbers) if count is None else count(registry._handle)


def copied(handle: CurrencyRegistryHandle) -> CurrencyRegistryHandle:
    """Returns a new handle of the same currencies, with no other owner."""
    made, count, one = CurrencyRegistryHandle(), c_size_t(), CurrencyStruct()
    call(native.money_currency_registry_new, made)
    call(native.money_currency_registry_count, handle, count)
    for index in range(count.value):
        call(native.money_currency_registry_at, handle, index, one)
        call(
            native.money_currency_registry_add, made, one.code, one.digits, one.name, len(one.name)
        )
    return made


def holding(options: _Options, handle: CurrencyRegistryHandle | None) -> _Options:
    """Returns the options with the address of a registry, which they keep alive."""
    options.registry = None if handle is None else handle.value
    vars(options)["handle"] = handle
    return options
