"""What a function is called in each runtime: read from the sources of the faces, never guessed.

Generated sources say `C: money_x` in the comment of the declaration that calls it. The Python
package is written by hand; there the functions that name `native.money_x` are looked for.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass

from .interface import ROOT


@dataclass(frozen=True)
class Source:
    """The generated sources of a face."""

    name: str
    language: str
    files: str
    #: Begins the lines of a comment.
    comment: re.Pattern[str]
    #: The end of a declaration that its line goes on after.
    cut: re.Pattern[str]


_BLOCK = re.compile(r"\s*(?:/?\*+|//+|#|@)")
SOURCES = (
    Source(
        "C++", "cpp", "bindings/cpp/include/money/cpp/*.hpp", _BLOCK, re.compile(r"\s*[{;]\s*$")
    ),
    Source(
        "JavaScript", "ts", "bindings/javascript/src/face/generated.d.ts", _BLOCK, re.compile(r";$")
    ),
    Source(
        "Java", "java", "bindings/java/generated/libmoney/*.java", _BLOCK, re.compile(r"\s*\{$")
    ),
    Source("Go", "go", "bindings/go/*.go", _BLOCK, re.compile(r"\s*\{$")),
    Source("Rust", "rust", "bindings/rust/libmoney/src/*.rs", _BLOCK, re.compile(r"\s*\{$")),
    Source(
        "C#", "csharp", "bindings/csharp/generated/*.cs", _BLOCK, re.compile(r"\s*(?:\{|=>.*)$")
    ),
    Source(
        "Ruby", "ruby", "bindings/ruby/lib/libmoney/*.rb", _BLOCK, re.compile(r"(?<=\))\s*=\s.*$")
    ),
    Source("PHP", "php", "bindings/php/lib/**/*.php", _BLOCK, re.compile(r"\s*\{$")),
    Source("Lua", "lua", "bindings/lua/**/*.lua", re.compile(r"\s*--"), re.compile(r"$^")),
)
_CALLS = re.compile(r"\bC:\s*(?:\n?\s*(?:\*|///?|#)?\s*)?(money_\w+)")
_TYPE = re.compile(
    r"^\s*(?:export |public |pub |final |sealed |abstract |partial |static )*"
    r"(?:class|struct|interface|impl|module|func) (?:\([a-z]+ \*?)?(\w+)"
)


def declarations(source: Source) -> dict[str, list[str]]:
    """The declarations of a face, by the function of C that each calls."""
    found: dict[str, list[str]] = {}
    for path in sorted(ROOT.glob(source.files)):
        lines = path.read_text(encoding="utf-8").split("\n")
        owner = ""
        for number, line in enumerate(lines):
            held = _TYPE.match(line)
            if held and "func" not in line:
                owner = held[1]
            after = lines[number + 1] if number + 1 < len(lines) else ""
            match = _CALLS.search(line if "money_" in line else f"{line}\n{after}")
            if not match or not source.comment.match(line):
                continue
            declared = _after(lines, number + 1 if "money_" in line else number + 2, source)
            if declared:
                names = found.setdefault(match[1], [])
                shown = f"{owner}: {declared}" if owner and source.name == "Ruby" else declared
                if shown not in names and len(names) < 2:
                    names.append(shown)
    return found


def _after(lines: list[str], number: int, source: Source) -> str:
    """The declaration that follows a comment, without its body."""
    while number < len(lines) and (
        source.comment.match(lines[number]) or not lines[number].strip()
    ):
        number += 1
    if number >= len(lines):
        return ""
    text = lines[number].strip()
    for more in lines[number + 1 : number + 6]:
        if text.count("(") <= text.count(")"):
            break
        text += " " + more.strip()
    return source.cut.sub("", text).strip()


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
    """The names of Swift beside those of C in bindings/surface.md, which a test of the face reads.

    Swift has the engine itself and calls no C, so its sources name no function of C.
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
            # Some concepts have a function of C for each name, others one name for all of them.
            for number, function in enumerate(functions):
                paired = [names[number]] if len(names) == len(functions) else names
                found[function] = paired
    return found


def _public_names(trees: list[ast.Module]) -> dict[str, str]:
    """The public class that has the methods of each class: itself, or one that inherits them."""
    bases = {
        one.name: [base.id for base in one.bases if isinstance(base, ast.Name)]
        for tree in trees
        for one in tree.body
        if isinstance(one, ast.ClassDef)
    }
    homes = (ROOT / "bindings/python/libmoney/_homes.py").read_text(encoding="utf-8")
    names = {pair[1].name for tree in trees for pair in _functions(tree) if not pair[0]}
    public = {name: name for name in {*bases, *names} if f'"{name}"' in homes}
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
class Faces:
    """All faces, by the functions of C."""

    generated: dict[str, dict[str, list[str]]]
    python: dict[str, list[str]]
    swift: dict[str, list[str]]

    def of(self, function: str) -> list[tuple[str, str, list[str]]]:
        """Name, language and declarations of each face that has the function."""
        found = []
        names = self.python.get(function, [])
        if names:
            found.append(("Python", "text", [", ".join(names[:4])]))
        for source in SOURCES:
            declared = self.generated[source.name].get(function)
            if declared:
                found.append((source.name, source.language, declared))
        if function in self.swift:
            found.append(("Swift", "text", [", ".join(self.swift[function])]))
        return found


def read() -> Faces:
    generated = {one.name: declarations(one) for one in SOURCES}
    return Faces(generated, python_calls(), swift_names())
