"""What locales write, compared with Babel for every locale of CLDR.

Babel leaves out parts of UTS #35, which are added here: the currency's own decimal and group signs,
the least digits before a group, the locale's minus and digits, and the space between a currency of
letters and a digit.
"""

from __future__ import annotations

import csv
import re
import unicodedata
from decimal import ROUND_HALF_EVEN, Decimal
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from libmoney import (
    AmbiguousCurrency,
    Display,
    Money,
    Style,
    currency_text,
    format_locale,
    locales,
    parse_locale,
)

numbers = pytest.importorskip("babel.numbers")
babel = pytest.importorskip("babel")
localedata = pytest.importorskip("babel.localedata")

ROOT = Path(__file__).resolve().parents[3]
AMOUNTS = ["0", "1", "-1", "0.5", "12.34", "-999.99", "1234.5", "12345.67", "-1234567.891", "1E12"]
CODES = ["EUR", "USD", "JPY", "CHF", "BRL", "INR", "KWD", "XAF", "CAD"]
SHARE = ROOT / "share" / "currencies"
WITH_NAMES = {"de", "en", "es", "fr", "it", "ja", "pt"}


def loaded(locale: str) -> Any:
    """A locale as Babel reads it first: once an alias was followed, other locales find its end."""
    localedata._cache.clear()
    return babel.Locale.parse(locale)


@cache
def rows() -> dict[str, dict[str, str]]:
    with (SHARE / "locales.csv").open(encoding="utf-8", newline="") as file:
        return {row["locale"]: row for row in csv.DictReader(file)}


@cache
def signs(locale: str) -> dict[str, str]:
    """The signs of the default numbering system, by way of Babel."""
    found = loaded(locale)
    own = found.number_symbols[found.default_numbering_system]
    result = {}
    for name, special in (("decimal", "currencyDecimal"), ("group", "currencyGroup")):
        result[name] = (
            own.get(special)
            or own.get(name)
            or found.number_symbols["latn"].get(special)
            or found.number_symbols["latn"][name]
        )
    result["minus"] = own.get("minusSign") or found.number_symbols["latn"]["minusSign"]
    return result


def spaced(text: str, currency: str, number: str) -> str:
    """The number and the currency, marked in a text, put in; with the space of UTS #35."""

    def letters(character: str) -> bool:
        return unicodedata.category(character)[0] not in "SZ"

    before = "\xa0" if currency and letters(currency[-1]) else ""
    behind = "\xa0" if currency and letters(currency[0]) else ""
    text = text.replace("\ue001\ue000", f"{currency}{before}\ue000")
    text = text.replace("\ue000\ue001", f"\ue000{behind}{currency}")
    return text.replace("\ue001", currency).replace("\ue000", number)


def expected(
    value: Decimal, places: int, pattern: Any, locale: str, currency: str, short: Any = None
) -> str:
    """A pattern of Babel's applied to a number that has its places already."""
    own = signs(locale)
    grouping = pattern.grouping if short is None else short
    whole, _, fraction = f"{abs(value):.{places}f}".partition(".")
    least = max(int(rows()[locale]["minimum_grouping"]), 1 if short is None else 2)
    # Babel groups; only the least digits are looked at here.
    if len(whole) >= grouping[0] + least:
        parsed = numbers.parse_pattern(
            "#,##0"
            if grouping == (3, 3)
            else "#," + "#" * grouping[1] + "," + "#" * (grouping[0] - 1) + "0"
        )
        whole = parsed.apply(Decimal(whole), "en").replace(",", own["group"])
    number = whole + (own["decimal"] + fraction if fraction else "")
    zero = int(rows()[locale]["zero"], 16)
    number = "".join(chr(zero + int(c)) if c in "0123456789" else c for c in number)
    negative = int(value < 0)
    text = pattern.prefix[negative] + "\ue000" + pattern.suffix[negative]
    text = re.sub(r"'([^']*)'", lambda found: found[1] or "'", text.replace("-", "\ue002"))
    text = text.replace("¤", "\ue001").replace("\ue002", own["minus"])
    return spaced(text, currency, number)


def places_of(amount: Decimal, code: str) -> int:
    return max(numbers.get_currency_precision(code), -int(amount.as_tuple().exponent), 0)


@pytest.mark.parametrize(
    ("style", "key"), [(Style.STANDARD, "standard"), (Style.ACCOUNTING, "accounting")]
)
def test_every_locale_writes_as_cldr_has_it(style: Style, key: str) -> None:
    assert len(locales()) == len(rows()) > 1000
    for locale in locales():
        found = loaded(locale)
        for index, text in enumerate(AMOUNTS):
            code = CODES[(index + len(locale)) % len(CODES)]
            amount = Decimal(f"{Decimal(text):f}")
            symbol = numbers.get_currency_symbol(code, found)
            pattern = found.currency_formats[key]
            want = expected(amount, places_of(amount, code), pattern, locale, symbol)
            money = Money(amount, code)
            assert format_locale(money, locale, style) == want, (locale, code, text)
            want = expected(amount, places_of(amount, code), pattern, locale, code)
            assert format_locale(money, locale, style, Display.CODE) == want, (locale, code, text)


