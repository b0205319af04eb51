"""C#: a class for each kind of object, types, and the functions of C as imports."""

from __future__ import annotations

from description.parts import Description

from . import methods, raw


def files(description: Description) -> dict[str, str]:
    made = {**methods.emit(description), **raw.emit(description)}
    return {f"{name}.cs": text for name, text in made.items()}
