"""The calculator: vectors, the published table, keys and their texts, values, limits, documents."""

from __future__ import annotations

import copy
import doctest
import json
import pickle
import re
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import calculator_table
import pytest
from conftest import vectors

from libmoney import (
    AlertKind,
    Calculator,
    CalculatorState,
    DecimalOverflow,
    DocumentError,
    EncodingError,
    InexactResult,
    JSONError,
    Key,
    LimitError,
    MoneySyntaxError,
    Rounding,
    VersionError,
)

DOCUMENT = {
    "digits": 5,
    "format": "libmoney.calculator",
    "operation": ["6", "x", "3"],
    "shows": "operation",
    "version": 1,
}


def pressed(keys: str, digits: int = 5) -> Calculator:
    calculator = Calculator(digits=digits)
    calculator.press(keys)
    return calculator


@pytest.mark.parametrize("case", vectors("calculator"), ids=lambda case: case["keys"])
def test_vectors(case: dict[str, Any]) -> None:
    heard: list[str] = []
    whole = Calculator(on_alert=lambda alert: heard.append(alert.name))
    alert = whole.press(case["keys"])
    assert whole.display == case["display"]
    assert heard == ([case["alert"]] if "alert" in case else [])
    assert (alert and alert.name) == case.get("alert")
    # One by one it is the same.
    single = Calculator()
    alerts = [single.press(key) for key in case["keys"].split()]
    assert single.to_json() == whole.to_json()
    assert [one.name for one in alerts if one] == heard


def test_the_published_table_is_what_keys_do() -> None:
    assert calculator_table.published() == calculator_table.table()


def test_the_published_alerts_are_those_of_the_library(root: Path) -> None:
    text = (root / "docs" / "guide" / "calculator.md").read_text(encoding="utf-8")
    for kind in AlertKind:
        assert f"| {kind.name.lower()} | {kind.title} | {kind.message} |" in text


def test_the_examples_on_the_page(root: Path) -> None:
    result = doctest.testfile(str(root / "docs" / "guide" / "calculator.md"), module_relative=False)
    assert result.attempted > 8
    assert result.failed == 0


def test_multiply_and_correct_are_not_confused() -> None:
    assert Key.MULTIPLY is not Key.CORRECT
    assert (Key.MULTIPLY.text, Key.CORRECT.text) == ("x", "X")
    assert pressed("12 x").display == "12 x "
    assert pressed("12 X").display == "1"
    for key, text in ((Key.MULTIPLY, "12 x"), (Key.CORRECT, "12 X")):
        calculator = pressed("12")
        calculator.press(key)
        assert calculator.to_json() == pressed(text).to_json()
    for wrong in ("ac", "Ac", "k", "12x", "12X", "xX"):
        with pytest.raises(MoneySyntaxError):
            pressed(wrong)


def test_every_key_by_number_and_by_text() -> None:
    starts = list(calculator_table.STATES.values())
    for keys in starts:
        for key in Key:
            one, other = pressed(keys), pressed(keys)
            allowed = key in one.keys
            first, second = one.press(key), other.press(key.text)
            assert first == second
            assert (first is None) == allowed
            assert (one.to_json(), one.display) == (other.to_json(), other.display)
    twins = {"−": Key.SUBTRACT, "×": Key.MULTIPLY, "*": Key.MULTIPLY, "/": Key.DIVIDE}
    twins["+/-"] = Key.SIGN
    for text, key in twins.items():
        one, other = pressed("12"), pressed("12")
        one.press(text)
        other.press(key)
        assert one.to_json() == other.to_json() != pressed("12").to_json()


@pytest.mark.parametrize(
    ("keys", "display"),
    [
        ("200 + 10 % =", " = 220"),
        ("200 - 10 % =", " = 180"),
        ("200 x 10 % =", " = 20"),
        ("200 ÷ 10 % =", " = 2000"),
        ("50 %", "0.5"),
        ("100 - 5 x 2 + 10 % =", " = 99"),  # of 90: everything to the left of the +
        ("200 + 10 % x 3 =", " = 260"),
        ("1 ÷ 3 = K + 100 % =", " = 0.66667"),
        ("2 ÷ 3 = K % x 300 =", " = 2"),
        ("1 ÷ 3 = K ± x 3 =", " = -1"),
        ("1 ÷ 3 = K X x 3 =", " = 0.9999"),  # edited, the displayed value counts
        ("1 ÷ 3 = K 0 x 3 =", " = 0.99999"),
        ("1 ÷ 1000000 = K", "0"),
        ("1 ÷ 1000000 = K x 1000000 =", " = 1"),
        ("1 ÷ 1000000 = K 7", "7"),
        ("2 - 5 = K", "-3"),
        ("2 - 5 = K X", "0"),
        ("2 + 5 ± X", "2 + "),
        ("0 ± 5", "5"),
        ("0. ± 5", "-0.5"),
        ("0. ± X", "0"),
        ("5 ÷ 0 + 10 %", "5 ÷ 0 + 10"),
        ("5 ÷ 0 x 10 %", "5 ÷ 0 x 0.1"),
        ("0.000005 x 1 =", " = 0.00001"),
        ("0.000005 ± x 1 =", " = -0.00001"),
        ("0.000004 ± x 1 =", " = 0"),
        ("7 + 1 ÷ 3 x 3 - 2 x 2 ÷ 4 =", " = 7"),
    ],
)
def test_displays(keys: str, display: str) -> None:
    assert pressed(keys).display == display


