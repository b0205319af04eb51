"""Go: a type for each kind of object, methods of values, and functions."""

from __future__ import annotations

from description.parts import Description, Handle, Parameter
from model import method
from model.binding import MANAGED, Binding
from model.call import BINARY, VALUES, Call
from model.declared import Declared
from model.method import Method
from model.pages import MOST
from model.words import Words

from .comments import Comments, type_doc
from .names import camel, lower, receiver
from .types import CGO, HEAD, Types, enumerations, structs, type_name
from .words import GoVocabulary

#: Functions that are replaced with hand-written code.
REPLACED = {
    "money_split": "func (m Money) Split(count int) ([]Money, error)",
    "money_add": "func (m Money) Add(other Money) (Money, error)",
    "money_subtract": "func (m Money) Subtract(other Money) (Money, error)",
    "money_equal": "func (m Money) Equal(other Money) bool",
    "money_compare": "func (m Money) Compare(other Money) (int, error)",
    "money_format": "func (m Money) String() string",
    "money_decimal_format": "func (d Decimal) String() string",
}
#: Functions whose names read better in another way.
NAMES = {
    "money_store_open": "OpenStore",
    "money_expression_evaluate": "Evaluate",
    "money_cash_rule": "CashRule",
    "money_xirr": "XIRR",
    "money_bag_parse": "ParseBag",
    "money_to_json": "ToJSON",
    "money_decimal_new": "NewDecimalWithScale",
    "money_decimal_parse": "ParseDecimal",
    "money_ratio_parse": "ParseRatio",
    "money_date_parse": "ParseDate",
    "money_currency_pair_parse": "ParseCurrencyPair",
    "money_rate_parse": "ParseRate",
}


