"""C#: a class for each kind of object, and the functions without an object."""

from __future__ import annotations

from description.parts import Description, Handle, Parameter
from model import method
from model.binding import MANAGED, MAY_BE_NULL, Binding
from model.call import BINARY, Call
from model.declared import Declared
from model.method import Method
from model.types import limits
from model.words import Words

from .comments import Comments, doc, line
from .listeners import listeners
from .loops import loop
from .names import argument, pascal
from .types import BY_HAND, HEAD, Types, class_name, files
from .words import CSharpVocabulary

#: Functions that are replaced with hand-written code.
REPLACED = {"money_split": "public IReadOnlyList<Money> Split(int count)"}
#: Names of members that every object defines, or that C# reserves.
TAKEN = {"Equal": "SameAs", "Finalize": "FinalizeValue", "GetType": "GetTypeValue"}


class Maker(method.Maker):
    """Makes the methods of all functions."""

    error, none = "call.Error", "0"
    page = {
        "first": "page.First",
        "before": "page.First",
        "capacity": "page.Capacity",
        "count": "page.Count",
    }
    most = ("int", "most")

    def __init__(self, description: Description) -> None:
        super().__init__(Binding(description, {*MANAGED, *REPLACED, "money_release_memory"}))
        self.types = Types(description)

    def word(self, p: Parameter) -> str:
        return argument(p.name)

    def name(self, call: Call) -> str:
        """Returns the reference to a function, without the suffix of the detailed variant."""
        name = pascal(call.stem, class_name(call.owner or ""))
        return TAKEN.get(name, name)

    def method(self, call: Call, detailed: bool) -> Method:
        made = Method(call, self.name(call) + ("Detailed" if detailed else ""))
        self.parameters(made, detailed)
        optional = {self.word(p) for p in call.optional}
        made.head.sort(key=lambda one: one[1] in optional)
        made.left_out = len(optional)
        return made

    def own(self, made: Method, p: Parameter) -> None:
        made.words.append("own")

    def given(self, made: Method, p: Parameter, word: str) -> None:
        give, add = made.words.append, made.head.append
        if p.role == "handle":
            taken = "Use" if p.is_const else "Change"
            add((class_name(p.target), word))
            give(f"call.{taken}({word})" if p.null else f"call.{taken}(Call.Needed({word}, nameof({word})))")
        elif p.role == "code":
            add(("string", word))
            give(f"call.Code({word})")
        elif p.role == "text in":
            kind, value = ("byte[]", word) if p.name in BINARY else ("string", f"Call.Utf8({word})")
            add((kind, word))
            made.before.append(f"byte[] {word.lstrip('@')}Bytes = {value};")
            give(f"call.Bytes({word.lstrip('@')}Bytes)")
        elif p.role in ("value in", "options"):
            self.value(made, p, word)
        elif p.role == "array in":
            self.array(made, p, word)
        else:
            add((self.types.shown(p.type), word))
            give(self.types.word(p.type, word))

    def value(self, made: Method, p: Parameter, word: str) -> None:
        kind = self.types.name(p.target)
        if not self.types.is_plain(p.target):
            made.head.append((kind, word))
            put = f"{word}.Put(call)"
            made.words.append(
                f"{word} == null ? 0 : {put}" if p.null else f"Call.Needed({word}, nameof({word})).Put(call)"
            )
        elif p.null:
            made.head.append((f"{kind}?", word))
            made.words.append(f"{word}.HasValue ? {word}.Value.Put(call) : 0")
        else:
            made.head.append((kind, word))
            made.words.append(f"{word}.Put(call)")

    def array(self, made: Method, p: Parameter, word: str) -> None:
        kind, size = self.types.name(p.target), self.types.size(p.target)
        made.head.append((f"IReadOnlyList<{kind}>", word))
        write = "one.Write(to)" if p.target in BY_HAND else "one.Write(call, to)"
        made.words.append(f"call.List({word}, {size}, (one, to) => {write})")

    def scalar(self, p: Parameter) -> str:
        return self.types.shown(p.type)

    def part(self, whole: Parameter, p: Parameter) -> str:
        word = self.word(whole)
        return {
            "text in": f"Call.Length({word.lstrip('@')}Bytes)",
            "array in": f"Call.Length({word})",
            "document": "call.Length()",
            "text out": "call.Length()" if p.is_pointer else "call.Room",
        }[whole.role]

    def output(self, made: Method, p: Parameter) -> None:
        target, name = p.target, pascal(p.name)
        word = f"{argument(p.name).lstrip('@')}At"
        made.words.append(word)
        if p.role == "text out":
            made.text = word
            made.before.append(f"long {word} = call.Take(call.Room);")
            if p.name in BINARY:
                made.returns("byte[]", name, f"call.Taken({word})")
            else:
                made.returns("string", name, f"Memory.TextUntilNul({word})")
        elif p.role == "document":
            made.before.append(f"long {word} = call.Take(8);")
            kind, read = ("byte[]", "DocumentBytes") if p.name in BINARY else ("string", "Document")
            made.returns(kind, name, f"call.{read}({word})")
        elif p.role == "handle out":
            kind = class_name(target)
            made.before.append(f"long {word} = call.Take(8);")
            adopt = "AdoptOrNull" if p.null or made.call.function.name in MAY_BE_NULL else "Adopt"
            made.returns(kind, name, f"Libmoney.{kind}.{adopt}(Memory.GetLong({word}))")
        elif p.role == "array out":
            self.rows(made, p, word, name)
        else:
            made.before.append(f"long {word} = call.Take({max(8, self.types.size(target))});")
            made.returns(self.types.shown(target), name, self.types.read_any(target, word))

    def rows(self, made: Method, p: Parameter, word: str, name: str) -> None:
        """An array that the library fills: read in pages, or as long as one that was given."""
        size, read = self.types.size(p.target), self.types.read_any(p.target, "one")
        kind = f"IReadOnlyList<{self.types.shown(p.target)}>"
        if p.count == "capacity":
            made.page = (str(size), read)
            made.words[-1] = "page.Rows"
            made.returns(kind, name, "")
            return
        whole = made.call.counted(p)
        count = f"Call.Length({argument(whole.name)})"
        made.before.append(f"long {word} = call.Rows({count}, {size});")
        made.returns(kind, name, f"Memory.List({word}, {size}, (int){count}, one => {read})")


