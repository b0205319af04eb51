"""Transactions of a portfolio."""

from __future__ import annotations

from ctypes import sizeof
from datetime import date as Date
from decimal import Decimal
from enum import IntEnum
from fractions import Fraction
from typing import Any, NamedTuple, Union

from .._boundary.calls import refuse_type
from .._boundary.choices import member
from .._boundary.dates import Day, day_number, day_of
from .._boundary.documents import identifier
from .._boundary.limits import WORD_MASK
from .._boundary.numbers import EXACT, Number, decimal_struct, to_decimal
from .._errors import ArgumentError, InvalidRate, LimitError
from .._money.money import Money, money_of, money_struct
from .._public import public
from .._raw import (
    DATE_NONE,
    ID_SIZE,
    LOT_SELECTIONS_MAX,
    SYMBOL_SIZE,
    LotSelectionStruct,
    MoneyStruct,
    TransactionStruct,
)

#: An exact rate: a number or a ratio.
RateLike = Union[Number, Fraction]


@public
class Action(IntEnum):
    """The kind of a transaction.

    >>> Action.SPLIT.name
    'SPLIT'
    """

    BUY = 1
    SELL = 2
    #: Income: any payment by a security.
    DIVIDEND = 3
    #: A separate fee, with or without a security.
    FEE = 4
    #: Turns ``per`` shares into ``quantity``.
    SPLIT = 5
    #: Shares of another security, with a share of the cost.
    SPIN_OFF = 6
    #: Replaces all shares with another security, cash, or both.
    MERGER = 7
    #: ``quantity`` more shares for each ``per``.
    STOCK_DIVIDEND = 8
    #: Rights to another security.
    RIGHTS = 9
    RETURN_OF_CAPITAL = 10
    TRANSFER_OUT = 11
    TRANSFER_IN = 12
    WORTHLESS = 13
    INTEREST = 14
    WITHHOLDING_TAX = 15
    #: ``per`` options and the total become ``quantity`` shares of another security.
    EXERCISE = 16


@public
class LotSelection(NamedTuple):
    """A part of a lot that a sale disposes of.

    >>> LotSelection("1", 5)
    LotSelection(id='1', quantity=5)
    """

    #: The id of the purchase that made the lot.
    id: str
    #: The quantity, in shares as of the sale.
    quantity: Number


@public
class Transaction(NamedTuple):
    """A transaction: a trade, a payment or a split.

    >>> portfolio = Portfolio("EUR")
    >>> portfolio.add(Transaction("ABC", "2024-01-02", Action.BUY, 10, total=Money(100, "EUR")))
    '1'
    >>> portfolio.transaction("1")  # doctest: +NORMALIZE_WHITESPACE
    Transaction(symbol='ABC', date=datetime.date(2024, 1, 2), action=<Action.BUY: 1>,
                quantity=Decimal('10'), per=Decimal('0'), total=Money('100', 'EUR'), fee=None,
                rate=None, lots=(), id='1', into='', cost_share=None, opened=None)
    """

    #: "" only for a fee without a security.
    symbol: str
    date: Day
    action: Action
    #: For a trade, a positive number; for a split, the number of shares after it.
    quantity: Number = Decimal(0)
    #: For a split, the number of shares before it.
    per: Number = Decimal(0)
    #: The amount paid or received, excluding the fee; None for a split.
    total: Money | None = None
    #: In any currency.
    fee: Money | None = None
    #: The value of 1 unit of the total's currency in the portfolio's; None for the day's rate.
    rate: RateLike | None = None
    #: The lots that a sale names, if any.
    lots: tuple[LotSelection, ...] = ()
    #: "" when adding a transaction: the portfolio assigns an id.
    id: str = ""
    #: The security that is received; "" for no security.
    into: str = ""
    #: The share of the cost that moves to ``into``, from 0 to 1; None if it is not set.
    cost_share: RateLike | None = None
    #: For a transfer in, the date of the purchase; None for the date of the transfer.
    opened: Day | None = None


