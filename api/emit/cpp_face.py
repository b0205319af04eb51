"""The functions of the interface as C++ has them: owner, parameters, results."""

from __future__ import annotations

from dataclasses import dataclass, field

from description.model import Description, Function, Parameter

from .cpp_types import BY_HAND, camel, is_typed, plain

#: Functions that the values and classes by hand stand for, with what they are in C++.
REPLACED = {
    "money_split": "money::Money::split and money::split_detailed",
    "money_string_free": "a document is a std::string",
    "money_progress_init": "money::ProgressWatch",
    "money_progress_watch": "money::ProgressWatch",
    "money_feed_request_body": "money::FeedRequest::body",
}
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
    #: What is passed when the result is not asked for.
    argument: str


@dataclass
class Call:
    """A function on its way from C to C++."""

    function: Function
    owner: str | None = None
    is_method: bool = False
    is_const: bool = False
    name: str = ""
    params: list[tuple[str, str]] = field(default_factory=list)
    before: list[str] = field(default_factory=list)
    #: The arguments of C, each with the result that it belongs to.
    arguments: list[tuple[str, Out | None]] = field(default_factory=list)
    outs: list[Out] = field(default_factory=list)
    kind: str = "plain"
    row: str = ""


class Face:
    """Turns functions into methods."""

    def __init__(self, description: Description) -> None:
        self.description = description
        self.handles = {handle.name: handle for handle in description.handles}
        self.structs = {struct.name: struct for struct in description.structs}
        self.typed = {e.name for e in description.enumerations if is_typed(e)}
        self.integers = {e.name for e in description.enumerations}
        self.calls = [self.call(f) for f in description.functions if not self.is_replaced(f)]

    def is_replaced(self, function: Function) -> bool:
        """Whether something by hand, a constructor or a destructor stands for it."""
        inits = any(s.has_init and function.name == f"{s.name[:-2]}_init" for s in self.structs.values())
        is_free = any(p.role == "free" for p in function.params)
        return inits or is_free or function.name in REPLACED

    def type_of(self, name: str) -> str:
        """The type of a result."""
        if name in BY_HAND or name in self.typed or name in self.structs or name in self.handles:
            return camel(name)
        return {"size_t": "std::size_t", "double": "double"}.get(name, f"std::{name}")

    def call(self, function: Function) -> Call:
        call = Call(function)
        first = function.params[0] if function.params else None
        stem = function.name
        for handle in sorted(self.handles, key=len, reverse=True):
            if stem.startswith(handle[:-1]):
                call.owner = handle
                break
        owns = first is not None and first.role == "handle" and first.target == call.owner
        if first is not None and owns:
            call.is_method, call.is_const = True, first.is_const
        makes = any(p.role == "handle out" and p.target == call.owner for p in function.params)
        if call.owner is not None and not call.is_method and not makes:
            call.owner = None
        prefix = call.owner[:-1] if call.owner else "money_"
        call.name = "make" if stem == "money_new" else plain(stem.removeprefix(prefix))
        for parameter in function.params:
            if call.is_method and parameter is first:
                call.arguments.append(("get()", None))
            else:
                self.parameter(call, parameter)
        return call

    def add_out(self, call: Call, p: Parameter, kind: str, declared: str, value: str, argument: str) -> None:
        out = Out(plain(p.name), kind, value, p.null, "nullptr")
        call.before.append(declared)
        call.outs.append(out)
        call.arguments.append((argument, out))

    def parameter(self, call: Call, p: Parameter) -> None:
        """Adds a parameter and what C is given for it."""
        name, target = plain(p.name), p.target
        add = call.params.append
        give = call.arguments.append
        if p.role == "error":
            give(("&why", None))
        elif p.role == "handle":
            self.handle(call, p)
        elif p.role == "code":
            add((f"cstr {name}", " = {}" if p.null else ""))
            give((f"{name}.get()", None))
        elif p.role == "text in":
            add((f"text_view {name}", " = {}" if p.null else ""))
            give((f"{name}.data()", None))
        elif p.role in ("value in", "options"):
            self.value(call, p)
        elif p.role == "array in":
            add((f"view<{target}> {name}", " = {}" if p.null else ""))
            give((f"{name}.data()", None))
        elif p.role == "part-of":
            self.part(call, p)
        elif p.role == "scalar":
            self.scalar(call, p)
        elif p.role == "callback":
            call.kind = "listener"
            give((name, None))
        else:
            self.output(call, p)

    def handle(self, call: Call, p: Parameter) -> None:
        name, kind = plain(p.name), camel(p.target)
        if p.null:
            call.params.append((f"maybe<{kind}> {name}", " = {}"))
            call.arguments.append((f"detail::pointer({name})", None))
        else:
            call.params.append((f"{'const ' if p.is_const else ''}{kind} &{name}", ""))
            call.arguments.append((f"{name}.get()", None))

    def value(self, call: Call, p: Parameter) -> None:
        name, target = plain(p.name), p.target
        if p.null:
            call.params.append((f"maybe<{target}> {name}", " = {}"))
            call.arguments.append((f"{name}.get()", None))
        elif target in ("money_t", "money_decimal_t"):
            call.params.append((f"const {camel(target)} &{name}", ""))
            call.arguments.append((f"&{name}.raw()", None))
        else:
            call.params.append((f"const {target} &{name}", ""))
            call.arguments.append((f"&{name}", None))

    def scalar(self, call: Call, p: Parameter) -> None:
        name = plain(p.name)
        if is_paged(call.function) and p.name in ("first", "capacity"):
            call.arguments.append((p.name, None))
            return
        if p.type == "void *":
            kind, given = "void *", name
        elif p.type in self.typed:
            kind, given = f"{camel(p.type)} ", name
        elif p.type == "money_bool_t":
            kind, given = "bool ", f"{name} ? 1 : 0"
        else:
            kind, given = f"{self.type_of(p.type)} ", name
        call.params.append((f"{kind}{name}", ""))
        call.arguments.append((given, None))

    def part(self, call: Call, p: Parameter) -> None:
        whole = next(q for q in call.function.params if q.name == p.part_of)
        if whole.role in ("text in", "array in"):
            call.arguments.append((f"{plain(whole.name)}.size()", None))
        elif whole.role == "document":
            call.arguments.append((f"&{plain(whole.name)}.length", None))
        elif whole.role == "callback":
            call.arguments.append(("user_data", None))
        else:
            call.arguments.append((p.name, None))

    def output(self, call: Call, p: Parameter) -> None:
        """Adds a result."""
        name, target = plain(p.name), p.target
        if is_paged(call.function) and p.name == "count":
            call.arguments.append(("count", None))
        elif p.role == "text out":
            call.kind = "text"
            out = Out(name, "std::string", f"std::move({name})", False, "")
            call.outs.append(out)
            call.arguments.append((name, None))
        elif p.role == "document":
            call.before.append(f"detail::Document {name};")
            call.outs.append(Out(name, "std::string", f"{name}.string()", False, ""))
            call.arguments.append((f"&{name}.text", None))
        elif p.role == "handle out":
            kind = camel(target)
            self.add_out(call, p, kind, f"{target} *{name} = nullptr;", f"{kind}::adopt({name})", f"&{name}")
        elif p.role == "array out" and p.count == "capacity":
            call.kind, call.row = "rows", target
            call.arguments.append((name, None))
        elif p.role == "array out":
            self.array(call, p)
        elif target in ("money_t", "money_decimal_t"):
            kind = camel(target)
            self.add_out(call, p, kind, f"{target} {name}{{}};", f"{kind}({name})", f"&{name}")
        elif target in self.structs:
            kind = camel(target)
            self.add_out(call, p, kind, f"{kind} {name}{{}};", name, f"&{name}")
        elif target == "money_bool_t":
            self.add_out(call, p, "bool", f"{target} {name} = 0;", f"{name} != 0", f"&{name}")
        else:
            kind = self.type_of(target)
            value = f"{kind}({name})" if target in self.typed or kind == "Date" else name
            self.add_out(call, p, kind, f"{target} {name}{{}};", value, f"&{name}")

    def array(self, call: Call, p: Parameter) -> None:
        """Results as many as an argument has elements."""
        name, target = plain(p.name), p.target
        count = p.count or ""
        if "." in count:
            owner, member = count.split(".")
            whole = next(q for q in call.function.params if q.name == owner)
            size = f"{owner} ? {owner}->{member} : 1" if whole.null else f"{owner}.{member}"
        else:
            whole = next(q for q in call.function.params if q.role == "array in" and q.count == count)
            size = f"{plain(whole.name)}.size()"
        kind = self.type_of(target)
        value = (
            f"detail::wrapped<{kind}>({name})"
            if target in ("money_t", "money_decimal_t")
            else f"std::move({name})"
        )
        if target in self.typed:
            kind = target
        raw = target if target in self.structs or target in self.integers else kind
        held = "Money" if kind == "Money" else kind
        declared = f"std::vector<{raw}> {name}({size});"
        self.add_out(call, p, f"std::vector<{held}>", declared, value, f"{name}.data()")


def is_paged(function: Function) -> bool:
    """Whether a function reads rows from an index on."""
    return any(p.count == "capacity" and p.role == "array out" for p in function.params)
