"""The time value of money: annuities, net present value and modified internal rate of return."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref, c_uint32, sizeof
from decimal import Decimal
from enum import IntEnum
from fractions import Fraction
from typing import Any, Union

from .. import _raw
from .._boundary.calls import call, refuse_type
from .._boundary.choices import chosen
from .._boundary.limits import INT32_MAX
from .._boundary.numbers import (
    Number,
    checked_digits,
    checked_int,
    decimal_struct,
    is_fraction,
    to_decimal,
)
from .._boundary.rounding import Rounding, RoundingLike, checked_rounding
from .._errors import ArgumentError, LimitError
from .._library import native
from .._money.money import Money
from .._public import public
from .._raw import AnnuityStruct, DecimalStruct

#: A rate: a number, or a fraction such as ``Fraction("0.08") / 12``.
RateNumber = Union[Number, Fraction]


@public
class PaymentTime(IntEnum):
    """When a payment is made in its period.

    >>> from libmoney import PaymentTime, pmt
    >>> pmt("0.01", 12, 1000, when=PaymentTime.BEGIN, digits=2)
    Decimal('-87.97')
    """

    END = _raw.PAYMENT_END
    BEGIN = _raw.PAYMENT_BEGIN


#: A payment time, or its name: ``"begin"``.
PaymentTimeLike = Union[PaymentTime, str]


def _digits(value: object) -> int:
    return _raw.DIGITS_SIGNIFICANT if value is None else checked_digits(value)


def _annuity(
    rate: object, periods: object, payment: object, present: object, future: object, when: object
) -> AnnuityStruct:
    struct = AnnuityStruct(sizeof(AnnuityStruct), chosen(PaymentTime, when, "when"))
    struct.periods = checked_int(periods, "the number of periods")
    if is_fraction(rate):
        if rate.denominator > INT32_MAX:
            raise ArgumentError("denominator of a rate must be below 2^31; pass a decimal")
        struct.rate_periods, rate = rate.denominator, rate.numerator
    else:
        struct.rate_periods = 1
    struct.rate = decimal_struct(rate, "a rate")
    struct.payment = decimal_struct(payment, "a payment")
    struct.present_value = decimal_struct(present, "a present value")
    struct.future_value = decimal_struct(future, "a future value")
    return struct


def _answer(function: Any, *arguments: Any, digits: object, rounding: object) -> Decimal:
    places, mode = _digits(digits), checked_rounding(rounding)
    result, flags = DecimalStruct(), c_uint32()
    call(function, *arguments, places, mode, result, flags)
    return to_decimal(result)


@public
def pmt(
    rate: RateNumber,
    nper: int,
    pv: Number,
    fv: Number = 0,
    when: PaymentTimeLike = PaymentTime.END,
    digits: int | None = None,
    rounding: RoundingLike = Rounding.HALF_EVEN,
) -> Decimal:
    """Computes the level payment of an annuity.

    :param rate: the rate of a period; a fraction is exact.
    :param digits: the number of fraction digits; None for 34 significant digits.

    >>> from fractions import Fraction
    >>> from libmoney import pmt
    >>> pmt(Fraction("0.08") / 12, 60, 15000, digits=2)
    Decimal('-304.15')
    """
    annuity = _annuity(rate, nper, 0, pv, fv, when)
    function = native.money_annuity_payment
    return _answer(function, byref(annuity), digits=digits, rounding=rounding)


@public
def ppmt(
    rate: RateNumber,
    per: int,
    nper: int,
    pv: Number,
    fv: Number = 0,
    when: PaymentTimeLike = PaymentTime.END,
    digits: int | None = None,
    rounding: RoundingLike = Rounding.HALF_EVEN,
) -> Decimal:
    """Computes the principal in the payment of a period, from 1.

    >>> from fractions import Fraction
    >>> from libmoney import ppmt
    >>> ppmt(Fraction("0.1") / 12, 1, 60, 55000, digits=2)
    Decimal('-710.25')
    """
    annuity, period = _annuity(rate, nper, 0, pv, fv, when), checked_int(per, "a period")
    function = native.money_annuity_principal
    return _answer(function, byref(annuity), period, digits=digits, rounding=rounding)


@public
def ipmt(
    rate: RateNumber,
    per: int,
    nper: int,
    pv: Number,
    fv: Number = 0,
    when: PaymentTimeLike = PaymentTime.END,
    digits: int | None = None,
    rounding: RoundingLike = Rounding.HALF_EVEN,
) -> Decimal:
    """Computes the interest in the payment of a period, from 1.

    >>> from libmoney import ipmt
    >>> ipmt("0.01", 1, 12, 1000)
    Decimal('-10')
    """
    annuity, period = _annuity(rate, nper, 0, pv, fv, when), checked_int(per, "a period")
    function = native.money_annuity_interest
    return _answer(function, byref(annuity), period, digits=digits, rounding=rounding)


@public
def nper(
    rate: RateNumber,
    pmt: Number,
    pv: Number,
    fv: Number = 0,
    when: PaymentTimeLike = PaymentTime.END,
    digits: int | None = None,
    rounding: RoundingLike = Rounding.HALF_EVEN,
) -> Decimal:
    """Computes the number of periods, which need not be an integer.

    >>> from libmoney import nper
    >>> nper("0.075", -2000, 0, 100000, digits=8)
    Decimal('21.54494420')
    """
    annuity = _annuity(rate, 1, pmt, pv, fv, when)
    function = native.money_annuity_periods
    return _answer(function, byref(annuity), digits=digits, rounding=rounding)


@public
def rate(
    nper: int,
    pmt: Number,
    pv: Number,
    fv: Number,
    when: PaymentTimeLike = PaymentTime.END,
    digits: int | None = None,
    rounding: RoundingLike = Rounding.HALF_EVEN,
) -> Decimal:
    """Computes the only rate of a period; amounts without exactly one rate are refused.

    >>> from libmoney import rate
    >>> rate(10, 0, -3500, 10000, digits=8)
    Decimal('0.11069085')
    """
    annuity = _annuity(0, nper, pmt, pv, fv, when)
    function = native.money_annuity_rate
    return _answer(function, byref(annuity), digits=digits, rounding=rounding)


@public
def fv(
    rate: RateNumber,
    nper: int,
    pmt: Number,
    pv: Number,
    when: PaymentTimeLike = PaymentTime.END,
    digits: int | None = None,
    rounding: RoundingLike = Rounding.HALF_EVEN,
) -> Decimal:
    """Computes the amount after the last period.

    >>> from libmoney import fv
    >>> fv("0.1", 2, 0, -100)
    Decimal('121')
    """
    annuity = _annuity(rate, nper, pmt, pv, 0, when)
    function = native.money_annuity_future_value
    return _answer(function, byref(annuity), digits=digits, rounding=rounding)


@public
def pv(
    rate: RateNumber,
    nper: int,
    pmt: Number,
    fv: Number = 0,
    when: PaymentTimeLike = PaymentTime.END,
    digits: int | None = None,
    rounding: RoundingLike = Rounding.HALF_EVEN,
) -> Decimal:
    """Computes the amount before the first period.

    >>> from libmoney import pv
    >>> pv("0.1", 2, 0, 121)
    Decimal('-100')
    """
    annuity = _annuity(rate, nper, pmt, 0, fv, when)
    function = native.money_annuity_present_value
    return _answer(function, byref(annuity), digits=digits, rounding=rounding)


def _amounts(flows: Iterable[object]) -> tuple[Any, int]:
    """Returns amounts as structs, and their number; Money must be in one currency."""
    if isinstance(flows, (str, bytes)) or not isinstance(flows, Iterable):
        refuse_type("flows", "a list of amounts", flows)
    listed = list(flows)
    if len(listed) > _raw.PERIODIC_FLOWS_MAX:
        raise LimitError(f"number of amounts must be at most {_raw.PERIODIC_FLOWS_MAX}")
    if len({one.currency if isinstance(one, Money) else None for one in listed}) > 1:
        raise ArgumentError("flows must all be Money of one currency, or all plain numbers")
    numbers = [one.amount if isinstance(one, Money) else one for one in listed]
    structs = [decimal_struct(one, "an amount") for one in numbers]
    return (DecimalStruct * len(structs))(*structs), len(structs)


@public
def npv(
    rate: Number,
    flows: Iterable[Money | Number],
    digits: int | None = None,
    rounding: RoundingLike = Rounding.HALF_EVEN,
) -> Decimal:
    """Computes the net present value; the first amount is not discounted.

    >>> from libmoney import npv
    >>> npv("0.05", [-15000, 1500, 2500, 3500, 4500, 6000], digits=2)
    Decimal('122.89')
    """
    structs, count = _amounts(flows)
    number = decimal_struct(rate, "a rate")
    function = native.money_npv
    return _answer(function, byref(number), structs, count, digits=digits, rounding=rounding)


@public
def mirr(
    flows: Iterable[Money | Number],
    finance: Number,
    reinvest: Number,
    digits: int | None = None,
    rounding: RoundingLike = Rounding.HALF_EVEN,
) -> Decimal:
    """Computes the modified internal rate of return.

    :param finance: the rate at which amounts paid are discounted.
    :param reinvest: the rate at which amounts received grow until the last period.

    >>> from libmoney import mirr
    >>> mirr([-120000, 39000, 30000, 21000, 37000, 46000], finance="0.1", reinvest="0.12", digits=8)
    Decimal('0.12609413')
    """
    structs, count = _amounts(flows)
    cost, growth = decimal_struct(finance, "a rate"), decimal_struct(reinvest, "a rate")
    return _answer(
        native.money_mirr,
        structs,
        count,
        byref(cost),
        byref(growth),
        digits=digits,
        rounding=rounding,
    )
