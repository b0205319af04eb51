"""Rates of return against their definition, worked out with more digits than a double has."""

from __future__ import annotations

import itertools
import math
import random
from datetime import date, timedelta
from decimal import Decimal, localcontext
from fractions import Fraction
from typing import Any

import pytest
from conftest import vectors

from libmoney import (
    ArgumentError,
    CurrencyMismatch,
    DecimalOverflow,
    DivisionByZero,
    LimitError,
    Money,
    Portfolio,
    Rates,
    Rounding,
    XirrOutcome,
    XirrReason,
    time_weighted_return,
    xirr,
)
from libmoney._boundary.dates import day_of
from libmoney._boundary.numbers import to_decimal
from libmoney._portfolio.cash_flows import cash_flows
from libmoney._raw import VALUE_POINTS_MAX, CashFlowStruct

Flow = tuple[date, Decimal]
START = date(2000, 1, 1)


def worth(flows: list[Flow], rate: float) -> tuple[Decimal, Decimal]:
    """Returns the net present value of flows at a rate, to 60 digits, and the sum of magnitudes."""
    with localcontext() as context:
        context.prec = 60
        first = min(day for day, _ in flows)
        factor = (1 + Decimal(rate)).ln() / -365
        terms = [amount * (factor * (day - first).days).exp() for day, amount in flows]
        return sum(terms, Decimal(0)), sum(map(abs, terms), Decimal(0))


def is_root(flows: list[Flow], rate: float) -> bool:
    """Returns whether the value changes sign within 1e-9 of a rate, or is 0 there."""
    step = 1e-9 * max(1.0, abs(rate))
    below, above = worth(flows, max(rate - step, -1 + 1e-16))[0], worth(flows, rate + step)[0]
    return below == 0 or above == 0 or (below > 0) != (above > 0)


def random_flows(source: random.Random, count: int, days: int) -> list[Flow]:
    return [
        (START + timedelta(source.randrange(days)), Decimal(source.randrange(-99999, 99999)) / 100)
        for _ in range(count)
    ]


@pytest.mark.parametrize("case", vectors("xirr"))
def test_vectors(case: dict[str, Any]) -> None:
    found = xirr(case["flows"])
    if "undefined" in case:
        assert found.outcome is XirrOutcome.UNDEFINED
        assert found.reason is not None
        assert found.reason.text == case["undefined"]
        assert (found.rates, found.rate) == ((), None)
        return
    # The cases come from a spreadsheet, which stops at 1e-8.
    assert found.outcome is XirrOutcome.ONE
    assert found.reason is None
    assert found.rate == pytest.approx(float(case["root"]), abs=1e-8)
    assert is_root([(date.fromisoformat(day), Decimal(a)) for day, a in case["flows"]], found.rate)
    assert xirr(reversed(case["flows"])) == found


def test_every_rate_is_a_root_and_every_change_of_sides_is_found() -> None:
    source = random.Random(7)
    seen: set[XirrOutcome] = set()
    for _ in range(120):
        flows = random_flows(source, source.randrange(2, 9), source.choice([400, 4000]))
        found = xirr(flows)
        seen.add(found.outcome)
        assert found.outcome is not XirrOutcome.UNDEFINED or not found.rates
        for rate in found.rates:
            if -0.99 < rate < 1e6:
                assert is_root(flows, rate), (flows, rate)
        # Wherever the sign differs between two points of a grid there is an odd number of rates.
        grid = [-0.95, -0.5, -0.1, 0.03, 0.4, 3.0, 50.0, 3000.0]
        for low, high in zip(grid, grid[1:]):
            inside = sum(low < rate < high for rate in found.rates)
            changes = (worth(flows, low)[0] > 0) != (worth(flows, high)[0] > 0)
            assert inside % 2 == changes, (flows, low, high, found)
    assert seen == set(XirrOutcome)


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_rates_that_were_put_in_come_out(count: int) -> None:
    """A product of (1 + g) - (1 + r) for known r, as yearly flows of 365 days."""
    source = random.Random(count)
    for _ in range(20):
        wanted = sorted(source.sample(range(-60, 300), count))
        amounts = [Decimal(1)]
        for percent in wanted:
            root = Decimal(1) + Decimal(percent) / 100
            longer = [*amounts, Decimal(0)]
            amounts = [high - root * low for high, low in zip(longer, [Decimal(0), *amounts])]
        flows = [(START + timedelta(365 * year), a) for year, a in enumerate(amounts)]
        found = xirr(flows)
        if min(b - a for a, b in zip(wanted, wanted[1:])) < 3:
            continue  # five roots that close are lost in the digits of a double
        assert found.is_certain
        assert found.rates == pytest.approx([percent / 100 for percent in wanted], abs=1e-7)


