"""Checks the English of headers, pages, docstrings and comments; ends with 'N passed, N failed'.

Each pattern finds a form that readers stumbled over. CONTRIBUTING.md says how to write instead.
codespell looks for misspelt words; tools/check/prose/words.txt has those that are right here.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from texts import CELL, COMMENT, DOCSTRING, HEADER, PAGE, Text, sentences, texts_of

ROOT = Path(__file__).resolve().parents[3]
#: The files that are checked. The changelog is history, and docs/results is measured.
READ = (
    "include/*.h",
    "README.md",
    "CONTRIBUTING.md",
    "docs/*.md",
    "bindings/cpp/*.md",
    "bindings/cpp/include/*.hpp",
    "bindings/conformance/*.md",
    "bindings/surface.md",
    "bindings/python/README.md",
    "bindings/python/libmoney/*.py",
    "Sources/*.swift",
)
NOT_READ = re.compile(r"^docs/results/|\+Data\.swift$|/_raw\.py$")
#: The files whose words are looked up.
SPELT = (
    "*.md",
    "*.h",
    "*.hpp",
    "*.c",
    "*.cpp",
    "*.py",
    "*.swift",
    "*.sh",
    "*.toml",
    "*.lua",
    "Makefile",
)
NOT_SPELT = re.compile(r"\+Data\.swift$|^share/|/seeds/")
WORDS = "tools/check/prose/words.txt"

LONGEST = 35
#: The mean of a page's sentences, which some long ones among short ones do not exceed.
MEAN = 18.0
PROSE = (HEADER, PAGE, DOCSTRING)


@dataclass(frozen=True)
class Form:
    """A form that sentences do not have, and what to write instead."""

    pattern: re.Pattern[str]
    advice: str
    kinds: tuple[str, ...]

    def is_in(self, kind: str, sentence: str) -> bool:
        """True if a sentence of a text of that kind has the form."""
        return kind in self.kinds and self.pattern.search(sentence) is not None


def form(pattern: str, advice: str, *kinds: str) -> Form:
    """A form, by the pattern of its sentences."""
    return Form(re.compile(pattern), advice, kinds)


FORMS = (
    form(
        r"^(?:What|Who|Whoever)\b(?!.*\?)",
        "name the thing: 'the rates of a day', not 'what comes of a day'",
        *PROSE,
    ),
    form(r"^Whether\b(?!.*\?)", "write 'True if …', or name the thing", *PROSE),
    form(
        r"^(?:Read|Written|Left|Kept|Refused|Found|Given|Meant|Told) (?:is|are|was|were)\b",
        "put the actor first: 'The call reads …'",
        *PROSE,
        CELL,
        COMMENT,
    ),
    form(
        r"\b(?:none|nothing), (?:none|nothing)\b",
        "write a whole sentence",
        *PROSE,
        CELL,
        COMMENT,
    ),
    form(r"\bhears? (?:of|about)\b", "write 'is notified'", *PROSE, CELL),
    form(r"\b(?:a|each|every) money\b|\bmoneys\b", "write 'amount' or 'entry'", *PROSE, CELL),
    form(r"\b(?:is|are) wanted\b", "write 'expected', or who asks for it", *PROSE, CELL),
)


def listed(patterns: tuple[str, ...], left_out: re.Pattern[str]) -> list[str]:
    """The files of the repository that a pattern names."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *patterns]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    names = sorted(set(done.stdout.split("\0")) - {""})
    return [name for name in names if not left_out.search(name) and (ROOT / name).exists()]


def wrong_with(kind: str, words: str) -> Iterator[str]:
    """What to mend in a text."""
    for sentence in sentences(words):
        count = len(sentence.split())
        if kind in PROSE and count > LONGEST:
            yield f"a sentence of {count} words; at most {LONGEST}: {sentence[:60]}…"
        for one in FORMS:
            if one.is_in(kind, sentence):
                yield f"{one.advice}: {sentence[:70]}"


def heavy(texts: list[Text]) -> Iterator[str]:
    """What to mend in a page whose sentences are long on the whole."""
    counts = [
        len(one.split()) for text in texts if text.kind == PAGE for one in sentences(text.words)
    ]
    mean = sum(counts) / len(counts) if counts else 0.0
    if mean > MEAN:
        yield f"a sentence has {mean:.1f} words in the mean; at most {MEAN:.0f}"


def misspelt() -> list[str]:
    """The misspelt words, with their places."""
    command = [sys.executable, "-m", "codespell_lib", "--quiet-level=3", "--ignore-words", WORDS]
    done = subprocess.run(
        [*command, *listed(SPELT, NOT_SPELT)], cwd=ROOT, capture_output=True, text=True
    )
    if done.returncode not in (0, 65):
        return [f"codespell did not run: {done.stderr.strip()}"]
    return done.stdout.splitlines()


def main() -> int:
    """Checks all files."""
    passed = failed = 0
    for name in listed(READ, NOT_READ):
        texts = texts_of(ROOT / name)
        found = [
            f"{name}:{text.line}: {line}"
            for text in texts
            for line in wrong_with(text.kind, text.words)
        ]
        found += [f"{name}: {line}" for line in heavy(texts)]
        print("".join(f"{line}\n" for line in found), end="")
        passed, failed = passed + (not found), failed + bool(found)
    words = misspelt()
    print("".join(f"{line}\n" for line in words), end="")
    passed, failed = passed + (not words), failed + bool(words)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
