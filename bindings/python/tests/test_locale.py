"""Formatting and parsing by locale, case by case; test_locale_oracle.py covers all locales."""

from __future__ import annotations

import doctest
from decimal import Decimal
from pathlib import Path

import pytest

from libmoney import (
    AmbiguousCurrency,
    ArgumentError,
    CurrencyMismatch,
    CurrencyRegistry,
    Display,
    InexactResult,
    Money,
    MoneyError,
    MoneySyntaxError,
    NotFound,
    Rounding,
    Style,
    UnknownCurrency,
    explain_locale,
    find_locale,
    format_locale,
    locales,
    parse_locale,
)


@pytest.mark.parametrize(
    ("amount", "locale", "expected"),
    [
        ("1234.56 BRL", "pt-BR", "R$\xa01.234,56"),
        ("1234.56 EUR", "fr-FR", "1\u202f234,56\xa0€"),
        ("1234.56 USD", "en-US", "$1,234.56"),
        ("1234567.8 INR", "hi", "₹12,34,567.80"),
        ("1234.5 EUR", "es", "1234,50\xa0€"),
        ("12345.5 EUR", "es", "12.345,50\xa0€"),
        ("1234.5 EUR", "pl", "1234,50\xa0€"),
        ("-1 SEK", "sv", "\u22121,00\xa0kr"),
        ("1.5 CHF", "en", "CHF\xa01.50"),
        ("1234.5 CHF", "de-CH", "CHF\xa01'234.50"),
        ("1.005 EUR", "de", "1,005\xa0€"),
        ("12 EGP", "ar-EG", "\u200f١٢٫٠٠\xa0ج.م.\u200f"),
    ],
)
def test_amounts(amount: str, locale: str, expected: str) -> None:
    money = Money.parse(amount)
    assert format_locale(money, locale) == expected
    assert parse_locale(expected, locale) == money


def test_nothing_is_rounded_in_silence() -> None:
    money = Money("1234.567", "EUR")
    assert explain_locale(money, "en") == ("€1,234.567", False)
    assert explain_locale(money, "en", digits=2) == ("€1,234.57", True)
    assert explain_locale(money, "en", digits=5) == ("€1,234.56700", False)
    assert explain_locale(money, "en", digits=2, rounding=Rounding.DOWN) == ("€1,234.56", True)
    with pytest.raises(InexactResult):
        format_locale(money, "en", digits=2, rounding=Rounding.UNNECESSARY)
    with pytest.raises(ArgumentError):
        format_locale(money, "en", Style.COMPACT)


def test_largest_amounts() -> None:
    money = Money("-" + "9" * 38, "EUR")
    for locale in ("en", "ar-EG", "hi", "fr"):
        for style in (Style.STANDARD, Style.ACCOUNTING):
            assert parse_locale(format_locale(money, locale, style), locale) == money
    smallest = Money("0." + "0" * 37 + "1", "EUR")
    assert parse_locale(format_locale(smallest, "en"), "en") == smallest


@pytest.mark.parametrize(
    ("amount", "digits", "expected"),
    [
        ("999.94", 1, "$999.9"),
        ("999.95", 1, "$1K"),
        ("999949", 1, "$999.9K"),
        ("999950", 1, "$1M"),
        ("999999", 0, "$1M"),
        ("-1234", 1, "-$1.2K"),
        ("1200", 2, "$1.2K"),
        ("0", 0, "$0"),
        ("12345678901234567890", 0, "$12,345,679T"),
    ],
)
def test_short_forms(amount: str, digits: int, expected: str) -> None:
    text, rounded = explain_locale(
        Money(amount, "USD"), "en", Style.COMPACT, digits=digits, rounding=Rounding.HALF_UP
    )
    assert text == expected
    assert rounded == (parse_locale(text, "en").amount != Decimal(amount))


def test_short_forms_with_names() -> None:
    for locale, text in (
        ("en", "1.2M US dollars"),
        ("de", "1,2 Mio. US-Dollar"),
        ("ja", "120万米ドル"),
    ):
        money = Money("1200000", "USD")
        for amount, shown in ((money, text), (-money, f"-{text}")):
            written = format_locale(amount, locale, Style.COMPACT, Display.NAME, digits=1)
            assert written.replace("\xa0", " ") == shown
            assert parse_locale(written, locale) == amount


