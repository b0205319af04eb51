"""Ruby: classes, functions, words and exceptions over the tables."""

from __future__ import annotations

import textwrap

from description.parts import Constant, Description, Enumeration, Function, Parameter
from model.call import Call
from model.declared import Declared
from model.names import constant_name, enumerators, type_name
from model.words import Documentation, Words, form, keep, unkept

from . import rows
from .rows import Tables, class_name, exception_name
from .words import TableVocabulary, own_constants

_WIDTH = 100
RUBY = "# frozen_string_literal: true\n\n# Made from the headers by api/generate.py.\n\n"
#: Methods that every object of Ruby has.
_METHODS = {"equal?": "equal_to?", "hash": "hash_value", "method": "http_method"}
_WORDS = {"class", "def", "end", "if", "in", "next", "not", "or", "and", "return", "self", "then", "when"}


def plain(name: str) -> str:
    return f"{name}_" if name in _WORDS else name


def comment(lines: list[str], indent: str) -> str:
    return "".join(f"{indent}# {line}".rstrip() + "\n" for line in lines)


def doc(said: Documentation, indent: str) -> str:
    """The comment of a class, a module or a constant."""
    return comment(form.joined(form.paragraphs(said, _WIDTH - len(indent))), indent)


#: The Ruby types of arguments and results for each type.
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


def words_name(e: Enumeration) -> str:
    return e.name.removeprefix("money_").removesuffix("_t").upper()


class RubyVocabulary(TableVocabulary):
    """The words of Ruby: links of YARD."""

    language = "ruby"
    null = least = "nil"
    types = {
        "money_date_t": "`Date`",
        "money_instant_t": "`Time`",
        "money_bool_t": "`Boolean`",
        "money_ratio_t": "`Rational`",
        "money_progress_t": "{LibMoney.watch}",
    }

    def __init__(self, methods: Methods) -> None:
        super().__init__(methods.tables)
        self.methods = methods

    def link(self, owner: str | None, name: str, is_method: bool) -> str:
        return keep(f"{{{owner or 'LibMoney'}{'#' if is_method or not name else '.'}{name or 'initialize'}}}")

    def function(self, function: Function) -> str | None:
        by_hand = {"money_progress_watch": "{LibMoney.watch}", "money_new": "{Money.new}"}
        return by_hand.get(function.name) or super().function(function)

    def class_link(self, name: str) -> str:
        is_class = name in ("Money", "Decimal", "Amounts") or name in {
            class_name(h) for h in self.tables.handles
        }
        words = {class_name(e.name): words_name(e) for e in self.tables.words}
        if name in words:
            return f"{{Words::{words[name]}}}"
        return f"{{{name}}}" if is_class else self.code(name)

    def name(self, call: Call) -> str:
        return self.methods.name(call, False)

    def member(self, enumeration: Enumeration, short: str) -> str:
        return self.code(f":{short}")

    def limit(self, name: str) -> str:
        return f"{{Constants::{name}}}"

    def raised(self, status: Constant) -> str | None:
        return f"{{{exception_name(status.raises)}}}" if status.raises else None

    def release(self, handle: str) -> str:
        return "{Handle#free} releases it at once; otherwise the garbage collector does."


