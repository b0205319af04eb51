"""The keypad, row by row of its table, and the notepad."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from web.user import User

OPERATIONS = "This operation is impossible."
RESULT = "The operation is complete"
POINT = "The number already contains a decimal point."
SYNTAX = "The operation needs correcting."
OPERATOR = "There is an operator already."
NOTHING = "There is no result to keep."

#: The keys before, the key, the display after it, and words of the alert.
TABLE = [
    ("", "5", "5", ""),
    ("5", "6", "56", ""),
    ("0", "7", "7", ""),
    ("5+", "3", "5 + 3", ""),
    ("5.", "3", "5.3", ""),
    ("1+1=", ".", " = 2", SYNTAX),
    ("", ".", "0.", ""),
    ("5", ".", "5.", ""),
    ("5.5", ".", "5.5", POINT),
    ("5+", ".", "5 + ", SYNTAX),
    ("5.", ".", "5.", POINT),
    ("1+1=", ".", " = 2", SYNTAX),
    ("", "+", "0", OPERATIONS),
    ("5", "+", "5 + ", ""),
    ("5+", "-", "5 + ", OPERATOR),
    ("5.", "*", "5.", SYNTAX),
    ("1+1=", ".", " = 2", SYNTAX),
    ("", "=", "0", OPERATIONS),
    ("5", "=", "5", OPERATIONS),
    ("5/0", "=", "5 ÷ 0", "Division by zero is impossible."),
    ("5/0.5", "=", " = 10", ""),
    ("1/3*3", "=", " = 1", ""),
    ("5+", "=", "5 + ", OPERATIONS),
    ("5+5-", "=", "5 + 5 - ", SYNTAX),
    ("5+5.", "=", "5 + 5.", SYNTAX),
    ("1+1=", ".", " = 2", SYNTAX),
    ("", "X", "0", ""),
    ("56", "X", "5", ""),
    ("5", "X", "0", ""),
    ("5+", "X", "5", ""),
    ("5.", "X", "5", ""),
    ("1+1=", ".", " = 2", SYNTAX),
    ("", "K", "0", NOTHING),
    ("5", "K", "5", NOTHING),
    ("5+", "K", "5 + ", NOTHING),
    ("5.", "K", "5.", NOTHING),
    ("1+1=", "K", "2", ""),
    ("", "C", "0", ""),
    ("5+5", "C", "0", ""),
    ("1+1=", "C", "0", ""),
    ("1/3", "=", " = 0.33333", ""),
    ("2+3*4", "=", " = 14", ""),
    ("", "%", "0", OPERATIONS),
    ("12", "%", "0.12", ""),
    ("200+10", "%", "200 + 20", ""),
    ("5+", "%", "5 + ", SYNTAX),
    ("1+1=", "%", " = 2", RESULT),
    ("12", "~", "-12", ""),
    ("40+5", "~", "40 + -5", ""),
    ("5+", "~", "5 + ", SYNTAX),
    ("1+1=", "~", " = 2", RESULT),
    ("5", "(", "5", "Enter an operator before the bracket."),
    ("1+1=", "(", " = 2", RESULT),
]
KEYS = {"+": "add", "-": "subtract", "*": "multiply", "/": "divide", "=": "equals", ".": "point"}
KEYS |= {
    "%": "percent",
    "~": "sign",
    "(": "brackets",
    "X": "correct",
    "K": "keep",
    "C": "clear",
} | {str(one): f"digit_{one}" for one in range(10)}


def press(user: User, keys: str) -> None:
    for key in keys:
        # As a press of Enter on the key; a mouse click would search for its position each time.
        user.page.dispatch_event(f"[data-key={KEYS[key]}]", "click")


def test_every_row_of_the_table(user: User) -> None:
    user.open("calculator")
    for before, key, display, alert in TABLE:
        press(user, "C" + before)
        press(user, key)
        where = f"{before} and then {key}"
        expect(user.at("#display"), where).to_have_text(display)
        expect(user.at("#alert"), where).to_have_text(
            re.compile(alert and re.escape(alert) or "^$")
        )


def test_keys_of_the_keyboard(user: User) -> None:
    user.open("calculator")
    for key in "12+3*4":
        user.page.keyboard.press(key)
    user.page.keyboard.press("Enter")
    expect(user.at("#display")).to_have_text(" = 24")
    user.page.keyboard.press("k")
    user.page.keyboard.press("Backspace")
    expect(user.at("#display")).to_have_text("2")
    user.page.keyboard.press("Escape")
    expect(user.at("#display")).to_have_text("0")


def test_a_long_number_stays_exact(user: User) -> None:
    user.open("calculator")
    digits = "12345678901234567890123456789012345678"
    press(user, digits + "+1=")
    expect(user.at("#display")).to_have_text(" = 12345678901234567890123456789012345679")


def test_the_operation_is_there_after_a_restart(user: User) -> None:
    user.open("calculator")
    press(user, "40+2")
    user.page.wait_for_timeout(200)
    user.open("calculator", is_anew=True)
    expect(user.at("#display")).to_have_text("40 + 2")


def answers(user: User, lines: str) -> Locator:
    """The answers of the notepad to these lines."""
    user.open("calculator")
    user.page.click("#notes-clear")
    user.page.evaluate(
        "(() => { const data = new DataTransfer(); data.setData('text/plain', "
        + repr(lines)
        + "); document.querySelector('.notes input').dispatchEvent("
        "new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));"
        " })()"
    )
    return user.page.locator(".notes .answer")


def test_lines_have_answers(user: User) -> None:
    block = "rent = 950 EUR\nfood = 12.50 EUR x 30\nsum\n\n"
    found = answers(user, block + "rent + food - 10%\nprev ÷ 3\n# words\n15%")
    expect(found).to_have_text(
        ["€950.00", "€375.00", "€1,325.00", "", "€1,192.50", "€397.50", "", "15%"]
    )


def test_a_line_changes_those_below_it(user: User) -> None:
    found = answers(user, "a = 2 EUR\na x 3\nprev + 1 EUR")
    expect(found).to_have_text(["€2.00", "€6.00", "€7.00"])
    user.fill(".notes li:first-child input", "a = 5 EUR")
    expect(found).to_have_text(["€5.00", "€15.00", "€16.00"])


@pytest.mark.parametrize(
    ("line", "place", "words"),
    [
        ("12 EUR + ?", 9, ""),
        ("5 EUR + 3 XYZW", 10, "XYZW"),
        ("EUR = 5", 0, "must not be a currency code"),
        ("sum = 5", 0, "reserved word"),
    ],
)
def test_a_mistake_has_a_caret(user: User, line: str, place: int, words: str) -> None:
    answers(user, "5 EUR\n" + line)
    expect(user.at(".notes li:nth-child(2) .note p")).to_contain_text(words)
    caret = user.page.locator(".notes li:nth-child(2) .caret")
    expect(caret).to_contain_text("^")
    assert (caret.text_content() or "").find("^") == place


def test_a_conversion_tells_its_rate(user: User) -> None:
    answers(user, "10 EUR in USD\n5 EUR")
    for words in ("EUR → USD", "2026-10-30", "European Central Bank"):
        expect(user.at(".notes .facts")).to_contain_text(words)
