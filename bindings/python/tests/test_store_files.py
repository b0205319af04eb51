"""Files that a store is given: crafted schemas are refused, and the check reads all of a file."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from libmoney import (
    Basket,
    Catalogue,
    CurrencyList,
    Money,
    MoneyError,
    NotAStore,
    Portfolio,
    Rates,
    RetrievalError,
    Status,
    Store,
    Wallet,
)

RATES = '{"success":true,"timestamp":1709208000,"source":"USD","quotes":{"USDEUR":0.92}}'


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A store with an object of every kind."""
    place = tmp_path / "money.db"
    wallet, portfolio, basket = Wallet(), Portfolio("EUR"), Basket(Catalogue.groceries())
    wallet.add(Money("100.00", "EUR"))
    portfolio.buy("ABC", quantity=10, total=Money("100.00", "EUR"), on="2024-01-02")
    portfolio.sell("ABC", quantity=4, total=Money("50.00", "EUR"), on="2024-01-03")
    basket.add("milk", 2)
    with Store(place) as store:
        store.save_wallet("w", wallet)
        store.save_portfolio("p", portfolio)
        store.save_catalogue("g", Catalogue.groceries())
        store.save_basket("b", basket)
        store.save_rates("r", Rates.from_json(RATES))
        store.save_currencies("c", CurrencyList("en"))
        store.save_setting("s", "EUR")
        store.save_quotes({"ABC": "2.5"})
        store.check()
    return place


def change(path: Path, sql: str) -> None:
    database = sqlite3.connect(path)
    database.execute("PRAGMA ignore_check_constraints = ON")
    database.executescript(sql)
    database.close()


DAMAGE = {
    "quantity": "UPDATE transactions SET quantity = 'abc'",
    "date": "UPDATE transactions SET date = '2024-02-31'",
    "more sold than held": "UPDATE transactions SET quantity = '40' WHERE action = 'sell'",
    "no total": "UPDATE transactions SET total = NULL",
    "rate below 0": "UPDATE rates SET rate = '-1'",
    "day of a rate": "UPDATE rates SET date = '9999-99-99'",
    "document": "UPDATE catalogues SET document = '{'",
    "deep document": "UPDATE catalogues SET document = replace(hex(zeroblob(500000)), '00', '[')",
    "null": "UPDATE baskets SET document = 'null'",
    "code": "UPDATE currencies SET code = '!!' WHERE code = 'USD'",
    "name of a currency": "UPDATE currencies SET name = 'a' || char(0) || 'b'",
    "setting with a NUL": "UPDATE settings SET value = 'a' || char(0) || 'b'",
    "setting that is no UTF-8": "UPDATE settings SET value = CAST(x'FF' AS TEXT)",
    "favourite": "INSERT INTO favourites VALUES ('!!')",
    "sum": "UPDATE wallet_sums SET sum = '1000000'",
    "revision": "UPDATE store SET revision = -5",
    "long name": "UPDATE wallets SET name = replace(hex(zeroblob(50000)), '00', 'ab')",
    "key of two lines": "UPDATE settings SET key = 'a' || char(10) || 'b'",
    "price": "UPDATE quotes SET price = '1,5'",
}


@pytest.mark.parametrize("what", DAMAGE)
def test_the_check_reads_all_of_it(path: Path, what: str) -> None:
    change(path, DAMAGE[what])
    with Store(path) as store, pytest.raises(RetrievalError) as failed:
        store.check()
    assert failed.value.cause is Status.STORE_CORRUPT, str(failed.value)


ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n)"
CRAFTED = {
    "a view in place of the store": "DROP TABLE store;"
    f"CREATE VIEW store AS {ENDLESS} SELECT 1 AS id, i AS revision FROM n",
    "a view in place of settings": "DROP TABLE settings;"
    f"CREATE VIEW settings AS {ENDLESS} SELECT 's' AS key, i AS value, 0 AS instant FROM n",
    "a trigger": "CREATE TRIGGER rob AFTER INSERT ON wallet_entries BEGIN"
    " UPDATE wallet_entries SET amount = '0.01'; END",
    "an index": "CREATE INDEX mine ON wallets (revision)",
    "a table": "CREATE TABLE mine (a)",
    "a generated column": "ALTER TABLE settings ADD COLUMN x TEXT AS (key || value)",
    "a table that is missing": "DROP TABLE quotes",
    "a virtual table": "CREATE VIRTUAL TABLE words USING fts5(text)",
}

OPEN = """
import sys
from libmoney import Store, MoneyError
try:
    with Store(sys.argv[1], read_only=len(sys.argv) > 2) as store:
        store.settings()
        print("opened")
except MoneyError as error:
    print(error.status.name, error)
"""


def opened(path: Path, *words: str) -> str:
    """Returns the output of a separate process for a file, with a limit of some seconds."""
    command = (sys.executable, "-c", OPEN, str(path), *words)
    done = subprocess.run(command, capture_output=True, text=True, timeout=20)
    return done.stdout + done.stderr


@pytest.mark.parametrize("words", [(), ("read-only",)])
@pytest.mark.parametrize("what", CRAFTED)
def test_a_crafted_schema_is_refused(path: Path, what: str, words: tuple[str, ...]) -> None:
    change(path, CRAFTED[what])
    assert opened(path, *words).startswith("STORE_CORRUPT store")


def test_statistics_of_sqlite_are_no_harm(path: Path) -> None:
    change(path, "ANALYZE")
    with Store(path) as store:
        store.check()


@pytest.mark.parametrize("words", [(), ("read-only",)])
def test_a_pipe_or_a_device_is_no_store(tmp_path: Path, words: tuple[str, ...]) -> None:
    os.mkfifo(tmp_path / "pipe")
    for place in (tmp_path / "pipe", Path("/dev/zero")):
        assert opened(place, *words).startswith("NOT_A_STORE")
    with pytest.raises(NotAStore):
        Store(tmp_path / "pipe")


def test_programs_of_their_own_currencies_pass(tmp_path: Path) -> None:
    from libmoney import CurrencyRegistry

    registry = CurrencyRegistry()
    registry.add("GEM", 3)
    portfolio = Portfolio("GEM", registry=registry)
    with Store(tmp_path / "money.db") as store:
        store.save_portfolio("p", portfolio)
        store.check()
        with pytest.raises(MoneyError):
            store.load_portfolio("p")
        assert store.load_portfolio("p", registry).to_json() == portfolio.to_json()
