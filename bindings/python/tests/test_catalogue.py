"""Catalogues: there and back as JSON and CSV, and what they refuse."""

from __future__ import annotations

import pickle

import pytest

from libmoney import (
    ArgumentError,
    Basket,
    Catalogue,
    CurrencyMismatch,
    CurrencyRegistry,
    DocumentError,
    DuplicateSku,
    Money,
    MoneyError,
    MoneySyntaxError,
    NotFound,
    UnknownCurrency,
)


def test_catalogue_there_and_back() -> None:
    catalogue = Catalogue.groceries()
    catalogue.add("odd", "0.12345", name='An "odd", name', category="standard")
    catalogue.set_tax("standard", percent=19)
    assert Catalogue.from_json(catalogue.to_json()).to_json() == catalogue.to_json()
    assert pickle.loads(pickle.dumps(catalogue)).to_json() == catalogue.to_json()
    again = Catalogue.from_csv(catalogue.to_csv())
    assert list(again) == list(catalogue)
    catalogue.remove("odd")
    with pytest.raises(NotFound):
        catalogue["odd"]
    with pytest.raises(CurrencyMismatch):
        catalogue.add("milk", Money("1.30", "EUR"))
    with pytest.raises(ArgumentError):
        catalogue.add("milk", "-1.30")
    with pytest.raises(UnknownCurrency):
        Catalogue("XAU")


def test_a_basket_keeps_its_catalogue() -> None:
    catalogue = Catalogue.groceries()
    basket = Basket(catalogue)
    catalogue.remove("milk")
    del catalogue
    basket.add("milk")
    assert basket.checkout().total == Money("1.30", "USD")


def test_a_currency_of_ones_own() -> None:
    registry = CurrencyRegistry()
    registry.add("GEM", 3, "Gems")
    catalogue = Catalogue("GEM", registry)
    catalogue.add("sword", "12.5")
    basket = Basket(catalogue)
    basket.add("sword", "0.3333")
    assert str(Basket.from_json(basket.to_json()).checkout().total) == "4.166 GEM"


@pytest.mark.parametrize(
    ("text", "kind", "position"),
    [
        ("", DocumentError, 0),
        ("sku,prize\n", DocumentError, 4),
        ("sku,price\na,1x\n", MoneySyntaxError, 13),
        ("sku,price\na,1\na,2\n", DuplicateSku, 14),
        ('sku,price\n"a,1\n', DocumentError, 10),
        ("sku,price\na\n", DocumentError, 10),
    ],
)
def test_csv_refused(text: str, kind: type[MoneyError], position: int) -> None:
    with pytest.raises(kind) as caught:
        Catalogue.from_csv(text, currency="EUR")
    assert caught.value.position == position
