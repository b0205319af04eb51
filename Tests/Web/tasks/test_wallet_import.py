"""Bank statements imported into a wallet, with clicks and keys alone."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from web.user import User

from tasks.wallet import BANK, done, give, wrong

STATEMENT = Path(__file__).with_name("statement.camt.053.xml").read_text(encoding="utf-8")


def test_w8_import_a_bank_file_and_export_the_statement(wallet: User) -> None:
    give(wallet, BANK.encode("windows-1252"))
    expect(wallet.at("#import-summary")).to_have_text(
        "4 new, 0 already in the wallet, 3 with errors"
    )
    rows = wallet.page.locator("#import-rows tbody tr")
    for index, words in enumerate(("31.11.2026", "“abc” is not an amount", "“XQQ”")):
        expect(rows.nth(index)).to_contain_text(words)
    expect(rows.nth(0)).to_contain_text("9")
    wallet.click("#import-run")
    expect(wallet.at("#wallet-total")).to_have_text("€1,543.60")
    expect(wallet.at(".entries")).to_contain_text("Miete; November")
    expect(wallet.at(".entries")).to_contain_text('Gehalt "Müller"')
    # The same file again contains nothing new.
    give(wallet, BANK)
    expect(wallet.at("#import-summary")).to_have_text(
        "0 new, 4 already in the wallet, 3 with errors"
    )
    expect(wallet.at("#import-run")).to_be_disabled()
    wallet.click("#import-cancel")
    wallet.click("[data-tab=statement]")
    with wallet.page.expect_download() as found:
        wallet.click("#statement-csv")
    assert found.value.suggested_filename == "wallet-2026-11-01-2026-11-30.csv"
    text = found.value.path().read_text(encoding="utf-8-sig")
    lines = list(csv.reader(io.StringIO(text)))
    assert lines[:3] == [
        ["Date", "Label", "Amount", "Currency", "Balance"],
        ["2026-11-01", "Opening balance", "", "EUR", "0.00"],
        ["2026-11-05", "Miete; November", "-850.00", "EUR", "-850.00"],
    ]
    assert lines[-1] == ["2026-11-30", "Closing balance", "", "EUR", "1543.60"]
    done(wallet, "W8 import a bank CSV, export the statement")
    wallet.click("#undo")
    expect(wallet.at("#wallet-total")).to_have_text("€0.00")


def test_duplicates_are_added_on_demand(wallet: User) -> None:
    give(wallet, "date,label,amount\n2026-11-02,Tea,-2.50\n")
    wallet.click("#import-run")
    give(wallet, "date,label,amount\n2026-11-02,Tea,-2.5\n2026-11-03,Bun,-1\n")
    expect(wallet.at("#import-summary")).to_contain_text("1 new, 1 already")
    wallet.click("#import-double")
    wallet.click("#import-run")
    expect(wallet.at("#wallet-total")).to_have_text("-€6.00")


@pytest.mark.parametrize(
    ("content", "first"),
    [
        # Two columns of amounts, month first, no currency.
        (
            "Date,Description,Paid out,Paid in\n11/14/2026,Tea,2.50,\n11/15/2026,Pay,,10\n",
            ["2026-11-14", "Tea", "-€2.50"],
        ),
        # Without headings.
        (
            "2026-11-14;Tea shop;-2,50\n2026-11-15;Pay;1.010,00\n",
            ["2026-11-14", "Tea shop", "-€2.50"],
        ),
        # A column of currencies, apostrophes, tabs, a mark at the beginning.
        (
            "\ufeffDatum\tBuchungstext\tBetrag\tWährung\n14.11.26\tTee\t-1'002.50\tCHF\n",
            ["2026-11-14", "Tee", "-CHF"],
        ),
        # A label that is too long, and one on two lines.
        (
            f'Date,Payee,Amount\n2026-11-14,"a\n{"é" * 60}",-2.50\n',
            ["2026-11-14", "a ééé", "-€2.50"],
        ),
    ],
)
def test_the_columns_of_other_banks(wallet: User, content: str, first: list[str]) -> None:
    give(wallet, content)
    row = wallet.at("#import-rows tbody tr")
    for text in first:
        expect(row).to_contain_text(text)
    expect(wallet.at("#import-summary")).to_contain_text("0 with errors")
    wallet.click("#import-run")
    expect(wallet.page.locator(".entries").first).to_contain_text(first[1])


def test_a_wrong_guess_is_corrected(wallet: User) -> None:
    give(wallet, "A,B,C,D\n01/02/2026,Tea,2.50,7\n02/03/2026,Bun,3.50,8\n")
    expect(wallet.at("#import-unclear")).to_be_visible()
    wallet.fill("#import-days", "dmy")
    expect(wallet.page.locator("#import-rows tbody tr").first).to_contain_text("2026-02-01")
    expect(wallet.page.locator("#import-unclear")).to_have_count(0)
    wallet.fill("#import-amount", "3")
    expect(wallet.page.locator("#import-rows tbody tr").first).to_contain_text("€7.00")
    done(wallet, "correct the columns of a file")


@pytest.mark.parametrize("version", ["02", "08", "13"])
def test_import_a_statement_in_xml(wallet: User, version: str) -> None:
    text = STATEMENT.replace("001.02", f"001.{version}")
    if version != "02":
        text = re.sub(r"<Sts>(\w+)</Sts>", r"<Sts><Cd>\1</Cd></Sts>", text)
        text = re.sub(r"<(Dbtr|Cdtr)><Nm>(.*?)</Nm>", r"<\1><Pty><Nm>\2</Nm></Pty>", text)
    give(wallet, text, "statement.xml")
    expect(wallet.at("#import")).to_contain_text("One pending entry was left out")
    wallet.click("#import-run")
    expect(wallet.at(".entries[data-code=EUR] .subtotal")).to_have_text("€2,364.10")
    expect(wallet.at(".entries[data-code=JPY] .subtotal")).to_have_text("-¥1,200")
    for words in ("Müller & Söhne: Salary November", "Book Shop: Card payment"):
        expect(wallet.at(".entries[data-code=EUR]")).to_contain_text(words)
    expect(wallet.at(".entries[data-code=JPY]")).to_contain_text("Collected payments")
    done(wallet, "import camt.053")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", "The file is empty."),
        ("hello", "No table was found"),
        ("\0\1\2", "Not a text file"),
        (STATEMENT.replace("001.02", "001.14"), "has version 14 of camt.053; versions 02 to 13"),
        (STATEMENT.replace("camt.053", "camt.052"), "a camt.052 message"),
        ("<html><b>x</b></html>", "Not an account statement"),
        (STATEMENT[:-20], "damaged"),
        (
            STATEMENT.replace("<Document", "<!DOCTYPE a [<!ENTITY b 'c'>]><Document"),
            "document type",
        ),
        ("a,b\n" + "x" * 6_000_000, "larger than 5 MB"),
        pytest.param(
            "date,amount\n" + "2026-11-01,1\n" * 20_001, "More than 20000 rows", id="rows"
        ),
    ],
)
def test_a_file_that_is_no_statement(wallet: User, content: str, words: str) -> None:
    give(wallet, content)
    assert words in wrong(wallet, "#import-file")
    expect(wallet.page.locator("#import-run")).to_have_count(0)
