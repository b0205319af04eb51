"""The marks of the pages, `<!-- fact: NAME -->text<!-- /fact -->`, and the text of each name."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import Any

import tomllib

from facts import benched, measured
from facts.places import ROOT, FactError, differs, text_of
from facts.rings import RINGS, names_by_ring

_SOURCE = "docs/facts.toml"
_MARK = re.compile(r"(<!-- fact: ([a-z0-9.-]+) -->)(.*?)(<!-- /fact -->)", re.DOTALL)
_WIDTH = 140
_TIERS = {"supported": "supported", "preview": "a preview"}


class Facts:
    """All facts by name. Links are relative to the folder of the page."""

    def __init__(self) -> None:
        stated: dict[str, Any] = tomllib.loads(text_of(_SOURCE))
        self.tiers: dict[str, str] = stated["tiers"]
        self.bindings: list[dict[str, Any]] = stated["bindings"]
        names = [one["name"] for one in self.bindings]
        built = [one["name"] for one in self.bindings if one.get("is_built", True)]
        self.texts = {
            "is-not": block(wrapped(stated["is_not"], "")),
            "languages": listed(names),
            "languages-built": listed(built),
            "binding-folders": block(self._folders()),
            **sizes(),
            **limits(),
            **benched.times(),
        }
        rings = names_by_ring(names)
        for one in self.bindings[1:]:
            key = one["folder"].removeprefix("bindings/")
            tier = f"This binding is **{_TIERS[one['tier']]}**: it {self.tiers[one['tier']]}"
            self.texts[f"tier.{key}"] = block(wrapped(tier, ""))
            self.texts[f"rings.{key}"] = block(_rings(rings[one["name"]]))

    def of(self, name: str, page: str) -> str:
        """The text of a fact on a page."""
        if name == "bindings":
            return block(self._by_tier(page))
        if name not in self.texts:
            raise FactError(f"{page}: there is no fact '{name}'; see tools/facts/pages.py")
        return self.texts[name]

    def _by_tier(self, page: str) -> list[str]:
        lines = []
        for tier, text in self.tiers.items():
            links = [
                f"[{one['name']}]({os.path.relpath(one['page'], PurePosixPath(page).parent)})"
                for one in self.bindings
                if one["tier"] == tier
            ]
            lines += wrapped(f"- **{tier.capitalize()}**: {listed(links)}. Each {text}")
        return lines

    def _folders(self) -> list[str]:
        rows = ["| folder | binding | tier |", "|---|---|---|"]
        for one in self.bindings[1:]:
            rows.append(f"| `{one['folder']}` | {one['about']} | {one['tier']} |")
        return rows


def sizes() -> dict[str, str]:
    """The measured sizes, in the unit that fits; `library-kb` is the library's in kilobytes."""
    facts = measured.committed()
    texts = {
        name: f"{size / 1e6:.1f} MB" if size >= 1e6 and "wasm" not in name else kilobytes(size)
        for name, size in facts.items()
    }
    return {**texts, "library-kb": kilobytes(facts["library"])}


def limits() -> dict[str, str]:
    """The limits that `make bench-check` holds."""
    found = {one["id"]: one for one in json.loads(text_of("Benchmarks/thresholds.json"))}
    names = ("file", "resident")
    return {f"most-{name}": kilobytes(found[name]["at_most"] * 1000) for name in names}


def kilobytes(size: int) -> str:
    return f"{round(size / 1000):,} kB"


def brought_up_to_date(writes: bool) -> Iterator[str]:
    """The pages that have another text than their facts, which are written if they may be."""
    facts = Facts()
    command = ["git", "ls-files", "*.md"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    for page in found.stdout.split():
        if differs(page, written(facts, page, text_of(page)), writes):
            yield page


def written(facts: Facts, page: str, text: str) -> str:
    """The text of a page with the facts in its marks."""

    def replaced(mark: re.Match[str]) -> str:
        fact = facts.of(mark[2], page)
        # Markdown treats a line that begins with a comment as HTML to its end.
        if not fact.startswith("\n") and mark.string[: mark.start()].endswith("\n"):
            raise FactError(f"{page}: the mark of '{mark[2]}' must not begin a line")
        return mark[1] + fact + mark[4]

    return _MARK.sub(replaced, text)


def _rings(names: dict[str, list[str]]) -> list[str]:
    lines = []
    for ring, about in RINGS.items():
        quoted = ", ".join(f"`{name}`" for name in names[ring])
        lines += wrapped(f"- **{ring.capitalize()}**, {about}: {quoted}.")
    return lines


def block(lines: list[str]) -> str:
    """Lines between their marks."""
    return "\n" + "\n".join(lines) + "\n"


def listed(words: list[str]) -> str:
    return ", ".join(words[:-1]) + " and " + words[-1]


def wrapped(text: str, indent: str = "  ") -> list[str]:
    """The lines of a paragraph, or of an item of a list."""
    lines, line = [], ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > _WIDTH:
            lines.append(line)
            line = indent + word
        else:
            line = f"{line} {word}" if line else word
    return [*lines, line]
