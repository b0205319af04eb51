"""Comparison, order and sums of amounts in any currencies at rates; a day's currencies; merging."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import c_int32, c_size_t, create_string_buffer
from datetime import datetime, timedelta

from .._boundary.calls import call, refuse_type
from .._boundary.dates import Day, day_number
from .._boundary.freshness import Stale
from .._boundary.rounding import Rounding, RoundingLike
from .._currency.currency import CurrencyLike, CurrencyRegistry, code_bytes
from .._errors import ArgumentError
from .._library import native
from .._money.money import Money, money_array, money_of, money_struct
from .._raw import MERGE_DAYS, MERGE_PAIRS, ConvertOptions, MoneyStruct, RatesHandle
from .options import convert_options
from .shipped import warn_of_target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Literal

    from .rates import Rates

    #: The precedence of two tables with rates of the same day.
    Merge = Literal["pairs", "days"]
else:
    Merge = object

_RULES = {"pairs": MERGE_PAIRS, "days": MERGE_DAYS}


class RatesComparison:
    """The methods of a rates table for several amounts."""

    __slots__ = ()
    if TYPE_CHECKING:
        _handle: RatesHandle
        _is_shipped: bool

    def currencies_on(self, on: Day | None = None) -> list[str]:
        """Returns the codes of the currencies that have a rate on a day, by default the newest.

        >>> Rates([("EUR", "USD", "1.1", "2024-03-01")]).currencies_on("2024-03-02")
        []
        """
        function, day = native.money_rates_currencies, day_number(on)
        length = c_size_t()
        call(function, self._handle, day, None, 0, length)
        buffer = create_string_buffer(length.value + 1)
        call(function, self._handle, day, buffer, len(buffer), None)
        return buffer.value.decode("ascii").split()

    def merge(self, added: Rates, rule: Merge = "pairs", on: Day | None = None) -> Rates:
        """Returns a table with the rates of both tables. Those of this table take precedence.

        The result keeps the base currency if it is the same in both tables, and names both sources.

        :param rule: ``"pairs"`` omits a rate of ``added`` if this table contains a rate between the
            same two currencies on the same day, in either direction; ``"days"`` omits all rates of
            ``added`` whose day this table contains.
        :param on: the day of undated rates; None to leave them undated.

        >>> history = Rates([("EUR", "USD", "1.1172", "2026-10-30")])
        >>> newer = Rates([("EUR", "USD", "1.12"), ("EUR", "GBP", "0.83")])
        >>> history.merge(newer, on="2026-10-31").dates
        [datetime.date(2026, 10, 30), datetime.date(2026, 10, 31)]
        """
        from .rates import Rates, made_rates

        if not isinstance(added, Rates):
            refuse_type("the added rates", "Rates", added)
        if rule not in _RULES:
            raise ArgumentError(f"a rule must be 'pairs' or 'days', got {rule!r}")
        merged = RatesHandle()
        given = (_RULES[rule], day_number(on), merged)
        call(native.money_rates_merge, self._handle, added._handle, *given)
        return made_rates(merged)

    def compare(
        self,
        a: Money,
        b: Money,
        currency: CurrencyLike,
        on: Day | None = None,
        max_gap: int = 0,
        *,
        now: datetime | None = None,
        fresh_for: timedelta | None = None,
        stale: Stale = "flag",
    ) -> int:
        """Returns -1, 0 or 1 if ``a`` is worth less than, as much as or more than ``b``.

        The amounts are converted exactly to ``currency`` and compared there; nothing is rounded.
        Amounts of the same currency are compared directly. Rates that are older than ``fresh_for``
        at ``now`` are used with ``stale="flag"``, and raise :class:`NoRate` with
        ``stale="refuse"``.

        :param on: the day of the rates; None for the table's newest day.
        :param max_gap: how many days earlier the rates may be.
        :param now: the current time, a datetime with a time zone, for ``fresh_for``.
        :param fresh_for: the maximum age of the rates, a timedelta; None for any age.

        >>> rates = Rates([("EUR", "USD", "1.1")])
        >>> rates.compare(Money("1.00", "EUR"), Money("1.09", "USD"), "USD")
        1
        """
        left, right, target = money_struct(a), money_struct(b), code_bytes(currency)
        options = _exact_options(on, max_gap, now, fresh_for, stale)
        if a.currency != b.currency:
            warn_of_target(self, on, (a.currency, b.currency), target, options)
        order = c_int32()
        call(native.money_rates_compare, self._handle, left, right, target, options, order, None)
        return order.value

    def sorted(
        self,
        amounts: Iterable[Money],
        currency: CurrencyLike,
        on: Day | None = None,
        max_gap: int = 0,
        *,
        now: datetime | None = None,
        fresh_for: timedelta | None = None,
        stale: Stale = "flag",
    ) -> list[Money]:
        """Returns the amounts sorted by value in ``currency``, in ascending order.

        Comparison and options are those of :meth:`compare`; the order of amounts of equal value is
        kept.

        >>> rates = Rates([("EUR", "USD", "1.1")])
        >>> rates.sorted([Money("1.11", "USD"), Money("1", "EUR"), Money("-5", "USD")], "EUR")
        [Money('-5', 'USD'), Money('1', 'EUR'), Money('1.11', 'USD')]
        """
        given, target = list(amounts), code_bytes(currency)
        array = money_array(given)
        options = _exact_options(on, max_gap, now, fresh_for, stale)
        warn_of_target(self, on, (one.currency for one in given), target, options)
        indices = (c_size_t * len(given))()
        handle, function = self._handle, native.money_rates_sort
        call(function, handle, array, len(given), target, options, indices, None)
        return [given[index] for index in indices]

    def minimum(
        self,
        amounts: Iterable[Money],
        currency: CurrencyLike,
        on: Day | None = None,
        max_gap: int = 0,
        *,
        now: datetime | None = None,
        fresh_for: timedelta | None = None,
        stale: Stale = "flag",
    ) -> Money:
        """Returns the amount with the lowest value in ``currency``; the first of equals.

        The options are those of :meth:`compare`.

        >>> rates = Rates([("EUR", "USD", "1.1")])
        >>> rates.minimum([Money("1.00", "EUR"), Money("1.09", "USD")], "EUR")
        Money('1.09', 'USD')
        """
        options = _exact_options(on, max_gap, now, fresh_for, stale)
        return self._of_many(native.money_rates_minimum, amounts, currency, on, options)

    def maximum(
        self,
        amounts: Iterable[Money],
        currency: CurrencyLike,
        on: Day | None = None,
        max_gap: int = 0,
        *,
        now: datetime | None = None,
        fresh_for: timedelta | None = None,
        stale: Stale = "flag",
    ) -> Money:
        """Returns the amount with the highest value in ``currency``; the first of equals.

        The options are those of :meth:`compare`.

        >>> rates = Rates([("EUR", "USD", "1.1")])
        >>> rates.maximum([Money("1.00", "EUR"), Money("1.09", "USD")], "EUR")
        Money('1.00', 'EUR')
        """
        options = _exact_options(on, max_gap, now, fresh_for, stale)
        return self._of_many(native.money_rates_maximum, amounts, currency, on, options)

    def sum(
        self,
        amounts: Iterable[Money],
        currency: CurrencyLike,
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
        """Returns the sum in ``currency``: exact conversions and an exact sum, rounded once.

        The options are those of :meth:`Rates.convert`.

        >>> rates = Rates([("EUR", "USD", "1.1")])
        >>> rates.sum([Money("1.00", "EUR"), Money("1.09", "USD")], "USD")
        Money('2.19', 'USD')
        """
        options = convert_options(on, max_gap, rounding, digits, registry, now, fresh_for, stale)
        return self._of_many(native.money_rates_sum, amounts, currency, on, options)

    def _of_many(
        self,
        function: Any,
        amounts: Iterable[Money],
        currency: CurrencyLike,
        on: Day | None,
        options: ConvertOptions | None,
    ) -> Money:
        given, target, result = list(amounts), code_bytes(currency), MoneyStruct()
        array = money_array(given)
        warn_of_target(self, on, (one.currency for one in given), target, options)
        call(function, self._handle, array, len(array), target, options, result, None)
        return money_of(result)


def _exact_options(
    on: Day | None,
    max_gap: int,
    now: datetime | None,
    fresh_for: timedelta | None,
    stale: Stale,
) -> ConvertOptions | None:
    """Returns options for exact operations."""
    return convert_options(on, max_gap, Rounding.HALF_EVEN, None, None, now, fresh_for, stale)
