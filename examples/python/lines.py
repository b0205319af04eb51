"""A calculator of lines: evaluates each line given, or some of its own, at rates of one day."""

import sys

from libmoney import MoneyError, Rates, caret, explain_line

SAMPLES = (
    "(12.50 EUR + 3 USD) x 2 in GBP",
    "1 ÷ 3 x 3",
    "80 EUR - 15%",
    "100 EUR ÷ 25 USD",
    "2 ÷ 3",
    "€12.50 + 3 $",
    "5 EUR + 3 USD",
)
rates = Rates.from_ecb(b"Date,USD,JPY,GBP,\n2024-03-01,1.0813,162.82,0.85588,\n")

for line in sys.argv[1:] or SAMPLES:
    try:
        evaluation = explain_line(line, rates)
    except MoneyError as error:
        print(caret(line, error.position))
        print(error)
        continue
    print(f"{line} = {evaluation.result}{' (rounded)' if evaluation.rounded else ''}")
    for route in evaluation.conversions:
        print(f"    {' > '.join(route.path)} of {route.as_of}, {route.source}")
