"""The documentation of every item in the words of a language."""

from __future__ import annotations

import re

from description.parts import (
    Callback,
    Constant,
    Description,
    DescriptionError,
    Doc,
    Enumeration,
    Field,
    Function,
    Handle,
    Parameter,
    Struct,
)
from model.names import is_typed
from model.pages import MOST, cursor

from . import memory, text
from .documentation import Documentation, Items, Paragraph, Raised
from .index import Index, Item
from .overrides import Overrides
from .sentence import NO, YES, Speaker, Unsayable
from .vocabulary import Vocabulary


def _truths(text: str) -> str:
    """A text on a truth, which C writes as 1 and 0."""
    text = re.sub(r"\b1(?= if\b| when\b|: )", YES, text)
    return re.sub(r"\b0(?= if\b| when\b|: )|(?<=\belse )0\b|(?<=\bor )0\b|(?<=\botherwise )0\b", NO, text)


def _clause(sentence: str) -> str:
    """A sentence as a part of another one."""
    text = sentence.rstrip(".")
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]


class Words:
    """Translates the headers' documentation; records untranslatable text for ``check``."""

    def __init__(
        self, description: Description, vocabulary: Vocabulary, overrides: Overrides | None = None
    ) -> None:
        self.description = description
        self.vocabulary = vocabulary
        self.index = Index.of(description)
        self.speaker = Speaker(self.index, vocabulary)
        self.overrides = overrides or Overrides.of(vocabulary.language)
        self.code_size = next((c.value for c in description.constants if c.name == "MONEY_CODE_SIZE"), None)
        self.enumerations = {e.name: e for e in description.enumerations if is_typed(e)}
        self._functions: dict[str, Documentation] = {}
        self.problems: dict[str, str] = {}
        #: Overrides of this language that are unneeded, because the header's sentence can be
        #: translated.
        self.unneeded: set[str] = set()

    def function(self, function: Function) -> Documentation:
        """A function: text, parameters and results, failures, references."""
        known = self._functions.get(function.name)
        if known is None:
            known = self._functions[function.name] = self._function(function)
        return known

    def _function(self, function: Function) -> Documentation:
        of_c = memory.parameters_of_c(function, self.vocabulary.pages)
        item = Item(function.name, str(function.doc.place or function.place), function, None, of_c)
        made = self._text(self._unpaged(function.doc.text, "first" in of_c), item)
        for p in function.params:
            if p.name not in of_c and p.text:
                text = _truths(p.text) if p.target == "money_bool_t" else p.text
                made.parameters[p.name] = self.phrase(text, item.part(p.name, p.target))
        if cursor(function) == "before":
            made.parameters[MOST] = "the maximum number of rows"
        made.parameters = {name: said for name, said in made.parameters.items() if said}
        made.errors = self._errors(function.doc, item)
        made.see = self._see(function.doc)
        # A call that fills a buffer in C returns a text everywhere else.
        if any(p.role in ("text out", "document") for p in function.params):
            made.summary = re.sub("^Writes ", "Returns ", made.summary)
        return made

    def returned(self, function: Function, p: Parameter, said: Documentation) -> str:
        """Returns the description of a result, beyond the summary."""
        return re.sub(r"^[Rr]eceives ", "", said.parameters.get(p.name, "")).rstrip(".")

    def handle(self, handle: Handle) -> Documentation:
        """A class: its text, and how its objects are released."""
        made = self._text(handle.doc.text, Item(handle.name, str(handle.doc.place)))
        release = self.vocabulary.release(handle.name)
        if release:
            made.blocks.append(Paragraph(release))
        return made

    def callback(self, callback: Callback) -> Documentation:
        return self._text(callback.doc.text, Item(callback.name, str(callback.doc.place)))

    def enumeration(self, enumeration: Enumeration) -> Documentation:
        return self._text(enumeration.doc.text, Item(enumeration.name, str(enumeration.doc.place)))

    def struct(self, struct: Struct) -> Documentation:
        """Returns the documentation of a struct and its fields."""
        item = Item(struct.name, str(struct.doc.place), None, struct)
        made = self._text(struct.doc.text, item)
        for one in struct.fields:
            made.parameters[one.name] = self.field(struct, one)
        return made

    def field(self, struct: Struct, field: Field) -> str:
        """Returns the description of a field, or of its type if it lacks a comment."""
        item = Item(struct.name, str(struct.place), None, struct)
        comment = field.comment
        if field.type == "money_bool_t":
            comment = _truths(re.sub(r"^1(?::| if)\s+", "whether ", comment))
        if not comment:
            return self._kind(field)
        return self.phrase(comment, item.part(field.name, field.target, field.place))

    def _kind(self, field: Field) -> str:
        """Returns the part of a field's description that its type implies."""
        if field.type == "char" and field.count == self.code_size:
            return "a currency code"
        enumeration = self.enumerations.get(field.type)
        return _clause(self.enumeration(enumeration).summary) if enumeration else ""

    def constant(self, constant: Constant) -> str:
        """Returns the description of a constant."""
        if not constant.comment:
            return ""
        return self._text(constant.comment, Item(constant.name, str(constant.place))).flat

    def phrase(self, comment: str, item: Item) -> str:
        """A comment of one piece."""
        return self._text(comment, item, may_be_empty=True).flat

    def _unpaged(self, comment: str, is_paged: bool) -> str:
        """The text of a call that reads a range of rows, for languages that read all."""
        if not is_paged:
            return comment
        return re.sub(r"^Returns a range of (.*?)(?: as rows)?(?=[.,])", r"Returns all \1", comment)

    def _text(self, comment: str, item: Item, may_be_empty: bool = False) -> Documentation:
        override = self.overrides.get(item.key)
        if override is not None:
            try:
                self._said(comment, item, may_be_empty)
            except Unsayable:
                pass
            else:
                self.unneeded.add(item.key)
        try:
            return self._said(override if override is not None else comment, item, may_be_empty)
        except Unsayable as problem:
            language = self.vocabulary.language
            self.problems[item.key] = (
                f"{item.place}: {item.key}: {language} cannot say {problem}; give it a sentence "
                f'"{item.key}" in api/words/{language}.toml, or in all.toml for every language'
            )
            return Documentation()

    def _said(self, comment: str, item: Item, may_be_empty: bool) -> Documentation:
        made = Documentation()
        for block in text.blocks(comment):
            if isinstance(block, list):
                entries = tuple(said for one in block if (said := self._sentences(one, item)))
                if entries:
                    made.blocks.append(Items(tuple(" ".join(entry) for entry in entries)))
                continue
            said = self._sentences(block, item)
            if said and not made.summary and not made.blocks:
                made.summary = said.pop(0)
            if said:
                made.blocks.append(Paragraph(" ".join(said)))
        if comment and not made.summary and not may_be_empty:
            raise Unsayable(comment.split(". ")[0], "of which nothing remains beside C's memory")
        return made

    def _sentences(self, block: str, item: Item) -> list[str]:
        found = (memory.kept(one, item.of_c) for one in text.sentences(block))
        return [self.speaker.say(one, item) for one in found if one]

    def _errors(self, doc: Doc, item: Item) -> list[Raised]:
        made = []
        for name, note in doc.statuses.items():
            if name == "MONEY_OK" or name in self.vocabulary.said_once and not note:
                continue
            status, _ = self.index.constants[name]
            raised = self.vocabulary.raised(status)
            if raised is None:
                continue
            # A note on a parameter that only C passes describes a failure that only C meets.
            clause = self.phrase(note, item.part(name)) if note else self._clause(status)
            if clause:
                made.append(Raised(status, raised, clause.rstrip(".")))
        return made

    def _clause(self, status: Constant) -> str:
        """Returns the meaning of a status."""
        return _clause(self.constant(status))

    def _see(self, doc: Doc) -> list[str]:
        made = [self.vocabulary.function(self.index.functions[name]) for name in doc.see]
        return list(dict.fromkeys(one for one in made if one))

    def check(self) -> None:
        """Raises with all untranslatable sentences and all unneeded overrides."""
        known = set(self.index.keys(self.description))
        problems = list(self.problems.values())
        language = self.vocabulary.language
        for kind, entries in (("all", self.overrides.shared), (language, self.overrides.own)):
            lost = [key for key in entries if key not in known]
            problems += [f"api/words/{kind}.toml: the headers have no '{key}'" for key in lost]
        problems += [
            f"api/words/{language}.toml: {key} is not needed, the header's sentence can be said"
            for key in sorted(self.unneeded & set(self.overrides.own))
        ]
        if problems:
            raise DescriptionError("\n".join(problems))
