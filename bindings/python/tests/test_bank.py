"""Bank statements, against a reader with expat."""

from __future__ import annotations

import doctest
from decimal import Decimal
from pathlib import Path

import camt_oracle
import pytest
from camt_documents import Documents

from libmoney import DocumentError, LimitError, Money, UnknownCurrency, Wallet, XMLError, bank

STATEMENT = Path(__file__).parents[3] / "Tests" / "Web" / "tasks" / "statement.camt.053.xml"


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("version", range(2, 14))
def test_random_documents_are_read_as_by_expat(version: int, seed: int) -> None:
    document = Documents(version * 1000 + seed).document(version)
    content = camt_oracle.read(document)
    assert bank.to_json(document) == camt_oracle.dumped(content)
    wallet = Wallet()
    for index, statement in enumerate(bank.read_camt(document)):
        entries = content["statements"][index]["entries"]
        booked = sum(entry["status"] == "booked" for entry in entries)
        told = wallet.add_statement(statement)
        assert told.added + told.present == booked and told.unbooked == len(entries) - booked
        assert wallet.add_statement(statement) == (0, booked, len(entries) - booked)
    assert wallet.to_json() == camt_oracle.dumped(camt_oracle.wallet(content))


def test_records() -> None:
    (statement,) = bank.read_camt(STATEMENT.read_bytes())
    assert statement.message == "camt.053" and statement.account == "DE02120300000000202051"
    assert statement.is_iban and statement.currency == "EUR" and statement.check == "none"
    assert statement.balances[0].type == "OPBD" and str(statement.balances[0].date) == "2026-11-18"
    assert [entry.amount for entry in statement.entries] == [
        Money("2400.00", "EUR"),
        Money("-35.90", "EUR"),
        Money("-1200", "JPY"),
        Money("-9.99", "EUR"),
    ]
    first, second, third, fourth = statement.entries
    assert first.label == "Müller & Söhne: Salary November"
    assert first.transactions[0].remittance == "Salary\nNovember"
    assert second.label == "Book Shop: Card payment" and second.transactions[0].amount is None
    assert third.label == "Collected payments" and len(third.transactions) == 2
    assert fourth.status == "pending" and fourth.value_date is None
    columns = statement.columns()
    assert columns["amount"] == [entry.amount.amount for entry in statement.entries]
    assert columns["currency"] == ["EUR", "EUR", "JPY", "EUR"]
    assert {len(column) for column in columns.values()} == {4}


def test_findings() -> None:
    summary = "<TxsSummry><TtlNtries><NbOfNtries>5</NbOfNtries></TtlNtries></TxsSummry>"
    text = STATEMENT.read_text(encoding="utf-8").replace("<Ntry>", f"{summary}<Ntry>", 1)
    (finding,) = bank.read_camt(text)[0].findings
    assert (finding.kind, finding.stated, finding.computed) == (
        "total_count",
        Decimal(5),
        Decimal(4),
    )
    assert str(finding) == "line 10, column 29: total_count: expected 4, got 5"


@pytest.mark.parametrize(
    ("old", "new", "error", "words"),
    [
        ("2400.00", "2,400.00", DocumentError, "line 11, column 9"),
        ('Ccy="JPY"', 'Ccy="XQQ"', UnknownCurrency, "unknown currency"),
        ("<Sts>BOOK</Sts>", "", DocumentError, "missing Sts"),
        ("</Document>", "</Document><Document/>", XMLError, "line 38, column 12"),
        ("001.02", "001.01", DocumentError, "in a version from 02 to 13"),
        (
            "<Document",
            "<!DOCTYPE a [<!ENTITY b 'c'>]><Document",
            XMLError,
            "document type declaration",
        ),
        ("<Id>1</Id>", f"<Id>{'x' * 144}</Id>", DocumentError, "at most 143 bytes, got 144"),
        (
            "<Sts>BOOK</Sts>",
            "<Sts>BOOK</Sts><Sts>PDNG</Sts>",
            DocumentError,
            "Sts must appear once",
        ),
        ("<CdtDbtInd>", "<CdtDbtInd>DBIT</CdtDbtInd><CdtDbtInd>", DocumentError, "CdtDbtInd must"),
        ("<Acct>", "<Acct/><Acct>", DocumentError, "Acct must appear once"),
        ("<Tp>", "<Tp/><Tp>", DocumentError, "Tp must appear once"),
        ("<RmtInf>", "<RmtInf/><RmtInf>", DocumentError, "RmtInf must appear once"),
        ("<IBAN>", "<IBAN>a</IBAN><IBAN>", DocumentError, "IBAN must appear once"),
        ("<Nm>", "<Nm>a</Nm><Nm>", DocumentError, "Nm must appear once"),
        ("<DtTm>", "<Dt>2026-11-18</Dt><Dt>2026-11-19</Dt><DtTm>", DocumentError, "Dt must appear"),
    ],
)
def test_refused_documents(old: str, new: str, error: type[Exception], words: str) -> None:
    text = STATEMENT.read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(error, match=words):
        bank.read_camt(text.replace(old, new, 1))


def test_more_rows_than_a_document_may_have() -> None:
    text = STATEMENT.read_text(encoding="utf-8")
    many = "<NtryDtls>" + "<TxDtls/>" * 400_001 + "</NtryDtls></Ntry>"
    with pytest.raises(LimitError, match=r"line 17, .* at most 400000"):
        bank.to_json(text.replace("</Ntry>", many, 1))


def test_a_wallet_takes_statements_only() -> None:
    with pytest.raises(TypeError, match=r"libmoney\.bank\.Statement"):
        Wallet().add_statement("statement")  # type: ignore[arg-type]


def test_example() -> None:
    assert doctest.testmod(bank).attempted > 4
    assert doctest.testmod(bank).failed == 0
