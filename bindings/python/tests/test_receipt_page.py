from __future__ import annotations

import subprocess
import sys
from decimal import Decimal
from html.parser import HTMLParser
from pathlib import Path

import pytest

from libmoney import (
    ArgumentError,
    Basket,
    Catalogue,
    CurrencyRegistry,
    Policy,
    Rates,
    Receipt,
    parse_locale,
)


class Cells(HTMLParser):
    """The cells of each row, and the tags that are open at the end."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.open: list[str] = []
        self.attributes: dict[str, str | None] = {}
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)
        self.attributes.update({f"{tag}.{name}": value for name, value in attrs})
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if {"td", "th"} & set(self.open):
            self.rows[-1][-1] += data


@pytest.fixture
def receipt() -> Receipt:
    catalogue = Catalogue(currency="CHF")
    catalogue.add("merlot", "1014.85", name="Merlot <b>&", unit="Flasche", category="Wein")
    catalogue.add("bread", "3.90", name="Brot")
    catalogue.set_tax("Wein", percent="8.10")
    basket = Basket(catalogue, Policy.preset("swiss_cash"))
    basket.add("merlot", "2")
    basket.add("bread", "0.350")
    basket.discount_line("merlot", percent=20)
    basket.discount_order(amount="2.00")
    return basket.checkout()


def test_text_in_a_locale(receipt: Receipt) -> None:
    words = {"at": "zu", "discount": "Rabatt", "total": "Summe", "payable": "Zu zahlen"}
    text = receipt.to_text(60, locale="de-CH", words=words)
    title, *lines = text.splitlines()
    assert title == "Kassenbon"
    assert {len(line) for line in lines} == {60}
    assert lines[0] == lines[4] == "-" * 60
    assert lines[1].startswith("2 × Merlot <b>& Flasche zu CHF\xa01'014.85 ")
    assert lines[2].startswith("  Rabatt 20\xa0% ")
    assert lines[3].startswith("0.35 × Brot zu CHF\xa03.90 ")
    assert lines[-1].startswith("Zu zahlen ")


@pytest.mark.parametrize("locale", ["de-CH", "fr", "en-IN", "ja", "ar-EG", "hi", "fa", "pt-BR"])
def test_every_amount_reads_back(receipt: Receipt, locale: str) -> None:
    page = Cells(receipt.to_html(locale))
    assert page.open == []
    amounts = [parse_locale(cells[-1], locale, "CHF") for cells in page.rows[1:]]
    assert receipt.payable in amounts and receipt.tax in amounts
    assert amounts[-1] == receipt.payable


def test_html_has_no_markup_of_products(receipt: Receipt) -> None:
    html = receipt.to_html("de-CH", {"title": "<script>", "at": "</td>"})
    assert "<b>" not in html and "<script>" not in html
    assert "Merlot &lt;b&gt;&amp;" in html
    assert "src=" not in html and "http" not in html
    assert Cells(html).attributes["html.lang"] == "de-CH"
    arabic = Cells(receipt.to_html("ar-EG", {"title": "إيصال"})).attributes
    assert (arabic["html.lang"], arabic["html.dir"]) == ("ar-EG", "rtl")
    # English words are not mirrored.
    english = Cells(receipt.to_html("ar-EG")).attributes
    assert (english["html.lang"], english["html.dir"]) == ("en", "ltr")


def test_the_second_currency() -> None:
    basket = Basket(Catalogue.groceries())
    basket.add("milk", 3)
    basket.add("eggs", 7)
    receipt = basket.checkout("EUR", Rates([("USD", "EUR", "0.9173")]))
    rows = Cells(receipt.to_html("de-DE")).rows
    assert parse_locale(rows[-1][-1], "de-DE", "EUR") == receipt.total
    assert len(rows) == 6 + bool(receipt.difference.amount)


def test_narrow_text_breaks_lines(receipt: Receipt) -> None:
    for line in receipt.to_text(32, locale="de-CH").splitlines():
        assert len(line) <= 32


def test_a_currency_of_the_program() -> None:
    registry = CurrencyRegistry()
    registry.add("XYZ", digits=2)
    catalogue = Catalogue("XYZ", registry)
    catalogue.add("tea", "1.25")
    basket = Basket(catalogue)
    basket.add("tea", 2)
    line = basket.checkout().to_text(48, locale="en").splitlines()[2]
    assert line.split() == ["2", "×", "tea", "at", "XYZ", "1.25", "XYZ", "2.50"]


def test_wrong_arguments(receipt: Receipt) -> None:
    with pytest.raises(ArgumentError, match='unknown word "Total"'):
        receipt.to_text(locale="de", words={"Total": "Summe"})
    with pytest.raises(ArgumentError, match="locale must be set"):
        receipt.to_text(words={"total": "Summe"})
    with pytest.raises(TypeError):
        receipt.to_html(7)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        receipt.to_html("de", {"total": 7})  # type: ignore[dict-item]


def test_the_table_of_policies_as_a_page(root: Path) -> None:
    example = str(root / "examples" / "python" / "policies.py")
    plain, html = (
        subprocess.run(
            [sys.executable, example, *option], capture_output=True, text=True, check=True
        ).stdout
        for option in ([], ["--html"])
    )
    head, *rows = Cells(html).rows
    assert [row[0] for row in rows] == Policy.presets()
    for row, line in zip(rows, plain.splitlines()[1:]):
        assert line.split() == row
    payable = [Decimal(row[head.index("payable")]) for row in rows]
    assert [Decimal(row[-1]) for row in rows] == [one - payable[0] for one in payable]
