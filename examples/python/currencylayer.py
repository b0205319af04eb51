"""Reads a currencylayer document and converts at its rates."""

from pathlib import Path

from libmoney import Money, ProviderError, Rates

data = Path(__file__).resolve().parents[2] / "Tests" / "Data"
rates = Rates.from_json((data / "currencylayer-live.json").read_bytes())
print(f"{len(rates)} rates against {rates.base}, published {rates.instant}")

price = Money("25.00", "EUR")
for currency in ("USD", "JPY", "CHF", "BTC"):
    print(f"{price} is {rates.convert(price, currency)}")

# Any pair goes through the base, exactly: no rate on the way is rounded.
there = rates.find("EUR", "CHF")
back = rates.find("CHF", "EUR")
print(f"{' to '.join(there.path)}: {there.rate}, and back: {there.rate * back.rate}")

# The service's own errors are errors here, too.
try:
    Rates.from_json((data / "currencylayer-error.json").read_bytes())
except ProviderError as error:
    print(f"{type(error).__name__}: {error}")
