"""Wallets as accounts: details, external ids, balances by day, statements and cash lots."""

from __future__ import annotations

import json
import random
from datetime import date, timedelta

import pytest
from account_oracle import written
from conftest import ROOT

import libmoney
from libmoney import (
    AccountStatement,
    ArgumentError,
    Conflict,
    EncodingError,
    EntryKind,
    InsufficientFunds,
    LimitError,
    Money,
    NoRate,
    Rates,
    Store,
    Wallet,
)

FIRST = date(2024, 1, 1)


def test_vectors_are_those_of_the_oracle() -> None:
    path = ROOT / "Tests" / "Vectors" / "accounts.json"
    assert path.read_text(encoding="utf-8") == written()


def test_all_details_are_read_back() -> None:
    wallet = Wallet()
    number = wallet.add(
        Money("10.00", "USD"),
        "lunch",
        date(2024, 1, 1),
        kind="deposit",
        counterpart="Ännchen",
        external_id="x1",
        effective=date(2024, 1, 2),
        cost=Money("9.00", "EUR"),
    )
    details = wallet.details(number)
    assert details == (
        1,
        EntryKind.DEPOSIT,
        "Ännchen",
        "x1",
        date(2024, 1, 2),
        Money("9.00", "EUR"),
    )
    assert wallet.entry_details() == [details]
    assert wallet.entry_details("EUR") == []
    again = Wallet.from_json(wallet.to_json())
    assert again.details(1) == details
    assert Wallet.from_journal(wallet.to_journal()).details(1) == details


def test_an_entry_without_details_has_its_own_date() -> None:
    wallet = Wallet()
    wallet.add(Money(1, "EUR"), date="2024-02-29")
    wallet.add(Money(1, "EUR"))
    details = wallet.entry_details()
    assert [one.effective for one in details] == [date(2024, 2, 29), None]
    assert [one.kind for one in details] == [EntryKind.UNSPECIFIED] * 2
    assert '"version":1' in wallet.to_json()


@pytest.mark.parametrize("name", ["counterpart", "external_id"])
def test_texts_are_checked(name: str) -> None:
    wallet = Wallet()
    with pytest.raises(LimitError):
        wallet.add(Money(1, "EUR"), **{name: "x" * 80})  # type: ignore[arg-type]
    with pytest.raises(libmoney.MoneyError):
        wallet.add(Money(1, "EUR"), **{name: "two\nlines"})  # type: ignore[arg-type]
    with pytest.raises(EncodingError):
        wallet.add(Money(1, "EUR"), **{name: "a\0b"})  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        wallet.add(Money(1, "EUR"), **{name: 5})  # type: ignore[arg-type]
    assert wallet.count == 0


def test_wrong_details_change_nothing() -> None:
    wallet = Wallet()
    with pytest.raises(ArgumentError, match="a kind must be one of unspecified, deposit"):
        wallet.add(Money(1, "EUR"), kind="gift")
    with pytest.raises(ArgumentError):
        wallet.add(Money(1, "EUR"), cost=Money(-1, "USD"))
    with pytest.raises(ArgumentError):
        wallet.add(Money(1, "EUR"), cost=Money(1, "EUR"))
    with pytest.raises(libmoney.MoneyError):
        wallet.add(Money(1, "EUR"), effective="2023-02-30")
    assert wallet.count == 0
    assert wallet.revision == 0


def test_an_external_id_is_accepted_once() -> None:
    wallet = Wallet()
    first = wallet.add(Money("5.00", "EUR"), external_id="x1")
    assert wallet.add(Money("5.0", "EUR"), external_id="x1") == first
    assert wallet.revision == 1
    with pytest.raises(Conflict):
        wallet.add(Money("5.00", "EUR"), "other", external_id="x1")
    found = wallet.find("x1")
    assert found is not None
    assert found.id == first
    assert wallet.find("x2") is None
    hold = wallet.hold(Money("2.00", "EUR"), external_id="h1")
    assert wallet.hold(Money("2.00", "EUR"), external_id="h1") == hold
    entry = wallet.commit(hold)
    committed = wallet.find("h1")
    assert committed is not None
    assert committed.id == entry


