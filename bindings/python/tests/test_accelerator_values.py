"""Values that the accelerator makes in memory, beside those that Python makes of their text."""

from __future__ import annotations

import pickle
import random
import sys
from datetime import date
from decimal import Context, Decimal
from fractions import Fraction
from typing import Any

import pytest

import libmoney
from libmoney import CurrencyRegistry, Money, RatesBuilder, Rounding

accelerated = pytest.mark.skipif(not libmoney.accelerated, reason="requires the accelerator")

EXACT = Context(prec=100)


def outcome(action: Any, *arguments: Any) -> str:
    """Returns the result or the exception of an action, for comparison."""
    try:
        return repr(action(*arguments))
    except Exception as error:
        return f"{type(error).__name__}: {error} {getattr(error, 'position', None)}"


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


class Derived(Money):
    """A class that restores itself."""

    def __reduce__(self) -> Any:
        return Derived, (str(self.amount), self.currency)


def test_pickles() -> None:
    """Pickles consist of the same bytes as those of the Python class and of earlier versions."""
    for text in texts():
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            money = Money(text, "EUR")
            coefficient = int(EXACT.scaleb(money.amount, -money.amount.as_tuple().exponent))  # type: ignore[operator]
            function, parts = money.__reduce__()
            assert money.__reduce_ex__(protocol) == (function, parts)
            assert parts == (coefficient, -money.amount.as_tuple().exponent, "EUR")  # type: ignore[operator]
            again = pickle.loads(pickle.dumps(money, protocol))
            assert type(again) is Money and repr(again) == repr(money)
    derived: Any = Derived("1.50", "EUR")
    assert type(pickle.loads(pickle.dumps(derived))) is Derived
    assert pickle.dumps(Money("-12.50", "EUR"), 2) == (
        b"\x80\x02clibmoney._money\n_restored\nq\x00J\x1e\xfb\xff\xffK\x02X\x03\x00\x00\x00EURq\x01\x87q\x02Rq\x03."
    )


def test_parts_of_no_amount() -> None:
    """The function of pickles rejects everything else with the messages of the Python code."""
    from libmoney._money.money import restored

    make: Any = Money(1, "EUR").__reduce__()[0]
    assert (make.__module__, make.__name__) == ("libmoney._money", "_restored")
    numbers = [0, -1, 2, 38, 39, 256, 2**63, -(2**63), 2**64, 10**38, 10**38 - 1, -(10**38), True]
    others = [
        "1",
        None,
        1.5,
        Decimal(1),
        b"EUR",
        "EUR",
        "eur",
        "euro of mine, ",
        "ABCDEFGHIJKL",
        "",
        "É",
        "E\0",
    ]
    values = [*numbers, *others]
    for parts in [
        *((value, 2, "EUR") for value in values),
        *((5, value, "EUR") for value in values),
        *((5, 2, value) for value in values),
        *((value, other, "GOLDS") for value in numbers for other in numbers),
    ]:
        assert outcome(make, *parts) == outcome(restored, *parts)
    for wrong in ((), (1,), (1, 2), (1, 2, "EUR", 4)):
        with pytest.raises(TypeError):
            make(*wrong)


WEIGHTS: list[Any] = [
    *(
        [1, 1, 1],
        [1],
        [],
        [0],
        [0, 0],
        (3, 2, 1),
        ["50", "30", "20.5"],
        [Decimal("0.1")] * 7,
        [1] * 64,
        [1] * 65,
    ),
    *(
        [1, -1],
        ["x"],
        [True, 1],
        [1.5],
        [None],
        [10**38],
        [2**64, 1],
        [Fraction(1, 3), 1],
        ["1e5"],
        [Decimal("NaN")],
    ),
    *("12", b"12", None, 7, {1: 2}, range(1, 4), [10**38 - 1, 10**38 - 1], [Decimal("1E+3"), 1]),
]
METHODS: list[Any] = [
    *("largest_remainder", "floor_to_first", "floor_to_last", "separate_remainder"),
    *("Floor_to_first", "", None, 0, b"floor_to_first"),
]
OPTIONS: list[dict[str, Any]] = [
    *(
        {},
        {"digits": 0},
        {"digits": 3},
        {"digits": 38},
        {"digits": 39},
        {"digits": -1},
        {"digits": True},
    ),
    *(
        {"digits": "2"},
        {"step": "0.05"},
        {"step": 0},
        {"registry": CurrencyRegistry()},
        {"registry": 7},
    ),
]


