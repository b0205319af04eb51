"""Stored wallets as accounts: balances by day, statements and pages agree with lists of entries."""

from __future__ import annotations

import random
import sqlite3
from datetime import date, timedelta
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest

from libmoney import (
    AccountRow,
    ArgumentError,
    InsufficientFunds,
    Money,
    NotFound,
    RetrievalError,
    Status,
    Store,
    Wallet,
)

FIRST = date(2024, 1, 1)
#: Days that are near each other, in several years, and in several centuries.
SPREADS = (3, 40, 4000, 400000)


class _Model:
    """The entries and holds of a stored wallet as plain lists."""

    def __init__(self) -> None:
        self.entries: dict[int, tuple[Money, date | None]] = {}
        self.holds: dict[int, tuple[Money, date | None]] = {}

    def sorted(self, code: str) -> list[tuple[date, int, Fraction]]:
        """The entries of a currency in the order of a statement."""
        return sorted(
            (day or date.min, number, Fraction(amount.amount))
            for number, (amount, day) in self.entries.items()
            if amount.currency == code
        )

    def sums(self, code: str, on: date | None) -> tuple[Fraction, Fraction]:
        """The sums of the entries and of the holds at the end of a day."""
        parts = []
        for items in (self.entries, self.holds):
            amounts = [
                Fraction(amount.amount)
                for amount, day in items.values()
                if amount.currency == code and (on is None or day is None or day <= on)
            ]
            parts.append(sum(amounts, Fraction(0)))
        return parts[0], parts[1]


def _day(source: random.Random) -> date | None:
    if source.randrange(5) == 0:
        return None
    return FIRST + timedelta(source.randrange(source.choice(SPREADS)))


def _step(source: random.Random, store: Store, model: _Model) -> None:
    amount = Money(Decimal(source.randrange(1, 5000)) / 100, source.choice(["EUR", "USD"]))
    on = _day(source)
    late = _day(source) if source.randrange(3) == 0 else None
    day = late or on
    action = source.choice(["add", "add", "add", "spend", "hold", "commit", "release"])
    try:
        if action == "add":
            number = store.add_to_wallet("a", amount, date=on, effective=late)
            model.entries[number] = amount, day
        elif action == "spend":
            number = store.spend("a", amount, date=on, effective=late, may_go_below_zero=True)
            model.entries[number] = -amount, day
        elif action == "hold":
            model.holds[store.hold("a", amount, date=on, effective=late)] = amount, day
        elif model.holds:
            hold = source.choice(list(model.holds))
            held, day = model.holds.pop(hold)
            if action == "commit":
                model.entries[store.commit("a", hold)] = -held, day
            else:
                store.release("a", hold)
    except InsufficientFunds:
        pass


def _pages(store: Store, code: str, most: int) -> list[AccountRow]:
    rows: list[AccountRow] = []
    page = store.wallet_account_rows("a", code, most=most)
    while page:
        rows += page
        page = store.wallet_account_rows("a", code, before=page[-1], most=most)
    return rows


def _check(source: random.Random, store: Store, model: _Model) -> None:
    for code in ("EUR", "USD"):
        day = _day(source)
        balance = store.wallet_balance("a", code, day)
        posted, held = model.sums(code, day)
        assert (Fraction(balance.posted.amount), Fraction(balance.held.amount)) == (posted, held)
        entries = model.sorted(code)
        rows = _pages(store, code, source.choice([1, 3, 1000]))
        assert [row.id for row in reversed(rows)] == [number for _, number, _ in entries]
        total = Fraction(0)
        for row, (_, _, amount) in zip(reversed(rows), entries):
            total += amount
            assert Fraction(row.balance.amount) == total
        start = day or FIRST
        statement = store.wallet_account_statement("a", code, start)
        assert [row.id for row in statement] == [n for at, n, _ in entries if at >= start]
        before = sum((amount for at, _, amount in entries if at < start), Fraction(0))
        assert Fraction(statement.opening.amount) == before


@pytest.mark.parametrize("seed", range(6))
def test_stored_accounts_agree_with_lists(seed: int) -> None:
    source = random.Random(seed)
    model = _Model()
    with Store(":memory:") as store:
        model.entries[store.add_to_wallet("a", Money("1.00", "EUR"))] = Money("1.00", "EUR"), None
        for step in range(200):
            _step(source, store, model)
            if step % 20 == 0:
                _check(source, store, model)
        store.check()
        wallet = store.load_wallet("a")
        for _ in range(60):
            number = source.choice(list(model.entries))
            try:
                wallet.remove(number)
            except InsufficientFunds:
                continue
            del model.entries[number]
        store.save_wallet("a", wallet)
        _check(source, store, model)
        store.check()


def test_statements_are_those_of_the_loaded_wallet() -> None:
    wallet = Wallet()
    for index in range(50):
        wallet.add(Money(index + 1, "EUR"), date=FIRST + timedelta(index * 37 % 90), kind="fee")
    with Store(":memory:") as store:
        store.save_wallet("default", wallet)
        for period in ((None, None), ("2024-02-01", "2024-02-29"), (None, "2024-01-15")):
            stored = store.wallet_account_statement("default", "EUR", *period)
            assert stored.to_json() == wallet.account_statement("EUR", *period).to_json()


def test_a_page_starts_at_a_day() -> None:
    with Store(":memory:") as store:
        for day in ("2024-02-01", "2024-01-31", "2024-02-02"):
            store.add_to_wallet("default", Money(1, "EUR"), date=day)
        rows = store.wallet_account_rows("default", "EUR", on="2024-02-01")
        assert [(row.id, row.balance) for row in rows] == [
            (1, Money(2, "EUR")),
            (2, Money(1, "EUR")),
        ]
        assert store.wallet_account_rows("default", "EUR", on="2024-01-30") == []
        assert store.wallet_account_rows("default", "EUR", most=0) == []
        for day in ("2024-02-02", "2024-02-01", "2024-01-31"):
            found = store.wallet_account_rows("default", "EUR", on=day, before=rows[0])
            assert found == rows[1:]
        with pytest.raises(ArgumentError, match="most must be at least 0, got -1"):
            store.wallet_account_rows("default", "EUR", most=-1)


def test_external_ids_are_found() -> None:
    with Store(":memory:") as store:
        store.add_to_wallet("default", Money(1, "EUR"), "lunch", external_id="x1")
        found = store.wallet_find("default", "x1")
        assert found is not None
        assert found == store.load_wallet("default").find("x1")
        assert store.wallet_find("default", "x2") is None
        with pytest.raises(NotFound, match='no wallet "none" in the store'):
            store.wallet_find("none", "x1")


def test_a_missing_wallet_is_an_error() -> None:
    with Store(":memory:") as store:
        with pytest.raises(NotFound, match='no wallet "none" in the store'):
            store.wallet_balance("none", "EUR")
        with pytest.raises(NotFound, match='no wallet "none" in the store'):
            store.wallet_account_statement("none", "EUR")
        with pytest.raises(NotFound, match='no wallet "none" in the store'):
            store.wallet_account_rows("none", "EUR")


def test_wrong_sums_are_damage(tmp_path: Path) -> None:
    path = tmp_path / "money.db"
    with Store(path) as store:
        store.add_to_wallet("default", Money(1, "EUR"), date="2024-02-01")
        store.check()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE wallet_periods SET sum = '2' WHERE unit = 'month'")
    connection.close()
    with Store(path) as store, pytest.raises(RetrievalError) as caught:
        store.check()
    assert caught.value.cause is Status.STORE_CORRUPT