def transaction_struct(transaction: Transaction) -> TransactionStruct:
    """Returns a transaction as a struct of the library."""
    if not isinstance(transaction, Transaction):
        refuse_type("a transaction", "a Transaction", transaction)
    struct = TransactionStruct(sizeof(TransactionStruct))
    struct.id = field(transaction.id, "an id", ID_SIZE)
    struct.symbol = field(transaction.symbol, "a symbol", SYMBOL_SIZE)
    struct.date = day_number(transaction.date)
    struct.action = member(Action, transaction.action, "an action")
    struct.quantity = decimal_struct(transaction.quantity, "a quantity")
    struct.per = decimal_struct(transaction.per, "a quantity")
    if transaction.total is not None:
        struct.total = money_struct(transaction.total, "a total")
    if transaction.fee is not None:
        struct.fee = money_struct(transaction.fee, "a fee")
    if transaction.rate is not None:
        struct.rate_numerator, struct.rate_denominator = _ratio(transaction.rate)
    struct.into = field(transaction.into, "a symbol", SYMBOL_SIZE)
    if transaction.cost_share is not None:
        share = _ratio(transaction.cost_share, least=0)
        struct.cost_share_numerator, struct.cost_share_denominator = share
    struct.opened = DATE_NONE if transaction.opened is None else day_number(transaction.opened)
    return struct


def lot_structs(lots: object) -> Any:
    """Returns lot selections as structs of the library, and their number."""
    if not isinstance(lots, (tuple, list)):
        refuse_type("lots", "a list of (id, quantity)", lots)
    if not lots:
        return None, 0
    if len(lots) > LOT_SELECTIONS_MAX:
        raise LimitError(
            f"number of lots of a sale must be at most {LOT_SELECTIONS_MAX}, got {len(lots)}"
        )
    structs = (LotSelectionStruct * len(lots))()
    for struct, lot in zip(structs, lots):
        struct.struct_size = sizeof(LotSelectionStruct)
        if not isinstance(lot, (tuple, list)) or len(lot) != 2:
            refuse_type("a lot", "a tuple of an id and a quantity", lot)
        struct.id = field(lot[0], "an id", ID_SIZE)
        struct.quantity = decimal_struct(lot[1], "a quantity")
    return structs, len(lots)


def made_lot(struct: LotSelectionStruct) -> LotSelection:
    """Returns the lot selection of a struct that the library filled."""
    return LotSelection(struct.id.decode(), to_decimal(struct.quantity))


def made_transaction(struct: TransactionStruct, lots: tuple[LotSelection, ...]) -> Transaction:
    """Returns the transaction of a struct that the library filled."""
    rate = None
    if struct.rate_denominator:
        rate = Fraction(struct.rate_numerator, struct.rate_denominator)
    share = None
    if struct.cost_share_denominator:
        share = Fraction(struct.cost_share_numerator, struct.cost_share_denominator)
    day = day_of(struct.date)
    return Transaction(
        struct.symbol.decode(),
        Date.min if day is None else day,
        Action(struct.action),
        to_decimal(struct.quantity),
        to_decimal(struct.per),
        optional_money(struct.total),
        optional_money(struct.fee),
        rate,
        lots,
        struct.id.decode(),
        struct.into.decode(),
        share,
        day_of(struct.opened),
    )


def optional_money(struct: MoneyStruct) -> Money | None:
    """Returns a copy of an amount in a larger structure; None for an absent one."""
    return money_of(MoneyStruct.from_buffer_copy(struct)) if struct.currency else None


def field(value: object, what: str, size: int) -> bytes:
    """Returns a text for a field of a structure."""
    data = identifier(value, what)
    if len(data) >= size:
        raise LimitError(f"{what} must be at most {size - 1} bytes", position=size - 1)
    return data


def _ratio(rate: object, least: int = 1) -> tuple[int, int]:
    if isinstance(rate, Fraction):
        pair = rate.numerator, rate.denominator
    else:
        number = to_decimal(decimal_struct(rate, "a rate"))
        scale = max(-int(number.as_tuple().exponent), 0)
        pair = int(EXACT.scaleb(number, scale)), 10**scale
    if pair[0] < least:
        raise InvalidRate("a rate must be positive")
    if max(pair) > WORD_MASK:
        fraction = Fraction(*pair)
        pair = fraction.numerator, fraction.denominator
    if max(pair) > WORD_MASK:
        raise ArgumentError("a rate must have at most 64 bits on each side")
    return pair
