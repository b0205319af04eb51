"""Amounts typed key by key, in the form of every locale: no keystroke on the way is a failure."""

from __future__ import annotations

import pytest

from libmoney import (
    Converter,
    ConverterState,
    Display,
    InputState,
    Money,
    MoneySyntaxError,
    NotFound,
    format_locale,
    locale_currency,
    locales,
)

LOCALES = [locale for locale in locales() if locale]
AMOUNTS = ["1234567.89", "-98765.40", "1000", "0.05"]


def currency_of(locale: str) -> str:
    try:
        return locale_currency(locale)
    except NotFound:
        return "EUR"


def typed(text: str, locale: str, currency: str) -> Converter:
    converter = Converter(currency, currency, locale=locale)
    converter.amount = text
    return converter


def check(converter: Converter, text: str, what: str) -> None:
    converter.amount = text
    info = converter.info()
    assert info.state is not ConverterState.FAILED, (what, text)
    assert info.input_state is not InputState.INVALID, (what, text)


@pytest.mark.parametrize(
    ("display", "amounts"),
    [
        (Display.SYMBOL, ["1234567.89", "-98765.40"]),
        (Display.CODE, ["-1234567.89"]),
        (Display.NONE, ["1234567.89"]),
    ],
)
def test_every_locale_key_by_key(display: Display, amounts: list[str]) -> None:
    assert len(LOCALES) > 300
    for locale in LOCALES:
        currency = currency_of(locale)
        converter = Converter(currency, currency, locale=locale)
        for number in amounts:
            amount = Money(number, currency).rounded()
            text = format_locale(amount, locale, display=display)
            for length in range(1, len(text) + 1):
                check(converter, text[:length], locale)
            assert converter.info().input_state is InputState.COMPLETE, (locale, text)
            assert converter.result() == amount, (locale, text)


@pytest.mark.parametrize("display", [Display.SYMBOL, Display.NONE])
def test_digits_are_deleted(display: Display) -> None:
    for locale in LOCALES[::7]:
        currency = currency_of(locale)
        converter = Converter(currency, currency, locale=locale)
        text = format_locale(Money("1234567.89", currency).rounded(), locale, display=display)
        places = [index for index, sign in enumerate(text) if sign.isdigit()]
        for place in places:
            check(converter, text[:place] + text[place + 1 :], locale)
        # From the first digit until the text is empty.
        left = text
        for _ in places:
            place = next(index for index, sign in enumerate(left) if sign.isdigit())
            left = left[:place] + left[place + 1 :]
            check(converter, left, locale)


def test_the_number_so_far() -> None:
    states = [
        ("1", "1", InputState.COMPLETE),
        ("1,", "1", InputState.UNFINISHED),
        ("1,2", None, InputState.UNFINISHED),
        ("1,23", None, InputState.UNFINISHED),
        ("1,234", "1234", InputState.COMPLETE),
        ("1,234,", "1234", InputState.UNFINISHED),
        ("1,234,5", None, InputState.UNFINISHED),
        ("1,234,567", "1234567", InputState.COMPLETE),
        ("1,234,567.", "1234567", InputState.UNFINISHED),
        ("1,234,567.8", "1234567.8", InputState.COMPLETE),
        ("1,34,567.8", None, InputState.UNFINISHED),
        (",234", None, InputState.UNFINISHED),
        ("$", None, InputState.UNFINISHED),
        ("-$1,2", None, InputState.UNFINISHED),
        ("$12.", "12", InputState.UNFINISHED),
        ("12.50 U", "12.50", InputState.UNFINISHED),
        ("-12.50 US", "-12.50", InputState.UNFINISHED),
        ("12.50 USD", "12.50", InputState.COMPLETE),
    ]
    for text, number, kind in states:
        converter = typed(text, "en-US", "USD")
        info = converter.info()
        assert info.input_state is kind, text
        assert info.state is (ConverterState.EMPTY if number is None else ConverterState.READY), (
            text
        )
        if number is not None:
            assert converter.result() == Money(number, "USD"), text


@pytest.mark.parametrize(
    "text",
    [
        "1.2.3",
        "1.5,5",
        "12 E",
        "EUR",
        "€5",
        "x",
        "1x",
        "--",
        "1--",
        "$$",
        "$1 U",
        "1,2x",
        "(1]",
    ],
)
def test_what_begins_no_amount_is_invalid(text: str) -> None:
    info = typed(text, "en-US", "USD").info()
    assert (info.input_state, info.state) == (InputState.INVALID, ConverterState.FAILED)


@pytest.mark.parametrize(
    ("text", "locale", "position"),
    [
        ("100,000", "hi-IN", 3),
        ("1,0000", "en-US", 1),
        ("1234,567", "en-US", 4),
        ("1,23,456", "en-US", 1),
        ("1,34,567.8", "en-US", 1),
        ("1,23.4", "en-US", 1),
        ("1.0000", "de", 1),
        ("  1,0000", "en-US", 3),
        ("$1,0000", "en-US", 2),
    ],
)
def test_groups_that_no_digits_finish_have_a_reason(text: str, locale: str, position: int) -> None:
    converter = typed(text, locale, "USD")
    info = converter.info()
    assert (info.state, info.input_state) == (ConverterState.EMPTY, InputState.UNFINISHED)
    assert "group separator" in converter.reason
    with pytest.raises(MoneySyntaxError) as caught:
        converter.result()
    assert caught.value.position == position


@pytest.mark.parametrize(
    ("text", "locale"),
    [("1,2", "en-US"), ("12,34", "en-US"), ("1,23,45", "hi-IN"), ("$", "en-US"), ("", "en")],
)
def test_what_goes_on_needs_no_reason(text: str, locale: str) -> None:
    converter = typed(text, locale, "USD")
    assert converter.info().state is ConverterState.EMPTY and converter.reason == ""
    with pytest.raises(NotFound):
        converter.result()


@pytest.mark.parametrize("text", ["1,2", "1,", ",1"])
def test_without_a_locale_nothing_groups(text: str) -> None:
    converter = Converter("USD", "USD")
    converter.amount = text
    assert converter.info().input_state is InputState.INVALID


def test_too_many_digits_stay_a_failure() -> None:
    for text in ("1" * 39, "1," + "1" * 38, "9" * 39 + "."):
        assert typed(text, "en-US", "USD").info().input_state is InputState.INVALID
