"""Counts the invoices of folders: which ones agree, and which rules the others break.

    LIBMONEY_PATH=build/embedded/lib/libmoney.so.0 PYTHONPATH=bindings/python \
        python3 bindings/python/tests/measure_invoices.py [--all] [--time] FOLDER…

Every XML document in UBL or CII counts. It agrees if it obeys all rules, and the library's own
totals are those that it states. With `--all` each document that does not agree is named; with
`--time` the time to check and to read all documents is printed, and the memory of the process.
"""

from __future__ import annotations

import resource
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from libmoney import Invoice
from libmoney.invoice import Refused, check

READERS = {"UBL": Invoice.from_ubl, "CII": Invoice.from_cii}


def syntax(data: bytes) -> str | None:
    """Returns the syntax of a document; None if it is not an invoice."""
    try:
        root = ElementTree.fromstring(data).tag
    except ElementTree.ParseError:
        return None
    if root.startswith("{urn:oasis:names:specification:ubl:schema:xsd:"):
        return "UBL" if root.endswith(("-2}Invoice", "-2}CreditNote")) else None
    return "CII" if root.endswith("}CrossIndustryInvoice") else None


def verdict(data: bytes, kind: str) -> tuple[str, str]:
    """How a document counts, and why."""
    try:
        report = check(data)
    except Refused as error:
        return "refused", str(error)
    if not report.ok:
        return "reported", ", ".join(report.rules)
    try:
        READERS[kind](data)
    except Refused as error:
        return "not expressible", str(error)
    return "agreed", ""


def timed(
    name: str, documents: list[tuple[str, bytes]], action: Callable[[str, bytes], Any]
) -> None:
    """Prints the best time of three runs over all documents."""
    best = float("inf")
    for _ in range(3):
        start = time.perf_counter()
        for kind, data in documents:
            try:
                action(kind, data)
            except Refused:
                continue
        best = min(best, time.perf_counter() - start)
    size = sum(len(data) for _, data in documents) / best / 1e6
    print(f"{name}: {len(documents) / best:,.0f} documents/s, {size:.1f} MB/s")


def main(arguments: list[str]) -> int:
    """Prints a line for each folder and syntax."""
    names_all = "--all" in arguments
    documents: list[tuple[str, bytes]] = []
    for folder in (one for one in arguments if not one.startswith("--")):
        counts: dict[str, Counter[str]] = {"UBL": Counter(), "CII": Counter()}
        for path in sorted(Path(folder).rglob("*.xml")):
            data = path.read_bytes()
            kind = syntax(data)
            if kind is None:
                continue
            documents.append((kind, data))
            found, why = verdict(data, kind)
            counts[kind][found] += 1
            if names_all and why:
                print(f"{path}: {found}: {why}")
        for kind, count in counts.items():
            words = ", ".join(f"{number} {name}" for name, number in sorted(count.items()))
            print(f"{folder}, {kind}: {count.total()} documents{': ' if words else ''}{words}")
    if "--time" in arguments and documents:
        timed("check", documents, lambda _, data: check(data))
        timed("read", documents, lambda kind, data: READERS[kind](data))
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        print(f"memory: {memory / 1024:.0f} MiB at most")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
