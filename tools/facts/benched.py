"""The times that pages quote, as the page of the benchmarks states them."""

from __future__ import annotations

from facts.places import FactError, text_of

PAGE = "docs/results/benchmarks.md"
#: The row of each fact, by its work and contestant. The row's figure is a median.
ROWS = {
    "time-dlopen": ("dlopen", "embedded"),
    "time-dlopen-sqlite": ("dlopen", "libsqlite3.so.0"),
    "time-dlopen-foundation": ("dlopen", "libFoundation.so"),
    "time-first-sum": ("dlopen and a first sum", "embedded"),
}


def times() -> dict[str, str]:
    """The time of each fact."""
    found: dict[tuple[str, str], str] = {}
    for line in text_of(PAGE).splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) >= 3:
            found.setdefault((cells[0], cells[1]), cells[2].partition(" (")[0])
    missing = [name for name, row in ROWS.items() if row not in found]
    if missing:
        raise FactError(f"{PAGE} lacks the rows of {', '.join(missing)}")
    return {name: found[row] for name, row in ROWS.items()}
