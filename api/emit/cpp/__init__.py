"""C++: headers with a class for each kind of object, over the functions of C."""

from __future__ import annotations

from description.parts import Description

from . import classes, types
from .classes import declarations

__all__ = ["declarations", "files"]


def files(description: Description) -> dict[str, str]:
    made = {
        "layout": types.layout(description),
        "errors": types.errors(description),
        "constants": types.constants(description),
        "structs": types.structs(description),
        "handles": classes.handles(description),
        "calls": classes.calls(description),
    }
    return {f"include/money/cpp/{name}.hpp": text for name, text in made.items()}
