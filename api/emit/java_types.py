"""The types of Java: enumerations, records, and structs that a program fills in."""

from __future__ import annotations

import textwrap

from description.model import Description, Enumeration, Field, Struct

from . import javascript
from .cpp_types import enumerators, is_typed, sentence
from .javascript import camel
from .layout import Layouts

#: What stands by hand for a struct or a type.
BY_HAND = {"money_t": "Money", "money_decimal_t": "BigDecimal", "money_ratio_t": "Ratio"}
#: Structs that no program sees: something by hand stands for them.
HIDDEN = {
    "money_progress_t",
    "money_column_t",
    "money_column_currencies_t",
    "money_column_report_t",
    *BY_HAND,
}
#: Types whose names Java has already.
RENAMED = {"money_error_t": "Failure"}
WORDS = {
    "default",
    "new",
    "class",
    "import",
    "switch",
    "static",
    "final",
    "package",
    "native",
    "int",
    "long",
    "void",
}
NUMBERS = {"int32_t": "int", "uint32_t": "long", "int64_t": "long", "uint64_t": "long", "size_t": "long"}
BOXES = {"int": "Integer", "long": "Long", "boolean": "Boolean", "double": "Double"}
#: Used by most classes; a compiler warns of none that is not used.
IMPORTS = """import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
"""
HEAD = "// Made from the headers by api/generate.py.\npackage libmoney;\n\n"


