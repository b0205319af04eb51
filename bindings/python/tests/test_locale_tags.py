"""Tags of locales: every function that accepts one resolves it in the same way."""

from __future__ import annotations

from functools import cache

import pytest

from libmoney import (
    AmountFormat,
    Converter,
    CurrencyList,
    LimitError,
    LocaleTables,
    Money,
    MoneyError,
    MoneySyntaxError,
    NotFound,
    Rates,
    find_locale,
    format_locale,
    locale_currency,
    locales,
    parse_locale,
)

#: Tags that mean the same locale.
SAME = [
    ("de-Latn-CH", "de_CH"),
    ("en-Latn-DE", "en_DE"),
    ("ar-Arab-MA", "ar_MA"),
    ("pt-Latn-PT", "pt_PT"),
    ("en-036", "en_AU"),
    ("iw_IL", "he_IL"),
    ("in_ID", "id_ID"),
    ("tl-PH", "fil_PH"),
    ("mo-MD", "ro_MD"),
    ("sh-RS", "sr_Latn_RS"),
    ("deu-DE", "de_DE"),
    ("cmn-Hans-CN", "zh_Hans_CN"),
    ("prs-AF", "fa_AF"),
    ("de_DE.UTF-8", "de_DE"),
    ("de_DE@euro", "de_DE"),
    ("sr_RS@latin", "sr_Latn_RS"),
    ("ca_ES@valencia", "ca_ES_VALENCIA"),
    ("es-JP", "es_419"),
    ("C", "en_US"),
]


@cache
def tables() -> LocaleTables:
    return LocaleTables.cldr()


def read(text: str, locale: str) -> str:
    try:
        return str(parse_locale(text, locale, currency="EUR"))
    except MoneySyntaxError as error:
        return str(error)


def typed(locale: str, text: str) -> str:
    converter = Converter("EUR", "USD")
    converter.set_rates(Rates([("EUR", "USD", "1.25")]))
    converter.set_locale(locale)
    converter.amount = text
    return converter.text


@pytest.mark.parametrize(("tag", "same"), SAME)
def test_every_function_resolves_a_tag(tag: str, same: str) -> None:
    amount = Money("-1234567.5", "EUR")
    assert find_locale(tag) == same
    assert tables().find(tag) == same
    assert format_locale(amount, tag) == format_locale(amount, same)
    own, other = AmountFormat("¤#,##0.00", locale=tag), AmountFormat("¤#,##0.00", locale=same)
    assert own.format(amount) == other.format(amount)
    assert typed(tag, "1.234") == typed(same, "1.234")
    for text in ("1.234", "1,234", "1.5", "1,5"):
        assert read(text, tag) == read(text, same)
    if same.startswith(("de", "en", "es", "pt")):
        first, second = CurrencyList(tag), CurrencyList(same)
        first.add_current()
        second.add_current()
        assert [item.name for item in first] == [item.name for item in second]


@pytest.mark.parametrize(
    ("text", "tag", "currency", "wanted"),
    [
        ("1.234", "de-Latn-CH", "CHF", "1.234 CHF"),
        ("1.234", "en-Latn-DE", "EUR", "1234 EUR"),
        ("1.234", "ar-Arab-MA", "MAD", "1234 MAD"),
        ("$5", "en-Latn-AU", None, "5 AUD"),
        ("$5", "en-036", None, "5 AUD"),
        ("１,２３４", "ja", "JPY", "1234 JPY"),
        ("１，２３４", "ja", "JPY", "1234 JPY"),
        ("１２３円", "ja", None, "123 JPY"),
        ("١٬٢٣٤٫٥٠", "ar-MA", "MAD", "1234.50 MAD"),
        ("१,२३४.५०", "en", "INR", "1234.50 INR"),
    ],
)
def test_amounts_are_those_of_the_locale(
    text: str, tag: str, currency: str | None, wanted: str
) -> None:
    assert str(parse_locale(text, tag, currency=currency)) == wanted


