"""The words of C#: references and code in XML comments, and the C# name of each C item."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from description.parts import Constant, Enumeration, Function, Parameter, Struct
from model.binding import Binding
from model.call import Call
from model.names import is_typed, members
from model.types import HIDDEN, fields, limits
from model.words import ListenerVocabulary, keep

from .names import argument, pascal
from .types import class_name, constant_name

#: The hand-written counterparts of functions.
FUNCTIONS = {
    "money_split": "Money.Split",
    "money_new": "Money",
    "money_progress_watch": "Progress.Watch",
    "money_column_allocate": "Amounts.Allocate",
    "money_column_compare": "Amounts.Compare",
    "money_column_convert": "Amounts.Convert",
    "money_column_quantize": "Amounts.Rounded",
    "money_column_sum": "Amounts.Sums",
}
#: The hand-written counterparts of types.
TYPES = {
    "money_t": "Money",
    "money_decimal_t": "ExactDecimal",
    "money_ratio_t": "Ratio",
    "money_date_t": "DateTime",
    "money_instant_t": "DateTimeOffset",
    "money_bool_t": "bool",
    "money_progress_t": "Progress",
    "money_column_t": "Amounts",
}
#: The events that listeners are added to.
EVENTS = {
    "money_change_callback_t": "Changed",
    "money_calculator_display_callback_t": "Displayed",
    "money_calculator_alert_callback_t": "Alerted",
}


class CSharpVocabulary(ListenerVocabulary):
    """The words of C#."""

    language = "csharp"
    terms: ClassVar[Mapping[str, str]] = {
        **ListenerVocabulary.terms,
        "freed": "disposed of",
        "frees": "disposes of",
    }
    least = "long.MinValue"

    def __init__(self, binding: Binding, name: Callable[[Call], str]) -> None:
        self.calls = {call.function.name: call for call in binding.calls}
        self.name = name
        self.limits = {constant.name: word for word, _, constant in limits(binding.description)}
        self.handles = {h.name for h in binding.description.handles}
        self.structs = {s.name: s for s in binding.description.structs}
        self.typed = {e.name for e in binding.description.enumerations if is_typed(e)}
        self.constants = members(
            binding.description.enumerations,
            lambda e, short: f"{class_name(e.name)}.{constant_name(short)}",
        )

    def escape(self, text: str) -> str:
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")

    def code(self, text: str) -> str:
        return keep(f"<c>{self.escape(text)}</c>")

    def none(self) -> str:
        return keep('<see langword="null"/>')

    def truth(self, is_true: bool) -> str:
        return keep(f'<see langword="{self.yes if is_true else self.no}"/>')

    def link(self, target: str) -> str:
        return keep(f'<see cref="{target}"/>')

    def function(self, function: Function) -> str | None:
        if function.name in FUNCTIONS:
            return self.link(FUNCTIONS[function.name])
        call = self.calls.get(function.name)
        if call is None:
            return None
        owner = class_name(call.owner) if call.owner else "LibMoney"
        if call.callback is not None:
            return self.link(f"{owner}.{EVENTS[call.callback.type]}")
        return self.link(owner if call.is_constructor else f"{owner}.{self.name(call)}")

    def type(self, name: str) -> str | None:
        if name in TYPES:
            return self.link(TYPES[name])
        if name in self.handles or name in self.typed or name in self.structs and name not in HIDDEN:
            return self.link(class_name(name))
        return None

    def constant(self, constant: Constant, enumeration: Enumeration | None) -> str | None:
        if constant.name in self.limits:
            return self.link(f"LibMoney.{pascal(self.limits[constant.name].lower())}")
        return self.link(self.constants[constant.name]) if constant.name in self.constants else None

    def raised(self, status: Constant) -> str | None:
        return self.link(self.constants[status.name])

    def parameter(self, function: Function, parameter: Parameter) -> str:
        call = self.calls.get(function.name)
        if call is not None and parameter in [*call.required, *call.optional]:
            return keep(f'<paramref name="{argument(parameter.name).lstrip("@")}"/>')
        return self.code(argument(parameter.name).lstrip("@"))

    def field(self, struct: Struct | None, name: str) -> str:
        if struct is None or struct.name in HIDDEN or all(f.name != name for f in fields(struct)):
            return self.code(pascal(name))
        owner = class_name(struct.name)
        return self.link(f"{owner}.{pascal(name, owner)}")

    def release(self, handle: str) -> str:
        return f"Release it with {self.link('Handle.Dispose')}, or in a {self.code('using')} statement."
