"""The history of wallets, against copies of their entries before and after each change."""

from __future__ import annotations

import random
from datetime import datetime, timedelta, timezone
from decimal import Decimal

import pytest

from libmoney import (
    ArgumentError,
    CurrencyMismatch,
    Money,
    NotFound,
    Wallet,
    WalletChangeKind,
    WalletEntry,
)

START = datetime(2024, 3, 1, tzinfo=timezone.utc)


def test_a_wallet_is_known_as_it_was() -> None:
    chance = random.Random(977)
    for _ in range(20):
        wallet, now = Wallet(), START
        found: list[tuple[datetime, list[WalletEntry], list[WalletEntry]]] = []
        for _ in range(chance.choice([4, 40])):
            now += timedelta(seconds=chance.randrange(3))
            cents = Decimal(chance.randrange(-999, 999))
            amount = Money(cents / 100, chance.choice(["EUR", "USD"]))
            entries, choice = wallet.entries(), chance.randrange(6)
            entry = chance.choice(entries) if entries else None
            if choice == 0 and entry is not None:
                same = Money(amount.amount, entry.amount.currency)
                wallet.amend_entry(entry.id, same, "new", "2024-02-29", at=now, reason="Ann")
            elif choice == 1 and entry is not None:
                wallet.void_entry(entry.id, at=now)
            elif choice == 2:
                wallet.checkpoint(now)
            else:
                wallet.add(amount, "old", "2024-02-28")
                continue
            found.append((now, entries, wallet.entries()))
        restored = Wallet.from_json(wallet.to_json())
        for copy in (wallet, restored, Wallet.from_journal(wallet.to_journal())):
            assert copy.changes() == wallet.changes()
            for seconds in range(-1, int((now - START).total_seconds()) + 2):
                at = START + timedelta(seconds=seconds)
                later = [before for instant, before, _ in found if instant > at]
                same = [after for instant, _, after in found if instant == at]
                known = (same[-1:] or later[:1] or [wallet.entries()])[0]
                assert copy.as_known(at).entries() == known


def test_a_change_keeps_the_former_entry() -> None:
    wallet = Wallet(currency="EUR")
    cost = Money("9.00", "CHF")
    wallet.add(Money("10.00", "EUR"), "Salary", "2024-02-29", kind="deposit", cost=cost)
    wallet.amend_entry(1, Money("11.00", "EUR"), at=START, reason="Ann: wrong amount")
    (change,) = wallet.changes()
    assert (change.change, change.at, change.id) == (WalletChangeKind.AMENDED, START, 1)
    assert (change.amount, change.cost, change.label) == (Money("10.00", "EUR"), cost, "Salary")
    assert (change.kind.name, change.reason) == ("DEPOSIT", "Ann: wrong amount")
    assert wallet.entries()[0].label == "" and wallet.details(1).cost is None
    assert wallet.as_known(START).currency == "EUR"


def test_refused_changes_leave_the_wallet_unchanged() -> None:
    wallet = Wallet(Money("10.00", "EUR"))
    wallet.checkpoint(START)
    journal, early = wallet.to_journal(), START - timedelta(seconds=1)
    with pytest.raises(ArgumentError, match="must not be before the last change"):
        wallet.void_entry(1, at=early)
    with pytest.raises(ArgumentError, match="must have a time zone"):
        wallet.checkpoint(datetime(2024, 3, 1))
    with pytest.raises(CurrencyMismatch):
        wallet.amend_entry(1, Money("10.00", "USD"), at=START)
    with pytest.raises(NotFound):
        wallet.void_entry(2, at=START)
    with pytest.raises(TypeError):
        wallet.void_entry(1, at="2024-03-01")  # type: ignore[arg-type]
    assert wallet.to_journal() == journal
