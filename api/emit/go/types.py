"""The types of Go: enumerations, and structs with Go's own types."""

from __future__ import annotations

from description.parts import Constant, Description, Enumeration, Field, Struct
from model import types
from model.names import constant_name as without_prefix
from model.names import enumerators
from model.words import Words

from .comments import line, type_doc
from .names import KEYWORDS, camel, receiver

#: The hand-written counterparts of types.
BY_HAND = {
    "money_t": "Money",
    "money_decimal_t": "Decimal",
    "money_ratio_t": "Ratio",
    "money_date_t": "Date",
    "money_instant_t": "time.Time",
    "money_bool_t": "bool",
}
#: Types whose names functions have.
RENAMED = {
    "money_error_t": "Failure",
    "money_xirr_t": "RateOfReturn",
    "money_cash_rule_t": "CashRounding",
    "money_day_count_t": "DayCountConvention",
}
NUMBERS = {
    "int32_t": "int32",
    "uint32_t": "uint32",
    "int64_t": "int64",
    "uint64_t": "uint64",
    "size_t": "int",
    "double": "float64",
}
#: Constants that a Go program does not need, or that are hand-written.
INNER = ("NTS", "DATE_NONE", "INSTANT_NONE", "ABI_VERSION", "VERSION", "DIGITS_CURRENCY", "DIGITS_EXACT")
HEAD = "// Code generated from the headers by api/generate.py. DO NOT EDIT.\n\npackage money\n\n"
CGO = '// #include <money/desk.h>\nimport "C"\n\n'


def type_name(name: str) -> str:
    return BY_HAND.get(name) or RENAMED.get(name) or camel(name.removeprefix("money_").removesuffix("_t"))


def reader(kind: str) -> str:
    """The function that reads a struct: ``convertOptionsOf``."""
    name = type_name(kind)
    return f"{name[0].lower()}{name[1:]}Of"


def member(name: str) -> str:
    """A field of C as cgo has it."""
    return f"_{name}" if name in KEYWORDS else name


class Types(types.Types):
    """How each type of C becomes one of Go, and back."""

    def __init__(self, description: Description) -> None:
        super().__init__(description)
        self.constants = description.constants

    def name(self, kind: str) -> str:
        """The type of a value in Go."""
        if kind in BY_HAND or kind in self.typed or kind in self.structs:
            return type_name(kind)
        if kind in self.handles:
            return f"*{type_name(kind)}"
        if kind in ("char", "const char *"):
            return "string"
        return NUMBERS[self.base(kind)]

    def read(self, kind: str, value: str) -> str:
        """Returns the expression that converts a C value to Go."""
        known = {
            "money_t": f"moneyOf({value})",
            "money_decimal_t": f"decimalOf({value})",
            "money_ratio_t": f"ratioOf(&{value})",
            "money_date_t": f"Date({value})",
            "money_instant_t": f"timeOf({value})",
            "money_bool_t": f"{value} != 0",
            "const char *": f"C.GoString({value})",
        }
        if kind in known:
            return known[kind]
        if kind in self.structs:
            return f"{reader(kind)}(&{value})"
        return f"{self.name(kind)}({value})"

    def word(self, kind: str, value: str) -> str:
        """Returns the expression that converts a scalar to C."""
        known = {"money_instant_t": f"ofTime({value})", "money_bool_t": f"ofBool({value})"}
        return known.get(kind) or f"C.{kind}({value})"


def enumeration(one: Enumeration, words: Words) -> str:
    """A type with its constants, and their names as text."""
    name = type_name(one.name)
    own, base = receiver(name), NUMBERS[one.base]
    rows, cases = [], []
    for short, constant in enumerators(one):
        word = constant_name(one, constant)
        rows.append(f"{line(words.constant(constant), chr(9))}\t{word} {name} = {constant.value}\n")
        cases.append(f'\tcase {word}:\n\t\treturn "{short}"\n')
    text = type_doc(name, words.enumeration(one)) + f"type {name} {base}\n\nconst (\n{''.join(rows)})\n\n"
    if one.is_bits:
        return text + (
            f"// Has returns whether all bits of a set are set.\nfunc ({own} {name}) Has(set {name}) bool "
            f"{{ return {own}&set == set }}\n\n"
        )
    if one.name == "money_status_t":
        return text
    return text + (
        f"// String returns the name of the constant, such as {enumerators(one)[0][0]!r}.\n".replace("'", '"')
        + f"func ({own} {name}) String() string {{\n\tswitch {own} {{\n{''.join(cases)}\t}}\n"
        f'\treturn fmt.Sprintf("{name}(%d)", {base}({own}))\n}}\n\n'
    )


def constant_name(one: Enumeration, constant: Constant) -> str:
    """The name of a constant of an enumeration."""
    short = next(short for short, found in enumerators(one) if found is constant)
    if one.name != "money_status_t":
        return type_name(one.name) + camel(short)
    return "StatusOK" if short == "ok" else "Err" + camel(short)


def limit_name(constant: Constant) -> str:
    """Returns the name of a separate constant; "" for one that Go omits."""
    name = without_prefix(constant.name)
    if isinstance(constant.value, str) or name.startswith(INNER):
        return ""
    return camel(name.lower())


def enumerations(known: Types, words: Words) -> str:
    """``enumerations.go``."""
    body = "".join(enumeration(e, words) for e in known.typed.values())
    rows = "".join(_limit(c, words) for c in known.constants if limit_name(c))
    return f'{HEAD}import "fmt"\n\n// Limits and special values.\nconst (\n{rows})\n\n{body}'


