"""Loans and annual percentage rates by exact fractions and long decimals, for comparison.

``python loan_oracle.py`` prints the golden vectors (Tests/Vectors/loans.json).
"""

from __future__ import annotations

import calendar
import json
from datetime import date
from decimal import ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction
from typing import Any, Callable

#: Years or unit-periods, and amounts.
Times = list[tuple[Fraction, Fraction]]
#: The interest, principal and balance of each payment.
Rows = list[tuple[Fraction, Fraction, Fraction]]
#: The date, the kind and the amount or the rate of an event; 0 for an event without either.
Event = tuple[date, str, Fraction]
#: The number, the date, the payment, the interest, the principal, the balance and the fee.
EventRow = tuple[int, date, Fraction, Fraction, Fraction, Fraction, Fraction]
#: The periods in a year.
PER_YEAR = {"day": 365, "week": 52, "month": 12, "year": 1, "half_month": 24}


def after(start: date, months: int) -> date:
    """The same day of a later month, or its last."""
    year, month = divmod(start.year * 12 + start.month - 1 + months, 12)
    last = calendar.monthrange(year, month + 1)[1]
    return date(year, month + 1, min(start.day, last))


def years(start: date, end: date, convention: str) -> Fraction:
    """The years between two dates by a day count."""
    days = (end - start).days
    if convention.startswith("actual"):
        return Fraction(days, int(convention.removeprefix("actual_")))
    months = 12 * (end.year - start.year) + end.month - start.month
    first = min(start.day, 30)
    last = 30 if end.day == 31 and (first == 30 or convention == "thirty_e_360") else end.day
    return Fraction(30 * months + last - first, 360)


def to_even(value: Fraction) -> Fraction:
    """The nearest cents; Python rounds halves to even."""
    return Fraction(round(value * 100), 100)


def level_payment(kind: str, principal: Fraction, rates: list[Fraction]) -> Fraction:
    """The level payment or repayment; the rates are those of the periods."""
    if kind == "bullet":
        return Fraction(0)
    if kind == "linear":
        return to_even(principal / len(rates))
    factor, annuity = Fraction(1), Fraction(0)
    for rate in rates:
        factor /= 1 + rate
        annuity += factor
    return to_even(principal / annuity)


def schedule(kind: str, principal: Fraction, rates: list[Fraction], level: Fraction) -> Rows:
    """The rows of a loan."""
    rows: Rows = []
    balance = principal
    for index, rate in enumerate(rates):
        interest = to_even(balance * rate)
        repaid = level - interest if kind == "annuity" else level
        if index == len(rates) - 1 or repaid > balance:
            repaid = balance
        balance -= repaid
        rows.append((interest, repaid, balance))
        if not balance:
            break
    return rows


def with_events(given: dict[str, Any], dates: list[date], events: list[Event]) -> list[EventRow]:
    """The rows of a loan with events."""
    kind, convention = given["kind"], given["day_count"]
    balance, rate = Fraction(given["principal"]), Fraction(given["rate"]) / 100
    payment_fee, zero = Fraction(given.get("payment_fee", 0)), Fraction(0)
    level, is_agreed, rows = None, False, []
    pending, begin = sorted(events, key=lambda event: event[0]), date.fromisoformat(given["start"])
    for index, end in enumerate(dates):
        due, last = zero, begin
        while pending and pending[0][0] < end:
            day, what, value = pending.pop(0)
            if what == "fee":
                rows.append((0, day, value, zero, zero, balance, value))
                continue
            due += balance * rate * years(last, day, convention)
            last = day
            if what in ("advance", "extra"):
                paid = value if what == "extra" else -value
                balance -= paid
                rows.append((0, day, paid, zero, paid, balance, zero))
            elif what == "rate":
                rate = value / 100
            if what == "payment":
                level, is_agreed = value, True
            elif what == "level" or (what != "extra" and not is_agreed):
                level, is_agreed = None, False
        due += balance * rate * years(last, end, convention)
        if level is None:
            later = [
                rate * years(*pair, convention) for pair in zip(dates[index:], dates[index + 1 :])
            ]
            level = _level(kind, balance, due, later)
        interest = to_even(due)
        repaid = level - interest if kind == "annuity" else level
        if index == len(dates) - 1 or repaid > balance:
            repaid = balance
        balance -= repaid
        payment = repaid + interest + payment_fee
        rows.append((index + 1, end, payment, interest, repaid, balance, payment_fee))
        begin = end
        if not balance and all(what == "fee" for _, what, _ in pending):
            break
    return rows + [(0, day, fee, zero, zero, balance, fee) for day, _, fee in pending]


