"""Expressions a second time: recursive descent over fractions, written from the grammar."""

from __future__ import annotations

import csv
import re
from fractions import Fraction
from pathlib import Path

from libmoney import Rounding, Status

LIMIT = 2**512


def _rows(name: str) -> list[dict[str, str]]:
    path = Path(__file__).resolve().parents[3] / "share" / "currencies" / name
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


SYMBOLS = {row["symbol"]: row["codes"].split() for row in _rows("symbols.csv")}
CODES = {row["code"] for row in _rows("currencies.csv")}
#: The sources of conversion factors; otherwise the model uses quotes alone.
FACTORS = {row["code"] for row in _rows("currencies.csv") if row["factor"]}

SIGNS = {
    **dict.fromkeys("-−", "-"),
    **dict.fromkeys("x*×", "x"),
    **dict.fromkeys("/÷", "/"),
    **{sign: sign for sign in "+()%"},
}
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


class Failure(Exception):
    """An expression that fails, with its status and the character where."""

    def __init__(self, status: Status, position: int) -> None:
        super().__init__(status.name, position)
        self.status, self.position = status, position


def fitting(value: Fraction, position: int) -> Fraction:
    if abs(value.numerator) >= LIMIT or value.denominator >= LIMIT:
        raise Failure(Status.OVERFLOW, position)
    return value


class Value:
    """A number, whose only part has no currency, or amounts by currency."""

    def __init__(self, parts: dict[str, Fraction], percentage: bool = False) -> None:
        self.parts, self.percentage = parts, percentage

    @property
    def is_number(self) -> bool:
        return "" in self.parts

    def map(self, factor: Fraction, position: int) -> Value:
        return Value({code: fitting(one * factor, position) for code, one in self.parts.items()})


