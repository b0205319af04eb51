"""The face of Rust: a type for each kind of object, methods of values, and functions."""

from __future__ import annotations

from dataclasses import dataclass, field

from description.model import Description, Function, Handle, Parameter

from .cpp_types import sentence
from .javascript import MAY_BE_NULL, Call, Face
from .rust_listeners import CALCULATOR, CHANGES
from .rust_sys import HEAD, plain
from .rust_types import Types, doc, enumerations, structs, type_name

#: Functions that something by hand stands for.
REPLACED = {
    "money_split",
    "money_add",
    "money_subtract",
    "money_equal",
    "money_compare",
    "money_format",
    "money_decimal_add",
    "money_decimal_subtract",
    "money_decimal_compare",
    "money_decimal_format",
    "money_wallet_transfer",
    "money_release_memory",
}
#: Values whose functions are methods, with how the names of the functions begin.
VALUES = {
    "money_t": "money_",
    "money_decimal_t": "money_decimal_",
    "money_ratio_t": "money_ratio_",
    "money_rate_t": "money_rate_",
}
OWNERS = {"money_t": "Money", "money_decimal_t": "Decimal", "money_ratio_t": "Ratio", "money_rate_t": "Rate"}
#: Functions without an owner that make a value of a type.
MAKERS = {
    "money_parse": ("Money", "parse"),
    "money_parse_with_currency": ("Money", "parse_with_currency"),
    "money_from_minor": ("Money", "from_minor"),
    "money_from_json": ("Money", "from_json"),
    "money_decimal_parse": ("Decimal", "parse"),
    "money_ratio_parse": ("Ratio", "parse"),
    "money_rate_parse": ("Rate", "parse"),
    "money_date_parse": ("Date", "parse"),
}
BINARY = {"bytes", "body"}
INTO = "impl Into<Option<&'t str>>"


@dataclass
class Method:
    """A function on its way from C to Rust."""

    call: Call
    owner: str = ""
    receiver: str = ""
    name: str = ""
    head: list[str] = field(default_factory=list)
    before: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    #: The results: type, expression.
    results: list[tuple[str, str]] = field(default_factory=list)
    text: str | None = None
    page: tuple[str, str] | None = None


