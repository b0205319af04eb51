"""The types of C#: enumerations, structs that the library fills in, and options that a program fills in."""

from __future__ import annotations

from description.parts import Enumeration, Field, Struct
from model import types
from model.names import enumerators
from model.names import type_name as neutral_name
from model.words import Words

from .comments import doc, line
from .names import pascal

#: The hand-written counterparts of structs and types.
BY_HAND = {"money_t": "Money", "money_decimal_t": "ExactDecimal", "money_ratio_t": "Ratio"}
#: Types whose names .NET has already.
RENAMED = {"money_error_t": "Failure", "money_action_t": "TransactionAction"}
NUMBERS = {"int32_t": "int", "uint32_t": "uint", "int64_t": "long", "uint64_t": "ulong", "size_t": "long"}
#: Types whose values have no null of their own.
PLAIN = {"int", "uint", "long", "ulong", "bool", "double", "DateTime", "DateTimeOffset", *BY_HAND.values()}
HEAD = (
    "// Made from the headers by api/generate.py.\nusing System;\nusing System.Collections.Generic;\n\n"
    "namespace Libmoney\n{\n"
)


def class_name(name: str) -> str:
    return RENAMED.get(name) or BY_HAND.get(name) or neutral_name(name)


class Types(types.Types):
    """How each type of C is written, read and put into memory in C#."""

    def name(self, type_name: str) -> str:
        if type_name in BY_HAND:
            return BY_HAND[type_name]
        known = {"money_date_t": "DateTime", "money_instant_t": "DateTimeOffset", "money_bool_t": "bool"}
        if type_name in known:
            return known[type_name]
        if type_name in self.typed or type_name in self.structs or type_name in self.handles:
            return class_name(type_name)
        if type_name in ("char", "const char *"):
            return "string"
        return "double" if type_name == "double" else NUMBERS[self.base(type_name)]

    def is_plain(self, type_name: str) -> bool:
        """Returns whether an optional value of the type needs a question mark."""
        return type_name in self.typed or self.name(type_name) in PLAIN

    def shown(self, type_name: str) -> str:
        """Returns the type of a value that the library returns; a date may be missing."""
        made = self.name(type_name)
        return f"{made}?" if made.startswith("DateTime") else made

    def read_any(self, type_name: str, at: str) -> str:
        if type_name in self.typed:
            return f"(Libmoney.{class_name(type_name)})Memory.GetInt({at})"
        if type_name in BY_HAND or type_name in self.structs:
            # With its namespace, because a member may have the same name as a type.
            return f"Libmoney.{class_name(type_name)}.Read({at})"
        by_type = {
            "money_date_t": f"Memory.Day(Memory.GetInt({at}))",
            "money_instant_t": f"Memory.Instant(Memory.GetLong({at}))",
            "money_bool_t": f"Memory.GetInt({at}) != 0",
            "double": f"Memory.GetDouble({at})",
            "const char *": f"Memory.TextUntilNul(Memory.GetLong({at}))",
            "uint32_t": f"(uint)Memory.GetInt({at})",
            "int32_t": f"Memory.GetInt({at})",
            "uint64_t": f"(ulong)Memory.GetLong({at})",
        }
        found = by_type.get(type_name) or by_type.get(self.base(type_name))
        return found or f"Memory.GetLong({at})"

    def word(self, type_name: str, value: str) -> str:
        if type_name in self.typed:
            return f"(int){value}"
        by_type = {
            "money_date_t": f"Memory.OfDay({value})",
            "money_instant_t": f"Memory.OfInstant({value})",
            "money_bool_t": f"({value} ? 1 : 0)",
            "uint32_t": f"unchecked((int){value})",
            "uint64_t": f"unchecked((long){value})",
        }
        return by_type.get(type_name) or by_type.get(self.base(type_name), value)

    def write(self, field: Field, at: str) -> str:
        """The statement that puts a field into memory."""
        name, kind = pascal(field.name), field.type
        target = field.target
        if field.type == "char":
            return f'Memory.PutText({at}, {field.count}, {name}, "{name}");'
        if kind == "const char *":
            return f"Memory.PutLong({at}, call.Code({name}));"
        if target in self.handles:
            taken = "Use" if kind.startswith("const ") else "Change"
            return f"Memory.PutLong({at}, call.{taken}({name}));"
        if kind.endswith("*"):
            value = f"{name}.Value" if self.is_plain(target) else name
            return f"Memory.PutLong({at}, {value}.Put(call));"
        if kind in BY_HAND:
            return f"{name}.Value.Write({at});"
        if kind in self.structs:
            return f"{name}.Write(call, {at});"
        if kind == "double":
            return f"Memory.PutDouble({at}, {name}.Value);"
        put = "PutLong" if self.is_wide(kind) else "PutInt"
        return f"Memory.{put}({at}, {self.word(kind, f'{name}.Value')});"


def constant_name(short: str) -> str:
    """The name of a constant of an enumeration."""
    name = pascal(short)
    return f"_{name}" if name[0].isdigit() else name


