"""The constants for LuaJIT, whose reader of the header sees no macros."""

from __future__ import annotations

from description.model import Description

HEAD = """-- The constants of the headers by their names without MONEY_. Made by api/generate.py.
return {
"""


def _value(value: int | str) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    if value == -(2**31) or abs(value) < 2**53:
        return str(value)
    if value == -(2**63):
        return "-0x7fffffffffffffffLL - 1"
    return f"0x{value:x}ULL"


def emit(description: Description) -> str:
    """The table."""
    constants = [*description.constants]
    for enumeration in description.enumerations:
        constants += enumeration.constants
    lines = [f"  {c.name[len('MONEY_') :]} = {_value(c.value)},\n" for c in constants]
    return HEAD + "".join(lines) + "}\n"
