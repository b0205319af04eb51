r"""Compares the findings of libmoney.invoice.check with the verdicts of CEN's rules.

    PYTHONPATH=bindings/python:bindings/python/tests build/norm/bin/python \
        tools/data/norm/compare.py VERDICTS…

VERDICTS is the output of `verdicts.py`. Each difference is counted by its reason, which
`invoice_verdicts.py` defines; a difference without a reason is printed, and the exit status is 1.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from invoice_mutations import Change, changed, path
from invoice_verdicts import KNOWN, Case, differences, judge, own

#: How many differences of a kind without a reason are shown.
_SHOWN = 2


def rows(paths: list[str]) -> Iterator[dict[str, Any]]:
    """The verdicts of CEN's rules."""
    for one in paths:
        with open(one, encoding="utf-8") as lines:
            yield from map(json.loads, lines)


def case_of(row: dict[str, Any]) -> Case:
    """A document of the verdicts with both judgements."""
    data = Path(row["path"]).read_bytes()
    where, text = "", ElementTree.tostring(ElementTree.fromstring(data), encoding="unicode")
    if row["change"]:
        change = Change(*row["change"])
        where, text = path(ElementTree.fromstring(data), change.at), changed(data, change)
    return Case(row["kind"], text, where, set(row["rules"]), judge(text))


def main(paths: list[str]) -> int:
    counts: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    shown: Counter[str] = Counter()
    files = set()
    for row in rows(paths):
        files.add(row["file"])
        case = case_of(row)
        found = differences(case)
        counts["documents" if row["change"] is None else "changes"] += 1
        open_ones = [f"{rule} by {side}" for rule, side, reason in found if reason is None]
        if found and not open_ones:
            counts["only in a way with a known reason"] += 1
            for reason in {reason.partition(":")[0] for _, _, reason in found if reason}:
                reasons[reason] += 1
        counts["alike"] += not found
        reasons["of them and the alike ones, also with a rule of Peppol or on B"] += bool(
            own(case.ours.rules)
        )
        if open_ones:
            kind = f"{row['kind']} {', '.join(open_ones)}"
            counts["without a reason"] += 1
            shown[kind] += 1
            if shown[kind] <= _SHOWN:
                known = sorted(case.cen & (KNOWN | {"FAILED"}))
                print(row["file"][-50:], row["change"], case.path, known, sorted(case.ours.rules))
    for kind, number in shown.most_common():
        print(f"{number:6} without a reason: {kind}")
    for name, number in sorted(reasons.items()):
        print(f"{number:6} {name}")
    print(len(files), "files;", ", ".join(f"{number} {name}" for name, number in counts.items()))
    return 1 if counts["without a reason"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
