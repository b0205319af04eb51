"""A table of rates as notebooks show it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .._boundary.html import ROWS_MAX, table
from .._money_error import MoneyError

if TYPE_CHECKING:
    from .rates import Rates


def rates_html(rates: Rates) -> str:
    """The rates of the newest day from the base; without a base, the pairs of the table."""
    days = rates.dates
    caption = rates.source or "Rates"
    if days:
        caption += f", {days[0]} to {days[-1]}" if days[0] != days[-1] else f", {days[0]}"
    if rates.base is None:
        pairs = rates.pairs()
        rows = ((f"{one.from_currency}/{one.to_currency}", _short(one.rate)) for one in pairs)
        return table(caption, ("Pair", "Rate"), rows)
    found: list[tuple[Any, ...]] = []
    for code in rates.currencies:
        try:
            route = rates.find(rates.base, code)
        except MoneyError:
            # The newest day has no rate of it.
            continue
        if code != rates.base and len(found) <= ROWS_MAX:
            found.append((code, _short(route.rate), route.as_of))
    head = ("Currency", f"1 {rates.base}", "Date")
    return table(caption, head, found)


def _short(rate: Any) -> str:
    """A rate with twelve significant digits, exact if it has no more."""
    from decimal import Context, Decimal

    from .._boundary.numbers import EXACT

    context = Context(prec=12)
    number = context.divide(Decimal(rate.numerator), Decimal(rate.denominator))
    is_exact = EXACT.multiply(number, Decimal(rate.denominator)) == rate.numerator
    return f"{number.normalize(context):f}{'' if is_exact else '…'}"
