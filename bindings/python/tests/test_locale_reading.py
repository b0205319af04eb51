"""Typed text is read as meant or rejected: never in another currency or magnitude."""

from __future__ import annotations

import pytest

from libmoney import (
    AmbiguousCurrency,
    AmountFormat,
    ArgumentError,
    Currency,
    CurrencyMismatch,
    Display,
    LocaleTables,
    Money,
    MoneyError,
    MoneySyntaxError,
    SignDisplay,
    Style,
    UnknownCurrency,
    format_locale,
    locales,
    parse_locale,
)

#: A share of the locales, and those that write a unit and a currency without a blank, or have
#: symbols of their own that matter here.
LOCALES = (
    *tuple(locales())[::9],
    *("bn", "ccp_BD", "kab", "km", "si", "ja", "zh", "zh_Hant", "en_BN", "en_SE", "he", "tr", "be"),
    *("ru", "es_VE", "fr", "fr_SN", "ar", "bg", "de", "fil", "ms_BN"),
)


#: A locale that writes `B$` and `T¥` itself, the unit and the symbol without a blank.
JOINED = "ccp_BD"


def read(text: str, locale: str) -> Money | None:
    """Returns the amount of a text; None if it is rejected."""
    try:
        return parse_locale(text, locale)
    except MoneyError:
        return None


#: Symbols that look like the unit of a short form and a symbol, with the currencies whose symbol
#: each is. No other reading is right.
GLUED = {
    "TL": {"TRY"},
    "TK": {"BDT"},
    "KR": {"SEK", "NOK", "DKK", "ISK"},
    "MR": set(),
    "BR": {"BYN", "ETB"},
    "B$": {"BND", "BSD"},
    "Tkr": set(),
    "KS": {"MMK"},
}


@pytest.mark.parametrize("symbol", GLUED)
def test_a_unit_and_a_symbol_are_one_word(symbol: str) -> None:
    for locale in LOCALES:
        hidden = f"{symbol[0]}\u200b{symbol[1:]}"
        for text in (f"100 {symbol}", f"100{symbol}", f"{symbol} 100", f"100 {hidden}"):
            found = read(text, locale)
            if found is not None:
                assert found.amount == 100 and found.currency in GLUED[symbol], (
                    text,
                    locale,
                    found,
                )


@pytest.mark.parametrize(
    ("text", "locale"),
    [
        ("100 TL", "en-US"),
        ("100 T L", "en-US"),
        ("100 BR", "en"),
        ("100 B$", "en-BN"),
        ("100 M$", "en"),
        ("100 Tkr", "en-SE"),
        ("100 MRs", "en-IN"),
        ("100 TL", "kab"),
        ("5 Mrd.DM", "de"),
    ],
)
def test_a_unit_that_is_glued_is_none(text: str, locale: str) -> None:
    with pytest.raises(UnknownCurrency):
        parse_locale(text, locale)


def test_an_expected_currency_splits_no_word() -> None:
    for text, locale, currency in (("100 TL", "en-US", "HNL"), ("100 T$", "en-US", "USD")):
        with pytest.raises((UnknownCurrency, CurrencyMismatch)):
            parse_locale(text, locale, currency)


@pytest.mark.parametrize(
    ("text", "locale", "amount"),
    [
        ("$1.2M", "en", "1200000 USD"),
        ("1.2M USD", "en", "1200000 USD"),
        ("1.2M €", "en", "1200000 EUR"),
        ("100 M€", "fr", "100000000 EUR"),
        ("5 Mrd.€", "de", "5000000000 EUR"),
        ("100 mn kr", "sv", "100000000 SEK"),
        ("120万米ドル", "ja", "1200000 USD"),
        ("120万円", "ja", "1200000 JPY"),
        ("1.2M US dollars", "en", "1200000 USD"),
        ("100GDA", "kab", "100000 DZD"),
    ],
)
def test_short_forms_that_people_write(text: str, locale: str, amount: str) -> None:
    assert parse_locale(text, locale) == Money.parse(amount)


#: A sample of invisible characters.
INVISIBLE = (
    "\u00ad\u034f\u061c\u200b\u200c\u200d\u200e\u200f"
    "\u202a\u202b\u202c\u2060\u2066\u2069\ufe0f\ufeff"
)


