"""Laws of the locales' data, and of the compact form that the engine reads."""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import cldr
import cldr_extract
import locale_blob
import locale_rows
import locale_tags
import locale_texts
import locales_swift

LIMIT = 142_000


@cache
def inside() -> tuple[dict[str, str], str]:
    return locale_blob.tables(locale_blob.Selection(locales_swift.has_names_inside, 3))


def test_the_table_is_compact() -> None:
    sections, text = inside()
    assert 100_000 < len(text.encode("utf-8")) <= LIMIT
    assert sum(size for _, size in locale_blob.sizes(sections)) < LIMIT


def test_the_page_has_the_sizes() -> None:
    page = (locales_swift.ROOT / "docs" / "guide" / "locales.md").read_text(encoding="utf-8")
    for data in (inside()[1].encode("utf-8"), locales_swift.LOCALES_FILE.read_bytes()):
        assert f"{len(data):,}" in page


def test_the_header_leads_to_the_sections() -> None:
    sections, text = inside()
    data = text.encode("utf-8")
    start = len(data) - sum(size for _, size in locale_blob.sizes(sections))
    assert data.startswith(locale_blob.MAGIC.encode("ascii"))
    first = sum((byte - 0x23) * 92 ** (3 - place) for place, byte in enumerate(data[32:36]))
    assert first == start == 32 + 4 * len(locale_blob.SECTIONS)


def test_every_locale_of_cldr_is_there() -> None:
    identifiers = [row.identifier for row in locale_rows.rows()]
    assert identifiers == sorted(set(identifiers))
    own = {locale_rows.identifier_of(locale) for locale in cldr.numbers()} - {"und"}
    more = {locale_rows.identifier_of(one) for one in cldr.supplemental()["defaults"]}
    assert set(identifiers) == own | more


def test_no_locale_inherits_from_itself() -> None:
    parent = {row.identifier: row.parent for row in locale_rows.rows()}
    for at in parent:
        seen = set()
        while parent[at]:
            assert at not in seen
            seen.add(at)
            at = parent[at]


def test_differences_give_the_whole_back() -> None:
    parents = cldr.supplemental()["parents"]
    for path, whole in (
        (cldr.NUMBERS, cldr.numbers()),
        (cldr.NAMES, cldr.names()),
        (cldr.COUNTRIES, cldr.countries()),
    ):
        text = cldr_extract.lines(whole, parents)
        assert text.encode("utf-8") == cldr.read(path)
        assert all(json.loads(line) for line in text.splitlines())


def test_symbols_have_an_edge() -> None:
    assert locale_texts.needs_space("F") and locale_texts.needs_space(".")
    assert not locale_texts.needs_space("$") and not locale_texts.needs_space("\xa0")


def test_quoted_signs_are_no_signs() -> None:
    split = locale_texts.split_pattern
    assert split("0\xa0mln'.'\xa0¤") == ("", "0", "\xa0mln.\xa0\x03")
    assert split("¤-#,##0.00") == ("\x03\x02", "#,##0.00", "")


def test_tags_lead_to_locales() -> None:
    """Every alias and parent leads to a language with a locale, or to one without any locale."""
    known = locale_tags.known_languages()
    languages = dict(locale_tags.languages())
    aliases = cldr.supplemental()["aliases"]["language"]
    assert languages["iw"] == "he" and languages["zh_min_nan"] == "nan" and "aaf" not in languages
    for old, new in languages.items():
        assert aliases[old.replace("_", "-")].partition("-x-")[0] == new.replace("_", "-")
    identifiers = {row.identifier for row in locale_rows.rows()}
    assert all(parent in identifiers for _, parent in locale_tags.parents())
    # CLDR lists a likely script for each language, which identifies redundant scripts in tags.
    assert known == {tag.partition("_")[0] for tag, _ in locale_tags.likely()}


def test_tables_of_tags_are_sorted_lines() -> None:
    ((_, text),) = locale_tags.build_swift_tags()
    assert text.count("static var ") == 10
    assert len(text) < 24_000
    native = locale_tags.numerals("native", "latn")
    for pairs in (locale_tags.regions(), locale_tags.systems(), native):
        lines = locale_tags.table(pairs).encode("utf-8").splitlines()
        keys = [line.partition(b"=")[0] for line in lines]
        assert keys == sorted(set(keys)) and all(keys)


def test_values_by_prefix_give_all_back() -> None:
    values = {"zh": "a", "zh_Hant": "b", "zh_Hant_TW": "b", "zh_Latn": "", "de": ""}
    assert dict(locale_tags.by_prefix(values, "")) == {"zh": "a", "zh_Hant": "b", "zh_Latn": ""}
