"""Java: a class for each kind of object, and the functions without an object."""

from __future__ import annotations

from description.parts import Description, Handle, Parameter
from model import method
from model.binding import MANAGED, MAY_BE_NULL, Binding
from model.call import BINARY, Call
from model.declared import Declared
from model.method import Method
from model.names import camel
from model.types import limits
from model.words import Words

from .comments import Comments, doc, line
from .listeners import listeners
from .names import plain
from .types import BOXES, Types, class_name, files, source
from .words import JavaVocabulary

#: Functions that are replaced with hand-written code.
REPLACED = {"money_split": "public List<Money> split(int count)"}
#: Words that Object has already, or that have another meaning there.
TAKEN = {"equal": "sameAs", "close": "closeFile"}


class Maker(method.Maker):
    """Makes the methods of all functions."""

    error, none = "call.error()", "0"
    page = {
        "first": "page.first()",
        "before": "page.first()",
        "capacity": "page.capacity()",
        "count": "page.count()",
    }
    most = ("int", "most")

    def __init__(self, description: Description) -> None:
        super().__init__(Binding(description, {*MANAGED, *REPLACED, "money_release_memory"}))
        self.types = Types(description)

    def word(self, p: Parameter) -> str:
        return plain(camel(p.name))

    def name(self, call: Call) -> str:
        """Returns the reference to a function, without the suffix of the detailed variant."""
        name = camel(call.stem)
        return TAKEN.get(name, plain(name))

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
            taken = "use" if p.is_const else "change"
            add((class_name(p.target), word))
            give(
                f"call.{taken}({word})"
                if p.null
                else f'call.{taken}(Objects.requireNonNull({word}, "{word}"))'
            )
        elif p.role == "code":
            add(("String", word))
            give(f"call.code({word})")
        elif p.role == "text in":
            is_binary = p.name in BINARY
            add(("byte[]" if is_binary else "String", word))
            made.before.append(
                f"byte[] {word}Bytes = {word};" if is_binary else f"byte[] {word}Bytes = Call.utf8({word});"
            )
            give(f"call.bytes({word}Bytes)")
        elif p.role in ("value in", "options"):
            add((self.types.name(p.target), word))
            put = {"money_t": f"call.money({word})", "money_decimal_t": f"call.decimal({word})"}.get(
                p.target, f"{word}.put(call)"
            )
            give(f"{word} == null ? 0 : {put}" if p.null else put)
        elif p.role == "array in":
            self.array(made, p, word)
        else:
            kind = self.types.name(p.type)
            add((kind, word))
            give(self.types.word(p.type, word))

    def array(self, made: Method, p: Parameter, word: str) -> None:
        kind = self.types.name(p.target)
        size = self.types.size(p.target)
        made.head.append((f"List<{kind}>", word))
        write = {
            "money_t": "(one, to) -> one.write(to)",
            "money_decimal_t": "(one, to) -> Numbers.write(to, one)",
        }.get(p.target, "(one, to) -> one.write(call, to)")
        made.words.append(f"call.list({word}, {size}, {write})")

    def scalar(self, p: Parameter) -> str:
        return self.types.name(p.type)

    def part(self, whole: Parameter, p: Parameter) -> str:
        word = self.word(whole)
        return {
            "text in": f"Call.length({word}Bytes)",
            "array in": f"Call.length({word})",
            "document": "call.length()",
            "text out": "call.length()" if p.is_pointer else "call.room()",
        }[whole.role]

    def output(self, made: Method, p: Parameter) -> None:
        word, target = f"{plain(camel(p.name))}At", p.target
        name = plain(camel(p.name))
        made.words.append(word)
        if p.role == "text out":
            made.text = word
            made.before.append(f"long {word} = call.take(call.room());")
            if p.name in BINARY:
                made.returns("byte[]", name, f"call.taken({word})")
            else:
                made.returns("String", name, f"Memory.textUntilNul({word})")
        elif p.role == "document":
            made.before.append(f"long {word} = call.take(8);")
            kind, read = ("byte[]", "documentBytes") if p.name in BINARY else ("String", "document")
            made.returns(kind, name, f"call.{read}({word})")
        elif p.role == "handle out":
            kind = class_name(target)
            made.before.append(f"long {word} = call.take(8);")
            adopt = "adoptOrNull" if p.null or made.call.function.name in MAY_BE_NULL else "adopt"
            made.returns(kind, name, f"{kind}.{adopt}(Memory.getLong({word}))")
        elif p.role == "array out" and p.count == "capacity":
            size, kind = self.types.size(target), self.types.name(target)
            made.page = (str(size), self.types.read(target, "one"))
            made.words[-1] = "page.rows()"
            made.returns(f"List<{BOXES.get(kind, kind)}>", name, "")
        elif p.role == "array out":
            size, kind = self.types.size(target), self.types.name(target)
            whole = made.call.counted(p)
            made.before.append(f"long {word} = call.rows(Call.length({plain(camel(whole.name))}), {size});")
            read = self.types.read(target, "one")
            count = f"Call.length({plain(camel(whole.name))})"
            value = f"Memory.list({word}, {size}, (int) {count}, one -> {read})"
            made.returns(f"List<{BOXES.get(kind, kind)}>", name, value)
        else:
            made.before.append(f"long {word} = call.take({max(8, self.types.size(target))});")
            made.returns(self.types.name(target), name, self.types.read(target, word))


