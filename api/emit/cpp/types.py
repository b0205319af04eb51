"""The raw layer of C++: assertions, enumerations, structs and exceptions."""

from __future__ import annotations

import re

from description.parts import Constant, Description, Enumeration, Struct
from model import names
from model.layouts import Layouts
from model.names import is_typed, type_name
from model.types import limits
from model.words import Words

from .comments import doc, line

KEYWORDS = {
    "and",
    "catch",
    "class",
    "default",
    "delete",
    "do",
    "double",
    "else",
    "export",
    "float",
    "if",
    "int",
    "long",
    "new",
    "not",
    "operator",
    "or",
    "union",
    "xor",
}
#: Types that hand-written values represent, and integers that stay integers.
BY_HAND = {
    "money_t": "Money",
    "money_decimal_t": "Decimal",
    "money_date_t": "Date",
    "money_instant_t": "Instant",
    "money_bool_t": "bool",
}
#: Constants for a missing date or instant, with their descriptions.
MISSING = {
    "MONEY_DATE_NONE": "The number of a date that is missing, as Date() has it.",
    "MONEY_INSTANT_NONE": "An instant that is missing.",
}
#: Types whose names exceptions have.
RENAMED = {"money_error_t": "Failure"}


def wrapped(name: str, body: str, what: str) -> str:
    """A generated header."""
    guard = f"MONEY_CPP_{name.upper()}_HPP"
    return (
        f"/** @file {name}.hpp\n *  {what} Made from the headers by api/generate.py.\n */\n"
        f"#ifndef {guard}\n#define {guard}\n\n{body.rstrip()}\n\n#endif\n"
    )


def in_namespace(body: str) -> str:
    return f"namespace money {{\n\n{body.rstrip()}\n\n}} // namespace money"


def class_name(name: str) -> str:
    """``money_wallet_entry_t`` is ``WalletEntry``."""
    return BY_HAND.get(name) or RENAMED.get(name) or type_name(name)


def plain(name: str) -> str:
    """A name that is no word of the language."""
    return f"{name}_" if name in KEYWORDS else name


def enumerators(enumeration: Enumeration) -> list[tuple[str, Constant]]:
    """The constants with names that are no words of the language."""
    found = names.enumerators(enumeration)
    return [(plain(f"_{short}" if short[0].isdigit() else short), constant) for short, constant in found]


def limit(name: str) -> str:
    """``MAX_PAGE`` is ``max_page``."""
    return plain(name.lower())


def _limits(description: Description, words: Words) -> str:
    """The numbers of the interface."""
    missing = [c for c in description.constants if c.name in MISSING]
    known = [(name, c) for name, _, c in limits(description)]
    parts = []
    for name, constant in [*known, *((c.name.removeprefix("MONEY_"), c) for c in missing)]:
        value = int(constant.value)
        kind = "size_t" if value >= 2**63 else f"int{32 if -(2**31) <= value < 2**31 else 64}_t"
        note = MISSING.get(constant.name) or words.constant(constant)
        parts.append(f"{line(note)}inline constexpr std::{kind} {limit(name)} = {constant.name};\n")
    return "".join(parts)


def constants(description: Description, words: Words) -> str:
    """``constants.hpp``: a class an enumeration, which becomes its integer by itself."""
    parts = [_limits(description, words)]
    for enumeration in description.enumerations:
        if not is_typed(enumeration):
            continue
        name, base = class_name(enumeration.name), enumeration.name
        rows = "".join(
            f"{line(words.constant(constant), '        ')}        {short} = {constant.name},\n"
            for short, constant in enumerators(enumeration)
        )
        parts.append(
            f"{doc(words.enumeration(enumeration))}class {name} {{\npublic:\n"
            f"    enum Value : {base} {{\n{rows}    }};\n"
            f"    constexpr {name}(Value value) noexcept : value_(value) {{}}\n"
            f"    explicit constexpr {name}({base} value) noexcept : value_(value) {{}}\n"
            f"    constexpr operator {base}() const noexcept {{ return value_; }}\n\n"
            f"private:\n    {base} value_;\n}};\n"
        )
    return wrapped("constants", in_namespace("\n".join(parts)), "The enumerations of the interface.")


def layout(description: Description) -> str:
    """``layout.hpp``: the layout with which the program's compiler must agree."""
    lines = ["#include <cstddef>\n"]
    layouts = Layouts(description, 8)
    for enumeration in description.enumerations:
        if "int" in enumeration.base:
            lines.append(f"static_assert(sizeof({enumeration.name}) == sizeof({enumeration.base}));")
        lines += [
            f"static_assert({c.name} == {c.value});" for c in enumeration.constants if int(c.value) >= 0
        ]
    lines.append("#if UINTPTR_MAX > 0xFFFFFFFFu")
    for struct in description.structs:
        size, _, fields = layouts.of_struct(struct)
        lines.append(f"static_assert(sizeof({struct.name}) == {size});")
        lines += [f"static_assert(offsetof({struct.name}, {f.name}) == {at});" for f, at, _ in fields]
    lines.append("#endif")
    return wrapped("layout", "\n".join(lines), "The sizes and constants that the library was built with.")


def structs(description: Description, words: Words) -> str:
    """``structs.hpp``: structs with defaults, and names for the others."""
    parts = []
    for struct in description.structs:
        if struct.name in BY_HAND or struct.name == "money_progress_t":
            continue
        parts.append(_struct(struct, words))
    return wrapped("structs", in_namespace("\n".join(parts)), "The structs of the interface.")


def _struct(struct: Struct, words: Words) -> str:
    name = class_name(struct.name)
    head = doc(words.struct(struct))
    if not struct.has_init:
        return f"{head}using {name} = {struct.name};\n"
    init = f"{struct.name.removesuffix('_t')}_init"
    return (
        f"{head}struct {name} : {struct.name} {{\n    {name}() noexcept {{ {init}(this); }}\n"
        f"    {name}(const {struct.name} &raw) noexcept : {struct.name}(raw) {{}}\n}};\n"
        f"static_assert(sizeof({name}) == sizeof({struct.name}));\n"
    )


def raised(constant: Constant) -> str:
    """The class of a status."""
    name = constant.raises or type_name(constant.name.lower())
    return re.sub(r"^Money(?=Syntax)", "", name)


def errors(description: Description, words: Words) -> str:
    """``errors.hpp``: a class a status, and the switch that throws them."""
    classes, cases = [], []
    for constant in description.statuses[1:]:
        name = raised(constant)
        classes.append(
            f"{line(words.constant(constant))}class {name} : public error {{\n"
            "public:\n    using error::error;\n};\n"
        )
        cases.append(
            f"    case {constant.name}: throw {name}(status, reason.cause, reason.position, reason.text);\n"
        )
    body = "\n".join(classes) + (
        "\nnamespace detail {\n\n/// Throws the exception of a status.\n"
        "[[noreturn]] inline void raise(money_status_t status, const money_error_t &reason) {\n"
        f"    switch (status) {{\n{''.join(cases)}"
        "    default: throw error(status, reason.cause, reason.position, reason.text);\n    }\n}\n\n"
        "} // namespace detail"
    )
    return wrapped("errors", in_namespace(body), "An exception for each status.")
