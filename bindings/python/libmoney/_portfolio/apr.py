"""Annual percentage rates of charge, by the rules of laws."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import c_uint32, sizeof
from decimal import Decimal
from enum import IntEnum
from typing import Union

from .. import _raw
from .._boundary.calls import call, refuse_type
from .._boundary.choices import chosen
from .._boundary.dates import Day, day_number
from .._boundary.limits import WORD_MASK
from .._boundary.numbers import Number, checked_digits, checked_int, to_decimal
from .._boundary.rounding import Rounding, RoundingLike, checked_rounding
from .._errors import ArgumentError, LimitError
from .._library import native
from .._money.money import Money
from .._public import public
from .._raw import (
    APR_DIGITS_MAX,
    CREDIT_FLOWS_MAX,
    DATE_NONE,
    CreditFlowStruct,
    DecimalStruct,
    MoneyStruct,
)
from .cash_flows import amount_struct
from .period import Period, checked_period

#: The time of a flow: a date, or a number of periods after the first advance.
When = Union[Day, int]
#: An amount, or a number if the currency does not matter.
Amount = Union[Money, Number]


@public
class AprRule(IntEnum):
    """The law that prescribes an annual percentage rate.

    >>> from libmoney import AprRule, apr
    >>> credit = {"advances": [(0, 500)], "payments": [(1, 270), (2, 270)], "digits": 2}
    >>> apr(AprRule.EU, **credit), apr(AprRule.US, **credit)
    (Decimal('85.59'), Decimal('63.46'))
    """

    #: European Union, Directives 2008/48/EC, 2014/17/EU and (EU) 2023/2225: an effective rate.
    EU = _raw.APR_EU
    #: United States, Regulation Z, Appendix J, actuarial method: a nominal rate.
    US = _raw.APR_US


@public
def apr(
    rule: AprRule | str,
    *,
    advances: Iterable[tuple[When, Amount]],
    payments: Iterable[tuple[When, Amount]],
    unit: Period = "month",
    digits: int = APR_DIGITS_MAX,
    rounding: RoundingLike = Rounding.HALF_UP,
) -> Decimal:
    """Calculates the annual percentage rate of charge of a credit, in percent.

    It is the only rate from 0 at which the advances are worth the payments, rounded once. An error
    is raised if no rate exists, or if several may exist.

    :param rule: ``"eu"`` or ``"us"``.
    :param advances: the amounts that the borrower receives, all with dates or all with numbers of
        periods: ``[(0, "196000")]``.
    :param payments: the amounts that the borrower pays, and the charges; not negative.
    :param unit: the period: ``"month"``, or ``(2, "week")``. For dates, the unit in which their
        intervals are counted.
    :param digits: the number of fraction digits, at most 16.

    >>> from libmoney import apr
    >>> monthly = [(month, "1432.86") for month in range(1, 241)]
    >>> apr("eu", advances=[(0, "196000")], payments=monthly)
    Decimal('6.4344124887922866')
    >>> apr("eu", advances=[(0, "196000")], payments=monthly, digits=1)
    Decimal('6.4')
    """
    flows = [_flow(one, "an advance") for one in _listed(advances, "advances")]
    flows += [_negated(_flow(one, "a payment")) for one in _listed(payments, "payments")]
    if len(flows) > CREDIT_FLOWS_MAX:
        raise LimitError(f"number of flows must be at most {CREDIT_FLOWS_MAX}")
    count, kind = checked_period(unit, "a period")
    result, flags = DecimalStruct(), c_uint32()
    call(
        native.money_apr,
        chosen(AprRule, rule, "the rule of an annual percentage rate"),
        kind,
        count,
        (CreditFlowStruct * len(flows))(*flows),
        len(flows),
        checked_digits(digits),
        checked_rounding(rounding),
        result,
        flags,
    )
    return to_decimal(result)


def _listed(flows: object, what: str) -> list[object]:
    if isinstance(flows, (str, bytes)) or not isinstance(flows, Iterable):
        refuse_type(what, "a list of (date, amount) or (periods, amount)", flows)
    return list(flows)


def _flow(flow: object, what: str) -> CreditFlowStruct:
    if not isinstance(flow, (tuple, list)) or len(flow) != 2:
        refuse_type(what, "a tuple of a date or a number of periods, and an amount", flow)
    when, amount = flow
    value = amount_struct(amount)
    if value.hi < 0:
        raise ArgumentError(f"{what} must be at least 0, got {amount}")
    size = sizeof(CreditFlowStruct)
    if isinstance(when, int):
        return CreditFlowStruct(size, DATE_NONE, checked_int(when, "a number of periods"), 0, value)
    if when is None:
        refuse_type(f"the date of {what}", "a date, a str or an int", when)
    return CreditFlowStruct(size, day_number(when, f"the date of {what}"), 0, 0, value)


def _negated(flow: CreditFlowStruct) -> CreditFlowStruct:
    amount: MoneyStruct = flow.amount
    number = -((amount.hi << 64) + amount.lo)
    amount.lo, amount.hi = number & WORD_MASK, number >> 64
    return flow
