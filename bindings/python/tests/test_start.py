"""Tests the imports of short programs, most of whose time they are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import libmoney
from libmoney import Money
from libmoney._amount_class import Pending
from libmoney._amount_members import MEMBERS
from libmoney._money.money_division import MoneyDivision
from libmoney._money.money_hooks import MoneyHooks
from libmoney._money.money_operators import MoneyOperators
from libmoney._money.money_rounding import MoneyRounding

accelerated = pytest.mark.skipif(not libmoney.accelerated, reason="requires the accelerator")
PACKAGES = Path(__file__).resolve().parents[1]
#: The required modules. Some releases of Python import more in these than others.
NEEDED = "import ctypes, datetime, decimal, enum"
AMOUNT = 'from libmoney import Money; amount = Money("1.50", "EUR") + Money(2, "EUR")'
CONVERSION = (
    "from libmoney import Money, Rates; "
    'Rates.from_ecb().convert(Money("1.50", "EUR"), "USD", on="2020-03-13")'
)
SLOW = {
    "contextlib",
    "dataclasses",
    "fractions",
    "html",
    "importlib",
    "inspect",
    "pathlib",
    "re",
    "threading",
    "typing",
    "urllib",
    "zipfile",
    "libmoney._columns.columns",
    "libmoney._rates.conversion",
}


def imported(program: str) -> set[str]:
    """Returns the names of the modules that a program imports."""
    lines = f"import sys; sys.path.insert(0, {str(PACKAGES)!r}); {program}; print(*sys.modules)"
    command = [sys.executable, "-S", "-c", lines]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize("program", [AMOUNT, CONVERSION])
def test_slow_modules_are_not_imported(program: str) -> None:
    assert not imported(program) & SLOW - imported(NEEDED)


def test_a_fraction_is_accepted_after_its_module_is_imported() -> None:
    imported(
        "from libmoney import Money; first = Money(3, 'EUR') * 2; from fractions import Fraction; "
        "assert str(Money(3, 'EUR') * Fraction(1, 2)) == '1.5 EUR'; "
        "assert str(Money(3, 'EUR').allocate([Fraction(1, 3), Fraction(2, 3)])[1]) == '2.00 EUR'; "
        "assert Money(3, 'EUR').ratio(Money(2, 'EUR')) == Fraction(3, 2)"
    )


HEAVY = {"ctypes", "datetime", "decimal", "enum", "libmoney._errors", "libmoney._raw"}


@accelerated
def test_the_first_amount_needs_only_the_accelerator() -> None:
    use = "assert str(amount * 3) == '10.50 EUR' and amount == amount; hash(amount)"
    assert not imported(f"{AMOUNT}; {use}") & HEAVY - imported("pass")


@accelerated
def test_a_decimal_alone_does_not_import_the_parts_in_python() -> None:
    found = imported(
        f"{AMOUNT}; assert str(amount.amount) == '3.50'; amount + Money(amount.amount, 'EUR')"
    )
    assert "ctypes" not in found


@accelerated
def test_the_members_are_those_of_the_class() -> None:
    """The class is complete, so that its members are those of the parts in Python."""
    parts = [MoneyOperators, *MoneyRounding.__mro__[:-1], MoneyDivision, MoneyHooks]
    names = {name for part in parts for name in vars(part)}
    names -= {"__slots__", "__annotations__", "__doc__", "__module__", "__weakref__", "_value"}
    own = {name for name in vars(Money) if name not in vars(object)}
    own -= {
        "__annotations__",
        "__slots__",
        "__weakref__",
        "__weaklistoffset__",
        "__module__",
        "_value",
    }
    for name in ("__firstlineno__", "__static_attributes__"):  # since Python 3.13
        names.discard(name)
        own.discard(name)
    assert names <= set(MEMBERS)
    assert own <= set(MEMBERS) <= set(vars(Money))
    assert not [name for name, value in vars(Money).items() if isinstance(value, Pending)]


#: Each is the first use of the class in a process, and must find the complete class.
FIRST_USES = [
    "Money.zero('EUR') == Money(0, 'EUR')",
    "callable(Money.from_json)",
    "isinstance(Money.is_zero, property)",
    "Money.__match_args__ == ('amount', 'currency')",
    "Money(1, 'EUR') / Money(2, 'EUR') * 2 == 1",
    "divmod(Money(5, 'EUR'), Money(2, 'EUR')) == (2, Money(1, 'EUR'))",
    "str(round(Money('1.5', 'EUR'))) == '2 EUR'",
    "f'{Money(1, 'EUR'):>8}' == '   1 EUR'" if sys.version_info >= (3, 12) else "True",
    "copy.copy(Money(1, 'EUR')) == copy.deepcopy(Money(1, 'EUR'))",
    "pickle.loads(pickle.dumps(Money(1, 'EUR'))) == Money(1, 'EUR')",
    "pickle.loads(pickle.dumps(Money(10**30, 'EUR'))) == Money(10**30, 'EUR')",
    "Money(1, 'EUR') != 'x' and not Money(1, 'EUR') == 1",
    "Money(1, 'EUR')._value.scale == 0",
    "Money(1, 'EUR').rounded(-1) == Money(0, 'EUR')",
    "sum([Money(1, 'EUR'), Money(2, 'EUR')]) == Money(3, 'EUR')",
    "Money.sum(iter([Money(1, 'EUR')])) == Money(1, 'EUR')",
    "'Returns the amount rounded' in Money.rounded.__doc__",
    "'It is immutable' in Money.__doc__",
    "'zero' in dir(Money) and hasattr(Money, 'to_cash') and not hasattr(Money, 'other')",
    "(lambda: Money(1, 'EUR', None))() == Money(1, 'EUR')",
    "type('Mine', (Money,), {'ratio': lambda s, o: 'own'})(1, 'EUR') / Money(1, 'EUR') == 'own'",
    "type('Mine', (Money,), {'sign': property(lambda s: super(type(s), s).sign * 7)})(2, 'EUR')"
    ".sign == 7",
    "str(inspect.signature(Money.zero)).startswith('(currency')",
    "Money(decimal.Decimal('1.50'), 'EUR').amount == decimal.Decimal('1.50')",
]


@pytest.mark.parametrize("use", FIRST_USES)
def test_any_use_may_be_the_first(use: str) -> None:
    imported(f"import copy, decimal, inspect, pickle; from libmoney import Money; assert {use}")


@pytest.mark.parametrize(
    ("use", "error", "message"),
    [
        (
            "Money(1.5, 'EUR')",
            "TypeError",
            "an amount must be a str, an int or a Decimal, got float",
        ),
        ("Money('x', 'EUR')", "libmoney.MoneySyntaxError", "expected a decimal number"),
        ("Money(1, 'ABX')", "libmoney.UnknownCurrency", "unknown currency"),
        (
            "Money(1)",
            "TypeError",
            "Money() missing 1 required positional argument: 'currency'",
        ),
        ("Money(1, 'EUR') + 1", "TypeError", "int cannot be added to an amount"),
        ("Money(1, 'EUR') < 'x'", "TypeError", "str cannot be compared with an amount"),
        ("Money(1, 'EUR') / 2", "TypeError", "a divisor must be an amount"),
        ("int(Money(1, 'EUR'))", "TypeError", "could not convert an amount to int"),
        ("Money(1, 'EUR').other", "AttributeError", "'Money' object has no attribute 'other'"),
        ("Money.sum(5)", "TypeError", "'int' object is not iterable"),
    ],
)
def test_the_first_use_may_fail(use: str, error: str, message: str) -> None:
    with pytest.raises(subprocess.CalledProcessError) as failed:
        imported(f"from libmoney import Money; {use}")
    last = failed.value.stderr.splitlines()[-1]
    assert last.startswith(f"{error}: {message}"), last


def test_threads_may_share_the_first_use() -> None:
    program = """
import sys, threading
sys.setswitchinterval(1e-6)
start, failures = threading.Barrier(8), []

def work(number):
    start.wait()

    try:
        from libmoney import Money

        for _ in range(20):
            if number % 2:
                assert Money.zero("EUR").is_zero and str(Money(5, "EUR").rounded(-1)) == "0 EUR"
            else:
                assert Money(1, "EUR") / Money(2, "EUR") * 2 == 1
            try:
                Money("x", "EUR")
            except ValueError:
                pass
    except BaseException as error:
        failures.append(repr(error))
threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
assert not failures, failures
"""
    for _ in range(5):
        imported(f"exec({program!r})")


def test_a_member_that_the_program_sets_is_kept() -> None:
    imported(
        "from libmoney import Money; Money.to_json = lambda self: 'own'; Money.zero('EUR'); "
        "assert Money(1, 'EUR').to_json() == 'own'"
    )
