"""The declarations of a language by C function, recorded as they are emitted."""

from __future__ import annotations

from collections.abc import Mapping

from .call import Call


class Declared(dict[str, list[str]]):
    """The declarations that call each function of C, first those that the language has by hand."""

    def __init__(self, by_hand: Mapping[str, str]) -> None:
        super().__init__({name: [text] for name, text in by_hand.items()})

    def add(self, call: Call, text: str) -> str:
        """Notes a declaration, and returns it."""
        self.setdefault(call.function.name, []).append(text)
        return text
