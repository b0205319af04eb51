"""A plain model of the calculator: its text, exact values beside it, an evaluation of its own.

It derives the operation from its text at every key, as a person reads the table of keys. Only a
number that differs from its display (a kept result, a percentage) is stored with its exact value.
"""

from __future__ import annotations

from fractions import Fraction

OPERATORS = "+-x÷"
KEYS = [*"0123456789.+-x÷=%±", "AC", "X", "K"]
MOST_NUMBERS, MOST_DIGITS, MOST_BITS = 100, 38, 512
LIMIT, OVERFLOW = 5, 22
DIVIDE_BY_ZERO = "divide_by_zero"


class Refused(Exception):
    """A key that fails with a status."""


class DivisionByZero(Exception):
    """A divisor that is 0."""


def rounded(value: Fraction, digits: int) -> tuple[int, int]:
    """The nearest coefficient and scale, ties away from zero, without zeros at the end."""
    scaled = abs(value) * 10**digits
    whole, rest = divmod(scaled.numerator, scaled.denominator)
    coefficient = whole + (2 * rest >= scaled.denominator)
    while digits and coefficient % 10 == 0:
        coefficient, digits = coefficient // 10, digits - 1
    return coefficient, digits


def shown(value: Fraction, digits: int) -> str:
    """A value as it is shown: fewer digits where 38 do not hold them."""
    for count in range(digits, -1, -1):
        coefficient, scale = rounded(value, count)
        if coefficient < 10**MOST_DIGITS:
            text = str(coefficient).rjust(scale + 1, "0")
            text = text[: len(text) - scale] + ("." + text[-scale:] if scale else "")
            return ("-" if value < 0 and coefficient else "") + text
    raise Refused(OVERFLOW)


def fitting(value: Fraction) -> Fraction:
    """The value, when both its integers are short enough."""
    if max(abs(value.numerator), value.denominator).bit_length() > MOST_BITS:
        raise Refused(OVERFLOW)
    return value


