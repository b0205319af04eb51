"""Comments of Javadoc."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from description.parts import Field
from model.method import Method
from model.names import camel
from model.pages import MOST
from model.words import Documentation, Items, Words, fragment, unkept, wrap

from .names import plain

_WIDTH = 114


def _comment(parts: Iterable[str], indent: str) -> str:
    """Returns a comment of several parts, each on a new line."""
    lines = [one for part in parts for one in (wrap(part, _WIDTH - len(indent)) or [""])]
    if not lines:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {one}".rstrip() + "\n" for one in lines) + f"{indent} */\n"


def _body(said: Documentation) -> list[str]:
    """The text, with paragraphs and lists."""
    parts: list[str] = []
    for block in said.paragraphs:
        if isinstance(block, Items):
            parts += ["<ul>", *(f"<li>{one}</li>" for one in block.texts), "</ul>"]
        else:
            parts += ["", f"<p>{block.text}"] if parts else [block.text]
    return parts


def _tags(tags: list[str], body: list[str]) -> list[str]:
    return [*body, "", *tags] if tags and body else [*body, *tags]


def doc(said: Documentation, indent: str = "") -> str:
    """The comment of a type."""
    return _comment(_body(said), indent)


def record(said: Documentation, notes: Mapping[str, str], indent: str = "") -> str:
    """The comment of a record, with its components."""
    tags = [f"@param {name} {note}" for name, note in notes.items() if note]
    return _comment(_tags(tags, _body(said)), indent)


def line(text: str, indent: str) -> str:
    """Returns a comment of one part; "" for an empty text."""
    end = "" if text.endswith((".", "!", "?")) else "."
    return _comment([text[:1].upper() + text[1:] + end], indent) if text else ""


def getter(note: str) -> str:
    """Returns the comment of a field's getter."""
    if note.startswith("whether "):
        return line(f"Returns {note}", "    ")
    return line(note, "    ")


def setter(field: Field, note: str) -> str:
    """Returns the comment of a field's setter."""
    if note.startswith("whether "):
        return line(f"Sets {note}", "    ")
    return line(f"Sets the {field.name.replace('_', ' ')}: {note}", "    ") if note else ""


class Comments:
    """The comments of methods."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def _parameters(self, made: Method, said: Documentation) -> dict[str, str]:
        """Returns the descriptions of the parameters, by their Java names."""
        names = [*(p.name for p in made.call.function.params), MOST]
        texts = {plain(camel(name)): said.parameters.get(name, "") for name in names}
        return {word: texts[word] for _, word in made.head if texts[word]}

    def _end(self, made: Method, said: Documentation) -> list[str]:
        """Results, failures and references."""
        call, tags = made.call, []
        if len(made.results) == 1 and not call.is_constructor:
            p = call.outs(False)[0]
            text = self.words.returned(call.function, p, said)
            tags += [f"@return {text}"] if text else []
        tags += [f"@throws MoneyException with {one.name} if {one.text}" for one in said.errors]
        links = [unkept(one).removeprefix("{@link ").removesuffix("}") for one in said.see]
        return tags + [f"@see {one}" for one in links]

    def method(self, made: Method) -> str:
        """The comment of a method with all parameters."""
        said = self.words.function(made.call.function)
        tags = [f"@param {name} {fragment(text)}" for name, text in self._parameters(made, said).items()]
        return _comment(_tags([*tags, *self._end(made, said)], _body(said)), "    ")

    def short(self, made: Method) -> str:
        """The comment of a method without the parameters that may be left out."""
        said = self.words.function(made.call.function)
        omitted = [f"{{@code {name}}}" for _, name in made.head[-made.left_out :]]
        listed = " and ".join([", ".join(omitted[:-1]), omitted[-1]]) if len(omitted) > 1 else omitted[0]
        note = f"Equivalent to the overload with {listed}, passing {{@code null}}."
        kept = {name for _, name in made.head[: -made.left_out]}
        tags = [
            f"@param {n} {fragment(text)}" for n, text in self._parameters(made, said).items() if n in kept
        ]
        return _comment(_tags([*tags, *self._end(made, said)], [said.summary, "", f"<p>{note}"]), "    ")

    def record(self, made: Method) -> str:
        """The comment of the record that several results are."""
        function = made.call.function
        said = self.words.function(function)
        outs = made.call.outs(True)
        texts = {plain(camel(p.name)): self.words.returned(function, p, said) for p in outs}
        several = Documentation(f"The results of {{@link #{made.name}}}.")
        return record(several, {word: texts.get(word, "") for _, word, _ in made.results}, "    ")
