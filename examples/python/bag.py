"""Adds up amounts in several currencies and turns the sum into one of them."""

from libmoney import CurrencyMismatch, Money, MoneyBag, Rates

expenses = [
    Money("120.00", "EUR"),
    Money("89.90", "USD"),
    Money("4500", "JPY"),
    Money("35.50", "EUR"),
]

try:
    sum(expenses)
except CurrencyMismatch as error:
    print(f"{type(error).__name__}: {error}")

bag = MoneyBag(*expenses)
print(bag)

rates = Rates.from_ecb()
for currency in ("EUR", "USD", "CHF"):
    # Every part is converted exactly; the sum is rounded once.
    print(f"= {bag.reduce(currency, rates, on=rates.as_of)}")
