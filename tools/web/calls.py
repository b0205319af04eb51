"""Prints the functions of the interface that the desk calls, one a line.

    python3 -m web.calls

The desk's module exports only these. They are derived from the JavaScript of the page and of the
binding. A method counts as called if the page contains its name after a dot or as a string, and the
page names its class or calls a function that returns an object of it. The list may thus contain a
function that is never called, but contains each that is.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from wasm.copy import BINDING
from wasm.exports import ROOT, exported

Entry = dict[str, Any]
PAGE = ROOT / "web" / "src"
SOURCES = BINDING / "src"
#: Files of the binding that are read by their members, that no page runs, or that only export.
APART = (
    *("index.js", "native.js"),
    *("binding/handles.js", "binding/functions.js", "binding/enumerations.js"),
)
#: Classes whose objects stay in the file that names them, and share names of methods with others.
LOCAL = {"Amounts"}
#: Between the files of a page.
BREAK = "\f"
#: A function that every module for WebAssembly exports, without a header.
OF_THE_BUILD = {"money_wasm_seed"}
#: Members that JavaScript itself calls.
IMPLICIT = {"constructor", "toJSON", "toString", "valueOf"}

FUNCTION = re.compile(r"^export (?:async )?function (\w+)\(", re.M)
CLASS = re.compile(r"^(?:export )?class (\w+) .*?^}", re.M | re.S)
MEMBER = re.compile(r"^  (?:static |get |async )*(#?\w+|\[[\w.]+\])\(", re.M)
HANDLE = re.compile(r'^define\("(\w+)", (\w+)\);', re.M)
NAME = re.compile(r"\"(money_\w+)\"|exports\.(money_\w+)")
WORD = re.compile(r"[A-Za-z_$][\w$]*")
#: The name of a method where it is called, or a string that selects one; not the name of a message.
SELECTED = re.compile(r'"(\w+)"|"[\w. -]*"|\.(\w+)')
COMMENT = re.compile(r"^[ ]*(?:/\*(?:(?!\*/).)*\*/|//[^\n]*)[ ]*$\n?", re.M | re.S)


def code(path: Path) -> str:
    """The text of a file without the lines that are comments."""
    return COMMENT.sub("", path.read_text(encoding="utf-8"))


def names_in(text: str) -> set[str]:
    found = {one or other for one, other in NAME.findall(text)}
    return {name for name in found if not name.endswith("_t")}


def sections(pattern: re.Pattern[str], text: str) -> Iterator[tuple[str, str]]:
    """The names that a pattern finds, each with the text up to the next."""
    found = list(pattern.finditer(text))
    for index, one in enumerate(found):
        end = found[index + 1].start() if index + 1 < len(found) else len(text)
        yield one[1], text[one.start() : end]


def selected(text: str) -> set[str]:
    return {one or other for one, other in SELECTED.findall(text)} - {""}


def is_used(name: str, members: set[str]) -> bool:
    return name.startswith(("#", "[")) or name in IMPLICIT or name in members


def pointee(type_: str) -> str:
    return re.sub(r"^const | ?\*+$", "", type_)


@dataclass
class Binding:
    """The members of the generated classes, and the functions of the interface, by their names."""

    sources: Path = SOURCES
    functions: dict[str, str] = field(default_factory=dict)
    classes: dict[str, dict[str, str]] = field(default_factory=dict)
    handles: dict[str, str] = field(default_factory=dict)
    #: The code of the modules written by hand that is outside classes.
    base: str = ""

    def __post_init__(self) -> None:
        self.functions = dict(sections(FUNCTION, code(self.sources / "binding" / "functions.js")))
        text = code(self.sources / "binding" / "handles.js")
        self.handles = {name: type_ for type_, name in HANDLE.findall(text)}
        self.add_classes(text)
        for path in sorted(self.sources.rglob("*.js")):
            if path.relative_to(self.sources).as_posix() not in APART:
                self.base += self.add_classes(code(path))

    def add_classes(self, text: str) -> str:
        """Adds the classes of a module; returns its code outside them."""
        for found in CLASS.finditer(text):
            # Two modules may have classes of one name.
            members = self.classes.setdefault(found[1], {})
            for name, body in sections(MEMBER, found[0]):
                members[name] = members.get(name, "") + body
        return CLASS.sub("", text)

    @cached_property
    def described(self) -> dict[str, Entry]:
        api = json.loads((ROOT / "api" / "money.api.json").read_text(encoding="utf-8"))
        return {function["name"]: function for function in api["functions"]}

    @cached_property
    def structs(self) -> dict[str, list[str]]:
        api = json.loads((ROOT / "api" / "money.api.json").read_text(encoding="utf-8"))
        return {s["name"]: [pointee(f["type"]) for f in s["fields"]] for s in api["structs"]}

    def called_by(self, page: str) -> set[str]:
        """The functions that a page with this text can call."""
        text = page + self.base
        words, members = set(WORD.findall(text)), selected(text)
        if ".import(" not in page:
            # A tab and a field of a screen have this name.
            members.discard("import")
        local = {one: self.local_members(one, page) for one in LOCAL}
        names = names_in(self.base)
        size = -1
        while size != len(names) + len(words):
            size = len(names) + len(words)
            bodies = [body for name, body in self.functions.items() if name in words]
            for one in self.made(names, words):
                used = local.get(one, members)
                bodies += [body for name, body in self.classes[one].items() if is_used(name, used)]
            text = "\n".join(bodies)
            words |= set(WORD.findall(text))
            members |= selected(text)
            names |= names_in(text)
        return (names | self.silent(names, words)) - OF_THE_BUILD

    def local_members(self, name: str, page: str) -> set[str]:
        """The members of a local class that the page calls, and those that they call."""
        files = [one for one in page.split(BREAK) if name in WORD.findall(one)]
        members = selected("\n".join(files))
        size = -1
        while size != len(members):
            size = len(members)
            bodies = self.classes.get(name, {}).items()
            members |= selected("\n".join(text for one, text in bodies if is_used(one, members)))
        return members

    def made(self, names: set[str], words: set[str]) -> list[str]:
        """The classes whose objects the page can receive."""
        results = {
            pointee(param["type"])
            for name in names
            for param in self.described.get(name, {"params": []})["params"]
            if param["role"] == "handle out"
        }
        return [one for one in self.classes if one in words or self.handles.get(one) in results]

    def silent(self, names: set[str], words: set[str]) -> set[str]:
        """The functions that the binding calls by the description: initialisers and frees."""
        params = [p for name in names for p in self.described.get(name, {"params": []})["params"]]
        wanted = {pointee(param["type"]) for param in params}
        wanted |= {self.handles[one] for one in self.made(names, words) if one in self.handles}
        reached: set[str] = set()
        while wanted:
            reached |= wanted
            wanted = {t for s in wanted for t in self.structs.get(s, [])} - reached
        inits = {type_.removesuffix("_t") + "_init" for type_ in reached & set(self.structs)}
        frees = {
            name
            for name, function in self.described.items()
            if function["params"]
            and function["params"][0]["role"] == "free"
            and pointee(function["params"][0]["type"]) in reached
        }
        return (inits & set(self.described)) | frees


def page_text(folder: Path = PAGE) -> str:
    """The page's code without its messages and the calls of the other module."""
    paths = [path for path in folder.rglob("*.js") if path.parent.name not in ("words", "whole")]
    paths += [folder / "words" / "documents.js", folder / "words" / "words.js"]
    return BREAK.join(code(path) for path in sorted(paths))


def exported_of(names: set[str]) -> list[str]:
    """The names in the order of symbols.txt; raises SystemExit if one is not exported."""
    known = exported()
    unknown = sorted(names - set(known))
    if unknown:
        raise SystemExit(f"the desk calls {unknown[0]}, which libmoney.wasm does not export")
    return [name for name in known if name in names]


if __name__ == "__main__":
    print("\n".join(exported_of(Binding().called_by(page_text()))))
