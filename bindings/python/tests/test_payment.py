from __future__ import annotations

import doctest
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest
from machine import NEEDS_NUM2WORDS

from libmoney import (
    ArgumentError,
    Currency,
    CurrencyRegistry,
    DecimalOverflow,
    InexactResult,
    LimitError,
    Money,
    UnknownCurrency,
    payment,
)

#: Provider, currency, and the fraction digits of docs/guide/payments.md; others are as in ISO 4217.
EXCEPTIONS = {
    "stripe": {"BHD": 3, "ISK": 2, "JOD": 3, "KWD": 3, "MGA": 0, "OMR": 3, "TND": 3, "UGX": 2},
    "adyen": {"CLP": 2, "CVE": 0, "IDR": 0, "ISK": 2},
    "paypal": {"HUF": 0, "JPY": 0, "TWD": 0},
}
CODES = ["EUR", "USD", "JPY", "KWD", "KRW", "CHF", "BIF", "VND", "XOF", "TND", "CLP", "MGA", "UGX"]


def test_stripe_writes_its_codes_in_lower_case() -> None:
    for provider in payment.providers():
        for code in ("EUR", "JPY", "UGX", "KWD"):
            amount = payment.from_minor(500, code, provider)
            if provider == "stripe":
                assert payment.from_minor(500, code.lower(), provider) == amount
                assert payment.digits(code.lower(), provider) == payment.digits(code, provider)
            else:
                with pytest.raises(UnknownCurrency):
                    payment.from_minor(500, code.lower(), provider)
    own = CurrencyRegistry()
    own.add("pts", digits=1)
    assert str(payment.from_minor(15, "pts", "stripe", own)) == "1.5 pts"
    with pytest.raises(UnknownCurrency):
        payment.from_minor(500, "Eur", "stripe")


def test_providers() -> None:
    assert payment.providers() == list(EXCEPTIONS)


@pytest.mark.parametrize("provider", EXCEPTIONS)
def test_digits(provider: str) -> None:
    for code in [*CODES, *EXCEPTIONS[provider]]:
        expected = EXCEPTIONS[provider].get(code, Currency(code).digits)
        assert payment.digits(code, provider) == expected, code


@pytest.mark.parametrize(
    ("amount", "currency", "provider", "minor"),
    [
        ("5", "UGX", "stripe", 500),
        ("5", "ISK", "stripe", 500),
        ("5", "ISK", "adyen", 500),
        ("5", "UGX", "adyen", 5),
        ("5.12", "KWD", "stripe", 5120),
        ("5.124", "KWD", "adyen", 5124),
        ("5", "MGA", "stripe", 5),
        ("5.5", "CLP", "adyen", 550),
        ("5", "IDR", "adyen", 5),
        ("5", "HUF", "paypal", 5),
        ("5", "HUF", "stripe", 500),
        ("-10.5", "EUR", "paypal", -1050),
    ],
)
def test_there_and_back(amount: str, currency: str, provider: str, minor: int) -> None:
    assert payment.to_minor(Money(amount, currency), provider) == minor
    assert payment.from_minor(minor, currency, provider) == Money(amount, currency)


@pytest.mark.parametrize(
    ("amount", "currency", "provider"),
    [
        ("5.01", "UGX", "stripe"),
        ("5.5", "ISK", "stripe"),
        ("5.124", "KWD", "stripe"),
        ("5.5", "IDR", "adyen"),
        ("5.5", "TWD", "paypal"),
        ("0.001", "EUR", "stripe"),
    ],
)
def test_too_fine(amount: str, currency: str, provider: str) -> None:
    with pytest.raises(InexactResult, match=provider):
        payment.to_minor(Money(amount, currency), provider)


def test_a_number_that_no_provider_gives() -> None:
    with pytest.raises(InexactResult):
        payment.from_minor(5124, "KWD", "stripe")
    with pytest.raises(InexactResult):
        payment.from_minor(501, "UGX", "stripe")


def test_wrong_arguments() -> None:
    with pytest.raises(ArgumentError, match="'square'"):
        payment.to_minor(Money(1, "EUR"), "square")
    with pytest.raises(TypeError):
        payment.to_minor(Money(1, "EUR"), 0)  # type: ignore[arg-type]
    with pytest.raises(UnknownCurrency):
        payment.to_minor(Money(1, "XAU"), "stripe")
    with pytest.raises(DecimalOverflow):
        payment.to_minor(Money("99999999999999999999", "EUR"), "stripe")
    with pytest.raises(DecimalOverflow):
        payment.from_minor(2**63, "EUR", "stripe")


def test_own_currencies() -> None:
    registry = CurrencyRegistry()
    registry.add("GEM", 3)
    assert payment.to_minor(Money("1.5", "GEM", registry=registry), "adyen", registry) == 1500


@pytest.mark.parametrize("provider", EXCEPTIONS)
def test_every_whole_number_goes_there_and_back(provider: str) -> None:
    random = Random(18)
    for _ in range(500):
        code = random.choice([*CODES, *EXCEPTIONS[provider]])
        minor = random.randrange(-(10**6), 10**6) * 100
        amount = payment.from_minor(minor, code, provider)
        assert payment.to_minor(amount, provider) == minor
        assert Fraction(amount.amount) == Fraction(minor, 10 ** payment.digits(code, provider))


@pytest.mark.parametrize(
    ("amount", "currency", "on"),
    [
        ("0", "EUR", None),
        ("10.50", "EUR", "2026-01-02"),
        ("10.5000000", "EUR", "2026-01-02"),
        ("999999999999999999", "EUR", None),
        ("9999999999999999.99", "EUR", None),
        ("1.234", "KWD", "2026-01-02"),
        ("1.5", "DEM", None),
        ("1.5", "DEM", "2001-12-31"),
    ],
)
def test_iso20022(amount: str, currency: str, on: str | None) -> None:
    payment.check_iso20022(Money(amount, currency), on)


