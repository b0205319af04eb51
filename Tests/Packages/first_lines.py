"""The first lines of the README, with an installed wheel: first_lines.py ACCELERATED FOLDER.

It ends with an error if the library or the amounts are not those of the wheel in the folder.
"""

from __future__ import annotations

import os
import sqlite3
import sys
import tempfile

import libmoney
from libmoney import Money, NoSQLite, Rates, Store, Wallet

accelerated, folder = sys.argv[1:]
assert libmoney.accelerated == bool(int(accelerated)), libmoney.accelerated
assert libmoney.library_path.startswith(folder), libmoney.library_path

price = Money("10.50", "EUR")
assert repr(price + Money(1, "EUR")) == "Money('11.50', 'EUR')"
assert repr(price * 3) == "Money('31.50', 'EUR')"
assert [str(part) for part in Money("100.00", "EUR").split(3)][0] == "33.34 EUR"
converted = Rates.from_ecb().convert(price, "USD", on="2020-03-13")
assert str(converted) == "11.66 USD", converted
assert f"{price:de_DE}" == "10,50\u00a0€"

# A store uses the SQLite of Python itself, or reports that it is too old.
sqlite3.connect(":memory:").close()
with tempfile.TemporaryDirectory() as place:
    path = os.path.join(place, "money.db")
    try:
        with Store(path) as store:
            store.save_wallet("trip", Wallet(price))
            assert str(store.load_wallet("trip").sum("EUR")) == "10.50 EUR"
    except NoSQLite:
        assert sqlite3.sqlite_version_info < (3, 37), sqlite3.sqlite_version
with open("/proc/self/maps", encoding="utf-8") as maps:
    loaded = {line.split()[-1] for line in maps if "libsqlite3" in line}
assert len(loaded) == 1, loaded
print("the first lines run")
