"""Names as JavaScript spells them."""

from __future__ import annotations

from model.call import Call
from model.names import camel

WORDS = {"default", "delete", "new", "class", "function", "with", "in", "return", "switch", "import"}


def plain(name: str) -> str:
    return f"{name}_" if name in WORDS else name


def name_of(call: Call, is_detailed: bool) -> str:
    name = camel(call.stem)
    name = plain(name) if call.owner is None else name
    return name + ("Detailed" if is_detailed else "")
