"""C++: headers with a class for each kind of object, over the functions of C."""

from __future__ import annotations

from description.parts import Description
from model.words import Words

from . import classes, types
from .classes import declarations
from .methods import Maker
from .words import CppVocabulary

__all__ = ["declarations", "files", "words_of"]


def words_of(description: Description) -> Words:
    """The documentation in the words of C++."""
    return Words(description, CppVocabulary(Maker(description)))


def files(description: Description) -> dict[str, str]:
    words = words_of(description)
    made = {
        "layout": types.layout(description),
        "errors": types.errors(description, words),
        "constants": types.constants(description, words),
        "structs": types.structs(description, words),
        "handles": classes.handles(description, words),
        "calls": classes.calls(description, words),
    }
    words.check()
    return {f"include/money/cpp/{name}.hpp": text for name, text in made.items()}
