"""The name of a function in each runtime.

The emitters of the generated languages hand their declarations out. Those of Python and Swift,
which are written by hand, are read from their sources.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from typing import Any

from . import absent, python_names, swift_names
from .interface import ROOT

sys.path.append(str(ROOT / "api"))

from description import describe  # noqa: E402
from emit import cpp, csharp, go, java, javascript, rust  # noqa: E402
from emit.tables import lua, php, ruby  # noqa: E402

#: Each language with the name of its code blocks and the room that contains its declarations.
LANGUAGES = {
    "C++": ("cpp", cpp),
    "JavaScript": ("ts", javascript),
    "Java": ("java", java),
    "Go": ("go", go),
    "Rust": ("rust", rust),
    "C#": ("csharp", csharp),
    "Ruby": ("ruby", ruby),
    "PHP": ("php", php),
    "Lua": ("lua", lua),
}


#: The languages of the tabs, in their order. C is not among them: each page begins with C.
TABS = ("Python", "C++", "JavaScript", "Java", "Go", "Rust", "C#", "Swift", "Ruby", "PHP", "Lua")
#: The host of the module, after the languages: any that runs WebAssembly.
WASM = "WebAssembly"
#: The names of code blocks for languages that no emitter writes.
OTHERS = {"Python": "python", "Swift": "swift"}
SURFACE = ROOT / "bindings" / "surface.md"
EXPORTS = ROOT / "build" / "wasm" / "exports.txt"
#: Parameters of 64 bits in the module; all others, including pointers, are 32 bits wide.
_WIDE = re.compile(r"^u?int64_t$|^money_(?:instant|hold)_t$")


def surface() -> dict[str, dict[str, list[str]]]:
    """The names beside those of C in bindings/surface.md, which a test reads, by language."""
    found: dict[str, dict[str, list[str]]] = {}
    heads: list[str] = []
    for line in SURFACE.read_text(encoding="utf-8").split("\n"):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if "Swift" in cells:
            heads = cells
        elif line.startswith("|") and heads and not line.startswith("|-"):
            functions = re.findall(r"`(money_\w+)`", cells[1])
            for language, cell in zip(heads[2:], cells[2:], strict=True):
                names = [] if cell.startswith("none") else re.findall(r"`([^`]+)`", cell)
                # Some concepts map each name to its own C function, others one name to all.
                for number, function in enumerate(functions if names else []):
                    paired = [names[number]] if len(names) == len(functions) else names
                    found.setdefault(language, {})[function] = paired
    return found


def module_exports() -> set[str] | None:
    """The functions of the module of WebAssembly; None if it is not built."""
    return set(EXPORTS.read_text().split()) if EXPORTS.exists() else None


@dataclass(frozen=True)
class Bindings:
    """All bindings, by the functions of C."""

    generated: dict[str, dict[str, list[str]]]
    #: The declarations of Python, in which one may have several lines.
    python: dict[str, list[str]]
    swift: dict[str, list[str]]
    surface: dict[str, dict[str, list[str]]]
    exports: set[str] | None

    def of(self, function: str) -> list[tuple[str, str, list[str]]]:
        """Name, language and declarations of each binding that exposes the function."""
        return [found for name in TABS if (found := self._of(name, function))]

    def _of(self, name: str, function: str) -> tuple[str, str, list[str]] | None:
        language = OTHERS[name] if name in OTHERS else LANGUAGES[name][0]
        if name == "Python":
            declared = "\n".join(self.python.get(function, [])).split("\n")
        elif name == "Swift":
            declared = self.swift.get(function, [])
        else:
            declared = self.generated[name].get(function, [])[:2]
        if any(declared):
            return name, language, declared
        if function.endswith("_on_change") and name in absent.CHANGES:
            return name, language, [absent.CHANGES[name]]
        if function in self.surface.get(name, {}):
            return name, "text", [", ".join(self.surface[name][function])]
        return None

    def every(self, function: dict[str, Any]) -> list[tuple[str, str, list[str]]]:
        """Each binding: name, language and declarations, or "" and the words instead of them."""
        name = function["name"]
        found = [self._of(one, name) or (one, "", [absent.words(one, name)]) for one in TABS]
        return [*found, self.module(function)]

    def module(self, function: dict[str, Any]) -> tuple[str, str, list[str]]:
        """The export of the module, with the numbers that it receives."""
        name, result = function["name"], function["result"]
        if self.exports is not None and name not in self.exports:
            return WASM, "", ["The module does not export this function: it contains no stores."]
        typed = [f"{one['name']}: {number(one['type'])}" for one in function["params"]]
        returned = "void" if result == "void" else number(result)
        return WASM, "ts", [f"exports.{name}({', '.join(typed)}): {returned}"]


def number(kind: str) -> str:
    """The type of JavaScript for a parameter: a pointer, or a number of 32 or 64 bits."""
    if kind == "double":
        return "number"
    return "bigint" if _WIDE.match(kind.removeprefix("const ")) else "number"


def read() -> Bindings:
    description = describe(ROOT / "include" / "money.h")
    generated = {name: room.declarations(description) for name, (_, room) in LANGUAGES.items()}
    objects = [one.name.removeprefix("money_").removesuffix("_t") for one in description.handles]
    functions = [one.name for one in description.functions]
    names = surface()
    swift = {**names["Swift"], **swift_names.declarations(functions, objects)}
    python = python_names.declarations()
    return Bindings(generated, python, swift, names, module_exports())
