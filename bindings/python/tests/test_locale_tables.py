"""Tables of locales in objects that live longer than a call: converters and currency lists."""

from __future__ import annotations

import pytest

from libmoney import (
    Converter,
    CurrencyList,
    Display,
    LocaleTables,
    Money,
    NotFound,
    format_locale,
)


def test_converters_and_lists_keep_tables() -> None:
    """Tables live as long as what was given them, and a failed change changes nothing."""
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
            assert inside.info().typed == beside.info().typed, (locale, text[:end])
            assert inside.text == beside.text, (locale, text[:end])
