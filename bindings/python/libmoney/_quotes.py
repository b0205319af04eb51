"""What securities cost, and as of when a portfolio is valued."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import sizeof
from datetime import datetime, timedelta
from enum import IntEnum
from typing import Any, NamedTuple, Union

from ._calls import refuse_type
from ._dates import Day, day_number, instant_number
from ._limits import INT32_MAX
from ._money import Money, money_struct
from ._numbers import Number, checked_digits, checked_int, decimal_struct
from ._options import seconds_of
from ._raw import SYMBOL_SIZE, DecimalStruct, QuoteStruct, ValuationOptions
from ._rounding import Rounding, checked_rounding
from ._transaction import field


class Quote(NamedTuple):
    """What a share of a security costs, and since when.

    >>> Quote(Money("187.15", "USD"))
    Quote(price=Money('187.15', 'USD'), at=None)
    """

    #: A Money, or a number of the currency of the symbol's trades.
    price: Money | Number
    at: datetime | None = None


#: A price: with or without its instant.
QuoteLike = Union[Quote, Money, Number]


class QuoteState(IntEnum):
    """What can be said of the price of a position.

    >>> Portfolio("EUR").value().positions
    []
    >>> QuoteState.MISSING.is_unpriced, QuoteState.STALE.is_unpriced
    (True, False)
    """

    FRESH = 0
    #: Older than wanted; it counts.
    STALE = 1
    MISSING = 2
    #: A price of 0 is taken for none.
    ZERO = 3
    #: There is a price, but no rate for it or for a transaction.
    NO_RATE = 4
    #: Nothing is held, and no price is needed.
    CLOSED = 5

    @property
    def is_unpriced(self) -> bool:
        """Whether the position is listed as unpriced.

        >>> QuoteState.ZERO.is_unpriced
        True
        """
        return self in (QuoteState.MISSING, QuoteState.ZERO, QuoteState.NO_RATE)


def quote_structs(prices: object) -> tuple[Any, int]:
    """Prices by symbol as the library takes them, and how many they are."""
    if not isinstance(prices, Mapping):
        refuse_type("prices", "a dict of symbols and prices", prices)
    structs = (QuoteStruct * len(prices))()
    for struct, (symbol, quote) in zip(structs, prices.items()):
        struct.symbol = field(symbol, "a symbol", SYMBOL_SIZE)
        price, at = quote if isinstance(quote, Quote) else (quote, None)
        struct.instant = instant_number(at)
        if isinstance(price, Money):
            amount = money_struct(price)
            struct.price = DecimalStruct(amount.lo, amount.hi, amount.scale, 0)
            struct.currency = amount.currency
        else:
            struct.price = decimal_struct(price, "a price")
    return structs, len(prices)


def valuation_options(
    on: Day | None = None,
    max_gap: int = 7,
    now: datetime | None = None,
    fresh_for: timedelta | None = None,
    percent_digits: int = 2,
    rounding: Rounding = Rounding.HALF_EVEN,
) -> ValuationOptions:
    """Options of a valuation as the library takes them."""
    seconds = seconds_of(fresh_for, "fresh_for")
    return ValuationOptions(
        sizeof(ValuationOptions),
        day_number(on),
        checked_int(max_gap, "max_gap", 0, INT32_MAX),
        checked_digits(percent_digits),
        checked_rounding(rounding),
        0,
        instant_number(now),
        seconds,
    )
