"""Lines: ``(12.50 EUR + 3 USD) x 2 in GBP``."""

from __future__ import annotations

from ctypes import c_size_t, create_string_buffer
from dataclasses import dataclass
from datetime import datetime, timedelta
from decimal import Decimal
from fractions import Fraction

from ._calls import call, fail, refuse_type
from ._conversion import Flags, Route, fraction_of, route_of
from ._currency import CurrencyRegistry
from ._dates import Day
from ._errors import ArgumentError
from ._library import native
from ._money import Money, made_money
from ._numbers import encoded, to_decimal
from ._options import Stale, convert_options
from ._rates import Rates, rates_handle
from ._raw import (
    VALUE_NUMBER,
    ConversionStruct,
    EvaluationHandle,
    EvaluationInfoStruct,
    ValueStruct,
)
from ._rounding import Rounding


def evaluate(
    line: str,
    rates: Rates | None = None,
    on: Day | None = None,
    max_gap: int = 0,
    rounding: Rounding = Rounding.HALF_EVEN,
    digits: int | None = None,
    registry: CurrencyRegistry | None = None,
    *,
    now: datetime | None = None,
    fresh_for: timedelta | None = None,
    stale: Stale = "flag",
) -> Money | Decimal:
    """What a line comes to: an amount, or a number; exact, and rounded once, at the end.

    Operators are ``+ - x ÷`` (or ``* / × −``), with parentheses and ``%``; currencies are codes, or
    symbols of one currency; ``in`` or ``to`` with a currency converts.

    :param rates: what amounts are converted by; None: a line that needs a rate is a NoRate.
    :param digits: fraction digits of the result; None: the currency's minor units. A number that
        38 digits hold exactly is not rounded.

    The other options are those of :meth:`Rates.convert`.

    >>> rates = Rates([("EUR", "USD", "1.1172"), ("EUR", "GBP", "0.8338")])
    >>> evaluate("(12.50 EUR + 3 USD) x 2 in GBP", rates)
    Money('25.32', 'GBP')
    >>> evaluate("1 ÷ 3 x 3"), evaluate("80 EUR - 15%")
    (Decimal('1'), Money('68.00', 'EUR'))
    """
    data, table = _text(line), None if rates is None else rates_handle(rates)
    options = convert_options(on, max_gap, rounding, digits, registry, now, fresh_for, stale)
    value = ValueStruct()
    if native.money_evaluate(data, len(data), table, options, value, None):
        fail(native.money_evaluate, data, len(data), table, options, value, text=line)
    return _result(value)


@dataclass(frozen=True)
class Evaluation:
    """What a line comes to, with how it came about.

    >>> rates = Rates([("EUR", "USD", "1.25")], source="by hand")
    >>> evaluation = explain_line("10 USD ÷ 3 in EUR", rates)
    >>> evaluation.result, evaluation.exact, evaluation.rounded
    (Money('2.67', 'EUR'), Fraction(8, 3), True)
    >>> [(route.path, route.rate, route.source) for route in evaluation.conversions]
    [(['USD', 'EUR'], Fraction(4, 5), 'by hand')]
    """

    #: The amount, or the number.
    result: Money | Decimal
    #: Its value before it was rounded.
    exact: Fraction
    #: What else is to be known.
    flags: Flags
    #: How each pair of currencies was converted, in the order the line needed them.
    conversions: list[Route]

    @property
    def rounded(self) -> bool:
        """Whether digits other than 0 were dropped.

        >>> explain_line("10 EUR ÷ 4").rounded
        False
        """
        return Flags.ROUNDED in self.flags


def explain_line(
    line: str,
    rates: Rates | None = None,
    on: Day | None = None,
    max_gap: int = 0,
    rounding: Rounding = Rounding.HALF_EVEN,
    digits: int | None = None,
    registry: CurrencyRegistry | None = None,
    now: datetime | None = None,
    *,
    fresh_for: timedelta | None = None,
    stale: Stale = "flag",
) -> Evaluation:
    """As :func:`evaluate`, with how the result came about.

    :param now: a datetime with a time zone, to have the age of the rates told.

    >>> explain_line("1 ÷ 3").exact
    Fraction(1, 3)
    """
    data, table = _text(line), None if rates is None else rates_handle(rates)
    options = convert_options(on, max_gap, rounding, digits, registry, now, fresh_for, stale)
    handle, info = EvaluationHandle(), EvaluationInfoStruct()
    call(native.money_evaluation_new, data, len(data), table, options, handle, text=line)
    call(native.money_evaluation_info, handle, info)
    conversions = []
    for index in range(info.conversion_count):
        struct = ConversionStruct()
        call(native.money_evaluation_conversion_at, handle, index, struct)
        conversions.append(route_of(struct, struct.legs[0].from_.decode()))
    flags, exact = Flags(info.value.flags), fraction_of(info.exact)
    return Evaluation(_result(info.value), exact, flags, conversions)


def caret(line: str, position: int | None) -> str:
    """A line with a caret under one of its characters, such as an error's ``position``.

    >>> try:
    ...     evaluate("12 € + 3 $")
    ... except MoneyError as error:
    ...     print(caret("12 € + 3 $", error.position))
    12 € + 3 $
             ^
    """
    data = _text(line)
    if position is None:
        position = len(line)
    elif not isinstance(position, int) or isinstance(position, bool):
        refuse_type("a position", "an int or None", position)
    elif not 0 <= position <= len(line):
        raise ArgumentError(f"a position is 0 to {len(line)}, not {position!s:.40}")
    place, length = len(encoded(line[:position])), c_size_t()
    # A character is shown as itself or as `?`, so neither row is longer than the line.
    room = 2 * len(data) + 3
    buffer = create_string_buffer(room)
    call(native.money_evaluate_caret, data, len(data), place, buffer, room, length)
    return buffer.raw[: length.value].decode()


def _text(line: object) -> bytes:
    if isinstance(line, str):
        return encoded(line)
    refuse_type("a line", "a str", line)


def _result(value: ValueStruct) -> Money | Decimal:
    if value.kind == VALUE_NUMBER:
        return to_decimal(value.number)
    return made_money(value.money)