class Maker:
    """Makes the methods of all functions."""

    def __init__(self, description: Description) -> None:
        self.face = Face(description)
        self.types = Types(description)

    def value(self, function: Function) -> str | None:
        """The value whose method a function is."""
        first = function.params[0] if function.params else None
        if first is None or first.role != "value in" or first.target not in VALUES:
            return None
        return first.target if function.name.startswith(VALUES[first.target]) else None

    def method(self, call: Call, detailed: bool) -> Method:
        made = Method(call)
        function = call.function
        value = self.value(function)
        stem = function.name.removeprefix("money_")
        if call.owner is not None:
            made.owner = type_name(call.owner)
            stem = function.name.removeprefix(call.owner[:-1])
            if call.is_method:
                made.receiver = "&self" if function.params[0].is_const else "&mut self"
        elif value is not None:
            made.owner = OWNERS[value]
            stem = function.name.removeprefix(VALUES[value])
            made.receiver = "&self"
        elif function.name in MAKERS:
            made.owner, stem = MAKERS[function.name]
        made.name = plain(stem) + ("_detailed" if detailed else "")
        outs = call.needed + (call.extra if detailed or not call.needed else [])
        if function.result not in ("money_status_t", "void"):
            outs = []
        for p in function.params:
            self.parameter(made, p, outs, value is not None and p is function.params[0])
        return made

    def parameter(self, made: Method, p: Parameter, outs: list[Parameter], is_value: bool) -> None:
        call, give = made.call, made.words.append
        if p.role == "error":
            give("&mut why")
        elif p.role == "progress":
            give("null_mut()")
        elif call.is_method and p is call.function.params[0]:
            give("self.at.as_ptr()")
        elif is_value:
            made.before.append("let own = self.given(&mut keep)?;")
            give("&own")
        elif p.role == "part-of":
            self.part(made, p)
        elif call.is_paged and p.name in ("first", "capacity", "count"):
            give({"first": "found.len()", "capacity": "PAGE", "count": "&mut count"}[p.name])
        elif p in call.needed or p in call.extra:
            self.output(made, p, p in outs)
        else:
            self.given(made, p, plain(p.name))

    def given(self, made: Method, p: Parameter, word: str) -> None:
        give, add, before = made.words.append, made.head.append, made.before.append
        kind = type_name(p.target)
        if p.role == "handle":
            if p.null:
                add(f"{word}: Option<&{kind}>")
                give(f"{word}.map_or(null(), |one| one.at.as_ptr() as *const _)")
            else:
                add(f"{word}: &{'' if p.is_const else 'mut '}{kind}")
                give(f"{word}.at.as_ptr()")
        elif p.role == "code":
            # None, or the text itself.
            add(f"{word}: {INTO if p.null else '&str'}")
            before(
                f"let {word}_text = keep.optional({word}.into())?;"
                if p.null
                else f"let {word}_text = keep.code({word})?;"
            )
            give(f"{word}_text")
        elif p.role == "text in":
            add(f"{word}: {'&[u8]' if p.name in BINARY else '&str'}")
            give(f"{word}.as_ptr()")
        elif p.role in ("value in", "options"):
            if p.null:
                add(f"{word}: Option<&{self.types.name(p.target)}>")
                before(f"let {word}_raw = keep.maybe({word})?;")
                give(f"pointer(&{word}_raw)")
            else:
                add(f"{word}: &{self.types.name(p.target)}")
                before(f"let {word}_raw = {word}.given(&mut keep)?;")
                give(f"&{word}_raw")
        elif p.role == "array in":
            add(f"{word}: &[{self.types.name(p.target)}]")
            before(f"let {word}_raw = keep.list({word})?;")
            give(f"{word}_raw.as_ptr()")
        else:
            add(f"{word}: {self.types.name(p.type)}")
            give(self.types.word(p.type, word))

    def part(self, made: Method, p: Parameter) -> None:
        whole = next(q for q in made.call.function.params if q.name == p.part_of)
        word = plain(whole.name)
        made.words.append(
            {
                "text in": f"{word}.len()",
                "array in": f"{word}.len()",
                "document": "&mut length",
                "text out": "&mut length" if p.is_pointer else "room",
            }[whole.role]
        )

    def output(self, made: Method, p: Parameter, is_asked: bool) -> None:
        word, target = f"{p.name}_out", p.target
        before, words = made.before.append, made.words.append
        if not is_asked:
            words("null_mut()")
        elif p.role == "text out":
            made.text = word
            words(f"{word}.as_mut_ptr()")
            made.results.append(("String", f"text_of(&{word}[..length])"))
        elif p.role == "document":
            before(f"let mut {word}: *mut sys::c_char = null_mut();")
            before("let mut length = 0;")
            words(f"&mut {word}")
            made.results.append(("String", f"document({word}, length)"))
        elif p.role == "handle out":
            before(f"let mut {word}: *mut sys::{target} = null_mut();")
            words(f"&mut {word}")
            kind = type_name(target)
            may = made.call.function.name in MAY_BE_NULL
            made.results.append(
                (f"Option<{kind}>", f"{kind}::adopt({word})")
                if may
                else (kind, f"{kind}::adopt({word}).ok_or_else(Error::broken)?")
            )
        elif p.role == "array out" and p.count == "capacity":
            made.page = (target, self.types.read(target, "(*one)"))
            words("rows.as_mut_ptr()")
            made.results.append((f"Vec<{self.types.name(target, chr(39) + 'static')}>", ""))
        elif p.role == "array out":
            whole = next(q for q in made.call.function.params if q.role == "array in" and q.count == p.count)
            before(f"let mut {word}: Vec<{self.raw(target)}> = vec![zeroed(); {plain(whole.name)}.len()];")
            words(f"{word}.as_mut_ptr()")
            read = self.types.read(target, "(*one)")
            made.results.append(
                (f"Vec<{self.types.name(target)}>", f"{word}.iter().map(|one| {read}).collect()")
            )
        else:
            before(f"let mut {word}: {self.raw(target)} = zeroed();")
            words(f"&mut {word}")
            kind = self.types.name(target, "'static")
            made.results.append((kind, self.types.read(target, word)))

    def raw(self, target: str) -> str:
        return f"sys::{target}" if target.startswith("money_") else self.types.name(target)


