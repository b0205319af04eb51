"""A C function with the properties that bindings need."""

from __future__ import annotations

import re
from dataclasses import dataclass

from description.parts import Function, Parameter

#: Parameters and results that are bytes, where other texts are of characters.
BINARY = {"bytes", "body"}
#: Values whose functions some languages have as methods, with how the names of the functions begin.
VALUES = {
    "money_t": "money_",
    "money_decimal_t": "money_decimal_",
    "money_ratio_t": "money_ratio_",
    "money_rate_t": "money_rate_",
}


@dataclass(frozen=True)
class Call:
    """A C function: its owner, its arguments, and its results."""

    function: Function
    #: The handle whose method it is, or which it creates.
    owner: str | None
    is_method: bool
    #: Arguments, in their order, and those that may be left out.
    required: list[Parameter]
    optional: list[Parameter]
    #: Results, and those that a caller may do without.
    needed: list[Parameter]
    extra: list[Parameter]
    #: The parameter at which a page of rows starts, as `pages.cursor` returns it.
    cursor: str

    @property
    def is_paged(self) -> bool:
        """True if it reads rows, a page at a time."""
        return self.cursor != ""

    @property
    def is_by_id(self) -> bool:
        """True if its pages start below an id, and the caller limits the number of rows."""
        return self.cursor == "before"

    @property
    def stem(self) -> str:
        """The name of the function without that of its owner: ``convert`` of ``money_rates_convert``."""
        prefix = self.owner[:-1] if self.owner else "money_"
        return self.function.name.removeprefix(prefix).lstrip("_")

    @property
    def value(self) -> str | None:
        """The value whose method a function is that belongs to no handle."""
        first = self.function.params[0] if self.function.params else None
        if self.owner is not None or first is None or first.role != "value in":
            return None
        start = VALUES.get(first.target)
        return first.target if start and self.function.name.startswith(start) else None

    @property
    def is_constructor(self) -> bool:
        return self.owner is not None and not self.is_method and self.stem == "new"

    @property
    def returns_value(self) -> bool:
        """True if it cannot fail and returns its result."""
        return self.function.result not in ("money_status_t", "void")

    @property
    def may_return_none(self) -> bool:
        """True if it returns a text or NULL according to its entry; a NULL argument does not count."""
        doc = self.function.doc
        is_text = self.function.result == "const char *"
        return (
            is_text
            and re.search(r"(?<!for )\bNULL\b(?! is allowed)", f"{doc.text} {doc.returns}") is not None
        )

    @property
    def callback(self) -> Parameter | None:
        """The listener that it sets."""
        return next((p for p in self.function.params if p.role == "callback"), None)

    @property
    def variants(self) -> list[bool]:
        """True if a detailed variant exists, which returns the optional results as well."""
        return [False, True] if self.needed and self.extra else [False]

    def is_only_result(self, p: Parameter) -> bool:
        """Returns whether a parameter is the only result, which most languages do not name."""
        return [q.name for q in (*self.needed, *self.extra)] == [p.name]

    def outs(self, is_detailed: bool) -> list[Parameter]:
        """The results of one of the ways."""
        return [*self.needed, *(self.extra if is_detailed or not self.needed else [])]

    def whole(self, part: Parameter) -> Parameter:
        """The text, array or document that a length belongs to."""
        return next(p for p in self.function.params if p.name == part.part_of)

    def counted(self, array: Parameter) -> Parameter:
        """The given array that has as many elements as one that the call fills."""
        return next(p for p in self.function.params if p.role == "array in" and p.count == array.count)