class Methods:
    """The methods in Ruby, with comments for YARD."""

    def __init__(self, description: Description) -> None:
        self.tables = Tables(description)
        self.binding = self.tables.binding
        self.index = {f.name: i for i, f in enumerate(description.functions)}
        self.declared = Declared({})
        self.said = Words(description, RubyVocabulary(self))

    def type(self, name: str, is_given: bool) -> str:
        known = (_GIVEN if is_given else _RETURNED).get(name)
        if known:
            return known
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
        return f" of {{Words::{words_name(self.tables.words[index])}}}" if kind == "WORD" else ""

    def out(self, p: Parameter) -> str:
        if p.role in ("text out", "document"):
            return "String"
        kind = self.type(p.target, False)
        return f"Array<{kind}>" if p.role == "array out" else kind

    def returned(self, call: Call, is_detailed: bool) -> str:
        if call.returns_value:
            return self.type(call.function.result, False) + (", nil" if call.may_return_none else "")
        outs = call.outs(is_detailed)
        if not outs:
            return "nil"
        if len(outs) == 1:
            return self.out(outs[0])
        return "Struct" + " with " + ", ".join(p.name for p in outs)

    def name(self, call: Call, is_detailed: bool) -> str:
        name = call.stem
        if is_detailed:
            return f"{name}_detailed"
        is_predicate = self.returned(call, False) == "Boolean"
        name = f"{name}?" if is_predicate else name
        return _METHODS.get(name, name)

    def comments(self, call: Call, is_detailed: bool, indent: str) -> str:
        said, width = self.said.function(call.function), _WIDTH - len(indent)
        tags = []
        for p in call.required:
            tags.append(f"@param {plain(p.name)} [{self.given(p)}]{self.note(p, said)}")
        fields = [p for p in call.optional if self.tables.place(call, p) == -2]
        if call.optional or call.is_paged:
            note = f" the fields of {type_name(fields[0].target)}" if fields else ""
            tags.append(f"@param options [Hash]{note}")
        for p in call.optional:
            if p in fields:
                continue
            if p.target in self.tables.structs:
                tags.append(f"@option options [Hash] :{p.name} the fields of {type_name(p.target)}")
            else:
                tags.append(f"@option options [{self.given(p)}] :{p.name}{self.note(p, said)}")
        if call.is_paged:
            begin = said.parameters["before"] if call.is_by_id else "the index of the first row"
            tags.append(f"@option options [Integer] :{call.cursor} (0) {begin}")
            tags.append("@option options [Integer] :most the maximum number of rows; all by default")
        if not call.is_constructor:
            tags.append(f"@return [{self.returned(call, is_detailed)}]{self.result(call, is_detailed, said)}")
        if not call.returns_value:
            tags += [f"@raise [{unkept(e.name).strip('{}')}] if {e.text}" for e in said.errors]
        tags += [f"@see {unkept(one).strip('{}')}" for one in said.see]
        lines = [line for one in tags for line in form.entry(one, width, "", "  ")]
        return comment(form.joined([*form.paragraphs(said, width), lines]), indent)

    def note(self, p: Parameter, said: Documentation) -> str:
        """Returns the description of a parameter."""
        text = said.parameters.get(p.name, "")
        words = self.words(p)
        return f"{words}{': ' if words and text else ' ' if text else ''}{text}"

    def result(self, call: Call, is_detailed: bool, said: Documentation) -> str:
        """Returns the descriptions of the results."""
        outs = [] if call.returns_value else call.outs(is_detailed)
        texts = {p.name: self.said.returned(call.function, p, said) for p in outs}
        if len(texts) < 2:
            return "".join(f" {text}" for name, text in texts.items() if said.parameters.get(name))
        notes = [f"`{name}`: {text}" for name, text in texts.items() if text]
        return f" {'; '.join(notes)}" if notes else ""

    def method(self, call: Call, is_detailed: bool, indent: str) -> str:
        function = call.function
        callback = call.callback
        index = self.index[function.name]
        head = self.comments(call, is_detailed, indent)
        if callback is not None:
            name = self.name(call, False)
            declared = self.declare(call, f"def {name}({callback.name} = nil, &block)")
            return (
                f"{head}{indent}# @yield [value] after the change, before the call that made it returns\n"
                f"{indent}{declared}\n"
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
            declared = self.declare(call, f"def initialize({', '.join(heads)})")
            return f"{head}{indent}{declared}\n{indent}  super()\n{indent}  {body}\n{indent}end\n"
        detailed = "true" if is_detailed else "false"
        body = f"Native.call({index}, [{arguments}], {options}, {detailed})"
        parameters = f"({', '.join(heads)})" if heads else ""
        name = self.name(call, is_detailed)
        if name == "to_json" and not heads:
            # A JSON generator passes its state.
            parameters = "(*)"
        declared = self.declare(call, f"def {static}{name}{parameters}")
        return f"{head}{indent}{declared}\n{indent}  {body}\n{indent}end\n"

    def declare(self, call: Call, text: str) -> str:
        """Notes a method with its class or module, and returns it without."""
        self.declared.add(call, f"{type_name(call.owner) if call.owner else 'LibMoney'}: {text}")
        return text

    def setter(self, call: Call, indent: str) -> str:
        """Returns `wallet.sort = :name`, the alternative of `set_sort(:name)`."""
        name = self.name(call, False)
        if not name.startswith("set_") or len(call.required) != 1 or not call.is_method:
            return ""
        value = plain(call.required[0].name)
        return (
            f"\n{indent}# @see #{name}\n{indent}def {name[4:]}=({value})\n"
            f"{indent}  {name}({value})\n{indent}end\n"
        )


def handles(made: Methods) -> str:
    """``handles.rb``."""
    parts = []
    for handle in made.binding.handles:
        methods = [
            made.method(call, is_detailed, "    ") + ("" if is_detailed else made.setter(call, "    "))
            for call, is_detailed in made.binding.ways(handle.name)
        ]
        body = "\n".join(methods)
        parts.append(
            f"{doc(made.said.handle(handle), '  ')}  class {type_name(handle.name)} < Handle\n{body}  end\n"
        )
    return f"{RUBY}module LibMoney\n" + "\n".join(parts) + "end\n"


def functions(description: Description, made: Methods) -> str:
    """``functions.rb``: functions without an object."""
    parts = [made.method(call, is_detailed, "  ") for call, is_detailed in made.binding.ways(None)]
    rows = "".join(
        comment(_sentence(made.said.constant(c) or constant_name(c.name).lower().replace("_", " ")), "    ")
        + f"    {constant_name(c.name)} = {_literal(c.value)}\n"
        for c in own_constants(description)
    )
    constants = f"  # Limits and special values.\n  module Constants\n{rows}  end\n"
    numbers = "".join(f"      {name}: {i},\n" for name, i in made.index.items())
    places = (
        f"  # The index of each function in the table of the extension.\n"
        f"  # @private\n"
        f"  module Native\n    FUNCTIONS = {{\n{numbers}    }}.freeze\n  end\n"
    )
    return f"{RUBY}module LibMoney\n{constants}\n{places}\n" + "\n".join(parts) + "end\n"


def version(description: Description) -> str:
    """``version.rb``, which the gem reads before its extension is built."""
    value = next(c.value for c in description.constants if c.name == "MONEY_VERSION")
    text = f"  # The version of the gem, and of its library.\n  VERSION = {_literal(value)}\n"
    return f"{RUBY}module LibMoney\n{text}end\n"


def words(description: Description, said: Words) -> str:
    """``words.rb``: the symbols of each enumeration, for a reader."""
    parts = []
    for e in Tables(description).words:
        rows = textwrap.wrap(" ".join(short for short, _ in enumerators(e)), 100)
        symbols = "\n".join(f"      {row}" for row in rows)
        parts.append(f"{_listed(e, said)}    {words_name(e)} = %i[\n{symbols}\n    ].freeze\n")
    head = "  # The symbols of each enumeration.\n  module Words\n"
    return f"{RUBY}module LibMoney\n{head}" + "\n".join(parts) + "  end\nend\n"


def _sentence(text: str) -> list[str]:
    """Returns a comment of one part."""
    text = text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")
    return form.joined(form.paragraphs(Documentation(text), _WIDTH - 4))


def _listed(e: Enumeration, said: Words) -> str:
    """Returns the comment of an enumeration, with the descriptions of its symbols."""
    texts = [f"`:{short}`: {text}" for short, c in enumerators(e) if (text := said.constant(c))]
    entries = [line for one in texts for line in form.entry(one, _WIDTH - 4)]
    return comment(form.joined([*form.paragraphs(said.enumeration(e), _WIDTH - 4), entries]), "    ")


def _literal(value: int | str) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def errors(description: Description, said: Words) -> str:
    """``statuses.rb``: an exception for each status."""
    parts = []
    for c in description.statuses:
        if c.raises:
            about = comment(_sentence(said.constant(c)), "  ")
            parts.append(f"{about}  class {exception_name(c.raises)} < Error; end\n")
    return f"{RUBY}module LibMoney\n" + "\n".join(parts) + "end\n"


def files(description: Description) -> dict[str, str]:
    folder, made = "lib/libmoney", Methods(description)
    written = {
        **rows.files(description, "ext/libmoney"),
        f"{folder}/handles.rb": handles(made),
        f"{folder}/functions.rb": functions(description, made),
        f"{folder}/statuses.rb": errors(description, made.said),
        f"{folder}/words.rb": words(description, made.said),
        f"{folder}/version.rb": version(description),
    }
    made.said.check()
    return written


def declarations(description: Description) -> dict[str, list[str]]:
    """The methods of Ruby by the functions of C."""
    made = Methods(description)
    handles(made), functions(description, made)
    return made.declared
