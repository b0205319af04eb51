"""Imports of transactions into a portfolio, with clicks and keys alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from web.user import User

from tasks.portfolio import TRANSACTIONS, done, enter, give_csv, trades


def outcomes(user: User) -> list[str]:
    found = user.page.locator("#import-rows [data-outcome]")
    return [one.get_attribute("data-outcome") or "" for one in found.all()]


def test_p8_import_two_hundred_trades(portfolio: User) -> None:
    portfolio.click("#open-import")
    give_csv(portfolio, trades(200))
    expect(portfolio.at("#import-summary")).to_have_text("200 new transactions.")
    # Nothing is stored before the import is confirmed.
    expect(portfolio.at("#portfolio-state")).to_have_attribute("data-state", "empty")
    portfolio.click("#import-run")
    expect(portfolio.at("#import-done")).to_have_text("200 transactions imported.")
    expect(portfolio.at("#transactions")).to_contain_text("1–50 of 200")
    expect(portfolio.page.locator(TRANSACTIONS)).to_have_count(50)
    portfolio.click("#transactions-filter")
    portfolio.type("S3")
    expect(portfolio.at("#transactions")).to_contain_text("of 30")
    # The same file again: all are known.
    give_csv(portfolio, trades(200))
    expect(portfolio.at("#import-summary")).to_contain_text("200 are already in the portfolio.")
    expect(portfolio.at("#import-run")).to_be_disabled()
    done(portfolio, "P8 import 200 trades from a CSV")


def test_wrong_lines_are_listed_and_the_others_imported(portfolio: User) -> None:
    enter(portfolio, "SAP", "10", "100", day="2026-01-05")
    lines = (
        "Date;Type;Ticker;Shares;Amount;Note\n"
        "2026-02-02;sell;SAP;4;450,50;a\n"
        "2026-13-02;buy;SAP;1;100;b\n"
        "2026-02-03;gift;SAP;1;100;c\n"
        "2026-02-04;sell;SAP;400;100;d\n"
        "2026-01-05;buy;SAP;10;1000;e\n"
    )
    give_csv(portfolio, lines)
    expect(portfolio.at("#import-summary")).to_have_text(
        "One new transaction. One is already in the portfolio. 3 lines are wrong."
    )
    expect(portfolio.at("#import-result")).to_contain_text("Ignored columns: Note.")
    expect(portfolio.at("#import-result")).to_contain_text("Decimal commas are read")
    rows = portfolio.page.locator("#import-rows tbody tr")
    assert [row.split("\t")[0] for row in rows.all_inner_texts()] == ["2", "3", "4", "5", "6"]
    assert outcomes(portfolio) == ["new", "wrong", "wrong", "wrong", "same"]
    portfolio.click("#import-run")
    expect(portfolio.at("#import-done")).to_have_text("One transaction imported.")
    expect(portfolio.page.locator(TRANSACTIONS).first).to_contain_text("€450.50")
    portfolio.click("#undo")
    expect(portfolio.page.locator(TRANSACTIONS)).to_have_count(1)
    done(portfolio, "import a CSV with wrong lines, undo it")


BROKER = (
    "Trade date;Vorgang;Wertpapier;Anzahl;Betrag;Provision;Note\n"
    "13.01.2026;Kauf;ABC;10;1.000,00;5,00;x\n"
    "02.02.2026;Verkauf;ABC;4;460,00;;\n"
    "03.02.2026;Einzahlung;;;500,00;;\n"
    "04.02.2026;Storno;ABC;4;460,00;;\n"
    "05.02.2026;Verkauf;ABC;400;460,00;;\n"
)


def test_columns_and_words_of_a_broker_are_guessed_and_chosen(portfolio: User) -> None:
    give_csv(portfolio, BROKER)
    expect(portfolio.at("#import-summary")).to_have_text(
        "2 new transactions. One is left out. 2 lines are wrong."
    )
    assert outcomes(portfolio) == ["new", "new", "skipped", "wrong", "wrong"]
    rows = portfolio.page.locator("#import-rows tbody tr")
    expect(rows.nth(0)).to_contain_text("2026-01-13 Buy 10 ABC €1,000.00")
    expect(rows.nth(3)).to_contain_text("04.02.2026;Storno;ABC")
    # A word gets a meaning, and the lines are reviewed again.
    portfolio.page.select_option("[data-word=Storno]", "sell")
    expect(portfolio.at("#import-summary")).to_contain_text("3 new transactions.")
    portfolio.page.select_option("[data-column=Betrag]", "")
    expect(portfolio.at("#import-missing")).to_have_text(
        "Choose a column for: Total without fee and tax."
    )
    expect(portfolio.at("#import-run")).to_have_count(0)
    portfolio.page.select_option("[data-column=Betrag]", "total")
    portfolio.click("#import-run")
    expect(portfolio.at("#import-done")).to_have_text("3 transactions imported.")
    expect(portfolio.page.locator(TRANSACTIONS).last).to_contain_text("€5.00")
    # The file again: its ids are known.
    give_csv(portfolio, BROKER)
    expect(portfolio.at("#import-summary")).to_contain_text("2 are already in the portfolio.")
    done(portfolio, "import the CSV of a broker by its columns")


JOURNAL = """\
2026-01-05 open Assets:Shares
2026-01-05 * "Buy"
  Assets:Shares   10 ABC {100.00 EUR}
  Assets:Cash  -1000.00 EUR
