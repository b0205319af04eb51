"""Loans and their repayment schedules."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref, c_uint32
from datetime import date as Date
from decimal import Decimal
from enum import IntEnum
from typing import NamedTuple

from .. import _raw
from .._boundary.calls import call, refuse_type
from .._boundary.choices import chosen
from .._boundary.dates import Day, day_number, day_of
from .._boundary.numbers import Number, checked_digits, checked_int, decimal_struct, to_decimal
from .._boundary.rounding import Rounding, RoundingLike, checked_rounding
from .._boundary.rows import read_rows
from .._currency.currency import CurrencyLike
from .._library import native
from .._money.money import Money, money_of
from .._public import public
from .._raw import (
    APR_DIGITS_MAX,
    DecimalStruct,
    LoanEventStruct,
    LoanHandle,
    LoanInfoStruct,
    LoanRowStruct,
    LoanTermsStruct,
    MoneyStruct,
)
from .apr import AprRule
from .day_count import DayCount, DayCountLike, checked_convention
from .period import Period, checked_period

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Union


@public
class LoanKind(IntEnum):
    """The kind of a loan.

    >>> from libmoney import Loan, LoanKind
    >>> terms = {"rate": "12", "start": "2024-01-01", "payments": 3}
    >>> for kind in LoanKind:
    ...     print([str(row.payment) for row in Loan(300, "EUR", kind=kind, **terms).schedule()])
    ['102.01 EUR', '102.01 EUR', '102.00 EUR']
    ['103.00 EUR', '102.00 EUR', '101.00 EUR']
    ['3.00 EUR', '3.00 EUR', '303.00 EUR']
    """

    #: Level payments.
    ANNUITY = _raw.LOAN_ANNUITY
    #: Level repayments of principal, and the interest.
    LINEAR = _raw.LOAN_LINEAR
    #: Interest only; the last payment repays the principal.
    BULLET = _raw.LOAN_BULLET


if TYPE_CHECKING:
    #: The kind of a loan, or its name: ``"linear"``.
    LoanKindLike = Union[LoanKind, str]
else:
    LoanKindLike = object


@public
class LoanEventKind(IntEnum):
    """The kind of an event of a loan.

    >>> from libmoney import LoanEventKind
    >>> [kind.name.lower() for kind in LoanEventKind]
    ['advance', 'extra', 'rate', 'payment', 'level', 'fee']
    """

    #: An amount is advanced in addition.
    ADVANCE = _raw.LOAN_EVENT_ADVANCE
    #: An amount is repaid in addition.
    EXTRA = _raw.LOAN_EVENT_EXTRA
    #: A rate, in percent a year, applies from the date on.
    RATE = _raw.LOAN_EVENT_RATE
    #: A level payment is agreed.
    PAYMENT = _raw.LOAN_EVENT_PAYMENT
    #: The level payment is computed anew.
    LEVEL = _raw.LOAN_EVENT_LEVEL
    #: An amount is paid as a fee.
    FEE = _raw.LOAN_EVENT_FEE


@public
class LoanEvent(NamedTuple):
    """A change of a loan between its payments.

    >>> from libmoney import Loan, LoanEvent
    >>> events = [LoanEvent("2024-02-01", "extra", 100), LoanEvent("2024-03-01", "rate", 24)]
    >>> loan = Loan(300, "EUR", rate=12, start="2024-01-01", payments=4, events=events)
    >>> [(row.number, str(row.payment), str(row.balance)) for row in loan.schedule()][:2]
    [(1, '76.88 EUR', '226.12 EUR'), (0, '100.00 EUR', '126.12 EUR')]
    """

    #: The date, after whose payment the event applies.
    date: Day
    kind: LoanEventKind | str
    #: The amount, or the rate; None for ``"level"``.
    value: Number | None = None


@public
class LoanRow(NamedTuple):
    """A row of a repayment schedule: payment = interest + principal + fee.

    >>> from libmoney import Loan
    >>> loan = Loan(300, "EUR", rate="12", start="2024-01-01", payments=3)
    >>> [(row.number, str(row.principal), str(row.balance)) for row in loan.schedule()]
    [(1, '99.01 EUR', '200.99 EUR'), (2, '100.00 EUR', '100.99 EUR'), (3, '100.99 EUR', '0.00 EUR')]
    """

    #: The number of the payment, from 1; 0 for an advance, an extra repayment or a fee on
    #: a date of its own.
    number: int
    date: Date
    #: The amount paid, with the fee; below 0 for an advance.
    payment: Money
    interest: Money
    #: The reduction of the balance; below 0 for an advance.
    principal: Money
    #: The balance afterwards.
    balance: Money
    #: The fee in the payment.
    fee: Money


@public
class Loan:
    """A loan with its repayment schedule, which ends at a balance of 0. It is immutable.

    The level payment is rounded once, to the minor unit of the currency, and the interest once a
    payment. The last payment is the remainder.

    :param principal: the amount advanced on ``start``.
    :param rate: the nominal rate in percent a year.
    :param start: the date from which interest accrues.
    :param payments: the number of payments.
    :param every: the time between payments: a unit such as ``"month"``, or ``(3, "month")``.
    :param day_count: the convention of the interest: a DayCount, or its name.
    :param kind: ``"annuity"``, ``"linear"`` or ``"bullet"``.
    :param first_payment: the date of the first payment, if it is not one period after ``start``.
    :param payment: an agreed level payment, or repayment of principal of a linear loan, without the
        fee.
    :param advance_fee: a fee paid on ``start``.
    :param payment_fee: a fee paid with each numbered payment.
    :param events: further advances, extra repayments, fees, and new rates and payments.

    >>> from datetime import date
    >>> from libmoney import Loan
    >>> loan = Loan("100.00", "EUR", rate="9.4822", start=date(2024, 1, 1), payments=6)
    >>> loan.payment, loan.interest, loan.end
    (Money('17.13', 'EUR'), Money('2.78', 'EUR'), datetime.date(2024, 7, 1))
    >>> [str(row.balance) for row in loan.schedule()][3:]
    ['33.86 EUR', '17.00 EUR', '0.00 EUR']
    """

    __slots__ = ("_handle", "_info")

    def __init__(
        self,
        principal: Number,
        currency: CurrencyLike,
        *,
        rate: Number,
        start: Day,
        payments: int,
        every: Period = "month",
        day_count: DayCountLike = DayCount.THIRTY_360_BOND,
        kind: LoanKindLike = LoanKind.ANNUITY,
        first_payment: Day | None = None,
        payment: Number | None = None,
        advance_fee: Number | None = None,
        payment_fee: Number | None = None,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        events: Iterable[LoanEvent] = (),
    ) -> None:
        terms = LoanTermsStruct()
        native.money_loan_terms_init(byref(terms))
        terms.principal = Money(principal, currency)._value
        if payment is not None:
            terms.payment = Money(payment, currency)._value
        if advance_fee is not None:
            terms.advance_fee = Money(advance_fee, currency)._value
        if payment_fee is not None:
            terms.payment_fee = Money(payment_fee, currency)._value
        terms.rate = decimal_struct(rate, "a rate")
        terms.start = day_number(start, "the start of a loan")
        terms.first_payment = day_number(first_payment, "the date of the first payment")
        terms.payment_count = checked_int(payments, "the number of payments")
        terms.unit_count, terms.unit = checked_period(every, "a period")
        terms.day_count = checked_convention(day_count)
        terms.kind = chosen(LoanKind, kind, "the kind of a loan")
        terms.rounding = checked_rounding(rounding)
        self._handle, self._info = LoanHandle(), LoanInfoStruct()
        changes = [_event(event, currency) for event in events]
        array = (LoanEventStruct * len(changes))(*changes)
        call(native.money_loan_with_events, terms, array, len(changes), self._handle)
        call(native.money_loan_info, self._handle, self._info)

    def schedule(self) -> list[LoanRow]:
        """The rows of the repayment schedule, in the order of their dates.

        >>> from libmoney import Loan
        >>> loan = Loan(1000, "USD", rate="5", start="2024-01-31", payments=2, kind="bullet")
        >>> for row in loan.schedule():
        ...     print(row.date, row.interest, row.payment)
        2024-02-29 4.03 USD 4.03 USD
        2024-03-31 4.44 USD 1004.44 USD
        """
        return read_rows(native.money_loan_rows, LoanRowStruct, _made_row, self._handle)

    def apr(
        self,
        rule: AprRule | str,
        *,
        digits: int = APR_DIGITS_MAX,
        rounding: RoundingLike = Rounding.HALF_UP,
    ) -> Decimal:
        """Calculates the annual percentage rate of charge of the schedule, fees included.

        See :func:`libmoney.apr`. The intervals are counted in the unit of ``every``, which is also
        the unit-period of the United States.

        :param rule: ``"eu"`` or ``"us"``.
        :param digits: the number of fraction digits, at most 16.

        >>> from libmoney import Loan
        >>> terms = {"rate": "12", "start": "2024-01-01", "payments": 12}
        >>> Loan(1000, "EUR", **terms).apr("eu", digits=2)
        Decimal('12.68')
        >>> loan = Loan(1000, "EUR", **terms, advance_fee=20, payment_fee="1.50")
        >>> loan.apr("eu", digits=2), loan.apr("us", digits=2)
        (Decimal('20.84'), Decimal('19.08'))
        """
        result, flags = DecimalStruct(), c_uint32()
        call(
            native.money_loan_apr,
            self._handle,
            chosen(AprRule, rule, "the rule of an annual percentage rate"),
            checked_digits(digits),
            checked_rounding(rounding),
            result,
            flags,
        )
        return to_decimal(result)

    @property
    def payment(self) -> Money:
        """The level payment, or repayment of principal of a linear loan; 0 for a bullet loan.

        >>> from libmoney import Loan
        >>> Loan(1000, "EUR", rate="5", start="2024-01-01", payments=12).payment
        Money('85.61', 'EUR')
        """
        return _copied(self._info.payment)

    @property
    def principal(self) -> Money:
        """The sum of the advances.

        >>> from libmoney import Loan
        >>> Loan(1000, "EUR", rate="5", start="2024-01-01", payments=12).principal
        Money('1000.00', 'EUR')
        """
        return _copied(self._info.principal)

    @property
    def interest(self) -> Money:
        """The sum of the interest.

        >>> from libmoney import Loan
        >>> Loan(1000, "EUR", rate="5", start="2024-01-01", payments=12).interest
        Money('27.30', 'EUR')
        """
        return _copied(self._info.interest)

    @property
    def fees(self) -> Money:
        """The sum of the fees.

        >>> from libmoney import Loan
        >>> terms = {"rate": "5", "start": "2024-01-01", "payments": 12}
        >>> Loan(1000, "EUR", **terms, advance_fee=10, payment_fee=2).fees
        Money('34.00', 'EUR')
        """
        return _copied(self._info.fees)

    @property
    def cost(self) -> Money:
        """The total cost of the credit, which is the interest and the fees.

        >>> from libmoney import Loan
        >>> terms = {"rate": "5", "start": "2024-01-01", "payments": 12}
        >>> Loan(1000, "EUR", **terms, advance_fee=10, payment_fee=2).cost
        Money('61.30', 'EUR')
        """
        return _copied(self._info.cost)

    @property
    def paid(self) -> Money:
        """The sum of the payments, which is the principal, the interest and the fees.

        >>> from libmoney import Loan
        >>> Loan(1000, "EUR", rate="5", start="2024-01-01", payments=12).paid
        Money('1027.30', 'EUR')
        """
        return _copied(self._info.paid)

    @property
    def end(self) -> Date:
        """The date of the last payment.

        >>> from libmoney import Loan
        >>> Loan(1000, "EUR", rate="5", start="2024-01-31", payments=1).end
        datetime.date(2024, 2, 29)
        """
        return day_of(self._info.end) or Date.min

    def __len__(self) -> int:
        """The number of rows of the schedule; an agreed payment may repay a loan early.

        >>> from libmoney import Loan
        >>> len(Loan(1000, "EUR", rate="5", start="2024-01-01", payments=12, payment=500))
        3
        """
        return int(self._info.row_count)

    def __repr__(self) -> str:
        return f"<Loan of {self.principal}, {len(self)} rows until {self.end}>"


def _event(event: object, currency: CurrencyLike) -> LoanEventStruct:
    if not isinstance(event, tuple) or len(event) not in (2, 3):
        refuse_type("an event", "a LoanEvent", event)
    date, kind, value = LoanEvent(*event)
    struct = LoanEventStruct()
    native.money_loan_event_init(byref(struct))
    struct.date = day_number(date, "the date of an event")
    struct.kind = chosen(LoanEventKind, kind, "the kind of an event")
    if struct.kind == LoanEventKind.RATE:
        struct.rate = decimal_struct(value, "a rate")
    elif value is not None:
        struct.amount = Money(value, currency)._value
    return struct


def _copied(struct: MoneyStruct) -> Money:
    return money_of(MoneyStruct.from_buffer_copy(struct))


def _made_row(struct: LoanRowStruct) -> LoanRow:
    return LoanRow(
        struct.number,
        day_of(struct.date) or Date.min,
        _copied(struct.payment),
        _copied(struct.interest),
        _copied(struct.principal),
        _copied(struct.balance),
        _copied(struct.fee),
    )
