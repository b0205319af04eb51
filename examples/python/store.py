"""A wallet and the favourites of a currency list, kept in a file between runs."""

import tempfile
from pathlib import Path

from libmoney import CurrencyList, Money, SavingError, Store


def run(path: Path, amount: Money, favourite: str) -> None:
    """One run of the program: what is kept of the runs before, and something more."""
    with Store(path) as store:
        currencies = CurrencyList("pt")
        if "currencies" in store.settings():
            currencies.restore(store.setting("currencies").value)
        currencies.favourite(favourite)  # the settings of a list, as JSON, have its favourites
        # Both are saved, or none.
        with store.transaction():
            store.add_to_wallet("default", amount)
            store.save_setting("currencies", currencies.to_json())
        print(f"{store.wallet_count('default')} entries, {store.wallet_sum('default', 'EUR')}")
        print(f"first of the list: {currencies[0].code} {currencies[0].name}")


with tempfile.TemporaryDirectory() as folder:
    file = Path(folder) / "money.db"
    run(file, Money("10.50", "EUR"), "USD")
    run(file, Money("0.25", "EUR"), "BRL")

    # What cannot be saved says why, and the file is as it was.
    with Store(file, read_only=True) as store:
        try:
            store.save_setting("theme", "dark")
        except SavingError as error:
            print(f"{error.status.name} because of {error.cause.name}")
