"""Papers, read by html5lib in strict mode, which reports every violation of the HTML standard."""

from __future__ import annotations

from datetime import date
from typing import Any

import html5lib
import pytest

from libmoney import (
    ArgumentError,
    Basket,
    Catalogue,
    CurrencyMismatch,
    EncodingError,
    InvalidDate,
    Invoice,
    LimitError,
    Money,
    MoneySyntaxError,
    NotFound,
    Paper,
    Policy,
    Receipt,
)

HOSTILE = "</td><script>alert('1')</script>&amp;\"<b onmouseover='x'>"
FULL = Paper(
    seller=f"{HOSTILE}\n1 High Street",
    seller_tax_id="IE1234567T",
    buyer=f"Pen GmbH\n{HOSTILE}",
    buyer_tax_id="DE987654321",
    number="2026-17",
    date=date(2026, 11, 26),
    due="2026-12-10",
    tendered=Money("100", "CHF"),
    note=f"Thank you.\n{HOSTILE}",
)


@pytest.fixture
def receipt() -> Receipt:
    catalogue = Catalogue("CHF")
    catalogue.add("wine", "14.85", name="x" * 64, unit="Flasche", category="A")
    catalogue.add("bread", "3.90", name="\u05d0\u05d1\u05d2 12", category="B")
    catalogue.set_tax("A", "8.10")
    catalogue.set_tax("B", "2.60")
    basket = Basket(catalogue, Policy.preset("swiss_cash"))
    basket.add("wine", 2)
    basket.add("bread", "0.350")
    basket.discount_line("wine", percent=5)
    return basket.checkout()


def parsed(page: str) -> Any:
    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    return parser.parse(page)


def text(element: Any) -> str:
    return "".join(element.itertext())


@pytest.mark.parametrize("locale", ["en", "de-CH", "pt-BR", "ar-EG", "ja"])
def test_a_page_is_valid_and_accessible(receipt: Receipt, locale: str) -> None:
    page = parsed(receipt.to_html(locale, paper=FULL))
    assert page.get("lang") and page.get("dir") in ("ltr", "rtl")
    assert page.find("head/title").text.endswith(" 2026-17")
    views = [one for one in page.iter("meta") if one.get("name") == "viewport"]
    assert len(views) == 1
    # One landmark, one heading, one table whose cells have heads.
    assert len(list(page.iter("main"))) == len(list(page.iter("h1"))) == 1
    (table,) = page.iter("table")
    heads = table.findall("thead/tr/th")
    assert [head.get("scope") for head in heads] == ["col"] * 4
    for row in table.findall("tbody/tr"):
        assert sum(int(cell.get("colspan", "1")) for cell in row) == 4
        amount = row[-1]
        assert [one.tag for one in amount] == ["bdi"] and not amount.text
    for row in table.findall("tbody")[1]:
        assert row[0].tag == "th" and row[0].get("scope") == "row"


def test_no_text_is_markup(receipt: Receipt) -> None:
    for page in (receipt.to_html(paper=FULL), receipt.to_html(paper=FULL, fragment=True)):
        root = html5lib.parse(page, namespaceHTMLElements=False)
        assert not list(root.iter("script")) and not list(root.iter("b"))
        assert text(root).count(HOSTILE) == 3
        assert "src=" not in page and "url(" not in page


def test_the_facts(receipt: Receipt) -> None:
    page = parsed(receipt.to_html("de-CH", paper=FULL))
    facts = {text(one[0]): text(one[1]) for one in page.findall(".//dl/div")}
    assert facts == {"Nummer": "2026-17", "Datum": "26.11.2026", "Fällig am": "10.12.2026"}
    rows = {text(row[0]): text(row[-1]) for row in page.findall(".//tbody/tr")}
    assert rows["Rabatt 5\xa0%"] == "CHF-1.49"
    payable, change = receipt.payable, Money("100", "CHF") - receipt.payable
    assert rows["Zu zahlen"] == f"CHF\xa0{payable.amount}"
    assert rows["Rückgeld"] == f"CHF\xa0{change.amount}"
    assert "Barzahlungsrundung" in rows


def test_the_policy_is_shown_on_request(receipt: Receipt) -> None:
    assert "rounded" not in receipt.to_html()
    page = parsed(receipt.to_html("de", paper=Paper(show_policy=True)))
    policy = page.find(".//p[@class='policy']")
    assert "half up" in policy.text and policy.get("lang") == "en"
    with pytest.raises(ArgumentError, match="show_policy"):
        Invoice("EUR").to_html(paper=Paper(show_policy=True))


def test_a_fragment_is_one_element(receipt: Receipt) -> None:
    fragment = receipt.to_html("de-CH", paper=FULL, fragment=True)
    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    (element,) = [one for one in parser.parseFragment(fragment) if one.tag]
    assert element.tag == "div" and element.get("class") == "money-paper"
    assert element.get("lang") == "de-CH" and "<style" not in fragment


@pytest.mark.parametrize("field", ["seller", "seller_tax_id", "buyer", "number", "note"])
def test_hostile_texts(receipt: Receipt, field: str) -> None:
    for bad in ("a\u202eb", "a\x1b[31m", "a\u2066b", "a\rb", "a\x85b"):
        with pytest.raises(MoneySyntaxError):
            receipt.to_html(paper=Paper(**{field: bad}))
    with pytest.raises(EncodingError):
        receipt.to_html(paper=Paper(**{field: "a\0b"}))
    with pytest.raises(LimitError):
        receipt.to_html(paper=Paper(**{field: "x" * 5000}))
    with pytest.raises(TypeError):
        receipt.to_html(paper=Paper(**{field: 7}))  # type: ignore[arg-type]


def test_wrong_arguments(receipt: Receipt) -> None:
    with pytest.raises(ArgumentError, match="at least"):
        receipt.to_html(paper=Paper(tendered=Money("1", "CHF")))
    with pytest.raises(CurrencyMismatch):
        receipt.to_html(paper=Paper(tendered=Money("100", "EUR")))
    with pytest.raises(NotFound):
        receipt.to_html("xx")
    with pytest.raises(InvalidDate):
        receipt.to_html(paper=Paper(date="2026-02-30"))
    with pytest.raises(ArgumentError):
        receipt.to_html("de", {"total": "a\ntitle=b"})
    with pytest.raises(TypeError):
        receipt.to_html(paper="paper")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        receipt.to_html(paper=Paper(tendered="5"))  # type: ignore[arg-type]


def test_many_rows() -> None:
    invoice = Invoice("EUR")
    for index in range(3000):
        invoice.add(f"Item {index}", price="0.335", percent="19")
    page = parsed(invoice.to_html())
    assert len(page.findall(".//tbody/tr")) == 3000 + 4
