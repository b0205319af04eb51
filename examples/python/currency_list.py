"""The list of a provider's currencies in Portuguese, searched; favourites kept between runs."""

import tempfile
from pathlib import Path

from libmoney import CurrencyList, CurrencySort, ListState, Rates

data = Path(__file__).resolve().parents[2] / "Tests" / "Data"


def show(what, currencies):
    print(f"{what}:")
    for item in currencies:
        star = "*" if item.is_favourite else " "
        rate = "" if item.is_quoted else " (no rate)"
        print(f"  {star} {item.code} {item.flag or '--'} {item.name}{rate}")
    if currencies.state is not ListState.READY:
        print(f"  {currencies.state.name}")


def opened(settings):
    """Opens the list with the settings of the last run."""
    currencies = CurrencyList("pt", current=False)
    if settings.exists():
        currencies.restore(settings.read_bytes())
    currencies.mark(Rates.from_json((data / "currencylayer-live.json").read_bytes()))
    currencies.add_json((data / "currencylayer-list.json").read_bytes())
    return currencies


with tempfile.TemporaryDirectory() as folder:
    settings = Path(folder) / "settings.json"
    currencies = opened(settings)
    print(len(currencies), "currencies")
    currencies.search("dolar")
    show("dolar", currencies)
    currencies.search("zzz")
    show("zzz", currencies)
    currencies.search("")
    for code in ("JPY", "BRL", "STD"):
        currencies.favourite(code)
    settings.write_text(currencies.to_json(), encoding="utf-8")

    currencies = opened(settings)
    currencies.favourites_only()
    show("Favourites, in the next run", currencies)
    currencies.sort(CurrencySort.CODE_DESCENDING)
    show("By code, downwards", currencies)
    currencies.set_language("ja")
    show("In Japanese", currencies)