def enumeration(one: Enumeration, words: Words) -> str:
    """A type with the constants of an enumeration."""
    rows = []
    for short, constant in enumerators(one):
        note = line(words.constant(constant), "        ")
        rows.append(f"{note}        {constant_name(short)} = {constant.value}")
    flags = "    [Flags]\n" if one.is_bits else ""
    body = ",\n\n".join(rows)
    return f"{HEAD}{doc(words.enumeration(one))}{flags}    public enum {class_name(one.name)}\n    {{\n{body}\n    }}\n}}\n"  # noqa: E501


class Structs:
    """Makes the files of structs."""

    def __init__(self, types: Types, words: Words) -> None:
        self.types = types
        self.words = words

    def target(self, field: Field) -> str:
        return field.target if field.is_pointer else field.type

    def reading(self, struct: Struct, field: Field, offset: int) -> str:
        at = f"at + {offset}"
        if field.type == "char":
            return f"Memory.Text({at}, {field.count})"
        if field.count is not None:
            size = self.types.size(field.type)
            counted = types.counts(struct).get(field.name)
            layout = self.types.layouts.of_struct(struct)[2]
            place = next((o for f, o, _ in layout if f.name == counted), None)
            most = f"{field.count}"
            if place is not None:
                most = f"Math.Min({field.count}, Memory.GetInt(at + {place}))"
            return f"Memory.List({at}, {size}, {most}, one => {self.types.read_any(field.type, 'one')})"
        return self.types.read_any(field.type, at)

    def record(self, struct: Struct) -> str:
        """A struct that only the library fills in."""
        name = class_name(struct.name)
        members, reads = [], []
        for field, at in self.types.rows(struct):
            kind = self.types.shown(self.target(field))
            kind = f"IReadOnlyList<{kind}>" if field.is_list else kind
            member = pascal(field.name, name)
            note = line(self.words.field(struct, field), "        ")
            members.append(f"{note}        public {kind} {member} {{ get; private set; }}\n")
            reads.append(f"                {member} = {self.reading(struct, field, at)},\n")
        body = "\n".join(members)
        return (
            f"{HEAD}{doc(self.words.struct(struct))}    public sealed class {name}\n    {{\n"
            f"        internal const int Size = {self.types.size(struct.name)};\n\n"
            f"        private {name}()\n        {{\n        }}\n\n{body}\n"
            f"        internal static {name} Read(long at)\n        {{\n            return new {name}\n"
            f"            {{\n{''.join(reads)}            }};\n        }}\n    }}\n}}\n"
        )

    def filled(self, struct: Struct) -> str:
        """Returns the class of an options struct; fields that are not set keep the library's defaults."""
        name = class_name(struct.name)
        members, reads, writes = [], [], []
        for field, at in self.types.rows(struct):
            target = self.target(field)
            kind = self.types.name(target)
            is_plain = self.types.is_plain(target) and not field.is_list
            kind = f"IReadOnlyList<{kind}>" if field.is_list else f"{kind}?" if is_plain else kind
            member = pascal(field.name)
            note = line(self.words.field(struct, field), "        ")
            members.append(f"{note}        public {kind} {member} {{ get; set; }}\n")
            if not field.is_pointer:
                read = self.reading(struct, field, at)
                if target in BY_HAND and not field.is_list:
                    read = f"Libmoney.{BY_HAND[target]}.ReadOrNull(at + {at})"
                reads.append(f"                {member} = {read},\n")
            writes.append(
                f"            if ({member} != null)\n            {{\n"
                f"                {self.writing(struct, field, at)}\n            }}\n\n"
            )
        start = f"Raw.{struct.name[:-2]}_init(at);" if struct.has_init else "Memory.Clear(at, Size);"
        body = "\n".join(members)
        return (
            f"{HEAD}{doc(self.words.struct(struct))}    public sealed class {name}\n    {{\n"
            f"        internal const int Size = {self.types.size(struct.name)};\n\n{body}\n"
            f"        internal static {name} Read(long at)\n        {{\n            return new {name}\n"
            f"            {{\n{''.join(reads)}            }};\n        }}\n\n"
            f"        internal void Write(Call call, long at)\n        {{\n            {start}\n"
            f"{''.join(writes).rstrip()}\n        }}\n\n"
            "        internal long Put(Call call)\n        {\n            long at = call.Take(Size);\n"
            "            Write(call, at);\n            return at;\n        }\n    }\n}\n"
        )

    def writing(self, struct: Struct, field: Field, at: int) -> str:
        if not field.is_list:
            return self.types.write(field, f"at + {at}")
        counted = types.counts(struct).get(field.name)
        offsets = {f.name: f"at + {o}" for f, o, _ in self.types.layouts.of_struct(struct)[2]}
        place = offsets[counted] if counted is not None else "0"
        word, size = pascal(field.name), self.types.size(field.type)
        return (
            f'Memory.PutList(at + {at}, {size}, {field.count}, {word}, "{word}", {place},'
            " (one, to) => one.Write(call, to));"
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
