"""Which part of the Swift sources uses which; keeps the arrows pointing down, and draws them.

python3 tools/check/arrows.py          draws the arrows into docs/explain/architecture.md
python3 tools/check/arrows.py --check  writes nothing; names wrong arrows, circles and a stale page

A file has an arrow to a module or a folder if it imports the module, or if it names a type that
a file there declares at its top level. Comments and strings do not count, nor do names after a
dot, nor names that the file's own folder declares. The use of a member that another folder adds
by an extension is not seen; between modules the compiler asks for the import.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = "docs/explain/architecture.md"
BEGIN, END = "<!-- arrows -->\n", "<!-- end -->"

#: Layers from the top to the bottom. A part uses parts of the layers under its own, and no other:
#: two parts of one layer do not know each other.
Layers = tuple[tuple[str, ...], ...]

#: The order of the modules.
MODULES: Layers = (
    ("MoneyABI",),
    ("MoneyJSON", "MoneyStore"),
    ("MoneyDesk",),
    ("MoneyFeeds",),
    ("MoneyLocale", "MoneyLedger", "MoneyTrade", "MoneyPortfolio", "MoneyCalculator"),
    ("MoneyReturns",),
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
    ("Columns", "Bag"),
    ("Allocation", "Rates"),
    ("Money",),
    ("Currency",),
    ("Decimal", "Date", "Scanning"),
    ("Integer", "Failure"),
    ("Text",),
)

_NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
_KINDS = r"(?:struct|enum|class|actor|protocol|typealias)"
_WORDS = r"(?:(?:public|package|internal|final|indirect|nonisolated|@\w+(?:\([^)\n]*\))?)\s+)*"
_TOP_LEVEL = re.compile(rf"^{_WORDS}(?:{_KINDS}\s+(\w+)|func\s+([A-Z]\w*))", re.MULTILINE)
_ANY_LEVEL = re.compile(rf"\b(?:{_KINDS}|associatedtype)\s+(\w+)")
_NAME = re.compile(r"(?<![\w.`])[A-Z]\w*")
_IMPORT = re.compile(r"^\s*(?:@\w+ )?import (?:\w+ )?(\w+)", re.MULTILINE)


@dataclass(frozen=True)
class Source:
    """A Swift file: where it is, what it declares, and what it names."""

    path: str
    module: str
    folder: str
    declared: frozenset[str]
    declared_inside: frozenset[str]
    named: Mapping[str, int]
    imported: Mapping[str, int]


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
    """The arrows of the sources."""

    modules: Arrows = field(default_factory=dict)
    #: The arrows between the folders of each module.
    folders: dict[str, Arrows] = field(default_factory=dict)


def code_of(text: str) -> str:
    """The text without comments and strings; lines stay where they are."""

    def blank(found: re.Match[str]) -> str:
        return " " + "\n" * found[0].count("\n")

    return _NOT_CODE.sub(blank, text)


def lines_of(pattern: re.Pattern[str], code: str) -> dict[str, int]:
    """Every name that the pattern finds, with the line of its first place."""
    found: dict[str, int] = {}
    for match in pattern.finditer(code):
        name = match[match.lastindex or 0]
        found.setdefault(name, code.count("\n", 0, match.end()) + 1)
    return found


def read_sources(root: Path) -> list[Source]:
    """The Swift files of the library: Sources/<module>/<folder>/<file>."""
    sources = []
    for path in sorted((root / "Sources").rglob("*.swift")):
        parts = path.relative_to(root / "Sources").parts
        code = code_of(path.read_text(encoding="utf-8"))
        declared = frozenset(lines_of(_TOP_LEVEL, code))
        sources.append(
            Source(
                path=path.relative_to(root).as_posix(),
                module=parts[0],
                folder=parts[1] if len(parts) > 2 else "",
                declared=declared,
                declared_inside=frozenset(_ANY_LEVEL.findall(code)),
                named=lines_of(_NAME, code),
                imported=lines_of(_IMPORT, code),
            )
        )
    return sources


def homes_of(sources: Iterable[Source]) -> dict[str, set[tuple[str, str]]]:
    """The folders that declare each type at the top level."""
    homes: dict[str, set[tuple[str, str]]] = {}
    for source in sources:
        for name in source.declared:
            homes.setdefault(name, set()).add((source.module, source.folder))
    return homes


def graph_of(sources: list[Source]) -> Graph:
    """Every arrow between modules, and between the folders of a module."""
    graph = Graph()
    homes = homes_of(sources)
    own: dict[tuple[str, str], set[str]] = {}
    for source in sources:
        graph.modules.setdefault(source.module, {})
        graph.folders.setdefault(source.module, {}).setdefault(source.folder, {})
        own.setdefault((source.module, source.folder), set()).update(source.declared_inside)
    for source in sources:
        here = (source.module, source.folder)
        for name, line in source.imported.items():
            if name != source.module:
                uses = graph.modules[source.module].setdefault(name, [])
                uses.append(Use(source.path, line, name))
        for name, line in source.named.items():
            there = homes.get(name, set())
            if name in own[here] or here in there:
                continue
            # A module's own type hides another module's of the same name.
            nearest = {home for home in there if home[0] == source.module} or there
            for module, folder in nearest:
                use = Use(source.path, line, name)
                if module == source.module:
                    graph.folders[module][source.folder].setdefault(folder, []).append(use)
                else:
                    graph.modules[source.module].setdefault(module, []).append(use)
    return graph


def circles(arrows: Arrows) -> Iterator[list[str]]:
    """Circles, each as the parts that it goes through; the last part has an arrow to the first.

    Each group of parts that reach each other shows at least one.
    """
    seen: set[str] = set()
    for start in sorted(arrows):
        if start in seen:
            continue
        # The shortest way from the start back to it, level by level.
        before: dict[str, str] = {}
        level = [start]
        while level and start not in before:
            following = []
            for part in level:
                for target in sorted(arrows.get(part, {})):
                    if target not in before:
                        before[target] = part
                        following.append(target)
            level = following
        if start in before:
            circle = [before[start]]
            while circle[-1] != start:
                circle.append(before[circle[-1]])
            circle.reverse()
            seen.update(circle)
            yield circle


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


def findings(
    graph: Graph,
    modules: Layers = MODULES,
    folders: Layers = FOLDERS,
    foreign: Mapping[str, tuple[str, ...]] = FOREIGN,
) -> list[str]:
    """What breaks the order: arrows up, imports that are not allowed, circles."""
    found = list(against_layers("module", graph.modules, modules))
    found += against_layers(f"{CORE}'s folder", graph.folders.get(CORE, {}), folders)
    known = {part for layer in modules for part in layer}
    for module, targets in sorted(graph.modules.items()):
        for target, uses in sorted(targets.items()):
            if target not in known and module not in foreign.get(target, ()):
                found.append(f"module {module} does not import {target}: {says(uses)}")
    levels = [("modules", graph.modules)]
    levels += [(f"{module}'s folders", arrows) for module, arrows in graph.folders.items()]
    for name, arrows in levels:
        for circle in circles(arrows):
            ends = list(zip(circle, [*circle[1:], circle[0]]))
            way = " → ".join([*circle, circle[0]])
            why = "; ".join(f"{a} → {b}: {says(arrows[a][b])}" for a, b in ends)
            found.append(f"{name} are in a circle, {way}: {why}")
    return found


def reached(arrows: Arrows, start: str) -> set[str]:
    """All parts that can be reached from a part."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for target in arrows.get(waiting.pop(), {}):
            if target not in found:
                found.add(target)
                waiting.append(target)
    return found


