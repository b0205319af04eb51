"""Repayment schedules against exact fractions: loan_oracle contains dates and day counts."""

from __future__ import annotations

import random
from datetime import date, timedelta
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest
from conftest import ROOT, vectors
from driver_loans import loan_of
from loan_oracle import after, level_payment, schedule, with_events, written, years

from libmoney import (
    ArgumentError,
    DayCount,
    InexactResult,
    InvalidDate,
    LimitError,
    Loan,
    LoanEvent,
    LoanKind,
    Money,
    MoneyError,
    PeriodUnit,
    UnknownCurrency,
    apr,
)

START = date(2024, 1, 1)


def exact(amount: Money) -> Fraction:
    return Fraction(amount.amount)


@pytest.mark.parametrize("kind", LoanKind)
@pytest.mark.parametrize(
    "convention",
    [
        DayCount.THIRTY_360_BOND,
        DayCount.THIRTY_E_360,
        DayCount.ACTUAL_360,
        DayCount.ACTUAL_365,
    ],
)
def test_schedules(kind: LoanKind, convention: DayCount) -> None:
    chance = random.Random(kind * 100 + convention)
    for _ in range(60):
        principal = Fraction(chance.randrange(100, 50_000_000), 100)
        start = START + timedelta(chance.randrange(800))
        count, step = chance.randrange(1, 60), chance.choice([1, 1, 2, 3, 6])
        percent = chance.choice(["0", "0.5", "4.8", "9.4822", "19.99"])
        months = [after(start, step * number) for number in range(count + 1)]
        rates = [
            Fraction(percent) / 100 * years(first, second, convention.name.lower())
            for first, second in zip(months, months[1:])
        ]
        loan = Loan(
            str(float(principal)),
            "EUR",
            rate=percent,
            start=start,
            payments=count,
            every=(step, "month"),
            day_count=convention,
            kind=kind,
        )
        rows = loan.schedule()
        level = level_payment(kind.name.lower(), principal, rates)
        wanted = schedule(kind.name.lower(), principal, rates, level)
        assert exact(loan.payment) == level
        assert [(exact(r.interest), exact(r.principal), exact(r.balance)) for r in rows] == wanted
        assert [row.date for row in rows] == months[1 : len(wanted) + 1]
        assert [row.number for row in rows] == list(range(1, len(wanted) + 1))
        for row in rows:
            assert row.payment == row.interest + row.principal
        assert rows[-1].balance.is_zero and len(loan) == len(rows) and loan.end == rows[-1].date
        assert sum(exact(row.principal) for row in rows) == principal == exact(loan.principal)
        assert sum(exact(row.interest) for row in rows) == exact(loan.interest)
        assert exact(loan.paid) == principal + exact(loan.interest)


def test_vectors_are_those_of_the_oracle() -> None:
    path = ROOT / "Tests" / "Vectors" / "loans.json"
    assert path.read_text(encoding="utf-8") == written()


@pytest.mark.parametrize("case", [one for one in vectors("loans") if "principal" in one])
def test_vectors(case: dict[str, Any]) -> None:
    if "error" in case:
        with pytest.raises(MoneyError, match=f"^{case['error']}"):
            loan_of(case).apr("eu")
        return
    loan = loan_of(case)
    assert str(loan.payment.amount) == case["level"]
    rows = [[str(amount.amount) for amount in row[2:]] for row in loan.schedule()]
    assert rows == case["rows"]
    assert str(loan.cost.amount) == case["cost"]
    assert [f"{loan.apr(rule):f}" for rule in ("eu", "us")] == case["apr"]


def test_published() -> None:
    loan = Loan("100.00", "EUR", rate="9.4822", start=START, payments=6, day_count="30/360 bond")
    rows = loan.schedule()
    assert loan.payment == Money("17.13", "EUR")
    interest = ["0.79", "0.66", "0.53", "0.40", "0.27", "0.13"]
    assert [str(row.interest.amount) for row in rows] == interest
    left = ["83.66", "67.19", "50.59", "33.86", "17.00", "0.00"]
    assert [str(row.balance.amount) for row in rows] == left
    assert str(rows[-1].payment.amount) == "17.13"
    assert repr(loan) == "<Loan of 100.00 EUR, 6 rows until 2024-07-01>"


