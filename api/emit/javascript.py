"""The face of JavaScript: classes for handles, functions, words of enumerations, and types for TypeScript."""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass

from description.model import Description, Function, Handle, Parameter, Struct

from .cpp_types import enumerators, is_typed, sentence

#: Parts of the interface that need files, which the module does not have.
WITHOUT: tuple[str, ...] = ()
#: What the values by hand stand for.
BY_HAND = {"money_t": "Money", "money_decimal_t": "Decimal"}
#: Functions that something by hand stands for.
REPLACED = {
    "money_string_free",
    "money_initialize",
    "money_progress_init",
    "money_progress_watch",
    "money_new",
    "money_error_clear",
}
#: Functions that succeed without an object.
MAY_BE_NULL = {"money_feed_next", "money_feed_rates", "money_feed_portfolio"}
#: What values are given as, and what they are returned as.
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
WORDS = {"default", "delete", "new", "class", "function", "with", "in", "return", "switch", "import"}
HEAD = "// Made from the headers by api/generate.py.\n"


def camel(name: str) -> str:
    """``wallet_entry`` is ``walletEntry``."""
    first, *rest = name.strip("_").split("_")
    return first + "".join(word.capitalize() for word in rest)


def class_name(name: str) -> str:
    if name in BY_HAND:
        return BY_HAND[name]
    return "".join(word.capitalize() for word in name.removeprefix("money_").removesuffix("_t").split("_"))


def comment(text: str, indent: str = "") -> str:
    lines = textwrap.wrap(sentence(text), 112 - len(indent)) or [""]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */\n"


@dataclass
class Call:
    """A function as JavaScript has it."""

    function: Function
    owner: str | None
    is_method: bool
    name: str
    required: list[Parameter]
    optional: list[Parameter]
    needed: list[Parameter]
    extra: list[Parameter]
    is_paged: bool

    @property
    def is_constructor(self) -> bool:
        return self.owner is not None and not self.is_method and self.name == "new"

    @property
    def variants(self) -> list[bool]:
        """Whether there is a second way, with the results that cost more."""
        return [False, True] if self.needed and self.extra else [False]


class Face:
    """Which function belongs where."""

    def __init__(self, description: Description) -> None:
        self.description = description
        headers = [h for h in description.headers if h.name not in WITHOUT]
        self.functions = [f for f in description.functions if f.header not in WITHOUT]
        self.handles = [i for h in headers for i in h.items if isinstance(i, Handle)]
        self.structs = [i for h in headers for i in h.items if isinstance(i, Struct)]
        self.by_struct = {s.name: s for s in description.structs}
        self.typed = {e.name for e in description.enumerations if is_typed(e)}
        self.bits = {e.name for e in description.enumerations if e.is_bits}
        self.calls = [self.call(f) for f in self.functions if not self.is_replaced(f)]

    def is_replaced(self, function: Function) -> bool:
        inits = any(s.has_init and function.name == f"{s.name[:-2]}_init" for s in self.structs)
        is_column = function.name.startswith("money_column_")
        return (
            inits or is_column or any(p.role == "free" for p in function.params) or function.name in REPLACED
        )

    def owner(self, function: Function) -> tuple[str | None, bool]:
        """The handle that a function belongs to, and whether it is a method."""
        names = sorted((h.name for h in self.handles), key=len, reverse=True)
        found = next((name for name in names if function.name.startswith(name[:-1])), None)
        if found is None:
            return None, False
        first = function.params[0] if function.params else None
        if first is not None and first.role == "handle" and first.target == found:
            return found, True
        makes = any(p.role == "handle out" and p.target == found for p in function.params)
        return (found, False) if makes else (None, False)

    def call(self, function: Function) -> Call:
        owner, is_method = self.owner(function)
        prefix = owner[:-1] if owner else "money_"
        name = camel(function.name.removeprefix(prefix))
        paged = any(p.count == "capacity" and p.role == "array out" for p in function.params)
        required, optional, needed, extra = [], [], [], []
        for p in function.params[1 if is_method else 0 :]:
            if p.role in ("error", "part-of", "progress"):
                continue
            if paged and p.name in ("first", "capacity", "count"):
                continue
            if p.role in ("text out", "document") or p.role.endswith(" out"):
                (extra if p.null else needed).append(p)
            elif p.null and p.role not in ("scalar", "callback", "code", "text in", "array in"):
                optional.append(p)
            else:
                required.append(p)
        if owner is None and name in WORDS:
            name += "_"
        return Call(function, owner, is_method, name, required, optional, needed, extra, paged)

    # Types ---------------------------------------------------------------------------------------

    def given(self, p: Parameter) -> str:
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
        if name in self.bits:
            return f"readonly {class_name(name)}[]" if is_given else f"{class_name(name)}[]"
        if name in self.typed:
            return class_name(name)
        if name in self.by_struct:
            return class_name(name) if not is_given else f"Given<{class_name(name)}>"
        if any(h.name == name for h in self.description.handles):
            return class_name(name)
        if name in ("int64_t", "uint64_t"):
            return "number | bigint"
        return "string" if name == "char" else "number"

    def returned(self, call: Call, outs: list[Parameter]) -> str:
        function = call.function
        if function.result not in ("money_status_t", "void"):
            return "string" if function.result == "const char *" else "number"
        types = [(camel(p.name), self.out(call, p)) for p in outs]
        if not types:
            return "void"
        if len(types) == 1:
            return types[0][1]
        return "{ " + "; ".join(f"{name}: {kind}" for name, kind in types) + " }"

    def out(self, call: Call, p: Parameter) -> str:
        if p.role in ("text out", "document"):
            return "string"
        kind = self.word(p.target, False)
        if p.role == "array out":
            return f"({kind})[]" if "|" in kind else f"{kind}[]"
        is_null = p.role == "handle out" and (p.null or call.function.name in MAY_BE_NULL)
        return f"{kind} | null" if is_null else kind


