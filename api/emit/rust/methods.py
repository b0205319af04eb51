"""Rust: a type for each kind of object, methods of values, and functions."""

from __future__ import annotations

import re

from description.parts import Description, Handle, Parameter
from model import method
from model.binding import MANAGED, MAY_BE_NULL, Binding
from model.call import BINARY, VALUES, Call
from model.declared import Declared
from model.method import Method
from model.words import Words

from .comments import Comments, doc
from .listeners import CALCULATOR, CHANGES
from .names import plain
from .sys_crate import HEAD
from .types import Types, enumerations, structs, type_name
from .words import RustVocabulary

#: Functions that are replaced with hand-written code.
REPLACED = {
    "money_split": "pub fn split(&self, count: usize) -> Result<Vec<Money>, Error>",
    "money_add": "impl Add for Money",
    "money_subtract": "impl Sub for Money",
    "money_equal": "impl PartialEq for Money",
    "money_compare": "pub fn compare(&self, other: &Money) -> Result<Ordering, Error>",
    "money_format": "impl fmt::Display for Money",
    "money_decimal_add": "impl Add for Decimal",
    "money_decimal_subtract": "impl Sub for Decimal",
    "money_decimal_compare": "impl Ord for Decimal",
    "money_decimal_format": "impl fmt::Display for Decimal",
    "money_wallet_transfer": "pub fn wallet_transfer(wallets: &mut [&mut Wallet], legs: &[TransferLeg], "
    "note: Option<&WalletNote<'_>>) -> Result<(), Error>",
}
#: The types of values, and functions without an owner that create a value.
OWNERS = {"money_t": "Money", "money_decimal_t": "Decimal", "money_ratio_t": "Ratio", "money_rate_t": "Rate"}
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
INTO = "impl Into<Option<&'t str>>"


class Maker(method.Maker):
    """Makes the methods of all functions."""

    error, none = "&mut why", "null_mut()"
    page = {"first": "found.len()", "before": "before", "capacity": "PAGE", "count": "&mut count"}
    most = ("usize", "most")

    def __init__(self, description: Description) -> None:
        super().__init__(Binding(description, {*MANAGED, *REPLACED, "money_release_memory"}))
        self.types = Types(description)
        self.has_other = False

    def word(self, p: Parameter) -> str:
        # The first operand is self.
        return "other" if p.name == "b" and self.has_other else plain(p.name)

    def place(self, call: Call) -> str:
        """Returns the reference to a function."""
        made = self.method(call, False)
        return f"{made.owner}::{made.name}" if made.owner else made.name

    def method(self, call: Call, detailed: bool) -> Method:
        made = Method(call, "")
        function = call.function
        value = call.value
        self.has_other = self.is_binary(call)
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
        self.parameters(made, detailed)
        return made

    def is_own(self, call: Call, p: Parameter) -> bool:
        is_first = p is call.function.params[0]
        return super().is_own(call, p) or (is_first and call.value is not None)

    def own(self, made: Method, p: Parameter) -> None:
        if made.call.is_method:
            made.words.append("self.at.as_ptr()")
        else:
            made.before.append("let own = self.given(&mut keep)?;")
            made.words.append("&own")

    def given(self, made: Method, p: Parameter, word: str) -> None:
        give, add, before = made.words.append, made.head.append, made.before.append
        kind = type_name(p.target)
        if p.role == "handle":
            if p.null:
                add((f"Option<&{kind}>", word))
                give(f"{word}.map_or(null(), |one| one.at.as_ptr() as *const _)")
            else:
                add((f"&{'' if p.is_const else 'mut '}{kind}", word))
                give(f"{word}.at.as_ptr()")
        elif p.role == "code":
            # None, or the text itself.
            add((INTO if p.null else "&str", word))
            before(
                f"let {word}_text = keep.optional({word}.into())?;"
                if p.null
                else f"let {word}_text = keep.code({word})?;"
            )
            give(f"{word}_text")
        elif p.role == "text in":
            add(("&[u8]" if p.name in BINARY else "&str", word))
            give(f"{word}.as_ptr()")
        elif p.role in ("value in", "options"):
            if p.null:
                add((f"Option<&{self.types.name(p.target)}>", word))
                before(f"let {word}_raw = keep.maybe({word})?;")
                give(f"pointer(&{word}_raw)")
            else:
                add((f"&{self.types.name(p.target)}", word))
                before(f"let {word}_raw = {word}.given(&mut keep)?;")
                give(f"&{word}_raw")
        elif p.role == "array in":
            add((f"&[{self.types.name(p.target)}]", word))
            before(f"let {word}_raw = keep.list({word})?;")
            give(f"{word}_raw.as_ptr()")
        else:
            add((self.types.name(p.type), word))
            give(self.types.word(p.type, word))

    def scalar(self, p: Parameter) -> str:
        return self.types.name(p.type)

    def part(self, whole: Parameter, p: Parameter) -> str:
        word = self.word(whole)
        return {
            "text in": f"{word}.len()",
            "array in": f"{word}.len()",
            "document": "&mut length",
            "text out": "&mut length" if p.is_pointer else "room",
        }[whole.role]

    def output(self, made: Method, p: Parameter) -> None:
        word, target = f"{p.name}_out", p.target
        before, words = made.before.append, made.words.append
        if p.role == "text out":
            made.text = word
            words(f"{word}.as_mut_ptr()")
            kind, read = ("Vec<u8>", "bytes_of") if p.name in BINARY else ("String", "text_of")
            made.returns(kind, word, f"{read}(&{word}[..length])")
        elif p.role == "document":
            before(f"let mut {word}: *mut sys::c_char = null_mut();")
            before("let mut length = 0;")
            words(f"&mut {word}")
            kind, read = ("Vec<u8>", "document_bytes") if p.name in BINARY else ("String", "document")
            made.returns(kind, word, f"{read}({word}, length)")
        elif p.role == "handle out":
            before(f"let mut {word}: *mut sys::{target} = null_mut();")
            words(f"&mut {word}")
            kind = type_name(target)
            if made.call.function.name in MAY_BE_NULL:
                made.returns(f"Option<{kind}>", word, f"{kind}::adopt({word})")
            else:
                made.returns(kind, word, f"{kind}::adopt({word}).ok_or_else(Error::broken)?")
        elif p.role == "array out" and p.count == "capacity":
            made.page = (target, self.types.read(target, "(*one)"))
            words("rows.as_mut_ptr()")
            made.returns(f"Vec<{self.types.name(target, chr(39) + 'static')}>", word, "")
        elif p.role == "array out":
            whole = made.call.counted(p)
            before(f"let mut {word}: Vec<{self.raw(target)}> = vec![zeroed(); {plain(whole.name)}.len()];")
            words(f"{word}.as_mut_ptr()")
            read = self.types.read(target, "(*one)")
            value = f"{word}.iter().map(|one| {read}).collect()"
            made.returns(f"Vec<{self.types.name(target)}>", word, value)
        else:
            before(f"let mut {word}: {self.raw(target)} = zeroed();")
            words(f"&mut {word}")
            kind = self.types.name(target, "'static")
            made.returns(kind, word, self.types.read(target, word))

    def raw(self, target: str) -> str:
        return f"sys::{target}" if target.startswith("money_") else self.types.name(target)