def test_published_payments_with_many_digits() -> None:
    """The cases of numpy-financial, in a currency whose minor unit is 10^-18."""
    loan = Loan(15000, "ETH", rate=8, start=START, payments=60)
    assert str(loan.payment.amount) == "304.145914326205237034"
    assert str(loan.schedule()[0].principal.amount) == "204.145914326205237034"
    # The first payment of an annuity due is made at once, so the loan is that much smaller.
    due = Loan("14697.868297", "ETH", rate=8, start=START, payments=59)
    assert round(due.payment.amount, 6) == Decimal("302.131703")
    first = Loan(55000, "ETH", rate=10, start=START, payments=60).schedule()[0]
    assert str(first.principal.amount) == "710.254125786421761249"


def test_months_end_with_their_last_day() -> None:
    loan = Loan(900, "EUR", rate=0, start="2023-12-31", payments=4)
    found = [(row.date.month, row.date.day) for row in loan.schedule()]
    assert found == [(1, 31), (2, 29), (3, 31), (4, 30)]
    weeks = Loan(900, "EUR", rate=0, start=START, payments=3, every=(2, PeriodUnit.WEEK))
    found_days = [(row.date - START).days for row in weeks.schedule()]
    assert found_days == [14, 28, 42]


def test_an_odd_first_period() -> None:
    first = date(2024, 2, 15)
    given: dict[str, Any] = {"rate": "6", "start": START, "payments": 12, "first_payment": first}
    loan = Loan(12000, "EUR", day_count="act/365f", **given)
    dates = [START, *(after(first, number) for number in range(12))]
    rates = [
        Fraction(6, 100) * Fraction((second - begin).days, 365)
        for begin, second in zip(dates, dates[1:])
    ]
    rows = loan.schedule()
    level = level_payment("annuity", Fraction(12000), rates)
    wanted = schedule("annuity", Fraction(12000), rates, level)
    assert [(exact(r.interest), exact(r.principal), exact(r.balance)) for r in rows] == wanted
    assert [row.date for row in rows] == dates[1:]


@pytest.mark.parametrize("kind", ["annuity", "linear", "bullet"])
def test_events(kind: str) -> None:
    chance = random.Random(f"events {kind}")
    names = ["advance", "extra", "rate", "fee"] + (["payment", "level"] if kind != "bullet" else [])
    for _ in range(80):
        start = START + timedelta(chance.randrange(400))
        count = chance.randrange(2, 25)
        dates = [after(start, number + 1) for number in range(count)]
        convention = chance.choice([DayCount.ACTUAL_365, DayCount.ACTUAL_360])
        terms = {
            "principal": "10000",
            "rate": chance.choice(["3", "7.25"]),
            "start": start.isoformat(),
            "kind": kind,
            "day_count": convention.name.lower(),
        }
        span = (dates[-1] - start).days
        events = []
        for _ in range(chance.randrange(0, 5)):
            name = chance.choice(names)
            value = {
                "advance": Fraction(chance.randrange(1, 500000), 100),
                "extra": Fraction(chance.randrange(1, 10000), 100),
                "rate": Fraction(chance.randrange(0, 1500), 100),
                "payment": Fraction(chance.randrange(60000, 90000), 100),
                "level": Fraction(0),
                "fee": Fraction(chance.randrange(1, 9999), 100),
            }[name]
            events.append((start + timedelta(chance.randrange(span)), name, value))
        given = [
            LoanEvent(day, name, None if name == "level" else str(float(value)))
            for day, name, value in events
        ]
        wanted = with_events(terms, dates, events)
        if any(row[5] < 0 for row in wanted):
            continue
        try:
            loan = Loan(
                "10000",
                "EUR",
                rate=terms["rate"],
                start=start,
                payments=count,
                kind=kind,
                day_count=convention,
                events=given,
            )
        except ArgumentError:
            # A payment that does not exceed its interest, or a fee after the last payment.
            paid = [row for row in wanted if row[0]]
            assert any(row[4] <= 0 for row in paid) or wanted[-1][1] > paid[-1][1]
            continue
        found = [(row.number, row.date, *map(exact, row[2:])) for row in loan.schedule()]
        assert found == wanted
        fees = sum(value for _, name, value in events if name == "fee")
        assert exact(loan.paid) == exact(loan.interest) + exact(loan.principal) + fees
        advances = sum(value for _, name, value in events if name == "advance")
        assert exact(loan.principal) == 10000 + advances