def test_a_transfer_is_made_once() -> None:
    mine, yours = Wallet(Money("10.00", "EUR")), Wallet()
    for _ in range(2):
        Wallet.transfer([(mine, yours, Money(4, "EUR"))], kind="transfer", external_id="t1")
    assert yours.sum("EUR") == Money(4, "EUR")
    assert yours.details(1).kind is EntryKind.TRANSFER
    with pytest.raises(ArgumentError):
        legs = [(mine, yours, Money(1, "EUR")), (mine, yours, Money(1, "EUR"))]
        Wallet.transfer(legs, external_id="t2")


def _random_wallet(
    source: random.Random, count: int
) -> tuple[Wallet, list[tuple[date | None, Money]]]:
    wallet, entries = Wallet(), []
    for _ in range(count):
        amount = Money(
            f"{source.choice(['', '-'])}{source.randrange(1000)}.{source.randrange(100):02}", "EUR"
        )
        booked = FIRST + timedelta(source.randrange(60)) if source.random() < 0.8 else None
        effective = FIRST + timedelta(source.randrange(60)) if source.random() < 0.4 else None
        wallet.add(amount, date=booked, effective=effective, kind=source.choice(list(EntryKind)))
        entries.append((effective or booked, amount))
    return wallet, entries


@pytest.mark.parametrize("seed", range(8))
def test_balances_and_statements_are_sums(seed: int) -> None:
    source = random.Random(seed)
    wallet, entries = _random_wallet(source, 120)

    def posted(day: date | None) -> Money:
        counted = (amount for when, amount in entries if day is None or when is None or when <= day)
        return sum(counted, Money("0.00", "EUR"))

    for offset in range(-1, 62):
        day = FIRST + timedelta(offset)
        assert wallet.balance("EUR", on=day) == posted(day)
    assert wallet.balance("EUR") == posted(None) == wallet.sum("EUR")
    start, end = sorted(FIRST + timedelta(source.randrange(60)) for _ in range(2))
    statement = wallet.account_statement("EUR", start, end)
    assert statement.opening == posted(start - timedelta(1))
    assert statement.closing == posted(end)
    inside = [amount for when, amount in entries if when is not None and start <= when <= end]
    assert sorted(row.amount for row in statement) == sorted(inside)
    assert len(statement) == len(inside)
    balance = statement.opening
    for row in statement:
        balance += row.amount
        assert row.balance == balance
    assert statement.opening + statement.inflow - statement.outflow == statement.closing
    assert sum(one.entry_count for one in statement.turnovers) == len(statement)
    pages = [row for first in range(0, len(statement), 7) for row in statement.rows(first, 7)]
    assert pages == statement.rows()
    for day in (start, end):
        position = statement.position(day)
        assert all(row.effective >= day for row in statement.rows(position))  # type: ignore[operator]
        assert all(row.effective < day for row in statement.rows(0, position))  # type: ignore[operator]


class _Model:
    """A wallet as lists: of each entry and hold its id, its amount, its day and its external id."""

    def __init__(self) -> None:
        self.entries: dict[int, tuple[Money, date | None, str]] = {}
        self.holds: dict[int, tuple[Money, date | None, str]] = {}

    def balance(self, rows: dict[int, tuple[Money, date | None, str]], day: date | None) -> Money:
        counted = (
            amount
            for amount, when, _ in rows.values()
            if day is None or when is None or when <= day
        )
        return sum(counted, Money("0.00", "EUR"))

    def check(self, wallet: Wallet, day: date | None) -> None:
        balance = wallet.balances("EUR", on=day)
        posted, held = self.balance(self.entries, day), self.balance(self.holds, day)
        pending = posted - held
        assert (balance.posted, balance.held, balance.pending) == (posted, held, pending)
        assert balance.available == max(pending, Money(0, "EUR"))
        assert [entry.id for entry in wallet.entries()] == list(self.entries)
        for number, (_, _, external) in {**self.entries, **self.holds}.items():
            found = wallet.find(external) if external else None
            assert not external or (found is not None and found.id == number)


