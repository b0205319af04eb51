"""The bytes of each Swift module in the library and in WebAssembly, from the linkers' maps.

`make facts` records them in docs/results/modules.json; `make check` then notes the modules that
have grown. A note is no failure: `make bench-check` and `make wasm-test` check the files' limits.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator

from facts.places import ROOT, text_of

PAGE = "docs/results/modules.json"
#: The map of each file; that of the module describes it before wasm-opt.
MAPS = {"library": "build/embedded/libmoney.map", "wasm": "build/wasm/libmoney.map"}
#: A module is noted if it has grown by this part of its size, and by this many bytes.
PART, LEAST = 0.03, 1000

_ROW = re.compile(r"^\s*[0-9a-f-]+\s+[0-9a-f]+\s+([0-9a-f]+)(?:\s+\d+)?\s+\S*:\((\S*)")
_MODULE = re.compile(r"\$[es](\d+)(\w+)")


def module_of(symbol: str) -> str:
    """The module of a symbol; `generics` are specializations of the standard library."""
    if symbol.startswith((".rodata", ".data")):
        return "constants"
    found = _MODULE.search(symbol)
    name = found[2][: int(found[1])] if found else ""
    if name.startswith("Money"):
        return name
    return "generics" if symbol.removeprefix(".text.").startswith(("$e", "$s")) else "C"


def bytes_of(text: str) -> dict[str, int]:
    """The bytes of each module in a linker's map."""
    sizes: Counter[str] = Counter()
    for line in text.splitlines():
        row = _ROW.match(line)
        if row and not row[2].startswith((".bss", ".debug", ".tbss")):
            sizes[module_of(row[2])] += int(row[1], 16)
    return dict(sizes)


def measured() -> dict[str, dict[str, int]]:
    """The bytes of each module in the builds that exist."""
    return {name: bytes_of(text_of(path)) for name, path in MAPS.items() if (ROOT / path).is_file()}


def write() -> None:
    """Records the builds. A build that does not exist keeps its record."""
    kept = json.loads(text_of(PAGE)) if (ROOT / PAGE).is_file() else {}
    text = json.dumps(kept | measured(), indent=1, sort_keys=True) + "\n"
    (ROOT / PAGE).write_text(text, encoding="utf-8")


def notes() -> Iterator[str]:
    """A line for each module that has grown since the last record."""
    kept: dict[str, dict[str, int]] = json.loads(text_of(PAGE))
    for build, sizes in measured().items():
        for module, size in sorted(sizes.items()):
            before = kept.get(build, {}).get(module, 0)
            if size - before > max(LEAST, PART * before):
                yield f"note: {module} in the {build} grew from {before:,} to {size:,} bytes"