class Model:
    def __init__(self, digits: int = 5) -> None:
        self.digits = digits
        #: Numbers and operators in turn.
        self.tokens = ["0"]
        #: Exact values of numbers that differ from their display, by position.
        self.exact: dict[int, Fraction] = {}
        self.result: Fraction | None = None

    # Text

    def token(self, place: int) -> str:
        if place in self.exact:
            return shown(self.exact[place], self.digits)
        return self.tokens[place]

    @property
    def expression(self) -> str:
        parts = [self.token(place) for place in range(len(self.tokens))]
        return "".join(f" {part} " if part in OPERATORS else part for part in parts)

    @property
    def display(self) -> str:
        return self.expression if self.result is None else " = " + shown(self.result, self.digits)

    def last_value(self) -> Fraction:
        place = len(self.tokens) - 1
        return self.number(place - 1 if self.tokens[place] in OPERATORS else place)

    def number(self, place: int) -> Fraction:
        return (
            self.exact[place] if place in self.exact else Fraction(self.tokens[place].rstrip("."))
        )

    @property
    def state(self) -> int:
        if self.result is not None:
            return 4
        if self.tokens == ["0"] and not self.exact:
            return 0
        last = self.token(len(self.tokens) - 1)
        return 2 if last in OPERATORS else 3 if last.endswith(".") else 1

    # Values: products first, then sums, each step as long as it may be.

    def evaluated(self, end: int) -> Fraction:
        total, term = Fraction(0), self.number(0)
        for place in range(1, end, 2):
            sign, value = self.tokens[place], self.number(place + 1)
            if sign == "x":
                term = fitting(term * value)
            elif sign == "÷":
                term = fitting(term / value)
            else:
                total, term = fitting(total + term), value if sign == "+" else -value
        return fitting(total + term)

    def check_divisors(self, end: int) -> None:
        for place in range(1, end, 2):
            if self.tokens[place] == "÷" and self.number(place + 1) == 0:
                raise DivisionByZero

    # Keys

    def press(self, key: str) -> str | None:
        """Presses a key; the name of the alert. A Refused has changed nothing."""
        kept = list(self.tokens), dict(self.exact), self.result
        try:
            return self._press(key)
        except DivisionByZero:
            self.tokens, self.exact, self.result = kept
            return DIVIDE_BY_ZERO
        except Refused:
            self.tokens, self.exact, self.result = kept
            raise

    def _press(self, key: str) -> str | None:
        if key == "AC":
            self.__init__(self.digits)  # type: ignore[misc]
            return None
        if key == "K":
            return self._keep()
        if self.result is not None:
            return "syntax" if key == "." else "has_result"
        if key.isdigit():
            return self._digit(key)
        if key == ".":
            return self._point()
        if key in OPERATORS:
            return self._operator(key)
        return {"=": self._equals, "%": self._percent, "±": self._sign, "X": self._correct}[key]()

    def _keep(self) -> str | None:
        if self.result is None:
            return "nothing_to_keep"
        value, self.result = self.result, None
        self.tokens, self.exact = ["0"], {}
        self._set(value)
        return None

    def _set(self, value: Fraction) -> None:
        """Makes the last number a value that was calculated."""
        place = len(self.tokens) - 1
        text = shown(value, self.digits)
        self.exact.pop(place, None)
        self.tokens[place] = text
        if Fraction(text) != value:
            self.exact[place] = value

    def _edit(self) -> str:
        """The last number as it is seen, to be typed on."""
        text = self.token(len(self.tokens) - 1)
        self.exact.pop(len(self.tokens) - 1, None)
        return text

    def _digit(self, key: str) -> None:
        if self.tokens[-1] in OPERATORS:
            self.tokens.append(key)
            return
        text = self._edit()
        text = key if text in ("0", "-0") else text + key
        whole, _, part = text.lstrip("-").partition(".")
        if len(whole if whole != "0" else "") + len(part) > MOST_DIGITS:
            raise Refused(LIMIT)
        self.tokens[-1] = text

    def _point(self) -> str | None:
        if self.tokens[-1] in OPERATORS:
            return "syntax"
        if "." in self.token(len(self.tokens) - 1):
            return "decimal_exists"
        self.tokens[-1] = self._edit() + "."
        return None

    def _operator(self, key: str) -> str | None:
        state = self.state
        if state != 1:
            return {0: "operation_impossible", 2: "operator_exists", 3: "syntax"}[state]
        if len(self.tokens) // 2 + 1 >= MOST_NUMBERS:
            raise Refused(LIMIT)
        self.tokens.append(key)
        return None

    def _equals(self) -> str | None:
        if self.state == 3:
            return "syntax"
        if len(self.tokens) < 3:
            return "operation_impossible"
        if self.state == 2:
            return "syntax"
        self.check_divisors(len(self.tokens))
        value = self.evaluated(len(self.tokens))
        shown(value, self.digits)
        self.result = value
        return None

    def _percent(self) -> str | None:
        if self.state != 1:
            return "operation_impossible" if self.state == 0 else "syntax"
        part = fitting(self.last_value() / 100)
        if len(self.tokens) > 1 and self.tokens[-2] in "+-":
            end = len(self.tokens) - 2
            self.check_divisors(end)
            part = fitting(self.evaluated(end) * part)
        self._set(part)
        return None

    def _sign(self) -> str | None:
        place = len(self.tokens) - 1
        if self.tokens[place] in OPERATORS:
            return "syntax"
        if place in self.exact:
            self.exact[place] = -self.exact[place]
        elif self.tokens[place] != "0":
            text = self.tokens[place]
            self.tokens[place] = text[1:] if text.startswith("-") else "-" + text
        return None

    def _correct(self) -> None:
        if self.tokens[-1] in OPERATORS:
            self.tokens.pop()
            return
        text = self._edit()[:-1]
        if text == "-0":
            text = "0"
        if text not in ("", "-"):
            self.tokens[-1] = text
        elif len(self.tokens) == 1:
            self.tokens[-1] = "0"
        else:
            self.tokens.pop()
