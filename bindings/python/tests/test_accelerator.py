"""The accelerator beside the class in Python: the same answers, and no crash for any input."""

from __future__ import annotations

import os
import pickle
import random
import subprocess
import sys
import threading
from decimal import Context, Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import libmoney
from libmoney import ArgumentError, Money, Rates

accelerated = pytest.mark.skipif(not libmoney.accelerated, reason="amounts are not in C here")

LARGEST = 10**38 - 1
EXACT = Context(prec=100)
NUMBERS: list[Any] = [
    *(
        sign * (10**power + shift)
        for power in (0, 18, 19, 37, 38)
        for shift in (-1, 0, 1)
        for sign in (1, -1)
    ),
    *(
        sign * (2**power + shift)
        for power in (62, 63, 64, 126, 127, 128, 5000)
        for shift in (-1, 0)
        for sign in (1, -1)
    ),
    *(
        Decimal(text)
        for text in (
            "NaN",
            "-NaN123",
            "sNaN",
            "Infinity",
            "-Infinity",
            "1E+5",
            "1E-39",
            "0E+99",
            "-0",
            "1.50",
        )
    ),
    *("", " ", "1", "-1.50", "1e5", "١", "\ud800", "1\0", "1" * 2000, "+1", ".5"),
    *(True, None, 1.5, float("nan"), 1j, b"1", [1], object()),
]


class Stubborn(int):
    """An int that returns false values to every query."""

    def __rshift__(self, other: object) -> Any:
        raise ZeroDivisionError

    def __index__(self) -> Any:
        raise ZeroDivisionError

    __int__ = __index__


class Wordy(str):
    def encode(self, *_: Any) -> bytes:
        return b"99"


class Vague(Decimal):
    def __str__(self) -> str:
        return "99"


NUMBERS += [Stubborn(7), Stubborn(2**70), Wordy("7"), Vague("7")]


def outcome(action: Any, *arguments: Any) -> str:
    """Returns the result or the exception of an action, for comparison."""
    try:
        return repr(action(*arguments))
    except Exception as error:
        return f"{type(error).__name__}: {error} {getattr(error, 'position', None)}"


@pytest.fixture(scope="module")
def plain() -> Any:
    """Money through ctypes, in this process: the class whose methods the accelerator calls."""
    from libmoney._money.money_operators import MoneyOperators

    return MoneyOperators


@accelerated
@pytest.mark.parametrize(
    "number", NUMBERS, ids=lambda number: f"{type(number).__name__} {number!r:.30}"
)
def test_numbers(number: Any, plain: Any) -> None:
    money = Money("3.25", "EUR")
    assert outcome(Money, number, "EUR") == outcome(plain.__new__, Money, number, "EUR")
    assert outcome(money.__mul__, number) == outcome(plain.__mul__, money, number)
    assert outcome(money.multiplied, number) == outcome(plain.multiplied, money, number)
    assert outcome(money.divided, number) == outcome(plain.divided, money, number)
    assert outcome(Money.from_minor, number, "EUR") == outcome(plain.from_minor, number, "EUR")
    for name in (
        "__add__",
        "__radd__",
        "__sub__",
        "__rsub__",
        "__eq__",
        "__ne__",
        "__lt__",
        "__le__",
        "__gt__",
        "__ge__",
    ):
        assert outcome(getattr(money, name), number) == outcome(getattr(plain, name), money, number)
    assert outcome(money.rounded, number) == outcome(plain.rounded, money, number)
    assert outcome(money.rounded, 1, number) == outcome(plain.rounded, money, 1, number)
    assert outcome(format, money, number) == outcome(format, money, number)


@accelerated
@pytest.mark.parametrize(
    "text",
    [one for one in NUMBERS if isinstance(one, str)]
    + ["1 EUR", "EUR 1", "1 ABC", "1  EUR", "1 EUR\0"],
    ids=repr,
)
def test_texts(text: str, plain: Any) -> None:
    for arguments in (
        (text,),
        (text, "EUR"),
        (text, "abc"),
        (text, None, None),
        (text, 7),
        (text, "E\0"),
    ):
        assert outcome(Money.parse, *arguments) == outcome(plain.parse, *arguments)


