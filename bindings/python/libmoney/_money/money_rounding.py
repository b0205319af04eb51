"""Rounding of amounts."""

from __future__ import annotations

from .._boundary.calls import call
from .._boundary.dates import Day, day_number
from .._boundary.identifiers import identifier
from .._boundary.numbers import (
    DIGITS_LEAST,
    Number,
    checked_digits,
    checked_significant,
    decimal_struct,
)
from .._boundary.rounding import Rounding, RoundingLike, checked_rounding
from .._currency.currency import CurrencyRegistry
from .._errors import ArgumentError
from .._library import native
from .._raw import MoneyStruct
from .money_value import MoneyValue, money_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .money import Money


class MoneyRounding(MoneyValue):
    """The methods of an amount that change its number of digits."""

    __slots__ = ()

    def to_cash(
        self,
        step: Number | None = None,
        rounding: RoundingLike = Rounding.HALF_UP,
        *,
        country: str | None = None,
        on: Day | None = None,
    ) -> Money:
        """Returns the amount rounded for a cash payment, by default half up, as cash laws require.

        A basket that is paid in cash uses the same rules. Raises NotFound if the rule of a country
        or day is unknown; `cash_rule` returns the rule itself.

        :param step: the smallest cash amount; None for the currency's own.
        :param rounding: how the ties of a step are rounded.
        :param country: the country whose rule applies, by ISO 3166-1 code, instead of a step.
        :param on: the day whose rule applies, instead of a step; None for the end of the data.

        >>> Money("10.52", "CHF").to_cash()
        Money('10.50', 'CHF')
        >>> Money("1.05", "NZD").to_cash()
        Money('1.10', 'NZD')
        >>> Money("10.58", "EUR").to_cash("0.05")
        Money('10.60', 'EUR')
        >>> Money("10.58", "EUR").to_cash(country="IE"), Money("10.58", "EUR").to_cash(country="DE")
        (Money('10.60', 'EUR'), Money('10.58', 'EUR'))
        >>> Money("10.30", "UAH").to_cash(on="2025-09-30"), Money("10.30", "UAH").to_cash()
        (Money('10.30', 'UAH'), Money('10.50', 'UAH'))
        """
        if country is not None or on is not None:
            if step is not None or checked_rounding(rounding) is not Rounding.HALF_UP:
                raise ArgumentError("step must not be set with country or date")
            place, value = (
                None if country is None else identifier(country, "a country"),
                MoneyStruct(),
            )
            call(native.money_to_cash_in_country, self._value, place, day_number(on), value, None)
            return money_of(value)
        number = None if step is None else decimal_struct(step, "a cash step")
        mode, value = checked_rounding(rounding), MoneyStruct()
        call(native.money_to_cash, self._value, number, mode, value, None)
        return money_of(value)

    def rounded_to_step(self, step: Number, rounding: RoundingLike = Rounding.HALF_EVEN) -> Money:
        """Returns the nearest multiple of ``step``, with the step's fraction digits.

        >>> Money("1234.56", "EUR").rounded_to_step(100)
        Money('1200', 'EUR')
        """
        number = decimal_struct(step, "a step")
        mode, value = checked_rounding(rounding), MoneyStruct()
        call(native.money_round_to_step, self._value, number, mode, value, None)
        return money_of(value)

    def rounded_significant(
        self, digits: int, rounding: RoundingLike = Rounding.HALF_EVEN
    ) -> Money:
        """Returns the amount with at most ``digits`` significant digits.

        >>> Money("1234.56", "EUR").rounded_significant(3)
        Money('1230', 'EUR')
        """
        places = checked_significant(digits)
        mode, value = checked_rounding(rounding), MoneyStruct()
        call(native.money_round_significant, self._value, places, mode, value, None)
        return money_of(value)

    def normalized(
        self, digits: int | None = None, registry: CurrencyRegistry | None = None
    ) -> Money:
        """Returns the amount without trailing zeros, but with at least ``digits`` fraction digits.

        :param digits: the minimum number of fraction digits; None for the currency's minor units.

        >>> Money("1.5000", "EUR").normalized(), Money("1.5000", "EUR").normalized(0)
        (Money('1.50', 'EUR'), Money('1.5', 'EUR'))
        """
        places, value = self._places(digits, registry), MoneyStruct()
        call(native.money_normalize, self._value, places, value)
        return money_of(value)

    def __round__(self, digits: int | None = None) -> Money:
        """Rounds half to even to 0 or ``digits`` fraction digits; negative for 10, 100, ….

        >>> round(Money("1234.56", "EUR")), round(Money("1234.56", "EUR"), -2)
        (Money('1235', 'EUR'), Money('1200', 'EUR'))
        """
        places = 0 if digits is None else checked_digits(digits, DIGITS_LEAST)
        if places < 0:
            return self._rounded_to_tens(places, Rounding.HALF_EVEN)
        value = MoneyStruct()
        call(native.money_quantize, self._value, places, Rounding.HALF_EVEN, value, None)
        return money_of(value)
