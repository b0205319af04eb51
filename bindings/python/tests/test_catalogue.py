"""Catalogues: round trips as JSON and CSV, and rejected documents."""

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
    EncodingError,
    LimitError,
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


@pytest.mark.parametrize("count", [0, 1, 255, 256, 257, 512, 600])
def test_many_products_in_their_order(count: int) -> None:
    catalogue = Catalogue("EUR")
    for number in range(count):
        catalogue.add(f"sku{number}", number, unit="per box", category=f"c{number:03}")
        catalogue.set_tax(f"c{number:03}", 0)
    assert [one.sku for one in catalogue] == [f"sku{number}" for number in range(count)]
    assert [one.price.amount for one in catalogue] == list(range(count))
    assert list(catalogue.taxes) == [f"c{number:03}" for number in range(count)]
    basket = Basket(catalogue)
    for number in range(count):
        basket.add(f"sku{number}")
    receipt = basket.checkout()
    assert [one.product.sku for one in basket.line_items] == [one.sku for one in catalogue]
    assert [one.total.amount for one in receipt.line_items] == list(range(count))
    assert [one.category for one in receipt.taxes] == list(catalogue.taxes)


@pytest.mark.parametrize(
    "name", ["x" * 255, "€" * 85, "ü" * 127 + "x", "😀" * 63 + "abc"], ids="1234"
)
def test_names_of_255_bytes(name: str) -> None:
    """A name of 255 bytes is returned in full by every function."""
    catalogue = Catalogue("EUR")
    catalogue.add("a", "1.00", name=name)
    assert Catalogue.from_json(catalogue.to_json())["a"].name == name
    assert Catalogue.from_csv(catalogue.to_csv(), "EUR")["a"].name == name
    basket = Basket(catalogue)
    basket.add("a")
    receipt = basket.checkout()
    assert [one.product.name for one in basket.line_items] == [name]
    assert [one.product.name for one in receipt.line_items] == [name]
    with pytest.raises(LimitError, match="must be at most 255 bytes"):
        catalogue.add("a", "1.00", name=name + "x")
    assert catalogue["a"].name == name


@pytest.mark.parametrize(
    ("name", "longest"), [("sku", 63), ("name", 255), ("unit", 31), ("category", 31)]
)
def test_texts_of_a_product(name: str, longest: int) -> None:
    catalogue = Catalogue("EUR")
    given = {"sku": "a", "price": "1"}
    catalogue.add(**{**given, name: "x" * longest})
    for size in (longest + 1, longest + 2, 1000):
        with pytest.raises(LimitError, match=f"must be at most {longest} bytes"):
            catalogue.add(**{**given, name: "x" * size})
    with pytest.raises(MoneySyntaxError):
        catalogue.add(**{**given, name: "two\nlines"})
    with pytest.raises(EncodingError):
        catalogue.add(**{**given, name: "a\0b"})
    assert len(catalogue) == 1