LISTENERS = {
    "money_change_callback_t": "revision: number",
    "money_calculator_display_callback_t": "display: string",
    "money_calculator_alert_callback_t": "alert: CalculatorAlert",
}


def plain(name: str) -> str:
    return f"{name}_" if name in WORDS else name


def names(call: Call) -> list[str]:
    return [plain(camel(p.name)) for p in call.required]


def arguments(call: Call) -> str:
    """The parameters that are given one after the other, in a method's head."""
    tail = ["first = 0", "most = Infinity"] if call.is_paged else []
    return ", ".join([*names(call), *(["options"] if call.optional else []), *tail])


def body(call: Call, detailed: bool) -> str:
    given = ["this" if call.is_method else None, *names(call)]
    values = ", ".join(name for name in given if name is not None)
    options = "options" if call.optional else "undefined"
    function = "rows" if call.is_paged else "call"
    tail = ", first, most" if call.is_paged else (", true" if detailed else "")
    text = f'{function}("{call.function.name}", [{values}], {options}{tail})'
    return text.replace(", undefined)", ")")


def head(call: Call) -> str:
    return f"{sentence(call.function.doc.summary)} C: {call.function.name}"


def methods(face: Face, handle: Handle) -> str:
    parts = []
    for call in (c for c in face.calls if c.owner == handle.name):
        for detailed in call.variants:
            static = "" if call.is_method else "static "
            name = call.name + ("Detailed" if detailed else "")
            if call.is_constructor:
                made = f"super({body(call, False).replace('call(', 'make(', 1)})"
                parts.append(
                    f"{comment(head(call), '  ')}  constructor({arguments(call)}) {{\n    {made};\n  }}\n"
                )
                continue
            parts.append(
                f"{comment(head(call), '  ')}  {static}{name}({arguments(call)}) {{\n"
                f"    return {body(call, detailed)};\n  }}\n"
            )
    return "\n".join(parts)


def handles(description: Description) -> str:
    """``handles.js``."""
    face = Face(description)
    parts = [
        f"{comment(h.doc.text)}export class {class_name(h.name)} extends Owned {{\n{methods(face, h)}}}\n"
        for h in face.handles
    ]
    rows = "".join(f'define("{h.name}", {class_name(h.name)});\n' for h in face.handles)
    imported = 'import { Owned, call, define, make, rows } from "./runtime.js";'
    start = f"{HEAD}// A class for each kind of object.\n\n{imported}\n\n"
    return start + "\n".join(parts) + "\n" + rows


