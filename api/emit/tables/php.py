"""PHP: classes, enumerations and exceptions over the tables."""

from __future__ import annotations

from description.parts import Constant, Description, Enumeration, Function, Parameter, Struct
from model.binding import MAY_BE_NULL
from model.call import Call
from model.declared import Declared
from model.names import camel, constant_name, enumerators
from model.words import Documentation, Words, form, keep, unkept

from . import rows
from .rows import class_name, exception_name
from .words import TableVocabulary, own_constants

_WIDTH = 110
HEAD = (
    "<?php\n\n// Made from the headers by api/generate.py.\n\n"
    "declare(strict_types=1);\n\nnamespace LibMoney;\n\n"
)
#: Structs that are neither arguments nor results, and structs with hand-written values.
_WITHOUT = {"money_progress_t", "money_t", "money_decimal_t"}
#: The PHP type of each argument type, as a declaration and as a comment.
_GIVEN = {
    "money_t": ("mixed", "Money|string"),
    "money_decimal_t": ("mixed", "Decimal|int|string"),
    "money_date_t": (
        "\\DateTimeInterface|string|null",
        "\\DateTimeInterface|string|null",
    ),
    "money_instant_t": (
        "\\DateTimeInterface|int|null",
        "\\DateTimeInterface|int|null",
    ),
    "money_bool_t": ("bool", "bool"),
}
_RETURNED = {
    "money_t": "?Money",
    "money_decimal_t": "Decimal",
    "money_date_t": "?\\DateTimeImmutable",
    "money_instant_t": "?\\DateTimeImmutable",
    "money_bool_t": "bool",
}
_PLAIN = {
    "DOUBLE": "float",
    "CHAR": "string",
    "TEXT": "string",
    "U64": "int|string",
}
_LIMIT = 1 << 63


class Tables(rows.Tables):
    """Returns the kinds of values; ratios are a class, because PHP lacks them."""

    plain = {name: kind for name, kind in rows.Tables.plain.items() if kind != "RATIO"}


def comment(lines: list[str], indent: str) -> str:
    """Lines as a comment; nothing for nothing."""
    if len(lines) < 2:
        return "".join(f"{indent}/** {line} */\n" for line in lines)
    return (
        f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"
    )


def doc(said: Documentation, indent: str = "") -> str:
    """The comment of a class, an enumeration or a constant."""
    return comment(form.joined(form.paragraphs(said, _WIDTH - len(indent))), indent)


def line(text: str, indent: str) -> str:
    """Returns a comment of one part; "" for an empty text."""
    if not text:
        return ""
    text = text[0].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")
    return doc(Documentation(text), indent)


def declared_type(commented: str) -> str:
    """Returns the type for a declaration, which cannot express elements."""
    return "array" if commented.startswith(("list<", "array{")) else commented


def case_name(word: str) -> str:
    made = camel(word)
    return f"_{made}" if made[0].isdigit() else made[0].upper() + made[1:]


