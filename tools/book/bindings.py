"""The name of a function in each runtime.

The emitters of the generated languages hand their declarations out. Those of the Python package,
which is written by hand, are read from its sources.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass

from . import python_names
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


def swift_names() -> dict[str, list[str]]:
    """The names of Swift beside those of C in bindings/surface.md, which a test reads.

    Swift calls the engine directly instead of through C, so its sources name no C function.
    """
    found: dict[str, list[str]] = {}
    column = 0
    for line in (ROOT / "bindings" / "surface.md").read_text(encoding="utf-8").split("\n"):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if "Swift" in cells:
            column = cells.index("Swift")
        elif line.startswith("|") and column and not cells[column].startswith(("none", "-")):
            functions = re.findall(r"`(money_\w+)`", cells[1])
            names = re.findall(r"`([^`]+)`", cells[column])
            # Some concepts map each name to its own C function, others one name to all of them.
            for number, function in enumerate(functions):
                paired = [names[number]] if len(names) == len(functions) else names
                found[function] = paired
    return found


@dataclass(frozen=True)
class Bindings:
    """All bindings, by the functions of C."""

    generated: dict[str, dict[str, list[str]]]
    #: The declarations of Python, in which one may have several lines.
    python: dict[str, list[str]]
    swift: dict[str, list[str]]

    def of(self, function: str) -> list[tuple[str, str, list[str]]]:
        """Name, language and declarations of each binding that exposes the function."""
        found = []
        declared = self.python.get(function, [])
        if declared:
            found.append(("Python", "python", "\n".join(declared).split("\n")))
        for name, (language, _) in LANGUAGES.items():
            declared = self.generated[name].get(function)
            if declared:
                found.append((name, language, declared[:2]))
        if function in self.swift:
            found.append(("Swift", "text", [", ".join(self.swift[function])]))
        return found


def read() -> Bindings:
    description = describe(ROOT / "include" / "money.h")
    generated = {name: room.declarations(description) for name, (_, room) in LANGUAGES.items()}
    return Bindings(generated, python_names.declarations(), swift_names())
