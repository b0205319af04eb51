"""The types of Java: enumerations, records, and structs that a program fills in."""

from __future__ import annotations

from description.parts import Enumeration, Field, Struct
from model import types
from model.names import camel, enumerators
from model.names import type_name as neutral_name
from model.words import Words

from .comments import doc, getter, line, record, setter
from .names import plain

#: The hand-written counterparts of structs and types.
BY_HAND = {"money_t": "Money", "money_decimal_t": "BigDecimal", "money_ratio_t": "Ratio"}
#: Types whose names Java has already.
RENAMED = {"money_error_t": "Failure"}
NUMBERS = {"int32_t": "int", "uint32_t": "long", "int64_t": "long", "uint64_t": "long", "size_t": "long"}
BOXES = {"int": "Integer", "long": "Long", "boolean": "Boolean", "double": "Double"}
#: Imports that most classes use; the compiler does not warn of an unused one.
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


def class_name(name: str) -> str:
    return RENAMED.get(name) or neutral_name(name)


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


class Types(types.Types):
    """How each type of C is written, read and put into memory in Java."""

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
        return "double" if type_name == "double" else NUMBERS[self.base(type_name)]

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
        return by_type.get(type_name) or by_type.get(self.base(type_name)) or f"Memory.getLong({at})"

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
        return by_type.get(type_name) or by_type.get(self.base(type_name), value)

    def write(self, field: Field, at: str) -> str:
        """The statement that puts a field into memory."""
        name, kind = plain(camel(field.name)), field.type
        target = field.target
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


def constant_name(short: str) -> str:
    """The name of a constant of an enumeration."""
    word = short.upper()
    return f"_{word}" if word[0].isdigit() else word


def enumeration(one: Enumeration, words: Words) -> str:
    """A type with the constants of an enumeration."""
    name = class_name(one.name)
    rows = []
    for short, constant in enumerators(one):
        rows.append(f"{line(words.constant(constant), '    ')}    {constant_name(short)}({constant.value})")
    body = (
        f"{doc(words.enumeration(one))}public enum {name} {{\n" + ",\n".join(rows) + ";\n\n"
        "    private static final " + f"{name}[] ALL = values();\n\n"
        "    private final int value;\n\n"
        f"    {name}(int value) {{\n        this.value = value;\n    }}\n\n"
        "    /** Returns the number of the constant, as the library stores it. */\n"
        "    public int value() {\n        return value;\n    }\n\n"
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
        body + "    /** Returns the constant of a number, or {@code null} for one of a newer library. */\n"
        f"    public static {name} of(int value) {{\n        for ({name} one : ALL) {{\n"
        "            if (one.value == value) return one;\n        }\n        return null;\n    }\n}\n"
    )


class Structs:
    """Makes the files of structs."""

    def __init__(self, types: Types, words: Words) -> None:
        self.types = types
        self.words = words

    def kind(self, field: Field) -> str:
        if field.is_list:
            made = self.types.name(field.type)
            return f"List<{BOXES.get(made, made)}>"
        return self.types.name(field.target if field.is_pointer else field.type)

    def reading(self, struct: Struct, field: Field, offset: int) -> str:
        at = f"at + {offset}"
        if field.type == "char":
            return f"Memory.text({at}, {field.count})"
        if field.count is not None:
            size = self.types.size(field.type)
            counted = types.counts(struct).get(field.name)
            place = next(
                (o for f, o, _ in self.types.layouts.of_struct(struct)[2] if f.name == counted), None
            )
            most = (
                str(field.count) if place is None else f"Math.min({field.count}, Memory.getInt(at + {place}))"
            )
            return f"Memory.list(at + {offset}, {size}, {most}, one -> {self.types.read(field.type, 'one')})"
        if field.is_pointer:
            return "null"
        return self.types.read(field.type, at)

    def record(self, struct: Struct) -> str:
        """A struct that only the library fills in."""
        rows = self.types.rows(struct)
        name = class_name(struct.name)
        said = self.words.struct(struct)
        notes = {plain(camel(f.name)): said.parameters[f.name] for f, _ in rows}
        parts = ",\n".join(f"        {self.kind(f)} {plain(camel(f.name))}" for f, _ in rows)
        read = ",\n".join(f"                {self.reading(struct, f, at)}" for f, at in rows)
        return source(
            f"{record(said, notes)}public record {name}(\n{parts}) {{\n"
            f"    static final int SIZE = {self.types.size(struct.name)};\n\n"
            f"    static {name} read(long at) {{\n        return new {name}(\n{read});\n    }}\n}}\n"
        )

    def filled(self, struct: Struct) -> str:
        """Returns the class of an options struct; fields that are not set keep the library's defaults."""
        name = class_name(struct.name)
        about = doc(self.words.struct(struct))
        parts = [f"{about}public final class {name} {{\n    static final int SIZE = "]
        parts.append(f"{self.types.size(struct.name)};\n\n")
        reads, writes = [], []
        for number, (field, at) in enumerate(self.types.rows(struct)):
            kind, word = self.kind(field), plain(camel(field.name))
            note = self.words.field(struct, field)
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
                f"\n{getter(note)}    public {kind} {word}() {{\n        return {word};\n    }}\n\n"
                f"{setter(field, note)}    public {name} {word}({kind} {word}) {{\n"
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
        if not field.is_list:
            return self.types.write(field, f"at + {at}")
        counted = types.counts(struct).get(field.name)
        offsets = {f.name: f"at + {o}" for f, o, _ in self.types.layouts.of_struct(struct)[2]}
        place = offsets[counted] if counted is not None else "0"
        size = self.types.size(field.type)
        word = plain(camel(field.name))
        return (
            f'Memory.putList(at + {at}, {size}, {field.count}, {word}, "{field.name}", {place},'
            " (one, to) -> one.write(call, to));"
        )


def files(known: Types, words: Words) -> dict[str, str]:
    """A file for each type."""
    made = {class_name(e.name): enumeration(e, words) for e in known.typed.values()}
    structs = Structs(known, words)
    for struct in known.structs.values():
        if struct.name in types.HIDDEN:
            continue
        is_given = struct.name in known.given
        made[class_name(struct.name)] = structs.filled(struct) if is_given else structs.record(struct)
    return made
