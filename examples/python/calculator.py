"""A calculator in the terminal: a line of keys, the display; ↑ brings lines back.

`?` lists the available keys, and the end of input (Ctrl-D) exits.

    [0] > 40 + 6 x 9.3 ÷ 2 =
    [ = 67.9] > K - 2
"""

from libmoney import Calculator, MoneyError

try:
    # Enables history and editing in input().
    import readline  # noqa: F401
except ImportError:
    pass

calculator = Calculator(on_alert=print)
while True:
    try:
        line = input(f"[{calculator.display}] > ")
    except EOFError:
        print()
        break
    if line == "?":
        print(*(key.text for key in sorted(calculator.keys)))
        continue
    try:
        calculator.press(line)
    except MoneyError as error:
        print(error)