def mermaid(arrows: Arrows, layers: Layers, above: str = "") -> Iterator[str]:
    """The arrows as a Mermaid graph; arrows that follow from two others are left out."""
    yield "```mermaid"
    yield "graph TD"
    if above:
        yield f"  header[{above}] --> {layers[0][0]}"
    for layer in layers:
        for part in layer:
            targets = set(arrows.get(part, {}))
            indirect = {far for near in targets for far in reached(arrows, near)}
            for target in sorted(targets - indirect):
                yield f"  {part} --> {target}"
    yield "```"


def table(title: str, arrows: Arrows, layers: Layers) -> Iterator[str]:
    """The arrows as text, a row for each part, from the top to the bottom."""
    yield f"| layer | {title} | uses |"
    yield "|---|---|---|"
    for number, layer in enumerate(layers):
        for part in layer:
            targets = ", ".join(f"`{name}`" for name in sorted(arrows.get(part, {})))
            yield f"| {len(layers) - number} | `{part}` | {targets or 'nothing'} |"


def drawing(graph: Graph) -> str:
    """The generated section of the page."""
    core = graph.folders.get(CORE, {})
    lines = [
        "`tools/check/arrows.py` draws this section from the sources (`make generate`). The",
        "drawings leave out arrows that follow from others; the tables have all of them. A part",
        "uses only parts with a lower number.",
        "",
        "### The modules",
        "",
        *mermaid(graph.modules, MODULES, '"include/money.h"'),
        "",
        *table("module", graph.modules, MODULES),
        "",
        f"### The folders of {CORE}",
        "",
        *mermaid(core, FOLDERS),
        "",
        *table("folder", core, FOLDERS),
    ]
    return "\n".join(lines) + "\n"


def with_drawing(page: str, text: str) -> str:
    """The page with a new drawing between its marks."""
    head, begin, rest = page.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{PAGE} has no section between {BEGIN.strip()} and {END}")
    return head + begin + text + end + tail


def main(words: list[str], root: Path = ROOT) -> int:
    """Checks the order, then draws, or compares the drawing with the page."""
    if words not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    graph = graph_of(read_sources(root))
    found = findings(graph)
    path = root / PAGE
    page = path.read_text(encoding="utf-8")
    fresh = with_drawing(page, drawing(graph))
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