2026-02-02 * "Coffee"
  Expenses:Food   3.00 EUR
  Assets:Cash  -3.00 EUR
"""
GHOSTFOLIO = """{"meta": {"version": "2"}, "activities": [
 {"accountId": "a", "comment": null, "fee": 1, "quantity": 10, "type": "BUY", "unitPrice": 100,
  "currency": "EUR", "dataSource": "YAHOO", "date": "2026-01-05T00:00:00.000Z", "symbol": "ABC"}]}
"""
PERFORMANCE = (
    "Date,Type,Value,Transaction Currency,Fees,Taxes,Shares,ISIN,WKN,Ticker Symbol,"
    "Security Name,Note\n"
    "2026-01-05T00:00,Buy,1001.00,EUR,1.00,0.00,10,,,ABC,Alphabet,\n"
)


@pytest.mark.parametrize(
    ("name", "text", "kind", "found"),
    [
        ("a.beancount", JOURNAL, "beancount", ["new", "skipped"]),
        ("a.json", GHOSTFOLIO, "ghostfolio", ["new"]),
        ("a.csv", PERFORMANCE, "portfolio_performance", ["new"]),
    ],
)
def test_files_of_other_programs_are_recognised(
    portfolio: User, name: str, text: str, kind: str, found: list[str]
) -> None:
    give_csv(portfolio, text, name)
    expect(portfolio.at("#import-summary")).to_contain_text("One new transaction.")
    expect(portfolio.at("#import-format")).to_have_value(kind)
    assert outcomes(portfolio) == found
    portfolio.click("#import-run")
    expect(portfolio.page.locator(TRANSACTIONS)).to_contain_text(["ABC"])
    give_csv(portfolio, text, name)
    expect(portfolio.at("#import-summary")).to_contain_text("One is already in the portfolio.")
    expect(portfolio.at("#import-run")).to_be_disabled()
    done(portfolio, f"import a file of {kind}")


DROP = """(text) => {
  const transfer = new DataTransfer();
  transfer.items.add(new File([text], "trades.csv", { type: "text/csv" }));
  const place = document.querySelector("#import-drop");
  for (const name of ["dragover", "drop"]) {
    place.dispatchEvent(new DragEvent(name, { bubbles: true, dataTransfer: transfer }));
  }
}"""


def test_a_dropped_file_is_reviewed(portfolio: User) -> None:
    portfolio.page.evaluate(DROP, trades(5))
    expect(portfolio.at("#import-summary")).to_have_text("5 new transactions.")
    expect(portfolio.at("#import-drop")).not_to_have_class("drop over")
    expect(portfolio.at("#portfolio-state")).to_have_attribute("data-state", "empty")
    done(portfolio, "import by dropping a file")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "contains no transactions"),
        (b"a,b\n1,2\n", "Missing: date, action, symbol, quantity, total"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b"x" * (50 * 1024 * 1024), "at most 8 MB"),
    ],
    ids=["empty", "columns", "binary", "50 MB"],
)
def test_a_file_that_is_none_says_so_at_the_field(
    portfolio: User, content: bytes, words: str, tmp_path: Path
) -> None:
    file = tmp_path / "file.csv"
    file.write_bytes(content)
    with portfolio.page.expect_file_chooser() as chooser:
        portfolio.click("#import-csv")
    chooser.value.set_files(file)
    expect(portfolio.page.locator(".field:has(#import-csv) .wrong")).to_contain_text(words)
    expect(portfolio.at("#import-csv")).to_be_focused()
    expect(portfolio.at("#portfolio-state")).to_have_attribute("data-state", "empty")