class Maker(method.Maker):
    """Makes the methods of all functions."""

    error, none = "&c.why", "nil"
    page = {
        "first": "C.size_t(first)",
        "before": "C.uint64_t(before)",
        "capacity": "pageRows",
        "count": "&count",
    }
    most = ("int", "most")

    def __init__(self, description: Description) -> None:
        super().__init__(Binding(description, {*MANAGED, *REPLACED, "money_release_memory"}))
        self.types = Types(description)
        self.has_other = False

    def word(self, p: Parameter) -> str:
        # The first operand is the receiver.
        return "other" if p.name == "b" and self.has_other else lower(p.name)

    def place(self, call: Call) -> tuple[str, str]:
        """The type of a method, or "", and the name."""
        made = self.method(call, False)
        return made.owner, made.name

    def method(self, call: Call, detailed: bool) -> Method:
        made = Method(call, "")
        function = call.function
        value = call.value
        self.has_other = self.is_binary(call)
        stem = function.name.removeprefix("money_")
        if call.is_method:
            made.owner = type_name(call.owner or "")
            made.receiver = f"({receiver(made.owner)} *{made.owner}) "
            stem = function.name.removeprefix((call.owner or "")[:-1])
        elif value is not None:
            made.owner = type_name(value)
            made.receiver = f"({receiver(made.owner)} {made.owner}) "
            stem = function.name.removeprefix(VALUES[value])
        elif call.is_constructor:
            stem = f"new_{(call.owner or '').removeprefix('money_').removesuffix('_t')}"
        made.name = NAMES.get(function.name, camel(stem)) + ("Detailed" if detailed else "")
        self.parameters(made, detailed)
        return made

    def is_own(self, call: Call, p: Parameter) -> bool:
        is_first = p is call.function.params[0]
        return super().is_own(call, p) or (is_first and call.value is not None)

    def own(self, made: Method, p: Parameter) -> None:
        own = receiver(made.owner)
        if made.call.is_method:
            taken = "use" if p.is_const else "change"
            made.before.append(f"self := (*C.{p.target})(c.{taken}({own}.held()))")
            made.words.append("self")
        elif p.target in ("money_t", "money_decimal_t"):
            made.before.append(f"own := {own}.raw()")
            made.words.append("&own")
        else:
            made.words.append(f"{own}.give(c)")

    def given(self, made: Method, p: Parameter, word: str) -> None:
        give, add = made.words.append, made.head.append
        if p.role == "handle":
            taken = "use" if p.is_const else "change"
            add((f"*{type_name(p.target)}", word))
            made.before.append(f"{word}At := (*C.{p.target})(c.{taken}({word}.held()))")
            give(f"{word}At")
        elif p.role == "code":
            add(("string", word))
            made.before.append(f"{word}Text := c.{'optional' if p.null else 'code'}({word})")
            give(f"{word}Text")
        elif p.role == "text in":
            add((f"{'[]byte' if p.name in BINARY else 'string'}", word))
            made.before.append(
                f"{word}Text := c.text({word})" if p.name not in BINARY else f"{word}Text := c.bytes({word})"
            )
            give(f"{word}Text")
        elif p.role in ("value in", "options"):
            self.struct(made, p, word)
        elif p.role == "array in":
            self.array(made, p, word)
        else:
            add((f"{self.types.name(p.type)}", word))
            give(self.types.word(p.type, word))

    def struct(self, made: Method, p: Parameter, word: str) -> None:
        kind = self.types.name(p.target)
        if p.target in ("money_t", "money_decimal_t"):
            if p.null:
                made.head.append((f"*{kind}", word))
                made.before.append(f"{word}Raw := {word}.give(c)")
                made.words.append(f"{word}Raw")
            else:
                made.head.append((f"{kind}", word))
                made.before.append(f"{word}Raw := {word}.raw()")
                made.words.append(f"&{word}Raw")
            return
        made.head.append((f"{'*' if p.null else ''}{kind}", word))
        made.before.append(f"{word}Raw := {word}.give(c)")
        made.words.append(f"{word}Raw")

    def array(self, made: Method, p: Parameter, word: str) -> None:
        made.head.append((f"[]{self.types.name(p.target)}", word))
        made.before.append(f"{word}Raw := make([]C.{p.target}, len({word}))")
        fill = f"{word}[index].fill(c, &{word}Raw[index])"
        if p.target in ("money_t", "money_decimal_t"):
            fill = f"{word}Raw[index] = {word}[index].raw()"
        made.before.append(f"for index := range {word} {{\n\t\t{fill}\n\t}}")
        made.words.append(f"first({word}Raw)")

    def scalar(self, p: Parameter) -> str:
        return self.types.name(p.type)

    def part(self, whole: Parameter, p: Parameter) -> str:
        word = self.word(whole)
        return {
            "text in": f"C.size_t(len({word}))",
            "array in": f"C.size_t(len({word}))",
            "document": "&length",
            "text out": "&length" if p.is_pointer else "C.size_t(room)",
        }[whole.role]

    def output(self, made: Method, p: Parameter) -> None:
        word, target = f"{lower(p.name)}Out", p.target
        before, words = made.before.append, made.words.append
        if p.role == "text out":
            made.text = word
            words(word)
            kind, read = ("[]byte", "bytesOf") if p.name in BINARY else ("string", "C.GoStringN")
            size = "length" if p.name in BINARY else "C.int(length)"
            made.returns(kind, word, f"{read}({word}, {size})")
        elif p.role == "document":
            before(f"var {word} *C.char")
            before("var length C.size_t")
            words(f"&{word}")
            kind, read = ("[]byte", "freedBytesOf") if p.name in BINARY else ("string", "documentOf")
            made.returns(kind, word, f"{read}({word}, length)")
        elif p.role == "handle out":
            before(f"var {word} *C.{target}")
            words(f"&{word}")
            made.returns(f"*{type_name(target)}", word, f"adopt{type_name(target)}({word})")
        elif p.role == "array out" and p.count == "capacity":
            made.page = (target, self.types.read(target, "rows[index]"))
            words("first(rows)")
            made.returns(f"[]{self.types.name(target)}", word, "")
        elif p.role == "array out":
            whole = made.call.counted(p)
            before(f"{word} := make([]C.{target}, len({lower(whole.name)}))")
            words(f"first({word})")
            kind = self.types.name(target)
            read = self.types.read(target, "one")
            value = f"listOf({word}, len({word}), func(one C.{target}) {kind} {{ return {read} }})"
            made.returns(f"[]{kind}", word, value)
        else:
            before(f"var {word} C.{target}")
            words(f"&{word}")
            made.returns(self.types.name(target), word, self.types.read(target, word))