class Writer:
    """Writes methods as text."""

    def __init__(self, description: Description) -> None:
        self.maker = Maker(description)
        self.words = Words(description, JavaVocabulary(self.maker.binding, self.maker.name))
        self.about = Comments(self.words)
        self.records: list[str] = []
        self.declared = Declared(REPLACED)

    def result(self, made: Method) -> tuple[str, str]:
        """Returns the type of a result, and the expression that creates it."""
        if not made.results:
            return "void", ""
        if len(made.results) == 1:
            kind, _, value = made.results[0]
            return kind, value
        name = made.name[0].upper() + made.name[1:] + "Result"
        parts = ", ".join(f"{kind} {word}" for kind, word, _ in made.results)
        self.records.append(f"{self.about.record(made)}    public record {name}({parts}) {{}}\n")
        return name, f"new {name}({', '.join(value for _, _, value in made.results)})"

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
        kind = "String" if result == "const char *" else self.maker.types.name(result)
        value = f"Raw.{call.function.name}({', '.join(made.words)})"
        told = f"Memory.textUntilNul({value})" if kind == "String" else value
        word = "" if call.is_method else "static "
        params = ", ".join(f"{kind_} {name}" for kind_, name in made.head)
        head = self.declared.add(call, f"public {word}{kind} {made.name}({params})")
        return (
            f"\n{self.about.method(made)}    {head} {{\n{self.wrapped(call, [], f'return {told};')}    }}\n"
        )

    def wrapped(self, call: Call, before: list[str], *body: str) -> str:
        """Statements between the beginning and the end of a call."""
        taken = []
        if call.is_method:
            own = "use" if call.function.params[0].is_const else "change"
            taken = [f"long own = call.{own}(this);"]
        inner = "".join(f"            {line}\n" for line in [*taken, *before, *body])
        return (
            "        Call call = Call.begin();\n        try {\n"
            f"{inner}        }} finally {{\n            call.end();\n        }}\n"
        )

    def method(self, call: Call, detailed: bool) -> str:
        made = self.maker.method(call, detailed)
        kind, value = self.result(made)
        raw = f"Raw.{call.function.name}({', '.join(made.words)})"
        if call.is_constructor:
            return self.constructor(made, raw)
        if made.page is not None:
            return self.paged(made, kind, raw)
        checks = f"call.check({raw});" if call.function.result == "money_status_t" else f"{raw};"
        if call.owner == "money_calculator_t" and kind == "CalculatorAlert":
            value = f"heard({value})"
        body = [checks, f"return {value};"] if made.results else [checks]
        before = made.before
        if made.text:
            # A text that does not fit is requested again, with the required capacity.
            told = next(f for f in made.before if "call.room()" in f)
            before = [line for line in made.before if line != told]
            body = [
                f"for (;;) {{ {told}",
                f"    if (call.fits({raw})) return {value};",
                "}",
            ]
        return self.heads(made, kind, self.wrapped(call, before, *body))

    def heads(self, made: Method, kind: str, text: str, page: str = "") -> str:
        """The method with all parameters, and the one without those that may be left out."""
        call = made.call
        word = "public " if call.is_method else "public static "
        full = ", ".join(f"{k} {n}" for k, n in made.head) + page
        head = self.declared.add(call, f"{word}{kind} {made.name}({full.lstrip(', ')})")
        out = f"\n{self.about.method(made)}    {head} {{\n{text}    }}\n"
        if not made.left_out:
            return out
        kept = made.head[: -made.left_out]
        values = ", ".join([n for _, n in kept] + [f"({k}) null" for k, _ in made.head[-made.left_out :]])
        back = "" if kind == "void" else "return "
        short = ", ".join(f"{k} {n}" for k, n in kept)
        head = self.declared.add(call, f"{word}{kind} {made.name}({short})")
        return out + (
            f"\n{self.about.short(made)}    {head} {{\n        {back}{made.name}({values});\n    }}\n"
        )

    def paged(self, made: Method, kind: str, raw: str) -> str:
        """Reads rows, a page at a time."""
        assert made.page is not None
        size, read = made.page
        begin = "pagesBelow(before, most, " if made.call.is_by_id else "pages("
        pages = f"return call.{begin}{size}, one -> {read}, page -> {raw});"
        text = self.wrapped(made.call, made.before, pages)
        return self.heads(made, kind, text)

    def constructor(self, made: Method, raw: str) -> str:
        call = made.call
        out_word = f"{plain(camel(call.needed[0].name))}At"
        head = ", ".join(f"{k} {n}" for k, n in made.head)
        names = ", ".join(n for _, n in made.head)
        own = class_name(call.owner or "")
        body = self.wrapped(
            call, made.before, f"call.check({raw});", f"return new Pointer(Memory.getLong({out_word}));"
        )
        declared = self.declared.add(call, f"public {own}({head})")
        text = (
            f"\n{self.about.method(made)}    {declared} {{\n"
            f"        this(make({names}));\n    }}\n\n"
            f"    private static Pointer make({head}) {{\n{body}    }}\n"
        )
        if made.left_out:
            kept = made.head[: -made.left_out]
            values = ", ".join([n for _, n in kept] + [f"({k}) null" for k, _ in made.head[-made.left_out :]])
            short = ", ".join(f"{k} {n}" for k, n in kept)
            declared = self.declared.add(call, f"public {own}({short})")
            text += f"\n{self.about.short(made)}    {declared} {{\n        this({values});\n    }}\n"
        return text

    def handle(self, handle: Handle) -> str:
        self.records = []
        name = class_name(handle.name)
        body = "".join(self.methods(c) for c in self.maker.binding.of(handle.name))
        records = "".join(f"\n{one}" for one in self.records)
        heard = listeners(handle.name, self.maker.binding.listeners(handle.name))
        free = f"Raw::{handle.name[:-2]}_free"
        return source(
            f"{doc(self.words.handle(handle))}public final class {name} extends Handle {{\n"
            f"    private {name}(Pointer pointer) {{\n        super(pointer, {free});\n    }}\n\n"
            f"    static {name} adopt(long at) {{\n        return new {name}(new Pointer(at));\n    }}\n\n"
            f"    static {name} adoptOrNull(long at) {{\n        return at == 0 ? null : adopt(at);\n    }}\n"
            f"{records}{body}{heard}}}\n"
        )

    def functions(self) -> str:
        self.records = []
        body = "".join(self.methods(c) for c in self.maker.binding.of(None))
        records = "".join(f"\n{one}" for one in self.records)
        return source(
            "/** The functions of the library that belong to no object, and its constants. */\n"
            f"public final class LibMoney {{\n{self.constants()}"
            f"    private LibMoney() {{}}\n{records}{body}}}\n"
        )

    def constants(self) -> str:
        """Returns the limits and the special values."""
        parts = []
        for name, value, constant in limits(self.maker.binding.description):
            kind, end = ("int", "") if -(2**31) <= value < 2**31 else ("long", "L")
            note = line(self.words.constant(constant), "    ")
            parts.append(f"{note}    public static final {kind} {name} = {value}{end};\n\n")
        return "".join(parts)


def emit(writer: Writer) -> dict[str, str]:
    """Returns the files of classes and types, by name."""
    made = files(writer.maker.types, writer.words)
    for handle in writer.maker.binding.handles:
        made[class_name(handle.name)] = writer.handle(handle)
    made["LibMoney"] = writer.functions()
    writer.words.check()
    return made
