"""Lists of currencies: names, search, order, favourites."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from conftest import vectors

from libmoney import (
    BusyError,
    CurrencyList,
    CurrencySort,
    DuplicateCurrency,
    ListState,
    NotFound,
    Rates,
)

SORTS = {
    "code_ascending": CurrencySort.CODE_ASCENDING,
    "code_descending": CurrencySort.CODE_DESCENDING,
}
LANGUAGES = ("de", "en", "es", "fr", "it", "ja", "pt")


def provided(root: Path, name: str, language: str) -> CurrencyList:
    text = (root / "Tests" / "Data" / name).read_text(encoding="utf-8")
    currencies = CurrencyList(language, current=False)
    for code, title in json.loads(text)["currencies"].items():
        currencies.add(code, title)
    return currencies


@pytest.mark.parametrize("case", vectors("currency-list"), ids=str)
def test_vector(root: Path, case: dict[str, Any]) -> None:
    currencies = provided(root, case["list"], case["language"])
    for code in case.get("favourites", ()):
        currencies.favourite(code)
    if "sort" in case:
        currencies.sort(SORTS[case["sort"]])
    if "search" in case:
        currencies.search(case["search"])
    codes = [item.code for item in currencies]
    assert set(case.get("finds_at_least", ())) <= set(codes)
    assert codes[: len(case.get("first", ()))] == case.get("first", [])
    assert currencies.state.name == case.get("state", "ready").upper()


def test_order_is_that_of_icu() -> None:
    cases: Any = vectors("currency-order")
    assert set(LANGUAGES) <= set(cases)
    for language, codes in cases.items():
        currencies = CurrencyList(language, current=False)
        for code in sorted(codes.split()):
            currencies.add(code)
        assert [item.code for item in currencies] == codes.split(), language
        currencies.sort(CurrencySort.NAME_DESCENDING)
        assert [item.code for item in currencies] == codes.split()[::-1], language


def test_order_does_not_depend_on_how_it_came_about() -> None:
    for language in LANGUAGES:
        fresh = CurrencyList(language)
        changed = CurrencyList("en", current=False)
        changed.sort(CurrencySort.CODE_DESCENDING)
        changed.add_current()
        changed.set_language(language)
        changed.sort(CurrencySort.NAME_ASCENDING)
        assert list(fresh) == list(changed)


def plain(text: str) -> str:
    marks = unicodedata.normalize("NFD", text)
    return "".join(c for c in marks if not "\u0300" <= c <= "\u036f").casefold()


@pytest.mark.parametrize("language", ["de", "en", "es", "fr", "it", "pt"])
def test_search_ignores_case_and_accents(language: str) -> None:
    """Each word of each name finds it, however it is written; Python's own folding agrees."""
    currencies = CurrencyList(language)
    everything = list(currencies)
    words = {word for item in everything for word in item.name.split()}
    for word in sorted(words)[::7]:
        for text in (word, word.upper(), plain(word), f"  {word}\t"):
            found = {item.code for item in currencies.find(text)}
            wanted = plain(text.strip())
            expected = {
                item.code
                for item in everything
                if wanted in plain(item.name) or wanted in item.code.lower()
            }
            assert found == expected, (language, text)


def test_kana_of_both_kinds_are_found() -> None:
    currencies = CurrencyList("ja")
    assert [item.code for item in currencies.find("ゆーろ")] == ["EUR", "CHE"]
    # A voiced kana is another letter.
    assert {item.code for item in currencies.find("ドル")} > {"AUD", "CAD"}
    assert [item.code for item in currencies.find("トル")] == ["TMT", "TRY"]


def test_favourites() -> None:
    currencies = CurrencyList("en")
    everything = [item.code for item in currencies]
    for code in ("USD", "EUR", "SEK"):
        currencies.favourite(code)
    codes = [item.code for item in currencies]
    assert codes[:3] == ["EUR", "SEK", "USD"]
    assert sorted(codes) == sorted(everything)
    assert codes[3:] == [code for code in everything if code not in codes[:3]]
    currencies.search("krona")
    assert [item.code for item in currencies] == ["SEK", "ISK"]
    currencies.favourites_only()
    assert [item.code for item in currencies] == ["SEK"]
    currencies.search("zzz")
    assert currencies.state is ListState.NOTHING_FOUND
    currencies.search("")
    currencies.sort(CurrencySort.CODE_DESCENDING)
    assert [item.code for item in currencies] == ["USD", "SEK", "EUR"]
    for code in ("USD", "EUR", "SEK"):
        currencies.favourite(code, False)
    assert currencies.state is ListState.NO_FAVOURITES
    currencies.favourites_only(False)
    assert len(currencies) == len(everything)


def test_flags() -> None:
    currencies = CurrencyList("en", current=False)
    for code in ("EUR", "USD", "XAF", "BTC", "QQQ"):
        currencies.add(code, "as provided")
    found = {item.code: (item.name, item.flag) for item in currencies}
    assert found["EUR"] == ("Euro", "🇪🇺")
    assert found["USD"] == ("US Dollar", "🇺🇸")
    assert found["XAF"] == ("Central African CFA Franc", "")
    assert found["BTC"] == found["QQQ"] == ("as provided", "")


def test_quoted() -> None:
    currencies = CurrencyList("en", current=False)
    for code in ("EUR", "USD", "XAF"):
        currencies.add(code)
    rates = Rates([("EUR", "USD", "1.25")])
    currencies.mark(rates)
    revision = currencies.revision
    currencies.mark(rates)
    assert currencies.revision == revision
    assert {item.code for item in currencies if item.is_quoted} == {"EUR", "USD"}
    currencies.mark(None)
    assert not any(item.is_quoted for item in currencies)


def test_failures_change_nothing() -> None:
    currencies = CurrencyList("en", current=False)
    currencies.add("EUR")
    before, revision = list(currencies), currencies.revision
    with pytest.raises(DuplicateCurrency):
        currencies.add("EUR")
    with pytest.raises(NotFound):
        currencies.favourite("USD")
    for language in ("xx", "sv"):
        with pytest.raises(NotFound):
            currencies.set_language(language)
        with pytest.raises(NotFound):
            CurrencyList(language)
    with pytest.raises(IndexError):
        currencies[1]
    assert (list(currencies), currencies.revision) == (before, revision)


def test_watching() -> None:
    currencies = CurrencyList("en", current=False)
    heard: list[int] = []
    refused: list[bool] = []

    def hear(revision: int) -> None:
        heard.append(revision)
        with pytest.raises(BusyError):
            currencies.search("x")
        refused.append(True)

    currencies.on_change(hear)
    currencies.add("EUR")
    currencies.search("eur")
    # What is as it was is no change.
    currencies.search("EUR")
    currencies.sort(CurrencySort.NAME_ASCENDING)
    assert heard == [1, 2] and refused == [True, True]
    currencies.on_change(None)
    currencies.search("")
    assert heard == [1, 2] and currencies.revision == 3
