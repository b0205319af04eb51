"""Writes the version and the facts of the pages wherever they are repeated.

python3 -m facts              writes what differs
python3 -m facts --check      writes nothing; names what differs, and fails; notes grown modules
python3 -m facts --measure    measures the builds into the files of docs/results, then writes
"""

from __future__ import annotations

import sys

from facts import grown, measured, pages, version
from facts.places import FactError


def write() -> int:
    """Writes, and names the files that it wrote."""
    for path in (*version.brought_up_to_date(writes=True), *pages.brought_up_to_date(writes=True)):
        print(f"wrote {path}")
    return 0


def check() -> int:
    """Prints the differences."""
    checks = (
        list(version.brought_up_to_date(writes=False)),
        list(version.unlisted()),
        list(pages.brought_up_to_date(writes=False)),
        list(measured.stale()),
    )
    for note in grown.notes():
        print(note)
    failed = [faults for faults in checks if faults]
    if failed:
        print(
            "run `make facts`, which writes the version and the facts of the pages; it differs in:"
        )
        print("\n".join(f"  {fault}" for faults in failed for fault in faults))
    print(f"{len(checks) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


def main(arguments: list[str]) -> int:
    try:
        if arguments == ["--check"]:
            return check()
        if arguments == ["--measure"]:
            measured.write()
            grown.write()
        if arguments in ([], ["--measure"]):
            return write()
    except FactError as error:
        print(f"facts: {error}", file=sys.stderr)
        return 1
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
