"""The handle layer of C++: a class a handle, whose methods are the functions of the interface."""

from __future__ import annotations

from description.parts import Description, Handle, Parameter
from model.declared import Declared
from model.names import pascal
from model.words import Words

from .comments import Comments, doc
from .methods import CALLBACKS, REPLACED, Maker, Method, Out
from .types import class_name, in_namespace, wrapped


def _result(made: Method, detailed: bool) -> tuple[str, list[Out]]:
    """The type that a method returns, and its parts."""
    needed = [out for out in made.outs if not out.is_optional]
    outs = made.outs if detailed or not needed else needed
    if not outs:
        return "void", outs
    if len(outs) == 1:
        return outs[0].type, outs
    return _struct_name(made, detailed), outs


def _struct_name(made: Method, detailed: bool) -> str:
    return pascal(made.function.name.removeprefix("money_")) + ("Detailed" if detailed else "Results")


def result_structs(maker: Maker, words: Words) -> list[tuple[str, str]]:
    """Structs of several results: name and text."""
    found = []
    for made in maker.methods:
        for detailed in made.call.variants:
            kind, outs = _result(made, detailed)
            if len(outs) > 1:
                notes = Comments(words).results(made.call)
                rows = "".join(
                    f"{notes.get(out.name.rstrip('_'), '')}    {out.type} {out.name};\n" for out in outs
                )
                link = words.vocabulary.function(made.function)
                found.append((kind, f"/// The results of {link}.\nstruct {kind} {{\n{rows}}};\n"))
    return found


def _params(made: Method, with_defaults: bool) -> str:
    texts: list[str] = []
    trailing = True
    params = list(made.params)
    if made.kind == "rows":
        begin = "std::uint64_t before" if made.call.is_by_id else "std::size_t first"
        params += [(begin, " = 0"), ("std::size_t most", " = static_cast<std::size_t>(-1)")]
    callback = made.call.callback
    if callback is not None:
        params.append((f"std::function<void({CALLBACKS[callback.type][2]})> listener", ""))
    for text, default in reversed(params):
        trailing = trailing and default != ""
        texts.append(text + (default if with_defaults and trailing else ""))
    return ", ".join(reversed(texts))


def head(made: Method, detailed: bool) -> str:
    """The function as its class or its header declares it, without the semicolon."""
    if made.call.is_constructor:
        explicit = "explicit " if made.params else ""
        return f"{explicit}{class_name(made.call.owner or '')}({_params(made, True)})"
    name = made.name + ("_detailed" if detailed else "")
    tail = " const" if made.is_const and made.call.callback is None else ""
    static = "" if made.call.is_method or made.call.owner is None else "static "
    return f"{static}{return_type(made, detailed)} {name}({_params(made, True)}){tail}"


def declaration(made: Method, detailed: bool, words: Words) -> str:
    """The lines in the class."""
    about = Comments(words).method(made.call, detailed, "    ")
    return f"{about}    {head(made, detailed)};\n"


def declarations(description: Description) -> dict[str, list[str]]:
    """The functions of C++ by the functions of C."""
    declared = Declared(REPLACED)
    for made in Maker(description).methods:
        for detailed in made.call.variants:
            declared.add(made.call, head(made, detailed))
    return declared


def return_type(made: Method, detailed: bool) -> str:
    if made.kind == "rows":
        row = class_name(made.row) if made.row.startswith("money_") else f"std::{made.row}"
        return f"std::vector<{row}>"
    result = made.function.result
    if result not in ("money_status_t", "void"):
        return {"const char *": "const char *", "size_t": "std::size_t"}.get(result, f"std::{result}")
    return _result(made, detailed)[0]


def definition(made: Method, detailed: bool, words: Words) -> str:
    """The function with its body."""
    scope = f"{class_name(made.call.owner)}::" if made.call.owner else ""
    name = made.name + ("_detailed" if detailed else "")
    tail = " const" if made.call.is_method and made.is_const else ""
    if made.call.is_constructor:
        kind = class_name(made.call.owner or "")
        out = "&" + made.outs[0].name
        arguments = ", ".join("&raw_" if a == out else a for a, _ in made.arguments)
        checked = f"detail::check({made.function.name}({arguments}), why);"
        body = f"    money_error_t why;\n    {checked}\n"
        return f"inline {kind}::{kind}({_params(made, False)}) : Handle(nullptr) {{\n{body}}}\n"
    defaults = made.call.owner is None
    start = f"inline {return_type(made, detailed)} {scope}{name}({_params(made, defaults)}){tail} {{\n"
    if defaults:
        start = Comments(words).method(made.call, detailed) + start
    return start + _body(made, detailed) + "}\n"


def _body(made: Method, detailed: bool) -> str:
    function = made.function
    _, outs = _result(made, detailed)
    arguments = ", ".join(o.argument if o is not None and o not in outs else a for a, o in made.arguments)
    if function.result != "money_status_t":
        if function.result != "void":
            return f"    return {function.name}({arguments});\n"
        lines = "".join(f"    {line}\n" for line in made.before)
        back = f"    return {outs[0].value};\n" if outs else ""
        return f"{lines}    {function.name}({arguments});\n{back}"
    if made.kind == "rows":
        kind = return_type(made, detailed)[len("std::vector<") : -1]
        return _rows(made, kind, arguments)
    if made.call.callback is not None:
        return _listener(made, made.call.callback)
    before = [line for line in made.before if any(_declares(line, o) for o in outs)]
    if made.kind == "text":
        return _text(made, outs, before, arguments)
    settle = "settle" if function.doc.calls_back else "check"
    before += ["money_error_t why;", f"detail::{settle}({function.name}({arguments}), why);"]
    return "".join(f"    {line}\n" for line in [*before, *_back(outs)])


