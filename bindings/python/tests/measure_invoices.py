"""Counts the invoices of folders: which ones agree, and which rules the others break.

    LIBMONEY_PATH=build/embedded/lib/libmoney.so.0 PYTHONPATH=bindings/python \
        python3 bindings/python/tests/measure_invoices.py [--all] FOLDER…

Every XML document in UBL or CII counts. It agrees if it obeys all rules, and the library's own
totals are those that it states. With `--all` each document that does not agree is named.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

from libmoney import Invoice
from libmoney._invoice.reading import made_invoice, read_facts
from libmoney.invoice import Refused, check

STATED = {
    "LineExtensionAmount": "line_total",
    "TaxExclusiveAmount": "net",
    "TaxInclusiveAmount": "gross",
    "PayableAmount": "payable",
}


def syntax(data: bytes) -> str | None:
    """Returns the syntax of a document; None if it is not an invoice."""
    try:
        root = ElementTree.fromstring(data).tag
    except ElementTree.ParseError:
        return None
    if root.startswith("{urn:oasis:names:specification:ubl:schema:xsd:"):
        return "UBL" if root.endswith(("-2}Invoice", "-2}CreditNote")) else None
    return "CII" if root.endswith("}CrossIndustryInvoice") else None


def verdict(data: bytes) -> tuple[str, str]:
    """How a document counts, and why."""
    try:
        report = check(data)
    except Refused as error:
        return "refused", str(error)
    if not report.ok:
        return "reported", ", ".join(report.rules)
    facts = read_facts(data)
    try:
        invoice: Invoice = made_invoice(facts)
    except Refused as error:
        return "not expressible", str(error)
    totals = invoice.totals()
    for name, own in STATED.items():
        if getattr(totals, own).amount != facts.totals[name].value:
            return "not expressible", f"{name} differs"
    return "agreed", ""


def main(arguments: list[str]) -> int:
    """Prints a line for each folder and syntax."""
    names_all = "--all" in arguments
    for folder in (one for one in arguments if one != "--all"):
        counts: dict[str, Counter[str]] = {"UBL": Counter(), "CII": Counter()}
        for path in sorted(Path(folder).rglob("*.xml")):
            data = path.read_bytes()
            kind = syntax(data)
            if kind is None:
                continue
            found, why = verdict(data)
            counts[kind][found] += 1
            if names_all and why:
                print(f"{path}: {found}: {why}")
        for kind, count in counts.items():
            words = ", ".join(f"{number} {name}" for name, number in sorted(count.items()))
            print(f"{folder}, {kind}: {count.total()} documents{': ' if words else ''}{words}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