def test_one_of_many() -> None:
    one = Money("1000", "EUR")
    assert format_locale(one, "blo", Style.COMPACT, digits=0) == "€\xa0kt\xa01"
    assert format_locale(one * 2, "blo", Style.COMPACT, digits=0) == "€\xa0ɩkt\xa02"


@pytest.mark.parametrize(
    ("text", "locale", "error", "position"),
    [
        ("", "en", MoneySyntaxError, 0),
        ("   ", "en", MoneySyntaxError, 3),
        ("USD", "en", MoneySyntaxError, 3),
        ("5", "en", MoneySyntaxError, 1),
        ("1.00,00 €", "en", MoneySyntaxError, 4),
        ("1,23 €", "en", MoneySyntaxError, 1),
        ("1.234,5 €", "en", MoneySyntaxError, 5),
        ("12,34,567 €", "en", MoneySyntaxError, 2),
        ("1,234,567 ₹", "hi", MoneySyntaxError, 1),
        ("1.2.3 €", "en", MoneySyntaxError, 3),
        ("5 QQQ", "en", UnknownCurrency, 2),
        ("€ 5 €", "en", MoneyError, None),
        ("$5", "pl", AmbiguousCurrency, 0),
        ("--5 €", "en", MoneyError, None),
        ("(-5 €)", "en", MoneyError, None),
        ("(5 €", "en", MoneyError, None),
        ("1" * 39 + " €", "en", MoneyError, None),
    ],
)
def test_refused(text: str, locale: str, error: type[MoneyError], position: int | None) -> None:
    with pytest.raises(error) as caught:
        parse_locale(text, locale)
    if position is not None:
        assert caught.value.position == position, str(caught.value)


def test_symbols_mean_what_the_locale_means() -> None:
    assert parse_locale("$5", "en-US") == Money(5, "USD")
    assert parse_locale("$5", "es-MX") == Money(5, "MXN")
    assert parse_locale("$5", "en-AU") == Money(5, "AUD")
    with pytest.raises(AmbiguousCurrency) as caught:
        parse_locale("$5", "pl")
    for code in ("USD", "CAD", "AUD", "MXN"):
        assert code in str(caught.value)
    assert parse_locale("$5", "pl", currency="CAD") == Money(5, "CAD")
    with pytest.raises(CurrencyMismatch):
        parse_locale("€5", "en", currency="USD")
    assert parse_locale("5", "en", currency="USD") == Money(5, "USD")


def test_registered_currencies() -> None:
    registry = CurrencyRegistry()
    registry.add("P2P", digits=3, name="Points")
    money = Money("12.5", "P2P", registry=registry)
    for display in (Display.CODE, Display.SYMBOL, Display.NAME):
        text = format_locale(money, "en", display=display, registry=registry)
        assert parse_locale(text, "en", registry=registry) == money
    assert format_locale(money, "en", registry=registry) == "P2P\xa012.500"
    assert format_locale(money, "sv", display=Display.NAME, registry=registry) == "12,500 Points"


def test_locales_are_found() -> None:
    assert find_locale("PT_br") == "pt_BR"
    assert find_locale("sr-RS") == "sr_Cyrl_RS"
    assert find_locale("zh-tw") == "zh_Hant_TW"
    assert find_locale("en-ZZ") == "en"
    for locale in locales():
        assert find_locale(locale) == locale
        assert find_locale(locale.replace("_", "-").lower()) == locale
    with pytest.raises(NotFound):
        find_locale("xx")
    for bad in ("", "e n", "en-", "-en", "en\0"):
        with pytest.raises(MoneySyntaxError):
            find_locale(bad)
    with pytest.raises(NotFound):
        format_locale(Money(1, "EUR"), "sv", display=Display.NAME)


def test_the_examples_on_the_page(root: Path) -> None:
    result = doctest.testfile(str(root / "docs" / "guide" / "locales.md"), module_relative=False)
    assert result.attempted > 3
    assert result.failed == 0
