"""Imports of transactions into a portfolio, with clicks and keys alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from web.user import User

from tasks.portfolio import TRANSACTIONS, done, enter, give_csv, trades


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
    wrong = portfolio.page.locator("#import-errors tbody tr")
    expect(wrong).to_have_count(3)
    assert [row.split("\t")[0] for row in wrong.all_inner_texts()] == ["3", "4", "5"]
    portfolio.click("#import-run")
    expect(portfolio.at("#import-done")).to_have_text("One transaction imported.")
    expect(portfolio.page.locator(TRANSACTIONS).first).to_contain_text("€450.50")
    portfolio.click("#undo")
    expect(portfolio.page.locator(TRANSACTIONS)).to_have_count(1)
    done(portfolio, "import a CSV with wrong lines, undo it")


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
