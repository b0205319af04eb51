"""The details of a conversion."""

from __future__ import annotations

from ctypes import c_size_t, create_string_buffer
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import IntEnum, IntFlag
from fractions import Fraction
from typing import Any, NamedTuple

from .._boundary.calls import call, refuse_type
from .._boundary.dates import day_number, day_of, duration_of, instant_of
from .._boundary.numbers import Document, document_bytes, encoded, fraction_of
from .._currency.currency import code_bytes
from .._errors import InvalidRate
from .._library import native
from .._money.money import Money
from .._public import public
from .._raw import RATE_JSON_MAX, RATE_TEXT_MAX, ConversionStruct, RateStruct


@public
class Flags(IntFlag):
    """Properties of a result.

    >>> rates = Rates([("EUR", "USD", "1.1")])
    >>> Flags.ROUNDED in rates.explain(Money("0.01", "EUR"), "USD").flags
    True
    """

    #: Digits other than 0 were dropped.
    ROUNDED = 1
    #: A rate had more than 19 digits in its document and was rounded when read.
    RATE_ROUNDED = 2
    #: A fixed factor was used: a withdrawn currency's legal factor, or that of a quote unit.
    FIXED = 4
    #: The rates are of an earlier date than requested.
    EARLIER = 8
    #: The rates are older than ``fresh_for``, or their time is unknown.
    STALE = 16
    #: A different path through the table yields a different rate.
    INCONSISTENT = 32
    #: The result was rounded half up under Council Regulation (EC) No 1103/97.
    EURO_REGULATION = 64


@public
class RateKind(IntEnum):
    """The origin of a leg's rate.

    >>> Rates([("EUR", "USD", "1.25")]).find("USD", "EUR").legs[0].kind
    <RateKind.INVERSE: 1>
    """

    #: A rate of the table.
    QUOTED = 0
    #: The exact inverse of the table's rate for the other direction.
    INVERSE = 1
    #: The legal factor of a withdrawn currency.
    FIXED = 2
    #: The factor of a quote unit, such as 100 GBX = 1 GBP.
    UNIT = 3


@public
class Pair(NamedTuple):
    """A rate of a table: 1 ``from_currency`` = ``rate`` ``to_currency``.

    >>> pair = Rates([("EUR", "USD", "1.25", "2024-03-01")]).pairs()[0]
    >>> pair.rate, str(pair)
    (Fraction(5, 4), 'EUR/USD 1.25 2024-03-01')
    """

    from_currency: str
    to_currency: str
    rate: Fraction
    date: date | None = None

    @staticmethod
    def parse(text: str) -> Pair:
        """Reads ``EUR/USD 1.1172``, with an optional date.

        >>> Pair.parse("EUR/USD 1.25") == Pair.parse("EUR/USD 5/4")
        True
        """
        if not isinstance(text, str):
            refuse_type("the text of a rate", "a str", text)
        data, struct = encoded(text), RateStruct()
        call(native.money_rate_parse, data, len(data), struct, text=text)
        return pair_of(struct)

    @staticmethod
    def from_json(document: Document) -> Pair:
        """Reads a rate that :meth:`to_json` wrote.

        >>> Pair.from_json('{"from":"EUR","rate":"1.25","to":"USD"}').rate
        Fraction(5, 4)
        """
        (data, text), struct = document_bytes(document), RateStruct()
        call(native.money_rate_from_json, data, len(data), struct, text=text)
        return pair_of(struct)

    def to_json(self) -> str:
        """The rate as JSON, an element of the lists that :meth:`Rates.from_json` reads.

        >>> Pair.parse("EUR/USD 5/4").to_json()
        '{"from":"EUR","rate":"1.25","to":"USD"}'
        """
        return _rate_text(native.money_rate_to_json, RATE_JSON_MAX, self)

    def __str__(self) -> str:
        return _rate_text(native.money_rate_format, RATE_TEXT_MAX, self)


@public
class Leg(NamedTuple):
    """One step of a conversion: 1 ``from_currency`` = ``rate`` ``to_currency``.

    >>> Rates([("EUR", "USD", "1.25")]).find("USD", "EUR").legs[0].rate
    Fraction(4, 5)
    """

    from_currency: str
    to_currency: str
    rate: Fraction
    date: date | None
    kind: RateKind