@pytest.mark.parametrize("mark", INVISIBLE)
def test_what_nobody_sees_is_no_currency(mark: str) -> None:
    for locale in (*LOCALES[::4], "pt-PT", "pt-CH", "pt-CV", "kea"):
        number = format_locale(Money(100, "EUR"), locale, display=Display.NONE)
        for text in (number + mark, mark + number, f"{number} {mark}", mark * 3 + number):
            assert read(text, locale) is None, (text, locale)
            assert parse_locale(text, locale, "USD") == Money(100, "USD"), (text, locale)
        assert parse_locale(f"{number}{mark} EUR{mark}", locale) == Money(100, "EUR")
    with pytest.raises(MoneySyntaxError):
        parse_locale(f"1{mark}0 EUR", "en")


@pytest.mark.parametrize("mark", "\u202d\u202e")
def test_marks_that_turn_digits_round_are_refused(mark: str) -> None:
    for text in (f"{mark}100 EUR", f"100{mark} EUR", f"EUR{mark} 100"):
        with pytest.raises(MoneySyntaxError) as caught:
            parse_locale(text, "en")
        assert caught.value.position == len(text.partition(mark)[0])


def test_an_own_symbol_that_nobody_sees_is_read_with_the_currency() -> None:
    text = format_locale(Money(100, "PTE"), "pt-PT")
    assert parse_locale(text, "pt-PT", "PTE") == Money(100, "PTE")
    with pytest.raises(MoneyError):
        AmountFormat("#,##0.00 ¤", locale="pt-PT").parse("100,00 \u200b")


@pytest.mark.parametrize(
    ("text", "locale", "codes"),
    [
        ("100 р.", "ru-RU", "RUR RUB"),
        ("Bs. 100", "es-VE", "VEF VES"),
        ("100 F", "fr-SN", "FRF EUR XOF"),
        ("100 F", "fr-CH", "FRF EUR CHF"),
        ("100 F", "fr", "FRF EUR"),
        ("100 د.س.\u200f", "ar", "SDD SDG"),
        ("100 元", "zh-TW", "CNY TWD"),
        ("100 元", "zh-HK", "CNY HKD"),
        ("100 元", "en", "CNY TWD"),
        ("100 ریال", "en", "IRR SAR"),
    ],
)
def test_a_symbol_of_one_that_is_no_more_is_ambiguous(text: str, locale: str, codes: str) -> None:
    with pytest.raises(AmbiguousCurrency) as caught:
        parse_locale(text, locale)
    for code in codes.split():
        assert code in str(caught.value)
        # With an explicit currency this notation is valid, if CLDR or its successors use it.
    first = codes.split()[0]
    assert parse_locale(text, locale, first) == Money(100, first)


@pytest.mark.parametrize("symbol", ["L", "R", "р.", "Q"])
def test_letters_that_only_a_country_knows(symbol: str) -> None:
    for locale in ("en", "en-US", "de-DE", "fr", "ja"):
        with pytest.raises(UnknownCurrency):
            parse_locale(f"100 {symbol}", locale)
    assert parse_locale("R 100", "en-ZA") == Money(100, "ZAR")
    assert parse_locale("L 100", "es-HN") == Money(100, "HNL")


@pytest.mark.parametrize("symbol", ["р.", "Bs.", "F", "元", "د.س.", "DM", "₧", "лв."])
def test_no_symbol_means_a_withdrawn_currency(symbol: str) -> None:
    for locale in LOCALES:
        found = read(f"100 {symbol}", locale)
        if found is None:
            continue
        assert found.amount == 100
        assert Currency(found.currency).withdrawn is None, (symbol, locale, found)
        if symbol == "元":
            assert found.currency == "CNY", (locale, found)


@pytest.mark.parametrize("locale", ["zh", "zh-CN", "ja", "bo-CN"])
def test_the_word_of_a_unit_at_home(locale: str) -> None:
    assert parse_locale("100 元", locale) == Money(100, "CNY")


