"""The names of Lua's methods, and the heads of its generated files."""

from __future__ import annotations

from model.call import Call

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


def plain(name: str) -> str:
    return f"{name}_" if name in _WORDS else name


def method_name(call: Call, is_detailed: bool) -> str:
    return plain(call.stem) + ("_detailed" if is_detailed else "")


def is_listener(call: Call) -> bool:
    return call.callback is not None