def _level(kind: str, balance: Fraction, due: Fraction, later: list[Fraction]) -> Fraction:
    """The level payment from a payment on, with the rates of the periods after it."""
    if kind != "annuity":
        return level_payment(kind, balance, [due, *later])
    factor = annuity = Fraction(1)
    for one in later:
        factor /= 1 + one
        annuity += factor
    return to_even((balance + due) / annuity)


def eu_years(start: date, end: date) -> Fraction:
    """Complete months counted back from the end, and days of the year that ends with them."""
    months = 12 * (end.year - start.year) + end.month - start.month
    if after(start, months) == end:
        return Fraction(months, 12)
    while after(end, -months) < start:
        months -= 1
    rest = after(end, -months)
    length = (rest - after(rest, -12)).days
    return Fraction(months, 12) + Fraction((rest - start).days, length)


def us_months(start: date, end: date) -> Fraction:
    """Full months counted back from the end, and days over 30."""
    months = 12 * (end.year - start.year) + end.month - start.month
    if after(start, months) == end:
        return Fraction(months)
    while after(end, -months) < start:
        months -= 1
    return months + Fraction((after(end, -months) - start).days, 30)


def _decimal(value: Fraction) -> Decimal:
    return Decimal(value.numerator) / value.denominator


def worth_eu(flows: Times, percent: Decimal) -> Decimal:
    """The value of flows at an effective rate; their times are years."""
    with localcontext() as context:
        context.prec = 60
        log = (1 + percent / 100).ln()
        terms = [_decimal(amount) * (-_decimal(time) * log).exp() for time, amount in flows]
        return sum(terms, Decimal(0))


def worth_us(flows: Times, percent: Decimal, per_year: Fraction) -> Decimal:
    """The value of flows at a nominal rate; their times are unit-periods."""
    with localcontext() as context:
        context.prec = 60
        rate = percent / 100 / _decimal(per_year)
        total = Decimal(0)
        for time, amount in flows:
            whole, part = divmod(time, 1)
            total += _decimal(amount) / (1 + rate * _decimal(part)) / (1 + rate) ** int(whole)
        return total


def solved(worth: Callable[[Decimal], Decimal], digits: int) -> str:
    """The rate at which a value changes from negative to positive, halves rounded up."""
    with localcontext() as context:
        context.prec = 60
        low, high = Decimal(0), Decimal(100)
        while worth(high) < 0:
            high *= 2
        for _ in range(130):
            middle = (low + high) / 2
            low, high = (middle, high) if worth(middle) < 0 else (low, middle)
        return format(low.quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP), "f")


def loan_vector(given: dict[str, Any]) -> dict[str, Any]:
    """A loan in months with its level payment, its rows, its cost and its rates of charge."""
    start = date.fromisoformat(given["start"])
    first = date.fromisoformat(given["first"]) if "first" in given else None
    count, anchor = given["count"], first or start
    dates = [after(anchor, count * (index + (not first))) for index in range(given["payments"])]
    rates = [
        Fraction(given["rate"]) / 100 * years(begin, end, given["day_count"])
        for begin, end in zip([start, *dates], dates)
    ]
    principal = Fraction(given["principal"])
    level = level_payment(given["kind"], principal, rates)
    if "payment" in given:
        level = Fraction(given["payment"])
    fee, advance_fee = (Fraction(given.get(f"{one}_fee", 0)) for one in ("payment", "advance"))
    if "events" in given:
        events = [(date.fromisoformat(day), what, Fraction(v)) for day, what, v in given["events"]]
        rows = [row[1:] for row in with_events(given, dates, events)]
    else:
        rows = [
            (day, interest + repaid + fee, interest, repaid, balance, fee)
            for day, (interest, repaid, balance) in zip(
                dates, schedule(given["kind"], principal, rates, level)
            )
        ]
    flows = [(start, principal - advance_fee)] + [(row[0], -row[1]) for row in rows]
    found = [list(row[1:]) for row in rows]
    if advance_fee:
        found.insert(0, [advance_fee, Fraction(0), Fraction(0), principal, advance_fee])
    answers = {"level": _text(level), "rows": [[_text(one) for one in row] for row in found]}
    answers["cost"] = _text(sum((row[1] + row[4] for row in found), Fraction(0)))
    return {**given, **answers, "apr": [_rate(rule, flows, count) for rule in ("eu", "us")]}