class Writer:
    """Writes methods as text."""

    def __init__(self, description: Description) -> None:
        self.description = description
        self.maker = Maker(description)
        self.owned: dict[str, list[str]] = {}
        for call in self.maker.face.calls:
            if call.function.name in REPLACED or any(p.role == "callback" for p in call.function.params):
                continue
            for detailed in call.variants:
                made = self.maker.method(call, detailed)
                self.owned.setdefault(made.owner, []).append(self.method(made))

    def method(self, made: Method) -> str:
        call = made.call
        function = call.function
        indent = "    " if made.owner else ""
        about = doc(f"{sentence(function.doc.text)} C: {function.name}", indent)
        params = ", ".join([*([made.receiver] if made.receiver else []), *made.head])
        life = "<'t>" if INTO in params else ""
        raw = f"sys::{function.name}({', '.join(made.words)})"
        if function.result not in ("money_status_t", "void"):
            return self.plain(made, about, params, raw, indent)
        kinds = [kind for kind, _ in made.results]
        values = ", ".join(value for _, value in made.results)
        kind = kinds[0] if len(kinds) == 1 else f"({', '.join(kinds)})"
        value = values if len(kinds) == 1 else f"({values})"
        lines = ["let mut keep = Keep::default();", "let mut why = zeroed();", *made.before]
        has_listener = made.receiver == "&mut self" and call.owner in self.listened()
        after = ["self.tell();"] if has_listener else []
        # What the call changes beside its own object.
        after += [
            f"{plain(p.name)}.tell();"
            for p in function.params[1:]
            if p.role == "handle" and not p.is_const and p.target in self.listened()
        ]
        if made.page is not None:
            target, read = made.page
            lines += [
                "let mut found = Vec::new();",
                f"let mut rows: Vec<sys::{target}> = vec![zeroed(); PAGE];",
                "loop {",
                "    let mut count = 0;",
                f"    check(unsafe {{ {raw} }}, &why)?;",
                f"    found.extend(rows.iter().take(count).map(|one| {read}));".replace("((*one))", "(*one)"),
                "    if count < PAGE {",
                "        break;",
                "    }",
                "}",
                "let _ = &mut keep;",
            ]
            value = "found"
        elif made.text is not None:
            lines += [
                "let mut room = TEXT;",
                "loop {",
                f"    let mut {made.text} = vec![0u8; room];",
                "    let mut length = 0;",
                f"    let status = unsafe {{ {raw} }};",
                "    if is_too_small(status, length, &mut room) {",
                "        continue;",
                "    }",
                "    check(status, &why)?;",
                "    let _ = &mut keep;",
                f"    return Ok({value});",
                "}",
            ]
        else:
            lines += [
                f"check(unsafe {{ {raw} }}, &why)?;"
                if function.result == "money_status_t"
                else f"unsafe {{ {raw} }};"
            ]
            lines += ["let _ = &mut keep;", *after]
        if made.text is None:
            lines.append(f"Ok({value})")
        body = "".join(f"{indent}    {line}\n" for line in lines)
        start = f"{about}{indent}pub fn {made.name}{life}({params})"
        return f"{start} -> Result<{kind}, Error> {{\n{body}{indent}}}\n\n"

    def listened(self) -> set[str]:
        return {
            f.params[0].target
            for f in self.description.functions
            if any(p.role == "callback" for p in f.params)
        }

    def plain(self, made: Method, about: str, params: str, raw: str, indent: str) -> str:
        result = made.call.function.result
        if result == "const char *":
            kind, value = "String", f"static_text(unsafe {{ {raw} }})"
        else:
            kind, value = self.maker.types.name(result), f"unsafe {{ {raw} }}"
        before = "".join(f"{indent}    {line}\n" for line in made.before)
        start = f"{about}{indent}pub fn {made.name}({params})"
        return f"{start} -> {kind} {{\n{before}{indent}    {value}\n{indent}}}\n\n"

    def handle(self, handle: Handle) -> str:
        name = type_name(handle.name)
        is_listened = handle.name in self.listened()
        listener = "    told: Option<Told_>,\n".replace("Told_", "Listener") if is_listened else ""
        empty = ", told: None" if is_listened else ""
        # A store is for one thread at a time, even if all only read.
        shares = "" if handle.name == "money_store_t" else f"unsafe impl Sync for {name} {{}}\n"
        text = (
            f"{doc(handle.doc.text)}pub struct {name} {{\n"
            f"    pub(crate) at: NonNull<sys::{handle.name}>,\n{listener}}}\n\n"
            f"unsafe impl Send for {name} {{}}\n{shares}\n"
            f"impl Drop for {name} {{\n    fn drop(&mut self) {{\n"
            f"        unsafe {{ sys::{handle.name[:-2]}_free(self.at.as_ptr()) }}\n    }}\n}}\n\n"
            f"impl std::fmt::Debug for {name} {{\n"
            "    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {\n"
            f'        out.write_str("{name}")\n    }}\n}}\n\n'
            f"impl {name} {{\n    #[allow(dead_code)]\n"
            f"    pub(crate) fn adopt(at: *mut sys::{handle.name}) -> Option<{name}> {{\n"
            f"        NonNull::new(at).map(|at| {name} {{ at{empty} }})\n    }}\n\n"
        )
        if is_listened:
            text += CALCULATOR if handle.name == "money_calculator_t" else CHANGES
        return text + "".join(self.owned.get(name, [])).rstrip() + "\n}\n\n"

    def values(self) -> str:
        parts = []
        for name in ("Money", "Decimal", "Ratio", "Rate", "Date"):
            parts.append(f"impl {name} {{\n" + "".join(self.owned.get(name, [])).rstrip() + "\n}\n\n")
        return (
            USES.replace("use std::time::SystemTime;\n", "")
            + "".join(parts)
            + "".join(self.owned.get("", []))
        )


USES = (
    f"{HEAD}use crate::convert::*;\nuse crate::*;\nuse std::ptr::{{null, null_mut}};\n"
    "use std::time::SystemTime;\n\n"
)


def emit(description: Description) -> dict[str, str]:
    """Every generated file of the safe crate, by its name in `src`."""
    writer = Writer(description)
    handles = "".join(writer.handle(h) for h in writer.maker.face.handles)
    made = {
        "enumerations.rs": enumerations(writer.maker.types),
        "structs.rs": structs(writer.maker.types),
        "handles.rs": USES.replace("use std::time", "use std::ptr::NonNull;\nuse std::time") + handles,
        "functions.rs": writer.values(),
    }
    # A number needs no brackets.
    return {name: text.replace("|one| (*one))", "|one| *one)") for name, text in made.items()}
