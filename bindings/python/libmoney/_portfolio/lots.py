"""Lots: open ones, and those that transactions disposed of."""

from __future__ import annotations

from datetime import date as Date
from decimal import Decimal
from fractions import Fraction
from typing import Any, NamedTuple

from .._boundary.dates import day_of
from .._boundary.numbers import to_decimal
from .._boundary.rows import read_rows
from .._library import native
from .._money.money import Money, money_of
from .._public import public
from .._raw import (
    DecimalStruct,
    DisposalsHandle,
    DisposalStruct,
    MoneyStruct,
    OpenLotsHandle,
    OpenLotStruct,
    PoolStruct,
)
from .transaction import optional_money


@public
class Disposal(NamedTuple):
    """A part of a lot that a transaction disposed of.

    >>> portfolio = Portfolio("EUR")
    >>> portfolio.buy("ABC", quantity=3, total="10.00", on="2024-01-02")
    '1'
    >>> portfolio.sell("ABC", quantity=1, total="5.00", on="2024-02-01")
    '2'
    >>> disposal = portfolio.disposals()[0]
    >>> disposal.lot, disposal.proceeds, disposal.cost, disposal.gain
    ('1', Money('5.00', 'EUR'), Money('3.33', 'EUR'), Money('1.67', 'EUR'))
    """

    symbol: str
    #: The id of the disposing transaction.
    id: str
    #: The id of the purchase; "" at average cost and for oversold shares.
    lot: str
    #: In shares as of the disposal.
    quantity: Decimal
    date: Date
    #: The date of the lot.
    opened: Date | None
    #: True if the shares were sold without being held.
    is_oversold: bool
    #: In the security's currency, like the next two.
    proceeds: Money
    cost: Money | None
    gain: Money | None
    #: In the portfolio's currency, like the fields below; None if a rate is missing.
    reported_proceeds: Money | None
    reported_cost: Money | None
    reported_gain: Money | None
    price_effect: Money | None
    currency_effect: Money | None
    #: The rule of the disposal, such as "fifo", "same day", "30 days" or "pool".
    rule: str
    #: The date from which the shares count as held: before ``opened`` after a wash sale.
    held_from: Date | None
    #: The fee that was deducted from the proceeds.
    fee: Money
    #: The part of the loss that a tax rule disallows.
    disallowed: Money
    #: In the portfolio's currency; None if a rate is missing.
    reported_disallowed: Money | None
    #: The id of the first purchase to which the disallowed loss moved; "" for the pool.
    carried_to: str
    #: The shares held, or in the pool, after the disposal, and their cost.
    left_quantity: Decimal
    left_cost: Money


@public
class OpenLot(NamedTuple):
    """A lot with shares that are held or, with negative quantity and cost, owed.

    >>> portfolio = Portfolio("EUR")
    >>> portfolio.buy("ABC", quantity=3, total="10.00", on="2024-01-02")
    '1'
    >>> portfolio.sell("ABC", quantity=1, total="5.00", on="2024-02-01")
    '2'
    >>> lot = portfolio.open_lots()[0]
    >>> lot.lot, lot.quantity, lot.cost
    ('1', Decimal('2'), Money('6.67', 'EUR'))
    """

    symbol: str
    #: The id of the purchase; "" at average cost, where all shares form one pool.
    lot: str
    #: The remaining shares, as counted on the requested day.
    quantity: Decimal
    #: The date of the lot; None at average cost.
    opened: Date | None
    #: The cost basis of the remaining shares, in the security's currency.
    cost: Money
    #: The cost basis in the portfolio's currency; None if an exchange rate is missing.
    reported_cost: Money | None
    #: The part of the cost that is a fee.
    fee: Money
    #: The date from which the shares count as held: before ``opened`` after a wash sale.
    held_from: Date | None
    #: The exact number of shares.
    shares: Fraction


@public
class Pool(NamedTuple):
    """All shares of a security, with their cost.

    >>> portfolio = Portfolio("GBP", method="section_104")
    >>> portfolio.buy("LTD", quantity=3, total="10.00", on="2024-01-02")
    '1'
    >>> portfolio.pool("LTD").quantity
    Decimal('3')
    """

    quantity: Decimal
    #: The exact number of shares.
    shares: Fraction
    #: The cost basis in the security's currency; None if nothing was traded.
    cost: Money | None
    #: The cost basis in the portfolio's currency; None if an exchange rate is missing.
    reported_cost: Money | None


def made_disposals(handle: DisposalsHandle) -> list[Disposal]:
    """Disposals that the library listed."""
    return read_rows(native.money_disposals_items, DisposalStruct, _made_disposal, handle)


def _made_disposal(struct: DisposalStruct) -> Disposal:
    amounts: list[Any] = [optional_money(getattr(struct, name)) for name in Disposal._fields[7:15]]
    fields = (
        struct.symbol.decode(),
        struct.id.decode(),
        struct.lot.decode(),
        to_decimal(struct.quantity),
        day_of(struct.date) or Date.min,
        day_of(struct.opened),
        bool(struct.is_oversold),
        *amounts,
        (native.money_disposal_rule_text(struct.rule) or b"").decode(),
        day_of(struct.held_from),
        money_of(MoneyStruct.from_buffer_copy(struct.fee)),
        money_of(MoneyStruct.from_buffer_copy(struct.disallowed)),
        optional_money(struct.reported_disallowed),
        struct.carried_to.decode(),
        to_decimal(struct.left_quantity),
        money_of(MoneyStruct.from_buffer_copy(struct.left_cost)),
    )
    return Disposal._make(fields)


def made_open_lots(handle: OpenLotsHandle) -> list[OpenLot]:
    """Open lots that the library listed."""
    return read_rows(native.money_open_lots_items, OpenLotStruct, _made_open_lot, handle)


def _made_open_lot(struct: OpenLotStruct) -> OpenLot:
    return OpenLot(
        struct.symbol.decode(),
        struct.lot.decode(),
        to_decimal(struct.quantity),
        day_of(struct.opened),
        money_of(MoneyStruct.from_buffer_copy(struct.cost)),
        optional_money(struct.reported_cost),
        money_of(MoneyStruct.from_buffer_copy(struct.fee)),
        day_of(struct.held_from),
        made_count(struct.count_numerator, struct.count_denominator),
    )


def made_pool(struct: PoolStruct) -> Pool:
    """Returns the pool of a struct that the library filled."""
    return Pool(
        to_decimal(struct.quantity),
        made_count(struct.count_numerator, struct.count_denominator),
        optional_money(struct.cost),
        optional_money(struct.reported_cost),
    )


def made_count(numerator: DecimalStruct, denominator: int) -> Fraction:
    """Returns an exact number of shares."""
    return Fraction(to_decimal(numerator)) / denominator
