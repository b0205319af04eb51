"""The types of Lua for an editor, as the language server for Lua reads them."""

from __future__ import annotations

from description.parts import Constant, Description, Enumeration, Function, Parameter, Struct
from model.call import Call
from model.names import enumerators, type_name
from model.words import Documentation, Words, form, unkept

from . import rows
from .lua_names import HEAD, is_listener, method_name, plain
from .rows import Tables
from .words import TableVocabulary

_WIDTH = 110
#: Structs that are neither arguments nor results, and structs with hand-written values.
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


def comment(lines: list[str]) -> str:
    return "".join(f"--- {line}".rstrip() + "\n" for line in lines)


def doc(said: Documentation) -> str:
    """The comment of a class or an alias."""
    return comment(form.joined(form.paragraphs(said, _WIDTH)))


class LuaVocabulary(TableVocabulary):
    """The words of Lua."""

    language = "lua"
    null = least = "nil"
    types = {
        "money_date_t": "`string`",
        "money_instant_t": "`integer`",
        "money_bool_t": "`boolean`",
        "money_ratio_t": "`string`",
        "money_progress_t": "`libmoney.watch`",
    }

    def link(self, owner: str | None, name: str, is_method: bool) -> str:
        mark = ":" if is_method else "."
        return self.code(f"{owner or 'libmoney'}{mark}{name or 'new'}")

    def function(self, function: Function) -> str | None:
        return "`libmoney.watch`" if function.name == "money_progress_watch" else super().function(function)

    def class_link(self, name: str) -> str:
        return self.code(name)

    def name(self, call: Call) -> str:
        return method_name(call, False)

    def member(self, enumeration: Enumeration, short: str) -> str:
        return self.code(f'"{short}"')

    def limit(self, name: str) -> str:
        return self.code(f"libmoney.constants.{name}")

    def raised(self, status: Constant) -> str | None:
        return self.code(f'"{self.members[status.name][1]}"')

    def spelled(self, name: str) -> str:
        return plain(name)

    def release(self, handle: str) -> str:
        return "`free` releases it at once; otherwise the garbage collector does."


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
        """Returns the fields of the options table, the last argument."""
        fields = [p for p in call.optional if self.tables.place(call, p) == -2]
        named = [f"{p.name}?: {self.given(p)}" for p in call.optional if p not in fields]
        if call.is_paged:
            named += [f"{call.cursor}?: integer", "most?: integer"]
        if call.function.name == "money_split":
            named.append("count: integer")
        made = [class_name(p.target) for p in fields]
        return "|".join(made + ([f"{{ {', '.join(named)} }}"] if named else []))

    def results(self, call: Call, is_detailed: bool) -> list[tuple[str, str]]:
        result = call.function.result
        if call.returns_value:
            return [(self.of(result, _RETURNED) + ("?" if call.may_return_none else ""), "")]
        return [(self.out(p), _result(p)) for p in call.outs(is_detailed)]


def _result(p: Parameter) -> str:
    """The name of a result; the buffer of C is a text."""
    return "text" if p.name == "buffer" else plain(p.name)


def _method(types: Types, words: Words, call: Call, is_detailed: bool) -> str:
    said = words.function(call.function)
    parts = form.paragraphs(said, _WIDTH)
    options = "" if is_listener(call) else types.options(call)
    notes = [
        f"`{p.name}`: {text}"
        for p in call.optional
        if (text := said.parameters.get(p.name)) and (p.role != "options" or "`nil`" not in text)
    ]
    if options and notes:
        parts.append(["Options:", "", *(line for one in notes for line in form.entry(one, _WIDTH))])
    if said.errors and not call.returns_value:
        raised = [f"{one.name} if {one.text}" for one in said.errors]
        parts.append(["Raises an error with status", "", *_entries(raised)])
    if said.see:
        parts.append(form.paragraphs(Documentation(f"See also {', '.join(said.see)}."), _WIDTH)[0])
    text = comment(form.joined(parts))
    for p, name in zip(call.required, [plain(p.name) for p in call.required], strict=True):
        may_end = "?" if p.null or p.type in ("money_date_t", "money_instant_t") else ""
        kind = "fun(value: any)" if p.role == "callback" else types.given(p)
        text += f"---@param {name}{may_end} {kind} {said.parameters.get(p.name, '')}".rstrip() + "\n"
    if options:
        text += f"---@param options? {options}\n"
    outs = [] if call.returns_value else call.outs(is_detailed)
    results = types.results(call, is_detailed)
    for at, (kind, name) in enumerate(results):
        note = words.returned(call.function, outs[at], said) if len(outs) > 1 else ""
        text += f"---@return {kind} {name} {note}".rstrip() + "\n"
    # A call that changes nothing is useful only for its results.
    first = call.function.params[0] if call.function.params else None
    is_pure = first is None or not call.is_method or first.is_const
    text += "---@nodiscard\n" if results and is_pure else ""
    return unkept(f"{text}{_head(types, call, is_detailed)} end\n")


def _entries(texts: list[str]) -> list[str]:
    return [line for one in texts for line in form.entry(one, _WIDTH)]


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


def _enumeration(e: Enumeration, words: Words) -> str:
    rows = ""
    for short, c in enumerators(e):
        text = unkept(words.constant(c))
        rows += f"---| '\"{short}\"'{f' # {text}' if text else ''}\n"
    return f"{doc(words.enumeration(e))}---@alias {class_name(e.name)}\n{rows}"


def _struct(types: Types, words: Words, s: Struct) -> str:
    text = f"{doc(words.struct(s))}---@class {class_name(s.name)}\n"
    for field in s.fields:
        if field.name in ("struct_size", "reserved"):
            continue
        kind, _ = types.tables.kind(field.type)
        made = "string" if kind == "CHAR" else types.of(field.type, _RETURNED).rstrip("?")
        many = "[]" if field.count and kind != "CHAR" else ""
        note = words.field(s, field)
        text += f"---@field {field.name}? {made}{many} {note}".rstrip() + "\n"
    return unkept(text)


def emit(description: Description) -> str:
    """``types/libmoney.lua``."""
    types = Types(description)
    words = Words(description, LuaVocabulary(types.tables))
    binding = types.tables.binding
    parts = [_enumeration(e, words) for e in types.tables.words]
    parts += [_struct(types, words, s) for s in description.structs if s.name not in _WITHOUT]
    parts += [_method(types, words, call, is_detailed) for call, is_detailed in binding.ways(None)]
    for handle in binding.handles:
        name = type_name(handle.name)
        parts.append(f"{doc(words.handle(handle))}---@class {class_name(handle.name)}\nlocal {name} = {{}}\n")
        parts.append(
            "--- Releases the object. A second call does nothing; any other use then raises an error.\n"
            f"function {name}:free() end\n"
        )
        parts += [_method(types, words, call, is_detailed) for call, is_detailed in binding.ways(handle.name)]
        parts.append(f"libmoney.{name} = {name}\n")
    words.check()
    return f"---@meta libmoney\n{HEAD}\nlocal libmoney = {{}}\n\n" + "\n".join(parts) + "\nreturn libmoney\n"
