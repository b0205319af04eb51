"""Measures the English of folders: hits of each kind of rule per 1,000 words.

tools/check/prose/measure.py GROUP=FOLDER[:KIND,…] …

KIND is page, heading, cell, comment or message.

The forms at the end of the table are those that tell one writer from another: how often words of a
requirement and of an action occur.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import tomllib
from check import FOLDER, hits_of
from texts import Text, is_read, texts_of

KINDS = ("P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8")
FORMS = {
    "must, should, can": r"\b(?:must|should|can)\b",
    "returns, contains, requires": r"\b(?:returns?|contains?|requires?|accepts?|specifies|sets?)\b",
    "must": r"\bmust\b",
}


@dataclass(frozen=True)
class Group:
    """Texts that are measured together."""

    name: str
    folder: Path
    kinds: tuple[str, ...] = ()

    @staticmethod
    def read(word: str) -> Group:
        name, _, rest = word.partition("=")
        folder, _, kinds = rest.partition(":")
        return Group(name, Path(folder), tuple(kinds.split(",")) if kinds else ())

    def texts(self) -> dict[str, list[Text]]:
        """The texts of its files, by their names."""
        paths = sorted(self.folder.rglob("*")) if self.folder.is_dir() else [self.folder]
        files = [path for path in paths if path.is_file() and is_read(path)]
        return {
            str(path): [text for text in texts_of(path) if text.kind in (self.kinds or [text.kind])]
            for path in files
        }


def row(group: Group) -> tuple[int, int, list[float]]:
    """The texts and words of a group, and its hits per 1,000 words."""
    rules = tomllib.loads((FOLDER / "rules.toml").read_text(encoding="utf-8"))
    texts = group.texts()
    words = [text.words for of_file in texts.values() for text in of_file]
    count = sum(len(one.split()) for one in words)
    found: Counter[str] = Counter()
    for name, of_file in texts.items():
        found.update(hit.rule.partition("-")[0] for hit in hits_of(rules, name, of_file))
    for form, pattern in FORMS.items():
        found[form] = sum(len(re.findall(pattern, one, re.I)) for one in words)
    numbers = [found[key] / max(count, 1) * 1000 for key in (*KINDS, *FORMS)]
    return len(words), count, numbers


def main(words: list[str]) -> int:
    groups = [Group.read(word) for word in words]
    print("| group | texts | words | " + " | ".join((*KINDS, *FORMS)) + " |")
    print("|---|" + "--:|" * (2 + len(KINDS) + len(FORMS)))
    for group in groups:
        texts, count, numbers = row(group)
        shown = " | ".join(f"{number:.2f}" for number in numbers)
        print(f"| {group.name} | {texts} | {count} | {shown} |")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
