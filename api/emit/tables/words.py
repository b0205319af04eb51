"""The words that Ruby, PHP and Lua share: how their vocabularies resolve functions."""

from __future__ import annotations

from description.parts import Constant, Description, Enumeration, Function, Parameter, Struct
from model.call import Call
from model.names import constant_name, enumerators, type_name
from model.types import INNER
from model.words import Vocabulary, keep

from .rows import Tables, class_name

#: The hand-written counterparts of functions: the class, the method, and true for a method of
#: objects.
FUNCTIONS = {
    "money_new": ("Money", "", False),
    "money_column_sum": ("Amounts", "sums", True),
    "money_column_convert": ("Amounts", "convert", True),
    "money_column_quantize": ("Amounts", "round", True),
    "money_column_allocate": ("Amounts", "allocate", True),
    "money_column_compare": ("Amounts", "compare", True),
}
_BY_HAND = {"money_t": "Money", "money_decimal_t": "Decimal", "money_column_t": "Amounts"}


def own_constants(description: Description) -> list[Constant]:
    """Returns the constants that a program needs."""
    return [c for c in description.constants if constant_name(c.name) not in INNER]


class TableVocabulary(Vocabulary):
    """The words of a language whose extension reads the tables."""

    has_pages = True
    #: The language's names of its own types.
    types: dict[str, str] = {}

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.calls = {call.function.name: call for call in tables.binding.calls}
        self.members = {c.name: (e, short) for e in tables.words for short, c in enumerators(e)}

    def code(self, text: str) -> str:
        return keep(f"`{text}`")

    def link(self, owner: str | None, name: str, is_method: bool) -> str:
        """Returns a reference to a method; without owner to a function, without name to a constructor."""
        raise NotImplementedError

    def class_link(self, name: str) -> str:
        """A reference to a class."""
        raise NotImplementedError

    def name(self, call: Call) -> str:
        """Returns the reference to a function."""
        raise NotImplementedError

    def member(self, enumeration: Enumeration, short: str) -> str:
        """A constant of an enumeration."""
        raise NotImplementedError

    def limit(self, name: str) -> str:
        """A constant of its own."""
        raise NotImplementedError

    def spelled(self, name: str) -> str:
        """A parameter or a field."""
        return name

    def function(self, function: Function) -> str | None:
        if function.name in FUNCTIONS:
            return self.link(*FUNCTIONS[function.name])
        call = self.calls.get(function.name)
        if call is None:
            return None
        owner = type_name(call.owner) if call.owner else None
        return self.link(owner, "" if call.is_constructor else self.name(call), call.is_method)

    def type(self, name: str) -> str | None:
        if name in self.types:
            return self.types[name]
        if name in _BY_HAND:
            return self.class_link(_BY_HAND[name])
        known = {*self.tables.structs, *self.tables.handles, *(e.name for e in self.tables.words)}
        return self.class_link(class_name(name)) if name in known else None

    def constant(self, constant: Constant, enumeration: Enumeration | None) -> str | None:
        if constant.name in self.members:
            return self.member(*self.members[constant.name])
        if isinstance(constant.value, str) or constant_name(constant.name) in INNER:
            return None
        return self.none() if constant.value == 2**64 - 1 else self.limit(constant_name(constant.name))

    def parameter(self, function: Function, parameter: Parameter) -> str:
        call = self.calls.get(function.name)
        if call is not None and call.is_method and parameter is function.params[0]:
            return self.receiver
        if call is not None and call.is_only_result(parameter):
            return "the result"
        return self.code(self.spelled(parameter.name))

    #: The receiver of a method.
    receiver = "`self`"

    def field(self, struct: Struct | None, name: str) -> str:
        return self.code(self.spelled(name))
