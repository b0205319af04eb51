"""JavaScript: classes and functions, their types for TypeScript, and the calls of the addon."""

from __future__ import annotations

from description.parts import Description

from . import addon, methods, typescript
from .typescript import declarations

__all__ = ["declarations", "files"]


def files(description: Description) -> dict[str, str]:
    folder = "src/binding"
    return {
        f"{folder}/handles.js": methods.handles(description),
        f"{folder}/functions.js": methods.functions(description),
        f"{folder}/enumerations.js": methods.enumerations(description),
        f"{folder}/generated.d.ts": typescript.types(description),
        "native/calls.c": addon.emit(description),
    }
