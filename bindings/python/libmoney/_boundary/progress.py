"""How far a long call is, and stopping it: by a callback that raises, or by Ctrl-C."""

from __future__ import annotations

import sys
from _thread import _local, get_ident
from collections.abc import Generator
from ctypes import CFUNCTYPE, c_void_p, cast

from .._library import native
from .._public import public
from .._raw import ProgressCallback, ProgressStruct
from .calls import call, pending, refuse_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from contextlib import AbstractContextManager
    from typing import Callable

    #: A function that is notified of how many units are done, and of how many (0: not known).
    Heard = Callable[[int, int], object]
else:
    Heard = object


#: The callback without its numbers, which are in the struct as well.
_Signal = CFUNCTYPE(None, c_void_p)


class _Watcher:
    """The place to which the long calls of one thread report, from now on."""

    def __init__(self) -> None:
        self.callbacks: list[Heard] = []
        self._struct = ProgressStruct()
        native.money_progress_init(self._struct)
        self._hearing = self._hear()
        next(self._hearing)
        # The struct refers to it, so it is kept.
        self._signal = _Signal(self._hearing.send)
        self._struct.callback = cast(self._signal, ProgressCallback)  # type: ignore[assignment]
        call(native.money_progress_watch, self._struct)

    def _hear(self) -> Generator[None, None, None]:
        """Goes on with each call of the callback.

        Python runs the handlers of signals when it starts to run Python again, so Ctrl-C is raised
        at the ``yield``. A function would not do: it would be raised there before any ``try``.
        """
        while True:
            try:
                yield
                for callback in self.callbacks:
                    callback(self._struct.done, self._struct.total)
            except GeneratorExit:
                return
            except BaseException as error:
                pending[get_ident()] = error, self._struct
                self._struct.cancel = 1


class _Threads(_local):
    watcher: _Watcher | None = None


_threads = _Threads()


def _watcher() -> _Watcher:
    """The watcher of this thread. It stays until the thread ends."""
    if _threads.watcher is None:
        _threads.watcher = _Watcher()
    return _threads.watcher


def watch_main_thread() -> None:
    """Makes Ctrl-C end long calls of the main thread, the only one that gets signals."""
    threading = sys.modules.get("threading")
    # The thread that imports threading first is its main thread.
    if threading is None or threading.current_thread() is threading.main_thread():
        _watcher()


class _Listening:
    """Adds a callback to the watcher of this thread, inside a ``with``."""

    def __init__(self, callback: Heard) -> None:
        self._callback = callback

    def __enter__(self) -> None:
        self._callbacks = _watcher().callbacks
        self._callbacks.append(self._callback)

    def __exit__(self, *_: object) -> None:
        self._callbacks.remove(self._callback)


@public
def progress(callback: Heard) -> AbstractContextManager[None]:
    """Notifies a callback of how far the long calls of this thread are, inside a ``with``.

    Reading and writing large documents, valuing portfolios, checking stores, columns of more than
    65,536 rows and the like are long.
    The callback gets the number of units that are done and of all units, 0 if that is not known:
    bytes while a document is read, and entries, transactions or rows otherwise. It runs every few
    hundred entries, or half a million rows of a column. If it raises, the call ends, has changed
    nothing, and raises the same; an ``out`` of a column is then zeros. In the callback you may read
    objects; changing one raises BusyError.

    >>> text = Wallet().to_json()
    >>> with progress(lambda done, total: print(f"{done} of {total}")):
    ...     wallet = Wallet.from_json(text)  # too short for a report
    """
    if not callable(callback):
        refuse_type("a callback", "a function of two numbers", callback)
    return _Listening(callback)


watch_main_thread()