def _step(source: random.Random, wallet: Wallet, model: _Model) -> None:
    amount = Money(f"{source.randrange(1000)}.{source.randrange(1, 100):02}", "EUR")
    booked = FIRST + timedelta(source.randrange(400)) if source.random() < 0.8 else None
    effective = FIRST + timedelta(source.randrange(400)) if source.random() < 0.3 else None
    external = f"x{source.randrange(40)}" if source.random() < 0.4 else ""
    taken = any(external == row[2] for row in (*model.entries.values(), *model.holds.values()))
    row = (amount, effective or booked, external)
    given = {"date": booked, "effective": effective, "external_id": external}
    action = source.choice(("add", "add", "add", "hold", "commit", "release", "remove"))
    try:
        if action == "add":
            model.entries[wallet.add(amount, **given)] = row  # type: ignore[arg-type]
        elif action == "hold":
            model.holds[wallet.hold(amount, **given)] = row  # type: ignore[arg-type]
        elif action == "commit" and model.holds:
            hold = source.choice(list(model.holds))
            number = wallet.commit(hold)
            held, when, name = model.holds.pop(hold)
            model.entries[number] = (-held, when, name)
        elif action == "release" and model.holds:
            hold = source.choice(list(model.holds))
            wallet.release(hold)
            del model.holds[hold]
        elif action == "remove" and model.entries:
            number = source.choice(list(model.entries))
            wallet.remove(number)
            del model.entries[number]
    except InsufficientFunds:
        pass
    except Conflict:
        assert external
        assert taken


@pytest.mark.parametrize("seed", range(12))
def test_histories_agree_with_lists(seed: int) -> None:
    source = random.Random(1000 + seed)
    wallet, model = Wallet(), _Model()
    for step in range(300):
        _step(source, wallet, model)
        if step % 10 == 0:
            model.check(wallet, FIRST + timedelta(source.randrange(-1, 402)))
    with Store(":memory:") as store:
        store.save_wallet("default", wallet)
        copies = [
            Wallet.from_json(wallet.to_json()),
            Wallet.from_journal(wallet.to_journal()),
            store.load_wallet("default"),
        ]
    for copy in (wallet, *copies):
        assert copy.to_json() == wallet.to_json()
        model.check(copy, None)
        for _ in range(40):
            model.check(copy, FIRST + timedelta(source.randrange(-1, 402)))


def test_a_statement_is_a_document() -> None:
    wallet = Wallet()
    wallet.add(
        Money("5.00", "EUR"), "lunch", "2024-01-01", kind="fee", counterpart="Ann", external_id="x"
    )
    document = json.loads(wallet.account_statement("EUR").to_json())
    assert document["entries"] == [
        {
            "amount": "5.00",
            "balance": "5.00",
            "counterpart": "Ann",
            "date": "2024-01-01",
            "effective": "2024-01-01",
            "external_id": "x",
            "id": 1,
            "kind": "fee",
            "label": "lunch",
        }
    ]
    assert document["turnovers"] == [
        {"count": 1, "inflow": "5.00", "kind": "fee", "outflow": "0.00"}
    ]
    assert (document["format"], document["version"]) == ("libmoney.account_statement", 1)


def test_a_period_must_not_end_before_it_starts() -> None:
    wallet = Wallet(Money(1, "EUR"))
    with pytest.raises(ArgumentError, match="end must not be before the start 2024-02-01"):
        wallet.account_statement("EUR", "2024-02-01", "2024-01-31")
    with pytest.raises(libmoney.MoneyError):
        wallet.account_statement("EUR", "2024-02-30")


def test_a_statement_shows_itself() -> None:
    statement = Wallet(Money("5.00", "EUR")).account_statement("EUR")
    assert isinstance(statement, AccountStatement)
    assert repr(statement) == "<AccountStatement of 1 entries, 0.00 EUR to 5.00 EUR>"
    assert "5.00" in statement._repr_html_()
    assert statement.rows(5) == []
    assert statement.rows(0, 0) == []


