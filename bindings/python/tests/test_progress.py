"""Long calls that report how far they are, and that a callback or Ctrl-C ends."""

from __future__ import annotations

import gc
import signal
import threading
import time
from datetime import date
from pathlib import Path
from types import FrameType
from typing import Callable

import pytest

from libmoney import BusyError, Catalogue, Money, Portfolio, Rates, Store, Wallet, progress


class _Stop(Exception):
    pass


PAIRS = 20_000


@pytest.fixture(scope="module")
def document() -> str:
    pairs = (f'{{"from":"A{n:05}","to":"B{n:05}","rate":"1.5"}}' for n in range(PAIRS))
    return "[" + ",".join(pairs) + "]"


@pytest.fixture(scope="module")
def wallet() -> Wallet:
    wallet = Wallet()
    for number in range(5_000):
        wallet.add(Money(number + 1, "EUR"))
    return wallet


def test_a_document_reports_bytes_that_grow_to_its_length(document: str) -> None:
    seen: list[tuple[int, int]] = []
    with progress(lambda done, total: seen.append((done, total))):
        Rates.from_json(document)
    assert len(seen) > 50
    assert {total for _, total in seen} == {len(document)}
    done = [done for done, _ in seen]
    assert done == sorted(done)
    assert done[0] < len(document) // 10 and done[-1] > len(document) * 9 // 10


def test_the_xml_of_the_bank_can_be_ended() -> None:
    days = "".join(
        f"<Cube time='20{n // 300 + 10}-{n % 12 + 1:02}-{n // 12 % 25 + 1:02}'>"
        "<Cube currency='USD' rate='1.1'/></Cube>"
        for n in range(3000)
    )
    document = f"<E:Envelope>{days}</E:Envelope>".encode()
    seen: list[tuple[int, int]] = []
    with progress(lambda done, total: seen.append((done, total))):
        Rates.from_ecb(document)
    assert len(seen) > 10 and {total for _, total in seen} == {len(document)}
    with progress(stop_after(0.5)), pytest.raises(_Stop):
        Rates.from_ecb(document)


def test_nobody_is_notified_outside_of_the_block(document: str) -> None:
    seen: list[int] = []
    with progress(lambda done, total: seen.append(done)):
        pass
    Rates.from_json(document)
    assert seen == []


def test_blocks_inside_blocks(document: str) -> None:
    outer: list[int] = []
    inner: list[int] = []
    with progress(lambda done, total: outer.append(done)):
        with progress(lambda done, total: inner.append(done)):
            Rates.from_json(document)
        middle = len(outer)
        Rates.from_json(document)
    assert len(inner) == middle > 0 and len(outer) > 1.5 * middle


def stop_after(part: float) -> Callable[[int, int], None]:
    def heard(done: int, total: int) -> None:
        if done >= part * total:
            raise _Stop(f"{done} of {total}")

    return heard


@pytest.mark.parametrize("part", [0.01, 0.3, 0.6, 0.9])
def test_a_callback_that_raises_ends_the_call(document: str, part: float) -> None:
    with progress(stop_after(part)), pytest.raises(_Stop):
        Rates.from_json(document)
    # The next call is not concerned.
    assert len(Rates.from_json(document)) == PAIRS


def test_calls_of_other_threads_are_not_concerned(document: str) -> None:
    seen: list[int] = []
    read: list[Rates] = []
    thread = threading.Thread(target=lambda: read.append(Rates.from_json(document)))
    with progress(lambda done, total: seen.append(done)):
        thread.start()
        thread.join()
    assert seen == [] and len(read[0]) == PAIRS


def test_another_thread_is_watched_by_itself(document: str) -> None:
    outcome: list[object] = []

    def work() -> None:
        try:
            with progress(stop_after(0.5)):
                Rates.from_json(document)
        except _Stop as error:
            outcome.append(error)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    gc.collect()
    assert len(outcome) == 1
    assert len(Rates.from_json(document)) == PAIRS


def test_what_is_written_and_valued_can_be_ended(wallet: Wallet) -> None:
    portfolio = Portfolio("USD")
    stop_at_once = stop_after(0)
    for number in range(3_000):
        day = date(2024, 1, 1 + number % 28)
        portfolio.buy(f"S{number % 7}", quantity=1, total="5.00", on=day)
    catalogue = Catalogue("EUR")
    for number in range(3_000):
        catalogue.add(str(number), "1.25")
    for work in (
        wallet.to_json,
        wallet.to_journal,
        portfolio.to_csv,
        portfolio.to_json,
        portfolio.to_beancount,
        portfolio.to_ledger,
        portfolio.value,
        portfolio.disposals,
        catalogue.to_json,
        catalogue.to_csv,
    ):
        # A portfolio caches its results, so the cancelled call runs first.
        with progress(stop_at_once), pytest.raises(_Stop):
            work()
        assert work() is not None


def test_a_store_that_is_ended_has_changed_nothing(wallet: Wallet, tmp_path: Path) -> None:
    with Store(tmp_path / "s.db") as store:
        store.save_wallet("w", wallet)
        revision = store.revision
        for work in (store.check, lambda: store.load_wallet("w")):
            with progress(stop_after(0)), pytest.raises(_Stop):
                work()
        assert store.revision == revision
        assert store.load_wallet("w").to_json() == wallet.to_json()


def test_ctrl_c_ends_a_long_call(document: str) -> None:
    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    long = document + " " * 8_000_000
    started = time.perf_counter()
    Rates.from_json(long)
    whole = time.perf_counter() - started
    try:
        signal.setitimer(signal.ITIMER_REAL, whole / 20)
        with pytest.raises(KeyboardInterrupt):
            for _ in range(50):
                Rates.from_json(long)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert len(Rates.from_json(document)) == PAIRS


def test_a_callback_reads_objects_and_changes_none(document: str, wallet: Wallet) -> None:
    before = wallet.revision

    def change(done: int, total: int) -> None:
        assert len(Rates.from_json(document)) == PAIRS
        with pytest.raises(BusyError):
            wallet.add(Money("1.00", "EUR"))
        raise _Stop

    with progress(change), pytest.raises(_Stop):
        Rates.from_json(document)
    assert wallet.revision == before
    wallet.remove(wallet.add(Money("1.00", "EUR")))


def test_a_callback_is_a_function() -> None:
    with pytest.raises(TypeError, match="a callback must be a function of two numbers, got int"):
        progress(5).__enter__()  # type: ignore[arg-type]
