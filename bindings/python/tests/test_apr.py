"""Annual percentage rates: published cases, and the laws' equations at the rate's neighbours."""

from __future__ import annotations

import random
from datetime import date, timedelta
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest
from conftest import vectors
from loan_oracle import after, eu_years, us_months, worth_eu, worth_us

from libmoney import (
    AprRule,
    ArgumentError,
    CurrencyMismatch,
    DecimalOverflow,
    InexactResult,
    InvalidDate,
    LimitError,
    Money,
    apr,
)


def check(found: Decimal, worth: Any) -> None:
    """The sign of the value changes within half a unit of the last of 16 digits."""
    half = Decimal(1).scaleb(-16) / 2
    below, above = worth(found - half), worth(found + half)
    assert below * above <= 0, (found, below, above)


@pytest.mark.parametrize(
    ("start", "end", "years"),
    [
        # The Commission's guidelines on Directive 2008/48/EC.
        ("2012-01-12", "2012-02-15", Fraction(1, 12) + Fraction(3, 365)),
        ("2012-01-12", "2012-03-15", Fraction(2, 12) + Fraction(3, 365)),
        ("2013-01-12", "2013-02-15", Fraction(1, 12) + Fraction(3, 366)),
        ("2013-01-12", "2013-04-15", Fraction(3, 12) + Fraction(3, 366)),
        ("2013-02-25", "2013-03-28", Fraction(1, 12) + Fraction(3, 366)),
        ("2013-02-26", "2013-03-29", Fraction(1, 12) + Fraction(2, 366)),
        ("2012-02-26", "2012-03-29", Fraction(1, 12) + Fraction(3, 366)),
    ],
)
def test_published_intervals(start: str, end: str, years: Fraction) -> None:
    assert eu_years(date.fromisoformat(start), date.fromisoformat(end)) == years
    found = apr("eu", advances=[(start, 100)], payments=[(end, 101)])
    check(
        found, lambda rate: worth_eu([(Fraction(0), Fraction(100)), (years, Fraction(-101))], rate)
    )


@pytest.mark.parametrize(
    ("start", "end", "unit", "years"),
    [
        ("2012-01-12", "2012-01-30", "week", Fraction(2, 52) + Fraction(4, 365)),
        ("2012-01-12", "2013-01-12", "week", 1 + Fraction(2, 365)),
        ("2012-01-12", "2012-02-15", "year", Fraction(34, 365)),
        ("2019-02-28", "2020-02-29", "year", Fraction(1)),
        ("2012-01-12", "2013-07-12", "day", 1 + Fraction(182, 366)),
    ],
)
def test_intervals_of_other_units(start: str, end: str, unit: str, years: Fraction) -> None:
    found = apr("eu", advances=[(start, 100)], payments=[(end, 101)], unit=unit)
    check(
        found, lambda rate: worth_eu([(Fraction(0), Fraction(100)), (years, Fraction(-101))], rate)
    )


MONTHLY = [(month, "1432.86") for month in range(1, 241)]


@pytest.mark.parametrize(
    ("advances", "payments", "unit", "digits", "percent"),
    [
        # The Commission's examples 1, 8, 20, 35, 38 and 39.
        ([(0, 196000)], MONTHLY, "month", 6, "6.434412"),
        (
            [(0, 196000)],
            [(k, "1166.67" if k <= 6 else "1398.33") for k in range(1, 241)] + [(240, 200000)],
            "month",
            1,
            "8.9",
        ),
        (
            [(0, 196000)],
            [(k, "1319.91" if k <= 24 else "1423.41") for k in range(1, 241)],
            "month",
            1,
            "6.2",
        ),
        ([(0, 2940)], [(3, 100), (12, 3000)], "month", 1, "5.6"),
        ([(0, 2940)], [(1, "24.12"), (2, "24.12"), (3, "3024.12")], "month", 1, "19.4"),
        ([(0, 2940)], [(6, "3132.09")], "month", 1, "13.5"),
        # The rate of numpy-financial for 10000 in 10 years.
        ([(0, 3500)], [(10, 10000)], "year", 8, "11.06908537"),
        ([(0, 500)], [(1, 270), (2, 270)], "month", 2, "85.59"),
        ([(0, 500)], [(31, 270), (61, 270)], "day", 2, "84.63"),
        ([(0, 100)], [(31, 125)], "day", 1, "1283.7"),
    ],
)
def test_european(advances: Any, payments: Any, unit: str, digits: int, percent: str) -> None:
    given = {"advances": advances, "payments": payments, "unit": unit}
    assert str(apr("eu", **given, digits=digits)) == percent