def _rate(rule: str, flows: list[tuple[date, Fraction]], count: int) -> str:
    """The rate of charge of flows, the first of which is the advance, paid every few months."""
    start = flows[0][0]
    if rule == "eu":
        times = [(eu_years(start, day), amount) for day, amount in flows]
        return solved(lambda rate: worth_eu(times, rate), 16)
    periods = [(us_months(start, day) / count, amount) for day, amount in flows]
    return solved(lambda rate: worth_us(periods, rate, Fraction(12, count)), 16)


def _text(value: Fraction) -> str:
    return f"{_decimal(value):.2f}"


def apr_vector(given: dict[str, Any]) -> dict[str, Any]:
    """Flows with their rate."""
    per_year = Fraction(PER_YEAR[given["unit"]], given["count"])
    flows: Times = []
    for when, amount in given["flows"]:
        if "-" in when:
            start, end = (date.fromisoformat(text) for text in (given["flows"][0][0], when))
            time = eu_years(start, end) if given["rule"] == "eu" else us_months(start, end)
        else:
            time = Fraction(when) / (per_year if given["rule"] == "eu" else 1)
        flows.append((time, Fraction(amount)))

    def worth(rate: Decimal) -> Decimal:
        if given["rule"] == "eu":
            return worth_eu(flows, rate)
        return worth_us(flows, rate, per_year)

    return {**given, "percent": solved(worth, given["digits"])}


def _loans() -> list[dict[str, Any]]:
    days = ("2024-01-01", "2024-03-17", "2024-04-01", "2025-01-01")
    changes = [
        ["2024-05-20", "fee", "12.34"],
        ["2024-03-05", "rate", "9.5"],
        ["2024-06-05", "advance", "400"],
        ["2024-07-20", "payment", "390"],
        ["2024-08-09", "level", "0"],
        ["2024-09-01", "fee", "0.01"],
    ]
    plain = {"currency": "EUR", "kind": "annuity", "count": 1, "day_count": "thirty_360_bond"}
    return [
        {
            "source": "apache/fineract ProgressiveEMICalculatorTest",
            "principal": "100.00",
            **plain,
            "rate": "9.4822",
            "start": "2024-01-01",
            "payments": 6,
        },
        {"principal": "12000", **plain, "rate": "4.8", "start": "2024-01-10", "payments": 12}
        | {"first": "2024-02-15", "day_count": "actual_360"},
        {"principal": "1000", **plain, "rate": "12", "start": "2024-01-01", "payments": 12}
        | {"payment": "300"},
        {"principal": "1000", **plain, "kind": "linear", "rate": "6", "start": "2023-08-31"}
        | {"count": 3, "payments": 7, "day_count": "actual_365"},
        {"principal": "25000", **plain, "kind": "bullet", "rate": "3.25", "start": "2023-11-30"}
        | {"count": 6, "payments": 4, "day_count": "thirty_e_360"},
        {"principal": "999.99", **plain, "rate": "0", "start": "2024-02-29", "payments": 7},
        {"principal": "5000", **plain, "rate": "7.9", "start": "2024-01-31", "payments": 12}
        | {"advance_fee": "75", "payment_fee": "2.50"},
        {"principal": "1000", **plain, "rate": "12", "start": "2024-01-01", "payments": 12}
        | {"payment": "300", "payment_fee": "1"},
        {"principal": "8000", **plain, "kind": "linear", "rate": "0", "start": "2024-03-15"}
        | {"count": 3, "payments": 4, "day_count": "actual_365", "advance_fee": "120"},
        {"principal": "3000", **plain, "kind": "bullet", "rate": "4", "start": "2024-05-06"}
        | {"count": 6, "payments": 3, "first": "2024-08-10", "payment_fee": "15.75"},
        {"principal": "1000", **plain, "rate": "12", "start": "2024-01-01", "payments": 12}
        | {"events": [[day, "fee", "10.00"] for day in days]},
        {"principal": "6000", **plain, "kind": "linear", "rate": "5.5", "start": "2024-01-31"}
        | {"count": 3, "payments": 5, "day_count": "actual_360", "payment_fee": "2"}
        | {"events": [["2024-06-03", "extra", "500"], ["2024-06-03", "fee", "45.50"]]},
        {"principal": "2500", **plain, "rate": "8", "start": "2024-02-05", "payments": 9}
        | {"day_count": "actual_365", "advance_fee": "25", "events": changes},
        {"principal": "9000", **plain, "kind": "bullet", "rate": "4.2", "start": "2023-12-15"}
        | {"count": 6, "payments": 3, "events": [["2024-02-01", "fee", "120"]]},
    ]


