"""The functions of the interface as C++ has them: owner, parameters, results."""

from __future__ import annotations

from dataclasses import dataclass, field

from description.parts import Description, Function, Parameter
from model.binding import Binding
from model.call import Call
from model.names import is_typed

from .types import BY_HAND, class_name, plain

#: Functions that are replaced with hand-written code.
REPLACED = {
    "money_split": "std::vector<Money> split(std::size_t count) const",
    "money_progress_init": "class ProgressWatch",
    "money_progress_watch": "class ProgressWatch",
    "money_feed_request_body": "std::string_view body() const",
}
#: A document is a std::string.
LEFT_OUT = {"money_string_free"}
CALLBACKS = {
    "money_change_callback_t": ("std::uint64_t", "std::uint64_t", "std::uint64_t revision"),
    "money_calculator_display_callback_t": ("const char *", "std::string", "std::string display"),
    "money_calculator_alert_callback_t": (
        "money_calculator_alert_t",
        "CalculatorAlert",
        "CalculatorAlert alert",
    ),
}


@dataclass
class Out:
    """A result of a call."""

    name: str
    type: str
    value: str
    is_optional: bool
    #: The argument for a result that is not requested.
    argument: str


@dataclass
class Method:
    """A function on its way from C to C++."""

    call: Call
    name: str = ""
    params: list[tuple[str, str]] = field(default_factory=list)
    before: list[str] = field(default_factory=list)
    #: The arguments of C, each with the result that it belongs to.
    arguments: list[tuple[str, Out | None]] = field(default_factory=list)
    outs: list[Out] = field(default_factory=list)
    kind: str = "plain"
    row: str = ""

    @property
    def function(self) -> Function:
        return self.call.function

    @property
    def is_const(self) -> bool:
        return self.call.is_method and self.function.params[0].is_const


