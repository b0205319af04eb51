"""Writes the version and the facts of the pages wherever they are repeated.

python3 -m facts              writes what differs
python3 -m facts --check      writes nothing; names what differs, and fails
python3 -m facts --measure    measures the builds into docs/results/facts.json, then writes
"""

from __future__ import annotations

import sys

from facts import measured, pages, version
from facts.places import FactError

MODES: tuple[list[str], ...] = ([], ["--check"], ["--measure"])


def main(arguments: list[str]) -> int:
    if arguments not in MODES:
        print(__doc__, file=sys.stderr)
        return 2
    writes = arguments != ["--check"]
    try:
        if arguments == ["--measure"]:
            measured.write()
        faults = [*version.brought_up_to_date(writes), *pages.brought_up_to_date(writes)]
        faults += [] if writes else [*version.unlisted(), *measured.stale()]
    except FactError as error:
        print(f"facts: {error}", file=sys.stderr)
        return 1
    for fault in faults:
        print(f"wrote {fault}" if writes else f"  {fault}")
    if writes or not faults:
        return 0
    print("run `make facts`, which writes the version and the facts of the pages", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