def _rates() -> list[dict[str, Any]]:
    monthly = [[str(month), "-1432.86"] for month in range(1, 241)]
    credit = [["0", "500"], ["1", "-270"], ["2", "-270"]]
    european = {"rule": "eu", "unit": "month", "count": 1, "digits": 16}
    american = {"rule": "us", "unit": "month", "count": 1, "digits": 16}
    dates = [[after(date(1978, 1, 10), month).isoformat(), "-230"] for month in range(1, 25)]
    later = [[str(month), "-230"] for month in range(2, 24)]
    drawings = [["0", "1000"], ["1", "-50"], ["2", "1000"], ["3", "-50"], ["4", "1000"]]
    return [
        {"source": "European Commission, example 1", **european}
        | {"flows": [["0", "196000"], *monthly]},
        {"source": "European Commission, example 35", **european, "digits": 1}
        | {"flows": [["0", "2940"], ["3", "-100"], ["12", "-3000"]]},
        {**european, "flows": credit},
        {**european, "unit": "day", "flows": [["0", "500"], ["31", "-270"], ["61", "-270"]]},
        {**european, "unit": "week", "count": 2, "flows": credit},
        {
            **european,
            "flows": [["2013-01-12", "500"], ["2013-02-15", "-270"], ["2013-04-15", "-270"]],
        },
        {
            **european,
            "flows": [["2023-01-31", "500"], ["2023-02-28", "-270"], ["2023-03-31", "-270"]],
        },
        {**european, "flows": [*drawings, ["5", "-3100"]]},
        {"source": "Regulation Z, Appendix J (c)(1)(i)", **american, "digits": 2}
        | {"flows": [["1978-01-10", "5000"], *dates]},
        {"source": "Regulation Z, Appendix J (c)(4)(i)", **american, "digits": 2}
        | {"flows": [["0", "5000"], ["1", "-250"], *later, ["24", "-280"]]},
        {**american, "flows": credit},
        {
            **american,
            "flows": [["2024-01-10", "1000"], ["2024-02-20", "-300"], ["2024-06-10", "-800"]],
        },
    ]


def _refusals() -> list[dict[str, Any]]:
    european = {"rule": "eu", "unit": "month", "count": 1, "digits": 2}
    terms = {"currency": "EUR", "kind": "annuity", "count": 1, "day_count": "thirty_360_bond"}
    terms |= {"principal": "1000", "rate": "12", "start": "2024-01-01", "payments": 12}
    return [
        {**european, "flows": [["0", "100"], ["1", "-230"], ["2", "132"]]}
        | {"error": "flows must have a single annual percentage rate; theirs may have several"},
        {**european, "flows": [["0", "100"], ["1", "-99"]]}
        | {"error": "payments must add up to at least the advances"},
        {**terms, "payment": "10"}
        | {"error": "payment 1 on 2024-02-01 must exceed the interest of 10.00, got 10.00"},
        {**terms, "payments": 1000000000} | {"error": "payment_count must be at most 100000"},
        {**terms, "payment_fee": "-1.00"} | {"error": "fees must be at least 0, got -1.00"},
        {**terms, "events": [["2025-01-02", "fee", "5"]]}
        | {"error": "events must be before the last payment, got one on 2025-01-02 for 2025-01-01"},
        {**terms, "events": [["2024-03-01", "fee", "-5.00"]]}
        | {"error": "amount of an event must be above 0, got -5.00"},
        {**terms, "advance_fee": "1000"}
        | {"error": "flows must contain an advance and a later payment"},
    ]


def vectors() -> list[dict[str, Any]]:
    """All cases of Tests/Vectors/loans.json."""
    found = [loan_vector(one) for one in _loans()] + [apr_vector(one) for one in _rates()]
    return found + _refusals()


def written() -> str:
    """The text of Tests/Vectors/loans.json."""
    lines = (json.dumps(one, separators=(",", ":")) for one in vectors())
    return "[\n " + ",\n ".join(lines) + "\n]\n"


if __name__ == "__main__":
    print(written(), end="")