class Types:
    """How PHP writes the types."""

    def __init__(self, description: Description) -> None:
        self.tables = Tables(description)
        #: The largest numbers, which are null in PHP.
        self.largest = {
            c.name for c in description.constants if not isinstance(c.value, str) and c.value >= _LIMIT
        }

    def given(self, name: str) -> tuple[str, str]:
        if name in _GIVEN:
            return _GIVEN[name]
        kind, index = self.tables.kind(name)
        if kind == "WORD":
            word = self.tables.words[index]
            made = class_name(word.name)
            if word.is_bits:
                return "array|int", f"list<{made}>|int"
            return f"{made}|string|int", f"{made}|string|int"
        if kind in ("STRUCT", "STRUCT_AT"):
            made = class_name(name.removeprefix("const ").rstrip("* "))
            return f"{made}|array", f"{made}|array<string, mixed>"
        if kind == "TEXTS":
            return "array", "list<string>"
        if name in self.tables.handles:
            return class_name(name), class_name(name)
        made = _PLAIN.get(kind, "int")
        return made, made

    def parameter(self, p: Parameter) -> tuple[str, str]:
        if p.role in ("code", "text in"):
            made = ("string", "string")
        else:
            made = self.given(p.target if p.is_pointer else p.type)
            if p.role == "array in":
                # A single element may be passed without an array if the name is singular.
                made = ("array" if p.name.endswith("s") else "mixed", f"list<{made[1]}>")
        may_be_largest = p.type == "size_t" and any(name in p.text for name in self.largest)
        if (p.null or may_be_largest) and made[0] != "mixed" and "null" not in made[0]:
            return f"{made[0]}|null", f"{made[1]}|null"
        return made

    def returned(self, name: str) -> str:
        if name in _RETURNED:
            return _RETURNED[name]
        kind, index = self.tables.kind(name)
        if kind == "WORD":
            word = self.tables.words[index]
            return f"list<{class_name(word.name)}>" if word.is_bits else class_name(word.name)
        if kind == "STRUCT":
            return class_name(name)
        if name in self.tables.handles:
            return class_name(name)
        return _PLAIN.get(kind, "int")

    def out(self, call: Call, p: Parameter) -> str:
        """The type of a result, as a comment has it."""
        if p.role in ("text out", "document"):
            return "string"
        made = self.returned(p.target)
        if p.role == "array out":
            return f"list<{made.replace('?', '')}>"
        kind, _ = self.tables.kind(p.target)
        may_be_null = p.role == "handle out" and (p.null or call.function.name in MAY_BE_NULL)
        if kind == "WORD" and not made.startswith("list<"):
            # A newer library may have more of them.
            return f"{made}|int"
        # Functions without an object never return a null amount.
        if kind == "AMOUNT" and call.owner is None:
            return "Money"
        return f"?{made}" if may_be_null or kind == "I64" else made


class PhpVocabulary(TableVocabulary):
    """The words of PHP: references of phpDoc."""

    language = "php"
    receiver = "`$this`"
    least = "null"
    types = {
        "money_date_t": "`DateTimeImmutable`",
        "money_instant_t": "`DateTimeImmutable`",
        "money_bool_t": "`bool`",
        "money_progress_t": "{@see Progress}",
    }

    def escape(self, text: str) -> str:
        return text.replace("*/", "*\u200b/").replace("@", "(at)") if "*/" in text or "@" in text else text

    def link(self, owner: str | None, name: str, is_method: bool) -> str:
        return keep(f"{{@see {owner or 'LibMoney'}::{name or '__construct'}()}}")

    def function(self, function: Function) -> str | None:
        by_hand = {"money_progress_watch": "{@see Progress::watch()}", "money_new": "{@see Money::of()}"}
        return keep(by_hand[function.name]) if function.name in by_hand else super().function(function)

    def class_link(self, name: str) -> str:
        return keep(f"{{@see {name}}}")

    def name(self, call: Call) -> str:
        return camel(call.stem)

    def member(self, enumeration: Enumeration, short: str) -> str:
        return self.code(f"{class_name(enumeration.name)}::{case_name(short)}")

    def limit(self, name: str) -> str:
        return self.class_link(f"Constants::{name}")

    def raised(self, status: Constant) -> str | None:
        return self.class_link(exception_name(status.raises)) if status.raises else None

    def spelled(self, name: str) -> str:
        return camel(name)

    def parameter(self, function: Function, parameter: Parameter) -> str:
        found = super().parameter(function, parameter)
        is_given = not (parameter.role.endswith(" out") or parameter.role == "document")
        return found.replace("`", "`$", 1) if is_given and not found.startswith("`$") else found


