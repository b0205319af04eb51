"""The words of JavaScript: links of TSDoc, and the JavaScript name of each C item."""

from __future__ import annotations

from description.parts import Constant, Description, Enumeration, Function, Parameter, Struct
from model.binding import MANAGED, Binding
from model.names import camel, is_typed, members, type_name
from model.words import Vocabulary, keep

from .names import name_of, plain

#: The hand-written counterparts of functions.
FUNCTIONS = {
    "money_new": "Money",
    "money_progress_watch": "onProgress",
    "money_column_sum": "Amounts.sums",
    "money_column_convert": "Amounts.convert",
    "money_column_quantize": "Amounts.rounded",
    "money_column_allocate": "Amounts.allocate",
    "money_column_compare": "Amounts.compare",
}
#: The hand-written counterparts of types.
TYPES = {
    "money_t": "{@link Money}",
    "money_decimal_t": "{@link Decimal}",
    "money_date_t": "{@link DateLike}",
    "money_instant_t": "`Date`",
    "money_bool_t": "`boolean`",
    "money_progress_t": "{@link onProgress}",
    "money_column_t": "{@link Amounts}",
}


class JavaScriptVocabulary(Vocabulary):
    """The words of JavaScript."""

    language = "javascript"
    has_pages = True
    least = "null"

    def __init__(self, description: Description) -> None:
        self.calls = {call.function.name: call for call in Binding(description, MANAGED).calls}
        self.structs = {s.name for s in description.structs}
        self.handles = {h.name for h in description.handles}
        self.typed = {e.name for e in description.enumerations if is_typed(e)}
        self.words = members(description.enumerations, lambda _, short: f'"{short}"')

    def escape(self, text: str) -> str:
        return text.replace("*/", "*\\/").replace("@", "\\@").replace("{", "\\{").replace("}", "\\}")

    def code(self, text: str) -> str:
        return keep(f"`{text}`")

    def link(self, target: str) -> str:
        return keep(f"{{@link {target}}}")

    def function(self, function: Function) -> str | None:
        if function.name in FUNCTIONS:
            return self.link(FUNCTIONS[function.name])
        call = self.calls.get(function.name)
        if call is None:
            return None
        owner = type_name(call.owner) if call.owner else ""
        if call.is_constructor:
            return self.link(owner)
        return self.link(f"{owner}.{name_of(call, False)}" if owner else name_of(call, False))

    def type(self, name: str) -> str | None:
        if name in TYPES:
            return TYPES[name]
        return self.link(type_name(name)) if name in self.structs | self.handles | self.typed else None

    def constant(self, constant: Constant, enumeration: Enumeration | None) -> str | None:
        if constant.name in self.words:
            return self.code(self.words[constant.name])
        if isinstance(constant.value, str):
            return None
        return self.none() if constant.value == 2**64 - 1 else self.code(str(constant.value))

    def raised(self, status: Constant) -> str | None:
        # Listeners run after the call, so calls are never nested.
        return None if status.name == "MONEY_ERR_BUSY" else self.code(self.words[status.name])

    def parameter(self, function: Function, parameter: Parameter) -> str:
        call = self.calls.get(function.name)
        if call is not None and call.is_method and parameter is function.params[0]:
            return "`this`"
        if call is not None and call.is_only_result(parameter):
            return "the result"
        name = plain(camel(parameter.name))
        is_named = call is not None and parameter in call.optional
        return self.code(f"options.{name}" if is_named and parameter.role != "options" else name)

    def field(self, struct: Struct | None, name: str) -> str:
        return self.code(camel(name))
