"""How texts and numbers are written in the tables of locales."""

from __future__ import annotations

import re
import unicodedata

from common import fail

# Numbers are written in digits of base 92: the bytes from `#` to `~`.
BASE, FIRST = 92, 0x23
# In patterns: the places of the number, the sign and the currency.
NUMBER, SIGN, CURRENCY = "\x01", "\x02", "\x03"
# Ends a word of a name.
END = "\x01"


def number(value: int, width: int) -> str:
    digits = ""
    for _ in range(width):
        value, digit = divmod(value, BASE)
        digits = chr(FIRST + digit) + digits
    if value:
        fail("a number does not fit its digits")
    return digits


class Pool:
    """Texts in one long text, each once, also as a part of another."""

    def __init__(self) -> None:
        self.data = b""
        self.found: dict[str, str] = {}

    def add(self, text: str) -> str:
        """The position of the text and its length in bytes: 3 + 1 digits."""
        if text not in self.found:
            data = text.encode("utf-8")
            at = self.data.find(data)
            if at < 0:
                at = len(self.data)
                self.data += data
            self.found[text] = number(at, 3) + number(len(data), 1)
        return self.found[text]


class Entries:
    """Entries of one width, each once; an entry's number is its place."""

    def __init__(self) -> None:
        self.found: dict[str, int] = {}

    def add(self, entry: str) -> int:
        return self.found.setdefault(entry, len(self.found))

    @property
    def data(self) -> str:
        return "".join(self.found)


def unquoted(text: str) -> str:
    """An affix of a pattern with its signs in the engine's encoding."""
    out, quoted = "", False
    for index, character in enumerate(text):
        if character == "'":
            if text[index + 1 : index + 2] == "'":
                out += "'"
            quoted = not quoted
        elif quoted:
            out += character
        else:
            out += {"-": SIGN, "¤": CURRENCY}.get(character, character)
    return out


def split_pattern(pattern: str) -> tuple[str, str, str]:
    """The parts of a CLDR pattern: prefix, the number's own signs, suffix."""
    found = re.fullmatch(r"((?:'[^']*'|[^'#0,.])*)([#0,.]+)(.*)", pattern)
    if not found:
        fail(f"not a pattern: {pattern!r}")
    return unquoted(found[1]), found[2], unquoted(found[3])


def without_currency(pattern: str) -> str:
    """A pattern as it is written beside a name: without the currency, its blanks and its marks."""
    return re.sub("^[\u200e\u200f\u061c]*|[ \xa0\u202f]*¤[ \xa0\u202f]*", "", pattern)


def needs_space(character: str) -> bool:
    """UTS #35, currencySpacing: a currency's edge that is neither a sign nor a separator."""
    return unicodedata.category(character)[0] not in "SZ"