def test_babel_itself_agrees_where_it_follows_cldr() -> None:
    """No part of the oracle above: locales of Latin digits, ASCII minus, a sign."""
    compared = 0
    for locale in locales():
        found = loaded(locale)
        own = found.number_symbols[found.default_numbering_system]
        symbol = numbers.get_currency_symbol("EUR", found)
        if found.default_numbering_system != "latn" or own["minusSign"] != "-" or symbol != "€":
            continue
        if own.get("currencyDecimal") or own.get("currencyGroup"):
            continue
        for text in ("0.00", "1.50", "-12.34", "12345.67", "-1234567.89"):
            if rows()[locale]["minimum_grouping"] != "1" and len(text) < 9:
                continue
            for style, kind in ((Style.STANDARD, "standard"), (Style.ACCOUNTING, "accounting")):
                want = numbers.format_currency(
                    Decimal(text), "EUR", locale=locale, format_type=kind
                )
                assert format_locale(Money(text, "EUR"), locale, style) == want, locale
                compared += 1
    assert compared > 5000


def test_every_symbol_is_cldrs() -> None:
    codes = list(babel.Locale.parse("en").currencies)
    for locale in locales():
        symbols = loaded(locale).currency_symbols
        for code in codes:
            if code in symbols or code in ("EUR", "USD", "ADP"):
                assert currency_text(code, locale) == symbols.get(code, code), (locale, code)


def test_names_are_cldrs() -> None:
    languages = [one for one in locales() if one.split("_")[0] in WITH_NAMES and one[2:3] in "_"]
    plain = [one for one in languages if babel.Locale.parse(one).script is None]
    assert len(plain) > 150
    with (SHARE / "names.csv").open(encoding="utf-8", newline="") as file:
        own = {row["locale"] for row in csv.DictReader(file)}
    for locale in plain:
        found = loaded(locale)
        for code, name in found.currencies.items():
            if locale not in own and code not in CODES:
                continue
            assert currency_text(code, locale, Display.NAME) == name, (locale, code)
            for text in ("0", "0.00", "1", "1.00", "1.50", "2", "1000000"):
                # The digits that are written choose the form.
                shown = format_locale(Money(text, code), locale, display=Display.NAME)
                written = re.match(r"[\d.,’\s]*\d", shown)
                assert written
                point = signs(locale)["decimal"]
                places = len(written[0].partition(point)[2])
                amount = Decimal(text).quantize(Decimal(1).scaleb(-places))
                form = numbers.get_currency_name(code, count=amount, locale=found)
                assert shown.endswith(form), (locale, code, text, shown, form)


def test_short_forms_are_cldrs() -> None:
    for locale in locales():
        found = loaded(locale)
        short = found.compact_currency_formats["short"]["other"]
        symbol = numbers.get_currency_symbol("USD", found)
        for exponent in range(3, 15):
            # Babel takes the largest magnitude that is not above the number.
            known = [m for m in short if len(m) - 1 <= exponent]
            magnitude = max(known, key=len)
            pattern = short[magnitude]
            if "¤" not in pattern.pattern:
                continue
            zeros = pattern.pattern.partition(";")[0].count("0")
            for digits, leading in ((0, "7"), (1, "2.3"), (2, "4.56")):
                value = Decimal(leading).scaleb(exponent)
                divisor = len(magnitude) - 1 - zeros + 1
                mantissa = (value.scaleb(-divisor)).quantize(
                    Decimal(1).scaleb(-digits), ROUND_HALF_EVEN
                )
                shown = f"{mantissa:f}".rstrip("0").rstrip(".") if digits else f"{mantissa:f}"
                mantissa = Decimal(shown)
                places = max(-int(mantissa.as_tuple().exponent), 0)
                parsed = found.currency_formats["standard"].grouping
                for sign in (1, -1):
                    want = expected(sign * mantissa, places, pattern, locale, symbol, short=parsed)
                    money = Money(f"{sign * value:f}", "USD")
                    got = format_locale(money, locale, Style.COMPACT, digits=digits)
                    assert got == want, (locale, value, digits)


def test_what_was_written_is_read() -> None:
    ambiguous = set()
    for locale in locales():
        for index, text in enumerate(AMOUNTS):
            code = CODES[(index + len(locale)) % len(CODES)]
            money = Money(f"{Decimal(text):f}", code)
            for style in (Style.STANDARD, Style.ACCOUNTING):
                for display in (Display.SYMBOL, Display.NARROW, Display.CODE, Display.NONE):
                    shown = format_locale(money, locale, style, display)
                    for variant in {shown, re.sub("[\xa0\u202f]", " ", shown)}:
                        case = (locale, code, shown)
                        assert parse_locale(variant, locale, code) == money, case
                        if display in (Display.NARROW, Display.NONE):
                            continue
                        try:
                            assert parse_locale(variant, locale) == money, case
                        except AmbiguousCurrency as error:
                            assert code in str(error), case
                            ambiguous.add((locale, code))
    # Where CLDR gives two currencies of a locale one symbol.
    assert len(ambiguous) < 40, ambiguous


def test_short_forms_are_read() -> None:
    for locale in locales():
        for exponent in range(15):
            for digits in (0, 1):
                money = Money(f"{Decimal('2.3').scaleb(exponent):f}", "EUR")
                shown = format_locale(money, locale, Style.COMPACT, digits=digits)
                back = parse_locale(shown, locale, "EUR")
                again = format_locale(back, locale, Style.COMPACT, digits=digits)
                assert again == shown, (locale, shown, back)
                assert abs(back.amount - money.amount) * 5 <= money.amount + 5, (locale, shown)


def test_names_are_read() -> None:
    for locale in locales():
        if locale.split("_")[0] not in WITH_NAMES or babel.Locale.parse(locale).script:
            continue
        for code in ("EUR", "USD", "GBP", "JPY", "AFA"):
            for text in ("1", "2.50", "-1234.00"):
                money = Money(text, code)
                shown = format_locale(money, locale, display=Display.NAME)
                assert parse_locale(shown, locale) == money, shown
