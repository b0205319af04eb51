"""Expressions: ``(12.50 EUR + 3 USD) x 2 in GBP``."""

from __future__ import annotations

from ctypes import c_size_t, create_string_buffer
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from decimal import Decimal
from fractions import Fraction
from typing import Any

from .._boundary.calls import call, fail, refuse_type
from .._boundary.dates import Day
from .._boundary.freshness import Stale
from .._boundary.numbers import encoded, fraction_of, to_decimal
from .._boundary.rounding import Rounding, RoundingLike
from .._currency.currency import CurrencyRegistry
from .._errors import ArgumentError
from .._explanation.explanation import Explanation, explained
from .._library import native
from .._money.money import Money, money_of
from .._public import public
from .._rates.conversion import Flags, Route, route_of
from .._rates.options import convert_options
from .._rates.rates import Rates, rates_handle
from .._rates.shipped import is_undated, warn_of
from .._raw import (
    EXPRESSION_NUMBER,
    ConversionStruct,
    ExpressionHandle,
    ExpressionInfoStruct,
    ExpressionValueStruct,
)


@public
def evaluate(
    expression: str,
    rates: Rates | None = None,
    on: Day | None = None,
    max_gap: int = 0,
    rounding: RoundingLike = Rounding.HALF_EVEN,
    digits: int | None = None,
    registry: CurrencyRegistry | None = None,
    *,
    now: datetime | None = None,
    fresh_for: timedelta | None = None,
    stale: Stale = "flag",
) -> Money | Decimal:
    """Evaluates an expression exactly and rounds the result once, to a Money or a Decimal.

    Operators are ``+ - x ÷`` (or ``* / × −``), with parentheses and ``%``. Currencies are codes, or
    symbols of one currency. ``in`` or ``to`` with a currency converts.

    :param rates: the rates table; without one, an expression that needs a rate raises NoRate.
    :param digits: the number of fraction digits of the result; None for the currency's minor units.
        A plain number then stays exact if 38 digits suffice.

    The other options are those of :meth:`Rates.convert`.

    >>> rates = Rates([("EUR", "USD", "1.1172"), ("EUR", "GBP", "0.8338")])
    >>> evaluate("(12.50 EUR + 3 USD) x 2 in GBP", rates)
    Money('25.32', 'GBP')
    >>> evaluate("1 ÷ 3 x 3"), evaluate("80 EUR - 15%")
    (Decimal('1'), Money('68.00', 'EUR'))
    """
    data, table = _text(expression), None if rates is None else rates_handle(rates)
    if is_undated(rates, on):
        given = None, max_gap, rounding, digits, registry, now
        told = explain_expression(expression, rates, *given, fresh_for=fresh_for, stale=stale)
        warn_of(route.as_of for route in told.conversions)
        return told.result
    options = convert_options(on, max_gap, rounding, digits, registry, now, fresh_for, stale)
    value = ExpressionValueStruct()
    if native.money_expression_evaluate(data, len(data), table, options, value, None, None):
        arguments = (data, len(data), table, options, value, None)
        fail(native.money_expression_evaluate, *arguments, text=expression)
    return _result(value)


@public
@dataclass(frozen=True)
class Expression:
    """The result of an expression, with its conversions.

    >>> rates = Rates([("EUR", "USD", "1.25")], source="by hand")
    >>> expression = explain_expression("10 USD ÷ 3 in EUR", rates)
    >>> expression.result, expression.exact, expression.rounded
    (Money('2.67', 'EUR'), Fraction(8, 3), True)
    >>> [(route.path, route.rate, route.source) for route in expression.conversions]
    [(['USD', 'EUR'], Fraction(4, 5), 'by hand')]
    """

    #: The result: an amount, or a number.
    result: Money | Decimal
    #: The result before rounding.
    exact: Fraction
    #: The flags of the result.
    flags: Flags
    #: The conversion of each pair of currencies, in the order in which the expression needed them.
    conversions: list[Route]
    _handle: ExpressionHandle | None = field(default=None, repr=False, compare=False)

    def explain(self) -> Explanation:
        """The operations of the expression, down to its numbers, its amounts and the rates.

        >>> print(explain_expression("19.99 EUR x 7%").explain())
        result  1.40 EUR
          = 1.3993 EUR, rounded half even to 2 digits   (+0.0007)
          steps[0]  1.3993 EUR
            = 19.99 EUR × 0.07
        """
        if self._handle is None:
            raise ArgumentError("an expression must not be a copy or unpickled to be explained")
        return explained(native.money_expression_explain, self._handle)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_handle": None}

    @property
    def rounded(self) -> bool:
        """True if rounding removed digits other than 0.

        >>> explain_expression("10 EUR ÷ 4").rounded
        False
        """
        return Flags.ROUNDED in self.flags


@public
def explain_expression(
    expression: str,
    rates: Rates | None = None,
    on: Day | None = None,
    max_gap: int = 0,
    rounding: RoundingLike = Rounding.HALF_EVEN,
    digits: int | None = None,
    registry: CurrencyRegistry | None = None,
    now: datetime | None = None,
    *,
    fresh_for: timedelta | None = None,
    stale: Stale = "flag",
) -> Expression:
    """Evaluates an expression like :func:`evaluate`, and returns the result with its conversions.

    :param now: a datetime with a time zone, relative to which the age of the rates is measured.

    >>> explain_expression("1 ÷ 3").exact
    Fraction(1, 3)
    """
    data, table = _text(expression), None if rates is None else rates_handle(rates)
    options = convert_options(on, max_gap, rounding, digits, registry, now, fresh_for, stale)
    handle, value, info = ExpressionHandle(), ExpressionValueStruct(), ExpressionInfoStruct()
    arguments = (data, len(data), table, options, value, handle)
    call(native.money_expression_evaluate, *arguments, text=expression)
    call(native.money_expression_info, handle, info)
    # A conversion is a large struct and usually the only one, so the array is allocated to size.
    rows, count = (ConversionStruct * info.conversion_count)(), c_size_t()
    call(native.money_expression_conversions, handle, 0, rows, len(rows), count)
    conversions = [route_of(row, row.legs[0].from_.decode()) for row in rows]
    return Expression(
        _result(value), fraction_of(info.exact), Flags(value.flags), conversions, handle
    )


@public
def expression_caret(expression: str, position: int | None) -> str:
    """Draws a caret under one character of an expression, such as the ``position`` of an error.

    >>> try:
    ...     evaluate("12 € + 3 $")
    ... except MoneyError as error:
    ...     print(expression_caret("12 € + 3 $", error.position))
    12 € + 3 $
             ^
    """
    data = _text(expression)
    if position is None:
        position = len(expression)
    elif not isinstance(position, int) or isinstance(position, bool):
        refuse_type("a position", "an int or None", position)
    elif not 0 <= position <= len(expression):
        raise ArgumentError(f"a position must be 0 to {len(expression)}, got {position!s:.40}")
    place, length = len(encoded(expression[:position])), c_size_t()
    # Each character is drawn as itself or as `?`, so neither row is longer than the expression.
    room = 2 * len(data) + 3
    buffer = create_string_buffer(room)
    call(native.money_expression_caret, data, len(data), place, buffer, room, length)
    return buffer.raw[: length.value].decode()


def _text(expression: object) -> bytes:
    if isinstance(expression, str):
        return encoded(expression)
    refuse_type("an expression", "a str", expression)


def _result(value: ExpressionValueStruct) -> Money | Decimal:
    if value.kind == EXPRESSION_NUMBER:
        return to_decimal(value.number)
    return money_of(value.amount)
