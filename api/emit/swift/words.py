"""The words of Swift for the statuses, which is all that is generated there."""

from __future__ import annotations

from description.parts import Constant, Enumeration, Function, Parameter
from model.names import camel
from model.words import Vocabulary


def case_name(name: str) -> str:
    """``divisionByZero`` for ``MONEY_ERR_DIVISION_BY_ZERO``."""
    return camel(name.removeprefix("MONEY_ERR_").lower())


class SwiftVocabulary(Vocabulary):
    """The words of Swift."""

    language = "swift"
    null = "nil"

    def function(self, function: Function) -> str | None:
        return None

    def type(self, name: str) -> str | None:
        return "`MoneyStatus`" if name == "money_status_t" else None

    def constant(self, constant: Constant, enumeration: Enumeration | None) -> str | None:
        return None

    def raised(self, status: Constant) -> str | None:
        return f"``MoneyStatus/{case_name(status.name)}``"

    def parameter(self, function: Function, parameter: Parameter) -> str:
        return self.code(camel(parameter.name))
