"""One sentence of a header in the words of a language."""

from __future__ import annotations

import re

from description.parts import Function, Parameter, Struct

from .index import Index, Item
from .vocabulary import Vocabulary

#: Placeholders for the language's words for true and false.
YES, NO = "\ue001", "\ue002"
#: A quoted text, a name in backticks, a C name, a header, or NULL.
_TOKEN = re.compile(
    r"""(?P<quoted>"(?:[^"\\]|\\.)*") | (?P<header><?\bmoney(?:/\w+)?\.h\b>?) | `(?P<ticked>[^`]+)`
    | (?P<constant>\bMONEY_[A-Z0-9_]*(?:…)?) | (?P<name>\bmoney_\w+) | (?P<null>\bNULL\b)
    | (?P<truth>[\ue001\ue002])""",
    re.X,
)
_UNSAYABLE = re.compile(
    r"\b(?:pointers?|macros?|arrays? of|longjmp|NULs?|size_t|u?int\d+_t|const char|free\(\)|malloc)\b", re.I
)
#: The fields of values, which no program sees.
_INSIDE = re.compile(r"\bfields of (?:the |an? )?(?:money_t|money_decimal_t|money_ratio_t)\b")
#: A date or an instant that is missing.
_MISSING = {"MONEY_DATE_NONE": "money_date_t", "MONEY_INSTANT_NONE": "money_instant_t"}
_IDENTIFIER = re.compile(r"[a-z]\w*")
#: Functions on documents: their backticks name columns and members of the document, as it spells them.
_DOCUMENTS = re.compile(r"_(?:csv|json|journal|beancount|ledger|ubl|cii|bytes|text|receive\w*)$")


def noun(handle: str) -> str:
    """The noun of a handle: ``money_currency_list_t`` is a currency list."""
    return _NOUNS.get(handle) or handle.removeprefix("money_").removesuffix("_t").replace("_", " ")


def _is_receiver(parameter: Parameter, function: Function) -> bool:
    """True if languages with methods call the function on the object that is passed here."""
    is_own = parameter.role == "handle" and function.name.startswith(parameter.target[:-1])
    return is_own and parameter is function.params[0]


#: Nouns of handles whose names are plural.
_NOUNS = {
    "money_disposals_t": "list of disposals",
    "money_locales_t": "table of locales",
    "money_open_lots_t": "list of open lots",
    "money_rates_t": "rate table",
}


class Unsayable(Exception):
    """A word that the language does not have."""

    def __init__(self, word: str, why: str) -> None:
        super().__init__(f"'{word}', {why}")


