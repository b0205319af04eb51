"""The handle layer of C++: a class a handle, whose methods are the functions of the interface."""

from __future__ import annotations

from description.model import Description, Handle

from .cpp_face import CALLBACKS, Call, Face, Out
from .cpp_types import camel, comment, in_namespace, sentence, wrapped


def _result(call: Call, detailed: bool) -> tuple[str, list[Out]]:
    """The type that a method returns, and what is in it."""
    needed = [out for out in call.outs if not out.is_optional]
    outs = call.outs if detailed or not needed else needed
    if not outs:
        return "void", outs
    if len(outs) == 1:
        return outs[0].type, outs
    return _struct_name(call, detailed), outs


def _struct_name(call: Call, detailed: bool) -> str:
    words = "".join(word.capitalize() for word in call.function.name.removeprefix("money_").split("_"))
    return words + ("Detailed" if detailed else "Results")


def variants(call: Call) -> list[bool]:
    """Whether a call has a second way, with the results that cost more."""
    needed = [out for out in call.outs if not out.is_optional]
    return [False, True] if needed and len(needed) < len(call.outs) else [False]


def result_structs(face: Face) -> list[tuple[str, str]]:
    """Structs of several results: name and text."""
    found = []
    for call in face.calls:
        for detailed in variants(call):
            kind, outs = _result(call, detailed)
            if len(outs) > 1:
                rows = "".join(f"    {out.type} {out.name};\n" for out in outs)
                name = call.function.name
                found.append((kind, f"/// All results of {name}.\nstruct {kind} {{\n{rows}}};\n"))
    return found


def _params(call: Call, with_defaults: bool) -> str:
    texts: list[str] = []
    trailing = True
    params = list(call.params)
    if call.kind == "rows":
        params += [("std::size_t first", " = 0"), ("std::size_t most", " = static_cast<std::size_t>(-1)")]
    if call.kind == "listener":
        callback = next(p for p in call.function.params if p.role == "callback")
        params.append((f"std::function<void({CALLBACKS[callback.type][2]})> listener", ""))
    for text, default in reversed(params):
        trailing = trailing and default != ""
        texts.append(text + (default if with_defaults and trailing else ""))
    return ", ".join(reversed(texts))


def is_constructor(call: Call) -> bool:
    return call.owner is not None and not call.is_method and call.name == "new_"


def declaration(call: Call, detailed: bool) -> str:
    """The line in the class."""
    head = comment(f"{sentence(call.function.doc.summary)} C: {call.function.name}", "    ")
    name = call.name + ("_detailed" if detailed else "")
    if is_constructor(call):
        explicit = "explicit " if call.params else ""
        return f"{head}    {explicit}{camel(call.owner or '')}({_params(call, True)});\n"
    kind = return_type(call, detailed)
    tail = " const" if call.is_const and call.kind != "listener" else ""
    static = "" if call.is_method else "static "
    return f"{head}    {static}{kind} {name}({_params(call, True)}){tail};\n"


def return_type(call: Call, detailed: bool) -> str:
    if call.kind == "rows":
        row = camel(call.row) if call.row.startswith("money_") else f"std::{call.row}"
        return f"std::vector<{row}>"
    result = call.function.result
    if result not in ("money_status_t", "void"):
        return {"const char *": "const char *", "size_t": "std::size_t"}.get(result, f"std::{result}")
    return _result(call, detailed)[0]


def definition(call: Call, detailed: bool) -> str:
    """The function with its body."""
    scope = f"{camel(call.owner)}::" if call.owner else ""
    name = call.name + ("_detailed" if detailed else "")
    tail = " const" if call.is_method and call.is_const else ""
    made = (
        ", ".join("raw" if a == "&" + call.outs[0].name else a for a, _ in call.arguments)
        if call.outs
        else ""
    )
    if is_constructor(call):
        kind = camel(call.owner or "")
        checked = f"detail::check({call.function.name}({made.replace('raw', '&raw_')}), why);"
        body = f"    money_error_t why;\n    {checked}\n"
        return f"inline {kind}::{kind}({_params(call, False)}) : Handle(nullptr) {{\n{body}}}\n"
    defaults = call.owner is None
    head = f"inline {return_type(call, detailed)} {scope}{name}({_params(call, defaults)}){tail} {{\n"
    if defaults:
        head = comment(f"{sentence(call.function.doc.summary)} C: {call.function.name}") + head
    return head + _body(call, detailed) + "}\n"


def _body(call: Call, detailed: bool) -> str:
    function = call.function
    _, outs = _result(call, detailed)
    arguments = ", ".join(o.argument if o is not None and o not in outs else a for a, o in call.arguments)
    if function.result != "money_status_t":
        if function.result != "void":
            return f"    return {function.name}({arguments});\n"
        lines = "".join(f"    {line}\n" for line in call.before)
        back = f"    return {outs[0].value};\n" if outs else ""
        return f"{lines}    {function.name}({arguments});\n{back}"
    if call.kind == "rows":
        kind = return_type(call, detailed)[len("std::vector<") : -1]
        return _rows(call, kind, arguments)
    if call.kind == "listener":
        return _listener(call)
    lines = [line for line in call.before if any(_declares(line, o) for o in outs)]
    if call.kind == "text":
        return _text(call, outs, lines, arguments)
    settle = "settle" if function.doc.calls_back else "check"
    lines += ["money_error_t why;", f"detail::{settle}({function.name}({arguments}), why);"]
    lines += _back(outs)
    return "".join(f"    {line}\n" for line in lines)


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


