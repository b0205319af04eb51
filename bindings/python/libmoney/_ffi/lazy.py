"""The raw layer's structures and signatures, each made on first use.

A program needs few of them, and making all would dominate the time of the import.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from ctypes import Structure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Signature = tuple[Any, tuple[Any, ...]]

Fields = tuple[tuple[str, str], ...]


class Structures(Mapping[str, type[Structure]]):
    """The structures of a generated module by name."""

    def __init__(self, names: dict[str, Any], fields: dict[str, Fields]) -> None:
        self._names, self._fields = names, fields

    def __getitem__(self, name: str) -> type[Structure]:
        if name not in self._names:
            fields = [(field, self.evaluated(text)) for field, text in self._fields[name]]
            members = {"_fields_": fields, "__module__": self._names["__name__"]}
            kind: Any = type(Structure)
            self._names[name] = kind(name, (Structure,), members)
        made: type[Structure] = self._names[name]
        return made

    def evaluated(self, text: str) -> Any:
        """Returns the type that a text of the generated module names."""
        return eval(text, self._names, self)

    def found(self, name: str) -> type[Structure]:
        """The module's ``__getattr__``."""
        try:
            return self[name]
        except KeyError:
            module = self._names["__name__"]
            raise AttributeError(f"module {module!r} has no attribute {name!r}") from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._fields)

    def __len__(self) -> int:
        return len(self._fields)


class Signatures(Mapping[str, "Signature"]):
    """The (result, arguments) of each function of the library by name."""

    def __init__(self, structures: Structures, texts: dict[str, str]) -> None:
        self._structures, self._texts = structures, texts

    def __getitem__(self, name: str) -> Signature:
        signature: Signature = self._structures.evaluated(self._texts[name])
        return signature

    def __contains__(self, name: object) -> bool:
        return name in self._texts

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)
