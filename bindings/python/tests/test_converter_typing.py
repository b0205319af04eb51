"""Converters: typed text by locale, and the stored value."""

from __future__ import annotations

import json
import random
from datetime import timedelta
from typing import Any

import pytest
from test_converter import typed

import libmoney
from libmoney import (
    Converter,
    ConverterState,
    Display,
    DocumentError,
    InputState,
    JSONError,
    LimitError,
    Money,
    MoneyError,
    MoneySyntaxError,
    NotFound,
    Rates,
    Rounding,
    Status,
    VersionError,
    format_locale,
    parse_locale,
)


def test_how_an_amount_is_typed() -> None:
    kinds = {
        InputState.EMPTY: ["", " ", "\u00a0\t"],
        InputState.COMPLETE: ["0", "12", " 12 ", "12.5", ".5", "-12.5", "+3", "007", "1" * 38],
        InputState.UNFINISHED: ["12.", "-12.", "-", "+", ".", "-.", "0."],
        InputState.INVALID: [
            *("12,5x", "12..", "1.2.", "1e5", "1,000", "..", "--", "- 5", "12 EUR", "NaN"),
            *("1" * 39, "x", "−", "٣"),
        ],
    }
    for kind, texts in kinds.items():
        for text in texts:
            converter = typed(text, "EUR", "EUR", None)
            info = converter.info()
            assert (info.input_state, converter.amount) == (kind, text), text
            if kind is InputState.INVALID:
                assert info.state is ConverterState.FAILED and converter.reason
                status = Status.OVERFLOW if text == "1" * 39 else Status.SYNTAX
                assert info.failure is status, text
            digits = any(c.isdigit() for c in text)
            shows = kind is not InputState.INVALID and digits
            assert (info.state is ConverterState.READY) == shows, text
            assert (converter.text != "") == shows, text


def test_an_amount_that_is_not_finished_is_what_it_would_be() -> None:
    for locale, point in ((None, "."), ("en", "."), ("de", ","), ("ar-EG", "٫")):
        for whole in ("0", "7", "12", "-3"):
            for target in ("EUR", "JPY"):
                done = typed(whole, target, target, None, locale=locale)
                assert done.text, (locale, whole)
                going = typed(whole + point, target, target, None, locale=locale)
                assert going.info().input_state is InputState.UNFINISHED, (locale, whole)
                assert going.text == done.text


def test_locales() -> None:
    converter = typed("1.234,5", "EUR", "EUR", None, locale="pt-BR")
    assert converter.text == "1.234,50"
    converter.set_options(display=Display.SYMBOL)
    assert converter.text == format_locale(Money("1234.50", "EUR"), "pt-BR")
    for text, kind in (
        (",5", InputState.COMPLETE),
        ("-,5", InputState.COMPLETE),
        ("€ 5", InputState.COMPLETE),
        ("5 EUR", InputState.COMPLETE),
        (",", InputState.UNFINISHED),
        ("-,", InputState.UNFINISHED),
        ("-", InputState.UNFINISHED),
        ("1.234,", InputState.UNFINISHED),
        ("5 USD", InputState.INVALID),
        ("1.23", InputState.UNFINISHED),
        ("1.23,5", InputState.UNFINISHED),
        ("5,,", InputState.INVALID),
        ("5 €,", InputState.INVALID),
    ):
        converter.amount = text
        assert converter.info().input_state is kind, text
    converter.amount = "5 USD"
    assert converter.info().failure is Status.CURRENCY_MISMATCH
    # Text that one locale reads may be invalid in another.
    converter.amount = "12,5"
    assert converter.text
    converter.set_locale("en")
    assert (converter.info().input_state, converter.text) == (InputState.UNFINISHED, "")
    assert converter.state() is ConverterState.EMPTY
    converter.amount = "12.5,5"
    assert converter.state() is ConverterState.FAILED
    converter.set_locale(None)
    assert converter.state() is ConverterState.FAILED
    with pytest.raises(NotFound):
        converter.set_locale("xx")


def test_what_is_typed_in_a_locale_is_what_it_reads() -> None:
    randoms = random.Random(5)
    for locale in libmoney.locales()[::40]:
        for _ in range(4):
            cents = randoms.randrange(-(10**9), 10**9)
            amount = Money(f"{'-' * (cents < 0)}{abs(cents) // 100}.{abs(cents) % 100:02}", "EUR")
            text = format_locale(amount, locale, display=Display.NONE)
            converter = typed(text, "EUR", "EUR", None, locale=locale)
            assert converter.result() == parse_locale(text, locale, currency="EUR") == amount
            assert converter.text == text


def test_a_reason_that_is_too_long_is_cut_between_letters() -> None:
    converter = typed("é" * 500, "EUR", "USD", None)
    assert 0 < len(converter.reason.encode()) < 240


def test_json_keeps_the_pair_and_what_is_typed(live: Rates) -> None:
    randoms = random.Random(8)
    for _ in range(200):
        converter = Converter(
            randoms.choice(["EUR", "USD", "BTC", "XYZ.1"]),
            randoms.choice(["EUR", "JPY"]),
            digits=randoms.choice([None, 0, 38]),
            other_digits=randoms.randrange(39),
            rounding=randoms.choice(list(Rounding)),
            display=randoms.choice(list(Display)),
            fresh_for=randoms.choice([None, timedelta(), timedelta(days=1)]),
            locale=randoms.choice([None, "pt-BR", "ar-EG"]),
        )
        converter.amount = randoms.choice(["", "12.", "1,5", '"\\\u20ac\n', "x" * 1024])
        document = converter.to_json()
        again = Converter.from_json(document)
        assert again.to_json() == document == Converter.from_json(document.encode()).to_json()
        assert (again.pair, again.amount, again.revision) == (converter.pair, converter.amount, 0)
        assert list(json.loads(document)) == sorted(json.loads(document))
        for one in (converter, again):
            one.set_rates(live)
        assert (converter.info(), converter.reason) == (again.info(), again.reason)
        assert converter.text == again.text


def test_bad_json() -> None:
    good = json.loads(Converter("EUR", "USD", locale="en").to_json())

    def fails(kind: type[MoneyError], **changes: Any) -> None:
        changed = {**good, **changes}
        document = json.dumps({k: v for k, v in changed.items() if v is not None})
        with pytest.raises(kind) as caught:
            Converter.from_json(document)
        assert caught.value.position is not None

    for name in ("format", "version", "source", "target", "amount", "other_digits", "rounding"):
        fails(DocumentError, **{name: None})
    fails(VersionError, version=2)
    fails(DocumentError, format="libmoney.wallet")
    fails(DocumentError, extra=1)
    fails(DocumentError, digits=39)
    fails(DocumentError, digits="2")
    fails(DocumentError, other_digits=-1)
    fails(DocumentError, fresh_for=-1)
    fails(DocumentError, fresh_for=0.5)
    fails(DocumentError, rounding="sideways")
    fails(DocumentError, display="large")
    fails(MoneySyntaxError, source="E R")
    fails(NotFound, locale="xx")
    fails(MoneySyntaxError, locale="e_")
    fails(LimitError, locale="en-" * 100)
    fails(LimitError, amount="1" * 1025)
    for text in ("", "[]", "{", "<html>", '{"format":"libmoney.converter","format":"x"}'):
        with pytest.raises((JSONError, DocumentError)):
            Converter.from_json(text)
