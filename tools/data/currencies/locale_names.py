"""The names of currencies as words, the most frequent with the shortest numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from locale_texts import BASE, END, FIRST, number

CATEGORIES = ("zero", "one", "two", "few", "many", "other")
#: Words behind which a place in `words` is kept.
BLOCK = 32
#: Leading digits of words of two digits, then of three; the last digit: as in the name alone.
SHORT, LONG = 70, 20
SAME = chr(FIRST + BASE - 1)

Forms = Mapping[str, str]


class Name(NamedTuple):
    """A name alone, and the forms after a number that differ from it, by plural category."""

    alone: str
    forms: tuple[tuple[str, str], ...]


def name_of(entries: Mapping[str, str], code: str) -> Name | None:
    """A currency's name in a locale: a category without a form has that of `other`."""
    alone = entries.get(code) or entries.get(f"{code}/other")
    if not alone:
        return None
    other = entries.get(f"{code}/other", alone)
    forms = []
    for category in CATEGORIES[:-1]:
        form = entries.get(f"{code}/{category}", other)
        if form != other:
            forms.append((category, form))
    if other != alone:
        forms.append(("other", other))
    return Name(alone, tuple(forms))


class Words:
    """All names, and the words that they are made of."""

    def __init__(self, names: Sequence[Name], width: int) -> None:
        #: Digits of a place in `names`.
        self.width = width
        counts: Counter[str] = Counter()
        for name in dict.fromkeys(names):
            words = name.alone.split(" ")
            counts.update(words)
            for _, form in name.forms:
                for index, word in enumerate(form.split(" ") if form != name.alone else []):
                    if not (index < len(words) and words[index] == word):
                        counts[word] += 1
        ordered = sorted(counts, key=lambda word: (-counts[word], word))
        self.place = {word: index for index, word in enumerate(ordered)}
        self.words, self.index = b"", ""
        for at, word in enumerate(ordered):
            if at % BLOCK == 0:
                self.index += number(len(self.words), 4)
            self.words += (word + END).encode("utf-8")
        self.data, self.known = "", dict[Name, str]()

    def word(self, word: str) -> str:
        place = self.place[word]
        if place < SHORT * BASE:
            return number(place, 2)
        place -= SHORT * BASE
        return number(place + SHORT * BASE * BASE, 3)

    def add(self, name: Name | None) -> str:
        """The position of the name in `names`; all 0 for no name."""
        if name is None:
            return number(0, self.width)
        if name not in self.known:
            if not self.data:
                self.data = number(0, 1)
            first = name.alone.split(" ")
            mask = sum(1 << CATEGORIES.index(category) for category, _ in name.forms)
            out = number(mask, 1) + number(len(first), 1) + "".join(map(self.word, first))
            for _, form in name.forms:
                words = form.split(" ") if form != name.alone else []
                out += number(len(words), 1)
                for index, word in enumerate(words):
                    same = index < len(first) and first[index] == word
                    out += SAME if same else self.word(word)
            self.known[name] = number(len(self.data), self.width)
            self.data += out
        return self.known[name]
