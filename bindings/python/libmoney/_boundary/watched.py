"""Observable objects: a revision that grows, and a callback for changes."""

from __future__ import annotations

from ctypes import c_uint64
from typing import Any, Callable, ClassVar

from .._library import native
from .._raw import ChangeCallback
from .calls import call, refuse_type


class Watched:
    """An object that reports its changes, through the functions ``money_<noun>_…``."""

    __slots__ = ("__weakref__", "_callback", "_handle", "_raised")
    _noun: ClassVar[str]
    _handle: Any
    _callback: Any
    #: The callback's exceptions, raised by the call that triggered it.
    _raised: list[BaseException]

    def _start(self, handle: Any) -> None:
        self._handle, self._callback, self._raised = handle, None, []

    def _native(self, verb: str) -> Any:
        return getattr(native, f"money_{self._noun}_{verb}")

    @property
    def revision(self) -> int:
        """The number that grows by one with each change.

        >>> wallet = Wallet()
        >>> wallet.revision, wallet.add(Money("5.00", "EUR")), wallet.revision
        (0, 1, 1)
        """
        number = c_uint64()
        call(self._native("revision"), self._handle, number)
        return number.value

    def on_change(self, callback: Callable[[int], object] | None) -> None:
        """Sets the callback for changes, replacing the previous one; None removes it.

        The callback receives the new revision. It may read the object; changing it raises
        BusyError.
        An exception of the callback is raised by the call that made the change, and the change
        stays.

        >>> wallet = Wallet()
        >>> wallet.on_change(lambda revision: print(revision, wallet.sum("EUR")))
        >>> wallet.add(Money("5.00", "EUR"))
        1 5.00 EUR
        1
        """
        if callback is not None and not callable(callback):
            refuse_type("a callback", "a function of the revision", callback)
        raised = self._raised

        def hear(_: object, revision: int) -> None:
            try:
                if callback is not None:
                    callback(revision)
            except BaseException as error:
                raised.append(error)

        listener = ChangeCallback() if callback is None else ChangeCallback(hear)
        call(self._native("on_change"), self._handle, listener, None)
        # Keeps the callback alive: the library stores its address.
        self._callback = listener

    def release_memory(self) -> None:
        """Releases memory that is kept only for speed.

        >>> Wallet(Money("5.00", "EUR")).release_memory()
        """
        release = getattr(native, f"money_{self._noun}_release_memory", None)
        if release is None:
            native.money_release_memory()
        else:
            call(release, self._handle)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, revision {self.revision}>"

    def _change(self, function: Any, *arguments: Any, text: str | None = None) -> None:
        """Calls a function that changes the object, then raises a callback's exception, if any."""
        changed((self,), function, self._handle, *arguments, text=text)


def changed(objects: Any, function: Any, *arguments: Any, text: str | None = None) -> None:
    """Calls a function that changes several objects, then raises a callback's exception, if any."""
    call(function, *arguments, text=text)
    raised: list[BaseException] = []
    for watched in objects:
        raised += watched._raised
        watched._raised.clear()
    if raised:
        raise raised[0]
