"""The types of the interface by name, with the properties that typed languages need."""

from __future__ import annotations

from description.parts import Constant, Description, Field, Function, Struct

from .layouts import Layouts
from .names import constant_name, is_typed

#: Structs that programs never see, because hand-written code replaces them.
HIDDEN = {
    "money_t",
    "money_decimal_t",
    "money_ratio_t",
    "money_progress_t",
    "money_column_t",
    "money_column_currencies_t",
    "money_column_report_t",
}
#: Constants that a program in a language with dates and an optional value has no use for.
INNER = {"NTS", "DATE_NONE", "INSTANT_NONE", "ABI_VERSION"}


class Types:
    """Structs, handles and enumerations by their names. Pointers are 64 bits wide."""

    def __init__(self, description: Description) -> None:
        self.layouts = Layouts(description, 8)
        self.structs = {s.name: s for s in description.structs}
        self.handles = {h.name for h in description.handles}
        self.typed = {e.name: e for e in description.enumerations if is_typed(e)}
        self.bases = {e.name: e.base for e in description.enumerations}
        #: Structs that a program fills in, with those that are parts of them.
        self.given: set[str] = set()
        for function in description.functions:
            for p in function.params:
                if p.target in self.structs and p.role in ("options", "value in", "array in"):
                    self._give(p.target)

    def _give(self, name: str) -> None:
        if name in self.given:
            return
        self.given.add(name)
        for field in self.structs[name].fields:
            if field.target in self.structs:
                self._give(field.target)

    def base(self, name: str) -> str:
        """The integer of C that an integer type is."""
        return self.bases.get(name, name)

    def size(self, name: str) -> int:
        return self.layouts.of_type(name)[0]

    def is_wide(self, name: str) -> bool:
        """Returns whether an integer is 64 bits wide."""
        return self.base(name) not in ("int32_t", "uint32_t")

    def rows(self, struct: Struct) -> list[tuple[Field, int]]:
        """The fields that a program sees, with their offsets."""
        seen = fields(struct)
        return [(f, at) for f, at, _ in self.layouts.of_struct(struct)[2] if f in seen]

    def letter(self, name: str) -> str:
        """The word that a value of a type is in a call: nothing, 32 bits, 64 bits or a double."""
        if name == "void":
            return "V"
        if name.endswith("*") or name.endswith("callback_t"):
            return "J"
        if name == "double":
            return "D"
        return "J" if self.is_wide(name) else "I"

    def letters(self, function: Function) -> str:
        """The words of a call: that of the result, then those of the parameters."""
        return self.letter(function.result) + "".join(self.letter(p.type) for p in function.params)


def counts(struct: Struct) -> dict[str, str]:
    """The field that counts the elements of an array, by the array."""
    names = {f.name for f in struct.fields}
    made = {f.name: f.name.removesuffix("s") + "_count" for f in struct.fields if f.is_list}
    return {array: count for array, count in made.items() if count in names}


def fields(struct: Struct) -> list[Field]:
    """The fields that a program sees."""
    hidden = {"struct_size", "reserved", *counts(struct).values()}
    return [f for f in struct.fields if f.name not in hidden]


def limits(description: Description) -> list[tuple[str, int, Constant]]:
    """The numbers of the interface as signed integers of 64 bits, by their names without MONEY_."""
    found = []
    for constant in description.constants:
        name, value = constant_name(constant.name), constant.value
        if isinstance(value, str) or name.startswith("VERSION") or name in INNER:
            continue
        found.append((name, value - 2**64 if value >= 2**63 else value, constant))
    return found
