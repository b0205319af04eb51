"""Calls on objects of which a long call releases Python's lock: one at a time on each object."""

from __future__ import annotations

import os
from threading import RLock, local
from typing import Any, Callable

from .handle import Handle


class _Inside(local):
    """How many calls of guarded objects a thread is in."""

    depth = 0


_inside = _Inside()
_process = os.getpid()


def _after_fork() -> None:
    global _process
    _process = os.getpid()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


def _lock_of(handle: Any) -> Any:
    try:
        return handle.lock
    except AttributeError:
        # Two threads may come here at once, and both get the lock of one of them.
        return vars(handle).setdefault("lock", RLock())


def _wait(handle: Any) -> None:
    """Waits until another thread has left the object; this one holds no lock that it did not."""
    from .._errors import BusyError, StateError

    if handle.process != _process:
        raise StateError("another thread was in a call of the object when the process forked")
    if _inside.depth:
        # Whoever waits in a call of another object may wait for somebody who waits for that.
        raise BusyError("another thread is in a call of the object")
    with handle.lock:
        pass


def _entered(handles: list[Any]) -> list[Any]:
    """The locks of the objects, all taken: none is held while this waits for another."""
    while True:
        taken = []
        for handle in handles:
            lock = _lock_of(handle)
            if not lock.acquire(False):
                break
            handle.process = _process
            taken.append(lock)
        else:
            return taken
        for lock in taken:
            lock.release()
        _wait(handle)


def guarded(
    function: Any, argument_types: Any, kinds: tuple[type[Handle], ...]
) -> Callable[..., Any]:
    """The function, which waits for calls of other threads on the same objects."""
    places = [place for place, kind in enumerate(argument_types) if kind in kinds]
    if not places:
        return function  # type: ignore[no-any-return]

    def call(*arguments: Any) -> Any:
        locks = _entered([arguments[place] for place in places if arguments[place] is not None])
        _inside.depth += 1
        try:
            return function(*arguments)
        finally:
            _inside.depth -= 1
            for lock in locks:
                lock.release()

    # What asks a function how it is declared finds it here as well.
    vars(call).update(restype=function.restype, argtypes=function.argtypes)
    return call