def nearest(a: int, b: int, days: int) -> float:
    """(b / a)^(365 / days) - 1 as a double, from 120 digits."""
    with localcontext() as context:
        context.prec = 120
        return float((Decimal(b) / Decimal(a)) ** (Decimal(365) / days) - 1)


def test_a_rate_of_two_flows_is_the_nearest_double() -> None:
    source = random.Random(16)
    pairs = [(3496863, 3500808, 2657), (59, 60, 243628), (651, 652, 15), (1000, 1100, 730)]
    for _ in range(400):
        a, b = (source.randrange(1, 10 ** source.randrange(1, 25)) for _ in range(2))
        pairs.append((a, b, source.randrange(1, 10 ** source.randrange(2, 7))))
    for a, b, days in pairs:
        first = date(1, 1, 1)
        if days > 3_600_000 or not -4000 < math.log10(b / a) * 365 / days < 300:
            continue
        right = nearest(a, b, days)
        found = xirr([(first, -a), (first + timedelta(days), b)])
        assert found.is_certain
        assert found.rates == (right,), (a, b, days)


def test_a_rate_of_many_flows_is_the_nearest_double() -> None:
    """The worth changes sides between the middles to the doubles beside a rate."""
    source = random.Random(17)
    seen = 0
    for _ in range(60):
        flows = random_flows(source, source.choice([3, 5, 20, 60]), source.choice([400, 4000]))
        found = xirr(flows)
        for rate in found.rates if found.is_certain else ():
            if not -0.9 < rate < 1e4 or rate == 0:
                continue
            signs = []
            for beside in (math.nextafter(rate, -1), math.nextafter(rate, math.inf)):
                middle = (Fraction(rate) + Fraction(beside)) / 2
                with localcontext() as context:
                    context.prec = 80
                    exact = Decimal(middle.numerator) / Decimal(middle.denominator)
                    first = min(day for day, _ in flows)
                    factor = (1 + exact).ln() / -365
                    worths = [amount * (factor * (day - first).days).exp() for day, amount in flows]
                    signs.append(sum(worths, Decimal(0)) > 0)
            assert signs[0] != signs[1], (flows, rate)
            seen += 1
    assert seen > 40


def test_flows_of_one_day_count_together_in_any_order() -> None:
    later = "2034-01-01"
    flows = [("2024-01-01", "-130"), (later, "8260.000000000000000000000000000001")]
    flows += [(later, "-1.000000000000000000000000000001"), (later, "14079" + 30 * "0")]
    found = xirr(flows)
    assert found.outcome is XirrOutcome.ONE
    for order in itertools.permutations(flows):
        assert xirr(order) == found


def test_rates_that_are_one_double_are_one() -> None:
    found = xirr([("2024-01-01", 6), ("2024-01-02", -5), ("2024-01-03", 1)])
    assert (found.outcome, found.rates, found.is_certain) == (XirrOutcome.ONE, (-1.0,), False)


def test_a_thousand_flows() -> None:
    source = random.Random(2024)
    flows = [(day, -abs(amount)) for day, amount in random_flows(source, 999, 7300)]
    flows.append((START + timedelta(7300), -sum(amount for _, amount in flows) * 2))
    found = xirr(flows)
    assert found.outcome is XirrOutcome.ONE
    assert found.is_certain
    assert found.rate is not None
    assert is_root(flows, found.rate)
    source.shuffle(flows)
    assert xirr(flows) == found
    assert xirr([(day, Money(amount, "EUR")) for day, amount in flows]) == found


