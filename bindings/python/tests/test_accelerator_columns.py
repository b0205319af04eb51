"""Lists that the accelerator converts to columns, beside the conversion in Python."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from contextlib import ExitStack
from datetime import date, datetime, timedelta
from decimal import Decimal
from typing import Any
from unittest.mock import patch

import pytest

import libmoney
from libmoney import (
    Currency,
    Rates,
    allocate_column,
    compare_column,
    quantize_column,
    sum_column,
)
from libmoney._columns import column_currencies, column_input, column_output

pytestmark = pytest.mark.skipif(not libmoney.accelerated, reason="requires the accelerator")

#: The functions in C that the modules use, by their names there.
READERS: list[tuple[Any, str]] = [
    (column_input, "_read_integers"),
    (column_input, "_read_decimals"),
    (column_input, "_read_days"),
    (column_currencies, "_read_codes"),
    (column_output, "_listed"),
]


def outcome(action: Callable[[], Any]) -> str:
    """Returns the result or the exception of an action, for comparison."""
    try:
        return repr(action())
    except Exception as error:
        return f"{type(error).__name__}: {error} {getattr(error, 'position', None)}"


def agreed(action: Callable[[], Any]) -> str:
    """Returns the outcome of an action, which must be the same without the functions in C."""
    found = outcome(action)
    with ExitStack() as stack:
        for module, name in READERS:
            stack.enter_context(patch.object(module, name, None))
        assert outcome(action) == found
    return found


class Number(int):
    """An int that the accelerator leaves to Python."""


class Code(str):
    """A text likewise."""


class Day(date):
    """A date likewise."""


INTEGERS: list[Any] = [
    0,
    1,
    -1,
    12345,
    2**63 - 1,
    -(2**63),
    2**63,
    -(2**63) - 1,
    10**38 - 1,
    10**38,
]
ODD_INTEGERS: list[Any] = [True, Number(7), 1.5, "1", None, b"1", Decimal(1), object]
DECIMALS: list[Any] = [
    Decimal(text)
    for text in (
        *(
            "0",
            "-0",
            "0.00",
            "1.50",
            "-12.345",
            "1E+3",
            "1E-38",
            "1E-39",
            "NaN",
            "sNaN",
            "Infinity",
        ),
        *("9" * 38, "-" + "9" * 38, "9" * 39, "0." + "9" * 38, "9" * 19, "1" + "0" * 19, "0E-40"),
    )
]
CODES: list[Any] = [
    "EUR",
    "USD",
    "JPY",
    "eur",
    "ABC",
    "",
    "E\0R",
    "EUR\0",
    "É",
    "\ud800",
    "LONGESTCODES",
]
ODD_CODES: list[Any] = [None, Code("EUR"), Currency("EUR"), 7, b"EUR", ["EUR"]]
DAYS: list[Any] = [
    date(2024, 3, 1),
    date(2024, 2, 29),
    date(1, 1, 1),
    date(9999, 12, 31),
    "2024-03-01",
]
ODD_DAYS: list[Any] = [
    *(
        "2024-02-30",
        "tomorrow",
        "",
        "\ud800",
        None,
        datetime(2024, 3, 1, 12),
        Day(2024, 3, 1),
        7,
        1.5,
    ),
]


def rates() -> Rates:
    table = libmoney.RatesBuilder()
    for day in (date(2024, 2, 29), date(2024, 3, 1)):
        table.add("EUR", "USD", "1.25", on=day)
        table.add("EUR", "JPY", "160", on=day)
    return table.build()


def rows(chance: random.Random, usual: list[Any], odd: list[Any], length: int) -> list[Any]:
    """Returns rows of the usual kind, sometimes with missing or unusual ones."""
    made = [chance.choice(usual) for _ in range(length)]
    for row in range(length):
        if chance.random() < 0.1:
            made[row] = None
        elif chance.random() < 0.02:
            made[row] = chance.choice(odd)
    return made


def test_amounts_of_one_kind() -> None:
    """Each value alone, beside others, and beside None."""
    for value in [*INTEGERS, *ODD_INTEGERS, *DECIMALS]:
        for listed in (
            [value],
            [value, value],
            [None, value],
            [value, None],
            [1, value],
            [Decimal(1), value],
        ):
            for scale in (None, 0, 2, 38, 39, True):
                agreed(lambda: sum_column(listed, scale=scale))  # noqa: B023
                agreed(lambda: sum_column(listed, "EUR", scale=scale))  # noqa: B023
                agreed(lambda: quantize_column(listed, 1, scale=scale))  # noqa: B023
    for empty in ([], [None], [None] * 9, (), (1, 2)):
        for code in (None, "EUR", [], ["EUR"] * len(empty)):
            agreed(lambda: sum_column(empty, code))  # noqa: B023


def test_random_columns() -> None:
    chance, table, tried = random.Random(40), rates(), 0
    for _ in range(1500):
        length = chance.choice((1, 2, 7, 8, 9, 16, 17, 100))
        integers = INTEGERS[: chance.choice((4, 6, 8, 10))]
        usual = chance.choice((integers, DECIMALS[:5], DECIMALS, [*range(-300, 300)]))
        odd = chance.choice(([None], ODD_INTEGERS))
        amounts = rows(chance, usual, odd, length)
        others = rows(chance, usual, odd, chance.choice((length, length, length + 1)))
        codes: Any = rows(chance, CODES[: chance.choice((1, 3, 3, 10))], ODD_CODES, length)
        days: Any = rows(chance, DAYS[: chance.choice((2, 5))], ODD_DAYS, length)
        if chance.random() < 0.3:
            codes = chance.choice(CODES)
        if chance.random() < 0.3:
            days = chance.choice(DAYS)
        errors: Any = chance.choice(("raise", "null", "status"))
        found = agreed(
            lambda: table.convert_column(amounts, codes, "USD", on=days, errors=errors, max_gap=1)  # noqa: B023
        )
        tried += "Error" not in found
        agreed(lambda: sum_column(amounts, codes))  # noqa: B023
        agreed(lambda: sum_column(amounts))  # noqa: B023
        agreed(lambda: quantize_column(amounts, 1, currency=codes, errors=errors))  # noqa: B023
        agreed(lambda: quantize_column(amounts, 1, scale=3, errors=errors))  # noqa: B023
        agreed(lambda: compare_column(amounts, others, codes, errors=errors))  # noqa: B023
        agreed(lambda: allocate_column(amounts, [1, 2], errors=errors))  # noqa: B023
    assert tried > 100


def test_results_have_their_types() -> None:
    table = rates()
    day = date(2024, 3, 1)
    converted = table.convert_column([Decimal("10.00"), None, Decimal("0.5")], "EUR", "USD", on=day)
    assert converted == [Decimal("12.50"), None, Decimal("0.62")]
    assert [type(value) for value in converted] == [Decimal, type(None), Decimal]
    assert [value and value.as_tuple().exponent for value in converted] == [-2, None, -2]
    assert table.convert_column([100, None], ["EUR", None], "JPY", on=[day, None]) == [160, None]
    wide = quantize_column([10**30, -(10**30), 5, None], 0, scale=1)
    assert wide == [10**29, -(10**29), 0, None]


def test_many_codes_and_days() -> None:
    """More different rows than the caches of objects and months contain."""
    codes = ["".join(("EUR", "USD", "JPY")[row % 3]) for row in range(1000)]
    names = [f"{codes[row]}"[:2] + codes[row][2:] for row in range(1000)]
    days = [date(1999, 1, 4) + timedelta(row * 9) for row in range(1000)]
    assert agreed(lambda: sum_column(list(range(1000)), names)) == agreed(
        lambda: sum_column(list(range(1000)), codes)
    )
    for name in ("EUR\0", "EU", "EURO", "eur"):
        agreed(lambda: sum_column([1, 2], ["EUR", name]))  # noqa: B023
    table = Rates.from_ecb()
    amounts = [Decimal(row) for row in range(1000)]
    assert "Decimal" in agreed(
        lambda: table.convert_column(amounts, names, "GBP", on=days, max_gap=9, errors="null")
    )


def test_lists_that_other_threads_change() -> None:
    """A list that changes its length or its rows meanwhile is converted or rejected."""
    amounts: list[Any] = [1] * 1000
    codes: list[Any] = ["EUR"] * 1000
    stop, failures = threading.Event(), list[BaseException]()

    def change() -> None:
        chance = random.Random(1)
        while not stop.is_set():
            if len(amounts) > 900 and chance.random() < 0.5:
                amounts.pop()
            else:
                amounts.append(chance.choice((1, None, 2**70)))
            codes[chance.randrange(len(codes))] = chance.choice(("EUR", "USD", None))

    def work() -> None:
        for _ in range(300):
            try:
                sum_column(amounts)
                sum_column(amounts, codes)
            except libmoney.MoneyError:
                pass
            except BaseException as error:
                failures.append(error)

    threads = [threading.Thread(target=work) for _ in range(3)]
    changer = threading.Thread(target=change)
    for thread in [changer, *threads]:
        thread.start()
    for thread in threads:
        thread.join()
    stop.set()
    changer.join()
    assert not failures


def test_bytes_that_no_call_gave() -> None:
    """The function for results checks the sizes of its arguments."""
    from libmoney import _accelerator

    assert _accelerator.listed(bytearray(16), None, 2, 8, -1) == [0, 0]
    assert _accelerator.listed(bytearray(1), bytearray(1), 1, 1, -1) == [None]
    assert _accelerator.listed(bytearray(b"\xff" * 16), None, 1, 16, 2) == [Decimal("-0.01")]
    # A number of more than 38 digits, and an int of more than 64 bits, are left to Python.
    assert _accelerator.listed(bytearray(b"\x7f" * 16), None, 1, 16, 2) is None
    assert _accelerator.listed(bytearray(b"\x7f" * 16), None, 1, 16, -1) is None
    for arguments in [
        (bytearray(16), None, 3, 8, -1),
        (bytearray(16), None, -1, 8, -1),
        (bytearray(16), None, 1, 7, -1),
        (bytearray(16), bytearray(1), 9, 1, -1),
        (b"12345678", None, 1, 8, -1),
        (),
    ]:
        with pytest.raises(TypeError):
            _accelerator.listed(*arguments)
    for read in (
        _accelerator.integers,
        _accelerator.decimals,
        _accelerator.codes,
        _accelerator.days,
    ):
        for value in (None, 7, "EUR", (1,), {}):
            assert read(value) is None
