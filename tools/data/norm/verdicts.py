r"""Writes the verdicts of CEN's rules on single changes of public invoices, a JSON line for each.

    PYTHONPATH=bindings/python:bindings/python/tests build/norm/bin/python \
        tools/data/norm/verdicts.py RULES OUT FOLDER… [--most 60] [--part 1/2]

RULES is a checkout of ConnectingEurope/eInvoicing-EN16931.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from xml.etree import ElementTree

from invoice_mutations import changed, local, some
from validator import Validator

#: Larger documents are left out: each change costs as much as their size.
_BYTES_MAX = 200_000


def documents(folders: list[Path]) -> dict[str, Path]:
    """The invoices of the folders by name; of the same bytes, one."""
    found: dict[bytes, tuple[str, Path]] = {}
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix.lower() != ".xml" or path.stat().st_size > _BYTES_MAX:
                continue
            name = f"{folder.name}/{path.relative_to(folder)}"
            found.setdefault(path.read_bytes(), (name, path))
    return dict(found.values())


def kind_of(root: ElementTree.Element) -> str | None:
    """The syntax of a document; None if it is not an invoice."""
    if root.tag in (
        f"{{urn:oasis:names:specification:ubl:schema:xsd:{name}-2}}{name}"
        for name in ("Invoice", "CreditNote")
    ):
        return "UBL"
    return "CII" if local(root) == "CrossIndustryInvoice" else None


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("rules", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--most", type=int, default=60, help="changes of each document")
    parser.add_argument("--part", default="1/1", help="every nth document, as 1/2 and 2/2")
    given = parser.parse_args()
    part, of = map(int, given.part.split("/"))
    validator = Validator(given.rules)
    with given.out.open("w", encoding="utf-8") as out:
        for index, (name, path) in enumerate(documents(given.folders).items()):
            if index % of != part - 1:
                continue
            data = path.read_bytes()
            try:
                root = ElementTree.fromstring(data)
            except ElementTree.ParseError:
                continue
            kind = kind_of(root)
            if kind is None:
                continue
            whole = ElementTree.tostring(root, encoding="unicode")
            rows = [(None, validator.rules(kind, whole))]
            for change in some(name, root, given.most):
                rows.append((change, validator.rules(kind, changed(data, change))))
            for change, rules in rows:
                row = {
                    "file": name,
                    "path": str(path),
                    "kind": kind,
                    "change": change,
                    "rules": rules,
                }
                out.write(json.dumps(row) + "\n")
            out.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
