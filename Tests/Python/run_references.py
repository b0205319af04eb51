"""Operations on amounts keep no references and no memory.

    run_references.py [OPERATIONS]    ends with "N passed, N failed"

A debug build of CPython (Debian's python3-dbg) counts all references of the process; with another
one only the memory is measured. Both may grow by the size of caches, not with the operations.
"""

from __future__ import annotations

import gc
import pickle
import sys
from contextlib import suppress
from datetime import date
from decimal import Decimal
from pathlib import Path

HERE = Path(__file__).resolve()
sys.path[:0] = [str(HERE.parent)]
sys.path.append(str(HERE.parents[2] / "bindings" / "python"))

from amount_work import RATES, Amounts  # noqa: E402
from libmoney import (  # noqa: E402
    Money,
    MoneyError,
    accelerated,
    quantize_column,
    sum_column,
)

#: The tolerance in references for caches and the pool of amounts.
REFERENCES = 500
KILOBYTES = 2048


def references() -> int:
    count = getattr(sys, "gettotalrefcount", None)
    return count() if count else 0


def kilobytes() -> int:
    fields = Path("/proc/self/statm").read_text().split()
    return int(fields[1]) * 4


def columns(count: int) -> None:
    """Columns of lists, of which some are rejected."""
    days = [date(2024, 3, 1), "2024-02-29", None]
    for _ in range(count):
        sum_column([1, None, 2**40], "EUR")
        sum_column([Decimal("1.50"), None, Decimal(3)], ["EUR", None, "US" + "D"])
        RATES.convert_column([1, None, 3], ["EUR", "USD", None], "EUR", on=days, max_gap=9000)
        quantize_column([Decimal("1.55"), None], 1)
        for rows in ([1, "x"], [Decimal("NaN")], [Decimal(1), 1], [2**200]):
            with suppress(MoneyError, TypeError):
                sum_column(rows, ["EUR", 7])


def round_of(count: int, seed: int) -> None:
    amounts = Amounts(seed)
    for _ in range(count):
        amounts.step()
    # The most frequent operations of programs, without errors.
    amount, other = Money("12.50", "EUR"), Money("3", "EUR")
    for _ in range(count):
        str(amount + other * 2 - amount)
        hash(Money("12.34", "EUR").rounded(1))
        Money.sum([amount, other])
        repr(pickle.loads(pickle.dumps(amount)).amount), amount.currency
        amount.allocate([1, "2", Decimal(3)])
        amount.split(3)
    columns(count // 100)
    gc.collect()


def main(count: int) -> int:
    part = max(count // 10, 1)
    # The first rounds fill caches: every kind of error, and the functions of the library.
    for _ in range(3):
        round_of(part, 1)
    before = references(), kilobytes()
    for _ in range(7):
        round_of(part, 1)
    grown = references() - before[0], kilobytes() - before[1]
    kind = "C" if accelerated else "ctypes"
    print(f"{7 * part} operations in {kind}: {grown[0]} references, {grown[1]} kB more")
    failed = (abs(grown[0]) > REFERENCES) + (grown[1] > KILOBYTES)
    print(f"{2 - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000))
