"""The name of a function in each runtime.

The emitters of the generated languages hand their declarations out. The Python package is written
by hand; there the functions that name `native.money_x` are looked for.
"""

from __future__ import annotations

import ast
import re
import sys
from dataclasses import dataclass

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


def python_calls() -> dict[str, list[str]]:
    """The functions and methods of the Python package, by the functions of C that each calls."""
    trees = [
        ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted((ROOT / "bindings/python/libmoney").rglob("*.py"))
        if path.name != "_raw.py"
    ]
    public = _public_names(trees)
    found: dict[str, list[str]] = {}
    for owner, one in (pair for tree in trees for pair in _functions(tree)):
        shown = public.get(owner, "") if owner else public.get(one.name, "")
        if not shown or (one.name.startswith("_") and not one.name.startswith("__")):
            continue
        name = f"{shown}.{one.name}" if owner else one.name
        if one.name in ("__init__", "__new__"):
            name = shown
        for node in ast.walk(one):
            if isinstance(node, ast.Attribute) and node.attr.startswith("money_"):
                names = found.setdefault(node.attr, [])
                if name not in names:
                    names.append(name)
    return found


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


def _public_names(trees: list[ast.Module]) -> dict[str, str]:
    """The public class that exposes each class's methods: itself, or one that inherits them."""
    bases = {
        one.name: [base.id for base in one.bases if isinstance(base, ast.Name)]
        for tree in trees
        for one in tree.body
        if isinstance(one, ast.ClassDef)
    }
    listed = (ROOT / "bindings/python/libmoney/_names.py").read_text(encoding="utf-8")
    known = set(re.findall(r"\w+", listed))
    names = {pair[1].name for tree in trees for pair in _functions(tree) if not pair[0]}
    public = {name: name for name in {*bases, *names} & known}
    for name in sorted(public):
        waiting = list(bases.get(name, []))
        while waiting:
            base = waiting.pop()
            if base in bases and base not in public:
                public[base] = name
                waiting += bases[base]
    return public


def _functions(tree: ast.Module) -> list[tuple[str, ast.FunctionDef]]:
    found = [("", one) for one in tree.body if isinstance(one, ast.FunctionDef)]
    for kind in tree.body:
        if isinstance(kind, ast.ClassDef):
            found += [(kind.name, one) for one in kind.body if isinstance(one, ast.FunctionDef)]
    return found


@dataclass(frozen=True)
class Bindings:
    """All bindings, by the functions of C."""

    generated: dict[str, dict[str, list[str]]]
    python: dict[str, list[str]]
    swift: dict[str, list[str]]

    def of(self, function: str) -> list[tuple[str, str, list[str]]]:
        """Name, language and declarations of each binding that exposes the function."""
        found = []
        names = self.python.get(function, [])
        if names:
            found.append(("Python", "text", [", ".join(names[:4])]))
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
    return Bindings(generated, python_calls(), swift_names())
