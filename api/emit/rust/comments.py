"""Comments of rustdoc: a summary, arguments, results, and a section of errors."""

from __future__ import annotations

from model.method import Method
from model.pages import MOST
from model.words import Documentation, Words, form

from .names import plain

_WIDTH = 108


def written(lines: list[str], indent: str) -> str:
    """Lines as a comment."""
    return "".join(f"{indent}/// {line}".rstrip() + "\n" for line in lines)


def doc(said: Documentation, indent: str = "") -> str:
    """The comment of a type."""
    return written(form.joined(form.paragraphs(said, _WIDTH - len(indent))), indent)


def line(text: str, indent: str) -> str:
    """Returns a comment of one part."""
    text = text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")
    return doc(Documentation(text), indent)


class Comments:
    """The comments of methods and functions."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def method(self, made: Method, indent: str) -> str:
        """The comment of a method."""
        function, width = made.call.function, _WIDTH - len(indent)
        said = self.words.function(function)
        if made.receiver and "other" in {name for _, name in made.head}:
            said = form.operands(said, "`self`", "`other`")
        parts = form.paragraphs(said, width)
        head = {name for _, name in made.head}
        names = [*(p.name for p in function.params), MOST]
        texts = {plain(name): said.parameters.get(name, "") for name in names}
        notes = [f"`{name}`: {text}" for name, text in texts.items() if text and name in head]
        parts.append(self._list(notes, width))
        parts.append(self._results(made, said, width))
        if said.errors and not made.call.returns_value:
            parts.append(["# Errors"])
            parts.append(self._list([f"{one.name} if {one.text}" for one in said.errors], width))
        if said.see:
            parts.append(form.paragraphs(Documentation(f"See also {', '.join(said.see)}."), width)[0])
        return written(form.joined(parts), indent)

    def _list(self, texts: list[str], width: int) -> list[str]:
        return [line for one in texts for line in form.entry(one, width)]

    def _results(self, made: Method, said: Documentation, width: int) -> list[str]:
        """Several results, in their order."""
        call = made.call
        outs = [] if call.returns_value else call.outs(made.name.endswith("_detailed"))
        if len(outs) < 2:
            return []
        texts = [
            self.words.returned(call.function, p, said) or f"the {p.name.replace('_', ' ')}" for p in outs
        ]
        return ["The results are:", "", *self._list(texts, width)]