START = date(1978, 1, 10)


@pytest.mark.parametrize(
    ("payments", "unit", "start", "percent"),
    [
        # The examples of Appendix J (c).
        ([(after(START, k), 230) for k in range(1, 25)], "month", START, "9.69"),
        (
            [
                (date(1978 + (m - 1) // 12, (m - 1) % 12 + 1, d), "219.17")
                for m in range(3, 15)
                for d in (1, 16)
            ],
            "half_month",
            date(1978, 2, 23),
            "10.34",
        ),
        ([(1, 250)] + [(k, 230) for k in range(2, 25)], "month", 0, "10.08"),
        ([(k, 230) for k in range(1, 24)] + [(24, 280)], "month", 0, "10.50"),
        ([(1, 250)] + [(k, 230) for k in range(2, 24)] + [(24, 280)], "month", 0, "10.90"),
    ],
)
def test_american(payments: Any, unit: str, start: Any, percent: str) -> None:
    found = apr("us", advances=[(start, 5000)], payments=payments, unit=unit, digits=2)
    assert str(found) == percent


def every(first: str, count: int, unit: tuple[int, str], amount: str) -> list[tuple[date, str]]:
    """Equal payments from a date on, a number of months or weeks apart."""
    start, (step, name) = date.fromisoformat(first), unit
    dates = (
        after(start, step * k) if name == "month" else start + timedelta(7 * step * k)
        for k in range(count)
    )
    return [(day, amount) for day in dates]


@pytest.mark.parametrize(
    ("advance", "payments", "unit", "percent"),
    [
        # Appendix J (c)(1)(ii), (iv) and (v), (2)(ii), (3)(ii) and (4)(ii).
        (("1978-02-10", 6000), every("1978-04-01", 36, (1, "month"), "200"), (1, "month"), "11.82"),
        (("1978-05-23", 10000), every("1978-10-01", 40, (3, "month"), "385"), (3, "month"), "8.97"),
        (("1978-03-20", 500), every("1978-04-21", 30, (1, "week"), "17.60"), (1, "week"), "14.96"),
        (
            ("1978-03-18", 400),
            [("1978-04-20", "39.50"), *every("1978-05-18", 11, (4, "week"), "38.31")],
            (4, "week"),
            "28.50",
        ),
        (
            ("1978-04-03", 200),
            [*every("1978-04-11", 19, (2, "week"), "9.50"), ("1979-01-02", "30")],
            (2, "week"),
            "12.22",
        ),
        (
            ("1978-01-10", 8000),
            [
                ("1978-03-01", "449.36"),
                *every("1978-05-01", 18, (2, "month"), "465"),
                ("1981-05-01", "200"),
            ],
            (2, "month"),
            "7.30",
        ),
    ],
)
def test_american_with_odd_periods(advance: Any, payments: Any, unit: Any, percent: str) -> None:
    assert str(apr("us", advances=[advance], payments=payments, unit=unit, digits=2)) == percent


def amounts(chance: random.Random, count: int, total: int) -> list[Fraction]:
    """Payments in cents that exceed a total by up to a half."""
    weights = [chance.random() + 0.1 for _ in range(count)]
    whole = total * (1 + chance.random() / 2) * 100
    return [Fraction(round(whole * one / sum(weights)) + 1, 100) for one in weights]


def test_the_equation_of_the_european_union() -> None:
    chance = random.Random(1)
    for _ in range(60):
        count = chance.randrange(1, 40)
        periods = sorted(chance.sample(range(1, 120), count))
        unit, per_year = chance.choice([("month", 12), ("week", 52), ("year", 1), ("day", 365)])
        paid = list(zip(periods, amounts(chance, count, 1000)))
        found = apr(
            "eu",
            advances=[(0, 1000)],
            payments=[(when, str(float(amount))) for when, amount in paid],
            unit=unit,
        )
        flows = [(Fraction(0), Fraction(1000))]
        flows += [(Fraction(when, per_year), -amount) for when, amount in paid]
        check(found, lambda rate, flows=flows: worth_eu(flows, rate))


def test_the_equation_of_the_european_union_with_dates() -> None:
    chance = random.Random(2)
    for _ in range(40):
        start = date(2019, 1, 1) + timedelta(chance.randrange(1500))
        count = chance.randrange(1, 12)
        days = sorted(chance.sample(range(20, 900), count))
        paid = list(zip([start + timedelta(day) for day in days], amounts(chance, count, 700)))
        found = apr(
            "eu",
            advances=[(start, 700)],
            payments=[(when, str(float(amount))) for when, amount in paid],
        )
        flows = [(Fraction(0), Fraction(700))]
        flows += [(eu_years(start, when), -amount) for when, amount in paid]
        check(found, lambda rate, flows=flows: worth_eu(flows, rate))


def test_the_equation_of_regulation_z() -> None:
    chance = random.Random(3)
    for _ in range(40):
        start = date(2019, 1, 1) + timedelta(chance.randrange(1500))
        count = chance.randrange(2, 12)
        weeks = chance.choice([1, 2, 4])
        days = sorted(chance.sample(range(20, 900), count))
        paid = list(zip(days, amounts(chance, count, 700)))
        found = apr(
            "us",
            advances=[(start, 700)],
            payments=[(start + timedelta(day), str(float(amount))) for day, amount in paid],
            unit=(weeks, "week"),
        )
        flows = [(Fraction(0), Fraction(700))]
        flows += [(Fraction(day, 7 * weeks), -amount) for day, amount in paid]
        check(
            found, lambda rate, flows=flows, weeks=weeks: worth_us(flows, rate, Fraction(52, weeks))
        )


def test_drawdowns_with_payments_in_between() -> None:
    """Advances and payments of a balance that is never below 0 at the rate itself."""
    chance = random.Random(4)
    for _ in range(60):
        monthly = Fraction(chance.randrange(1, 300), 10_000)
        flows: list[tuple[int, Fraction]] = [(0, Fraction(1000))]
        balance, period = Fraction(1000), 0
        for _ in range(chance.randrange(3, 20)):
            gap = chance.randrange(1, 3)
            period += gap
            balance *= (1 + monthly) ** gap
            if chance.random() < 0.4:
                amount = Fraction(chance.randrange(1, 60_000), 100)
            else:
                amount = -Fraction(int(balance * 100 * chance.randrange(0, 90) / 100), 100)
            balance += amount
            flows.append((period, amount))
        last = -Fraction(round(balance * (1 + monthly) * 100) + 1, 100)
        flows.append((period + 1, last))
        found = apr(
            "eu",
            advances=[(when, str(float(one))) for when, one in flows if one > 0],
            payments=[(when, str(float(-one))) for when, one in flows if one <= 0],
        )
        terms = [(Fraction(when, 12), amount) for when, amount in flows]
        check(found, lambda rate, terms=terms: worth_eu(terms, rate))


def test_a_credit_repaid_and_drawn_again() -> None:
    """The balance is exactly 0 in between, which does not make the rate ambiguous."""
    found = apr(
        "eu", advances=[(0, 100), (2, 100)], payments=[(1, 110), (3, 110)], unit="year", digits=4
    )
    assert str(found) == "10.0000"


def test_months_of_regulation_z() -> None:
    chance = random.Random(5)
    for _ in range(40):
        start = date(2019, 1, 1) + timedelta(chance.randrange(1500))
        count = chance.randrange(2, 12)
        days = sorted(chance.sample(range(20, 900), count))
        paid = list(zip([start + timedelta(day) for day in days], amounts(chance, count, 700)))
        found = apr(
            "us",
            advances=[(start, 700)],
            payments=[(when, str(float(amount))) for when, amount in paid],
        )
        flows = [(Fraction(0), Fraction(700))]
        flows += [(us_months(start, when), -amount) for when, amount in paid]
        check(found, lambda rate, flows=flows: worth_us(flows, rate, Fraction(12)))


@pytest.mark.parametrize("case", [one for one in vectors("loans") if "flows" in one])
def test_vectors(case: dict[str, Any]) -> None:
    flows = [(int(when) if "-" not in when else when, amount) for when, amount in case["flows"]]
    given = {
        "advances": [one for one in flows if not one[1].startswith("-")],
        "payments": [(when, text[1:]) for when, text in flows if text.startswith("-")],
        "unit": (case["count"], case["unit"]),
        "digits": case["digits"],
    }
    if "error" in case:
        with pytest.raises(ArgumentError, match=f"^{case['error']}"):
            apr(case["rule"], **given)
    else:
        assert str(apr(case["rule"], **given)) == case["percent"]


def test_the_order_and_the_currency_do_not_matter() -> None:
    numbers = apr("eu", advances=[(0, 500)], payments=[(1, 270), (2, 270)])
    moneys = apr(
        AprRule.EU,
        advances=[(0, Money(500, "EUR"))],
        payments=[(2, Money(270, "EUR")), (1, Money(270, "EUR"))],
    )
    assert numbers == moneys == apr("eu", advances=[(0, 1000)], payments=[(1, 540), (2, 540)])


def test_months_have_no_length() -> None:
    periods = apr("eu", advances=[(0, 500)], payments=[(1, 270), (2, 270)])
    for start in ("2023-01-31", "2023-02-28", "2024-02-29", "2024-06-15"):
        first = date.fromisoformat(start)
        payments = [(after(first, 1), 270), (after(first, 2), 270)]
        assert apr("eu", advances=[(start, 500)], payments=payments) == periods


@pytest.mark.parametrize(
    ("advances", "payments", "error", "words"),
    [
        ([], [], ArgumentError, "must contain an advance and a later payment"),
        ([(0, 100)], [], ArgumentError, "must contain an advance and a later payment"),
        ([(0, 100)], [(1, 99)], ArgumentError, "no annual percentage rate exists"),
        ([(0, 100), (2, 132)], [(1, 230)], ArgumentError, "theirs may have several"),
        # 0 % and 100 %.
        ([(0, 100), (2, 200)], [(1, 300)], ArgumentError, "theirs may have several"),
        # 0 %, 100 % and 200 %.
        ([(0, 100), (2, 1100)], [(1, 600), (3, 600)], ArgumentError, "theirs may have several"),
        ([(0, 100)], [(1, -110)], ArgumentError, "a payment must be at least 0, got -110"),
        ([(0, -100)], [(1, 110)], ArgumentError, "an advance must be at least 0, got -100"),
        ([(0, 100)], [("2024-01-01", 110)], InvalidDate, "must all be dated or all undated"),
        ([("2024-02-30", 100)], [("2024-01-01", 110)], InvalidDate, ""),
        ([(0, 100)], [(10**7, 110)], LimitError, "must be at most 4000000"),
        ([(0, 100)], [(10**12, 110)], ArgumentError, "a number of periods must be"),
        ([(0, "0.01")], [(1, 1000)], DecimalOverflow, "must be at most 1000000000 %"),
        ([(0, Money(1, "EUR"))], [(1, Money(2, "USD"))], CurrencyMismatch, ""),
        ([(0, 1.5)], [(1, 2)], TypeError, "float"),
        ([(True, 1)], [(1, 2)], TypeError, "must be an int, got bool"),
        ([(None, 1)], [(1, 2)], TypeError, "the date of an advance must be"),
        ([0, 1], [(1, 2)], TypeError, "a tuple of a date or a number of periods"),
        ("12", [(1, 2)], TypeError, "advances must be a list"),
    ],
)
def test_refused(advances: Any, payments: Any, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words or None):
        apr("eu", advances=advances, payments=payments)


def test_refused_choices() -> None:
    credit: dict[str, Any] = {"advances": [(0, 500)], "payments": [(1, 270), (2, 270)]}
    with pytest.raises(ArgumentError, match="must be one of eu, us, got 'uk'"):
        apr("uk", **credit)
    with pytest.raises(ArgumentError):
        apr("eu", **credit, digits=17)
    with pytest.raises(InexactResult):
        apr("eu", **credit, rounding="unnecessary")
    with pytest.raises(ArgumentError, match="unit_count must be 1 to 12, got 13"):
        apr("eu", **credit, unit=(13, "month"))
    with pytest.raises(LimitError, match="number of flows must be at most 100000"):
        apr("eu", advances=[(0, 500)], payments=[(1, 1)] * 100_000)
