"""Tables of locales in objects that live longer than a call: converters and currency lists."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from libmoney import (
    Converter,
    CurrencyList,
    Display,
    DocumentError,
    LimitError,
    LocaleTables,
    Money,
    NotFound,
    currency_text,
    format_locale,
)

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "tools/data/currencies"))

import locale_blob
from locale_texts import number


def test_converters_and_lists_keep_tables() -> None:
    """Tables keep their sources alive, and a failed change changes nothing."""
    loaded = LocaleTables.cldr()
    converter = Converter("EUR", "EUR", display=Display.NAME, locale="pl", tables=loaded)
    currencies = CurrencyList("uk", tables=loaded)
    del loaded
    converter.amount = "1234,5"
    assert converter.text == "1234,50 euro"
    assert currencies.find("USD")[0].name == "долар США"
    with pytest.raises(NotFound):
        currencies.set_tables(None)
    assert currencies.find("EUR")[0].name == "євро"
    again = Converter.from_json(converter.to_json())
    with pytest.raises(NotFound):
        again.text  # noqa: B018 (a property)
    again.set_tables(LocaleTables.cldr())
    assert again.text == converter.text
    kept = currencies.to_json()
    fresh = CurrencyList("en")
    with pytest.raises(NotFound):
        fresh.restore(kept)
    fresh.set_tables(LocaleTables.cldr())
    fresh.restore(kept)
    assert fresh.to_json() == kept and fresh.find("EUR")[0].name == "євро"
    with pytest.raises(TypeError):
        converter.set_tables("48")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        CurrencyList("en", tables=b"")  # type: ignore[arg-type]


def test_every_locale_types_with_loaded_tables() -> None:
    """A converter reads key by key in loaded tables as in those inside of the library."""
    loaded = LocaleTables.cldr()
    inside = Converter("EUR", "EUR")
    beside = Converter("EUR", "EUR", tables=loaded)
    for locale in list(loaded)[::37]:
        for one in (inside, beside):
            one.set_locale(locale)
        text = format_locale(Money("1234567.89", "EUR"), locale)
        for end in range(1, len(text) + 1):
            for one in (inside, beside):
                one.amount = text[:end]
            assert inside.info().input_state == beside.info().input_state, (locale, text[:end])
            assert inside.text == beside.text, (locale, text[:end])


def codes(count: int) -> str:
    """Sorted codes of currencies."""
    letters = [(n // 676, n // 26 % 26, n % 26) for n in range(count)]
    return "".join(chr(65 + letter) for code in letters for letter in code)


def changed(sections: dict[str, str], **changes: str) -> bytes:
    return locale_blob.whole({**sections, **changes}, "48", 3).encode("utf-8")


@pytest.fixture(scope="module")
def small() -> dict[str, str]:
    """Sections of tables of three locales."""
    chosen = frozenset(["de", "de_CH", "ro"])
    selection = locale_blob.Selection(
        lambda row: True, 3, chosen, frozenset(["EUR", "USD"]), frozenset(["CH"])
    )
    return locale_blob.tables(selection)[0]


def test_tables_that_would_take_long_are_refused(small: dict[str, str]) -> None:
    """A word, a name or a table of codes that no reader should have to go through."""
    assert LocaleTables(changed(small)).country_name("CH", "de") == "Schweiz"
    long_word = "x" * 2560 + "\x01"
    for text in (
        changed(small, codes=codes(1025)),
        changed(small, words=long_word + small["words"]),
        changed(small, names=small["names"] + number(0, 1) + number(25, 1) + number(0, 2) * 25),
        # An entry that leads into the middle of a name.
        changed(small, nameEntries=number(0, 2) + number(2, 3) + small["nameEntries"][5:]),
    ):
        with pytest.raises(DocumentError):
            LocaleTables(text)
    with pytest.raises(LimitError):
        LocaleTables(bytes(64 * 1024 * 1024 + 1))
    assert LocaleTables(changed(small, codes=codes(1024))).version == "48"


def test_many_locales_share_long_lists(small: dict[str, str]) -> None:
    """Each of 8,000 locales contains all entries, which the check reads only once."""
    count = 1024
    record, empty = small["records"][:4], number(0, 2)
    start = time.process_time()
    for shared in (True, False):
        lists = [number(0, 3) + number(count - (0 if shared else n % 50), 2) for n in range(8000)]
        text = changed(
            small,
            codes=codes(count),
            symbolEntries="".join(number(n, 2) + number(0, 2) for n in range(count)),
            nameEntries="",
            names=number(0, 1),
            lists="".join(lists) + number(0, 3) + empty,
            records="".join(record + number(n, 2) * 2 + number(8000, 2) for n in range(8000)),
        )
        assert len(LocaleTables(text)) == 3
    assert time.process_time() - start < 3


def test_a_list_out_of_order_is_refused(small: dict[str, str]) -> None:
    lists = number(0, 3) + number(2, 2) + number(0, 3) + number(0, 2)
    record = small["records"][:4] + number(0, 2) * 2 + number(1, 2)
    lines = small["lines"]
    for order, is_read in (((0, 1), True), ((1, 0), False), ((1, 1), False)):
        entries = "".join(number(n, 2) + number(0, 2) for n in order)
        text = changed(
            small,
            symbolEntries=entries,
            nameEntries="",
            names=number(0, 1),
            lists=lists,
            records=record,
            lines="".join(lines[at : at + 5] + number(0, 2) for at in range(0, len(lines), 7)),
        )
        if is_read:
            assert len(LocaleTables(text)) == 3
        else:
            with pytest.raises(DocumentError):
                LocaleTables(text)


def test_a_name_that_is_cut_is_still_text() -> None:
    """CLDR contains 68 names that are longer than a list's field, all of Chakma."""
    loaded = LocaleTables.cldr()
    currencies = CurrencyList("ccp", tables=loaded)
    currencies.add("ECV")
    cut = 0
    for item in currencies:
        try:
            whole = currency_text(item.code, "ccp", Display.NAME, tables=loaded)
        except NotFound:
            continue
        assert whole.startswith(item.name)
        if item.name != whole:
            assert 124 <= len(item.name.encode("utf-8")) <= 127
            cut += 1
    assert cut > 0
