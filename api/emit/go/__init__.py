"""Go: a type for each kind of object, methods of values, and functions."""

from __future__ import annotations

from description.parts import Description

from . import methods
from .methods import Writer


def files(description: Description) -> dict[str, str]:
    return methods.emit(Writer(description))


def declarations(description: Description) -> dict[str, list[str]]:
    """The methods of Go by the functions of C."""
    writer = Writer(description)
    methods.emit(writer)
    return writer.declared
