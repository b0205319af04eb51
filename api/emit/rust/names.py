"""Names that are no words of Rust."""

from __future__ import annotations

WORDS = {
    "type",
    "move",
    "match",
    "use",
    "final",
    "ref",
    "fn",
    "impl",
    "in",
    "loop",
    "box",
    "do",
    "abstract",
    "priv",
}


def plain(name: str) -> str:
    return f"{name}_" if name in WORDS else name
