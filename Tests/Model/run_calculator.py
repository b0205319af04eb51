"""Random keys on a calculator of the library and on a plain model: the same after every key.

    python3 Tests/Model/run_calculator.py [KEYS] [SEED]    ends with "N passed, N failed"

Status, alert, display, expression, state, the keys allowed and the exact value are compared; the
callbacks must have received the same. From time to time the calculator is replaced by one restored
from its own document, and its number of digits is changed.
"""

from __future__ import annotations

import collections
import ctypes
import random
import sys
import time
from fractions import Fraction
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "bindings" / "python"))

import calculator_model as model  # noqa: E402
from libmoney._library import native  # noqa: E402
from libmoney._raw import (  # noqa: E402
    CalculatorAlertCallback,
    CalculatorDisplayCallback,
    CalculatorHandle,
    RatioStruct,  # noqa: E402
)

ROOM = 4608
#: How a person types; how one who tries everything does; and long numbers, long operations.
HABITS = {
    "person": [*"0123456789" * 4, *"..", *model.OPERATORS * 4, *"=" * 5, "%", "±", "X", "K", "K"],
    "anything": model.KEYS,
    "digits": [*"0123456789" * 8, ".", *model.OPERATORS, "%", "=", "K"],
    "operators": [*"1379" * 2, *model.OPERATORS * 2, "±", "%"],
    "products": [*"379" * 6, *"xx÷", "=", "K"],
}
ALERTS = {index: native.money_calculator_alert_name(index).decode() for index in range(1, 8)}


def whole(words: object) -> int:
    return sum(word << 64 * index for index, word in enumerate(words))  # type: ignore[arg-type]


class Run:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.tally: collections.Counter[tuple[str, str]] = collections.Counter()
        self.heard: list[object] = []
        self.callbacks = (
            CalculatorDisplayCallback(lambda _, text: self.heard.append(text.decode())),
            CalculatorAlertCallback(lambda _, alert: self.heard.append(ALERTS[alert])),
        )
        self.buffer, self.alert = ctypes.create_string_buffer(ROOM), ctypes.c_int32()
        self.mask, self.number = ctypes.c_uint32(), ctypes.c_int32()
        self.ratio, self.last = RatioStruct(), ("", 0)
        self.begin()

    def begin(self) -> None:
        handle = CalculatorHandle()
        assert native.money_calculator_new(handle, None) == 0
        self.model = model.Model()
        self.adopt(handle)

    def adopt(self, handle: CalculatorHandle) -> None:
        self.handle = handle
        assert native.money_calculator_on_display(handle, self.callbacks[0], None, None) == 0
        assert native.money_calculator_on_alert(handle, self.callbacks[1], None, None) == 0
        self.habit = self.random.choice(list(HABITS.values()))

    def reread(self) -> None:
        pointer, length, again = ctypes.c_void_p(), ctypes.c_size_t(), CalculatorHandle()
        assert native.money_calculator_to_json(self.handle, pointer, length, None) == 0
        text = ctypes.string_at(pointer, length.value)
        native.money_string_free(pointer)
        assert native.money_calculator_from_json(text, len(text), again, None) == 0, text
        assert native.money_calculator_to_json(again, pointer, length, None) == 0
        same = ctypes.string_at(pointer, length.value) == text
        native.money_string_free(pointer)
        assert same, text
        self.adopt(again)

    def text(self, function: object) -> str:
        assert function(self.handle, self.buffer, ROOM, None, None) == 0  # type: ignore[operator]
        return self.buffer.value.decode()

    def step(self) -> str | None:
        """Presses one key on both; returns the differences."""
        chance = self.random.random()
        if chance < 0.002:
            self.reread()
        elif chance < 0.004:
            self.model.digits = self.random.choice((0, 1, 2, 5, 5, 10, 38))
            assert native.money_calculator_set_digits(self.handle, self.model.digits, None) == 0
        elif chance < 0.01:
            self.habit = self.random.choice(list(HABITS.values()))
        key = self.random.choice(self.habit)
        if self.model.result is not None and self.random.random() < 0.7:
            key = self.random.choice(("K", "AC"))
        if len(self.model.tokens) > 2 * model.MOST_NUMBERS - 10 and self.random.random() < 0.05:
            key = "AC"
        before, self.heard[:] = self.model.display, []
        allowed = self.allowed(key)
        alert, status = None, 0
        try:
            alert = self.model.press(key)
        except model.Refused as refused:
            status = refused.args[0]
        name = key.encode()
        is_text = self.random.random() < 0.5
        if is_text:
            got = native.money_calculator_press_keys(self.handle, name, len(name), self.alert, None)
        else:
            number = model.KEYS.index(key)
            got = native.money_calculator_press(self.handle, number, self.alert, None)
        self.tally[key if not key.isdigit() else "digit", alert or str(status)] += 1
        wanted_heard = [alert] if alert else []
        if self.model.display != before:
            wanted_heard = [self.model.display]
        native.money_calculator_state(self.handle, self.number, None)
        native.money_calculator_exact(self.handle, self.ratio, None)
        sign = self.ratio.sign
        exact = Fraction(whole(self.ratio.numerator), whole(self.ratio.denominator)) * (sign or 1)
        value = self.model.result if self.model.result is not None else self.model.last_value()
        for what, found, wanted in (
            ("status", got, status),
            ("alert", ALERTS.get(self.alert.value), alert),
            ("display", self.text(native.money_calculator_display), self.model.display),
            ("expression", self.text(native.money_calculator_expression), self.model.expression),
            ("heard", self.heard, wanted_heard),
            ("state", self.number.value, self.model.state),
            ("exact value", exact, value),
            ("allowed", allowed, alert is None and status == 0),
        ):
            if found != wanted:
                return f"{key}: {what}: {found!r} instead of {wanted!r}"
        return None

    def allowed(self, key: str) -> bool:
        assert native.money_calculator_keys(self.handle, self.mask, None) == 0
        return bool(self.mask.value >> model.KEYS.index(key) & 1)


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 20240229
    run, started = Run(seed), time.monotonic()
    for number in range(count):
        before = run.model.display
        difference = run.step()
        if difference:
            print(f"seed {seed}, key {number}, on {before!r}: {difference}")
            print(f"{number} passed, 1 failed")
            return 1
    for key in sorted({key for key, _ in run.tally}):
        told = {what: n for (name, what), n in sorted(run.tally.items()) if name == key}
        print(f"{key}: " + ", ".join(f"{n} {what}" for what, n in told.items()))
    print(f"{count / (time.monotonic() - started):.0f} keys a second, seed {seed}")
    print(f"{count} passed, 0 failed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
