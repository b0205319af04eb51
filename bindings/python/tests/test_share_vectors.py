"""Corporate actions and tax rules, compared with an oracle in exact fractions."""

from __future__ import annotations

import json
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from libmoney import Portfolio

DATA = Path(__file__).resolve().parents[3] / "Tests" / "Data"


def cases(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((DATA / name).read_text())
    return found


def name_of(case: dict[str, Any]) -> str:
    return f"{case.get('rule', '')} {case['name']}".strip()


@pytest.mark.parametrize("case", cases("tax-rules.json"), ids=name_of)
def test_tax_rule(case: dict[str, Any]) -> None:
    washes = case["rule"] == "wash_sales"
    method = "fifo" if washes else case["rule"]
    portfolio = Portfolio.from_csv(case["csv"], case["currency"], method, wash_sales=washes)
    # A cent for each disposal and each purchase that absorbed a loss; pools keep 8 more digits.
    tolerance = Decimal("0.30") if washes else Decimal("0.00001")
    gains: dict[str, Decimal] = {}
    for row in portfolio.disposals():
        assert row.cost is not None and row.gain is not None
        assert row.gain == row.proceeds - row.cost + row.disallowed
        gains[row.id] = gains.get(row.id, Decimal(0)) + row.gain.amount
    assert gains.keys() == case["gains"].keys()
    for id, gain in case["gains"].items():
        assert abs(gains[id] - Decimal(gain)) <= tolerance, id
    pool = portfolio.pool("X")
    assert pool.shares == Fraction(case["quantity"])
    assert pool.cost is not None
    assert abs(pool.cost.amount - Decimal(case["cost"])) <= tolerance
    # Every cent that was paid is in the gains or in the pool.
    paid = sum(
        (
            one.total.amount + (one.fee.amount if one.fee else 0)
            if one.action.name == "BUY"
            else (one.fee.amount if one.fee else 0) - one.total.amount
        )
        for one in portfolio.transactions
        if one.total is not None
    )
    assert pool.cost.amount - sum(gains.values()) == paid


@pytest.mark.parametrize("case", cases("corporate-actions.json"), ids=name_of)
def test_corporate_action(case: dict[str, Any]) -> None:
    for method in ("fifo", "lifo", "hifo", "average", "section_104", "adjusted_cost_base"):
        portfolio = Portfolio.from_csv(case["csv"], case["currency"], method)  # type: ignore[arg-type]
        held: dict[str, tuple[Fraction, Fraction]] = {}
        for lot in portfolio.open_lots():
            count, cost = held.get(lot.symbol, (Fraction(0), Fraction(0)))
            held[lot.symbol] = (count + lot.shares, cost + Fraction(lot.cost.amount))
        expected = {key: (Fraction(one[0]), Fraction(one[1])) for key, one in case["held"].items()}
        assert held == expected, method
        again = Portfolio.from_json(portfolio.to_json())
        assert again.to_json() == portfolio.to_json()
        assert Portfolio.from_csv(portfolio.to_csv(), "EUR", method).to_csv() == portfolio.to_csv()  # type: ignore[arg-type]
