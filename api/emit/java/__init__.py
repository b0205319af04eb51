"""Java: a class for each kind of object, types, and the functions of C as method handles."""

from __future__ import annotations

from description.parts import Description

from . import methods, raw


def files(description: Description) -> dict[str, str]:
    made = {"Raw": raw.emit(description), **methods.emit(description)}
    return {f"libmoney/{name}.java": text for name, text in made.items()}
