"""Stores: round trips, reasons of failures, and coexistence with Python's own sqlite3."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import threading
from datetime import datetime, timedelta, timezone
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

import libmoney
from libmoney import (
    Action,
    ArgumentError,
    Basket,
    BusyError,
    Catalogue,
    CurrencyList,
    LotSelection,
    Money,
    NotAStore,
    NotFound,
    Portfolio,
    PriceQuote,
    Rates,
    RemovalError,
    RetrievalError,
    SavingError,
    Status,
    Store,
    StorePathError,
    StoreReadOnly,
    Transaction,
    VersionError,
    Wallet,
)

NOW = datetime(2024, 2, 29, 12, tzinfo=timezone.utc)
NO_TIME = timedelta(0)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "money.db"


def some_wallet(seed: int) -> Wallet:
    random, wallet = Random(seed), Wallet()
    for _ in range(random.randrange(1, 60)):
        digits = random.randrange(0, 19)
        amount = Decimal(random.randrange(-(10**12), 10**12)).scaleb(-digits)
        wallet.add(
            Money(amount, random.choice(("EUR", "USD", "BTC"))), random.choice(("", "é", "x"))
        )
        if random.random() < 0.2:
            gone = random.choice(wallet.entries())
            if gone.amount.currency != "JPY":
                wallet.remove(gone.id)
        if random.random() < 0.2:
            wallet.add(Money(10**6, "JPY"))
            hold = wallet.hold(Money(5, "JPY"), "hotel", "2024-02-29")
            if random.random() < 0.6:
                random.choice((wallet.commit, wallet.release))(hold)
    return wallet


@pytest.mark.parametrize("seed", range(40))
def test_wallets_come_back(path: Path, seed: int) -> None:
    wallet = some_wallet(seed)
    with Store(path) as store:
        store.save_wallet("default", some_wallet(seed + 1))
        store.save_wallet("default", wallet)
    with Store(path) as store:
        loaded = store.load_wallet("default")
        assert loaded.to_journal() == wallet.to_journal()
        assert loaded.to_json() == wallet.to_json()
        # An oracle of its own: fractions over the file's text.
        rows = sqlite3.connect(path).execute("SELECT currency, amount FROM wallet_moneys")
        sums: dict[str, Fraction] = {}
        for currency, amount in rows:
            sums[currency] = sums.get(currency, Fraction(0)) + Fraction(amount)
        totals = store.totals("default")
        assert {code: Fraction(str(sum.amount)) for code, sum in totals.items()} == sums
        assert list(totals) == wallet.currencies
        assert store.wallet_count("default") == wallet.count
        loaded.add(Money("1.00", "EUR"), "more")
        store.add_to_wallet("default", Money("1.00", "EUR"), "more")
        assert store.load_wallet("default").to_journal() == loaded.to_journal()
        store.check()


@pytest.mark.parametrize("most", [1, 7, 255, 256, 257, 1000])
def test_pages_are_the_entries_of_the_loaded_wallet(path: Path, most: int) -> None:
    wallet = Wallet()
    for index in range(600):
        currency = "USD" if index % 7 == 0 else "EUR"
        identity = wallet.add(Money(index + 1, currency), "é" * (index % 3), date="2024-02-29")
        if index % 11 == 4:
            wallet.remove(identity)
    with Store(path) as store:
        store.save_wallet("w", wallet)
        for code in (None, "EUR", "USD", "JPY"):
            page = store.wallet_entries("w", code, most=most)
            found = page
            while len(page) == most:
                page = store.wallet_entries("w", code, before=page[-1].id, most=most)
                found = found + page
            assert found == list(reversed(wallet.entries(code)))
            assert found == store.wallet_entries("w", code)


def test_a_page_states_its_limits(path: Path) -> None:
    with Store(path) as store:
        store.add_to_wallet("w", Money("1.00", "EUR"))
        assert store.wallet_entries("w", most=0) == store.wallet_entries("w", before=1) == []
        with pytest.raises(ArgumentError, match="most must be at least 0, got -1"):
            store.wallet_entries("w", most=-1)
        with pytest.raises(TypeError, match="most must be an int or None"):
            store.wallet_entries("w", most=True)
        with pytest.raises(NotFound):
            store.wallet_entries("none")


def test_portfolios_come_back(path: Path) -> None:
    portfolio = Portfolio("EUR", method="specific")
    portfolio.buy("ABC", quantity=10, total=Money("100.00", "USD"), on="2024-01-02")
    sale = Transaction(
        "ABC",
        "2024-01-03",
        Action.SELL,
        3,
        total=Money("40.00", "USD"),
        fee=Money("1.00", "EUR"),
        rate=Fraction(10, 11),
        lots=(LotSelection("1", 3),),
        id="sale",
    )
    with Store(path) as store:
        store.save_portfolio("mine", portfolio)
        portfolio.add(sale)
        store.save_transaction("mine", sale)
        loaded = store.load_portfolio("mine")
        assert loaded.to_json() == portfolio.to_json()
        store.remove_transaction("mine", "sale")
        assert [one.id for one in store.load_portfolio("mine").transactions] == ["1"]
        with pytest.raises(NotFound):
            store.remove_transaction("mine", "sale")


def test_everything_else_comes_back(path: Path) -> None:
    rates = Rates.from_json(
        '{"success":true,"timestamp":1709208000,"source":"USD","quotes":{"USDBTC":9.421731e-06}}'
    )
    basket = Basket(Catalogue.groceries())
    basket.add("milk", 2)
    currencies = CurrencyList("pt")
    currencies.favourite("BRL")
    with Store(path) as store:
        store.save_rates("live", rates)
        store.save_catalogue("groceries", Catalogue.groceries())
        store.save_basket("today", basket)
        store.save_currencies("live", currencies)
        store.save_setting("currencies", currencies.to_json())
        store.save_setting("note", "a\nb € " * 100, NOW)
        store.save_quotes({"ABC": PriceQuote(Money("1.50", "USD"), NOW), "XYZ": "2.5"})
    with Store(path, read_only=True) as store:
        assert store.load_rates("live").to_json() == rates.to_json()
        assert store.rates_history("live") == [datetime(2024, 2, 29, 12, tzinfo=timezone.utc)]
        assert store.load_catalogue("groceries").to_json() == Catalogue.groceries().to_json()
        assert store.load_basket("today").to_json() == basket.to_json()
        loaded = store.load_currencies("live", "de")
        assert not loaded[0].is_favourite
        loaded.restore(store.setting("currencies").value)
        assert (loaded[0].code, loaded[0].is_favourite) == ("BRL", True)
        assert store.setting("note") == ("a\nb € " * 100, NOW)
        assert store.quotes() == {
            "ABC": PriceQuote(Money("1.50", "USD"), NOW),
            "XYZ": PriceQuote(Decimal("2.5"), None),
        }
        assert store.names("basket") == ["today"]


def test_failures_say_why(path: Path) -> None:
    with pytest.raises(StorePathError):
        Store(path, create=False)
    with Store(path) as store:
        store.save_setting("currency", "EUR")
        store.save_currencies("live", CurrencyList("en"))
    with Store(path, read_only=True) as store:
        with pytest.raises(SavingError, match="store is read-only") as saving:
            store.save_setting("currency", "USD")
        with pytest.raises(RemovalError) as removal:
            store.remove_setting("theme")
        assert (saving.value.cause, removal.value.cause) == (Status.STORE_READ_ONLY,) * 2
        assert isinstance(saving.value, OSError)
    with Store(path) as one, Store(path, timeout=NO_TIME) as other, one.transaction():
        with pytest.raises(SavingError) as locked:
            other.save_setting("currency", "USD")
        assert locked.value.cause is Status.STORE_LOCKED
    database = sqlite3.connect(path)
    database.execute("INSERT INTO favourites VALUES ('?')")
    database.commit()
    with Store(path) as store, pytest.raises(RetrievalError) as damaged:
        store.load_currencies("live", "en")
    assert damaged.value.cause is Status.STORE_CORRUPT
    database.execute("PRAGMA user_version = 99")
    database.close()
    with pytest.raises(VersionError):
        Store(path)
    path.write_bytes(b"not a store " * 100)
    with pytest.raises(NotAStore):
        Store(path)
    assert issubclass(StoreReadOnly, OSError)


def test_a_callback_reads_and_changes_nothing(path: Path) -> None:
    heard = []
    with Store(path) as store:

        def hear(revision: int) -> None:
            heard.append((revision, list(store.settings())))
            with pytest.raises(BusyError):
                store.save_setting("USD", "")

        store.on_change(hear)
        store.save_setting("EUR", "")
        with store.transaction():
            store.save_setting("JPY", "")
            store.save_setting("GBP", "")
        assert heard == [(1, ["EUR"]), (2, ["EUR", "GBP", "JPY"])]
        store.on_change(lambda revision: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            store.save_setting("USD", "")
        assert "USD" in store.settings()


def test_favourites_of_older_files(path: Path) -> None:
    """Version 0.1 kept favourites in a table: a list has them until it gets its own settings."""
    with Store(path) as store:
        store.save_currencies("live", CurrencyList("en"))
    database = sqlite3.connect(path)
    database.execute("INSERT INTO favourites VALUES ('JPY'), ('XXX')")
    database.commit()
    database.close()
    with Store(path) as store:
        loaded = store.load_currencies("live", "en")
        assert [one.code for one in loaded if one.is_favourite] == ["JPY"]
        own = CurrencyList("en")
        own.favourite("BRL")
        loaded.restore(own.to_json())
        assert [one.code for one in loaded if one.is_favourite] == ["BRL"]


def test_rows_of_more_than_one_call(path: Path) -> None:
    prices = {f"S{number:03}": Money(number, "EUR") for number in range(512)}
    with Store(path) as store:
        store.save_quotes({symbol: PriceQuote(price) for symbol, price in prices.items()})
        assert {symbol: quote.price for symbol, quote in store.quotes().items()} == prices
        instants = [datetime.fromtimestamp(1000 + number, timezone.utc) for number in range(300)]
        for instant in instants:
            document = f'{{"success":true,"timestamp":{instant.timestamp():.0f},"source":"USD",'
            store.save_rates("live", Rates.from_json(document + '"quotes":{"USDEUR":0.9}}'))
        assert store.rates_history("live") == instants[::-1]


def test_threads_and_python_s_own_sqlite(path: Path) -> None:
    """Two connections of one process, one of them Python's: they wait for each other."""

    def add(store: Store) -> None:
        for _ in range(20):
            store.add_to_wallet("default", Money("0.01", "EUR"))

    with Store(path) as shared, Store(path) as other:
        database = sqlite3.connect(path, timeout=5, check_same_thread=False)
        threads = [threading.Thread(target=add, args=(one,)) for one in (shared, shared, other)]
        for thread in threads:
            thread.start()
        for _ in range(20):
            database.execute("INSERT OR REPLACE INTO settings VALUES ('python', 'sqlite3', 0)")
            database.commit()
        for thread in threads:
            thread.join()
        assert str(shared.wallet_sum("default", "EUR")) == "0.60 EUR"
        assert shared.setting("python").value == "sqlite3"
        assert database.execute("SELECT sum(times) FROM wallet_journal").fetchone() == (60,)
        shared.check()


