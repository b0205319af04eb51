"""The types of Rust: constants as types of their own, and structs with Rust's own types."""

from __future__ import annotations

from description.parts import Enumeration, Field, Struct
from model import types
from model.names import enumerators, pascal
from model.words import Words

from .comments import doc, line
from .names import plain
from .sys_crate import HEAD

#: The hand-written counterparts of types.
BY_HAND = {
    "money_t": "Money",
    "money_decimal_t": "Decimal",
    "money_ratio_t": "Ratio",
    "money_date_t": "Option<Date>",
    "money_instant_t": "Option<SystemTime>",
    "money_bool_t": "bool",
}
RENAMED = {"money_error_t": "Failure", "money_xirr_t": "RateOfReturn"}
#: A transfer refers to wallets by index, because a leg cannot borrow a wallet that another leg
#: changes.
HIDDEN = {*types.HIDDEN, "money_transfer_leg_t"}
NUMBERS = {
    "int32_t": "i32",
    "uint32_t": "u32",
    "int64_t": "i64",
    "uint64_t": "u64",
    "size_t": "usize",
    "double": "f64",
}


def type_name(kind: str) -> str:
    return RENAMED.get(kind) or pascal(kind.removeprefix("money_").removesuffix("_t"))


def constant_name(short: str) -> str:
    """The name of a constant of an enumeration."""
    word = short.upper()
    return f"_{word}" if word[0].isdigit() else word


class Types(types.Types):
    """How each type of C becomes one of Rust, and back."""

    def borrows(self, kind: str) -> bool:
        """Returns whether a struct contains a reference."""
        return kind in self.structs and any(f.type.endswith("*") for f in self.structs[kind].fields)

    def name(self, kind: str, lifetime: str = "'_") -> str:
        if kind in BY_HAND:
            return BY_HAND[kind]
        if kind in self.structs:
            return type_name(kind) + (f"<{lifetime}>" if self.borrows(kind) else "")
        if kind in self.typed or kind in self.handles:
            return type_name(kind)
        if kind in ("char", "const char *"):
            return "String"
        return NUMBERS[self.base(kind)]

    def read(self, kind: str, value: str) -> str:
        """Returns the expression that converts a C value to Rust."""
        known = {
            "money_t": f"Money::told(&{value})",
            "money_decimal_t": f"Decimal::told(&{value})",
            "money_ratio_t": f"Ratio::told(&{value})",
            "money_date_t": f"date_of({value})",
            "money_instant_t": f"time_of({value})",
            "money_bool_t": f"{value} != 0",
            "const char *": f"static_text({value})",
        }
        if kind in known:
            return known[kind]
        if kind in self.structs:
            return f"{type_name(kind)}::told(&{value})"
        return f"{type_name(kind)}({value})" if kind in self.typed else value

    def word(self, kind: str, value: str) -> str:
        known = {
            "money_date_t": f"of_date({value})",
            "money_instant_t": f"of_time({value})",
            "money_bool_t": f"{value} as i32",
        }
        return known.get(kind) or (f"{value}.0" if kind in self.typed else value)


def enumeration(one: Enumeration, words: Words) -> str:
    name, base = type_name(one.name), NUMBERS[one.base]
    rows, cases = [], []
    for short, constant in enumerators(one):
        word = constant_name(short)
        note = line(words.constant(constant) or short.replace("_", " "), "    ")
        rows.append(f"{note}    pub const {word}: {name} = {name}({constant.value});\n")
        cases.append(f'            {constant.value} => "{short}",\n')
    text = (
        f"{doc(words.enumeration(one))}#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]\n"
        f"pub struct {name}(pub {base});\n\nimpl {name} {{\n{''.join(rows)}"
    )
    if one.is_bits:
        return text + (
            "\n    /// Returns whether all bits of another set are set.\n"
            f"    pub const fn contains(self, other: {name}) -> bool {{\n"
            "        self.0 & other.0 == other.0\n    }\n}\n\n"
            f"impl std::ops::BitOr for {name} {{\n    type Output = {name};\n\n"
            f"    fn bitor(self, other: {name}) -> {name} {{\n"
            f"        {name}(self.0 | other.0)\n    }}\n}}\n\n"
            f"impl std::fmt::Debug for {name} {{\n"
            "    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {\n"
            f'        write!(out, "{name}({{:#x}})", self.0)\n    }}\n}}\n\n'
        )
    return text + (
        '\n    /// Returns the name of the constant, or "" for one of a newer library.\n'
        f"    pub const fn name(self) -> &'static str {{\n        match self.0 {{\n{''.join(cases)}"
        '            _ => "",\n        }\n    }\n}\n\n'
        f"impl std::fmt::Debug for {name} {{\n"
        "    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {\n"
        f'        write!(out, "{name}::{{}}", self.name())\n    }}\n}}\n\n'
    )


def enumerations(known: Types, words: Words) -> str:
    """``enumerations.rs``."""
    return HEAD + "//! Enumerations.\n\n" + "".join(enumeration(e, words) for e in known.typed.values())


