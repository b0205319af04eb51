"""Stored ledgers: balances, pages and reports agree with the loaded ledger and with plain sums."""

from __future__ import annotations

import random
import sqlite3
from datetime import date, timedelta
from fractions import Fraction
from pathlib import Path

import pytest

from libmoney import (
    AccountError,
    Conflict,
    Ledger,
    LedgerStatementRow,
    Money,
    NotFound,
    PeriodClosed,
    RetrievalError,
    StateError,
    Status,
    Store,
    Unbalanced,
)

FIRST = date(2024, 1, 1)
#: Days that are near each other, in several years, and in several centuries.
SPREADS = (3, 40, 4000, 400000)
ACCOUNTS = [
    ("Assets:Bank", "asset"),
    ("Assets:Bank:Savings", "asset"),
    ("Assets:Banking", "asset"),
    ("Equity:Opening", "equity"),
    ("Income:Sales", "income"),
    ("Expenses:Rent", "expense"),
]


def _books() -> Ledger:
    books = Ledger("EUR")
    for name, kind in ACCOUNTS:
        books.account(name, kind)
    return books


def _day(source: random.Random) -> date:
    return FIRST + timedelta(source.randrange(source.choice(SPREADS)))


#: Postings as plain values: the date, the account, the currency and the amount.
Line = tuple[date, str, str, Fraction]


def _post(source: random.Random, store: Store) -> list[Line]:
    day, code = _day(source), source.choice(["EUR", "USD"])
    to, other = source.sample([name for name, _ in ACCOUNTS], 2)
    cents = source.randrange(1, 100000)
    postings = [
        (to, Money.from_minor(cents, code)),
        (other, Money.from_minor(-cents, code)),
    ]
    store.post_to_ledger("books", day, "entry", postings)
    return [(day, name, code, Fraction(amount.amount)) for name, amount in postings]


def _sum(lines: list[Line], account: str, code: str, on: date | None, below: bool) -> Fraction:
    amounts = [
        amount
        for day, name, currency, amount in lines
        if (name == account or (below and name.startswith(account + ":")))
        and currency == code
        and (on is None or day <= on)
    ]
    return sum(amounts, Fraction(0))


def _pages(store: Store, account: str, code: str, most: int) -> list[LedgerStatementRow]:
    rows: list[LedgerStatementRow] = []
    page = store.ledger_rows("books", account, code, most=most)
    while page:
        rows += page
        page = store.ledger_rows("books", account, code, before=page[-1], most=most)
    return rows


def _check(source: random.Random, store: Store, lines: list[Line]) -> None:
    books = store.load_ledger("books")
    for account in [name for name, _ in ACCOUNTS] + ["Assets", "Equity"]:
        for code in ("EUR", "USD"):
            on, below = source.choice([None, _day(source)]), source.choice([False, True])
            balance = store.ledger_balance("books", account, code, on, below)
            assert Fraction(balance.amount) == _sum(lines, account, code, on, below)
            rows = _pages(store, account, code, source.choice([1, 3, 1000]))
            assert list(reversed(rows)) == books.statement(account, code)
    end = source.choice([None, _day(source)])
    assert store.trial_balance("books", end) == books.trial_balance(end)
    assert store.balance_sheet("books", end) == books.balance_sheet(end)
    start = source.choice([None, _day(source)])
    assert store.income_statement("books", start, end) == books.income_statement(start, end)


@pytest.mark.parametrize("seed", range(4))
def test_stored_ledgers_agree_with_sums(seed: int) -> None:
    source = random.Random(seed)
    lines: list[Line] = []
    with Store(":memory:") as store:
        store.save_ledger("books", _books())
        for step in range(90):
            lines += _post(source, store)
            if step % 30 == 0:
                _check(source, store, lines)
        store.check()
        books = store.load_ledger("books")
        books.account("Assets:New", "asset", "EUR")
        books.close(FIRST + timedelta(20), "Equity:Opening")
        store.save_ledger("books", books)
        assert store.load_ledger("books").to_json() == books.to_json()
        end = FIRST + timedelta(30)
        for start in (None, FIRST + timedelta(10)):
            stored = store.income_statement("books", start, end)
            assert stored == books.income_statement(start, end)
        assert store.balance_sheet("books", end) == books.balance_sheet(end)
        store.check()


def test_closed_periods_hold() -> None:
    postings = [("Assets:Bank", "5.00 EUR"), ("Equity:Opening", "-5.00 EUR")]
    with Store(":memory:") as store:
        books = _books()
        books.close("2023-12-31")
        store.save_ledger("books", books)
        with pytest.raises(PeriodClosed, match="must be after the closed period ending 2023-12-31"):
            store.post_to_ledger("books", "2023-12-31", "late", postings)
        assert store.post_to_ledger("books", "2024-01-01", "in time", postings) == 1
        assert store.load_ledger("books").closed == date(2023, 12, 31)