class Writer:
    """Writes methods as text."""

    def __init__(self, description: Description) -> None:
        self.maker = Maker(description)
        self.words = Words(description, CSharpVocabulary(self.maker.binding, self.maker.name))
        self.comments = Comments(self.words)
        self.declared = Declared(REPLACED)

    def result(self, made: Method) -> tuple[str, str]:
        """Returns the type of a result, and the expression that creates it."""
        if not made.results:
            return "void", ""
        if len(made.results) == 1:
            return made.results[0][0], made.results[0][2]
        kinds = ", ".join(f"{kind} {word}" for kind, word, _ in made.results)
        return f"({kinds})", f"({', '.join(value for _, _, value in made.results)})"

    def methods(self, call: Call) -> str:
        if call.returns_value:
            return self.plain(call)
        if call.callback is not None:
            return ""
        return "".join(self.method(call, detailed) for detailed in call.variants)

    def plain(self, call: Call) -> str:
        """A function that cannot fail, and returns its result."""
        made = self.maker.method(call, False)
        result = call.function.result
        is_text = result == "const char *"
        kind = "string" if is_text else self.maker.types.name(result)
        value = f"Raw.{call.function.name}({', '.join(made.words)})"
        if is_text:
            value = f"Memory.TextUntilNul({value})"
        elif kind == "bool":
            value = f"{value} != 0"
        elif kind in ("uint", "ulong"):
            value = f"unchecked(({kind}){value})"
        word = "" if call.is_method else "static "
        head = ", ".join(f"{k} {n}" for k, n in made.head)
        body = self.wrapped(call, made.before, f"return {value};")
        declared = self.declared.add(call, f"public {word}{kind} {made.name}({head})")
        return f"\n{self.comments.method(made)}        {declared}\n        {{\n{body}        }}\n"

    def wrapped(self, call: Call, before: list[str], *body: str) -> str:
        """Statements between the beginning and the end of a call."""
        taken = []
        if call.is_method:
            own = "Use" if call.function.params[0].is_const else "Change"
            taken = [f"long own = call.{own}(this);"]
        inner = "".join(f"                {line}\n" for line in [*taken, *before, *body])
        return (
            "            Call call = Call.Begin();\n            try\n            {\n"
            f"{inner}            }}\n            finally\n            {{\n                call.End();\n            }}\n"  # noqa: E501
        )

    def method(self, call: Call, detailed: bool) -> str:
        made = self.maker.method(call, detailed)
        kind, value = self.result(made)
        raw = f"Raw.{call.function.name}({', '.join(made.words)})"
        if call.is_constructor:
            return self.constructor(made, raw)
        if made.page is not None:
            size, read = made.page
            below = f"PagesBelow({self.maker.types.word('uint64_t', 'before')}, most, "
            begin = below if call.is_by_id else "Pages("
            rows = f"return call.{begin}{size}, one => {read}, page => {raw});"
            return self.whole(made, kind, self.wrapped(call, made.before, rows))
        if call.owner == "money_calculator_t" and kind == "CalculatorAlert":
            value = f"Heard({value})"
        checks = f"call.Check({raw});" if call.function.result == "money_status_t" else f"{raw};"
        body = [checks, f"return {value};"] if made.results else [checks]
        before = made.before
        if made.text:
            # A text that does not fit is requested again, with the required capacity.
            told = next(line for line in before if "call.Room" in line)
            before = [line for line in before if line != told]
            body = [
                *("for (; ;)", "{", f"    {told}", f"    if (call.Fits({raw}))", "    {"),
                *(f"        return {value};", "    }", "}"),
            ]
        return self.whole(made, kind, self.wrapped(call, before, *body))

    def head(self, made: Method) -> str:
        """The parameters; those that may be left out have null."""
        first = len(made.head) - made.left_out
        return ", ".join(f"{k} {n}" + (" = null" if i >= first else "") for i, (k, n) in enumerate(made.head))

    def whole(self, made: Method, kind: str, body: str) -> str:
        word = "public " if made.call.is_method else "public static "
        declared = self.declared.add(made.call, f"{word}{kind} {made.name}({self.head(made)})")
        return f"\n{self.comments.method(made)}        {declared}\n        {{\n{body}        }}\n"

    def constructor(self, made: Method, raw: str) -> str:
        call = made.call
        out = f"{argument(call.needed[0].name).lstrip('@')}At"
        body = self.wrapped(call, made.before, f"call.Check({raw});", f"return Memory.GetLong({out});")
        names = ", ".join(n for _, n in made.head)
        plain = ", ".join(f"{k} {n}" for k, n in made.head)
        declared = self.declared.add(call, f"public {class_name(call.owner or '')}({self.head(made)})")
        return (
            f"\n{self.comments.method(made)}        {declared}\n"
            f"            : base(Make({names}), Free)\n        {{\n        }}\n\n"
            f"        private static long Make({plain})\n        {{\n{body}        }}\n"
        )

    def handle(self, handle: Handle) -> str:
        name = class_name(handle.name)
        body = "".join(self.methods(c) for c in self.maker.binding.of(handle.name))
        kind, loops = loop(name)
        heard = listeners(handle.name, self.maker.binding.listeners(handle.name))
        return (
            f"{HEAD}{doc(self.words.handle(handle))}    public sealed class {name} : Handle{kind}\n    {{\n"
            f"        private static readonly Action<long> Free = Raw.{handle.name[:-2]}_free;\n\n"
            f"        private {name}(long at)\n            : base(at, Free)\n        {{\n        }}\n\n"
            f"        internal static {name} Adopt(long at)\n        {{\n            return new {name}(at);\n        }}\n\n"  # noqa: E501
            f"        internal static {name} AdoptOrNull(long at)\n        {{\n"
            f"            return at == 0 ? null : Adopt(at);\n        }}\n"
            f"{body}{loops}{heard}    }}\n}}\n"
        )

    def functions(self) -> str:
        body = "".join(self.methods(c) for c in self.maker.binding.of(None))
        return (
            f"{HEAD}    /// <summary>The functions of the library that belong to no object, and its constants.</summary>\n"  # noqa: E501
            f"    public static class LibMoney\n    {{\n{self.constants()}{body}    }}\n}}\n"
        )

    def constants(self) -> str:
        """Returns the limits and the special values."""
        parts = []
        for name, value, constant in limits(self.maker.binding.description):
            kind = "int" if -(2**31) <= value < 2**31 else "long"
            note = line(self.words.constant(constant), "        ")
            parts.append(f"{note}        public const {kind} {pascal(name.lower())} = {value};\n")
        return "\n".join(parts)


def emit(writer: Writer) -> dict[str, str]:
    """Returns the files of classes and types, by name."""
    made = files(writer.maker.types, writer.words)
    for handle in writer.maker.binding.handles:
        made[class_name(handle.name)] = writer.handle(handle)
    made["LibMoney"] = writer.functions()
    writer.words.check()
    return made
