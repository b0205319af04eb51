"""A keypad calculator."""

from __future__ import annotations

from ctypes import c_int32, c_uint32, c_uint64, create_string_buffer
from decimal import Decimal
from fractions import Fraction
from typing import Any, Callable

from .._boundary.calls import call, refuse_type
from .._boundary.documents import Document, document_bytes, made_document
from .._boundary.numbers import checked_digits, encoded, fraction_of, to_decimal
from .._boundary.rounding import Rounding, RoundingLike, checked_rounding
from .._library import native
from .._public import public
from .._raw import (
    CALCULATOR_TEXT_MAX,
    CalculatorAlertCallback,
    CalculatorDisplayCallback,
    CalculatorHandle,
    DecimalStruct,
    RatioStruct,
)
from .calculator_names import Alert, CalculatorState, Key, made_alert
from .expression import evaluate


@public
class Calculator:
    """A keypad calculator: it accepts keys and shows the operation and its result as text.

    Calculations are exact. A key that is not allowed triggers an alert and leaves the operation
    unchanged. Only one thread may use a calculator at a time.

    :param on_display: as for :meth:`on_display`.
    :param on_alert: as for :meth:`on_alert`.
    :param digits: the maximum number of fraction digits that a result shows.

    >>> calculator = Calculator(on_alert=print)
    >>> calculator.press("40 + 6 x 9.3 ÷ 2 =")
    >>> calculator.display
    ' = 67.9'
    >>> print(calculator.press("+"))
    Warning: This operation has a result: K keeps it, AC clears it.
    Warning: This operation has a result: K keeps it, AC clears it.
    """

    __slots__ = ("__weakref__", "_callbacks", "_handle", "_raised")
    _handle: CalculatorHandle
    #: Keeps the callbacks alive: the library stores their addresses.
    _callbacks: dict[str, Any]
    #: The exceptions of callbacks, raised by the call that triggered them.
    _raised: list[BaseException]

    def __init__(
        self,
        on_display: Callable[[str], object] | None = None,
        on_alert: Callable[[Alert], object] | None = None,
        digits: int = 5,
    ) -> None:
        count = checked_digits(digits)
        self._adopt(CalculatorHandle())
        call(native.money_calculator_new, self._handle)
        call(native.money_calculator_set_digits, self._handle, count)
        self.on_display(on_display)
        self.on_alert(on_alert)

    def _adopt(self, handle: CalculatorHandle) -> None:
        self._handle, self._callbacks, self._raised = handle, {}, []

    #: Evaluates an expression in one step, with currencies: :func:`libmoney.evaluate`.
    evaluate = staticmethod(evaluate)

    # Keys

    def press(self, keys: str | Key) -> Alert | None:
        """Presses keys and returns the first alert.

        :param keys: a key, or a text of keys separated by spaces; digits and ``.`` need no spaces
            between them. ``x`` multiplies, ``X`` corrects. After an alert the calculator continues
            with the next key; a text with an unknown key presses none.

        >>> calculator = Calculator()
        >>> calculator.press("12.5 x 2")
        >>> calculator.press(Key.EQUALS)
        >>> calculator.display
        ' = 25'
        >>> calculator.press("K 2 times")
        Traceback (most recent call last):
        ...
        libmoney.MoneySyntaxError: unknown key "times"
        >>> calculator.display
        ' = 25'
        """
        alert = c_int32()
        if isinstance(keys, Key):
            self._change(native.money_calculator_press, int(keys), alert)
        elif isinstance(keys, str):
            data = encoded(keys)
            function = native.money_calculator_press_keys
            self._change(function, data, len(data), alert, text=keys)
        else:
            refuse_type("a key", "a Key, or a str of keys", keys)
        return made_alert(alert.value) if alert.value else None

    @property
    def keys(self) -> frozenset[Key]:
        """The keys that are currently allowed: they trigger neither an alert nor an error.

        >>> calculator = Calculator()
        >>> Key.ADD in calculator.keys, Key.DIGIT_7 in calculator.keys
        (False, True)
        """
        allowed = c_uint32()
        call(native.money_calculator_keys, self._handle, allowed)
        return frozenset(key for key in Key if allowed.value >> key & 1)

    # Display

    @property
    def display(self) -> str:
        """The operation; after ``=`` only the result.

        >>> calculator = Calculator()
        >>> calculator.press("6 x 3")
        >>> calculator.display
        '6 x 3'
        """
        return self._text(native.money_calculator_display)

    @property
    def expression(self) -> str:
        """The operation, also while the display shows the result.

        >>> calculator = Calculator()
        >>> calculator.press("6 x 3 =")
        >>> calculator.display, calculator.expression
        (' = 18', '6 x 3')
        """
        return self._text(native.money_calculator_expression)

    @property
    def state(self) -> CalculatorState:
        """The state of the operation.

        >>> Calculator().state.name
        'START'
        """
        state = c_int32()
        call(native.money_calculator_state, self._handle, state)
        return CalculatorState(state.value)

    @property
    def exact(self) -> Fraction:
        """The exact value of the result or, before there is one, of the last number.

        >>> calculator = Calculator()
        >>> calculator.press("1 ÷ 3 =")
        >>> calculator.display, calculator.exact
        (' = 0.33333', Fraction(1, 3))
        """
        ratio = RatioStruct()
        call(native.money_calculator_exact, self._handle, ratio)
        return fraction_of(ratio)

    def value(self, digits: int, rounding: RoundingLike = Rounding.HALF_EVEN) -> Decimal:
        """The value of the result or, before there is one, of the last number, rounded once.

        >>> calculator = Calculator()
        >>> calculator.press("2 ÷ 3 =")
        >>> calculator.value(2), calculator.value(8, Rounding.DOWN)
        (Decimal('0.67'), Decimal('0.66666666'))
        """
        value, count, mode = DecimalStruct(), checked_digits(digits), checked_rounding(rounding)
        call(native.money_calculator_value, self._handle, count, int(mode), value, None)
        return to_decimal(value)

    @property
    def digits(self) -> int:
        """The maximum number of fraction digits that a result shows.

        >>> calculator = Calculator()
        >>> calculator.press("2 ÷ 3 =")
        >>> calculator.digits, calculator.display
        (5, ' = 0.66667')
        >>> calculator.digits = 2
        >>> calculator.display
        ' = 0.67'
        """
        count = c_int32()
        call(native.money_calculator_digits, self._handle, count)
        return count.value

    @digits.setter
    def digits(self, digits: int) -> None:
        self._change(native.money_calculator_set_digits, checked_digits(digits))

    # Watching

    def on_display(self, callback: Callable[[str], object] | None) -> None:
        """Sets the callback for new displays, replacing the previous one; None removes it.

        The callback may read the calculator; changing it raises BusyError. An exception of the
        callback is raised by the call that pressed the key; the key press remains in effect.

        >>> calculator = Calculator()
        >>> calculator.on_display(lambda text: print(repr(text)))
        >>> calculator.press("6 x")
        '6'
        '6 x '
        """
        listener = self._listener(
            callback, CalculatorDisplayCallback, lambda text: (text.decode(),)
        )
        self._change(native.money_calculator_on_display, listener, None)
        self._callbacks["display"] = listener

    def on_alert(self, callback: Callable[[Alert], object] | None) -> None:
        """Sets the callback for alerts, under the rules of :meth:`on_display`.

        >>> calculator = Calculator()
        >>> calculator.on_alert(lambda alert: print(alert.name))
        >>> _ = calculator.press("1 . 2 .")
        decimal_exists
        """
        listener = self._listener(
            callback, CalculatorAlertCallback, lambda kind: (made_alert(kind),)
        )
        self._change(native.money_calculator_on_alert, listener, None)
        self._callbacks["alert"] = listener

    def _listener(self, callback: Any, kind: Any, told: Callable[..., tuple[object]]) -> Any:
        """Makes a callback of the library that calls one of Python."""
        if callback is None:
            return kind()
        if not callable(callback):
            refuse_type("a callback", "a function or None", callback)
        raised = self._raised

        def hear(_: object, *arguments: Any) -> None:
            try:
                callback(*told(*arguments))
            except BaseException as error:
                raised.append(error)

        return kind(hear)

    @property
    def revision(self) -> int:
        """The number that grows with each change.

        >>> calculator = Calculator()
        >>> calculator.press("6 x 3"), calculator.revision
        (None, 3)
        """
        number = c_uint64()
        call(native.money_calculator_revision, self._handle, number)
        return number.value

    # Documents

    def to_json(self) -> str:
        """The calculator in its state as JSON, which :meth:`from_json` reads back.

        >>> print(Calculator().to_json())
        {"digits":5,"format":"libmoney.calculator","operation":["0"],"shows":"operation","version":1}
        """
        return made_document(native.money_calculator_to_json, self._handle)

    @staticmethod
    def from_json(document: Document) -> Calculator:
        """Reads a calculator that :meth:`to_json` wrote; unreachable states are rejected.

        >>> calculator = Calculator()
        >>> calculator.press("1 ÷ 3 =")
        >>> again = Calculator.from_json(calculator.to_json())
        >>> again.press("K x 3 ="), again.display
        (None, ' = 1')
        """
        data, text = document_bytes(document)
        handle = CalculatorHandle()
        call(native.money_calculator_from_json, data, len(data), handle, text=text)
        calculator = object.__new__(Calculator)
        calculator._adopt(handle)
        return calculator

    def __reduce__(self) -> tuple[Any, ...]:
        # A copy has the state but not the callbacks.
        return Calculator.from_json, (self.to_json(),)

    def __repr__(self) -> str:
        return f"<Calculator {self.display!r}>"

    def _text(self, function: Any, *arguments: Any) -> str:
        buffer = create_string_buffer(CALCULATOR_TEXT_MAX)
        call(function, self._handle, *arguments, buffer, CALCULATOR_TEXT_MAX, None)
        return buffer.value.decode()

    def _change(self, function: Any, *arguments: Any, text: str | None = None) -> None:
        """Calls a function that changes the calculator, then raises any callback exception."""
        call(function, self._handle, *arguments, text=text)
        if self._raised:
            raised = self._raised[0]
            self._raised.clear()
            raise raised


# Pickles refer to the class by its package.
Calculator.from_json.__module__ = __name__.rpartition(".")[0]
