"""Comments of godoc: the name first, links in brackets, and lists of parameters and errors."""

from __future__ import annotations

import re

from model.method import Method
from model.pages import MOST
from model.words import Documentation, Raised, Words, form

from .names import lower, receiver

_WIDTH = 110
#: Summaries that a type is, or are; any other is a plural noun, which it represents.
_PLURALS = re.compile(r"(?:The )?(?:options|details|totals|facts|fields|contents|results|settings)\b", re.I)
_NOUN = re.compile(r"(?:An?|The|One|How|Which|Whether|What|When|Whose|On|Why)\b")


def written(lines: list[str], indent: str = "") -> str:
    """Lines as a comment."""
    return "".join(f"{indent}// {line}".rstrip() + "\n" for line in lines)


def _lowered(text: str) -> str:
    """Returns a sentence for use after a name, in lower case except acronyms and links."""
    return text[0].lower() + text[1:] if re.match(r"[A-Z](?![A-Z])", text) else text


def type_doc(name: str, said: Documentation) -> str:
    """The comment of a type, whose summary is a noun."""
    verb = "are" if _PLURALS.match(said.summary) else "is" if _NOUN.match(said.summary) else "represents"
    summary = f"{name} {verb} {_lowered(said.summary)}"
    parts = form.paragraphs(Documentation(summary, said.blocks), _WIDTH, "  - ", "    ")
    return written(form.joined(parts))


def line(text: str, indent: str) -> str:
    """The comment of a field or a constant; nothing for nothing."""
    if not text:
        return ""
    text = re.sub(r"^whether ", "True if ", text)
    text = text[0].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")
    return written(form.joined(form.paragraphs(Documentation(text), _WIDTH - len(indent))), indent)


def _errors(errors: list[Raised]) -> list[str]:
    clauses = [f"{one.name} if {one.text}" for one in errors]
    if len(clauses) > 2:
        entries = [line for one in clauses for line in form.entry(one, _WIDTH, "  - ", "    ")]
        return ["The error is", *entries]
    text = f"The error is {', or '.join(clauses)}."
    return form.paragraphs(Documentation(text), _WIDTH)[0] if clauses else []


class Comments:
    """The comments of methods and functions."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def method(self, made: Method, names: dict[str, str]) -> str:
        """Returns the comment of a method; `names` maps the C parameters to those of Go."""
        function = made.call.function
        said = self.words.function(function)
        if names.get("b") == "other":
            said = form.operands(said, receiver(made.owner), "other")
        named = Documentation(f"{made.name} {_lowered(said.summary)}", said.blocks)
        parts = form.paragraphs(named, _WIDTH, "  - ", "    ")
        head = {name for _, name in made.head}
        notes = [
            f"{names[name]}: {said.parameters[name]}".replace('"" or ""', '""')
            for name in (*(p.name for p in function.params), MOST)
            if name in said.parameters and names.get(name) in head
        ]
        parts.append([line for one in notes for line in form.entry(one, _WIDTH, "  - ", "    ")])
        parts.append(self._results(made, said))
        parts.append(_errors(said.errors))
        if said.see:
            parts.append(form.paragraphs(Documentation(f"See also {', '.join(said.see)}."), _WIDTH)[0])
        return written(form.joined(parts))

    def _results(self, made: Method, said: Documentation) -> list[str]:
        """Several results, in their order."""
        call = made.call
        outs = [] if call.returns_value else call.outs(made.name.endswith("Detailed"))
        if len(outs) < 2:
            return []
        texts = [self.words.returned(call.function, p, said) or _words(lower(p.name)) for p in outs]
        entries = [line for one in texts for line in form.entry(one, _WIDTH, "  - ", "    ")]
        return ["The results are", *entries]


def _words(name: str) -> str:
    """``rateFlags`` is "the rate flags"."""
    return "the " + "".join(f" {c.lower()}" if c.isupper() else c for c in name.rstrip("_"))
