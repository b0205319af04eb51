"""Sentences of a language's own, instead of those of the headers.

``api/words/all.toml`` applies to every language except C, ``api/words/<language>.toml`` to one language and
takes precedence. A key names an item of C: ``money_x``, ``money_x.parameter``, ``money_x.MONEY_ERR_Y``,
``money_x_t.field`` or ``MONEY_X``. The sentence is written as in a header, so it may name functions,
constants, fields in backticks, and NULL.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from description.parts import DescriptionError

FOLDER = Path(__file__).resolve().parents[2] / "words"
#: Builds run this with Python 3.10, too, which reads no TOML: these files hold texts by quoted keys alone.
_ENTRY = re.compile(r'("[\w.]+") = (?:"""\n(.*?)"""|("[^\n]*"))\n', re.S)
_NOTHING = re.compile(r"(?:#[^\n]*)?\n")


def read(path: Path) -> dict[str, str]:
    """The entries of a file."""
    if not path.is_file():
        return {}
    text = path.read_text(encoding="utf-8")
    found: dict[str, str] = {}
    at = 0
    while at < len(text):
        nothing = _NOTHING.match(text, at)
        if nothing:
            at = nothing.end()
            continue
        where = f"{path.parent.name}/{path.name}:{text.count(chr(10), 0, at) + 1}"
        entry = _ENTRY.match(text, at)
        if not entry:
            raise DescriptionError(f'{where}: an entry must be "money_x" = "text", one a line')
        key = json.loads(entry[1])
        if key in found:
            raise DescriptionError(f"{where}: {key} appears twice")
        found[key] = entry[2].strip() if entry[2] is not None else json.loads(entry[3])
        at = entry.end()
    return found


class Overrides:
    """The sentences of a language, and those of all."""

    def __init__(self, own: dict[str, str], shared: dict[str, str]) -> None:
        self.own = own
        self.shared = shared

    @classmethod
    def of(cls, language: str, folder: Path = FOLDER) -> Overrides:
        """The sentences for a language, as the files hold them."""
        return cls(read(folder / f"{language}.toml"), read(folder / "all.toml"))

    def get(self, key: str) -> str | None:
        return self.own.get(key, self.shared.get(key))
