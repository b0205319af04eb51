"""Which part of the sources uses which; keeps Swift's arrows pointing down, and draws all of them.

python3 tools/check/arrows.py          draws the arrows into docs/explain/architecture.md
python3 tools/check/arrows.py --check  writes nothing; names wrong arrows, circles and a stale page
python3 tools/check/arrows.py --tree DIR   counts and draws the rooms of Python in another tree

An arrow leads from a Swift file to a module or a folder if the file imports the module, or names a
type that a file there declares at its top level. Comments and strings do not count, nor do names
after a dot, nor names that the file's own folder declares. The use of a member that another folder
adds by an extension is not detected; between modules the compiler requires the import.

An arrow leads from a Python file to each room that it imports from, including imports within
functions and for type checkers. import-linter checks the layers of the package, which its
pyproject.toml lists.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = "docs/explain/architecture.md"
BEGIN, END = "<!-- arrows -->\n", "<!-- end -->"

#: Layers from the top to the bottom. A part uses only parts of the layers below its own: two parts
#: of one layer are independent of each other.
Layers = tuple[tuple[str, ...], ...]

#: The order of the modules.
MODULES: Layers = (
    ("MoneyABI",),
    ("MoneyJSON", "MoneyStore"),
    ("MoneyDesk",),
    ("MoneyFeeds", "MoneyNotepad", "MoneyInvoice", "MoneyBank", "MoneyBooks"),
    ("MoneyLocale", "MoneyLedger", "MoneyTrade", "MoneyPortfolio", "MoneyCalculator"),
    ("MoneyReturns", "MoneyXML"),
    ("MoneyCore",),
)
#: Modules that are not of Swift, and who alone imports each.
FOREIGN = {
    "CMoney": ("MoneyABI",),
    "CMachine": ("MoneyABI", "MoneyJSON", "MoneyStore"),
    "CJansson": ("MoneyJSON",),
    "CSQLite": ("MoneyStore",),
    "CForks": ("MoneyStore",),
}
CORE = "MoneyCore"
#: The order of the folders in MoneyCore.
FOLDERS: Layers = (
    ("Columns", "Bag", "Explanation"),
    ("Allocation", "Rates", "Accumulator"),
    ("Money",),
    ("Currency", "DayCount"),
    ("Decimal", "Date", "Scanning"),
    ("Integer", "Failure"),
    ("Text",),
)

#: Trees of Python, and how many parts of a file's path name its room.
TREES = {"api": 2, "tools": 1, "bindings/python/libmoney": 1}
#: Rooms, arrows, floors and rooms in circles at commit 354aa556, by ``--tree``.
BEFORE = {
    "api": (40, 106, 9, 0),
    "tools": (15, 5, 2, 0),
    "bindings/python/libmoney": (29, 182, 4, 25),
}

_NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
_KINDS = r"(?:struct|enum|class|actor|protocol|typealias)"
_WORDS = r"(?:(?:public|package|internal|final|indirect|nonisolated|@\w+(?:\([^)\n]*\))?)\s+)*"
_TOP_LEVEL = re.compile(rf"^{_WORDS}(?:{_KINDS}\s+(\w+)|func\s+([A-Z]\w*))", re.MULTILINE)
_ANY_LEVEL = re.compile(rf"\b(?:{_KINDS}|associatedtype)\s+(\w+)")
_NAME = re.compile(r"(?<![\w.`])[A-Z]\w*")
_IMPORT = re.compile(r"^\s*(?:@\w+ )?import (?:\w+ )?(\w+)", re.MULTILINE)


@dataclass(frozen=True, order=True)
class Use:
    """A place that makes an arrow: a file's line, and the type or module that it names."""

    path: str
    line: int
    name: str


#: The arrows between parts of one level: from, to, and the uses that make it.
Arrows = dict[str, dict[str, list[Use]]]


@dataclass
class Graph:
    """The arrows of Swift's sources."""

    modules: Arrows = field(default_factory=dict)
    #: The arrows between the folders of each module.
    folders: dict[str, Arrows] = field(default_factory=dict)


def code_of(text: str) -> str:
    """The text without comments and strings; lines stay where they are."""
    return _NOT_CODE.sub(lambda found: " " + "\n" * found[0].count("\n"), text)


def lines_of(pattern: re.Pattern[str], code: str) -> dict[str, int]:
    """Every name that the pattern finds, with the line of its first place."""
    found: dict[str, int] = {}
    for match in pattern.finditer(code):
        name = match[match.lastindex or 0]
        found.setdefault(name, code.count("\n", 0, match.end()) + 1)
    return found


