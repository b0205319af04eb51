"""Lua: the methods of the classes and the annotations for an editor, over the tables."""

from __future__ import annotations

from description.parts import Description
from model.binding import MANAGED, Binding
from model.call import Call
from model.names import constant_name, type_name

from . import lua_annotations, rows
from .lua_annotations import declarations
from .lua_names import HEAD, is_listener, method_name
from .words import own_constants

__all__ = ["declarations", "files"]

#: LuaJIT's numbers are doubles. A larger value means an absent one and is nil in Lua.
_MOST = 1 << 53


def methods(description: Description) -> str:
    """``methods.lua``: the functions, and the methods of each class, by their places in the table."""
    binding = Binding(description, MANAGED)
    index = {f.name: i for i, f in enumerate(description.functions)}

    def row(call: Call, is_detailed: bool, indent: str) -> str:
        made = f"listen({index[call.function.name]})" if is_listener(call) else ""
        made = made or f"call({index[call.function.name]}{', true' if is_detailed else ''})"
        return f"{indent}{method_name(call, is_detailed)} = {made},\n"

    def rows(owner: str | None, indent: str) -> str:
        return "".join(row(call, is_detailed, indent) for call, is_detailed in binding.ways(owner))

    classes = "".join(
        f"    {type_name(h.name)} = {{\n{rows(h.name, '      ')}    }},\n" for h in binding.handles
    )
    columns = "".join(
        f"    {name.removeprefix('money_column_')} = call({i}, true),\n"
        for name, i in index.items()
        if name.startswith("money_column_") and not name.endswith("_init") and "_of_" not in name
    )
    constants = "".join(
        f"    {constant_name(c.name)} = {_literal(c.value)},\n"
        for c in own_constants(description)
        if isinstance(c.value, str) or abs(c.value) < _MOST
    )
    return (
        f'{HEAD}local core = require("libmoney.core")\nlocal call, listen = core.call, core.listen\n\n'
        f"return {{\n  functions = {{\n{rows(None, '    ')}  }},\n  classes = {{\n{classes}  }},\n"
        f"  columns = {{\n{columns}  }},\n  constants = {{\n{constants}  }},\n}}\n"
    )


def _literal(value: int | str) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def files(description: Description) -> dict[str, str]:
    return {
        **rows.files(description, "src"),
        "lib/libmoney/methods.lua": methods(description),
        "types/libmoney.lua": lua_annotations.emit(description),
    }
