"""A pointer to an object of the library."""

from __future__ import annotations

from ctypes import c_void_p

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable, ClassVar, NoReturn


class Handle(c_void_p):
    """A pointer to an object of the library, released with the Python object that holds it.

    ctypes passes a handle to a function that makes one as ``X **``, to every other as ``X *``.
    """

    release: ClassVar[Callable[[Any], None] | None] = None

    def __del__(self) -> None:
        release = type(self).release
        if release is not None and self.value:
            release(self)

    def __reduce__(self) -> NoReturn:
        # A copy would release the object twice.
        raise TypeError(f"could not copy or pickle a {type(self).__name__}")