def test_a_rate_that_changes_and_an_extra_repayment() -> None:
    events = [LoanEvent("2024-02-01", "extra", 100), LoanEvent("2024-03-01", "rate", 24)]
    loan = Loan(300, "EUR", rate=12, start="2024-01-01", payments=4, events=events)
    rows = [
        (row.number, *map(str, (row.payment.amount, row.balance.amount))) for row in loan.schedule()
    ]
    assert rows == [
        (1, "76.88", "226.12"),
        (0, "100.00", "126.12"),
        (2, "76.88", "50.50"),
        (3, "26.01", "25.50"),
        (4, "26.01", "0.00"),
    ]


def test_fees_on_dates_of_their_own() -> None:
    """A fee is a row, changes neither balance nor interest, and is part of the rate."""
    plain = Loan(1000, "EUR", rate=12, start="2024-01-01", payments=12)
    days = ("2024-01-01", "2024-03-17", "2024-04-01", "2025-01-01")
    loan = Loan(
        *(1000, "EUR"),
        rate=12,
        start="2024-01-01",
        payments=12,
        events=[LoanEvent(day, "fee", 10) for day in days],
    )
    rows = loan.schedule()
    assert [row for row in rows if row.number] == plain.schedule()
    fees = [row for row in rows if not row.number]
    assert [(str(row.date), row.payment, row.fee) for row in fees] == [
        (day, Money(10, "EUR"), Money(10, "EUR")) for day in days
    ]
    assert (loan.interest, loan.fees) == (plain.interest, Money(40, "EUR"))
    assert loan.paid == plain.paid + loan.fees
    flows = [(row.date, -row.payment.amount) for row in rows]
    flows[0] = (rows[0].date, Decimal(990))
    assert loan.apr("eu", digits=6) == apr(
        "eu",
        advances=flows[:1],
        payments=[(day, -amount) for day, amount in flows[1:]],
        unit="month",
        digits=6,
    )
    early = LoanEvent("2024-03-01", "extra", 500), LoanEvent("2024-04-02", "fee", 1)
    with pytest.raises(ArgumentError, match="events must be before the last payment"):
        Loan(600, "EUR", rate=0, start="2024-01-01", payments=12, payment=50, events=early)


@pytest.mark.parametrize(
    ("event", "error", "words"),
    [
        (("2023-12-31", "extra", 1), ArgumentError, "events must not be before the start"),
        (("2024-07-01", "extra", 1), ArgumentError, "events must be before the last payment"),
        (
            ("2024-02-01", "extra", 84),
            ArgumentError,
            "must be at most the balance of 83.66, got 84",
        ),
        (("2024-02-01", "advance", 0), ArgumentError, "must be above 0, got 0"),
        (("2024-02-01", "advance"), ArgumentError, "must be set for an advance, a payment or"),
        (("2024-02-01", "level", 5), ArgumentError, "must be set for an advance, a payment or"),
        (("2024-02-01", "rate"), TypeError, "a rate must be"),
        (("2024-02-01", "rate", -1), ArgumentError, "rate must be at least 0"),
        (("2024-02-01", "payment", "0.5"), ArgumentError, "must exceed the interest"),
        (("2024-02-01", "advance", "0.001"), InexactResult, "must be a multiple of the minor unit"),
        (("2024-02-30", "advance", 1), InvalidDate, ""),
        ((None, "advance", 1), InvalidDate, ""),
        (("2024-02-01", "balloon", 1), ArgumentError, "must be one of advance, extra, rate"),
        (("2024-07-02", "fee", 1), ArgumentError, "events must be before the last payment"),
        (("2023-12-31", "fee", 1), ArgumentError, "events must not be before the start"),
        (("2024-02-01", "fee"), ArgumentError, "must be set for an advance, a payment or"),
        (("2024-02-01", "fee", 0), ArgumentError, "must be above 0, got 0"),
        (("2024-02-01", "fee", "0.001"), InexactResult, "must be a multiple of the minor unit"),
        (("2024-02-01",), TypeError, "an event must be a LoanEvent"),
    ],
)
def test_refused_events(event: Any, error: type[Exception], words: str) -> None:
    terms: dict[str, Any] = {"rate": "9.4822", "start": START, "payments": 6}
    with pytest.raises(error, match=words or None):
        Loan(100, "EUR", events=[event], **terms)


