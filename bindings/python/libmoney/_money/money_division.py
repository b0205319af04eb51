"""Division of amounts."""

from __future__ import annotations

from .._boundary.calls import call
from .._boundary.numbers import Number, coefficient_of, decimal_struct, fraction_of
from .._boundary.rounding import Rounding, RoundingLike, checked_rounding
from .._currency.currency import CurrencyRegistry
from .._library import native
from .._raw import DecimalStruct, MoneyStruct, RatioStruct
from .money_value import MoneyClass, MoneyValue, money_of, money_struct, not_an_amount

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction

    from .money import Money


class MoneyDivision(MoneyValue):
    """The methods of an amount that divide it."""

    __slots__ = ()

    def divided_remainder(
        self,
        divisor: Number,
        digits: int | None = None,
        rounding: RoundingLike = Rounding.DOWN,
        registry: CurrencyRegistry | None = None,
    ) -> tuple[Money, Money]:
        """Returns quotient and remainder: amount = quotient × divisor + remainder.

        :param digits: the number of fraction digits of the quotient; None for the currency's minor
            units.

        >>> Money("100.00", "EUR").divided_remainder(3)
        (Money('33.33', 'EUR'), Money('0.01', 'EUR'))
        """
        number = decimal_struct(divisor, "a divisor")
        places, mode = self._places(digits, registry), checked_rounding(rounding)
        quotient, rest = MoneyStruct(), MoneyStruct()
        call(native.money_divide_remainder, self._value, number, places, mode, quotient, rest)
        return money_of(quotient), money_of(rest)

    def ratio(self, other: MoneyValue) -> Fraction:
        """Returns the exact ratio of the amount to another of its currency.

        >>> Money("10.00", "EUR").ratio(Money("4", "EUR"))
        Fraction(5, 2)
        """
        ratio = RatioStruct()
        divisor = money_struct(other, "divisor of a ratio")
        call(native.money_ratio_from_amounts, self._value, divisor, ratio)
        return fraction_of(ratio)

    def __truediv__(self, other: MoneyValue) -> Fraction:
        if not isinstance(other, MoneyClass.final):
            raise TypeError(
                "a divisor must be an amount: to divide by a number, use divided(), which rounds,"
                " or split()"
            )
        return self.ratio(other)

    def __rtruediv__(self, other: object) -> Fraction:
        return not_an_amount(other, "cannot be divided by an amount")  # type: ignore[no-any-return]

    def __floordiv__(self, other: MoneyValue) -> int:
        return self.__divmod__(other)[0]

    def __rfloordiv__(self, other: object) -> int:
        return not_an_amount(other, "cannot be divided by an amount")  # type: ignore[no-any-return]

    def __mod__(self, other: MoneyValue) -> Money:
        return self.__divmod__(other)[1]

    def __divmod__(self, other: MoneyValue) -> tuple[int, Money]:
        if not isinstance(other, MoneyClass.final):
            raise TypeError("a divisor must be an amount: use divided_remainder() for a number")
        quotient, rest = DecimalStruct(), MoneyStruct()
        left, right = self._value, other._value
        call(native.money_divide_by_amount, left, right, 0, Rounding.DOWN, quotient, rest, None)
        return coefficient_of(quotient), money_of(rest)
