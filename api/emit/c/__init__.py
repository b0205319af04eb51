"""C: generated files of the library's own build, and the recorder of its tests."""

from __future__ import annotations

from description.parts import Description

from . import assertions, symbols


def files(description: Description) -> dict[str, str]:
    return {
        "symbols.txt": symbols.emit(description),
        "Sources/CMoney/layout.c": assertions.emit(description),
    }
