"""The cases of cases.txt, and the comparison of an engine's answers with them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
#: The rates of the cases.
RATES = ROOT / "share" / "ecb" / "eurofxref-hist.csv"


@dataclass(frozen=True)
class Case:
    kind: str
    expression: str
    expected: str


@dataclass
class Checks:
    """Counts checks and prints those that failed."""

    name: str
    passed: int = 0
    failed: int = 0

    def equal(self, got: object, wanted: object, what: str) -> None:
        if got == wanted:
            self.passed += 1
            return
        self.failed += 1
        print(f"{what}: got {got!r}, expected {wanted!r}")

    def end(self) -> int:
        print(f"{self.name}: {self.passed} passed, {self.failed} failed")
        return 1 if self.failed or not self.passed else 0


def cases() -> list[Case]:
    lines = (ROOT / "sql" / "cases.txt").read_text().splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return [Case(*row) for row in rows]


def value_of(text: str) -> tuple[Decimal, str]:
    number, _, currency = text.partition(" ")
    return Decimal(number), currency


def status_in(message: str) -> str:
    found = re.search(r"MONEY_ERR_[A-Z_]+", message)
    return found[0] if found else message


def check_cases(checks: Checks, run: Callable[[Case], object], error: type[Exception]) -> None:
    """Runs every case; `run` returns the answer of an expression: an amount as text."""
    for case in cases():
        try:
            got = run(case)
        except error as raised:
            got = status_in(str(raised)) if case.kind == "error" else str(raised)
        if case.kind == "amount" and isinstance(got, str) and got.count(" ") == 1:
            checks.equal(value_of(got), value_of(case.expected), case.expression)
        elif case.kind == "null":
            checks.equal(got, None, case.expression)
        else:
            checks.equal(str(got), case.expected, case.expression)
