"""The words of a language: its names of the interface's items, and its notation of names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from description.parts import Constant, Enumeration, Function, Parameter, Struct


class Vocabulary:
    """The words of a language. Emitters answer from the names that they declare things with."""

    #: The name of ``api/words/<language>.toml``.
    language = ""
    #: The word for a missing value.
    null = "null"
    #: The words for yes and no.
    yes, no = "true", "false"
    #: Words of prose that the language has others for.
    terms: ClassVar[Mapping[str, str]] = {"zeroed": "empty"}
    #: Failures of any call, which the language documents once; a note documents them for a call.
    said_once = frozenset({"MONEY_ERR_OUT_OF_MEMORY", "MONEY_ERR_CANCELLED", "MONEY_ERR_BUFFER_TOO_SMALL"})
    #: Of the parameters of a page of rows, those that methods have; without any they return all rows.
    pages: frozenset[str] = frozenset()
    #: The least integer of 64 bits, which an integer has where an instant would be missing.
    least = "-9223372036854775808"

    def escape(self, text: str) -> str:
        """Prose with the characters that the form of the comment reserves."""
        return text

    def code(self, text: str) -> str:
        """A name or a value as the language sets it off."""
        return f"`{text}`"

    def none(self) -> str:
        """The missing value in prose."""
        return self.code(self.null)

    def truth(self, is_true: bool) -> str:
        """A truth in prose."""
        return self.code(self.yes if is_true else self.no)

    def missing(self, kind: str, role: str = "") -> str:
        """The missing value of a type of C, and of a parameter in its role; "" is any type or role."""
        return self.none()

    def function(self, function: Function) -> str | None:
        """Returns a reference to the counterpart of a function; None if the language does not expose it."""
        raise NotImplementedError

    def type(self, name: str) -> str | None:
        """Returns a reference to a type of the headers; None if the language does not expose it."""
        raise NotImplementedError

    def constant(self, constant: Constant, enumeration: Enumeration | None) -> str | None:
        """Returns a reference to a constant other than a failure; None if the language does not expose it."""
        raise NotImplementedError

    def raised(self, status: Constant) -> str | None:
        """Returns a reference to the exception for a status; None if it never raises it."""
        raise NotImplementedError

    def parameter(self, function: Function, parameter: Parameter) -> str:
        """A parameter or a result in prose."""
        return self.code(parameter.name)

    def field(self, struct: Struct | None, name: str) -> str:
        """Returns a field of a struct in prose; with None, of an unknown struct."""
        return self.code(name)

    def release(self, handle: str) -> str:
        """Returns the sentence on releasing objects of a class; "" if they need no release."""
        return ""


class ListenerVocabulary(Vocabulary):
    """The words of a language with objects, whose listeners run after the call that notifies them."""

    terms: ClassVar[Mapping[str, str]] = {
        **Vocabulary.terms,
        "callback": "listener",
        "callbacks": "listeners",
        "handle": "object",
        "handles": "objects",
    }
    #: Only a progress listener can see this status.
    said_once = Vocabulary.said_once | {"MONEY_ERR_BUSY"}
