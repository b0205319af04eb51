"""Names of countries in every language, compared with two versions of ICU."""

from __future__ import annotations

import json
import lzma
import sys
from functools import cache
from pathlib import Path

import pytest

from libmoney import (
    EncodingError,
    LocaleTables,
    MoneySyntaxError,
    NotFound,
    country_currencies,
    locale_currency,
)

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "tools/data/icu"))

import cases as icu  # noqa: E402

#: The tables are of the CLDR that this ICU has.
SAME_DATA = "78.2"


def is_in_use(country: str) -> bool:
    """Returns whether a country has a currency today."""
    try:
        return bool(country_currencies(country))
    except NotFound:
        return False


#: ICU returns the names of other countries for these, such as Russia's for SU. The library has no
#: name.
NO_MORE = {code for code in icu.countries() if not is_in_use(code)}


@cache
def tables() -> LocaleTables:
    return LocaleTables.cldr()


@cache
def answers(version: str) -> dict[str, list[str]]:
    text = lzma.decompress((icu.FOLDER / f"countries-{version}.jsonl.xz").read_bytes())
    groups = [json.loads(line) for line in text.decode("utf-8").splitlines()]
    return {locale: group["texts"] for group in groups for locale in group["locales"]}


def named(country: str, locale: str) -> str | None:
    try:
        return tables().country_name(country, locale)
    except NotFound:
        return None


def test_the_countries_that_are_no_more() -> None:
    assert len(NO_MORE) == 8 and {"SU", "DD", "YU"} < NO_MORE


def test_every_name_is_that_of_icu() -> None:
    """All names of the ICU with the same data; where CLDR lacks a name, ICU writes the code."""
    compared = unnamed = 0
    for locale, names in answers(SAME_DATA).items():
        for country, want in zip(icu.countries(), names):
            got = named(country, locale)
            if country in NO_MORE:
                assert got is None
                continue
            assert got == (None if want == country else want), (locale, country)
            compared += got is not None
            unnamed += got is None
    assert compared > 190_000 and unnamed < 30_000, (compared, unnamed)


def test_two_versions_of_icu_agree() -> None:
    """A name on which ICUs of two CLDR versions agree is the library's."""
    agreed = 0
    other = answers(SAME_DATA)
    for locale, names in answers("72.1").items():
        for country, want, also in zip(icu.countries(), names, other.get(locale, ())):
            if want == also != country and country not in NO_MORE:
                assert named(country, locale) == want, (locale, country)
                agreed += 1
    assert agreed > 170_000, agreed


def test_every_country_with_a_currency_has_a_name() -> None:
    for locale in ("en", "de", "fr", "ja", "ar", "sw", "pt_PT"):
        for country in set(icu.countries()) - NO_MORE:
            assert named(country, locale), (locale, country)


def test_the_currencies_of_a_country_with_its_name() -> None:
    assert tables().country_name("BG", "pl") == "Bułgaria"
    assert country_currencies("BG", "2025-12-31") == ["BGN"]
    assert country_currencies("BG", "2026-02-01") == ["EUR"]
    assert locale_currency("fr-CH", "2026-01-01") == "CHF"
    assert tables().country_name("ch", "fr-CH") == "Suisse"


@pytest.mark.parametrize(
    ("country", "locale", "wanted"),
    [
        ("QQ", "de", NotFound),
        ("SU", "ru", NotFound),
        ("DE", "xx", NotFound),
        ("", "de", MoneySyntaxError),
        ("DEU", "de", MoneySyntaxError),
        ("D_", "de", MoneySyntaxError),
        ("DE", "d!", MoneySyntaxError),
        ("D\0", "de", EncodingError),
        (5, "de", TypeError),
        ("DE", None, TypeError),
    ],
)
def test_what_is_refused(country: str, locale: str, wanted: type[Exception]) -> None:
    with pytest.raises(wanted):
        tables().country_name(country, locale)
