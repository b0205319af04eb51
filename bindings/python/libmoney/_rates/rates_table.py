"""The handle of a table of rates, and the conversion of one amount.

The accelerator has the same in C and calls this conversion for what it does not answer itself.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from .._boundary.calls import fail
from .._boundary.dates import Day
from .._boundary.freshness import Stale
from .._boundary.rounding import Rounding, RoundingLike
from .._currency.currency import CurrencyLike, CurrencyRegistry, code_bytes
from .._library import native
from .._money.money import Money, money_of, money_struct
from .._raw import MoneyStruct, RatesHandle
from .options import convert_options
from .shipped import warn_of_target


class RatesTable:
    """The part of :class:`Rates` that is in C where the accelerator is there."""

    __slots__ = ("__weakref__", "_handle", "_is_shipped")
    _handle: RatesHandle
    #: Whether the rates are those that come with libmoney.
    _is_shipped: bool

    def convert(
        self,
        amount: Money,
        currency: CurrencyLike | None,
        on: Day | None = None,
        max_gap: int = 0,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        digits: int | None = None,
        registry: CurrencyRegistry | None = None,
        *,
        now: datetime | None = None,
        fresh_for: timedelta | None = None,
        stale: Stale = "flag",
    ) -> Money:
        """The amount in another currency, rounded once.

        An amount that is in ``currency`` already needs no rate and keeps its digits, unless
        ``digits`` are given; so does any when ``currency`` is None or empty.

        :param on: the day whose rates the call uses; None: the newest of the table, of which a
            :class:`ShippedRatesWarning` tells if the table comes with libmoney.
        :param max_gap: how many days earlier the rates may be.
        :param digits: fraction digits of the result; None: the currency's minor units.
        :param registry: where the currency may be one of the program's own.
        :param now: the current time, a datetime with a time zone, for ``fresh_for``.
        :param fresh_for: how old the rates may be, a timedelta; None: of any age.
        :param stale: ``"flag"``: older rates are used, and :meth:`explain` has ``Flags.STALE``;
            ``"refuse"``: they are a :class:`NoRate`.

        >>> from datetime import date
        >>> rates = Rates.from_ecb()
        >>> rates.convert(Money("100.00", "EUR"), "USD", on=date(2020, 3, 14), max_gap=7)
        Money('111.04', 'USD')
        """
        value, result = money_struct(amount), MoneyStruct()
        target = None if currency is None else code_bytes(currency)
        options = convert_options(on, max_gap, rounding, digits, registry, now, fresh_for, stale)
        warn_of_target(self, on, (amount.currency,), target, options)
        handle, function = self._handle, native.money_rates_convert
        if function(handle, value, target, options, result, None, None):
            fail(function, handle, value, target, options, result, None)
        return money_of(result)
