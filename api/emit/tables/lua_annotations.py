"""The types of Lua for an editor, as the language server for Lua reads them."""

from __future__ import annotations

import textwrap

from description.parts import Description, Enumeration, Parameter, Struct
from model.call import Call
from model.names import enumerators, sentence, type_name

from . import rows
from .lua_names import HEAD, is_listener, method_name, plain
from .rows import Tables

#: Structs that no call gives or returns, and structs that are values by hand.
_WITHOUT = {"money_progress_t", "money_t", "money_decimal_t", "money_ratio_t"}
_GIVEN = {
    "money_t": "libmoney.Money|string",
    "money_decimal_t": "libmoney.Decimal|integer|string",
    "money_ratio_t": "string|integer|libmoney.Decimal",
    "money_date_t": "string|osdate",
    "money_instant_t": "integer",
    "money_bool_t": "boolean",
}
_RETURNED = {
    "money_t": "libmoney.Money",
    "money_decimal_t": "libmoney.Decimal",
    "money_ratio_t": "string",
    "money_date_t": "string?",
    "money_instant_t": "integer?",
    "money_bool_t": "boolean",
}
_PLAIN = {"DOUBLE": "number", "CHAR": "string", "TEXT": "string", "TEXTS": "string[]", "POINTER": "any"}


def class_name(name: str) -> str:
    return f"libmoney.{rows.class_name(name)}"


def comment(text: str) -> str:
    lines = textwrap.wrap(sentence(text), 110) or [""]
    return "".join(f"--- {line}".rstrip() + "\n" for line in lines)


class Types:
    """How the annotations write the types."""

    def __init__(self, description: Description) -> None:
        self.tables = Tables(description)

    def of(self, name: str, known: dict[str, str]) -> str:
        if name in known:
            return known[name]
        kind, index = self.tables.kind(name)
        if kind == "WORD":
            word = self.tables.words[index]
            return class_name(word.name) + ("[]" if word.is_bits else "")
        target = name.removeprefix("const ").rstrip("* ")
        if kind in ("STRUCT", "STRUCT_AT", "HANDLE_KIND") or target in self.tables.handles:
            return class_name(target)
        return _PLAIN.get(kind, "integer")

    def given(self, p: Parameter) -> str:
        if p.role in ("code", "text in"):
            return "string"
        made = self.of(p.target if p.is_pointer else p.type, _GIVEN)
        if p.role == "array in":
            return f"({made})[]" if "|" in made else f"{made}[]"
        return made

    def out(self, p: Parameter) -> str:
        if p.role in ("text out", "document"):
            return "string"
        made = self.of(p.target, _RETURNED)
        return f"{made.rstrip('?')}[]" if p.role == "array out" else made

    def options(self, call: Call) -> str:
        """What the table behind the arguments may have."""
        fields = [p for p in call.optional if self.tables.place(call, p) == -2]
        named = [f"{p.name}?: {self.given(p)}" for p in call.optional if p not in fields]
        if call.is_paged:
            named += ["first?: integer", "most?: integer"]
        if call.function.name == "money_split":
            named.append("count: integer")
        made = [class_name(p.target) for p in fields]
        return "|".join(made + ([f"{{ {', '.join(named)} }}"] if named else []))

    def results(self, call: Call, is_detailed: bool) -> list[tuple[str, str]]:
        result = call.function.result
        if call.returns_value:
            return [(self.of(result, _RETURNED) + ("?" if call.may_return_none else ""), "")]
        return [(self.out(p), plain(p.name)) for p in call.outs(is_detailed)]


def _method(types: Types, call: Call, is_detailed: bool) -> str:
    text = comment(call.function.doc.summary)
    names = [plain(p.name) for p in call.required]
    for p, name in zip(call.required, names, strict=True):
        may_end = "?" if p.null or p.type in ("money_date_t", "money_instant_t") else ""
        kind = "fun(told: any)" if p.role == "callback" else types.given(p)
        text += f"---@param {name}{may_end} {kind} {sentence(p.text or '')}".rstrip() + "\n"
    options = "" if is_listener(call) else types.options(call)
    if options:
        text += f"---@param options? {options}\n"
    for kind, name in types.results(call, is_detailed):
        text += f"---@return {kind} {name}".rstrip() + "\n"
    return f"{text}--- C: {call.function.name}\n{_head(types, call, is_detailed)} end\n"


def _head(types: Types, call: Call, is_detailed: bool) -> str:
    owner = type_name(call.owner) if call.owner else "libmoney"
    names = [plain(p.name) for p in call.required]
    if types.options(call) and not is_listener(call):
        names.append("options")
    mark = ":" if call.is_method else "."
    return f"function {owner}{mark}{method_name(call, is_detailed)}({', '.join(names)})"


def declarations(description: Description) -> dict[str, list[str]]:
    """The functions of Lua by the functions of C."""
    types = Types(description)
    calls = types.tables.binding.calls
    return {c.function.name: [_head(types, c, is_detailed) for is_detailed in c.variants] for c in calls}


def _enumeration(e: Enumeration) -> str:
    words = "|".join(f'"{short}"' for short, _ in enumerators(e))
    return f"{comment(e.doc.text)}---@alias {class_name(e.name)} {words}\n"


def _struct(types: Types, s: Struct) -> str:
    text = f"{comment(s.doc.text)}---@class {class_name(s.name)}\n"
    for field in s.fields:
        if field.name in ("struct_size", "reserved"):
            continue
        kind, _ = types.tables.kind(field.type)
        made = "string" if kind == "CHAR" else types.of(field.type, _RETURNED).rstrip("?")
        text += f"---@field {field.name}? {made}{'[]' if field.count and kind != 'CHAR' else ''}\n"
    return text


def emit(description: Description) -> str:
    """``types/libmoney.lua``."""
    types = Types(description)
    binding = types.tables.binding
    parts = [_enumeration(e) for e in types.tables.words]
    parts += [_struct(types, s) for s in description.structs if s.name not in _WITHOUT]
    parts += [_method(types, call, is_detailed) for call, is_detailed in binding.ways(None)]
    for handle in binding.handles:
        name = type_name(handle.name)
        parts.append(f"{comment(handle.doc.text)}---@class {class_name(handle.name)}\nlocal {name} = {{}}\n")
        parts.append(
            f"--- Frees the object at once. A second time does nothing.\nfunction {name}:free() end\n"
        )
        parts += [_method(types, call, is_detailed) for call, is_detailed in binding.ways(handle.name)]
        parts.append(f"libmoney.{name} = {name}\n")
    return f"---@meta libmoney\n{HEAD}\nlocal libmoney = {{}}\n\n" + "\n".join(parts) + "\nreturn libmoney\n"
