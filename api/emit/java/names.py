"""Names that are no words of Java."""

from __future__ import annotations

WORDS = {
    "default",
    "new",
    "class",
    "import",
    "switch",
    "static",
    "final",
    "package",
    "native",
    "int",
    "long",
    "void",
}


def plain(name: str) -> str:
    """A name that Java allows."""
    return f"{name}_" if name in WORDS else name
