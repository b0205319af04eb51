"""Listeners for a wallet's changes, and their interference."""

from __future__ import annotations

import gc
import weakref
from functools import partial

import pytest

from libmoney import BusyError, Money, NotFound, Wallet

EURO = Money("1.00", "EUR")


def test_revisions() -> None:
    wallet, heard = Wallet(), list[int]()
    wallet.on_change(heard.append)
    wallet.add(EURO)
    hold = wallet.hold(EURO)
    wallet.release(hold)
    with pytest.raises(NotFound):
        wallet.release(hold)
    wallet.release_memory()
    wallet.remove_amount(EURO)
    assert heard == [1, 2, 3, 4]
    assert wallet.revision == 4
    wallet.on_change(None)
    wallet.add(EURO)
    assert heard == [1, 2, 3, 4]


def test_changing_inside_is_busy() -> None:
    wallet, caught = Wallet(), list[BusyError]()

    def hear(revision: int) -> None:
        assert wallet.sum("EUR") == EURO
        before = wallet.to_json()
        for action in (
            lambda: wallet.add(EURO),
            lambda: wallet.remove_amount(EURO),
            lambda: wallet.remove(1),
            lambda: wallet.hold(EURO),
            lambda: wallet.commit(1),
            lambda: wallet.release(1),
            lambda: wallet.exchange([(EURO, None)]),
            lambda: Wallet.transfer([(wallet, None, EURO)]),
            lambda: wallet.on_change(None),
        ):
            with pytest.raises(BusyError) as error:
                action()
            caught.append(error.value)
        assert wallet.to_json() == before

    wallet.on_change(hear)
    wallet.add(EURO)
    assert len(caught) == 9
    assert isinstance(caught[0], RuntimeError)
    wallet.on_change(None)
    wallet.add(EURO)


def test_what_a_callback_raises_comes_out() -> None:
    wallet = Wallet()

    def hear(revision: int) -> None:
        raise KeyError(revision)

    wallet.on_change(hear)
    with pytest.raises(KeyError):
        wallet.add(EURO)
    # The change was made.
    assert wallet.count == 1
    with pytest.raises(KeyError):
        Wallet.transfer([(wallet, None, EURO)])
    assert wallet.sum("EUR") == Money(0, "EUR")
    wallet.on_change(None)
    wallet.add(EURO)


def test_a_movement_that_two_raise_in_is_over_with_it() -> None:
    mine, yours = Wallet(EURO), Wallet()

    def hear(revision: int) -> None:
        raise KeyError(revision)

    mine.on_change(hear)
    yours.on_change(hear)
    with pytest.raises(KeyError):
        Wallet.transfer([(mine, yours, EURO)])
    yours.on_change(None)
    yours.add(EURO)


def test_a_wallet_that_its_callback_knows_is_let_go() -> None:
    def read(known: Wallet, revision: int) -> None:
        assert known.revision == revision

    wallet = Wallet()
    wallet.on_change(partial(read, wallet))
    wallet.add(EURO)
    gone = weakref.ref(wallet)
    del wallet
    gc.collect()
    assert gone() is None


def test_a_movement_tells_both() -> None:
    mine, yours, heard = Wallet(EURO), Wallet(), list[str]()
    mine.on_change(lambda _: heard.append(f"mine {mine.count} {yours.count}"))
    yours.on_change(lambda _: heard.append(f"yours {mine.count} {yours.count}"))
    Wallet.transfer([(mine, yours, EURO)])
    assert heard == ["mine 2 1", "yours 2 1"]


def test_a_callback_can_change_another_and_itself_be_let_go() -> None:
    mine, yours = Wallet(EURO), Wallet()
    mine.on_change(lambda _: yours.add(EURO))
    mine.add(EURO)
    assert yours.count == 1
    holder = [mine]
    gone = weakref.ref(mine)
    mine.on_change(lambda _: holder.clear())
    del mine
    holder[0].add(EURO)
    gc.collect()
    assert gone() is None
