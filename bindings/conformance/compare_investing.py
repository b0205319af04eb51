"""Compares answers to the vectors of investing."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction

from comparing import Answer, Vector, equal, keys, near, same


def time_value(vector: Vector, answer: Answer) -> Iterable[str]:
    yield from equal("result", vector["result"], answer.get("result"))


def disposals(vector: Vector, answer: Answer) -> Iterable[str]:
    """Sums of parts are compared, and that all which was paid is in the pools or in the gains."""
    tolerance = vector["tolerance"]
    gains: dict[str, Decimal] = {}
    rules: dict[str, dict[str, Decimal]] = {}
    for id, _, rule, quantity, *figures in answer["disposals"]:
        proceeds, cost, gain, disallowed = map(Decimal, figures)
        yield from same(f"the gain of a part of {id}", proceeds - cost + disallowed, gain)
        gains[id] = gains.get(id, Decimal(0)) + gain
        parts = rules.setdefault(id, {})
        parts[rule] = parts.get(rule, Decimal(0)) + Decimal(quantity)
    wanted = {
        id: {rule: Decimal(part) for rule, part in parts.items()}
        for id, parts in vector["rules"].items()
    }
    yield from same("the shares by rule", wanted, rules)
    yield from same("the disposals", sorted(vector["gains"]), sorted(gains))
    for id, text in vector["gains"].items():
        yield from near(f"the gain of {id}", text, str(gains[id]), tolerance)
    left = Decimal(0)
    for (symbol, day, count, cost), got in zip(vector["pools"], answer["pools"], strict=True):
        yield from same(f"the shares of {symbol}", Fraction(count), Fraction(got[0]) / int(got[1]))
        yield from near(f"the cost of {symbol}", cost, got[2], tolerance)
        left += 0 if day else Decimal(got[2])
    paid = left - sum(gains.values())
    yield from same("the sum of pools and gains", Decimal(vector["paid"]), paid)
    yield from tax_report(vector["year"], answer)


def track_records(vector: Vector, answer: Answer) -> Iterable[str]:
    wanted = vector["answer"]
    yield from keys(wanted, answer, "days", "counts")
    for name in ("amounts", "returns"):
        numbers = [[one and Decimal(one) for one in record[name]] for record in (wanted, answer)]
        yield from same(name, *numbers)
    for stated, got in zip(wanted["doubles"], answer["doubles"], strict=True):
        if stated is None or got is None or abs(stated - got) > 1e-12 * max(1, abs(stated)):
            yield from same("a double", stated, got)


def rebalancing(vector: Vector, answer: Answer) -> Iterable[str]:
    wanted = vector["answer"]
    spent = Decimal(0)
    for stated, got in zip(wanted["orders"], answer["orders"], strict=True):
        yield from same("an order", stated[0], got[0])
        yield from equal(f"the quantity of {got[0]}", stated[1], got[1])
        yield from equal(f"the amount of {got[0]}", stated[2], got[2])
        spent += Decimal(got[2])
    for name in ("total", "cash_left"):
        yield from equal(name, wanted[name], answer[name])
    yield from equal("the cash", vector["cash"], str(spent + Decimal(answer["cash_left"])))
    for row, found in zip(wanted["rows"], answer["rows"], strict=True):
        yield from same("a row", [row[0], row[3]], [found[0], found[3]])
        yield from equal(f"the value of {row[0]}", row[1], found[1])
        yield from near(f"the part of {row[0]}", row[2], found[2], "0.005")


def tax_report(year: str, answer: Answer) -> Iterable[str]:
    """The rows of a tax year are its disposals."""
    end = f"{int(year[:4]) + 1}{year[4:]}"
    wanted = [row for row in answer["disposals"] if year <= row[1] < end]
    names = ("transaction", "date", "rule", "quantity", "proceeds", "cost", "gain", "disallowed")
    rows = list(csv.DictReader(answer["report"].splitlines()))
    yield from same("the rows of the report", len(wanted), len(rows))
    for row, got in zip(wanted, rows, strict=False):
        found = [got[name] for name in names]
        yield from same("a row of the report", row[:3], found[:3])
        yield from same("its figures", [*map(Decimal, row[3:])], [*map(Decimal, found[3:])])