class Writer:
    """Writes methods as text."""

    def __init__(self, description: Description) -> None:
        self.maker = Maker(description)
        vocabulary = GoVocabulary(self.maker.binding, self.maker.types, self.maker.place)
        self.words = Words(description, vocabulary)
        self.about = Comments(self.words)
        self.declared = Declared(REPLACED)

    def methods(self, call: Call) -> str:
        if call.callback is not None:
            return ""
        return "".join(self.method(call, detailed) for detailed in call.variants)

    def zero(self, kind: str) -> str:
        if kind.startswith(("*", "[]")):
            return "nil"
        if kind in ("string",):
            return '""'
        if kind == "bool":
            return "false"
        if kind[0].islower() and "." not in kind:
            return "0"
        enumerated = {type_name(e) for e in self.maker.types.typed}
        return "0" if kind in enumerated or kind == "Date" else f"{kind}{{}}"

    def method(self, call: Call, detailed: bool) -> str:
        made = self.maker.method(call, detailed)
        function = call.function
        about = self.about.method(made, {MOST: MOST, **{p.name: self.maker.word(p) for p in function.params}})
        head = f"func {made.receiver}{made.name}({', '.join(f'{name} {kind}' for kind, name in made.head)})"
        raw = f"C.{function.name}({', '.join(made.words)})"
        start = "\tc := begin()\n\tdefer c.end()\n" + "".join(f"\t{line}\n" for line in made.before)
        if call.returns_value:
            kind = self.maker.types.name(function.result)
            value = self.maker.types.read(function.result, raw)
            head = self.declared.add(call, f"{head} {kind}")
            return f"{about}{head} {{\n{start}\treturn {value}\n}}\n\n"
        kinds = [kind for kind, _, _ in made.results]
        failed = ", ".join([*(self.zero(kind) for kind in kinds), "c.err"])
        check = f"\tif c.err != nil {{\n\t\treturn {failed}\n\t}}\n"
        back = ", ".join([*kinds, "error"])
        head = self.declared.add(call, f"{head} ({back})" if kinds else f"{head} {back}")
        values = ", ".join([*(value for _, _, value in made.results), "nil"])
        if made.page is not None:
            return f"{about}{head} {{\n{start}{check}{self.paged(made, raw)}}}\n\n"
        if made.text:
            loop = (
                "\tfor room := textRoom; ; {\n"
                f"\t\t{made.text} := (*C.char)(c.take(C.size_t(room)))\n\t\tvar length C.size_t\n"
                f"\t\tstatus := {raw}\n\t\tif isTooSmall(status, length, &room) {{\n\t\t\tcontinue\n\t\t}}\n"
                f"\t\tif c.failed(status) {{\n\t\t\treturn {failed}\n\t\t}}\n\t\treturn {values}\n\t}}\n"
            )
            return f"{about}{head} {{\n{start}{check}{loop}}}\n\n"
        run = f"\tif c.err != nil || c.failed({raw}) {{\n\t\treturn {failed}\n\t}}\n"
        return f"{about}{head} {{\n{start}{run}\treturn {values}\n}}\n\n"

    def paged(self, made: Method, raw: str) -> str:
        """Reads rows, a page at a time."""
        assert made.page is not None
        target, read = made.page
        kind = made.results[0][0]
        if made.call.is_by_id:
            return (
                f"\trows := make([]C.{target}, pageRows)\n\tvar found {kind}\n"
                "\tfor len(found) < most {\n\t\troom := pageRows\n"
                "\t\tif most-len(found) < room {\n\t\t\troom = most - len(found)\n\t\t}\n"
                "\t\tvar count C.size_t\n"
                f"\t\tif c.failed({raw.replace('pageRows', 'C.size_t(room)')}) {{\n"
                "\t\t\treturn nil, c.err\n\t\t}\n"
                "\t\tfor index := 0; index < int(count); index++ {\n"
                f"\t\t\tfound = append(found, {read})\n\t\t}}\n"
                "\t\tif int(count) < room {\n\t\t\tbreak\n\t\t}\n"
                "\t\tbefore = uint64(rows[count-1].id)\n\t}\n\treturn found, nil\n"
            )
        return (
            f"\trows := make([]C.{target}, pageRows)\n\tvar found {kind}\n"
            "\tfor from := 0; ; {\n\t\tvar count C.size_t\n"
            f"\t\tif c.failed({raw.replace('C.size_t(first)', 'C.size_t(from)')}) {{\n"
            "\t\t\treturn nil, c.err\n\t\t}\n"
            "\t\tfor index := 0; index < int(count); index++ {\n"
            f"\t\t\tfound = append(found, {read})\n\t\t}}\n"
            "\t\tif count < pageRows {\n\t\t\treturn found, nil\n\t\t}\n\t\tfrom += int(count)\n\t}\n"
        )

    def handle(self, handle: Handle) -> str:
        name = type_name(handle.name)
        own = receiver(name)
        owned = self.maker.binding.of(handle.name)
        text = (
            f"{type_doc(name, self.words.handle(handle))}type {name} struct {{\n\thandle\n}}\n\n"
            f"func adopt{name}(at *C.{handle.name}) *{name} {{\n\tif at == nil {{\n\t\treturn nil\n\t}}\n"
            f'\tmade := &{name}{{}}\n\tmade.adopt(unsafe.Pointer(at), "{name}", func(at unsafe.Pointer) {{\n'
            f"\t\tC.{handle.name[:-2]}_free((*C.{handle.name})(at))\n\t}})\n"
            f"\truntime.SetFinalizer(made, func(gone *{name}) {{ gone.Close() }})\n\treturn made\n}}\n\n"
            f"func ({own} *{name}) held() *handle {{\n"
            f"\tif {own} == nil {{\n\t\treturn nil\n\t}}\n"
            f"\treturn &{own}.handle\n}}\n\n"
        )
        return text + "".join(self.methods(c) for c in owned) + self.listeners(handle, name)

    def listeners(self, handle: Handle, name: str) -> str:
        kinds = self.maker.binding.listeners(handle.name)
        if "money_change_callback_t" in kinds:
            return CHANGES.format(name=name, own=receiver(name))
        return DISPLAYS if kinds else ""

    def functions(self) -> str:
        return HEAD + CGO + "".join(self.methods(c) for c in self.maker.binding.of(None))


