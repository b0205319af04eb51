"""``tables.c``: the calls, types and statuses of the interface as tables in C, for runtimes without types.

It is the same for all of them, and so is ``tables.h``. Where they differ it uses a macro of the binding's
``spelling.h``: BINDING_NAME for a name in snake and in camel case, and BINDING_RATIO_KIND for ratios,
which are numbers of the runtime or a class of the binding.
"""

from __future__ import annotations

from pathlib import Path

from description.parts import Description, Enumeration, Function, Parameter, Struct
from model.binding import MANAGED, Binding
from model.call import Call
from model.names import camel, enumerators, is_typed, type_name

HEAD = "/* Made from the headers by api/generate.py. */\n"
_PLAIN = {
    "uint8_t": "U8",
    "int32_t": "I32",
    "uint32_t": "U32",
    "int64_t": "I64",
    "uint64_t": "U64",
    "double": "DOUBLE",
    "size_t": "SIZE",
    "money_bool_t": "BOOL",
    "money_date_t": "DATE",
    "money_instant_t": "INSTANT",
    "money_t": "AMOUNT",
    "money_decimal_t": "DECIMAL",
    "money_ratio_t": "RATIO",
    "char": "CHAR",
    "const char *": "TEXT",
    "const char *const *": "TEXTS",
    "void *": "POINTER",
    "uint8_t *": "POINTER",
}
_RESULTS = {"void": "VOID", "money_status_t": "STATUS"}
#: Types whose names exceptions have.
RENAMED = {"money_error_t": "Failure"}
#: Exceptions whose names would hide those of Ruby.
_EXCEPTIONS = {
    "ArgumentError": "InvalidArgument",
    "EncodingError": "InvalidEncoding",
    "MoneySyntaxError": "InvalidSyntax",
}


def exception_name(raises: str) -> str:
    return _EXCEPTIONS.get(raises, raises)


def class_name(name: str) -> str:
    return RENAMED.get(name) or type_name(name)


def spelled(name: str, other: str) -> str:
    """A name as the runtimes spell it: most of them, and PHP."""
    return f'"{name}"' if name == other else f'BINDING_NAME("{name}", "{other}")'


