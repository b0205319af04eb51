"""The rules by which cash is rounded, in a country on a day."""

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
    """The rule by which a payment in cash is rounded.

    :param step: the smallest amount in cash.
    :param rounding: how a tie is rounded.
    :param country: the country whose rule it is; None: all countries with the currency.
    :param since: its first day; None: it held before all others that are known.
    :param until: the first day on which it holds no longer; None: it still holds.
    :param small: amounts up to this one have a rule of their own; 0: there are none.
    :param small_amounts: "exact": they stay as they are; "up": they become one step.

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
    """The rule by which cash is rounded; NotFound where none is known of that country or day.

    :param country: an ISO 3166-1 code of two letters; None: the rule of all countries with the
        currency.
    :param on: a date; None: the end of the data.

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