@public
@dataclass(frozen=True)
class Route:
    """The rate between two currencies, with its provenance.

    >>> route = Rates([("USD", "EUR", "0.8"), ("USD", "GBP", "0.7")]).find("EUR", "GBP")
    >>> route.path, route.rate
    (['EUR', 'USD', 'GBP'], Fraction(7, 8))
    """

    #: The value of 1 unit of the first currency in the last, exactly.
    rate: Fraction
    #: The currencies of the path, first and last included.
    path: list[str]
    #: The steps; empty for a currency to itself.
    legs: list[Leg]
    #: The date of the rates; None if no dated rate was used.
    as_of: date | None
    #: How many days that date precedes the requested one.
    gap_days: int
    #: The publisher of the rates.
    source: str | None
    #: When the rates were published.
    instant: datetime | None
    #: The time from publication to ``now``; None if either is unknown.
    age: timedelta | None
    #: Further properties of the result.
    flags: Flags

    @property
    def rule(self) -> str | None:
        """The law that determines the rounding of the conversion, or None.

        >>> Rates([("EUR", "USD", "2")]).explain(Money("1500.00", "EUR"), "BGN").rule
        'Council Regulation (EC) No 1103/97, articles 4 and 5'
        """
        name: bytes | None = native.money_conversion_rule(self.flags)
        return name.decode() if name else None


@public
@dataclass(frozen=True)
class Conversion(Route):
    """A converted amount, with the details of its conversion.

    >>> conversion = Rates([("EUR", "USD", "1.1")]).explain(Money("0.01", "EUR"), "USD")
    >>> conversion.result, conversion.rounded, conversion.remainder
    (Money('0.01', 'USD'), True, Fraction(1, 1000))
    """

    #: The converted amount.
    result: Money
    #: The exact result minus the rounded one.
    remainder: Fraction

    @property
    def rounded(self) -> bool:
        """True if digits other than 0 were dropped.

        >>> Rates([("EUR", "USD", "2")]).explain(Money("0.01", "EUR"), "USD").rounded
        False
        """
        return Flags.ROUNDED in self.flags


def rate_of(struct: RateStruct) -> Fraction:
    """Returns a table's rate as a fraction."""
    return Fraction(struct.numerator, struct.denominator)


def rate_struct(pair: Pair) -> RateStruct:
    """Returns a rate as a struct of the library; a decimal has a power of ten as denominator."""
    rate = Fraction(pair.rate)
    scale = next((10**digits for digits in range(20) if 10**digits % rate.denominator == 0), 0)
    denominator = scale or rate.denominator
    numerator = rate.numerator * (denominator // rate.denominator)
    if numerator >> 64:
        numerator, denominator = rate.numerator, rate.denominator
    if numerator <= 0 or numerator >> 64 or denominator >> 64:
        raise InvalidRate(f"integers of a rate must be positive and fit 64 bits, got {rate}")
    codes = code_bytes(pair.from_currency), code_bytes(pair.to_currency)
    return RateStruct(*codes, numerator, denominator, day_number(pair.date))


def _rate_text(function: Any, room: int, pair: Pair) -> str:
    buffer, length = create_string_buffer(room), c_size_t()
    call(function, rate_struct(pair), buffer, room, length)
    return buffer.value.decode()


def pair_of(struct: RateStruct) -> Pair:
    """Returns a table's rate as a pair."""
    return Pair(struct.from_.decode(), struct.to.decode(), rate_of(struct), day_of(struct.date))


def route_of(struct: ConversionStruct, start: str) -> Route:
    """Returns the route from a currency, from a struct that the library filled."""
    return Route(**_route_fields(struct, start))


def conversion_of(struct: ConversionStruct, start: str, result: Money) -> Conversion:
    """Returns the conversion from a struct that the library filled."""
    fields = _route_fields(struct, start)
    return Conversion(**fields, result=result, remainder=fraction_of(struct.remainder))


def _route_fields(struct: ConversionStruct, start: str) -> dict[str, Any]:
    legs = [_leg(struct.legs[index]) for index in range(struct.leg_count)]
    return {
        "rate": fraction_of(struct.rate),
        "path": [start, *(leg.to_currency for leg in legs)],
        "legs": legs,
        "as_of": day_of(struct.as_of),
        "gap_days": struct.gap_days,
        "source": struct.source.decode("utf-8", "replace") or None,
        "instant": instant_of(struct.instant),
        "age": duration_of(struct.age_seconds),
        "flags": Flags(struct.flags),
    }


def _leg(struct: RateStruct) -> Leg:
    return Leg(*pair_of(struct), RateKind(struct.kind))
