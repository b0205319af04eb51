"""The provenance of an answer, in lines."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from decimal import ROUND_DOWN, Context, Decimal
from fractions import Fraction
from typing import Any

from .._rates.conversion import Conversion, Leg, RateKind, Route

_KINDS = {
    RateKind.QUOTED: "as quoted",
    RateKind.INVERSE: "inverse",
    RateKind.FIXED: "legal factor",
    RateKind.UNIT: "unit factor",
}


def number(value: Fraction, significant: int = 12) -> str:
    """Formats a ratio as a decimal; an ellipsis marks omitted digits."""
    for digits in range(19):
        if 10**digits % value.denominator == 0:
            units = value.numerator * (10**digits // value.denominator)
            return f"{Decimal(f'{units}E-{digits}'):f}"
    context = Context(prec=significant, rounding=ROUND_DOWN)
    return f"{context.divide(Decimal(value.numerator), Decimal(value.denominator)):f}..."


def lines(route: Route, now: date, place: str) -> Iterator[tuple[str, str]]:
    """Yields rate, path, day, source and age of a conversion, and the legal rounding rule."""
    start, end = route.path[0], route.path[-1]
    yield "rate", f"1 {start} = {number(route.rate)} {end}"
    if not route.legs:
        yield "path", "no conversion needed"
    for place_of, leg in enumerate(route.legs):
        yield "path" if place_of == 0 else "", _leg(leg)
    if route.as_of is not None:
        yield "day", f"{route.as_of}, {_gap(route.gap_days)}"
        yield "source", f"{route.source}, {place}" if route.source else place
        days = (now - route.as_of).days
        yield "age", f"{days} day{'' if days == 1 else 's'} on {now}"
    if route.rule is not None:
        yield "rule", route.rule


def unrounded(conversion: Conversion) -> str:
    """Formats the exact result of a conversion."""
    exact = Fraction(conversion.result.amount) + conversion.remainder
    return f"{number(exact, 15)} {conversion.result.currency}"


def _gap(days: int) -> str:
    if days == 0:
        return "as requested"
    return f"{days} day{'' if days == 1 else 's'} before the requested day"


def _leg(leg: Leg) -> str:
    a, b, rate = leg.from_currency, leg.to_currency, leg.rate
    turned = 1 / rate
    is_turned = leg.kind == RateKind.INVERSE or not _is_short(rate)
    text = f"1 {b} = {number(turned)} {a}" if is_turned else f"1 {a} = {number(rate)} {b}"
    return f"{a} -> {b}: {text}, {_KINDS[leg.kind]}"


def _is_short(rate: Fraction) -> bool:
    return any(10**digits % rate.denominator == 0 for digits in range(19))


def document(amount: Any) -> dict[str, str]:
    """Returns an amount as a JSON object."""
    return {"amount": str(amount.amount), "currency": amount.currency}
