"""Single changes of public invoices are judged as CEN's compiled rules judge them."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest
from conftest import ROOT
from invoice_mutations import Change, changed, path
from invoice_verdicts import Case, differences, judge

SAMPLE: list[dict[str, Any]] = json.loads(
    (ROOT / "Tests/Data/en16931-verdicts.json").read_text(encoding="utf-8")
)["documents"]


def cases(document: dict[str, Any]) -> list[Case]:
    text, kind = document["xml"], document["kind"]
    root = ElementTree.fromstring(text)
    found = [Case(kind, text, "", set(document["rules"]), judge(text))]
    for at, what, to, rules in document["changes"]:
        other = changed(text, Change(at, what, to))
        found.append(Case(kind, other, path(root, at), set(rules), judge(other)))
    return found


@pytest.mark.parametrize("document", SAMPLE, ids=lambda document: document["name"])
def test_changes_are_judged_alike_or_differ_for_a_reason(document: dict[str, Any]) -> None:
    for case in cases(document):
        for rule, side, reason in differences(case):
            assert reason, f"{rule} by {side} alone: {case.path}, {case.ours}"


def test_most_are_judged_alike() -> None:
    counts: Counter[str] = Counter()
    for case in (case for document in SAMPLE for case in cases(document)):
        found = differences(case)
        counts["alike" if not found else "different"] += 1
        # Nothing that violates CEN's rules passes silently, except for elements that are not read.
        if case.cen and not case.ours.rules:
            assert {reason for _, _, reason in found} == {
                "discount: a discount on a price is not read"
            }
    assert counts == {"alike": 414, "different": 92}
