"""The rules for rounding cash payments, by country and day."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from decimal import Decimal

from .._boundary.calls import call
from .._boundary.dates import Day, day_number, day_of
from .._boundary.identifiers import identifier
from .._boundary.numbers import to_decimal
from .._boundary.rounding import Rounding
from .._library import native
from .._public import public
from .._raw import CashRuleStruct

_SMALL = {0: None, 1: "exact", 2: "up"}


@public
@dataclass(frozen=True)
class CashRule:
    """A rule for rounding cash payments.

    :param step: the smallest amount in cash.
    :param rounding: how ties are rounded.
    :param country: the country of the rule; None for all countries of the currency.
    :param since: the first day of the rule; None if it is the earliest on record.
    :param until: the first day after the rule; None if it is in force.
    :param small: the largest amount with special treatment; 0 without such treatment.
    :param small_amounts: "exact" leaves amounts up to ``small`` unchanged; "up" rounds them to one
        step.

    >>> cash_rule("CHF")  # doctest: +ELLIPSIS
    CashRule(currency='CHF', country=None, step=Decimal('0.05'), ...)
    """

    currency: str
    country: str | None
    step: Decimal
    rounding: Rounding
    since: date | None
    until: date | None
    small: Decimal
    small_amounts: str | None


@public
def cash_rule(currency: str, country: str | None = None, on: Day | None = None) -> CashRule:
    """Returns the rule for rounding cash; raises NotFound for an unknown country or day.

    :param country: an ISO 3166-1 code of two letters; None for the rule of all countries with the
        currency.
    :param on: a date; None for the end of the data.

    >>> rule = cash_rule("EUR", "FI")
    >>> rule.step, rule.small, rule.small_amounts
    (Decimal('0.05'), Decimal('0.02'), 'exact')
    >>> cash_rule("SEK", on="2010-09-30").step, cash_rule("SEK", on="2010-10-01").step
    (Decimal('0.50'), Decimal('1.00'))
    """
    struct = CashRuleStruct()
    place = None if country is None else identifier(country, "a country")
    call(native.money_cash_rule, identifier(currency, "a currency"), place, day_number(on), struct)
    return CashRule(
        struct.currency.decode(),
        struct.country.decode() or None,
        to_decimal(struct.step),
        Rounding(struct.rounding),
        day_of(struct.since),
        day_of(struct.until),
        to_decimal(struct.small),
        _SMALL[struct.small_amounts],
    )