def read_swift(root: Path) -> Graph:
    """The arrows of Sources/<module>/<folder>/<file> between modules, and between folders."""
    graph, sources = Graph(), []
    homes: dict[str, set[tuple[str, str]]] = {}
    inside: dict[tuple[str, str], set[str]] = {}
    for file in sorted((root / "Sources").rglob("*.swift")):
        module, *rest = file.relative_to(root / "Sources").parts
        here = module, rest[0] if len(rest) > 1 else ""
        code = code_of(file.read_text(encoding="utf-8"))
        for name in lines_of(_TOP_LEVEL, code):
            homes.setdefault(name, set()).add(here)
        inside.setdefault(here, set()).update(_ANY_LEVEL.findall(code))
        sources.append((file.relative_to(root).as_posix(), here, code))
        graph.modules.setdefault(module, {})
        graph.folders.setdefault(module, {}).setdefault(here[1], {})
    for path, here, code in sources:
        for name, line in lines_of(_IMPORT, code).items():
            if name != here[0]:
                graph.modules[here[0]].setdefault(name, []).append(Use(path, line, name))
        for name, line in lines_of(_NAME, code).items():
            there = homes.get(name, set())
            if name in inside[here] or here in there:
                continue
            # A module's own type hides another module's of the same name.
            for module, folder in {home for home in there if home[0] == here[0]} or there:
                own = module == here[0]
                arrows = graph.folders[module][here[1]] if own else graph.modules[here[0]]
                arrows.setdefault(folder if own else module, []).append(Use(path, line, name))
    return graph


def _imported(node: ast.AST) -> list[tuple[int, tuple[str, ...]]]:
    """The names that a statement imports, each with the number of dots before it."""
    if isinstance(node, ast.ImportFrom):
        module = node.module.split(".") if node.module else []
        return [(node.level, (*module, one.name)) for one in node.names]
    names = node.names if isinstance(node, ast.Import) else []
    return [(0, tuple(one.name.split("."))) for one in names]


def read_python(tree: Path, depth: int) -> Arrows:
    """The arrows between the rooms of a tree: its folders and files, to a depth."""
    files = {one.relative_to(tree).with_suffix("").parts: one for one in sorted(tree.rglob("*.py"))}
    files = {file: path for file, path in files.items() if "tests" not in file}
    package = ("__init__",) in files

    def room(file: tuple[str, ...]) -> str:
        parts = file[:-1] if file[-1] == "__init__" else file
        return "/".join(parts[:depth]) or tree.name

    arrows: Arrows = {room(file): {} for file in files}
    for file, path in files.items():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for dots, name in _imported(node):
                # A program's imports start at the tree or beside the file.
                bases: list[tuple[str, ...]] = [file[:-dots]] if dots else [(), file[:-1]]
                if package and not dots:
                    bases, name = [()] if name[0] == tree.name else [], name[1:]
                lengths = range(len(name), -1 if dots else 0, -1)
                ends = [(*base, *name[:end]) for base in bases for end in lengths]
                places = [place for end in ends for place in (end, (*end, "__init__"))]
                found = next((place for place in places if place in files), file)
                if room(found) != room(file):
                    arrows[room(file)][room(found)] = []
    return arrows


def read_trees(root: Path) -> dict[str, Arrows]:
    """The arrows of each tree of Python."""
    return {tree: read_python(root / tree, depth) for tree, depth in TREES.items()}