@accelerated
def test_refused_arguments() -> None:
    money = Money("3.25", "EUR")
    for action in (
        lambda: Money(),  # type: ignore[call-arg]
        lambda: Money(1),  # type: ignore[call-arg]
        lambda: Money(1, "EUR", None, None),  # type: ignore[call-arg]
        lambda: Money(1, "EUR", name=1),  # type: ignore[call-arg]
        lambda: money.rounded(1, digits=1),  # type: ignore[misc]
        lambda: money.rounded(place=1),  # type: ignore[call-arg]
        lambda: money.multiplied(),  # type: ignore[call-arg]
        lambda: Money.sum(),  # type: ignore[call-arg]
        lambda: Money.sum(1),  # type: ignore[arg-type]
        lambda: Money.sum("12"),  # type: ignore[arg-type]
        lambda: Money.sum([1]),  # type: ignore[list-item]
        lambda: Money.parse(),  # type: ignore[call-arg]
        lambda: object.__new__(Money),
        lambda: Money._holding(b"short"),  # type: ignore[arg-type]
        lambda: Money._holding(7),  # type: ignore[arg-type]
        lambda: Rates().convert(),  # type: ignore[call-arg]
    ):
        with pytest.raises(TypeError):
            action()
    assert Money(amount="1", currency="EUR", registry=None) == Money(1, "EUR")
    assert money.rounded(rounding=libmoney.Rounding.UP, digits=1) == Money("3.3", "EUR")


def test_values_never_change() -> None:
    money = Money("3.25", "EUR")
    for name in ("amount", "currency", "minor", "other"):
        with pytest.raises(AttributeError):
            setattr(money, name, 1)
    money._value.lo = 7
    if libmoney.accelerated:
        assert money == Money("3.25", "EUR")


BROKEN = [
    b"clibmoney._money\n_restored\n(I1\nI39\nVEUR\ntR.",
    b"clibmoney._money\n_restored\n(I1\nI-1\nVEUR\ntR.",
    b"clibmoney._money\n_restored\n(I1\nI2\nVeuro of mine, \ntR.",
    b"clibmoney._money\n_restored\n(L" + str(10**38).encode() + b"L\nI2\nVEUR\ntR.",
    b"clibmoney._money\n_restored\n(Vx\nI2\nVEUR\ntR.",
    b"clibmoney._money\n_restored\n(tR.",
    b"clibmoney\nMoney\n)\x81.",
    b"clibmoney\nMoney\n(I1\nVEUR\nt\x81}(V_value\nI1\nub.",
]


#: An amount as earlier versions have pickled it, by the protocols 0, 2 and 5.
KEPT = [
    b"clibmoney._money\n_restored\np0\n(I-1250\nI2\nVEUR\np1\ntp2\nRp3\n.",
    b"\x80\x02clibmoney._money\n_restored\nq\x00J\x1e\xfb\xff\xffK\x02X\x03\x00\x00\x00EURq\x01\x87q\x02Rq\x03.",
    b"\x80\x05\x952\x00\x00\x00\x00\x00\x00\x00\x8c\x0flibmoney._money\x94\x8c\t_restored\x94\x93\x94J"
    b"\x1e\xfb\xff\xffK\x02\x8c\x03EUR\x94\x87\x94R\x94.",
]


@pytest.mark.parametrize("scale", [-1, 39, 99, 255, 256, 2**32, 2**40, 2**64 + 2])
def test_scales_that_no_amount_has(scale: int) -> None:
    """A struct keeps the lower bits of a number, and 2**40 of them are 0."""
    make = Money(1, "EUR").__reduce__()[0]
    assert make(1000, 2, "EUR") == Money("10.00", "EUR")
    with pytest.raises(ArgumentError):
        make(1000, scale, "EUR")


@pytest.mark.parametrize("data", KEPT, ids=("0", "2", "5"))
def test_pickles_of_earlier_versions(data: bytes) -> None:
    assert repr(pickle.loads(data)) == "Money('-12.50', 'EUR')"


@pytest.mark.parametrize("data", BROKEN)
def test_pickles_made_by_hand(data: bytes) -> None:
    with pytest.raises((libmoney.MoneyError, TypeError, AttributeError, OverflowError)):
        outcome_of = pickle.loads(data)
        str(outcome_of)


@accelerated
def test_bytes_that_no_call_gave() -> None:
    """The library validates an amount in each call, since a debugger could write to it."""
    for data in (b"\xff" * 32, b"\0" * 32, b"\0" * 16 + b"\xff" * 16, bytes(range(32))):
        money = Money._holding(data)  # type: ignore[arg-type]
        for action in (
            str,
            repr,
            hash,
            abs,
            lambda one: one + one,
            lambda one: one * 3,
            lambda one: one.rounded(1),
            lambda one: one < Money(1, "EUR"),
            lambda one: one.amount,
            lambda one: one.currency,
            bool,
        ):
            assert outcome(action, money)


@accelerated
def test_a_page_that_no_call_gave() -> None:
    """A label that is not UTF-8 is reported, and the date is not read after it."""
    from libmoney import _accelerator
    from libmoney._raw import WalletEntryStruct

    libmoney.Wallet(Money(1, "EUR")).entries()
    entry = WalletEntryStruct(id=1, date=20454, label=b"\xff\xfe")
    with pytest.raises(UnicodeDecodeError):
        _accelerator.entries(bytes(entry), 1)