def test_amounts_reach_the_library_the_same_however_they_are_written() -> None:
    source = random.Random(7)
    for _ in range(500):
        flows: list[tuple[date, Decimal]] = []
        for _ in range(source.randrange(1, 6)):
            digits = source.randrange(10 ** source.randrange(1, 24))
            amount = Decimal(source.choice([digits, -digits])).scaleb(-source.randrange(24))
            flows.append((date(1900, 1, 1) + timedelta(source.randrange(90000)), amount))
        block, count = cash_flows(flows)
        assert count == len(flows)
        assert block == cash_flows([(day, f"{amount:f}") for day, amount in flows])[0]
        assert block == cash_flows([[str(day), amount] for day, amount in flows])[0]
        for index, (day, amount) in enumerate(flows):
            flow = CashFlowStruct.from_buffer(block, 40 * index)
            assert (to_decimal(flow.amount), day_of(flow.date)) == (amount, day)
            assert flow.struct_size == 40


def test_outcomes() -> None:
    def outcome(*flows: Any) -> tuple[XirrOutcome, XirrReason | None]:
        found = xirr(flows)
        return found.outcome, found.reason

    first, later = "2024-01-01", "2024-06-01"
    undefined, none = XirrOutcome.UNDEFINED, XirrOutcome.NONE
    assert outcome() == (undefined, XirrReason.NO_FLOWS)
    assert outcome((first, 0), (later, 0)) == (undefined, XirrReason.NO_FLOWS)
    assert outcome((first, 1)) == (undefined, XirrReason.ONE_DATE)
    assert outcome((first, -1), (first, 2), (later, 0)) == (undefined, XirrReason.ONE_DATE)
    assert outcome((first, 1), (later, 2)) == (undefined, XirrReason.ONE_SIGN)
    assert outcome((first, -1), (first, 1), (later, 2)) == (undefined, XirrReason.ONE_SIGN)
    assert outcome((first, -1), (first, 1), (later, 2), (later, -2)) == (
        undefined,
        XirrReason.ALWAYS_ZERO,
    )
    assert outcome(("2024-01-01", -1), ("2024-01-02", 10)) == (none, XirrReason.OUT_OF_RANGE)
    assert outcome(("2024-01-01", 1), ("2025-01-01", -1), ("2026-01-01", 1)) == (
        none,
        XirrReason.NO_ROOT,
    )
    assert xirr([(first, -100), (later, 100)]).rates == (0.0,)
    assert xirr([("2023-01-01", -100), ("2024-01-01", 0), ("2023-01-02", 80)]).rates == (-1.0,)
    both = xirr([("2021-01-01", -100), ("2022-01-01", 220), ("2023-01-01", -121)])
    assert both.rates == pytest.approx([0.1], abs=1e-6)  # touches 0 twice at once
    assert not both.is_certain


def test_what_is_refused() -> None:
    with pytest.raises(CurrencyMismatch):
        xirr([("2024-01-01", Money(-1, "EUR")), ("2024-06-01", Money(2, "USD"))])
    with pytest.raises(TypeError):
        xirr([("2024-01-01", -1.5)])  # type: ignore[list-item]
    for flows in (5, "flows", [5], [("2024-01-01",)], [("2024-01-01", 1, 2)]):
        with pytest.raises(TypeError):
            xirr(flows)  # type: ignore[arg-type]
    with pytest.raises(DecimalOverflow):
        xirr([("2024-01-01", "9" * 38), ("2024-01-01", "9" * 38), ("2024-01-02", -1)])
    with pytest.raises(LimitError):
        xirr([("2024-01-01", 1)] * 1_048_577)


def test_time_weighted_against_fractions() -> None:
    source = random.Random(3)
    for _ in range(200):
        count = source.randrange(2, 12)
        days = sorted(source.sample(range(2000), count))
        points = [
            (
                START + timedelta(day),
                Decimal(source.randrange(1, 10**6)) / 100,
                Decimal(source.randrange(0, 10**6)) / 1000,
            )
            for day in days
        ]
        growth = Fraction(1)
        for (_, value, flow), (_, end, _) in zip(points, points[1:]):
            growth *= Fraction(end) / (Fraction(value) + Fraction(flow))
        digits = source.randrange(12)
        found = time_weighted_return(points, digits, Rounding.HALF_EVEN, annualise=True)
        wanted = Fraction(round((growth - 1) * 10**digits), 10**digits)
        assert Fraction(found.value) == wanted
        assert -found.value.as_tuple().exponent == digits
        assert found.rounded == (wanted != growth - 1)
        assert found.annualised is not None
        yearly = float(growth) ** (365 / (days[-1] - days[0]))
        assert found.annualised + 1 == pytest.approx(yearly, rel=1e-9)