def _text(call: Call, outs: list[Out], lines: list[str], arguments: str) -> str:
    whole = next(p for p in call.function.params if p.role == "text out")
    arguments = arguments.replace("&why", "why")
    made = (
        f"std::string {whole.name} = detail::text(\n"
        f"        [&](char *{whole.name}, std::size_t capacity, std::size_t *length, money_error_t *why) {{\n"
        f"            return {call.function.name}({arguments});\n        }});"
    )
    lines = [line for line in lines if not line.startswith("std::string")]
    return "".join(f"    {line}\n" for line in [*lines, made, *_back(outs)])


def _rows(call: Call, kind: str, arguments: str) -> str:
    row = call.row if call.row.startswith("money_") else kind
    raw = f"{row} *rows" if kind in ("Money", "Decimal", "Date") else f"{kind} *rows"
    held = row if kind in ("Money", "Decimal", "Date") else kind
    arguments = arguments.replace("&why", "why")
    body = (
        f"detail::rows<{held}>(first, most, [&](std::size_t first, {raw}, std::size_t capacity,\n"
        f"                                      std::size_t *count, money_error_t *why) {{\n"
        f"        return {call.function.name}({arguments});\n    }})"
    )
    return f"    return detail::wrapped<{kind}>({body});\n" if held != kind else f"    return {body};\n"


def _listener(call: Call) -> str:
    callback = next(p for p in call.function.params if p.role == "callback")
    given, kept, _ = CALLBACKS[callback.type]
    listener = f"detail::Listener<{given}, {kept}>"
    member = f"{call.name}_"
    arguments = ", ".join(
        {callback.name: f"made ? &{listener}::receive : nullptr", "user_data": "made.get()"}.get(a, a)
        for a, _ in call.arguments
    )
    return (
        f"    std::shared_ptr<{listener}> made;\n"
        f"    if (listener) made = std::make_shared<{listener}>(std::move(listener));\n"
        f"    money_error_t why;\n    detail::check({call.function.name}({arguments}), why);\n"
        f"    {member} = std::move(made);\n"
    )


def _class(face: Face, handle: Handle) -> str:
    name = camel(handle.name)
    free = f"{handle.name[:-1]}free"
    calls = [c for c in face.calls if c.owner == handle.name]
    body = "".join(declaration(c, d) for c in calls for d in variants(c))
    if name == "FeedRequest":
        body += "    /// Returns the body of the request. C: money_feed_request_body\n"
        body += "    std::string_view body() const;\n"
    members = "".join(f"    std::shared_ptr<void> {c.name}_;\n" for c in calls if c.kind == "listener")
    # A listener has to be there as long as the object, which the base frees last.
    close = (
        f"    ~{name}() {{ {free}(std::exchange(raw_, nullptr)); }}\n"
        if members
        else f"    ~{name}() = default;\n"
    )
    return (
        f"{comment(handle.doc.text)}class {name} : public detail::Handle<{handle.name}, {free}> {{\npublic:\n"
        f"    /// Takes an object of the C interface over.\n"
        f"    static {name} adopt({handle.name} *raw) noexcept {{ return {name}(raw); }}\n"
        f"    {name}({name} &&) noexcept = default;\n"
        f"    {name} &operator=({name} &&) noexcept = default;\n{close}{body}\n"
        f"private:\n    explicit {name}({handle.name} *raw) noexcept : Handle(raw) {{}}\n{members}}};\n"
    )


def handles(description: Description) -> str:
    """``handles.hpp``."""
    face = Face(description)
    structs = result_structs(face)
    forward = "".join(f"class {camel(h.name)};\n" for h in description.handles)
    forward += "".join(f"struct {name};\n" for name, _ in structs)
    classes = "\n".join(_class(face, handle) for handle in description.handles)
    body = f"{forward}\n{classes}\n" + "\n".join(text for _, text in structs)
    return wrapped("handles", in_namespace(body), "A class for each kind of object.")


def calls(description: Description) -> str:
    """``calls.hpp``: the bodies of methods, and the functions that belong to no class."""
    face = Face(description)
    parts = [definition(c, d) for c in face.calls for d in variants(c)]
    parts.append(
        "inline std::string_view FeedRequest::body() const {\n    std::size_t length = 0;\n"
        "    const char *text = money_feed_request_body(get(), &length);\n"
        "    return text == nullptr ? std::string_view() : std::string_view(text, length);\n}\n"
    )
    return wrapped("calls", in_namespace("\n".join(parts)), "The calls of the interface.")
