"""The values of exchanges."""

from __future__ import annotations

from ctypes import sizeof
from datetime import datetime
from fractions import Fraction
from typing import NamedTuple

from .._boundary.dates import instant_of
from .._boundary.documents import identifier
from .._boundary.numbers import decimal_struct, fraction_of
from .._money.money import Money, copied_money, money_struct
from .._public import public
from .._rates.conversion import Conversion, conversion_of
from .._raw import ExchangeStruct, ExchangeTermsStruct
from .entry_details import optional_money


@public
class Exchange(NamedTuple):
    """An exchange of an amount for another currency.

    ``give`` × ``rate`` = ``receive`` + ``remainder``, exactly.

    >>> wallet, rates = Wallet(Money("10.00", "EUR")), Rates([("EUR", "USD", "1.1172")])
    >>> made = wallet.exchange_amount(Money("8.00", "EUR"), "USD", rates)
    >>> made.receive, made.rate, made.remainder
    (Money('8.94', 'USD'), Fraction(2793, 2500), Fraction(-3, 1250))
    """

    #: The amount given, above 0.
    give: Money
    #: The amount received.
    receive: Money
    #: The fee in addition to ``give``; None for no fee.
    fee: Money | None
    #: The value of 1 unit of the currency given in the currency received.
    rate: Fraction
    #: The exact value minus the amount received.
    remainder: Fraction
    #: The conversion of ``give`` at the rate of the table, the mid-market rate; None without rates.
    market: Conversion | None
    #: The result of ``market`` minus ``receive``; None without rates.
    margin: Money | None
    #: The id of the entry of -``give``; None for a quote.
    give_entry: int | None
    #: The id of the entry of ``receive``; None for a quote.
    receive_entry: int | None
    #: The id of the entry of -``fee``, or None.
    fee_entry: int | None
    #: The last instant at which a quote is accepted; None for an exchange without a quote.
    valid_until: datetime | None
    #: The id of the exchange, or "".
    id: str


def made_exchange(struct: ExchangeStruct) -> Exchange:
    """Returns the exchange of a struct."""
    give, value = copied_money(struct.give), optional_money(struct.market_value)
    start = give.currency
    return Exchange(
        give,
        copied_money(struct.receive),
        optional_money(struct.fee),
        fraction_of(struct.rate),
        fraction_of(struct.remainder),
        None if value is None else conversion_of(struct.market, start, value),
        optional_money(struct.margin),
        struct.give_entry or None,
        struct.receive_entry or None,
        struct.fee_entry or None,
        instant_of(struct.valid_until),
        struct.id.decode(),
    )


def terms_struct(
    rate: object, is_inverse: bool, amount: object, fee: object, id: object
) -> ExchangeTermsStruct | None:
    """Returns the terms of an exchange; None if all are absent."""
    if rate is amount is fee is id is None and not is_inverse:
        return None
    terms = ExchangeTermsStruct(sizeof(ExchangeTermsStruct), bool(is_inverse))
    if rate is not None:
        terms.rate = decimal_struct(rate, "a rate")
    if amount is not None:
        terms.receive = money_struct(amount)
    if fee is not None:
        terms.fee = money_struct(fee)
    if id is not None:
        terms.id = identifier(id, "an id")
    return terms