@pytest.mark.parametrize(
    ("amount", "currency", "on", "error"),
    [
        ("-0.01", "EUR", None, LimitError),
        ("1000000000000000000", "EUR", None, LimitError),
        ("99999999999999999.99", "EUR", None, LimitError),
        ("0.000001", "EUR", None, LimitError),
        ("0.001", "EUR", None, InexactResult),
        ("0.5", "JPY", None, InexactResult),
        ("1", "DEM", "2026-01-02", UnknownCurrency),
        ("1", "EUR", "1990-01-01", UnknownCurrency),
        ("1", "XAU", None, UnknownCurrency),
    ],
)
def test_iso20022_refuses(
    amount: str, currency: str, on: str | None, error: type[Exception]
) -> None:
    with pytest.raises(error):
        payment.check_iso20022(Money(amount, currency), on)


def test_units() -> None:
    random = Random(20)
    for _ in range(1000):
        amount = Decimal(random.randrange(-(10**18), 10**18)).scaleb(-random.randrange(10))
        money = Money(amount, "USD")
        units, nanos = payment.to_units(money)
        assert Fraction(amount) == units + Fraction(nanos, 10**9)
        assert units == 0 or nanos == 0 or (units < 0) == (nanos < 0)
        assert payment.from_units(units, nanos, "USD") == money
    assert payment.from_units(-(2**63), -999_999_999, "JPY").amount == Decimal(
        "-9223372036854775808.999999999"
    )


def test_units_refuse() -> None:
    with pytest.raises(ArgumentError, match="the same sign"):
        payment.from_units(1, -1, "USD")
    with pytest.raises(ArgumentError):
        payment.from_units(1, 10**9, "USD")
    with pytest.raises(DecimalOverflow):
        payment.from_units(2**63, 0, "USD")
    with pytest.raises(DecimalOverflow):
        payment.to_units(Money(2**63, "USD"))
    with pytest.raises(InexactResult):
        payment.to_units(Money("0.0000000001", "USD"))


@NEEDS_NUM2WORDS
def test_words() -> None:
    assert payment.in_words(Money("0.05", "EUR"), "de") == "null und 05/100 EUR"
    assert payment.in_words(Money("1", "EUR"), "fr") == "un et 00/100 EUR"
    assert payment.in_words(Money("12.345", "KWD"), "es") == "doce con 345/1000 KWD"
    assert payment.in_words(Money("21", "JPY")) == "twenty-one JPY"
    assert payment.in_words(Money("1.5", "EUR"), "tr") == "bir ve 50/100 EUR"
    with pytest.raises(InexactResult):
        payment.in_words(Money("0.001", "EUR"))
    with pytest.raises(ArgumentError, match="at least 0"):
        payment.in_words(Money("-1", "EUR"))
    with pytest.raises(ArgumentError, match="'xx'"):
        payment.in_words(Money("1", "EUR"), "xx")


@NEEDS_NUM2WORDS
def test_words_of_every_language_have_no_signs() -> None:
    from num2words import CONVERTER_CLASSES

    spelt = 0
    for language in CONVERTER_CLASSES:
        try:
            text = payment.in_words(Money("12.05", "EUR"), language)
        except DecimalOverflow:
            continue
        words, _, fraction = text.rpartition("05/100 EUR")
        assert words and not fraction and not set("+0123456789/") & set(words), (language, text)
        spelt += 1
    assert spelt > 50


@NEEDS_NUM2WORDS
@pytest.mark.parametrize(
    ("tag", "same"),
    [
        ("pt-BR", "pt_BR"),
        ("pt_br", "pt_BR"),
        ("pt-Latn-BR", "pt_BR"),
        ("pt_PT", "pt"),
        ("por", "pt"),
        ("de-Latn-CH", "de"),
        ("fr-Latn-CH", "fr_CH"),
        ("fr_BE.UTF-8", "fr_BE"),
        ("es-170", "es_CO"),
        ("iw-IL", "he"),
        ("in", "id"),
        ("nb-NO", "no"),
        ("kk-KZ", "kz"),
        ("sr-Latn-RS", "sr"),
        ("en-u-nu-thai", "en"),
    ],
)
def test_words_are_those_of_the_tag(tag: str, same: str) -> None:
    amount = Money("1234.05", "EUR")
    assert payment.in_words(amount, tag) == payment.in_words(amount, same)


@NEEDS_NUM2WORDS
def test_words_of_another_language_are_not_taken() -> None:
    # num2words itself uses the first two letters: German for "deX".
    for language in ("nn", "zh", "xx-DE", "ptx", "en\0"):
        with pytest.raises(ArgumentError):
            payment.in_words(Money("1", "EUR"), language)


@NEEDS_NUM2WORDS
def test_the_page(root: Path) -> None:
    result = doctest.testfile(str(root / "docs" / "guide" / "payments.md"), module_relative=False)
    assert result.attempted > 8
    assert result.failed == 0


@NEEDS_NUM2WORDS
def test_the_examples() -> None:
    names = {"payment": payment, "Money": Money}
    finder = doctest.DocTestFinder(exclude_empty=False)
    runner = doctest.DocTestRunner(verbose=False)
    for one in payment.__all__:
        for test in finder.find(getattr(payment, one), one, globs=names):
            assert test.examples or "." in test.name, one
            assert runner.run(test).failed == 0
