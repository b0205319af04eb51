"""The queries of the site's search with the rank of the right page, as a page.

Tests/Book/test_search.py records the results in build/book-search.json.
"""

from __future__ import annotations

import json
from typing import Any

from results.table import PAGES, ROOT, code, table

DATA = PAGES / "search-queries.json"
PAGE = PAGES / "search-queries.md"
RECORDED = ROOT / "build" / "book-search.json"
HEAD = """# Queries of the site's search

`Tests/Book/test_search.py` types each query into the search field of the built site. *Rank* is the
place of the first page that answers the query. The pages and the index were improved for the first
list; the second shows the effect on other queries. With commit 354aa556, the right page came first
for 16 of 30 queries and at places 2 to 4 for 9, and 5 queries did not find it.

"""
FOOT = """

The test records the ranks in `build/book-search.json`. After a run,
`PYTHONPATH=tools build/venv/bin/python -m results queries` renews this page.
"""
TITLES = {"asked": "Queries of new users", "others": "Other queries"}


def renew() -> None:
    """Copies the recorded ranks to the data, and writes the page."""
    if RECORDED.exists():
        found = json.loads(RECORDED.read_text(encoding="utf-8"))
        lists = []
        for name, rows in found.items():
            lines = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in rows)
            lists.append(f"{json.dumps(name)}: [\n  {lines}\n ]")
        DATA.write_text("{\n " + ",\n ".join(lists) + "\n}\n", encoding="utf-8")
    PAGE.write_text(page(json.loads(DATA.read_text(encoding="utf-8"))), encoding="utf-8")


def page(lists: dict[str, list[dict[str, Any]]]) -> str:
    parts = []
    for name, title in TITLES.items():
        rows = lists[name]
        first = sum(row["rank"] == 1 for row in rows)
        cells = [
            [code(row["query"]), str(row["rank"] or "not found"), code(row["first"])]
            for row in rows
        ]
        words = f"The right page comes first for {first} of {len(rows)} queries."
        parts.append(f"## {title}\n\n{words}\n\n" + table(["query", "rank", "first result"], cells))
    return HEAD + "\n\n".join(parts) + FOOT
