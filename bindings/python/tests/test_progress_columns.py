"""Columns of ten million rows: they report how far they are, and a callback or Ctrl-C ends them."""

from __future__ import annotations

import signal
import threading
import time
from decimal import Decimal
from types import FrameType
from typing import Any, Callable

import pytest

from libmoney import (
    ArgumentError,
    DecimalOverflow,
    Rates,
    allocate_column,
    compare_column,
    progress,
    quantize_column,
    sum_column,
)

np = pytest.importorskip("numpy")
pa = pytest.importorskip("pyarrow")

ROWS = 10_000_000
RATES = Rates.from_json('{"success":true,"timestamp":1,"source":"USD","quotes":{"USDEUR":0.92}}')


class _Stop(Exception):
    pass


@pytest.fixture(scope="module")
def cents() -> Any:
    return np.arange(ROWS, dtype=np.int64) % 1_000_003


def calls(cents: Any, threads: int) -> dict[str, Callable[[], Any]]:
    return {
        "sum": lambda: sum_column(cents, "EUR", threads=threads),
        "convert": lambda: RATES.convert_column(cents, "EUR", "USD", threads=threads),
        "quantize": lambda: quantize_column(cents, 1, scale=3, threads=threads),
        "compare": lambda: compare_column(cents, cents, scale=2, threads=threads),
        "allocate": lambda: allocate_column(cents, [1, 2], scale=2, threads=threads),
    }


@pytest.mark.parametrize("threads", [1, 4])
@pytest.mark.parametrize("name", ["sum", "convert", "quantize", "compare", "allocate"])
def test_rows_are_counted_and_a_callback_ends_the_call(cents: Any, name: str, threads: int) -> None:
    work = calls(cents, threads)[name]
    wanted = work()
    seen: list[tuple[int, int]] = []
    with progress(lambda done, total: seen.append((done, total))):
        result = work()
    assert np.array_equal(result, wanted) if name != "sum" else result == wanted
    assert len(seen) >= 3 and {total for _, total in seen} == {ROWS}
    done = [done for done, _ in seen]
    assert done == sorted(set(done)) and done[-1] > ROWS * 0.9

    def stop(done: int, total: int) -> None:
        if done > total // 2:
            raise _Stop

    with progress(stop), pytest.raises(_Stop):
        work()


def test_ctrl_c_ends_one_long_call() -> None:
    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    # Numbers beyond two words use the slow path: some seconds for all rows.
    wide = pa.array([Decimal("1E30") + 5] * 1000, pa.decimal128(38, 3))
    column = pa.concat_arrays([wide] * (ROWS // 5000))
    started = time.perf_counter()
    quantize_column(column, 2)
    whole = time.perf_counter() - started
    before = signal.signal(signal.SIGALRM, interrupt)
    started = time.perf_counter()
    try:
        signal.setitimer(signal.ITIMER_REAL, whole / 10)
        with pytest.raises(KeyboardInterrupt):
            quantize_column(column, 2)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert time.perf_counter() - started < 0.9 * whole
    assert len(quantize_column(column[:10], 2)) == 10


def test_a_callback_that_raises_at_the_end_is_heard(cents: Any) -> None:
    for column in (cents, pa.array(range(600_000)).cast(pa.decimal128(23, 2))):
        rows = len(column)

        def stop(done: int, total: int, rows: int = rows) -> None:
            assert total == rows
            raise _Stop

        with progress(stop), pytest.raises(_Stop):
            quantize_column(column, 1, scale=2 if rows == ROWS else None)
        assert len(quantize_column(column, 1, scale=2 if rows == ROWS else None)) == rows


def test_other_threads_are_not_watched(cents: Any) -> None:
    seen: list[int] = []
    sums: list[Any] = []
    thread = threading.Thread(target=lambda: sums.append(sum_column(cents, "EUR", threads=2)))
    with progress(lambda done, total: seen.append(done)):
        thread.start()
        thread.join()
    assert seen == [] and sums == [sum_column(cents, "EUR")]


def test_a_call_in_place_that_fails_leaves_the_column() -> None:
    amounts = np.array([100, 2**62, 300], dtype=np.int64)
    cheap = '{"success":true,"timestamp":1,"source":"USD","quotes":{"USDEUR":0.01}}'
    rates = Rates.from_json(cheap)
    with pytest.raises(DecimalOverflow, match="row 1"):
        rates.convert_column(amounts, "EUR", "USD", out=amounts)
    assert amounts.tolist() == [100, 2**62, 300]
    with pytest.raises(ArgumentError):
        rates.convert_column(amounts, "EUR", "USD", out=amounts[:2])
