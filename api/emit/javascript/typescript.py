"""The types of JavaScript's binding for TypeScript."""

from __future__ import annotations

import re

from description.parts import Description, Parameter
from model import types as model_types
from model.binding import MANAGED, MAY_BE_NULL, Binding
from model.call import BINARY, Call
from model.names import camel, enumerators, is_typed, type_name
from model.words import Words as Said

from .comments import Comments, doc, line
from .methods import HEAD
from .names import name_of, plain
from .words import JavaScriptVocabulary

#: The types of values as arguments and as results.
GIVEN = {
    "money_t": "Amount",
    "money_decimal_t": "Numeric",
    "money_date_t": "DateLike",
    "money_instant_t": "InstantLike",
    "money_bool_t": "boolean",
}
RETURNED = {
    "money_t": "Money",
    "money_decimal_t": "Decimal",
    "money_date_t": "string | null",
    "money_instant_t": "Date | null",
    "money_bool_t": "boolean",
}
LISTENERS = {
    "money_change_callback_t": "revision: number",
    "money_calculator_display_callback_t": "display: string",
    "money_calculator_alert_callback_t": "alert: CalculatorAlert",
}


class Words(model_types.Types):
    """How TypeScript writes the types."""

    def argument(self, p: Parameter) -> str:
        """The TypeScript type of an argument."""
        if p.role == "callback":
            return f"(({LISTENERS[p.type]}) => void) | null"
        if p.role == "code":
            return "string"
        if p.role == "text in":
            return "string | Uint8Array"
        if p.role == "array in":
            return f"readonly {self.word(p.target, True)}[]"
        return self.word(p.target if p.is_pointer else p.type, True)

    def word(self, name: str, is_given: bool) -> str:
        known = (GIVEN if is_given else RETURNED).get(name)
        if known is not None:
            return known
        if name in self.typed and self.typed[name].is_bits:
            return f"readonly {type_name(name)}[]" if is_given else f"{type_name(name)}[]"
        if name in self.typed:
            return type_name(name)
        if name in self.structs:
            return type_name(name) if not is_given else f"Given<{type_name(name)}>"
        if name in self.handles:
            return type_name(name)
        if name in ("int64_t", "uint64_t"):
            return "number | bigint"
        return "string" if name == "char" else "number"

    def returned(self, call: Call, outs: list[Parameter]) -> str:
        if call.returns_value:
            kind = "string" if call.function.result == "const char *" else "number"
            return f"{kind} | null" if call.may_return_none else kind
        types = [(camel(p.name), self.out(call, p)) for p in outs]
        if not types:
            return "void"
        if len(types) == 1:
            return types[0][1]
        return "{ " + "; ".join(f"{name}: {kind}" for name, kind in types) + " }"

    def out(self, call: Call, p: Parameter) -> str:
        if p.role in ("text out", "document"):
            return "Uint8Array" if p.name in BINARY else "string"
        kind = self.word(p.target, False)
        if p.role == "array out":
            return f"({kind})[]" if "|" in kind else f"{kind}[]"
        is_null = p.role == "handle out" and (p.null or call.function.name in MAY_BE_NULL)
        return f"{kind} | null" if is_null else kind


def _head_types(words: Words, call: Call) -> str:
    texts = []
    for index, p in enumerate(call.required):
        # Only trailing arguments may be omitted; before them, null means an absent value.
        may_end = all(other.null for other in call.required[index:])
        kind = (
            f"{words.argument(p)} | null"
            if p.null and not words.argument(p).endswith("| null")
            else words.argument(p)
        )
        texts.append(f"{plain(camel(p.name))}{'?' if may_end else ''}: {kind}")
    if call.optional:
        fields = []
        structs = [p for p in call.optional if p.role == "options" and p.target in words.structs]
        for p in call.optional:
            if [p] == structs:
                fields.append(f"Given<{type_name(p.target)}>")
            else:
                fields.append(f"{{ {camel(p.name)}?: {words.argument(p)} | null }}")
        texts.append("options?: " + " & ".join(fields))
    if call.is_paged:
        texts += ["before?: bigint | number" if call.is_by_id else "first?: number", "most?: number"]
    return ", ".join(texts)


def signature(words: Words, call: Call, detailed: bool) -> str:
    """A function as TypeScript declares it."""
    if call.is_constructor:
        return f"constructor({_head_types(words, call)})"
    kind = words.returned(call, call.outs(detailed))
    word = ("" if call.is_method else "static ") if call.owner else "export function "
    return f"{word}{name_of(call, detailed)}({_head_types(words, call)}): {kind}"


def _declared(words: Words, about: Comments, call: Call, indent: str) -> str:
    return "".join(
        f"{about.full(call, detailed, indent)}{indent}{signature(words, call, detailed)};\n"
        for detailed in call.variants
    )


def declarations(description: Description) -> dict[str, list[str]]:
    """The functions of JavaScript by the functions of C."""
    words, calls = Words(description), Binding(description, MANAGED).calls
    return {c.function.name: [signature(words, c, detailed) for detailed in c.variants] for c in calls}


def types(description: Description) -> str:
    """``generated.d.ts``."""
    binding, words = Binding(description, MANAGED), Words(description)
    said = Said(description, JavaScriptVocabulary(description))
    about = Comments(said)
    used = "Amount, DateLike, Decimal, Given, InstantLike, Money, Numeric, Owned"
    parts = [HEAD, f'import {{ {used} }} from "./values.js";\n']
    for enumeration in description.enumerations:
        if is_typed(enumeration):
            choices = " | ".join(f'"{short}"' for short, _ in enumerators(enumeration))
            name = type_name(enumeration.name)
            parts.append(f"{doc(said.enumeration(enumeration))}export type {name} = {choices};\n")
    for struct in description.structs:
        if struct.name in ("money_t", "money_decimal_t"):
            continue
        rows = ""
        for field in struct.fields:
            if field.name in ("struct_size", "reserved"):
                continue
            kind = (
                "string"
                if field.type in ("char", "const char *")
                else words.word(re.sub(r"^const | ?\*$", "", field.type), False)
            )
            if field.count is not None and field.type != "char":
                kind = f"({kind})[]" if "|" in kind else f"{kind}[]"
            note = line(said.field(struct, field), "  ")
            rows += f"{note}  {camel(field.name)}: {kind};\n"
        parts.append(f"{doc(said.struct(struct))}export interface {type_name(struct.name)} {{\n{rows}}}\n")
    for handle in binding.handles:
        calls = "".join(_declared(words, about, c, "  ") for c in binding.of(handle.name))
        parts.append(
            f"{doc(said.handle(handle))}export class {type_name(handle.name)} extends Owned {{\n{calls}}}\n"
        )
    parts += [_declared(words, about, c, "") for c in binding.of(None)]
    said.check()
    return "\n".join(parts)
