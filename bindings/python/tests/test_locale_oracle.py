"""What locales write, compared with two versions of ICU; and read back.

Tests/Data/icu has the answers of ICU, which tools/icu/answers.py asked for; another machine has
other versions. CLDR changes from one version to the next, so where the two agree CLDR did not.
"""

from __future__ import annotations

import json
import lzma
import sys
from functools import cache
from pathlib import Path

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
sys.path.insert(0, str(ROOT / "tools" / "icu"))

import cases as icu  # noqa: E402

FILE = ROOT / "share" / "locales" / "cldr.locales"
CASES = icu.cases()
#: The tables are of the CLDR that this ICU has.
SAME_DATA = "78.2"


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


def is_known(case: icu.Case, locale: str) -> bool:
    """Whether a difference has a reason that the table of reasons gives."""
    beside = locale in BESIDE_NAMES or locale.partition("_")[0] in BESIDE_NAMES
    if locale in OWN_PATTERN or (beside and case.style == "compact" and case.display == "name"):
        return True
    return (locale, case.display == "name") in SINGLE or (locale, None) in SINGLE


#: ICU writes EUR with a pattern there that CLDR has for the euro alone (`pattern` of the currency),
#: and in some every currency; the library writes the locale's pattern.
OWN_PATTERN = frozenset(
    [
        "en_150",
        "en_AT",
        "en_BE",
        "en_CH",
        "en_CZ",
        "en_DE",
        "en_DK",
        "en_EE",
        "en_ES",
        "en_FI",
        "en_FR",
        "en_GE",
        "en_HU",
        "en_IT",
        "en_LT",
        "en_LV",
        "en_NL",
        "en_NO",
        "en_PL",
        "en_PT",
        "en_RO",
        "en_SE",
        "en_SI",
        "en_SK",
        "en_UA",
    ]
)
#: Beside a name ICU takes the short form of a number without a currency, which the tables do not
#: have.
BESIDE_NAMES = frozenset(
    ["ceb", "es_GT", "es_PE", "fil", "fy", "he", "kab", "kea", "ksh", "lb", "lt", "sat", "se", "ug"]
)
#: Single locales; False: not in names, True: only in names, None: in both.
SINGLE = {
    # ICU writes all currencies with the sign that CLDR has for the escudo alone: 0$00 €.
    ("kea_CV", None),
    ("pt_CV", None),
    # ICU reads no places of names but those of Latin digits; CLDR has one for Myanmar digits.
    ("my", True),
    ("my_MM", True),
    # ICU has the names of the Latin script there; CLDR has those of the Cyrillic one.
    ("sr_Cyrl_ME", True),
    # ICU has patterns of single currencies there, without the brackets that CLDR has for Turkish.
    ("tr_TR", None),
    # ICU writes 1000 EUR as "1 EUR", since CLDR's short form of one thousand is "0" there.
    ("vec", False),
    ("vec_IT", False),
}


@pytest.mark.parametrize("version", ["72.1", "78.2"])
def test_every_locale_writes_as_icu_does(version: str) -> None:
    """All texts where both versions agree, and all of the version with the same data."""
    other = answers(SAME_DATA)
    expected = {locale: texts for locale, texts in answers(version).items() if locale in other}
    compared = differences = unnamed = 0
    wrong = []
    for locale, texts in expected.items():
        for place, case in enumerate(CASES):
            want = texts[place]
            if other[locale][place] != want:
                continue
            try:
                text = written(case, locale, tables())
            except NotFound:
                # Where CLDR has no name ICU writes the code.
                assert case.display == "name" and case.code in want, (locale, case, want)
                unnamed += 1
                continue
            compared += 1
            if text != want and is_known(case, locale):
                differences += 1
            elif text != want:
                wrong.append((locale, case, text, want))
    assert wrong == []
    assert compared > 100_000 and differences < 4_000 and unnamed < 4_000


def test_no_reason_is_left_over() -> None:
    """Every locale that a reason names differs somewhere."""
    expected = answers(SAME_DATA)
    named = OWN_PATTERN | BESIDE_NAMES | {locale for locale, _ in SINGLE}
    for locale in named:
        texts = [
            (case, text)
            for case, text in zip(CASES, expected[locale])
            if is_known(case, locale) and text != text_or_none(case, locale)
        ]
        assert texts, locale


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
    """The locales whose parent writes something else: the others read what their parent reads."""
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


def test_yen_signs_are_one() -> None:
    for text in ("¥500", "￥500"):
        assert parse_locale(text, "ja") == Money("500", "JPY")


@pytest.mark.parametrize("text", [".99", "99.", "$.99", "+1234.59", "--5", "#5"])
def test_signs_out_of_place_are_syntax(text: str) -> None:
    with pytest.raises(MoneySyntaxError):
        parse_locale(text, "en_US", "USD")
