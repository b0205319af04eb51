"""The face of Ruby: tables and calls in C, and classes, functions and exceptions in Ruby."""

from __future__ import annotations

import textwrap

from description.model import Description, Enumeration, Function, Parameter, Struct

from .cpp_types import enumerators, is_typed, sentence
from .javascript import Call, Face, class_name

HEAD = "/* Made from the headers by api/generate.py. */\n"
RUBY = "# frozen_string_literal: true\n\n# Made from the headers by api/generate.py.\n\n"
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
#: Classes whose names others have, and methods that every object of Ruby has.
_CLASSES = {"money_error_t": "Failure"}
_METHODS = {"equal?": "equal_to?", "hash": "hash_value", "method": "http_method"}
#: Exceptions whose names would hide those of Ruby.
_RENAMED = {
    "ArgumentError": "InvalidArgument",
    "EncodingError": "InvalidEncoding",
    "MoneySyntaxError": "InvalidSyntax",
}
_WORDS = {"class", "def", "end", "if", "in", "next", "not", "or", "and", "return", "self", "then", "when"}


def exception_name(raises: str) -> str:
    return _RENAMED.get(raises, raises)


class Tables:
    """The rows of the tables, by which calls are made."""

    #: Structs that have no class, as no call returns them or the language has one.
    internal = frozenset({"money_progress_t", "money_ratio_t"})
    #: The kinds of values.
    plain = _PLAIN

    def __init__(self, description: Description) -> None:
        self.description = description
        self.face = Face(description)
        self.structs = {s.name: i for i, s in enumerate(description.structs)}
        self.handles = {h.name: i for i, h in enumerate(description.handles)}
        self.words = [e for e in description.enumerations if is_typed(e)]
        self.enumerations = {e.name: i for i, e in enumerate(self.words)}
        self.bases = {e.name: e.base for e in description.enumerations}
        self.callbacks = {c.name: i for i, c in enumerate(description.callbacks)}

    def spelled(self, name: str) -> str:
        """A field or a parameter as the language spells it."""
        return name

    def enumeration_name(self, name: str) -> str:
        return name

    def struct_class(self, name: str) -> str:
        return _CLASSES.get(name) or class_name(name)

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

    def enumeration(self, e: Enumeration) -> tuple[str, str]:
        """The words of an enumeration, and its row."""
        rows = ", ".join(f'{{"{short.strip("_")}", {int(c.value)}}}' for short, c in enumerators(e))
        array = f"static const struct face_word words_{e.name}[] = {{{rows}, {{0, 0}}}};\n"
        return array, f'    {{"{self.enumeration_name(e.name)}", words_{e.name}, {int(e.is_bits)}}},\n'

    def struct(self, s: Struct) -> tuple[str, str]:
        names = [f.name for f in s.fields]
        rows = ""
        for field in s.fields:
            kind, index = self.kind(field.type)
            counter = f"{field.name.removesuffix('s')}_count"
            offset = f"offsetof({s.name}, {counter})" if field.count and counter in names else "-1"
            hidden = int(field.name in ("struct_size", "reserved"))
            rows += (
                f'    {{"{self.spelled(field.name)}", offsetof({s.name}, {field.name}), {offset}, '
                f"{field.count or 0}, FACE_{kind}, {index}, {hidden}}},\n"
            )
        init = f"(void (*)(void *)){s.name[:-2]}_init" if s.has_init else "0"
        array = (
            f"static const struct face_field fields_{s.name}[] = {{\n"
            f"{rows}    {{0, 0, 0, 0, 0, 0, 0}},\n}};\n"
        )
        name = "" if s.name in self.internal else self.struct_class(s.name)
        return array, f'    {{"{name}", sizeof({s.name}), {init}, fields_{s.name}}},\n'

    def place(self, call: Call, p: Parameter) -> int:
        """Where an argument is given: by its place, by its name (-1), or as fields by their names (-2)."""
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
        kind, index = "POINTER", -1
        if p.type != "void *" and not (p.role == "part-of" and p.is_pointer):
            is_whole = p.role in ("code", "callback") or not p.is_pointer
            kind, index = self.kind(p.type if is_whole else p.target)
        names = [other.name for other in params]
        whole = names.index(p.part_of) if p.part_of else -1
        count = names.index(p.count) if p.count in names else -1
        is_const = int(p.is_const)
        name = self.spelled(p.name)
        return (
            f'    {{"{name}", FACE_{role}, FACE_{kind}, {index}, {int(p.null)}, {whole}, {count}, '
            f"{self.place(call, p)}, {is_const}}},\n"
        )

    def function(self, f: Function) -> tuple[str, str]:
        call = self.face.call(f)
        rows = "".join(self.parameter(call, p) for p in f.params)
        array = f"static const struct face_parameter params_{f.name}[] = {{\n{rows}    {{0}},\n}};\n"
        kind = _RESULTS.get(f.result) or self.kind(f.result)[0]
        # The arrays of a column belong to Ruby, which must not move them during the call.
        is_long = int(f.doc.is_long) + int(f.doc.is_long and f.name.startswith("money_column_"))
        outs = len(call.needed)
        row = (
            f'    {{"{f.name}", run_{f.name}, params_{f.name}, {len(f.params)}, FACE_{kind}, '
            f"{int(call.is_paged)}, {is_long}, {outs}, {len(call.required) + int(call.is_method)}}},\n"
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


def tables(description: Description, kind: type[Tables] = Tables) -> str:
    """``tables.c``."""
    made = kind(description)
    enumerations = [made.enumeration(e) for e in made.words]
    structs = [made.struct(s) for s in description.structs]
    functions = [made.function(f) for f in description.functions]
    runs = "".join(made.run(f) for f in description.functions)
    handles = "".join(
        f'    {{"{class_name(h.name)}", (void (*)(void *)){h.name[:-2]}_free}},\n'
        for h in description.handles
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
        + f"\nconst struct face_enumeration face_enumerations[] = {{\n{''.join(r for _, r in enumerations)}"
        + "    {0, 0, 0},\n};\n\n"
        + f"const struct face_struct face_structs[] = {{\n{''.join(r for _, r in structs)}"
        + "    {0, 0, 0, 0},\n};\n\n"
        + f"const struct face_handle face_handles[] = {{\n{handles}    {{0, 0}},\n}};\n"
        + f"\nconst struct face_status face_statuses[] = {{\n{statuses}    {{0, 0, 0, 0}},\n}};\n"
        + f"\nconst struct face_function face_functions[] = {{\n{''.join(r for _, r in functions)}"
        + "    {0},\n};\n"
    )


# Ruby --------------------------------------------------------------------------------------------


def plain(name: str) -> str:
    return f"{name}_" if name in _WORDS else name


def comment(text: str, indent: str) -> str:
    # The lines of a tag are indented below its first.
    more = "  " if text.startswith("@") else ""
    lines = textwrap.wrap(sentence(text), 100 - len(indent), subsequent_indent=more) or [""]
    return "".join(f"{indent}# {line}\n" for line in lines)


#: What Ruby gives and gets for a type.
_GIVEN = {
    "money_t": "Money, String",
    "money_decimal_t": "Decimal, Integer, String, BigDecimal, Rational",
    "money_ratio_t": "Rational, Integer, Decimal",
    "money_date_t": "Date, Time, String, nil",
    "money_instant_t": "Time, Integer, nil",
    "money_bool_t": "Boolean",
}
_RETURNED = {
    "money_t": "Money",
    "money_decimal_t": "Decimal",
    "money_ratio_t": "Rational, nil",
    "money_date_t": "Date, nil",
    "money_instant_t": "Time, nil",
    "money_bool_t": "Boolean",
}


def constant_name(e: Enumeration) -> str:
    return e.name.removeprefix("money_").removesuffix("_t").upper()


class Methods:
    """The methods in Ruby, with comments for YARD."""

    def __init__(self, description: Description) -> None:
        self.tables = Tables(description)
        self.face = self.tables.face
        self.index = {f.name: i for i, f in enumerate(description.functions)}

    def type(self, name: str, is_given: bool) -> str:
        known = (_GIVEN if is_given else _RETURNED).get(name)
        if known:
            return known
        if name in _CLASSES:
            return _CLASSES[name]
        kind, index = self.tables.kind(name)
        if kind == "WORD":
            return "Array<Symbol>" if self.tables.words[index].is_bits else "Symbol"
        if name in self.tables.handles or kind == "STRUCT":
            return "Hash" if is_given and kind == "STRUCT" else class_name(name)
        return {"DOUBLE": "Float", "CHAR": "String", "TEXT": "String"}.get(kind, "Integer")

    def given(self, p: Parameter) -> str:
        if p.role in ("code", "text in"):
            return "String, nil" if p.null else "String"
        kind = self.type(p.target if p.is_pointer else p.type, True)
        if p.role == "array in":
            return f"Array<{kind}>"
        return f"{kind}, nil" if p.null and "nil" not in kind else kind

    def words(self, p: Parameter) -> str:
        """Where the symbols of a parameter are listed."""
        kind, index = self.tables.kind(p.target if p.is_pointer else p.type)
        return f" of {{Words::{constant_name(self.tables.words[index])}}}" if kind == "WORD" else ""

    def out(self, p: Parameter) -> str:
        if p.role in ("text out", "document"):
            return "String"
        kind = self.type(p.target, False)
        return f"Array<{kind}>" if p.role == "array out" else kind

    def returned(self, call: Call, is_detailed: bool) -> str:
        if call.function.result not in ("money_status_t", "void"):
            return self.type(call.function.result, False)
        outs = [*call.needed, *call.extra] if is_detailed or not call.needed else call.needed
        if not outs:
            return "nil"
        if len(outs) == 1:
            return self.out(outs[0])
        return "Struct" + " with " + ", ".join(p.name for p in outs)

    def name(self, call: Call, is_detailed: bool) -> str:
        name = call.function.name.removeprefix(call.owner[:-1] if call.owner else "money_").lstrip("_")
        if is_detailed:
            return f"{name}_detailed"
        is_predicate = self.returned(call, False) == "Boolean"
        name = f"{name}?" if is_predicate else name
        return _METHODS.get(name, name)

    def comments(self, call: Call, is_detailed: bool, indent: str) -> str:
        text = comment(call.function.doc.summary, indent)
        text += f"{indent}#\n"
        for p in call.required:
            note = f" {sentence(p.text)}" if p.text else ""
            text += comment(f"@param {plain(p.name)} [{self.given(p)}]{self.words(p)}{note}", indent)
        fields = [p for p in call.optional if self.tables.place(call, p) == -2]
        if call.optional:
            note = f" the fields of {class_name(fields[0].target)}" if fields else ""
            text += comment(f"@param options [Hash]{note}", indent)
        for p in call.optional:
            if p in fields:
                continue
            is_struct = p.target in self.tables.structs
            kind = "Hash" if is_struct else self.given(p)
            note = f"the fields of {class_name(p.target)}" if is_struct else sentence(p.text)
            text += comment(f"@option options [{kind}] :{p.name} {note}", indent)
        if not call.is_constructor:
            text += comment(f"@return [{self.returned(call, is_detailed)}]", indent)
        return text + comment(f"@note C: {call.function.name}", indent)

    def method(self, call: Call, is_detailed: bool, indent: str) -> str:
        function = call.function
        callback = next((p for p in function.params if p.role == "callback"), None)
        index = self.index[function.name]
        head = self.comments(call, is_detailed, indent)
        if callback is not None:
            name = self.name(call, False)
            return (
                f"{head}{indent}# @yield [told] after the call that made the change has returned\n"
                f"{indent}def {name}({callback.name} = nil, &block)\n"
                f"{indent}  Native.listen({index}, self, {callback.name} || block)\n{indent}end\n"
            )
        names = [plain(p.name) for p in call.required]
        has_options = bool(call.optional) or call.is_paged or "money_split" == function.name
        heads = []
        for at, p in enumerate(call.required):
            may_end = all(o.null or o.type in ("money_date_t", "money_instant_t") for o in call.required[at:])
            heads.append(f"{plain(p.name)} = nil" if may_end else plain(p.name))
        heads += ["**options"] if has_options else []
        arguments = ", ".join(["self", *names] if call.is_method else names)
        options = "options" if has_options else "nil"
        static = "" if call.is_method else "self."
        if call.is_constructor:
            body = f"Native.make({index}, self, [{arguments}], {options})"
            return (
                f"{head}{indent}def initialize({', '.join(heads)})\n"
                f"{indent}  super()\n{indent}  {body}\n{indent}end\n"
            )
        detailed = "true" if is_detailed else "false"
        body = f"Native.call({index}, [{arguments}], {options}, {detailed})"
        parameters = f"({', '.join(heads)})" if heads else ""
        name = self.name(call, is_detailed)
        if name == "to_json" and not heads:
            # A generator of JSON gives its state.
            parameters = "(*)"
        return f"{head}{indent}def {static}{name}{parameters}\n{indent}  {body}\n{indent}end\n"

    def setter(self, call: Call, indent: str) -> str:
        """`wallet.sort = :name` beside `set_sort(:name)`."""
        name = self.name(call, False)
        if not name.startswith("set_") or len(call.required) != 1 or not call.is_method:
            return ""
        value = plain(call.required[0].name)
        return (
            f"\n{indent}# @see #{name}\n{indent}def {name[4:]}=({value})\n"
            f"{indent}  {name}({value})\n{indent}end\n"
        )


def handles(description: Description) -> str:
    """``handles.rb``."""
    made = Methods(description)
    parts = []
    for handle in made.face.handles:
        methods = [
            made.method(call, is_detailed, "    ") + ("" if is_detailed else made.setter(call, "    "))
            for call in made.face.calls
            if call.owner == handle.name
            for is_detailed in call.variants
        ]
        body = "\n".join(methods)
        parts.append(
            f"{comment(handle.doc.text, '  ')}  class {class_name(handle.name)} < Handle\n{body}  end\n"
        )
    return f"{RUBY}module LibMoney\n" + "\n".join(parts) + "end\n"


def functions(description: Description) -> str:
    """``functions.rb``: what belongs to no object."""
    made = Methods(description)
    parts = [
        made.method(call, is_detailed, "  ")
        for call in made.face.calls
        if call.owner is None
        for is_detailed in call.variants
    ]
    rows = "".join(
        (comment(c.comment, "    ") if c.comment else "    # C: " + c.name + "\n")
        + f"    {c.name.removeprefix('MONEY_')} = {_literal(c.value)}\n"
        for c in description.constants
    )
    constants = (
        f"  # The limits and other constants of the headers, without MONEY_.\n"
        f"  module Constants\n{rows}  end\n"
    )
    numbers = "".join(f"      {name}: {i},\n" for name, i in made.index.items())
    places = (
        f"  # The place of each function in the table of the extension.\n"
        f"  # @private\n"
        f"  module Native\n    FUNCTIONS = {{\n{numbers}    }}.freeze\n  end\n"
    )
    return f"{RUBY}module LibMoney\n{constants}\n{places}\n" + "\n".join(parts) + "end\n"


def version(description: Description) -> str:
    """``version.rb``, which the gem reads before its extension is there."""
    value = next(c.value for c in description.constants if c.name == "MONEY_VERSION")
    text = f"  # The version of the gem, and of its library.\n  VERSION = {_literal(value)}\n"
    return f"{RUBY}module LibMoney\n{text}end\n"


def words(description: Description) -> str:
    """``words.rb``: the symbols of each enumeration, for a reader."""
    parts = []
    for e in Tables(description).words:
        rows = textwrap.wrap(" ".join(short.strip("_") for short, _ in enumerators(e)), 100)
        symbols = "\n".join(f"      {row}" for row in rows)
        parts.append(f"{comment(e.doc.text, '    ')}    {constant_name(e)} = %i[\n{symbols}\n    ].freeze\n")
    head = "  # The symbols that stand for the constants of the headers.\n  module Words\n"
    return f"{RUBY}module LibMoney\n{head}" + "\n".join(parts) + "  end\nend\n"


def _literal(value: int | str) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def errors(description: Description) -> str:
    """``statuses.rb``: an exception for each status."""
    parts = []
    for c in description.statuses:
        if c.raises:
            parts.append(f"{comment(c.comment, '  ')}  class {exception_name(c.raises)} < Error; end\n")
    return f"{RUBY}module LibMoney\n" + "\n".join(parts) + "end\n"