def test_available_is_never_negative() -> None:
    wallet = Wallet(Money("5.00", "EUR"))
    wallet.hold(Money("3.00", "EUR"), date="2024-01-02")
    balance = wallet.balances("EUR")
    assert (balance.held, balance.pending, balance.available) == (
        Money(3, "EUR"),
        Money(2, "EUR"),
        Money(2, "EUR"),
    )
    assert wallet.balances("EUR", on="2024-01-01").held == Money(0, "EUR")
    overdrawn = Wallet(Money("-5.00", "EUR")).balances("EUR")
    assert (overdrawn.pending, overdrawn.available) == (Money(-5, "EUR"), Money(0, "EUR"))


def test_stores_keep_details() -> None:
    with Store(":memory:") as store:
        number = store.add_to_wallet("default", Money("5.00", "EUR"), kind="fee", external_id="x1")
        assert (
            store.add_to_wallet("default", Money("5.00", "EUR"), kind="fee", external_id="x1")
            == number
        )
        with pytest.raises(Conflict):
            store.add_to_wallet("default", Money("6.00", "EUR"), external_id="x1")
        spent = store.spend("default", Money("1.00", "EUR"), cost=Money("0.90", "CHF"))
        loaded = store.load_wallet("default")
        assert loaded.details(number).external_id == "x1"
        assert loaded.details(number).kind is EntryKind.FEE
        assert loaded.details(spent).cost == Money("0.90", "CHF")


def test_lots_of_cash() -> None:
    wallet = Wallet()
    wallet.add(Money("10", "USD"), effective=date(2024, 1, 2), cost=Money("9", "EUR"))
    wallet.add(Money("10", "USD"), effective=date(2024, 1, 3), cost=Money("9.50", "EUR"))
    wallet.add(Money("-15", "USD"), effective=date(2024, 1, 4), cost=Money("14.20", "EUR"))
    lots = wallet.cash_lots("USD")
    assert [(lot.entry, lot.opened, lot.amount, lot.cost) for lot in lots] == [
        (2, date(2024, 1, 3), Money(5, "USD"), Money("4.75", "EUR"))
    ]
    assert lots.realised == Money("0.45", "EUR")
    (gain,) = wallet.realised_exchange_gains("EUR")
    assert (gain.cost, gain.proceeds, gain.gain) == (
        Money("13.75", "EUR"),
        Money("14.20", "EUR"),
        Money("0.45", "EUR"),
    )
    average = wallet.cash_lots("USD", method="average")
    assert [(lot.entry, lot.cost) for lot in average] == [(None, Money("4.62", "EUR"))]
    with pytest.raises(ArgumentError, match="a method must be one of fifo, average"):
        wallet.cash_lots("USD", method="lifo")


def test_lots_without_costs_need_rates() -> None:
    wallet = Wallet()
    wallet.add(Money("10", "USD"), effective="2024-01-02")
    wallet.add(Money("-4", "USD"), effective="2024-01-03")
    with pytest.raises(NoRate):
        wallet.cash_lots("USD", "EUR")
    rates = Rates([("EUR", "USD", "1.25", "2024-01-02"), ("EUR", "USD", "1.00", "2024-01-03")])
    lots = wallet.cash_lots("USD", "EUR", rates)
    assert (lots.cost, lots.realised) == (Money("4.80", "EUR"), Money("0.80", "EUR"))
    wallet.add(Money("-7", "USD"), effective="2024-01-03")
    with pytest.raises(InsufficientFunds):
        wallet.cash_lots("USD", "EUR", rates)


def test_an_exchange_of_the_kind_records_its_costs() -> None:
    wallet, rates = Wallet(Money("100", "EUR")), Rates([("EUR", "USD", "1.25")])
    wallet.exchange([(Money("40", "EUR"), "USD")], rates, kind="exchange")
    assert [one.cost for one in wallet.entry_details()] == [
        None,
        Money("50.00", "USD"),
        Money("40", "EUR"),
    ]
    assert wallet.cash_lots("USD").cost == Money("40.00", "EUR")
