"""Inspects stores written by the Python package, intact and damaged ones."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from conftest import RATES, Tool
from libmoney import Catalogue, Money, Rates, Store, Wallet


@pytest.fixture
def shop(money: Tool) -> Path:
    """A store with two wallets, a catalogue and rates."""
    path = money.folder / "shop.money"
    with Store(path) as store:
        wallet = Wallet(Money("100.00", "EUR"), Money("5", "USD"), Money("-20.50", "EUR"))
        wallet.hold(Money("10.00", "EUR"))
        store.save_wallet("default", wallet)
        store.save_wallet("Zoë's", Wallet(Money("1", "JPY")))
        store.save_wallet("empty", Wallet())
        store.save_catalogue("goods", Catalogue("EUR"))
        store.save_rates("live", Rates.from_json(b'{"base":"EUR","rates":{"USD":1.25}}'))
    return path


def test_a_sound_store(money: Tool, shop: Path) -> None:
    before = shop.read_bytes()
    said = money.answer("store", "check", shop.name)
    assert said.startswith("shop.money: no damage found, revision ")
    found = money.object("store", "check", str(shop))
    assert found == {"file": str(shop), "state": "sound", "revision": int(said.split()[-1])}
    assert shop.read_bytes() == before


def test_what_is_in_a_store(money: Tool, shop: Path) -> None:
    assert [
        line.split(None, 1) for line in money.answer("store", "list", shop.name).splitlines()
    ] == [
        ["wallet", "Zoë's  1 JPY"],
        ["wallet", "default  79.50 EUR, 5.00 USD"],
        ["wallet", "empty"],
        ["catalogue", "goods"],
        ["rates", "live"],
    ]
    found = money.objects("store", "list", shop.name)
    assert [(one["kind"], one["name"]) for one in found][1] == ("wallet", "default")
    assert found[1]["balances"] == [
        {"amount": "79.50", "currency": "EUR"},
        {"amount": "5.00", "currency": "USD"},
    ]


def test_a_wallet(money: Tool, shop: Path) -> None:
    words = ("store", "wallet", shop.name, "default")
    assert money.answer(*words) == "79.50 EUR, held 10.00 EUR\n5.00 USD\n"
    done = money(*words, "--in", "EUR")
    with Store(shop) as store:
        total = store.wallet_total("default", "EUR", Rates.from_ecb(RATES))
    assert done.stdout.splitlines()[-1] == f"total {total}" and "rates of 2026-10-30" in done.stderr
    found = money.objects(*words, "--in", "EUR")
    assert found[0] == {
        "sum": {"amount": "79.50", "currency": "EUR"},
        "held": {"amount": "10.00", "currency": "EUR"},
        "entries": 2,
    }
    assert found[-1]["total"]["amount"] == str(total.amount)
    assert found[-1]["day"] == "2026-10-30"


def test_what_a_store_has_not(money: Tool, shop: Path) -> None:
    done = money("store", "wallet", shop.name, "nobody")
    assert done.returncode == 1 and "nobody" in done.stderr
    done = money("store", "check", "missing")
    assert done.returncode == 3 and not (money.folder / "missing").exists()
    (money.folder / "text").write_text("no store\n" * 1000)
    done = money("store", "list", "text")
    assert done.returncode == 3 and done.stderr.startswith("money store: text: ")
    assert money("store", "list", "/").returncode == 3
    os.mkfifo(money.folder / "pipe")
    assert money("store", "check", "pipe").returncode == 3
    done = money("store", "wallet", shop.name, "default", "--in", "EUR", "--rates", "/nowhere")
    assert done.returncode == 3
    done = money("store", "wallet", shop.name, "default", "--in", "KES")
    assert done.returncode == 1


def test_damage_is_found(money: Tool, shop: Path) -> None:
    """Overwrites each page of the file in turn; most pages are in use."""
    sound = shop.read_bytes()
    found = 0
    for start in range(0, len(sound), 4096):
        shop.write_bytes(sound[:start] + b"\xa5" * 4096 + sound[start + 4096 :])
        done = money("store", "check", shop.name)
        assert done.returncode in (0, 3), done
        assert (done.returncode == 3) == (done.stdout == "")
        found += done.returncode == 3
    assert found > len(sound) // 4096 // 2
    shop.write_bytes(sound[: len(sound) // 2])
    assert money("store", "check", shop.name).returncode == 3
