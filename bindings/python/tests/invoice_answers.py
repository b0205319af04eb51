"""Answers about public invoices, for comparison with recorded ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cii_documents import cii_document
from invoice_documents import document as ubl_document
from invoice_mutations import Change, changed

from libmoney import Invoice, MoneyError
from libmoney.invoice import Refused, check

TESTS = Path(__file__).resolve().parents[3] / "Tests"
TOTALS = ("line_total", "allowances", "charges", "net", "tax", "gross", "payable")


def documents() -> Iterator[tuple[str, str, str]]:
    """The name, the syntax and the text of each document: CEN's and Peppol's examples with single
    changes, and the invoices of the vectors in both syntaxes."""
    sample = json.loads((TESTS / "Data/en16931-verdicts.json").read_text(encoding="utf-8"))
    for one in sample["documents"]:
        yield one["name"], one["kind"], one["xml"]
        for index, (at, what, to, _) in enumerate(one["changes"]):
            text = changed(one["xml"], Change(at, what, to))
            yield f"{one['name']}, change {index}", one["kind"], text
    vectors = json.loads((TESTS / "Vectors/invoices.json").read_text(encoding="utf-8"))
    for one in vectors["cases"]:
        yield one["source"], "UBL", ubl_document(one)
        yield one["source"], "CII", cii_document(one)


def text(number: Any) -> str | None:
    return None if number is None else format(number, "f")


def answer(syntax: str, xml: str, recalculate: bool = False) -> list[Any]:
    """The findings or the reason for a rejection, and the totals or the reason for another."""
    found: Any
    try:
        found = [
            [one.rule, one.place, one.line, text(one.stated), text(one.computed), one.message]
            for one in check(xml).findings
        ]
    except Refused as error:
        found = str(error)
    read = Invoice.from_ubl if syntax == "UBL" else Invoice.from_cii
    try:
        totals = read(xml, recalculate=recalculate).totals()
    except MoneyError as error:
        return [found, str(error)]
    return [found, [text(getattr(totals, name).amount) for name in TOTALS]]
