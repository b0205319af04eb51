"""Demonstrates a missing rate."""

from libmoney import Money, NoRate, Rates

price = Money("5.00", "EUR")
rates = Rates.from_ecb()

for currency, on in (("XAF", None), ("USD", "2020-03-14"), ("USD", "1998-12-31")):
    try:
        print(rates.convert(price, currency, on=on))
    except NoRate as error:
        print(f"{type(error).__name__}, status {error.status}: {error}")

# It is a LookupError, like that of a missing dict key.
try:
    rates.convert(price, "XAF")
except LookupError:
    print("no price in XAF")
