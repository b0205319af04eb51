"""Serialises calls on an object if a long call on it releases Python's lock."""

from __future__ import annotations

import os
from _thread import RLock, get_ident

from .handle import Handle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

#: The number of running guarded calls by thread. The methods in C test whether it is empty.
running: dict[int, int] = {}
_process = os.getpid()


def _after_fork() -> None:
    """Removes the other threads, which do not exist in the child process."""
    global _process
    _process = os.getpid()
    own = get_ident()
    for ident in [one for one in running if one != own]:
        del running[ident]


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


def _lock_of(handle: Any) -> Any:
    try:
        return handle.lock
    except AttributeError:
        # Two threads may get here at once; both receive the lock that was stored first.
        return vars(handle).setdefault("lock", RLock())


def _wait(handle: Any) -> None:
    """Waits until another thread has left the object, without keeping its lock."""
    from .._errors import BusyError, StateError

    if handle.process != _process:
        raise StateError("object was in use by another thread when the process forked")
    if get_ident() in running:
        # Waiting while in a call of another object could deadlock.
        raise BusyError("object is in use by another thread")
    with handle.lock:
        pass


def _entered(handles: list[Any]) -> list[Any]:
    """Acquires the locks of all objects; while waiting for one, no other is held."""
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


class entered:
    """Marks objects as in use: while the ``with`` runs, other threads wait for each of them."""

    __slots__ = ("_handles", "_locks")

    def __init__(self, handles: list[Any]) -> None:
        self._handles = handles

    def __enter__(self) -> None:
        self._locks = _entered(self._handles)
        ident = get_ident()
        running[ident] = running.get(ident, 0) + 1

    def __exit__(self, *_: object) -> None:
        ident = get_ident()
        depth = running[ident] - 1
        if depth:
            running[ident] = depth
        else:
            del running[ident]
        for lock in self._locks:
            lock.release()


def guarded(
    function: Any, argument_types: Any, kinds: tuple[type[Handle], ...]
) -> Callable[..., Any]:
    """Returns the function, extended to wait for other threads' calls on the same objects."""
    places = [place for place, kind in enumerate(argument_types) if kind in kinds]
    if not places:
        return function  # type: ignore[no-any-return]

    call = _call_on_one(function, places[0]) if len(places) == 1 else _call_on_all(function, places)
    # Code that inspects the function's declaration finds it on the wrapper, too.
    vars(call).update(restype=function.restype, argtypes=function.argtypes)
    return call


def _call_on_all(function: Any, places: list[int]) -> Callable[..., Any]:
    def call(*arguments: Any) -> Any:
        with entered([arguments[place] for place in places if arguments[place] is not None]):
            return function(*arguments)

    return call


def _call_on_one(function: Any, place: int) -> Callable[..., Any]:
    """As :func:`_call_on_all`, but optimised for one object, which is usually not in use."""

    def call(*arguments: Any) -> Any:
        handle = arguments[place]
        try:
            lock = handle.lock
        except AttributeError:
            lock = None
        if lock is None or not lock.acquire(False):
            with entered([] if handle is None else [handle]):
                return function(*arguments)
        handle.process, ident = _process, get_ident()
        depth = running.get(ident, 0)
        running[ident] = depth + 1
        try:
            return function(*arguments)
        finally:
            if depth:
                running[ident] = depth
            else:
                del running[ident]
            lock.release()

    return call