class Tables:
    """The rows of the tables that describe calls."""

    #: The kinds of values.
    plain = _PLAIN

    def __init__(self, description: Description) -> None:
        self.description = description
        self.binding = Binding(description, MANAGED)
        self.structs = {s.name: i for i, s in enumerate(description.structs)}
        self.handles = {h.name: i for i, h in enumerate(description.handles)}
        self.words = [e for e in description.enumerations if is_typed(e)]
        self.enumerations = {e.name: i for i, e in enumerate(self.words)}
        self.bases = {e.name: e.base for e in description.enumerations}
        self.callbacks = {c.name: i for i, c in enumerate(description.callbacks)}

    def kind(self, name: str) -> tuple[str, int]:
        """How a value of a type is read and written."""
        if name in self.plain:
            return self.plain[name], -1
        if name in self.enumerations:
            return "WORD", self.enumerations[name]
        if name in self.structs:
            return "STRUCT", self.structs[name]
        if name in self.callbacks:
            return "CALLBACK_KIND", self.callbacks[name]
        if name in self.bases:
            return self.plain[self.bases[name]], -1
        target = name.removeprefix("const ").rstrip("* ")
        if target in self.handles:
            return "HANDLE_KIND", self.handles[target]
        return "STRUCT_AT", self.structs[target]

    def kind_words(self, name: str) -> str:
        """The kind and the row of a type as the tables have them."""
        kind, index = self.kind(name)
        return f"BINDING_RATIO_KIND({self.structs[name]})" if kind == "RATIO" else f"BINDING_{kind}, {index}"

    def enumeration(self, e: Enumeration) -> tuple[str, str]:
        """The words of an enumeration, and its row."""
        rows = ", ".join(f'{{"{short}", {int(c.value)}}}' for short, c in enumerators(e))
        array = f"static const struct binding_word words_{e.name}[] = {{{rows}, {{0, 0}}}};\n"
        name = spelled(e.name, class_name(e.name))
        return array, f"    {{{name}, words_{e.name}, {int(e.is_bits)}}},\n"

    def struct(self, s: Struct) -> tuple[str, str]:
        names = [f.name for f in s.fields]
        rows = ""
        for field in s.fields:
            name = spelled(field.name, camel(field.name))
            counter = f"{field.name.removesuffix('s')}_count"
            offset = f"offsetof({s.name}, {counter})" if field.count and counter in names else "-1"
            hidden = int(field.name in ("struct_size", "reserved"))
            rows += (
                f"    {{{name}, offsetof({s.name}, {field.name}), {offset}, "
                f"{field.count or 0}, {self.kind_words(field.type)}, {hidden}}},\n"
            )
        init = f"(void (*)(void *)){s.name[:-2]}_init" if s.has_init else "0"
        array = (
            f"static const struct binding_field fields_{s.name}[] = {{\n"
            f"{rows}    {{0, 0, 0, 0, 0, 0, 0}},\n}};\n"
        )
        # No call returns a progress, and most runtimes represent ratios by a class.
        none = {"money_progress_t": '""', "money_ratio_t": spelled("", "Ratio")}
        name = none.get(s.name) or f'"{class_name(s.name)}"'
        return array, f"    {{{name}, sizeof({s.name}), {init}, fields_{s.name}}},\n"

    def place(self, call: Call, p: Parameter) -> int:
        """Returns how an argument is passed: its position, by name (-1), or as named fields (-2)."""
        offset = 1 if call.is_method else 0
        if p.role == "array out" and "." in (p.count or ""):
            return -1
        if call.is_method and p is call.function.params[0]:
            return 0
        if p in call.required:
            return offset + call.required.index(p)
        structs = [o for o in call.optional if o.role == "options" and o.target in self.structs]
        return -2 if [p] == structs else -1

    def parameter(self, call: Call, p: Parameter) -> str:
        params = call.function.params
        role = p.role.upper().replace(" ", "_").replace("-", "_")
        if role == "ARRAY_OUT" and "." in (p.count or ""):
            role = "BUFFER"
        kind = "BINDING_POINTER, -1"
        if p.type != "void *" and not (p.role == "part-of" and p.is_pointer):
            is_whole = p.role in ("code", "callback") or not p.is_pointer
            kind = self.kind_words(p.type if is_whole else p.target)
        names = [other.name for other in params]
        whole = names.index(p.part_of) if p.part_of else -1
        count = names.index(p.count) if p.count in names else -1
        is_const = int(p.is_const)
        name = spelled(p.name, camel(p.name))
        return (
            f"    {{{name}, BINDING_{role}, {kind}, {int(p.null)}, {whole}, {count}, "
            f"{self.place(call, p)}, {is_const}}},\n"
        )

    def function(self, f: Function) -> tuple[str, str]:
        call = self.binding.call(f)
        rows = "".join(self.parameter(call, p) for p in f.params)
        array = f"static const struct binding_parameter params_{f.name}[] = {{\n{rows}    {{0}},\n}};\n"
        kind = _RESULTS.get(f.result) or self.kind(f.result)[0]
        # The arrays of a column belong to Ruby, which must not move them during the call.
        is_long = int(f.doc.is_long) + int(f.doc.is_long and f.name.startswith("money_column_"))
        outs = len(call.needed)
        pages = ("", "first", "before").index(call.cursor)
        row = (
            f'    {{"{f.name}", run_{f.name}, params_{f.name}, {len(f.params)}, BINDING_{kind}, '
            f"{pages}, {is_long}, {outs}, {len(call.required) + int(call.is_method)}}},\n"
        )
        return array, row

    def run(self, f: Function) -> str:
        arguments = []
        for i, p in enumerate(f.params):
            if p.type.endswith("*") or p.type in self.callbacks:
                cast = "void *" if p.type.endswith("*") else p.type
                arguments.append(f"({cast})(uintptr_t)words[{i}]")
            else:
                arguments.append(f"({p.type})words[{i}]")
        text = f"{f.name}({', '.join(arguments)})"
        if f.result != "void":
            cast = "uintptr_t" if f.result.endswith("*") else "int64_t"
            text = f"words[0] = (uint64_t)({cast}){text}"
        return f"static void run_{f.name}(uint64_t *words)\n{{\n    (void)words;\n    {text};\n}}\n\n"


def files(description: Description, folder: str) -> dict[str, str]:
    """The tables in the folder of an extension."""
    header = Path(__file__).with_name("tables.h").read_text(encoding="utf-8")
    return {f"{folder}/tables.c": emit(description), f"{folder}/tables.h": header}


def emit(description: Description) -> str:
    """``tables.c``."""
    made = Tables(description)
    enumerations = [made.enumeration(e) for e in made.words]
    structs = [made.struct(s) for s in description.structs]
    functions = [made.function(f) for f in description.functions]
    runs = "".join(made.run(f) for f in description.functions)
    handles = "".join(
        f'    {{"{type_name(h.name)}", (void (*)(void *)){h.name[:-2]}_free}},\n' for h in description.handles
    )
    statuses = ""
    for c in description.statuses:
        word = c.name.removeprefix("MONEY_").removeprefix("ERR_").lower()
        raises = exception_name(c.raises) if c.raises else ""
        statuses += f'    {{{c.value}, "{c.name}", "{word}", "{raises}"}},\n'
    return (
        f'{HEAD}#include "tables.h"\n\n#include <money/desk.h>\n\n{runs}'
        + "".join(a for a, _ in enumerations)
        + "".join(a for a, _ in structs)
        + "".join(a for a, _ in functions)
        + "\nconst struct binding_enumeration binding_enumerations[] = {\n"
        + "".join(r for _, r in enumerations)
        + "    {0, 0, 0},\n};\n\n"
        + f"const struct binding_struct binding_structs[] = {{\n{''.join(r for _, r in structs)}"
        + "    {0, 0, 0, 0},\n};\n\n"
        + f"const struct binding_handle binding_handles[] = {{\n{handles}    {{0, 0}},\n}};\n"
        + f"\nconst struct binding_status binding_statuses[] = {{\n{statuses}    {{0, 0, 0, 0}},\n}};\n"
        + f"\nconst struct binding_function binding_functions[] = {{\n{''.join(r for _, r in functions)}"
        + "    {0},\n};\n"
    )