@accelerated
def test_hashes(plain: Any) -> None:
    """A hash is built on Python's own of the number, of each length, sign, scale and code."""
    coins, tried = libmoney.CurrencyRegistry(), 0
    codes = ("EUR", "GOLDS", "LONGESTCODE")
    for code in codes[1:]:
        coins.add(code, 2)
    for number in (one for one in NUMBERS if type(one) is int and abs(one) <= LARGEST):
        for exponent in (0, -1, -2, -37, -38):
            for code in codes:
                money = Money(Decimal(number).scaleb(exponent, EXACT), code, coins)
                value = Fraction(money.amount)
                letters = code.encode()
                others = int.from_bytes(letters[4:], "little")
                expected = hash(
                    hash(value) + 0x1F351 * int.from_bytes(letters[:4], "little") + others
                )
                assert hash(money) == expected == plain.__hash__(money), money
                tried += 1
    assert tried > 100
    assert len({hash(Money(cents, "EUR")) for cents in range(100_000)}) == 100_000


@accelerated
def test_sums_of_lists(plain: Any) -> None:
    """Amounts of one scale are added on a fast path, with the same results as the general one."""
    chance = random.Random(17)
    words = [-(2**64), -(2**63), -(2**63) + 1, -1, 0, 1, 2**63 - 1, 2**63, 2**64, LARGEST, -LARGEST]
    for _ in range(3000):
        scales = chance.choice(([2], [0], [38], [0, 2]))
        numbers = [
            Decimal(chance.choice([*words[1:7], *words])).scaleb(-chance.choice(scales), EXACT)
            for _ in range(chance.randrange(6))
        ]
        amounts = [Money(number, "EUR") for number in numbers]
        if chance.random() < 0.1:
            amounts.append(Money("1.00", "USD"))
        for code in (None, "EUR", "USD", "nothing"):
            assert outcome(Money.sum, amounts, code) == outcome(plain.sum, amounts, code)
        for left, right in zip(amounts, amounts[1:]):
            assert outcome(left.__add__, right) == outcome(plain.__add__, left, right)
            assert outcome(left.__sub__, right) == outcome(plain.__sub__, left, right)


@accelerated
def test_codes_that_were_taken_before(plain: Any) -> None:
    """A code that was accepted is cached; similar invalid ones are still rejected."""
    for _ in range(2):
        for code in ("EUR", "eur", "EU", "EURO", "EUR ", "EUR\0", "", "XXX", "USD", "RUE", "É"):
            for number in ("1.50", "1.5.0", 10**38):
                made = outcome(Money, number, code)
                assert made == outcome(plain.__new__, Money, number, code)


def test_threads() -> None:
    """Sums of lists that other threads change meanwhile."""
    amounts = [Money(1, "EUR")] * 5000
    failures: list[BaseException] = []

    def work() -> None:
        try:
            for _ in range(50):
                assert Money.sum(amounts[:5000]).currency == "EUR"
                Money.sum(amounts)
                amounts.append(Money(1, "EUR"))
                amounts.pop()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


def test_forks() -> None:
    money = Money("3.25", "EUR")
    child = os.fork()
    if child == 0:
        os._exit(0 if money + money == Money("6.50", "EUR") else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


SECOND = """
import libmoney
try:
    import _xxsubinterpreters as interpreters
except ImportError:
    import _interpreters as interpreters
assert str(libmoney.Money("1.50", "EUR") * 2) == "3.00 EUR"
second = interpreters.create()
program = '''
import libmoney
assert not libmoney.accelerated
assert str(libmoney.Money("1.50", "EUR") * 2) == "3.00 EUR"
'''
interpreters.run_string(second, program)
assert str(libmoney.Money("1.50", "EUR") * 2) == "3.00 EUR"
interpreters.destroy(second)
assert str(libmoney.Money("1.50", "EUR") * 2) == "3.00 EUR"
"""


@accelerated
@pytest.mark.skipif(sys.version_info >= (3, 12), reason="ctypes serves one interpreter there")
def test_a_second_interpreter(root: Path) -> None:
    left_out = "LIBMONEY_ACCELERATED"
    environment = {name: value for name, value in os.environ.items() if name != left_out}
    environment["PYTHONPATH"] = str(root / "bindings" / "python")
    finished = subprocess.run(
        [sys.executable, "-c", SECOND], env=environment, capture_output=True, text=True, timeout=60
    )
    assert finished.returncode == 0, finished.stderr


def test_without_the_accelerator(root: Path) -> None:
    """The variable decides, and an extension that is no extension is left alone."""
    program = "import libmoney; print(libmoney.accelerated, libmoney.Money('1.5', 'EUR') * 2)"
    environment = {**os.environ, "PYTHONPATH": str(root / "bindings" / "python")}
    environment["LIBMONEY_ACCELERATED"] = "0"
    command = [sys.executable, "-c", program]
    finished = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert finished.stdout == "False 3.0 EUR\n", finished.stderr
