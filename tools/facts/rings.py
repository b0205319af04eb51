"""The names of each binding by ring, from bindings/surface.md and the description."""

from __future__ import annotations

import json
import re

from facts.places import FactError, text_of

#: The rings from the inside out, with their descriptions.
RINGS = {
    "core": "numbers, amounts, rates and text",
    "domain": "built on the core",
    "desk": "models for screens",
}
_SURFACE = "bindings/surface.md"
#: Types that no function is named after.
_CORE = {"money_t", "money_error_t"}


def names_by_ring(bindings: list[str]) -> dict[str, dict[str, list[str]]]:
    """For each binding and ring its names, in the order of the table."""
    rows = [_cells(line) for line in text_of(_SURFACE).splitlines() if line.startswith("| ")]
    head, *concepts = rows
    functions = json.loads(text_of("api/money.api.json"))["functions"]
    ring_of = {one["name"]: one["ring"] for one in functions}
    found: dict[str, dict[str, list[str]]] = {
        name: {ring: [] for ring in RINGS} for name in bindings
    }
    for cells in concepts:
        row = dict(zip(head, cells, strict=True))
        ring = _ring(_names(row["C"])[0], ring_of)
        for name in bindings:
            found[name][ring] += [one for one in _names(row[name]) if one not in found[name][ring]]
    return found


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def _names(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def _ring(name: str, ring_of: dict[str, str]) -> str:
    """The ring of a function, or of a type: that of the functions named after it."""
    if name in _CORE:
        return "core"
    for known, ring in ring_of.items():
        if known == name or known.startswith(name.removesuffix("_t") + "_"):
            return ring
    raise FactError(f"{_SURFACE}: {name} must be a function or a type with functions")