class Model:
    """Evaluates from left to right, each step only after the parser has confirmed that the
    expression continues."""

    def __init__(self, expression: str, quotes: dict[tuple[str, str], Fraction], base: str) -> None:
        self.expression, self.quotes, self.base = expression, quotes, base
        self.index = 0
        self.used: list[tuple[str, str]] = []

    # Words

    def blanks(self) -> None:
        while (
            self.index < len(self.expression) and self.expression[self.index] in " \t\u00a0\u202f"
        ):
            self.index += 1

    def peek(self) -> str:
        self.blanks()
        rest = self.expression[self.index :]
        if not rest:
            return "end"
        if re.match(r"(in|to)(?![A-Za-z])", rest, re.I):
            return "in"
        if rest[0] == "x" and rest[1:2] in LETTERS and rest[1:2]:
            return "other"
        return SIGNS.get(rest[0], "other")

    def skip(self) -> int:
        position = self.index
        self.index += 2 if self.peek() == "in" else 1
        return position

    def syntax(self) -> Failure:
        return Failure(Status.SYNTAX, self.index)

    def at_number(self) -> bool:
        self.blanks()
        return self.expression[self.index : self.index + 1] in tuple("0123456789.")

    def number(self) -> Fraction:
        found = re.compile(r"[0-9]*(?:\.[0-9]*)?").match(self.expression, self.index)
        assert found
        text = found[0]
        if not re.search("[0-9]", text) or text.endswith("."):
            raise Failure(Status.SYNTAX, found.end())
        start, self.index = self.index, found.end()
        whole, _, fraction = text.partition(".")
        while (
            fraction
            and fraction[-1] == "0"
            and (len((whole + fraction).lstrip("0")) > 38 or len(fraction) > 38)
        ):
            fraction = fraction[:-1]
        if len((whole + fraction).lstrip("0")) > 38 or len(fraction) > 38:
            raise Failure(Status.OVERFLOW, start)
        return Fraction(int(whole + fraction), 10 ** len(fraction))

    def currency(self, starts_term: bool = False) -> str | None:
        self.blanks()
        rest = self.expression[self.index :]
        run = re.match("[A-Za-z]*", rest)
        assert run
        word = run[0]
        code = word if word in CODES else ""
        symbols = [
            one
            for one in SYMBOLS
            if rest.startswith(one)
            and not (one[-1] in LETTERS and rest[len(one) : len(one) + 1] in tuple(LETTERS))
        ]
        symbol = max(symbols, key=len, default="")
        if len(symbol) > len(code):
            if len(SYMBOLS[symbol]) > 1:
                raise Failure(Status.AMBIGUOUS_CURRENCY, self.index)
            self.index += len(symbol)
            return SYMBOLS[symbol][0]
        if not code and word:
            # `sqrt(2)` is a function, which expressions do not have.
            is_called = starts_term and rest[len(word) : len(word) + 1] == "("
            status = Status.SYNTAX if is_called else Status.UNKNOWN_CURRENCY
            raise Failure(status, self.index)
        self.index += len(code)
        return code or None

    # The grammar

    def evaluate(self) -> Value:
        value = self.converted()
        if self.peek() != "end":
            raise self.syntax()
        if len(value.parts) > 1:
            raise Failure(Status.CURRENCY_MISMATCH, len(self.expression))
        return value

    def converted(self) -> Value:
        value = self.sum()
        while self.peek() == "in":
            word = self.skip()
            self.blanks()
            position = self.index
            target = self.currency()
            if target is None:
                raise self.syntax()
            if value.is_number:
                raise Failure(Status.CURRENCY_MISMATCH, word)
            value = Value({target: self.convert(value, target, position)})
            if self.peek() not in ("end", ")", "in"):
                raise self.syntax()
        return value

    def goes_on(self) -> None:
        if self.peek() in ("other", "(", "%"):
            raise self.syntax()

    def sum(self) -> Value:
        left = self.product()
        while self.peek() in ("+", "-"):
            sign = -1 if self.peek() == "-" else 1
            position = self.skip()
            left = self.added(left, self.product(), sign, position)
        return left

    def product(self) -> Value:
        left = self.term()
        self.goes_on()
        while self.peek() in ("x", "/"):
            operator = self.peek()
            position = self.skip()
            right = self.term()
            self.goes_on()
            combine = self.multiplied if operator == "x" else self.divided
            left = combine(left, right, position)
        return left

    def term(self) -> Value:
        sign = 1
        while self.peek() in ("+", "-") and not self.at_number():
            if self.peek() == "-":
                sign = -sign
            self.skip()
        if self.peek() == "(":
            opened = self.skip()
            value = self.converted()
            if self.peek() != ")":
                raise Failure(Status.SYNTAX, opened) if self.peek() == "end" else self.syntax()
            self.skip()
            value = self.percent(Value(value.parts))
        elif self.at_number():
            value = Value({"": self.number()})
            if self.peek() == "%":
                value = self.percent(value)
            elif self.peek() == "other":
                code = self.currency()
                value = Value({code or "": value.parts[""]})
        elif self.peek() == "other":
            code = self.currency(starts_term=True)
            if code is None:
                raise self.syntax()
            minus = self.peek() == "-"
            if self.peek() in ("+", "-"):
                self.skip()
            if self.expression[self.index : self.index + 1] not in tuple("0123456789."):
                raise self.syntax()
            number = self.number()
            value = Value({code: -number if minus else number})
        else:
            raise self.syntax()
        return Value({code: sign * one for code, one in value.parts.items()}, value.percentage)

    def percent(self, value: Value) -> Value:
        if self.peek() != "%":
            return value
        position = self.skip()
        if not value.is_number:
            raise Failure(Status.CURRENCY_MISMATCH, position)
        return Value({"": fitting(value.parts[""] / 100, position)}, percentage=True)

    # Semantics

    def added(self, left: Value, right: Value, sign: int, position: int) -> Value:
        if right.percentage and not left.percentage:
            return left.map(fitting(1 + sign * right.parts[""], position), position)
        if left.is_number != right.is_number:
            raise Failure(Status.CURRENCY_MISMATCH, position)
        parts = dict(left.parts)
        for code, one in right.parts.items():
            parts[code] = fitting(parts.get(code, Fraction(0)) + sign * one, position)
        return Value(parts, left.percentage and right.percentage)

    def multiplied(self, left: Value, right: Value, position: int) -> Value:
        if right.is_number:
            return left.map(right.parts[""], position)
        if left.is_number:
            return right.map(left.parts[""], position)
        raise Failure(Status.CURRENCY_MISMATCH, position)

    def divided(self, left: Value, right: Value, position: int) -> Value:
        if not right.is_number:
            if left.is_number or (len(left.parts) > 1 and len(right.parts) > 1):
                raise Failure(Status.CURRENCY_MISMATCH, position)
            code = next(iter(left.parts if len(left.parts) == 1 else right.parts))
            if len(left.parts) == 1:
                right = Value({"": self.convert(right, code, position)})
                left = Value({"": left.parts[code]})
            else:
                left = Value({"": self.convert(left, code, position)})
                right = Value({"": right.parts[code]})
        divisor = right.parts[""]
        if divisor == 0:
            raise Failure(Status.DIVISION_BY_ZERO, position)
        return left.map(1 / divisor, position)

    def convert(self, value: Value, target: str, position: int) -> Fraction:
        total = None
        for code, one in value.parts.items():
            if code != target:
                one = fitting(one * self.rate(code, target, position), position)
            total = one if total is None else fitting(total + one, position)
        assert total is not None
        return total

    def rate(self, start: str, end: str, position: int) -> Fraction:
        direct = self.quoted(start, end)
        if direct is None:
            first, second = self.quoted(start, self.base), self.quoted(self.base, end)
            if first is None or second is None:
                raise Failure(Status.NO_RATE, position)
            direct = first * second
        if (start, end) not in self.used:
            self.used.append((start, end))
        return direct

    def quoted(self, start: str, end: str) -> Fraction | None:
        if (start, end) in self.quotes:
            return self.quotes[start, end]
        back = self.quotes.get((end, start))
        return None if back is None else 1 / back


