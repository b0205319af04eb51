"""Java: a class for each kind of object, types, and the functions of C as method handles."""

from __future__ import annotations

from description.parts import Description

from . import methods, raw
from .methods import Writer


def files(description: Description) -> dict[str, str]:
    made = {"Raw": raw.emit(description), **methods.emit(Writer(description))}
    return {f"libmoney/{name}.java": text for name, text in made.items()}


def declarations(description: Description) -> dict[str, list[str]]:
    """The methods of Java by the functions of C."""
    writer = Writer(description)
    methods.emit(writer)
    return writer.declared
