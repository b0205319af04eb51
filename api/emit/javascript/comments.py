"""Comments of TSDoc."""

from __future__ import annotations

from collections.abc import Iterable

from description.parts import Parameter
from model.call import Call
from model.names import camel, type_name
from model.words import Documentation, Words, form

from .names import plain

_WIDTH = 112


def written(lines: list[str], indent: str = "") -> str:
    """Lines as a comment; nothing for nothing."""
    if len(lines) < 2:
        return "".join(f"{indent}/** {line} */\n" for line in lines)
    return (
        f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"
    )


def doc(said: Documentation, indent: str = "") -> str:
    """The comment of a type."""
    return written(form.joined(form.paragraphs(said, _WIDTH - len(indent))), indent)


def line(text: str, indent: str) -> str:
    """The comment of a field; nothing for nothing."""
    if not text:
        return ""
    text = text[0].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")
    return doc(Documentation(text), indent)


class Comments:
    """The comments of methods and functions."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def brief(self, call: Call, indent: str) -> str:
        """The summary, for the sources; the types have everything."""
        return doc(Documentation(self.words.function(call.function).summary), indent)

    def full(self, call: Call, is_detailed: bool, indent: str) -> str:
        """The comment of a declaration."""
        function, width = call.function, _WIDTH - len(indent)
        said = self.words.function(function)
        tags = [
            f"@param {plain(camel(p.name))} - {said.parameters[p.name]}"
            for p in call.required
            if said.parameters.get(p.name)
        ]
        tags += self._options(call, said)
        if call.is_paged:
            index = "the index of the first row, from 0; 0 by default"
            tags.append(f"@param {call.cursor} - {said.parameters['before'] if call.is_by_id else index}")
            tags.append("@param most - the maximum number of rows; all by default")
        tags += self._returns(call, is_detailed, said)
        if not call.returns_value:
            tags += [f"@throws {{@link MoneyError}} with code {e.name} if {e.text}" for e in said.errors]
        tags += [f"@see {one}" for one in said.see]
        lines = [line for one in tags for line in form.entry(one, width, "", "  ")]
        return written(form.joined([*form.paragraphs(said, width), lines]), indent)

    def _options(self, call: Call, said: Documentation) -> list[str]:
        """One tag for all that is given by name."""
        notes = []
        for p in call.optional:
            text = said.parameters.get(p.name, "")
            if p.role == "options":
                notes.append(f"the fields of {{@link {type_name(p.target)}}}" + _after(text))
            elif text:
                notes.append(f"`{camel(p.name)}`: {text.rstrip('.')}")
        return [f"@param options - {'; '.join(notes)}"] if notes else []

    def _returns(self, call: Call, is_detailed: bool, said: Documentation) -> list[str]:
        outs: Iterable[Parameter] = (
            [] if call.returns_value or call.is_constructor else call.outs(is_detailed)
        )
        texts = {p.name: self.words.returned(call.function, p, said) for p in outs}
        if len(texts) == 1:
            # The summary of a call with one result often describes it completely.
            return [f"@returns {text}" for name, text in texts.items() if said.parameters.get(name)]
        notes = [f"`{camel(name)}`: {text}" for name, text in texts.items() if text]
        return [f"@returns {'; '.join(notes)}"] if notes else []


def _after(text: str) -> str:
    """Returns the remaining text on options; their type already states that they are optional."""
    text = text.rstrip(".")
    return "" if "`null`" in text or not text else f": {text}"
