"""The fees of loans, and the annual percentage rates of their schedules."""

from __future__ import annotations

import random
from datetime import date, timedelta
from decimal import Decimal
from typing import Any

import pytest

from libmoney import (
    AprRule,
    ArgumentError,
    DecimalOverflow,
    InexactResult,
    Loan,
    LoanEvent,
    LoanKind,
    LoanRow,
    Money,
    apr,
)

START = date(2024, 1, 1)


def cents(chance: random.Random, most: int) -> Decimal:
    return Decimal(chance.randrange(most)) / 100


@pytest.mark.parametrize("kind", LoanKind)
def test_fees_change_the_payments_alone(kind: LoanKind) -> None:
    chance = random.Random(f"fees {kind.name}")
    for _ in range(40):
        principal, advance, fee = cents(chance, 10**7) + 1, cents(chance, 900), cents(chance, 900)
        terms: dict[str, Any] = {
            "rate": chance.choice(["0", "4.8", "19.99"]),
            "start": START + timedelta(chance.randrange(400)),
            "payments": chance.randrange(1, 40),
            "every": (chance.choice([1, 3]), "month"),
            "kind": kind,
        }
        plain = Loan(principal, "EUR", **terms)
        loan = Loan(principal, "EUR", **terms, advance_fee=advance, payment_fee=fee)
        rows, zero = loan.schedule(), Money(0, "EUR")
        if advance:
            paid, lent = Money(advance, "EUR"), Money(principal, "EUR")
            assert rows.pop(0) == LoanRow(0, terms["start"], paid, zero, zero, lent, paid)
        assert len(rows) == len(plain)
        for row, without in zip(rows, plain.schedule()):
            assert (*row[:2], *row[3:6]) == (*without[:2], *without[3:6])
            assert row.payment == without.payment + row.fee and row.fee == Money(fee, "EUR")
        assert rows[-1].balance.is_zero and loan.payment == plain.payment
        assert loan.interest == plain.interest == plain.cost and plain.fees.is_zero
        assert loan.fees == Money(advance + fee * len(rows), "EUR")
        assert loan.cost == loan.interest + loan.fees and loan.paid == loan.principal + loan.cost


@pytest.mark.parametrize("rule", AprRule)
def test_the_rate_of_a_loan_is_that_of_its_flows(rule: AprRule) -> None:
    chance = random.Random(f"rates {rule.name}")
    for _ in range(40):
        start = START + timedelta(chance.randrange(400))
        every = (chance.choice([1, 2, 3, 6]), chance.choice(["month", "week"]))
        advance, fee = cents(chance, 9000), cents(chance, 900) + 1
        events = [
            LoanEvent(start, "advance", 500),
            LoanEvent(start + timedelta(10), "advance", 1000),
            LoanEvent(start + timedelta(20), "extra", 250),
        ]
        loan = Loan(
            5000,
            "EUR",
            rate=chance.choice(["0", "3.9", "24"]),
            start=start,
            payments=chance.randrange(3, 30),
            every=every,
            first_payment=start + timedelta(chance.randrange(21, 90)),
            kind=chance.choice(list(LoanKind)),
            day_count=chance.choice(["act/365f", "30e/360"]),
            advance_fee=advance,
            payment_fee=fee,
            events=events[: chance.randrange(4)],
        )
        rows = loan.schedule()
        payments = [(row.date, row.payment) for row in rows if row.payment.amount > 0]
        advances = [(start, Money(5000, "EUR"))]
        advances += [(row.date, -row.payment) for row in rows if row.payment.amount < 0]
        assert loan.apr(rule) == apr(rule, advances=advances, payments=payments, unit=every)


def test_the_unit_period_of_a_loan_is_at_most_a_year() -> None:
    terms: dict[str, Any] = {"rate": 5, "start": START, "payments": 3, "kind": "bullet"}
    for every in ((24, "month"), (2, "year"), (104, "week"), (731, "day")):
        loan = Loan(1000, "EUR", **terms, every=every, advance_fee=30)
        advances = [(START, Money(970, "EUR"))]
        payments = [(row.date, row.payment) for row in loan.schedule()[1:]]
        flows: dict[str, Any] = {"advances": advances, "payments": payments}
        assert loan.apr("us") == apr("us", **flows, unit="year")
        assert loan.apr("eu") == apr("eu", **flows, unit=every[1])


def test_the_unit_period_of_a_single_payment_is_its_term() -> None:
    terms: dict[str, Any] = {"rate": 6, "start": START, "payments": 1, "kind": "bullet"}
    loan = Loan(1000, "EUR", **terms, first_payment=date(2024, 7, 1), advance_fee=10)
    # 1030 for 990 after half a year.
    assert str(loan.apr("us", digits=4)) == "8.0808"


def test_refused_rates_of_a_loan() -> None:
    terms: dict[str, Any] = {"rate": 6, "start": START, "payments": 2}
    loan = Loan(1000, "EUR", **terms, advance_fee=1000)
    with pytest.raises(ArgumentError, match="must contain an advance and a later payment"):
        loan.apr("eu")
    loan = Loan(1000, "EUR", **terms)
    with pytest.raises(ArgumentError, match="must be one of eu, us, got 'uk'"):
        loan.apr("uk")
    with pytest.raises(ArgumentError):
        loan.apr("eu", digits=17)
    with pytest.raises(InexactResult):
        loan.apr("eu", rounding="unnecessary")
    short = Loan(100, "EUR", **terms, every="day", advance_fee="99.99")
    with pytest.raises(DecimalOverflow, match="must be at most 1000000000 %"):
        short.apr("eu")