CHANGES = """// OnChange sets the listener of changes, replacing the previous one; nil removes it. It
// receives the revision after the change, before the call that made it returns. If it panics, so does the
// call, but the change persists.
func ({own} *{name}) OnChange(listener func(revision uint64)) error {{
\t{own}.setTell(nil)
\tif listener == nil {{
\t\treturn nil
\t}}
\theard, err := {own}.Revision()
\tif err != nil {{
\t\treturn err
\t}}
\t{own}.setTell(func() {{
\t\tnow, err := {own}.Revision()
\t\tif err == nil && now != heard {{
\t\t\theard = now
\t\t\tlistener(now)
\t\t}}
\t}})
\treturn nil
}}

"""
DISPLAYS = """// OnDisplay sets the listener of the display, replacing the previous one; nil removes it. It
// runs after the change, before the call that made it returns. [Calculator.Press] and [Calculator.PressKeys]
// return the alerts.
func (ca *Calculator) OnDisplay(listener func(display string)) error {
\tca.setTell(nil)
\tif listener == nil {
\t\treturn nil
\t}
\tshown, err := ca.Display()
\tif err != nil {
\t\treturn err
\t}
\tca.setTell(func() {
\t\tnow, err := ca.Display()
\t\tif err == nil && now != shown {
\t\t\tshown = now
\t\t\tlistener(now)
\t\t}
\t})
\treturn nil
}

"""


def emit(writer: Writer) -> dict[str, str]:
    """Every generated file of Go, by its name."""
    start = HEAD + CGO + 'import (\n\t"runtime"\n\t"time"\n\t"unsafe"\n)\n\n'
    made = {
        "enumerations.go": enumerations(writer.maker.types, writer.words),
        "structs.go": structs(writer.maker.types, writer.words),
        "handles.go": start + "".join(writer.handle(h) for h in writer.maker.binding.handles),
        "functions.go": writer.functions(),
    }
    writer.words.check()
    return made
