"""The engine of a calculator application: keys, alerts, exact results, saving and restoring."""

from typing import Optional

from libmoney import Alert, AlertKind, Calculator, Key, MoneyError, Rounding

STATES = ("", "12", "12 +", "12.", "6 x 3 =")


def row(keys: str) -> None:
    """Checks the effect of keys in the states of the table."""
    cells = [f"  {keys}"]
    for state in STATES:
        calculator = Calculator()
        calculator.press(state)
        alert = calculator.press(keys)
        cells.append(alert.name if alert else f'"{calculator.display}"')
    print(" | ".join(cells))


def shown(keys: str) -> None:
    """Checks a key whose effect depends on several states."""
    calculator = Calculator()
    alert: Optional[Alert] = calculator.press(keys)
    print(f'  {keys}: "{calculator.display}"' + (f", {alert.name}" if alert else ""))


print("keys: on nothing | after a digit | after an operator | after a point | on a result")
for key in ("7", ".", "+", "-", "x", "÷", "=", "X", "K", "AC", "%", "±"):
    row(key)
print("and")
for keys in ("0 0 7", "2 + 0 7", "1 . 2 .", "2 + =", "2 + 3 + =", "5 ÷ 0 =", "5 ÷ 0.0 ="):
    shown(keys)
for keys in ("5 ÷ 0.5 =", "1 X", "1 2 + 3 X", "1 2 + 3 X X", "6 x 3 = K 5", "6 x 3 = K + 2 ="):
    shown(keys)

print("alerts and notifications")
heard: list[object] = []


def hear_display(display: str) -> None:
    heard.append(display)
    print(f'  display: "{display}"')


#: The program's own alert texts instead of the library's.
OWN_WORDS: dict[AlertKind, str] = {}


def hear_alert(alert: Alert) -> None:
    heard.append(alert)
    print(f"  {alert.name}: {OWN_WORDS.get(alert.kind, alert)}")


calculator = Calculator(on_display=hear_display, on_alert=hear_alert)
for keys in ("+", "6 x 3 = 4", "AC 1 + x", "2 ÷ 0 =", "AC 1.2 .", "K", "+ ."):
    calculator.press(keys)
OWN_WORDS[AlertKind.SYNTAX] = "Corrección: Corrige la operación."
calculator.press(Key.POINT)
print(f"  callbacks: {len(heard)}")
print("  available keys:", *(one.text for one in sorted(calculator.keys)))
try:
    calculator.press("1 + one")
except MoneyError as error:
    print(f"  refused whole, at {error.position}: {error}")

print("results")
for keys in ("40 + 6 x 9.3 ÷ 2 =", "0.1 + 0.2 =", "2 ÷ 3 =", "1 ÷ 3 x 3 =", "1 ÷ 3 = K x 3 ="):
    shown(keys)
for keys in ("0.000005 x 1 =", "200 + 10 % =", "200 x 10 % ="):
    shown(keys)
calculator = Calculator()
calculator.press("2 ÷ 3 =")
print(f"  exactly {calculator.exact}, to 2 digits {calculator.value(2, Rounding.HALF_UP)}")
calculator.digits = 10
print(f'  with 10 digits: "{calculator.display}"')

print("put away")
calculator = Calculator()
calculator.press("1 ÷ 3 = K x 3")
document = calculator.to_json()
print(f"  {document}")
again = Calculator.from_json(document)
again.press(Key.EQUALS)
print(f'  and taken up: "{again.display}"')