class Methods:
    """The methods in PHP, with comments."""

    def __init__(self, description: Description) -> None:
        self.types = Types(description)
        self.binding = self.types.tables.binding
        self.index = {f.name: i for i, f in enumerate(description.functions)}
        self.declared = Declared({})
        self.said = Words(description, PhpVocabulary(self.types.tables))

    def result(self, call: Call, is_detailed: bool) -> str:
        """The type that a method returns, as a comment has it."""
        if call.returns_value:
            return ("?" if call.may_return_none else "") + self.types.returned(call.function.result)
        outs = call.outs(is_detailed)
        if len(outs) < 2:
            return self.types.out(call, outs[0]) if outs else "void"
        return "array{" + ", ".join(f"{camel(p.name)}: {self.types.out(call, p)}" for p in outs) + "}"

    def comments(self, call: Call, is_detailed: bool) -> str:
        said = self.said.function(call.function)
        tags = []
        for p in call.required:
            text = said.parameters.get(p.name, "")
            declared, commented = self.types.parameter(p)
            if text or declared != commented:
                tags.append(f"@param {commented} ${camel(p.name)} {text}".rstrip())
        tags += self.options(call, said)
        result = self.result(call, is_detailed)
        text = self.results(call, is_detailed, said)
        if not call.is_constructor and (text or result != declared_type(result)):
            tags.append(f"@return {result} {text}".rstrip())
        if not call.returns_value:
            tags += [
                f"@throws {unkept(e.name).removeprefix('{@see ').rstrip('}')} if {e.text}"
                for e in said.errors
            ]
        tags += [f"@see {unkept(one).removeprefix('{@see ').rstrip('}')}" for one in said.see]
        lines = [line for one in tags for line in form.entry(one, _WIDTH - 4, "", "  ")]
        return comment(form.joined([*form.paragraphs(said, _WIDTH - 4), lines]), "    ")

    def options(self, call: Call, said: Documentation) -> list[str]:
        """Returns the named arguments."""
        tags = []
        for p in call.optional:
            is_fields = p.role == "options" and p.target in self.types.tables.structs
            if is_fields:
                tags.append(f"@param mixed ...$options the properties of {{@see {class_name(p.target)}}}")
                continue
            text = said.parameters.get(p.name, "")
            tags.append(f"@param mixed ...$options `{camel(p.name)}`: {self.types.parameter(p)[1]}")
            tags[-1] += f", {text}" if text else ""
        if call.is_paged:
            begin = said.parameters["before"] if call.is_by_id else "the index of the first row"
            tags.append(f"@param mixed ...$options `{call.cursor}`: int, {begin}; `most`: int, the maximum")
            tags[-1] += " number of rows, all by default"
        return tags

    def results(self, call: Call, is_detailed: bool, said: Documentation) -> str:
        """Returns the descriptions of the results."""
        outs = [] if call.returns_value else call.outs(is_detailed)
        texts = {p.name: self.said.returned(call.function, p, said) for p in outs}
        if len(texts) < 2:
            return "".join(text for name, text in texts.items() if said.parameters.get(name))
        return "; ".join(f"`{camel(name)}`: {text}" for name, text in texts.items() if text)

    def heads(self, call: Call, has_options: bool) -> str:
        made = []
        for at, p in enumerate(call.required):
            declared = self.types.parameter(p)[0]
            rest = [self.types.parameter(o)[0] for o in call.required[at:]]
            may_end = all("null" in one or o.null for one, o in zip(rest, call.required[at:], strict=True))
            made.append(f"{declared} ${camel(p.name)}" + (" = null" if may_end else ""))
        return ", ".join(made + (["mixed ...$options"] if has_options else []))

    def method(self, call: Call, is_detailed: bool) -> str:
        function = call.function
        callback = call.callback
        index = self.index[function.name]
        name = camel(call.stem) + ("Detailed" if is_detailed else "")
        head = self.comments(call, is_detailed)
        if callback is not None:
            declared = self.declared.add(call, f"public function {name}(?callable $listener): void")
            return (
                f"{head}    {declared}\n    {{\n        Native::listen({index}, $this, $listener);\n    }}\n"
            )
        has_options = bool(call.optional) or call.is_paged or function.name == "money_split"
        names = [f"${camel(p.name)}" for p in call.required]
        arguments = ", ".join(["$this", *names] if call.is_method else names)
        options = "$options" if has_options else "null"
        heads = self.heads(call, has_options)
        if call.is_constructor:
            declared = self.declared.add(call, f"public function __construct({heads})")
            return (
                f"{head}    {declared}\n    {{\n"
                f"        Native::make({index}, $this, [{arguments}], {options});\n    }}\n"
            )
        static = "" if call.is_method else "static "
        body = f"Native::call({index}, [{arguments}], {options}, {'true' if is_detailed else 'false'})"
        result = declared_type(self.result(call, is_detailed))
        declared = self.declared.add(call, f"public {static}function {name}({heads}): {result}")
        back = "" if result == "void" else "return "
        return f"{head}    {declared}\n    {{\n        {back}{body};\n    }}\n"

    def methods(self, owner: str | None) -> str:
        return "\n".join(self.method(call, is_detailed) for call, is_detailed in self.binding.ways(owner))


