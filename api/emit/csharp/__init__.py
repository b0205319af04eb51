"""C#: a class for each kind of object, types, and the functions of C as imports."""

from __future__ import annotations

from description.parts import Description

from . import methods, raw
from .methods import Writer


def files(description: Description) -> dict[str, str]:
    made = {**methods.emit(Writer(description)), **raw.emit(description)}
    return {f"{name}.cs": text for name, text in made.items()}


def declarations(description: Description) -> dict[str, list[str]]:
    """The methods of C# by the functions of C."""
    writer = Writer(description)
    methods.emit(writer)
    return writer.declared
