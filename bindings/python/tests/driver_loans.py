"""Answers golden vectors of loans and annual percentage rates."""

from __future__ import annotations

from typing import Any

from driver_trade import number

from libmoney import DayCount, Loan, LoanEvent, apr

Vector = dict[str, Any]


def loans(vector: Vector) -> Any:
    if "flows" in vector:
        return rate_of_charge(vector)
    loan = loan_of(vector)
    return {
        "level": number(loan.payment),
        "rows": [[number(amount) for amount in row[2:]] for row in loan.schedule()],
        "cost": number(loan.cost),
        "apr": [f"{loan.apr(rule):f}" for rule in ("eu", "us")],
    }


def loan_of(vector: Vector) -> Loan:
    return Loan(
        vector["principal"],
        vector["currency"],
        rate=vector["rate"],
        start=vector["start"],
        payments=vector["payments"],
        every=(vector["count"], "month"),
        day_count=DayCount[vector["day_count"].upper()],
        kind=vector["kind"],
        first_payment=vector.get("first"),
        payment=vector.get("payment"),
        advance_fee=vector.get("advance_fee"),
        payment_fee=vector.get("payment_fee"),
        events=[event(*words) for words in vector.get("events", [])],
    )


def event(day: str, kind: str, value: str) -> LoanEvent:
    return LoanEvent(day, kind, None if kind == "level" else value)


def rate_of_charge(vector: Vector) -> Any:
    flows = [(when if "-" in when else int(when), amount) for when, amount in vector["flows"]]
    found = apr(
        vector["rule"],
        advances=[one for one in flows if not one[1].startswith("-")],
        payments=[(when, text[1:]) for when, text in flows if text.startswith("-")],
        unit=(vector["count"], vector["unit"]),
        digits=vector["digits"],
    )
    return {"percent": str(found)}
