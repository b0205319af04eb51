"""A language that has everything that is not of C: whether a sentence for all languages is needed."""

from __future__ import annotations

from collections.abc import Iterator

from description.parts import Constant, Description, Enumeration, Function, Struct
from model.binding import MANAGED, Binding
from model.types import limits

from .overrides import Overrides
from .vocabulary import Vocabulary
from .words import Words


class Neutral(Vocabulary):
    """The words of such a language."""

    language = "all"

    def __init__(self, description: Description) -> None:
        self.limits = {constant.name for _, _, constant in limits(description)}
        self.exposed = {call.function.name for call in Binding(description, MANAGED, has_columns=True).calls}

    def function(self, function: Function) -> str | None:
        return self.code(function.name) if function.name in self.exposed else None

    def type(self, name: str) -> str | None:
        return self.code(name)

    def constant(self, constant: Constant, enumeration: Enumeration | None) -> str | None:
        return self.code(constant.name) if enumeration or constant.name in self.limits else None

    def raised(self, status: Constant) -> str | None:
        return self.code(status.name)


def everything(words: Words) -> Iterator[object]:
    """Translates all items, to find sentences that cannot be translated."""
    description = words.description
    for function in description.functions:
        if function.name in getattr(words.vocabulary, "exposed", ()):
            yield words.function(function)
    yield from (words.struct(one) for one in description.structs if not _is_of_c(one))
    yield from (words.handle(one) for one in description.handles)
    yield from (words.callback(one) for one in description.callbacks)
    for enumeration in description.enumerations:
        yield words.enumeration(enumeration)
        yield from (words.constant(one) for one in enumeration.constants)
    yield from (words.constant(one) for one in description.constants)


def _is_of_c(struct: Struct) -> bool:
    return struct.name.startswith("money_column_") or struct.name == "money_progress_t"


def not_needed(description: Description, overrides: Overrides) -> list[str]:
    """Returns unneeded overrides for all languages: every language can translate the header's sentence."""
    words = Words(description, Neutral(description), overrides)
    list(everything(words))
    return [
        f"api/words/all.toml: {key} is not needed, the header's sentence can be said"
        for key in sorted(words.unneeded & set(overrides.shared))
    ]