def reached(arrows: Arrows, start: str) -> set[str]:
    """All parts that can be reached from a part."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = arrows.get(waiting.pop(), {}).keys() - found
        found |= new
        waiting += new
    return found


def circles(arrows: Arrows) -> list[list[str]]:
    """Groups of parts that reach each other."""
    far = {part: reached(arrows, part) for part in arrows}
    groups = {frozenset(b for b in far[a] if a in far.get(b, ())) for a in arrows if a in far[a]}
    return sorted(sorted(group) for group in groups)


def floors(arrows: Arrows) -> Layers:
    """The parts from the top to the bottom, a circle on one floor."""
    far = {part: reached(arrows, part) for part in arrows}

    @cache
    def floor(part: str) -> int:
        return 1 + max((floor(one) for one in far[part] if part not in far[one]), default=0)

    top = max(map(floor, arrows), default=0)
    return tuple(
        tuple(sorted(part for part in arrows if floor(part) == number))
        for number in range(top, 0, -1)
    )


def says(uses: list[Use]) -> str:
    """Where an arrow comes from: the first use, and how many more there are."""
    first = min(uses)
    more = f" (and {len(uses) - 1} more)" if len(uses) > 1 else ""
    return f"{first.path}:{first.line} names {first.name}{more}"


def against_layers(kind: str, arrows: Arrows, layers: Layers) -> Iterator[str]:
    """The arrows that do not point to a lower layer, and the parts without a layer."""
    place = {part: number for number, layer in enumerate(layers) for part in layer}
    for part in sorted(arrows):
        if part not in place:
            yield f"{kind} {part} has no layer: give it one in tools/check/arrows.py"
            continue
        for target, uses in sorted(arrows[part].items()):
            if target in place and place[target] <= place[part]:
                way = "up" if place[target] < place[part] else "sideways"
                yield f"{kind} {part} points {way} to {target}: {says(uses)}"


def findings(graph: Graph) -> list[str]:
    """Violations of the order: arrows up, forbidden imports, cycles."""
    found = list(against_layers("module", graph.modules, MODULES))
    found += against_layers(f"{CORE}'s folder", graph.folders.get(CORE, {}), FOLDERS)
    known = {part for layer in MODULES for part in layer}
    for module, targets in sorted(graph.modules.items()):
        for target, uses in sorted(targets.items()):
            if target not in known and module not in FOREIGN.get(target, ()):
                found.append(f"module {module} does not import {target}: {says(uses)}")
    levels = [("modules", graph.modules)]
    levels += [(f"{module}'s folders", arrows) for module, arrows in graph.folders.items()]
    for name, arrows in levels:
        for circle in circles(arrows):
            inner = [(a, b) for a in circle for b in circle if b in arrows[a]]
            why = "; ".join(f"{a} → {b}: {says(arrows[a][b])}" for a, b in inner)
            found.append(f"{name} are in a circle, {', '.join(circle)}: {why}")
    return found


def mermaid(arrows: Arrows, layers: Layers, above: str = "") -> Iterator[str]:
    """The arrows as a Mermaid graph; arrows that follow from two others are left out."""
    yield "```mermaid"
    yield "graph TD"
    if above:
        yield f"  header[{above}] --> {layers[0][0]}"
    for part in (part for layer in layers for part in layer):
        targets = {one for one in arrows.get(part, {}) if part not in reached(arrows, one)}
        indirect = {far for near in targets for far in reached(arrows, near)}
        for target in sorted(arrows.get(part, {}).keys() - indirect):
            # A slash is no part of a name there.
            yield f"  {part} --> {target}".replace("/", "_")
    yield "```"


def table(title: str, arrows: Arrows, layers: Layers) -> Iterator[str]:
    """The arrows as text, a row for each part, from the top to the bottom."""
    yield f"| layer | {title} | uses |"
    yield "|---|---|---|"
    for number, layer in enumerate(layers):
        for part in layer:
            targets = ", ".join(f"`{name}`" for name in sorted(arrows.get(part, {})))
            yield f"| {len(layers) - number} | `{part}` | {targets or 'nothing'} |"


def section(title: str, part: str, arrows: Arrows, layers: Layers, above: str = "") -> list[str]:
    """A heading, the drawing and the table."""
    drawn, listed = mermaid(arrows, layers, above), table(part, arrows, layers)
    return ["", title, "", *drawn, "", *listed]


def counts(arrows: Arrows) -> tuple[int, ...]:
    """Rooms, arrows, floors, and the rooms that are in circles."""
    inside = sum(len(circle) for circle in circles(arrows))
    return len(arrows), sum(map(len, arrows.values())), len(floors(arrows)), inside


def all_arrows(tree: str, arrows: Arrows) -> Iterator[str]:
    """A heading with the counts, and every arrow, because circles cannot be reduced."""
    rooms, uses, levels, inside = counts(arrows)
    heading = f"#### `{tree}`: {rooms} components, {uses} dependencies"
    yield f"{heading}, {levels} levels, {inside} in cycles"
    yield from ("", "```mermaid", "graph TD")
    for part in (part for layer in floors(arrows) for part in layer):
        if arrows[part]:
            yield f"  {part} --> {' & '.join(sorted(arrows[part]))}".replace("/", "_")
    yield from ("```", "")


def drawing(graph: Graph, root: Path) -> str:
    """The generated section of the page."""
    core, trees = graph.folders.get(CORE, {}), read_trees(root)
    lines = [
        "`tools/check/arrows.py` generates this section from the sources (`make generate`). The",
        "diagrams omit transitive dependencies; the tables list all of them. A part depends only",
        "on parts with a lower number.",
        *section("### Modules", "module", graph.modules, MODULES, '"include/money.h"'),
        *section(f"### Folders of {CORE}", "folder", core, FOLDERS),
        "",
        "### Python components",
        "",
        "A component is a folder, or a file beside the folders. Imports in functions and for type",
        "checkers count. A diagram shows only components with dependencies.",
        "",
        "| tree | version | components | dependencies | levels | components in cycles |",
        "|---|---|---|---|---|---|",
    ]
    for tree, arrows in trees.items():
        for when, numbers in (("0.2", BEFORE[tree]), ("now", counts(arrows))):
            lines.append(f"| `{tree}` | {when} | {' | '.join(map(str, numbers))} |")
    for tree, arrows in trees.items():
        lines += section(f"#### `{tree}`", "component", arrows, floors(arrows))
    return "\n".join(lines) + "\n"


def with_drawing(page: str, text: str) -> str:
    """The page with a new drawing between its marks."""
    head, begin, rest = page.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{PAGE}: missing section between {BEGIN.strip()} and {END}")
    return head + begin + text + end + tail


def main(words: list[str], root: Path = ROOT) -> int:
    """Checks the order, then draws, or compares the drawing with the page."""
    if words[:1] == ["--tree"] and len(words) == 2:
        for tree, arrows in read_trees(Path(words[1])).items():
            print(*all_arrows(tree, arrows), sep="\n")
        return 0
    if words not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    graph = read_swift(root)
    found = findings(graph)
    path = root / PAGE
    page = path.read_text(encoding="utf-8")
    fresh = with_drawing(page, drawing(graph, root))
    if fresh != page and words:
        found.append(f"{PAGE} does not show the arrows of the sources: run `make generate`")
    elif fresh != page:
        path.write_text(fresh, encoding="utf-8")
        print(f"wrote {PAGE}")
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