class Writer:
    """Writes methods as text."""

    def __init__(self, description: Description) -> None:
        self.maker = Maker(description)
        vocabulary = RustVocabulary(description, self.maker.types, self.maker.binding.calls, self.maker.place)
        self.words = Words(description, vocabulary)
        self.about = Comments(self.words)
        self.declared = Declared(REPLACED)
        self.owned: dict[str, list[str]] = {}
        for call in self.maker.binding.calls:
            if call.callback is not None:
                continue
            for detailed in call.variants:
                made = self.maker.method(call, detailed)
                self.owned.setdefault(made.owner, []).append(self.method(made))

    def method(self, made: Method) -> str:
        call = made.call
        function = call.function
        indent = "    " if made.owner else ""
        about = self.about.method(made, indent)
        heads = [f"{name}: {kind}" for kind, name in made.head]
        params = ", ".join([*([made.receiver] if made.receiver else []), *heads])
        life = "<'t>" if INTO in params else ""
        raw = f"sys::{function.name}({', '.join(made.words)})"
        if call.returns_value:
            return self.plain(made, about, params, raw, indent)
        kinds = [kind for kind, _, _ in made.results]
        values = ", ".join(value for _, _, value in made.results)
        kind = kinds[0] if len(kinds) == 1 else f"({', '.join(kinds)})"
        value = values if len(kinds) == 1 else f"({values})"
        # It keeps the C arguments alive until the call has returned.
        keep = ["let mut keep = Keep::default();"] if any("keep" in line for line in made.before) else []
        lines = [*keep, "let mut why = zeroed();", *made.before]
        has_listener = made.receiver == "&mut self" and self.maker.binding.listeners(call.owner) != []
        after = ["self.tell();"] if has_listener else []
        # Objects that the call changes besides its own.
        after += [
            f"{plain(p.name)}.tell();"
            for p in function.params[1:]
            if p.role == "handle" and not p.is_const and self.maker.binding.listeners(p.target)
        ]
        if made.page is not None:
            lines += self.pages(made, raw)
            value = "found"
        elif made.text:
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
                f"    return Ok({value});",
                "}",
            ]
        else:
            lines += [
                f"check(unsafe {{ {raw} }}, &why)?;"
                if function.result == "money_status_t"
                else f"unsafe {{ {raw} }};"
            ]
            lines += after
        if not made.text:
            lines.append(value.removesuffix("?") if value.endswith(")?") else f"Ok({value})")
        body = "".join(f"{indent}    {line}\n" for line in lines)
        head = self.declared.add(call, f"pub fn {made.name}{life}({params}) -> Result<{kind}, Error>")
        return f"{about}{indent}{head} {{\n{body}{indent}}}\n\n"

    def pages(self, made: Method, raw: str) -> list[str]:
        """The lines that collect the rows of all pages, or of those below an id."""
        assert made.page is not None
        target, read = made.page
        if not made.call.is_by_id:
            return [
                "let mut found = Vec::new();",
                f"let mut rows: Vec<sys::{target}> = vec![zeroed(); PAGE];",
                "loop {",
                "    let mut count = 0;",
                f"    check(unsafe {{ {raw} }}, &why)?;",
                f"    found.extend(rows.iter().take(count).map(|one| {read}));",
                "    if count < PAGE {",
                "        break;",
                "    }",
                "}",
            ]
        return [
            "let mut before = before;",
            "let mut found = Vec::new();",
            f"let mut rows: Vec<sys::{target}> = vec![zeroed(); PAGE.min(most)];",
            "while found.len() < most {",
            "    let room = PAGE.min(most - found.len());",
            "    let mut count = 0;",
            f"    check(unsafe {{ {raw.replace('PAGE', 'room')} }}, &why)?;",
            f"    found.extend(rows.iter().take(count).map(|one| {read}));",
            "    if count < room {",
            "        break;",
            "    }",
            "    before = rows[count - 1].id;",
            "}",
        ]

    def plain(self, made: Method, about: str, params: str, raw: str, indent: str) -> str:
        result = made.call.function.result
        if result == "const char *":
            kind, value = "String", f"static_text(unsafe {{ {raw} }})"
        else:
            kind, value = self.maker.types.name(result), f"unsafe {{ {raw} }}"
        before = "".join(f"{indent}    {line}\n" for line in made.before)
        head = self.declared.add(made.call, f"pub fn {made.name}({params}) -> {kind}")
        return f"{about}{indent}{head} {{\n{before}{indent}    {value}\n{indent}}}\n\n"

    def handle(self, handle: Handle) -> str:
        name = type_name(handle.name)
        is_listened = bool(self.maker.binding.listeners(handle.name))
        listener = "    told: Option<Told_>,\n".replace("Told_", "Listener") if is_listened else ""
        empty = ", told: None" if is_listened else ""
        # A store is for one thread at a time, even if all only read.
        shares = "" if handle.name == "money_store_t" else f"unsafe impl Sync for {name} {{}}\n"
        text = (
            f"{doc(self.words.handle(handle))}pub struct {name} {{\n"
            f"    pub(crate) at: NonNull<sys::{handle.name}>,\n{listener}}}\n\n"
            f"unsafe impl Send for {name} {{}}\n{shares}\n"
            f"impl Drop for {name} {{\n    fn drop(&mut self) {{\n"
            f"        unsafe {{ sys::{handle.name[:-2]}_free(self.at.as_ptr()) }}\n    }}\n}}\n\n"
            f"impl std::fmt::Debug for {name} {{\n"
            "    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {\n"
            f'        out.write_str("{name}")\n    }}\n}}\n\n'
            f"impl {name} {{\n"
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


def emit(writer: Writer) -> dict[str, str]:
    """Every generated file of the safe crate, by its name in `src`."""
    handles = "".join(writer.handle(h) for h in writer.maker.binding.handles)
    made = {
        "enumerations.rs": enumerations(writer.maker.types, writer.words),
        "structs.rs": structs(writer.maker.types, writer.words),
        "handles.rs": USES.replace("use std::time", "use std::ptr::NonNull;\nuse std::time") + handles,
        "functions.rs": writer.values(),
    }
    writer.words.check()
    made["enumerations.rs"] = _linked(made["enumerations.rs"])
    return {name: _tidy(text) for name, text in made.items()}


def _linked(text: str) -> str:
    """Links of a file that uses nothing, with their paths."""
    types = set(re.findall(r"pub struct (\w+)", text))

    def link(match: re.Match[str]) -> str:
        is_near = match[1].partition("::")[0] in types
        return match[0] if is_near else f"{match[0]}(crate::{match[1]})"

    return re.sub(r"\[`([\w:]+)`\]", link, text)


def _tidy(text: str) -> str:
    """Adapts an element's reader from a memory location to the reference or copy that clippy requires."""
    text = re.sub(r"\|one\| (\w+)::told\(&\(\*one\)\)", r"\1::told", text).replace("((*one))", "(*one)")
    text = re.sub(r"\|one\| (\w+)\(&\(\*one\)\)", r"\1", text).replace("&(*one)", "one")
    text = text.replace(".map(|one| (*one))", ".copied()").replace(".map(|one| *one)", ".copied()")
    return text.replace(".iter().copied().collect()", ".to_vec()")
