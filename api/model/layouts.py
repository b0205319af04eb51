"""Sizes of structs and offsets of their fields."""

from __future__ import annotations

from description.parts import Description, Field, Struct

SIZES = {
    "char": 1,
    "uint8_t": 1,
    "int32_t": 4,
    "uint32_t": 4,
    "int64_t": 8,
    "uint64_t": 8,
    "double": 8,
}


class Layouts:
    """Sizes and offsets by the rules that all ABIs of the library's platforms share."""

    def __init__(self, description: Description, pointer: int) -> None:
        self.pointer = pointer
        self.structs = {struct.name: struct for struct in description.structs}
        self.integers = {e.name: SIZES[e.base] for e in description.enumerations}

    def of_type(self, type_name: str) -> tuple[int, int]:
        """Size and alignment of a type."""
        if type_name.endswith("*") or type_name == "size_t" or type_name.endswith("callback_t"):
            return self.pointer, self.pointer
        if type_name in self.structs:
            return self.of_struct(self.structs[type_name])[:2]
        size = self.integers.get(type_name) or SIZES[type_name]
        return size, size

    def of_struct(self, struct: Struct) -> tuple[int, int, list[tuple[Field, int, int]]]:
        """Size, alignment, and each field with its offset and size."""
        at, most, fields = 0, 1, []
        for member in struct.fields:
            size, alignment = self.of_type(member.type)
            size *= member.count or 1
            at = (at + alignment - 1) // alignment * alignment
            fields.append((member, at, size))
            at, most = at + size, max(most, alignment)
        return (at + most - 1) // most * most, most, fields
