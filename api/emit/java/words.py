"""The words of Java: links and code of Javadoc, and the Java name of each C item."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from description.parts import Constant, Enumeration, Function, Parameter, Struct
from model.binding import Binding
from model.call import Call
from model.names import camel, is_typed, members
from model.types import HIDDEN, limits
from model.words import ListenerVocabulary, keep

from .names import plain
from .types import class_name, constant_name

#: The hand-written counterparts of functions.
FUNCTIONS = {
    "money_split": "Money#split",
    "money_new": "Money#of(BigDecimal, String)",
    "money_progress_watch": "Progress#watch",
    "money_column_allocate": "Amounts#allocate",
    "money_column_compare": "Amounts#compare",
    "money_column_convert": "Amounts#convert",
    "money_column_quantize": "Amounts#rounded",
    "money_column_sum": "Amounts#sums",
}
#: The hand-written counterparts of types.
TYPES = {
    "money_t": "{@link Money}",
    "money_decimal_t": "{@link java.math.BigDecimal}",
    "money_ratio_t": "{@link Ratio}",
    "money_date_t": "{@link java.time.LocalDate}",
    "money_instant_t": "{@link java.time.Instant}",
    "money_bool_t": "{@code boolean}",
    "money_progress_t": "{@link Progress}",
    "money_column_t": "{@link Amounts}",
}
#: The methods that set listeners.
LISTENERS = {
    "money_change_callback_t": "onChange",
    "money_calculator_display_callback_t": "onDisplay",
    "money_calculator_alert_callback_t": "onAlert",
}


class JavaVocabulary(ListenerVocabulary):
    """The words of Java."""

    language = "java"
    terms: ClassVar[Mapping[str, str]] = {
        **ListenerVocabulary.terms,
        "freed": "closed",
        "frees": "closes",
    }
    least = "Long.MIN_VALUE"

    def __init__(self, binding: Binding, name: Callable[[Call], str]) -> None:
        self.calls = {call.function.name: call for call in binding.calls}
        self.name = name
        self.limits = {constant.name: word for word, _, constant in limits(binding.description)}
        self.handles = {h.name for h in binding.description.handles}
        self.structs = {s.name for s in binding.description.structs}
        self.typed = {e.name for e in binding.description.enumerations if is_typed(e)}
        self.constants = members(
            binding.description.enumerations,
            lambda e, short: f"{class_name(e.name)}#{constant_name(short)}",
        )

    def escape(self, text: str) -> str:
        text = text.replace("*/", "*&#47;").replace("&", "&amp;").replace("*&amp;#47;", "*&#47;")
        return text.replace("<", "&lt;").replace(">", "&gt;").replace("@", "&#64;")

    def code(self, text: str) -> str:
        return keep(f"{{@code {text}}}") if text.count("{") == text.count("}") else self.escape(text)

    def link(self, target: str) -> str:
        return keep(f"{{@link {target}}}")

    def function(self, function: Function) -> str | None:
        if function.name in FUNCTIONS:
            return self.link(FUNCTIONS[function.name])
        call = self.calls.get(function.name)
        if call is None:
            return None
        owner = class_name(call.owner) if call.owner else "LibMoney"
        if call.callback is not None:
            return self.link(f"{owner}#{LISTENERS[call.callback.type]}")
        return self.link(f"{owner}#{owner if call.is_constructor else self.name(call)}")

    def type(self, name: str) -> str | None:
        if name in TYPES:
            return TYPES[name]
        if name in self.handles | self.typed or name in self.structs and name not in HIDDEN:
            return self.link(class_name(name))
        return None

    def constant(self, constant: Constant, enumeration: Enumeration | None) -> str | None:
        if constant.name in self.limits:
            return self.link(f"LibMoney#{self.limits[constant.name]}")
        return self.link(self.constants[constant.name]) if constant.name in self.constants else None

    def raised(self, status: Constant) -> str | None:
        return self.link(self.constants[status.name])

    def parameter(self, function: Function, parameter: Parameter) -> str:
        return self.code(plain(camel(parameter.name)))

    def release(self, handle: str) -> str:
        return f"Release it with {self.link('#close')}, or in a try-with-resources statement."

    def field(self, struct: Struct | None, name: str) -> str:
        return self.code(plain(camel(name)))