def functions(description: Description) -> str:
    """``functions.js``: what belongs to no object."""
    face = Face(description)
    parts = []
    for call in (c for c in face.calls if c.owner is None):
        for detailed in call.variants:
            name = call.name + ("Detailed" if detailed else "")
            parts.append(
                f"{comment(head(call))}export function {name}({arguments(call)}) {{\n"
                f"  return {body(call, detailed)};\n}}\n"
            )
    used = ["call", "rows"] if any(" rows(" in part for part in parts) else ["call"]
    imported = f'import {{ {", ".join(used)} }} from "./runtime.js";'
    start = f"{HEAD}// The functions that belong to no object.\n\n{imported}\n\n"
    return start + "\n".join(parts)


def enumerations(description: Description) -> str:
    """``enumerations.js``: the words of the constants."""
    parts = []
    for enumeration in description.enumerations:
        if not is_typed(enumeration):
            continue
        rows = ", ".join(f'["{short.strip("_")}", {c.value}]' for short, c in enumerators(enumeration))
        bits = "true" if enumeration.is_bits else "false"
        parts.append(f"  {enumeration.name}: {{ isBits: {bits}, words: new Map([{rows}]) }},\n")
    start = f"{HEAD}// The words that stand for the constants of the interface.\n\n"
    return f"{start}export const ENUMERATIONS = {{\n" + "".join(parts) + "};\n"


# TypeScript --------------------------------------------------------------------------------------


def _head_types(face: Face, call: Call) -> str:
    texts = []
    for index, p in enumerate(call.required):
        # Only the last ones may be left out; before them null stands for nothing.
        may_end = all(other.null for other in call.required[index:])
        kind = f"{face.given(p)} | null" if p.null and not face.given(p).endswith("| null") else face.given(p)
        texts.append(f"{plain(camel(p.name))}{'?' if may_end else ''}: {kind}")
    if call.optional:
        fields = []
        structs = [p for p in call.optional if p.role == "options" and p.target in face.by_struct]
        for p in call.optional:
            if [p] == structs:
                fields.append(f"Given<{class_name(p.target)}>")
            else:
                fields.append(f"{{ {camel(p.name)}?: {face.given(p)} | null }}")
        texts.append("options?: " + " & ".join(fields))
    if call.is_paged:
        texts += ["first?: number", "most?: number"]
    return ", ".join(texts)


def _declared(face: Face, call: Call, indent: str) -> str:
    out = ""
    for detailed in call.variants:
        name = call.name + ("Detailed" if detailed else "")
        outs = [*call.needed, *call.extra] if detailed or not call.needed else call.needed
        kind = face.returned(call, outs)
        if call.is_constructor:
            out += f"{comment(head(call), indent)}{indent}constructor({_head_types(face, call)});\n"
            continue
        word = f"{indent}{'' if call.is_method else 'static '}" if call.owner else "export function "
        out += f"{comment(head(call), indent)}{word}{name}({_head_types(face, call)}): {kind};\n"
    return out


def types(description: Description) -> str:
    """``generated.d.ts``."""
    face = Face(description)
    used = "Amount, DateLike, Decimal, Given, InstantLike, Money, Numeric, Owned"
    parts = [HEAD, f'import {{ {used} }} from "./values.js";\n']
    for enumeration in description.enumerations:
        if is_typed(enumeration):
            words = " | ".join(f'"{short.strip("_")}"' for short, _ in enumerators(enumeration))
            name = class_name(enumeration.name)
            parts.append(f"{comment(enumeration.doc.text)}export type {name} = {words};\n")
    for struct in face.structs:
        if struct.name in BY_HAND:
            continue
        rows = ""
        for field in struct.fields:
            if field.name in ("struct_size", "reserved"):
                continue
            kind = (
                "string"
                if field.type in ("char", "const char *")
                else face.word(re.sub(r"^const | ?\*$", "", field.type), False)
            )
            if field.count is not None and field.type != "char":
                kind = f"({kind})[]" if "|" in kind else f"{kind}[]"
            note = comment(field.comment, "  ") if field.comment else ""
            rows += f"{note}  {camel(field.name)}: {kind};\n"
        parts.append(f"{comment(struct.doc.text)}export interface {class_name(struct.name)} {{\n{rows}}}\n")
    for handle in face.handles:
        calls = "".join(_declared(face, c, "  ") for c in face.calls if c.owner == handle.name)
        parts.append(
            f"{comment(handle.doc.text)}export class {class_name(handle.name)} extends Owned {{\n{calls}}}\n"
        )
    parts += [_declared(face, c, "") for c in face.calls if c.owner is None]
    return "\n".join(parts)
