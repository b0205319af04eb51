"""Price quotes, and how a portfolio is valued."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import sizeof
from datetime import datetime, timedelta
from enum import IntEnum
from typing import Any, NamedTuple, Union

from .._boundary.calls import refuse_type
from .._boundary.dates import Day, day_number, instant_number
from .._boundary.freshness import seconds_of
from .._boundary.limits import INT32_MAX
from .._boundary.numbers import Number, checked_digits, checked_int, decimal_struct
from .._boundary.rounding import Rounding, RoundingLike, checked_rounding
from .._money.money import Money, money_struct
from .._public import public
from .._raw import SYMBOL_SIZE, DecimalStruct, PriceQuoteStruct, ValuationOptions
from .transaction import field


@public
class PriceQuote(NamedTuple):
    """The price of a share, with the instant of the quote.

    >>> PriceQuote(Money("187.15", "USD"))
    PriceQuote(price=Money('187.15', 'USD'), at=None)
    """

    #: A Money, or a number in the currency of the symbol's trades.
    price: Money | Number
    at: datetime | None = None


#: A price, with or without its instant.
PriceLike = Union[PriceQuote, Money, Number]
#: Prices by symbol and day.
DatedQuotes = Mapping[str, Mapping[Day, Union[Money, Number]]]


@public
class PriceState(IntEnum):
    """The quality of the price of a position.

    >>> Portfolio("EUR").value().positions
    []
    >>> PriceState.MISSING.is_unpriced, PriceState.STALE.is_unpriced
    (True, False)
    """

    FRESH = 0
    #: Older than ``fresh_for``, but used.
    STALE = 1
    MISSING = 2
    #: From a feed: the provider answered 0, which means that no price is available.
    ZERO = 3
    #: The price is known, but a rate for it or for a transaction is missing.
    NO_RATE = 4
    #: Nothing is held, so no price is needed.
    CLOSED = 5

    @property
    def is_unpriced(self) -> bool:
        """True if the position is listed as unpriced.

        >>> PriceState.ZERO.is_unpriced
        True
        """
        return self in (PriceState.MISSING, PriceState.ZERO, PriceState.NO_RATE)


def quote_structs(prices: object) -> tuple[Any, int]:
    """Returns prices by symbol as structs of the library, and their number."""
    if not isinstance(prices, Mapping):
        refuse_type("prices", "a dict of symbols and prices", prices)
    structs = (PriceQuoteStruct * len(prices))()
    for struct, (symbol, quote) in zip(structs, prices.items()):
        price, at = quote if isinstance(quote, PriceQuote) else (quote, None)
        _fill(struct, symbol, price, instant_number(at))
    return structs, len(prices)


def dated_quote_structs(quotes: object) -> tuple[Any, int]:
    """Returns prices by symbol and day as structs of the library, and their number."""
    pairs = getattr(quotes, "items", None)
    if pairs is None:
        refuse_type("quotes", "a dict of symbols and their prices by day", quotes)
    rows: list[tuple[object, object, int]] = []
    for symbol, series in pairs():
        if not hasattr(series, "items"):
            refuse_type("prices of a symbol", "a dict or a Series of days and prices", series)
        # A missing value, such as pandas' NaN for a day without a price, differs from itself.
        rows += [
            (symbol, price, day_number(day)) for day, price in series.items() if price == price
        ]
    structs = (PriceQuoteStruct * len(rows))()
    for struct, (symbol, price, day) in zip(structs, rows):
        _fill(struct, symbol, price, day * 86400)
    return structs, len(rows)


def _fill(struct: PriceQuoteStruct, symbol: object, price: object, instant: int) -> None:
    struct.struct_size = sizeof(PriceQuoteStruct)
    struct.symbol = field(symbol, "a symbol", SYMBOL_SIZE)
    struct.instant = instant
    if isinstance(price, Money):
        amount = money_struct(price)
        struct.price = DecimalStruct(amount.lo, amount.hi, amount.scale, 0)
        struct.currency = amount.currency
    else:
        struct.price = decimal_struct(price, "a price")


def valuation_options(
    on: Day | None = None,
    max_gap: int = 7,
    now: datetime | None = None,
    fresh_for: timedelta | None = None,
    percent_digits: int = 2,
    rounding: RoundingLike = Rounding.HALF_EVEN,
) -> ValuationOptions:
    """Returns the options of a valuation as a struct of the library."""
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
