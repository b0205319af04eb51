"""Lots of foreign cash: the cost of a balance, and the exchange gains of payments."""

from __future__ import annotations

from datetime import date as Date
from enum import IntEnum
from typing import NamedTuple

from .. import _raw
from .._boundary.calls import call
from .._boundary.choices import chosen
from .._boundary.dates import Day, day_of
from .._boundary.rounding import Rounding
from .._boundary.rows import read_rows
from .._currency.currency import CurrencyRegistry
from .._library import native
from .._money.money import Money, copied_money, money_of
from .._public import public
from .._rates.options import convert_options
from .._rates.rates import Rates, rates_handle
from .._raw import (
    CashDisposalStruct,
    CashLotsHandle,
    CashLotsInfoStruct,
    CashLotStruct,
    MoneyStruct,
)
from .entry_details import optional_money

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Union


@public
class CashLotMethod(IntEnum):
    """The method that selects the lots of a payment.

    >>> CashLotMethod.FIFO
    <CashLotMethod.FIFO: 0>
    """

    #: The oldest lots first.
    FIFO = _raw.CASH_LOTS_FIFO
    #: A proportional part of all lots, at their average cost.
    AVERAGE = _raw.CASH_LOTS_AVERAGE


if TYPE_CHECKING:
    #: A method, or its name: ``"fifo"`` or ``"average"``.
    CashLotMethodLike = Union[CashLotMethod, str]
else:
    CashLotMethodLike = object


def method_number(method: object) -> int:
    """Returns the number of a method."""
    return chosen(CashLotMethod, method, "a method").value


@public
class CashLot(NamedTuple):
    """An amount that is left of an entry, with its cost.

    >>> wallet = Wallet()
    >>> _ = wallet.add(Money("10.00", "USD"), cost=Money("9.00", "EUR"))
    >>> wallet.cash_lots("USD")[0].cost
    Money('9.00', 'EUR')
    """

    #: The id of the entry that brought the amount in; None at average cost.
    entry: int | None
    #: The effective date of that entry, or its earlier date if it records a cost; or None.
    opened: Date | None
    #: The amount that is left.
    amount: Money
    #: The cost of the amount that is left.
    cost: Money


@public
class CashDisposal(NamedTuple):
    """A payment that used lots, and the exchange gain that it realised.

    >>> wallet = Wallet()
    >>> _ = wallet.add(Money("10.00", "USD"), cost=Money("9.00", "EUR"))
    >>> _ = wallet.add(Money("-4.00", "USD"), cost=Money("3.80", "EUR"))
    >>> wallet.realised_exchange_gains("EUR")[0].gain
    Money('0.20', 'EUR')
    """

    #: The id of the negative entry.
    entry: int
    #: The effective date of the entry, or None.
    date: Date | None
    #: The amount, above 0.
    amount: Money
    #: The cost of the amount.
    cost: Money
    #: The value of the amount on the date; None if it is unknown.
    proceeds: Money | None
    #: ``proceeds`` - ``cost``; None if the proceeds are unknown.
    gain: Money | None


@public
class CashLots(list[CashLot]):
    """The open lots of a wallet in one currency, the oldest first.

    >>> wallet = Wallet()
    >>> _ = wallet.add(Money("10.00", "USD"), cost=Money("9.00", "EUR"))
    >>> _ = wallet.add(Money("-4.00", "USD"), cost=Money("3.80", "EUR"))
    >>> lots = wallet.cash_lots("USD")
    >>> lots.amount, lots.cost, lots.realised
    (Money('6.00', 'USD'), Money('5.40', 'EUR'), Money('0.20', 'EUR'))
    >>> lots.unrealised(Rates([("EUR", "USD", "1.00")]))
    Money('0.60', 'EUR')
    """

    __slots__ = ("_handle", "amount", "cost", "disposals", "realised")

    #: The amount of the open lots.
    amount: Money
    #: The cost of that amount.
    cost: Money
    #: The sum of all gains; None if a gain is unknown.
    realised: Money | None
    #: The payments that used lots, in the order of their effective dates.
    disposals: list[CashDisposal]

    def __init__(self, handle: CashLotsHandle) -> None:
        super().__init__(read_rows(native.money_cash_lots_open, CashLotStruct, _lot, handle))
        self._handle = handle
        info = CashLotsInfoStruct()
        call(native.money_cash_lots_info, handle, info)
        self.amount, self.cost = copied_money(info.amount), copied_money(info.cost)
        self.realised = optional_money(info.realised)
        function = native.money_cash_lots_disposals
        self.disposals = read_rows(function, CashDisposalStruct, _disposal, handle)

    def unrealised(
        self,
        rates: Rates | None = None,
        on: Day | None = None,
        max_gap: int = 0,
        registry: CurrencyRegistry | None = None,
    ) -> Money:
        """The value of the open lots at a rate minus their cost; negative for a loss.

        >>> wallet = Wallet()
        >>> _ = wallet.add(Money("10.00", "USD"), cost=Money("9.00", "EUR"))
        >>> wallet.cash_lots("USD").unrealised(Rates([("EUR", "USD", "1.25")]))
        Money('-1.00', 'EUR')
        """
        table = None if rates is None else rates_handle(rates)
        options = convert_options(on, max_gap, Rounding.HALF_EVEN, None, registry)
        gain = MoneyStruct()
        call(native.money_cash_lots_unrealised, self._handle, table, options, gain)
        return money_of(gain)


def _lot(struct: CashLotStruct) -> CashLot:
    opened, amount = day_of(struct.opened), copied_money(struct.amount)
    return CashLot(struct.entry or None, opened, amount, copied_money(struct.cost))


def _disposal(struct: CashDisposalStruct) -> CashDisposal:
    return CashDisposal(
        struct.entry,
        day_of(struct.date),
        copied_money(struct.amount),
        copied_money(struct.cost),
        optional_money(struct.proceeds),
        optional_money(struct.gain),
    )