def handles(made: Methods) -> str:
    """``handles.php``: a class for each kind of object."""
    parts = []
    for handle in made.binding.handles:
        name = class_name(handle.name)
        parts.append(
            f"{doc(made.said.handle(handle))}final class {name} extends Handle\n{{\n"
            f"{made.methods(handle.name)}}}\n"
        )
    return HEAD + "\n".join(parts)


def _literal(value: int | str) -> str:
    if isinstance(value, str):
        return f"'{value}'"
    if value >= _LIMIT:
        return "null"
    return "PHP_INT_MIN" if value == -_LIMIT else str(value)


def functions(description: Description, made: Methods) -> str:
    """``functions.php``: constants, and functions without an object."""
    rows = "".join(
        line(made.said.constant(c), "    ")
        + f"    public const {constant_name(c.name)} = {_literal(c.value)};\n"
        for c in own_constants(description)
    )
    numbers = "".join(f"        '{name}' => {i},\n" for name, i in made.index.items())
    return (
        f"{HEAD}/** Limits and special values. */\n"
        f"final class Constants\n{{\n{rows}}}\n\n"
        f"/** @internal The index of each function in the table of the extension. */\n"
        f"final class Functions\n{{\n    public const PLACES = [\n{numbers}    ];\n}}\n\n"
        f"/** The functions that belong to no object. */\n"
        f"final class LibMoney\n{{\n{made.methods(None)}}}\n"
    )


def _enumeration(e: Enumeration, said: Words) -> str:
    cases = "".join(
        f"{line(said.constant(c), '    ')}    case {case_name(short)} = '{short}';\n"
        for short, c in enumerators(e)
    )
    return f"{doc(said.enumeration(e))}enum {class_name(e.name)}: string\n{{\n{cases}}}\n"


def _struct(types: Types, said: Words, s: Struct) -> str:
    rows = ""
    for field in s.fields:
        if field.name in ("struct_size", "reserved"):
            continue
        kind, _ = types.tables.kind(field.type)
        if kind in ("POINTER", "TEXTS", "HANDLE_KIND", "STRUCT_AT", "TEXT"):
            made = "mixed"
        elif kind == "CHAR":
            made = "string"
        elif field.count:
            made = "array"
        else:
            made = types.returned(field.type)
            made = "array" if made.startswith("list<") else made
        if kind in ("I64", "SIZE") and not made.startswith("?"):
            made = f"?{made}"
        if kind == "WORD" and made != "array":
            # A newer library may have more of them.
            made = f"{made}|int"
        text = said.field(s, field)
        if made == "array" and kind != "TEXTS":
            elements = types.returned(field.type).removeprefix("list<").rstrip(">").replace("?", "")
            rows += comment(
                form.entry(f"@var list<{elements}> {text}".rstrip(), _WIDTH - 4, "", "  "), "    "
            )
        else:
            rows += line(text, "    ")
        rows += f"    public readonly {made} ${camel(field.name)};\n"
    return f"{doc(said.struct(s))}final class {class_name(s.name)} extends Row\n{{\n{rows}}}\n"


def structs(description: Description, said: Words) -> str:
    """``structs.php``: enumerations, and the structs that calls return."""
    types = Types(description)
    parts = [_enumeration(e, said) for e in types.tables.words]
    parts += [_struct(types, said, s) for s in description.structs if s.name not in _WITHOUT]
    return HEAD + "\n".join(parts)


def errors(description: Description, said: Words) -> str:
    """``statuses.php``: an exception for each status."""
    parts = []
    for c in description.statuses:
        if c.raises:
            name = exception_name(c.raises)
            parts.append(f"{line(said.constant(c), '')}final class {name} extends MoneyException\n{{\n}}\n")
    return HEAD + "\n".join(parts)


def files(description: Description) -> dict[str, str]:
    made = Methods(description)
    written = {
        **rows.files(description, "ext"),
        "lib/handles.php": handles(made),
        "lib/functions.php": functions(description, made),
        "lib/structs.php": structs(description, made.said),
        "lib/statuses.php": errors(description, made.said),
    }
    made.said.check()
    return written


def declarations(description: Description) -> dict[str, list[str]]:
    """The methods of PHP by the functions of C."""
    made = Methods(description)
    handles(made), functions(description, made)
    return made.declared
