"""The raw layer of Python: constants, structures, handles, callbacks and signatures for ctypes."""

from __future__ import annotations

from description.parts import Description, Field, Function, Struct

HEAD = '''"""The interface of libmoney as ctypes sees it. Made from the headers by api/generate.py."""

# ruff: noqa: E501, F401
# fmt: off
from __future__ import annotations

from ctypes import (
    CFUNCTYPE,
    POINTER,
    Array,
    Structure,
    c_char,
    c_char_p,
    c_double,
    c_int32,
    c_int64,
    c_size_t,
    c_uint32,
    c_uint64,
    c_void_p,
)

from ._ffi.handle import Handle
from ._ffi.lazy import Signatures, Structures

'''
_SCALARS = {
    "char": "c_char",
    "double": "c_double",
    "int32_t": "c_int32",
    "int64_t": "c_int64",
    "uint8_t": "c_uint8",
    "uint32_t": "c_uint32",
    "uint64_t": "c_uint64",
    "size_t": "c_size_t",
}
_KEYWORDS = {"from", "import", "global", "None", "in", "is", "pass", "return", "class", "def"}


def class_name(name: str, suffix: str) -> str:
    """``RatesInfoStruct`` for ``money_rates_info_t``, ``ConvertOptions`` for its options."""
    words = name[: -len("_t")].split("_")
    words = words[1:] or words
    if words[-1] == "callback":
        return "".join(word.capitalize() for word in words)
    # Options are no struct of another name: nothing in the package is called as they are.
    return "".join(word.capitalize() for word in words) + (suffix if words[-1] != "options" else "")


def constant_name(name: str) -> str:
    """The name without its prefix."""
    return name[len("MONEY_") :]


class Types:
    """Returns the ctypes counterpart of a C type."""

    def __init__(self, description: Description) -> None:
        self.structs = {s.name: class_name(s.name, "Struct") for s in description.structs}
        self.handles = {h.name: class_name(h.name, "Handle") for h in description.handles}
        self.callbacks = {c.name: class_name(c.name, "") for c in description.callbacks}
        self.scalars = dict(_SCALARS)
        self.scalars.update({e.name: _SCALARS[e.base] for e in description.enumerations})

    def value(self, name: str) -> str:
        """Returns a type that is passed or stored unchanged."""
        known = self.scalars.get(name) or self.structs.get(name) or self.callbacks.get(name)
        if known is None:
            raise KeyError(f"unknown type '{name}': expected one with a ctypes type")
        return known

    def argument(self, type_name: str) -> str:
        """The type of a parameter."""
        base = type_name.replace("const ", "").rstrip("* ")
        stars = type_name.count("*")
        if base in self.handles:
            return self.handles[base] if stars == 1 else f"POINTER({self.handles[base]})"
        if type_name == "void *":
            return "c_void_p"
        if type_name == "const char *":
            return "c_char_p"
        if type_name == "char *":
            return "c_char_p"
        if type_name == "char **":
            return "POINTER(c_void_p)"
        return f"POINTER({self.value(base)})" if stars else self.value(base)

    def field(self, member: Field) -> tuple[str, str]:
        """The type of a field, and how a type checker sees it."""
        base = member.type.replace("const ", "").rstrip("* ")
        stars = member.type.count("*")
        if member.type == "const char *":
            return "c_char_p", "bytes | None"
        if member.type in ("const char *const *", "const char *const*"):
            return "POINTER(c_char_p)", "Any"
        if stars and base in self.structs:
            return f"POINTER({self.structs[base]})", "Any"
        if stars:
            return "c_void_p", "int | None"
        value = self.value(base)
        if member.count is None:
            seen = "float" if base == "double" else value if base in self.structs else "int"
            return value, seen
        if base == "char":
            return f"c_char * {member.count}", "bytes"
        return f"{value} * {member.count}", f"Array[{value}]"


def _struct_seen(types: Types, struct: Struct) -> str:
    """A structure as a type checker sees it."""
    lines = [f"    class {types.structs[struct.name]}(Structure):"]
    lines += [f'        """``{struct.name}``."""', ""]
    for member in struct.fields:
        lines.append(f"        {_field_name(member)}: {types.field(member)[1]}")
    return "\n".join(lines) + "\n\n"


def _struct_made(types: Types, struct: Struct) -> str:
    """Returns the fields of a structure, which is created on first use."""
    fields = ", ".join(f'("{_field_name(m)}", "{types.field(m)[0]}")' for m in struct.fields)
    return f'    "{types.structs[struct.name]}": ({fields},),\n'


