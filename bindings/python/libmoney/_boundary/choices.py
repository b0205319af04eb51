"""Enumerations as arguments: a member, or its name in small or capital letters."""

from __future__ import annotations

from enum import Enum

from .._errors import ArgumentError
from .calls import refuse_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeVar

    E = TypeVar("E", bound=Enum)


def chosen(kind: type[E], value: object, what: str) -> E:
    """Returns the member of an enumeration that an argument is or names.

    :param what: the argument's name in an error.
    """
    if isinstance(value, kind):
        return value
    first = next(iter(kind))
    if not isinstance(value, str):
        name = f"{kind.__name__}.{first.name}"
        refuse_type(what, f"a {kind.__name__}, such as {name}, or its name", value)
    found = kind.__members__.get(value.upper())
    if found is None:
        names = ", ".join(member.lower() for member in kind.__members__)
        raise ArgumentError(f"{what} must be one of {names}, got {value!r}")
    return found


def member(kind: type[E], value: object, what: str) -> E:
    """As :func:`chosen`; also accepts the number of a member."""
    return chosen(kind, value, what) if isinstance(value, str) else kind(value)
