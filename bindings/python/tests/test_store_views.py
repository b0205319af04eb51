"""The views of a store's file for readers that use SQL."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from libmoney import Basket, Catalogue, Store


def test_goods_and_what_a_basket_has_are_rows(tmp_path: Path) -> None:
    path, catalogue = tmp_path / "money.db", Catalogue.groceries()
    basket = Basket(catalogue)
    basket.add("milk", "2.5")
    basket.add("peas")
    with Store(path) as store:
        store.save_catalogue("groceries", catalogue)
        store.save_basket("today", basket)
    database = sqlite3.connect(path)
    assert database.execute("SELECT * FROM goods").fetchall() == [
        ("groceries", "peas", "Peas", "per bag", "0.95", "USD"),
        ("groceries", "eggs", "Eggs", "per dozen", "2.10", "USD"),
        ("groceries", "milk", "Milk", "per bottle", "1.30", "USD"),
        ("groceries", "beans", "Beans", "per can", "0.73", "USD"),
    ]
    assert database.execute("SELECT * FROM basket_lines").fetchall() == [
        ("today", "milk", "2.5", "1.30", "USD"),
        ("today", "peas", "1", "0.95", "USD"),
    ]
    database.close()