# From a fraction to a decimal

_UP = {
    Rounding.HALF_EVEN: lambda odd, twice, minus: twice > 1 or (twice == 1 and odd),
    Rounding.HALF_UP: lambda odd, twice, minus: twice >= 1,
    Rounding.HALF_DOWN: lambda odd, twice, minus: twice > 1,
    Rounding.UP: lambda odd, twice, minus: True,
    Rounding.DOWN: lambda odd, twice, minus: False,
    Rounding.CEILING: lambda odd, twice, minus: not minus,
    Rounding.FLOOR: lambda odd, twice, minus: minus,
    Rounding.HALF_ODD: lambda odd, twice, minus: twice > 1 or (twice == 1 and not odd),
    Rounding.HALF_CEILING: lambda odd, twice, minus: twice > 1 or (twice == 1 and not minus),
    Rounding.HALF_FLOOR: lambda odd, twice, minus: twice > 1 or (twice == 1 and minus),
}


def rounded(value: Fraction, digits: int, mode: Rounding, end: int) -> tuple[int, int, bool]:
    """The coefficient, the scale, and whether anything was dropped."""
    scaled = abs(value) * 10**digits
    whole, rest = scaled.numerator // scaled.denominator, scaled % 1
    if rest and mode is Rounding.UNNECESSARY:
        raise Failure(Status.OVERFLOW if whole >= 10**38 else Status.INEXACT, end)
    if rest and _UP[mode](whole % 2 == 1, 2 * rest, value < 0):
        whole += 1
    if whole >= 10**38:
        raise Failure(Status.OVERFLOW, end)
    return (-whole if value < 0 else whole), digits, rest != 0


def decimal_of(
    value: Fraction, digits: int | None, mode: Rounding, end: int
) -> tuple[int, int, bool]:
    """A number: exact where 38 digits hold it, else rounded to ``digits`` or as far as they go."""
    for scale in range(39):
        exact = value * 10**scale
        if exact.denominator == 1 and abs(exact) < 10**38:
            return int(exact), scale, False
    if digits is not None:
        return rounded(value, digits, mode, end)
    for scale in range(38, -1, -1):
        if int(abs(value) * 10**scale) < 10**38:
            try:
                return rounded(value, scale, mode, end)
            except Failure as failure:
                if failure.status is not Status.OVERFLOW or scale == 0:
                    raise
    raise Failure(Status.OVERFLOW, end)
