"""A calculator of expressions: evaluates those given, or some of its own, at rates of one day."""

import sys

from libmoney import MoneyError, Rates, explain_expression, expression_caret

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

for expression in sys.argv[1:] or SAMPLES:
    try:
        evaluation = explain_expression(expression, rates)
    except MoneyError as error:
        print(expression_caret(expression, error.position))
        print(error)
        continue
    print(f"{expression} = {evaluation.result}{' (rounded)' if evaluation.rounded else ''}")
    for route in evaluation.conversions:
        print(f"    {' > '.join(route.path)} of {route.as_of}, {route.source}")
