"""The output of locales, compared with two versions of ICU and read back.

Tests/Data/icu contains ICU's results, which tools/data/icu/answers.py recorded; other machines
have other versions. CLDR changes from one version to the next, so where the two agree CLDR did not.
"""

from __future__ import annotations

import json
import lzma
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from libmoney import (
    AmbiguousCurrency,
    Display,
    LocaleTables,
    Money,
    MoneySyntaxError,
    NotFound,
    Numerals,
    Style,
    format_locale,
    locales,
    parse_locale,
)

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "tools/data/icu"))

import cases as icu  # noqa: E402
import differences as listed  # noqa: E402
from differences import Difference  # noqa: E402

FILE = ROOT / "share" / "locales" / "cldr.locales"
CASES = icu.cases()
#: The tables are of the CLDR that this ICU has.
SAME_DATA = "78.2"
VERSIONS = ("72.1", SAME_DATA)


@cache
def tables() -> LocaleTables:
    return LocaleTables(FILE.read_bytes())


@cache
def answers(version: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    text = lzma.decompress((icu.FOLDER / f"{version}.jsonl.xz").read_bytes()).decode("utf-8")
    for line in text.splitlines():
        group = json.loads(line)
        found.update(dict.fromkeys(group["locales"], group["texts"]))
    return found


def written(case: icu.Case, locale: str, loaded: LocaleTables | None) -> str:
    return format_locale(
        Money(case.amount, case.code),
        locale,
        Style[case.style.upper()],
        Display[case.display.upper()],
        digits=case.digits,
        numerals=Numerals[case.numerals.upper()],
        tables=loaded,
    )


class Compared(NamedTuple):
    """The result of a comparison: the differing texts, and how many were compared or unnamed."""

    differences: list[Difference]
    compared: int
    unnamed: int


@cache
def compared(version: str) -> Compared:
    """All texts where both versions agree, and all of the version with the same data."""
    other = answers(SAME_DATA)
    found, count, unnamed = [], 0, 0
    for locale, texts in answers(version).items():
        for case, want, also in zip(CASES, texts, other.get(locale, ())):
            if want != also:
                continue
            text = text_or_none(case, locale)
            count += bool(text)
            if not text:
                # Where CLDR has no name ICU writes the code.
                assert case.display == "name" and case.code in want, (locale, case, want)
                unnamed += 1
            elif text != want:
                found.append(Difference(locale, case, text, want))
    return Compared(found, count, unnamed)


@pytest.mark.parametrize("version", VERSIONS)
def test_every_locale_writes_as_icu_does(version: str) -> None:
    """Every difference is in the file of differences, with a reason and both texts."""
    known = listed.read()
    found = compared(version)
    wrong = [one for one in found.differences if known.get(one[:2]) != one[2:]]
    assert wrong == []
    assert found.compared > 100_000 and found.unnamed < 4_000


def test_no_difference_is_left_over() -> None:
    """Every text in the file of differences is one that the library writes."""
    found = {one[:2]: one[2:] for one in compared(SAME_DATA).differences}
    assert listed.read() == found
    assert len(found) < 2_600


def test_differences_have_reasons() -> None:
    """Each recorded reason is found again, and every reason is in use."""
    reasons = listed.reasons()
    for one in compared(SAME_DATA).differences:
        assert reasons[one[:2]] == listed.reason_of(one)
    assert set(reasons.values()) == set(listed.REASONS)


def test_the_library_writes_what_the_file_does() -> None:
    """The tables inside of the library are those of the file, with the names of seven languages."""
    for locale in locales():
        for case in CASES[:75:4]:
            if case.display == "name" and locale.partition("_")[0] not in WITH_NAMES:
                continue
            assert written(case, locale, None) == written(case, locale, tables()), (locale, case)


#: Languages whose names are inside of the library, in their usual script.
WITH_NAMES = {"de", "es", "fr", "it", "ja", "pt"}


@cache
def different() -> tuple[str, ...]:
    """The locales that differ from their parent; the others read the same texts as their parent."""
    found = {}
    for locale in tables():
        texts = tuple(text_or_none(case, locale) for case in CASES)
        found.setdefault((locale.partition("_")[0], texts), locale)
    return tuple(found.values())


def text_or_none(case: icu.Case, locale: str) -> str:
    try:
        return written(case, locale, tables())
    except NotFound:
        return ""


def read_back(text: str, locale: str, money: Money, case: icu.Case) -> None:
    """A text means the amount; without the currency beside it the text may be ambiguous."""
    where = (locale, case, text)
    assert parse_locale(text, locale, money.currency, tables=tables()) == money, where
    if case.display == "narrow":
        return
    try:
        assert parse_locale(text, locale, tables=tables()) == money, where
    except AmbiguousCurrency as error:
        assert money.currency in str(error), where


@pytest.mark.parametrize("share", range(2))
def test_what_was_written_is_read(share: int) -> None:
    """Every locale, style, display and numerals; with plain blanks too."""
    for locale in different()[share::2]:
        seen = set()
        for case in CASES:
            text = text_or_none(case, locale)
            if text and case.style != "compact" and text not in seen:
                seen.add(text)
                read_back(text, locale, Money(case.amount, case.code), case)
                if case.display == "symbol":
                    plain = text.replace("\xa0", " ").replace("\u202f", " ")
                    read_back(plain, locale, Money(case.amount, case.code), case)


@pytest.mark.parametrize("share", range(2))
def test_short_forms_are_read(share: int) -> None:
    """A short form is the amount that it shows: written again it is the same text."""
    for locale in different()[share::2]:
        for case in CASES:
            text = text_or_none(case, locale)
            if case.style != "compact" or not text:
                continue
            back = parse_locale(text, locale, case.code, tables=tables())
            again = written(case._replace(amount=str(back.amount)), locale, tables())
            assert again == text, (locale, case, text, back)
            given = Money(case.amount, case.code)
            assert abs(back.amount - given.amount) * 5 <= abs(given.amount), (locale, text, back)


def test_powers_of_ten_are_read_beside_names() -> None:
    """CLDR has other short forms for numbers without a currency; a text means one power of ten."""
    languages = {locale.partition("_")[0]: locale for locale in reversed(tuple(tables()))}
    for locale in languages.values():
        for amount in ("2200", "33000", "2200000", "3300000000", "2200000000000"):
            case = icu.Case("compact", "name", "locale", amount, "EUR", 1)
            text = text_or_none(case, locale)
            if text:
                back = parse_locale(text, locale, "EUR", tables=tables())
                assert back == Money(amount, "EUR"), (locale, text, back)


def test_yen_signs_are_one() -> None:
    for text in ("¥500", "￥500"):
        assert parse_locale(text, "ja") == Money("500", "JPY")


@pytest.mark.parametrize("text", [".99", "99.", "$.99", "+1234.59", "--5", "#5"])
def test_signs_out_of_place_are_syntax(text: str) -> None:
    with pytest.raises(MoneySyntaxError):
        parse_locale(text, "en_US", "USD")