def test_too_many_events() -> None:
    event = LoanEvent(START, "extra", 1)
    with pytest.raises(LimitError):
        Loan(10**6, "EUR", rate=1, start=START, payments=2, events=[event] * 1001)
    with pytest.raises(LimitError, match="payments times events must be at most 1000000"):
        Loan(10**6, "EUR", rate=1, start=START, payments=1001, every="day", events=[event] * 1000)


def test_an_agreed_payment() -> None:
    loan = Loan(1000, "EUR", rate="12", start=START, payments=12, payment=300)
    wanted = schedule("annuity", Fraction(1000), [Fraction(1, 100)] * 12, Fraction(300))
    assert [exact(row.balance) for row in loan.schedule()] == [row[2] for row in wanted]
    assert len(loan) == 4 and loan.payment == Money(300, "EUR")
    with pytest.raises(ArgumentError, match="payment 1 on 2024-02-01 must exceed the interest"):
        Loan(1000, "EUR", rate="12", start=START, payments=12, payment=10)


@pytest.mark.parametrize(
    ("change", "error", "words"),
    [
        ({"payments": 10**9}, LimitError, "payment_count must be at most 100000"),
        ({"payments": 10**12}, ArgumentError, "the number of payments must be"),
        ({"payments": 0}, ArgumentError, "must be at least 1"),
        ({"start": "2024-02-30"}, InvalidDate, ""),
        ({"start": None}, InvalidDate, ""),
        ({"start": "9999-12-01"}, InvalidDate, "payment 1 must be in the years 1 to 9999"),
        ({"first_payment": START}, ArgumentError, "first payment must be after the start"),
        ({"rate": "-1"}, ArgumentError, "rate must be at least 0, got -1"),
        ({"every": "half_month"}, ArgumentError, "got a half-month"),
        ({"every": (0, "month")}, ArgumentError, "a period must be 1 to"),
        ({"every": "fortnight"}, ArgumentError, "a period must be one of day, week, month"),
        ({"every": (1, 2, 3)}, TypeError, "a tuple of a number and a unit"),
        ({"day_count": "act/act icma"}, ArgumentError, "must not require a coupon period"),
        ({"day_count": "act/364"}, ArgumentError, "must be one of act/365f"),
        ({"kind": "balloon"}, ArgumentError, "must be one of annuity, linear, bullet"),
        ({"kind": "bullet", "payment": 5}, ArgumentError, "must not be set for a bullet loan"),
        ({"principal": 0}, ArgumentError, "principal must be above 0, got 0"),
        ({"principal": "0.001"}, InexactResult, "must be a multiple of the minor unit"),
        ({"currency": "ZZZ"}, UnknownCurrency, ""),
        ({"rounding": "unnecessary"}, InexactResult, ""),
        ({"payment_fee": -1}, ArgumentError, "fees must be at least 0, got -1"),
        ({"advance_fee": "0.001"}, InexactResult, "fee of the advance must be a multiple"),
        ({"payment_fee": 1.5}, TypeError, "float"),
        ({"rate": 9.5}, TypeError, "a rate must be a str, an int or a Decimal, got float"),
    ],
)
def test_refused(change: dict[str, Any], error: type[Exception], words: str) -> None:
    terms = {"principal": 100, "currency": "EUR", "rate": "9.4822", "start": START, "payments": 6}
    with pytest.raises(error, match=words or None):
        Loan(**{**terms, **change})