def test_values() -> None:
    calculator = pressed("2 ÷ 3 =")
    assert calculator.exact == Fraction(2, 3)
    assert calculator.value(3, Rounding.DOWN) == Decimal("0.666")
    with pytest.raises(InexactResult):
        calculator.value(3, Rounding.UNNECESSARY)
    assert calculator.state is CalculatorState.RESULT
    calculator.press("K + 1.50")
    assert calculator.exact == Fraction(3, 2)
    calculator.press("-")
    assert calculator.exact == Fraction(3, 2)
    huge = pressed(f"{'9' * 38} x 1 =")
    with pytest.raises(DecimalOverflow):
        huge.value(1)
    assert pressed("1 ÷ 7 =", digits=38).display == " = 0." + "142857" * 6 + "14"
    assert pressed(f"{10**36} + 1 ÷ 8 =").display == f" = {10**36}.1"


def test_positions_are_those_of_the_text() -> None:
    calculator = pressed("12 ÷ 5")
    before = calculator.to_json()
    for keys, kind, position in (
        ("7 ÷ ÷÷", MoneySyntaxError, 4),
        ("÷ ÷ five", MoneySyntaxError, 4),
        ("÷ 1" + "0" * 40, LimitError, 40),
        ("÷ 7" + " + 1" * 100, LimitError, 3 + 97 * 4 + 1),
        ("7\ud800", EncodingError, 1),
        ("7\0", EncodingError, 1),
        ("1" * 10000, LimitError, 8192),
    ):
        with pytest.raises(kind) as caught:
            calculator.press(keys)
        assert caught.value.position == position, keys
        assert calculator.to_json() == before
    with pytest.raises(TypeError):
        calculator.press(7)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        calculator.press(b"7")  # type: ignore[arg-type]
    assert calculator.to_json() == before


def test_longest_operation() -> None:
    calculator = pressed(" + ".join(["0." + "9" * 38] * 100))
    assert len(calculator.display.encode()) == 100 * 40 + 99 * 3
    assert Key.ADD not in calculator.keys
    calculator.press("=")
    assert calculator.exact == 100 * Fraction(10**38 - 1, 10**38)


def test_digits() -> None:
    calculator = pressed("2 ÷ 3 = K x 2 ÷ 3")
    for digits, text in ((0, "1"), (1, "0.7"), (38, "0." + "6" * 37 + "7")):
        calculator.digits = digits
        assert calculator.display == f"{text} x 2 ÷ 3"
    calculator.press("=")
    assert calculator.exact == Fraction(4, 9)
    for wrong in (-1, 39):
        with pytest.raises(ValueError, match="digits"):
            calculator.digits = wrong
    assert calculator.digits == 38


def test_documents() -> None:
    for keys in calculator_table.STATES.values():
        calculator = pressed(keys, digits=3)
        text = calculator.to_json()
        for again in (
            Calculator.from_json(text),
            Calculator.from_json(text.encode()),
            copy.copy(calculator),
            pickle.loads(pickle.dumps(calculator)),
        ):
            assert again.to_json() == text
            assert (again.display, again.exact) == (calculator.display, calculator.exact)
    assert pressed("12 + 3 = AC").to_json() == Calculator().to_json()
    with pytest.raises(DocumentError) as caught:
        Calculator.from_json('{"é": 1, "format": "libmoney.wallet"}')
    assert caught.value.position == 19
    with pytest.raises(VersionError):
        Calculator.from_json(json.dumps({**DOCUMENT, "version": 2}))
    with pytest.raises(JSONError):
        Calculator.from_json("")
    for left_out in DOCUMENT:
        cut = {name: value for name, value in DOCUMENT.items() if name != left_out}
        with pytest.raises(DocumentError):
            Calculator.from_json(json.dumps(cut))


def test_every_cut_and_changed_document_is_refused_or_a_state() -> None:
    text = pressed("1 ÷ 3 = K + 20 x 3.5 ±").to_json().encode()
    for place in range(len(text)):
        with pytest.raises((JSONError, DocumentError)):
            Calculator.from_json(text[:place])
        for byte in b'0-.x"]{\xff\0':
            changed = text[:place] + bytes([byte]) + text[place + 1 :]
            try:
                calculator = Calculator.from_json(changed)
            except (JSONError, DocumentError, VersionError, EncodingError):
                continue
            again = Calculator.from_json(calculator.to_json())
            assert again.to_json() == calculator.to_json()
            numbers = re.findall(r"-?\d+\.?\d*", calculator.display)
            assert numbers and all(re.fullmatch(r"-?(0|[1-9]\d*)(\.\d*)?", one) for one in numbers)
