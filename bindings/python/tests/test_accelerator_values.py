"""Values that the accelerator makes in memory, beside those that Python makes of their text."""

from __future__ import annotations

import pickle
import random
import sys
from decimal import Context, Decimal
from typing import Any

import pytest

import libmoney
from libmoney import CurrencyRegistry, Money

accelerated = pytest.mark.skipif(not libmoney.accelerated, reason="amounts are not in C here")

EXACT = Context(prec=100)
CHANCE = random.Random(40)
#: Coefficients of each length, and those around the limits of 1 and 2 words.
COEFFICIENTS = [
    *(
        sign * CHANCE.randrange(10 ** (length - 1), 10**length)
        for length in range(1, 39)
        for sign in (1, -1)
    ),
    *(
        sign * (10**power + shift)
        for power in range(38)
        for shift in (-1, 0, 1)
        for sign in (1, -1)
    ),
    *(
        sign * (2**power + shift)
        for power in (62, 63, 64, 126)
        for shift in (-1, 0, 1)
        for sign in (1, -1)
    ),
    10**38 - 1,
    1 - 10**38,
]


def texts() -> list[str]:
    """Returns each coefficient at several scales, written by Python."""
    made = []
    for coefficient in COEFFICIENTS:
        for scale in {0, 1, 2, 18, 19, 37, 38, CHANCE.randrange(39)}:
            made.append(format(Decimal(coefficient).scaleb(-scale, EXACT), "f"))
    return made


def test_numbers_of_amounts() -> None:
    """A Decimal made in memory differs in nothing from the one of the same text."""
    for text in texts():
        expected = Decimal(text)
        number = Money(text, "EUR").amount
        assert type(number) is Decimal
        assert str(number) == str(expected) and number.as_tuple() == expected.as_tuple()
        assert hash(number) == hash(expected) and number == expected
        assert sys.getsizeof(number) == sys.getsizeof(expected)
        assert EXACT.multiply(number, number) == EXACT.multiply(expected, expected)
        assert EXACT.add(number, Decimal(1)) == EXACT.add(expected, Decimal(1))
        assert number.adjusted() == expected.adjusted() and -number == -expected
        assert pickle.loads(pickle.dumps(number)).as_tuple() == expected.as_tuple()


def test_texts_of_amounts() -> None:
    coins = CurrencyRegistry()
    for code in ("GOLDS", "LONGESTCODE", "a.b_c-d"):
        coins.add(code, 2)
    for text in texts():
        for code in ("EUR", "GOLDS", "LONGESTCODE", "a.b_c-d"):
            money = Money(text, code, coins)
            assert str(money) == f"{money}" == f"{text} {code}"
            assert repr(money) == f"Money({text!r}, {code!r})"
            assert money.currency == code and type(money.currency) is str


class Named(Money):
    """A class with a text of its own, from which Money makes the other."""

    def __str__(self) -> str:
        return "seven EUR's"


def test_texts_of_a_derived_class() -> None:
    named: Any = Named("7.00", "EUR")
    assert repr(named) == "Money('seven', \"EUR's\")"
    assert format(named) == "seven EUR's"
    assert named.currency == "EUR" and named.amount == 7


@accelerated
def test_codes_are_shared() -> None:
    """Amounts of one currency share its code, also when more are in use than are kept."""
    assert Money(1, "EUR").currency is Money(2, "EUR").currency
    coins = CurrencyRegistry()
    codes = [f"C{number}" for number in range(300)]
    for code in codes:
        coins.add(code, 0)
    amounts = [Money(1, code, coins) for code in codes]
    for _ in range(2):
        assert [amount.currency for amount in amounts] == codes


@accelerated
def test_texts_of_bytes_that_no_call_gave() -> None:
    """Codes with quotes or without an end are written as the Python class writes them."""
    for code in (b"E'R", b'E"R', b"E\\R", b"E\x01R", b"ABCDEFGHIJKL", b""):
        money: Any = Money._holding(bytes([7]) + bytes(19) + code.ljust(12, b"\0"))  # type: ignore[arg-type]
        shown = str(money) if code else ""
        assert repr(money) == f"Money('7', {code.decode()!r})", shown
        assert money.currency == code.decode()
