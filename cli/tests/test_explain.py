"""`money explain`: invoices, expressions and refusals."""

from __future__ import annotations

import json
from pathlib import Path

from conftest import Tool
from libmoney import Invoice
from libmoney.invoice import Heading, Party


def invoice() -> Invoice:
    made = Invoice("EUR")
    made.add("Consulting", quantity="1", price="1091.50", category="S", percent="15")
    return made


def test_an_invoice(money: Tool, tmp_path: Path) -> None:
    path = tmp_path / "invoice.json"
    path.write_text(invoice().to_json(), encoding="utf-8")
    assert money.answer("explain", str(path)) == f"{invoice().explain()}\n"
    assert money.answer("explain", "-", text=invoice().to_json()) == f"{invoice().explain()}\n"


def test_a_foreign_invoice(money: Tool, tmp_path: Path) -> None:
    """A document with 163.72 instead of 163.73 in the category."""
    seller, buyer = Party("Ink Ltd", "IE", tax_id="IE1234567T"), Party("Pen GmbH", "DE")
    path = tmp_path / "invoice.xml"
    document = invoice().to_ubl(Heading("1", "2026-10-30", seller, buyer))
    path.write_text(document, encoding="utf-8")
    done = money("explain", str(path))
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{invoice().explain()}\n", "")
    start = document.index("<cac:TaxSubtotal>")
    changed = document[:start] + document[start:].replace("163.73", "163.72", 1)
    path.write_text(changed, encoding="utf-8")
    done = money("explain", str(path))
    assert (done.returncode, done.stdout) == (0, f"{invoice().explain()}\n")
    assert "tax = base × rate: must be 163.73, got 163.72; possible cause: " in done.stderr
    assert "BR-CO-17 in line " in done.stderr and "163.73" in done.stdout


def test_a_missing_file(money: Tool, tmp_path: Path) -> None:
    done = money("explain", str(tmp_path / "none.xml"))
    assert done.returncode == 3 and "No such file" in done.stderr


def test_json(money: Tool, tmp_path: Path) -> None:
    path = tmp_path / "invoice.json"
    path.write_text(invoice().to_json(), encoding="utf-8")
    told = json.loads(money.answer("explain", str(path), "--json"))
    assert told["format"] == "libmoney.explanation"
    assert told["nodes"][0]["name"] == "payable"


def test_an_expression(money: Tool) -> None:
    told = money.answer("explain", "19.99", "EUR", "x", "7%")
    assert told.splitlines()[0] == "result  1.40 EUR"
    assert "USD/EUR" not in told


def test_an_expression_with_rates(money: Tool) -> None:
    told = money.answer("explain", "100 USD in EUR", "--on", "2020-03-13", "--quiet")
    assert told.splitlines()[0] == "result  90.06 EUR"


def test_refusals(money: Tool, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text("{}", encoding="utf-8")
    for words, code, text in (
        (("explain",), 2, "expected a file or an expression"),
        (("explain", str(tmp_path / "missing.json")), 3, "could not read"),
        (("explain", str(path)), 1, "format"),
        (("explain", "1 EUR + 1"), 1, "cannot be added"),
    ):
        done = money(*words)
        assert (done.returncode, text in done.stderr) == (code, True), done.stderr