class Speaker:
    """Translates sentences to the words of a language."""

    def __init__(self, index: Index, words: Vocabulary) -> None:
        self.index = index
        self.words = words

    def say(self, sentence: str, item: Item) -> str:
        """The sentence in the words of the language."""
        sentence = self._truths(sentence, item)
        inside = _INSIDE.search(sentence)
        if inside:
            raise Unsayable(inside[0], "of a struct of C that a value stands for")
        parts: list[str] = []
        end = 0
        for match in _TOKEN.finditer(sentence):
            parts.append(self._prose(sentence[end : match.start()]))
            parts.append(self._token(match, item))
            end = match.end()
        parts.append(self._prose(sentence[end:]))
        said = "".join(parts)
        return said[0].upper() + said[1:] if said.startswith("this ") and sentence.startswith("`") else said

    def _truths(self, sentence: str, item: Item) -> str:
        """Yes and no, which C writes as 1 and 0."""

        def told(match: re.Match[str]) -> str:
            if not self._is_bool(match[1], item):
                return match[0]
            return f"`{match[1]}`{match[2]} {YES if match[3] == '1' else NO}"

        return re.sub(r"`(\w+)`((?: of \w+)? (?:is|stays|becomes|=)) ([01])\b(?![.,]\d)", told, sentence)

    def _is_bool(self, name: str, item: Item) -> bool:
        parameter = item.parameter(name)
        if parameter is not None:
            return parameter.target == "money_bool_t"
        kinds = {f.type for s in self.index.structs.values() for f in s.fields if f.name == name}
        return kinds == {"money_bool_t"}

    def _prose(self, text: str) -> str:
        found = _UNSAYABLE.search(text)
        if found:
            raise Unsayable(found[0], "a word of C")
        terms = self.words.terms
        if terms:
            text = re.sub(rf"\b(?:{'|'.join(terms)})\b", lambda match: terms[match[0]], text)
        return self.words.escape(text)

    def _token(self, match: re.Match[str], item: Item) -> str:
        kind, text = match.lastgroup, match[0]
        if kind == "quoted":
            return self.words.escape(text)
        if kind == "null":
            return self.words.missing(item.kind, item.role)
        if kind == "truth":
            return self.words.truth(text == YES)
        if kind == "ticked":
            return self._ticked(match["ticked"], item)
        if kind == "constant":
            return self._constant(text, item)
        if kind == "name":
            return self._name(text)
        raise Unsayable(text, "a header of C")

    def _ticked(self, text: str, item: Item) -> str:
        """A name in backticks: a parameter, a field, or a text that is meant as it is."""
        owner, arrow, member = text.partition("->")
        if arrow:
            return self._field(owner, member, item)
        if re.fullmatch(r"money_\w+", text):
            return self._name(text)
        if re.fullmatch(r"MONEY_\w+", text):
            return self._constant(text, item)
        if text == "NULL":
            return self.words.missing(item.kind, item.role)
        if re.match(r"_[a-z]", text):
            raise Unsayable(text, "the end of a name of C")
        parameter = item.parameter(text)
        if parameter is not None and item.function is not None:
            if _is_receiver(parameter, item.function):
                return f"this {noun(parameter.target)}"
            whole = item.parameter(parameter.part_of or "")
            if whole is not None and whole.role in ("array in", "text in"):
                of = "the number of" if whole.role == "array in" else "the length of"
                return f"{of} {self.words.parameter(item.function, whole)}"
            return self.words.parameter(item.function, parameter)
        if _IDENTIFIER.fullmatch(text) and text in self.index.fields:
            if item.struct is not None and any(f.name == text for f in item.struct.fields):
                return self.words.field(item.struct, text)
            if item.function is None or not _DOCUMENTS.search(item.function.name):
                return self.words.field(self._struct_with(text, item), text)
        return self.words.code(text)

    def _field(self, owner: str, member: str, item: Item) -> str:
        parameter = item.parameter(owner)
        struct = self.index.structs.get(parameter.target) if parameter else None
        if struct is None or all(f.name != member for f in struct.fields):
            raise Unsayable(f"{owner}->{member}", "which is no field of a parameter")
        return self.words.field(struct, member)

    def _struct_with(self, name: str, item: Item) -> Struct | None:
        """Returns the struct among the parameters that contains a field."""
        for parameter in item.function.params if item.function else []:
            struct = self.index.structs.get(parameter.target)
            if struct is not None and any(f.name == name for f in struct.fields):
                return struct
        return None

    def _constant(self, text: str, item: Item) -> str:
        name = text.rstrip("…")
        if name in _MISSING:
            is_number = item.kind and item.kind not in ("money_date_t", "money_instant_t")
            return self.words.code(self.words.least) if is_number else self.words.missing(_MISSING[name])
        if name in self.index.prefixes and name.endswith("_"):
            return self._type(self.index.prefixes[name].name, text)
        if name not in self.index.constants:
            raise Unsayable(text, "a macro or an unknown name")
        constant, enumeration = self.index.constants[name]
        is_failure = enumeration is not None and enumeration.name == "money_status_t" and name != "MONEY_OK"
        said = self.words.raised(constant) if is_failure else self.words.constant(constant, enumeration)
        return self._said(said, text)

    def _name(self, text: str) -> str:
        function = self.index.functions.get(text)
        if function is not None:
            return self._said(self.words.function(function), text)
        return self._type(text, text)

    def _type(self, name: str, text: str) -> str:
        if name not in self.index.types:
            raise Unsayable(text, "an unknown name")
        return self._said(self.words.type(name), text)

    def _said(self, said: str | None, text: str) -> str:
        if said is None:
            raise Unsayable(text, "which the language does not expose")
        return said
