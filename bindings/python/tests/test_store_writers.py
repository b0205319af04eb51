"""Two writers of one store: nothing is lost, and operations with a key are done once."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import timedelta
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

import libmoney
from libmoney import Conflict, InsufficientFunds, Money, NotFound, Rates, Store, Wallet

PACKAGE = str(Path(__file__).resolve().parents[1])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "money.db"


def start(program: str, *arguments: object) -> subprocess.Popen[str]:
    """Runs a program in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-c", program, *map(str, arguments)],
        env={**os.environ, "PYTHONPATH": PACKAGE},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_a_hundred_less_ten_less_twenty(path: Path) -> None:
    with Store(path) as one, Store(path) as two:
        one.add_to_wallet("w", Money("100.00", "EUR"))
        mine, yours = one.load_wallet("w"), two.load_wallet("w")
        mine.add(Money("-10.00", "EUR"))
        yours.add(Money("-20.00", "EUR"))
        one.save_wallet("w", mine)
        with pytest.raises(Conflict, match='stored wallet "w" was changed'):
            two.save_wallet("w", yours)
        yours = two.load_wallet("w")
        yours.add(Money("-20.00", "EUR"))
        two.save_wallet("w", yours)
        assert one.wallet_sum("w", "EUR") == Money("70.00", "EUR")
        with pytest.raises(Conflict):
            one.save_wallet("w", mine)
        one.save_wallet("w", Wallet.from_json(mine.to_json()))
        assert two.wallet_sum("w", "EUR") == Money("90.00", "EUR")


LOOP = """
import sys
from libmoney import *
with Store(sys.argv[1]) as store:
    for _ in range(int(sys.argv[3])):
        while True:
            wallet = store.load_wallet("w")
            wallet.add(Money(sys.argv[2], "EUR"))
            try:
                store.save_wallet("w", wallet)
                break
            except Conflict:
                pass
"""


def test_two_processes_lose_nothing(path: Path) -> None:
    with Store(path) as store:
        store.add_to_wallet("w", Money("100.00", "EUR"))
    writers = [start(LOOP, path, amount, 40) for amount in ("-0.10", "-0.20")]
    for writer in writers:
        assert writer.wait(60) == 0, writer.communicate()[1]
    with Store(path) as store:
        assert store.wallet_sum("w", "EUR") == Money("88.00", "EUR")
        assert store.wallet_count("w") == 81
        store.check()


