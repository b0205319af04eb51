"""Listeners for a calculator's displays and alerts, and their interference."""

from __future__ import annotations

import gc
import weakref

import pytest

from libmoney import Alert, AlertKind, BusyError, Calculator, Key, MoneyError


def test_what_is_heard() -> None:
    heard: list[object] = []
    calculator = Calculator(on_display=heard.append, on_alert=lambda one: heard.append(one.name))
    calculator.press("0 6 x + 3 = 4 X K AC AC")
    results = ["has_result", "has_result"]
    assert heard == ["6", "6 x ", "operator_exists", "6 x 3", " = 18", *results, "18", "0"]
    assert calculator.revision == 6
    heard.clear()
    with pytest.raises(MoneyError):
        calculator.press("1 2 + three")
    assert heard == []
    assert calculator.revision == 6
    calculator.on_display(None)
    calculator.on_alert(None)
    alert = calculator.press("K")
    assert alert is not None
    assert alert.kind is AlertKind.NOTHING_TO_KEEP
    assert heard == []


def test_what_is_read_inside_is_what_is_told() -> None:
    shown: list[tuple[str, str]] = []
    calculator = Calculator()
    calculator.on_display(lambda text: shown.append((text, calculator.display)))
    calculator.press("1 + 2 =")
    assert (
        [one for one, _ in shown] == [other for _, other in shown] == ["1", "1 + ", "1 + 2", " = 3"]
    )


def test_changing_inside_is_busy() -> None:
    caught: list[BusyError] = []
    calculator = Calculator()

    def hear(_: object) -> None:
        before = calculator.to_json()
        for action in (
            lambda: calculator.press("1"),
            lambda: calculator.press(Key.CLEAR),
            lambda: calculator.on_display(None),
            lambda: calculator.on_alert(None),
            lambda: setattr(calculator, "digits", 2),
        ):
            with pytest.raises(BusyError) as error:
                action()
            caught.append(error.value)
        assert calculator.to_json() == before

    calculator.on_display(hear)
    calculator.on_alert(hear)
    calculator.press("1 =")
    assert len(caught) == 10
    assert calculator.display == "1"


def test_what_a_callback_raises_comes_out() -> None:
    def hear(text: str) -> None:
        raise KeyError(text)

    calculator = Calculator(on_display=hear)
    with pytest.raises(KeyError):
        calculator.press("1 2")
    # The keys have been pressed.
    assert calculator.display == "12"
    calculator.on_display(None)
    calculator.press("3")
    for wrong in ("hear", 5):
        with pytest.raises(TypeError):
            calculator.on_display(wrong)  # type: ignore[arg-type]
    assert calculator.display == "123"


def test_words_are_defaults_that_a_program_may_replace() -> None:
    told: list[Alert] = []
    calculator = Calculator(on_alert=told.append)
    alert = calculator.press("5 ÷ 0 =")
    assert told == [alert]
    assert str(alert) == "Error: Division by zero is impossible."
    own = {AlertKind.DIVIDE_BY_ZERO: "No se puede dividir por cero."}
    assert [own[one.kind] for one in told] == ["No se puede dividir por cero."]
    assert all(kind.title and kind.message.endswith(".") for kind in AlertKind)


def test_callbacks_live_as_long_as_the_calculator() -> None:
    class Screen:
        text = ""

        def show(self, text: str) -> None:
            self.text = text

    screen = Screen()
    seen = weakref.ref(screen)
    calculator = Calculator(on_display=screen.show)
    del screen
    gc.collect()
    calculator.press("7")
    one = seen()
    assert one is not None
    assert one.text == "7"
    del one, calculator
    gc.collect()
    assert seen() is None


def test_the_last_reference_goes_in_a_callback() -> None:
    held = [Calculator()]
    heard: list[str] = []

    def hear(text: str) -> None:
        heard.append(text)
        held.clear()
        gc.collect()

    held[0].on_display(hear)
    held[0].press("1 + 2 =")
    assert heard == ["1", "1 + ", "1 + 2", " = 3"]
