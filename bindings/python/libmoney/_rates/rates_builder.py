"""Builders of rates tables."""

from __future__ import annotations

from ctypes import c_size_t
from datetime import datetime
from typing import NoReturn

from .._boundary.calls import call
from .._boundary.dates import Day, day_number
from .._currency.currency import CurrencyLike, code_bytes
from .._library import native
from .._public import public
from .._raw import RateStruct
from .building import RateLike, add_rate, built, new_builder
from .conversion import Pair, pair_of
from .rates import Rates, made_rates


@public
class RatesBuilder:
    """A builder of rates tables. Only one thread may use it at a time.

    :param base: the currency that cross rates are calculated through; without one, they use the
        shortest path.
    :param source: the publisher of the rates, at most 63 bytes.
    :param instant: the time of publication; a datetime with a time zone.

    >>> builder = RatesBuilder(base="EUR", source="by hand")
    >>> builder.add("EUR", "USD", "2")
    >>> builder.build().convert(Money(5, "EUR"), "USD")
    Money('10.00', 'USD')
    """

    __slots__ = ("_handle",)

    def __init__(
        self,
        base: CurrencyLike | None = None,
        source: str | None = None,
        instant: datetime | None = None,
    ) -> None:
        self._handle = new_builder(base, source, instant)

    def add(
        self,
        from_currency: CurrencyLike,
        to_currency: CurrencyLike,
        rate: RateLike,
        on: Day | None = None,
    ) -> None:
        """Adds or replaces the rate 1 ``from_currency`` = ``rate`` ``to_currency``.

        If only one direction is added, the other uses its exact inverse; otherwise each is used as
        is.

        :param rate: positive, with at most 19 digits; text may be a ratio, such as ``"7/3"``.
        :param on: the day of the rate; either all rates of a builder are dated, or none are.

        >>> builder = RatesBuilder()
        >>> builder.add("EUR", "USD", "1.1172")
        >>> builder.rates
        [Pair(from_currency='EUR', to_currency='USD', rate=Fraction(2793, 2500), date=None)]
        """
        add_rate(self._handle, from_currency, to_currency, rate, on)

    def remove(
        self, from_currency: CurrencyLike, to_currency: CurrencyLike, on: Day | None = None
    ) -> None:
        """Removes the rate of a direction and day.

        >>> builder = RatesBuilder()
        >>> builder.add("EUR", "USD", "1.1172")
        >>> builder.remove("EUR", "USD")
        >>> builder.rates
        []
        """
        source, target, day = code_bytes(from_currency), code_bytes(to_currency), day_number(on)
        call(native.money_rates_builder_remove, self._handle, source, target, day)

    @property
    def rates(self) -> list[Pair]:
        """The rates, in the order in which they were first added.

        >>> RatesBuilder().rates
        []
        """
        pairs = []
        for index in range(len(self)):
            struct = RateStruct()
            call(native.money_rates_builder_at, self._handle, index, struct)
            pairs.append(pair_of(struct))
        return pairs

    def build(self) -> Rates:
        """Returns a table of the rates so far; the builder remains usable.

        >>> len(RatesBuilder().build())
        0
        """
        return made_rates(built(self._handle))

    def __len__(self) -> int:
        count = c_size_t()
        call(native.money_rates_builder_count, self._handle, count)
        return count.value

    def __bool__(self) -> bool:
        return True

    def __reduce__(self) -> NoReturn:
        raise TypeError("could not copy or pickle a RatesBuilder: use the Rates that it builds")

    def __repr__(self) -> str:
        return f"<RatesBuilder of {len(self)} rates>"
