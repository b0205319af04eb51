"""The modules of the library, as Package.swift describes them, for builds and links outside it.

python3 tools/library/modules.py build    a line a module, each below those that it imports:
                                  NAME swift|c|system OPTION,OPTION… IMPORTED,IMPORTED…
python3 tools/library/modules.py link     the names of those that are linked, in the linker's order

The package manager compiles only for its own machine. Scripts that build for another one read its
steps from this module.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from graphlib import TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
#: The public headers with their assertions: nothing of it is called.
ASSERTIONS = "CMoney"
#: The module of the exports, which depends on all others.
LIBRARY = "MoneyABI"


@dataclass(frozen=True)
class Module:
    """A target of the package that the library is made of."""

    name: str
    language: str
    options: tuple[str, ...]
    imported: tuple[str, ...]

    @property
    def is_small(self) -> bool:
        """True if it is compiled for size."""
        return "-Osize" in self.options


def description() -> Mapping[str, list[dict[str, object]]]:
    """The package as the embedded build has it."""
    command = ["swift", "package", "--scratch-path", ".build/modules", "dump-package"]
    # The package manager leaves an empty folder behind for each call.
    temporary = ROOT / ".build" / "tmp"
    temporary.mkdir(parents=True, exist_ok=True)
    environment = {"TMPDIR": str(temporary), **os.environ, "MONEY_SMALL": "1"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    found: Mapping[str, list[dict[str, object]]] = json.loads(done.stdout)
    return found


def module_of(target: Mapping[str, object]) -> Module:
    """Reads a target."""
    name = str(target["name"])
    system = target["type"] == "system"
    language = "system" if system else "swift" if name.startswith("Money") else "c"
    settings, dependencies = target["settings"], target["dependencies"]
    assert isinstance(settings, list) and isinstance(dependencies, list)
    flags = [setting["kind"].get("unsafeFlags", {}) for setting in settings]
    given = [option for flag in flags for option in flag.get("_0", [])]
    imported = tuple(dependency["byName"][0] for dependency in dependencies)
    return Module(name, language, tuple(given) or ("-O",), imported)


def modules_of(targets: list[dict[str, object]]) -> list[Module]:
    """The modules that the library is made of, each below those that it imports.

    The package has others: tests, and the binding for programs in Swift.
    """
    known = {
        module.name: module
        for module in (module_of(target) for target in targets if target["type"] != "test")
    }
    needed = {LIBRARY}
    waiting = [LIBRARY]
    while waiting:
        found = set(known[waiting.pop()].imported) - needed
        needed |= found
        waiting += found
    # In the order of the package, from which that of the linker follows.
    order = TopologicalSorter({name: known[name].imported for name in known if name in needed})
    return [known[name] for name in order.static_order()]


def linked(modules: list[Module]) -> list[str]:
    """The names in the order of the linker.

    Modules contain copies of the same functions, such as those that enlarge an array, and the
    linker keeps the first that it meets. The modules compiled for size therefore come first, from
    the top down, and those compiled for speed last: in the other order the library is 2 % larger.
    The scalar calls need as many instructions in both, an allocation 2 % and an expression 5 % more
    in this one.
    """
    parts = [m for m in modules if m.language != "system" and m.name != ASSERTIONS]
    fast = [m.name for m in reversed(parts) if m.language == "swift" and not m.is_small]
    return [m.name for m in reversed(parts) if m.name not in fast] + fast


def main(words: list[str]) -> int:
    if words not in (["build"], ["link"]):
        print(__doc__, file=sys.stderr)
        return 2
    modules = modules_of(description()["targets"])
    if words == ["link"]:
        print(*linked(modules))
        return 0
    for module in modules:
        options, imported = ",".join(module.options), ",".join(module.imported) or "-"
        print(module.name, module.language, options, imported)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
