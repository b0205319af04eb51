"""Public cases of investing with the library's results, as a page.

`Tests/Data/public-cases.json` contains the cases. `bindings/python/tests/test_public_cases.py`
compares each result with that of the library.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from results.table import PAGES, ROOT, table

DATA = ROOT / "Tests" / "Data" / "public-cases.json"
PAGE = PAGES / "public-cases.md"
AGREES, DIFFERS, ABSENT = VERDICTS = ("agrees", "differs", "not expressible")
HEAD = """# Public cases of investing

Tax authorities and other projects publish examples with their figures. The tables compare these
with the results of libmoney for the same transactions: [tax rules](../guide/tax-rules.md),
[corporate actions](../guide/corporate-actions.md), [performance](../guide/performance.md) and
[time value](../guide/time-value.md). The verdict contains the reason for each difference.

"""
FOOT = """

`Tests/Data/public-cases.json` contains the transactions and the figures, and
`bindings/python/tests/test_public_cases.py` compares each result with that of the library.
`PYTHONPATH=tools build/venv/bin/python -m results cases` renews this page.
"""


def verdict(figure: dict[str, str]) -> str:
    """The first word of the last column: a figure without a result has no transactions."""
    if "result" not in figure:
        return ABSENT
    return DIFFERS if "reason" in figure else AGREES


def rows(case: dict[str, Any]) -> list[list[str]]:
    """A row for each figure; the first also contains the case."""
    found = []
    for index, figure in enumerate(case["figures"]):
        names = ["", ""] if index else [case["source"], case["history"]]
        reason = f": {figure['reason']}" if "reason" in figure else ""
        cells = [figure["figure"], figure["public"], figure.get("result", "")]
        found.append([*names, *cells, verdict(figure) + reason])
    return found


def summary(cases: list[dict[str, Any]]) -> list[list[str]]:
    """The number of figures of each family by verdict."""
    counts: dict[str, Counter[str]] = {}
    for case in cases:
        family = counts.setdefault(case["family"], Counter())
        family.update(map(verdict, case["figures"]))
    lines = [[name, *(str(count[one]) for one in VERDICTS)] for name, count in counts.items()]
    total = sum(counts.values(), Counter[str]())
    return [*lines, ["**all**", *(f"**{total[one]}**" for one in VERDICTS)]]


def page(data: dict[str, Any]) -> str:
    cases = data["cases"]
    parts = [table(["figures", *VERDICTS], summary(cases))]
    for family in dict.fromkeys(case["family"] for case in cases):
        own = [row for case in cases if case["family"] == family for row in rows(case)]
        head = ["case", "transactions", "figure", "public", "libmoney", "verdict"]
        parts.append(f"## {family}\n\n{table(head, own)}")
    sources = [list(source.values()) for source in data["sources"]]
    parts.append("## Sources\n\n" + table(["source", "version", "part"], sources))
    return HEAD + "\n\n".join(parts) + FOOT


def renew() -> None:
    PAGE.write_text(page(json.loads(DATA.read_text(encoding="utf-8"))), encoding="utf-8")
