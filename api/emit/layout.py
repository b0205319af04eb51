"""``Sources/CMoney/layout.c``: assertions that pin the layout of every public struct."""

from __future__ import annotations

from description.model import Description, Field, Struct

HEAD = """/* The layout of every public struct, asserted at compile time: what a foreign runtime has been
 * told stays true. Made from the headers by api/generate.py.
 */
#include "money/desk.h"

#define ASSERT_LAYOUT(name, condition) typedef char money_assert_##name[(condition) ? 1 : -1]
#define ASSERT_SIZE(type, size) ASSERT_LAYOUT(type##_size, sizeof(type) == (size))
#define ASSERT_FIELD(type, field, at, size) \\
    ASSERT_LAYOUT(type##_##field, offsetof(type, field) == (at) && sizeof(((type *)0)->field) == (size))

"""
_SIZES = {
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
        self.integers = {e.name: _SIZES[e.base] for e in description.enumerations}

    def of_type(self, type_name: str) -> tuple[int, int]:
        """Size and alignment of a type."""
        if type_name.endswith("*") or type_name == "size_t" or type_name.endswith("callback_t"):
            return self.pointer, self.pointer
        if type_name in self.structs:
            return self.of_struct(self.structs[type_name])[:2]
        size = self.integers.get(type_name) or _SIZES[type_name]
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


def _assertions(layouts: Layouts, struct: Struct) -> list[str]:
    size, _, fields = layouts.of_struct(struct)
    lines = [f"ASSERT_SIZE({struct.name}, {size});"]
    for member, at, length in fields:
        lines.append(f"ASSERT_FIELD({struct.name}, {member.name}, {at}, {length});")
    return lines


def emit(description: Description) -> str:
    """The assertions, for pointers of 64 bits and, where it matters, of 32."""
    wide, narrow = Layouts(description, 8), Layouts(description, 4)
    parts = []
    for enumeration in description.enumerations:
        sign = "< 0" if enumeration.base.startswith("int") else "> 0"
        size = _SIZES[enumeration.base]
        name = enumeration.name
        condition = f"sizeof({name}) == {size} && ({name})-1 {sign}"
        parts.append(f"ASSERT_LAYOUT({name}_integer, {condition});")
    for struct in description.structs:
        both = _assertions(wide, struct), _assertions(narrow, struct)
        parts.append("")
        if both[0] == both[1]:
            parts += both[0]
        else:
            parts += ["#if UINTPTR_MAX > 0xFFFFFFFFu", *both[0], "#else", *both[1], "#endif"]
    return HEAD + "\n".join(parts) + "\n"
