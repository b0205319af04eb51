"""The table of every state and key that docs/guide/calculator.md has, made by pressing keys.

PYTHONPATH=bindings/python python bindings/python/tests/calculator_table.py    rewrites the page
"""

from __future__ import annotations

from pathlib import Path

from libmoney import Calculator

#: The states' names, and keys that lead to them.
STATES = {
    "nothing yet": "",
    "one number": "1 2",
    "one number with a point": "1.5",
    "one number that is exact": "2 ÷ 3 = K",
    "a trailing `.`": "12.",
    "an operator": "12 +",
    "two numbers": "40 + 5",
    "the second is only 0": "40 + 0",
    "the second has a point": "40 - 2.5",
    "the second is exact": "2 ÷ 3 = K + 40 %",
    "a product": "40 x 5",
    "a divisor of 0": "5 ÷ 0.0",
    "a later trailing `.`": "40 ÷ 2.",
    "a later operator": "2 + 3 x",
    "a result": "2 ÷ 3 =",
}
#: The four operators do the same.
COLUMNS = ["0", "7", ".", "+", "=", "%", "±", "X", "K", "AC"]
BEGIN, END = "<!-- made by calculator_table.py -->\n", "<!-- end -->"


def cell(keys: str, key: str) -> str:
    """Returns the effect of a key after others: the new display, or the alert."""
    calculator = Calculator()
    assert calculator.press(keys) is None
    before = calculator.display
    alert = calculator.press(key)
    if alert is not None:
        assert calculator.display == before
        return alert.name
    return f"`{calculator.display}`"


def table() -> str:
    """The table as Markdown."""
    lines = ["| on | " + " | ".join(f"`{key}`" for key in COLUMNS) + " |"]
    lines.append("|---" * (len(COLUMNS) + 1) + "|")
    for name, keys in STATES.items():
        start = Calculator()
        start.press(keys)
        cells = [cell(keys, key) for key in COLUMNS]
        lines.append(f"| {name}: `{start.display}` | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def page() -> Path:
    return Path(__file__).resolve().parents[3] / "docs" / "guide" / "calculator.md"


def published() -> str:
    """The table on the page."""
    return page().read_text(encoding="utf-8").split(BEGIN)[1].split(END)[0]


if __name__ == "__main__":
    before, _, rest = page().read_text(encoding="utf-8").partition(BEGIN)
    page().write_text(before + BEGIN + table() + END + rest.partition(END)[2], encoding="utf-8")
