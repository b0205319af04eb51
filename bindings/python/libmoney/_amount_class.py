"""The class of amounts in C, before the rest of the package is imported.

Most programs need only the common operations of amounts, which the accelerator implements without
ctypes. The parts of the class that are in Python are imported when the first of them is used.

``LIBMONEY_ACCELERATED=0`` disables the accelerator; with 1 the import fails if it is missing.
"""

from __future__ import annotations

import os

from ._amount_members import MEMBERS
from ._library_file import fault_of, library_file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

#: The value of the variable that disables or requires the accelerator.
WISH = os.environ.get("LIBMONEY_ACCELERATED", "")


class Pending:
    """A member of the class that is in Python. Its first use completes the class."""

    __slots__ = ("_complete", "_name", "_owner")

    def __init__(self, owner: Any, name: str, complete: Callable[[], object]) -> None:
        self._owner, self._name, self._complete = owner, name, complete

    def __get__(self, instance: object, owner: Any = None) -> Any:
        self._complete()
        # A derived class may override the member, so it is not requested of the instance.
        member = vars(self._owner).get(self._name)
        if member is self or member is None:
            raise AttributeError(f"type object 'Money' has no attribute {self._name!r}")
        get = getattr(type(member), "__get__", None)
        return member if get is None else get(member, instance, owner)


def extension() -> Any:
    """Returns the accelerator, or None if it is missing or disabled."""
    if WISH == "0":
        return None
    try:
        import libmoney._accelerator as _accelerator
    except ImportError:
        if WISH == "1":
            raise
        return None
    return _accelerator


def begun(accelerator: Any, path: str, complete: Callable[[], object]) -> Any:
    """Returns the class of amounts in C, of which there is one; an ImportError without it.

    :param complete: imports the parts in Python, which :func:`supplement` adds.
    """
    return accelerator.begin(path, MEMBERS, Pending, complete)


def class_in_c(complete: Callable[[], object]) -> Any:
    """Returns the class of amounts in C, or None if amounts must be in Python.

    It returns None for every problem as well: the modules in Python report it.
    """
    try:
        accelerator, path = extension(), library_file()
        if accelerator is None or (os.sep in path and fault_of(path) is not None):
            return None
        return begun(accelerator, path, complete)
    except ImportError:
        return None


def supplement(made: type, plain: type, ignored: set[str]) -> None:
    """Adds the members that are only in Python to the class in C, except those of a program."""
    own = vars(made)
    for part in plain.__mro__[:-1]:
        for name, value in vars(part).items():
            if name not in ignored and (name not in own or isinstance(own[name], Pending)):
                setattr(made, name, value)
