"""The keypad, row by row of its table, and the notepad."""

from __future__ import annotations

import pytest
from web.user import User

OPERATIONS = "This operation is impossible."
RESULT = "This operation has a result"
POINT = "This number has a decimal point already."
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
]
KEYS = {"+": "add", "-": "subtract", "*": "multiply", "/": "divide", "=": "equals", ".": "point"}
KEYS |= {"X": "correct", "K": "keep", "C": "clear"} | {
    str(one): f"digit_{one}" for one in range(10)
}


def press(user: User, keys: str) -> None:
    for key in keys:
        user.page.click(f"[data-key={KEYS[key]}]")


def test_every_row_of_the_table(user: User) -> None:
    user.open("calculator")
    for before, key, display, alert in TABLE:
        press(user, "C" + before)
        press(user, key)
        where = f"{before} and then {key}"
        assert user.page.text("#display") == display, where
        told = user.page.text("#alert")
        assert (alert in told) if alert else told == "", where


def test_keys_of_the_keyboard(user: User) -> None:
    user.open("calculator")
    for key in "12+3*4":
        user.page.press(key)
    user.page.press("Enter")
    assert user.page.text("#display") == " = 24"
    user.page.press("k")
    user.page.press("Backspace")
    assert user.page.text("#display") == "2"
    user.page.press("Escape")
    assert user.page.text("#display") == "0"


def test_a_long_number_stays_exact(user: User) -> None:
    user.open("calculator")
    digits = "12345678901234567890123456789012345678"
    press(user, digits + "+1=")
    assert user.page.text("#display") == " = 12345678901234567890123456789012345679"


def test_the_operation_is_there_after_a_restart(user: User) -> None:
    user.open("calculator")
    press(user, "40+2")
    user.run("new Promise((resolve) => setTimeout(resolve, 200))")
    user.open("calculator", is_anew=True)
    assert user.page.text("#display") == "40 + 2"


def answers(user: User, lines: str) -> list[str]:
    user.open("calculator")
    user.page.click(".card[aria-label=Notepad] > .row button")
    user.run(
        "(() => { const data = new DataTransfer(); data.setData('text/plain', "
        + repr(lines)
        + "); document.querySelector('.notes input').dispatchEvent("
        "new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));"
        " })()"
    )
    return user.all(".notes .answer")


def test_lines_have_answers(user: User) -> None:
    block = "rent = 950 EUR\nfood = 12.50 EUR x 30\nsum\n\n"
    assert answers(user, block + "rent + food - 10%\nprev ÷ 3\n# words\n15%") == [
        *("€950.00", "€375.00", "€1,325.00", "", "€1,192.50", "€397.50", "", "0.15")
    ]


def test_a_line_changes_those_below_it(user: User) -> None:
    assert answers(user, "a = 2 EUR\na x 3\nprev + 1 EUR") == ["€2.00", "€6.00", "€7.00"]
    user.page.fill(".notes li:first-child input", "a = 5 EUR")
    assert user.all(".notes .answer") == ["€5.00", "€15.00", "€16.00"]


@pytest.mark.parametrize(
    ("line", "place", "words"),
    [
        ("12 EUR + ?", 9, ""),
        ("5 EUR + 3 XYZW", 10, "XYZW"),
        ("EUR = 5", -1, "is a currency"),
        ("sum = 5", -1, "meaning of its own"),
    ],
)
def test_a_mistake_has_a_caret(user: User, line: str, place: int, words: str) -> None:
    answers(user, "5 EUR\n" + line)
    assert words in user.page.text(".notes li:nth-child(2) .note p")
    caret = user.page.text(".notes li:nth-child(2) .caret")
    assert caret.find("^") == place


def test_a_conversion_tells_its_rate(user: User) -> None:
    answers(user, "10 EUR in USD\n5 EUR")
    facts = user.page.text(".notes .facts")
    assert "EUR → USD" in facts and "2026-10-30" in facts and "European Central Bank" in facts
