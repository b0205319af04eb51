"""The raw layer of Rust: structs, constants and functions as C has them."""

from __future__ import annotations

from description.parts import Constant, Description, Function, Struct
from model.layouts import Layouts
from model.names import sentence

from .names import plain

HEAD = "// Made from the headers by api/generate.py.\n\n"
SCALARS = {
    "char": "c_char",
    "uint8_t": "u8",
    "int8_t": "i8",
    "int32_t": "i32",
    "uint32_t": "u32",
    "int64_t": "i64",
    "uint64_t": "u64",
    "size_t": "usize",
    "double": "f64",
    "void": "c_void",
}


def raw_type(kind: str) -> str:
    """A type of C in Rust: ``const char *const *`` is ``*const *const c_char``."""
    text = kind.replace("const *", "const*").strip()
    if text.endswith("*"):
        inner = text[:-1].strip()
        is_const = inner.endswith("const") or (inner.startswith("const ") and not inner.endswith("*"))
        inner = inner.removesuffix("const").strip()
        if is_const and not inner.endswith("*"):
            inner = inner.removeprefix("const ").strip()
        return f"*{'const' if is_const else 'mut'} {raw_type(inner)}"
    return SCALARS.get(text.removeprefix("const ").strip(), text.removeprefix("const ").strip())


def _struct(struct: Struct) -> str:
    rows = ""
    for field in struct.fields:
        kind = raw_type(field.type)
        kind = f"[{kind}; {field.count}]" if field.count is not None else kind
        rows += f"    pub {plain(field.name)}: {kind},\n"
    return (
        f"/// {sentence(struct.doc.text)}\n#[repr(C)]\n#[derive(Clone, Copy)]\n"
        f"pub struct {struct.name} {{\n{rows}}}\n\n"
    )


def _constant(constant: Constant, kind: str) -> str:
    if isinstance(constant.value, str):
        return f'pub const {constant.name}: &str = "{constant.value}";\n'
    value = constant.value
    if value >= 2**63:
        return f"pub const {constant.name}: usize = usize::MAX;\n"
    if value == -(2**31):
        return f"pub const {constant.name}: i32 = i32::MIN;\n"
    if value == -(2**63):
        return f"pub const {constant.name}: i64 = i64::MIN;\n"
    return f"pub const {constant.name}: {kind} = {value};\n"


def _function(function: Function) -> str:
    head = ", ".join(f"{plain(p.name)}: {raw_type(p.type)}" for p in function.params)
    back = "" if function.result == "void" else f" -> {raw_type(function.result)}"
    return f"    pub fn {function.name}({head}){back};\n"


def emit(description: Description) -> str:
    """``raw.rs`` of the crate."""
    parts = [HEAD.rstrip() + "\n", "#![allow(non_camel_case_types)]\n\n"]
    parts.insert(
        1,
        "//! The declarations, which are the crate.\n\n",
    )
    parts.append("use core::ffi::c_void;\nuse core::mem::size_of;\n\n/// A character of C.\n")
    parts.append("pub type c_char = u8;\n\n")
    for enumeration in description.enumerations:
        parts.append(f"pub type {enumeration.name} = {SCALARS[enumeration.base]};\n")
        parts += [_constant(c, enumeration.name) for c in enumeration.constants]
    parts += [_constant(c, "i32") for c in description.constants]
    parts.append("\n")
    for handle in description.handles:
        parts.append(
            f"/// {sentence(handle.doc.text)}\n#[repr(C)]\npub struct {handle.name} {{\n"
            "    _private: [u8; 0],\n}\n\n"
        )
    for callback in description.callbacks:
        kinds = ", ".join(raw_type(kind) for kind, _ in callback.params)
        parts.append(f'pub type {callback.name} = Option<unsafe extern "C" fn({kinds})>;\n')
    parts.append("\n")
    parts += [_struct(s) for s in description.structs]
    layouts = Layouts(description, 8)
    parts.append('#[cfg(target_pointer_width = "64")]\nconst _: () = {\n')
    for struct in description.structs:
        parts.append(f"    assert!(size_of::<{struct.name}>() == {layouts.of_struct(struct)[0]});\n")
    parts.append('};\n\nextern "C" {\n')
    parts += [_function(f) for f in description.functions]
    return "".join(parts) + "}\n"


def offsets(description: Description) -> str:
    """``tests/layout.rs``: the offset of each field."""
    layouts = Layouts(description, 8)
    rows = []
    for struct in description.structs:
        for field, at, _ in layouts.of_struct(struct)[2]:
            rows.append(f"    at!({struct.name}, {plain(field.name)}, {at});\n")
    return (
        f"{HEAD}//! The layout of the structs, as the library was built.\n\nuse libmoney_sys::*;\n\n"
        "macro_rules! at {\n    ($kind:ty, $field:ident, $wanted:expr) => {{\n"
        "        let place = std::mem::MaybeUninit::<$kind>::uninit();\n"
        "        let start = place.as_ptr();\n"
        "        let field = unsafe { std::ptr::addr_of!((*start).$field) } as usize;\n"
        "        assert_eq!(field - start as usize, $wanted, stringify!($kind $field));\n    }};\n}\n\n"
        '#[test]\n#[cfg(target_pointer_width = "64")]\nfn fields_lie_where_the_library_has_them() {\n'
        + "".join(rows)
        + "}\n"
    )
