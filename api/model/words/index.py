"""The items of the interface by their names, for the sentences that name them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field

from description.parts import Constant, Description, Enumeration, Function, Parameter, Struct


@dataclass(frozen=True)
class Item:
    """A documented item: its key, its place, and the names that its sentences may quote in backticks."""

    key: str
    place: str
    function: Function | None = None
    struct: Struct | None = None
    #: Parameters that only C has.
    of_c: frozenset[str] = frozenset()
    #: The type of the parameter or the field.
    kind: str = ""

    def part(self, name: str, kind: str = "", place: object = None) -> Item:
        """A parameter, a status or a field of the item."""
        where = str(place) if place else self.place
        return Item(f"{self.key}.{name}", where, self.function, self.struct, self.of_c, kind)

    @property
    def role(self) -> str:
        """The role of the parameter that the item is."""
        found = self.parameter(self.key.rpartition(".")[2])
        return found.role if found else ""

    def parameter(self, name: str) -> Parameter | None:
        parameters = self.function.params if self.function else []
        return next((p for p in parameters if p.name == name), None)


@dataclass
class Index:
    """All names."""

    functions: dict[str, Function] = field(default_factory=dict)
    types: set[str] = field(default_factory=set)
    structs: dict[str, Struct] = field(default_factory=dict)
    #: Each constant with the enumeration that it belongs to.
    constants: dict[str, tuple[Constant, Enumeration | None]] = field(default_factory=dict)
    #: The common prefixes of enumerations' constants.
    prefixes: dict[str, Enumeration] = field(default_factory=dict)
    fields: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, description: Description) -> Index:
        made = cls({f.name: f for f in description.functions})
        made.structs = {s.name: s for s in description.structs}
        made.fields = {f.name for s in description.structs for f in s.fields}
        d = description
        made.types = {
            one.name for kind in (d.structs, d.handles, d.callbacks, d.enumerations) for one in kind
        }
        made.constants = {c.name: (c, None) for c in description.constants}
        for enumeration in description.enumerations:
            names = [c.name for c in enumeration.constants]
            made.constants |= {c.name: (c, enumeration) for c in enumeration.constants}
            prefix = os.path.commonprefix(names)
            made.prefixes[prefix[: prefix.rfind("_") + 1]] = enumeration
            if enumeration.name == "money_status_t":
                made.prefixes["MONEY_ERR_"] = enumeration
        return made

    def keys(self, description: Description) -> Iterator[str]:
        """Everything that an override may name."""
        for function in description.functions:
            yield function.name
            yield from (f"{function.name}.{p.name}" for p in function.params)
            yield from (f"{function.name}.{s}" for s in function.doc.statuses)
        for struct in description.structs:
            yield struct.name
            yield from (f"{struct.name}.{f.name}" for f in struct.fields)
        yield from self.types
        yield from self.constants
