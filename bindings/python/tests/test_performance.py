"""Time values, track records and rebalancing."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

import pytest

from libmoney import (
    ArgumentError,
    Money,
    NotFound,
    Portfolio,
    fv,
    mirr,
    npv,
    pmt,
    rate,
    time_weighted_return,
    track_record,
)


def test_annuities() -> None:
    monthly = Fraction("0.08") / 12
    assert pmt(monthly, 60, 15000) == Decimal("-304.1459143262052370338701620451595")
    assert fv("0.1", 2, 0, -100) == 121
    assert str(rate(10, 0, -3500, 10000)).startswith("0.11069085371")
    with pytest.raises(ArgumentError):
        rate(10, 100, 100, 100)


def test_flows_of_periods() -> None:
    flows = [Money(one, "EUR") for one in (-15000, 1500, 2500, 3500, 4500, 6000)]
    assert npv("0.05", flows, digits=24) == Decimal("122.894854950942692161628716")
    paid = [-120000, 39000, 30000, 21000, 37000, 46000]
    found = mirr(paid, finance="0.10", reinvest="0.12", digits=27)
    assert found == Decimal("0.126094130365905145828421880")


@pytest.mark.parametrize("flows", ["start", "end", "start_in_end_out"])
def test_flow_times(flows: str) -> None:
    points = [("2012-01-01", 10000, 10000), ("2012-01-02", 11000, 0), ("2012-01-03", 21000, 10000)]
    assert time_weighted_return(points, flows=flows).value == Decimal("0.1")


def test_volatility_of_simple_returns() -> None:
    record = track_record([("2024-01-01", 1, 0), ("2024-01-02", 2, 0), ("2024-01-03", 1, 0)])
    assert record.volatility is not None
    assert abs(record.volatility.deviation - 0.9802581434685472) < 1e-12


def test_portfolio_lacks_a_price() -> None:
    portfolio = Portfolio("EUR")
    portfolio.buy("ABC", quantity=10, total="1000.00", on="2024-01-02")
    with pytest.raises(NotFound, match="price of ABC"):
        portfolio.performance("2024-01-02", "2024-01-05", {"ABC": {"2024-01-04": 100}})