def test_the_script_of_a_locale_changes_nothing() -> None:
    for locale in locales():
        language, _, region = locale.partition("_")
        if len(region) not in (2, 3):
            continue
        for script in ("Latn", "Arab", "Cyrl", "Deva", "Hebr"):
            found = find_locale(f"{language}-{script}-{region}")
            # Another script may be a locale of its own; otherwise the script is dropped, not the
            # region.
            assert found == locale or script in found, (locale, script, found)


@pytest.mark.parametrize(
    ("tag", "text"),
    [
        ("ar-EG", "\u200f١٬٢٣٤٫٥٠\xa0ج.م.\u200f"),
        ("ar-EG-u-nu-latn", "\u200f1,234.50\xa0ج.م.\u200f"),
        ("ar_EG@numbers=latn", "\u200f1,234.50\xa0ج.م.\u200f"),
    ],
)
def test_the_digits_are_those_of_the_tag(tag: str, text: str) -> None:
    amount = Money("1234.5", "EGP")
    assert format_locale(amount, tag) == text
    assert parse_locale(text, tag) == Money("1234.50", "EGP")
    if "@" not in tag:
        assert f"{amount:{tag}}" == text


def test_a_converter_keeps_the_digits_of_its_tag() -> None:
    converter = Converter("EUR", "USD")
    converter.set_rates(Rates([("EUR", "USD", "1.25")]))
    converter.set_locale("ar-EG")
    converter.amount = "1000"
    assert converter.text == "\u200f١٬٢٥٠٫٠٠"
    converter.set_locale("ar-EG-u-nu-latn")
    assert converter.text == "\u200f1,250.00"
    again = Converter.from_json(converter.to_json())
    again.set_rates(Rates([("EUR", "USD", "1.25")]))
    assert again.text == "\u200f1,250.00"
    again.set_tables(tables())
    assert again.text == "\u200f1,250.00"


@pytest.mark.parametrize(
    ("tag", "day", "code"),
    [
        ("de-Latn-CH", None, "CHF"),
        ("en-036", None, "AUD"),
        ("en-UK", None, "GBP"),
        ("de_DE@currency=USD", None, "USD"),
        ("de-CH-u-cu-eur", None, "EUR"),
        ("en-GB-u-rg-uszzzz", None, "USD"),
        ("ru-SU", None, "RUB"),
        ("ru-SU", "1985-01-01", "SUR"),
        ("de-DD", "1985-01-01", "DDM"),
        ("sr-YU", None, "RSD"),
        ("de-XK", None, "EUR"),
    ],
)
def test_the_currency_is_that_of_the_tag(tag: str, day: str | None, code: str) -> None:
    assert locale_currency(tag, on=day) == code


@pytest.mark.parametrize("tag", ["de-u-cu-xyz", "de", "es-419", "und-CH", "de-CH-u-rg-123"])
def test_no_currency_of_a_tag(tag: str) -> None:
    with pytest.raises(NotFound):
        locale_currency(tag)


@pytest.mark.parametrize("tag", ["de-u-nu-roman", "de-u-nu-xyz", "ja-u-nu-finance", "de-u-nu"])
def test_a_system_without_decimal_digits_is_refused(tag: str) -> None:
    for function in (find_locale, lambda name: format_locale(Money("1", "EUR"), name)):
        with pytest.raises(NotFound, match="numbering system"):
            function(tag)


@pytest.mark.parametrize("text", ["1２", "１2", "1٣", "١٢３", "1,２34", "一二三"])
def test_scripts_are_not_mixed(text: str) -> None:
    with pytest.raises(MoneySyntaxError):
        parse_locale(text, "ja", currency="JPY")


@pytest.mark.parametrize(
    ("tag", "error"),
    [
        ("a" * 65536, LimitError),
        ("de" + "-abcde" * 12000, LimitError),
        ("a-" * 100, MoneySyntaxError),
        ("de-DE\0", MoneySyntaxError),
        ("de-\udcff", (MoneyError, UnicodeError)),
        ("de-DE-DE-DE", MoneySyntaxError),
        ("@" * 200, MoneySyntaxError),
        ("de@" + "a=b;" * 60, MoneySyntaxError),
    ],
)
def test_hostile_tags_are_refused(tag: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        find_locale(tag)
