"""Tests the imports of short programs, most of whose time they are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

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