def doc(text: str, indent: str = "", *tags: str) -> str:
    """A doc comment; tags such as @param stand at its end."""
    clean = (
        sentence(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("@", "&#64;")
    )
    lines = textwrap.wrap(clean, 112 - len(indent)) or [""]
    for tag in tags:
        lines += textwrap.wrap(tag.replace("&", "&amp;").replace("<", "&lt;"), 112 - len(indent))
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */\n"


def class_name(name: str) -> str:
    return RENAMED.get(name) or javascript.class_name(name)


def plain(name: str) -> str:
    return f"{name}_" if name in WORDS else name


def source(body: str) -> str:
    """A file, with the imports that it uses."""
    used = [line for line in IMPORTS.splitlines() if _is_used(line, body)]
    imports = "\n".join(used) + "\n\n" if used else ""
    return HEAD + imports + body


def _is_used(line: str, body: str) -> bool:
    word = line.removesuffix(";").rsplit(".", 1)[1]
    for character in "<>(),;.[]{}!?":
        body = body.replace(character, " ")
    return f" {word} " in f" {' '.join(body.split())} "


class Types:
    """How each type of C is written, read and put into memory in Java. Pointers have 64 bits."""

    def __init__(self, description: Description) -> None:
        self.description = description
        self.layouts = Layouts(description, 8)
        self.structs = {s.name: s for s in description.structs}
        self.handles = {h.name for h in description.handles}
        self.typed = {e.name: e for e in description.enumerations if is_typed(e)}
        self.bases = {e.name: e.base for e in description.enumerations}
        #: Structs that a program fills in, with those that are parts of them.
        self.given: set[str] = set()
        for function in description.functions:
            for p in function.params:
                if p.target in self.structs and p.role in ("options", "value in", "array in"):
                    self.give(p.target)

    def give(self, name: str) -> None:
        if name in self.given:
            return
        self.given.add(name)
        for field in self.structs[name].fields:
            inner = field.type.replace("const ", "").rstrip("* ")
            if inner in self.structs:
                self.give(inner)

    def size(self, name: str) -> int:
        return (
            self.layouts.of_type(name)[0]
            if name not in self.structs
            else self.layouts.of_struct(self.structs[name])[0]
        )

    def name(self, type_name: str) -> str:
        """The type of a value in Java."""
        if type_name in BY_HAND:
            return BY_HAND[type_name]
        if type_name in ("money_date_t", "money_instant_t", "money_bool_t"):
            return {"money_date_t": "LocalDate", "money_instant_t": "Instant", "money_bool_t": "boolean"}[
                type_name
            ]
        if type_name in self.typed:
            made = class_name(type_name)
            return f"Set<{made}>" if self.typed[type_name].is_bits else made
        if type_name in self.structs or type_name in self.handles:
            return class_name(type_name)
        if type_name in ("char", "const char *"):
            return "String"
        return "double" if type_name == "double" else NUMBERS[self.bases.get(type_name, type_name)]

    def read(self, type_name: str, at: str) -> str:
        """The expression that reads a value at an address."""
        if type_name in self.typed:
            made = class_name(type_name)
            return f"{made}.of(Memory.getInt({at}))"
        if type_name in BY_HAND or type_name in self.structs:
            return {"money_t": f"Money.read({at})", "money_decimal_t": f"Numbers.read({at})"}.get(
                type_name, f"{class_name(type_name)}.read({at})"
            )
        by_type = {
            "money_date_t": f"Memory.day(Memory.getInt({at}))",
            "money_instant_t": f"Memory.instant(Memory.getLong({at}))",
            "money_bool_t": f"(Memory.getInt({at}) != 0)",
            "double": f"Memory.getDouble({at})",
            "const char *": f"Memory.textUntilNul(Memory.getLong({at}))",
            "uint32_t": f"Integer.toUnsignedLong(Memory.getInt({at}))",
            "int32_t": f"Memory.getInt({at})",
        }
        return (
            by_type.get(self.bases.get(type_name, type_name))
            if type_name not in by_type
            else by_type[type_name]
        )

    def read_any(self, type_name: str, at: str) -> str:
        return self.read(type_name, at) or f"Memory.getLong({at})"

    def word(self, type_name: str, value: str) -> str:
        """The expression that makes the word of C for a scalar."""
        if type_name in self.typed:
            return (
                f"{class_name(type_name)}.bits({value})"
                if self.typed[type_name].is_bits
                else f"{value}.value()"
            )
        by_type = {
            "money_date_t": f"Memory.ofDay({value})",
            "money_instant_t": f"Memory.ofInstant({value})",
            "money_bool_t": f"{value} ? 1 : 0",
            "uint32_t": f"Memory.word({value})",
        }
        return by_type.get(type_name) or by_type.get(self.bases.get(type_name, type_name), value)

    def is_wide(self, type_name: str) -> bool:
        """Whether a word has 64 bits."""
        base = self.bases.get(type_name, type_name)
        return base not in ("int32_t", "uint32_t")

    def write(self, field: Field, at: str) -> str:
        """The statement that puts a field into memory."""
        name, kind = plain(camel(field.name)), field.type
        target = kind.replace("const ", "").rstrip("* ")
        if field.type == "char":
            return f'Memory.putText({at}, {field.count}, {name}, "{field.name}");'
        if kind == "const char *":
            return f"Memory.putLong({at}, call.code({name}));"
        if target in self.handles:
            taken = "use" if kind.startswith("const ") else "change"
            return f"Memory.putLong({at}, call.{taken}({name}));"
        if kind.endswith("*"):
            return f"Memory.putLong({at}, {name}.put(call));"
        if kind == "money_t":
            return f"{name}.write({at});"
        if kind == "money_decimal_t":
            return f"Numbers.write({at}, {name});"
        if kind in self.structs:
            return f"{name}.write(call, {at});"
        if kind == "double":
            return f"Memory.putDouble({at}, {name});"
        put = "putLong" if self.is_wide(kind) else "putInt"
        return f"Memory.{put}({at}, {self.word(kind, name)});"


def enumeration(one: Enumeration) -> str:
    """A type with the constants of an enumeration."""
    name = class_name(one.name)
    rows = []
    for short, constant in enumerators(one):
        word = short.strip("_").upper()
        word = f"_{word}" if word[0].isdigit() else word
        rows.append(f"{doc(constant.comment or word.lower(), '    ')}    {word}({constant.value})")
    body = (
        f"{doc(one.doc.text)}public enum {name} {{\n" + ",\n".join(rows) + ";\n\n"
        "    private static final " + f"{name}[] ALL = values();\n\n"
        "    private final int value;\n\n"
        f"    {name}(int value) {{\n        this.value = value;\n    }}\n\n"
        "    /** The number that C has for it. */\n    public int value() {\n        return value;\n    }\n\n"
    )
    if one.is_bits:
        return source(
            body + f"    static Set<{name}> of(int bits) {{\n"
            f"        var found = new java.util.LinkedHashSet<{name}>();\n"
            f"        for ({name} one : ALL) {{\n"
            "            if (one.value != 0 && (bits & one.value) == one.value) found.add(one);\n        }\n"
            "        return java.util.Collections.unmodifiableSet(found);\n    }\n\n"
            f"    static int bits(Set<{name}> given) {{\n        int bits = 0;\n"
            f"        for ({name} one : given) bits |= one.value;\n        return bits;\n    }}\n}}\n"
        )
    return source(
        body + "    /** The constant of a number; null for one that a newer library has. */\n"
        f"    public static {name} of(int value) {{\n        for ({name} one : ALL) {{\n"
        "            if (one.value == value) return one;\n        }\n        return null;\n    }\n}\n"
    )


def fields_of(struct: Struct) -> list[Field]:
    return [f for f in struct.fields if f.name not in ("struct_size", "reserved")]


def counts_of(struct: Struct) -> dict[str, str]:
    """The field that counts the elements of an array, by the array."""
    names = {f.name for f in struct.fields}
    arrays = [f for f in struct.fields if f.count is not None and f.type != "char"]
    made = {f.name: f.name.removesuffix("s") + "_count" for f in arrays}
    return {array: count for array, count in made.items() if count in names}


class Structs:
    """Makes the files of structs."""

    def __init__(self, types: Types) -> None:
        self.types = types

    def kind(self, field: Field) -> str:
        if field.count is not None and field.type != "char":
            made = self.types.name(field.type)
            return f"List<{BOXES.get(made, made)}>"
        inner = field.type.replace("const ", "").rstrip("* ")
        is_pointer = field.type.endswith("*") and field.type != "const char *"
        return self.types.name(inner if is_pointer else field.type)

    def reading(self, struct: Struct, field: Field, offset: int) -> str:
        at = f"at + {offset}"
        if field.type == "char":
            return f"Memory.text({at}, {field.count})"
        if field.count is not None:
            size = self.types.size(field.type)
            counted = counts_of(struct).get(field.name)
            place = next(
                (o for f, o, _ in self.types.layouts.of_struct(struct)[2] if f.name == counted), None
            )
            most = (
                str(field.count) if place is None else f"Math.min({field.count}, Memory.getInt(at + {place}))"
            )
            return (
                f"Memory.list(at + {offset}, {size}, {most}, one -> {self.types.read_any(field.type, 'one')})"
            )
        if field.type.endswith("*") and field.type != "const char *":
            return "null"
        return self.types.read_any(field.type, at)

    def rows(self, struct: Struct) -> list[tuple[Field, int]]:
        hidden = set(counts_of(struct).values())
        made = self.types.layouts.of_struct(struct)[2]
        return [
            (f, at) for f, at, _ in made if f.name not in ("struct_size", "reserved") and f.name not in hidden
        ]

    def record(self, struct: Struct) -> str:
        """A struct that only the library fills in."""
        rows = self.rows(struct)
        name = class_name(struct.name)
        tags = [
            f"@param {plain(camel(f.name))} {sentence(f.comment) or f.name.replace('_', ' ')}"
            for f, _ in rows
        ]
        parts = ",\n".join(f"        {self.kind(f)} {plain(camel(f.name))}" for f, _ in rows)
        read = ",\n".join(f"                {self.reading(struct, f, at)}" for f, at in rows)
        return source(
            f"{doc(struct.doc.text, '', *tags)}public record {name}(\n{parts}) {{\n"
            f"    static final int SIZE = {self.types.size(struct.name)};\n\n"
            f"    static {name} read(long at) {{\n        return new {name}(\n{read});\n    }}\n}}\n"
        )

    def filled(self, struct: Struct) -> str:
        """A struct that a program fills in: what it does not set stays as the library has it."""
        name = class_name(struct.name)
        parts = [f"{doc(struct.doc.text)}public final class {name} {{\n    static final int SIZE = "]
        parts.append(f"{self.types.size(struct.name)};\n\n")
        reads, writes = [], []
        for number, (field, at) in enumerate(self.rows(struct)):
            kind, word = self.kind(field), plain(camel(field.name))
            note = sentence(field.comment) or field.name.replace("_", " ")
            is_plain = kind in BOXES
            parts.append(f"    private {kind} {word};\n")
            if is_plain:
                parts.append(f"    private boolean has{number};\n")
            reads.append(f"        made.{word}({self.reading(struct, field, at)});\n")
            test = f"has{number}" if is_plain else f"{word} != null"
            writes.append(f"        if ({test}) {self.writing(struct, field, at)}\n")
            set_it = f"this.{word} = {word};" + (f"\n        has{number} = true;" if is_plain else "")
            writes[-1] = writes[-1]
            parts.append(
                f"\n{doc(note, '    ')}    public {kind} {word}() {{\n        return {word};\n    }}\n\n"
                f"{doc('Sets ' + word + ': ' + note, '    ')}    public {name} {word}({kind} {word}) {{\n"
                f"        {set_it}\n        return this;\n    }}\n\n"
            )
        start = f"Raw.{struct.name[:-2]}_init(at);" if struct.has_init else "Memory.clear(at, SIZE);"
        read = "".join(r for r in reads if "(null)" not in r)
        parts.append(
            f"    static {name} read(long at) {{\n        var made = new {name}();\n"
            f"{read}        return made;\n    }}\n\n"
            f"    void write(Call call, long at) {{\n        {start}\n{''.join(writes)}    }}\n\n"
            "    long put(Call call) {\n        long at = call.take(SIZE);\n        write(call, at);\n"
            "        return at;\n    }\n}\n"
        )
        return source("".join(parts))

    def writing(self, struct: Struct, field: Field, at: int) -> str:
        if field.count is None or field.type == "char":
            return self.types.write(field, f"at + {at}")
        counted = counts_of(struct).get(field.name)
        offsets = {f.name: f"at + {o}" for f, o, _ in self.types.layouts.of_struct(struct)[2]}
        place = offsets[counted] if counted is not None else "0"
        size = self.types.size(field.type)
        word = plain(camel(field.name))
        return (
            f'Memory.putList(at + {at}, {size}, {field.count}, {word}, "{field.name}", {place},'
            " (one, to) -> one.write(call, to));"
        )


def files(types: Types) -> dict[str, str]:
    """A file for each type."""
    made = {class_name(e.name): enumeration(e) for e in types.typed.values()}
    structs = Structs(types)
    for struct in types.structs.values():
        if struct.name in HIDDEN:
            continue
        is_given = struct.name in types.given
        made[class_name(struct.name)] = structs.filled(struct) if is_given else structs.record(struct)
    return made