@pytest.mark.parametrize(
    ("text", "locale", "amount"),
    [
        ("100 kr", "da", "100 DKK"),
        ("100 kr", "da-DK", "100 DKK"),
        ("100 Kr.", "da", "100 DKK"),
        ("100 KR", "sv", "100 SEK"),
        ("100 KR", "en-SE", "100 SEK"),
        ("100 kr.", "sv", "100 SEK"),
        ("100 kr.", "nb", "100 NOK"),
        ("100 kr", "en-DK", "100 DKK"),
        ("100 ZŁ", "pl", "100 PLN"),
        ("100 KČ", "cs", "100 CZK"),
        ("r$ 5", "pt-BR", "5 BRL"),
        ("100 د.إ", "ar", "100 AED"),
    ],
)
def test_a_symbol_without_its_point_or_case(text: str, locale: str, amount: str) -> None:
    assert parse_locale(text, locale) == Money.parse(amount)


@pytest.mark.parametrize("text", ["100 kr", "100 kr."])
def test_kroner_elsewhere_stay_ambiguous(text: str) -> None:
    with pytest.raises(AmbiguousCurrency):
        parse_locale(text, "en-US")


@pytest.mark.parametrize(
    "text",
    [
        "GBP (53,180.08)",
        "(53,180.08) GBP",
        "(GBP 53,180.08)",
        "(53,180.08 GBP)",
        "£(53,180.08)",
        "(53,180.08) £",
        "(£53,180.08)",
    ],
)
def test_brackets_of_accounting(text: str) -> None:
    for locale in ("en-GB", "en-US", "en"):
        assert parse_locale(text, locale) == Money("-53180.08", "GBP")
        assert parse_locale(text, locale, "GBP") == Money("-53180.08", "GBP")


@pytest.mark.parametrize(
    "text",
    [
        "GBP (-5)",
        "-GBP (5)",
        "(-5) GBP",
        "GBP -(5)",
        "(5)- GBP",
        "GBP (5",
        "GBP 5)",
        "GBP ((5))",
        "(GBP) 5",
        "()5 GBP",
        "GBP (5) GBP",
    ],
)
def test_brackets_and_a_sign_are_refused(text: str) -> None:
    assert read(text, "en") is None


def test_names_with_years_before_the_number_are_read() -> None:
    tables = LocaleTables.cldr()
    for amount in ("5.00", "-1234567.89"):
        money = Money(amount, "AFA")
        for locale in ("ee", "de", "ar-EG"):
            text = format_locale(money, locale, display=Display.NAME, tables=tables)
            assert parse_locale(text, locale, tables=tables) == money, text
    money = Money("5.00", "RUR")
    text = format_locale(money, "my", display=Display.NAME, tables=tables)
    assert parse_locale(text, "my", tables=tables) == money
    for text in ("5 10 EUR", "5 EUR 10", "1 (1927–2002) 5.00"):
        assert read(text, "en") is None


def test_signs_that_cannot_be_told_apart() -> None:
    for signs in ({"plus_sign": "'"}, {"minus_sign": "'"}):
        with pytest.raises(ArgumentError):
            AmountFormat("#", decimal_separator="'", sign=SignDisplay.EXCEPT_ZERO, **signs)


AMOUNTS = (
    *(("12.50", 2), ("-1234.5", 2), ("100", 0)),
    *(("3400000", 1), ("-5600000000", 1), ("100000000000000", 0)),
)
CODES = (("EUR", "TRY", "HNL"), ("USD", "SEK", "XOF"), ("ZAR", "CNY", "DZD"))


@pytest.mark.parametrize("share", range(2))
def test_what_a_locale_writes_is_read(share: int) -> None:
    """Standard, accounting and compact, with the currencies whose symbols look like units."""
    for index, locale in enumerate(LOCALES[share::2]):
        for code in ("USD", "CNY", "TRY") if locale == JOINED else CODES[index % len(CODES)]:
            for amount, digits in AMOUNTS:
                money = Money(amount, code)
                for style in Style:
                    for display in (Display.SYMBOL, Display.NARROW, Display.CODE):
                        text = format_locale(money, locale, style, display, digits=digits)
                        where = (locale, code, style, display, text)
                        back = parse_locale(text, locale, code)
                        again = format_locale(back, locale, style, display, digits=digits)
                        assert again == text, (where, back)
                        if style is not Style.COMPACT:
                            assert back == money, where
                        if display is Display.NARROW:
                            continue
                        try:
                            assert parse_locale(text, locale) == back, where
                        except AmbiguousCurrency as error:
                            assert code in str(error), where
