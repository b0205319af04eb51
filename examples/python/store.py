"""A wallet and the favourites of a currency list, kept in a file between runs."""

import tempfile
from pathlib import Path

from libmoney import CurrencyList, Money, SavingError, Store


def run(path: Path, amount: Money, favourite: str) -> None:
    """One run of the program: prints the data of previous runs, and adds to them."""
    with Store(path) as store:
        currencies = CurrencyList("pt")
        if "currencies" in store.settings():
            currencies.restore(store.setting("currencies").value)
        currencies.favourite(favourite)  # the JSON settings of a list contain its favourites
        # Both are saved atomically.
        with store.transaction():
            store.add_to_wallet("default", amount)
            store.save_setting("currencies", currencies.to_json())
        print(f"{store.wallet_count('default')} entries, {store.wallet_sum('default', 'EUR')}")
        print(f"first of the list: {currencies[0].code} {currencies[0].name}")


with tempfile.TemporaryDirectory() as folder:
    file = Path(folder) / "money.db"
    run(file, Money("10.50", "EUR"), "USD")
    run(file, Money("0.25", "EUR"), "BRL")

    # A failed save reports an error and leaves the file unchanged.
    with Store(file, read_only=True) as store:
        try:
            store.save_setting("theme", "dark")
        except SavingError as error:
            print(f"{error.status.name} because of {error.cause.name}")
