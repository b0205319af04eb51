"""The words of Go: links of godoc, and the Go name of each C item."""

from __future__ import annotations

import re
from collections.abc import Callable

from description.parts import Constant, Enumeration, Function, Parameter, Struct
from model.binding import Binding
from model.call import Call
from model.types import HIDDEN
from model.words import Vocabulary, keep

from .names import camel, lower, receiver
from .types import BY_HAND, Types, constant_name, limit_name, type_name

#: The hand-written counterparts of functions.
FUNCTIONS = {
    "money_split": "Money.Split",
    "money_add": "Money.Add",
    "money_subtract": "Money.Subtract",
    "money_equal": "Money.Equal",
    "money_compare": "Money.Compare",
    "money_format": "Money.String",
    "money_decimal_format": "Decimal.String",
    "money_new": "New",
    "money_progress_watch": "WithProgress",
    "money_column_sum": "Amounts.Sums",
    "money_column_convert": "Amounts.Convert",
    "money_column_quantize": "Amounts.Rounded",
    "money_column_allocate": "Amounts.Allocate",
    "money_column_compare": "Amounts.Compare",
}
#: The methods that set listeners.
LISTENERS = {
    "money_change_callback_t": "OnChange",
    "money_calculator_display_callback_t": "OnDisplay",
    "money_calculator_alert_callback_t": "OnDisplay",
}
#: The hand-written counterparts of types.
TYPES = {"money_progress_t": "WithProgress", "money_column_t": "Amounts", "money_bool_t": ""}
#: Constants that are by hand.
CONSTANTS = {
    "MONEY_DIGITS_CURRENCY": "[DigitsCurrency]",
    "MONEY_DIGITS_EXACT": "[DigitsExact]",
    "MONEY_OK": "[StatusOK]",
}


class GoVocabulary(Vocabulary):
    """The words of Go."""

    language = "go"
    null = "nil"
    least = "math.MinInt64"

    def __init__(self, binding: Binding, types: Types, place: Callable[[Call], tuple[str, str]]) -> None:
        self.calls = {call.function.name: call for call in binding.calls}
        self.places = {call.function.name: place(call) for call in binding.calls if call.callback is None}
        self.types = types
        self.own = {c.name: limit_name(c) for c in types.constants}
        self.failures = {c.name: constant_name(e, c) for e in types.typed.values() for c in e.constants}

    def code(self, text: str) -> str:
        # A name is set off by nothing in Go.
        return text if re.fullmatch(r"[A-Za-z_][\w.]*", text) else f'"{text}"'

    def link(self, target: str) -> str:
        return f"[{target}]"

    def none(self) -> str:
        return self.null

    def missing(self, kind: str, role: str = "") -> str:
        known = {"char": '""', "money_date_t": "[DateNone]", "money_instant_t": "the zero time"}
        return known.get(kind, self.null)

    def function(self, function: Function) -> str | None:
        if function.name in FUNCTIONS:
            return self.link(FUNCTIONS[function.name])
        call = self.calls.get(function.name)
        if call is None:
            return None
        if call.callback is not None:
            return self.link(f"{type_name(call.owner or '')}.{LISTENERS[call.callback.type]}")
        owner, name = self.places[function.name]
        return self.link(f"{owner}.{name}" if owner else name)

    def type(self, name: str) -> str | None:
        if name in TYPES:
            return self.link(TYPES[name]) if TYPES[name] else "bool"
        types = self.types
        if name in BY_HAND or name in types.typed or name in types.handles:
            return self.link(type_name(name))
        return self.link(type_name(name)) if name in types.structs and name not in HIDDEN else None

    def constant(self, constant: Constant, enumeration: Enumeration | None) -> str | None:
        if constant.name in CONSTANTS:
            return CONSTANTS[constant.name]
        if constant.name in self.failures:
            return self.link(self.failures[constant.name])
        own = self.own.get(constant.name)
        return self.link(own) if own else None

    def raised(self, status: Constant) -> str | None:
        # Listeners run after the call, so no call is made inside another.
        return None if status.name == "MONEY_ERR_BUSY" else self.link(self.failures[status.name])

    def parameter(self, function: Function, parameter: Parameter) -> str:
        call = self.calls.get(function.name)
        is_first = bool(function.params) and parameter is function.params[0]
        if call is not None and is_first and (call.is_method or call.value is not None):
            kind = type_name(parameter.target)
            return receiver(kind)
        if call is not None and call.is_only_result(parameter):
            return "the result"
        return lower(parameter.name)

    def field(self, struct: Struct | None, name: str) -> str:
        return camel(name)

    def release(self, handle: str) -> str:
        name = type_name(handle)
        return (
            f"Call {keep(self.link(f'{name}.Close'))} to release it, or leave that to the garbage collector."
        )