def test_accounts_reversals_and_closing_without_loading() -> None:
    postings = [("Assets:Bank", "5.00 EUR"), ("Income:Sales", "-5.00 EUR")]
    with Store(":memory:") as store:
        mirror = _books()
        store.save_ledger("books", mirror)
        store.add_ledger_account("books", "Assets:Cash:Euros", "asset", "EUR")
        mirror.account("Assets:Cash:Euros", "asset", "EUR")
        for day in ("2024-01-01", "2024-01-02"):
            assert store.post_to_ledger("books", day, "sale", postings) == mirror.post(
                day, "sale", postings
            )
        reversal = store.reverse_in_ledger("books", 2, "2024-01-03")
        assert reversal == mirror.reverse(2, "2024-01-03")
        closing = store.close_ledger_period("books", "2024-01-02", "Equity:Opening")
        assert closing == mirror.close("2024-01-02", "Equity:Opening")
        assert store.close_ledger_period("books", "2024-01-03") is None
        mirror.close("2024-01-03")
        assert store.load_ledger("books").to_json() == mirror.to_json()
        assert store.balance_sheet("books") == mirror.balance_sheet()
        with pytest.raises(AccountError):
            store.add_ledger_account("books", "Assets:Wages", "income")
        with pytest.raises(StateError, match="transaction 2 is reversed by transaction 3"):
            store.reverse_in_ledger("books", 2, "2024-01-09")
        store.check()


def test_refused_transactions_change_nothing() -> None:
    with Store(":memory:") as store:
        store.save_ledger("books", _books())
        revision = store.revision
        with pytest.raises(Unbalanced, match=r"got 0\.01 EUR"):
            postings = [("Assets:Bank", "5.01 EUR"), ("Equity:Opening", "-5.00 EUR")]
            store.post_to_ledger("books", "2024-01-01", "wrong", postings)
        with pytest.raises(AccountError):
            postings = [("Assets", "5.00 EUR"), ("Equity:Opening", "-5.00 EUR")]
            store.post_to_ledger("books", "2024-01-01", "wrong", postings)
        with pytest.raises(NotFound, match=r'postings\[0\]: unknown account "Assets:None"'):
            postings = [("Assets:None", "5.00 EUR"), ("Equity:Opening", "-5.00 EUR")]
            store.post_to_ledger("books", "2024-01-01", "wrong", postings)
        with pytest.raises(NotFound, match='no ledger "none" in the store'):
            store.post_to_ledger("none", "2024-01-01", "wrong", postings)
        assert store.revision == revision


def test_two_writers_conflict() -> None:
    postings = [("Assets:Bank", "5.00 EUR"), ("Equity:Opening", "-5.00 EUR")]
    with Store(":memory:") as store:
        store.save_ledger("books", _books())
        first, second = store.load_ledger("books"), store.load_ledger("books")
        first.post("2024-01-01", "first", postings)
        second.post("2024-01-01", "second", postings)
        store.save_ledger("books", first)
        with pytest.raises(Conflict):
            store.save_ledger("books", second)
        store.post_to_ledger("books", "2024-01-01", "third", postings)
        with pytest.raises(Conflict):
            store.save_ledger("books", first)
        assert len(store.load_ledger("books").transactions) == 2
        assert store.names("ledger") == ["books"]
        store.remove("ledger", "books")
        assert store.names("ledger") == []


def test_a_request_with_a_key_is_executed_once() -> None:
    postings = [("Assets:Bank", "5.00 EUR"), ("Equity:Opening", "-5.00 EUR")]
    with Store(":memory:") as store:
        store.save_ledger("books", _books())
        for _ in range(2):
            number = store.post_to_ledger(
                "books", "2024-01-01", "order", postings, idempotency_key="17"
            )
            assert number == 1
        with pytest.raises(Conflict):
            store.post_to_ledger("books", "2024-01-02", "order", postings, idempotency_key="17")
        assert store.ledger_balance("books", "Assets", "EUR") == Money(5, "EUR")


def test_a_page_starts_at_a_date_or_a_row() -> None:
    postings = [("Assets:Bank", "5.00 EUR"), ("Equity:Opening", "-5.00 EUR")]
    with Store(":memory:") as store:
        store.save_ledger("books", _books())
        for day in ("2024-01-03", "2024-01-01", "2024-01-02"):
            store.post_to_ledger("books", day, day, postings)
        rows = store.ledger_rows("books", "Assets:Bank", "EUR", on="2024-01-02")
        assert [(row.transaction, row.balance) for row in rows] == [
            (3, Money(10, "EUR")),
            (2, Money(5, "EUR")),
        ]
        found = store.ledger_rows("books", "Assets:Bank", "EUR", on="2024-01-02", before=rows[0])
        assert found == rows[1:]
        with pytest.raises(NotFound, match="unknown posting 99"):
            store.ledger_rows("books", "Assets:Bank", "EUR", before=rows[0]._replace(id=99))


def test_wrong_sums_are_damage(tmp_path: Path) -> None:
    path = tmp_path / "money.db"
    postings = [("Assets:Bank", "5.00 EUR"), ("Equity:Opening", "-5.00 EUR")]
    with Store(path) as store:
        store.save_ledger("books", _books())
        store.post_to_ledger("books", "2024-01-01", "entry", postings)
        store.check()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE ledger_periods SET sum = '2' WHERE unit = 'month'")
    connection.close()
    with Store(path) as store, pytest.raises(RetrievalError) as caught:
        store.check()
    assert caught.value.cause is Status.STORE_CORRUPT