class Structs:
    """Generates the structs, with their readers and their C arguments."""

    def __init__(self, types: Types, words: Words) -> None:
        self.types = types
        self.words = words

    def kind(self, field: Field) -> str:
        if field.is_list:
            return f"Vec<{self.types.name(field.type)}>"
        if field.type == "const char *":
            return "Option<&'a str>"
        if field.type.endswith("*"):
            return f"Option<&'a {self.types.name(field.target, chr(39) + 'a')}>"
        return self.types.name(field.type, "'a")

    def reading(self, struct: Struct, field: Field) -> str:
        value, name = f"raw.{plain(field.name)}", plain(field.name)
        if field.type == "char":
            return f"            {name}: text_of(&{value}),\n"
        if field.count is not None:
            counted = types.counts(struct).get(field.name)
            most = f"raw.{counted} as usize" if counted else str(field.count)
            read = self.types.read(field.type, "(*one)")
            return f"            {name}: {value}.iter().take({most}).map(|one| {read}).collect(),\n"
        if field.type.endswith("*"):
            return f"            {name}: None,\n"
        return f"            {name}: {self.types.read(field.type, value)},\n"

    def writing(self, struct: Struct, field: Field) -> str:
        name = plain(field.name)
        at, value = f"raw.{name}", f"self.{name}"
        target = field.target
        if field.type == "char":
            return f'        put(&mut {at}, &{value}, "{field.name}")?;\n'
        if field.count is not None:
            counted = types.counts(struct).get(field.name)
            told = f"        raw.{counted} = {value}.len() as i32;\n" if counted else ""
            return (
                f'        fits({value}.len(), {field.count}, "{field.name}")?;\n'
                f"        for (one, to) in {value}.iter().zip({at}.iter_mut()) {{\n"
                "            *to = one.given(keep)?;\n        }\n" + told
            )
        if field.type == "const char *":
            return f"        {at} = keep.optional({value})?;\n"
        if target in self.types.handles:
            return f"        {at} = {value}.map_or(std::ptr::null(), |one| one.at.as_ptr() as *const _);\n"
        if field.type.endswith("*"):
            return f"        {at} = keep.boxed({value})?;\n"
        if field.type in self.types.structs:
            return f"        {at} = {value}.given(keep)?;\n"
        return f"        {at} = {self.types.word(field.type, value)};\n"

    def debug(self, name: str, used: str, fields: list[Field]) -> str:
        """Returns the Debug output of a struct with a secret, which is omitted."""
        rows = "".join(
            f'            .field("{plain(f.name)}", '
            + (f'&self.{plain(f.name)}.map(|_| "(hidden)")' if f.is_secret else f"&self.{plain(f.name)}")
            + ")\n"
            for f in fields
        )
        return (
            f"impl std::fmt::Debug for {name}{used} {{\n"
            "    /// Writes all fields but the secret.\n"
            "    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {\n"
            f'        to.debug_struct("{name}")\n{rows}            .finish()\n    }}\n}}\n\n'
        )

    def struct(self, struct: Struct) -> str:
        name = type_name(struct.name)
        life = "<'a>" if self.types.borrows(struct.name) else ""
        used = "<'_>" if life else ""
        fields = types.fields(struct)
        has_secret = any(f.is_secret for f in fields)
        rows = "".join(
            line(self.words.field(struct, f) or f"the {f.name.replace('_', ' ')}", "    ")
            + f"    pub {plain(f.name)}: {self.kind(f)},\n"
            for f in fields
        )
        reads = "".join(self.reading(struct, f) for f in fields)
        text = (
            f"{doc(self.words.struct(struct))}#[derive({'Clone' if has_secret else 'Clone, Debug'})]\n"
            f"pub struct {name}{life} {{\n{rows}}}\n\n"
            f"{self.debug(name, used, fields) if has_secret else ''}"
            f"impl{life} Told for {name}{life} {{\n    type Raw = sys::{struct.name};\n\n"
            f"    fn told({'raw' if 'raw' in reads else '_'}: &sys::{struct.name}) -> Self {{\n"
            f"        {name} {{\n{reads}        }}\n    }}\n}}\n\n"
        )
        if struct.name not in self.types.given:
            return text
        init = f"sys::{struct.name[:-2]}_init(&mut raw)"
        start = "        let mut raw: Self::Raw = zeroed();\n"
        if struct.has_init:
            start += f"        unsafe {{ {init} }};\n"
        writes = "".join(self.writing(struct, f) for f in fields)
        keep = "keep" if "keep" in writes else "_"
        first = "        let mut raw = zeroed();\n" + (
            f"        unsafe {{ {init} }};\n" if struct.has_init else ""
        )
        first = first if struct.has_init else "        let raw = zeroed();\n"
        return text + (
            f"impl Given for {name}{used} {{\n    type Raw = sys::{struct.name};\n\n"
            f"    fn given(&self, {keep}: &mut Keep) -> Result<Self::Raw, Error> {{\n"
            f"{start}{writes}        Ok(raw)\n    }}\n}}\n\n"
            f"impl Default for {name}{used} {{\n    /// Returns the defaults of the library.\n"
            f"    fn default() -> Self {{\n{first}        Self::told(&raw)\n    }}\n}}\n\n"
        )


def structs(known: Types, words: Words) -> str:
    """``structs.rs``."""
    made = Structs(known, words)
    body = "".join(made.struct(s) for s in known.structs.values() if s.name not in HIDDEN)
    return (
        f"{HEAD}//! Structs.\n\nuse crate::convert::*;\nuse crate::*;\nuse std::time::SystemTime;\n\n{body}"
    )
