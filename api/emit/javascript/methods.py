"""JavaScript: classes for handles, functions, and words of enumerations."""

from __future__ import annotations

from description.parts import Description, Handle
from model.binding import MANAGED, Binding
from model.call import Call
from model.names import camel, enumerators, is_typed, type_name
from model.words import Words

from .comments import Comments, doc
from .names import name_of, plain
from .words import JavaScriptVocabulary

HEAD = "// Made from the headers by api/generate.py.\n"


def names(call: Call) -> list[str]:
    return [plain(camel(p.name)) for p in call.required]


def arguments(call: Call) -> str:
    """Returns the positional parameters in a method's head."""
    tail = [f"{call.cursor} = 0", "most = Infinity"] if call.is_paged else []
    return ", ".join([*names(call), *(["options"] if call.optional else []), *tail])


def body(call: Call, detailed: bool) -> str:
    given = ["this" if call.is_method else None, *names(call)]
    values = ", ".join(name for name in given if name is not None)
    options = "options" if call.optional else "undefined"
    function = "rowsBelow" if call.is_by_id else "rows" if call.is_paged else "call"
    tail = f", {call.cursor}, most" if call.is_paged else (", true" if detailed else "")
    text = f'{function}("{call.function.name}", [{values}], {options}{tail})'
    return text.replace(", undefined)", ")")


def methods(binding: Binding, handle: Handle, about: Comments) -> str:
    parts = []
    for call in binding.of(handle.name):
        for detailed in call.variants:
            static = "" if call.is_method else "static "
            name = name_of(call, detailed)
            if call.is_constructor:
                made = f"super({body(call, False).replace('call(', 'make(', 1)})"
                parts.append(
                    f"{about.brief(call, '  ')}  constructor({arguments(call)}) {{\n    {made};\n  }}\n"
                )
                continue
            parts.append(
                f"{about.brief(call, '  ')}  {static}{name}({arguments(call)}) {{\n"
                f"    return {body(call, detailed)};\n  }}\n"
            )
    return "\n".join(parts)


def handles(description: Description) -> str:
    """``handles.js``."""
    binding = Binding(description, MANAGED)
    words = Words(description, JavaScriptVocabulary(description))
    about = Comments(words)
    parts = [
        f"{doc(words.handle(h))}export class {type_name(h.name)} extends Owned {{\n"
        f"{methods(binding, h, about)}}}\n"
        for h in binding.handles
    ]
    rows = "".join(f'define("{h.name}", {type_name(h.name)});\n' for h in binding.handles)
    imported = 'import { Owned, call, define, make, rows, rowsBelow } from "./runtime.js";'
    start = f"{HEAD}// A class for each kind of object.\n\n{imported}\n\n"
    return start + "\n".join(parts) + "\n" + rows


def functions(description: Description) -> str:
    """``functions.js``: functions without an object."""
    binding = Binding(description, MANAGED)
    about = Comments(Words(description, JavaScriptVocabulary(description)))
    parts = []
    for call in binding.of(None):
        for detailed in call.variants:
            name = name_of(call, detailed)
            parts.append(
                f"{about.brief(call, '')}export function {name}({arguments(call)}) {{\n"
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
        rows = ", ".join(f'["{short}", {c.value}]' for short, c in enumerators(enumeration))
        bits = "true" if enumeration.is_bits else "false"
        parts.append(f"  {enumeration.name}: {{ isBits: {bits}, words: new Map([{rows}]) }},\n")
    start = f"{HEAD}// The words that stand for the constants of the interface.\n\n"
    return f"{start}export const ENUMERATIONS = {{\n" + "".join(parts) + "};\n"
