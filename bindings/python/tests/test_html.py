"""How objects show themselves: tables in notebooks, and reprs. No text of theirs is markup."""

from __future__ import annotations

from decimal import Decimal
from html.parser import HTMLParser
from typing import Any

import pytest

from libmoney import (
    Basket,
    Catalogue,
    Converter,
    CurrencyList,
    Money,
    Portfolio,
    PortfolioView,
    Rates,
    RatesFeed,
    Store,
    Wallet,
)

HOSTILE = "<script>alert(\"1\")</script>&<b onmouseover='x'>"


class Reader(HTMLParser):
    """The elements and the texts of a table; unclosed elements are an error."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.cells: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.open.append(tag)
        self.tags.add(tag)
        self.attributes.update(name for name, _ in attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.cells.append(data)


def shown(value: Any) -> Reader:
    reader = Reader(value._repr_html_())
    known = {"table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"}
    assert reader.tags <= known
    assert reader.attributes <= {"style", "colspan"}
    return reader


def test_wallet() -> None:
    wallet = Wallet()
    wallet.add(Money("5.00", "EUR"), label=HOSTILE)
    wallet.add(Money("2.50", "EUR"))
    wallet.add(Money("1.00", "USD"))
    cells = shown(wallet).cells
    assert HOSTILE in cells
    assert "7.50 EUR" in cells and "1.00 USD" in cells
    statement = wallet.statement("EUR", Rates([("EUR", "USD", "2")]))
    cells = shown(statement).cells
    assert HOSTILE in cells and "8.00 EUR" in cells and "Subtotal" in cells and "Total" in cells


def test_long_tables_are_cut() -> None:
    wallet = Wallet(*[Money(one, "EUR") for one in range(100)])
    cells = shown(wallet).cells
    assert "… and 40 more" in cells and "59.00 EUR" in cells and "60.00 EUR" not in cells


def test_receipt() -> None:
    catalogue = Catalogue("EUR")
    catalogue.add("x", "1.25", HOSTILE)
    basket = Basket(catalogue)
    basket.add("x", 2)
    cells = shown(basket.checkout()).cells
    assert HOSTILE in cells and "2.50 EUR" in cells and "Payable" in cells


def test_the_unit_price_is_that_of_a_unit() -> None:
    catalogue = Catalogue("EUR")
    catalogue.add("x", "1234.505", "Lamp")
    basket = Basket(catalogue)
    basket.add("x", 2)
    cells = shown(basket.checkout()).cells
    head = ["Receipt", "Product", "Quantity", "Unit price", "Discount", "Line total"]
    assert cells[:6] == head
    # All amounts of a currency have the same number of digits.
    assert cells[6:11] == ["Lamp", "2", "1,234.505 EUR", "0.000 EUR", "2,469.010 EUR"]


def test_amounts_follow_the_locale_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    import locale

    wallet = Wallet(Money("1234.5", "EUR"))
    monkeypatch.setattr(locale, "setlocale", lambda category: "de_DE.UTF-8")
    assert "1.234,50 EUR" in shown(wallet).cells
    for other in ("C", "POSIX", "xx_YY", "nonsense=1"):
        monkeypatch.setattr(locale, "setlocale", lambda category, other=other: other)
        assert "1,234.50 EUR" in shown(wallet).cells


def test_portfolio_and_valuation() -> None:
    portfolio = Portfolio("EUR")
    portfolio.buy("<B>&", quantity=10, total="100.00", on="2024-01-02")
    cells = shown(portfolio).cells
    assert "<B>&" in cells and "100.00 EUR" in cells and "2024-01-02" in cells
    cells = shown(portfolio.value({"<B>&": "12.50"})).cells
    assert "<B>&" in cells and "125.00 EUR" in cells and "25.00" in cells


def test_rates() -> None:
    document = '{"base":"EUR","source":"<b>","date":"2026-01-02","rates":{"USD":1.25,"JPY":3}}'
    cells = shown(Rates.from_json(document)).cells
    assert "1.25" in cells and "USD" in cells
    cells = shown(Rates([("USD", "EUR", "2")])).cells
    assert "USD/EUR" in cells and "2" in cells
    ecb = shown(Rates.from_ecb()).cells
    assert "USD" in ecb and any("1999-01-04" in one for one in ecb)
    assert shown(Rates([])).cells


def test_reprs() -> None:
    converter = Converter("EUR", "USD")
    converter.amount = "12.50"
    assert repr(converter) == "<Converter of 12.50, EUR to USD>"
    currencies = CurrencyList("en")
    currencies.search("euro")
    assert repr(currencies) == f"<CurrencyList of {len(currencies)} currencies>"
    assert repr(PortfolioView()) == "<PortfolioView of 0 securities>"
    with Store(":memory:") as store:
        assert repr(store) == f"<Store, revision {store.revision}>"
    assert repr(store) == "<Store, the store is closed>"


def test_a_repr_has_no_key() -> None:
    feed = RatesFeed.currencylayer("secret-key-123")
    feed.next(0)
    assert repr(feed) == "<RatesFeed, 1 requests under way>"


@pytest.mark.parametrize("name", ["Converter", "CurrencyList", "Store", "PortfolioView", "Feed"])
def test_no_handle_has_a_bare_repr(name: str) -> None:
    import libmoney

    assert getattr(libmoney, name).__repr__ is not object.__repr__


def test_numbers_are_shown_as_they_are() -> None:
    from libmoney._boundary.html import table, text

    assert text(Decimal("1E+3")) == "1E+3" and text(None) == ""
    assert "&lt;" in table("<", ["<"], [["<"]])
