r"""Writes Tests/Data/en16931-verdicts.json: a few changes of a few invoices, and CEN's verdicts.

    PYTHONPATH=bindings/python:bindings/python/tests build/norm/bin/python \
        tools/data/norm/sample.py RULES

RULES is a checkout of ConnectingEurope/eInvoicing-EN16931. Its examples are reduced to the elements
that `check` reads, so that no personal names are kept.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

from invoice_mutations import changed, local, some
from invoice_verdicts import KNOWN
from validator import FAILED, Validator

ROOT = Path(__file__).parents[3]
#: The examples: several categories, both kinds of adjustments, both syntaxes, O alone, two taxes.
DOCUMENTS = (
    "ubl/examples/ubl-tc434-example3.xml",
    "ubl/examples/ubl-tc434-example4.xml",
    "ubl/examples/ubl-tc434-example7.xml",
    "ubl/examples/ubl-tc434-creditnote1.xml",
    "test/testfiles/BIS_Billing_30-InomstatligFakturering.xml",
    "test/testfiles/BIS_Billing_30-Tjanster_Bevakning.xml",
    "test/testfiles/BIS_Billing_30-Valutor i faktura.xml",
    "cii/examples/CII_example5.xml",
    "cii/examples/CII_example7.xml",
    "cii/examples/CII_example9.xml",
    "cii/examples/CII_business_example_Z.xml",
)
#: How many changes of each.
MOST = 45
_UBL = "urn:oasis:names:specification:ubl:schema:xsd:"
_CII = "urn:un:unece:uncefact:data:standard:"
_PREFIXES = {
    "a": f"{_UBL}CommonAggregateComponents-2",
    "b": f"{_UBL}CommonBasicComponents-2",
    "r": f"{_CII}ReusableAggregateBusinessInformationEntity:100",
    "s": f"{_CII}CrossIndustryInvoice:100",
    "u": f"{_CII}UnqualifiedDataType:100",
}


def vocabulary(kind: str) -> set[str]:
    """Returns the names of the elements that the library reads in a syntax."""
    text = (ROOT / f"Sources/MoneyInvoice/Reading/{kind}Names.swift").read_text(encoding="utf-8")
    found = re.findall(r'vocabulary\.keep\(\s*\.\w+,\s*"([\w ]+)"', text)
    return {name for names in found for name in names.split()}


def cut(element: ElementTree.Element, names: set[str]) -> None:
    """Removes elements that are not read, and the texts between elements."""
    element.tail = None
    element.attrib = {key: text for key, text in element.attrib.items() if key == "currencyID"}
    for child in list(element):
        if local(child) in names:
            cut(child, names)
        else:
            element.remove(child)
    if len(element):
        element.text = None
    elif local(element) == "Name":
        element.text = "Thing"


def main(rules: Path) -> int:
    for prefix, namespace in _PREFIXES.items():
        ElementTree.register_namespace(prefix, namespace)
    validator, rows = Validator(rules), []
    for name in DOCUMENTS:
        root = ElementTree.parse(rules / name).getroot()
        kind = "CII" if local(root) == "CrossIndustryInvoice" else "UBL"
        cut(root, vocabulary(kind) - {"ExchangedDocument"})
        text = ElementTree.tostring(root, encoding="unicode")

        def known(document: str, kind: str = kind) -> list[str]:
            found = validator.rules(kind, document)
            return [one for one in found if one in KNOWN or one in (FAILED, "BR-CL-17")]

        changes = [[*one, known(changed(text, one))] for one in some(name, root, MOST)]
        rows.append(
            {"name": name, "kind": kind, "xml": text, "rules": known(text), "changes": changes}
        )
    about = (
        "Examples of ConnectingEurope/eInvoicing-EN16931 b6c9e06 (EUPL 1.2), cut down to what"
        " libmoney.invoice.check reads; single changes of them (element, kind, text); and the rules"
        " that CEN's compiled rules of the same version name, of those that check knows."
        " Written by tools/data/norm/sample.py."
    )
    out = ROOT / "Tests/Data/en16931-verdicts.json"
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    out.write_text(
        f'{{"about": {json.dumps(about)},\n"documents": [\n{lines}\n]}}\n', encoding="utf-8"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