def test_another_process_reads_while_one_writes(path: Path) -> None:
    program = (
        "import sys, libmoney\n"
        "with libmoney.Store(sys.argv[1], read_only=True) as store:\n"
        "    print(store.wallet_sum('default', 'EUR'))\n"
    )
    package = str(Path(libmoney.__file__).resolve().parents[1])
    environment = {**os.environ, "PYTHONPATH": package, "LIBMONEY_PATH": libmoney.library_path}

    def printed() -> str:
        command = [sys.executable, "-c", program, str(path)]
        return subprocess.check_output(command, env=environment, text=True)

    with Store(path) as store:
        store.add_to_wallet("default", Money("1.00", "EUR"))
        with store.transaction():
            store.add_to_wallet("default", Money("1.00", "EUR"))
            assert printed() == "1.00 EUR\n"
        assert printed() == "2.00 EUR\n"


def test_names_and_types(path: Path) -> None:
    with Store(":memory:") as store:
        with pytest.raises(TypeError):
            store.save_wallet("default", "wallet")  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            store.save_wallet(1, Wallet())  # type: ignore[arg-type]
        for name in ("", "a\nb", "x" * 256):
            with pytest.raises(ValueError):
                store.save_wallet(name, Wallet())
        store.save_wallet("é" * 127, Wallet())
        assert store.names("wallet") == ["é" * 127]
        with pytest.raises(ValueError):
            store.names("purse")
    with pytest.raises(TypeError):
        Store(":memory:", timeout=5)  # type: ignore[arg-type]
