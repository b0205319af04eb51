"""Conversions with their details, and their explanations."""

from __future__ import annotations

from datetime import datetime, timedelta

from .._boundary.calls import call
from .._boundary.dates import Day
from .._boundary.freshness import Stale
from .._boundary.rounding import Rounding, RoundingLike
from .._currency.currency import CurrencyLike, CurrencyRegistry, code_bytes
from .._library import native
from .._money.money import Money, money_of, money_struct
from .._raw import ConversionStruct, MoneyStruct, RatesHandle
from .options import convert_options

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .._explanation.explanation import Explanation
    from .conversion import Conversion


class RatesExplanation:
    """The methods of a rates table that show how an amount was converted."""

    __slots__ = ()
    if TYPE_CHECKING:
        _handle: RatesHandle

    def explain(
        self,
        amount: Money,
        currency: CurrencyLike | None,
        on: Day | None = None,
        max_gap: int = 0,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        digits: int | None = None,
        registry: CurrencyRegistry | None = None,
        now: datetime | None = None,
        *,
        fresh_for: timedelta | None = None,
        stale: Stale = "flag",
    ) -> Conversion:
        """Converts like :meth:`convert`, and returns the details with the result.

        :param now: a datetime with a time zone, relative to which the age of the rates is measured.

        >>> rates = Rates.from_ecb()
        >>> conversion = rates.explain(Money("10.00", "USD"), "GBP", on="2020-03-14", max_gap=7)
        >>> conversion.result, conversion.path, conversion.as_of, conversion.gap_days
        (Money('8.02', 'GBP'), ['USD', 'EUR', 'GBP'], datetime.date(2020, 3, 13), 1)
        """
        from .conversion import conversion_of

        value, result, details = money_struct(amount), MoneyStruct(), ConversionStruct()
        target = None if currency is None else code_bytes(currency)
        options = convert_options(on, max_gap, rounding, digits, registry, now, fresh_for, stale)
        call(native.money_rates_convert, self._handle, value, target, options, result, details)
        return conversion_of(details, amount.currency, money_of(result))

    def explanation(
        self,
        amount: Money,
        currency: CurrencyLike | None,
        on: Day | None = None,
        max_gap: int = 0,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        digits: int | None = None,
        registry: CurrencyRegistry | None = None,
        now: datetime | None = None,
        *,
        fresh_for: timedelta | None = None,
        stale: Stale = "flag",
    ) -> Explanation:
        """Explains a conversion by :meth:`convert`: its rates, its rounding, and the regulation.

        >>> explanation = Rates([]).explanation(Money("1500.00", "EUR"), "DEM")
        >>> explanation.root.text
        '1500.00 EUR × 1.95583 = 2933.745, rounded half up to 2 digits'
        >>> explanation.root.rule
        'Regulation (EC) No 1103/97, Article 5'
        """
        from .._explanation.explanation import explained

        target = None if currency is None else code_bytes(currency)
        options = convert_options(on, max_gap, rounding, digits, registry, now, fresh_for, stale)
        value = money_struct(amount)
        return explained(native.money_rates_explain, self._handle, value, target, options)
