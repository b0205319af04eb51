"""The handle of a rates table, and the conversion of an amount.

The accelerator implements the same in C and calls this conversion for everything else.
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
    """The part of :class:`Rates` that the accelerator implements in C."""

    __slots__ = ("__weakref__", "_handle", "_is_shipped")
    _handle: RatesHandle
    #: True if these are the rates that come with libmoney.
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
        """Returns the amount in another currency, rounded once.

        An amount that is already in ``currency`` needs no rate and keeps its digits, unless
        ``digits``
        is set; the same applies if ``currency`` is None or empty.

        :param on: the day of the rates; None for the table's newest day, which a
            :class:`ShippedRatesWarning` reports if the table comes with libmoney.
        :param max_gap: how many days earlier the rates may be.
        :param digits: the number of fraction digits of the result; None for the currency's minor
            units.
        :param registry: the registry of a user-defined currency.
        :param now: the current time, a datetime with a time zone, for ``fresh_for``.
        :param fresh_for: the maximum age of the rates, a timedelta; None for any age.
        :param stale: ``"flag"`` uses older rates and sets ``Flags.STALE`` in :meth:`explain`;
            ``"refuse"`` raises :class:`NoRate` instead.

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