def test_time_weighted_edges() -> None:
    first, later, last = "2024-01-01", "2024-06-01", "2025-01-01"
    assert time_weighted_return([(first, 100, 0), (later, 0, 0)], 2).value == -1
    assert (
        time_weighted_return([(first, 100, 0), (later, 0, 0)], 2, annualise=True).annualised == -1
    )
    # Sold out for a while.
    away = [(first, 100, 0), (later, 110, -110), ("2024-07-01", 0, 50), (last, 55, 0)]
    assert time_weighted_return(away, 2) == (Decimal("0.21"), False, None)
    # Size does not matter: the same growth with any flows.
    money = [
        (first, Money(0, "EUR"), Money(100, "EUR")),
        (last, Money(103, "EUR"), Money(0, "EUR")),
    ]
    assert time_weighted_return(money, 2).value == Decimal("0.03")
    with pytest.raises(DivisionByZero):
        time_weighted_return([(first, 0, 0), (last, 1, 0)])
    for points in (
        [],
        [(first, 1, 0)],
        [(last, 1, 0), (first, 1, 0)],
        [(first, 1, -2), (last, 1, 0)],
        [(first, 1, 0), (last, -1, 0)],
    ):
        with pytest.raises(ArgumentError):
            time_weighted_return(points)
    with pytest.raises(LimitError):
        time_weighted_return([(first, 1, 0)] * (VALUE_POINTS_MAX + 1))
    # The last flow is ignored.
    assert time_weighted_return([(first, 1, 0)] * 5000 + [(last, 2, 1)], 2).value == 1
    with pytest.raises(CurrencyMismatch):
        time_weighted_return([(first, Money(1, "EUR"), Money(0, "USD")), (last, 1, 0)])
    with pytest.raises(DecimalOverflow):
        time_weighted_return([("2024-01-01", 1, 0), ("2024-01-02", 10, 0)], annualise=True)


def test_points_of_one_day() -> None:
    day = [("2020-06-01", 110, 50), ("2020-06-01", 160, -20)]
    points: list[Any] = [("2020-01-01", 0, 100), *day, ("2020-12-31", 147, 0)]
    assert time_weighted_return(points, digits=4) == (Decimal("0.1550"), False, None)
    assert time_weighted_return(day, digits=4).value == 0
    with pytest.raises(DivisionByZero):
        time_weighted_return(day, annualise=True)


def test_of_a_portfolio() -> None:
    portfolio = Portfolio("EUR")
    rates = Rates([("EUR", "USD", "1.25")])
    portfolio.buy("ABC", quantity=10, total="1000.00", fee="5", on="2021-01-01")
    portfolio.buy(
        "XYZ", quantity=4, total="500", fee="2.50", currency="USD", rate="0.8", on="2021-03-01"
    )
    portfolio.dividend("ABC", total="20.00", fee="1", on="2021-12-01")
    portfolio.fee(total="4.90", on="2021-12-31")
    portfolio.split("ABC", quantity=2, on="2022-01-01")
    portfolio.sell("ABC", quantity=5, total="300.00", on="2022-02-01")
    portfolio.sell("ABC", quantity=15, total="99999.00", on="2024-02-01")
    flows = [
        ("2021-01-01", "-1005"),
        ("2021-03-01", "-402"),
        ("2021-12-01", "19"),
        ("2021-12-31", "-4.90"),
        ("2022-02-01", "300"),
        ("2023-01-01", "1400"),
    ]
    prices = {"ABC": "66", "XYZ": "128.125"}
    found = portfolio.xirr(prices, rates, on="2023-01-01")
    assert found == xirr(flows)
    assert found.outcome is XirrOutcome.ONE
    # A missing price is not 0; the price of a security that is no longer held is not missing.
    assert portfolio.xirr({"ABC": 66}, rates, on="2023-01-01").reason is XirrReason.UNPRICED
    assert portfolio.xirr(prices, on="2023-01-01").reason is XirrReason.UNPRICED
    assert portfolio.xirr({"XYZ": 1}, rates, on="2024-02-01").rates
    assert portfolio.xirr(on=None).reason is XirrReason.NO_DATE  # type: ignore[arg-type]
    assert Portfolio("EUR").xirr(on="2024-01-01").reason is XirrReason.NO_FLOWS