class Maker:
    """Turns functions into methods."""

    def __init__(self, description: Description) -> None:
        self.description = description
        self.handles = {handle.name for handle in description.handles}
        self.structs = {struct.name for struct in description.structs}
        self.typed = {e.name for e in description.enumerations if is_typed(e)}
        self.integers = {e.name for e in description.enumerations}
        binding = Binding(description, {*REPLACED, *LEFT_OUT}, has_columns=True)
        self.methods = [self.method(call) for call in binding.calls]

    def type_of(self, name: str) -> str:
        """The type of a result."""
        if name in BY_HAND or name in self.typed or name in self.structs or name in self.handles:
            return class_name(name)
        return {"size_t": "std::size_t", "double": "double"}.get(name, f"std::{name}")

    def method(self, call: Call) -> Method:
        made = Method(call, "make" if call.function.name == "money_new" else plain(call.stem))
        for parameter in call.function.params:
            if call.is_method and parameter is call.function.params[0]:
                made.arguments.append(("get()", None))
            else:
                self.parameter(made, parameter)
        return made

    def add_out(
        self, made: Method, p: Parameter, kind: str, declared: str, value: str, argument: str
    ) -> None:
        out = Out(plain(p.name), kind, value, p.null, "nullptr")
        made.before.append(declared)
        made.outs.append(out)
        made.arguments.append((argument, out))

    def parameter(self, made: Method, p: Parameter) -> None:
        """Adds a parameter and its C argument."""
        name, target = plain(p.name), p.target
        add = made.params.append
        give = made.arguments.append
        if p.role == "error":
            give(("&why", None))
        elif p.role == "handle":
            self.handle(made, p)
        elif p.role == "code":
            add((f"cstr {name}", " = {}" if p.null else ""))
            give((f"{name}.get()", None))
        elif p.role == "text in":
            add((f"text_view {name}", " = {}" if p.null else ""))
            give((f"{name}.data()", None))
        elif p.role in ("value in", "options"):
            self.value(made, p)
        elif p.role == "array in":
            add((f"view<{target}> {name}", " = {}" if p.null else ""))
            give((f"{name}.data()", None))
        elif p.role == "part-of":
            self.part(made, p)
        elif p.role == "scalar":
            self.scalar(made, p)
        elif p.role == "callback":
            give((name, None))
        else:
            self.output(made, p)

    def handle(self, made: Method, p: Parameter) -> None:
        name, kind = plain(p.name), class_name(p.target)
        if p.null:
            made.params.append((f"maybe<{kind}> {name}", " = {}"))
            made.arguments.append((f"detail::pointer({name})", None))
        else:
            made.params.append((f"{'const ' if p.is_const else ''}{kind} &{name}", ""))
            made.arguments.append((f"{name}.get()", None))

    def value(self, made: Method, p: Parameter) -> None:
        name, target = plain(p.name), p.target
        if p.null:
            made.params.append((f"maybe<{target}> {name}", " = {}"))
            made.arguments.append((f"{name}.get()", None))
        elif target in ("money_t", "money_decimal_t"):
            made.params.append((f"const {class_name(target)} &{name}", ""))
            made.arguments.append((f"&{name}.raw()", None))
        else:
            made.params.append((f"const {target} &{name}", ""))
            made.arguments.append((f"&{name}", None))

    def scalar(self, made: Method, p: Parameter) -> None:
        name = plain(p.name)
        if made.call.is_paged and p.name in ("first", "before", "capacity"):
            made.arguments.append((p.name, None))
            return
        if p.type == "void *":
            kind, given = "void *", name
        elif p.type in self.typed:
            kind, given = f"{class_name(p.type)} ", name
        elif p.type == "money_bool_t":
            kind, given = "bool ", f"{name} ? 1 : 0"
        else:
            kind, given = f"{self.type_of(p.type)} ", name
        made.params.append((f"{kind}{name}", ""))
        made.arguments.append((given, None))

    def part(self, made: Method, p: Parameter) -> None:
        whole = made.call.whole(p)
        if whole.role in ("text in", "array in"):
            made.arguments.append((f"{plain(whole.name)}.size()", None))
        elif whole.role == "document":
            made.arguments.append((f"&{plain(whole.name)}.length", None))
        elif whole.role == "callback":
            made.arguments.append(("user_data", None))
        else:
            made.arguments.append((p.name, None))

    def output(self, made: Method, p: Parameter) -> None:
        """Adds a result."""
        name, target = plain(p.name), p.target
        if made.call.is_paged and p.name == "count":
            made.arguments.append(("count", None))
        elif p.role == "text out":
            made.kind = "text"
            out = Out(name, "std::string", f"std::move({name})", False, "")
            made.outs.append(out)
            made.arguments.append((name, None))
        elif p.role == "document":
            made.before.append(f"detail::Document {name};")
            made.outs.append(Out(name, "std::string", f"{name}.string()", False, ""))
            made.arguments.append((f"&{name}.text", None))
        elif p.role == "handle out":
            kind = class_name(target)
            self.add_out(made, p, kind, f"{target} *{name} = nullptr;", f"{kind}::adopt({name})", f"&{name}")
        elif p.role == "array out" and p.count == "capacity":
            made.kind, made.row = "rows", target
            made.arguments.append((name, None))
        elif p.role == "array out":
            self.array(made, p)
        elif target in ("money_t", "money_decimal_t"):
            kind = class_name(target)
            self.add_out(made, p, kind, f"{target} {name}{{}};", f"{kind}({name})", f"&{name}")
        elif target in self.structs:
            kind = class_name(target)
            self.add_out(made, p, kind, f"{kind} {name}{{}};", name, f"&{name}")
        elif target == "money_bool_t":
            self.add_out(made, p, "bool", f"{target} {name} = 0;", f"{name} != 0", f"&{name}")
        else:
            kind = self.type_of(target)
            value = f"{kind}({name})" if target in self.typed or kind == "Date" else name
            self.add_out(made, p, kind, f"{target} {name}{{}};", value, f"&{name}")

    def array(self, made: Method, p: Parameter) -> None:
        """Results as many as an argument has elements."""
        name, target = plain(p.name), p.target
        count = p.count or ""
        if "." in count:
            owner, member = count.split(".")
            whole = next(q for q in made.function.params if q.name == owner)
            size = f"{owner} ? {owner}->{member} : 1" if whole.null else f"{owner}.{member}"
        else:
            whole = made.call.counted(p)
            size = f"{plain(whole.name)}.size()"
        kind, is_value = self.type_of(target), target in ("money_t", "money_decimal_t")
        value = f"detail::wrapped<{kind}>({name})" if is_value else f"std::move({name})"
        if target in self.typed:
            kind = target
        raw = target if is_value or target in self.integers else kind
        declared = f"std::vector<{raw}> {name}({size});"
        self.add_out(made, p, f"std::vector<{kind}>", declared, value, f"{name}.data()")