def _field_name(member: Field) -> str:
    return member.name + "_" * (member.name in _KEYWORDS)


def _signature(types: Types, function: Function) -> str:
    results = {"void": "None", "const char *": "c_char_p"}
    result = results.get(function.result) or types.value(function.result)
    arguments = ", ".join(_argument(types, function, i) for i in range(len(function.params)))
    comma = "," if len(function.params) == 1 else ""
    return f'    "{function.name}": "{result}, ({arguments}{comma})",'


def _argument(types: Types, function: Function, index: int) -> str:
    parameter = function.params[index]
    if function.name == "money_string_free":
        return "c_void_p"
    if parameter.role == "handle out":
        # ctypes passes a handle to a parameter of its pointer type by reference.
        return f"POINTER({types.handles[parameter.target]})"
    return types.argument(parameter.type)


def emit(description: Description) -> str:
    """The module."""
    types = Types(description)
    parts = [HEAD]
    for constant in description.constants:
        parts.append(f"{constant_name(constant.name)} = {constant.value!r}\n")
    for enumeration in description.enumerations:
        for constant in enumeration.constants:
            parts.append(f"{constant_name(constant.name)} = {constant.value!r}\n")
    for handle in description.handles:
        name = types.handles[handle.name]
        parts.append(f'\n\nclass {name}(Handle):\n    """``{handle.name} *``."""\n')
    parts.append("\n")
    for callback in description.callbacks:
        arguments = ", ".join(_callback_argument(types, t) for t, _ in callback.params)
        parts.append(f"\n#: ``{callback.name}``.\n")
        parts.append(f"{types.callbacks[callback.name]} = CFUNCTYPE(None, {arguments})\n")
    parts.append("\nTYPE_CHECKING = False\nif TYPE_CHECKING:\n    from typing import Any\n\n")
    parts += [_struct_seen(types, struct) for struct in description.structs]
    parts.append("\n#: The fields of each structure, which is made of them when it is first used.\n")
    parts.append("_FIELDS: dict[str, tuple[tuple[str, str], ...]] = {\n")
    parts += [_struct_made(types, struct) for struct in description.structs]
    parts.append("}\n\nSTRUCTURES = Structures(globals(), _FIELDS)\n")
    parts.append("if not TYPE_CHECKING:\n    __getattr__ = STRUCTURES.found\n")
    parts.append("\n\n#: name: (result, arguments). Each is made when a program first uses it.\n")
    parts.append("SIGNATURES = Signatures(STRUCTURES, {\n")
    parts += [_signature(types, function) + "\n" for function in description.functions]
    parts.append("})\n\n#: The function that releases each handle.\nRELEASES: dict[type[Handle], str] = {\n")
    for handle in description.handles:
        parts.append(f'    {types.handles[handle.name]}: "{handle.name[:-2]}_free",\n')
    parts.append("}\n\n#: Functions that may take long: Python's lock is released meanwhile.\n")
    names = ", ".join(f'"{f.name}"' for f in description.functions if _is_long(f))
    parts.append(f"UNLOCKED = frozenset({{{names}}})\n")
    parts.append("\n#: Objects that change, and that long calls use: one call at a time works on each.\n")
    kinds = ", ".join(types.handles[name] for name in _guarded(description))
    parts.append(f"GUARDED: tuple[type[Handle], ...] = ({kinds},)\n")
    return "".join(parts)


def _callback_argument(types: Types, type_name: str) -> str:
    return types.argument(type_name)


#: It parses a document without progress reports; the document's length is chosen by a server.
_LONG_WITHOUT_REPORTS = {"money_feed_receive_response"}


def _is_long(function: Function) -> bool:
    """Returns whether Python's lock is released; a guard protects the changed object meanwhile."""
    return function.doc.is_long or function.name in _LONG_WITHOUT_REPORTS


def _guarded(description: Description) -> list[str]:
    """The kinds of objects that a long function reads or changes, and that some function changes.

    A store keeps a lock of its own. The package never changes a registry that a call may use.
    """
    taken, changed = set(), set()
    for function in description.functions:
        for parameter in function.params:
            if parameter.role == "handle":
                if _is_long(function):
                    taken.add(parameter.target)
                if not parameter.is_const and not function.name.endswith("_free"):
                    changed.add(parameter.target)
    kinds = taken & changed - {"money_store_t", "money_currency_registry_t"}
    return [one.name for one in description.handles if one.name in kinds]
