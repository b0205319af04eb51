"""XML comments of C#."""

from __future__ import annotations

from collections.abc import Iterable

from model.method import Method
from model.pages import MOST
from model.words import Documentation, Items, Words, unkept, wrap

from .names import argument

_WIDTH = 112


def _lines(pieces: Iterable[str], indent: str) -> str:
    """Returns a comment of several parts, each on a new line."""
    lines = [one for piece in pieces for one in wrap(piece, _WIDTH - len(indent))]
    return "".join(f"{indent}/// {one}\n" for one in lines)


def _body(said: Documentation) -> list[str]:
    """Summary and remarks."""
    parts = [f"<summary>{said.summary}</summary>"]
    inner = []
    for block in said.blocks:
        if isinstance(block, Items):
            items = "".join(f"<item><description>{one}</description></item>" for one in block.texts)
            inner.append(f'<list type="bullet">{items}</list>')
        else:
            inner.append(f"<para>{block.text}</para>")
    if len(inner) == 1:
        inner = [inner[0].removeprefix("<para>").removesuffix("</para>")]
    if inner:
        parts += [f"<remarks>{inner[0]}", *inner[1:]]
        parts[-1] += "</remarks>"
    return parts


def doc(said: Documentation, indent: str = "    ") -> str:
    """The comment of a type."""
    return _lines(_body(said), indent)


def line(text: str, indent: str) -> str:
    """Returns a comment of one part; "" for an empty text."""
    end = "" if text.endswith((".", "!", "?")) else "."
    return _lines([f"<summary>{text[:1].upper()}{text[1:]}{end}</summary>"], indent) if text else ""


class Comments:
    """The comments of methods."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def method(self, made: Method) -> str:
        """The comment of a method."""
        call = made.call
        said = self.words.function(call.function)
        names = [*(p.name for p in call.function.params), MOST]
        texts = {argument(name): said.parameters.get(name, "") for name in names}
        parts = _body(said)
        for _, name in made.head:
            if texts[name]:
                parts.append(f'<param name="{name.lstrip("@")}">{_sentence(texts[name])}</param>')
        if made.results and not call.is_constructor:
            result = self._result(made, said)
            parts += [f"<returns>{result}</returns>"] if result else []
        parts += [
            f'<exception cref="MoneyException">{one.name}: {one.text}.</exception>' for one in said.errors
        ]
        parts += [unkept(one).replace("<see ", "<seealso ") for one in said.see]
        return _lines(parts, "        ")

    def _result(self, made: Method, said: Documentation) -> str:
        """Returns the descriptions of the results."""
        function = made.call.function
        outs = made.call.outs(len(made.results) > 1)
        texts = [(p.name, self.words.returned(function, p, said)) for p in outs]
        if len(made.results) == 1:
            return _sentence(texts[0][1]) if texts[0][1] else ""
        told = [text for _, text in texts if text]
        return _sentence("; ".join(told)) if told else ""


def _sentence(text: str) -> str:
    """Returns a text with a capital and a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")
