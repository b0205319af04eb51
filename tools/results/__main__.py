"""Renews pages of results: python3 -m results lines|tasks|queries|cases …

Each page ends with the commands that record or check its data.
"""

from __future__ import annotations

import sys

from results import cases, lines, queries, tasks

PAGES = {
    "lines": lines.renew,
    "tasks": tasks.renew,
    "queries": queries.renew,
    "cases": cases.renew,
}


def main(names: list[str]) -> None:
    if not names or not set(names) <= set(PAGES):
        raise SystemExit(__doc__)
    for name in names:
        PAGES[name]()


if __name__ == "__main__":
    main(sys.argv[1:])
