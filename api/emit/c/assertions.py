"""``Sources/CMoney/layout.c``: assertions that pin the layout of every public struct."""

from __future__ import annotations

from description.parts import Description, Struct
from model.layouts import SIZES, Layouts

HEAD = """/* The layout of every public struct, asserted at compile time, so that the layout known to foreign
 * runtimes stays true. Generated from the headers by api/generate.py.
 */
#include "money/desk.h"

#define ASSERT_LAYOUT(name, condition) typedef char money_assert_##name[(condition) ? 1 : -1]
#define ASSERT_SIZE(type, size) ASSERT_LAYOUT(type##_size, sizeof(type) == (size))
#define ASSERT_FIELD(type, field, at, size) \\
    ASSERT_LAYOUT(type##_##field, offsetof(type, field) == (at) && sizeof(((type *)0)->field) == (size))

"""


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
        size = SIZES[enumeration.base]
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
