"""The keys, alerts and states of a calculator."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from .._library import native
from .._public import public


@public
class Key(IntEnum):
    """A key of the pad. ``MULTIPLY`` is written ``x``, ``CORRECT`` is written ``X``.

    >>> calculator = Calculator()
    >>> for key in (Key.DIGIT_6, Key.MULTIPLY, Key.DIGIT_3, Key.EQUALS):
    ...     calculator.press(key)
    >>> calculator.display
    ' = 18'
    """

    DIGIT_0 = 0
    DIGIT_1 = 1
    DIGIT_2 = 2
    DIGIT_3 = 3
    DIGIT_4 = 4
    DIGIT_5 = 5
    DIGIT_6 = 6
    DIGIT_7 = 7
    DIGIT_8 = 8
    DIGIT_9 = 9
    POINT = 10
    ADD = 11
    SUBTRACT = 12
    MULTIPLY = 13
    DIVIDE = 14
    EQUALS = 15
    #: A percentage: of everything to the left of ``+`` or ``-``, otherwise a hundredth.
    PERCENT = 16
    #: Changes the sign of the number.
    SIGN = 17
    #: All clear.
    CLEAR = 18
    #: Deletes the last character or operator.
    CORRECT = 19
    #: Continues with the result.
    KEEP = 20

    @property
    def text(self) -> str:
        """The text of the key.

        >>> Key.MULTIPLY.text, Key.CORRECT.text, Key.CLEAR.text
        ('x', 'X', 'AC')
        """
        text: bytes = native.money_calculator_key_text(self)
        return text.decode()


@public
class AlertKind(IntEnum):
    """The reason why a key was rejected.

    >>> Calculator().press("K").kind is AlertKind.NOTHING_TO_KEEP
    True
    """

    OPERATION_IMPOSSIBLE = 1
    HAS_RESULT = 2
    OPERATOR_EXISTS = 3
    DIVIDE_BY_ZERO = 4
    DECIMAL_EXISTS = 5
    NOTHING_TO_KEEP = 6
    SYNTAX = 7

    @property
    def title(self) -> str:
        """The default title, for programs without their own.

        >>> AlertKind.DECIMAL_EXISTS.title
        'Warning'
        """
        text: bytes = native.money_calculator_alert_title(self)
        return text.decode()

    @property
    def message(self) -> str:
        """The default message, for programs without their own.

        >>> AlertKind.SYNTAX.message
        'The operation needs correcting.'
        """
        text: bytes = native.money_calculator_alert_text(self)
        return text.decode()


@public
class Alert(NamedTuple):
    """The reason why a key was rejected, with default texts; ``kind`` selects your own.

    >>> alert = Calculator().press("5 ÷ 0 =")
    >>> alert.name, alert.title, alert.message
    ('divide_by_zero', 'Error', 'Division by zero is impossible.')
    >>> str(alert)
    'Error: Division by zero is impossible.'
    """

    kind: AlertKind
    title: str
    message: str

    @property
    def name(self) -> str:
        """The kind's name in lower case.

        >>> Calculator().press("+").name
        'operation_impossible'
        """
        return self.kind.name.lower()

    def __str__(self) -> str:
        return f"{self.title}: {self.message}"


def made_alert(number: int) -> Alert:
    """The alert of a number above 0."""
    kind = AlertKind(number)
    return Alert(kind, kind.title, kind.message)


@public
class CalculatorState(IntEnum):
    """The state of an operation: the columns of the table of keys.

    >>> calculator = Calculator()
    >>> calculator.press("2 +")
    >>> calculator.state is CalculatorState.OPERATOR
    True
    """

    #: ``0``: the first state.
    START = 0
    #: After a digit.
    NUMBER = 1
    #: After an operator.
    OPERATOR = 2
    #: After a trailing ``.``.
    POINT = 3
    #: After ``=``, on a result.
    RESULT = 4
