"""The words of Rust: intra-doc links, and the Rust name of each C item."""

from __future__ import annotations

from collections.abc import Callable

from description.parts import Constant, Description, Enumeration, Function, Parameter, Struct
from model.call import Call
from model.names import members
from model.words import Vocabulary, keep

from .names import plain
from .types import BY_HAND, HIDDEN, Types, constant_name, type_name

#: The hand-written counterparts of functions.
FUNCTIONS = {
    "money_split": "Money::split",
    "money_add": "Money#impl-Add<Money>-for-Money",
    "money_equal": "Money",
    "money_compare": "Money::compare",
    "money_new": "Money::new",
    "money_decimal_compare": "Decimal",
    "money_wallet_transfer": "wallet_transfer",
    "money_progress_watch": "with_progress",
    "money_column_sum": "Amounts::sums",
    "money_column_convert": "Amounts::convert",
    "money_column_quantize": "Amounts::rounded",
    "money_column_allocate": "Amounts::allocate",
    "money_column_compare": "Amounts::compare",
}
#: Operators and traits, which are written as code.
OPERATORS = {
    "money_add": "`+`",
    "money_subtract": "`-`",
    "money_equal": "`==`",
    "money_format": "`to_string`",
    "money_decimal_add": "`+`",
    "money_decimal_subtract": "`-`",
    "money_decimal_compare": "`cmp`",
    "money_decimal_format": "`to_string`",
}
#: The methods that set listeners.
LISTENERS = {
    "money_change_callback_t": "on_change",
    "money_calculator_display_callback_t": "on_display",
    "money_calculator_alert_callback_t": "on_display",
}
#: The hand-written counterparts of types.
TYPES = {
    "money_date_t": "[`Date`]",
    "money_instant_t": "[`SystemTime`](std::time::SystemTime)",
    "money_bool_t": "[`bool`]",
    "money_progress_t": "[`with_progress`]",
    "money_column_t": "[`Amounts`]",
    "money_transfer_leg_t": "[`TransferLeg`]",
}
#: Constants of the crate that are by hand.
CONSTANTS = {"MONEY_DIGITS_CURRENCY": "DIGITS_CURRENCY", "MONEY_DIGITS_EXACT": "DIGITS_EXACT"}


class RustVocabulary(Vocabulary):
    """The words of Rust."""

    language = "rust"
    null = "None"
    least = "i64::MIN"

    def __init__(
        self, description: Description, types: Types, calls: list[Call], place: Callable[[Call], str]
    ) -> None:
        self.calls = {call.function.name: call for call in calls}
        self.places = {call.function.name: place(call) for call in calls if call.callback is None}
        self.types = types
        self.constants = members(
            types.typed.values(), lambda e, short: f"{type_name(e.name)}::{constant_name(short)}"
        )

    def escape(self, text: str) -> str:
        return text.replace("[", "\\[").replace("]", "\\]").replace("<", "\\<")

    def code(self, text: str) -> str:
        return keep(f"`{text}`")

    def link(self, target: str) -> str:
        return f"[`{target}`]"

    def missing(self, kind: str, role: str = "") -> str:
        return '`""`' if role == "text in" else "`None`"

    def function(self, function: Function) -> str | None:
        if function.name in OPERATORS:
            return OPERATORS[function.name]
        if function.name in FUNCTIONS:
            return self.link(FUNCTIONS[function.name])
        call = self.calls.get(function.name)
        if call is None:
            return None
        if call.callback is not None:
            return self.link(f"{type_name(call.owner or '')}::{LISTENERS[call.callback.type]}")
        return self.link(self.places[function.name])

    def type(self, name: str) -> str | None:
        if name in TYPES:
            return TYPES[name]
        if name in BY_HAND or name in self.types.typed or name in self.types.handles:
            return self.link(type_name(name))
        return self.link(type_name(name)) if name in self.types.structs and name not in HIDDEN else None

    def constant(self, constant: Constant, enumeration: Enumeration | None) -> str | None:
        if constant.name in self.constants:
            return self.link(self.constants[constant.name])
        if constant.name in CONSTANTS:
            return self.link(CONSTANTS[constant.name])
        if constant.name == "MONEY_INVOICE_DOCUMENT":
            return self.link("INVOICE_DOCUMENT")
        return None if isinstance(constant.value, str) else str(constant.value)

    def raised(self, status: Constant) -> str | None:
        # Listeners run after the call, so calls are never nested.
        return None if status.name == "MONEY_ERR_BUSY" else self.link(self.constants[status.name])

    def parameter(self, function: Function, parameter: Parameter) -> str:
        call = self.calls.get(function.name)
        is_first = bool(function.params) and parameter is function.params[0]
        if call is not None and is_first and (call.is_method or call.value is not None):
            return "`self`"
        if call is not None and call.is_only_result(parameter):
            return "the result"
        return self.code(plain(parameter.name))

    def field(self, struct: Struct | None, name: str) -> str:
        return self.code(plain(name))
