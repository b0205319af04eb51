"""A grammar in EBNF, as on a page: checks that it is complete, and generates random sentences."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping, Sequence

WORD = re.compile(r'\s*("[^"]*"|\w+|[=,;|(){}\[\]])')
#: At this depth a sentence uses the first non-recursive choice of each rule.
DEEPEST = 30


class Grammar:
    """The rules of a grammar, and the words that it does not define."""

    def __init__(
        self, text: str, words: Mapping[str, Sequence[str]], solid: Sequence[str] = ()
    ) -> None:
        self.words = words
        #: The rules that have no blanks inside.
        self.solid = solid
        self.rules: dict[str, list[str]] = {}
        for rule in text.strip().rstrip(";").split(";"):
            name, _, body = rule.partition("=")
            self.rules[name.strip()] = self.parts(body)
        used = {one for rule in self.rules.values() for one in rule if one[0].isalpha()}
        first = next(iter(self.rules))
        if missing := used - set(self.rules) - set(words):
            raise ValueError(f"the grammar does not define {', '.join(sorted(missing))}")
        if spare := (set(self.rules) | set(words)) - used - {first}:
            raise ValueError(f"the grammar does not use {', '.join(sorted(spare))}")

    @staticmethod
    def parts(body: str) -> list[str]:
        """The words of a rule."""
        found, at = [], 0
        while body[at:].strip():
            word = WORD.match(body, at)
            if word is None:
                raise ValueError(f"the grammar has {body[at:].strip()!r}")
            found.append(word[1])
            at = word.end()
        return found

    def sentences(self, rule: str, count: int, seed: int = 1) -> Iterator[str]:
        """`count` random sentences."""
        chance = random.Random(seed)
        for _ in range(count):
            yield " ".join(Sentence(self, chance).of(rule, 0))


class Sentence:
    """One sentence under way."""

    def __init__(self, grammar: Grammar, chance: random.Random) -> None:
        self.grammar = grammar
        self.chance = chance

    def of(self, rule: str, depth: int) -> list[str]:
        """The expansion of a rule."""
        if rule in self.grammar.words:
            return [self.chance.choice(self.grammar.words[rule])]
        found = self.choice(self.grammar.rules[rule], depth + 1)
        return ["".join(found)] if rule in self.grammar.solid else found

    def choice(self, parts: list[str], depth: int) -> list[str]:
        """One of the ways that `|` divides."""
        ways: list[list[str]] = [[]]
        level = 0
        for part in parts:
            level += (part in "({[") - (part in ")}]")
            if part == "|" and level == 0:
                ways.append([])
            else:
                ways[-1].append(part)
        return self.row(ways[0] if depth > DEEPEST else self.chance.choice(ways), depth)

    def row(self, parts: list[str], depth: int) -> list[str]:
        """One part after the other; braces and brackets more seldom the deeper they are."""
        found: list[str] = []
        at = 0
        while at < len(parts):
            part = parts[at]
            if part in "({[":
                end = closing(parts, at)
                times = 1 if part == "(" else self.times(part, depth)
                for _ in range(times):
                    found += self.choice(parts[at + 1 : end], depth + 1)
                at = end
            elif part.startswith('"'):
                found.append(part.strip('"'))
            elif part != ",":
                found += self.of(part, depth)
            at += 1
        return found

    def times(self, kind: str, depth: int) -> int:
        most = 1 if kind == "[" else 2
        return self.chance.randint(0, most) if self.chance.random() < 4 / (depth + 4) else 0


def closing(parts: list[str], at: int) -> int:
    """Where the bracket at a place is closed."""
    level = 0
    for place in range(at, len(parts)):
        level += (parts[place] in "({[") - (parts[place] in ")}]")
        if level == 0:
            return place
    raise ValueError("unclosed bracket in the grammar")
