"""Comments of Doxygen."""

from __future__ import annotations

from collections.abc import Iterable

from model.call import Call
from model.words import Documentation, Items, Words, fragment, wrap

_WIDTH = 116


def _lines(pieces: Iterable[str], indent: str) -> str:
    """Returns a comment of several parts, each on a new line."""
    lines = [one for piece in pieces for one in wrap(piece, _WIDTH - len(indent)) or [""]]
    return "".join(f"{indent}/// {one}".rstrip() + "\n" for one in lines)


def _body(said: Documentation) -> list[str]:
    parts: list[str] = []
    for block in said.paragraphs:
        if isinstance(block, Items):
            parts += [f"- {one}" for one in block.texts]
        else:
            parts += ["", block.text] if parts else [block.text]
    return parts


def doc(said: Documentation, indent: str = "") -> str:
    """The comment of a type."""
    return _lines(_body(said), indent)


def line(text: str, indent: str = "") -> str:
    """Returns a comment of one part; "" for an empty text."""
    end = "" if text.endswith((".", "!", "?")) else "."
    return _lines([f"{text[:1].upper()}{text[1:]}{end}"], indent) if text else ""


class Comments:
    """The comments of functions."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def method(self, call: Call, detailed: bool, indent: str = "") -> str:
        """The comment of a function."""
        said = self.words.function(call.function)
        arguments = [p.name for p in (*call.required, *call.optional)] + (
            [call.cursor] if call.is_paged else []
        )
        commands = [f"\\param {n} {fragment(said.parameters[n])}" for n in arguments if n in said.parameters]
        outs = call.outs(detailed)
        if len(outs) == 1 and not call.is_constructor:
            text = self.words.returned(call.function, outs[0], said)
            commands += [f"\\returns {text}"] if text else []
        commands += [f"\\throws {one.name} if {one.text}" for one in said.errors]
        commands += [f"\\see {', '.join(said.see)}"] if said.see else []
        body = _body(said)
        return _lines([*body, "", *commands] if commands and len(body) > 1 else [*body, *commands], indent)

    def results(self, call: Call) -> dict[str, str]:
        """Returns the comments of several results, by name."""
        said = self.words.function(call.function)
        texts = {p.name: self.words.returned(call.function, p, said) for p in call.outs(True)}
        return {name: line(text, "    ") for name, text in texts.items()}
