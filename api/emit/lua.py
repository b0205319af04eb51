"""The face of Lua: tables and calls in C, and the methods of the classes in Lua."""

from __future__ import annotations

from description.model import Description

from .javascript import Call, Face, class_name
from .ruby import Tables as RubyTables
from .ruby import tables as ruby_tables

HEAD = "-- Made from the headers by api/generate.py.\n"
_WORDS = {
    "and",
    "do",
    "end",
    "for",
    "function",
    "if",
    "in",
    "local",
    "nil",
    "not",
    "or",
    "repeat",
    "then",
    "until",
}
#: The numbers of LuaJIT are doubles. What is larger stands for none, which is nil in Lua.
_MOST = 1 << 53


class Tables(RubyTables):
    """The rows with names as Lua spells them."""

    def struct_class(self, name: str) -> str:
        return class_name(name)


def plain(name: str) -> str:
    return f"{name}_" if name in _WORDS else name


def method_name(call: Call, is_detailed: bool) -> str:
    prefix = call.owner[:-1] if call.owner else "money_"
    name = call.function.name.removeprefix(prefix).lstrip("_")
    return plain(name) + ("_detailed" if is_detailed else "")


def is_listener(call: Call) -> bool:
    return any(p.role == "callback" for p in call.function.params)


def tables(description: Description) -> str:
    """``tables.c``."""
    return ruby_tables(description, Tables)


def methods(description: Description) -> str:
    """``methods.lua``: the functions, and the methods of each class, by their places in the table."""
    face = Face(description)
    index = {f.name: i for i, f in enumerate(description.functions)}

    def row(call: Call, is_detailed: bool, indent: str) -> str:
        made = f"listen({index[call.function.name]})" if is_listener(call) else ""
        made = made or f"call({index[call.function.name]}{', true' if is_detailed else ''})"
        return f"{indent}{method_name(call, is_detailed)} = {made},\n"

    def rows(owner: str | None, indent: str) -> str:
        calls = [call for call in face.calls if call.owner == owner]
        return "".join(row(call, is_detailed, indent) for call in calls for is_detailed in call.variants)

    classes = "".join(
        f"    {class_name(h.name)} = {{\n{rows(h.name, '      ')}    }},\n" for h in face.handles
    )
    columns = "".join(
        f"    {name.removeprefix('money_column_')} = call({i}, true),\n"
        for name, i in index.items()
        if name.startswith("money_column_") and not name.endswith("_init") and "_of_" not in name
    )
    constants = "".join(
        f"    {c.name.removeprefix('MONEY_')} = {_literal(c.value)},\n"
        for c in description.constants
        if isinstance(c.value, str) or abs(c.value) < _MOST
    )
    return (
        f'{HEAD}local core = require("libmoney.core")\nlocal call, listen = core.call, core.listen\n\n'
        f"return {{\n  functions = {{\n{rows(None, '    ')}  }},\n  classes = {{\n{classes}  }},\n"
        f"  columns = {{\n{columns}  }},\n  constants = {{\n{constants}  }},\n}}\n"
    )


def _literal(value: int | str) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def emit(description: Description) -> dict[str, str]:
    return {"src/tables.c": tables(description), "lib/libmoney/methods.lua": methods(description)}
