"""C: what the library's own build takes from the headers, and what its tests record with."""

from __future__ import annotations

from description.parts import Description

from . import assertions, symbols


def files(description: Description) -> dict[str, str]:
    return {
        "symbols.txt": symbols.emit(description),
        "Sources/CMoney/layout.c": assertions.emit(description),
    }