def _limit(constant: Constant, words: Words) -> str:
    value = -1 if constant.value == 2**64 - 1 else constant.value
    return f"{line(words.constant(constant), chr(9))}\t{limit_name(constant)} = {value}\n"


class Structs:
    """Generates the structs, with the functions that read and write them."""

    def __init__(self, types: Types, words: Words) -> None:
        self.types = types
        self.words = words

    def kind(self, field: Field) -> str:
        if field.is_list:
            return f"[]{self.types.name(field.type)}"
        if field.is_pointer:
            name = self.types.name(field.target)
            return name if field.target in self.types.handles else f"*{name}"
        return self.types.name(field.type)

    def reading(self, struct: Struct, field: Field) -> str:
        value = f"raw.{member(field.name)}"
        name = camel(field.name)
        if field.type == "char":
            return f"\t\t{name}: textOf({value}[:]),\n"
        if field.count is not None:
            counted = types.counts(struct).get(field.name)
            most = f"int(raw.{counted})" if counted else str(field.count)
            read = self.types.read(field.type, "one")
            kind = self.types.name(field.type)
            return (
                f"\t\t{name}: listOf({value}[:], {most}, func(one C.{field.type}) {kind} "
                f"{{ return {read} }}),\n"
            )
        if field.is_pointer:
            return ""
        return f"\t\t{name}: {self.types.read(field.type, value)},\n"

    def writing(self, struct: Struct, field: Field) -> str:
        at, value = f"raw.{member(field.name)}", f"{receiver(type_name(struct.name))}.{camel(field.name)}"
        target = field.target
        if field.type == "char":
            return f'\tc.put({at}[:], {value}, "{field.name}")\n'
        if field.count is not None:
            counted = types.counts(struct).get(field.name)
            told = f"\traw.{counted} = C.int32_t(len({value}))\n" if counted else ""
            return (
                f'\tif c.fits(len({value}), {field.count}, "{field.name}") {{\n'
                f"\t\tfor index := range {value} {{\n"
                f"\t\t\t{value}[index].fill(c, &{at}[index])\n\t\t}}\n\t}}\n"
            ) + told
        if field.type == "const char *":
            return f"\t{at} = c.optional({value})\n"
        if target in self.types.handles:
            taken = "use" if field.type.startswith("const ") else "change"
            return f"\t{at} = (*C.{target})(c.{taken}({value}.held()))\n"
        if field.type.endswith("*"):
            return (
                f"\tif {value} != nil {{\n\t\t{at} = (*C.{target})(c.take(C.sizeof_{target}))\n"
                f"\t\t{value}.fill(c, {at})\n\t}}\n"
            )
        if field.type in ("money_t", "money_decimal_t"):
            return f"\t{at} = {value}.raw()\n"
        if field.type in self.types.structs:
            return f"\t{value}.fill(c, &{at})\n"
        return f"\t{at} = {self.types.word(field.type, value)}\n"

    def struct(self, struct: Struct) -> str:
        name, raw = type_name(struct.name), f"C.{struct.name}"
        fields = types.fields(struct)
        rows = "".join(
            line(self.words.field(struct, f), "\t") + f"\t{camel(f.name)} {self.kind(f)}\n" for f in fields
        )
        reads = "".join(self.reading(struct, f) for f in fields)
        of, own = reader(struct.name), receiver(name)
        text = (
            type_doc(name, self.words.struct(struct)) + f"type {name} struct {{\n{rows}}}\n\n"
            f"func {of}(raw *{raw}) {name} {{\n\treturn {name}{{\n{reads}\t}}\n}}\n\n"
        )
        secrets = [f for f in fields if f.is_secret]
        if secrets:
            hides = "".join(f"\t{own}.{camel(f.name)} = hide({own}.{camel(f.name)})\n" for f in secrets)
            text += (
                "// Format implements [fmt.Formatter]: it writes the struct as usual, but hides the secret.\n"
                f"func ({own} {name}) Format(state fmt.State, verb rune) {{\n\ttype plain {name}\n{hides}"
                f"\tformatPlain(state, verb, plain({own}))\n}}\n\n"
            )
        if struct.name not in self.types.given:
            return text
        init = f"C.{struct.name[:-2]}_init(raw)" if struct.has_init else f"*raw = {raw}{{}}"
        writes = "".join(self.writing(struct, f) for f in fields)
        text += (
            f"func ({own} *{name}) fill(c *call, raw *{raw}) {{\n\t{init}\n{writes}}}\n\n"
            f"func ({own} *{name}) give(c *call) *{raw} {{\n\tif {own} == nil {{\n\t\treturn nil\n\t}}\n"
            f"\traw := (*{raw})(c.take(C.sizeof_{struct.name}))\n\t{own}.fill(c, raw)\n\treturn raw\n}}\n\n"
        )
        if struct.has_init:
            text += (
                f"// Default{name} returns the default options: set the fields that differ.\n"
                f"func Default{name}() {name} {{\n\tvar raw {raw}\n"
                f"\tC.{struct.name[:-2]}_init(&raw)\n\treturn {of}(&raw)\n}}\n\n"
            )
        return text


def structs(known: Types, words: Words) -> str:
    """``structs.go``."""
    made = Structs(known, words)
    body = "".join(made.struct(s) for s in known.structs.values() if s.name not in types.HIDDEN)
    return HEAD + CGO + 'import (\n\t"fmt"\n\t"time"\n)\n\n' + body
