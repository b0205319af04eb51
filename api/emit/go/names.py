"""Names as Go spells them."""

from __future__ import annotations

import re

INITIALS = {"id", "json", "csv", "xml", "ecb", "url", "http", "xirr", "iso20022"}
KEYWORDS = {
    "type",
    "range",
    "func",
    "map",
    "default",
    "select",
    "var",
    "interface",
    "package",
    "return",
    "go",
}


def camel(name: str) -> str:
    """``as_of`` is ``AsOf``, and ``from_json`` ``FromJSON``."""
    words = name.strip("_").split("_")
    return "".join(w.upper() if w in INITIALS else w.capitalize() for w in words)


def lower(name: str) -> str:
    """``rate_numerator`` is ``rateNumerator``."""
    made = camel(name)
    start = re.match(r"[A-Z]+(?![a-z])|[A-Z]", made)
    word = start.group() if start else ""
    made = word.lower() + made[len(word) :]
    return f"{made}_" if made in KEYWORDS or made in ("error", "string", "len", "c") else made


def receiver(name: str) -> str:
    """The receiver of a type's methods, which is the same for all: ``w`` of ``Wallet``. A call is ``c``."""
    first = name[0].lower()
    return name[:2].lower() if first == "c" else first
