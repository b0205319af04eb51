"""A converter without a network: the program passes documents of rates to it."""

from datetime import datetime, timedelta, timezone
from pathlib import Path

from libmoney import Converter, Origin, ProviderError, Rates

data = Path(__file__).resolve().parents[2] / "Tests" / "Data"
now = datetime(2026, 10, 30, 15, tzinfo=timezone.utc)


def show(what, converter, now):
    info = converter.info(now)
    print(f"{what}: {info.state.name}")
    if converter.text:
        print(f"  {converter.amount} {info.source} = {converter.text} {info.target}")
        print(f"  {converter.unit_rate}")
    if info.updated:
        print(f"  last update {info.updated:%H:%M}, from the {info.origin.name.lower()}")
        print(f"  received {info.received_age} ago")
    if converter.reason:
        print(f"  {converter.reason}")


converter = Converter("EUR", "USD")
show("Nothing typed", converter, now)
converter.amount = "12."
converter.set_loading()
show("Rates are on their way", converter, now)

live = Rates.from_json((data / "currencylayer-live.json").read_bytes())
converter.set_rates(live, Origin.NETWORK, received=now)
show("Rates have come", converter, now)

# The next response is the provider's error: the previous rates remain.
now += timedelta(minutes=20)
converter.refresh()
print("Asked for rates again:", converter.info(now).wants_rates)
try:
    Rates.from_json((data / "currencylayer-error.json").read_bytes())
except ProviderError as error:
    converter.set_rates_failure(error)
show("Rates could not be renewed", converter, now)

converter.swap()
show("The other way", converter, now)
converter.amount = "12,5x"
show("A slip", converter, now)
converter.amount = "1"
converter.set_pair("USD", "XAF")
show("A currency without a rate", converter, now)
converter.set_pair("USD", "BTC")

# After a restart: the saved pair, amount and rates.
kept, rates, received = converter.to_json(), live.to_json(), now - timedelta(minutes=20)
now += timedelta(hours=2)
converter = Converter.from_json(kept)
show("After a restart", converter, now)
converter.set_rates(Rates.from_json(rates), Origin.STORE, received)
show("With the rates of the store", converter, now)
