"""The words of C++: references that Doxygen resolves, and the C++ name of each C item."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar

from description.parts import Constant, Enumeration, Function, Parameter, Struct
from model.types import limits
from model.words import ListenerVocabulary

from .methods import REPLACED, Maker
from .types import class_name, enumerators, limit, plain, raised

#: The hand-written counterparts of functions.
FUNCTIONS = {
    "money_split": "Money::split()",
    "money_progress_init": "ProgressWatch",
    "money_progress_watch": "ProgressWatch",
    "money_feed_request_body": "FeedRequest::body()",
}
assert FUNCTIONS.keys() == REPLACED.keys()


class CppVocabulary(ListenerVocabulary):
    """The words of C++."""

    language = "cpp"
    terms: ClassVar[Mapping[str, str]] = {
        **ListenerVocabulary.terms,
        "freed": "destroyed",
        "frees": "destroys",
    }
    null = "nullptr"
    least = "instant_none"
    pages = frozenset({"first"})

    def __init__(self, maker: Maker) -> None:
        self.maker = maker
        self.methods = {made.function.name: made for made in maker.methods}
        description = maker.description
        self.limits = {constant.name: limit(name) for name, _, constant in limits(description)}
        self.constants = {
            constant.name: f"{class_name(e.name)}::{short}"
            for e in description.enumerations
            if e.name in maker.typed
            for short, constant in enumerators(e)
        }

    def escape(self, text: str) -> str:
        return re.sub(r"@(?=\w)", r"\\@", text)

    def missing(self, kind: str, role: str = "") -> str:
        return self.code({"money_date_t": "Date()", "money_instant_t": "instant_none"}.get(kind, self.null))

    def function(self, function: Function) -> str | None:
        if function.name in FUNCTIONS:
            return FUNCTIONS[function.name]
        made = self.methods.get(function.name)
        if made is None:
            return None
        owner = class_name(made.call.owner) if made.call.owner else "money"
        return f"{owner}::{owner if made.call.is_constructor else made.name}()"

    def type(self, name: str) -> str | None:
        known = name in self.maker.handles or name in self.maker.structs or name in self.maker.typed
        return (
            self.code(class_name(name)) if known or class_name(name) in ("Date", "Instant", "bool") else None
        )

    def constant(self, constant: Constant, enumeration: Enumeration | None) -> str | None:
        known = self.limits.get(constant.name) or self.constants.get(constant.name)
        return self.code(known) if known else None

    def raised(self, status: Constant) -> str | None:
        return raised(status)

    def parameter(self, function: Function, parameter: Parameter) -> str:
        return self.code(plain(parameter.name))

    def field(self, struct: Struct | None, name: str) -> str:
        return self.code(name)

    def release(self, handle: str) -> str:
        return "The destructor releases it."