def _declares(line: str, out: Out) -> bool:
    words = line.replace("*", " ").replace("{", " ").replace("(", " ").replace(";", " ").split()
    return out.name in words


def _back(outs: list[Out]) -> list[str]:
    if not outs:
        return []
    if len(outs) == 1:
        value = outs[0].value
        return [f"return {value[len('std::move(') : -1] if value.startswith('std::move(') else value};"]
    return ["return {" + ", ".join(out.value for out in outs) + "};"]


def _text(made: Method, outs: list[Out], lines: list[str], arguments: str) -> str:
    whole = next(p for p in made.function.params if p.role == "text out")
    arguments = arguments.replace("&why", "why")
    called = (
        f"std::string {whole.name} = detail::text(\n"
        f"        [&](char *{whole.name}, std::size_t capacity, std::size_t *length, money_error_t *why) {{\n"
        f"            return {made.function.name}({arguments});\n        }});"
    )
    lines = [line for line in lines if not line.startswith("std::string")]
    return "".join(f"    {line}\n" for line in [*lines, called, *_back(outs)])


def _rows(made: Method, kind: str, arguments: str) -> str:
    row = made.row if made.row.startswith("money_") else kind
    raw = f"{row} *rows" if kind in ("Money", "Decimal", "Date") else f"{kind} *rows"
    held = row if kind in ("Money", "Decimal", "Date") else kind
    arguments = arguments.replace("&why", "why")
    begin = "detail::rows"
    first = "std::size_t first"
    if made.call.is_by_id:
        begin, first = "detail::rows_below", "std::uint64_t before"
    body = (
        f"{begin}<{held}>({made.call.cursor}, most, [&]({first}, {raw}, std::size_t capacity,\n"
        f"                                      std::size_t *count, money_error_t *why) {{\n"
        f"        return {made.function.name}({arguments});\n    }})"
    )
    return f"    return detail::wrapped<{kind}>({body});\n" if held != kind else f"    return {body};\n"


def _listener(made: Method, callback: Parameter) -> str:
    given, kept, _ = CALLBACKS[callback.type]
    listener = f"detail::Listener<{given}, {kept}>"
    member = f"{made.name}_"
    arguments = ", ".join(
        {callback.name: f"made ? &{listener}::receive : nullptr", "user_data": "made.get()"}.get(a, a)
        for a, _ in made.arguments
    )
    return (
        f"    std::shared_ptr<{listener}> made;\n"
        f"    if (listener) made = std::make_shared<{listener}>(std::move(listener));\n"
        f"    money_error_t why;\n    detail::check({made.function.name}({arguments}), why);\n"
        f"    {member} = std::move(made);\n"
    )


def _class(maker: Maker, handle: Handle, words: Words) -> str:
    name = class_name(handle.name)
    free = f"{handle.name[:-1]}free"
    calls = [c for c in maker.methods if c.call.owner == handle.name]
    body = "".join(declaration(c, d, words) for c in calls for d in c.call.variants)
    if name == "FeedRequest":
        body += "    /// Returns the body of the request.\n"
        body += "    std::string_view body() const;\n"
    members = "".join(f"    std::shared_ptr<void> {c.name}_;\n" for c in calls if c.call.callback is not None)
    # A listener has to be there as long as the object, which the base frees last.
    close = (
        f"    ~{name}() {{ {free}(std::exchange(raw_, nullptr)); }}\n"
        if members
        else f"    ~{name}() = default;\n"
    )
    about = doc(words.handle(handle))
    return (
        f"{about}class {name} : public detail::Handle<{handle.name}, {free}> {{\npublic:\n"
        f"    /// Takes ownership of an object of the C interface.\n"
        f"    static {name} adopt({handle.name} *raw) noexcept {{ return {name}(raw); }}\n"
        f"    {name}({name} &&) noexcept = default;\n"
        f"    {name} &operator=({name} &&) noexcept = default;\n{close}{body}\n"
        f"private:\n    explicit {name}({handle.name} *raw) noexcept : Handle(raw) {{}}\n{members}}};\n"
    )


def handles(description: Description, words: Words) -> str:
    """``handles.hpp``."""
    maker = Maker(description)
    structs = result_structs(maker, words)
    forward = "".join(f"class {class_name(h.name)};\n" for h in description.handles)
    forward += "".join(f"struct {name};\n" for name, _ in structs)
    classes = "\n".join(_class(maker, handle, words) for handle in description.handles)
    body = f"{forward}\n{classes}\n" + "\n".join(text for _, text in structs)
    return wrapped("handles", in_namespace(body), "A class for each kind of object.")


def calls(description: Description, words: Words) -> str:
    """``calls.hpp``: the bodies of methods, and the functions that belong to no class."""
    maker = Maker(description)
    parts = [definition(c, d, words) for c in maker.methods for d in c.call.variants]
    parts.append(
        "inline std::string_view FeedRequest::body() const {\n    std::size_t length = 0;\n"
        "    const char *text = money_feed_request_body(get(), &length);\n"
        "    return text == nullptr ? std::string_view() : std::string_view(text, length);\n}\n"
    )
    return wrapped("calls", in_namespace("\n".join(parts)), "The calls of the interface.")