REQUESTS = """
import os, signal, sys
from libmoney import *
with Store(sys.argv[1]) as store:
    for number in range(30):
        key = f"request-{number}"
        print(number, store.spend("w", Money("1.00", "EUR"), idempotency_key=key), flush=True)
        if number == int(sys.argv[2]):
            os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_key_is_done_once(path: Path) -> None:
    with Store(path) as store:
        store.add_to_wallet("w", Money("100.00", "EUR"))
    writers = [start(REQUESTS, path, killed) for killed in (-1, 11, -1)]
    told = [writer.communicate(timeout=60) for writer in writers]
    assert [writer.returncode for writer in writers] == [0, -9, 0], told
    first = told[0][0].splitlines()
    assert told[2][0].splitlines() == first
    assert told[1][0].splitlines() == first[:12]
    with Store(path) as store:
        assert store.wallet_sum("w", "EUR") == Money("70.00", "EUR")
        assert len(store.names("idempotency_key")) == 30
        with pytest.raises(Conflict, match='"request-3"'):
            store.spend("w", Money("2.00", "EUR"), idempotency_key="request-3")
        store.remove("idempotency_key", "request-3")
        assert store.spend("w", Money("2.00", "EUR"), idempotency_key="request-3") == 32


class Model:
    """Wallets by name: sums and holds as fractions."""

    def __init__(self) -> None:
        self.sums: dict[tuple[str, str], Fraction] = {}
        self.holds: dict[tuple[str, int], tuple[str, Fraction]] = {}

    def free(self, name: str, code: str) -> Fraction:
        free = self.sums.get((name, code), Fraction())
        for (wallet, _), (held_code, held) in self.holds.items():
            if (wallet, held_code) == (name, code):
                free -= held
        return free

    def add(self, name: str, code: str, amount: Fraction) -> None:
        self.sums[name, code] = self.sums.get((name, code), Fraction()) + amount


def value(amount: Money) -> Fraction:
    return Fraction(str(amount.amount))


@pytest.mark.parametrize("seed", range(30))
def test_random_movements_against_a_model(path: Path, seed: int) -> None:
    """The store, loaded wallets that do the same, and fractions agree after every step."""
    random, model, store = Random(seed), Model(), Store(path)
    rates = Rates([("EUR", "USD", "2")])
    wallets = {name: Wallet() for name in ("a", "b")}
    for name, wallet in wallets.items():
        store.save_wallet(name, wallet)
    for _ in range(60):
        name, other = random.sample(["a", "b"], 2)
        wallet, code = wallets[name], random.choice(("EUR", "USD"))
        amount = Money(Decimal(random.randrange(1, 5000)).scaleb(-2), code)
        size, free = value(amount), model.free(name, code)
        action = random.randrange(7)
        key = random.choice((None, f"key-{random.randrange(10**9)}"))
        if action == 0:
            assert store.add_to_wallet(name, amount) == wallet.add(amount)
            model.add(name, code, size)
        elif action in (1, 2, 3) and size > free:
            with pytest.raises(InsufficientFunds):
                if action == 1:
                    store.spend(name, amount, idempotency_key=key)
                elif action == 2:
                    store.hold(name, amount, idempotency_key=key)
                else:
                    store.transfer([(name, other, amount)], idempotency_key=key)
        elif action == 1:
            identity = store.spend(name, amount, "x", idempotency_key=key)
            assert identity == wallet.add(-amount, "x")
            model.add(name, code, -size)
            if key:
                assert store.spend(name, amount, "x", idempotency_key=key) == identity
        elif action == 2:
            hold = store.hold(name, amount, idempotency_key=key)
            assert hold == wallet.hold(amount)
            model.holds[name, hold] = (code, size)
        elif action == 3:
            made = store.transfer([(name, other, amount)], idempotency_key=key)
            Wallet.transfer([(wallet, wallets[other], amount)])
            assert (
                made == store.transfer([(name, other, amount)], idempotency_key=key)
                if key
                else made
            )
            model.add(name, code, -size)
            model.add(other, code, size)
        elif action == 4:
            mine = [hold for (of, hold) in model.holds if of == name]
            if not mine:
                with pytest.raises(NotFound):
                    store.commit(name, 10**6, idempotency_key=key)
                continue
            hold = random.choice(mine)
            held_code, held = model.holds.pop((name, hold))
            if random.random() < 0.5:
                assert store.commit(name, hold, idempotency_key=key) == wallet.commit(hold)
                model.add(name, held_code, -held)
            else:
                store.release(name, hold, idempotency_key=key)
                wallet.release(hold)
        elif action == 5 and code == "EUR" and size <= free:
            made = store.exchange(name, [(amount, "USD")], rates, idempotency_key=key)
            wallet.exchange([(amount, "USD")], rates)
            assert made[0].received == Money(amount.amount * 2, "USD")
            model.add(name, "EUR", -size)
            model.add(name, "USD", 2 * size)
        for known in wallets:
            sums = {c: value(total) for c, total in store.totals(known).items()}
            assert sums == {c: s for (w, c), s in model.sums.items() if w == known}
    for name, wallet in wallets.items():
        assert store.load_wallet(name).to_journal() == wallet.to_journal()
    store.check()
    store.close()


def test_below_zero_only_where_asked(path: Path) -> None:
    with Store(path) as store:
        store.add_to_wallet("w", Money("100.00", "EUR"))
        with pytest.raises(InsufficientFunds):
            store.add_to_wallet("w", Money(-500, "EUR"))
        with pytest.raises(InsufficientFunds):
            store.spend("w", Money(500, "EUR"))
        assert store.wallet_sum("w", "EUR") == Money("100.00", "EUR")
        store.spend("w", Money(500, "EUR"), may_go_below_zero=True)
        assert store.wallet_sum("w", "EUR") == Money("-400.00", "EUR")


def test_long_work_is_cancelled(path: Path) -> None:
    wallet = Wallet(*[Money(1, "EUR")] * 30_000)
    with Store(path, work_timeout=timedelta(milliseconds=1)) as store:
        with pytest.raises(libmoney.Cancelled):
            store.save_wallet("w", wallet)
        assert store.names("wallet") == []
    for wrong in (timedelta(0), timedelta(days=400)):
        with pytest.raises(libmoney.ArgumentError):
            Store(path, work_timeout=wrong)


def test_a_child_hears_that_the_store_is_its_parent_s(path: Path) -> None:
    program = """
import os, sys, threading, time
from libmoney import *
store = Store(sys.argv[1])
store.save_setting("a", "b")
def hold() -> None:
    with store.transaction():
        time.sleep(1)
threading.Thread(target=hold).start()
time.sleep(0.2)
child = os.fork()
if child == 0:
    try:
        store.settings()
    except StateError:
        try:
            Store(sys.argv[1])
        except StateError:
            os._exit(0)
    os._exit(1)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
    process = start(program, path)
    assert process.wait(60) == 0, process.communicate()[1]
