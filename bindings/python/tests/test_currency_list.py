"""Lists of currencies: names, search, order, favourites."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from conftest import vectors

from libmoney import (
    BusyError,
    CurrencyList,
    CurrencySort,
    DocumentError,
    DuplicateCurrency,
    JSONError,
    LimitError,
    ListState,
    MoneyError,
    MoneySyntaxError,
    NoCurrencies,
    NotFound,
    ProviderError,
    Rates,
    VersionError,
)

SORTS = {
    "code_ascending": CurrencySort.CODE_ASCENDING,
    "code_descending": CurrencySort.CODE_DESCENDING,
}
LANGUAGES = ("de", "en", "es", "fr", "it", "ja", "pt")


def provided(root: Path, name: str, language: str) -> CurrencyList:
    currencies = CurrencyList(language, current=False)
    currencies.add_json((root / "Tests" / "Data" / name).read_bytes())
    return currencies


@pytest.mark.parametrize("case", [c for c in vectors("converter") if "list" in c], ids=str)
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
    # A word of two letters, such as "de", may be the code of a country, which finds its currency.
    words = {word for item in everything for word in item.name.split() if len(word) != 2}
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
    # Setting the same value is not a change.
    currencies.search("EUR")
    currencies.sort(CurrencySort.NAME_ASCENDING)
    assert heard == [1, 2] and refused == [True, True]
    currencies.on_change(None)
    currencies.search("")
    assert heard == [1, 2] and currencies.revision == 3


@pytest.mark.parametrize(
    "name", ["x" * 255, "€" * 85, "ü" * 127 + "x", "😀" * 63 + "abc"], ids="1234"
)
def test_names_of_255_bytes(name: str) -> None:
    """A row is cut after the last character that fits its field; a search uses the full name."""
    shown = name.encode()[:127].decode("utf-8", "ignore")
    currencies = CurrencyList("en", current=False)
    currencies.add("QQQ", name)
    currencies.add_json(json.dumps({"QQR": name}))
    assert [item.name for item in currencies] == [shown, shown]
    currencies.search(name)
    assert [item.code for item in currencies] == ["QQQ", "QQR"]
    changes: list[Callable[[], object]] = [
        lambda: currencies.add("QQS", name + "x"),
        lambda: currencies.add_json(json.dumps({"QQS": name + "x"})),
        lambda: currencies.search(name + "x"),
    ]
    for change in changes:
        with pytest.raises(LimitError):
            change()
    assert [item.code for item in currencies] == ["QQQ", "QQR"]


def test_a_document_is_taken_whole(root: Path) -> None:
    """Equals adding one by one, also to existing entries; names follow the newest document."""
    document = (root / "Tests" / "Data" / "currencylayer-list.json").read_bytes()
    names: dict[str, str] = json.loads(document)["currencies"]
    one_by_one = CurrencyList("en", current=False)
    for code, name in names.items():
        one_by_one.add(code, name)
    for text in (document, document.decode(), json.dumps(names)):
        currencies = CurrencyList("en", current=False)
        currencies.add_json(text)
        assert list(currencies) == list(one_by_one)
        revision = currencies.revision
        currencies.add_json(text)
        assert currencies.revision == revision == 1
    currencies.favourite("BTC")
    currencies.add_json('{"BTC": "A coin", "QQQ": ""}')
    assert (currencies[0].code, currencies[0].name) == ("BTC", "A coin")
    assert len(currencies) == len(names) + 1 and currencies.find("qqq")[0].name == "QQQ"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ('{"success":true,"currencies":{}}', NoCurrencies),
        ('{"success":true,"currencies":[]}', NoCurrencies),
        ('{"success":true}', NoCurrencies),
        ("{}", NoCurrencies),
        ('{"success":false,"error":{"code":104,"info":"used up"}}', ProviderError),
        ("<html></html>", JSONError),
        ("", JSONError),
        ("{", JSONError),
        ('{"EUR":"a","EUR":"b"}', JSONError),
        ("[1]", DocumentError),
        ("3", DocumentError),
        ('{"message":"not found"}', DocumentError),
        ('{"AED":"Dirham","EUR":1}', DocumentError),
        ('{"AED":"Dirham","E R":"Euro"}', MoneyError),
        ('{"currencies":{"AED":"Dirham","E R":"Euro"}}', MoneySyntaxError),
        ('{"currencies":{"AED":"' + "x" * 256 + '"}}', LimitError),
        (json.dumps({f"A{i}": "" for i in range(4097)}), LimitError),
    ],
)
def test_bad_documents_change_nothing(text: str, kind: type[MoneyError]) -> None:
    currencies = CurrencyList("en", current=False)
    currencies.add("EUR", "as it was")
    before = (list(currencies), currencies.revision)
    with pytest.raises(kind):
        currencies.add_json(text)
    assert (list(currencies), currencies.revision) == before


def test_settings_are_kept() -> None:
    currencies = CurrencyList("ja")
    for code in ("USD", "EUR", "SEK"):
        currencies.favourite(code)
    currencies.favourite("EUR", False)
    currencies.sort(CurrencySort.CODE_DESCENDING)
    currencies.favourites_only()
    document = currencies.to_json()
    assert json.loads(document)["favourites"] == ["SEK", "USD"]
    # In either order: settings first, or the currencies.
    for first in (True, False):
        again = CurrencyList("en", current=not first)
        again.restore(document)
        if first:
            assert again.to_json() == document and again.state is ListState.EMPTY
            again.add_current()
        assert list(again) == list(currencies) and again.to_json() == document
        revision = again.revision
        again.restore(document)
        assert again.revision == revision
    # A favourite that no document has any more is one again when it comes back.
    late = CurrencyList("ja", current=False)
    late.restore(document)
    late.add("EUR")
    assert late.state is ListState.NO_FAVOURITES
    late.add("USD")
    assert [item.code for item in late] == ["USD"]


def test_bad_settings_change_nothing() -> None:
    currencies = CurrencyList("pt")
    currencies.favourite("USD")
    good = json.loads(currencies.to_json())
    before = (list(currencies), currencies.to_json(), currencies.revision)

    def fails(kind: type[MoneyError], **changes: Any) -> None:
        changed = {**good, "sort": "code_ascending", **changes}
        document = json.dumps({k: v for k, v in changed.items() if v is not None})
        with pytest.raises(kind) as caught:
            currencies.restore(document)
        assert caught.value.position is not None
        assert (list(currencies), currencies.to_json(), currencies.revision) == before

    for name in ("format", "version", "language", "sort", "shows", "favourites"):
        fails(DocumentError, **{name: None})
        fails(DocumentError, **{name: False})
    fails(VersionError, version=2)
    fails(DocumentError, more=1)
    fails(DocumentError, sort="by_size")
    fails(DocumentError, shows="none")
    fails(DocumentError, favourites=[1])
    fails(DocumentError, favourites=["USD", "EUR", "USD"])
    fails(MoneySyntaxError, favourites=["E R"])
    fails(LimitError, favourites=["A"] * 4097)
    fails(NotFound, language="sv")
    fails(NotFound, language="xx")
    fails(MoneySyntaxError, language="e_")


def test_marks_hold_for_what_is_added_later() -> None:
    currencies = CurrencyList("en", current=False)
    currencies.mark(Rates([("EUR", "USD", "1.25")]))
    for code in ("EUR", "XAF"):
        currencies.add(code)
    assert {item.code for item in currencies if item.is_quoted} == {"EUR"}
