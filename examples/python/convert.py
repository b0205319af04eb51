"""Converts an amount at the newest rates and at those of a past date."""

from datetime import date

from libmoney import Money, Rates

price = Money("19.99", "EUR")
rates = Rates.from_ecb()

print(f"{price} on {rates.as_of} is {rates.convert(price, 'USD', on=rates.as_of)}")
print(f"{price} on 2008-07-15 was {rates.convert(price, 'USD', on='2008-07-15')}")

# A Saturday has no rates; those of up to a week before it will do.
told = rates.explain(price, "GBP", on=date(2020, 3, 14), max_gap=7)
print(f"{price} on 2020-03-14 was {told.result}")
print(f"  at {told.rate}, rates of {told.as_of}, {told.gap_days} day before")
print(f"  path {' to '.join(told.path)}, source: {told.source}")
print(f"  rounding added {-told.remainder} {told.result.currency}")