@accelerated
@pytest.mark.parametrize("amount", ["10.00", "-0.05", "0", "12.345", "9" * 36 + ".99"])
def test_shares(amount: str) -> None:
    """Shares in C are those of the functions in Python, which reject the same arguments."""
    from libmoney._money import allocation
    from libmoney._money.money import money_of

    money: Any = Money(amount, "EUR")

    def shares(function: Any, given: Any, method: Any, options: dict[str, Any]) -> list[Money]:
        names = ("digits", "registry", "step")
        made = function(money._value, given, method, *(options.get(name) for name in names))
        return [money_of(share) for share in made]

    counts = [0, 1, 3, 64, 65, -1, 2**20 + 1, 2**64, True, "3", None, 2.0]
    for method in METHODS:
        for options in OPTIONS:
            for weights in WEIGHTS:
                found = outcome(lambda: money.allocate(weights, method, **options))  # noqa: B023
                assert found == outcome(shares, allocation.allocate, weights, method, options)
            for count in counts:
                found = outcome(lambda: money.split(count, method, **options))  # noqa: B023
                assert found == outcome(shares, allocation.split, count, method, options)
    assert money.allocate(weights=[1, 2]) == money.allocate(
        [1, 2], "largest_remainder", None, None, None
    )
    for wrong in (lambda: money.allocate(), lambda: money.split(), lambda: money.split(1, count=1)):
        with pytest.raises(TypeError):
            wrong()


@accelerated
def test_conversions() -> None:
    """Conversions with each option are those of the Python code, which rejects the same ones."""
    from libmoney._rates.rates_table import RatesTable

    builder = RatesBuilder()
    builder.add("EUR", "USD", "1.2345678", on="2024-03-01")
    rates, amount = builder.build(), Money("10.01", "EUR")
    values: dict[str, list[Any]] = {
        "on": [None, "2024-03-01", "2024-03-03", date(2024, 3, 3), date(2024, 2, 1), "x", 7],
        "max_gap": [0, 1, 2, 2**31 - 1, 2**31, -1, 2**64, True, "1", None, 1.0],
        "rounding": [Rounding.UP, Rounding.UNNECESSARY, "half_up", "x", None, 0],
        "digits": [None, 0, 5, 38, 39, -1, True, "2", 2**64],
        "registry": [None, CurrencyRegistry(), 7],
        "now": [None],
        "other": [None],
    }
    given = [
        {},
        {"on": "2024-03-03", "max_gap": 2},
        {"on": "2024-03-03", "max_gap": 2, "digits": 4},
    ]
    for start in given:
        for name, options in values.items():
            for option in options:
                words = {**start, name: option}
                for target in ("USD", "EUR", "JPY", None, 7):
                    found = outcome(lambda: rates.convert(amount, target, **words))  # type: ignore[arg-type] # noqa: B023
                    plain = lambda: RatesTable.convert(rates, amount, target, **words)  # type: ignore[arg-type] # noqa: B023, E731
                    assert found.replace("Rates.", "RatesTable.") == outcome(plain).replace(
                        "Rates.", "RatesTable."
                    )
    places = ["2024-03-03", 2, Rounding.UP, 3, None]
    for count in range(7):
        words = [*places, None][:count]
        found = outcome(lambda: rates.convert(amount, "USD", *words))  # noqa: B023
        assert found == outcome(lambda: RatesTable.convert(rates, amount, "USD", *words))  # type: ignore[arg-type] # noqa: B023
    assert rates.convert(amount, "USD", *places) == Money("12.359", "USD")


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
