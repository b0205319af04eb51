"""The description of the interface, as the book needs it."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]

THREADS = {
    "shared": "Several threads may make this call with the same object at once.",
    "exclusive": "Only one thread at a time may use the object.",
}
_WORD = re.compile(r"\bmoney_[a-z0-9_]+\b|\bMONEY_[A-Z0-9_]+\b")
#: The end of a declaration of a type in a header.
_TYPE = re.compile(r"^(?:typedef [^;{]*?|\} ?)\(?\*?(money_\w+_t|money_t)\)?(?:\([^;]*\))?;", re.M)


@dataclass
class Interface:
    """The interface, with the names of its parts and their pages."""

    data: dict[str, Any]
    functions: dict[str, dict[str, Any]] = field(default_factory=dict)
    #: Structs, enumerations, handles and callbacks.
    types: dict[str, dict[str, Any]] = field(default_factory=dict)
    #: The type or page that defines a constant.
    constants: dict[str, str] = field(default_factory=dict)
    #: Which functions name a type in their parameters.
    used_by: dict[str, list[str]] = field(default_factory=dict)
    #: The header that declares a type.
    header_of: dict[str, str] = field(default_factory=dict)

    def page(self, word: str) -> str | None:
        """The page of a name, relative to the folder `reference`; None if it has no page."""
        if word in self.functions:
            return f"functions/{word}.md"
        if word in self.types:
            return f"types/{word}.md"
        if word in self.constants:
            return f"{self.constants[word]}#{word.lower()}"
        return None

    def linked(self, text: str, here: str = "../", own: str = "") -> str:
        """A text of the headers as Markdown, in which the names lead to their pages."""

        def link(found: re.Match[str]) -> str:
            page = self.page(found[0])
            if page is None or found[0] == own:
                return f"`{found[0]}`"
            return f"[`{found[0]}`]({here}{page})"

        pieces = re.split(r"(`[^`]*`)", text)
        for number, piece in enumerate(pieces):
            if piece.startswith("`"):
                page = self.page(piece.strip("`"))
                pieces[number] = f"[{piece}]({here}{page})" if page else piece
            else:
                pieces[number] = _WORD.sub(link, piece.replace("<", "&lt;").replace("{", "&#123;"))
        return "".join(pieces)

    def status_text(self, status: str) -> str:
        """The meaning of a status."""
        for one in self.types["money_status_t"]["constants"]:
            if one["name"] == status:
                return str(one.get("doc", ""))
        return ""


def paragraphs(text: str) -> str:
    """A comment of the headers as Markdown: without the space before its lines, lists set apart."""
    found: list[str] = []
    in_list = False
    for line in (line.strip() for line in text.split("\n")):
        is_item = line.startswith("- ")
        if is_item and not in_list and found and found[-1]:
            found.append("")
        in_list = is_item or (in_list and bool(line))
        found.append(line)
    return "\n".join(found)


def sentence(text: str) -> str:
    """A phrase with a capital and a full stop."""
    text = text.strip()
    if not text:
        return ""
    first = text if text.startswith(("`", "money_", "MONEY_")) else text[0].upper() + text[1:]
    return first if first.endswith((".", "!", "?", ":")) else first + "."


def read() -> Interface:
    """The description that is committed, which is fresh by a test of its own."""
    data = json.loads((ROOT / "api" / "money.api.json").read_text(encoding="utf-8"))
    found = Interface(data)
    for one in data["functions"]:
        found.functions[one["name"]] = one
    for kind in ("enumerations", "structs", "handles", "callbacks"):
        for one in data[kind]:
            found.types[one["name"]] = {**one, "kind": kind}
    for one in data["enumerations"]:
        for constant in one["constants"]:
            found.constants[constant["name"]] = f"types/{one['name']}.md"
    for constant in data["constants"]:
        found.constants[constant["name"]] = "constants.md"
    for header in data["headers"]:
        declared = (ROOT / "include" / "money" / header["name"]).read_text(encoding="utf-8")
        for match in _TYPE.finditer(declared):
            found.header_of.setdefault(match[1], header["name"])
    for function in data["functions"]:
        for parameter in function["params"]:
            for word in _WORD.findall(parameter["type"]):
                names = found.used_by.setdefault(word, [])
                if function["name"] not in names:
                    names.append(function["name"])
    return found


def prototype(function: dict[str, Any], width: int = 100) -> str:
    """The declaration of a function, on one line or with a parameter a line."""
    parameters = [
        one["type"] + ("" if one["type"].endswith("*") else " ") + one["name"]
        for one in function["params"]
    ]
    result = function["result"]
    start = result + ("" if result.endswith("*") else " ") + function["name"]
    line = f"{start}({', '.join(parameters) or 'void'});"
    if len(line) <= width:
        return line
    return f"{start}(\n    " + ",\n    ".join(parameters) + ");"
