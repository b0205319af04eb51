"""The output of patterns, compared with that of Babel, which reads the same CLDR patterns."""

from __future__ import annotations

import random
from decimal import ROUND_HALF_EVEN, Context, Decimal
from functools import cache

import pytest

from libmoney import AmountFormat, Money, MoneySyntaxError, Numerals, locales

numbers = pytest.importorskip("babel.numbers")
localedata = pytest.importorskip("babel.localedata")

CODES = ["EUR", "USD", "JPY", "CHF", "BRL", "INR", "KWD", "XAF", "CAD"]
#: Of those without a digit before the point Babel writes one that CLDR does not ask for.
WHOLES = ["0", "#,##0", "#,##,##0", "0000", "00,00,000", "#,#0", "###0"]
FRACTIONS = ["", ".0", ".00", ".##", ".00##", ".000000"]
#: Babel counts text before the first @ as an extra digit, drops zeros of 0, and loses a digit if a
#: number below 1 is rounded up to a power of ten.
SIGNIFICANT = ["@", "@@", "@@#", "@@@@##"]
TEXTS = ["", "", " ", "x", "\u00a0", " [", "'€ or '", "'#1'", "'-'"]


@cache
def known() -> list[str]:
    """The locales that Babel has too, whose CLDR is an older one."""
    found = set(localedata.locale_identifiers())
    return [name for name in locales() if name in found]


def pattern_of(source: random.Random) -> str:
    """A pattern with its currency before the number, after it, on both sides or on neither."""

    def side() -> str:
        return source.choice(TEXTS) + source.choice(["", "¤", "¤¤"]) + source.choice(TEXTS[:6])

    number = source.choice(WHOLES) + source.choice(FRACTIONS)
    if source.random() < 0.25:
        number = source.choice(SIGNIFICANT)
    pattern = side() + number + side()
    if source.random() < 0.4:
        pattern += f";({side()}{number}{side()}-"
    return pattern


def amount_of(source: random.Random) -> Decimal:
    digits = source.randrange(10 ** source.randrange(1, 20))
    return Decimal(digits if source.random() < 0.5 else -digits).scaleb(-source.randrange(8))


def test_patterns() -> None:
    seed = random.randrange(2**32)
    source = random.Random(seed)
    names = source.sample(known(), 60)
    compared = 0
    for index in range(3000):
        pattern, amount, code = pattern_of(source), amount_of(source), source.choice(CODES)
        name = source.choice(names)
        what = f"seed {seed}, case {index}: {amount} {code} as {pattern!r} in {name}"
        own = AmountFormat(
            pattern,
            decimal_separator=numbers.get_decimal_symbol(name),
            group_separator=numbers.get_group_symbol(name),
            symbol=numbers.get_currency_symbol(code, name),
        )
        text, rounded = own.explain(Money(amount, code))
        back = None
        try:
            back = own.parse(text, code)
        except MoneySyntaxError as error:
            assert "two amounts" in str(error), what
        if back is not None and not rounded:
            assert back == Money(amount, code), what
        if "@" in pattern and back is not None:
            number = pattern.split(";")[0]
            most = number.count("@") + number.count("#") - number.count("'#1'")
            context = Context(prec=most, rounding=ROUND_HALF_EVEN)
            assert back == Money(context.create_decimal(amount), code), what
        if (rounded and not back) or ("@" in pattern and abs(amount) < 1):
            # Babel keeps the minus sign of a number that is rounded to 0.
            continue
        arguments = {"format": pattern, "locale": name, "currency_digits": False}
        assert text == numbers.format_currency(amount, code, **arguments), what
        compared += 1
    assert compared > 2000


@pytest.mark.parametrize("pattern", ["#,##0.00", "0.###", "@@@", "#,##0.00 ¤¤;(#,##0.00 ¤¤)"])
def test_every_locale(pattern: str) -> None:
    """A locale's own signs are used, and equal Babel's."""
    alike = 0
    for name in known():
        own = AmountFormat(pattern, locale=name, numerals=Numerals.LATIN)
        for amount in ("0.001" if "@" in pattern else "0", "-1234567.891", "12.5"):
            money = Money(amount, "EUR")
            text = own.format(money)
            arguments = {"format": pattern, "locale": name, "currency_digits": False}
            wanted = numbers.format_currency(
                Decimal(amount), "EUR", numbering_system="default", **arguments
            )
            # Babel writes a hyphen for each minus sign, and no separator of the currency's own.
            alike += text == wanted
            assert own.explain(own.parse(text, "EUR")) == (text, False), (name, text)
    assert alike > len(known()) * 2, alike
