"""Public cases of tax offices and other projects, and the library's result for each figure."""

from __future__ import annotations

import json
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import libmoney
from libmoney import InsufficientFunds, Portfolio, Rates

DATA = Path(__file__).resolve().parents[3] / "Tests" / "Data"
CASES = json.loads((DATA / "public-cases.json").read_text(encoding="utf-8"))["cases"]
FIGURES = [(case, figure) for case in CASES for figure in case["figures"] if "value" in figure]


def history(file: str, name: str) -> dict[str, Any]:
    """The history of a name in a file of the oracle."""
    rows: list[dict[str, Any]] = json.loads((DATA / file).read_text(encoding="utf-8"))
    return next(row for row in rows if row["name"] == name)


def taxed(name: str) -> Portfolio:
    case = history("tax-rules.json", name)
    washes = case["rule"] == "wash_sales"
    method = "fifo" if washes else case["rule"]
    return Portfolio.from_csv(case["csv"], case["currency"], method, wash_sales=washes)


def acted(name: str) -> Portfolio:
    case = history("corporate-actions.json", name)
    return Portfolio.from_csv(case["csv"], case["currency"])


def gain(portfolio: Portfolio, id: str | None = None) -> Decimal:
    """The gain of a transaction, or of all."""
    rows = [row for row in portfolio.disposals() if id in (None, row.id)]
    return sum((row.gain.amount for row in rows if row.gain is not None), Decimal(0))


def disallowed(portfolio: Portfolio) -> Decimal:
    return sum((row.disallowed.amount for row in portfolio.disposals()), Decimal(0))


def cost(portfolio: Portfolio, day: str | None = None, rates: Rates | None = None) -> Decimal:
    found = portfolio.pool("X", on=day, rates=rates).cost
    assert found is not None
    return found.amount


def outcome(call: Callable[[], object]) -> str:
    try:
        call()
    except InsufficientFunds:
        return "refused"
    return "accepted"


HELPERS = (taxed, acted, gain, disallowed, cost, outcome, Fraction)


def text_of(value: Any, like: str) -> str:
    """A result with the digits of another text."""
    if isinstance(value, Fraction) and "." in like:
        value = Decimal(value.numerator) / Decimal(value.denominator)
    if isinstance(value, Decimal):
        value = round(value, len(like.partition(".")[2]))
    return str(value)


@pytest.mark.parametrize(
    ("case", "figure"), FIGURES, ids=[f"{one['source']}: {two['figure']}" for one, two in FIGURES]
)
def test_figure(case: dict[str, Any], figure: dict[str, str]) -> None:
    names: dict[str, Any] = {name: getattr(libmoney, name) for name in libmoney.__all__}
    names |= {helper.__name__: helper for helper in HELPERS}
    exec(case.get("setup", ""), names)
    assert text_of(eval(figure["value"], names), figure["result"]) == figure["result"]
